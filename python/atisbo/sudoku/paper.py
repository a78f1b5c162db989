"""Sudokus on paper."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .. import _batch
from .._door import ask
from .._language import lang
from .puzzle import Sudoku

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .. import types as t
    from .._door import Limits


def sheet(
    puzzles: Iterable[Sudoku | str], *, title: str = "", per_page: int = 4, solutions: bool = False, paper: t.Paper = "a4"
) -> str:
    """A page of HTML to print, with the solutions on pages of their own or not.

    >>> from atisbo import Sudoku
    >>> sheet([Sudoku("1.3.341221434.21")], title="Today").splitlines()[0]
    '<!doctype html>'
    """
    request: t.SudokuConvertRequest = {
        "game": "sudoku",
        "verb": "convert",
        "puzzles": _batch.texts(puzzles),
        "to": "sheet",
        "sheet": {"title": title, "per_page": per_page, "solutions": solutions, "paper": paper, "lang": lang()},
    }
    return ask(request)["text"]


def page(puzzle: Sudoku | str, **limits: Unpack[Limits]) -> str:
    """A page of HTML with the way to the solution, a picture of each step.

    >>> from atisbo import Sudoku
    >>> page(Sudoku("1.3.341221434.21")).splitlines()[0]
    '<!doctype html>'
    """
    board = puzzle if isinstance(puzzle, Sudoku) else Sudoku(puzzle)
    request: t.SudokuExplainRequest = {
        "game": "sudoku",
        "verb": "explain",
        "puzzle": board.text,
        "shape": board.shape,
        "page": lang(),
    }
    return ask(request, **limits).get("page") or ""
