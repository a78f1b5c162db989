"""What is answered about a knowledge base."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from .. import _html
from .._answer import Listing, Verdict
from .._heads import heads
from .._trace import Trace, Traced
from .proof import Proof

if TYPE_CHECKING:
    from .. import types as t


class Result(Traced, Verdict["t.QueryAnswer"]):
    """What one engine says about one question."""

    def __init__(
        self, data: t.QueryAnswer, proof: Callable[[], t.QueryAnswer], answer: Mapping[str, Any], knowledge: str
    ) -> None:
        super().__init__(data)
        self._ask_for_proof = proof
        trace = answer.get("trace")
        #: What the engine did, where that was asked for.
        self.trace = Trace(trace, "logic", {"answer": answer, "knowledge": knowledge}) if trace else None

    @property
    def method(self) -> t.LogicMethod:
        """The engine."""
        return self.data["method"]

    @cached_property
    def proof(self) -> Proof | None:
        """The proof, if there is one. The engine is asked once more for it."""
        data = self.data if self.data.get("proof") else self._ask_for_proof()
        proof = data.get("proof")
        return Proof(proof) if proof else None

    @property
    def because(self) -> list[str]:
        """The sentences that the answer stands on: those of the proof, or the fewest if asked for (`fewest=True`)."""
        return [told["sentence"] for told in self.data["because"]]

    @property
    def models(self) -> int | None:
        """How many models the sentences have, where the engine counts them (`truth-table`)."""
        models = self.data.get("models")
        return None if models is None else int(models)

    @property
    def derived(self) -> list[str]:
        """What chaining proved on its way, in order."""
        return self.data.get("derived") or []

    @property
    def statistics(self) -> dict[str, Any]:
        """What it took."""
        return dict(self.data["statistics"])

    def _repr_html_(self) -> str:
        trace = self.trace._repr_html_() if self.trace else ""
        proof = self.data.get("proof")
        return super()._repr_html_() + (Proof(proof)._repr_html_() if proof else "") + trace


class Entailment(Result):
    """Whether something follows: yes (`entailed`), no (`refuted`), or the engine cannot tell (`unknown`)."""

    _decided_by = ("entailed", "refuted", "unknown")

    @property
    def question(self) -> str:
        """The question."""
        return self.data["question"] or ""

    @property
    def entailed(self) -> bool:
        """Whether it was found to follow."""
        return self.data["answer"] == "entailed"

    @property
    def refuted(self) -> bool:
        """Whether it was found not to follow. Its opposite need not follow either."""
        return self.data["answer"] == "refuted"

    @property
    def unknown(self) -> bool:
        """Whether the engine cannot tell: `text` says why."""
        return self.data["answer"] == "unknown"

    @property
    def inconsistent(self) -> bool:
        """Whether the knowledge base was found to contradict itself, so that everything follows."""
        return self.data["inconsistent"]

    @property
    def counter_model(self) -> dict[str, bool] | None:
        """A case in which all sentences are true and the question is false, if one was found."""
        return self.data.get("counter_model")


class Satisfiability(Result):
    """Whether all sentences can be true together: `satisfiable` is True, False or None."""

    _decided_by = ("satisfiable",)

    @property
    def satisfiable(self) -> bool | None:
        """Whether there is a model; None if the engine cannot tell."""
        # The door asks whether a contradiction follows.
        return {"entailed": False, "refuted": True}.get(self.data["answer"])

    @property
    def model(self) -> dict[str, bool] | None:
        """A case in which all sentences are true, if one was found."""
        return self.data.get("counter_model")


class Entailments(Listing["t.LogicAskAnswer", Entailment]):
    """The answers to several questions, or of several engines."""

    @property
    def text(self) -> str:
        """The answers in words, one a line."""
        return "\n".join(one.text for one in self)

    def __repr__(self) -> str:
        return f"<Entailments: {len(self)} answers>"

    def _repr_html_(self) -> str:
        counters = list(dict.fromkeys(name for one in self for name in one.statistics))
        rows = [
            [one.question, one.method, one.data["answer"], *(one.statistics.get(name) for name in counters)]
            for one in self
        ]
        return _html.table(heads("question", "method", "answer", *counters), rows)


class Conflicts(Listing["t.LogicConflictsAnswer", "t.LogicConflict"]):
    """What clause learning made of each conflict; `total` counts them all."""

    def __init__(self, data: t.LogicConflictsAnswer) -> None:
        super().__init__(data, data["conflicts"])

    @property
    def total(self) -> int:
        """How many conflicts there were in all."""
        return self.data["total"]

    @property
    def dot(self) -> str | None:
        """The implication graph of the conflict asked for (`draw=`), for Graphviz."""
        return self.data.get("dot")

    def __repr__(self) -> str:
        return f"<Conflicts: {len(self)} of {self.total}>"

    def _repr_html_(self) -> str:
        rows = [
            (number, ", ".join(one["decisions"]), one["clause"], one["first_uip"], one["learned"])
            for number, one in enumerate(self, 1)
        ]
        return _html.table(heads("", "decisions", "false clause", "first UIP", "learned"), rows) + super()._repr_html_()
