#!/usr/bin/env python3
"""The rules of ludo-simple, for two seats, written from their description and without Alea: a program to be checked.

Try it:  ./alea conformance check ludo-simple -- python3 examples/conformance/ludo_simple.py
Alea sends a question a line, its fields separated by tabs. docs/conformance.md tells all about them.
"""
import sys

HOME = 52
SAFE = {0, 8, 13, 21, 26, 34, 39, 47}


def read(position):
    board, turn, die = position.split(" ")
    seats = [s if s == "-" else [HOME if p == "H" else int(p) for p in s.split(",")] for s in board.split("/")]
    return seats, int(turn), None if die == "-" else int(die)


def write(seats, turn, die=None):
    board = "/".join(s if s == "-" else ",".join("H" if p == HOME else str(p) for p in s) for s in seats)
    return f"{board} {turn} {die or '-'}"


def winner(seats):
    return next((place for place in (0, 2) if all(p == HOME for p in seats[place])), None)


def options(position):
    seats, turn, die = read(position)
    won = winner(seats)
    if won is not None:
        return ["over", *("1" if place == won else "0" for place in (0, 2))]
    if die is None:
        return ["chance", str(turn), *(word for face in range(1, 7) for word in (str(face), "1/6"))]
    return ["decision", str(turn), *(str(pawn) for pawn, at in enumerate(seats[turn]) if at < HOME)]


def play(position, label, safe=SAFE):
    seats, turn, die = read(position)
    if die is None:
        return write(seats, turn, int(label))
    again = False
    pawn, other = int(label), 2 - turn
    at = seats[turn][pawn] = min(seats[turn][pawn] + die, HOME)
    for i, p in enumerate(seats[other]):
        if p < HOME and (p + 26) % 52 == at and at not in safe:  # the other's squares begin half a ring further on
            seats[other][i] = 0
            again = True
    if winner(seats) is None and not again:
        turn = 2 - turn
    return write(seats, turn)


def answer(questions, play=play):
    for line in questions:
        question, *fields = line.rstrip("\n").split("\t")
        if question == "game":
            print("ready", flush=True)
        elif question == "start":
            print("0,0,0,0/-/0,0,0,0/- 0 -", flush=True)
        elif question == "options":
            print(*options(*fields), sep="\t", flush=True)
        elif question == "play":
            print(play(*fields), flush=True)
        elif question == "quit":
            break


if __name__ == "__main__":
    answer(sys.stdin)
