"""Names that do not exist, with those that look alike."""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches

from ._errors import Error

#: The most names that are listed, and that are compared.
_LISTED, _COMPARED = 8, 10_000


class UnknownName(Error, KeyError):
    """A name that does not exist. It is a `KeyError` too, so that `in` and `get` of mappings work as usual."""


def unknown(name: object, names: Collection[str], en: str, es: str) -> UnknownName:
    """The error that says what does not exist, with the names that look alike or, if there are few, all of them.

    >>> print(unknown("lng", ["lung", "smoke"], "the network has no variable", "la red no tiene la variable"))
    the network has no variable 'lng'; did you mean lung?
    """
    shown = _cut(repr(name))
    alike = _alike(name, names) if isinstance(name, str) else []
    if alike:
        return UnknownName(
            f"{en} {shown}; did you mean {' or '.join(alike)}?", f"{es} {shown}; ¿querías decir {' o '.join(alike)}?"
        )
    if 0 < len(names) <= _LISTED:
        listed = ", ".join(map(_cut, names))
        return UnknownName(f"{en} {shown}; there are {listed}", f"{es} {shown}; hay {listed}")
    return UnknownName(f"{en} {shown}", f"{es} {shown}")


def _alike(name: str, names: Collection[str]) -> list[str]:
    """The names that differ in capitals or in a few letters."""
    if len(names) > _COMPARED or len(name) > 100:
        return []
    by_small: dict[str, str] = {}
    for one in names:
        by_small.setdefault(one.casefold(), one)
    return [_cut(by_small[one]) for one in get_close_matches(name.casefold(), by_small, n=3)]


def _cut(name: str) -> str:
    return name if len(name) <= 60 else name[:59] + "…"
