"""Wrong values: the argument, what was given and what is allowed, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import atisbo
from atisbo import Network, Ohno, Sudoku, _atisbo, ask, csp, lab, minesweeper, search, sudoku

WHOLE = "a whole number from 0 to 18446744073709551615"
PUZZLE = Sudoku("1.3.341221434.21")
PAIR = Network("BAYES 2 2 2 2 1 0 2 0 1 2 0.5 0.5 4 0.1 0.9 0.2 0.8")


class Line(search.Problem):
    """Steps on a line."""

    def actions(self, state: int) -> tuple[int, int]:
        return -1, 1

    def result(self, state: int, action: int) -> int:
        return state + action


def wrong(call: Callable[..., object], *arguments: object, **named: object) -> Callable[[], object]:
    """A call that type checkers would not let pass."""
    return lambda: call(*arguments, **named)


ERRORS: list[tuple[Callable[[], object], str]] = [
    (wrong(lab.play, "logic", games=-1), f"games is -1; allowed: {WHOLE}"),
    (wrong(lab.play, "logic", games="x"), f'games is "x"; allowed: {WHOLE}'),
    (wrong(lab.play, "logic", games=1, seed=2**70), f"seed is {2**70}; allowed: {WHOLE}"),
    (wrong(lab.play, "logic", games=1, seconds=-1), "seconds is -1; allowed: a number from 0 on"),
    (wrong(Sudoku.generate, count=-5), f"count is -5; allowed: {WHOLE}"),
    (wrong(Sudoku.generate, count=2.5), f"count is 2.5; allowed: {WHOLE}"),
    (wrong(Ohno.generate, 4, seed=True), f"seed is true; allowed: {WHOLE}"),
    (wrong(PUZZLE.solve, nodes=-1), f"nodes is -1; allowed: {WHOLE}"),
    (wrong(PUZZLE.solve, bytes=2**64), f"bytes is {2**64}; allowed: {WHOLE}"),
    (wrong(PUZZLE.search, "mac", settings={"x": 1}), "there is no field runs[0].x; known are method and options"),
    (wrong(sudoku.solve_all, ["." * 81], count=-1), f"count is -1; allowed: {WHOLE}"),
    (wrong(minesweeper.analyse_all, ["1#"], mines=-1), "mines is -1; allowed: a whole number from 0 to 4294967295"),
    (wrong(search.run, Line(0, 3), "wastar", weight="x"), 'options.weight is "x"; allowed: a number'),
    (wrong(search.run, Line(0, 3), "wastar", weight=float("nan")), "options.weight is nan; allowed: a finite number"),
    (wrong(search.check_heuristic, Line(0, 3), abs, walks=-1), "walks is -1; allowed: a whole number from 0 to 4294967295"),
    (wrong(csp.solve, "a", {"a": [1]}, seed=-1), f"options.seed is -1; allowed: {WHOLE}"),
    (
        wrong(PAIR.query, "x0", settings={"switches": {"prune_barren": 3}}),
        "switches.prune_barren is 3; allowed: true or false",
    ),
    (wrong(ask, {"game": "ohno", "verb": "solve"}), "puzzle is missing"),
    (wrong(ask, {"game": "ohno", "verb": "solve", "puzzle": [1]}), "puzzle is [1]; allowed: a text"),
]


@pytest.mark.parametrize(("call", "said"), ERRORS, ids=[said.partition(";")[0] for _, said in ERRORS])
def test_a_wrong_value_is_told_with_its_argument_and_what_is_allowed(call: Callable[[], object], said: str) -> None:
    with pytest.raises(atisbo.Error) as raised:
        call()
    assert raised.value.en == str(raised.value) == said
    assert raised.value.es != said
    assert "expected" not in raised.value.es


@pytest.mark.parametrize("name", ["seconds", "nodes", "bytes"])
def test_a_limit_of_the_wrong_type_is_a_type_error_in_the_chosen_language(name: str) -> None:
    limit: Any = {name: "x"}
    with pytest.raises(TypeError, match=f"^{name} is 'x'; allowed: "):
        PUZZLE.solve(**limit)
    atisbo.set_lang("es")
    try:
        with pytest.raises(TypeError, match=f"^{name} es 'x'; se admite: "):
            PUZZLE.solve(**limit)
    finally:
        atisbo.set_lang("en")


def test_an_exception_of_a_limits_own_code_arrives_unchanged() -> None:
    class Broken:
        def __index__(self) -> int:
            raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        wrong(PUZZLE.solve, nodes=Broken())()


def test_a_number_of_events_is_one() -> None:
    with pytest.raises(TypeError, match="trace is True, False or a number of events, not 'x'"):
        wrong(PUZZLE.search, "mac", trace="x")()


@pytest.mark.parametrize("way", ["here", "attached", "pool"])
def test_a_panic_is_a_defect(way: str, capfd: pytest.CaptureFixture[str]) -> None:
    # Only builds for tests have it: no request is known that leads to a panic.
    panic = getattr(_atisbo, "_panic")
    with pytest.raises(atisbo.Defect, match="^told by a test$"):
        panic(way, "told by a test")
    assert PUZZLE.solve().unique
    assert "told by a test" in capfd.readouterr().err
