"""Minesweeper, Sudoku and 0h n0 as environments for learning agents (gymnasium). Importing this registers them.

>>> import gymnasium, atisbo.gym
>>> env = gymnasium.make("atisbo/Minesweeper-v0", level="5x5x4")
>>> observation, info = env.reset(seed=3)
>>> observation, reward, terminated, truncated, info = env.step(0)
>>> observation["board"][0].tolist(), info["id"]
([0, 0, 0, 1, -1], '5x5x4~safe~3.0~r0')
"""

from __future__ import annotations

try:
    import gymnasium
    import numpy  # noqa: F401
except ImportError as missing:
    raise ImportError('atisbo.gym needs gymnasium and numpy: pip install "atisbo[gym]"') from missing

from ._batch import Moves
from ._env import BoardEnv, MinesweeperEnv, OhnoEnv, SudokuEnv
from ._evaluate import Evaluation, Row, evaluate
from ._policy import Baseline, baseline, each
from ._vector import BoardVectorEnv, MinesweeperVectorEnv, OhnoVectorEnv, SudokuVectorEnv

__all__ = [
    "Baseline",
    "BoardEnv",
    "BoardVectorEnv",
    "Evaluation",
    "MinesweeperEnv",
    "MinesweeperVectorEnv",
    "Moves",
    "OhnoEnv",
    "OhnoVectorEnv",
    "Row",
    "SudokuEnv",
    "SudokuVectorEnv",
    "baseline",
    "each",
    "evaluate",
]

for _title in ("Minesweeper", "Sudoku", "OhNo"):
    _name = f"atisbo/{_title}-v0"
    if _name not in gymnasium.registry:
        gymnasium.register(
            _name,
            entry_point=f"atisbo.gym:{_title.capitalize()}Env",
            vector_entry_point=f"atisbo.gym:{_title.capitalize()}VectorEnv",
        )
