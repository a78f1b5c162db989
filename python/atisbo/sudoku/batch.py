"""Many Sudokus in one call."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from .. import _batch
from .puzzle import Sudoku

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .._door import Limits


def solve_all(
    puzzles: Iterable[str | Sudoku],
    *,
    count: int = 2,
    shape: Sequence[int] | None = None,
    errors: _batch.Errors = "raise",
    **limits: Unpack[Limits],
) -> _batch.Solved[Any]:
    """Solves many puzzles at once, on all cores: a list of texts (or of `Sudoku`), or an array of numpy with 0 for empty
    cells and the shape (n, 81) or (n, 9, 9). The solutions have the kind and the shape of the puzzles.

    At most `count` solutions of each are looked for: 2 tell whether the first is the only one, 1 is a little faster.
    `shape` is that of the boxes where a text does not say it. A puzzle that cannot be read raises an error that has its
    `index`; with `errors="skip"` it has no solution (None, or zeros), and `errors` of the answer says why. Nodes and bytes
    of the budget hold for each puzzle, seconds for all.

    >>> solve_all(["1.3.3.1.2.4.4.2."], count=1).solutions
    ['1432321421434321']
    >>> import numpy
    >>> empty = numpy.zeros((2, 9, 9), dtype=numpy.uint8)
    >>> solved = solve_all(empty)
    >>> solved.solutions.shape, int(solved.solutions[0, 0].sum()), solved.unique
    ((2, 9, 9), 45, [False, False])
    """
    request = {"game": "sudoku", "count": count, "shape": shape}
    if _batch.is_array(puzzles):
        return _of_array(request, puzzles, errors, limits)
    answer = _batch.ask(request, _batch.texts(puzzles), errors, limits)
    return _batch.Solved(answer, answer["solutions"])


def _of_array(request: dict[str, Any], puzzles: Any, errors: _batch.Errors, limits: Limits) -> _batch.Solved[Any]:
    import numpy

    if puzzles.shape[1:] not in ((81,), (9, 9)):
        raise _batch.shape_error(puzzles.shape, "(n, 81), (n, 9, 9)")
    answer = _batch.ask(request, _batch.small_ints(puzzles, 0, 9).tobytes(), errors, limits)
    digits = "".join(solution or "0" * 81 for solution in answer["solutions"]).encode()
    solutions = numpy.frombuffer(digits, dtype=numpy.uint8) - ord("0")
    return _batch.Solved(answer, solutions.reshape(puzzles.shape))
