"""What is answered about a Sudoku."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .. import _puzzle
from .._board import Cell, cells
from .values import numbers

if TYPE_CHECKING:
    from .. import types as t
    from .puzzle import Sudoku


class Solution(_puzzle.Solution["t.SudokuSolveAnswer", "Sudoku"]):
    """The solution of a Sudoku."""

    @property
    def grid(self) -> list[list[int]] | None:
        """The numbers of a solution, row by row."""
        rows = self.data["solution"]
        return None if rows is None else numbers(rows)

    @property
    def boards(self) -> list[Sudoku]:
        """Solutions in full, as many as were asked for."""
        return [self._board(rows) for rows in self.data.get("list", [])]


class Check(_puzzle.Check["t.SudokuCheckAnswer"]):
    """Whether a Sudoku or a filling is right."""

    @property
    def wrong(self) -> list[Cell]:
        """Cells that differ from the only solution of the puzzle they started from."""
        return cells(self.data.get("wrong"))


class Step(_puzzle.Step["t.SudokuExplained"]):
    """One step towards the solution."""

    @property
    def placements(self) -> list[tuple[int, int, int]]:
        """What goes into cells: row, column, value."""
        return _candidates(self.data["step"]["placements"])

    @property
    def eliminations(self) -> list[tuple[int, int, int]]:
        """What cannot go into cells: row, column, value."""
        return _candidates(self.data["step"]["eliminations"])


class Hint(_puzzle.PuzzleHint["t.SudokuHintAnswer", "Sudoku"]):
    """A hint for a Sudoku."""

    @property
    def step(self) -> Step | None:
        """The step with its evidence (from the stage `argument` on)."""
        step = self.data.get("step")
        return Step(step) if step else None

    @property
    def technique(self) -> str | None:
        """The name of the technique in data (from the stage `argument` on)."""
        return self.step.technique if self.step else None

    @property
    def all(self) -> list[Step]:
        """Everything that can be found now, where that was asked for."""
        return [Step(step) for step in self.data.get("all") or ()]


class Rating(_puzzle.Rating["t.SudokuRateAnswer"]):
    """How hard a Sudoku is."""

    @property
    def difficulty(self) -> t.Band | None:
        """In one word; None if it does not have exactly one solution."""
        return self.data["band"]


def _candidates(found: Iterable[t.Candidate]) -> list[tuple[int, int, int]]:
    return [(one["cell"][0], one["cell"][1], one["value"]) for one in found]
