"""Every public name says what it is, and its example is run."""

import doctest
import importlib
import inspect
import unittest

import alea
import alea.bench

from . import LONG

CLIENT = ("alea", "alea.engine", "alea.game", "alea.commands", "alea.table")
NUMPY = ("alea.env", "alea.env.lanes", "alea.env.vector", "alea.env.single", "alea.env.aec", "alea.bench")


def load_tests(loader, tests, pattern):
    """The examples of all modules, as tests."""
    names = CLIENT
    try:
        import numpy  # noqa: F401
        names += NUMPY if LONG else ()
    except ImportError:
        print("skipped: NumPy is missing, so examples of alea.env are not run")
    given = {"alea": alea, "record": alea.play("ludo-simple:pawns=2", "random", "fast", seed=5),
             "found": alea.arena("ludo-simple", "hybrid", "fast", games=1000, seed=1)}
    for name in names:
        tests.addTests(doctest.DocTestSuite(importlib.import_module(name), extraglobs=given,
                                            optionflags=doctest.ELLIPSIS))
    return tests


class PublicNames(unittest.TestCase):
    def test_every_public_name_has_a_text_with_an_example(self):
        for name in alea.__all__:
            text = inspect.getdoc(getattr(alea, name)) or ""
            self.assertIn(">>>", text, name)

    def test_every_public_method_says_what_it_does(self):
        for name in alea.__all__:
            for method, what in inspect.getmembers(getattr(alea, name), inspect.isfunction):
                if inspect.isclass(getattr(alea, name)) and not method.startswith("_"):
                    self.assertTrue(inspect.getdoc(what), "%s.%s" % (name, method))
                    self.assertIn("->", str(inspect.signature(what)), "%s.%s" % (name, method))


if __name__ == "__main__":
    unittest.main()
