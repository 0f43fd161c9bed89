"""How fast is it here? ``python3 -m alea.bench [GAME] [--opponent STRATEGY] [--encoder NAME]``, and ``--help``.

Measures decisions a second of random play, one after the other in one run, so that they can be compared: the JSON
client (one request a node), a single lane, and many lanes. A decision is one with a choice. Where the system tells, the
CPU time of a decision is told as well, which says more than the clock on a machine that is busy.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from dataclasses import dataclass
from typing import Callable, List, Optional

import alea


@dataclass(frozen=True)
class Speed:
    """What was measured: decisions a second, and nanoseconds of CPU a decision of the engine (None where the system
    does not tell) and of Python.

    >>> round(alea.bench.Speed(1000.0, 800.0, 200.0).decisions)
    1000
    """

    decisions: float
    engine_ns: Optional[float]
    python_ns: float


def _engine_seconds(pid: int) -> Optional[float]:
    try:
        with open("/proc/%d/stat" % pid) as file:
            fields = file.read().rsplit(")", 1)[1].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(pid: int, seconds: float, work: Callable[[], int]) -> Speed:
    """Calls ``work``, which says how many decisions it took, for some seconds; half of that before, so that the engine
    has compiled itself. ``pid`` is the engine's process."""
    until = time.perf_counter() + seconds / 2
    while time.perf_counter() < until:
        work()
    began, engine, python, decisions = time.perf_counter(), _engine_seconds(pid), time.process_time(), 0
    now = began
    while now - began < seconds:
        decisions += work()
        now = time.perf_counter()
    decisions = max(decisions, 1)
    then = _engine_seconds(pid)
    spent = None if engine is None or then is None else (then - engine) / decisions * 1e9
    return Speed(decisions / (now - began), spent, (time.process_time() - python) / decisions * 1e9)


def json_client(spec: str, seconds: float) -> Speed:
    """The speed of :class:`alea.Game`, asked node by node."""
    game, draw, at = alea.Game(spec), random.Random(1), []
    at.append(game.start())

    def node() -> int:
        found = game.options(at[0])
        if found.kind == "over":
            at[0] = game.start()
        elif found.kind == "chance":
            at[0] = draw.choices(found.options, [o.probability for o in found.options])[0].next
        else:
            at[0] = draw.choice(found.options).next
            return int(len(found.options) > 1)
        return 0

    return measure(alea.engine()._process.popen.pid, seconds, node)


def many_lanes(spec: str, lanes: int, seconds: float, opponents: Optional[List[str]] = None,
               encoder: Optional[str] = None) -> Speed:
    """The speed of :class:`alea.env.Lanes`: with slots alone, or also with rows by an ``encoder``."""
    import numpy as np

    import alea.env

    env = alea.env.Lanes(spec, lanes, opponents=opponents, encoder=encoder, sparse=encoder is None)
    env.reset(1)
    many = np.random.default_rng(1).random((64, *env.mask.shape), dtype=np.float32)
    noise, steps = np.empty(env.mask.shape, np.float32), [0]

    def step() -> int:
        np.multiply(env.mask, many[steps[0] & 63], out=noise)
        steps[0] += 1
        env.action[:] = noise.argmax(axis=1)
        env.step()
        return lanes

    found = measure(env._process.popen.pid, seconds, step)
    env.close()
    return found


def single_lane(spec: str, seconds: float, opponents: Optional[List[str]] = None) -> Speed:
    """The speed of one lane, taken decision by decision."""
    import alea.env

    env = alea.env.Lanes(spec, 1, opponents=opponents, sparse=True)
    env.reset(1)
    mask, action, draw = memoryview(env.mask[0]), memoryview(env.action), random.Random(1).random
    every = range(len(mask))

    def step() -> int:
        legal = [a for a in every if mask[a]]
        action[0] = legal[int(draw() * len(legal))] if legal else 0
        env.step()
        return 1

    found = measure(env._process.popen.pid, seconds, step)
    env.close()
    return found


def main(arguments: Optional[List[str]] = None) -> None:
    """Measures and prints.

    >>> alea.bench.main(["ludo-simple", "--seconds", "0.05", "--lanes", "8"])  # doctest: +ELLIPSIS
    ludo-simple, random play, ...
    """
    parser = argparse.ArgumentParser(prog="python3 -m alea.bench", description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="?", default="ludo-classic")
    parser.add_argument("--seconds", type=float, default=5, help="of each measurement (standard: 5)")
    parser.add_argument("--lanes", type=int, default=4096, help="of the last lines (standard: 4096)")
    parser.add_argument("--encoder", action="append", default=[], help="rows of observations by it, too")
    parser.add_argument("--opponent", action="append", help="a strategy that plays the other seats")
    asked = parser.parse_args(arguments)
    load = ", load %.1f on %d CPUs" % (os.getloadavg()[0], os.cpu_count() or 1) if hasattr(os, "getloadavg") else ""
    print("%s, random play%s" % (asked.game, load))
    base = json_client(asked.game, asked.seconds)
    rows = [("JSON client", base)]
    try:
        rows.append(("one lane", single_lane(asked.game, asked.seconds, asked.opponent)))
        for encoder in [None] + asked.encoder:
            rows.append(("%d lanes, %s" % (asked.lanes, encoder or "slots"),
                         many_lanes(asked.game, asked.lanes, asked.seconds, asked.opponent, encoder)))
    except ImportError as error:
        print(error)
    print("%-26s %12s %9s %12s %12s" % ("", "decisions/s", "ratio", "engine ns", "Python ns"))
    for name, found in rows:
        engine = "-" if found.engine_ns is None else format(round(found.engine_ns), ",d")
        print("%-26s %12s %9.1f %12s %12s" % (name, format(round(found.decisions), ",d"),
                                              found.decisions / base.decisions, engine,
                                              format(round(found.python_ns), ",d")))


if __name__ == "__main__":
    main()
