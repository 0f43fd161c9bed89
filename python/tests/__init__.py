"""Tests of the package, by the standard library alone: ``python3 -m unittest discover -s python/tests -t python``.

``ALEA_LONG=1`` tries as much as a release is worth; without NumPy, the tests of what needs it are skipped.
"""

import os

LONG = os.environ.get("ALEA_LONG") == "1"
