"""Every public function under fire: whatever is passed, there is a result or an exception, never an abort, a hang or a
`Defect`. The functions are found by looking, so that a new one is tried by being public."""

from __future__ import annotations

import enum
import inspect
import os
import types
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import atisbo
from atisbo import Defect, Game, Ohno, Position, Sudoku

#: Objects whose public methods are tried.
SAMPLES: list[Any] = [
    Position("mines 1 / 1# / ##"),
    Game("3x3x1", seed=1).reveal(0, 0),
    Sudoku("1.3.341221434.21"),
    Ohno("3 1 . / . . . / . . 1"),
    Sudoku("1.3.341221434.21").solve(),
    Ohno("3 1 . / . . . / . . 1").hint(),
    Ohno("3 1 . / . . . / . . 1").search("bfs", trace=5),
    Ohno("3 1 . / . . . / . . 1").path(),
    Position("mines 1 / 1# / ##").analyse(),
]

#: What is not tried: each call would open a widget.
LEFT_OUT = {"widget", "player"}


class Liar:
    """An object that pretends to be whatever is wanted."""

    def __len__(self) -> int:
        return -1

    def __iter__(self) -> Iterator[Any]:
        raise RuntimeError("no items")

    def __index__(self) -> int:
        return 2**70

    def __getitem__(self, key: object) -> Liar:
        return self

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("not comparable")

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        return 5  # type: ignore[return-value]


class Endless(list[int]):
    """A list that never ends."""

    def __iter__(self) -> Iterator[int]:
        raise MemoryError("endless")


def functions() -> dict[str, Callable[..., Any]]:
    """All public functions, classes and methods of the package, by their names."""
    found: dict[str, Callable[..., Any]] = {}
    modules: list[types.ModuleType] = [atisbo]
    for module in modules:
        for name in getattr(module, "__all__", []):
            value = getattr(module, name)
            path = f"{module.__name__}.{name}"
            if isinstance(value, types.ModuleType):
                modules.append(value)
            elif isinstance(value, type):
                if not issubclass(value, (BaseException, enum.Enum)):
                    found[path] = value
                    found.update(_members(value, value, path))
            elif callable(value):
                found[path] = value
    for sample in SAMPLES:
        found.update(_members(sample, type(sample), f"{type(sample).__name__}()"))
    return found


def _members(owner: object, kind: type, path: str) -> dict[str, Callable[..., Any]]:
    """The public methods that can be called on an object, or on a class without one."""
    found: dict[str, Callable[..., Any]] = {}
    for name in dir(kind):
        raw = inspect.getattr_static(kind, name)
        is_public = not name.startswith("_") or name == "__getitem__"
        of_class = isinstance(raw, (classmethod, staticmethod))
        if not is_public or name in LEFT_OUT or of_class != isinstance(owner, type):
            continue
        if of_class or inspect.isfunction(raw):
            found[f"{path}.{name}"] = getattr(owner, name)
    return found


FUNCTIONS = functions()

#: Limits that every function has which can take long.
BUDGET = {"seconds": 0.05, "nodes": 200, "bytes": 1_000_000}

values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 20),
    st.sampled_from([-(2**63), 2**31, 2**64, 10**30, float("nan"), float("inf"), -0.5, 1e308]),
    st.text(max_size=20),
    st.binary(max_size=20),
    st.sampled_from(["", "\ud800", "\0", "1" * 100_000, "." * 81, "3 1 . / . . . / . . 1"]),
    st.sampled_from(["mines 9 / ##", "9x9x99", "hex:", "mines 99999999999 / #"]),
    st.sampled_from(["astar", "bfs", "mac", "exact", "logic", "svg", "rows", "where", "play", "all", "hex", "easy"]),
    st.lists(st.integers(-3, 10), max_size=4),
    st.lists(st.lists(st.integers(-3, 10), max_size=3), max_size=3),
    st.dictionaries(st.text(max_size=8), st.integers(-3, 10), max_size=3),
    st.builds(Liar),
    st.sampled_from([Endless(), range(10**9), {1, 2}, object(), print, int, [[]] * 50_000, {"game": "sudoku"}, ()]),
    st.tuples(st.integers(-3, 10), st.integers(-3, 10)),
    st.sampled_from(SAMPLES),
)


def arguments(function: Callable[..., Any]) -> st.SearchStrategy[tuple[list[Any], dict[str, Any]]]:
    """Arguments that a function takes by number and name, of any kind."""
    parameters = inspect.signature(function).parameters.values()
    by_place = [one for one in parameters if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)]
    names = [one.name for one in parameters if one.kind is one.KEYWORD_ONLY]
    limited = any(one.kind is one.VAR_KEYWORD or one.name == "nodes" for one in parameters)
    needed = sum(one.default is one.empty for one in by_place)
    places = st.lists(values, min_size=needed, max_size=len(by_place))
    free = [name for name in names if name not in BUDGET]
    named = st.dictionaries(st.sampled_from(free), values, max_size=2) if free else st.just({})
    return st.tuples(places, named.map(lambda chosen: {**chosen, **(BUDGET if limited else {})}))


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    atisbo.set_lang("en")


@pytest.mark.parametrize("name", FUNCTIONS)
@settings(max_examples=12, deadline=2000, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
@given(st.data())
def test_whatever_is_passed_there_is_a_result_or_an_exception(name: str, data: st.DataObject) -> None:
    attack(FUNCTIONS[name], data)


@pytest.mark.slow
@pytest.mark.parametrize("name", FUNCTIONS)
@settings(max_examples=200, deadline=5000, suppress_health_check=list(HealthCheck), database=None)
@given(st.data())
def test_the_same_at_length(name: str, data: st.DataObject) -> None:
    attack(FUNCTIONS[name], data)


def attack(function: Callable[..., Any], data: st.DataObject) -> None:
    places, named = data.draw(arguments(function))
    try:
        result = function(*places, **named)
        # What came must be presentable too.
        repr(result)
        str(result)
    except Defect:
        raise
    except Exception:
        # A wrong argument: any exception of Python will do.
        pass


def test_all_public_names_are_found() -> None:
    for name in ("atisbo.ask", "atisbo.Sudoku", "atisbo.Sudoku.generate", "Game().reveal", "atisbo.sudoku.ladder"):
        assert name in FUNCTIONS


@pytest.mark.parametrize("read", [Sudoku.read, Ohno.read, Position.read, atisbo.Network.read, atisbo.KnowledgeBase.read])
def test_a_number_is_no_file(read: Callable[..., Any]) -> None:
    first, second = os.pipe()
    try:
        with pytest.raises(TypeError):
            read(first)
        os.fstat(first)
    finally:
        os.close(first)
        os.close(second)
