"""The door: answers, errors, limits, and the worlds around it: threads, processes, signals."""

from __future__ import annotations

import concurrent.futures
import multiprocessing
import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import atisbo

PUZZLE: Any = {"game": "ohno", "verb": "solve", "puzzle": "3 1 . / . . . / . . 1"}
ENDLESS: Any = {"game": "minesweeper", "verb": "play", "level": "expert", "games": 10**12, "agent": "exact"}


def solutions(_: int = 0) -> int:
    return int(atisbo.ask(PUZZLE)["solutions"])


def games(count: int) -> Any:
    """How some games end: work for all threads."""
    request: Any = {"game": "minesweeper", "verb": "play", "level": "beginner", "seed": 1, "agent": "exact:fast", "games": count}
    return atisbo.ask(request)["win_rate"]


def test_an_error_says_what_and_where_in_both_languages() -> None:
    wrong: Any = {**PUZZLE, "puzzle": "3 1 x / . . . / . . 1"}
    with pytest.raises(atisbo.Error) as raised:
        atisbo.ask(wrong)
    error = raised.value
    assert isinstance(error, ValueError)
    assert (error.line, error.column) == (1, 5)
    assert str(error) == error.en
    atisbo.set_lang("es")
    try:
        assert str(error) == error.es != error.en
    finally:
        atisbo.set_lang("en")


@pytest.mark.parametrize("seconds", [float("nan"), -1.0])
def test_a_time_limit_is_a_number_from_0_on(seconds: float) -> None:
    with pytest.raises(atisbo.Error, match="^seconds is .*; allowed: a number from 0 on$"):
        atisbo.ask(PUZZLE, seconds=seconds)


def test_a_limit_that_was_hit_is_said() -> None:
    assert atisbo.ask(ENDLESS, seconds=0.1)["budget"] == "time"
    assert atisbo.ask(PUZZLE, seconds=float("inf"))["budget"] is None


def test_more_seconds_than_a_clock_counts_are_no_limit() -> None:
    for seconds in (1e18, 1e300):
        assert atisbo.ask(PUZZLE, seconds=seconds)["budget"] is None


def test_progress_is_told_and_its_exception_ends_the_work() -> None:
    class Enough(Exception):
        pass

    def stop(done: int, total: int) -> None:
        assert 0 < done <= total == 10**12
        raise Enough

    with pytest.raises(Enough):
        atisbo.ask(ENDLESS, progress=stop)


def test_threads_share_the_door() -> None:
    with concurrent.futures.ThreadPoolExecutor(8) as threads:
        assert set(threads.map(solutions, range(64))) == {1}


@pytest.mark.parametrize("method", ["fork", "spawn", "forkserver"])
def test_processes_have_a_door_each(method: str) -> None:
    # The threads of this process are running when it is forked.
    before = games(50)
    with multiprocessing.get_context(method).Pool(2) as pool:
        answers = pool.map(games, [50, 50, 50])
    assert answers == [before] * 3


INTERRUPTED = """
    import atisbo, sys, time
    print("ready", flush=True)
    start = time.monotonic()
    try:
        {work}
    except KeyboardInterrupt:
        sys.exit(42)
"""


def interrupted(work: str) -> float:
    """How long work takes to end after Ctrl-C."""
    code = textwrap.dedent(INTERRUPTED.format(work=work))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(0.5)
        start = time.monotonic()
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 42
        return time.monotonic() - start


def test_ctrl_c_ends_work() -> None:
    # Promised are 0.2 seconds on a quiet machine, where this program was built for speed.
    assert interrupted(f"atisbo.ask({ENDLESS!r})") < 5


def test_ctrl_c_ends_work_in_another_thread() -> None:
    work = f"import threading; t = threading.Thread(target=atisbo.ask, args=({ENDLESS!r},), daemon=True); t.start(); t.join()"
    assert interrupted(work) < 5


def test_ctrl_c_ends_work_that_waits_for_a_thread() -> None:
    # Other work holds all threads: this one has not begun.
    busy = f"threading.Thread(target=atisbo.ask, args=({ENDLESS!r},), daemon=True).start()"
    work = f"import os, threading; os.environ['RAYON_NUM_THREADS'] = '1'; {busy}; time.sleep(0.2); atisbo.ask({ENDLESS!r})"
    assert interrupted(work) < 5


def test_the_lock_is_free_during_work() -> None:
    ended = threading.Event()

    def work() -> None:
        atisbo.ask(ENDLESS, seconds=0.5)
        ended.set()

    thread = threading.Thread(target=work)
    thread.start()
    steps = 0
    while not ended.is_set():
        steps += 1
        time.sleep(0.001)
    thread.join()
    assert steps > 10


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=10), inner, max_size=3),
    max_leaves=10,
)
VERBS = ["solve", "check", "hint", "explain", "rate", "search", "convert", "analyse", "play", "game", "ask", "query"]
FIELDS = ["puzzle", "position", "network", "text", "id", "of", "moves", "level", "games", "count", "seed", "method", "to"]


@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from(["sudoku", "ohno", "minesweeper", "bayes", "logic"]),
    st.sampled_from(VERBS),
    st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=4),
)
def test_whatever_is_asked_is_answered_or_refused(game: str, verb: str, fields: dict[str, Any]) -> None:
    request: Any = {"game": game, "verb": verb, **fields}
    try:
        atisbo.ask(request, seconds=1, nodes=1000, bytes=10**7)
    except atisbo.Error as error:
        assert error.en and error.es


@pytest.mark.parametrize("request_", [{1, 2}, {"game": b"ohno"}, object()])
def test_what_is_no_json_is_a_type_error(request_: Any) -> None:
    with pytest.raises(TypeError):
        atisbo.ask(request_)


@pytest.mark.parametrize("text", ["\ud800", {"game": "ohno", "verb": "solve", "puzzle": "\ud800"}])
def test_what_is_no_unicode_is_refused(text: Any) -> None:
    with pytest.raises((atisbo.Error, UnicodeEncodeError)):
        atisbo.ask(text)
