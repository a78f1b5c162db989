"""The examples in the documentation."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_the_examples_for_python_print_what_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    # The examples name files as seen from the top of the project.
    monkeypatch.chdir(ROOT)
    tried = doctest.testfile(str(ROOT / "docs/python.md"), module_relative=False)
    assert tried.attempted > 0 and tried.failed == 0
