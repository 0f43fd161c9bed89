"""The package runs on Python 3.9, the oldest that it is for."""

import ast
import glob
import os
import shutil
import subprocess
import unittest
from pathlib import Path

from . import LONG

OLDEST = (3, 9)
PACKAGE = Path(__file__).resolve().parents[1]
FILES = sorted(PACKAGE.rglob("*.py")) + sorted((PACKAGE.parent / "examples").glob("**/*.py"))

#: What came later, and can be told by its name alone: keywords of calls, modules, attributes of modules.
KEYWORDS = {"strict", "slots", "kw_only", "process_group", "delete_on_close", "weakref_slot"}
MODULES = {"tomllib", "annotationlib"}
NAMES = {"aiter", "anext", "ExceptionGroup", "BaseExceptionGroup", "PythonFinalizationError", "EncodingWarning"}
ATTRIBUTES = {
    "bisect": {"key"}, "contextlib": {"aclosing", "chdir"}, "datetime": {"UTC"}, "enum": {"StrEnum", "verify"},
    "hashlib": {"file_digest"}, "inspect": {"get_annotations"}, "itertools": {"pairwise", "batched"},
    "math": {"cbrt", "exp2", "sumprod", "fma"}, "operator": {"call"}, "statistics": {"correlation", "covariance"},
    "sys": {"exception", "orig_argv", "stdlib_module_names"}, "types": {"EllipsisType", "NoneType", "UnionType"},
    "typing": {"Concatenate", "Never", "ParamSpec", "Self", "TypeAlias", "TypeGuard", "Unpack", "assert_never",
               "override"},
}


def newer(tree):
    """The lines with something that came after 3.9, and what it is."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield from ((node.lineno, keyword.arg) for keyword in node.keywords if keyword.arg in KEYWORDS)
        elif isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names if alias.name in MODULES)
        elif isinstance(node, ast.ImportFrom):
            later = ATTRIBUTES.get(node.module, set())
            yield from ((node.lineno, alias.name) for alias in node.names
                        if alias.name in later or node.module in MODULES)
        elif isinstance(node, ast.Name) and node.id in NAMES:
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            if isinstance(node.value, ast.Name) and node.attr in ATTRIBUTES.get(node.value.id, ()):
                yield node.lineno, "%s.%s" % (node.value.id, node.attr)
            elif node.attr == "bit_count":  # of whole numbers
                yield node.lineno, node.attr
    if not any(isinstance(node, ast.ImportFrom) and node.module == "__future__" for node in tree.body):
        for node in ast.walk(tree):  # then annotations are worked out, and 3.9 has no int | None
            for told in (getattr(node, "annotation", None), getattr(node, "returns", None)):
                if told is not None and any(isinstance(part, ast.BinOp) for part in ast.walk(told)):
                    yield told.lineno, "a union in an annotation"


def interpreters():
    """Programs that are Python 3.9, wherever they are usually found."""
    pyenv = glob.glob(os.path.expanduser("~/.pyenv/versions/3.9.*/bin/python"))
    for program in filter(None, [shutil.which("python3.9"), *pyenv, shutil.which("pypy3")]):
        asked = subprocess.run([program, "-c", "import sys; print(sys.version_info[:2])"], stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL, universal_newlines=True)
        if asked.stdout.strip() == str(OLDEST):
            yield program


class Oldest(unittest.TestCase):
    def test_nothing_is_written_that_came_later(self):
        self.assertGreater(len(FILES), 20)
        for file in FILES:
            with self.subTest(file.name):
                tree = ast.parse(file.read_text(encoding="utf-8"), feature_version=OLDEST)
                self.assertEqual(list(newer(tree)), [])

    def test_what_came_later_is_found(self):
        for line in ("zip(a, b, strict=True)", "import tomllib", "from itertools import pairwise", "math.cbrt(8)",
                     "def f(a: int | None): pass", "def f() -> int | None: pass", "(5).bit_count()", "anext(a)"):
            self.assertTrue(list(newer(ast.parse(line))), line)
        for line in ("match a:\n    case 1: pass", "try: pass\nexcept* ValueError: pass"):
            with self.assertRaises(SyntaxError):
                ast.parse(line, feature_version=OLDEST)

    def test_it_runs(self):
        """With a Python 3.9 that is here it is imported; with ALEA_LONG, each that is here runs the client's tests."""
        found = list(interpreters())
        if not found:
            self.skipTest("there is no Python 3.9 here to run it")
        for program in found if LONG else found[:1]:
            with self.subTest(program):
                what = ["-m", "unittest", "-q", "tests.test_client"] if LONG else ["-c", "import alea; help(alea)"]
                subprocess.run([program, "-B", *what], cwd=PACKAGE, check=True, stdout=subprocess.DEVNULL,
                               stderr=subprocess.PIPE if LONG else None)


if __name__ == "__main__":
    unittest.main()
