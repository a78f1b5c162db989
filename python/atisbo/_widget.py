"""Widgets for notebooks, drawn by the elements of the web page. Imported only when one is made: they need anywidget."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from . import _language, _page
from ._door import ask
from ._errors import Error

try:
    import anywidget
    import traitlets
except ImportError as error:
    raise ImportError("widgets need anywidget: pip install 'atisbo[widget]'") from error

if TYPE_CHECKING:
    from .minesweeper import Game

#: As many events as the page shows.
_EVENTS = 20_000

#: How long the risks of a board may take.
_SECONDS = 5.0


class Widget(anywidget.AnyWidget):
    """A widget that the page's elements draw."""

    #: Which view draws it.
    kind = traitlets.Unicode().tag(sync=True)
    #: What that view shows.
    shown = traitlets.Dict().tag(sync=True)
    #: The language of its words.
    lang = traitlets.Unicode().tag(sync=True)

    def __init__(self, kind: str, shown: Mapping[str, Any]) -> None:
        super().__init__(kind=kind, shown=dict(shown), lang=_language.lang(), _esm=_page.module())


class Player(Widget):
    """A run that can be stepped."""


class Board(Widget):
    """A game of Minesweeper that can be played. Left opens, right flags, a number with its flags opens all around it.

    `game` is the game itself. After moves in Python, `refresh()` shows them.
    """

    def __init__(self, game: Game, risks: bool) -> None:
        self.game = game
        self._has_risks = risks
        self._tiling = None if game.tiling == "square" else game.layout().data
        super().__init__("game", self._state(None))
        self.on_msg(self._told)

    def refresh(self) -> None:
        """Shows the game as it stands now."""
        self.shown = self._state(None)

    def _told(self, _widget: object, message: Mapping[str, Any], _buffers: object) -> None:
        """Does what was pressed."""
        refused = None
        try:
            if "move" in message:
                self.game.play([message["move"]])
            self._has_risks = bool(message.get("risks", self._has_risks))
        except Error as error:
            refused = {"en": error.en, "es": error.es}
        self.shown = self._state(refused)

    def _state(self, refused: Mapping[str, str] | None) -> dict[str, Any]:
        risks = _risks(self.game) if self._has_risks and not self.game.over else None
        return {"game": self.game.data, "tiling": self._tiling, "risks": risks, "refused": refused}


def player(view: str, shown: Mapping[str, Any], trace: Mapping[str, Any]) -> Player:
    """A player for the first events of a trace."""
    events = trace["events"]
    kept = {**trace, "events": events[:_EVENTS], "left_out": trace["left_out"] + max(0, len(events) - _EVENTS)}
    return Player(view, {**shown, "answer": {**shown["answer"], "trace": kept}})


def _risks(game: Game) -> Mapping[str, Any] | None:
    """The risk of every cell, if it is found in time."""
    request = game.position._request("analyse", strength="safest")
    answer: Mapping[str, Any] = ask(request, seconds=_SECONDS)
    return answer if answer.get("mine_probability") else None
