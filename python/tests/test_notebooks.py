"""The notebooks run from top to bottom, are kept without outputs, and say the same in both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

import nbformat
import pytest
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[1] / "notebooks"


class Notebook(NamedTuple):
    """A notebook, the right answers of its exercises, and wrong ones, each with words of the reason that is given."""

    lang: str
    name: str
    right: list[str]
    wrong: list[list[tuple[str, str]]]


#: The same notebook in English and in Spanish.
PAIRS = [
    (
        Notebook(
            "en",
            "minesweeper-risk",
            ["1 / 3", "0", "0.5"],
            [
                [("0.123", "all boards weigh the same"), ("0.123", "all three numbers"), ("0.123", "with two mines")],
            ],
        ),
        Notebook(
            "es",
            "riesgo-buscaminas",
            ["1 / 3", "0", "0.5"],
            [
                [("0.123", "pesan lo mismo"), ("0.123", "los tres números"), ("0.123", "con dos minas")],
            ],
        ),
    ),
    (
        Notebook(
            "en",
            "own-search",
            [
                "17",
                "lambda state: sum(waiting(state)[::2])",
                "lambda state: [walkers for walkers in four.actions(state) if walkers != 'CD']",
            ],
            [
                [("19", "B walks three times"), ("total", "it says 3, but 2"), ("four.actions", "C and D walk")],
                [("16", "Nobody is that fast"), ("slowest", "96 states"), ("list", "offers ['*', '|']")],
                [("18", "a faster plan"), ("0.123", "a function"), ("lambda state: None", "leaves out")],
                [("'soon'", "a number"), ("lambda state: 0", "Dare to say more"), ("[]", "a function")],
            ],
        ),
        Notebook(
            "es",
            "busqueda-propia",
            [
                "17",
                "lambda estado: sum(esperan(estado)[::2])",
                "lambda estado: [cruzan for cruzan in cuatro.actions(estado) if cruzan != 'CD']",
            ],
            [
                [("19", "cruzar tres veces"), ("suma", "ahí bastan 2"), ("cuatro.actions", "C y D crucen juntos")],
                [("16", "no va nadie"), ("mas_lento", "96 estados"), ("list", "ofrece ['*', '|']")],
                [("18", "un plan más rápido"), ("0.123", "una función"), ("lambda estado: None", "le falta")],
                [("'pronto'", "un número"), ("lambda estado: 0", "Atrévete"), ("[]", "una función")],
            ],
        ),
    ),
]

#: What the checks of exercises say.
RIGHT = {"en": "Right!", "es": "¡Correcto!"}
OPEN = {"en": "Not answered yet", "es": "Aún sin responder"}
WRONG = {"en": "is not it.", "es": "no es la respuesta."}

#: Where a reader predicts what will be measured.
PREDICTION = re.compile(r"^(prediction|prediccion) = \.\.\.$", re.MULTILINE)

NOTEBOOKS = [notebook for pair in PAIRS for notebook in pair]
WRONG_ANSWERS = [(notebook, wrong) for notebook in NOTEBOOKS for wrong in notebook.wrong]


def named(value: object) -> str | None:
    """How a notebook is called in the list of tests."""
    return value.name if isinstance(value, Notebook) else None


#: The first one is tried with every change.
TRIED = [pytest.param(one, marks=[pytest.mark.slow] if number else []) for number, one in enumerate(NOTEBOOKS)]


def test_every_notebook_has_its_pair() -> None:
    there = {(path.parent.name, path.stem) for path in FOLDER.glob("*/*.ipynb")}
    assert there == {(notebook.lang, notebook.name) for notebook in NOTEBOOKS}


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=named)
def test_notebooks_are_kept_without_outputs(notebook: Notebook) -> None:
    kept = json.loads(place(notebook).read_text(encoding="utf-8"))
    for cell in kept["cells"]:
        assert not cell.get("outputs") and cell.get("execution_count") is None
    nbformat.validate(kept)


@pytest.mark.parametrize(("english", "spanish"), PAIRS, ids=named)
def test_both_languages_have_the_same_cells(english: Notebook, spanish: Notebook) -> None:
    kinds = [[cell.cell_type for cell in read(one).cells] for one in (english, spanish)]
    assert kinds[0] == kinds[1]


@pytest.mark.parametrize("notebook", TRIED, ids=named)
def test_a_notebook_runs(notebook: Notebook) -> None:
    assert said(read(notebook)).count(OPEN[notebook.lang]) == len(notebook.right)


@pytest.mark.slow
@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=named)
def test_right_answers_are_taken(notebook: Notebook) -> None:
    assert said(answered(notebook, notebook.right)).count(RIGHT[notebook.lang]) == len(notebook.right)


@pytest.mark.slow
@pytest.mark.parametrize(("notebook", "wrong"), WRONG_ANSWERS, ids=named)
def test_wrong_answers_are_refused_with_a_reason(notebook: Notebook, wrong: list[tuple[str, str]]) -> None:
    printed = said(answered(notebook, [answer for answer, _ in wrong]))
    lines = [line for line in printed.splitlines() if WRONG[notebook.lang] in line]
    assert len(lines) == len(wrong)
    for line, (_, reason) in zip(lines, wrong):
        assert reason in line


@pytest.mark.slow
@pytest.mark.parametrize("notebook", PAIRS[1], ids=named)
def test_predictions_are_compared_with_what_is_measured(notebook: Notebook) -> None:
    hit, miss = {"en": ("well seen", "surprise"), "es": ("buen ojo", "sorpresa")}[notebook.lang]
    predicted = read(notebook)
    asked = [cell for cell in predicted.cells if PREDICTION.search(cell.source)]
    for cell, guess in zip(asked, ["'bfs'", "40"]):
        cell.source = PREDICTION.sub(rf"\1 = {guess}", cell.source)
    printed = said(predicted)
    assert len(asked) == 2 and printed.count(hit) == 1 and printed.count(miss) == 1


def place(notebook: Notebook) -> Path:
    return FOLDER / notebook.lang / f"{notebook.name}.ipynb"


def read(notebook: Notebook) -> Any:
    return nbformat.read(place(notebook), as_version=4)  # type: ignore[no-untyped-call]


def answered(notebook: Notebook, answers: list[str]) -> Any:
    """The notebook with answers in place of the dots."""
    filled = read(notebook)
    for number, answer in enumerate(answers, 1):
        [cell] = [cell for cell in filled.cells if f"answer_{number} = ..." in cell.source]
        cell.source = cell.source.replace(f"answer_{number} = ...", f"answer_{number} = {answer}")
    return filled


def said(notebook: Any) -> str:
    """All that a notebook prints when it is run."""
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    return "".join(output.get("text", "") for output in outputs)
