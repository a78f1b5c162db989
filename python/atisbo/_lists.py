"""Lists of what a caller gives, which may have no end."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import TypeVar

from ._errors import Error

T = TypeVar("T")

#: The most items of a list whose length nothing else limits.
MOST = 1_000_000


def limited(items: Iterable[T], most: int = MOST) -> list[T]:
    """All items, if there are no more than so many.

    >>> limited("ab", 2)
    ['a', 'b']
    """
    found = list(islice(items, most + 1))
    if len(found) > most:
        raise Error(f"the list has more than {most} items", f"la lista tiene más de {most} elementos")
    return found
