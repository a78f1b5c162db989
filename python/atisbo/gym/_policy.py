"""Players: ours to compare with, and anybody's as functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from .._errors import Error

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ._batch import Batch

#: A policy: from what several boards show, and the infos with their `action_mask`, to an action for each.
Policy = Callable[[Mapping[str, Any], Mapping[str, Any]], Any]

#: Our players. `exact` solves puzzles; those with a strength play Minesweeper.
BASELINES = ("random", "logic", "exact", "exact:safest", "exact:fast", "exact:strong")


class Baseline:
    """A player of ours. It plays the native game itself and needs no observation."""

    def __init__(self, name: str) -> None:
        if name not in BASELINES:
            names = ", ".join(BASELINES)
            raise Error(f"there is no baseline {name!r}: {names}", f"no hay referencia {name!r}: {names}")
        self.name = name

    def act(self, env: Any) -> Any:
        """Its action in an environment, or its actions in a vector environment; where an episode is over, 0."""
        batch = batch_of(env)
        actions = np.maximum(batch.advise(self.name), 0)
        return actions if hasattr(env, "num_envs") else int(actions[0])

    def __repr__(self) -> str:
        return f"baseline({self.name!r})"


def baseline(name: str) -> Baseline:
    """A player of ours: `random`, `logic`; for Minesweeper `exact:safest`, `exact:fast`, `exact:strong`; for puzzles `exact`.

    `logic` does what is proved, or what the techniques of people conclude, and anything where that is nothing.

    >>> import gymnasium
    >>> env = gymnasium.make("atisbo/Minesweeper-v0")
    >>> _ = env.reset(seed=1)
    >>> baseline("exact:strong").act(env)
    0
    """
    return Baseline(name)


def each(policy: Callable[[dict[str, Any], dict[str, Any]], Any]) -> Policy:
    """A policy for several boards from one for a single board.

    >>> first = each(lambda observation, info: info["action_mask"].argmax())
    >>> first({"board": np.zeros((2, 1, 2))}, {"action_mask": np.array([[0, 1], [1, 0]])}).tolist()
    [1, 0]
    """

    def all_boards(observations: Mapping[str, Any], infos: Mapping[str, Any]) -> NDArray[Any]:
        masks = infos["action_mask"]
        singles = ({name: column[board] for name, column in observations.items()} for board in range(len(masks)))
        return np.array([policy(single, {"action_mask": mask}) for single, mask in zip(singles, masks)])

    return all_boards


def batch_of(env: Any) -> Batch:
    """The boards of an environment of ours, under whatever wrappers."""
    batch: Batch | None = getattr(getattr(env, "unwrapped", None), "batch", None)
    if batch is None:
        raise Error("this is no environment of atisbo.gym", "esto no es un entorno de atisbo.gym")
    return batch
