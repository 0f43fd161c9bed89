"""A learning curve, as one would draw it in a notebook: with matplotlib where it is there, else as an SVG by hand.

    PYTHONPATH=python python3 examples/python/learning_curve.py [SECONDS [FILE]]
"""
import sys

import reinforce  # the example beside this one


def svg(seconds, rates):
    """A curve of rates between 0.5 and 1."""
    points = " ".join("%.1f,%.1f" % (40 + 540 * s / seconds[-1], 300 - 560 * (r - 0.5)) for s, r in zip(seconds, rates))
    lines = "".join('<path d="M40 %d h540" stroke="#ddd"/><text x="4" y="%d">%.1f</text>'
                    % (300 - 560 * (r - 0.5), 304 - 560 * (r - 0.5), r) for r in (0.5, 0.6, 0.7, 0.8, 0.9, 1))
    return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 340" font-family="sans-serif" font-size="13">%s'
            '<polyline points="%s" fill="none" stroke="#06c" stroke-width="2"/><text x="40" y="330">matches won, over '
            '%.0f seconds of training</text></svg>\n' % (lines, points, seconds[-1]))


def main(length=20.0, file=None):
    curve = []
    reinforce.train(length, report=lambda second, rate: curve.append((second, rate)))
    if not curve:
        sys.exit("learning_curve.py: nothing was measured in %g s; give it more" % length)
    seconds, rates = zip(*curve)
    try:
        import matplotlib
        matplotlib.use("Agg")
        import matplotlib.pyplot as plot
    except ImportError:
        file = file or "curve.svg"
        with open(file, "w") as out:
            out.write(svg(seconds, rates))
    else:
        file = file or "curve.png"
        plot.plot(seconds, rates)
        plot.xlabel("seconds of training")
        plot.ylabel("matches won")
        plot.savefig(file)
    print("%s shows %d points, the last at %.3f" % (file, len(curve), rates[-1]))


if __name__ == "__main__":
    main(*[kind(text) for kind, text in zip((float, str), sys.argv[1:])])
