"""The language of sentences."""

from __future__ import annotations

from typing import Literal, Mapping

Lang = Literal["en", "es"]

_lang: Lang = "en"


def set_lang(lang: Lang) -> None:
    """Sets the language of all sentences and errors.

    >>> set_lang("es")
    >>> lang()
    'es'
    >>> set_lang("en")
    """
    global _lang
    if lang not in ("en", "es"):
        raise ValueError(f"there is no language {lang!r}: en, es")
    _lang = lang


def lang() -> Lang:
    """The language of sentences."""
    return _lang


def words(message: Mapping[str, str]) -> str:
    """A message of the door in the chosen language."""
    return message[_lang]
