"""Alea from Python: dice games on a board, their rules, strategies and exact values.

This package drives the program ``alea``, a process that it starts by itself. It needs Python 3.9 and nothing else;
:mod:`alea.env` (environments for learning, with NumPy) is imported on its own.

    >>> game = alea.Game("ludo-simple")
    >>> node = game.options(game.play(game.start(), 6))
    >>> node.kind, node.seat, node.labels
    ('decision', 0, ['0', '1', '2', '3'])
    >>> game.policy("10,20,H,H/-/2,3,0,0/- 0 5", "hybrid")
    {'1': 1.0}

Positions and labels are texts, and the same everywhere: docs/protocol.md. What Alea refuses is an
:class:`AleaError` with its one line of why. The program is the one of the clone in which this package lies, else that
of the environment variable ``ALEA_COMMAND`` (which goes first), else ``alea`` on the PATH.
"""

from .commands import (Arena, Fairness, GameInfo, Mistake, Review, SeatReview, Standing, arena, bot, dice, games, play,
                       review)
from .engine import AleaError, Engine, command, engine, run
from .game import Analysis, Assessed, Conversion, Game, Node, Option, Value, Worth
from .table import Table

__all__ = [
    "AleaError", "Analysis", "Arena", "Assessed", "Conversion", "Engine", "Fairness", "Game", "GameInfo", "Mistake",
    "Node", "Option", "Review", "SeatReview", "Standing", "Table", "Value", "Worth", "arena", "bot", "command", "dice",
    "engine", "games", "play", "review", "run",
]
