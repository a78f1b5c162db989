"""The methods that solve a Sudoku, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast, get_args

if TYPE_CHECKING:
    from .. import types as t


def with_settings(method: str | t.SudokuSearchMethod, settings: Mapping[str, Any] | None) -> t.SudokuSearchMethod:
    """A method with its settings, whichever kind of method has that name."""
    if not isinstance(method, str):
        return method
    # Only who searches pays for reading all the types.
    from .. import types

    names = {"method": types.Method, "consistency": types.Consistency, "logic": types.CatalogueEngine}
    kind = next((kind for kind, names in names.items() if method in get_args(names)), "strategy")
    return cast("t.SudokuSearchMethod", {kind: method, **(settings or {})})
