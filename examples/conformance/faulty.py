#!/usr/bin/env python3
"""The same rules with a fault: on square 21 pawns are struck, which is a safe one. Alea's check finds it."""
import sys

from ludo_simple import SAFE, answer, play

answer(sys.stdin, lambda position, label: play(position, label, SAFE - {21}))
