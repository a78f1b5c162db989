"""Minesweeper on every tiling: positions to think about, games to play.

>>> from atisbo import Game, Position
>>> position = Position("mines 1 / 1# / ##")
>>> position.analyse().risk
[[None, 0.3333333333333333], [0.3333333333333333, 0.3333333333333333]]
>>> Game("beginner", seed=1).reveal(0, 0).state
'playing'
"""

from .answers import Analysis, Check, Explanation, Guess, Hint, Step
from .batch import Analyses, Known, analyse_all
from .game import Game, Games, generate
from .network import PositionNetwork
from .position import Position

__all__ = [
    "Analyses",
    "Analysis",
    "Check",
    "Explanation",
    "Game",
    "Games",
    "Guess",
    "Hint",
    "Known",
    "Position",
    "PositionNetwork",
    "Step",
    "analyse_all",
    "generate",
]
