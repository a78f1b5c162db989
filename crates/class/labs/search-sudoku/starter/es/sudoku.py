"""Tableros: leerlos, mostrarlos y crearlos. Está todo hecho.

Un tablero son nueve listas de nueve dígitos; 0 es una casilla vacía. Como texto son 81
dígitos, fila a fila, con 0 o un punto donde la casilla está vacía.
"""

import os
import random

DIGITS = range(1, 10)


def read_board(text):
    """El tablero que describe `text`. Se saltan los blancos, los finales de línea y | + -."""
    cells = [sign for sign in text if not sign.isspace() and sign not in "|+-"]
    if len(cells) != 81 or any(sign not in ".0123456789" for sign in cells):
        raise ValueError(f"un tablero tiene 81 casillas, cada una un dígito o un punto; aquí hay {len(cells)} signos")
    digits = [0 if sign == "." else int(sign) for sign in cells]
    return [digits[row * 9 : row * 9 + 9] for row in range(9)]


def show_board(board):
    """El tablero en líneas de texto, para mostrarlo."""
    lines = []
    for row in range(9):
        if row in (3, 6):
            lines.append("------+-------+------")
        signs = [str(digit) if digit else "." for digit in board[row]]
        lines.append(" | ".join(" ".join(signs[col : col + 3]) for col in (0, 3, 6)))
    return "\n".join(lines)


def is_solved(board):
    """¿Tienen los nueve dígitos cada fila, cada columna y cada caja?"""
    groups = [list(line) for line in board]
    groups += [[board[row][col] for row in range(9)] for col in range(9)]
    for top in (0, 3, 6):
        for left in (0, 3, 6):
            groups.append([board[top + i // 3][left + i % 3] for i in range(9)])
    return all(sorted(group) == list(DIGITS) for group in groups)


def load_boards():
    """Los tableros de boards.txt por su nombre."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "boards.txt")
    boards = {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.strip() and not line.startswith("#"):
                name, text = line.split()
                boards[name] = read_board(text)
    return boards


def make_board(empty, seed):
    """Un tablero con una sola solución y `empty` casillas vacías (menos, si no se puede).

    Los mismos números dan el mismo tablero. Se crea un tablero lleno con vuelta atrás y
    se quitan dígitos en orden aleatorio mientras la solución siga siendo única.
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
    """Los dígitos que hay en la fila, la columna y la caja de una casilla."""
    top, left = row - row % 3, col - col % 3
    digits = set(board[row])
    digits.update(board[other][col] for other in range(9))
    for other in range(top, top + 3):
        digits.update(board[other][left : left + 3])
    return digits


def _tightest(board):
    """La casilla vacía con menos dígitos posibles, y esos dígitos; None si no hay vacías."""
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
    """Completa el tablero al azar. Devuelve si ha podido."""
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
    """Cuántas soluciones tiene el tablero; deja de contar en `limit`."""
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
