"""What all measurements share: times and tables."""

from __future__ import annotations

import time
from collections.abc import Callable


def best(work: Callable[[], object], seconds: float) -> float:
    """The least time of one round, of as many as fit into so many seconds, at least three."""
    times: list[float] = []
    start = time.perf_counter()
    while len(times) < 3 or time.perf_counter() - start < seconds:
        before = time.perf_counter()
        work()
        times.append(time.perf_counter() - before)
    return min(times)


def shown(seconds: float) -> str:
    """A time with its unit."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"


def table(head: list[str], rows: list[list[str]]) -> None:
    """Prints a table in Markdown."""
    print("| " + " | ".join(head) + " |")
    print("|" + "---|" * len(head))
    for row in rows:
        print("| " + " | ".join(row) + " |")
    print(flush=True)
