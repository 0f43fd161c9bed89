"""Games: what a position waits for, where its options lead, what they are worth."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Dict, Iterable, List, Optional, Sequence, Tuple, Union

from .engine import Engine, engine as shared


@dataclass(frozen=True)
class Option:
    """One thing that can happen at a node.

    ``label`` names it (Ludo: the pawn ``0``..``3`` or ``pass``; the face of the die), ``next`` is the position after
    it, ``probability`` (0..1) is there at chance nodes alone.

    >>> alea.Game("ludo-simple:pawns=1").options("0/-/0/- 0 -").options[5]
    Option(label='6', next='0/-/0/- 0 6', probability=0.16666666666666666)
    """

    label: str
    next: str
    probability: Optional[float] = None


@dataclass(frozen=True)
class Node:
    """What a position waits for.

    ``kind`` is ``"decision"``, ``"chance"`` or ``"over"``; ``seat`` is who acts or rolls, as positions number seats
    (when over: who acted last); ``options`` are in the engine's order; ``scores`` are the payoffs of all seats in the
    order of play, when over (1 a win, 0 a loss, unless the game says otherwise).

    >>> node = alea.Game("ludo-simple:pawns=1").options("50/-/0/- 0 2")
    >>> node.kind, node.seat, node.labels
    ('decision', 0, ['0'])
    >>> alea.Game("ludo-simple:pawns=1").options(node["0"].next).scores
    (1.0, 0.0)
    """

    kind: str
    seat: int
    options: Tuple[Option, ...]
    scores: Optional[Tuple[float, ...]] = None

    @property
    def labels(self) -> List[str]:
        """The labels of all options, in their order."""
        return [option.label for option in self.options]

    def __getitem__(self, label: Union[str, int]) -> Option:
        """The option of a label."""
        for option in self.options:
            if option.label == str(label):
                return option
        raise KeyError(label)


@dataclass(frozen=True)
class Worth:
    """What a strategy thinks an option is worth, in its own unit; ``terms`` are the parts, where it has any.

    >>> alea.Game("ludo-simple").evaluate("10,20,H,H/-/2,3,0,0/- 0 5", "hybrid")[1].value
    5.833333333333333
    """

    label: str
    value: float
    terms: Dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Value:
    """What a position is worth to the seat that acts or is about to roll, under optimal play.

    ``equity`` is the expected payoff (win and half the draw, 0..1, where a game pays no more); ``lower`` and
    ``upper`` bound it; ``method`` is ``"exact"``, ``"bounds"`` or ``"rollout"`` (then they are a 95 % interval);
    ``best`` are the labels of the best options, at a decision; ``win``, ``lose``, ``draw`` are probabilities, where
    they are known. ``raw`` is all that Alea answered.

    >>> alea.Game("doom:2x2,dice=5").value("r2b1/b5r3 r 1").best
    ('0>1',)
    """

    equity: Optional[float]
    lower: float
    upper: float
    method: str
    best: Tuple[str, ...]
    win: Optional[float] = None
    lose: Optional[float] = None
    draw: Optional[float] = None
    raw: Dict[str, Any] = field(default_factory=dict, repr=False, compare=False)


@dataclass(frozen=True)
class Assessed:
    """An option of an :class:`Analysis`: its ``equity`` (expected payoff of the seat that decides), between ``lower``
    and ``upper`` (bounds, or a 95 % interval), and the ``loss`` to the best one. ``same`` are the labels of options
    that differ at most in which of equal pieces moves.

    >>> alea.Game("doom:2x2,dice=5").analyse("r2b1/b5r1 r 0").options[0].label
    '0>2'
    """

    label: str
    equity: float
    lower: float
    upper: float
    loss: float
    same: Tuple[str, ...] = ()


@dataclass(frozen=True)
class Analysis:
    """What the options of a decision are worth, and how that is known.

    ``method`` is ``"exact"``, ``"table"``, ``"bounds"``, ``"rollout"`` or ``"search"``; ``verdict`` is ``"exact"``,
    ``"separated"`` (``best[0]`` is better than all others with ``confidence``) or ``"not separated"``.

    >>> found = alea.Game("doom:2x2,dice=5").analyse("r2b1/b5r1 r 0")
    >>> found.method, found.best, round(found.options[1].equity, 6)
    ('exact', ('0>1',), 0.054539)
    """

    seat: int
    method: str
    options: Tuple[Assessed, ...]
    best: Tuple[str, ...]
    verdict: str
    confidence: float
    raw: Dict[str, Any] = field(default_factory=dict, repr=False, compare=False)


@dataclass(frozen=True)
class Conversion:
    """A position in the arrays of the engine that a game comes from: ``absolute`` with place 0 first, ``relative`` with
    the place to act first; four rows of four whole numbers each.

    >>> alea.Game("ludo-ludopy").convert("B,B,4,H/B,B,B,B/B,0,17,B/B,B,B,B 2 -").relative[0]
    (0, 1, 18, 0)
    """

    position: str
    seat: int
    die: Optional[int]
    absolute: Tuple[Tuple[int, ...], ...]
    relative: Tuple[Tuple[int, ...], ...]


class Game:
    """The rules of one game, named by a spec such as ``"ludo-classic:seats=4"``, or by a rule file (``"my.yaml"``).

    Positions are texts (docs/protocol.md): ``"10,20,H,H/-/2,3,0,0/- 0 5"``. A game keeps nothing between calls, so
    any position can be asked about at any time. :func:`alea.games` lists what can be played. Errors are
    :class:`alea.AleaError`.

    >>> import random
    >>> game = alea.Game("ludo-simple")
    >>> node = game.options(game.start())
    >>> while node.kind != "over":
    ...     node = game.options(random.choice(node.options).next)
    >>> sum(node.scores)
    1.0
    """

    def __init__(self, spec: str, engine: Optional[Engine] = None):
        name, colon, keys = spec.partition(":")
        self._own = None
        if engine is None and name.endswith((".yaml", ".yml")):
            self._own = engine = Engine(rules=[name])
            spec = Path(name).name + colon + keys
        #: The spec, as the engine is asked for it.
        self.spec = spec
        self._engine = engine or shared()
        try:
            self._start = self._ask("start")["position"]
        except Exception:
            self.close()
            raise

    def _ask(self, method: str, /, **params: Any) -> Any:
        return self._engine.call(method, game=self.spec, **params)

    def start(self) -> str:
        """The first position of a match. Where a game deals first, it waits for that chance.

        >>> alea.Game("ludo-classic").start()
        'B,B,B,B/-/B,B,B,B/- 0 -'
        """
        return self._start

    def options(self, position: str) -> Node:
        """What a position waits for, and where each option leads.

        >>> [o.next for o in alea.Game("ludo-simple").options("10,20,H,H/-/2,3,0,0/- 0 5").options]
        ['15,20,H,H/-/2,3,0,0/- 2 -', '10,25,H,H/-/2,3,0,0/- 2 -']
        """
        return _node(self._ask("options", position=position))

    def options_of(self, positions: Iterable[str]) -> List[Node]:
        """The same for many positions, several times as fast.

        >>> game = alea.Game("ludo-simple:pawns=1")
        >>> [node.kind for node in game.options_of([game.start(), "0/-/0/- 0 3"])]
        ['chance', 'decision']
        """
        asked = [{"game": self.spec, "position": position} for position in positions]
        return [_node(answer) for answer in self._engine.batch("options", asked)]

    def play(self, position: str, label: Union[str, int]) -> str:
        """The position after an option happens, at a decision or at chance.

        >>> alea.Game("ludo-simple").play("10,20,H,H/-/2,3,0,0/- 0 5", 1)
        '10,25,H,H/-/2,3,0,0/- 2 -'
        """
        return self._ask("play", position=position, label=str(label))["position"]

    def policy(self, position: str, strategy: str, seed: int = 1) -> Dict[str, float]:
        """The options that a strategy may pick at a decision, with their probabilities, which sum to 1. A strategy that
        samples (``mcts``) gives the one that it draws with ``seed``.

        >>> alea.Game("ludo-simple").policy("10,20,H,H/-/2,3,0,0/- 0 5", "random")
        {'0': 0.5, '1': 0.5}
        """
        choices = self._ask("policy", position=position, strategy=strategy, seed=seed)["choices"]
        return {choice["label"]: choice["probability"] for choice in choices}

    def evaluate(self, position: str, evaluator: str) -> Tuple[Worth, ...]:
        """What a strategy that values positions (``hybrid``, ``net``, ``optimal``, ...) thinks each option is worth.

        >>> [w.value for w in alea.Game("ludo-simple").evaluate("10,20,H,H/-/2,3,0,0/- 0 5", "hybrid")]
        [5.0, 5.833333333333333]
        """
        options = self._ask("evaluate", position=position, evaluator=evaluator)["options"]
        return tuple(Worth(o["label"], o["value"], o.get("terms") or {}) for o in options)

    def value(self, position: str, objective: Optional[str] = None, table: Optional[str] = None) -> Value:
        """What a position is worth under optimal play: exact where the game is small or a table is there.

        ``objective`` is ``"zero-sum"`` (the standard for two seats) or ``"own-win"``; ``table`` is a file of
        ``alea solve``.

        >>> round(alea.Game("ludo-simple:pawns=1").value("0/-/0/- 0 -").equity, 9)
        0.574341077
        """
        found = self._ask("value", position=position, objective=objective, table=table)
        return Value(found.get("equity"), found["lower"], found["upper"], found["method"], tuple(found["best"]),
                     found.get("win"), found.get("lose"), found.get("draw"), found)

    def analyse(self, position: str, *, by: Optional[str] = None, games: Optional[int] = None,
                until: Optional[float] = None, seed: Optional[int] = None, table: Optional[str] = None,
                objective: Optional[str] = None, luck: Optional[str] = None, truncate: Optional[int] = None,
                method: Optional[str] = None, plies: Optional[int] = None) -> Analysis:
        """What every option of a decision is worth: exactly where that is known, else by playing matches on.

        ``by`` plays them, ``games`` of each option (1,296) with dice of ``seed``, until the best is clear with
        confidence ``until`` (0..1); docs/analysis.md explains all parameters.

        >>> found = alea.Game("ludo-simple").analyse("10,20,H,H/-/2,3,0,0/- 0 5", by="fast", games=100)
        >>> found.method, len(found.options)
        ('rollout', 2)
        """
        found = self._ask("analyse", position=position, by=by, games=games, until=until, seed=seed, table=table,
                          objective=objective, luck=luck, truncate=truncate, method=method, plies=plies)
        options = tuple(Assessed(o["label"], o["equity"], o["lower"], o["upper"], o["loss"], tuple(o.get("same", ())))
                        for o in found["options"])
        return Analysis(found["seat"], found["method"], options, tuple(found["best"]), found["verdict"],
                        found["confidence"], found)

    def convert(self, position: Optional[str] = None, *, array: Optional[Sequence[Sequence[int]]] = None,
                seat: Optional[int] = None, die: Optional[int] = None, relative: Optional[bool] = None) -> Conversion:
        """A position in the arrays of pyludo or LUDOPy, or the position of an array (with ``seat``, ``die`` and whether
        it is ``relative`` to the seat).

        >>> alea.Game("ludo-ludopy").convert(array=[[0, 0, 5, 57], [0] * 4, [0, 1, 18, 0], [0] * 4], seat=2).position
        'B,B,4,H/B,B,B,B/B,0,17,B/B,B,B,B 2 - round=2'
        """
        found = self._ask("convert", position=position, array=None if array is None else [list(row) for row in array],
                          seat=seat, die=die, relative=relative)
        return Conversion(found["position"], found["seat"], found.get("die"), _rows(found["absolute"]),
                          _rows(found["relative"]))

    def close(self) -> None:
        """Ends the engine of a rule file; a shared one stays."""
        own, self._own = self._own, None
        if own is not None:
            own.close()

    def __enter__(self) -> "Game":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def __repr__(self) -> str:
        return "Game(%r)" % self.spec


def _node(found: Dict[str, Any]) -> Node:
    options = tuple(Option(o["label"], o["next"], o.get("probability")) for o in found["options"])
    scores = found.get("scores")
    return Node(found["node"], found["seat"], options, None if scores is None else tuple(scores))


def _rows(rows: Sequence[Sequence[int]]) -> Tuple[Tuple[int, ...], ...]:
    return tuple(tuple(row) for row in rows)
