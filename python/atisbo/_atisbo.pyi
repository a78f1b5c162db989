import builtins
from collections.abc import Callable, Sequence
from typing import Any, Final, final

__all__ = ["Environments", "__version__", "ask", "batch", "check", "command", "csp", "page", "play", "search"]

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
def check(
    problem: Any,
    sampling: str,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    bytes: int | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> tuple[str, tuple[bool | None, dict[str, Any] | None], tuple[bool | None, dict[str, Any] | None]]: ...
def command(arguments: list[str]) -> int: ...
def csp(
    problem: Any,
    settings: str,
    *,
    trace: int | None = None,
    seconds: float | None = None,
    nodes: int | None = None,
    bytes: int | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> tuple[str, list[list[int]]]: ...
def page() -> str: ...
def play(
    request: str,
    agents: Sequence[Callable[[str], object] | None],
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    bytes: int | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> str: ...
def search(
    problem: Any,
    settings: str,
    *,
    trace: int | None = None,
    seconds: float | None = None,
    nodes: int | None = None,
    bytes: int | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> tuple[str, tuple[list[Any], list[Any], Any] | None, tuple[list[dict[str, Any]], int] | None]: ...

_Shown = tuple[bytearray, bytearray, bytearray]

@final
class Environments:
    def __new__(cls, settings: str, count: int) -> Environments: ...
    @property
    def layout(self) -> tuple[int, int, int, int]: ...
    def reset(self, starts: list[tuple[int, int, int, str | None]]) -> _Shown: ...
    def step(self, actions: builtins.bytes) -> tuple[_Shown, list[bytearray]]: ...
    def advise(self, policy: str) -> bytearray: ...
    def id(self, board: int) -> str | None: ...
    def copy(self) -> Environments: ...
    @staticmethod
    def score(games: str) -> str: ...
