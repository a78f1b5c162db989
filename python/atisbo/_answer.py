"""What the answers of all games have in common."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NoReturn, TypeVar, cast, overload

from . import _html, _language
from ._names import unknown

if TYPE_CHECKING:
    from .types import Sentence, Stop

A = TypeVar("A", bound=Mapping[str, Any], covariant=True)
T = TypeVar("T", covariant=True)


class Answer(Generic[A]):
    """An answer: the door's data as they came, and short ways to what is asked for most.

    >>> from atisbo import Sudoku
    >>> answer = Sudoku("1234341221434321").solve()
    >>> answer["solutions"]
    1
    >>> print(answer.text)
    The puzzle has exactly one solution.
    """

    def __init__(self, data: A) -> None:
        #: The answer of the door; `atisbo.types` says which fields it has.
        self.data = data

    def __getitem__(self, field: Any) -> Any:
        if isinstance(field, str) and field in self.data:
            return self.data[field]
        raise unknown(field, list(self.data), "the answer has no field", "la respuesta no tiene el campo")

    @property
    def text(self) -> str:
        """The answer in words, in the chosen language: one sentence a line."""
        return "\n".join(self.sentences)

    @property
    def sentences(self) -> list[str]:
        """The answer in words, in the chosen language, sentence by sentence."""
        return list(_sentences(self.data))

    @property
    def stopped(self) -> Stop | None:
        """The limit that ended the work early (`time`, `nodes`, `bytes` or `cancelled`), or None."""
        return cast("Stop | None", self.data.get("budget"))

    def __repr__(self) -> str:
        # What says nothing in words is known by its fields.
        said = self.text or ", ".join(self.data)
        return f"<{type(self).__name__}: {shortened(said)}>"

    def __str__(self) -> str:
        return self.text or repr(self)

    def _repr_html_(self) -> str:
        return _html.paragraphs(str(self))


class Verdict(Answer[A]):
    """An answer that may be yes, no or unknown, so that it is no bool: its properties say which one it is."""

    #: The properties to ask in place of the answer itself.
    _decided_by: ClassVar[tuple[str, ...]] = ()

    def __bool__(self) -> NoReturn:
        ways = " or ".join(f".{name}" for name in self._decided_by)
        raise TypeError(f"the answer may be yes, no or unknown: ask for {ways}")


class Listing(Answer[A], Generic[A, T]):
    """An answer that is a list: `len(answer)`, `answer[0]`, `for one in answer`."""

    def __init__(self, data: A, items: Sequence[T]) -> None:
        super().__init__(data)
        self._items = items

    @overload
    def __getitem__(self, field: int) -> T: ...

    @overload
    def __getitem__(self, field: slice) -> list[T]: ...

    @overload
    def __getitem__(self, field: str) -> Any: ...

    def __getitem__(self, field: int | slice | str) -> Any:
        return super().__getitem__(field) if isinstance(field, str) else self._items[field]

    def __len__(self) -> int:
        return len(self._items)

    def __iter__(self) -> Iterator[T]:
        return iter(self._items)


def message(sentence: Sentence) -> str:
    """A sentence of the door in the chosen language."""
    return _language.words(cast("Mapping[str, str]", sentence))


def _sentences(data: Mapping[str, Any]) -> Iterator[str]:
    """All that an answer says, in the order in which it is to be read."""
    for field in ("sentence", "sentences", "failed"):
        said = data.get(field)
        for one in [said] if isinstance(said, Mapping) else said or ():
            yield _language.words(one)


def shortened(text: str, most: int = 72) -> str:
    """The first line, cut where it would not fit beside a prompt."""
    line, _, rest = text.partition("\n")
    if len(line) > most:
        return line[: most - 1].rstrip() + "…"
    return f"{line} …" if rest else line
