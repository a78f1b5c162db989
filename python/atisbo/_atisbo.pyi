from collections.abc import Callable
from typing import Final

__all__ = ["__version__", "ask", "command", "page"]

__version__: Final[str]

def ask(
    request: str,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    bytes: int | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> str: ...
def command(arguments: list[str]) -> int: ...
def page(path: str) -> str | None: ...
