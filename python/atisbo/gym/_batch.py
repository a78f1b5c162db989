"""Boards of one game and what happens on them, as arrays. Both kinds of environments stand on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NoReturn

import numpy as np
from gymnasium import spaces

from .._errors import Error
from .._native import native
from . import _rewards

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ._game import Description, Measure

#: What becomes of an action that is not allowed.
Invalid = Literal["ignore", "terminate", "raise"]

#: Seeds are words of 64 bits.
SEEDS = 2**64


@dataclass(frozen=True)
class Moves:
    """What the moves on all boards came to: one entry of each array for each board. Rewards are made from it."""

    #: Whether there was a move at all: not where an episode was over.
    made: NDArray[np.bool_]
    #: Whether the move was allowed.
    allowed: NDArray[np.bool_]
    won: NDArray[np.bool_]
    lost: NDArray[np.bool_]
    #: Minesweeper: how many cells it opened. Puzzles: 1 if it was right, -1 if it was wrong.
    gained: NDArray[np.int32]
    #: How many cells there are to find in the whole game.
    cells: NDArray[np.int32]
    #: The probability that the cell was a mine, where moves are judged; NaN where it is not known.
    risk: NDArray[np.float64]
    #: How much greater that is than for the safest cell; NaN where it is not known.
    risk_regret: NDArray[np.float64]
    #: The probability to win that the move lost; NaN where the position was not solved.
    exact_regret: NDArray[np.float64]
    #: How moves are judged, if they are.
    measure: Measure | None

    def infos(self) -> dict[str, NDArray[Any]]:
        """What the infos say of the moves."""
        names = ["won", "allowed"]
        if self.measure is not None:
            names += ["risk", "risk_regret"]
        if self.measure == "exact":
            names += ["exact_regret"]
        return {name: getattr(self, name) for name in names}


class Batch:
    """Boards of one game. The state is native; here are the columns that it showed last."""

    def __init__(
        self,
        game: Description,
        count: int,
        *,
        reward: _rewards.Reward = "win",
        invalid: Invalid = "ignore",
        max_steps: int | None = None,
    ) -> None:
        if invalid not in ("ignore", "terminate", "raise"):
            raise Error(
                f'invalid is "ignore", "terminate" or "raise", not {invalid!r}',
                f'invalid es "ignore", "terminate" o "raise", no {invalid!r}',
            )
        whole(count, "the number of boards", "el número de tableros", 1)
        if max_steps is not None:
            whole(max_steps, "max_steps", "max_steps", 1)
        self.game = game.judged("risk") if reward == "regret" and game.regret is None else game
        self.reward = _rewards.chosen(reward, game)
        self.invalid: Invalid = invalid
        self.count = count
        self.native = native.Environments(self.game.text(), count)
        self.rows, self.columns, self.actions, self.highest = self.native.layout
        #: After so many steps an episode is truncated.
        self.max_steps = 4 * self.rows * self.columns if max_steps is None else max_steps
        self.steps = np.zeros(count, np.int64)
        #: Whether the episode on a board is over, or none has begun.
        self.over = np.ones(count, np.bool_)
        self.cells = np.ones(count, np.int32)
        self.board = np.zeros((count, self.rows, self.columns), np.int8)
        self.mask = np.zeros((count, self.actions), np.int8)
        self.left = np.zeros(count, np.int32)

    def observation_space(self) -> spaces.Dict:
        """What one board shows."""
        cells = self.rows * self.columns
        shape = (self.rows, self.columns)
        return spaces.Dict(
            {
                "board": spaces.Box(self.game.lowest, self.highest, shape, np.int8),
                self.game.left: spaces.Box(0, cells, (1,), np.int32),
            }
        )

    def observations(self) -> dict[str, NDArray[Any]]:
        """What all boards show."""
        return {"board": self.board, self.game.left: self.left.reshape(-1, 1)}

    def begin(self, starts: Sequence[tuple[int, int, int, str | None]]) -> None:
        """Begins games: (board, seed, index of the game, text of a game of its own)."""
        self._show(self.native.reset(list(starts)))
        begun = [board for board, *_ in starts]
        self.steps[begun] = 0
        self.over[begun] = False
        left = self.left[begun]
        self.cells[begun] = self.rows * self.columns - left if self.game.game == "minesweeper" else left

    def step(self, actions: NDArray[np.int64]) -> Moves:
        """Makes a move on each board whose episode goes on; the actions of the others do not matter."""
        made = ~self.over
        actions = np.where(made, actions, -1)
        if self.invalid == "raise":
            refused = made & (self.mask[np.arange(self.count), actions] == 0)
            if refused.any():
                board = int(refused.argmax())
                raise Error(
                    f"action {actions[board]} is not allowed on board {board}: the mask says which are",
                    f"la acción {actions[board]} no está permitida en el tablero {board}: la máscara dice cuáles lo están",
                )
        shown, columns = self.native.step(actions.tobytes())
        self._show(shown)
        self.steps += made
        allowed, state, gained, risk, risk_regret, exact_regret = columns
        states = np.frombuffer(state, np.uint8)
        return Moves(
            made=made,
            allowed=np.frombuffer(allowed, np.bool_),
            won=made & (states == 1),
            lost=made & (states == 2),
            gained=np.frombuffer(gained, np.int32),
            cells=self.cells.copy(),
            risk=np.frombuffer(risk, np.float64),
            risk_regret=np.frombuffer(risk_regret, np.float64),
            exact_regret=np.frombuffer(exact_regret, np.float64),
            measure=self.game.regret,
        )

    def ended(self, moves: Moves) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
        """Which episodes the moves ended: those that are terminated, and those that are truncated."""
        terminated = moves.won | moves.lost
        if self.invalid == "terminate":
            terminated |= moves.made & ~moves.allowed
        truncated = moves.made & ~terminated & (self.steps >= self.max_steps)
        self.over |= terminated | truncated
        return terminated, truncated

    def rewards(self, moves: Moves) -> NDArray[np.float64]:
        """What the moves are rewarded with; nothing where there was none."""
        found = _rewards.checked(self.reward(moves), self.count)
        return np.where(moves.made, found, 0.0)

    def advise(self, policy: str) -> NDArray[np.int64]:
        """What a player of ours would do; -1 where a game is over."""
        return np.frombuffer(self.native.advise(policy), np.int64)

    def judged(self, measure: Measure | None, count: int) -> Batch:
        """Other boards with the same settings, with moves judged by this measure."""
        game = self.game if self.game.game != "minesweeper" else self.game.judged(measure)
        return Batch(game, count, invalid=self.invalid, max_steps=self.max_steps)

    def _show(self, shown: tuple[bytearray, bytearray, bytearray]) -> None:
        board, mask, left = shown
        # The arrays are new each time: what an agent was shown does not change under it.
        self.board = np.frombuffer(board, np.int8).reshape(self.count, self.rows, self.columns)
        self.mask = np.frombuffer(mask, np.int8).reshape(self.count, self.actions)
        self.left = np.frombuffer(left, np.int32)

    def __deepcopy__(self, memo: object) -> Batch:
        twin = object.__new__(Batch)
        twin.__dict__.update(self.__dict__)
        twin.native = self.native.copy()
        for name in ("steps", "over", "cells", "board", "mask", "left"):
            setattr(twin, name, getattr(self, name).copy())
        return twin

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            'an environment cannot be pickled; copy.deepcopy copies it, and reset(options={"id": …}) sets up its game'
        )


def whole(number: object, en: str, es: str, least: int) -> int:
    """A whole number, and nothing like one."""
    is_whole = isinstance(number, (int, np.integer)) and not isinstance(number, bool)
    if not is_whole or int(number) < least:  # type: ignore[call-overload]
        raise Error(f"{en} is a whole number from {least} on, not {number!r}", f"{es} es un entero desde {least}, no {number!r}")
    return int(number)  # type: ignore[call-overload, no-any-return]


def seed_of(seed: object) -> int:
    """A seed, if it is one."""
    number = whole(seed, "a seed", "una semilla", 0)
    if number >= SEEDS:
        raise Error("a seed is below 2**64", "una semilla es menor que 2**64")
    return number


def actions_of(actions: object, count: int, most: int) -> NDArray[np.int64]:
    """One action for each board, as whole numbers in range."""
    found = np.asarray(actions)
    if found.shape != (count,) or found.dtype.kind not in "iu":
        raise Error(
            f"actions are {count} whole numbers, not an array of {found.dtype} with the shape {found.shape}",
            f"las acciones son {count} enteros, no una matriz de {found.dtype} con la forma {found.shape}",
        )
    if ((found < 0) | (found >= most)).any():
        raise Error(f"an action is a number from 0 to {most - 1}", f"una acción es un número de 0 a {most - 1}")
    return found.astype(np.int64)
