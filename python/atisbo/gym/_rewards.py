"""What moves are rewarded with: functions from the moves on all boards to one number for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Union

import numpy as np

from .._errors import Error

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ._batch import Moves
    from ._game import Description

#: A reward: its name, or a function that gets the `Moves` of all boards and returns a number for each.
Reward = Union[str, Callable[["Moves"], Any]]


def win(moves: Moves) -> NDArray[np.float64]:
    """1 for the move that wins or solves, otherwise 0: the mean return is the rate of wins."""
    return moves.won.astype(np.float64)


def cells(moves: Moves) -> NDArray[np.float64]:
    """The part of the cells to find that the move found: a win adds up to 1. A wrong value in a puzzle costs as much."""
    return moves.gained / moves.cells


def jumanji(moves: Moves) -> NDArray[np.float64]:
    """As in jumanji: 1 for each move in Minesweeper that hits no mine; in Sudoku 1 for the solution."""
    return (moves.allowed & ~moves.lost).astype(np.float64)


def regret(moves: Moves) -> NDArray[np.float64]:
    """What the move gives away, as a cost. Where that is not known it costs nothing."""
    given_away = moves.risk_regret if moves.measure == "risk" else moves.exact_regret
    return 0.0 - np.nan_to_num(given_away, nan=0.0)


def chosen(reward: Reward, game: Description) -> Callable[[Moves], Any]:
    """The function of a reward, if the game has it."""
    named = {"win": win, "cells": cells}
    if game.game == "minesweeper":
        named.update(jumanji=jumanji, regret=regret)
    elif game.game == "sudoku":
        named.update(jumanji=win)
    if callable(reward):
        return reward
    if isinstance(reward, str) and reward in named:
        return named[reward]
    names = ", ".join(named)
    raise Error(
        f"a reward is a function or one of {names}, not {reward!r}",
        f"una recompensa es una función o una de {names}, no {reward!r}",
    )


def checked(rewards: Any, count: int) -> NDArray[np.float64]:
    """One finite number for each board."""
    found = np.asarray(rewards, dtype=np.float64)
    if found.shape not in ((), (count,)) or not np.isfinite(found).all():
        raise Error(
            f"the reward function must return a finite number for each of the {count} boards",
            f"la función de recompensa debe devolver un número finito para cada uno de los {count} tableros",
        )
    return np.broadcast_to(found, (count,)).copy()
