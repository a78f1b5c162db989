"""Search problems of the user's own: compared with plain searches, and with students who make mistakes."""

from __future__ import annotations

import heapq
import itertools
import math
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from decimal import Decimal
from fractions import Fraction
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import atisbo
from atisbo import search, types

Graph = dict[int, list[tuple[int, Any]]]

ROMANIA: dict[str, dict[str, int]] = {}
for a, b, length in [
    ("Arad", "Zerind", 75), ("Arad", "Sibiu", 140), ("Arad", "Timisoara", 118), ("Zerind", "Oradea", 71),
    ("Oradea", "Sibiu", 151), ("Timisoara", "Lugoj", 111), ("Lugoj", "Mehadia", 70), ("Mehadia", "Drobeta", 75),
    ("Drobeta", "Craiova", 120), ("Craiova", "Rimnicu", 146), ("Craiova", "Pitesti", 138), ("Sibiu", "Fagaras", 99),
    ("Sibiu", "Rimnicu", 80), ("Rimnicu", "Pitesti", 97), ("Fagaras", "Bucharest", 211), ("Pitesti", "Bucharest", 101),
]:  # fmt: skip
    ROMANIA.setdefault(a, {})[b] = length
    ROMANIA.setdefault(b, {})[a] = length

#: The distance to Bucharest as the crow flies.
CROW = {
    "Arad": 366, "Bucharest": 0, "Craiova": 160, "Drobeta": 242, "Fagaras": 176, "Lugoj": 244, "Mehadia": 241,
    "Oradea": 380, "Pitesti": 100, "Rimnicu": 193, "Sibiu": 253, "Timisoara": 329, "Zerind": 374,
}  # fmt: skip


class Romania:
    """As in the textbook, with the method names of aima-python."""

    initial = "Arad"
    goal = "Bucharest"

    def actions(self, state: str) -> list[str]:
        return list(ROMANIA[state])

    def result(self, state: str, action: str) -> str:
        return action

    def goal_test(self, state: str) -> bool:
        return state == self.goal

    def path_cost(self, c: int, state1: str, action: str, state2: str) -> int:
        return c + ROMANIA[state1][state2]

    def h(self, node: search.Node) -> int:
        return CROW[node.state]


class Both(Romania):
    """The same from both ends."""

    def goals(self) -> list[str]:
        return [self.goal]

    def predecessors(self, state: str) -> Iterator[tuple[str, str]]:
        return ((before, state) for before in ROMANIA[state])


class OwnGraph:
    """A problem on a graph; the last state is the goal."""

    def __init__(self, graph: Graph) -> None:
        self.initial = 0
        self.graph = graph

    def actions(self, state: int) -> Iterator[int]:
        yield from range(len(self.graph[state]))

    def result(self, state: int, action: int) -> int:
        return self.graph[state][action][0]

    def goal_test(self, state: int) -> bool:
        return state == len(self.graph) - 1

    def path_cost(self, c: Any, state1: int, action: int, state2: int) -> Any:
        return c + self.graph[state1][action][1]


def test_romania_is_crossed_as_in_the_textbook() -> None:
    run = search.run(Romania(), "astar")
    assert run.states == ["Arad", "Sibiu", "Rimnicu", "Pitesti", "Bucharest"]
    assert (run.cost, type(run.cost)) == (418, int)
    assert run.statistics["expanded"] == 5
    assert search.run(Romania(), "greedy").cost == 450
    assert search.run(Romania(), "bfs").states == ["Arad", "Sibiu", "Fagaras", "Bucharest"]


@pytest.mark.parametrize("strategy", get_args(types.Strategy))
def test_every_strategy_finds_a_way(strategy: Any) -> None:
    run = search.run(Both(), strategy, depth_limit=20 if strategy == "dls" else None)
    assert run.solved and run.states is not None and run.actions is not None
    assert run.states[1:] == run.actions
    assert run.cost == sum(ROMANIA[a][b] for a, b in zip(run.states, run.states[1:]))
    assert run.cost == 418 or strategy not in ("ucs", "astar", "idastar", "bidirectional")


def test_both_ends_need_goals_and_predecessors() -> None:
    assert search.run(Both(), "bidirectional").cost == 418
    with pytest.raises(atisbo.Error, match=r"goals\(\).*predecessors\(state\)"):
        search.run(Romania(), "bidirectional")


def test_options_reach_the_strategies() -> None:
    assert search.run(Romania(), "dls", depth_limit=2).text == "not found within the depth limit"
    assert search.run(Romania(), "astar", duplicates="tree", tie="lifo").cost == 418
    assert search.run(Romania(), "beam", beam_width=1).solved
    assert search.run(Romania(), "wastar", weight=1).cost == 418
    with pytest.raises(atisbo.Error, match="weight"):
        search.run(Romania(), "wastar", weight=0.5)
    with pytest.raises(atisbo.Error, match="astar"):
        search.run(Romania(), "astra")  # type: ignore[arg-type]


def test_a_heuristic_gets_the_state_and_h_gets_a_node() -> None:
    assert search.run(Romania(), heuristic=lambda state: CROW[state]).cost == 418
    blind = type("Blind", (Romania,), {"h": None})()
    with pytest.raises(atisbo.Error, match=r"h\(node\)"):
        search.run(blind)
    assert search.run(blind, "ucs").cost == 418


# The twins.


def shortest(graph: Graph, start: int = 0) -> Any:
    """Dijkstra's algorithm; None if there is no way."""
    best: dict[int, Any] = {start: 0}
    queue: list[tuple[Any, int]] = [(0, start)]
    while queue:
        g, state = heapq.heappop(queue)
        if state == len(graph) - 1:
            return g
        for to, cost in graph[state]:
            through = g + cost
            if to not in best or through < best[to]:
                best[to] = through
                heapq.heappush(queue, (through, to))
    return None


def breadth_first(graph: Graph) -> tuple[int | None, int]:
    """The number of steps and of expansions, with the goal test on generation."""
    if len(graph) == 1:
        return 0, 0
    depth = {0: 0}
    queue = deque([0])
    expanded = 0
    while queue:
        state = queue.popleft()
        expanded += 1
        for to, _ in graph[state]:
            if to not in depth:
                depth[to] = depth[state] + 1
                if to == len(graph) - 1:
                    return depth[to], expanded
                queue.append(to)
    return None, expanded


def a_star(graph: Graph, h: Callable[[int], Any]) -> tuple[Any, int]:
    """The cost and the number of expansions; equals leave first in, first out."""
    best: dict[int, Any] = {0: 0}
    number = itertools.count()
    # A node that is reached more cheaply keeps its number.
    numbers = {0: next(number)}
    queue: list[tuple[Any, int, Any, int]] = [(h(0), numbers[0], 0, 0)]
    expanded = 0
    while queue:
        _, _, g, state = heapq.heappop(queue)
        if g > best[state]:
            continue
        if state == len(graph) - 1:
            return g, expanded
        expanded += 1
        for to, cost in graph[state]:
            through = g + cost
            if to not in best or through < best[to]:
                best[to] = through
                if to not in numbers:
                    numbers[to] = next(number)
                heapq.heappush(queue, (through + h(to), numbers[to], through, to))
    return None, expanded


def graphs(costs: st.SearchStrategy[Any]) -> st.SearchStrategy[Graph]:
    def of_size(size: int) -> st.SearchStrategy[Graph]:
        edges = st.lists(st.tuples(st.integers(0, size - 1), costs), max_size=4)
        return st.lists(edges, min_size=size, max_size=size).map(lambda rows: dict(enumerate(rows)))

    return st.integers(1, 9).flatmap(of_size)


REAL = st.floats(0, 100, allow_nan=False)


@given(graphs(st.integers(0, 9) | REAL))
@settings(max_examples=60, deadline=None)
def test_the_cheapest_way_costs_what_a_plain_search_says(graph: Graph) -> None:
    expected = shortest(graph)
    strategies: list[Any] = ["ucs", "astar", "idastar"]
    for strategy in strategies:
        run = search.run(OwnGraph(graph), strategy, heuristic=lambda state: 0)
        assert run.solved == (expected is not None), strategy
        assert run.cost == (None if expected is None else pytest.approx(expected)), strategy


@given(graphs(REAL))
@settings(max_examples=60, deadline=None)
def test_breadth_first_and_a_star_expand_what_plain_searches_expand(graph: Graph) -> None:
    run = search.run(OwnGraph(graph), "bfs")
    steps, expanded = breadth_first(graph)
    assert (len(run.actions) if run.actions is not None else None, run.statistics["expanded"]) == (steps, expanded)

    def h(state: int) -> float:
        return (state * 7 % 5) / 2

    informed = search.run(OwnGraph(graph), "astar", heuristic=h)
    cost, expanded = a_star(graph, h)
    assert informed.statistics["expanded"] == expanded
    assert informed.cost == cost


@given(graphs(st.integers(0, 9)), st.lists(st.integers(0, 20), min_size=9, max_size=9))
@settings(max_examples=80, deadline=None)
def test_the_checker_says_what_comparing_all_states_says(graph: Graph, estimates: list[int]) -> None:
    check = search.check_heuristic(OwnGraph(graph), lambda state: estimates[state])
    reachable, waiting = {0}, [0]
    goal = len(graph) - 1
    while waiting:
        state = waiting.pop()
        for to, _ in graph[state] if state != goal else []:
            if to not in reachable:
                reachable.add(to)
                waiting.append(to)

    true = {state: shortest(graph, state) for state in reachable}
    assert check.admissible is all(cost is None or estimates[state] <= cost for state, cost in true.items())
    steps = [(state, to, cost) for state in reachable - {goal} for to, cost in graph[state]]
    assert check.consistent is all(estimates[state] <= cost + estimates[to] for state, to, cost in steps)
    if check.overestimate:
        example = check.overestimate
        assert example["cost"] == true[example["state"]] < example["estimate"] == estimates[example["state"]]


def test_a_check_is_no_bool() -> None:
    check = search.check_heuristic(Romania(), lambda state: 2 * CROW[state])
    with pytest.raises(TypeError, match="admissible"):
        bool(check)
    assert check.admissible is False and check.overestimate is not None
    assert "not admissible" in check.text
    assert search.check_heuristic(Romania()).admissible is True
    with pytest.raises(atisbo.Error, match="no heuristic"):
        search.check_heuristic(OwnGraph({0: []}))


def test_rounding_makes_no_heuristic_inadmissible() -> None:
    graph: Graph = {at: [(at + 1, 0.1)] for at in range(9)} | {9: []}
    check = search.check_heuristic(OwnGraph(graph), lambda state: (9 - state) * 0.1)
    assert (check.admissible, check.consistent) == (True, True)


def test_a_check_that_was_stopped_says_so() -> None:
    class Endless(search.Problem):
        def actions(self, state: int) -> list[int]:
            return [1, 2]

        def result(self, state: int, action: int) -> int:
            return 3 * state + action

    check = search.check_heuristic(Endless(0, goal=-1), lambda state: 0, nodes=50)
    assert (check.admissible, check.consistent, check.stopped) == (None, None, "nodes")


def test_costs_are_those_of_python() -> None:
    def cost(step: Any) -> Any:
        return search.run(OwnGraph({0: [(1, step)], 1: [(2, step)], 2: []}), "ucs").cost

    assert cost(Fraction(1, 3)) == Fraction(2, 3)
    assert cost(Decimal("0.1")) == Decimal("0.2")
    assert (cost(0.5), type(cost(0.5))) == (1.0, float)
    assert cost(2**53 - 1) == 2**54 - 2
    assert cost(True) == 2


def test_a_trace_holds_the_states_themselves() -> None:
    run = search.run(Romania(), "astar", trace=3)
    assert run.trace is not None
    assert [event["event"] for event in run.trace] == ["generated", "expanded", "generated"]
    assert run.trace[2] == {
        "event": "generated", "id": 1, "parent": 0, "action": "Zerind", "state": "Zerind", "g": 75, "h": 374, "depth": 1,
    }  # fmt: skip
    assert run.trace.left_out > 0
    whole = search.run(Romania(), "idastar", trace=True).trace
    assert whole is not None and whole.left_out == 0
    assert {event["event"] for event in whole} >= {"limit_raised", "pruned", "goal"}
    assert "Zerind" in run._repr_html_()
    assert search.run(Romania(), trace=0).trace is not None
    with pytest.raises(atisbo.Error):
        search.run(Romania(), trace=-1)


def test_strategies_are_compared() -> None:
    comparison = search.compare(Romania(), ["bfs", "ucs", "astar"])
    assert [run.cost for run in comparison] == [450, 418, 418]
    assert comparison.text.splitlines()[2] == "astar: solved"
    assert "418" in comparison._repr_html_()


# Mistakes.


def changed(**methods: Any) -> Romania:
    return type("Changed", (Romania,), methods)()  # type: ignore[no-any-return]


@pytest.mark.parametrize("method", ["actions", "result", "goal_test", "path_cost", "h"])
@pytest.mark.parametrize("error", [KeyError("mine"), StopIteration(7), KeyboardInterrupt(), SystemExit(3)])
def test_an_exception_arrives_unchanged_and_ends_the_run(method: str, error: BaseException) -> None:
    calls = 0

    def raising(self: Any, *arguments: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == 2:
            raise error
        return getattr(Romania(), method)(*arguments)

    with pytest.raises(type(error)) as caught:
        search.run(changed(**{method: raising}))
    assert caught.value is error
    assert calls == 2
    assert any(frame.name == "raising" for frame in traceback.extract_tb(caught.value.__traceback__))


def test_an_exception_of_a_generator_arrives() -> None:
    def actions(self: Any, state: str) -> Iterator[str]:
        yield "Sibiu"
        raise StopIteration

    with pytest.raises(RuntimeError, match="StopIteration"):
        search.run(changed(actions=actions))

    class Ending:
        """An iterator that ends as iterators do."""

        def __iter__(self) -> Ending:
            return self

        def __next__(self) -> str:
            raise StopIteration

    assert search.run(changed(actions=lambda self, state: Ending())).text == "no solution"


class Awkward:
    """A state that cannot be compared or hashed."""

    def __init__(self, fault: str) -> None:
        self.fault = fault

    def __eq__(self, other: object) -> bool:
        if self.fault == "eq":
            raise ZeroDivisionError("eq")
        return self is other

    def __hash__(self) -> int:
        if self.fault == "hash":
            raise ZeroDivisionError("hash")
        return 1

    def __sizeof__(self) -> int:
        if self.fault == "sizeof":
            raise ZeroDivisionError("sizeof")
        return 100

    def __repr__(self) -> str:
        raise ZeroDivisionError("repr")


@pytest.mark.parametrize("fault", ["eq", "hash", "sizeof"])
@pytest.mark.parametrize("strategy", ["bfs", "dfs", "ids", "beam"])
def test_states_that_raise_end_the_run(fault: str, strategy: Any) -> None:
    problem = changed(
        initial=Awkward(""),
        actions=lambda *_: "ab",
        result=lambda *_: Awkward(fault),
        goal_test=lambda *_: False,
        path_cost=None,
        h=lambda *_: 0,
    )
    with pytest.raises(ZeroDivisionError, match=fault):
        search.run(problem, strategy, nodes=1000)


def test_an_unhashable_state_is_named_with_what_to_do() -> None:
    with pytest.raises(TypeError, match="list.*tuples") as caught:
        search.run(changed(initial=["Arad"]))
    assert isinstance(caught.value.__cause__, TypeError)
    with pytest.raises(TypeError, match="tuple.*unhashable type: 'list'"):
        search.run(changed(initial=("Arad", [])))
    atisbo.set_lang("es")
    try:
        with pytest.raises(TypeError, match="Un estado debe tener hash"):
            search.run(changed(initial=["Arad"]))
    finally:
        atisbo.set_lang("en")


@pytest.mark.parametrize("number", [-1, -0.5, math.nan, math.inf, -math.inf, "3", None, 1j, [1], Awkward("")])
def test_numbers_that_are_no_costs_are_refused(number: Any) -> None:
    with pytest.raises(atisbo.Error, match="Sibiu|Zerind") as caught:
        search.run(changed(path_cost=lambda *_: number))
    assert "'Arad'" in caught.value.en and "'Arad'" in caught.value.es
    with pytest.raises(atisbo.Error, match="heuristic says .* of the state 'Arad'"):
        search.run(Romania(), heuristic=lambda state: number)


def test_large_whole_numbers_are_refused() -> None:
    with pytest.raises(atisbo.Error, match="2\\^53"):
        search.run(changed(path_cost=lambda *_: 2**53 + 1))
    with pytest.raises(atisbo.Error, match="2\\^53"):
        search.run(Romania(), heuristic=lambda state: 10**400)
    with pytest.raises(ZeroDivisionError):
        search.run(changed(path_cost=lambda *_: Fraction(1, 2) / 0))


def test_a_path_cost_that_does_not_add_up_is_refused() -> None:
    with pytest.raises(atisbo.Error, match="add up"):
        search.run(changed(path_cost=lambda self, c, *_: 2 * c + 1), "bfs")
    with pytest.raises(atisbo.Error, match="costs -1"):
        search.run(changed(path_cost=lambda self, c, *_: c - 1), "bfs")


def test_truth_is_that_of_python() -> None:
    assert search.run(changed(goal_test=lambda self, state: [1] if state == "Sibiu" else [])).states == ["Arad", "Sibiu"]

    class Undecided:
        def __bool__(self) -> bool:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        search.run(changed(goal_test=lambda *_: Undecided()))


def test_objects_that_are_no_problems_are_refused() -> None:
    with pytest.raises(atisbo.Error, match="no initial, actions, result, goal_test"):
        search.run(3)
    with pytest.raises(TypeError):
        search.run(changed(actions=5))
    with pytest.raises(TypeError):
        search.run(changed(actions=lambda *_: 5))
    with pytest.raises(TypeError):
        search.run(type("Odd", (Both,), {"predecessors": lambda *_: [5]})(), "bidirectional")


class Endless:
    """A problem with no end to its actions."""

    initial = 0

    def actions(self, state: int) -> Iterator[int]:
        return itertools.count(1)

    def result(self, state: int, action: int) -> int:
        return state + action

    def goal_test(self, state: int) -> bool:
        return False


@pytest.mark.parametrize("limits", [{"seconds": 0.2}, {"nodes": 10}, {"bytes": 1_000_000}])
@pytest.mark.parametrize("strategy", ["bfs", "dfs", "beam"])
def test_endless_actions_keep_the_budget(limits: Any, strategy: Any) -> None:
    run = search.run(Endless(), strategy, heuristic=lambda state: 0, **limits)
    assert run.stopped == {"seconds": "time"}.get(*limits, *limits)
    assert not run.solved


def test_large_states_count_as_memory() -> None:
    class Large(Endless):
        initial = (0, bytes(100_000))  # type: ignore[assignment]

        def actions(self, state: Any) -> Any:
            return [1, 2]

        def result(self, state: Any, action: int) -> Any:
            return (2 * state[0] + action, bytes(100_000))

    run = search.run(Large(), "bfs", bytes=10_000_000)
    assert run.stopped == "bytes"
    assert 80 <= run.statistics["generated"] <= 120


def test_goals_that_take_too_long_are_the_time_limit() -> None:
    def goals(self: Any) -> Any:
        for _ in range(3):
            time.sleep(0.1)
            yield "nowhere"

    def predecessors(self: Any, state: str) -> list[Any]:
        return []

    run = search.run(changed(goals=goals, predecessors=predecessors), "bidirectional", seconds=0.05)
    assert run.stopped == "time"


def test_objects_that_lie_about_their_size_are_too_large() -> None:
    class Liar(str):
        def __sizeof__(self) -> int:
            return 2**63 - 1

    def actions(self: Any, state: str) -> list[Liar]:
        return [Liar("a"), Liar("b")]

    def result(self: Any, state: str, action: str) -> Liar:
        return Liar(state + action)

    def cost(self: Any, c: int, *step: Any) -> int:
        return c + 1

    for strategy in ("bfs", "dfs"):
        assert search.run(changed(actions=actions, result=result, path_cost=cost), strategy).stopped == "bytes"


def test_deep_recursion_is_an_exception() -> None:
    def actions(self: Any, state: str) -> Any:
        return actions(self, state)

    with pytest.raises(RecursionError):
        search.run(changed(actions=actions))


def test_a_call_back_may_search() -> None:
    def h(self: Any, node: search.Node) -> int:
        cost: int = search.run(changed(initial=node.state), "ucs").cost
        return cost

    run = search.run(changed(h=h))
    assert run.cost == 418 and run.statistics["expanded"] == 4

    def endless(self: Any, node: search.Node) -> int:
        return search.run(changed(h=endless)).cost  # type: ignore[no-any-return]

    with pytest.raises(atisbo.Error, match="too deep"):
        search.run(changed(h=endless))


def test_progress_is_told_and_may_raise() -> None:
    told: list[tuple[int, int]] = []

    def actions(self: Any, state: int) -> list[int]:
        return [1]

    endless = type("Slow", (Endless,), {"actions": actions})()
    search.run(endless, "bfs", seconds=0.5, progress=lambda done, total: told.append((done, total)))
    assert told and told == sorted(told)

    def raising(done: int, total: int) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        search.run(endless, "bfs", seconds=5, progress=raising)


@given(st.one_of(st.none(), st.integers(), st.floats(), st.text(), st.lists(st.integers())), st.sampled_from(
    ["strategy", "heuristic", "weight", "depth_limit", "beam_width", "duplicates", "tie", "trace", "seconds", "nodes", "bytes"]
))  # fmt: skip
@settings(max_examples=150, deadline=None)
def test_wrong_arguments_are_exceptions(value: Any, name: str) -> None:
    arguments: dict[str, Any] = {name: value}
    try:
        search.run(Romania(), **arguments)
    except (atisbo.Error, TypeError, OverflowError):
        pass
