"""State-space search on problems of your own.

A problem is any object with the method names of aima-python: `initial`, `actions(state)`, `result(state, action)`,
`goal_test(state)`, and, if steps do not all cost 1, `path_cost(c, state1, action, state2)`.

>>> from atisbo import search
>>> class Jugs:
...     "Two jugs of 5 and 3 litres and a tap; 4 litres are wanted."
...     initial = (0, 0)
...     def actions(self, state):
...         return ["fill 5", "fill 3", "empty 5", "empty 3", "5 to 3", "3 to 5"]
...     def result(self, state, action):
...         five, three = state
...         there, back = min(five, 3 - three), min(three, 5 - five)
...         return {"fill 5": (5, three), "fill 3": (five, 3), "empty 5": (0, three), "empty 3": (five, 0),
...                 "5 to 3": (five - there, three + there), "3 to 5": (five + back, three - back)}[action]
...     def goal_test(self, state):
...         return state[0] == 4
>>> run = search.run(Jugs(), "bfs")
>>> run
<Run: bfs, solved, 6 actions, cost 6>
>>> run.actions[:3], run.states[3]
(['fill 5', '5 to 3', 'empty 3'], (2, 0))
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from . import _html
from ._answer import Listing, Verdict
from ._door import written
from ._errors import Error
from ._heads import heads
from ._language import words
from ._lists import limited
from ._native import native
from ._trace import OwnTrace, Traced, limit

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from . import types as t
    from ._door import Limits

__all__ = ["Check", "Comparison", "Node", "Problem", "Run", "check_heuristic", "compare", "run"]


class Problem:
    """A base class for problems, for convenience: any object with these methods will do.

    Every step costs 1 unless `path_cost` says otherwise. A method `h(node)` is the heuristic, and `goals()` together with
    `predecessors(state)` lets a problem be searched from both ends.
    """

    def __init__(self, initial: Any, goal: Any = None) -> None:
        #: Where the search starts.
        self.initial = initial
        #: A goal, or a list of goals.
        self.goal = goal

    def actions(self, state: Any) -> Iterable[Any]:
        """What can be done in a state; it may be a generator."""
        raise NotImplementedError

    def result(self, state: Any, action: Any) -> Any:
        """Where an action leads."""
        raise NotImplementedError

    def goal_test(self, state: Any) -> bool:
        """Whether a state solves the problem: it is the goal, or one of the list of goals."""
        return state in self.goal if isinstance(self.goal, list) else bool(state == self.goal)

    def path_cost(self, c: Any, state1: Any, action: Any, state2: Any) -> Any:
        """What a path costs that cost `c` up to `state1` and goes on to `state2`."""
        return c + 1


class Node:
    """What a problem's `h(node)` is called with: it has a `state`, and nothing else."""

    __slots__ = ("state",)

    def __init__(self, state: Any) -> None:
        self.state = state


class _Given(NamedTuple):
    """A problem as the native part asks for it."""

    initial: Any
    actions: Callable[[Any], Iterable[Any]]
    result: Callable[[Any, Any], Any]
    goal_test: Callable[[Any], object]
    path_cost: Callable[[Any, Any, Any, Any], Any] | None
    estimate: Callable[[Any], Any] | None
    goals: Callable[[], Iterable[Any]] | None
    predecessors: Callable[[Any], Iterable[tuple[Any, Any]]] | None


class Run(Traced, Verdict[Mapping[str, Any]]):
    """What a search found, and what it took."""

    _decided_by = ("solved",)

    def __init__(
        self,
        data: Mapping[str, Any],
        states: list[Any] | None,
        actions: list[Any] | None,
        cost: Any,
        trace: OwnTrace | None,
    ) -> None:
        super().__init__(data)
        #: The states of the path from the initial state to the goal, or None.
        self.states = states
        #: The actions of the path, one fewer than there are states, or None.
        self.actions = actions
        #: What the path costs, as `path_cost` adds it up, or None.
        self.cost = cost
        #: What the search did, where that was asked for. The events hold your states and actions themselves.
        self.trace = trace

    @property
    def strategy(self) -> str:
        """The name of the strategy."""
        return str(self.data["strategy"])

    @property
    def solved(self) -> bool:
        """Whether a path was found. There may be one although it was not found: `text` says how the search ended."""
        return self.states is not None

    @property
    def stopped(self) -> t.Stop | None:
        """The limit that ended the search (`time`, `nodes`, `bytes` or `cancelled`), or None."""
        return _stopped(self.data["ending"])

    @property
    def statistics(self) -> dict[str, Any]:
        """What it took: states `expanded`, successors `generated` and so on."""
        return dict(self.data["statistics"])

    @property
    def seconds(self) -> float:
        """How long it took."""
        return float(self.data["statistics"]["seconds"])

    def __repr__(self) -> str:
        if self.actions is None:
            return f"<Run: {self.strategy}, {self.text}>"
        count, cost = len(self.actions), self.cost
        path = words({"en": f"{count} actions, cost {cost}", "es": f"{count} acciones, coste {cost}"})
        return f"<Run: {self.strategy}, {self.text}, {path}>"

    def _repr_html_(self) -> str:
        html = _comparison([self])
        if self.states is not None and self.actions is not None:
            steps = zip(["", *map(repr, self.actions)], map(repr, self.states))
            html += _html.table(heads("", "action", "state"), [(number, *step) for number, step in enumerate(steps)])
        return html + (self.trace._repr_html_() if self.trace else "")


class Comparison(Listing[Mapping[str, Any], Run]):
    """The runs of several strategies on one problem."""

    def __init__(self, runs: list[Run]) -> None:
        super().__init__({"runs": [run.data for run in runs]}, runs)

    @property
    def text(self) -> str:
        """How each run ended, one line for each."""
        return "\n".join(f"{run.strategy}: {run.text}" for run in self)

    def __repr__(self) -> str:
        return f"<Comparison: {', '.join(f'{run.strategy} {run.text}' for run in self)}>"

    def _repr_html_(self) -> str:
        return _comparison(list(self))


class Check(Verdict[Mapping[str, Any]]):
    """Whether a heuristic is `admissible` and `consistent`, with a counter-example where it is not."""

    _decided_by = ("admissible", "consistent")

    def __init__(
        self,
        data: Mapping[str, Any],
        admissible: tuple[bool | None, dict[str, Any] | None],
        consistent: tuple[bool | None, dict[str, Any] | None],
    ) -> None:
        super().__init__(data)
        #: Whether it is never above the true cost; None if no state shows that it is, but not all were compared.
        self.admissible: bool | None = admissible[0]
        #: Whether it never drops by more than a step costs; None if no step shows that, but not all were compared.
        self.consistent: bool | None = consistent[0]
        #: A `state` with its `estimate`, and the lower `cost` of a path from there; None if there is no such state.
        self.overestimate = admissible[1]
        #: A step (`state`, `action`, `next`, `cost`) with the estimates `before` and `after`, or None.
        self.inconsistency = consistent[1]


def run(
    problem: Any,
    strategy: t.Strategy = "astar",
    *,
    heuristic: Callable[[Any], Any] | None = None,
    trace: bool | int = False,
    weight: float | None = None,
    depth_limit: int | None = None,
    beam_width: int | None = None,
    discrepancies: int | None = None,
    duplicates: t.Duplicates | None = None,
    goal_test: t.GoalTest | None = None,
    tie: t.Tie | None = None,
    follow_cycles: bool | None = None,
    **limits: Unpack[Limits],
) -> Run:
    """Searches a problem of your own with one of the strategies.

    `heuristic` is a function of the *state*. Without it, the problem's method `h` is the heuristic, which is called as in
    aima-python with a *node* that has a `state`. Both are asked only by strategies that use a heuristic.

    `trace` keeps that many events, with True ten thousand. The options mean the same as everywhere: tree or graph search
    (`duplicates`: `tree`, `graph`, `graph_late`), when goals are looked for (`goal_test`: `generation`, `expansion`), who
    goes first among equals (`tie`: `fifo`, `lifo`, `high_g`, `heap`), and the limits of the strategies that have one.
    What is None is what the textbook does. The time limit is looked at between successors.

    Costs are finite numbers from 0 on. `path_cost` must add up: it is called with `c = 0` for the cost of a step.

    >>> class Count(Problem):
    ...     def actions(self, state):
    ...         yield from ("+1", "*2")
    ...     def result(self, state, action):
    ...         return state + 1 if action == "+1" else state * 2
    >>> run(Count(1, goal=10), "astar", heuristic=lambda state: state != 10).actions
    ['+1', '*2', '+1', '*2']
    >>> run(Count(1, goal=0), "bfs", nodes=100)
    <Run: bfs, stopped: the limit on nodes was reached>
    """
    given = _given(problem, heuristic)
    options = {
        "weight": weight,
        "depth_limit": depth_limit,
        "beam_width": beam_width,
        "discrepancies": discrepancies,
        "duplicates": duplicates,
        "goal_test": goal_test,
        "tie": tie,
        "follow_cycles": follow_cycles,
    }
    chosen = {name: value for name, value in options.items() if value is not None}
    settings = written({"strategy": strategy, "options": chosen})
    found, path, events = native.search(given, settings, trace=limit(trace), **limits)
    data = json.loads(found)
    kept = None if events is None else OwnTrace(*events, search=data)
    if path is None:
        return Run(data, None, None, None, kept)
    states, actions, cost = path
    return Run(data, states, actions, _added_up(given.path_cost, states, actions, cost), kept)


def compare(
    problem: Any,
    strategies: Iterable[t.Strategy],
    *,
    heuristic: Callable[[Any], Any] | None = None,
    **limits: Unpack[Limits],
) -> Comparison:
    """Searches a problem with several strategies, each under the whole budget.

    >>> class Line(Problem):
    ...     def actions(self, state):
    ...         return (-1, 1)
    ...     def result(self, state, action):
    ...         return state + action
    >>> compare(Line(0, goal=5), ["bfs", "astar"], heuristic=lambda state: abs(5 - state))
    <Comparison: bfs solved, astar solved>
    """
    return Comparison([run(problem, strategy, heuristic=heuristic, **limits) for strategy in limited(strategies)])


def check_heuristic(
    problem: Any,
    heuristic: Callable[[Any], Any] | None = None,
    *,
    expansions: int | None = None,
    walks: int | None = None,
    walk_length: int | None = None,
    seed: int | None = None,
    **limits: Unpack[Limits],
) -> Check:
    """Compares a heuristic with true costs: is it admissible, is it consistent?

    It looks around the initial state and the ends of random `walks`, at most `expansions` states from each. `heuristic` is
    a function of the state; without it, it is the problem's `h(node)`.

    >>> class Line(Problem):
    ...     def actions(self, state):
    ...         return [step for step in (-1, 1) if 0 <= state + step <= 9]
    ...     def result(self, state, action):
    ...         return state + action
    >>> check = check_heuristic(Line(0, goal=5), lambda state: 2 * abs(5 - state))
    >>> check.admissible, check.overestimate
    (False, {'state': 4, 'estimate': 2, 'cost': 1})
    >>> check_heuristic(Line(0, goal=5), lambda state: abs(5 - state)).consistent
    True
    """
    given = _given(problem, heuristic)
    if given.estimate is None:
        raise Error(
            "there is no heuristic to check: pass a function of the state, or give the problem a method h(node)",
            "no hay heurística que comprobar: pasa una función del estado, o da al problema un método h(node)",
        )
    sampling = {"expansions": expansions, "walks": walks, "walk_length": walk_length, "seed": seed}
    chosen = written({name: value for name, value in sampling.items() if value is not None})
    compared, admissible, consistent = native.check(given, chosen, **limits)
    return Check(json.loads(compared), admissible, consistent)


def _given(problem: Any, heuristic: Callable[[Any], Any] | None) -> _Given:
    missing = [name for name in ("initial", "actions", "result", "goal_test") if not hasattr(problem, name)]
    if missing:
        raise Error(
            f"a problem has initial, actions(state), result(state, action) and goal_test(state); "
            f"this {type(problem).__name__} has no {', '.join(missing)}",
            f"un problema tiene initial, actions(state), result(state, action) y goal_test(state); "
            f"a este {type(problem).__name__} le falta {', '.join(missing)}",
        )
    h = getattr(problem, "h", None)
    return _Given(
        problem.initial,
        problem.actions,
        problem.result,
        problem.goal_test,
        getattr(problem, "path_cost", None),
        heuristic if heuristic is not None or h is None else lambda state: h(Node(state)),
        getattr(problem, "goals", None),
        getattr(problem, "predecessors", None),
    )


def _added_up(path_cost: Callable[..., Any] | None, states: list[Any], actions: list[Any], expected: float) -> Any:
    """The cost of a path as the problem adds it up, in its own numbers."""
    if path_cost is None:
        return len(actions)
    cost: Any = 0
    for before, action, after in zip(states, actions, states[1:]):
        cost = path_cost(cost, before, action, after)
    if not abs(float(cost) - expected) <= 1e-9 * max(1.0, expected):
        raise Error(
            f"path_cost does not add up: the steps of the path cost {expected} in all, but path_cost says {cost}; "
            "it must be c plus the cost of the step",
            f"path_cost no suma: los pasos del camino cuestan {expected} en total, pero path_cost dice {cost}; "
            "debe ser c más el coste del paso",
        )
    return cost


def _stopped(ending: Any) -> t.Stop | None:
    return cast("t.Stop | None", ending.get("stopped") if isinstance(ending, Mapping) else None)


def _comparison(runs: list[Run]) -> str:
    counters = list(dict.fromkeys(name for run in runs for name in run.statistics))
    rows = [[run.strategy, run.text, run.cost, *(run.statistics[name] for name in counters)] for run in runs]
    return _html.table(heads("strategy", "ended", "cost", *counters), rows)
