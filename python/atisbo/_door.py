"""The door: a request in, its answer out."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypedDict

from . import _atisbo
from ._errors import Error
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
    answer = _atisbo.ask(written(request), seconds=seconds, nodes=nodes, bytes=bytes, progress=progress)
    return json.loads(answer)


def picture(request: Any, limits: Limits) -> str:
    """Asks the same once more, with a picture."""
    drawn: Any = {**request, "svg": True}
    return ask(drawn, **limits).get("svg") or ""


def written(request: object) -> str:
    """A request as JSON, which has no numbers but finite ones.

    >>> written({"weight": 1.5})
    '{"weight": 1.5}'
    """
    try:
        return json.dumps(request, default=_plain, allow_nan=False)
    except ValueError:
        # Python's own JSON has them; a list that holds itself is an error once more.
        path, number = next(
            _endless(json.loads(json.dumps(request, default=_plain)), ""), ("request", math.nan)
        )
    raise Error(f"{path} is {number}; allowed: a finite number", f"{path} es {number}; se admite: un número finito")


def _endless(value: object, path: str) -> Iterator[tuple[str, float]]:
    """The numbers of a request that are not finite, each with its place."""
    if isinstance(value, float) and not math.isfinite(value):
        yield path, value
    elif isinstance(value, dict):
        for name, one in value.items():
            yield from _endless(one, f"{path}.{name}" if path else name)
    elif isinstance(value, list):
        for index, one in enumerate(value):
            yield from _endless(one, f"{path}[{index}]")


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
