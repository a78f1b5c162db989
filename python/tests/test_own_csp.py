"""Constraint problems of the user's own: compared with plain backtracking, and with students who make mistakes."""

from __future__ import annotations

import itertools
import time
import traceback
from collections.abc import Callable
from typing import Any, NamedTuple, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import atisbo
from atisbo import csp, types

METHODS: tuple[Any, ...] = get_args(types.Method)


class Random(NamedTuple):
    """A random problem: values of neighbours that do not go together."""

    domains: dict[str, list[Any]]
    forbidden: set[tuple[str, Any, str, Any]]
    different: list[list[str]]

    @property
    def neighbours(self) -> dict[str, list[str]]:
        pairs = {(a, b) for a, _, b, _ in self.forbidden}
        return {a: sorted(b for c, b in pairs if c == a) for a, _ in pairs}

    def allows(self, a: str, x: Any, b: str, y: Any) -> bool:
        return (a, x, b, y) not in self.forbidden

    def solutions(self) -> list[dict[str, Any]]:
        """All of them, by trying everything in the order of variables and values."""
        found = []
        for values in itertools.product(*self.domains.values()):
            assignment = dict(zip(self.domains, values))
            allowed = all(not (assignment[a] == x and assignment[b] == y) for a, x, b, y in self.forbidden)
            if allowed and all(len({assignment[v] for v in group}) == len(group) for group in self.different):
                found.append(assignment)
        return found


VALUES = st.sampled_from([0, 1, "red", None, (2, 3)])


@st.composite
def problems(draw: st.DrawFn) -> Random:
    variables = list("abcde"[: draw(st.integers(1, 5))])
    domains = {v: draw(st.lists(VALUES, max_size=4, unique=True)) for v in variables}
    forbidden = set()
    for a, b in itertools.permutations(variables, 2):
        for x, y in itertools.product(domains[a], domains[b]):
            if draw(st.integers(0, 5)) == 0:
                forbidden.add((a, x, b, y))
    groups = st.lists(st.sampled_from(variables), unique=True, min_size=2, max_size=3)
    different = draw(st.lists(groups, max_size=2)) if len(variables) > 1 else []
    return Random(domains, forbidden, different)


def solve(problem: Random, method: Any = "mac", **options: Any) -> csp.Run:
    return csp.solve(
        list(problem.domains), problem.domains, problem.neighbours, problem.allows, method,
        all_different=problem.different, **options,
    )  # fmt: skip


def unordered(solutions: list[dict[str, Any]]) -> set[Any]:
    return {tuple(solution.items()) for solution in solutions}


@given(problems(), st.sampled_from(METHODS))
@settings(max_examples=150, deadline=None)
def test_every_method_finds_what_trying_everything_finds(problem: Random, method: Any) -> None:
    expected = problem.solutions()
    run = solve(problem, method, solutions=None, min_conflicts={"restarts": 3, "patience": 50}, genetic={"restarts": 1})
    assert len(unordered(run.solutions)) == len(run.solutions)
    assert unordered(run.solutions) <= unordered(expected)
    if method not in ("min-conflicts", "genetic"):
        assert unordered(run.solutions) == unordered(expected)
        assert run.complete
        assert run.text == ("solved" if expected else "no solution")


def backtracking(problem: Random) -> tuple[list[dict[str, Any]], int]:
    """All solutions in their order, and how many values were tried: variables and values in the order given."""
    tried = 0
    found: list[dict[str, Any]] = []
    order = list(problem.domains)

    def fits(assignment: dict[str, Any], variable: str) -> bool:
        value = assignment[variable]
        for other, theirs in assignment.items():
            clash = {(variable, value, other, theirs), (other, theirs, variable, value)} & problem.forbidden
            if clash and other != variable:
                return False
            together = any(variable in group and other in group for group in problem.different)
            if together and other != variable and value == theirs:
                return False
        return True

    def extend(assignment: dict[str, Any]) -> None:
        nonlocal tried
        if len(assignment) == len(order):
            found.append(assignment)
            return
        variable = order[len(assignment)]
        for value in problem.domains[variable]:
            tried += 1
            longer = {**assignment, variable: value}
            if fits(longer, variable):
                extend(longer)

    extend({})
    return found, tried


@given(problems().filter(lambda problem: all(len(values) > 1 for values in problem.domains.values())))
@settings(max_examples=80, deadline=None)
def test_backtracking_tries_what_plain_backtracking_tries(problem: Random) -> None:
    run = solve(problem, "bt", solutions=None)
    found, tried = backtracking(problem)
    assert run.solutions == found
    assert run.statistics["nodes"] == tried


@given(problems())
@settings(max_examples=80, deadline=None)
def test_predicates_are_constraints_like_others(problem: Random) -> None:
    groups = [list(group) for group in problem.different]
    pairs = [[a, b] for a in problem.neighbours for b in problem.neighbours[a]]

    def allowing(a: str, b: str) -> Callable[[Any, Any], bool]:
        return lambda x, y: problem.allows(a, x, b, y)

    predicates: list[Any] = [((a, b), allowing(a, b)) for a, b in pairs]
    predicates += [(group, lambda *values: len(set(values)) == len(values)) for group in groups]
    for method in ("bt", "fc-mrv", "mac-cbj", "brute-force"):
        run = csp.solve(list(problem.domains), problem.domains, predicates=predicates, method=method, solutions=None)
        assert unordered(run.solutions) == unordered(problem.solutions()), method


SWITCHES: list[dict[str, Any]] = [
    dict(zip(("variable_order", "value_order", "inference", "retreat"), values))
    for values in itertools.product(
        ["first", "fewest_values", "degree", "fewest_values_degree", "weighted_degree"],
        ["ascending", "least_constraining", "random"],
        ["check", "forward_checking", "arc_consistency", "places"],
        ["chronological", "conflict_directed"],
    )
]


@given(problems(), st.sampled_from(SWITCHES), st.booleans())
@settings(max_examples=80, deadline=None)
def test_every_combination_of_switches_works(problem: Random, switches: dict[str, Any], doubting: bool) -> None:
    run = solve(problem, "bt", solutions=None, limited_discrepancy=doubting, **switches)
    assert unordered(run.solutions) == unordered(problem.solutions())


def queens(size: int) -> csp.CSP:
    rows = {column: range(size) for column in range(size)}
    others = {column: [other for other in rows if other != column] for column in rows}
    return csp.CSP(list(rows), rows, others, lambda A, a, B, b: a != b and abs(a - b) != abs(A - B))


def test_queens_are_placed() -> None:
    assert len(csp.solve(queens(6), method="mac", solutions=None).solutions) == 4
    assert csp.solve(queens(3)).text == "no solution"
    assert csp.solve(queens(8), method="dlx").solved
    assert csp.solve(queens(30), method="min-conflicts", preprocess="nothing").solved
    two = csp.solve(queens(6), solutions=2)
    assert (len(two.solutions), two.complete) == (2, False)


def test_a_sudoku_is_solved() -> None:
    cells = [(row, column) for row in range(4) for column in range(4)]
    given = {(0, 0): 1, (1, 2): 1, (2, 1): 3, (3, 3): 2}
    domains = {cell: [given[cell]] if cell in given else [1, 2, 3, 4] for cell in cells}
    houses = [[cell for cell in cells if cell[axis] == number] for axis in (0, 1) for number in range(4)]
    houses += [[(r + a, c + b) for a in (0, 1) for b in (0, 1)] for r in (0, 2) for c in (0, 2)]
    runs = [csp.solve(cells, domains, all_different=houses, method=method, solutions=None) for method in ("mac-places", "dlx")]
    assert unordered(runs[0].solutions) == unordered(runs[1].solutions)
    assert runs[0].solved and all(len({run[cell] for cell in house}) == 4 for run in runs[0].solutions for house in houses)


def test_a_constraint_is_asked_in_each_order_that_the_neighbours_name() -> None:
    def less(A: str, a: int, B: str, b: int) -> bool:
        return a < b

    domains = {"x": [1, 2], "y": [1, 2]}
    assert csp.solve(["x", "y"], domains, {"x": ["y"]}, less).assignment == {"x": 1, "y": 2}
    assert csp.solve(["x", "y"], domains, {"y": ["x"]}, less).assignment == {"x": 2, "y": 1}
    assert not csp.solve(["x", "y"], domains, {"x": ["y"], "y": ["x"]}, less).solved


def test_values_without_a_common_order_or_number_work() -> None:
    crossed = {"x": ["a", "b"], "y": ["b", "a"]}
    run = csp.solve(["x", "y"], crossed, all_different=["xy"], method="bt", solutions=None)
    assert run.solutions == [{"x": "a", "y": "b"}, {"x": "b", "y": "a"}]
    many = {at: range(60 * at, 60 * at + 64) for at in range(3)}
    run = csp.solve(list(many), many, all_different=[list(many)], method="bt")
    assert run.assignment == {0: 0, 1: 60, 2: 120}


def test_a_trace_holds_variables_and_values_themselves() -> None:
    run = csp.solve(["x", "y"], {"x": ["r", "g"], "y": ["r"]}, {"x": ["y"]}, lambda A, a, B, b: a != b, "fc", trace=True)
    assert run.trace is not None
    events = list(run.trace)
    assert events[0] == {"event": "stage", "of": "preprocessing"}
    assert events[1] == {
        "event": "domain_change", "variable": "x", "removed": ["r"], "left": ["g"],
        "reason": {"arc": {"constraint": ("x", "y"), "support": "y"}},
    }  # fmt: skip
    assert events[-1] == {"event": "solution", "values": {"x": "g", "y": "r"}}
    assert "domain_change" in run._repr_html_()


@given(problems(), st.sampled_from(METHODS))
@settings(max_examples=80, deadline=None)
def test_every_event_can_be_named(problem: Random, method: Any) -> None:
    run = solve(problem, method, trace=True, min_conflicts={"restarts": 1, "patience": 20}, genetic={"restarts": 1})
    assert run.trace is not None
    for event in run.trace:
        assert event.get("variable", "a") in "abcde"
        if event["event"] == "assign":
            assert event["value"] in problem.domains[event["variable"]]
        if event["event"] == "domain_change":
            domain = problem.domains[event["variable"]]
            assert all(value in domain for value in [*event["removed"], *event["left"]])
        if event["event"] == "choose":
            assert set(event["values"]) <= set(problem.domains[event["variable"]])
            assert all(other["variable"] in "abcde" for other in event["why"]["others"])
        if event["event"] == "move":
            assert all(one["value"] in problem.domains[one["variable"]] for one in event["why"]["candidates"])


# Limits and mistakes.


def test_limits_are_kept_and_said() -> None:
    assert csp.solve(queens(20), method="brute-force", seconds=0.3).stopped == "time"
    assert csp.solve(queens(12), method="bt", nodes=10).stopped == "nodes"
    assert csp.solve(queens(12), bytes=1000).stopped == "bytes"
    free = {at: range(10) for at in range(9)}
    run = csp.solve(list(free), free, solutions=None, bytes=1_000_000)
    assert run.stopped == "bytes" and run.solutions
    huge = {at: [0] for at in range(30_000)}
    assert csp.solve(list(huge), huge, all_different=[list(huge)]).stopped == "bytes"

    def slow(A: int, a: int, B: int, b: int) -> bool:
        return sum(range(20_000)) > 0

    rows = queens(30)
    assert csp.solve(rows.variables, rows.domains, rows.neighbors, slow, seconds=0.3).stopped == "time"
    run = csp.solve(list(free), free, predicates=[(list(free), lambda *_: slow(0, 0, 0, 0) and False)], seconds=0.3)
    assert run.stopped == "time"


@pytest.mark.parametrize("method", [method for method in METHODS if method != "dlx"])
def test_a_limit_inside_a_predicate_is_no_answer(method: Any) -> None:
    def slow(x: int) -> bool:
        time.sleep(0.02)
        return x == 19

    run = csp.solve("x", {"x": range(20)}, predicates=[("x", slow)], method=method, solutions=None, seconds=0.05)
    assert (run.stopped, run.complete, run.text.startswith("stopped")) == ("time", False, True)


def test_the_time_holds_while_one_pair_is_asked() -> None:
    def slow(*_: Any) -> bool:
        time.sleep(0.01)
        return True

    start = time.monotonic()
    run = csp.solve("xy", {"x": range(60), "y": range(60)}, {"x": "y"}, slow, seconds=0.05)
    assert run.stopped == "time" and time.monotonic() - start < 5


def test_pairs_and_predicates_count_as_memory() -> None:
    # No common order, so that every pair has a table.
    crossed = {at: list(range(60))[:: 1 if at % 2 else -1] for at in range(300)}
    assert csp.solve(list(crossed), crossed, all_different=[list(crossed)], bytes=1_000_000).stopped == "bytes"
    values = {at: range(60) for at in range(300)}
    many: list[Any] = [(list(values), lambda *_: True)] * 100
    assert csp.solve(list(values), values, predicates=many, bytes=1_000_000).stopped == "bytes"


@pytest.mark.parametrize("error", [KeyError("mine"), StopIteration(7), KeyboardInterrupt(), SystemExit(3)])
def test_an_exception_arrives_unchanged_and_ends_the_run(error: BaseException) -> None:
    calls = 0

    def raising(*_: Any) -> bool:
        nonlocal calls
        calls += 1
        if calls == 5:
            raise error
        return True

    rows = queens(6)
    binary = {"neighbours": rows.neighbors, "constraint": raising}
    for arguments in (binary, {"predicates": [(range(6), raising)]}):
        calls = 0
        with pytest.raises(type(error)) as caught:
            csp.solve(rows.variables, rows.domains, solutions=None, **arguments)
        assert caught.value is error and calls == 5
        assert any(frame.name == "raising" for frame in traceback.extract_tb(caught.value.__traceback__))


def test_a_predicate_may_solve() -> None:
    def inner(x: int, y: int) -> bool:
        return csp.solve(["p", "q"], {"p": [x], "q": [y]}, all_different=["pq"]).solved

    assert csp.solve(["x", "y"], {"x": [1, 2], "y": [1]}, predicates=[("xy", inner)]).assignment == {"x": 2, "y": 1}


def test_truth_is_that_of_python() -> None:
    run = csp.solve("xy", {"x": [1, 2], "y": [1]}, {"x": "y"}, lambda A, a, B, b: [a] if a != b else "")
    assert run.assignment == {"x": 2, "y": 1}


def test_problems_that_make_no_sense_are_refused() -> None:
    def refused(match: str, *arguments: Any, **more: Any) -> None:
        with pytest.raises(atisbo.Error, match=match):
            csp.solve(*arguments, **more)

    refused("no variables", 3)
    refused("twice", "xx", {"x": [1]})
    refused("no domain", "xy", {"x": [1]})
    refused("no variable 'z'", "x", {"x": [1]}, {"x": ["z"]})
    refused("no variable 'z'", "x", {"x": [1]}, all_different=["xz"])
    refused("twice", "x", {"x": [1]}, all_different=["xx"])
    refused("more than 64", "x", {"x": itertools.count()})
    refused("more than 64", "x", {"x": itertools.repeat(1)})
    refused("more than", itertools.repeat("x"), {"x": [1]})
    refused("more than", "x", {"x": [1]}, {"x": itertools.repeat("x")})
    refused("more than", "x", {"x": [1]}, all_different=itertools.repeat("x"))
    refused("more than", "x", {"x": [1]}, predicates=itertools.repeat(("x", bool)))
    refused("mac", "x", {"x": [1]}, method="mca")
    refused("forward_checking", "x", {"x": [1]}, inference="forward")
    refused("no switches", "x", {"x": [1]}, method="dlx", inference="check")
    refused("dlx", "xyz", {v: [1, 2] for v in "xyz"}, method="dlx", predicates=[("xyz", lambda *_: True)])
    with pytest.raises(TypeError):
        csp.solve("x", {"x": [[]]})
    with pytest.raises(TypeError):
        csp.solve("xy", {"x": [1], "y": [1]}, {"x": "y"}, 5)  # type: ignore[arg-type]
    assert csp.solve([], {}).assignment == {}


class Awkward:
    """A value that cannot be compared."""

    def __eq__(self, other: object) -> bool:
        raise ZeroDivisionError

    def __hash__(self) -> int:
        return 1


def test_values_that_raise_end_the_run() -> None:
    with pytest.raises(ZeroDivisionError):
        csp.solve("xy", {"x": [Awkward(), Awkward()], "y": [1]})


def test_neighbours_without_a_constraint_are_refused_and_the_other_way_round() -> None:
    domains = {"a": [1], "b": [1]}
    with pytest.raises(atisbo.Error, match="no constraint"):
        csp.solve("ab", domains, {"a": ["b"]})
    with pytest.raises(atisbo.Error, match="no neighbours"):
        csp.solve("ab", domains, constraint=lambda A, a, B, b: a != b)
    assert csp.solve("ab", domains, {}, lambda A, a, B, b: a != b).solved


def test_what_cannot_be_hashed_is_named() -> None:
    with pytest.raises(TypeError, match="a value of 'a' must be hashable, and a list is not"):
        csp.solve("a", {"a": [[1]]})
    with pytest.raises(TypeError, match="a variable must be hashable"):
        csp.solve([["a"]], {"a": [1]})


def test_variables_without_end_are_refused() -> None:
    with pytest.raises(atisbo.Error, match="more than"):
        csp.solve(itertools.count(), {"a": [1]})


def test_wrong_arguments_say_what_is_wanted() -> None:
    for number in (0, -1):
        with pytest.raises(atisbo.Error, match="from 1 on, or None"):
            csp.solve("a", {"a": [1]}, solutions=number)
    with pytest.raises(TypeError, match="a predicate is a function"):
        csp.solve("ab", {"a": [1], "b": [1]}, predicates=["ab"])  # type: ignore[list-item]
