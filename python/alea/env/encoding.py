"""Positions as the numbers that environments show of them."""

from __future__ import annotations

from typing import Iterable, NamedTuple, Optional, Union

import numpy as np

from ..game import Game


class Encoded(NamedTuple):
    """Positions as numbers: ``slots`` int32[positions, slots], the inputs that are 1 whatever happens, and
    ``observation`` float32[positions, inputs + rolls], all inputs and then the roll as one that is 1. Of one position,
    given as a text and not in a list, they have no first axis.

    >>> alea.env.encode("ludo-simple:pawns=1", ["0/-/0/- 0 3", "0/-/0/- 0 -"], "ludo").slots.shape
    (2, 2)
    """

    slots: np.ndarray
    observation: np.ndarray


def encode(spec: Union[str, Game], positions: Union[str, Iterable[str]], encoder: Optional[str] = None) -> Encoded:
    """What the seat to act sees of positions: the arrays ``slots`` and ``observation`` that environments show there.

    ``spec`` names the game, or is an :class:`alea.Game`; ``encoder`` is as of :class:`Lanes`. Positions are texts
    (docs/protocol.md), at a decision or before a roll; before it, and where a text does not say which roll came last
    (several throws are still to be used), the inputs of the roll are 0. docs/learning-td.md says what each input means.

    >>> seen = alea.env.encode("ludo-classic", "10,20,B,H/-/2,3,0,B/- 0 5", "ludo")
    >>> seen.slots.tolist(), seen.observation.shape, int(seen.observation[-6:].argmax()) + 1
    ([22, 42, 0, 114, 238, 240, 234, 232], (470,), 5)
    """
    game = spec if isinstance(spec, Game) else Game(spec)
    one = isinstance(positions, str)
    asked = [{"game": game.spec, "position": text, "encoder": encoder} for text in ([positions] if one else positions)]
    try:
        answers = game._engine.batch("encode", asked)
    finally:
        if game is not spec:
            game.close()
    if not answers:
        return Encoded(np.zeros((0, 0), np.int32), np.zeros((0, 0), np.float32))
    rows = np.zeros((len(answers), answers[0]["inputs"] + answers[0]["rolls"]), np.float32)
    for row, answer in zip(rows, answers):
        np.add.at(row, answer["slots"], np.float32(1))
        np.add.at(row, answer["extras"], np.array(answer["values"], np.float32))
        if "roll" in answer:
            row[answer["inputs"] + answer["roll"]] = 1
    slots = np.array([answer["slots"] for answer in answers], np.int32)
    return Encoded(slots[0], rows[0]) if one else Encoded(slots, rows)
