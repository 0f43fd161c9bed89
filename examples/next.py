#!/usr/bin/env python3
"""A bot that knows no rule of any game: it compares the positions to which its options lead.

Try it:  ./alea arena ludo-simple "exec:python3 examples/next.py" fast --games 1000 --seed 1
It says "ready 1 next", so Alea tells where every option leads, and how far the pawns there are and by how many of 36
throws each can be hit. docs/bots.md tells all about the messages.
"""
import sys


def worth(facts, place):  # our squares less those of the others; what is likely to be hit counts less
    total = 0
    for where, (squares, hits) in enumerate(zip(facts["progress"].split("/"), facts["hit"].split("/"))):
        if squares != "-":  # nobody sits there
            sure = sum(int(n) * (1 - float(h) / 36) for n, h in zip(squares.split(","), hits.split(",")))
            total += sure if where == place else -sure
    return total


place, options = 0, {}
for line in sys.stdin:
    message, *fields = line.rstrip("\n").split("\t")
    if message == "game":
        print("ready 1 next", flush=True)
    elif message == "begin":
        place = int(fields[0])
    elif message == "next":  # for example: 2   20,4,0,0/-/0,0,0,0/- 2 -   strikes=0   progress=20,4,0,0/-/...   hit=...
        options[fields[0]] = worth(dict(fact.split("=", 1) for fact in fields[2:]), place)
    elif message == "choose":
        print(max(options, key=options.get), flush=True)
        options.clear()
