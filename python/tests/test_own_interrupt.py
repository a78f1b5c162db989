"""Ctrl-C ends work on problems of the user's own at once, wherever it is."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

SEARCH = """
class Endless:
    initial = 0
    def actions(self, state): {actions}
    def result(self, state, action): return state + action
    def goal_test(self, state): return False
search.run(Endless(), "{strategy}", heuristic=lambda state: 0)
"""

CSP = """
rows = {column: range(14) for column in range(14)}
others = {column: [other for other in rows if other != column] for column in rows}
csp.solve(list(rows), rows, others, CONSTRAINT, method="METHOD", solutions=None, **MORE)
"""


def constraint(text: str, method: str = "mac", more: str = "{}") -> str:
    return CSP.replace("CONSTRAINT", text).replace("METHOD", method).replace("MORE", more)


PROGRAMS = {
    "between call-backs": SEARCH.format(actions="return (1, 2)", strategy="bfs"),
    "in endless actions": SEARCH.format(actions="return itertools.count()", strategy="dfs"),
    "in a call-back": SEARCH.format(actions="\n        while True: pass", strategy="astar"),
    "in native code": SEARCH.format(actions="return itertools.repeat(1)", strategy="ids"),
    "in a constraint": constraint("lambda *_: forever()"),
    "in a method": constraint("lambda A, a, B, b: a != b and abs(a - b) != abs(A - B)", "brute-force"),
    "in a predicate": constraint("lambda *_: True", "bt", "{'predicates': [(list(rows), lambda *_: forever())]}"),
    "beside a predicate": constraint("lambda *_: False", "brute-force", "{'predicates': [(list(rows), lambda *_: True)]}"),
}


@pytest.mark.parametrize("where", PROGRAMS)
def test_an_interrupt_is_an_exception_at_once(where: str) -> None:
    program = f"""
import itertools, time
from atisbo import csp, search
def forever():
    while True: pass
print("ready", flush=True)
try:
{chr(10).join("    " + line for line in PROGRAMS[where].splitlines())}
except KeyboardInterrupt:
    print(time.monotonic(), flush=True)
"""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(0.3)
        sent = time.monotonic()
        process.send_signal(signal.SIGINT)
        try:
            output, _ = process.communicate(timeout=20)
        finally:
            process.kill()
    assert process.returncode == 0
    # 0.2 s is what we promise on a machine that has nothing else to do.
    assert float(output) - sent < 2
