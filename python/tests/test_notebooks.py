"""The notebooks run from top to bottom, are kept without outputs, and say the same in both languages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[1] / "notebooks"

#: The same notebook in English and in Spanish, and the right answers of its exercises.
PAIRS = [("minesweeper-risk", "riesgo-buscaminas", ["1 / 3", "0", "0.5"])]

#: What the checks of exercises say.
RIGHT = {"en": "Right!", "es": "¡Correcto!"}
OPEN = {"en": "Not answered yet", "es": "Aún sin responder"}
WRONG = {"en": "is not it.", "es": "no es."}

BY_LANGUAGE = [("en", english, answers) for english, _, answers in PAIRS] + [
    ("es", spanish, answers) for _, spanish, answers in PAIRS
]
#: The first one is tried with every change.
TRIED = [pytest.param(*one, marks=[pytest.mark.slow] if number else []) for number, one in enumerate(BY_LANGUAGE)]


def test_every_notebook_has_its_pair() -> None:
    there = {(path.parent.name, path.stem) for path in FOLDER.glob("*/*.ipynb")}
    assert there == {(lang, name) for lang, name, _ in BY_LANGUAGE}


@pytest.mark.parametrize(("lang", "name", "answers"), BY_LANGUAGE)
def test_notebooks_are_kept_without_outputs(lang: str, name: str, answers: list[str]) -> None:
    notebook = json.loads((FOLDER / lang / f"{name}.ipynb").read_text(encoding="utf-8"))
    for cell in notebook["cells"]:
        assert not cell.get("outputs") and cell.get("execution_count") is None
    nbformat.validate(notebook)


@pytest.mark.parametrize(("english", "spanish", "answers"), PAIRS)
def test_both_languages_have_the_same_cells(english: str, spanish: str, answers: list[str]) -> None:
    kinds = [[cell.cell_type for cell in read(*one).cells] for one in (("en", english), ("es", spanish))]
    assert kinds[0] == kinds[1]


@pytest.mark.parametrize(("lang", "name", "answers"), TRIED)
def test_a_notebook_runs(lang: str, name: str, answers: list[str]) -> None:
    assert said(read(lang, name)).count(OPEN[lang]) == len(answers)


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "name", "answers"), BY_LANGUAGE)
def test_exercises_check_themselves(lang: str, name: str, answers: list[str]) -> None:
    assert said(answered(read(lang, name), answers)).count(RIGHT[lang]) == len(answers)
    assert said(answered(read(lang, name), ["0.123"] * len(answers))).count(WRONG[lang]) == len(answers)


def read(lang: str, name: str) -> Any:
    return nbformat.read(FOLDER / lang / f"{name}.ipynb", as_version=4)  # type: ignore[no-untyped-call]


def answered(notebook: Any, answers: list[str]) -> Any:
    """The notebook with answers in place of the dots."""
    for number, answer in enumerate(answers, 1):
        [cell] = [cell for cell in notebook.cells if f"answer_{number} = ..." in cell.source]
        cell.source = cell.source.replace(f"answer_{number} = ...", f"answer_{number} = {answer}")
    return notebook


def said(notebook: Any) -> str:
    """All that a notebook prints when it is run."""
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    return "".join(output.get("text", "") for output in outputs)
