"""What Alea does as a command: many matches, reviews, dice, the list of games; and bots."""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Callable, Dict, Iterable, List, Optional, Tuple, Union

from .engine import AleaError, engine, run
from .game import Game


@dataclass(frozen=True)
class GameInfo:
    """A game that can be played: its ``spec`` with all keys at their standard, ``seats``, ``title``, the ``source`` of
    its rules, and the ``strategies`` that play it by their name alone.

    >>> [game.seats for game in alea.games() if game.spec == "ludo-pyludo"]
    [4]
    """

    spec: str
    seats: int
    title: str
    source: str
    strategies: Tuple[str, ...]


def games() -> List[GameInfo]:
    """All games there are. ``alea games GAME`` on the command line lists a game's keys.

    >>> "ludo-classic" in [game.spec for game in alea.games()]
    True
    """
    return [GameInfo(g["spec"], g["seats"], g["title"], g["source"], tuple(g["strategies"]))
            for g in engine().call("games")]


@dataclass(frozen=True)
class Standing:
    """What an arena found of one player: counts of ``matches``, ``wins``, ``losses``, ``draws``, ``truncated`` (stopped
    before their end), ``win_rate`` (wins / matches) with its 95 % interval ``low`` .. ``high``, and ``forfeits``, the
    matches of these that it gave up (``raw["reasons"]`` says why). ``name`` is the strategy unless it was given one.

    >>> found.players[0]  # of alea.arena("ludo-simple", "hybrid", "fast", games=1000, seed=1)
    Standing(strategy='hybrid', matches=1000, wins=689, losses=311, draws=0, truncated=0, win_rate=0.689, ...)
    """

    strategy: str
    matches: int
    wins: int
    losses: int
    draws: int
    truncated: int
    win_rate: float
    low: float
    high: float
    forfeits: int
    name: str


@dataclass(frozen=True)
class Arena:
    """What came of many matches: ``players`` in the order named, ``draws``, ``mean_turns`` of a match (None where
    somebody gave up each), and ``forfeits``, the matches that somebody gave up. ``raw`` is the whole report (docs/protocol.md: ``arena --json``).

    >>> found.game, [player.strategy for player in found.players]  # of alea.arena("ludo-simple", "hybrid", "fast", ...)
    ('ludo-simple', ['hybrid', 'fast'])
    """

    game: str
    players: Tuple[Standing, ...]
    draws: int
    mean_turns: Optional[float]
    forfeits: int
    raw: Dict[str, Any] = field(default_factory=dict, repr=False, compare=False)


def arena(game: Union[str, Game], *strategies: str, games: int = 10_000, seed: int = 1, **options: Any) -> Arena:
    """Plays ``games`` matches (of each combination of strategies) and says who is better, how surely.

    A strategy is a spec (``"hybrid"``, ``"mcts:iterations=100"``) or ``"exec:COMMAND"``: a bot in any language. Further
    options are those of ``alea arena``, with ``_`` for ``-``: ``seating="shuffle"``, ``duplicate=True``,
    ``threads=2``, ``record="folder"``, ``max_turns=500``, ``move_time=100`` (milliseconds), ``sprt="0.5,0.52"``.

    >>> found = alea.arena("ludo-simple", "hybrid", "random", games=2000, seed=7)
    >>> best = found.players[0]
    >>> best.low < best.win_rate < best.high
    True
    """
    spec = game.spec if isinstance(game, Game) else game
    line = ["arena", spec, *strategies, "--games", str(games), "--seed", str(seed)]
    for name, value in options.items():
        if value is True:
            line.append("--" + name.replace("_", "-"))
        elif value is not None and value is not False:
            line += ["--" + name.replace("_", "-"), str(value)]
    report, _ = run(*line, fine=(0, 1, 130) if "sprt" in options else (0, 130))
    players = tuple(Standing(p["strategy"], p["matches"], p["wins"], p["losses"], p["draws"], p["truncated"],
                             p["winRate"], p["ci95"][0], p["ci95"][1], p["forfeits"], p.get("name", p["strategy"]))
                    for p in report["players"])
    return Arena(report["game"], players, report["draws"], report.get("meanTurns"), report["forfeits"], report)


@dataclass(frozen=True)
class SeatReview:
    """What a match was worth to one seat: ``start`` + ``luck`` + ``skill`` is ``result``, in units of payoff.

    ``seat`` is the place as positions number it, ``strategy`` who sat there; ``luck`` is what all rolls brought;
    ``skill`` is what own losses cost and others' losses brought; ``loss`` what its own ``decisions`` gave away.

    >>> [seat.strategy for seat in alea.review(record).seats]  # record = alea.play(...)
    ['random', 'greedy']
    """

    seat: int
    strategy: str
    start: float
    luck: float
    skill: float
    result: float
    loss: float
    decisions: int


@dataclass(frozen=True)
class Mistake:
    """A decision that lost something: in ``turn`` (from 1) the ``seat`` (its place) took ``played`` at ``position``,
    where ``best`` was worth ``loss`` more.

    >>> worst = alea.review(record).mistakes[0]  # record = alea.play(...)
    >>> worst.loss > 0 and worst.played != worst.best
    True
    """

    turn: int
    seat: int
    position: str
    played: str
    best: str
    loss: float


@dataclass(frozen=True)
class Review:
    """What the rolls and decisions of a finished match were worth. ``method`` says how that is known (``"exact"``,
    ``"search"``, ...); ``seats`` are in the order of play; ``mistakes`` are ordered by their loss, the worst first;
    ``raw`` is all that Alea answered (docs/analysis.md).

    >>> found = alea.review(record)  # record = alea.play(...)
    >>> all(abs(s.start + s.luck + s.skill - s.result) < 1e-9 for s in found.seats)
    True
    """

    game: str
    method: str
    seats: Tuple[SeatReview, ...]
    mistakes: Tuple[Mistake, ...]
    raw: Dict[str, Any] = field(default_factory=dict, repr=False, compare=False)


def play(game: Union[str, Game], *strategies: str, seed: int = 1) -> str:
    """Plays match 0 of a seed and gives its record, a text (docs/protocol.md) for :func:`alea.review` and
    ``alea replay``.

    >>> alea.play("ludo-simple", "hybrid", "fast", seed=7).splitlines()[0]
    'alea-record 1'
    """
    with tempfile.TemporaryDirectory() as folder:
        records = os.path.join(folder, "records")
        found = arena(game, *strategies, games=1, seed=seed, seating="fixed", record=records)
        seats = len(found.raw["seats"])
        if len(strategies) > seats:
            raise AleaError(f"{len(strategies)} strategies for {seats} seats of {found.game}", 2)
        return next(Path(records).glob("*.alea")).read_text(encoding="utf-8")


def review(record: Union[str, "os.PathLike[str]"], *, method: Optional[str] = None, by: Optional[str] = None,
           table: Optional[str] = None, level: Optional[str] = None, games: Optional[int] = None,
           seed: Optional[int] = None) -> Review:
    """What the rolls and decisions of a match were worth.

    ``record`` is the text of a record (:func:`alea.play`, ``env.record``) or the path of one (``alea arena --record``,
    ``alea play``). ``level`` is ``"quick"``, ``"standard"`` or ``"deep"``; docs/analysis.md has the others.

    >>> alea.review(record).method  # record = alea.play("doom:2x2,dice=5", "random", "greedy")
    'exact'
    """
    text = str(record)
    if "\n" not in text:
        if not Path(record).is_file():
            raise AleaError(f"{text!r} is neither a record nor a file of one", 2)
        text = Path(record).read_text(encoding="utf-8")
    found = engine().call("review", record=text, method=method, by=by, table=table, level=level, games=games,
                          seed=seed)
    inner = found["review"]
    places, strategies = found["seats"], found["strategies"]
    seats = tuple(
        SeatReview(places[i], strategies[i], inner["start"][i], seat["luck"], seat["gains"] - seat["loss"],
                   inner["end"][i], seat["loss"], seat["decisions"])
        for i, seat in enumerate(inner["seats"]))
    mistakes = sorted(
        (Mistake(c["turn"], places[c["seat"]], c["position"], c["options"][c["played"]]["label"],
                 c["options"][c["best"]]["label"], c["loss"]) for c in inner["choices"] if c["loss"] > 0),
        key=lambda mistake: -mistake.loss)
    return Review(found["game"], found["method"], seats, tuple(mistakes), found)


@dataclass(frozen=True)
class Fairness:
    """Whether rolls look like those of fair dice: ``doubted`` when they do not. ``faces_p`` and ``pairs_p`` are
    p-values, valid however long one looked on: that faces come equally often, and that a roll does not depend on the
    one before; ``shares`` is the share of all rolls (0..1) of each face.

    >>> alea.dice([6] * 100).doubted
    True
    """

    rolls: int
    doubted: bool
    faces_p: float
    pairs_p: float
    shares: Dict[int, float]
    raw: Dict[str, Any] = field(default_factory=dict, repr=False, compare=False)


def dice(rolls: Iterable[int], faces: Optional[int] = None) -> Fairness:
    """Whether dice are fair, by what they showed, in order; ``faces`` is 6, or the highest roll, when left out.

    >>> alea.dice([1, 2, 3, 4, 5, 6, 3, 1, 6, 4]).doubted
    False
    """
    shown = [str(roll) for roll in rolls]
    if not shown:
        raise AleaError("there are no rolls")
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "rolls.txt")
        Path(file).write_text("\n".join(shown), encoding="utf-8")
        more = [] if faces is None else ["--faces", str(faces)]
        found, code = run("dice", file, *more, fine=(0, 1))
    shares = {share["face"]: share["share"] for share in found["shares"]}
    return Fairness(found["rolls"], code == 1, found["facesP"], found["pairsP"], shares, found)


def bot(choose: Callable[[str, List[str], int], str]) -> None:
    """Lets a function play as a bot: a program that calls this is an ``exec:`` strategy (docs/bots.md).

    ``choose(position, labels, luck)`` gives one of the labels; ``luck`` is a whole number 0..2^53-1, as random as
    Alea's dice, which makes matches repeatable.

    >>> import io, sys
    >>> real, sys.stdin = sys.stdin, io.StringIO("game\\tludo-simple\\t5000\\nchoose\\tP\\t7\\t0\\t2\\nquit\\n")
    >>> alea.bot(lambda position, labels, luck: labels[luck % len(labels)])
    ready
    2
    >>> sys.stdin = real
    """
    for line in sys.stdin:
        message, *fields = line.rstrip("\n").split("\t")
        if message == "game":
            print("ready", flush=True)
        elif message == "choose":
            print(choose(fields[0], fields[2:], int(fields[1])), flush=True)
        elif message == "quit":
            break
