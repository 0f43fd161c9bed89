"""Exact values in NumPy: who starts a game of Dice of Doom wins how often, and which boards are worth what.

    PYTHONPATH=python python3 examples/python/exact_values.py
"""
import tempfile
from pathlib import Path

import numpy as np

import alea

with tempfile.TemporaryDirectory() as folder:
    file = str(Path(folder, "doom.table"))
    alea.run("solve", "doom:2x2,dice=3", "--out", file)
    alea.run("export", file, "--npz")
    rows = np.load(str(Path(folder, "doom.npz")))
    value, position = rows["value"], rows["position"]  # win minus loss of the seat to act, and where that is
    print("%d positions, on average worth %+.4f to who acts" % (len(value), value.mean()))
    print("bounds are at most %.0e apart" % (rows["upper"] - rows["lower"]).max())
    dice = np.array([sum(int(letter) for letter in text.split(" ")[0] if letter.isdigit()) for text in position])
    for many in range(4, 13):
        print("%2d dice on the board: %+.3f" % (many, value[dice == many].mean()))
    with alea.Table(file) as table:
        start = "r2b1/b3r3 r 0"
        print("%s is worth %+.6f; it is number %d" % (start, table.value(start), table.index(start)))
        print("the same as an array:    %+.6f" % value[rows["index"] == table.index(start)][0])
