#!/usr/bin/env python3
"""A bot for Alea's Ludo games: it always moves its foremost pawn, like Alea's own strategy "fast".

Try it:  ./alea arena ludo-simple "exec:python3 examples/bot.py" fast --games 1000 --seed 1
Alea sends one message a line, its fields separated by tabs. docs/bots.md tells all about them.
"""
import sys

my_place = 0  # where we sit: the position names the pawns of places 0/1/2/3


def progress(pawn):  # "B" is in the base, a number counts squares from the start ("H" is home and never moves)
    return -1 if pawn == "B" else int(pawn)


for line in sys.stdin:
    message, *fields = line.rstrip("\n").split("\t")
    if message == "game":  # once: the name of the game, and our time for a move
        print("ready", flush=True)  # flush, or the answer waits in Python's buffer and we lose by time
    elif message == "begin":  # a new match: our place, and the number of the match
        my_place = int(fields[0])
    elif message == "choose":  # for example: 10,H,4,31/-/0,17,3,20/- 0 6   123456789   0   2   3
        position, luck, *labels = fields  # each label is the number of a pawn that can move
        pawns = position.split(" ")[0].split("/")[my_place].split(",")
        print(max(labels, key=lambda label: progress(pawns[int(label)])), flush=True)
    elif message == "quit":  # "end" tells our score of a match; we don't need it
        break
