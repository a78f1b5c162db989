"""The documents say what is true: the reference is up to date, and the examples run."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import atisbo

ROOT = Path(__file__).parents[2]


def test_the_reference_is_up_to_date() -> None:
    tool = ROOT / "python" / "tools" / "reference.py"
    checked = subprocess.run([sys.executable, str(tool), "--check"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize("name", ["README.md", "README.es.md", "docs/python.md", "docs/es/python.md"])
def test_the_examples_of_a_document_run(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # The examples name files as seen from the top of the project.
    monkeypatch.chdir(ROOT)
    text = (ROOT / name).read_text(encoding="utf-8")
    # One session for the whole document, as a reader would type it.
    blocks = re.findall(r"^```pycon\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert blocks, "no example was found"
    test = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, name, name, 0)
    try:
        failed, tried = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)
    finally:
        # The guide in Spanish changes the language.
        atisbo.set_lang("en")
    assert tried and not failed
