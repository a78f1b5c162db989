"""A game, move by move."""

from __future__ import annotations

import copy
import operator
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from .. import _html
from .._answer import Answer, Listing
from .._board import Cell, cells
from .._door import ask
from .._errors import Error
from .._lists import limited
from .position import Position

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .. import types as t
    from .._door import Limits
    from .._widget import Board


class Game:
    """A game of a level (`beginner`, `intermediate`, `expert`, `9x9x10`, `hex:9x9x10`), or of a size with its mines.

    A game changes with its moves; each returns the game itself, so that a notebook shows it and moves can be chained. Its
    `id` holds all of it, undone moves too, in one text that does not change: `Game.from_id` goes on from there.
    A move that the rules do not allow raises `Error` and changes nothing.

    The tilings are `square`, `hex`, `triangle`, `circle` and `torus`; a free one is given as the text of a position. The
    same seed gives the same game. `no_guess` asks for a board that logic alone solves; its first cell is open already.

    >>> game = Game(height=5, width=5, mines=4, seed=3).reveal(0, 0)
    >>> print(game)
    0001#
    0113#
    02###
    02###
    01###
    >>> game.id
    '5x5x4~safe~3.0~r0'
    >>> game.flag(0, 4).mines_left
    3
    >>> game.undo().mines_left
    4
    """

    def __init__(
        self,
        level: str | Position | None = None,
        *,
        height: int | None = None,
        width: int | None = None,
        mines: int | None = None,
        tiling: t.TilingKind | None = None,
        seed: int | None = None,
        index: int | None = None,
        first_click: t.FirstClick | None = None,
        no_guess: t.NoGuess | None = None,
        cell: Sequence[int] | None = None,
        **limits: Unpack[Limits],
    ) -> None:
        of: t.OfLevel = {
            "level": _level(level, (height, width, mines), tiling),
            "seed": seed,
            "index": index,
            "first_click": first_click,
            "no_guess": no_guess,
            "cell": cell,
        }
        self._begin(of, limits)

    def _begin(self, of: t.Of, limits: Limits) -> None:
        #: How the game stands: the answer of the door.
        self.data = ask({"game": "minesweeper", "verb": "game", "of": of}, **limits)

    @classmethod
    def from_id(cls, id: str) -> Game:
        """The game with an ID, where its moves led it.

        >>> Game.from_id("5x5x4~safe~3.0~r0").state
        'playing'
        """
        game = cls.__new__(cls)
        game._begin({"id": id}, {})
        return game

    @classmethod
    def on_board(cls, board: str) -> Game:
        """A new game on a board: `*` is a mine.

        >>> Game.on_board(".* / ..").reveal(0, 0).board
        ['1#', '##']
        """
        game = cls.__new__(cls)
        game._begin({"board": board}, {})
        return game

    def copy(self) -> Game:
        """Another game that stands as this one."""
        return copy.copy(self)

    def reveal(self, row: int, column: int) -> Game:
        """Opens a cell."""
        return self.play([{"reveal": self._at(row, column)}])

    def flag(self, row: int, column: int) -> Game:
        """Puts a flag, or takes it away."""
        return self.play([{"flag": self._at(row, column)}])

    def question(self, row: int, column: int) -> Game:
        """Puts a question mark, or takes it away."""
        return self.play([{"question": self._at(row, column)}])

    def chord(self, row: int, column: int) -> Game:
        """Opens all around a number that has its flags."""
        return self.play([{"chord": self._at(row, column)}])

    def undo(self) -> Game:
        """Takes the last move back."""
        return self.play(["undo"])

    def redo(self) -> Game:
        """Makes the move again that was taken back last."""
        return self.play(["redo"])

    def _at(self, row: int, column: int) -> Cell:
        place = operator.index(row), operator.index(column)
        if place[0] not in range(self.height) or place[1] not in range(self.width):
            raise Error("there is no such cell on this board", "no existe esa casilla en este tablero")
        return place

    def play(self, moves: Iterable[t.Action]) -> Game:
        """Makes several moves at once, all or none.

        >>> Game("beginner", seed=1).play([{"reveal": (0, 0)}, "undo"]).state
        'ready'
        """
        answer = ask({"game": "minesweeper", "verb": "game", "of": self.data["of"], "moves": limited(moves)})
        refused = answer["refused"]
        if refused:
            raise Error(refused["sentence"]["en"], refused["sentence"]["es"])
        self.data = answer
        return self

    @property
    def id(self) -> str | None:
        """The game as one text, with all its moves; a free tiling has none."""
        return self.data["id"]

    @property
    def position(self) -> Position:
        """What the player sees, to think about: `game.position.hint()`."""
        return Position(self.data["id"] or self.data.get("position") or "")

    @property
    def board(self) -> list[str]:
        """What the player sees, one text for each row."""
        return self.data["board"]

    @property
    def state(self) -> t.Standing:
        """How it stands: `ready`, `playing`, `won` or `lost`."""
        return self.data["state"]

    @property
    def won(self) -> bool:
        """Whether all safe cells are revealed."""
        return self.state == "won"

    @property
    def lost(self) -> bool:
        """Whether a mine was hit."""
        return self.state == "lost"

    @property
    def over(self) -> bool:
        """Whether it is won or lost."""
        return self.won or self.lost

    @property
    def level(self) -> str:
        """Its level: tiling, size and mines."""
        return self.data["level"]

    @property
    def tiling(self) -> t.TilingKind:
        """The family of its tiling."""
        return self.data["tiling"]

    @property
    def height(self) -> int:
        """How many rows there are."""
        return self.data["height"]

    @property
    def width(self) -> int:
        """How many cells a row has."""
        return self.data["width"]

    @property
    def mines(self) -> int:
        """How many mines there are."""
        return self.data["mines"]

    @property
    def mines_left(self) -> int:
        """The mines less the flags."""
        return self.data["mines_left"]

    @property
    def changed(self) -> list[Cell]:
        """The cells that the last move changed."""
        return cells(self.data["changed"])

    @property
    def all_mines(self) -> list[Cell] | None:
        """Where the mines are, once the game is over."""
        mines = self.data["all_mines"]
        return None if mines is None else cells(mines)

    def layout(self) -> Answer[t.MinesweeperTilingAnswer]:
        """The tiling cell by cell: the corners and neighbours of each.

        >>> Game("hex:2x2x1", seed=1).layout()["neighbours"]
        [[1, 2], [0, 2, 3], [0, 1, 3], [1, 2]]
        """
        return Answer(ask({"game": "minesweeper", "verb": "tiling", "of": self.data["of"]}))

    def widget(self, *, risks: bool = False) -> Board:
        """The game as a widget, to be played in a notebook with the mouse or the keyboard.

        With `risks`, they stand in the cells. It needs the extra `widget` (`pip install atisbo[widget]`).

        >>> Game("beginner", seed=1).widget().kind
        'game'
        """
        from .. import _widget

        return _widget.Board(self, risks)

    def __getitem__(self, cell: tuple[int, int]) -> str:
        row, column = cell
        return self.board[row][column]

    def __eq__(self, other: object) -> bool:
        return self.data["of"] == other.data["of"] if isinstance(other, Game) else NotImplemented

    # It changes.
    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        return "\n".join(self.board)

    def __repr__(self) -> str:
        name = repr(self.id) if self.id else self.level
        return f"<Game {name}: {self.state}>"

    def _repr_svg_(self) -> str:
        return self.position.svg()


class Games(Listing["t.MinesweeperGenerateAnswer", Game]):
    """Games on boards that were made, each with its first cell open."""

    @property
    def seed(self) -> int:
        """The seed they were made from: the same seed gives the same boards."""
        return self.data["seed"]

    def __repr__(self) -> str:
        return f"<Games: {len(self)} from seed {self.seed}>"

    def _repr_html_(self) -> str:
        return "".join(_html.with_picture(game._repr_svg_(), "") for game in self) + _html.paragraphs(self.text)


def generate(
    level: str = "beginner",
    *,
    count: int = 1,
    seed: int | None = None,
    first_click: t.FirstClick = "safe",
    no_guess: t.NoGuess | None = None,
    cell: Sequence[int] | None = None,
    **limits: Unpack[Limits],
) -> Games:
    """Makes boards, with `no_guess` such that logic alone solves them from the first click on.

    >>> generate("beginner", seed=1)[0].id
    '9x9x10~safe~1.0~r0'
    """
    request: t.MinesweeperGenerateRequest = {
        "game": "minesweeper",
        "verb": "generate",
        "level": level,
        "count": count,
        "seed": seed,
        "first_click": first_click,
        "no_guess": no_guess,
        "cell": cell,
    }
    answer = ask(request, **limits)
    return Games(answer, [_begun(made) for made in answer["boards"]])


def _begun(made: t.Made) -> Game:
    id = made.get("id")
    return Game.from_id(id) if id else Game.on_board(made["text"]).reveal(made["first"][0], made["first"][1])


def _level(level: str | Position | None, size: tuple[int | None, int | None, int | None], tiling: str | None) -> str:
    """The level as the door reads it."""
    if isinstance(level, Position):
        level = level.text
    has_size = any(number is not None for number in size)
    if level is not None and has_size:
        raise Error(
            "a game has a level, or a height, a width and mines, not both",
            "una partida tiene un nivel, o un alto, un ancho y minas, no ambas cosas",
        )
    if has_size:
        if None in size:
            raise Error(
                "a size needs all of height, width and mines", "un tamaño necesita las tres cosas: height, width y mines"
            )
        level = "x".join(str(number) for number in size)
    level = "beginner" if level is None else level
    return f"{tiling}:{level}" if tiling else level
