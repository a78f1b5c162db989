"""Steps a second of the vector environments, beside jumanji's if it is installed.

    PYTHONPATH=python python peers/python/environments.py [--boards 4096] [--seconds 3]

Only the time within `step` counts, resets of ended episodes included; choosing random actions that are allowed does not.
jumanji opens one cell a move where ours floods, and its episodes end with the first action that is not allowed.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from shared import table

import atisbo.gym  # noqa: F401

OURS: list[tuple[str, dict[str, Any]]] = [
    ("atisbo/Minesweeper-v0", {"level": "10x10x10"}),
    ("atisbo/Minesweeper-v0", {"level": "expert"}),
    ("atisbo/Minesweeper-v0", {"level": "10x10x10", "regret": "risk"}),
    ("atisbo/Sudoku-v0", {}),
    ("atisbo/OhNo-v0", {"size": 6}),
]

THEIRS = ["Minesweeper-v0", "Sudoku-v0"]


def allowed(mask: Any, random: np.random.Generator) -> Any:
    """An action for each board that its mask allows."""
    return (random.random(mask.shape, np.float32) * mask).argmax(axis=1)


def measure(step: Callable[[], float], boards: int, seconds: float) -> float:
    """Steps a second, from steps of all boards that tell their own time."""
    step()
    spent, steps = 0.0, 0
    while steps == 0 or spent < seconds:
        spent += step()
        steps += boards
    return steps / spent


def ours(name: str, settings: dict[str, Any], boards: int) -> Callable[[], float]:
    """A step of our environment."""
    env: Any = gymnasium.make_vec(name, boards, autoreset_mode="SameStep", **settings)
    random = np.random.default_rng(1)
    masks = [env.reset(seed=1)[1]["action_mask"]]

    def step() -> float:
        actions = allowed(masks[0], random)
        start = time.perf_counter()
        infos = env.step(actions)[4]
        spent = time.perf_counter() - start
        masks[0] = infos["action_mask"]
        return spent

    return step


def theirs(name: str, boards: int) -> Callable[[], float]:
    """A step of jumanji's environment, compiled, with its own reset of ended episodes."""
    import jax
    import jumanji
    from jumanji.wrappers import VmapAutoResetWrapper

    env: Any = VmapAutoResetWrapper(jumanji.make(name))
    compiled = jax.jit(env.step)
    state, shown = jax.jit(env.reset)(jax.random.split(jax.random.PRNGKey(1), boards))
    now = [state, shown]
    random = np.random.default_rng(1)

    def step() -> float:
        mask = np.asarray(now[1].observation.action_mask)
        flat = allowed(mask.reshape(boards, -1), random)
        actions = np.stack(np.unravel_index(flat, mask.shape[1:]), axis=1).astype(np.int32)
        start = time.perf_counter()
        now[0], now[1] = jax.block_until_ready(compiled(now[0], actions))
        return time.perf_counter() - start

    return step


def our_rows(boards: int, seconds: float) -> list[list[str]]:
    """A line for each of our environments: its name, its settings, its steps a second."""
    rows = []
    for name, settings in OURS:
        rate = measure(ours(name, settings, boards), boards, seconds)
        told = ", ".join(f"{key} {value}" for key, value in settings.items())
        rows.append([name, told, f"{rate:,.0f}"])
    return rows


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", type=int, default=4096)
    parser.add_argument("--seconds", type=float, default=3.0)
    arguments = parser.parse_args()
    boards, seconds = arguments.boards, arguments.seconds
    rows = our_rows(boards, seconds)
    try:
        import jumanji  # noqa: F401
    except ImportError:
        print("jumanji is not installed: pip install jumanji\n")
    else:
        rows += [[f"jumanji {name}", "", f"{measure(theirs(name, boards), boards, seconds):,.0f}"] for name in THEIRS]
    table(["environment", "settings", "steps a second"], rows)


if __name__ == "__main__":
    main()
