"""A position as a Bayesian network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .._board import Cell, cells
from .._names import unknown
from ..bayes import Network

if TYPE_CHECKING:
    from .. import types as t


class PositionNetwork(Network):
    """A network with the numbers of a position as its evidence.

    A variable for a cell has the states `no` and `mine`; one for several cells counts their mines.
    """

    def __init__(self, data: t.MinesweeperConvertAnswer, rows: Sequence[str] = ()) -> None:
        pairs = (line.partition("=") for line in data.get("evidence") or ())
        super().__init__(data["text"], "hugin", evidence={variable: state for variable, _, state in pairs})
        #: The cells that each variable is about; those without any are auxiliary.
        self.cells: dict[str, list[Cell]] = {name: cells(of) for name, of in (data.get("cells") or {}).items()}

        # The board that the page draws the network on, where it is one of squares.
        self._rows = list(rows)

    def _board(self) -> dict[str, Any]:
        return {"rows": self._rows, "known": self.cells}

    def variable(self, row: int, column: int) -> str:
        """The variable that says whether a cell is a mine, or how many of the cells that it is about are mines.

        Several cells share a variable in the schemes `pruned` and `merged`; in `merged`, cells that a single number
        settles have none.

        >>> from atisbo import Position
        >>> Position("mines 1 / 1# / ##").network("split").variable(1, 0)
        'x_r2c1'
        """
        for name, about in self.cells.items():
            if (row, column) in about and not name.startswith("y"):
                return name
        raise unknown(
            (row, column), [], "the network has no variable for the cell", "la red no tiene variable para la casilla"
        )
