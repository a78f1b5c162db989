"""What a notebook shows."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any

import pytest

from atisbo import Game, Ohno, Position, Sudoku, _html, minesweeper, sudoku

PUZZLE = Sudoku("1.3.341221434.21")
ISLAND = Ohno("3 1 . / . . . / . . 1")
CORNER = Position("mines 1 / 1# / ##")


class _Balanced(HTMLParser):
    """Finds out whether all tags are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: Any) -> None:
        pass


ANSWERS = [
    PUZZLE.solve(),
    PUZZLE.check(),
    PUZZLE.count(),
    PUZZLE.hint(),
    PUZZLE.path(),
    PUZZLE.rate(),
    PUZZLE.search("astar", trace=4),
    PUZZLE.search("mac", trace=4),
    PUZZLE.compare(["dfs", "mac", "ac3", "cdcl"]),
    Sudoku.generate(seed=1, shape=(2, 2), count=2),
    sudoku.ladder(),
    ISLAND.solve(),
    ISLAND.check(),
    ISLAND.hint(),
    ISLAND.path(),
    ISLAND.rate(),
    ISLAND.search("bfs", trace=4),
    ISLAND.compare(["bfs", "dfs"]),
    CORNER.analyse(),
    CORNER.hint(),
    CORNER.explain(),
    CORNER.may_guess(),
    CORNER.check(),
    CORNER.network(),
    Game("5x5x3", seed=1).layout(),
    minesweeper.generate("5x5x3", seed=1, count=2),
]


@pytest.mark.parametrize("answer", ANSWERS, ids=lambda answer: f"{type(answer).__module__}.{type(answer).__name__}")
def test_answers_are_short_in_a_console_and_whole_in_a_notebook(answer: Any) -> None:
    assert len(repr(answer)) < 120 and "\n" not in repr(answer)
    parser = _Balanced()
    parser.feed(answer._repr_html_())
    assert not parser.open
    assert answer._repr_html_()


@pytest.mark.parametrize("board", [PUZZLE, ISLAND, CORNER, Game("5x5x3", seed=1)], ids=repr)
def test_boards_are_pictures(board: Any) -> None:
    assert board._repr_svg_().startswith("<svg")


def test_texts_are_never_markup() -> None:
    assert "<b>" not in _html.table(["<b>"], [["<b>"]], "<b>") + _html.paragraphs("<b>")


def test_long_tables_are_cut() -> None:
    html = _html.table(["n"], ([n] for n in range(1000)))
    assert html.count("<tr>") == _html.ROWS + 1 and "+800" in html
