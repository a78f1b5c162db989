"""What a notebook shows."""

from __future__ import annotations

import typing
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import pytest

import atisbo
from atisbo import Game, KnowledgeBase, Network, Ohno, Position, Sudoku, _graph, _heads, _html, minesweeper, sudoku, types

PUZZLE = Sudoku("1.3.341221434.21")
ISLAND = Ohno("3 1 . / . . . / . . 1")
CORNER = Position("mines 1 / 1# / ##")
PAIR = Network("BAYES 2 2 2 2 1 0 2 0 1 2 0.5 0.5 4 0.1 0.9 0.2 0.8")
RULES = KnowledgeBase("p => q; p; r | s")


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
    PAIR.query(trace=3),
    PAIR.query("x0", given={"x1": "1"}, method="gibbs", samples=1000),
    PAIR.query("x0", nodes=1),
    PAIR.joint(["x0", "x1"]),
    PAIR.most_probable(),
    PAIR.explain("x0", given={"x1": "1"}),
    PAIR.show(),
    PAIR.table("x1"),
    RULES.ask("q", trace=3),
    RULES.ask("q").proof,
    RULES.ask_all(["q", "r"]),
    RULES.satisfiable(),
    RULES.conflicts(),
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


@pytest.mark.parametrize("board", [PUZZLE, ISLAND, CORNER, Game("5x5x3", seed=1), PAIR, CORNER.network()], ids=repr)
def test_boards_are_pictures(board: Any) -> None:
    assert board._repr_svg_().startswith("<svg")


def test_texts_are_never_markup() -> None:
    assert "<b>" not in _html.table(["<b>"], [["<b>"]], "<b>") + _html.paragraphs("<b>")


def test_graphs_stand_in_layers() -> None:
    arcs = [("a", "b"), ("b", "c"), ("a", "c"), ("d", "c")]
    assert [set(layer) for layer in _graph.layers(["c", "d", "b", "a"], arcs)] == [{"a", "d"}, {"b"}, {"c"}]
    assert sorted(sum(_graph.layers(["a", "b", "c"], [("a", "b"), ("b", "a")]), [])) == ["a", "b", "c"]
    # Neighbours stand below each other: no two arcs cross.
    assert _graph.layers(["a", "b", "x", "y"], [("a", "y"), ("b", "x")]) == [["a", "b"], ["y", "x"]]


def test_graphs_are_whole_xml_whatever_their_names_are() -> None:
    for names in ([], ["<b>&\"'", "\x00\n", "é" * 99], [str(number) for number in range(1000)]):
        picture = ElementTree.fromstring(_graph.svg(names, list(zip(names, names[1:]))))
        ellipses = sum(one.tag.endswith("ellipse") for one in picture.iter())
        assert ellipses == (len(names) if len(names) <= _graph.MOST_NODES else 0)


def test_tables_have_heads_in_the_chosen_language() -> None:
    atisbo.set_lang("es")
    try:
        for answer, head in (
            (PUZZLE.search("mac", trace=3), ["método", "final", "retrocesos", "suceso"]),
            (PAIR.joint(["x0", "x1"]), ["x0", "probabilidad"]),
            (RULES.ask_all(["q", "r"]), ["pregunta", "respuesta"]),
            (sudoku.solve_all(["." * 16]), ["solución", "única"]),
            (minesweeper.analyse_all(["mines 1 / 1#"]), ["seguras", "minas"]),
        ):
            html: str = answer._repr_html_()
            for name in head:
                assert f">{name}</th>" in html, name
        assert "<p>1 puzles, 0 únicos, 0 sin solución</p>" in sudoku.solve_all(["." * 16])._repr_html_()
    finally:
        atisbo.set_lang("en")


def test_every_counter_and_every_field_of_an_event_has_a_spanish_head() -> None:
    kinds = [kind for kind in vars(types).values() if typing.is_typeddict(kind)]
    fields = [set(typing.get_type_hints(kind)) for kind in kinds if "Statistics" in kind.__name__ or "event" in kind.__annotations__]
    assert set().union(*fields) - set(_heads._SPANISH) == set()


def test_long_tables_are_cut() -> None:
    html = _html.table(["n"], ([n] for n in range(1000)))
    assert html.count("<tr>") == _html.ROWS + 1 and "+800" in html
