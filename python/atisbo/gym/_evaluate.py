"""How well a policy plays: wins with their interval, guesses, regret, and which games were lost by luck."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Optional, TypedDict, cast

import gymnasium
import numpy as np

from .. import _html
from .._answer import Answer
from .._errors import Error
from .._heads import heads
from .._native import native
from ._batch import Batch, Moves, actions_of, seed_of, whole
from ._game import Measure
from ._policy import Baseline, Policy, baseline, batch_of


class Row(TypedDict):
    """A game of an evaluation."""

    #: Which game of the seed.
    index: int
    id: Optional[str]
    won: bool
    #: Whether it was won or lost; otherwise an action was not allowed, or there were too many.
    finished: bool
    #: The moves that were allowed.
    moves: int
    #: Moves on cells that were not certainly safe (Minesweeper).
    guesses: int
    #: Wrong values (puzzles).
    wrong: int
    #: The sum of the regrets that are known.
    regret: float
    #: Of how many moves it is known.
    judged: int
    #: That of the last move.
    last: Optional[float]


class Evaluation(Answer[Mapping[str, Any]]):
    """What the games of a policy came to. `text` says it in words; a notebook shows the games too."""

    @property
    def rows(self) -> list[Row]:
        """Game by game."""
        return cast("list[Row]", self.data["rows"])

    @property
    def games(self) -> int:
        """How many there were."""
        return int(self.data["games"])

    @property
    def won(self) -> int:
        """How many were won, or solved."""
        return int(self.data["won"])

    @property
    def win_rate(self) -> float:
        """The part of them."""
        return float(self.data["win_rate"])

    @property
    def interval(self) -> tuple[float, float]:
        """Its 95 % interval (Wilson)."""
        low, high = self.data["interval"]
        return low, high

    @property
    def regret(self) -> float | None:
        """The regret of a game on average, by `measure`, as far as it is known; None for puzzles."""
        return cast("float | None", self.data["regret"])

    @property
    def measure(self) -> Measure | None:
        """How regret was measured: `risk` or `exact`."""
        return cast("Measure | None", self.data["measure"])

    @property
    def lost_by_luck(self) -> int:
        """The games of Minesweeper lost by a move without regret."""
        return int(self.data["lost_by_luck"])

    @property
    def lost_by_error(self) -> int:
        """The games of Minesweeper lost by a move with regret."""
        return int(self.data["lost_by_error"])

    @property
    def lost_unknown(self) -> int:
        """The games of Minesweeper lost by a move whose regret is not known."""
        return int(self.data["lost_unknown"])

    @property
    def moves(self) -> float:
        """The moves of a game on average."""
        return float(self.data["moves"])

    @property
    def guesses(self) -> float | None:
        """The guesses of a game on average; None for puzzles."""
        return cast("float | None", self.data["guesses"])

    @property
    def wrong(self) -> float | None:
        """The wrong values of a puzzle on average; None for Minesweeper."""
        return cast("float | None", self.data["wrong"])

    def _repr_html_(self) -> str:
        head = ["index", "id", "won", "finished", "moves", "guesses", "wrong", "regret", "judged", "last"]
        rows = ([cast("Mapping[str, Any]", row)[name] for name in head] for row in self.rows)
        return super()._repr_html_() + _html.table(heads(*head), rows)


def evaluate(
    policy: Policy | Baseline | str,
    env: Any = "atisbo/Minesweeper-v0",
    games: int = 100,
    seed: int = 1,
    *,
    regret: Measure = "risk",
    batch: int = 256,
    progress: Callable[[int, int], object] | None = None,
    **settings: Any,
) -> Evaluation:
    """Plays the games (seed, 0), (seed, 1) … and sums them up.

    A policy is one of ours (`baseline`, or its name) or a function of the observations and infos of several boards, as a vector
    environment gives them, that returns an action for each; `each` makes one from a function for a single board. `env` is the
    name of an environment with its settings, or an environment whose settings are taken; no more than `batch` boards are
    played at once. Regret of Minesweeper is measured by "risk" or "exact": a game whose last move had none was lost by
    luck.

    >>> print(evaluate("exact:strong", games=20, seed=1, level="5x5x4").text)
    17 of 20 games won: 85.00 % (95 % interval 63.96 to 94.76 %).
    8.50 moves a game, 1.15 of them guesses.
    By risk regret, 3 of the lost games were lost by luck and 0 by error.
    Risk regret a game: 0.0018.
    """
    player = baseline(policy) if isinstance(policy, str) else policy
    games = whole(games, "games", "games", 1)
    seed = seed_of(seed)
    size = min(games, whole(batch, "batch", "batch", 1))
    if isinstance(env, str):
        made = gymnasium.make(env, **settings)
    elif settings:
        raise Error("settings belong to the name of an environment", "los ajustes acompañan al nombre de un entorno")
    else:
        made = env
    boards = batch_of(made).judged(regret, size)
    series = _Series(boards, games, seed)
    while not boards.over.all():
        series.play(_actions(player, boards))
        if progress is not None:
            progress(len(series.rows), games)
    rows = sorted(series.rows, key=lambda row: row["index"])
    score = native.Environments.score(json.dumps({"regret": boards.game.regret, "rows": rows}))
    return Evaluation({**json.loads(score), "rows": rows})


def _actions(policy: Policy | Baseline, boards: Batch) -> Any:
    """What the policy does on the boards that are played; 0 elsewhere."""
    if isinstance(policy, Baseline):
        return np.maximum(boards.advise(policy.name), 0)
    playing = ~boards.over
    observations = {name: column[playing] for name, column in boards.observations().items()}
    chosen = policy(observations, {"action_mask": boards.mask[playing]})
    actions = np.zeros(boards.count, np.int64)
    actions[playing] = actions_of(chosen, int(playing.sum()), boards.actions)
    return actions


class _Series:
    """The games of an evaluation: those that are played and those that are over."""

    def __init__(self, boards: Batch, games: int, seed: int) -> None:
        self.boards = boards
        self.games = games
        self.seed = seed
        self.rows: list[Row] = []
        self._playing: dict[int, Row] = {}
        self._next = 0
        self._begin(range(boards.count))

    def _begin(self, boards: Any) -> None:
        starts = []
        for board in boards:
            if self._next < self.games:
                starts.append((board, self.seed, self._next, None))
                self._playing[board] = _new(self._next)
                self._next += 1
        if starts:
            self.boards.begin(starts)

    def play(self, actions: Any) -> None:
        """Makes a move in each game, and begins the next games where one is over."""
        moves = self.boards.step(actions)
        terminated, truncated = self.boards.ended(moves)
        regrets = moves.exact_regret if moves.measure == "exact" else moves.risk_regret
        for board in np.flatnonzero(moves.made & moves.allowed).tolist():
            _add(self._playing[board], moves, float(regrets[board]), board)
        ended = np.flatnonzero(terminated | truncated).tolist()
        for board in ended:
            row = self._playing.pop(board)
            row["id"] = self.boards.native.id(board)
            row["won"] = bool(moves.won[board])
            row["finished"] = bool(moves.won[board] | moves.lost[board])
            self.rows.append(row)
        self._begin(ended)


def _new(index: int) -> Row:
    return {
        "index": index,
        "id": None,
        "won": False,
        "finished": False,
        "moves": 0,
        "guesses": 0,
        "wrong": 0,
        "regret": 0.0,
        "judged": 0,
        "last": None,
    }


def _add(row: Row, moves: Moves, regret: float, board: int) -> None:
    """Counts a move."""
    row["moves"] += 1
    # What could not be analysed is no safe cell either.
    row["guesses"] += moves.measure is not None and not moves.risk[board] == 0.0
    row["wrong"] += bool(moves.gained[board] < 0)
    known = not np.isnan(regret)
    row["judged"] += known
    row["regret"] += max(regret, 0.0) if known else 0.0
    row["last"] = max(regret, 0.0) if known else None
