import builtins
from collections.abc import Callable, Sequence
from typing import Any, Final

__all__ = ["__version__", "ask", "batch", "command", "play"]

__version__: Final[str]

def ask(
    request: str,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    bytes: int | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> str: ...
def batch(
    request: str,
    items: list[str] | builtins.bytes,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    bytes: int | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> dict[str, Any]: ...
def command(arguments: list[str]) -> int: ...
def play(
    request: str,
    agents: Sequence[Callable[[str], object] | None],
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    bytes: int | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> str: ...
