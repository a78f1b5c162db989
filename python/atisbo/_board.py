"""What the boards of all games have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from . import _files, _html

if TYPE_CHECKING:
    import os

    from typing_extensions import Self

#: A cell: its row and column, counted from 0.
Cell = tuple[int, int]


def cell(place: Sequence[int]) -> Cell:
    """A place of the door."""
    row, column = place
    return row, column


def cells(places: Iterable[Sequence[int]] | None) -> list[Cell]:
    """Places of the door."""
    return [cell(place) for place in places or ()]


def text_of(puzzle: object) -> str:
    """A text, and nothing else."""
    if isinstance(puzzle, str):
        return puzzle
    raise TypeError(f"a board is read from text, not from a {type(puzzle).__name__}")


class Board(ABC):
    """A board as text. It never changes: what a move makes of it is another board.

    Two boards are equal if they hold the same, in whatever format they were written.
    """

    def __init__(self, source: str, text: str) -> None:
        #: What was given, in its own format: requests hold it.
        self._source = source
        self._text = text

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> Self:
        """Reads a file, in any of the text formats, also one packed with gzip."""
        return cls(_files.read_text(path))  # type: ignore[call-arg]

    @property
    def text(self) -> str:
        """All of the board, in the project's own format."""
        return self._text

    def __str__(self) -> str:
        return self._text

    def _key(self) -> tuple[object, ...]:
        """What makes two boards equal."""
        return (self._text,)

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, type(self)) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    @abstractmethod
    def svg(self) -> str:
        """A picture of the board."""

    def _repr_svg_(self) -> str:
        return _html.fitted(self.svg())
