"""The examples of the chapter about Python."""

from __future__ import annotations

import doctest
from pathlib import Path


def test_the_examples_of_the_chapter_run() -> None:
    chapter = Path(__file__).parents[2] / "docs/python.md"
    failed, tried = doctest.testfile(str(chapter), module_relative=False, encoding="utf-8")
    assert tried > 0 and failed == 0
