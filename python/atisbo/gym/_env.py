"""One board as an environment: a batch of one."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypedDict, cast

import gymnasium
import numpy as np
from gymnasium import spaces

from .._errors import Error
from . import _game, _render
from ._batch import Batch, Invalid, actions_of, seed_of

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from typing_extensions import Self, Unpack

    from .. import types as t
    from ._rewards import Reward


class Common(TypedDict, total=False):
    """The settings that all environments share."""

    #: What moves are rewarded with: `win`, `cells`, `jumanji`, `regret`, or a function that gets the `Moves`.
    reward: Reward
    #: What becomes of an action that is not allowed: `ignore` it, `terminate` the episode, or `raise` an error.
    invalid: Invalid
    #: After so many steps an episode is truncated: four times the cells unless said otherwise.
    max_steps: int | None
    #: `ansi` or `rgb_array`.
    render_mode: str | None


class BoardEnv(gymnasium.Env[dict[str, Any], Any]):
    """One board. `reset(seed=s)` begins the game of (s, 0), each reset after it the next one of the seed."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 4}  # type: ignore[misc]

    def __init__(self, game: _game.Description, **common: Unpack[Common]) -> None:
        self.render_mode = render_mode_of(common.get("render_mode"))
        self.batch = batch_with(game, 1, common)
        self.observation_space = self.batch.observation_space()
        self.action_space = spaces.Discrete(self.batch.actions)
        self._seed: int | None = None
        self._index = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins a game: the next of the seed, or the one whose ID or text the options give (`{"id": …}`)."""
        if seed is not None:
            self._seed, self._index = seed_of(seed), 0
        super().reset(seed=seed)
        if self._seed is None:
            self._seed = int(self.np_random.integers(2**32))
        text = text_of(options)
        self.batch.begin([(0, self._seed, self._index, text)])
        # A game of its own leaves the series where it is.
        self._index += text is None
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Makes a move."""
        if self.batch.over[0]:
            raise Error("the episode is over: reset the environment", "el episodio ha terminado: reinicia el entorno")
        number = np.asarray(action)
        if number.shape not in ((), (1,)):
            raise Error("an action is one whole number", "una acción es un solo entero")
        actions = actions_of(number.reshape(1), 1, self.batch.actions)
        moves = self.batch.step(actions)
        terminated, truncated = self.batch.ended(moves)
        reward = float(self.batch.rewards(moves)[0])
        info = {name: column[0].item() for name, column in moves.infos().items()}
        return self._observation(), reward, bool(terminated[0]), bool(truncated[0]), {**self._info(), **info}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are allowed, as sb3-contrib asks for it."""
        allowed: NDArray[np.bool_] = self.batch.mask[0].astype(np.bool_)
        return allowed

    def render(self) -> Any:
        """The board as text (`ansi`) or as an array of pixels (`rgb_array`)."""
        return rendered(self.batch, self.render_mode, 0)

    def __copy__(self) -> Self:
        return copy.deepcopy(self)

    def _observation(self) -> dict[str, Any]:
        return {name: column[0] for name, column in self.batch.observations().items()}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.mask[0], "id": self.batch.native.id(0)}


class MinesweeperEnv(BoardEnv):
    """Minesweeper: action k opens the k-th cell, counted row by row from 0.

    `board` is an array of height x width on every tiling; on a free one it is a single row. A cell shows -1 as long as
    it is hidden, its number when it is open, and -2 if it is the mine that was hit. `regret` judges every move
    (docs/strength.md): by "risk", or also by "exact" play where the position can be solved.

    >>> env = MinesweeperEnv("hex:4x5x3", reward="cells", render_mode="ansi")
    >>> _ = env.reset(seed=1)
    >>> _, reward, terminated, _, info = env.step(0)
    >>> print(env.render())
    1 # # # #
     # # # # #
    # # # # #
     # # # # #
    """

    def __init__(
        self,
        level: str = "beginner",
        *,
        first_click: t.FirstClick = "safe",
        regret: _game.Measure | None = None,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(_game.minesweeper(level, first_click, regret), **common)


class SudokuEnv(BoardEnv):
    """Sudoku: action k writes the value k % n + 1 into the cell k // n, where n is the size.

    `board` holds the values, 0 for an empty cell. A value that its row, column or box already has is not allowed. What is
    written stays: the game is lost when no cell can be filled any more. `settings` are further fields of
    `atisbo.types.SudokuGenerateRequest`.

    >>> env = SudokuEnv((2, 2), render_mode="ansi")
    >>> observation, info = env.reset(options={"id": "12.4341221434321"})
    >>> env.step(2 * 4 + 2)[1:3]
    (1.0, True)
    """

    def __init__(
        self,
        shape: Sequence[int] = (3, 3),
        difficulty: t.Band | None = None,
        *,
        settings: Mapping[str, Any] | None = None,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(_game.sudoku(shape, difficulty, settings), **common)


class OhnoEnv(BoardEnv):
    """0h n0: action 2 k says that the k-th cell is a floor, action 2 k + 1 that it is a wall.

    `board` shows -2 for what is not known, -1 for a wall, 0 for a floor, and the number of a floor that has one. The game
    ends when every cell is filled. `settings` are further fields of `atisbo.types.OhnoGenerateRequest`.

    >>> env = OhnoEnv(3)
    >>> observation, info = env.reset(options={"id": "3 1 W / O W O / O . 1"})
    >>> env.step(2 * 7 + 1)[1:3]
    (1.0, True)
    """

    def __init__(
        self,
        size: int | Sequence[int] = 6,
        difficulty: t.Difficulty | None = None,
        *,
        settings: Mapping[str, Any] | None = None,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(_game.ohno(size, difficulty, settings), **common)


def batch_with(game: _game.Description, count: int, common: Common) -> Batch:
    """The boards of an environment with these settings."""
    # Those of the environment itself are read by it; a name that is neither is the mistake of the caller.
    settings = {name: value for name, value in common.items() if name not in ("render_mode", "autoreset_mode")}
    return Batch(game, count, **cast("dict[str, Any]", settings))


def render_mode_of(mode: str | None) -> str | None:
    """A way to render, if it is one."""
    if mode not in (None, *BoardEnv.metadata["render_modes"]):
        raise Error(
            f"render_mode is ansi or rgb_array, not {mode!r}", f"render_mode es ansi o rgb_array, no {mode!r}"
        )
    return mode


def rendered(batch: Batch, mode: str | None, board: int) -> Any:
    """A board as text or as pixels; None if no way to render was chosen."""
    if mode is None:
        return None
    draw = _render.text if mode == "ansi" else _render.picture
    return draw(batch.game, batch.board[board])


def text_of(options: Mapping[str, Any] | None) -> str | None:
    """The ID or text that the options of a reset give."""
    text = (options or {}).get("id")
    if text is not None and not isinstance(text, str):
        raise Error("the option id is a text", "la opción id es un texto")
    return text
