"""Environments for learning, at the engine's speed: one process of Alea plays many matches and shows them in memory
that both programs share. Needs NumPy; uses Gymnasium and PettingZoo where they are installed, and needs neither.

    >>> import numpy as np
    >>> import alea.env
    >>> env = alea.env.vector("ludo-classic", lanes=8, opponents=["random"], seed=1)
    >>> observations, infos = env.reset()
    >>> for _ in range(100):
    ...     actions = observations["action_mask"].argmax(axis=1)
    ...     observations, rewards, terminations, truncations, infos = env.step(actions)
    >>> observations["observation"].shape, observations["action_mask"].shape
    ((8, 1098), (8, 4))
    >>> env.close()

Three doors to the same engine: :func:`aec` (PettingZoo: agents take turns), :func:`single` (Gymnasium: one seat against
named opponents) and :func:`vector` (Gymnasium's vector API: thousands of matches at once). What they share:

* An **action** is a number; ``env.actions`` has its label (Ludo: the pawn). ``action_mask`` is 1 where it is legal. A
  decision with one option is taken by the engine, as are the dice; nobody is asked.
* An **observation** is a row of float32 from the seat to act, by a named ``encoder``: the features of Alea's networks
  (``"ludo"``, ``"ludo-threats"``, ``"pyludo"``, ``"doom"``; docs/learning-td.md), followed by the roll as one of
  ``rolls`` inputs that is 1, where the encoder does not show it; or ``"text"``, the letters of the position, for any
  game. ``slots`` is the same in short: the inputs that are 1 whatever happens, for Ludo one for every pawn.
* **Rewards** are payoffs, at the end of a match: 1 a win, 0 a loss, unless the game says otherwise. A match that
  reaches its cap of turns is truncated, and pays nothing.
* Everything follows from ``seed``: lane i plays the matches i, i + lanes, i + 2 lanes, ... of it, whatever happens
  in other lanes, and with the dice that ``alea arena`` gives that match. ``record(lane)`` is its record.

:func:`encode` shows any position in the same numbers, for a network that has learned and is now to play.
"""

try:
    import numpy  # noqa: F401
except ImportError:
    raise ImportError(
        "alea.env needs NumPy (on Debian: apt-get install python3-numpy; else pip install numpy); "
        "alea itself does not") from None

from .aec import AecEnv, aec
from .encoding import Encoded, encode
from .lanes import Lanes
from .single import SingleEnv, single
from .vector import VectorEnv, vector

__all__ = ["AecEnv", "Encoded", "Lanes", "SingleEnv", "VectorEnv", "aec", "encode", "single", "vector"]
