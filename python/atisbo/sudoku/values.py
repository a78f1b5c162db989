"""The values of a Sudoku as numbers and as text."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from itertools import islice

from .._errors import Error

#: What stands for a value in a text; a dot is an empty cell.
SIGNS = ".123456789ABCDEFGHIJKLMNOP"


def numbers(rows: Iterable[str]) -> list[list[int]]:
    """Rows as numbers, 0 for an empty cell."""
    return [[SIGNS.index(sign) for sign in row] for row in rows]


def sign(value: int) -> str:
    """A value as text."""
    number = operator.index(value)
    if not 0 <= number < len(SIGNS):
        raise Error(f"no Sudoku has the value {number}", f"ningún sudoku tiene el valor {number}")
    return SIGNS[number]


def text_of(rows: Iterable[Iterable[int]]) -> str:
    """Rows of numbers as text: one row a line, so that a row too short is an error of its own."""
    # One more than any grid has: whoever never ends is found out.
    most = len(SIGNS)
    return "\n".join("".join(sign(value) for value in islice(row, most)) for row in islice(rows, most))
