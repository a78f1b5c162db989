"""Many positions in one call."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from math import isnan
from typing import TYPE_CHECKING, Any, overload

from .. import _batch, _html
from .._board import Cell
from .._heads import heads
from .position import Position

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .._door import Limits
    from .._language import Lang
    from ..types import Stop

#: How the native part marks cells that are certain.
_SAFE, _MINE = 1, 2


class Known:
    """What is known of one position out of many."""

    def __init__(self, size: tuple[int, int], risk: array[float], marks: bytes) -> None:
        self._width = size[1]
        self._risk = risk
        self._marks = marks

    @property
    def risk(self) -> list[list[float | None]]:
        """The probability of a mine in every cell; None where it is revealed or a known mine."""
        values = [None if isnan(value) else value for value in self._risk]
        return [values[start : start + self._width] for start in range(0, len(values), self._width)]

    @property
    def safe(self) -> list[Cell]:
        """The cells that are certainly no mines."""
        return self._marked(_SAFE)

    @property
    def mines(self) -> list[Cell]:
        """The hidden cells that are certainly mines."""
        return self._marked(_MINE)

    def _marked(self, mark: int) -> list[Cell]:
        return [divmod(cell, self._width) for cell, marked in enumerate(self._marks) if marked == mark]

    def __repr__(self) -> str:
        return f"<Known: {self._marks.count(_SAFE)} safe, {self._marks.count(_MINE)} mines>"


class Analyses(Sequence["Known | None"]):
    """What is known of many positions, in their order; None for those that could not be analysed.

    Where the positions were an array, `risk` is one with NaN for cells that are revealed or known mines, and `safe` and
    `mines` are arrays of bool. Where they were a list, these are lists with the same of each position.
    """

    def __init__(self, answer: dict[str, Any], shape: tuple[int, ...] | None) -> None:
        self._sizes: list[tuple[int, int] | None] = answer["sizes"]
        self._risk: bytes = answer["risk"]
        self._marks: bytes = answer["marks"]
        self._shape = shape
        cells = (size[0] * size[1] if size else 0 for size in self._sizes)
        #: Where the cells of each position begin.
        self._starts = [0, *accumulate(cells)]
        #: The positions that could not be analysed, by their index.
        self.errors: dict[int, _batch.ItemError] = _batch.errors_of(answer)
        #: The positions whose probabilities are only estimated, for a limit was reached.
        self.estimated: list[int] = answer["estimated"]
        #: The limit that ended the work early, or that ended some of the analyses, or None.
        self.stopped: Stop | None = answer["stop"]

    @property
    def risk(self) -> Any:
        """The probability of a mine in every cell of every position."""
        if self._shape is None:
            return [known and known.risk for known in self]
        return self._array(self._risk, float, float("nan"))

    @property
    def safe(self) -> Any:
        """Which cells are certainly no mines."""
        if self._shape is None:
            return [known and known.safe for known in self]
        return self._array(self._marks, "u1", 0) == _SAFE

    @property
    def mines(self) -> Any:
        """Which hidden cells are certainly mines."""
        if self._shape is None:
            return [known and known.mines for known in self]
        return self._array(self._marks, "u1", 0) == _MINE

    def _array(self, content: bytes, dtype: Any, missing: float) -> Any:
        import numpy

        found = numpy.full(self._shape or 0, missing, dtype=dtype)
        has = numpy.array([size is not None for size in self._sizes], dtype=bool)
        found[has] = numpy.frombuffer(content, dtype=dtype).reshape(-1, *found.shape[1:])
        return found

    def __len__(self) -> int:
        return len(self._sizes)

    @overload
    def __getitem__(self, index: int) -> Known | None: ...

    @overload
    def __getitem__(self, index: slice) -> list[Known | None]: ...

    def __getitem__(self, index: int | slice) -> Known | None | list[Known | None]:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(len(self)))]
        place = range(len(self))[index]
        size = self._sizes[place]
        if size is None:
            return None
        start, end = self._starts[place : place + 2]
        return Known(size, array("d", self._risk[8 * start : 8 * end]), self._marks[start:end])

    def __iter__(self) -> Iterator[Known | None]:
        return (self[place] for place in range(len(self)))

    def __repr__(self) -> str:
        return f"<Analyses: {self._words('en')}>"

    def _words(self, lang: Lang | None = None) -> str:
        estimated = {"estimated": len(self.estimated)} if self.estimated else {}
        return _batch.counted({"positions": len(self), **estimated}, self.errors, self.stopped, lang)

    def _repr_html_(self) -> str:
        counts = ((len(known.safe), len(known.mines)) if known else (None, None) for known in self)
        rows = ((place, *pair) for place, pair in enumerate(counts))
        return _html.paragraphs(self._words()) + _html.table(heads("", "safe", "mines"), rows)


def analyse_all(
    positions: Iterable[str | Position],
    *,
    mines: int | None = None,
    density: float | None = None,
    trust_flags: bool = False,
    errors: _batch.Errors = "raise",
    **limits: Unpack[Limits],
) -> Analyses:
    """Analyses many positions at once, on all cores and exactly: a list of texts (or of `Position`), or an array of numpy
    with the shape (n, height, width), where 0 to 8 are numbers, -1 is a hidden cell, -2 a flag and -3 a known mine.

    `mines` or `density` hold for all positions that do not say it themselves; an array needs one of them. A position that
    cannot be read, or that no board fits, raises an error that has its `index`; with `errors="skip"` it is None (NaN in
    arrays), and `errors` of the answer says why. Nodes and bytes of the budget hold for each position, seconds for all;
    where they end, probabilities are estimated.

    >>> known = analyse_all(["mines 2 / 111# / ####"])[0]
    >>> known.safe, known.mines, known.risk[0]
    ([(1, 1), (1, 2)], [(1, 0)], [None, None, None, 0.5])
    >>> import numpy
    >>> analyses = analyse_all(numpy.array([[[1, -1], [-1, -1]]], dtype=numpy.int8), mines=1)
    >>> analyses.risk.round(2).tolist(), bool(analyses.safe.any())
    ([[[nan, 0.33], [0.33, 0.33]]], False)
    """
    request: dict[str, Any] = {
        "game": "minesweeper",
        "mines": mines,
        "density": density,
        "trust_flags": trust_flags,
        "size": None,
    }
    if not _batch.is_array(positions):
        return Analyses(_batch.ask(request, _batch.texts(positions), errors, limits), None)
    shape: tuple[int, ...] = positions.shape  # type: ignore[attr-defined]
    if len(shape) != 3 or 0 in shape[1:]:
        raise _batch.shape_error(shape, "(n, height, width)")
    request["size"] = shape[1:]
    return Analyses(_batch.ask(request, _batch.small_ints(positions, -3, 8).tobytes(), errors, limits), shape)
