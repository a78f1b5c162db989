"""Knowledge bases as a person would use them."""

from __future__ import annotations

import itertools
import pickle
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import atisbo
from atisbo import Error, KnowledgeBase, Ohno, Position, Sudoku, logic

DATA = Path(__file__).parents[2] / "data"
WUMPUS = KnowledgeBase.read(DATA / "logic" / "wumpus.txt")
COMPLETE = ["truth-table", "resolution", "dpll", "cdcl", "sat"]

NAMES = ["p", "q", "r", "s"]

#: A formula: a name, or an operator with its parts.
Formula = Any


def formulas() -> st.SearchStrategy[Formula]:
    def larger(smaller: st.SearchStrategy[Formula]) -> st.SearchStrategy[Formula]:
        pairs = st.tuples(st.sampled_from(["&", "|", "=>", "<=>"]), smaller, smaller)
        return pairs | st.tuples(st.just("~"), smaller)

    return st.recursive(st.sampled_from(NAMES), larger, max_leaves=5)


def written(formula: Formula) -> str:
    if isinstance(formula, str):
        return formula
    if formula[0] == "~":
        return f"~({written(formula[1])})"
    return f"({written(formula[1])}) {formula[0]} ({written(formula[2])})"


def is_true(formula: Formula, case: dict[str, bool]) -> bool:
    if isinstance(formula, str):
        return case[formula]
    parts = [is_true(part, case) for part in formula[1:]]
    return {
        "~": lambda: not parts[0],
        "&": lambda: all(parts),
        "|": lambda: any(parts),
        "=>": lambda: parts[1] or not parts[0],
        "<=>": lambda: parts[0] == parts[1],
    }[formula[0]]()


def models(told: list[Formula]) -> list[dict[str, bool]]:
    """All cases in which all is true: the truth table."""
    cases = (dict(zip(NAMES, values)) for values in itertools.product([False, True], repeat=len(NAMES)))
    return [case for case in cases if all(is_true(one, case) for one in told)]


@settings(max_examples=80, deadline=None)
@given(st.lists(formulas(), max_size=4), formulas(), st.sampled_from(logic.METHODS))
def test_random_formulas_agree_with_truth_tables(told: list[Formula], question: Formula, method: Any) -> None:
    base = KnowledgeBase().tell(*map(written, told)) if told else KnowledgeBase()
    possible = models(told)
    follows = all(is_true(question, case) for case in possible)
    answer = base.ask(written(question), method)
    assert sum((answer.entailed, answer.refuted, answer.unknown)) == 1
    if not answer.unknown:
        assert answer.entailed == follows
    assert not (answer.unknown and method in COMPLETE)
    if answer.counter_model is not None:
        case = {**dict.fromkeys(NAMES, False), **answer.counter_model}
        assert case in possible and not is_true(question, case)
    satisfiable = base.satisfiable()
    assert satisfiable.satisfiable == bool(possible)
    if satisfiable.model is not None:
        assert {**dict.fromkeys(NAMES, False), **satisfiable.model} in possible
    assert KnowledgeBase(base.convert("dimacs")).satisfiable().satisfiable == bool(possible)


def test_a_base_is_asked_and_proves() -> None:
    answer = KnowledgeBase("p => q; p").ask("q")
    assert answer.entailed and not answer.refuted and not answer.unknown
    proof = answer.proof
    assert proof is not None and proof[-1].formula == "q" and proof.text.startswith("1. ")
    assert answer.because == ["p → q", "p"]
    with pytest.raises(TypeError, match=r"\.entailed or \.refuted or \.unknown"):
        bool(answer)
    with pytest.raises(TypeError, match=r"\.satisfiable"):
        bool(KnowledgeBase("p").satisfiable())


def test_telling_gives_another_base() -> None:
    base = KnowledgeBase("p => q")
    more = base.tell("p", "q => r; r => s")
    assert len(base) == 1 and len(more) == 4
    assert not base.ask("s").entailed and more.ask("s").entailed
    assert more == KnowledgeBase("p => q; p; q => r; r => s") and hash(more) != hash(base)
    assert KnowledgeBase("").tell("p").sentences == ["p"] and base.tell() == base
    asked = WUMPUS.tell("P[3,3]")
    assert asked.questions == WUMPUS.questions and len(asked) == 6
    assert KnowledgeBase("p").tell("TELL q ASK r").questions == ["r"]


def test_words_of_the_format_may_be_symbols() -> None:
    base = KnowledgeBase("(ask); ask => tell").tell("p")
    assert base.sentences == ["ask", "ask => tell", "p"] and base.ask("tell").entailed
    assert KnowledgeBase("tell.x; telling").sentences == ["tell.x", "telling"]
    assert len(KnowledgeBase("TELL")) == 0 and len(KnowledgeBase("# nothing\nTELL p")) == 1
    assert KnowledgeBase("# nothing\np").ask("p").text.endswith("(line 2).")


def test_questions_of_a_text_are_asked() -> None:
    answers = WUMPUS.ask_all()
    assert [answer.entailed for answer in answers] == [True, True, False, True]
    assert answers[2].refuted and answers[2].counter_model is not None
    assert answers[0].proof is not None and answers[0].question == "~P[1,2]"
    assert WUMPUS.satisfiable().satisfiable is True
    with pytest.raises(Error, match="no question"):
        KnowledgeBase("p").ask_all()


@pytest.mark.parametrize("method", logic.METHODS)
def test_every_engine_answers_what_it_can(method: Any) -> None:
    base = KnowledgeBase.read(DATA / "logic" / "textbook-horn.txt")
    answer = base.ask("Q", method, trace=5)
    assert answer.method == method and answer.trace is not None
    assert answer.unknown if method == "walksat" else answer.entailed
    assert (answer.proof is not None) == answer.entailed
    compared = base.compare("Q")
    assert [one.method for one in compared] == list(logic.METHODS)


def test_the_fewest_reasons() -> None:
    answer = WUMPUS.ask("~P[1,2]", fewest=True)
    assert answer.because == ["B[1,1] ↔ P[1,2] ∨ P[2,1]", "¬B[1,1]"]
    contradiction = KnowledgeBase("a; b; a => ~b; c").satisfiable(fewest=True)
    assert contradiction.satisfiable is False and contradiction.because == ["a", "b", "a → ¬b"]
    assert contradiction.proof is not None and contradiction.model is None
    assert KnowledgeBase("p; ~p").ask("q").inconsistent


def test_models_are_counted_and_derivations_listed() -> None:
    assert KnowledgeBase("p | q").ask("p | q", "truth-table").models == 3
    assert KnowledgeBase("a; a => b").ask("b", "forward-chaining").derived == ["a", "b"]


def test_conflicts_are_learned_from() -> None:
    pigeons = KnowledgeBase.read(DATA / "logic" / "pigeons.cnf")
    conflicts = pigeons.conflicts(most=4, draw=2)
    assert len(conflicts) == 4 and conflicts.total == 7 and conflicts.dot
    assert conflicts[1]["learned"] == "¬at[1,3]"
    with pytest.raises(Error):
        pigeons.conflicts(draw=99)
    assert KnowledgeBase("p | q; p | ~q").conflicts("p").total >= 1


def test_files_are_written_and_read(tmp_path: Path) -> None:
    for name in ("kb.txt", "kb.cnf", "kb.txt.gz", "kb.cnf.gz"):
        WUMPUS.write(tmp_path / name)
        again = KnowledgeBase.read(tmp_path / name)
        assert again.ask("~P[1,2]").entailed and not again.ask("P[2,2]").entailed
    assert KnowledgeBase.read(tmp_path / "kb.txt") == WUMPUS
    (tmp_path / "bare.txt").write_text("p => q\n;p")
    assert KnowledgeBase.read(tmp_path / "bare.txt").ask("q").entailed


def test_settings_reach_the_engine() -> None:
    pigeons = KnowledgeBase.read(DATA / "logic" / "pigeons.cnf")
    runs = [
        pigeons.satisfiable("dpll", settings={"switches": {"branching": branching, "unit_propagation": unit}})
        for branching, unit in itertools.product(["first", "moms"], [True, False])
    ]
    assert {run.satisfiable for run in runs} == {False}
    assert len({run.statistics["decisions"] for run in runs}) > 1
    assert KnowledgeBase("p => q; p").ask("q", settings={"ascii": True}).because == ["p => q", "p"]


def test_a_limit_that_was_hit_is_said() -> None:
    answer = KnowledgeBase.read(DATA / "logic" / "pigeons.cnf").ask("false", "resolution", nodes=3)
    assert answer.unknown and answer.stopped == "nodes"
    assert KnowledgeBase.read(DATA / "logic" / "pigeons.cnf").satisfiable("dpll", nodes=1).satisfiable is None


@pytest.mark.parametrize(
    ("text", "line", "column"), [("p =>", 1, 5), ("p;\nq &", 2, 4), ("TELL p &", 1, 9), ("(p", 1, 1), ("p q", 1, 3)]
)
def test_errors_name_the_place_in_the_text_that_was_given(text: str, line: int, column: int) -> None:
    with pytest.raises(Error) as caught:
        KnowledgeBase(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert f"line {line}, column {column}" in caught.value.en and f"columna {column}" in caught.value.es


def test_what_is_wrong_is_an_exception() -> None:
    for wrong in (None, 5, b"p", ["p"]):
        with pytest.raises(TypeError):
            KnowledgeBase(wrong)  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            KnowledgeBase("p").ask(wrong)  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            KnowledgeBase("p").tell(wrong)  # type: ignore[arg-type]
    base = KnowledgeBase("p")
    for ask in (
        lambda: base.ask_all(itertools.repeat("p")),
        lambda: base.ask("p &"),
        lambda: base.ask("p", "magic"),  # type: ignore[arg-type]
        lambda: base.ask(""),
        lambda: base.convert("prolog"),  # type: ignore[arg-type]
        lambda: KnowledgeBase("(" * 100_000),
        lambda: KnowledgeBase("\ud800"),
        lambda: KnowledgeBase("p", "cnf"),  # type: ignore[arg-type]
    ):
        with pytest.raises(Error):
            ask()


@pytest.mark.parametrize(
    "text", ["mines 2 / 111# / ####", "density 0.2 / ### / 11# / 00#", "mines 3 / ##1# / ###1 / #2##"]
)
def test_the_base_of_a_position_proves_what_logic_proves(text: str) -> None:
    position = Position(text)
    base = position.knowledge_base()
    known = position.analyse("logic")
    hidden = [
        (row, column) for row, line in enumerate(position.rows) for column, sign in enumerate(line) if sign == "#"
    ]
    symbols = [f"m_r{row + 1}c{column + 1}" for row, column in hidden]
    safe = [cell for cell, answer in zip(hidden, base.ask_all(f"~{one}" for one in symbols)) if answer.entailed]
    mines = [cell for cell, answer in zip(hidden, base.ask_all(symbols)) if answer.entailed]
    assert (sorted(safe), sorted(mines)) == (sorted(known.safe), sorted(known.mines))


def test_puzzles_are_knowledge_bases() -> None:
    puzzle = Sudoku("1.3.341221434.21")
    solved = puzzle.solve().board
    assert solved is not None
    model = puzzle.knowledge_base().satisfiable().model
    assert model is not None
    for row, column in itertools.product(range(4), repeat=2):
        assert model[f"r{row + 1}c{column + 1}[{solved[row, column]}]"]
    island = Ohno("3 1 . / . . . / . . 1").knowledge_base()
    assert island.ask("~r2c2").entailed and island.ask("r2c3").entailed
    with pytest.raises(Error, match="sees_floor"):
        Ohno("3 1 . / . . . / . . 1", rule="seen_by_number").knowledge_base()


def test_proofs_are_lists_in_lists() -> None:
    class Depth(HTMLParser):
        depth = deepest = 0
        open: list[str] = []

        def handle_starttag(self, tag: str, attrs: Any) -> None:
            self.open = [*self.open, tag]
            self.deepest = max(self.deepest, self.open.count("ul"))

        def handle_endtag(self, tag: str) -> None:
            assert self.open[-1] == tag
            self.open = self.open[:-1]

    base = KnowledgeBase.read(DATA / "logic" / "textbook-horn.txt")
    proof = base.ask("Q", "backward-chaining").proof
    assert proof is not None
    parser = Depth()
    parser.feed(proof._repr_html_())
    assert not parser.open and parser.deepest == max(one["depth"] for one in proof.data["tree"]) + 1
    assert "shown above" in proof.tree
    atisbo.set_lang("es")
    try:
        assert "mostrado arriba" in proof.tree
    finally:
        atisbo.set_lang("en")


def test_bases_and_answers_can_be_pickled() -> None:
    answer = WUMPUS.ask("~P[1,2]")
    again = pickle.loads(pickle.dumps((WUMPUS, answer, answer.proof)))
    assert again[0] == WUMPUS and again[1].entailed and again[1].proof.text == again[2].text
    assert eval(repr(KnowledgeBase("p => q; p")), {"KnowledgeBase": KnowledgeBase}) == KnowledgeBase("p => q; p")
