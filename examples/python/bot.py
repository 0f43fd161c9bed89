#!/usr/bin/env python3
"""A bot with the package: it moves the pawn that is furthest on, and enters when it can.

    export PYTHONPATH=$PWD/python
    ./alea arena ludo-classic "exec:python3 examples/python/bot.py" random --games 1000 --seed 1
"""
import alea


def choose(position, labels, luck):
    board, turn = position.split(" ")[:2]
    pawns = board.split("/")[int(turn)].split(",")
    entering = [label for label in labels if pawns[int(label)] == "B"]
    return entering[0] if entering else max(labels, key=lambda label: int(pawns[int(label)]))


if __name__ == "__main__":
    alea.bot(choose)
