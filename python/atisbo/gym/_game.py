"""The three games as environments: their settings, and what an observation holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from .._door import written
from .._errors import Error

if TYPE_CHECKING:
    from .. import types as t

#: How moves of Minesweeper are judged.
Measure = Literal["risk", "exact"]


@dataclass(frozen=True)
class Description:
    """A game with its settings."""

    #: The request from which the native part begins games.
    settings: Mapping[str, Any]
    #: The lowest value that a cell shows.
    lowest: int
    #: What the observation calls that which is left to find.
    left: str
    #: The signs of values below 1 when a board is written as text.
    signs: Mapping[int, str]

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.settings["game"])

    @property
    def regret(self) -> Measure | None:
        """How moves are judged, if they are."""
        measure: Measure | None = self.settings.get("regret")
        return measure

    @property
    def is_hex(self) -> bool:
        """Whether every other row is drawn half a cell to the right."""
        return str(self.settings.get("level", "")).startswith("hex:")

    def judged(self, measure: Measure | None) -> Description:
        """The same, with moves judged by this measure."""
        if measure not in (None, "risk", "exact"):
            raise Error(
                f'regret is measured by "risk" or "exact", not by {measure!r}',
                f'el arrepentimiento se mide con "risk" o "exact", no con {measure!r}',
            )
        return replace(self, settings={**self.settings, "regret": measure})

    def text(self) -> str:
        """The settings as the native part reads them."""
        return written(self.settings)


def minesweeper(level: str, first_click: t.FirstClick, regret: Measure | None) -> Description:
    """Games of a level."""
    settings = {"game": "minesweeper", "level": level, "first_click": first_click}
    return Description(settings, -2, "mines_left", {0: "0", -1: "#", -2: "*"}).judged(regret)


def sudoku(shape: Sequence[int], difficulty: t.Band | None, settings: Mapping[str, Any] | None) -> Description:
    """Puzzles as `atisbo.sudoku.generate` makes them."""
    request = {"shape": _pair(shape, "shape"), "grade": {"band": difficulty}, **(settings or {}), "game": "sudoku"}
    return Description(request, 0, "empty", {0: "."})


def ohno(size: int | Sequence[int], difficulty: t.Difficulty | None, settings: Mapping[str, Any] | None) -> Description:
    """Puzzles as `atisbo.ohno.generate` makes them."""
    rows, columns = _pair((size, size) if np.ndim(size) == 0 else size, "size")
    request = {"rows": rows, "cols": columns, "difficulty": difficulty, **(settings or {}), "game": "ohno"}
    return Description(request, -2, "unknown", {0: "O", -1: "W", -2: "."})


def _pair(numbers: Any, name: str) -> list[int]:
    """A height and a width."""
    found = np.asarray(numbers)
    if found.shape != (2,) or found.dtype.kind not in "iu" or (found < 1).any():
        raise Error(
            f"{name} is a height and a width, both from 1 on, not {numbers!r}",
            f"{name} es un alto y un ancho, ambos desde 1, no {numbers!r}",
        )
    return [int(number) for number in found]
