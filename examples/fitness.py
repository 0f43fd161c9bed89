#!/usr/bin/env python3
"""Evolves two weights of a bot by a fitness of one's own: the function "fitness" is all there is to change.

Try it:  python3 examples/fitness.py 20
With weights instead of a number of generations it is the bot itself, and hears where its options lead (docs/bots.md).
"""
import json
import random
import subprocess
import sys


def fitness(weights):  # wins against an opponent, and a little for short matches
    bot = f"exec:python3 {__file__} {weights[0]} {weights[1]}"
    command = ["./alea", "arena", "ludo-simple", bot, "fast", "--games", "200", "--json"]
    report = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return report["players"][0]["winRate"] - report["meanTurns"] / 10_000


def evolve(generations):  # one parent, one child, and the fitter of them lives on
    parent, dice = [0.0, 0.0], random.Random(1)
    best = fitness(parent)
    for generation in range(generations):
        child = [weight + dice.gauss(0, 0.5) for weight in parent]
        new = fitness(child)
        if new > best:
            parent, best = child, new
        print(generation + 1, round(best, 4), parent, flush=True)


def worth(facts, place, weights):
    total = 0
    for where, (squares, hits) in enumerate(zip(facts["progress"].split("/"), facts["hit"].split("/"))):
        for n, h in zip(squares.split(","), hits.split(",")) if squares != "-" else ():
            danger = float(h) / 36
            total += int(n) * (1 - weights[0] * danger) if where == place else -int(n) * (1 - weights[1] * danger)
    return total


def play(weights):
    place, options = 0, {}
    for line in sys.stdin:
        message, *fields = line.rstrip("\n").split("\t")
        if message == "game":
            print("ready 1 next", flush=True)
        elif message == "begin":
            place = int(fields[0])
        elif message == "next":
            options[fields[0]] = worth(dict(fact.split("=", 1) for fact in fields[2:]), place, weights)
        elif message == "choose":
            print(max(options, key=options.get), flush=True)
            options.clear()


if len(sys.argv) == 2:
    evolve(int(sys.argv[1]))
else:
    play([float(word) for word in sys.argv[1:]])
