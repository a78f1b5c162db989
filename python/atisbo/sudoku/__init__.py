"""Sudoku of every size and variant: solve, explain, rate, generate, search.

>>> from atisbo import Sudoku
>>> puzzle = Sudoku("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
>>> print(puzzle.hint().text)
Look at box 2.
The technique: hidden single. It stands on r1c6.
In box 2, 8 has no place left but r1c6. So r1c6 is 8.
"""

from .answers import Check, Hint, Rating, Solution, Step
from .batch import solve_all
from .ladder import Ladder, ladder
from .paper import page, sheet
from .puzzle import Sudoku

__all__ = ["Check", "Hint", "Ladder", "Rating", "Solution", "Step", "Sudoku", "ladder", "page", "sheet", "solve_all"]
