"""Sudoku and 0h n0 as a person would use them."""

from __future__ import annotations

import itertools
import pickle
from pathlib import Path

import pytest

import atisbo
from atisbo import Error, Ohno, Sudoku

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ISLAND = "3 1 . / . . . / . . 1"


def test_the_same_puzzle_in_two_formats_is_equal() -> None:
    rows = Sudoku(EASY).convert("rows")
    assert Sudoku(rows) == Sudoku(EASY)
    assert len({Sudoku(rows), Sudoku(EASY)}) == 1
    assert Sudoku(EASY) != EASY
    assert Sudoku("." * 36) != Sudoku("." * 36, shape=(3, 2))
    assert Ohno(ISLAND) == Ohno(ISLAND.replace(" / ", "\n"))
    assert Ohno(ISLAND) != Ohno(ISLAND, rule="seen_by_number")


@pytest.mark.parametrize("puzzle", [Sudoku(EASY), Sudoku("." * 36, shape=(3, 2)), Ohno(ISLAND)], ids=repr)
def test_a_repr_makes_the_same_puzzle(puzzle: Sudoku | Ohno) -> None:
    assert eval(repr(puzzle), {"Sudoku": Sudoku, "Ohno": Ohno}) == puzzle


def test_a_solution_is_a_board_and_numbers() -> None:
    solution = Sudoku(EASY).solve()
    assert solution.unique is True and solution.solvable is True
    assert solution.grid is not None and solution.board is not None
    assert sum(map(sum, solution.grid)) == 405
    assert solution.board.check().valid is True
    assert solution.board.grid == solution.grid


def test_what_has_no_solution_names_the_clash() -> None:
    solution = Sudoku("11" + "." * 14).solve()
    assert solution.solvable is False and solution.board is None
    assert solution.conflict == [(0, 0), (0, 1)]


def test_a_verdict_is_no_bool() -> None:
    with pytest.raises(TypeError, match=r"\.solvable or \.unique"):
        bool(Sudoku(EASY).solve())
    with pytest.raises(TypeError, match=r"\.valid"):
        bool(Ohno(ISLAND).check())


def test_unknown_is_none() -> None:
    solution = Sudoku("." * 81).solve(boards=1000, nodes=1)
    assert solution.stopped == "nodes"
    counted = Sudoku("." * 81).count(10_000, nodes=100)
    assert not counted.complete


def test_variants_keep_their_rules() -> None:
    puzzle = Sudoku.generate(seed=1, shape=(2, 2), variants=["diagonal"])
    assert puzzle.variants
    solved = puzzle.solve().board
    assert solved is not None and solved.variants == puzzle.variants
    assert solved.check().valid is True
    grid = solved.grid
    assert len({grid[i][i] for i in range(4)}) == 4
    assert Sudoku.generate(seed=1, shape=(2, 2), variants=["diagonal"]) == puzzle


def test_a_value_is_put_into_an_empty_cell() -> None:
    puzzle = Sudoku(EASY)
    assert puzzle[0, 2] is None
    assert puzzle.put(0, 2, 4)[0, 2] == 4
    with pytest.raises(Error):
        puzzle.put(0, 0, 4)
    with pytest.raises(Error):
        puzzle.put(0, 2, 40)


def test_mistakes_are_found_against_the_puzzle_it_started_from() -> None:
    wrong = Sudoku(EASY).put(0, 2, 1)
    assert wrong.check(given=EASY).wrong == [(0, 2)]
    assert wrong.hint(given=Sudoku(EASY)).kind == "wrong"


def test_hints_grow_with_their_stage() -> None:
    lengths = [len(Sudoku(EASY).hint(stage).sentences) for stage in ("where", "clues", "argument", "play")]
    assert lengths == sorted(lengths) and lengths[0] == 1
    hint = Ohno(ISLAND).hint("play")
    assert hint.technique == "number_complete" and hint.after is not None
    assert hint.after[0, 2] == "W"


def test_a_path_leads_to_the_solution() -> None:
    path = Sudoku(EASY).path()
    assert path.solved and len(path) == 51
    grid = Sudoku(EASY).grid
    for step in path:
        for row, column, value in step.placements:
            grid[row][column] = value
    assert grid == Sudoku(EASY).solve().grid


@pytest.mark.parametrize("method", ["astar", "mac", "ac3", "cdcl"])
def test_every_kind_of_method_is_found_by_its_name(method: str) -> None:
    run = Sudoku(EASY).search(method)
    assert run.method == method and run.solved and run.board == Sudoku(EASY).solve().board


def test_a_method_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(Error):
        Sudoku(EASY).search("magic")


def test_a_search_is_traced_and_its_heuristic_checked() -> None:
    run = Ohno(ISLAND).search("astar", {"heuristic": "h1"}, trace=5, check_heuristic=True)
    assert run.trace is not None and len(run.trace) == 5
    assert run.heuristic is not None and run.heuristic.text


def test_languages_change_what_answers_say() -> None:
    hint = Sudoku(EASY).hint("where")
    assert hint.text == "Look at box 2."
    atisbo.set_lang("es")
    try:
        assert hint.text == "Mira la caja 2."
    finally:
        atisbo.set_lang("en")


def test_files_are_read(tmp_path: Path) -> None:
    (tmp_path / "puzzle.txt").write_text(EASY)
    assert Sudoku.read(tmp_path / "puzzle.txt") == Sudoku(EASY)


def test_answers_and_boards_can_be_pickled() -> None:
    puzzle = Sudoku(EASY)
    hint, solution = puzzle.hint(), puzzle.solve()
    again = pickle.loads(pickle.dumps((puzzle, hint, solution)))
    assert again[0] == puzzle and again[1].text == hint.text and again[2].board == solution.board
    assert again[1].svg().startswith("<svg")


def test_what_is_no_puzzle_is_an_exception() -> None:
    for text in ("", "banana", "\ud800", "1" * 100_000):
        with pytest.raises(Error):
            Sudoku(text)
        with pytest.raises(Error):
            Ohno(text)
    with pytest.raises(Error):
        Sudoku(itertools.repeat(itertools.repeat(0)))
    with pytest.raises(TypeError):
        Sudoku([["x"]])  # type: ignore[list-item]
    with pytest.raises(TypeError):
        Ohno(5)  # type: ignore[arg-type]


def test_arrays_are_read() -> None:
    numpy = pytest.importorskip("numpy")
    puzzle = Sudoku(EASY)
    assert Sudoku(numpy.array(puzzle.grid, dtype=numpy.uint8)) == puzzle


def test_generating_gives_up_with_an_error() -> None:
    with pytest.raises(Error):
        Sudoku.generate("extreme", seed=1, nodes=1)
    assert len(Sudoku.generate("extreme", seed=1, count=2, nodes=1)) == 0


def test_an_empty_value_is_not_put() -> None:
    with pytest.raises(Error, match="from 1 on"):
        Sudoku("." * 16).put(0, 0, 0)


def test_a_method_that_does_not_exist_names_those_of_every_kind() -> None:
    with pytest.raises(Error) as raised:
        Sudoku(EASY).search("magic")
    assert all(name in str(raised.value) for name in ("astar", "mac", "ac3", "cdcl"))


def test_texts_are_put_on_paper_too() -> None:
    puzzle = Sudoku("1.3.341221434.21")
    assert atisbo.sudoku.page(puzzle.text) == atisbo.sudoku.page(puzzle)
    assert atisbo.sudoku.sheet([puzzle.text]) == atisbo.sudoku.sheet([puzzle])
    with pytest.raises(TypeError, match="a list is needed"):
        atisbo.sudoku.sheet(puzzle.text)


def test_a_file_that_is_no_text_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "puzzle.txt"
    path.write_bytes(b"\xff\xfe1")
    with pytest.raises(Error, match="UTF-8"):
        Sudoku.read(path)
