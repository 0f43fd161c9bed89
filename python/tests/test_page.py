"""What docs/python.md shows is what happens."""

import contextlib
import doctest
import io
import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

import alea

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/python.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"```(\w*)\n(.*?)```", re.DOTALL)

try:
    import numpy  # noqa: F401
except ImportError:
    numpy = None


def load_tests(loader, tests, pattern):
    """The examples with >>>, one after the other as on the page."""
    shown = "\n".join(text for kind, text in BLOCK.findall(PAGE) if ">>>" in text)
    test = doctest.DocTestParser().get_doctest(shown, {"alea": alea}, "docs/python.md", "docs/python.md", 0)
    tests.addTest(doctest.DocTestCase(test, optionflags=doctest.ELLIPSIS))
    return tests


class Page(unittest.TestCase):
    @unittest.skipIf(numpy is None, "NumPy is missing, which these programs need")
    def test_every_program_runs(self):
        tour = (ROOT / "docs/tour.md").read_text(encoding="utf-8")
        programs = [text for kind, text in BLOCK.findall(PAGE + tour) if kind == "python" and ">>>" not in text]
        self.assertGreater(len(programs), 3)
        for program in programs:
            with self.subTest(program[:60]), contextlib.redirect_stdout(io.StringIO()):
                exec(compile(program, "docs/python.md", "exec"), {"__name__": "page"})

    def test_every_command_prints_what_is_shown(self):
        """Those of alea, one after the other in one folder; `...` stands for what is left out."""
        shown = []
        for kind, text in BLOCK.findall(PAGE):
            shown += re.findall(r"^\$ \./alea (.*)\n((?:(?!\$ ).*\n)*)", text, re.MULTILINE) if kind == "" else []
        self.assertGreater(len(shown), 2)
        with tempfile.TemporaryDirectory() as folder:
            for line, printed in shown:
                with self.subTest(line):
                    done = subprocess.run(alea.command() + line.replace('"', "").split(), cwd=folder,
                                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, universal_newlines=True)
                    pattern = ".*".join(re.escape(part) for part in re.sub(r" +", " ", printed).split("...\n"))
                    self.assertRegex(re.sub(r" +", " ", done.stdout), re.compile("^" + pattern + "$", re.DOTALL))


if __name__ == "__main__":
    unittest.main()
