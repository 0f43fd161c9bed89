"""A learning curve over several seeds: with matplotlib where it is there, else as an SVG by hand.

    PYTHONPATH=python python3 examples/python/learning_curve.py [MATCHES [SEEDS [FILE]]]

The curve is the mean of so many trainings, by seeds 1, 2, ..., over the matches that each has played; the band is
Student's 95 % interval of that mean. Who repeats it gets the same curve.
"""
import sys

import numpy as np

import reinforce  # the example beside this one

#: Student's 97.5 % quantiles, for 2 to 10 seeds.
STUDENT = dict(enumerate([12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262], start=2))


def learn(matches, seed):
    """The points of a training: how many matches were played, and what part of the last ones it won."""
    points = []
    reinforce.train(most=matches, seed=seed, report=lambda seconds, played, rate: points.append((played, rate)))
    return points


def band(curves):
    """The mean of curves, and where its interval begins and ends."""
    rates = np.array(curves)
    mean, count = rates.mean(axis=0), len(rates)
    off = STUDENT[count] * rates.std(axis=0, ddof=1) / count ** 0.5
    return mean, mean - off, mean + off


def svg(played, mean, low, high):
    """A curve of rates between 0.5 and 1, and its band."""
    def at(x, y):
        return "%.1f,%.1f" % (40 + 540 * x / played[-1], 300 - 560 * (min(max(y, 0.5), 1) - 0.5))

    ring = [at(x, y) for x, y in zip(played, low)] + [at(x, y) for x, y in zip(played, high)][::-1]
    lines = "".join('<path d="M40 %d h540" stroke="#ddd"/><text x="4" y="%d">%.1f</text>'
                    % (300 - 560 * (r - 0.5), 304 - 560 * (r - 0.5), r) for r in (0.5, 0.6, 0.7, 0.8, 0.9, 1))
    return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 340" font-family="sans-serif" font-size="13">%s'
            '<polygon points="%s" fill="#06c3"/><polyline points="%s" fill="none" stroke="#06c" stroke-width="2"/>'
            '<text x="40" y="330">matches won, over %d matches of training</text></svg>\n'
            % (lines, " ".join(ring), " ".join(at(x, y) for x, y in zip(played, mean)), played[-1]))


def main(matches=100_000, seeds=3, file=None):
    if seeds not in STUDENT:
        sys.exit("learning_curve.py: %d seeds are not allowed; there are 2 to %d" % (seeds, max(STUDENT)))
    if matches < 10_000:
        sys.exit("learning_curve.py: a point is 10,000 matches; %d are none" % matches)
    trained = [learn(matches, seed) for seed in range(1, seeds + 1)]
    points = min(map(len, trained))
    played = np.mean([[x for x, _ in curve[:points]] for curve in trained], axis=0)
    mean, low, high = band([[rate for _, rate in curve[:points]] for curve in trained])
    try:
        import matplotlib
        matplotlib.use("Agg")
        import matplotlib.pyplot as plot
    except ImportError:
        file = file or "curve.svg"
        with open(file, "w") as out:
            out.write(svg(played, mean, low, high))
    else:
        file = file or "curve.png"
        plot.fill_between(played, low, high, alpha=0.2)
        plot.plot(played, mean)
        plot.xlabel("matches of training")
        plot.ylabel("matches won")
        plot.savefig(file)
    print("%s shows %d points, the last at %.3f (%.3f .. %.3f), the mean of %d trainings"
          % (file, points, mean[-1], low[-1], high[-1], seeds))


if __name__ == "__main__":
    main(*[kind(text) for kind, text in zip((int, int, str), sys.argv[1:])])
