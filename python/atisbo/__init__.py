"""Atisbo: Minesweeper, Sudoku and 0h n0 with the classic methods of AI.

>>> import atisbo
>>> print(atisbo.Ohno("3 1 . / . . . / . . 1").solve().text)
The puzzle has exactly one solution.
"""

from . import bayes, csp, lab, logic, minesweeper, ohno, search, sudoku
from ._atisbo import __version__
from ._door import ask
from ._errors import Defect, Error
from ._language import lang, set_lang
from .bayes import Network
from .logic import KnowledgeBase
from .minesweeper import Game, Position
from .ohno import Ohno
from .sudoku import Sudoku

__all__ = [
    "Defect",
    "Error",
    "Game",
    "KnowledgeBase",
    "Network",
    "Ohno",
    "Position",
    "Sudoku",
    "__version__",
    "ask",
    "bayes",
    "csp",
    "lab",
    "lang",
    "logic",
    "minesweeper",
    "ohno",
    "search",
    "set_lang",
    "sudoku",
]
