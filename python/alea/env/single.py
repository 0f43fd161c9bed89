"""Gymnasium's API: one seat against named opponents."""

from __future__ import annotations

from typing import Any, Dict, Optional, Sequence, Tuple, Union

import numpy as np

from ..engine import AleaError
from .lanes import Lanes, requires
from .spaces import Discrete, observation_space

try:
    from gymnasium import Env as _Base
except ImportError:
    _Base = object


class SingleEnv(_Base):
    """One seat of one match after the other, by Gymnasium's API; :func:`single` makes one.

    ``reset(seed=, options=)`` gives ``(observation, info)``, ``step(action)`` gives ``(observation, reward, terminated,
    truncated, info)``. An observation is ``{"observation": float32[k], "action_mask": int8[actions]}``; ``info`` has
    ``seat``, ``roll``, ``match`` and ``turns`` as numbers and ``slots`` as an array. All are copies.

    >>> env = alea.env.single("ludo-simple")
    >>> observation, info = env.reset(seed=5)
    >>> observation["action_mask"].tolist(), info["match"], env.render() == env.position()
    ([1, 1, 1, 1], 0, True)
    >>> env.close()
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(self, lanes: Lanes, seat: Union[int, str]):
        self.engine = lanes
        self.actions = lanes.actions
        self.render_mode = "ansi"
        self.spec = None
        width = lanes.inputs + lanes.rolls if "observation" in lanes.fields else 0
        self.action_space = Discrete(len(lanes.actions))
        self.observation_space = observation_space(width, len(lanes.actions))
        self._seat = seat
        self._mask = lanes.mask[0].view(np.int8)
        self._row = lanes.observation[0] if width else None
        self._ended = True

    def reset(self, *, seed: Optional[int] = None, options: Optional[dict] = None) -> Tuple[Dict[str, Any], dict]:
        """Begins match 0 of a seed, or, without one, the next match; one in which there is nothing to decide is passed
        over."""
        if _Base is not object:
            super().reset(seed=seed)  # Gymnasium's own generator, which nothing here draws from
        self.engine.reset(seed)
        while self.engine.end[0]:  # nobody had a choice in that match
            self.engine.reset()
        self._ended = False
        return self._observed(), self._told()

    def step(self, action: int) -> Tuple[Dict[str, Any], float, bool, bool, dict]:
        """Takes an action, and goes on to the next decision of this seat, or to the end."""
        if self._ended:
            raise AleaError("the match has ended, or none has begun: reset() begins one")
        engine = self.engine
        engine.action[0] = action
        engine.step()
        end = int(engine.end[0])
        reward = 0.0
        if end:
            self._ended = True
            seat = int(engine.match[0]) % engine.seats if self._seat == "rotate" else int(self._seat)
            reward = float(engine.reward[0, seat])
        return self._observed(), reward, end == 1, end == 2, self._told()

    def _observed(self) -> Dict[str, Any]:
        shown = {"action_mask": self._mask.copy()}
        if self._row is not None:
            shown["observation"] = self._row.copy()
        return shown

    def _told(self) -> dict:
        engine = self.engine
        return {"seat": int(engine.seat[0]), "roll": int(engine.roll[0]), "match": int(engine.match[0]),
                "turns": int(engine.turns[0]), "slots": engine.slots[0].copy()}

    def position(self) -> str:
        """Where the match stands, as text (docs/protocol.md)."""
        return self.engine.position(0)

    def record(self) -> str:
        """The record of the match as far as it has come, for ``alea replay``; needs ``records=True``."""
        return self.engine.record(0)

    def render(self) -> str:
        """Where the match stands, as text."""
        return self.position()

    def close(self) -> None:
        """Ends the engine."""
        self.engine.close()


def single(spec: str, seat: Union[int, str] = 0, opponents: Union[str, Sequence[str]] = "random", *,
           encoder: Optional[str] = None, seed: int = 1, **options: Any) -> SingleEnv:
    """One seat against named opponents, by Gymnasium's API. The arguments are those of :class:`Lanes`.

    >>> env = alea.env.single("ludo-simple", seat=0, opponents=["fast"])
    >>> observation, info = env.reset(seed=1)
    >>> ended = False
    >>> while not ended:
    ...     action = env.action_space.sample(observation["action_mask"])
    ...     observation, reward, terminated, truncated, info = env.step(action)
    ...     ended = terminated or truncated
    >>> reward in (0.0, 1.0)
    True
    >>> env.close()
    """
    requires(single, options)
    if not opponents:
        raise AleaError("there is nobody to play against: name opponents, or play all seats by alea.env.aec")
    engine = Lanes(spec, 1, opponents=opponents, encoder=encoder, seat=seat, seed=seed, **options)
    return SingleEnv(engine, seat)
