"""The types of the door: what type checkers see is what comes."""

from __future__ import annotations

import typing

from atisbo import ask, types

if typing.TYPE_CHECKING:
    from typing_extensions import assert_type


def test_each_request_has_its_own_answer() -> None:
    solved = ask({"game": "ohno", "verb": "solve", "puzzle": "3 1 . / . . . / . . 1"}, nodes=1000)
    rated = ask({"game": "sudoku", "verb": "rate", "puzzle": "1.3.341221434.21"})
    asked = ask({"game": "logic", "verb": "ask", "knowledge": "TELL p => q; p;", "ask": ["q"]})
    if typing.TYPE_CHECKING:
        assert_type(solved, types.OhnoSolveAnswer)
        assert_type(solved["unique"], bool | None)
        assert_type(rated, types.SudokuRateAnswer)
        assert_type(rated["sentence"]["en"], str)
        assert_type(asked, types.LogicAskAnswer)
    assert solved["unique"] is True


def test_wrong_requests_are_seen_by_type_checkers() -> None:
    def never_called() -> None:
        ask({"game": "sudoku", "verb": "solve", "puzzle": 5})  # type: ignore[call-overload]
        ask({"game": "sudoku", "verb": "solve", "puzle": ""})  # type: ignore[call-overload]
        ask({"game": "chess", "verb": "solve", "puzzle": ""})  # type: ignore[call-overload]


def test_a_place_may_be_a_list_or_a_tuple() -> None:
    moves: list[types.Action] = [{"reveal": (0, 0)}, {"flag": [8, 8]}, "undo"]
    answer = ask({"game": "minesweeper", "verb": "game", "of": {"level": "9x9x10", "seed": 1}, "moves": moves})
    assert answer["refused"] is None


def test_answers_have_the_fields_that_their_types_say() -> None:
    answer = ask({"game": "sudoku", "verb": "check", "puzzle": "1.3.341221434.21"})
    hints = typing.get_type_hints(types.SudokuCheckAnswer)
    assert set(answer) <= set(hints)


def test_whoever_does_not_draw_gets_no_regions() -> None:
    drawn = ask({"game": "sudoku", "verb": "show", "puzzle": "." * 16})
    bare = ask({"game": "sudoku", "verb": "show", "puzzle": "." * 16, "bare": True})
    assert len(drawn["regions"]) == 12 and bare["regions"] == []
    assert bare["text"] == drawn["text"]
