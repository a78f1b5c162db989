"""Where the native part is the door alone, as in a browser, everything else says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import atisbo
from atisbo import Game, Ohno, _atisbo, _page, csp, lab, minesweeper, ohno, search, sudoku
from atisbo.gym import baseline, evaluate


class Line(search.Problem):
    """Steps on a line."""

    def actions(self, state: int) -> tuple[int, int]:
        return -1, 1

    def result(self, state: int, action: int) -> int:
        return state + action


NATIVE: dict[str, Callable[[], object]] = {
    "search": lambda: search.run(Line(0, 3), "bfs"),
    "check": lambda: search.check_heuristic(Line(0, 3), abs, expansions=5, walks=1),
    "csp": lambda: csp.solve("a", {"a": [1]}),
    "play": lambda: lab.play("logic", "4x4x3", games=1),
    "batch": lambda: (sudoku.solve_all(["." * 16]), ohno.solve_all([]), minesweeper.analyse_all([])),
    "Environments": lambda: evaluate(baseline("random"), games=1),
    "page": lambda: Game("4x4x3", seed=1).widget(),
}


@pytest.mark.parametrize("name", NATIVE)
def test_what_a_browser_lacks_says_so(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    NATIVE[name]()
    _page.module.cache_clear()
    monkeypatch.delattr(_atisbo, name)
    with pytest.raises(atisbo.Error) as raised:
        NATIVE[name]()
    assert "native package" in raised.value.en
    assert "paquete nativo" in raised.value.es


def test_the_door_needs_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NATIVE:
        monkeypatch.delattr(_atisbo, name)
    assert Ohno("3 1 . / . . . / . . 1").solve().unique
