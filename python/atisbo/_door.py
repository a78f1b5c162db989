"""The door: a request in, its answer out."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypedDict

from . import _atisbo
from ._lists import limited

if TYPE_CHECKING:
    from .types import Ask


class Limits(TypedDict, total=False):
    """The budget of a computation: what is left out is not limited."""

    seconds: float | None
    nodes: int | None
    bytes: int | None
    progress: Callable[[int, int], object] | None


def _by_request(function: Ask) -> Ask:
    """Tells type checkers which answer belongs to which request."""
    return function


@_by_request
def ask(
    request: Mapping[str, Any],
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    bytes: int | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> Any:
    """Asks any question that Atisbo answers; `atisbo.types` lists them all.

    The budget is optional: at most so many `seconds`, `nodes` (the unit of work of the method) and `bytes` held by its
    structures. What ended an answer early stands in its field `budget`. `progress(done, total)` is told of long work.

    A request written in place has the type of its answer. One that is put together at run time is annotated as what it is
    (`request: SudokuSolveRequest`) or as `Any`.

    >>> ask({"game": "ohno", "verb": "solve", "puzzle": "3 1 . / . . . / . . 1"})["solutions"]
    1
    """
    text = json.dumps(request, default=_plain)
    answer = _atisbo.ask(text, seconds=seconds, nodes=nodes, bytes=bytes, progress=progress)
    return json.loads(answer)


def picture(request: Any, limits: Limits) -> str:
    """Asks the same once more, with a picture."""
    drawn: Any = {**request, "svg": True}
    return ask(drawn, **limits).get("svg") or ""


def _plain(value: Any) -> Any:
    """What JSON does not know: arrays and numbers of numpy, mappings and sequences of any kind."""
    if hasattr(value, "tolist"):
        return value.tolist()
    if isinstance(value, Mapping):
        return dict(value)
    # A set has no order, and bytes are no list of numbers.
    if isinstance(value, Sequence) and not isinstance(value, (bytes, bytearray)):
        return limited(value)
    raise TypeError(f"a request cannot hold a {type(value).__name__}")
