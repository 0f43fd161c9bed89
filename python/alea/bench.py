"""How fast is it here? ``python3 -m alea.bench [GAME] [--opponent STRATEGY] [--encoder NAME]``, and ``--help``.

Measures decisions a second of random play, one after the other in one run, so that they can be compared: the JSON
client (one request a node), a single lane, and many lanes. A decision is one with a choice.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from typing import List, Optional

import alea


def json_client(spec: str, seconds: float) -> float:
    """Decisions a second of :class:`alea.Game`, asked node by node."""
    game = alea.Game(spec)
    draw = random.Random(1)
    position, decisions = game.start(), 0
    began = now = time.perf_counter()
    warm = seconds / 2  # the engine compiles itself first
    since = now
    while now - began < seconds + warm:
        node = game.options(position)
        if node.kind == "over":
            position = game.start()
        elif node.kind == "chance":
            position = draw.choices(node.options, [o.probability for o in node.options])[0].next
        else:
            decisions += len(node.options) > 1
            position = draw.choice(node.options).next
        now = time.perf_counter()
        if now - began < warm:
            since, decisions = now, 0
    return decisions / (now - since)


def many_lanes(spec: str, lanes: int, seconds: float, opponents: Optional[List[str]] = None,
               encoder: Optional[str] = None) -> float:
    """Decisions a second of :class:`alea.env.Lanes`: with slots alone, or also with rows by an ``encoder``."""
    import numpy as np

    import alea.env

    env = alea.env.Lanes(spec, lanes, opponents=opponents, encoder=encoder, sparse=encoder is None)
    env.reset(1)
    draw = np.random.default_rng(1)
    many = draw.random((64, *env.mask.shape), dtype=np.float32)
    noise = np.empty(env.mask.shape, np.float32)
    steps = 0
    began = now = time.perf_counter()
    warm, since, at = seconds / 2, now, 0
    while now - began < seconds + warm:
        np.multiply(env.mask, many[steps & 63], out=noise)
        env.action[:] = noise.argmax(axis=1)
        env.step()
        steps += 1
        now = time.perf_counter()
        if now - began < warm:
            since, at = now, steps
    env.close()
    return (steps - at) * lanes / (now - since)


def single_lane(spec: str, seconds: float, opponents: Optional[List[str]] = None) -> float:
    """Decisions a second of one lane, taken one by one."""
    import alea.env

    env = alea.env.Lanes(spec, 1, opponents=opponents, sparse=True)
    env.reset(1)
    mask, action = env.mask[0], memoryview(env.action)
    draw = random.Random(1).random
    steps = 0
    began = now = time.perf_counter()
    warm, since, at = seconds / 2, now, 0
    while now - began < seconds + warm:
        legal = mask.nonzero()[0]
        action[0] = int(legal[int(draw() * len(legal))]) if len(legal) else 0
        env.step()
        steps += 1
        now = time.perf_counter()
        if now - began < warm:
            since, at = now, steps
    env.close()
    return (steps - at) / (now - since)


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
    load = "load %.1f on %d CPUs" % (os.getloadavg()[0], os.cpu_count() or 1) if hasattr(os, "getloadavg") else ""
    print("%s, random play, %s" % (asked.game, load))
    base = json_client(asked.game, asked.seconds)
    rows = [("JSON client", base)]
    try:
        rows.append(("one lane", single_lane(asked.game, asked.seconds, asked.opponent)))
        for encoder in [None] + asked.encoder:
            rows.append(("%d lanes, %s" % (asked.lanes, encoder or "slots"),
                         many_lanes(asked.game, asked.lanes, asked.seconds, asked.opponent, encoder)))
    except ImportError as error:
        print(error)
    print("%-26s %15s %10s" % ("", "decisions/s", "ratio"))
    for name, speed in rows:
        print("%-26s %15s %10.1f" % (name, format(round(speed), ",d"), speed / base))


if __name__ == "__main__":
    main()
