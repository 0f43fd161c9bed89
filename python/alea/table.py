"""Tables of solved games, read from the files that ``alea solve`` writes."""

from __future__ import annotations

import mmap
import os
import struct
from contextlib import contextmanager
from typing import Any, Dict, Iterable, Iterator, List, Optional, Tuple, Union

from .engine import AleaError, Engine, engine as shared

_HEADER = 4096
_FIRST = "alea table 1"
_FORMS = {"f64": ("<d", 8, "<f8"), "f32": ("<f", 4, "<f4"), "i16": ("<h", 2, "<i2")}


class Table:
    """A table of ``alea solve GAME --out FILE``: the value of every state of a game, mapped into memory.

    A state has a number, 0..``states`` - 1; the engine does the numbering (docs/tables.md), so :meth:`index` and
    :meth:`position` ask it. ``unit`` says in words what numbers are: as a rule win minus loss (-1..1) of the seat to
    act. ``game``, ``objective`` (``"zero-sum"`` or ``"own-win"``) and ``arrays`` (``("lower", "upper")``: bounds that
    are certain; or ``("win", "loss")``) are as the file says, ``header`` has all its lines.

    >>> import os, tempfile
    >>> file = os.path.join(tempfile.mkdtemp(), "one.table")
    >>> _ = alea.run("solve", "ludo-simple:pawns=1", "--out", file)
    >>> table = alea.Table(file)
    >>> table.states, table.arrays
    (2704, ('lower', 'upper'))
    >>> n = table.index("0/-/0/- 0 -")
    >>> table.position(n)
    '0/-/0/- 0 -'
    >>> round(table.value("0/-/0/- 0 -"), 6) == round(table.value(n), 6)
    True
    >>> lower, upper = table.bounds(n)
    >>> 0 <= upper - lower < 1e-8
    True
    >>> table.close()
    """

    def __init__(self, path: Union[str, "os.PathLike[str]"], engine: Optional[Engine] = None):
        self.path = os.fspath(path)
        self._engine = engine or shared()
        try:
            with open(self.path, "rb") as file:
                head = file.read(_HEADER)
                size = os.fstat(file.fileno()).st_size
                text = head.split(b"\0")[0].decode("utf-8", "replace")
                if not text.startswith(_FIRST + "\n"):
                    raise AleaError("%s is not a table of alea solve: its first line is not '%s'"
                                    % (self.path, _FIRST))
                self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except OSError as error:
            raise AleaError("%s cannot be read: %s" % (self.path, error.strerror)) from None
        self.header: Dict[str, str] = dict(line.split(": ", 1) for line in text.splitlines()[1:] if ": " in line)
        self.game: str = self.header["game"]
        self.objective: str = self.header["objective"]
        self.unit: str = self.header["unit"]
        self.states: int = int(self.header["states"])
        self.arrays: Tuple[str, ...] = tuple(self.header["arrays"].split())
        self._form, self._width, self._dtype = _FORMS[self.header["values"]]
        self._scale = float(self.header.get("scale", "1"))
        if size != _HEADER + len(self.arrays) * self.states * self._width:
            raise AleaError("%s is not whole: it has %d bytes" % (self.path, size))

    def _asked(self) -> Dict[str, Any]:
        pieces = int(self.header["pieces"]) if "pieces" in self.header else None
        return {"game": self.game, "objective": self.objective, "pieces": pieces}

    def index(self, position: str) -> int:
        """The number of the state that a position is in.

        :class:`AleaError` where it has none: of Ludo, positions before a roll are numbered, of Dice of Doom those in
        which a seat is to decide. :meth:`value` and :meth:`bounds` take others, too.
        """
        with self._told():
            return self._engine.call("index", position=position, **self._asked())["index"]

    def indices(self, positions: Iterable[str]) -> List[int]:
        """The numbers of many positions, several times as fast."""
        asked = [dict(self._asked(), position=position) for position in positions]
        with self._told():
            return [answer["index"] for answer in self._engine.batch("index", asked)]

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Says of which game the table is, to whom it refuses a position of another one, or of one that has more."""
        try:
            yield
        except AleaError as error:
            if not str(error).startswith("position"):
                raise
            raise AleaError("%s: this table is of %s; take positions of alea.Game(table.game)" % (error, self.game),
                            error.code) from None

    def position(self, index: int) -> Optional[str]:
        """A position in a state, as the seat to act sees it (seat 0 acts, where all seats are alike); ``None`` for a
        number that no position has."""
        return self._engine.call("state", index=int(index), **self._asked()).get("position")

    def row(self, index: int) -> Dict[str, float]:
        """What the file has of a state: a number for each of ``arrays``, in ``unit``."""
        if not 0 <= index < self.states:
            raise IndexError("state %d of 0..%d" % (index, self.states - 1))
        at = [_HEADER + (a * self.states + index) * self._width for a in range(len(self.arrays))]
        return {name: struct.unpack_from(self._form, self._map, place)[0] / self._scale
                for name, place in zip(self.arrays, at)}

    def bounds(self, state: Union[str, int]) -> Tuple[float, float]:
        """The certain bounds of a state's value, a position or a number, in ``unit``; of a zero-sum table. Those of a
        position without a number (before a deal, after a roll) are worked out by the engine from the bounds of those
        that it leads to; :class:`AleaError` where the table does not know those."""
        if "lower" not in self.arrays:
            raise AleaError("%s is for the objective %s, and has no bounds" % (self.path, self.objective))
        if isinstance(state, str):
            try:
                state = self.index(state)
            except AleaError:
                if "most" in self.header:  # the engine answers in payoffs, the table in differences of them
                    raise
                found = self._valued(state)
                return 2 * found["lower"] - 1, 2 * found["upper"] - 1  # it answers in a win and half a draw
        row = self.row(int(state))
        return row["lower"], row["upper"]

    def _valued(self, position: str) -> Dict[str, Any]:
        """What the table says of a position by what it leads to; never what matches from it say."""
        with self._told():
            found = self._engine.call("value", game=self.game, position=position, objective=self.objective,
                                      table=os.path.abspath(self.path))
        if found.get("method") not in ("exact", "bounds"):
            raise AleaError("%s does not know %s, nor all that it leads to; alea.Game(table.game).analyse plays it on"
                            % (self.path, position))
        return found

    def value(self, state: Union[str, int]) -> float:
        """What a state is worth to the seat that acts, in ``unit``: the middle of its bounds, or the win of an own-win
        table. A position that has no number (after a roll, say) is worked out by the engine from those that it leads
        to; :class:`AleaError` where the table does not know those."""
        if isinstance(state, str):
            try:
                state = self.index(state)
            except AleaError:
                return self._valued(state)["value"]
        row = self.row(int(state))
        return (row["lower"] + row["upper"]) / 2 if "lower" in row else row[self.arrays[0]]

    def numpy(self) -> Dict[str, Any]:
        """The arrays by name, as NumPy arrays of ``states`` numbers each, mapped from the file (``f64`` and ``f32``
        without a copy), in ``unit``. Needs NumPy."""
        import numpy

        found = {}
        for a, name in enumerate(self.arrays):
            numbers = numpy.memmap(self.path, self._dtype, "r", _HEADER + a * self.states * self._width, (self.states,))
            found[name] = numbers if self._scale == 1 else numbers / self._scale
        return found

    def close(self) -> None:
        """Lets go of the file."""
        self._map.close()

    def __enter__(self) -> "Table":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def __repr__(self) -> str:
        return "Table(%r)" % self.path
