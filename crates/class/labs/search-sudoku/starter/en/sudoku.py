"""Boards: reading, printing and making them. All of this is given.

A board is nine lists of nine digits; 0 is an empty cell. As text it is 81 digits,
row by row, with 0 or a dot for an empty cell.
"""

import os
import random

DIGITS = range(1, 10)


def read_board(text):
    """The board that `text` describes. Blanks, line ends and the signs | + - are skipped."""
    cells = [sign for sign in text if not sign.isspace() and sign not in "|+-"]
    if len(cells) != 81 or any(sign not in ".0123456789" for sign in cells):
        raise ValueError(f"a board has 81 cells, each a digit or a dot; here are {len(cells)} signs")
    digits = [0 if sign == "." else int(sign) for sign in cells]
    return [digits[row * 9 : row * 9 + 9] for row in range(9)]


def show_board(board):
    """The board as lines of text to print."""
    lines = []
    for row in range(9):
        if row in (3, 6):
            lines.append("------+-------+------")
        signs = [str(digit) if digit else "." for digit in board[row]]
        lines.append(" | ".join(" ".join(signs[col : col + 3]) for col in (0, 3, 6)))
    return "\n".join(lines)


def is_solved(board):
    """Does every row, every column and every box hold the nine digits?"""
    groups = [list(line) for line in board]
    groups += [[board[row][col] for row in range(9)] for col in range(9)]
    for top in (0, 3, 6):
        for left in (0, 3, 6):
            groups.append([board[top + i // 3][left + i % 3] for i in range(9)])
    return all(sorted(group) == list(DIGITS) for group in groups)


def load_boards():
    """The boards of boards.txt by their names."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "boards.txt")
    boards = {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.strip() and not line.startswith("#"):
                name, text = line.split()
                boards[name] = read_board(text)
    return boards


def make_board(empty, seed):
    """A board with one solution and `empty` empty cells (fewer where that fails).

    The same numbers give the same board. A full board is made by backtracking; then
    digits are taken out in random order, as long as the solution stays the only one.
    """
    chance = random.Random(seed)
    board = [[0] * 9 for _ in range(9)]
    _fill(board, chance)
    cells = [(row, col) for row in range(9) for col in range(9)]
    chance.shuffle(cells)
    for row, col in cells:
        if empty == 0:
            break
        digit = board[row][col]
        board[row][col] = 0
        if _solutions(board, 2) == 1:
            empty -= 1
        else:
            board[row][col] = digit
    return board


def _seen(board, row, col):
    """The digits in the row, the column and the box of a cell."""
    top, left = row - row % 3, col - col % 3
    digits = set(board[row])
    digits.update(board[other][col] for other in range(9))
    for other in range(top, top + 3):
        digits.update(board[other][left : left + 3])
    return digits


def _tightest(board):
    """The empty cell with the fewest possible digits, and those digits; None if full."""
    best = None
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                seen = _seen(board, row, col)
                possible = [digit for digit in DIGITS if digit not in seen]
                if best is None or len(possible) < len(best[2]):
                    best = (row, col, possible)
    return best


def _fill(board, chance):
    """Completes the board at random. Returns whether it could."""
    cell = _tightest(board)
    if cell is None:
        return True
    row, col, possible = cell
    chance.shuffle(possible)
    for digit in possible:
        board[row][col] = digit
        if _fill(board, chance):
            return True
    board[row][col] = 0
    return False


def _solutions(board, limit):
    """How many solutions the board has; counting stops at `limit`."""
    cell = _tightest(board)
    if cell is None:
        return 1
    row, col, possible = cell
    count = 0
    for digit in possible:
        board[row][col] = digit
        count += _solutions(board, limit - count)
        if count >= limit:
            break
    board[row][col] = 0
    return count
