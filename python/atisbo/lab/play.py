"""Agents of your own play Minesweeper, beside ours and on the same boards."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Union

from .. import _language
from .._door import written
from .._errors import Error
from .._lists import limited
from .._native import native
from ..minesweeper import Game, Position
from .reports import Report

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .. import types as t
    from .._door import Limits

#: What an agent returns: a cell, several of them, or None to give the game up.
Move = Union[Sequence[int], Iterable[Sequence[int]], None]

#: An agent: a function from a position to a move, or one of ours by its name.
Agent = Union[Callable[[Position], Move], str]


class Series(Report):
    """How agents played: how often each won with its interval, and each beside the first one on the same boards."""

    def __init__(self, data: t.LabRunAnswer, games: list[dict[str, Any]]) -> None:
        super().__init__(data)
        #: Every game as a plain dictionary: `agent`, `seed`, `index`, `won` (None if it could not be finished, and then
        #: why: `failed`), `gave_up`, `decisions`, `guesses`, `seconds` and its `id`, which `Game.from_id` takes.
        self.games = games

    def wins(self, agent: str | None = None) -> int:
        """How many games an agent won; without a name, the first one."""
        return int(self._group(agent)["successes"])

    def rate(self, agent: str | None = None) -> float | None:
        """The part of its games that an agent won; without a name, the first one. None if it played none."""
        rate: float | None = self._group(agent)["rate"]
        return rate

    def interval(self, agent: str | None = None) -> tuple[float, float] | None:
        """The 95 % interval (Wilson) of that part."""
        interval = self._group(agent)["interval"]
        return None if interval is None else (interval[0], interval[1])

    def game(self, index: int, agent: str | None = None) -> Game:
        """A game that was played, to look at or to go on with after `undo`."""
        name = self._group(agent)["method"]
        for game in self.games:
            if game["index"] == index and game["agent"] == name and game["id"]:
                return Game.from_id(game["id"])
        raise Error(
            f"{name} played no game {index} that has an ID",
            f"{name} no jugó ninguna partida {index} con identificador",
        )

    def _group(self, agent: str | None) -> Mapping[str, Any]:
        for group in self.data["groups"]:
            if agent in (None, group["method"]):
                return group
        names = ", ".join(group["method"] for group in self.data["groups"])
        raise Error(f"there is no agent {agent!r}: {names}", f"no hay agente {agent!r}: {names}")


def play(
    agent: Agent | Sequence[Agent] | Mapping[str, Agent],
    level: str = "beginner",
    *,
    games: int = 100,
    seed: int = 1,
    first_click: t.FirstClick = "safe",
    **limits: Unpack[Limits],
) -> Series:
    """Lets an agent play, or several on the same boards: a list of them, or a dictionary that names them.

    An agent is one of ours by its name, with switches as in experiments (`exact:strong`, `bayes prior=left`, `logic`), or
    a function. It takes a `Position` and returns the cell to open as (row, column), counted from 0, or a list of cells to
    open one after the other, or None: then it gives the game up, which counts as not won. Cells of the list that open
    on the way are passed over. A cell that is not on the board or open already is an `Error` that names the game; an
    exception of the function comes through as it is.

    Functions are called in this thread, game by game in the order of the index, so that they may remember things from
    one call to the next: a new game begins when nothing is open. Ours play on all cores at the same time. Seconds of the
    budget end the series between two moves; nodes and bytes hold for each game of our agents.

    `guesses` of a function are the decisions with a cell that is not certainly safe, by exact analysis (beyond 100,000
    states a decision counts as a guess); ours count what they could not prove themselves.

    >>> def cautious(position):
    ...     known = position.analyse(strength="safest")
    ...     return known.safe or known.best[0]
    >>> series = play([cautious, "exact:fast"], "5x5x4", games=20)
    >>> print(series.text)
    cautious won 18 of 20 games: 90.00 % (95 % interval 69.90 to 97.21 %).
    exact:fast won 18 of 20 games: 90.00 % (95 % interval 69.90 to 97.21 %).
    exact:fast beside cautious on the same boards: +0.00 percentage points (95 % interval -8.91 to +8.91; p: 1.000).
    40 runs are made.
    >>> series.games[0]["won"], series.game(0).won
    (True, True)
    """
    named = _named(agent)
    request = {
        "level": level,
        "first_click": first_click,
        "games": games,
        "seed": seed,
        "agents": [{"name": name, "ours": one if isinstance(one, str) else None} for name, one in named],
        "lang": _language.lang(),
    }
    functions = [None if isinstance(one, str) else _seeing(one) for _, one in named]
    answer = json.loads(native.play(written(request), functions, **limits))
    return Series(answer["report"], [_game(game, seed) for game in answer["games"]])


def _named(agent: Agent | Sequence[Agent] | Mapping[str, Agent]) -> list[tuple[str, Agent]]:
    """The agents and what they are called."""
    if isinstance(agent, Mapping):
        return [(str(name), _checked(one)) for name, one in agent.items()]
    agents = [agent] if isinstance(agent, str) or callable(agent) else limited(agent)
    return [(_name(one), _checked(one)) for one in agents]


def _name(agent: Agent) -> str:
    return agent if isinstance(agent, str) else str(getattr(agent, "__name__", type(agent).__name__))


def _checked(agent: Agent) -> Agent:
    if isinstance(agent, str) or callable(agent):
        return agent
    raise TypeError(f"an agent is a function or a name, not a {type(agent).__name__}")


def _seeing(agent: Callable[[Position], Move]) -> Callable[[str], Move]:
    """The agent as the native part calls it, with the text of a position."""
    return lambda text: agent(Position._seen(text))


def _game(game: dict[str, Any], seed: int) -> dict[str, Any]:
    counts = game["counts"]
    return {
        "agent": game["method"],
        "seed": seed,
        "index": game["instance"],
        "won": game["success"],
        "failed": game.get("failed"),
        "gave_up": bool(counts.get("gave-up")),
        "decisions": counts.get("decisions"),
        "guesses": counts.get("guesses"),
        "seconds": game["seconds"],
        "id": game["id"],
    }
