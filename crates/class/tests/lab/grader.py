"""A minimal grader: it talks to agent.py over pipes, with the reference on its own side.

It checks the protocol strictly: every line is one object with the expected key, and calls nest.
"""

import json
import subprocess
import sys
import threading

import lab

data, state, search, sudoku = lab.reference()
SPACES = {"first": state.State, "free": state.WeightedState}
LOOPS = {"uninformed_search": search.uninformed_search, "informed_search": search.informed_search}


def by_g(node):
    return node.g


def by_h(node):
    return node.h


def by_f(node):
    return node.g + node.h


FRONTIERS = {
    "queue": data.Queue,
    "stack": data.Stack,
    "priority": lambda: data.PriorityQueue(by_g),
    "greedy": lambda: data.PriorityQueue(by_h),
    "a_star": lambda: data.PriorityQueue(by_f),
}


class Ended(Exception):
    """The agent's process ended or closed its side."""


class Stopped(Exception):
    """The agent answered a call of ours with an error: the ask is over."""

    def __init__(self, reply):
        super().__init__(reply)
        self.reply = reply


class Agent:
    """A student's folder run by agent.py for one question."""

    def __init__(self, folder, question, heuristic=search.h1, seconds=20):
        self.heuristic = heuristic
        self.process = subprocess.Popen(
            [sys.executable, lab.AGENT, folder],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self.timer = threading.Timer(seconds, self.process.kill)
        self.timer.start()
        self.expanded, self.waiting, self.calls = [], [], []
        self.send({"hello": "atisbo-agent/1", "lab": "search-sudoku", "question": question})
        assert self.receive() == {"ready": "python"}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Says bye and returns what the student printed."""
        try:
            self.send({"bye": True})
        except (BrokenPipeError, ValueError):
            pass
        try:
            printed = self.process.communicate(timeout=5)[1]
        except ValueError:
            printed = ""
        self.timer.cancel()
        return printed

    def send(self, message):
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def receive(self):
        line = self.process.stdout.readline()
        if not line:
            raise Ended()
        return json.loads(line, parse_constant=lambda word: 1 / 0)

    def ask(self, name, **fields):
        """The whole reply to an ask: {"answer": …} or {"error": …, "trace": …}."""
        self.expanded, self.waiting, self.calls = [], [], []
        self.ask_fields = fields
        self.send({"ask": name, **fields})
        try:
            return self.until(("answer", "error"))
        except Stopped as stopped:
            return stopped.reply

    def until(self, ends):
        """Serves the agent's calls until a message of the wanted kind comes."""
        while True:
            message = self.receive()
            if any(end in message for end in ends):
                return message
            if "error" in message:
                raise Stopped(message)
            self.calls.append(message["call"])
            self.send({"return": getattr(self, "serve_" + message.pop("call"))(**message)})

    def call(self, name, **fields):
        self.send({"call": name, **fields})
        return self.until(("return",))["return"]

    def make(self, board):
        return SPACES[self.ask_fields.get("space", "free")](sudoku.read_board(board))

    def serve_candidates(self, board):
        given = state.State(sudoku.read_board(board))
        return [
            "".join(str(d) for d in range(1, 10) if given.is_empty(*cell) and state.valid(given.board, d, cell))
            for cell in ((row, col) for row in range(9) for col in range(9))
        ]

    def serve_next_states(self, board):
        given = self.make(board)
        self.expanded.append(board)
        self.waiting.append(self.call("frontier"))
        return [[action, child.text(), given.cost(action)] for child, action in given.next_states()]

    def serve_heuristic(self, board):
        return self.heuristic(self.make(board))

    def serve_uninformed_search(self, frontier):
        return self.loop(Remote(self, frontier), ())

    def serve_informed_search(self, frontier):
        return self.loop(Remote(self, frontier), (self.heuristic,))

    def loop(self, remote, heuristic):
        run = search.informed_search if heuristic else search.uninformed_search
        node, expanded, generated = run(self.make(self.ask_fields["board"]), remote, *heuristic)
        self.expanded = remote.removed[: -1 if node is not None else None]
        return {"node": remote.number(node), "expanded": expanded, "generated": generated}


class Remote:
    """A frontier in the student's process, as the reference's loop sees it."""

    def __init__(self, agent, handle):
        self.agent, self.handle = agent, handle
        self.nodes, self.removed = [], []

    def number(self, node):
        return None if node is None else self.nodes.index(node)

    def show(self, node):
        if node not in self.nodes:
            self.nodes.append(node)
        return {
            "id": self.number(node),
            "parent": self.number(node.parent),
            "action": node.action,
            "board": node.state.text(),
            "g": node.g,
            "h": node.h,
        }

    def insert(self, node):
        assert self.agent.call("insert", frontier=self.handle, node=self.show(node)) is None

    def remove(self):
        node = self.nodes[self.agent.call("remove", frontier=self.handle)]
        self.removed.append(node.state.text())
        return node

    def is_empty(self):
        return self.agent.call("is_empty", frontier=self.handle)

    def contains(self, node):
        return self.agent.call("contains", frontier=self.handle, node=self.show(node))

    def update(self, node):
        return self.agent.call("update", frontier=self.handle, node=self.show(node))


def expected(name, board, space, frontier=None, heuristic=search.h1):
    """What the reference answers, and the boards it expands in order."""
    order = []
    make = SPACES[space]
    original = make.next_states

    def next_states(given):
        order.append(given.text())
        return original(given)

    extra = [FRONTIERS[frontier]()] if frontier else []
    if name in ("informed_search", "greedy", "a_star"):
        extra.append(heuristic)
    make.next_states = next_states
    try:
        node, expanded, generated = getattr(search, name)(make(sudoku.read_board(board)), *extra)
    finally:
        make.next_states = original
    actions = None if node is None else node.path()
    return {"actions": actions, "expanded": expanded, "generated": generated}, order
