"""Boards as text and as small pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .._errors import Error

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ._game import Description

#: The side of a cell in pixels, its line included.
SIDE = 18

#: The most cells of a picture: 40 MB.
MOST_CELLS = 40_000

#: Digits and signs of 3 x 5 pixels, row by row.
FONT = {
    "0": 0b111_101_101_101_111,
    "1": 0b010_110_010_010_111,
    "2": 0b111_001_111_100_111,
    "3": 0b111_001_111_001_111,
    "4": 0b101_101_111_001_001,
    "5": 0b111_100_111_001_111,
    "6": 0b111_100_111_101_111,
    "7": 0b111_001_010_010_010,
    "8": 0b111_101_111_101_111,
    "9": 0b111_101_111_001_111,
    "*": 0b101_010_111_010_101,
}

#: The colours of what is closed, open, a wall or a mine, of lines and of ink.
CLOSED, OPEN, SOLID, LINE, INK = (168, 176, 190), (238, 240, 244), (196, 70, 62), (110, 116, 128), (20, 24, 32)


def text(game: Description, board: NDArray[np.int8]) -> str:
    """The board, one line for each row; every other row of hexagons begins half a cell further right."""
    signs = [[_sign(game, int(value)) for value in row] for row in board]
    width = max(len(sign) for row in signs for sign in row)
    lines = [" ".join(sign.rjust(width) for sign in row) for row in signs]
    return "\n".join(" " + line if game.is_hex and number % 2 else line for number, line in enumerate(lines))


def picture(game: Description, board: NDArray[np.int8]) -> NDArray[np.uint8]:
    """The board as pixels: height, width and three colours."""
    rows, columns = board.shape
    if rows * columns > MOST_CELLS:
        raise Error(
            f"a board of {rows * columns} cells is too large for a picture",
            f"un tablero de {rows * columns} casillas es demasiado grande para una imagen",
        )
    shift = SIDE // 2 if game.is_hex else 0
    pixels = np.full((rows * SIDE + 1, columns * SIDE + 1 + shift, 3), LINE, np.uint8)
    for row in range(rows):
        for column in range(columns):
            value = int(board[row, column])
            top, left = row * SIDE + 1, column * SIDE + 1 + shift * (row % 2)
            cell = pixels[top : top + SIDE - 1, left : left + SIDE - 1]
            cell[:] = _colour(game, value)
            if value > 0 or (value == -2 and game.game == "minesweeper"):
                _write(cell, _sign(game, value))
    return pixels


def _sign(game: Description, value: int) -> str:
    return game.signs.get(value) or str(value)


def _colour(game: Description, value: int) -> tuple[int, int, int]:
    if game.game == "sudoku":
        return OPEN if value else CLOSED
    closed, solid = (-1, -2) if game.game == "minesweeper" else (-2, -1)
    return CLOSED if value == closed else SOLID if value == solid else OPEN


def _write(cell: NDArray[np.uint8], sign: str) -> None:
    """Writes signs into the middle of a cell; one that is alone is twice as large."""
    scale = 2 if len(sign) == 1 else 1
    width = len(sign) * 4 * scale - scale
    top, left = (cell.shape[0] - 5 * scale) // 2, (cell.shape[1] - width) // 2
    for place, letter in enumerate(sign):
        bits = np.array([FONT[letter] >> bit & 1 for bit in range(14, -1, -1)], np.bool_).reshape(5, 3)
        ink = np.kron(bits, np.ones((scale, scale), np.bool_))
        at = left + place * 4 * scale
        cell[top : top + 5 * scale, at : at + 3 * scale][ink] = INK
