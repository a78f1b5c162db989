"""Ejecuta tus búsquedas. Está todo hecho.

    python main.py bfs                            búsqueda en anchura en el tablero A1
    python main.py dfs --board A3                 otro tablero: un nombre, un archivo u 81 dígitos
    python main.py ucs --weighted --board B1      el espacio con pesos
    python main.py astar --weighted --heuristic h2
    python main.py --compare --weighted           todas las estrategias en una tabla
    python main.py greedy --watch                 tu búsqueda, paso a paso
    python main.py --new 40 --seed 7              un tablero nuevo con 40 casillas vacías
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time

import datastructures
import search
import state
import sudoku

STRATEGIES = {
    "bfs": "breadth_first",
    "dfs": "depth_first",
    "ucs": "uniform_cost",
    "greedy": "greedy",
    "astar": "a_star",
}
INFORMED = ("greedy", "astar")
OPTIMAL = ("ucs", "astar")
FRONTIERS = (datastructures.Queue, datastructures.Stack, datastructures.PriorityQueue)


class Recorder:
    """Anota lo que hace una búsqueda, desde fuera: la búsqueda queda como está."""

    def __init__(self, informed):
        self.informed = informed
        self.events = []
        self.below = []  # la f de cada nodo expandido
        self.count = 0  # nodos numerados hasta ahora
        self.numbers = {}  # el número de cada nodo
        self.newest = {}  # el número del nodo más reciente de cada estado
        self.removed = None
        self.originals = []

    def __enter__(self):
        for frontier in FRONTIERS:
            self.replace(frontier, "insert", self.insert)
            self.replace(frontier, "remove", self.remove)
            self.replace(frontier, "update", self.update)
        self.replace(state.State, "next_states", self.next_states)
        self.replace(state.WeightedState, "next_states", self.next_states)
        return self

    def __exit__(self, *_):
        for owner, name, original in reversed(self.originals):
            if original is None:
                delattr(owner, name)
            else:
                setattr(owner, name, original)

    def replace(self, owner, name, wrapper):
        self.originals.append((owner, name, vars(owner).get(name)))
        original = getattr(owner, name)
        setattr(owner, name, lambda *arguments: wrapper(original, *arguments))

    def insert(self, original, frontier, node):
        self.generated(node, self.count)
        self.count += 1
        return original(frontier, node)

    def remove(self, original, frontier):
        self.removed = original(frontier)
        return self.removed

    def update(self, original, frontier, node):
        changed = original(frontier, node)
        if changed:
            self.generated(node, self.newest[node.state.text()])
        return changed

    def next_states(self, original, given):
        if self.removed is not None and given is self.removed.state:
            self.note("expanded", self.removed)
            self.below.append(self.removed.g + self.removed.h)
            self.removed = None
        return original(given)

    def generated(self, node, number):
        self.numbers[node] = number
        self.newest[node.state.text()] = number
        self.note("generated", node)

    def note(self, event, node):
        self.events.append(
            {
                "event": event,
                "id": self.numbers.get(node),
                "parent": self.numbers.get(node.parent),
                "action": node.action,
                "state": node.state.text(),
                "g": node.g,
                "h": node.h if self.informed and node.h < float("inf") else None,
                "depth": node.depth,
            }
        )

    def expanded(self):
        return len(self.below)

    def inserted(self):
        return self.count - 1  # without the initial node

    def write(self, path):
        with open(path, "w", encoding="utf-8") as file:
            for event in self.events:
                file.write(json.dumps(event) + "\n")


class Run:
    """Una estrategia en un tablero, con lo que ha encontrado y lo que ha tardado."""

    def __init__(self, name, initial, heuristic):
        informed = name in INFORMED
        function = getattr(search, STRATEGIES[name])
        arguments = [getattr(search, heuristic)] if informed else []
        self.name = name
        self.label = f"{name} {heuristic}" if informed else name
        self.problem = None
        self.node, self.expanded, self.generated = None, None, None
        start = time.perf_counter()
        with Recorder(informed) as self.recorder:
            try:
                self.read(function(initial, *arguments))
            except NotImplementedError as hole:
                self.problem = f"hueco sin rellenar: {hole}"
            except KeyboardInterrupt:
                self.problem = f"interrumpida tras {self.recorder.expanded()} nodos expandidos"
        self.seconds = time.perf_counter() - start

    def read(self, result):
        if not is_result(result):
            self.problem = f"una búsqueda devuelve (nodo, expandidos, generados), no {result!r}"
            return
        self.node, self.expanded, self.generated = result
        if self.node is not None:
            self.recorder.note("goal", self.node)

    def below(self):
        """Cuántos nodos expandidos tienen una f menor que el coste de la solución."""
        if self.node is None or self.name not in OPTIMAL:
            return "-"
        return sum(1 for f in self.recorder.below if f < self.node.g)

    def row(self):
        if self.problem:
            return f"{self.label:<10} {self.problem}"
        length = cost = "-"
        if self.node is not None:
            length, cost = len(self.node.path()), self.node.g
        return (
            f"{self.label:<10} {self.expanded:>9} {self.generated:>9} {length:>7} {cost:>6}"
            f" {self.below():>7} {self.seconds:>8.2f}"
        )

    def remarks(self):
        if self.problem:
            return
        if self.node is None:
            print("No se ha encontrado solución.")
        elif not sudoku.is_solved(self.node.state.board):
            print("Cuidado: el tablero encontrado no cumple las reglas del Sudoku.")
        seen = self.recorder.expanded()
        if seen != self.expanded:
            print(f"Cuidado: has contado {self.expanded} nodos expandidos; main.py ha visto {seen}.")
        seen = self.recorder.inserted()
        if seen != self.generated:
            print(f"Cuidado: has contado {self.generated} nodos generados; en la frontera han entrado {seen}.")


def is_result(value):
    """¿Es (nodo o None, expandidos, generados)?"""
    if not isinstance(value, tuple) or len(value) != 3:
        return False
    node, *counts = value
    return isinstance(node, (datastructures.Node, type(None))) and all(isinstance(count, int) for count in counts)


HEADER = "           expandid.  generad. longit.  coste f<coste segundos"


def find_board(text):
    """El tablero con ese nombre, el de ese archivo o el de esos 81 dígitos."""
    boards = sudoku.load_boards()
    if text in boards:
        return boards[text]
    if os.path.isfile(text):
        with open(text, encoding="utf-8") as file:
            text = file.read()
    elif len(text) < 81:
        raise ValueError(f"no hay ningún tablero ni archivo {text}; en boards.txt están {', '.join(boards)}")
    return sudoku.read_board(text)


def show(run):
    if run.node is not None:
        print(sudoku.show_board(run.node.state.board))
        print()
    print(HEADER)
    print(run.row())
    run.remarks()


def watch(run):
    path = "search.jsonl"
    run.recorder.write(path)
    print(f"Tu búsqueda, paso a paso, está en {os.path.abspath(path)}")
    if shutil.which("atisbo") is None:
        print("Atisbo no está instalado aquí: no hay visor para enseñarla.")
        return 0
    return subprocess.call(["atisbo", "class", "watch", path])


def compare(initial):
    print(HEADER, flush=True)
    for name in STRATEGIES:
        for heuristic in ("h1", "h2") if name in INFORMED else (None,):
            run = Run(name, initial, heuristic)
            print(run.row(), flush=True)
            run.remarks()


def main():
    parser = argparse.ArgumentParser(description="Ejecuta tus búsquedas en un tablero.")
    parser.add_argument("strategy", nargs="?", choices=sorted(STRATEGIES))
    parser.add_argument("--board", help="un nombre de boards.txt, un archivo u 81 dígitos (0 = vacía)")
    parser.add_argument("--weighted", action="store_true", help="usa WeightedState")
    parser.add_argument("--heuristic", choices=("h1", "h2"), default="h1")
    parser.add_argument("--compare", action="store_true", help="ejecuta todas las estrategias")
    parser.add_argument("--watch", action="store_true", help="graba la búsqueda y abre el visor")
    parser.add_argument("--new", type=int, metavar="N", help="muestra un tablero nuevo con N casillas vacías")
    parser.add_argument("--seed", type=int, default=1, help="número del tablero nuevo")
    options = parser.parse_args()

    if options.new is not None:
        if not 0 <= options.new <= 81:
            parser.error("--new admite un número de 0 a 81")
        board = sudoku.make_board(options.new, options.seed)
        text = state.State(board).text()
        print(sudoku.show_board(board))
        print(text)
        if text.count("0") < options.new:
            print(f"Con más de {text.count('0')} casillas vacías este tablero tendría varias soluciones.")
        return 0
    if options.strategy is None and not options.compare:
        parser.error("di una estrategia o usa --compare")
    if options.compare and (options.strategy or options.watch):
        parser.error("--compare ejecuta todas las estrategias: no admite una estrategia ni --watch")
    try:
        board = find_board(options.board or ("B1" if options.weighted else "A1"))
    except (OSError, ValueError) as error:
        parser.error(f"--board: {error}")

    initial = state.WeightedState(board) if options.weighted else state.State(board)
    print(sudoku.show_board(board))
    print()
    if options.compare:
        compare(initial)
        return 0
    run = Run(options.strategy, initial, options.heuristic)
    show(run)
    if options.watch and not run.problem:
        return watch(run)
    return 1 if run.problem else 0


if __name__ == "__main__":
    sys.exit(main())
