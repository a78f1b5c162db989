"""Positions and games of Minesweeper as a person would use them."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from atisbo import Error, Game, Position, minesweeper

DATA = Path(__file__).parents[2] / "data" / "minesweeper" / "examples"


def test_a_hint_says_what_to_reveal_and_why() -> None:
    hint = Position.read(DATA / "figure-7.txt").hint()
    assert hint.cell == (2, 2) and hint.risk == 0.0
    assert hint.technique == "1-1" and hint.steps[0].safe == [(2, 2)]
    assert "r3c3 is safe" in hint.text


@pytest.mark.parametrize("method", ["exact", "bayes"])
def test_methods_agree_on_the_risk(method: str) -> None:
    position = Position.read(DATA / "count.txt")
    risk = position.analyse(method, numbers=(0, 0)).risk  # type: ignore[arg-type]
    exact = position.analyse().risk
    for row, exact_row in zip(risk, exact):
        assert row == pytest.approx(exact_row, nan_ok=True)


def test_logic_knows_only_what_is_certain() -> None:
    position = Position.read(DATA / "figure-7.txt")
    assert set(position.analyse("logic").safe) <= set(position.analyse().safe)


def test_what_a_cell_would_show_adds_up() -> None:
    analysis = Position("mines 1 / 1# / ##").analyse(numbers=(1, 1))
    assert sum(analysis.numbers.values()) + (analysis.risk[1][1] or 0) == pytest.approx(1)


def test_a_cell_is_explained() -> None:
    position = Position.read(DATA / "figure-7.txt")
    explanation = position.explain((2, 2))
    assert explanation.is_mine is False and len(explanation) == 1
    assert set(explanation.numbers) == {(0, 1), (1, 1)}
    assert position.explain((9, 9)).is_mine is None


def test_verdicts_are_no_bools() -> None:
    position = Position("mines 1 / 1# / ##")
    with pytest.raises(TypeError, match=r"\.valid"):
        bool(position.check())
    with pytest.raises(TypeError, match=r"\.forced"):
        bool(position.may_guess())
    assert position.may_guess().unavoidable == [[(0, 1), (1, 0), (1, 1)]]


@pytest.mark.parametrize("name", ["count.txt", "figure-7.txt", "free.txt", "hex.txt"])
def test_every_position_reads_what_it_writes(name: str) -> None:
    position = Position.read(DATA / name)
    assert Position(position.text) == position
    assert eval(repr(position), {"Position": Position}) == position
    assert position.svg().startswith("<svg")
    assert position[0, 0] == position.rows[0][0]


@pytest.mark.parametrize("tiling", ["square", "hex", "triangle", "circle", "torus"])
def test_games_on_every_tiling_are_played_to_their_end(tiling: str) -> None:
    game = Game(height=6, width=8, mines=6, tiling=tiling, seed=5)  # type: ignore[arg-type]
    assert game.tiling == tiling and game.state == "ready"
    for _ in range(48):
        if game.over:
            break
        cell = game.position.hint().cell
        assert cell is not None
        game.reveal(*cell)
    assert game.over
    assert game.all_mines is not None and len(game.all_mines) == 6
    assert game.id is not None and Game.from_id(game.id) == game


def test_free_tilings_have_games_too() -> None:
    game = Game(Position.read(DATA / "free.txt"), seed=3).reveal(0, 0)
    assert game.id is None and game.tiling == "free"
    assert game.position.rows == game.board
    assert game.undo().state == "ready"


def test_moves_can_be_taken_back_and_made_again() -> None:
    game = Game("beginner", seed=1).reveal(0, 0)
    before = game.copy()
    game.flag(8, 8).question(7, 8)
    assert game != before and game[8, 8] == "F"
    assert game.undo().undo().board == before.board
    assert game.redo()[8, 8] == "F"
    assert before[8, 8] == "#"


def test_a_move_that_is_refused_changes_nothing() -> None:
    game = Game("beginner", seed=1).reveal(0, 0)
    before = game.id
    with pytest.raises(Error, match="already revealed"):
        game.reveal(0, 0)
    with pytest.raises(Error):
        game.reveal(99, 99)
    with pytest.raises(Error):
        game.play([{"flag": (8, 8)}, "redo"])
    assert game.id == before


def test_cells_may_be_numbers_of_numpy() -> None:
    numpy = pytest.importorskip("numpy")
    game = Game("beginner", seed=1)
    game.reveal(*numpy.unravel_index(numpy.int64(0), (9, 9)))
    assert game.state == "playing"


def test_a_game_is_of_a_level_or_of_a_size() -> None:
    assert Game("hex:5x6x7").level == "hex:5x6x7"
    assert Game("5x6x7", tiling="hex").level == "hex:5x6x7"
    for wrong in ({"level": "expert", "mines": 3}, {"height": 3}, {"level": "hard"}, {"seed": -1}):
        with pytest.raises(Error):
            Game(**wrong)


def test_boards_without_guesses_are_solved_by_logic() -> None:
    games = minesweeper.generate("8x8x10", count=2, seed=1, no_guess="repair")
    assert len(games) == 2
    for game in games:
        while not game.over:
            safe = game.position.analyse().safe
            assert safe
            game.play([{"reveal": cell} for cell in safe[:1]])
        assert game.won


def test_binary_files_are_read() -> None:
    with pytest.raises(Error):
        Position(b"\xff\xfe")
    with pytest.raises(TypeError):
        Position(None)  # type: ignore[arg-type]


def test_answers_and_games_can_be_pickled() -> None:
    game = Game("beginner", seed=1).reveal(0, 0)
    hint = game.position.hint()
    again = pickle.loads(pickle.dumps((game, hint)))
    assert again[0] == game and again[1].svg().startswith("<svg")


@pytest.mark.parametrize("cell", [(-1, 0), (0, -1), (9, 0), (0, 2**40)])
def test_a_cell_beyond_the_board_is_refused(cell: tuple[int, int]) -> None:
    game = Game("beginner", seed=1)
    for move in (game.reveal, game.flag, game.question, game.chord):
        with pytest.raises(Error) as raised:
            move(*cell)
        assert "no such cell" in raised.value.en and "casilla" in raised.value.es
    assert game.state == "ready"
