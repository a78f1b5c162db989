"""That the installed package works at all, in any Python."""

import atisbo


def test_it_answers() -> None:
    answer = atisbo.ask({"game": "ohno", "verb": "solve", "puzzle": "3 1 . / . . . / . . 1"})
    assert answer["solutions"] == 1
