"""What a method did, event by event."""

from __future__ import annotations

import json
import operator
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from . import _html
from ._answer import Listing
from ._errors import Error
from ._heads import heads

if TYPE_CHECKING:
    from ._widget import Player
    from .types import TraceRequest

#: What the view of a trace shows beside it, or a function that finds it out when it is needed.
Shown = Mapping[str, Any] | Callable[[], Mapping[str, Any]]

#: The most signs of a value that a table shows.
_WIDTH = 60

#: How many events a trace keeps where no number is given.
_EVENTS = 10_000


class Trace(Listing[Mapping[str, Any], Mapping[str, Any]]):
    """The first events of a run, in order, each a mapping with the field `event`; how many came after them is counted.

    >>> from atisbo import Ohno
    >>> trace = Ohno("3 1 . / . . . / . . 1").search("astar", trace=3).trace
    >>> [event["event"] for event in trace]
    ['generated', 'expanded', 'pruned']
    >>> trace
    <Trace: 3 events, 8 left out>
    """

    def __init__(self, data: Mapping[str, Any], view: str = "steps", shown: Shown | None = None) -> None:
        super().__init__(data, data["events"])
        #: Which view of the page can show it (`crates/web/static/notebook/run.js`), and what else that needs to know.
        self._view = view
        self._beside = shown or {}

    @property
    def left_out(self) -> int:
        """How many events came after those that were kept."""
        return int(self.data["left_out"])

    def player(self) -> Player:
        """The run as a widget, to be stepped, played and searched: with its board and tree, where the method has them.

        It needs the extra `widget` (`pip install atisbo[widget]`) and shows the first 20,000 events.

        >>> from atisbo import Sudoku
        >>> Sudoku("1.3.341221434.21").search("mac", trace=100).trace.player().kind
        'csp'
        """
        from . import _widget

        beside = self._beside() if callable(self._beside) else self._beside
        return _widget.player(self._view, {"answer": {}, **beside}, self.data)

    def __repr__(self) -> str:
        return f"<Trace: {len(self)} events, {self.left_out} left out>"

    def _cell(self, value: object) -> object:
        """A value of an event as a table shows it."""
        return _short(value)

    def _repr_html_(self) -> str:
        columns = list(dict.fromkeys(field for event in self for field in event))
        rows = [[number, *(self._cell(event.get(column)) for column in columns)] for number, event in enumerate(self)]
        return _html.table(heads("", *columns), rows)


class Traced:
    """An answer of a run that may have been traced."""

    #: What the method did, where that was asked for (`trace=`).
    trace: Trace | None

    def player(self) -> Player:
        """The run as a widget: `trace.player()`.

        >>> from atisbo import Ohno
        >>> Ohno("3 1 . / . . . / . . 1").search("bfs", trace=True).player().kind
        'search'
        """
        if self.trace is None:
            raise Error("the run was not traced: ask with trace=True", "la ejecución no tiene traza: pregunta con trace=True")
        return self.trace.player()


class OwnTrace(Trace):
    """The first events of a run on a problem of your own: they hold your states, actions and values themselves."""

    def __init__(self, events: list[dict[str, Any]], left_out: int, search: Mapping[str, Any] | None = None) -> None:
        data = {"events": events, "left_out": left_out}
        if search is None:
            super().__init__(data)
            return
        # The page orders the waiting nodes by the strategy.
        run = {"method": {"strategy": search["strategy"]}, "sentence": search["sentence"]}
        super().__init__(data, "search", {"answer": {"game": "own", "runs": [run]}, "title": search["strategy"]})

    def player(self) -> Player:
        """The run as a widget, to be stepped, played and searched: of a search with its tree.

        It needs the extra `widget` (`pip install atisbo[widget]`) and shows the first 20,000 events. States and actions are
        shown as Python writes them.
        """
        written = [{field: self._written(value) for field, value in event.items()} for event in self]
        return Trace({**self.data, "events": written}, self._view, self._beside).player()

    def _written(self, value: object) -> object:
        return value if value is None or isinstance(value, (bool, int, float)) else str(value)

    def _cell(self, value: object) -> object:
        return value if value is None or isinstance(value, (str, int, float)) else _cut(repr(value))


def limit(trace: bool | int) -> int | None:
    """How many events to keep, or None for no trace."""
    if trace is True:
        return _EVENTS
    if trace is False:
        return None
    try:
        count = operator.index(trace)
    except TypeError:
        raise TypeError(f"trace is True, False or a number of events, not {trace!r}") from None
    if not 0 <= count < 2**63:
        raise Error(
            f"{count} is no number of events: True, False or a number from 0 on",
            f"{count} no es un número de sucesos: True, False o un número desde 0",
        )
    return count


def request(trace: bool | int) -> TraceRequest | None:
    """How many events to keep, as a request says it."""
    count = limit(trace)
    return None if count is None else {"limit": count}


def _short(value: object) -> object:
    if value is None or isinstance(value, (str, int, float)):
        return value
    text = json.dumps(value, ensure_ascii=False)
    return _cut(text)


def _cut(text: str) -> str:
    return text if len(text) <= _WIDTH else text[: _WIDTH - 1] + "…"
