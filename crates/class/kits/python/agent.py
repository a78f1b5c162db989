"""Runs a student's Python files under the protocol atisbo-agent/1 (docs/agent-protocol.md).

One process serves one question. The student's function for that question stays as it is; every
other function of the lab is replaced by one that asks the grader, so that one fault costs one
question. Nothing in this file knows an answer: it holds no solver and no hidden case.

    python3 agent.py [FOLDER]        the folder of the student's files; the current one if it is not given
"""

import collections  # these first three for the given files, before a file of the student's can hide them
import copy
import heapq
import importlib
import importlib.util
import itertools
import json
import math
import numbers
import os
import re
import sys
import traceback
import types

KIT = os.path.dirname(os.path.abspath(__file__))
WORK = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ".")
PAIRS = (("h1", "h2"), ("uninformed_search", "informed_search"))  # one may be written with the other
IN_STATE = ("valid", "is_empty", "succ", "next_states")
SEARCHES = ("uninformed_search", "breadth_first", "depth_first", "uniform_cost", "informed_search", "greedy", "a_star")
ADDRESS = re.compile(r" at 0x[0-9A-Fa-f]+")  # left out of texts: a rerun gives the same bytes
INFINITE = 1e9  # how an estimate without limit is sent; no board costs as much


class WrongAnswer(Exception):
    """The student's function returned, but not what it has to."""


class Channel:
    """One JSON object a line. The student's prints go to stderr, and nothing can be read from stdin."""

    def __init__(self):
        self.input = os.fdopen(os.dup(0), "r", encoding="utf-8", newline="\n")
        self.output = os.dup(1)
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.dup2(2, 1)
        self.failed = None  # what the student's code raised inside a call of the grader

    def send(self, message):
        line = (json.dumps(message, allow_nan=False) + "\n").encode()
        while line:
            line = line[os.write(self.output, line) :]

    def receive(self):
        line = self.input.readline()
        if not line:
            os._exit(0)
        return json.loads(line)

    def call(self, name, **fields):
        """Asks the grader and answers its own calls until the return comes."""
        if self.failed is not None:
            raise self.failed
        self.send({"call": name, **fields})
        while True:
            message = self.receive()
            if "return" in message:
                return message["return"]
            try:
                value = serve(message)
            except BaseException as error:
                self.failed = error
                raise
            self.send({"return": value})


class Case:
    """The ask that is open: its board and space, and what the grader has said about other boards."""

    def __init__(self, ask):
        self.space = ask.get("space")
        self.key = key(read(ask["board"])) if "board" in ask else None
        self.searching = ask["ask"] in SEARCHES
        self.candidates, self.costs, self.estimates = {}, {}, {}
        self.frontiers, self.nodes, self.numbers = [], {}, {}
        self.newest = None  # the frontier made last


channel = None
case = None
data = types.ModuleType("datastructures")  # the given datastructures.py, once it is loaded
lab = types.ModuleType("state")  # the student's state.py with our replacements


# Boards: lists for the student, texts for the grader, bytes as keys.


def read(text):
    return [[int(digit) for digit in text[row : row + 9]] for row in range(0, 81, 9)]


def key(board):
    """The 81 digits of a board as bytes. Raises if it is no board."""
    try:
        digits = bytes(itertools.chain.from_iterable(board))
    except (TypeError, ValueError):
        digits = b""
    if len(digits) != 81 or max(digits) > 9:
        raise WrongAnswer(f"a board is nine lists of nine digits from 0 to 9, not {short(board)}")
    return digits


def text(digits):
    return "".join(map(str, digits))


def text_of(state):
    return text(key(state.board))


def short(value):
    shown = ADDRESS.sub("", repr(value))
    return shown if len(shown) <= 120 else shown[:117] + "..."


# What stands in for the functions of state.py.


def candidates(digits):
    if digits not in case.candidates:
        case.candidates[digits] = channel.call("candidates", board=text(digits))
    return case.candidates[digits]


def valid(board, num, pos):
    row, col = pos
    digits, cell = key(board), row * 9 + col
    if not (0 <= row < 9 and 0 <= col < 9):
        raise IndexError(f"there is no cell {pos}")
    if digits[cell]:
        digits = digits[:cell] + b"\0" + digits[cell + 1 :]
    return str(num) in tuple(candidates(digits)[cell])


def is_empty(self, row, col):
    return self.board[row][col] == 0


def succ(self, action):
    digit, row, col = (int(sign) for sign in action)
    if not valid(self.board, digit, (row, col)):
        return None
    board = [list(line) for line in self.board]
    board[row][col] = digit
    return kind(self)(board)


def next_states(self):
    digits, make = key(self.board), kind(self)
    if case.searching and (make is lab.WeightedState) == (case.space == "free"):
        children = channel.call("next_states", board=text(digits))
        case.costs[digits] = {action: cost for action, _, cost in children}
        return [(make(read(board)), action) for action, board, _ in children]
    cells = [cell for cell in range(81) if not digits[cell]]
    if make is lab.State:
        cells = cells[:1]
    actions = [f"{digit}{cell // 9}{cell % 9}" for cell in cells for digit in candidates(digits)[cell]]
    return [(succ(self, action), action) for action in actions]


def cost_weighted(self, action):
    digits = key(self.board)
    known = case.costs.get(digits, {})
    return known[action] if action in known else len(candidates(digits)[int(action[1]) * 9 + int(action[2])])


def kind(state):
    return lab.WeightedState if isinstance(state, lab.WeightedState) else lab.State


def start(self, board):
    self.board = board


GIVEN = {
    "is_empty": is_empty,
    "succ": succ,
    "next_states": next_states,
    "is_goal": lambda self: all(digit != 0 for line in self.board for digit in line),
    "cost": lambda self, action: 1,
    "text": lambda self: "".join(str(digit) for line in self.board for digit in line),
    "__eq__": lambda self, other: isinstance(other, lab.State) and self.board == other.board,
    "__hash__": lambda self: hash(tuple(map(tuple, self.board))),
    "__repr__": lambda self: f"{type(self).__name__}({self.text()})",
}


# What stands in for the functions of search.py.


def heuristic(state):
    digits = key(state.board)
    if digits not in case.estimates:
        case.estimates[digits] = channel.call("heuristic", board=text(digits))
    return case.estimates[digits]


def not_given(state):
    """In place of h1 and h2 in a search, which has to use the heuristic that it is given."""
    raise WrongAnswer("a search uses the heuristic that it is given, not h1 or h2")


def loop(name, initial_state, frontier, estimate=None):
    """The grader's loop over a frontier of the student's."""
    if not case.searching:
        raise WrongAnswer("a heuristic cannot run a search")
    if not isinstance(initial_state, lab.State) or key(initial_state.board) != case.key:
        raise TypeError(f"{name} starts from the initial state, not from {short(initial_state)}")
    if not all(hasattr(frontier, method) for method in ("insert", "remove", "is_empty", "contains", "update")):
        raise TypeError(f"{name} takes a Queue, a Stack or a PriorityQueue, not {short(frontier)}")
    if name == "informed_search" and not callable(estimate):
        raise TypeError(f"{name} takes a heuristic, not {short(estimate)}")
    case.frontiers.append((frontier, estimate))
    result = channel.call(name, frontier=len(case.frontiers) - 1)
    return case.nodes.get(result["node"]), result["expanded"], result["generated"]


def uninformed(initial_state, frontier):
    return loop("uninformed_search", initial_state, frontier)


def informed(initial_state, frontier, heuristic):
    return loop("informed_search", initial_state, frontier, heuristic)


def by_h():
    return data.PriorityQueue(lambda node: node.h)


def by_f():
    return data.PriorityQueue(lambda node: node.g + node.h)


REPLACED = {
    "uninformed_search": uninformed,
    "breadth_first": lambda initial_state: uninformed(initial_state, data.Queue()),
    "depth_first": lambda initial_state: uninformed(initial_state, data.Stack()),
    "uniform_cost": lambda initial_state: uninformed(initial_state, data.PriorityQueue(lambda node: node.g)),
    "informed_search": informed,
    "greedy": lambda initial_state, heuristic: informed(initial_state, by_h(), heuristic),
    "a_star": lambda initial_state, heuristic: informed(initial_state, by_f(), heuristic),
    "h1": not_given,
    "h2": not_given,
}


def serve(message):
    """A call of the grader: it works on a frontier of the student's."""
    name = message["call"]
    if name == "frontier":
        try:
            return [text_of(node.state) for node in case.newest.nodes()[:500]]
        except Exception:
            return None
    frontier, estimate = case.frontiers[message["frontier"]]
    if name == "is_empty":
        return bool(frontier.is_empty())
    if name == "remove":
        node = frontier.remove()
        if node not in case.numbers:
            raise WrongAnswer(f"remove() gave {short(node)}, which was never inserted")
        return case.numbers[node]
    given = message["node"]
    digits = key(read(given["board"]))
    make = lab.WeightedState if case.space == "free" else lab.State
    node = data.Node(make(read(given["board"])), case.nodes.get(given["parent"]), given["action"], given["g"])
    if estimate is not None:
        case.estimates[digits] = given["h"]
        node.h = estimate(node.state)
    if name == "contains":
        return bool(frontier.contains(node))
    case.nodes[given["id"]], case.numbers[node] = node, given["id"]
    if name == "insert":
        frontier.insert(node)
        return None
    return bool(frontier.update(node))


# The asks.


def answer(ask, question, student):
    """What the student's function says to one ask."""
    name = ask["ask"]
    if name not in kept(question):
        raise WrongAnswer(f"this process serves {question}, not {name}")
    if name in ("h1", "h2"):
        return [estimate(getattr(student, name), name, board) for board in ask["boards"]]
    if name in SEARCHES:
        initial = (lab.WeightedState if case.space == "free" else lab.State)(read(ask["board"]))
        return result(getattr(student, name)(initial, *arguments(ask)))
    state = lab.State(read(ask["board"]))
    if name == "valid":
        value = lab.valid(state.board, ask["digit"], (ask["row"], ask["column"]))
    elif name == "is_empty":
        value = state.is_empty(ask["row"], ask["column"])
    elif name == "succ":
        value = state.succ(ask["action"])
    else:
        value = state.next_states()
    if name == "succ":
        return {"board": None if value is None else board_of(value, name), "after": text_of(state)}
    if name == "next_states":
        pairs = sequence(value, "next_states returns a list of pairs (state, action)")
        return {"states": [pair(entry) for entry in pairs], "after": text_of(state)}
    unchanged(state, ask["board"], name)
    if not isinstance(value, bool):
        raise WrongAnswer(f"{name} returns True or False; this returned {short(value)}")
    return value


def arguments(ask):
    """What the student's search gets besides the initial state."""
    frontiers = {"queue": data.Queue, "stack": data.Stack, "greedy": by_h, "a_star": by_f}
    frontiers["priority"] = lambda: data.PriorityQueue(lambda node: node.g)
    given = [frontiers[ask["frontier"]]()] if "frontier" in ask else []
    return given + [heuristic] if ask["ask"] in ("informed_search", "greedy", "a_star") else given


def unchanged(state, board, name):
    if text_of(state) != board:
        raise WrongAnswer(f"{name} changed the board that it was given; it has to work on a copy")


def sequence(value, wanted):
    if not isinstance(value, (list, tuple)):
        raise WrongAnswer(f"{wanted}; this returned {short(value)}")
    return value


def board_of(state, name):
    if not hasattr(state, "board"):
        raise WrongAnswer(f"{name} returns a State; this returned {short(state)}")
    return text_of(state)


def pair(entry):
    if len(sequence(entry, "next_states returns pairs (state, action)")) != 2 or not isinstance(entry[1], str):
        raise WrongAnswer(f"next_states returns pairs (state, action); one of them is {short(entry)}")
    return [str(entry[1]), board_of(entry[0], "a pair of next_states")]


def estimate(function, name, board):
    state = lab.WeightedState(read(board))
    value = function(state)
    unchanged(state, board, name)
    if isinstance(value, bool) or not isinstance(value, numbers.Real) or math.isnan(value):
        raise WrongAnswer(f"{name} returns a number; this returned {short(value)}")
    if math.isinf(value):
        return math.copysign(INFINITE, value)
    return int(value) if isinstance(value, int) else float(value)


def result(value):
    wanted = "a search returns (node, expanded, generated)"
    if len(sequence(value, wanted)) != 3:
        raise WrongAnswer(f"{wanted}; this returned {short(value)}")
    node, expanded, generated = value
    for count in (expanded, generated):
        if isinstance(count, bool) or not isinstance(count, int) or count < 0:
            raise WrongAnswer(f"{wanted}; both counts are whole numbers, not {short(count)}")
    return {"actions": None if node is None else path(node), "expanded": int(expanded), "generated": int(generated)}


def path(node):
    """The actions that lead to a node: by its parents, or by its own path()."""
    actions = []
    if hasattr(node, "parent") and hasattr(node, "action"):
        while node.parent is not None and len(actions) < 1000:
            actions.insert(0, node.action)
            node = node.parent
    elif callable(getattr(node, "path", None)):
        actions = list(node.path())
    else:
        raise WrongAnswer(f"a search returns a Node or None first; this returned {short(node)}")
    if not all(isinstance(action, str) for action in actions):
        raise WrongAnswer(f"an action is a text like '502'; the path is {short(actions)}")
    return [str(action) for action in actions]


# Loading the student's files.


def prepare(question):
    """The module whose function is asked; every other function in it is ours."""
    global data, lab
    data = load_given("datastructures")
    if not os.path.isfile(os.path.join(WORK, "sudoku.py")) and os.path.isfile(os.path.join(KIT, "sudoku.py")):
        load_given("sudoku")
    for name in ("Queue", "Stack", "PriorityQueue"):
        remember(getattr(data, name))
    try:
        lab = importlib.import_module("state")
    except BaseException:
        if question in IN_STATE:
            raise
        lab = sys.modules["state"] = types.ModuleType("state")
    replace_states(question)
    if question in IN_STATE:
        return lab
    student = importlib.import_module("search")
    for name, function in REPLACED.items():
        if name not in kept(question):
            setattr(student, name, function)
    if not callable(getattr(student, question, None)):
        raise WrongAnswer(f"search.py has no function {question}")
    return student


def kept(question):
    """The functions of search.py that stay the student's."""
    return next((pair for pair in PAIRS if question in pair), (question,))


def load_given(name):
    """A given file: the kit's own copy where there is one."""
    file = os.path.join(KIT, name + ".py")
    if os.path.isfile(file):
        spec = importlib.util.spec_from_file_location(name, file)
        module = sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    return importlib.import_module(name)


def remember(frontier):
    original = frontier.__init__

    def init(self, *arguments, **named):
        original(self, *arguments, **named)
        if case is not None:
            case.newest = self

    frontier.__init__ = init


def replace_states(question):
    plain, weighted = getattr(lab, "State", None), getattr(lab, "WeightedState", None)
    if not isinstance(plain, type):
        if question in IN_STATE[1:]:
            raise WrongAnswer("state.py has no class State")
        plain = lab.State = type("State", (), {"__module__": "state", "__init__": start})
    if not isinstance(weighted, type) or not issubclass(weighted, plain):
        weighted = lab.WeightedState = type("WeightedState", (plain,), {"__module__": "state"})
    for name in IN_STATE[1:]:
        if name == question and name not in vars(plain):
            raise WrongAnswer(f"the class State has no method {name}")
    for name, function in GIVEN.items():
        for owner in (weighted, plain):
            if not (owner is plain and name == question):
                setattr(owner, name, function)
    weighted.cost = cost_weighted
    for owner in (plain, weighted):
        if not starts_well(owner):
            owner.__init__ = start
    if question != "valid":
        lab.valid = valid
    elif not callable(getattr(lab, "valid", None)):
        raise WrongAnswer("state.py has no function valid")


def starts_well(owner):
    """Does the student's own __init__ still take a board and keep it?"""
    board = [[0] * 9 for _ in range(9)]
    try:
        return owner(board).board == board
    except Exception:
        return False


# Errors, with the student's own lines only.


def report(error):
    try:
        kind = "" if isinstance(error, WrongAnswer) else f"{type(error).__name__}: "
        words = f"{kind}{error}".rstrip(": ")
    except Exception:
        words = type(error).__name__
    frames = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if frame.filename.startswith(WORK + os.sep)
        and os.path.basename(frame.filename) != "datastructures.py"
        and os.path.abspath(frame.filename) != os.path.abspath(__file__)
    ]
    lines = traceback.format_list(frames[:4] + frames[4:][-8:])
    if isinstance(error, SyntaxError):
        lines += traceback.format_exception_only(type(error), error)
    return {"error": tidy(words)[:600], "trace": tidy("".join(lines))[:6000]}


def tidy(words):
    return ADDRESS.sub("", words).replace(WORK + os.sep, "")


def main():
    global channel, case
    channel = Channel()
    sys.dont_write_bytecode = True
    sys.path[:] = [WORK] + [place for place in sys.path if place and os.path.abspath(place) not in (KIT, WORK)]
    question = channel.receive().get("question")
    student = broken = None
    try:
        student = prepare(question)
    except BaseException as error:
        broken = report(error)
    channel.send({"ready": "python"})
    while True:
        message = channel.receive()
        if "bye" in message:
            os._exit(0)
        if "ask" not in message:
            continue  # the end of a call that an exception cut short
        reply = broken
        if reply is None:
            try:
                channel.failed, case = None, Case(message)
                value = answer(message, question, student)
                reply = {"answer": value} if channel.failed is None else report(channel.failed)
            except BaseException as error:
                reply = report(channel.failed or error)
        channel.send(reply)


if __name__ == "__main__":
    main()
