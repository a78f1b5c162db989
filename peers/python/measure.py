"""The Python package beside the command line and beside other packages, on the same work in one run.

Prints Markdown tables. Times are the best of several rounds; only their ratios matter.

    measure.py PROGRAM [--sudokus N] [--positions N] [--seconds S]

PROGRAM is the program `atisbo`, built for speed, as the package must be.
"""

from __future__ import annotations

import argparse
import gzip
import itertools
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy

import atisbo

DATA = Path(__file__).resolve().parents[2] / "data"
HARD = "..............1.23..4.56..........78..1.......654...........5..23.9.....7........"
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


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
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"


def table(head: list[str], rows: list[list[str]]) -> None:
    print("| " + " | ".join(head) + " |")
    print("|" + "---|" * len(head))
    for row in rows:
        print("| " + " | ".join(row) + " |")
    print()


def network(name: str) -> str:
    return gzip.decompress((DATA / f"bayes/{name}.bif.gz").read_bytes()).decode()


def positions() -> list[str]:
    cases = json.loads((DATA / "minesweeper/positions.json").read_text())
    return ["\n".join([f"mines {case['mines']}", *case["board"]]) for case in cases]


def repeated(items: list[str], count: int) -> list[str]:
    return list(itertools.islice(itertools.cycle(items), count))


def calls(seconds: float) -> None:
    """What one call costs, and what of it is the way through the package: a call that has nothing to do."""
    position = atisbo.Position(positions()[0])
    asia: Any = {"game": "bayes", "verb": "query", "network": network("asia"), "query": ["dysp"]}
    work: dict[str, Callable[[], object]] = {
        "the smallest question: `convert` a 0h n0 of 2 x 2": lambda: atisbo.Ohno("1 . / . ."),
        "a position is read": lambda: atisbo.Position(position.text),
        "a hint for it (expert)": lambda: position.hint(),
        "a Sudoku of 17 clues: read and solved": lambda: atisbo.Sudoku(HARD).solve(),
        "one marginal of `asia`, read and asked": lambda: atisbo.ask(asia),
    }
    print("## One call\n")
    table(["call", "time"], [[name, shown(best(one, seconds))] for name, one in work.items()])


def batches(program: str, sudokus: int, count: int, seconds: float) -> None:
    """Batches beside the program on the same files. The program also starts, reads the file and writes its answers."""
    lists = ("random_minimal.txt", "easy34.txt", "altered.txt")
    puzzles = [line.split()[0] for name in lists for line in (DATA / "sudoku" / name).read_text().splitlines() if line]
    puzzles = repeated([puzzle for puzzle in puzzles if len(puzzle) == 81], sudokus)
    cells = numpy.array([[0 if sign == "." else int(sign) for sign in puzzle] for puzzle in puzzles], dtype=numpy.uint8)
    texts = repeated(positions(), count)
    with tempfile.TemporaryDirectory() as folder:
        sudoku_file = Path(folder, "puzzles.txt")
        sudoku_file.write_text("\n".join(puzzles) + "\n")
        position_file = Path(folder, "positions.txt")
        position_file.write_text("\n\n".join(texts) + "\n")

        def command(*arguments: str) -> Callable[[], object]:
            line = [program, *arguments, "--quiet"]
            # A puzzle that is not unique is no failure here.
            return lambda: subprocess.run(line, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)

        rows = []
        for name, theirs, ours in (
            (
                f"{sudokus:,} Sudokus",
                command("solve", "sudoku", str(sudoku_file)),
                {
                    "list of texts": lambda: atisbo.sudoku.solve_all(puzzles),
                    "array": lambda: atisbo.sudoku.solve_all(cells),
                },
            ),
            (
                f"{count:,} positions",
                command("analyse", "minesweeper", str(position_file)),
                {"list of texts": lambda: atisbo.minesweeper.analyse_all(texts).safe},
            ),
        ):
            program_time = best(theirs, seconds)
            for kind, work in ours.items():
                own = best(work, seconds)
                rows.append([name, kind, shown(own), shown(program_time), f"{own / program_time:.2f}"])
    print("## Batches beside the command line\n")
    print("The program starts, reads a file and writes answers; of positions it also says which cell is best.\n")
    table(["batch", "given as", "package", "program", "package : program"], rows)


def marginal_by_pgmpy(text: str, query: str, evidence: dict[str, str]) -> Callable[[], object]:
    import logging

    logging.disable(logging.CRITICAL)
    from pgmpy.inference import VariableElimination
    from pgmpy.readwrite import BIFReader

    model = BIFReader(string=text).get_model()
    return lambda: VariableElimination(model).query([query], evidence=evidence, show_progress=False)


def marginal_by_pyagrum(text: str, query: str, evidence: dict[str, str]) -> Callable[[], object]:
    import pyagrum as gum

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "network.bif")
        path.write_text(text)
        model = gum.loadBN(str(path))

    def work() -> object:
        inference = gum.LazyPropagation(model)
        inference.setEvidence(evidence)
        return inference.posterior(query)

    return work


def sudoku_by_python_constraint() -> Callable[[], object]:
    from constraint import AllDifferentConstraint, Problem

    def work() -> object:
        problem = Problem()
        for cell, sign in enumerate(EASY):
            problem.addVariable(cell, list(range(1, 10)) if sign == "." else [int(sign)])
        for line in range(9):
            problem.addConstraint(AllDifferentConstraint(), [9 * line + place for place in range(9)])
            problem.addConstraint(AllDifferentConstraint(), [9 * place + line for place in range(9)])
            corner = 27 * (line // 3) + 3 * (line % 3)
            problem.addConstraint(AllDifferentConstraint(), [corner + 9 * (n // 3) + n % 3 for n in range(9)])
        return problem.getSolution()

    return work


def sudoku_by_aima() -> Callable[[], object]:
    from aima3.csp import Sudoku, backtracking_search, mac, mrv

    def work() -> object:
        return backtracking_search(Sudoku(EASY), select_unassigned_variable=mrv, inference=mac)

    return work


def beside(seconds: float) -> None:
    """Other packages on the same work. Their networks are loaded beforehand; ours is read at every call."""
    rows = []

    def compare(name: str, package: str, ours: Callable[[], object], make: Callable[[], Callable[[], object]]) -> None:
        own = best(ours, seconds)
        try:
            theirs = make()
        except ImportError as error:
            rows.append([name, package, shown(own), f"cannot be imported: {error}", ""])
            return
        other = best(theirs, seconds)
        rows.append([name, package, shown(own), shown(other), f"{other / own:.1f}"])

    for net, query, evidence in (
        ("asia", "dysp", {"smoke": "yes"}),
        ("alarm", "HYPOVOLEMIA", {"HRBP": "HIGH"}),
        ("insurance", "PropCost", {"Age": "Adolescent"}),
    ):
        text = network(net)
        request: Any = {"game": "bayes", "verb": "query", "network": text, "query": [query], "evidence": evidence}
        for package, make in (("pgmpy", marginal_by_pgmpy), ("pyAgrum", marginal_by_pyagrum)):
            compare(
                f"one marginal of `{net}`",
                package,
                lambda request=request: atisbo.ask(request),
                lambda make=make, of=(text, query, evidence): make(*of),
            )

    def by_mac() -> object:
        return atisbo.Sudoku(EASY).search("mac")

    compare("an easy Sudoku as constraints", "python-constraint2", by_mac, sudoku_by_python_constraint)
    compare("the same by MAC and MRV", "aima-python (aima3)", by_mac, sudoku_by_aima)
    print("## Beside other packages\n")
    print("Their networks are loaded beforehand; ours is read from its text at every call.\n")
    table(["work", "package", "ours", "theirs", "theirs : ours"], rows)


def main() -> None:
    parser = argparse.ArgumentParser(description="The Python package beside the command line and other packages")
    parser.add_argument("program")
    parser.add_argument("--sudokus", type=int, default=100_000)
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=1.0)
    args = parser.parse_args()
    print("# How fast the Python package is\n")
    print("`cargo xtask peers python --write` measures this. Only ratios matter: absolute times are the machine's.\n")
    print(f"Atisbo {atisbo.__version__}, Python {platform.python_version()}, {os.cpu_count()} processors.\n")
    calls(args.seconds)
    batches(args.program, args.sudokus, args.positions, args.seconds)
    beside(args.seconds)
    sys.stdout.flush()


if __name__ == "__main__":
    main()
