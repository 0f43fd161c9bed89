"""Every public name says what it is, and its example is run."""

import doctest
import importlib
import inspect
import unittest

import alea
import alea.bench

from . import LONG

try:
    import numpy

    import alea.env
except ImportError:
    numpy = None

CLIENT = ("alea", "alea.engine", "alea.game", "alea.commands", "alea.table")
NUMPY = ("alea.env", "alea.env.lanes", "alea.env.vector", "alea.env.single", "alea.env.aec", "alea.bench")


#: Their examples start programs that the page's examples start, too.
ON_THE_PAGE = {"alea.engine.run", "alea.commands.arena", "alea.commands.play", "alea.commands.Fairness",
               "alea.table.Table"}


def load_tests(loader, tests, pattern):
    """The examples of all modules, as tests."""
    names = CLIENT + (NUMPY if LONG and numpy else ())
    if not numpy:
        print("skipped: NumPy is missing, so examples of alea.env are not run")
    given = {"alea": alea, "record": alea.play("doom:2x2,dice=5", "random", "greedy"),
             "found": alea.arena("ludo-simple", "hybrid", "fast", games=1000, seed=1)}
    for name in names:
        examples = doctest.DocTestSuite(importlib.import_module(name), extraglobs=given, optionflags=doctest.ELLIPSIS)
        tests.addTests(test for test in examples if LONG or test.id() not in ON_THE_PAGE)
    return tests


def public():
    """All public names with what they are: those of alea, and of alea.env where there is NumPy."""
    for module in [alea] + ([alea.env] if numpy else []):
        for name in module.__all__:
            yield "%s.%s" % (module.__name__, name), getattr(module, name)


class PublicNames(unittest.TestCase):
    def test_every_public_name_has_a_text_with_an_example(self):
        for name, what in public():
            self.assertIn(">>>", inspect.getdoc(what) or "", name)

    def test_every_public_method_says_what_it_does_and_has_types(self):
        for name, what in public():
            members = inspect.getmembers(what, inspect.isfunction) if inspect.isclass(what) else [("", what)]
            for method, function in members:
                where = "%s.%s" % (name, method)
                if method.startswith("_") or not function.__module__.startswith("alea"):
                    continue  # of Gymnasium's and PettingZoo's classes, where they are installed
                self.assertTrue(inspect.getdoc(function), where)
                told = inspect.signature(function)
                self.assertIsNot(told.return_annotation, inspect.Signature.empty, where)
                for parameter in list(told.parameters.values())[1 if method else 0:]:
                    self.assertIsNot(parameter.annotation, inspect.Parameter.empty, "%s: %s" % (where, parameter))


if __name__ == "__main__":
    unittest.main()
