"""What a player sees, and what follows from it."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .._board import Board, Cell, text_of
from .._door import ask, picture
from ..logic import KnowledgeBase
from .answers import Analysis, Check, Explanation, Guess, Hint
from .network import PositionNetwork

if TYPE_CHECKING:
    import os

    from typing_extensions import Unpack

    from .. import types as t
    from .._door import Limits


class Position(Board):
    """A position, from a text in any of the formats, the bytes of a binary one, or the ID of a game.

    `#` is a hidden cell, `F` a flag. The number of mines stands in the text (`mines 10`) or is given here, or the
    probability of a mine in each cell (`density`). Flags count as mines only if they are trusted.

    >>> position = Position("1# / ##", mines=1)
    >>> position
    Position('mines 1 / 1# / ##')
    >>> position.analyse().boards
    3
    >>> position.may_guess().forced
    True
    """

    def __init__(
        self,
        position: str | bytes,
        *,
        mines: int | None = None,
        density: float | None = None,
        format: t.Format | None = None,
        trust_flags: bool = False,
    ) -> None:
        is_binary = isinstance(position, bytes)
        source = b64encode(position).decode() if isinstance(position, bytes) else text_of(position)
        #: What every request about the position holds.
        self._fields: dict[str, Any] = {
            "position": source,
            "base64": is_binary,
            "mines": mines,
            "density": density,
            "format": format,
            "trust_flags": trust_flags,
        }
        super().__init__(source, "")
        self._text = self.convert("rows")

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> Position:
        """Reads a file, in any of the formats."""
        content = Path(path).read_bytes()
        try:
            return cls(content.decode())
        except UnicodeDecodeError:
            return cls(content)

    @classmethod
    def _seen(cls, text: str) -> Position:
        """A position that the native part wrote: nothing has to be asked to know its text."""
        position = cls.__new__(cls)
        position._fields = {"position": text}
        position._source = position._text = text
        return position

    @cached_property
    def _rows(self) -> tuple[str, ...]:
        lines = self._text.splitlines()
        last = max(number for number, line in enumerate(lines) if line.startswith(("mines ", "density ")))
        rows = lines[last + 1 :]
        return ("".join(rows).replace(" ", ""),) if lines[0] == "tiling free" else tuple(rows)

    @property
    def rows(self) -> list[str]:
        """What every cell shows, one text for each row. A free tiling has one row."""
        return list(self._rows)

    @property
    def size(self) -> tuple[int, int]:
        """How many rows and columns there are."""
        return len(self._rows), len(self._rows[0])

    @property
    def hidden(self) -> list[Cell]:
        """The cells that are not open, flagged ones too, row by row.

        >>> Position("mines 1 / 1# / F#").hidden
        [(0, 1), (1, 0), (1, 1)]
        """
        rows = enumerate(self._rows)
        return [(row, column) for row, signs in rows for column, sign in enumerate(signs) if sign in "#F?"]

    @property
    def mines(self) -> int | None:
        """How many mines there are, the known ones too; None if only their density is known."""
        words = (line.split() for line in self._text.splitlines())
        return next((int(line[1]) for line in words if line[0] == "mines"), None)

    def __getitem__(self, cell: tuple[int, int]) -> str:
        row, column = cell
        return self._rows[row][column]

    def analyse(
        self,
        method: t.MinesweeperMethod = "exact",
        *,
        strength: t.Strength | None = None,
        numbers: Sequence[int] | None = None,
        settings: Mapping[str, Any] | None = None,
        **limits: Unpack[Limits],
    ) -> Analysis:
        """The probability of a mine in every cell, exactly, by a Bayesian network, or what logic proves.

        `numbers` asks what a hidden cell would show. `settings` are further fields of
        `atisbo.types.MinesweeperAnalyseRequest`: those of the network and of the engine of logic.

        >>> analysis = Position("mines 2 / 111# / ####").analyse()
        >>> analysis.safe, analysis.mines
        ([(1, 1), (1, 2)], [(1, 0)])
        >>> analysis.risk[0][3]
        0.5
        """
        request = self._request("analyse", method=method, strength=strength, numbers=numbers, settings=settings)
        return Analysis(ask(request, **limits), partial(picture, request, limits))

    def hint(
        self,
        stage: t.Stage = "argument",
        *,
        method: t.MinesweeperMethod = "exact",
        strength: t.Strength | None = None,
        settings: Mapping[str, Any] | None = None,
        **limits: Unpack[Limits],
    ) -> Hint:
        """What to reveal: `where` to look, which `clues`, the full `argument`, or all that is certain (`play`).

        >>> hint = Position("mines 1 / 01# / 01#").hint()
        >>> hint.reason, hint.risk
        ('end_game', 0.5)
        """
        request = self._request("hint", stage=stage, method=method, strength=strength, settings=settings)
        return Hint(ask(request, **limits), partial(picture, request, limits))

    def explain(self, cell: Sequence[int] | None = None, **limits: Unpack[Limits]) -> Explanation:
        """Why a cell is a mine or none; without a cell, all that is certain.

        >>> explanation = Position("mines 1 / 11# / ##0").explain()
        >>> explanation[0].safe, explanation[1].mines
        ([(0, 2), (1, 1)], [(1, 0)])
        """
        request = self._request("explain", cell=cell)
        return Explanation(ask(request, **limits), partial(picture, request, limits))

    def may_guess(self, **limits: Unpack[Limits]) -> Guess:
        """Whether a guess can be avoided."""
        return Guess(ask(self._request("explain"), **limits))

    def check(self, **limits: Unpack[Limits]) -> Check:
        """Whether a board can look like this, and if not, what contradicts what.

        >>> check = Position("mines 1 / 2# / ##").check()
        >>> check.valid, check.conflict
        (False, [(0, 0)])
        """
        return Check(ask(self._request("check"), **limits))

    def convert(
        self, to: t.MinesweeperTarget, settings: Mapping[str, Any] | None = None, **limits: Unpack[Limits]
    ) -> str:
        """The position in another format, or as a network (`bif`, `uai`), a knowledge base (`tell-ask`, `dimacs`), `svg`.

        `settings` are further fields of `atisbo.types.MinesweeperConvertRequest`.

        >>> Position("1# / ##", mines=1).convert("json")
        '{"rows":2,"cols":2,"mines":1,"board":["1#","##"]}'
        """
        return str(ask(self._request("convert", to=to, settings=settings), **limits)["text"]).rstrip("\n")

    def network(
        self,
        scheme: t.Scheme = "full",
        *,
        cell: Sequence[int] | None = None,
        settings: Mapping[str, Any] | None = None,
        **limits: Unpack[Limits],
    ) -> PositionNetwork:
        """The position as a Bayesian network with its evidence, to be asked for the risk.

        The local schemes have a network for each `cell`. `settings` are further fields of
        `atisbo.types.MinesweeperConvertRequest`.

        >>> network = Position("mines 1 / 1# / ##").network()
        >>> network.query(network.variable(0, 1))
        <Marginal: x_r1c2: no 0.666667, mine 0.333333>
        """
        # Hugin's format holds sums as such; in the others their tables may be huge.
        request = self._request("convert", to="hugin", network=scheme, cell=cell, settings=settings)
        # A tiling that is not of squares is named first.
        return PositionNetwork(ask(request, **limits), () if self._text.startswith("tiling ") else self.rows)

    def knowledge_base(self, settings: Mapping[str, Any] | None = None, **limits: Unpack[Limits]) -> KnowledgeBase:
        """What is known, in propositional logic: `m_r2c3` says that the cell in row 2 and column 3, counted from 1, is a mine.

        `settings` are further fields of `atisbo.types.MinesweeperConvertRequest`.

        >>> Position("mines 1 / 11# / ##0").knowledge_base().ask("m_r2c1").entailed
        True
        """
        return KnowledgeBase(self.convert("tell-ask", settings, **limits))

    def to_bytes(self) -> bytes:
        """The position in the binary format `mbf`, where it can hold it."""
        answer: t.MinesweeperConvertAnswer = ask(self._request("convert", to="mbf"))
        return b64decode(answer["text"])

    def svg(self) -> str:
        """A picture of the position."""
        return self.convert("svg")

    def __repr__(self) -> str:
        return f"Position({' / '.join(self._text.splitlines())!r})"

    def _request(self, verb: str, settings: Mapping[str, Any] | None = None, **fields: Any) -> Any:
        """A request about the position. What is None is left to the door."""
        said = {name: value for name, value in fields.items() if value is not None}
        return {"game": "minesweeper", "verb": verb, **self._fields, **said, **(settings or {})}
