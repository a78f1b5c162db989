"""The techniques of Sudoku."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import _html
from .._answer import Answer, message
from .._door import ask
from .._heads import heads

if TYPE_CHECKING:
    from .. import types as t


class Ladder(Answer["t.SudokuLadderAnswer"]):
    """The techniques, in the order in which a hint tries them."""

    def __repr__(self) -> str:
        return f"<Ladder: {len(self.data['techniques'])} techniques>"

    def _repr_html_(self) -> str:
        rungs = self.data["techniques"]
        rows = [(one["technique"], message(one["name"]), one["rating"], message(one["band_name"])) for one in rungs]
        return _html.table(heads("technique", "name", "rating", "difficulty"), rows)


def ladder() -> Ladder:
    """The techniques, in the order in which a hint tries them.

    >>> ladder()["techniques"][0]["technique"]
    'full_house'
    """
    return Ladder(ask({"game": "sudoku", "verb": "ladder"}))
