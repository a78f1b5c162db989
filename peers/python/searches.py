"""Problems of one's own, written in Python, on our strategies beside those of aima-python: the same object for both.

    PYTHONPATH=python python peers/python/searches.py [--seconds 1]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from shared import best, shown, table

from atisbo import search

#: Boards of the 8-puzzle, row by row, and the length of their shortest solutions.
BOARDS = {12: (1, 6, 2, 5, 0, 7, 4, 8, 3), 20: (1, 8, 3, 7, 0, 6, 4, 5, 2)}
GOAL = (1, 2, 3, 4, 5, 6, 7, 8, 0)

#: Ours and theirs by the name of the strategy. Theirs looks for a state in its frontier from end to end, so that boards
#: that are easy for A* take breadth-first search very long.
STRATEGIES = {"bfs": ("breadth_first_search", [12]), "astar": ("astar_search", [12, 20])}


class EightPuzzle:
    """The 8-puzzle with the method names of aima-python. An action is the place of the tile that moves."""

    def __init__(self, initial: tuple[int, ...]) -> None:
        self.initial = initial

    def actions(self, state: tuple[int, ...]) -> list[int]:
        row, column = divmod(state.index(0), 3)
        near = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        return [3 * r + c for r, c in near if 0 <= r < 3 and 0 <= c < 3]

    def result(self, state: tuple[int, ...], action: int) -> tuple[int, ...]:
        cells, empty = list(state), state.index(0)
        cells[empty], cells[action] = cells[action], 0
        return tuple(cells)

    def goal_test(self, state: tuple[int, ...]) -> bool:
        return state == GOAL

    def path_cost(self, c: int, state1: object, action: object, state2: object) -> int:
        return c + 1

    def h(self, node: Any) -> int:
        """How far all tiles are from their places."""
        places = ((place, tile - 1) for place, tile in enumerate(node.state) if tile)
        return sum(abs(here // 3 - there // 3) + abs(here % 3 - there % 3) for here, there in places)


def rows(seconds: float) -> list[list[str]]:
    """A line for each strategy and board."""
    found = []
    for name, (theirs, lengths) in STRATEGIES.items():
        for length in lengths:
            problem = EightPuzzle(BOARDS[length])
            run = search.run(problem, name)
            assert run.actions is not None and len(run.actions) == length, f"{name} is wrong: {run}"
            own = best(lambda problem=problem, name=name: search.run(problem, name), seconds)
            work = [f"8-puzzle, {length} moves", name, f"{run.statistics['expanded']:,}", shown(own)]
            other = their_time(theirs, problem, length, seconds)
            found.append([*work, *([shown(other), f"{other / own:.1f}"] if isinstance(other, float) else [other, ""])])
    return found


def their_time(name: str, problem: EightPuzzle, length: int, seconds: float) -> float | str:
    """The time of aima-python, or why there is none."""
    try:
        from aima3 import search as aima
    except ImportError as error:
        return f"cannot be imported: {error}"
    strategy: Callable[[EightPuzzle], Any] = getattr(aima, name)
    node = strategy(problem)
    assert len(node.solution()) == length, f"{name} of aima3 finds another length"
    return best(lambda: strategy(problem), seconds)


def section(seconds: float) -> None:
    """Prints the section."""
    print("## Search on a problem of one's own\n")
    print("The problem is a Python class with aima-python's method names; both packages call the same object.\n")
    table(["problem", "strategy", "expanded by ours", "ours", "aima-python (aima3)", "theirs : ours"], rows(seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description="Search on a problem of one's own beside aima-python")
    parser.add_argument("--seconds", type=float, default=1.0)
    section(parser.parse_args().seconds)


if __name__ == "__main__":
    main()
