"""A knowledge base and what can be asked about it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, cast

from .. import _files, _trace
from .._door import ask
from .._errors import Error
from .._lists import limited
from .answers import Conflicts, Entailment, Entailments, Satisfiability

if TYPE_CHECKING:
    import os

    from typing_extensions import Unpack

    from .. import types as t
    from .._door import Limits

#: The keyword that begins a knowledge base, after blanks and comments.
_TELL = re.compile(r"(\s|#[^\n]*(\n|\Z))*tell(?![\w.'\[])", re.IGNORECASE)

#: What sentences need before them to be a text of the door. It stands in their first line, so that lines stay the same.
_PREFIX = "TELL "

#: The engines, the simplest first.
METHODS: tuple[t.LogicMethod, ...] = (
    "truth-table",
    "forward-chaining",
    "backward-chaining",
    "recursive",
    "resolution",
    "dpll",
    "cdcl",
    "walksat",
    "sat",
)


class KnowledgeBase:
    """Sentences of propositional logic, from a text: sentences with `;` between them, or a file (TELL/ASK, DIMACS).

    Operators are `~ & | => <=>`, with the spellings of other books (`¬ ∧ ∨ → ↔`, `!`, `&&`, `||`, `->`). Like a board,
    a knowledge base never changes: `tell` gives another one.

    >>> base = KnowledgeBase("p => q; p")
    >>> answer = base.ask("q")
    >>> answer.entailed, answer.text
    (True, 'q: yes, it follows from 2 of 2 sentences (line 1).')
    >>> base.ask("r").counter_model
    {'p': True, 'q': True, 'r': False}
    >>> base.tell("q => r").ask("r").entailed
    True
    """

    def __init__(self, text: str = "", format: t.KnowledgeFormat | None = None) -> None:
        if not isinstance(text, str):
            raise TypeError(f"sentences are read from text, not from a {type(text).__name__}")
        is_dimacs = format == "dimacs" or (format is None and _is_dimacs(text))
        is_bare = not is_dimacs and not _TELL.match(text)
        self._fields: dict[str, Any] = {
            "game": "logic",
            "knowledge": f"{_PREFIX}{text}" if is_bare else text,
            "format": format or ("dimacs" if is_dimacs else "tell-ask"),
        }
        try:
            self._read()
        except Error as error:
            raise _moved(error) if is_bare else error from None

    def _read(self) -> None:
        # One step of chaining costs nothing, whatever is asked.
        read = ask(self._request("ask", list=True, ascii=True, methods=["forward-chaining"]), nodes=1)
        self._sentences = tuple(told["sentence"] for told in read["sentences"])
        self._questions = tuple(one["question"] for one in read["results"] if one["question"] is not None)
        self._symbols: int = read["symbols"]

    @classmethod
    def read(cls, path: str | os.PathLike[str], format: t.KnowledgeFormat | None = None) -> KnowledgeBase:
        """Reads a file, also one packed with gzip: TELL/ASK, DIMACS, or sentences alone."""
        is_dimacs = _files.extension(path) in ("cnf", "dimacs")
        return cls(_files.read_text(path), format or ("dimacs" if is_dimacs else None))

    @property
    def text(self) -> str:
        """The text that the lines in answers refer to."""
        return cast("str", self._fields["knowledge"])

    @property
    def sentences(self) -> list[str]:
        """The sentences that were told, in order."""
        return list(self._sentences)

    @property
    def questions(self) -> list[str]:
        """The questions of the text (`ASK`)."""
        return list(self._questions)

    @property
    def symbols(self) -> int:
        """How many symbols there are, in sentences and questions."""
        return self._symbols

    def tell(self, *sentences: str) -> KnowledgeBase:
        """The same knowledge base with more sentences; a text may hold several with `;` between them.

        >>> KnowledgeBase("p").tell("q", "r; s").sentences
        ['p', 'q', 'r', 's']
        """
        bases = [self, *map(KnowledgeBase, sentences)]
        told = _lines(sentence for base in bases for sentence in base._sentences)
        asked = _lines(question for base in bases for question in base._questions)
        return KnowledgeBase(f"TELL\n{told}\nASK\n{asked}" if asked else f"TELL\n{told}")

    def ask(
        self,
        question: str,
        method: t.LogicMethod = "sat",
        *,
        fewest: bool = False,
        trace: bool | int = False,
        settings: Mapping[str, Any] | None = None,
        **limits: Unpack[Limits],
    ) -> Entailment:
        """Whether a sentence follows, by one of nine engines.

        `fewest` asks for the fewest sentences that it follows from, `trace` keeps that many events of the run, with True ten thousand.
        `settings` are further fields of `atisbo.types.LogicAskRequest`, such as `{"switches": {"seed": 3}}`.

        >>> print(KnowledgeBase("a; a & b => c; b").ask("c", "backward-chaining").proof.tree)
        4. c   modus ponens from 3, 1 and 2
          3. a ∧ b → c   told in line 1
          1. a   told in line 1
          2. b   told in line 1
        """
        if not isinstance(question, str):
            raise TypeError(f"a question is a text, not a {type(question).__name__}")
        request = self._request(
            "ask", ask=[question], methods=[method], explain=fewest, trace=_trace.request(trace), **(settings or {})
        )
        data = ask(request, **limits)
        return Entailment(data["results"][0], partial(_proof, request, limits), data, request["knowledge"])

    def ask_all(
        self,
        questions: Iterable[str] | None = None,
        method: t.LogicMethod | Iterable[t.LogicMethod] = "sat",
        *,
        fewest: bool = False,
        settings: Mapping[str, Any] | None = None,
        **limits: Unpack[Limits],
    ) -> Entailments:
        """Asks several questions, by default those of the text, of one engine or of several.

        >>> answers = KnowledgeBase("TELL p => q; p; ASK q; r").ask_all()
        >>> [answer.entailed for answer in answers]
        [True, False]
        """
        asked = limited(self._questions if questions is None else questions)
        if not asked:
            raise Error("there is no question", "no hay ninguna pregunta")
        methods = [method] if isinstance(method, str) else limited(method)
        request = self._request("ask", ask=asked, methods=methods, explain=fewest, **(settings or {}))
        data = ask(request, **limits)

        def again(one: t.QueryAnswer) -> Any:
            return {**request, "ask": [one["question"]], "methods": [one["method"]]}

        return Entailments(
            data, [Entailment(one, partial(_proof, again(one), limits), {}, request["knowledge"]) for one in data["results"]]
        )

    def compare(
        self, question: str, methods: Iterable[t.LogicMethod] = METHODS, **limits: Unpack[Limits]
    ) -> Entailments:
        """Asks several engines, by default all of them, the same question, each under the whole budget."""
        return self.ask_all([question], methods, **limits)

    def satisfiable(
        self,
        method: t.LogicMethod = "sat",
        *,
        fewest: bool = False,
        trace: bool | int = False,
        settings: Mapping[str, Any] | None = None,
        **limits: Unpack[Limits],
    ) -> Satisfiability:
        """Whether all sentences can be true together, with a model, or with the sentences that contradict each other.

        >>> KnowledgeBase("p | q; ~p").satisfiable().model
        {'p': False, 'q': True}
        >>> KnowledgeBase("p; ~p").satisfiable().satisfiable
        False
        """
        request = self._unasked._request(
            "ask", methods=[method], explain=fewest, trace=_trace.request(trace), **(settings or {})
        )
        data = ask(request, **limits)
        return Satisfiability(data["results"][0], partial(_proof, request, limits), data, request["knowledge"])

    @cached_property
    def _unasked(self) -> KnowledgeBase:
        """The sentences without the questions of the text."""
        return KnowledgeBase(f"TELL\n{_lines(self._sentences)}") if self._questions else self

    def conflicts(
        self,
        question: str | None = None,
        *,
        draw: int | None = None,
        most: int = 100,
        settings: Mapping[str, Any] | None = None,
        **limits: Unpack[Limits],
    ) -> Conflicts:
        """What clause learning (CDCL) learns from each conflict on its way to a proof, or to a model of the sentences.

        `draw` asks for the implication graph of one of them, counted from 1. `settings` are further fields of
        `atisbo.types.LogicConflictsRequest`.

        >>> KnowledgeBase("p | q; p | ~q; ~p | q; ~p | ~q").conflicts()[0]["learned"]
        'p'
        """
        base = self if question is not None else self._unasked
        request = base._request("conflicts", ask=question, draw=draw, most=most, **(settings or {}))
        return Conflicts(ask(request, **limits))

    def convert(self, to: t.LogicTarget, *, clauses: t.Conversion | None = None, **limits: Unpack[Limits]) -> str:
        """The knowledge base as TELL/ASK, as TELL/ASK with clauses alone (`clauses`), or in DIMACS.

        >>> print(KnowledgeBase("p => q & r").convert("clauses"))
        TELL
        ~p || q;
        ~p || r;
        """
        return str(ask(self._request("convert", to=to, clauses=clauses), **limits)["text"]).rstrip("\n")

    def write(self, path: str | os.PathLike[str]) -> None:
        """Writes a file: DIMACS if its name ends in `.cnf` or `.dimacs`, else TELL/ASK; `.gz` packs it."""
        is_dimacs = _files.extension(path) in ("cnf", "dimacs")
        _files.write_text(path, self.convert("dimacs" if is_dimacs else "tell-ask") + "\n")

    def __len__(self) -> int:
        return len(self._sentences)

    def __bool__(self) -> bool:
        return True

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, KnowledgeBase) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return self._sentences, self._questions

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        text = "; ".join(self._sentences)
        if len(text) <= 60 and not self._questions:
            return f"KnowledgeBase({text!r})"
        return f"<KnowledgeBase: {len(self)} sentences, {self._symbols} symbols, {len(self._questions)} questions>"

    def _request(self, verb: str, **fields: Any) -> Any:
        return {**self._fields, "verb": verb, **fields}


def _moved(error: Error) -> Error:
    """The same error with the columns of the text without the prefix."""
    if error.line != 1 or error.column is None:
        return error
    column = max(error.column - len(_PREFIX), 1)
    en = error.en.replace(f"column {error.column}", f"column {column}", 1)
    es = error.es.replace(f"columna {error.column}", f"columna {column}", 1)
    return Error(en, es, 1, column)


def _is_dimacs(text: str) -> bool:
    lines = (line.strip() for line in text.splitlines())
    first = next((line for line in lines if line and line != "c" and not line.startswith("c ")), "")
    return first.startswith("p cnf")


def _lines(sentences: Iterable[str]) -> str:
    """Sentences, one a line. A symbol of the name of the keyword that ends them stands in parentheses."""
    return ";\n".join(f"({one})" if one.lower() == "ask" else one for one in sentences)


def _proof(request: Any, limits: Limits) -> Any:
    """Asks the same once more, for the proof."""
    asked: Any = {**request, "proof": True, "trace": None}
    return ask(asked, **limits)["results"][0]
