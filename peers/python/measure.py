"""The Python package beside the command line and beside other packages, on the same work in one run.

Prints Markdown tables. Times are the best of several rounds; only their ratios matter.

    measure.py PROGRAM [--sudokus N] [--positions N] [--boards N] [--seconds S]

PROGRAM is the program `atisbo`, built for speed, as the package must be. To try it on small sizes with what is built for
tests: PYTHONPATH=python python peers/python/measure.py target/debug/atisbo --sudokus 100 --positions 50 --boards 16 --seconds 0
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
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import numpy

import atisbo

# The files beside this one, also where Python is told to look nowhere but at what is installed.
sys.path.insert(0, str(Path(__file__).resolve().parent))

import environments  # noqa: E402
import searches  # noqa: E402
from shared import best, shown, table  # noqa: E402

DATA = Path(__file__).resolve().parents[2] / "data"
HARD = "..............1.23..4.56..........78..1.......654...........5..23.9.....7........"
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def network(name: str) -> str:
    return gzip.decompress((DATA / f"bayes/{name}.bif.gz").read_bytes()).decode()


def positions(*sizes: tuple[int, int, int]) -> list[str]:
    """Positions of all sizes, or of those with this height, width and number of mines."""
    cases = json.loads((DATA / "minesweeper/positions.json").read_text())
    of_size = [case for case in cases if not sizes or (len(case["board"]), len(case["board"][0]), case["mines"]) in sizes]
    return ["\n".join([f"mines {case['mines']}", *case["board"]]) for case in of_size]


def cells_of(texts: list[str]) -> Any:
    """Positions of one size as an array."""
    signs = {"#": -1, "F": -2, "*": -3}
    boards = [[[signs.get(sign) or int(sign) for sign in row] for row in text.splitlines()[1:]] for text in texts]
    return numpy.array(boards, dtype=numpy.int8)


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
    digits = numpy.array([[0 if sign == "." else int(sign) for sign in puzzle] for puzzle in puzzles], dtype=numpy.uint8)
    mixed, expert = repeated(positions(), count), repeated(positions((16, 30, 99)), count)
    cells = cells_of(expert)
    solve, analyse = atisbo.sudoku.solve_all, atisbo.minesweeper.analyse_all
    work: list[tuple[str, list[str], str, dict[str, Callable[[], object]]]] = [
        (
            f"{sudokus:,} Sudokus",
            ["solve", "sudoku"],
            "\n".join(puzzles),
            {"list of texts": lambda: solve(puzzles), "array": lambda: solve(digits)},
        ),
        (
            f"{count:,} positions of many sizes",
            ["analyse", "minesweeper", "--strength", "safest"],
            "\n\n".join(mixed),
            {"list of texts": lambda: analyse(mixed).safe},
        ),
        (
            f"{count:,} positions of expert",
            ["analyse", "minesweeper", "--strength", "safest"],
            "\n\n".join(expert),
            {"list of texts": lambda: analyse(expert).safe, "array": lambda: analyse(cells, mines=99).safe},
        ),
    ]
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for name, verb, text, ours in work:
            file = Path(folder, "batch.txt")
            file.write_text(text + "\n")
            line = [program, *verb, str(file), "--quiet"]
            # A puzzle that is not unique is no failure here.
            program_time = best(lambda line=line: subprocess.run(line, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL), seconds)
            for kind, one in ours.items():
                own = best(one, seconds)
                rows.append([name, kind, shown(own), shown(program_time), f"{own / program_time:.2f}"])
    print("## Batches beside the command line\n")
    print("The program starts, reads a file and writes answers; of positions it also says which cell is safest.\n")
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


def environment_section(boards: int, seconds: float) -> None:
    """Steps a second of the vector environments."""
    print("## Environments for learning agents\n")
    print(f"{boards:,} boards in one call, random actions that are allowed; only the time within `step` counts.\n")
    table(["environment", "settings", "steps a second"], environments.our_rows(boards, seconds))
    print("`peers/python/environments.py` measures jumanji's beside them, where it is installed.\n")


def machine() -> str:
    """What this runs on."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        model = next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        model = platform.processor() or platform.machine()
    return f"{model}, {os.cpu_count()} processors, {platform.system()}"


def versions() -> str:
    """The packages that are compared."""
    found = [f"Atisbo {atisbo.__version__}", f"Python {platform.python_version()}"]
    for name in ("numpy", "pgmpy", "pyAgrum", "python-constraint2", "aima3", "gymnasium"):
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            found.append(f"no {name}")
    return ", ".join(found)


def main() -> None:
    parser = argparse.ArgumentParser(description="The Python package beside the command line and other packages")
    parser.add_argument("program")
    parser.add_argument("--sudokus", type=int, default=100_000)
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--boards", type=int, default=4096)
    parser.add_argument("--seconds", type=float, default=1.0)
    args = parser.parse_args()
    print("# How fast the Python package is\n")
    print("`cargo xtask peers python --write` measures this. Only ratios matter: absolute times are the machine's.\n")
    print(f"{versions()}. {machine()}.\n")
    calls(args.seconds)
    batches(args.program, args.sudokus, args.positions, args.seconds)
    beside(args.seconds)
    searches.section(args.seconds)
    environment_section(args.boards, args.seconds)


if __name__ == "__main__":
    main()
