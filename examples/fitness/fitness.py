#!/usr/bin/env python3
"""A fitness of one's own for "alea train": half is for a win, half for how far the pawns came. The line with "worth" is
all there is to change. docs/learning.md says how it is used.
"""
import sys

for line in sys.stdin:
    message, *fields = line.rstrip("\n").split("\t")
    if message == "game":
        print("ready", flush=True)
    elif message == "fitness":  # our place, the last position, and facts: score=1  turns=87  progress=...  hit=...
        place, facts = int(fields[0]), dict(fact.split("=", 1) for fact in fields[2:])
        pawns = [int(squares) for squares in facts["progress"].split("/")[place].split(",")]
        worth = 0.5 * float(facts["score"]) + 0.5 * sum(pawns) / len(pawns) / 60  # 0 to 1
        print(worth, flush=True)
