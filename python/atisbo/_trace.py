"""What a method did, event by event."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from . import _html
from ._answer import Listing

if TYPE_CHECKING:
    from ._widget import Player

#: The most signs of a value that a table shows.
_WIDTH = 60


class Trace(Listing[Mapping[str, Any], Mapping[str, Any]]):
    """The first events of a run, in order, each a mapping with the field `event`; how many came after them is counted.

    >>> from atisbo import Ohno
    >>> trace = Ohno("3 1 . / . . . / . . 1").search("astar", trace=3).trace
    >>> [event["event"] for event in trace]
    ['generated', 'expanded', 'pruned']
    >>> trace
    <Trace: 3 events, 8 left out>
    """

    def __init__(self, data: Mapping[str, Any], view: str = "steps", shown: Mapping[str, Any] | None = None) -> None:
        super().__init__(data, data["events"])
        #: Which view of the page can show it (`crates/web/static/notebook/run.js`), and what else that needs to know.
        self._view = view
        self._shown = shown or {}

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

        return _widget.player(self._view, {"answer": {}, **self._shown}, self.data)

    def __repr__(self) -> str:
        return f"<Trace: {len(self)} events, {self.left_out} left out>"

    def _repr_html_(self) -> str:
        columns = list(dict.fromkeys(field for event in self for field in event))
        rows = [[number, *(_short(event.get(column)) for column in columns)] for number, event in enumerate(self)]
        return _html.table(["", *columns], rows)


def _short(value: object) -> object:
    if value is None or isinstance(value, (str, int, float)):
        return value
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _WIDTH else text[: _WIDTH - 1] + "…"
