"""A Sudoku and what can be asked about it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, overload

from .. import _puzzle, _trace
from .._answer import message
from .._board import Board
from .._door import ask, picture
from .._errors import Error
from .._lists import limited
from ..logic import KnowledgeBase
from .answers import Check, Hint, Rating, Solution, Step
from .methods import with_settings
from .values import SIGNS, numbers, sign, text_of

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .. import types as t
    from .._door import Limits


class Sudoku(Board):
    """A Sudoku, from a text in any of the formats or from rows of numbers (0 is an empty cell).

    Boxes of another shape than the usual one for the size are given by their height and width. Variants are read from
    the formats that hold them (f-puzzles, SudokuPad, killer files, constraint strings).

    >>> puzzle = Sudoku([[1, 0, 3, 0], [3, 4, 1, 2], [2, 1, 4, 3], [4, 0, 2, 1]])
    >>> puzzle
    Sudoku('1.3.341221434.21')
    >>> puzzle[0, 2], puzzle[0, 1]
    (3, None)
    >>> puzzle.solve().grid[0]
    [1, 2, 3, 4]
    >>> puzzle == Sudoku("1.3. 3412 2143 4.21")
    True
    """

    def __init__(self, puzzle: str | Iterable[Iterable[int]], *, shape: Sequence[int] | None = None) -> None:
        source = puzzle if isinstance(puzzle, str) else text_of(puzzle)
        self._given_shape = shape
        self._shown = ask({"game": "sudoku", "verb": "show", "puzzle": source, "shape": shape, "bare": True})
        super().__init__(source, self._shown["text"].strip())

    @property
    def size(self) -> int:
        """How many rows, columns and values there are."""
        return self._shown["size"]

    @property
    def shape(self) -> tuple[int, int]:
        """The height and width of a box."""
        height, width = self._shown["shape"]
        return height, width

    @property
    def rows(self) -> list[str]:
        """The givens, one text for each row, with a dot for an empty cell."""
        return self._shown["board"]

    @property
    def grid(self) -> list[list[int]]:
        """The givens as numbers, 0 for an empty cell."""
        return numbers(self.rows)

    def __getitem__(self, cell: tuple[int, int]) -> int | None:
        row, column = cell
        return SIGNS.index(self.rows[row][column]) or None

    @property
    def clues(self) -> int:
        """How many cells hold a value."""
        return sum(value != "." for row in self.rows for value in row)

    @property
    def variants(self) -> list[str]:
        """The rules beyond those of rows, columns and boxes, in words."""
        return [message(rule) for rule in self._shown["variants"]]

    def put(self, row: int, column: int, value: int) -> Sudoku:
        """The same puzzle with a value in an empty cell.

        >>> Sudoku("1...............").put(0, 1, 2)
        Sudoku('12..............')
        """
        if value == 0:
            raise Error("a value is a number from 1 on", "un valor es un número desde 1")
        if self[row, column] is not None:
            raise Error("this cell holds a value already", "esta casilla ya contiene un valor")
        rows = [list(one) for one in self.rows]
        rows[row][column] = sign(value)
        return self._filled(["".join(one) for one in rows])

    def candidates(self) -> list[list[set[int]]]:
        """The values that each cell can still have by the rules alone."""
        request: t.SudokuShowRequest = {
            "game": "sudoku",
            "verb": "show",
            "puzzle": self._source,
            "shape": self._given_shape,
            "candidates": True,
            "bare": True,
        }
        shown = ask(request)
        return [[set(numbers([signs])[0]) for signs in row] for row in shown.get("candidates") or ()]

    def solve(self, *, boards: int = 0, candidates: bool = False, **limits: Unpack[Limits]) -> Solution:
        """Solves the puzzle and says whether the solution is the only one.

        `boards` asks for that many solutions in full, `candidates` for the values that each cell has in some solution.

        >>> Sudoku("1...............").solve().unique
        False
        """
        request: t.SudokuSolveRequest = {
            "game": "sudoku",
            "verb": "solve",
            "puzzle": self._source,
            "shape": self._given_shape,
            "count": max(2, boards),
            "list": boards,
            "candidates": candidates,
        }
        return Solution(ask(request, **limits), self._filled)

    def count(self, limit: int = 1_000_000, **limits: Unpack[Limits]) -> _puzzle.Count[t.SudokuSolveAnswer]:
        """Counts the solutions, up to a number.

        >>> Sudoku("1...............").count()
        <Count: 72>
        >>> Sudoku("1...............").count(10).number
        10
        """
        request: t.SudokuSolveRequest = {
            "game": "sudoku",
            "verb": "solve",
            "puzzle": self._source,
            "shape": self._given_shape,
            "count": limit,
        }
        return _puzzle.Count(ask(request, **limits))

    def check(self, *, given: Sudoku | str | None = None, **limits: Unpack[Limits]) -> Check:
        """Checks a puzzle or a filling. With the puzzle it started from, `wrong` says which cells are mistakes.

        >>> check = Sudoku("1234341221434322").check()
        >>> check.valid, check.filled
        (False, True)
        """
        request: t.SudokuCheckRequest = {
            "game": "sudoku",
            "verb": "check",
            "puzzle": self._source,
            "shape": self._given_shape,
            "given": _source(given),
        }
        return Check(ask(request, **limits))

    def hint(
        self,
        stage: t.Stage = "argument",
        *,
        given: Sudoku | str | None = None,
        notes: list[list[str]] | None = None,
        without: Iterable[t.SudokuTechnique] = (),
        no_uniqueness: bool = False,
        all: bool = False,
        **limits: Unpack[Limits],
    ) -> Hint:
        """The next step: `where` to look, which `clues`, the full `argument`, or the move (`play`).

        >>> Sudoku("1.3.341221434.21").hint("play").after
        Sudoku('123.341221434.21')
        """
        request: t.SudokuHintRequest = {
            "game": "sudoku",
            "verb": "hint",
            "puzzle": self._source,
            "shape": self._given_shape,
            "stage": stage,
            "given": _source(given),
            "notes": notes,
            "without": limited(without),
            "no_uniqueness": no_uniqueness,
            "all": all,
        }
        return Hint(ask(request, **limits), partial(picture, request, limits), self._filled)

    def path(
        self,
        *,
        boards: bool = False,
        without: Iterable[t.SudokuTechnique] = (),
        no_uniqueness: bool = False,
        **limits: Unpack[Limits],
    ) -> _puzzle.Path[t.SudokuExplainAnswer, Step]:
        """The way to the solution, step by step, always by the easiest technique that applies.

        >>> path = Sudoku("1.3.341221434.21").path()
        >>> path
        <Path: 3 steps, solved>
        >>> path[0].placements
        [(0, 1, 2)]
        """
        request: t.SudokuExplainRequest = {
            "game": "sudoku",
            "verb": "explain",
            "puzzle": self._source,
            "shape": self._given_shape,
            "boards": boards,
            "without": limited(without),
            "no_uniqueness": no_uniqueness,
        }
        answer = ask(request, **limits)
        return _puzzle.Path(answer, [Step(step) for step in answer["steps"]])

    def rate(
        self, *, without: Iterable[t.SudokuTechnique] = (), no_uniqueness: bool = False, **limits: Unpack[Limits]
    ) -> Rating:
        """How hard the puzzle is for a person.

        >>> rating = Sudoku("1.3.341221434.21").rate()
        >>> rating.difficulty, rating.hardest
        ('easy', 'full_house')
        """
        request: t.SudokuRateRequest = {
            "game": "sudoku",
            "verb": "rate",
            "puzzle": self._source,
            "shape": self._given_shape,
            "without": limited(without),
            "no_uniqueness": no_uniqueness,
        }
        return Rating(ask(request, **limits))

    def search(
        self,
        method: str | t.SudokuSearchMethod = "astar",
        settings: Mapping[str, Any] | None = None,
        *,
        trace: bool | int = False,
        check_heuristic: bool = False,
        **limits: Unpack[Limits],
    ) -> _puzzle.Run[t.SudokuRun, Sudoku]:
        """Solves the puzzle by a method of the textbooks: a search strategy (`astar`), a method of constraint satisfaction
        (`mac`), a consistency algorithm (`ac3`) or an engine of logic (`cdcl`).

        `settings` are those of the method, as `atisbo.types.SudokuSearchMethod` lists them. `trace` keeps that many events,
        with True ten thousand; `check_heuristic` compares the heuristic with true costs.

        >>> run = Sudoku("1.3.341221434.21").search("astar", {"heuristic": "h1"})
        >>> run.statistics["expanded"]
        3
        """
        runs = self._runs([with_settings(method, settings)], trace, check_heuristic, limits)
        return runs[0]

    def compare(
        self, methods: Iterable[str | t.SudokuSearchMethod], **limits: Unpack[Limits]
    ) -> _puzzle.Comparison[t.SudokuSearchAnswer, Sudoku]:
        """Runs several methods, each under the whole budget.

        >>> Sudoku("1.3.341221434.21").compare(["dfs", "mac", "ac3"])
        <Comparison: dfs solved, mac solved, ac3 solved>
        """
        return self._runs([with_settings(method, None) for method in limited(methods)], False, False, limits)

    def _runs(
        self, methods: list[t.SudokuSearchMethod], trace: bool | int, check: bool, limits: Limits
    ) -> _puzzle.Comparison[t.SudokuSearchAnswer, Sudoku]:
        request: t.SudokuSearchRequest = {
            "game": "sudoku",
            "verb": "search",
            "puzzle": self._source,
            "shape": self._given_shape,
            "runs": methods,
            "trace": _trace.request(trace),
            "check_heuristic": check,
        }
        answer = ask(request, **limits)
        runs = [_puzzle.Run(run, self._filled, answer) for run in answer["runs"]]
        return _puzzle.Comparison(answer, runs)

    def convert(self, to: t.SudokuTarget, **limits: Unpack[Limits]) -> str:
        """The puzzle in another format.

        >>> print(Sudoku("1.3.341221434.21").convert("rows"))
        1.3.
        3412
        2143
        4.21
        """
        request: t.SudokuConvertRequest = {
            "game": "sudoku",
            "verb": "convert",
            "puzzles": [self._source],
            "shape": self._given_shape,
            "to": to,
        }
        return ask(request, **limits)["text"].rstrip("\n")

    def knowledge_base(self, **limits: Unpack[Limits]) -> KnowledgeBase:
        """The puzzle in propositional logic: `r2c3[4]` says that the cell in row 2 and column 3, counted from 1, holds a 4.

        >>> Sudoku("1.3.341221434.21").knowledge_base().ask("r1c2[2]").entailed
        True
        """
        return KnowledgeBase(self.convert("dimacs", **limits), "dimacs")

    def svg(self) -> str:
        """A picture of the puzzle."""
        return self.convert("svg")

    @overload
    @classmethod
    def generate(
        cls,
        difficulty: t.Band | None = None,
        *,
        seed: int | None = None,
        count: None = None,
        shape: Sequence[int] = (3, 3),
        variants: Iterable[t.VariantKind] = (),
        symmetry: t.Symmetry | None = None,
        clues: int | None = None,
        settings: Mapping[str, Any] | None = None,
        **limits: Unpack[Limits],
    ) -> Sudoku: ...

    @overload
    @classmethod
    def generate(
        cls,
        difficulty: t.Band | None = None,
        *,
        seed: int | None = None,
        count: int,
        shape: Sequence[int] = (3, 3),
        variants: Iterable[t.VariantKind] = (),
        symmetry: t.Symmetry | None = None,
        clues: int | None = None,
        settings: Mapping[str, Any] | None = None,
        **limits: Unpack[Limits],
    ) -> _puzzle.Generated[t.SudokuGenerateAnswer, Sudoku]: ...

    @classmethod
    def generate(
        cls,
        difficulty: t.Band | None = None,
        *,
        seed: int | None = None,
        count: int | None = None,
        shape: Sequence[int] = (3, 3),
        variants: Iterable[t.VariantKind] = (),
        symmetry: t.Symmetry | None = None,
        clues: int | None = None,
        settings: Mapping[str, Any] | None = None,
        **limits: Unpack[Limits],
    ) -> Sudoku | _puzzle.Generated[t.SudokuGenerateAnswer, Sudoku]:
        """Makes a puzzle with one solution; with `count`, a list of so many. The same seed gives the same puzzles.

        `settings` are further fields of `atisbo.types.SudokuGenerateRequest`: exact grades, techniques to need, a pattern.

        >>> Sudoku.generate(seed=1, shape=(2, 2))
        Sudoku('...12...1......4')
        >>> Sudoku.generate("easy", seed=1, count=2)
        <Generated: 2 from seed 1>
        """
        request: Any = {
            "game": "sudoku",
            "verb": "generate",
            "grade": {"band": difficulty},
            "seed": seed,
            "count": 1 if count is None else count,
            "shape": shape,
            "variants": limited(variants),
            **({} if symmetry is None else {"symmetry": symmetry}),
            **({} if clues is None else {"method": {"clues": clues}}),
            **(settings or {}),
        }
        answer: t.SudokuGenerateAnswer = ask(request, **limits)
        puzzles = [cls(made.get("text") or "".join(made["puzzle"]), shape=answer["shape"]) for made in answer["puzzles"]]
        generated = _puzzle.Generated(answer, puzzles)
        return generated if count is not None else _puzzle.only(generated)

    def __repr__(self) -> str:
        shape = "" if self._given_shape is None or self._is_usual() else f", shape={self.shape}"
        return f"Sudoku({self._text!r}{shape})"

    def _key(self) -> tuple[object, ...]:
        return self._text, self.shape

    def _is_usual(self) -> bool:
        return Sudoku(self._text).shape == self.shape

    def _filled(self, rows: Sequence[str]) -> Sudoku:
        """The same rules with more values in the grid."""
        if self._shown["plain"]:
            return Sudoku("".join(rows), shape=self._shown["shape"])
        # A constraint string goes on with the values.
        values = [
            f"~R{row + 1}C{column + 1}_{SIGNS.index(new)}"
            for row, (new_row, old_row) in enumerate(zip(rows, self.rows))
            for column, (new, old) in enumerate(zip(new_row, old_row))
            if new != old
        ]
        begun = any(value != "." for row in self.rows for value in row)
        return Sudoku(self._text + ("" if begun or not values else ".") + "".join(values))


def _source(puzzle: Sudoku | str | None) -> str | None:
    return puzzle._source if isinstance(puzzle, Sudoku) else puzzle
