"""The examples of the chapters about problems of one's own."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "python.md"


@pytest.mark.parametrize("chapter", ["Search problems of your own", "Constraint problems of your own"])
def test_the_examples_run(chapter: str) -> None:
    text = GUIDE.read_text(encoding="utf-8").partition(f"\n## {chapter}\n")[2].partition("\n## ")[0]
    examples = doctest.DocTestParser().get_doctest(text, {}, chapter, str(GUIDE), 0)
    assert len(examples.examples) > 5
    assert doctest.DocTestRunner().run(examples).failed == 0
