"""Every example does what it promises."""

import os
import re
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

from . import LONG

EXAMPLES = Path(__file__).resolve().parents[2] / "examples/python"
ENVIRONMENT = dict(os.environ, PYTHONPATH=str(Path(__file__).resolve().parents[1]))

try:
    import numpy  # noqa: F401
except ImportError:
    numpy = None


def said(name, *arguments, folder=None):
    """What an example prints."""
    return subprocess.run([sys.executable, str(EXAMPLES / name), *arguments], check=True, cwd=folder, env=ENVIRONMENT,
                          stdout=subprocess.PIPE, universal_newlines=True).stdout


def lines(name):
    return len((EXAMPLES / name).read_text(encoding="utf-8").splitlines())


class Bot(unittest.TestCase):
    def test_the_bot_answers_what_it_is_asked(self):
        """By the protocol of docs/bots.md; an arena would give it ten seconds to begin, on any machine."""
        asked = ("game\tludo-classic\t5000", "begin\t2\t0", "choose\t0,B,4,H/-/31,H,3,20/- 2 4\t7\t0\t2\t3",
                 "choose\t0,B,4,H/-/31,H,3,20/- 0 6\t7\t0\t1\t2", "end\t1", "quit")
        answers = subprocess.run([sys.executable, str(EXAMPLES / "bot.py")], input="\n".join(asked) + "\n", check=True,
                                 env=ENVIRONMENT, stdout=subprocess.PIPE, universal_newlines=True).stdout
        self.assertEqual(answers.split(), ["ready", "0", "1"])


@unittest.skipIf(numpy is None, "NumPy is missing, which these examples need")
class Learning(unittest.TestCase):
    def test_q_learning_gets_better_in_forty_lines(self):
        self.assertLessEqual(lines("q_learning.py"), 40)
        first, last = (float(rate) for rate in re.findall(r"0\.\d+", said("q_learning.py", "2000")))
        self.assertGreater(last, first + 0.02)
        self.assertGreater(last, 0.55)

    def test_a_network_plays_by_positions_as_it_does_in_the_environment(self):
        """The same moves: likeliest in reinforce.py, best by what the bot makes of the position's text."""
        sys.path.insert(0, str(EXAMPLES))
        import network_bot
        import reinforce

        policy = reinforce.Policy(464)
        policy.weights = numpy.random.default_rng(1).random(2 * 464)
        env, bot = reinforce.table(7), network_bot.Network(policy.weights)
        self.assertEqual(env.inputs, policy.inputs)
        for _ in range(40):
            env.action[:] = moves = policy.see(env)[1].argmax(axis=1)
            for lane in numpy.flatnonzero(env.end == 0)[:2]:
                labels = [env.actions[a] for a in numpy.flatnonzero(env.mask[lane])]
                self.assertEqual(bot.choose(env.position(lane), labels, 0), env.actions[moves[lane]])
            env.step()
        env.close()

    def test_reinforce_has_eighty_lines(self):
        self.assertLessEqual(lines("reinforce.py"), 80)

    @unittest.skipUnless(LONG, "it trains for seconds, as what learns in forty lines does, too")
    def test_reinforce_reaches_four_of_five(self):
        sys.path.insert(0, str(EXAMPLES))
        import reinforce

        began = time.monotonic()
        policy = reinforce.train(110, enough=0.82)
        trained = time.monotonic() - began
        self.assertGreaterEqual(reinforce.rate(policy, 2048), 0.80)
        print("reinforce.py: %.1f s of training" % trained)

    def test_a_learning_curve_has_its_points(self):
        sys.path.insert(0, str(EXAMPLES))
        import learning_curve

        mean, low, high = learning_curve.band([[0.6, 0.7], [0.6, 0.9]])
        self.assertEqual([round(r, 3) for r in (mean[1], low[1], high[1])], [0.8, -0.471, 2.071])
        drawn = learning_curve.svg([1, 2], mean, mean - 0.1, mean + 0.1)
        self.assertIn('polyline points="310.0,244.0 580.0,132.0"', drawn)
        self.assertIn('polygon points="310.0,300.0 580.0,188.0 580.0,76.0 310.0,188.0"', drawn)

    @unittest.skipUnless(LONG, "it trains four times, for seconds each")
    def test_a_learning_curve_is_drawn_and_the_same_again(self):
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "curve.svg")
            text = said("learning_curve.py", "20000", "2", file, folder=folder)
            self.assertIn("shows 2 points, the last at 0.", text)
            self.assertGreater(os.path.getsize(file), 500)
            self.assertEqual(said("learning_curve.py", "20000", "2", file, folder=folder), text)

    @unittest.skipUnless(LONG, "tests of the client read a table, too")
    def test_exact_values_are_read(self):
        text = said("exact_values.py")
        self.assertIn("positions, on average worth", text)
        one, other = re.findall(r"[+-]0\.\d{6}", text)
        self.assertEqual(one, other)


if __name__ == "__main__":
    unittest.main()
