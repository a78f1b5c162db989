"""A proof, step by step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from itertools import islice
from typing import TYPE_CHECKING

from .. import _html, _language
from .._answer import Listing, message

if TYPE_CHECKING:
    from .. import types as t

_ABOVE = {"en": "shown above", "es": "mostrado arriba"}


class Proof(Listing["t.WrittenProof", "Step"]):
    """The steps of a proof, each after those it stands on; the last is what was to be proved.

    >>> from atisbo import KnowledgeBase
    >>> proof = KnowledgeBase("p => q; p").ask("q", method="forward-chaining").proof
    >>> print(proof)
    1. p   told in line 1
    2. p → q   told in line 1
    3. q   modus ponens from 2 and 1
    >>> proof[2].premises
    [2, 1]
    """

    def __init__(self, data: t.WrittenProof) -> None:
        super().__init__(data, [Step(number, step) for number, step in enumerate(data["steps"], 1)])

    @property
    def text(self) -> str:
        """The steps in order, one a line."""
        return "\n".join(map(str, self))

    @property
    def tree(self) -> str:
        """The steps from the conclusion down to what was told, each below what stands on it."""
        return "\n".join("  " * depth + line for depth, line, _ in self._branches())

    @property
    def dot(self) -> str:
        """The graph of the steps for Graphviz."""
        return self.data["dot"]

    def __repr__(self) -> str:
        return f"<Proof: {len(self)} steps>"

    def _repr_html_(self) -> str:
        html, opened = [], 0
        for depth, _, line in islice(self._branches(), _html.ROWS):
            # Each line is an item of the list of its depth; the list of the next depth is part of the item.
            html.append("<ul>" if depth == opened else "</li></ul>" * (opened - depth - 1) + "</li>")
            html.append(f"<li>{line}")
            opened = depth + 1
        left = len(self.data["tree"]) - _html.ROWS
        return "".join(html) + "</li></ul>" * opened + (f"<p>… +{left}</p>" if left > 0 else "")

    def _branches(self) -> Iterator[tuple[int, str, str]]:
        """The lines of the tree: their depth, as text and as HTML."""
        for branch in self.data["tree"]:
            step = self[branch["step"] - 1]
            because = _language.words(_ABOVE) if branch["above"] else step.because
            yield (
                branch["depth"],
                f"{step.number}. {step.formula}   {because}",
                f"{step.number}. <code>{escape(step.formula)}</code> {escape(because)}",
            )


class Step:
    """One step of a proof."""

    def __init__(self, number: int, data: t.ProofLine) -> None:
        #: Its number, counted from 1.
        self.number = number
        #: The data of the door.
        self.data: Mapping[str, object] = data
        #: What follows.
        self.formula = data["formula"]
        #: The rule, by its name in data: `told`, `resolution`, `modus_ponens` and so on.
        self.rule = data["rule"]
        #: The numbers of the steps it follows from.
        self.premises = data["premises"]
        self._because = data["because"]

    @property
    def because(self) -> str:
        """How it follows, in the chosen language."""
        return message(self._because)

    def __str__(self) -> str:
        return f"{self.number}. {self.formula}   {self.because}"

    def __repr__(self) -> str:
        return f"<Step: {self}>"
