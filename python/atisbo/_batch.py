"""Many puzzles or positions in one native call, on all cores."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

from . import _html, _language
from ._board import Board
from ._door import written
from ._errors import Error
from ._heads import heads
from ._lists import limited
from ._native import native

if TYPE_CHECKING:
    from ._door import Limits
    from ._language import Lang
    from .types import Stop

#: What to do about items that cannot be read: raise the first error, or go on without them.
Errors = Literal["raise", "skip"]

#: The most items of a batch.
_ITEMS = 100_000_000

S = TypeVar("S", covariant=True)


class ItemError(Error):
    """An error in one item of many: `index` is its place, counted from 0."""

    def __init__(self, index: int, en: str, es: str, line: int | None = None, column: int | None = None) -> None:
        super().__init__(f"item {index}: {en}", f"elemento {index}: {es}", line, column)
        self.index = index

    def __reduce__(self) -> Any:
        bare = (text.partition(": ")[2] for text in (self.en, self.es))
        return type(self), (self.index, *bare, self.line, self.column)


class Solved(Generic[S], Sequence[S]):
    """What was found about many puzzles, in their order; as a sequence, the solutions.

    >>> from atisbo import sudoku
    >>> solved = sudoku.solve_all(["1234341221434321", "." * 16, "11" + "." * 14])
    >>> solved
    <Solved: 3 puzzles, 1 unique, 1 without a solution>
    >>> solved[0], solved.unique
    ('1234341221434321', [True, False, False])
    """

    def __init__(self, answer: dict[str, Any], solutions: Any) -> None:
        #: A solution of each puzzle, in the kind that the puzzles had: texts with None where there is none, or an array
        #: with zeros there.
        self.solutions = solutions
        #: How many solutions were found of each, up to the number looked for.
        self.counts: list[int] = array("Q", answer["counts"]).tolist()
        #: Whether there are no more than those.
        self.complete: list[bool] = [bool(flag) for flag in answer["complete"]]
        #: The puzzles that could not be read, by their index.
        self.errors: dict[int, ItemError] = errors_of(answer)
        #: The limit that ended the work early, or that ended some of the puzzles, or None.
        self.stopped: Stop | None = answer["stop"]

    @property
    def unique(self) -> list[bool | None]:
        """Whether each has exactly one solution; None where that was not decided."""
        return [_unique(count, complete) for count, complete in zip(self.counts, self.complete)]

    def __len__(self) -> int:
        return len(self.solutions)

    def __getitem__(self, index: Any) -> Any:
        return self.solutions[index]

    def __iter__(self) -> Iterator[S]:
        return iter(self.solutions)

    def __repr__(self) -> str:
        return f"<Solved: {self._words('en')}>"

    def _words(self, lang: Lang | None = None) -> str:
        none = sum(complete and not count for count, complete in zip(self.counts, self.complete))
        counts = {"puzzles": len(self), "unique": self.unique.count(True), "without a solution": none}
        return counted(counts, self.errors, self.stopped, lang)

    def _repr_html_(self) -> str:
        rows = zip(range(len(self)), self.solutions, self.counts, self.unique)
        return _html.paragraphs(self._words()) + _html.table(heads("", "solution", "solutions", "unique"), rows)


def ask(request: dict[str, Any], items: list[str] | bytes, errors: Errors, limits: Limits) -> dict[str, Any]:
    """Asks the native part. The first error is raised, if that is what is wanted."""
    if errors not in ("raise", "skip"):
        raise ValueError(f"errors is 'raise' or 'skip', not {errors!r}")
    answer = native.batch(written(request), items, **limits)
    if errors == "raise":
        for error in errors_of(answer).values():
            raise error
    return answer


def texts(items: Iterable[object]) -> list[str]:
    """A list of texts, and of boards as texts."""
    if isinstance(items, (str, bytes, Board)):
        raise TypeError("a list is needed, not a single board")
    # What is no text ends a long list at once.
    read = (item if isinstance(item, str) else _text(index, item) for index, item in enumerate(items))
    return limited(read, _ITEMS)


def _text(index: int, item: object) -> str:
    if isinstance(item, Board):
        return item.text
    raise TypeError(f"item {index} is a {type(item).__name__}: texts and boards are read")


def is_array(items: object) -> bool:
    """Whether it is an array of numpy, which is not imported for that."""
    return hasattr(items, "__array__") and hasattr(items, "dtype")


def small_ints(items: Any, least: int, most: int) -> Any:
    """An array of whole numbers as signed bytes in the usual order. Those beyond the limits become 127."""
    import numpy

    cells = numpy.asarray(items)
    if cells.dtype.kind not in "iu":
        raise Error(
            f"an array of {cells.dtype} holds no boards: whole numbers are needed",
            f"una matriz de {cells.dtype} no contiene tableros: hacen falta números enteros",
        )
    fits = (cells >= least) & (cells <= most)
    return numpy.ascontiguousarray(numpy.where(fits, cells, 127).astype(numpy.int8))


def shape_error(shape: tuple[int, ...], wanted: str) -> Error:
    """An array of the wrong shape."""
    return Error(f"the shape {shape} is none of {wanted}", f"la forma {shape} no es ninguna de {wanted}")


#: What counts in the summary of a batch are called in Spanish.
_SPANISH = {
    "puzzles": "puzles",
    "positions": "posiciones",
    "unique": "únicos",
    "without a solution": "sin solución",
    "estimated": "estimadas",
    "with errors": "con errores",
}


def counted(counts: Mapping[str, int], errors: Collection[int], stopped: object, lang: Lang | None = None) -> str:
    """The summary of a batch: how many of what, in this language or the chosen one.

    >>> counted({"puzzles": 3, "unique": 1}, [2], "time", "es")
    '3 puzles, 1 únicos, 1 con errores, detenido: time'
    """
    is_spanish = (lang or _language.lang()) == "es"
    every = {**counts, "with errors": len(errors)} if errors else counts
    parts = [f"{count} {_SPANISH[name] if is_spanish else name}" for name, count in every.items()]
    if stopped:
        parts.append(f"{'detenido' if is_spanish else 'stopped'}: {stopped}")
    return ", ".join(parts)


def errors_of(answer: dict[str, Any]) -> dict[int, ItemError]:
    """The errors of an answer, by the index of the item."""
    return {index: ItemError(index, *parts) for index, parts in answer["errors"]}


def _unique(count: int, complete: bool) -> bool | None:
    if count > 1:
        return False
    return count == 1 if complete else None
