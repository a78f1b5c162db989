"""The methods that solve a Sudoku, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast, get_args

from .._errors import Error

if TYPE_CHECKING:
    from .. import types as t


def with_settings(method: str | t.SudokuSearchMethod, settings: Mapping[str, Any] | None) -> t.SudokuSearchMethod:
    """A method with its settings, whichever kind of method has that name."""
    if not isinstance(method, str):
        return method
    # Only who searches pays for reading all the types.
    from .. import types

    kinds = {
        "strategy": types.Strategy,
        "method": types.Method,
        "consistency": types.Consistency,
        "logic": types.CatalogueEngine,
    }
    kind = next((kind for kind, names in kinds.items() if method in get_args(names)), None)
    if kind is None:
        known = ", ".join(name for names in kinds.values() for name in get_args(names))
        raise Error(f"there is no method {method!r}: {known}", f"no hay método {method!r}: {known}")
    return cast("t.SudokuSearchMethod", {kind: method, **(settings or {})})
