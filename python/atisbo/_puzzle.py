"""The answers about a puzzle with one solution, Sudoku or 0h n0: solutions, hints, paths, searches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from . import _html
from ._answer import A, Answer, Listing, Verdict, message
from ._board import Board, Cell, cells
from ._errors import Error
from ._heads import heads
from ._trace import Trace, Traced

B = TypeVar("B", bound=Board, covariant=True)
S = TypeVar("S", bound="Step[Any]", covariant=True)


class Solution(Verdict[A], Generic[A, B]):
    """What was found: `board` is the solved board; `solvable` and `unique` say how many there are."""

    _decided_by = ("solvable", "unique")

    def __init__(self, data: A, board: Callable[[list[str]], B]) -> None:
        super().__init__(data)
        self._board = board

    @property
    def board(self) -> B | None:
        """A solution, if one was found."""
        rows = self.data["solution"]
        return None if rows is None else self._board(rows)

    @property
    def another(self) -> B | None:
        """Another solution, if one was found."""
        rows = self.data.get("another")
        return None if rows is None else self._board(rows)

    @property
    def solvable(self) -> bool | None:
        """Whether there is a solution; None if that was not decided."""
        if self.data["solution"] is not None:
            return True
        return False if self.data["complete"] else None

    @property
    def unique(self) -> bool | None:
        """Whether there is exactly one solution; None if that was not decided."""
        unique: bool | None = self.data["unique"]
        return unique

    @property
    def conflict(self) -> list[Cell]:
        """Givens that cannot all hold, where there is no solution."""
        conflict = self.data.get("conflict")
        return cells(given["cell"] for given in conflict["givens"]) if conflict else []

    def _repr_html_(self) -> str:
        board = self.board
        return _html.with_picture(board.svg(), super()._repr_html_()) if board else super()._repr_html_()


class Count(Verdict[A]):
    """How many solutions there are: `number`, and whether there are no more (`complete`)."""

    _decided_by = ("number", "complete")

    @property
    def number(self) -> int:
        """How many were counted."""
        return int(self.data.get("exact") or self.data["solutions"])

    @property
    def complete(self) -> bool:
        """Whether there are no more than that."""
        return bool(self.data["complete"])

    def __repr__(self) -> str:
        return f"<Count: {self.number}>" if self.complete else f"<Count: at least {self.number}>"


class Check(Verdict[A]):
    """Whether a puzzle or a filling is right: `valid`, `unique`, `filled`."""

    _decided_by = ("valid", "unique")

    @property
    def valid(self) -> bool | None:
        """Whether nothing is wrong: the filling keeps every rule, the puzzle has a solution; None if not decided."""
        valid: bool | None = self.data["valid"]
        return valid

    @property
    def unique(self) -> bool | None:
        """Whether there is exactly one solution; None if that was not decided."""
        unique: bool | None = self.data["unique"]
        return unique

    @property
    def filled(self) -> bool:
        """Whether every cell is known, so that this is a filling and not a puzzle."""
        return bool(self.data["filled"])

    @property
    def conflict(self) -> list[Cell]:
        """Givens that cannot all hold, where there is no solution."""
        conflict = self.data.get("conflict")
        return cells(given["cell"] for given in conflict["givens"]) if conflict else []


class Hint(Answer[A]):
    """What to do next. `text` says as much as the stage allows; a notebook shows the board with the hint marked."""

    def __init__(self, data: A, svg: Callable[[], str]) -> None:
        super().__init__(data)
        self._draw = svg

    @property
    def cells(self) -> list[Cell]:
        """The cells that the hint is about."""
        return cells(self.data["focus"])

    @property
    def cell(self) -> Cell | None:
        """The first of the cells that the hint is about."""
        return next(iter(self.cells), None)

    def svg(self) -> str:
        """A picture of the board with the hint marked."""
        return self._draw()

    def _repr_html_(self) -> str:
        return _html.with_picture(self.svg(), super()._repr_html_())


class PuzzleHint(Hint[A], Generic[A, B]):
    """What to do next in a puzzle."""

    def __init__(self, data: A, svg: Callable[[], str], board: Callable[[list[str]], B]) -> None:
        super().__init__(data, svg)
        self._board = board

    @property
    def kind(self) -> str:
        """What kind of answer this is: `step`, `solved`, `no_solution`, `several`, `undecided` and so on."""
        return str(self.data["kind"])

    @property
    def after(self) -> B | None:
        """The board with the step played (at the stage `play`)."""
        rows = self.data.get("after")
        return None if rows is None else self._board(rows)


class Step(Answer[A]):
    """One step of an argument."""

    @property
    def name(self) -> str:
        """The name of the technique in the chosen language."""
        return message(self.data["name"])

    @property
    def technique(self) -> str:
        """The name of the technique in data."""
        return str(self.data["step"]["technique"])


class Path(Listing[A, S]):
    """The way to the solution, step by step."""

    @property
    def end(self) -> str:
        """How it ended: `solved`, unless the puzzle has no or several solutions, or a limit was reached."""
        return str(self.data["end"])

    @property
    def solved(self) -> bool:
        """Whether it leads to the solution."""
        return self.end == "solved"

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {len(self)} steps, {self.end}>"

    def _repr_html_(self) -> str:
        rows = [(number, step.name, step.text) for number, step in enumerate(self, 1)]
        return _html.table(heads("", "technique", "argument"), rows) + super()._repr_html_()


class HeuristicCheck(Verdict[A]):
    """Whether a heuristic is `admissible` and `consistent` on a puzzle, as far as states and steps were compared."""

    _decided_by = ("admissible", "consistent")

    @property
    def admissible(self) -> bool | None:
        """Whether it is never above the true cost; None if no state shows that it is, but not all were compared."""
        return _holds(self.data["admissible"])

    @property
    def consistent(self) -> bool | None:
        """Whether it never drops by more than a step costs; None if no step shows that, but not all were compared."""
        return _holds(self.data["consistent"])

    @property
    def stopped(self) -> Any:
        """The limit that ended the comparison, or None."""
        return self.data["stopped"]


class Run(Traced, Verdict[A], Generic[A, B]):
    """What a method found, and what it took."""

    _decided_by = ("solved",)

    def __init__(self, data: A, board: Callable[[list[str]], B], answer: Mapping[str, Any]) -> None:
        super().__init__(data)
        self._board = board
        trace, check = answer.get("trace"), answer.get("heuristic")
        #: What the method did, where that was asked for.
        self.trace = Trace(trace, *_shown(answer, self.method)) if trace else None
        #: Whether the heuristic is admissible and consistent, where that was asked for.
        self.heuristic = HeuristicCheck(check) if check else None

    @property
    def method(self) -> str:
        """The name of the method."""
        settings: Mapping[str, str] = self.data.get("method") or self.data["settings"]
        return next(settings[kind] for kind in ("strategy", "method", "consistency", "logic") if kind in settings)

    @property
    def solved(self) -> bool:
        """Whether it found a solution. It may exist although it was not found: `text` says how the run ended."""
        return self.data["solution"] is not None

    @property
    def board(self) -> B | None:
        """The solution that was found."""
        rows = self.data["solution"]
        return None if rows is None else self._board(rows)

    @property
    def statistics(self) -> dict[str, Any]:
        """What it took; which counters there are depends on the method."""
        return dict(self.data["statistics"])

    @property
    def seconds(self) -> float:
        """How long it took."""
        return float(self.data["statistics"]["seconds"])

    @property
    def stopped(self) -> Any:
        """The limit that ended the run, or None."""
        ending = self.data["ending"]
        return ending.get("stopped") if isinstance(ending, dict) else None

    def __repr__(self) -> str:
        return f"<Run: {self.method}, {self.text}>"

    def _repr_html_(self) -> str:
        html = _html.table(
            heads("method", "ended", *self.statistics), [[self.method, self.text, *self.statistics.values()]]
        )
        return html + (self.trace._repr_html_() if self.trace else "")


class Comparison(Listing[A, Run[Any, B]], Generic[A, B]):
    """The runs of several methods on one puzzle."""

    def __repr__(self) -> str:
        return f"<Comparison: {', '.join(f'{run.method} {run.text}' for run in self)}>"

    @property
    def text(self) -> str:
        """How each run ended, one line for each."""
        return "\n".join(f"{run.method}: {run.text}" for run in self)

    def _repr_html_(self) -> str:
        counters = list(dict.fromkeys(name for run in self for name in run.statistics))
        rows = [[run.method, run.text, *(run.statistics.get(name) for name in counters)] for run in self]
        return _html.table(heads("method", "ended", *counters), rows)


class Rating(Answer[A]):
    """How hard a puzzle is."""

    @property
    def rating(self) -> float | None:
        """How hard it is; None if it does not have exactly one solution."""
        rating: float | None = self.data.get("rating")
        return rating

    @property
    def hardest(self) -> str | None:
        """The hardest technique it needs."""
        hardest: str | None = self.data.get("hardest")
        return hardest

    @property
    def counts(self) -> dict[str, int]:
        """How often each technique is used, by its name in data."""
        return {one["technique"]: one.get("count", one.get("steps")) for one in self.data.get("counts") or ()}

    def _repr_html_(self) -> str:
        return super()._repr_html_() + _html.table(heads("technique", "times"), self.counts.items())


class Generated(Listing[A, B], Generic[A, B]):
    """Puzzles that were made."""

    @property
    def seed(self) -> int:
        """The seed they were made from: the same seed gives the same puzzles."""
        return int(self.data["seed"])

    def __repr__(self) -> str:
        return f"<Generated: {len(self)} from seed {self.seed}>"

    def _repr_html_(self) -> str:
        return "".join(_html.with_picture(board.svg(), "") for board in self) + _html.paragraphs(self.text)


def _holds(finding: object) -> bool | None:
    """What was found about a heuristic; one that fails comes with an example."""
    return {"holds": True, "not_refuted": None}[finding] if isinstance(finding, str) else False


def _shown(answer: Mapping[str, Any], method: str) -> tuple[str, Mapping[str, Any]]:
    """Which view of the page shows a run, and what it needs for that."""
    view = "csp" if answer["trace"].get("kind") == "csp" else "search"
    return view, {"answer": answer, "title": method}


def only(generated: Generated[Any, B]) -> B:
    """The one puzzle that was asked for."""
    if len(generated):
        return generated[0]
    failed = generated.data.get("failed")
    if failed:
        raise Error(failed["en"], failed["es"])
    stopped = generated.stopped
    raise Error(
        f"the budget ({stopped}) was used up before there was a puzzle",
        f"el presupuesto ({stopped}) se agotó antes de que hubiera un puzle",
    )
