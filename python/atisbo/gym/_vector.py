"""Many boards as one vector environment: one native call steps them all."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from .._errors import Error
from . import _game
from ._batch import Moves, actions_of, seed_of, whole
from ._env import BoardEnv, Common, batch_with, render_mode_of, rendered, text_of

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from typing_extensions import Self, Unpack

    from .. import types as t

    Observations = dict[str, NDArray[Any]]


class VectorCommon(Common, total=False):
    """The settings that all vector environments share."""

    #: When a board whose episode is over begins the next: in the next step, in the same, or never by itself.
    autoreset_mode: AutoresetMode | str


class BoardVectorEnv(VectorEnv["Observations", Any, Any]):
    """Many boards. As gymnasium has it, board i of `reset(seed=s)` plays the games of seed s + i.

    The infos hold `action_mask` and what the moves came to, for all boards; `id` only where an episode has just ended.
    """

    def __init__(self, game: _game.Description, num_envs: int, **common: Unpack[VectorCommon]) -> None:
        self.autoreset_mode = AutoresetMode(common.get("autoreset_mode", AutoresetMode.NEXT_STEP))
        self.render_mode = render_mode_of(common.get("render_mode"))
        self.num_envs = whole(num_envs, "num_envs", "num_envs", 1)
        self.batch = batch_with(game, self.num_envs, common)
        self.metadata = {**BoardEnv.metadata, "autoreset_mode": self.autoreset_mode}
        self.single_observation_space = self.batch.observation_space()
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._seeds: list[int | None] = [None] * self.num_envs
        self._indices = [0] * self.num_envs

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begins a game on every board, or on those of `options["reset_mask"]`. `options["id"]` sets up games of one's
        own: one for all boards, or a list."""
        options = dict(options or {})
        boards = self._masked(options.pop("reset_mask", None))
        super().reset(seed=seed if isinstance(seed, int) else None)
        for board, number in enumerate(self._seeds_of(seed)):
            if number is not None and boards[board]:
                self._seeds[board], self._indices[board] = number, 0
        ids = options.get("id")
        texts = [text_of({"id": id}) for id in (ids if isinstance(ids, (list, tuple)) else [ids] * self.num_envs)]
        if len(texts) != self.num_envs:
            raise Error(f"{self.num_envs} boards need as many IDs", f"{self.num_envs} tableros necesitan otros tantos ID")
        self._begin(boards, texts)
        return self.batch.observations(), self._infos({"action_mask": self.batch.mask}, boards)

    def step(
        self, actions: Any
    ) -> tuple[Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Makes a move on every board. Where the last step ended an episode, the next begins instead (`NEXT_STEP`)."""
        batch = self.batch
        numbers = actions_of(actions, self.num_envs, batch.actions)
        waiting = batch.over.copy()
        never_begun = (waiting & (batch.steps == 0)).any()
        if never_begun or (waiting.any() and self.autoreset_mode != AutoresetMode.NEXT_STEP):
            raise Error("an episode is over: reset its board", "un episodio ha terminado: reinicia su tablero")
        moves = batch.step(numbers)
        terminated, truncated = batch.ended(moves)
        rewards = batch.rewards(moves)
        ended = terminated | truncated
        infos = self._infos(moves.infos(), moves.made)
        if ended.any():
            infos.update(self._infos({"id": self._ids(ended)}, ended))
        if self.autoreset_mode == AutoresetMode.SAME_STEP and ended.any():
            infos.update(self._finals(ended, moves))
            self._begin(ended)
        elif waiting.any():
            self._begin(waiting)
        infos.update(self._infos({"action_mask": batch.mask}, np.ones(self.num_envs, np.bool_)))
        return batch.observations(), rewards, terminated, truncated, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are allowed on each board."""
        return self.batch.mask.astype(np.bool_)

    def ids(self) -> list[str | None]:
        """The game on each board as one text."""
        return [self.batch.native.id(board) for board in range(self.num_envs)]

    def render(self) -> Any:
        """Every board as text or as pixels."""
        if self.render_mode is None:
            return None
        return tuple(rendered(self.batch, self.render_mode, board) for board in range(self.num_envs))

    def __copy__(self) -> Self:
        return copy.deepcopy(self)

    def _begin(self, boards: NDArray[np.bool_], texts: Sequence[str | None] | None = None) -> None:
        """The next games on some of the boards."""
        starts = []
        for board in np.flatnonzero(boards).tolist():
            seed = self._seeds[board]
            if seed is None:
                seed = self._seeds[board] = int(self.np_random.integers(2**32))
            starts.append((board, seed, self._indices[board], texts[board] if texts else None))
        self.batch.begin(starts)
        for board, _, _, text in starts:
            self._indices[board] += text is None

    def _seeds_of(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, (list, tuple)):
            if len(seed) != self.num_envs:
                raise Error(
                    f"{self.num_envs} boards need as many seeds", f"{self.num_envs} tableros necesitan otras tantas semillas"
                )
            return [None if one is None else seed_of(one) for one in seed]
        first = seed_of(seed)
        return [seed_of(first + board) for board in range(self.num_envs)]

    def _masked(self, mask: object) -> NDArray[np.bool_]:
        """The boards to reset."""
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (self.num_envs,) or not mask.any():
            raise Error(
                f"reset_mask is an array of {self.num_envs} bools, not all False",
                f"reset_mask es una matriz de {self.num_envs} booleanos, no todos False",
            )
        return mask

    def _ids(self, boards: NDArray[np.bool_]) -> NDArray[np.object_]:
        ids = np.full(self.num_envs, None, np.object_)
        for board in np.flatnonzero(boards).tolist():
            ids[board] = self.batch.native.id(board)
        return ids

    def _finals(self, ended: NDArray[np.bool_], moves: Moves) -> dict[str, Any]:
        """What ended episodes showed last, in gymnasium's form."""
        observations = self.batch.observations()
        last = np.full(self.num_envs, None, np.object_)
        for board in np.flatnonzero(ended).tolist():
            last[board] = {name: column[board] for name, column in observations.items()}
        columns = {**moves.infos(), "action_mask": self.batch.mask, "id": self._ids(ended)}
        return self._infos({"final_obs": last, "final_info": self._infos(columns, ended)}, ended)

    @staticmethod
    def _infos(columns: Mapping[str, Any], boards: NDArray[np.bool_]) -> dict[str, Any]:
        """Columns with the masks that say for which boards they hold."""
        masks = {f"_{name}": boards.copy() for name in columns}
        return {**columns, **masks}


class MinesweeperVectorEnv(BoardVectorEnv):
    """Many boards of Minesweeper: the settings are those of `MinesweeperEnv`.

    >>> env = MinesweeperVectorEnv(1000, "expert")
    >>> observations, infos = env.reset(seed=1)
    >>> observations["board"].shape, infos["action_mask"].shape
    ((1000, 16, 30), (1000, 480))
    """

    def __init__(
        self,
        num_envs: int = 1,
        level: str = "beginner",
        *,
        first_click: t.FirstClick = "safe",
        regret: _game.Measure | None = None,
        **common: Unpack[VectorCommon],
    ) -> None:
        super().__init__(_game.minesweeper(level, first_click, regret), num_envs, **common)


class SudokuVectorEnv(BoardVectorEnv):
    """Many Sudokus: the settings are those of `SudokuEnv`."""

    def __init__(
        self,
        num_envs: int = 1,
        shape: Sequence[int] = (3, 3),
        difficulty: t.Band | None = None,
        *,
        settings: Mapping[str, Any] | None = None,
        **common: Unpack[VectorCommon],
    ) -> None:
        super().__init__(_game.sudoku(shape, difficulty, settings), num_envs, **common)


class OhnoVectorEnv(BoardVectorEnv):
    """Many puzzles of 0h n0: the settings are those of `OhnoEnv`."""

    def __init__(
        self,
        num_envs: int = 1,
        size: int | Sequence[int] = 6,
        difficulty: t.Difficulty | None = None,
        *,
        settings: Mapping[str, Any] | None = None,
        **common: Unpack[VectorCommon],
    ) -> None:
        super().__init__(_game.ohno(size, difficulty, settings), num_envs, **common)
