"""Widgets: what they hold, and how they work in a real browser."""

from __future__ import annotations

import re
from typing import Any

import pytest

import atisbo
from atisbo import Error, Game, Network, Ohno, Position, Sudoku, ask, csp
from atisbo._page import module
from atisbo._trace import Trace

OHNO = "2 . W . / . 4 . . / W 2 . . / . . 1 1"
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

#: A name with a blank is a name.
WEATHER = Network(
    """network weather { }
    variable rain { type discrete [2] { yes, no }; }
    variable sprinkler { type discrete [2] { on, off }; }
    variable "wet grass" { type discrete [2] { yes, no }; }
    probability (rain) { table 0.2, 0.8; }
    probability (sprinkler | rain) { (yes) 0.01, 0.99; (no) 0.4, 0.6; }
    probability ("wet grass" | sprinkler, rain) { (on, yes) 0.99, 0.01; (on, no) 0.9, 0.1; (off, yes) 0.8, 0.2; (off, no) 0.0, 1.0; }
    """
)


def test_the_module_of_widgets_fetches_nothing() -> None:
    text = module()
    assert "export default" in text
    assert not re.search(r"(from|import) '(?!@)", text), "an import that was not resolved"
    assert not re.search(r"(src|href|url)\W{1,3}https?://", text)


def test_a_player_holds_the_run() -> None:
    player = Sudoku(EASY).search("mac", trace=50).player()
    assert player.kind == "csp"
    assert len(player.shown["answer"]["trace"]["events"]) == 50
    assert player.shown["answer"]["trace"]["left_out"] > 0


def test_a_player_shows_no_more_than_the_page() -> None:
    player = Trace({"events": [{"event": "step"}] * 30_000, "left_out": 5}).player()
    assert player.kind == "steps"
    assert len(player.shown["answer"]["trace"]["events"]) == 20_000
    assert player.shown["answer"]["trace"]["left_out"] == 10_005


def test_a_run_without_a_trace_has_no_player() -> None:
    with pytest.raises(Error, match="not traced"):
        Ohno(OHNO).search("bfs").player()
    with pytest.raises(Error, match="not traced"):
        csp.solve(["x"], {"x": [1]}, {}, lambda A, a, B, b: True).player()


def test_a_widget_speaks_the_chosen_language() -> None:
    atisbo.set_lang("es")
    try:
        assert Game("beginner", seed=1).widget().lang == "es"
    finally:
        atisbo.set_lang("en")


def test_a_board_plays_what_is_pressed() -> None:
    board: Any = Game("beginner", seed=1).widget()
    press(board, {"move": {"reveal": [0, 0]}})
    assert board.game.state == "playing" and board.shown["game"]["state"] == "playing"
    assert board.shown["risks"] is None
    press(board, {"risks": True})
    risks: Any = board.shown["risks"]
    assert risks["mine_probability"]
    press(board, {"move": {"reveal": [0, 0]}})
    assert "already revealed" in board.shown["refused"]["en"]
    press(board, {"move": "undo"})
    assert board.game.state == "ready" and board.shown["refused"] is None
    board.game.reveal(4, 4)
    board.refresh()
    assert board.shown["game"]["state"] == "playing"


def press(board: Any, message: dict[str, Any]) -> None:
    board._handle_custom_msg(message, [])


@pytest.mark.slow
def test_runs_are_stepped_in_a_browser() -> None:
    from browser import showing

    ohno = Ohno(OHNO).search("astar", trace=1000).player()
    sudoku = Sudoku(EASY).search("mac", trace=1000).player()
    with showing(ohno, sudoku) as browser:
        assert browser.run("return one(0, 'trace-count').textContent").startswith("0 of ")
        browser.run("one(0, 'trace-next').click(); one(0, 'trace-next').click();")
        assert browser.run("return one(0, 'trace-count').textContent").startswith("2 of ")
        browser.run("one(0, 'trace-prev').click();")
        assert browser.run("return one(0, 'trace-count').textContent").startswith("1 of ")
        browser.run("one(0, 'trace-end').click();")
        assert "goal" in browser.run("return one(0, 'trace-reason').textContent")
        assert browser.run("return root(0).querySelectorAll('board-grid .cell').length") == 16
        assert browser.run("return root(1).querySelectorAll('board-grid .cell').length") == 81
        # The first player's keys are its own.
        browser.run(
            "one(0, 'trace-prev').dispatchEvent(new KeyboardEvent('keydown', "
            "{key: 'ArrowLeft', bubbles: true, composed: true, cancelable: true}));"
        )
        assert browser.run("return one(1, 'trace-count').textContent").startswith("0 of ")
        assert browser.run("return getComputedStyle(root(0).host).colorScheme") == "light"
        assert browser.run("return document.documentElement.lang") == ""
        assert browser.complaints() == []


@pytest.mark.slow
def test_a_game_is_played_in_a_browser() -> None:
    from browser import showing

    board = Game("hex:6x6x5", seed=1).reveal(0, 0).widget(risks=True)
    with showing(board, light=False) as browser:
        assert browser.run("return getComputedStyle(root(0).host).colorScheme") == "dark"
        hidden = browser.run(
            "const cell = root(0).querySelector('.cell.hidden');"
            "cell.dispatchEvent(new MouseEvent('click', {bubbles: true}));"
            "cell.dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, cancelable: true}));"
            "return [Number(cell.dataset.row), Number(cell.dataset.col)]"
        )
        sent = browser.run("return sent")
        assert sent == [{"move": {"reveal": hidden}}, {"move": {"flag": hidden}}]
        press(board, sent[1])
        browser.run("widgets[0].model.set('shown', arguments[0])", board.shown)
        assert browser.run("return root(0).querySelectorAll('.cell.flagged').length") == 1
        assert browser.run("return root(0).querySelectorAll('[data-risk]').length") > 0
        browser.run("widgets[0].end()")
        assert browser.run("return widgets[0].el.childElementCount") == 0
        assert browser.complaints() == []


def test_a_player_of_a_query_holds_the_network() -> None:
    player = WEATHER.query("rain", given={"wet grass": "yes"}, trace=True).player()
    assert player.kind == "bayes"
    shown: Any = player.shown
    assert [node["name"] for node in shown["variables"]] == ["rain", "sprinkler", "wet grass"]
    assert shown["variables"][0]["table"] == [0.2, 0.8]
    assert (shown["asked"], shown["observed"], shown["rows"]) == (["rain"], {"wet grass": "yes"}, [])
    assert WEATHER.query(["rain", "sprinkler"], trace=True)["rain"].player().shown["asked"] == ["rain", "sprinkler"]


def test_a_player_of_a_position_holds_its_board() -> None:
    network = Position("mines 1 / 1# / ##").network()
    shown: Any = network.query(network.variable(0, 1), trace=True).player().shown
    assert shown["rows"] == ["1#", "##"]
    assert shown["known"]["x_r1c2"] == [(0, 1)]


def test_samples_are_drawn_in_their_network() -> None:
    player = WEATHER.query("rain", method="gibbs", samples=5, trace=True).player()
    assert player.kind == "bayes"
    assert {event["event"] for event in player.shown["answer"]["trace"]["events"]} == {"started", "sample"}


@pytest.mark.slow
def test_elimination_is_drawn_in_a_browser() -> None:
    from browser import showing

    alone = WEATHER.query("rain", given={"wet grass": "yes"}, method="ve", trace=True).player()
    network = Position("mines 1 / 1# / ##").network("pruned")
    asked = next(name for name in network.cells if name not in network.evidence)
    on_board = network.query(asked, method="ve", trace=True).player()
    with showing(alone, on_board) as browser:
        nodes = "return root(%d).querySelectorAll('.net-node%s').length"
        assert browser.run(nodes % (0, "")) == 3
        assert browser.run(nodes % (0, ".net-observed")) == 1
        assert browser.run("return root(0).querySelectorAll('board-grid').length") == 0
        assert browser.run("return root(0).querySelector('.net-arc').getAttribute('d').split('M').length") > 2
        browser.run("one(0, 'trace-end').click();")
        assert browser.run(nodes % (0, ".net-eliminated")) == 1
        assert "rain=yes" in browser.run("return one(0, 'bayes-answer').textContent")
        browser.run("root(0).querySelector('[data-variable=\"wet grass\"]').dispatchEvent(new MouseEvent('click'));")
        assert "wet grass=yes" in browser.run("return root(0).querySelector('table').textContent")
        assert browser.run("return root(1).querySelectorAll('board-grid .cell').length") == 4
        browser.run("one(1, 'trace-end').click();")
        assert browser.run("return one(1, 'network').childElementCount") > 0
        assert browser.complaints() == []


@pytest.mark.slow
def test_every_view_of_the_page_works_in_a_notebook() -> None:
    from browser import showing

    knowledge = "TELL p => q; p; ASK q"
    logic: Any = ask({"game": "logic", "verb": "ask", "knowledge": knowledge, "trace": {"limit": 99}, "list": True})
    with showing(
        Trace(logic["trace"], "logic", {"answer": logic, "knowledge": knowledge}).player(), WEATHER.query("rain", trace=9).player()
    ) as browser:
        assert browser.run("return one(0, 'knowledge').childElementCount") == 2
        assert browser.run("return root(1).querySelectorAll('.net-node').length") == 3
        assert browser.complaints() == []
    own: dict[str, Any] = {"game": "own", "runs": [], "trace": None}
    searched = Ohno(OHNO).search("bfs", trace=100).trace
    assert searched is not None
    with showing(
        Trace(searched.data, "search", {"answer": own, "title": "mine"}).player(), Trace(searched.data).player()
    ) as browser:
        assert browser.run("return one(0, 'state').textContent") == OHNO
        browser.run("one(1, 'trace-next').click();")
        assert browser.run("return one(1, 'trace-reason').textContent") == "generated"
        assert browser.run("return one(1, 'fields').textContent")
        assert browser.complaints() == []
