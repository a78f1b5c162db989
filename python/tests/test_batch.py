"""Batches beside the same asked one by one."""

from __future__ import annotations

import math
import pickle
from typing import Any

import numpy
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from test_door import interrupted

import atisbo
from atisbo import Error, Game, Ohno, Position, Sudoku, minesweeper, ohno, sudoku

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
CELLS = numpy.array([0 if sign == "." else int(sign) for sign in EASY])

# Puzzles with few and many clues, contradictions, other sizes and formats, and what is none.
SUDOKUS = st.one_of(
    st.text(alphabet="." * 20 + "123456789", min_size=81, max_size=81),
    st.sampled_from([EASY, "1234" + "." * 12, "." * 36, EASY + " a remark", "\n".join([EASY[:9]] * 9)]),
    st.text(max_size=90),
    st.lists(st.integers(0, 80), min_size=0, max_size=60).map(
        lambda gone: "".join("." if place in gone else sign for place, sign in enumerate(EASY))
    ),
)


@settings(max_examples=20, deadline=None)
@given(st.lists(SUDOKUS, max_size=4))
def test_many_sudokus_are_solved_as_one_by_one(puzzles: list[str]) -> None:
    try:
        solved = sudoku.solve_all(puzzles, errors="skip")
    except UnicodeEncodeError:
        return
    assert len(solved) == len(solved.counts) == len(solved.unique) == len(puzzles)
    for index, (puzzle, found) in enumerate(zip(puzzles, solved)):
        try:
            alone = Sudoku(puzzle).solve()
        except Error as error:
            assert found is None and error.en in solved.errors[index].en
            continue
        assert index not in solved.errors and solved.unique[index] == alone.unique
        assert solved.counts[index] == alone["solutions"]
        assert (None if found is None else Sudoku(found)) == alone.board


def test_an_array_of_sudokus_is_solved_into_an_array() -> None:
    puzzles = numpy.stack([CELLS, numpy.zeros(81, int), numpy.array([1, 1] + [0] * 79)])
    solved = sudoku.solve_all(puzzles)
    assert solved.solutions.shape == (3, 81) and solved.unique == [True, False, False]
    grid = Sudoku(EASY).solve().grid
    assert solved.solutions[0].reshape(9, 9).tolist() == grid and not solved.solutions[2].any()
    for other in (
        puzzles.reshape(3, 9, 9),
        puzzles.astype(">i8").reshape(3, 9, 9),
        puzzles.astype("u1").reshape(3, 9, 9),
        numpy.asfortranarray(puzzles.reshape(3, 9, 9)),
        numpy.repeat(puzzles, 2, axis=0)[::2].reshape(3, 9, 9),
    ):
        assert (sudoku.solve_all(other).solutions.reshape(3, 81) == solved.solutions).all()
    assert sudoku.solve_all(numpy.zeros((0, 81), int)).solutions.shape == (0, 81)


@pytest.mark.parametrize(
    "puzzles",
    [
        numpy.zeros((2, 80), int),
        numpy.zeros(81, int),
        numpy.array(5),
        numpy.zeros((1, 81)),
        numpy.full((1, 81), None),
        numpy.zeros((1, 81), bool),
        numpy.zeros((1, 81), "U1"),
        EASY,
        Sudoku(EASY),
        5,
        [5],
        [None],
        b"1",
    ],
    ids=lambda value: type(value).__name__ + str(getattr(value, "shape", "")),
)
def test_what_is_no_list_of_sudokus_is_an_exception(puzzles: Any) -> None:
    with pytest.raises((TypeError, ValueError)):
        sudoku.solve_all(puzzles)


@pytest.mark.parametrize("value", [-1, 10, 127, 256, 2**40, -(2**40)])
def test_a_number_that_is_no_value_is_an_error_of_its_item(value: int) -> None:
    puzzles = numpy.stack([CELLS, CELLS])
    puzzles[1, 12] = value
    with pytest.raises(Error, match=r"item 1: the cell \(1, 3\)") as raised:
        sudoku.solve_all(puzzles)
    assert getattr(pickle.loads(pickle.dumps(raised.value)), "index") == 1
    solved = sudoku.solve_all(puzzles, errors="skip")
    assert list(solved.errors) == [1] and not solved.solutions[1].any() and solved.solutions[0].all()
    assert solved.unique == [True, None]


def test_limits_of_a_batch_are_said() -> None:
    assert sudoku.solve_all(["." * 81] * 10, count=10**9, nodes=100).stopped == "nodes"
    solved = sudoku.solve_all(["." * 81] * 100_000, count=10**9, seconds=0.2)
    assert solved.stopped == "time" and None in solved and len(solved) == 100_000
    assert ohno.solve_all(["1 . / . ."] * 5, seconds=0).stopped == "time"
    analyses = minesweeper.analyse_all(["mines 1 / 1# / ##"] * 5, seconds=0)
    assert analyses.stopped == "time" and analyses[4] is None


def test_progress_of_a_batch_is_told_and_its_exception_ends_it() -> None:
    class Enough(Exception):
        pass

    def stop(done: int, total: int) -> None:
        raise Enough

    with pytest.raises(Enough):
        sudoku.solve_all(["." * 81] * 100_000, count=500, progress=stop)


def test_ctrl_c_ends_a_batch() -> None:
    assert interrupted("atisbo.sudoku.solve_all(['.' * 81] * 10**5, count=10**9)") < 5


@pytest.mark.parametrize("arguments", [{"count": -1}, {"count": "x"}, {"shape": (0, 3)}, {"errors": "ignore"}, {"shape": 5}])
def test_wrong_settings_of_a_batch_are_exceptions(arguments: Any) -> None:
    with pytest.raises((TypeError, ValueError)):
        sudoku.solve_all([EASY], **arguments)


OHNOS = st.lists(st.lists(st.sampled_from("....OW123"), min_size=3, max_size=3), min_size=2, max_size=4).map(
    lambda rows: " / ".join(" ".join(row) for row in rows)
) | st.text(max_size=10)


@settings(max_examples=40, deadline=None)
@given(st.lists(OHNOS, max_size=4), st.sampled_from(["sees_floor", "seen_by_number"]))
def test_many_ohnos_are_solved_as_one_by_one(puzzles: list[str], rule: Any) -> None:
    try:
        solved = ohno.solve_all(puzzles, rule=rule, errors="skip")
    except UnicodeEncodeError:
        return
    for index, (puzzle, found) in enumerate(zip(puzzles, solved)):
        try:
            alone = Ohno(puzzle, rule=rule).solve()
        except Error as error:
            assert found is None and error.en in solved.errors[index].en
            continue
        assert solved.unique[index] == alone.unique and solved.counts[index] == alone["solutions"]
        assert (None if found is None else Ohno(found, rule=rule)) == alone.board


POSITIONS = st.one_of(
    st.lists(st.text(alphabet="####012F*", min_size=4, max_size=4), min_size=1, max_size=4).map("\n".join),
    st.tuples(st.sampled_from(["5x5x4", "hex:4x5x3", "torus:4x4x2"]), st.integers(0, 50)).map(
        lambda of: Game(of[0], seed=of[1]).reveal(1, 1).position.text
    ),
    st.text(max_size=10),
)


def assert_same(known: minesweeper.Known | None, alone: minesweeper.Analysis) -> None:
    assert known is not None and known.safe == alone.safe and known.mines == alone.mines
    assert [[risk is None for risk in row] for row in known.risk] == [[risk is None for risk in row] for row in alone.risk]
    for row, other in zip(known.risk, alone.risk):
        for risk, twin in zip(row, other):
            assert risk is None or twin is not None and math.isclose(risk, twin, abs_tol=1e-12)


@settings(max_examples=40, deadline=None)
@given(st.lists(POSITIONS, max_size=4), st.integers(0, 6) | st.none(), st.booleans())
def test_many_positions_are_analysed_as_one_by_one(texts: list[str], mines: int | None, trust: bool) -> None:
    try:
        analyses = minesweeper.analyse_all(texts, mines=mines, trust_flags=trust, errors="skip")
    except UnicodeEncodeError:
        return
    assert len(analyses) == len(texts)
    for index, text in enumerate(texts):
        try:
            alone = Position(text, mines=mines, trust_flags=trust).analyse(strength="safest")
        except Error as error:
            assert analyses[index] is None and error.en in analyses.errors[index].en
            continue
        assert index not in analyses.errors
        assert_same(analyses[index], alone)


SIGNS = {-1: "#", -2: "F", -3: "*"}
BOARDS = st.lists(st.lists(st.sampled_from([-1, -1, -1, -2, -3, 0, 1, 2]), min_size=6, max_size=6), max_size=4)


@settings(max_examples=40, deadline=None)
@given(BOARDS, st.sampled_from(["i1", ">i2", "i8"]), st.sampled_from([(2, 3), (3, 2), (1, 6), (6, 1)]))
def test_an_array_of_positions_is_analysed_as_texts(boards: Any, dtype: str, size: tuple[int, int]) -> None:
    cells = numpy.array(boards, dtype).reshape(-1, *size)
    analyses = minesweeper.analyse_all(cells, mines=2, errors="skip")
    assert analyses.risk.shape == analyses.safe.shape == analyses.mines.shape == cells.shape
    for index, board in enumerate(cells):
        rows = "\n".join("".join(SIGNS.get(int(cell), str(cell)) for cell in row) for row in board)
        try:
            alone = Position(f"mines 2\n{rows}").analyse(strength="safest")
        except Error:
            assert index in analyses.errors and numpy.isnan(analyses.risk[index]).all()
            continue
        assert_same(analyses[index], alone)
        assert [tuple(cell) for cell in numpy.argwhere(analyses.safe[index])] == alone.safe
        assert [tuple(cell) for cell in numpy.argwhere(analyses.mines[index])] == alone.mines
        risk = numpy.array([[math.nan if one is None else one for one in row] for row in alone.risk])
        assert numpy.allclose(analyses.risk[index], risk, equal_nan=True)


@pytest.mark.parametrize("value", [9, 127, -4, -128, 1000])
def test_a_number_that_is_no_sign_is_an_error_of_its_item(value: int) -> None:
    cells = numpy.full((3, 2, 2), -1)
    cells[2, 1, 0] = value
    with pytest.raises(Error, match=r"item 2: the number in the cell \(1, 0\)"):
        minesweeper.analyse_all(cells, mines=1)
    assert list(minesweeper.analyse_all(cells, mines=1, errors="skip").errors) == [2]


@pytest.mark.parametrize(
    "positions",
    [numpy.zeros((2, 2), int), numpy.zeros((1, 0, 2), int), numpy.zeros((1, 2, 2)), "1# / ##", [5], 5],
    ids=lambda value: type(value).__name__ + str(getattr(value, "shape", "")),
)
def test_what_is_no_list_of_positions_is_an_exception(positions: Any) -> None:
    with pytest.raises((TypeError, ValueError)):
        minesweeper.analyse_all(positions, mines=1)


def test_mines_must_be_known() -> None:
    with pytest.raises(Error):
        minesweeper.analyse_all(numpy.full((1, 2, 2), -1))
    with pytest.raises(Error):
        minesweeper.analyse_all(["#"], mines=1, density=0.5)
    assert minesweeper.analyse_all(numpy.full((1, 2, 2), -1), density=0.25).risk.tolist() == [[[0.25] * 2] * 2]


def test_boards_are_taken_as_they_are() -> None:
    boards = [Sudoku(EASY), Sudoku("." * 36, shape=(3, 2))]
    assert [Sudoku(found, shape=board.shape) for found, board in zip(sudoku.solve_all(boards), boards)] == [
        board.solve().board for board in boards
    ]
    position = Position("1# / ##", mines=1)
    assert_same(minesweeper.analyse_all([position])[0], position.analyse())
    assert "puzzles" in sudoku.solve_all(boards)._repr_html_()
    assert "positions" in minesweeper.analyse_all([position])._repr_html_()
    assert atisbo.ohno.solve_all([]).solutions == []


def test_a_puzzle_of_another_rule_is_refused() -> None:
    puzzle = Ohno("1 . / . .", rule="seen_by_number")
    with pytest.raises(Error, match="item 1: .*pass rule='seen_by_number'"):
        ohno.solve_all(["1 . / . .", puzzle])
    assert ohno.solve_all([puzzle], rule="seen_by_number").counts == [min(2, puzzle.count().number)]
