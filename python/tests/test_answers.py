"""What the answers of all parts have in common: traces, players, no silent bools, fields by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import atisbo
from atisbo import Error, KnowledgeBase, Network, Ohno, Position, Sudoku, csp, search

SUDOKU = Sudoku("1.3.341221434.21")
OHNO = Ohno("3 1 . / . . . / . . 1")
NETWORK = Network("BAYES 2 2 2 2 1 0 2 0 1 2 0.5 0.5 4 0.1 0.9 0.2 0.8")
POSITION = Position("mines 1 / 1# / ##")


class Line(search.Problem):
    """Steps on a line."""

    def actions(self, state: int) -> tuple[int, int]:
        return -1, 1

    def result(self, state: int, action: int) -> int:
        return state + action


def equal(A: str, a: int, B: str, b: int) -> bool:
    return a == b


#: Everything that can be traced.
RUNS: dict[str, Callable[..., Any]] = {
    "sudoku": lambda trace: SUDOKU.search("mac", trace=trace),
    "ohno": lambda trace: OHNO.search("bfs", trace=trace),
    "network": lambda trace: NETWORK.query("x1", trace=trace),
    "logic": lambda trace: KnowledgeBase("p | q; ~p").ask("q", "dpll", trace=trace),
    "satisfiable": lambda trace: KnowledgeBase("p | q; ~p").satisfiable("dpll", trace=trace),
    "search": lambda trace: search.run(Line(0, 3), "bfs", trace=trace),
    "csp": lambda trace: csp.solve("ab", {"a": [1, 2], "b": [2]}, {"a": ["b"]}, equal, trace=trace),
}


@pytest.mark.parametrize("run", RUNS.values(), ids=RUNS)
def test_a_trace_is_asked_for_in_the_same_way_everywhere(run: Callable[..., Any]) -> None:
    assert run(False).trace is None
    assert len(run(1).trace) == 1
    whole = run(True)
    assert len(whole.trace) > 1 and whole.trace.left_out == 0
    assert whole.player().kind == whole.trace.player().kind
    with pytest.raises(Error, match="trace=True"):
        run(False).player()
    with pytest.raises(Error, match="number of events"):
        run(-1)


#: Answers that may be yes, no or unknown.
UNSURE: dict[str, Callable[[], object]] = {
    "search": lambda: search.run(Line(0, 3), "bfs", nodes=1),
    "csp": lambda: csp.solve("ab", {"a": [1], "b": [2]}, {"a": ["b"]}, equal),
    "sudoku": lambda: SUDOKU.search("mac"),
    "ohno": lambda: OHNO.search("bfs", nodes=1),
    "heuristic": lambda: OHNO.search("astar", check_heuristic=True).heuristic,
    "count": lambda: Sudoku("11" + "." * 14).count(),
    "explanation": lambda: POSITION.explain((0, 1)),
    "check": lambda: POSITION.check(),
    "entailment": lambda: KnowledgeBase("p").ask("q"),
}


@pytest.mark.parametrize("answer", UNSURE.values(), ids=UNSURE)
def test_an_answer_that_may_be_unknown_is_no_bool(answer: Callable[[], object]) -> None:
    with pytest.raises(TypeError, match="ask for"):
        bool(answer())


def test_the_check_of_a_heuristic_says_what_holds() -> None:
    check = OHNO.search("astar", check_heuristic=True).heuristic
    assert check is not None
    assert (check.admissible, check.consistent, check.stopped) == (True, False, None)
    cut = OHNO.search("astar", check_heuristic=True, nodes=1).heuristic
    assert cut is None or cut.admissible is not True


def test_runs_of_all_kinds_have_their_time() -> None:
    for kind in ("sudoku", "ohno", "search", "csp"):
        assert RUNS[kind](False).seconds >= 0


def test_a_field_that_does_not_exist_says_so() -> None:
    for answer in (SUDOKU.solve(), OHNO.path(), POSITION.analyse()):
        with pytest.raises(Error, match="the answer has no field 'solutoins'"):
            answer["solutoins"]
    with pytest.raises(KeyError):
        SUDOKU.solve()["nothing"]
    with pytest.raises(atisbo.Error, match="did you mean solution"):
        SUDOKU.solve()["solutio"]


def test_the_player_of_a_search_knows_its_strategy() -> None:
    # The page orders the waiting nodes by it.
    player: Any = search.run(Line(0, 3), "bfs", trace=True).player()
    [run] = player.shown["answer"]["runs"]
    assert run["method"]["strategy"] == player.shown["title"] == "bfs"
    assert run["sentence"]["es"] == "resuelto"
