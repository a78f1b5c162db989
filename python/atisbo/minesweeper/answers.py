"""What is answered about a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

from .. import _html, _puzzle
from .._answer import Answer, Listing, Verdict, message
from .._board import Cell, cells
from .._heads import heads

if TYPE_CHECKING:
    from .. import types as t


class Analysis(Answer["t.MinesweeperAnalyseAnswer"]):
    """What is known about the hidden cells."""

    def __init__(self, data: t.MinesweeperAnalyseAnswer, svg: Callable[[], str]) -> None:
        super().__init__(data)
        self._draw = svg

    @property
    def risk(self) -> list[list[float | None]]:
        """The probability of a mine in every cell; None where it is revealed or a known mine, or where logic proves nothing."""
        return self.data["mine_probability"]

    @property
    def safe(self) -> list[Cell]:
        """The cells that are certainly no mines."""
        return cells(self.data["safe"])

    @property
    def mines(self) -> list[Cell]:
        """The hidden cells that are certainly mines."""
        return cells(self.data["certain_mines"])

    @property
    def best(self) -> list[Cell]:
        """The best cells to reveal."""
        return cells(self.data["best"])

    @property
    def boards(self) -> int | None:
        """How many boards fit, where the exact method could count them."""
        digits = self.data.get("boards")
        return None if digits is None else int(digits)

    @property
    def estimated(self) -> bool:
        """Whether the probabilities are only estimated, for a limit was reached."""
        return self.data.get("estimated", False)

    @property
    def numbers(self) -> dict[int, float]:
        """The numbers that the cell asked about (`numbers=`) would show, with their probabilities."""
        shown = self.data.get("shown")
        return {one["number"]: one["probability"] for one in shown["numbers"]} if shown else {}

    def svg(self) -> str:
        """A picture of the position with the risk of every cell."""
        return self._draw()

    def _repr_html_(self) -> str:
        return _html.with_picture(self.svg(), super()._repr_html_())


class Step(Answer["t.MinesweeperExplained"]):
    """One step of an argument."""

    @property
    def name(self) -> str:
        """The name of the technique in the chosen language."""
        return message(self.data["name"])

    @property
    def technique(self) -> str:
        """The name of the technique in data."""
        return self.data["technique"]

    @property
    def numbers(self) -> list[Cell]:
        """The numbers it looks at."""
        return cells(self.data["numbers"])

    @property
    def safe(self) -> list[Cell]:
        """The cells that are no mines."""
        return cells(self.data["safe"])

    @property
    def mines(self) -> list[Cell]:
        """The cells that are mines."""
        return cells(self.data["mines"])


class Hint(_puzzle.Hint["t.MinesweeperHintAnswer"]):
    """What to reveal next, and why."""

    @property
    def cells(self) -> list[Cell]:
        """The cells to reveal (from the stage `argument` on); any of them where they are a guess."""
        return cells(self.data["best"])

    @property
    def reason(self) -> t.MinesweeperReason:
        """Why: `safe`, `guess`, `end_game` and so on."""
        return self.data["reason"]

    @property
    def risk(self) -> float | None:
        """The probability that one of the cells is a mine."""
        return self.data["risk"]

    @property
    def technique(self) -> str | None:
        """The name in data of the hardest technique that is needed (from the stage `clues` on)."""
        return self.data.get("technique")

    @property
    def steps(self) -> list[Step]:
        """The argument for a safe cell (from the stage `argument` on)."""
        return [Step(step) for step in self.data.get("steps", [])]


class Explanation(Listing["t.MinesweeperExplainAnswer", Step]):
    """Why cells are certain, step by step."""

    def __init__(self, data: t.MinesweeperExplainAnswer, svg: Callable[[], str]) -> None:
        super().__init__(data, [Step(step) for step in data["steps"]])
        self._draw = svg

    def __bool__(self) -> NoReturn:
        raise TypeError("a cell may be certain or not: ask for .is_mine, or for len() of the steps")

    @property
    def is_mine(self) -> bool | None:
        """Whether the cell asked about is a mine; None if that is not certain or no cell was asked about."""
        proof = self.data.get("proof")
        return proof["is_mine"] if proof else None

    @property
    def numbers(self) -> list[Cell]:
        """The fewest numbers that prove it, where a cell was asked about and is certain."""
        proof = self.data.get("proof")
        return cells(proof["numbers"]) if proof else []

    def svg(self) -> str:
        """A picture: what is concluded ringed, the numbers it follows from underlaid."""
        return self._draw()

    def _repr_html_(self) -> str:
        rows = [(number, step.name, step.text) for number, step in enumerate(self, 1)]
        steps = _html.table(heads("", "technique", "argument"), rows) if rows else ""
        return _html.with_picture(self.svg(), steps + super()._repr_html_())


class Guess(Verdict["t.MinesweeperExplainAnswer"]):
    """Whether a guess can be avoided."""

    _decided_by = ("forced",)

    @property
    def forced(self) -> bool | None:
        """Whether a guess is forced: no hidden cell is certainly safe; None if that was not decided."""
        guess = self.data.get("guess")
        return guess["forced"] if guess else None

    @property
    def unavoidable(self) -> list[list[Cell]]:
        """Groups of cells that no number elsewhere will ever tell apart."""
        guess = self.data.get("guess")
        return [cells(one["cells"]) for one in guess["unavoidable"]] if guess else []


class Check(Verdict["t.MinesweeperCheckAnswer"]):
    """Whether a board can look like this."""

    _decided_by = ("valid",)

    @property
    def valid(self) -> bool | None:
        """Whether a board looks like this; None if that was not decided."""
        return self.data["valid"]

    @property
    def conflict(self) -> list[Cell]:
        """Numbers and trusted flags that cannot be true together."""
        conflict = self.data.get("conflict")
        return cells([*conflict["numbers"], *conflict["flags"]]) if conflict else []
