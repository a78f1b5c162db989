"""0h n0: solve, explain, rate, generate, search.

>>> from atisbo import Ohno
>>> print(Ohno("3 1 . / . . . / . . 1").hint("where").text)
Look at the 1 in r1c2.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, cast, overload

from . import _batch, _puzzle, _trace
from ._board import Board, Cell, cells, text_of
from ._door import ask, picture
from ._errors import Error
from ._lists import limited
from .logic import KnowledgeBase

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from . import types as t
    from ._door import Limits


__all__ = ["Check", "Hint", "Ohno", "Rating", "Solution", "Step"]


class Solution(_puzzle.Solution["t.OhnoSolveAnswer", "Ohno"]):
    """The solution of a puzzle."""


class Check(_puzzle.Check["t.OhnoCheckAnswer"]):
    """Whether a puzzle or a filling is right."""

    @property
    def faults(self) -> list[Cell]:
        """Numbers that are broken, and floors that see no other."""
        return cells(fault["pos"] for fault in self.data["faults"])


class Step(_puzzle.Step["t.Explained"]):
    """One step towards the solution."""

    @property
    def conclusions(self) -> list[tuple[int, int, str]]:
        """What cells turn out to be: row, column, `floor` or `wall`."""
        return _conclusions(self.data["step"])


class Hint(_puzzle.PuzzleHint["t.OhnoHintAnswer", "Ohno"]):
    """A hint for a puzzle."""

    @property
    def technique(self) -> str | None:
        """The name of the technique in data (from the stage `argument` on)."""
        step = self.data.get("step")
        return step["technique"] if step else None

    @property
    def conclusions(self) -> list[tuple[int, int, str]]:
        """What cells turn out to be: row, column, `floor` or `wall` (from the stage `argument` on)."""
        step = self.data.get("step")
        return _conclusions(step) if step else []


class Rating(_puzzle.Rating["t.OhnoRateAnswer"]):
    """How hard a puzzle is."""

    @property
    def rating(self) -> float | None:
        """How hard it is; None if it does not have exactly one solution."""
        tenths = self.data.get("rating")
        return None if tenths is None else tenths / 10

    @property
    def difficulty(self) -> t.Difficulty | None:
        """In one word; None if it does not have exactly one solution."""
        return self.data.get("difficulty")


class Ohno(Board):
    """A puzzle of 0h n0, from a text in any of the formats: numbers, `O` for a floor, `W` for a wall, a dot for what is not
    known, one row a line or separated by `/`.

    `rule` says what keeps a floor from being isolated: that it sees another floor, or that a number sees it.

    >>> puzzle = Ohno("3 1 . / . . . / . . 1")
    >>> print(puzzle.solve().board)
    3 1 W
    O W O
    O W 1
    >>> puzzle[0, 0], puzzle[1, 1]
    (3, None)
    """

    def __init__(self, puzzle: str, *, rule: t.Rule = "sees_floor") -> None:
        answer = ask({"game": "ohno", "verb": "convert", "puzzle": text_of(puzzle), "to": "rows"})
        super().__init__(puzzle, answer["text"].strip())
        #: What keeps a floor from being isolated.
        self.rule = rule

    @property
    def rows(self) -> list[list[str]]:
        """What stands in each cell: a number, `O`, `W` or a dot."""
        return [row.split() for row in self._text.splitlines()]

    @property
    def size(self) -> tuple[int, int]:
        """How many rows and columns there are."""
        rows = self.rows
        return len(rows), len(rows[0])

    def __getitem__(self, cell: tuple[int, int]) -> int | str | None:
        row, column = cell
        sign = self.rows[row][column]
        if sign == ".":
            return None
        return int(sign) if sign.isdecimal() else sign

    def solve(self, **limits: Unpack[Limits]) -> Solution:
        """Solves the puzzle and says whether the solution is the only one.

        >>> Ohno("1 . / . .").solve().unique
        False
        """
        request: t.OhnoSolveRequest = {"game": "ohno", "verb": "solve", "puzzle": self._source, "rule": self.rule}
        return Solution(ask(request, **limits), self._board)

    def count(self, limit: int | None = None, **limits: Unpack[Limits]) -> _puzzle.Count[t.OhnoSolveAnswer]:
        """Counts the solutions, all or up to a number.

        >>> Ohno("1 . / . .").count()
        <Count: 4>
        """
        request: t.OhnoSolveRequest = {
            "game": "ohno",
            "verb": "solve",
            "puzzle": self._source,
            "rule": self.rule,
            "count": "all" if limit is None else {"up_to": limit},
        }
        return _puzzle.Count(ask(request, **limits))

    def check(self, **limits: Unpack[Limits]) -> Check:
        """Checks a puzzle or a filling.

        >>> Ohno("1 O / O O").check().valid
        False
        """
        request: t.OhnoCheckRequest = {"game": "ohno", "verb": "check", "puzzle": self._source, "rule": self.rule}
        return Check(ask(request, **limits))

    def hint(self, stage: t.Stage = "argument", *, given: Ohno | str | None = None, **limits: Unpack[Limits]) -> Hint:
        """The next step: `where` to look, which `clues`, the full `argument`, or the move (`play`).

        With the puzzle it started from (`given`), all else on the board may be a mistake.

        >>> Ohno("3 1 . / . . . / . . 1").hint().conclusions
        [(1, 1, 'wall'), (0, 2, 'wall')]
        """
        request: t.OhnoHintRequest = {
            "game": "ohno",
            "verb": "hint",
            "puzzle": self._source,
            "rule": self.rule,
            "stage": stage,
            "given": given._source if isinstance(given, Ohno) else given,
        }
        return Hint(ask(request, **limits), partial(picture, request, limits), self._board)

    def path(self, *, boards: bool = False, **limits: Unpack[Limits]) -> _puzzle.Path[t.OhnoExplainAnswer, Step]:
        """The way to the solution, step by step, always by the easiest technique that applies.

        >>> Ohno("3 1 . / . . . / . . 1").path()
        <Path: 4 steps, solved>
        """
        request: t.OhnoExplainRequest = {
            "game": "ohno",
            "verb": "explain",
            "puzzle": self._source,
            "rule": self.rule,
            "boards": boards,
        }
        answer = ask(request, **limits)
        return _puzzle.Path(answer, [Step(step) for step in answer["steps"]])

    def rate(self, **limits: Unpack[Limits]) -> Rating:
        """How hard the puzzle is for a person.

        >>> rating = Ohno("3 1 . / . . . / . . 1").rate()
        >>> rating.difficulty, rating.rating
        ('easy', 1.5)
        """
        request: t.OhnoRateRequest = {"game": "ohno", "verb": "rate", "puzzle": self._source, "rule": self.rule}
        return Rating(ask(request, **limits))

    def search(
        self,
        strategy: t.Strategy | t.SearchSettings = "astar",
        settings: Mapping[str, Any] | None = None,
        *,
        trace: bool | int = False,
        check_heuristic: bool = False,
        **limits: Unpack[Limits],
    ) -> _puzzle.Run[t.Run, Ohno]:
        """Solves the puzzle by a strategy of state-space search.

        `settings` are those of `atisbo.types.SearchSettings`. `trace` keeps that many events, with True ten thousand;
        `check_heuristic` compares the heuristic with true costs.

        >>> run = Ohno("3 1 . / . . . / . . 1").search("bfs", {"formulation": "pruned"})
        >>> run
        <Run: bfs, solved>
        """
        return self._runs([self._settings(strategy, settings)], trace, check_heuristic, limits)[0]

    def compare(
        self, strategies: Iterable[t.Strategy | t.SearchSettings], **limits: Unpack[Limits]
    ) -> _puzzle.Comparison[t.OhnoSearchAnswer, Ohno]:
        """Runs several strategies, each under the whole budget.

        >>> Ohno("3 1 . / . . . / . . 1").compare(["bfs", "astar"])
        <Comparison: bfs solved, astar solved>
        """
        return self._runs([self._settings(strategy, None) for strategy in limited(strategies)], False, False, limits)

    def _settings(self, strategy: t.Strategy | t.SearchSettings, settings: Mapping[str, Any] | None) -> t.SearchSettings:
        if not isinstance(strategy, str):
            return strategy
        return cast("t.SearchSettings", {"strategy": strategy, "rule": self.rule, **(settings or {})})

    def _runs(
        self, runs: list[t.SearchSettings], trace: bool | int, check: bool, limits: Limits
    ) -> _puzzle.Comparison[t.OhnoSearchAnswer, Ohno]:
        request: t.OhnoSearchRequest = {
            "game": "ohno",
            "verb": "search",
            "puzzle": self._source,
            "runs": runs,
            "trace": _trace.request(trace),
            "check_heuristic": check,
        }
        answer = ask(request, **limits)
        return _puzzle.Comparison(answer, [_puzzle.Run(run, self._board, answer) for run in answer["runs"]])

    def convert(self, to: t.Target, **limits: Unpack[Limits]) -> str:
        """The puzzle in another format.

        >>> Ohno("3 1 . / . . . / . . 1").convert("line")
        '31------1'
        """
        request: t.OhnoConvertRequest = {"game": "ohno", "verb": "convert", "puzzle": self._source, "to": to}
        return ask(request, **limits)["text"].rstrip("\n")

    def knowledge_base(self, **limits: Unpack[Limits]) -> KnowledgeBase:
        """The puzzle in propositional logic: `r2c3` says that the cell in row 2 and column 3, counted from 1, is a floor.

        >>> Ohno("3 1 . / . . . / . . 1").knowledge_base().ask("~r2c2").entailed
        True
        """
        if self.rule != "sees_floor":
            raise Error(
                "only the rule sees_floor is written in logic", "en lógica solo se escribe la regla sees_floor"
            )
        return KnowledgeBase(self.convert("dimacs", **limits), "dimacs")

    def svg(self) -> str:
        """A picture of the puzzle."""
        return self.convert("svg")

    @overload
    @classmethod
    def generate(
        cls,
        rows: int,
        columns: int | None = None,
        *,
        difficulty: t.Difficulty | None = None,
        seed: int | None = None,
        count: None = None,
        settings: Mapping[str, Any] | None = None,
        **limits: Unpack[Limits],
    ) -> Ohno: ...

    @overload
    @classmethod
    def generate(
        cls,
        rows: int,
        columns: int | None = None,
        *,
        difficulty: t.Difficulty | None = None,
        seed: int | None = None,
        count: int,
        settings: Mapping[str, Any] | None = None,
        **limits: Unpack[Limits],
    ) -> _puzzle.Generated[t.OhnoGenerateAnswer, Ohno]: ...

    @classmethod
    def generate(
        cls,
        rows: int,
        columns: int | None = None,
        *,
        difficulty: t.Difficulty | None = None,
        seed: int | None = None,
        count: int | None = None,
        settings: Mapping[str, Any] | None = None,
        **limits: Unpack[Limits],
    ) -> Ohno | _puzzle.Generated[t.OhnoGenerateAnswer, Ohno]:
        """Makes a puzzle with one solution; with `count`, a list of so many. The same seed gives the same puzzles.

        `settings` are further fields of `atisbo.types.OhnoGenerateRequest`.

        >>> Ohno.generate(4, seed=1)
        Ohno('4 . 4 . / 4 . . . / W W . . / . . . 2')
        >>> Ohno.generate(4, seed=1, count=2)
        <Generated: 2 from seed 1>
        """
        request: Any = {
            "game": "ohno",
            "verb": "generate",
            "rows": rows,
            "cols": rows if columns is None else columns,
            "difficulty": difficulty,
            "seed": seed,
            "count": 1 if count is None else count,
            **(settings or {}),
        }
        answer: t.OhnoGenerateAnswer = ask(request, **limits)
        generated = _puzzle.Generated(answer, [cls("\n".join(made["puzzle"])) for made in answer["puzzles"]])
        return generated if count is not None else _puzzle.only(generated)

    def __repr__(self) -> str:
        rule = "" if self.rule == "sees_floor" else f", rule={self.rule!r}"
        return f"Ohno({' / '.join(self._text.splitlines())!r}{rule})"

    def _key(self) -> tuple[object, ...]:
        return self._text, self.rule

    def _board(self, rows: list[str]) -> Ohno:
        return Ohno("\n".join(rows), rule=self.rule)


def _conclusions(step: t.Step) -> list[tuple[int, int, str]]:
    return [(one["cell"][0], one["cell"][1], one["fill"]) for one in step["conclusions"]]


def solve_all(
    puzzles: Iterable[str | Ohno],
    *,
    count: int = 2,
    rule: t.Rule = "sees_floor",
    errors: _batch.Errors = "raise",
    **limits: Unpack[Limits],
) -> _batch.Solved[str | None]:
    """Solves many puzzles at once, on all cores: a list of texts, or of `Ohno` that have the same `rule`.

    At most `count` solutions of each are looked for: 2 tell whether the first is the only one. A puzzle that cannot be read
    raises an error that has its `index`; with `errors="skip"` its solution is None, and `errors` of the answer says why.
    Nodes and bytes of the budget hold for each puzzle, seconds for all.

    >>> solved = solve_all(["3 1 . / . . . / . . 1", "1 . / . ."])
    >>> print(solved[0])
    3 1 W
    O W O
    O W 1
    >>> solved.unique
    [True, False]
    """
    request = {"game": "ohno", "count": count, "rule": rule}
    texts = _batch.texts(puzzles if isinstance(puzzles, (str, Board)) else _of_rule(puzzles, rule))
    answer = _batch.ask(request, texts, errors, limits)
    return _batch.Solved(answer, answer["solutions"])


def _of_rule(puzzles: Iterable[str | Ohno], rule: str) -> Iterator[str | Ohno]:
    """The puzzles, as long as none has another rule."""
    for index, one in enumerate(puzzles):
        if isinstance(one, Ohno) and one.rule != rule:
            own = repr(one.rule)
            raise _batch.ItemError(index, f"its rule is another one: pass rule={own}", f"su regla es otra: pasa rule={own}")
        yield one
