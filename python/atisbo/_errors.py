"""What goes wrong, as exceptions."""

from __future__ import annotations

from . import _language


class Error(ValueError):
    """A question that cannot be answered as it stands: a text that is no puzzle, settings that contradict each other.

    It says what is wrong and what to do, in both languages (`en`, `es`), and where in the text (`line`, `column`,
    counted from 1), if that is where the trouble is.
    """

    def __init__(self, en: str, es: str, line: int | None = None, column: int | None = None) -> None:
        super().__init__(en, es, line, column)
        self.en = en
        self.es = es
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return self.es if _language.lang() == "es" else self.en


class Defect(RuntimeError):
    """A bug in Atisbo, never a fault of the caller. Please report it with the request that led to it."""
