#!/usr/bin/env python3
"""Draws the counterparts of the papers' figures from learning curves.

    for f in training/figures/*.yaml; do ./alea train $f --out trained/figures/$(basename $f .yaml); done
    python3 training/figures.py trained docs/pictures

TRAINED holds the folders of simple, advanced, full, stf and iversen-code-*, figures/ those of training/figures, and table/ the reports
(--json) of the table in docs/players.md: row-column.json, counted from 1.
"""
import csv
import json
import math
import pathlib
import sys

COLOURS = ["#1b6ca8", "#d1495b", "#3a7d44", "#e09f3e", "#6a4c93", "#555555", "#00a6a6", "#a0522d"]


def curves(folder):
    """The points of a training's curves, by name: (x, y) in order."""
    found = {}
    with open(folder / "curve.csv", newline="") as lines:
        for row in csv.DictReader(lines):
            found.setdefault(row["curve"], []).append((int(row["x"]), float(row["y"])))
    return found


class Picture:
    def __init__(self, width, height):
        self.width, self.height, self.parts = width, height, []

    def add(self, text):
        self.parts.append(text)

    def text(self, x, y, words, size=11, anchor="middle", colour="#222"):
        self.add(f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" fill="{colour}">{words}</text>')

    def write(self, file):
        head = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
                f'font-family="sans-serif"><rect width="100%" height="100%" fill="white"/>')
        file.write_text(head + "\n" + "\n".join(self.parts) + "\n</svg>\n")


class Axes:
    """A plot in a rectangle of a picture."""

    def __init__(self, picture, left, top, width, height, xs, ys, title, xlabel=""):
        self.p, self.box, self.xs, self.ys = picture, (left, top, width, height), xs, ys
        picture.add(f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="none" stroke="#999"/>')
        picture.text(left + width / 2, top - 8, title, 13)
        picture.text(left + width / 2, top + height + 32, xlabel)
        for low, high, axis in ((*xs, 0), (*ys, 1)) if xlabel else ((*ys, 1),):
            step = 10 ** math.floor(math.log10(high - low))
            step = next(s for s in (step / 5, step / 2, step, step * 2) if (high - low) / s <= 8)
            tick = math.ceil(low / step - 1e-9) * step
            while tick <= high + 1e-9:
                label = f"{tick:,.0f}" if step >= 1 else f"{tick:.{max(1, -math.floor(math.log10(step)))}f}"
                if axis == 0:
                    picture.text(self.x(tick), top + height + 15, label, 10)
                else:
                    picture.text(left - 5, self.y(tick) + 4, label, 10, "end")
                    picture.add(f'<path d="M{left} {self.y(tick):.1f}h{width}" stroke="#eee"/>')
                tick += step

    def x(self, v):
        return self.box[0] + (v - self.xs[0]) / (self.xs[1] - self.xs[0]) * self.box[2]

    def y(self, v):
        return self.box[1] + self.box[3] - (v - self.ys[0]) / (self.ys[1] - self.ys[0]) * self.box[3]

    def line(self, points, colour, band=None):
        if band:
            up = [f"{self.x(x):.1f} {self.y(min(self.ys[1], y + d)):.1f}" for (x, y), (_, d) in zip(points, band)]
            down = [f"{self.x(x):.1f} {self.y(max(self.ys[0], y - d)):.1f}" for (x, y), (_, d) in zip(points, band)]
            self.p.add(f'<path d="M{"L".join(up + down[::-1])}Z" fill="{colour}" opacity="0.12"/>')
        path = "L".join(f"{self.x(x):.1f} {self.y(y):.1f}" for x, y in points)
        self.p.add(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="1.6"/>')

    def legend(self, names):
        left, top, width, height = self.box
        for i, name in enumerate(names):
            y = top + height + 52 + 15 * i
            self.p.add(f'<path d="M{left} {y - 4}h18" stroke="{COLOURS[i]}" stroke-width="3"/>')
            self.p.text(left + 24, y, name, 11, "start")


def genes(trained, names, file):
    """Figures 1 and 2: where the genes of all chromosomes of all generations lie; the greener, the more."""
    picture, bins = Picture(1120, 600), 32
    for column, (folder, title) in enumerate(names):
        found = curves(trained / "figures" / folder)
        for row, (a, b) in enumerate(((1, 2), (3, 4))):
            axes = Axes(picture, 40 + 275 * column, 35 + 285 * row, 220, 210, (-4, 4), (-4, 4),
                        title, f"gene {a} across, gene {b} up")
            count = {}
            for (_, x), (_, y) in zip(found[f"gene {a}"], found[f"gene {b}"]):
                cell = (math.floor((x + 4) / 8 * bins), math.floor((y + 4) / 8 * bins))
                count[cell] = count.get(cell, 0) + 1
            most = max(count.values())
            for (i, j), n in sorted(count.items()):
                share = math.log1p(n) / math.log1p(most)
                colour = f"rgb({round(60 - 40 * share)},{round(80 + 110 * share)},{round(200 - 150 * share)})"
                picture.add(f'<rect x="{axes.x(-4 + 8 * i / bins):.1f}" y="{axes.y(-4 + 8 * (j + 1) / bins):.1f}" '
                            f'width="6.9" height="6.6" fill="{colour}"/>')
    picture.write(file)


def evolutions(trained, plots, file, ys):
    """Figures 3 to 5 and STF: mean of the population against three random players, and its deviation."""
    lines = max(len(runs) for _, runs in plots)
    picture = Picture(60 + 500 * len(plots), 400 + 15 * lines)
    for i, (title, runs) in enumerate(plots):
        found = [curves(trained / folder) for folder, _ in runs]
        last = max(c["mean of 1 against 3 random"][-1][0] for c in found)
        axes = Axes(picture, 50 + 500 * i, 35, 430, 310, (0, last), ys, title, "generations")
        for c, colour in zip(found, COLOURS):
            axes.line(c["mean of 1 against 3 random"], colour, c["deviation of 1 against 3 random"])
        axes.legend([name for _, name in runs])
    picture.write(file)


def learner(trained, folder, title, file):
    """Figures 2 to 4 of Iversen: cumulative win rates of training games, and those of evaluations."""
    picture, found = Picture(1060, 470), curves(trained / folder)
    players = [f"player {i}" for i in range(1, 5)]
    for i, kind in enumerate(("training", "evaluation")):
        axes = Axes(picture, 50 + 520 * i, 35, 450, 310, (0, 30000), (0, 0.7), f"{title}: {kind}", "training games")
        for player, colour in zip(players, COLOURS):
            axes.line(found[f"{kind}: {player}"], colour)
        axes.legend([p + (" (learns)" if p.endswith("1") else " (random)") for p in players])
    picture.write(file)


def strengths(trained, file):
    """How often two of each player beat two random and two smart ones, beside the paper's numbers."""
    names = ["random", "smart", "simple", "advanced", "full", "qtable"]
    paper = {"random": [50.9, 83.8, 80.1, 91.6, 92.5, 72.6], "smart": [17.1, 49.5, 44.0, 61.9, 68.6, 32.6]}
    picture = Picture(760, 420)
    axes = Axes(picture, 50, 35, 690, 310, (0, 12), (0, 1), "Two against two, ludo-pyludo-fork: win rate with 95 % interval")
    for k, (opponent, printed) in enumerate(paper.items()):
        for i, name in enumerate(names):
            a, b = sorted((i, names.index(opponent)))
            report = json.loads((trained / "table" / f"{a + 1}-{b + 1}.json").read_text())
            low, high = report["pairs"][0]["ci95"]
            rate = report["pairs"][0]["rate"]
            if i > a:
                low, high, rate = 1 - high, 1 - low, 1 - rate
            x = axes.x(6 * k + i + 0.5)
            picture.add(f'<rect x="{x - 18:.1f}" y="{axes.y(rate):.1f}" width="36" height="{axes.y(0) - axes.y(rate):.1f}" '
                        f'fill="{COLOURS[k]}" opacity="0.8"/>')
            picture.add(f'<path d="M{x:.1f} {axes.y(low):.1f}V{axes.y(high):.1f}" stroke="black"/>')
            picture.add(f'<path d="M{x - 24:.1f} {axes.y(printed[i] / 100):.1f}h48" stroke="black" stroke-dasharray="3 2"/>')
            picture.text(x, 376, name)
        picture.text(axes.x(6 * k + 3), 396, f"against {opponent}", 12)
    picture.text(395, 414, "dashed: the paper, 2,500 games")
    picture.write(file)


def main(trained, out):
    out.mkdir(parents=True, exist_ok=True)
    genes(trained, [("simple-r-none", "recombination none"), ("simple-r-uniform", "uniform"),
                    ("simple-r-whole", "whole"), ("simple-r-blend", "blend")], out / "paper2-figure1.svg")
    genes(trained, [("simple-r-none", "mutation none"), ("simple-m-normal", "normal"),
                    ("simple-m-onestep", "one-step"), ("simple-m-nstep", "n-step")], out / "paper2-figure2.svg")
    kinds = [("r-none", "r:None m:None"), ("r-uniform", "r:Uniform m:None"), ("r-whole", "r:Whole m:None"),
             ("r-blend", "r:Blend-0.5 m:None")]
    changes = [("r-none", "r:None m:None"), ("m-normal", "r:None m:Normal-0.1"), ("m-onestep", "r:None m:OneStep"),
               ("m-nstep", "r:None m:NStep")]
    of = lambda genome, some: [(f"figures/{genome}-{name}", f"s:Normal-100-10 {words}") for name, words in some]
    evolutions(trained, [
        ("Simple: recombination and mutation", of("simple", kinds + changes[1:])),
        ("Simple: selection", [(f"figures/simple-s-{s}", f"{words} r:Blend-0.5 m:NStep") for s, words in
                               (("normal", "s:Normal-20-10"), ("cellular", "s:Cellular-20-10"),
                                ("island", "s:Island-4-20-5-2-10"))]
         + of("simple", kinds[:1]))], out / "paper2-figure3.svg", (0.1, 0.7))
    evolutions(trained, [("Advanced: recombination", of("advanced", kinds)),
                         ("Advanced: mutation", of("advanced", changes))], out / "paper2-figure4.svg", (0.2, 0.8))
    evolutions(trained, [
        ("Advanced", [("advanced", "s:Normal-100-10 r:Whole m:Normal-0.1"),
                      ("figures/advanced-cellular", "s:Cellular-100-10 r:Whole m:Normal-0.1"),
                      ("figures/advanced-uniform", "s:Normal-100-10 r:Uniform m:Normal-0.1"),
                      ("figures/advanced-none", "s:Normal-100-10 r:None m:None")]),
        ("Full", [("full", "s:Cellular-100-10 r:Whole m:Normal-0.1"),
                  ("figures/full-normal", "s:Normal-80-10 r:Whole m:Normal-0.1"),
                  ("figures/full-none", "s:Normal-20-10 r:None m:None")])], out / "paper2-figure5.svg", (0.2, 0.9))
    for number, weights in ((2, "equal"), (3, "human"), (4, "genetic")):
        learner(trained, f"iversen-code-{weights}", f"{weights} weights", out / f"paper5-figure{number}.svg")
    strengths(trained, out / "players.svg")
    evolutions(trained, [("STF", [("stf", "s:Cellular-100-10 r:Blend-0.5 m:Normal-0.1")])],
               out / "paper5-figure5.svg", (0.2, 0.85))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: figures.py TRAINED PICTURES")
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
