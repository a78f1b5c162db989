"""Nodes and the three kinds of frontier. All of this is given: leave it as it is.

The grader always uses its own copy of this file.
"""

import heapq
from collections import deque


class Node:
    """A node of the search tree: a state, and how the search came to it."""

    def __init__(self, state, parent, action, g=0, h=0):
        self.state = state
        self.parent = parent  # the node before, None for the initial one
        self.action = action  # what led from the parent to here
        self.g = g  # cost of the path from the initial state
        self.h = h  # estimate of the cost from here to a goal
        self.depth = 0 if parent is None else parent.depth + 1

    def expand(self):
        """The children of this node, in the order of next_states()."""
        return [
            Node(state, self, action, self.g + self.state.cost(action))
            for state, action in self.state.next_states()
        ]

    def path(self):
        """The actions from the initial state to here."""
        actions = []
        node = self
        while node.parent is not None:
            actions.append(node.action)
            node = node.parent
        return actions[::-1]

    def __repr__(self):
        return f"Node({self.state!r}, action={self.action!r}, g={self.g}, h={self.h})"


class _Frontier:
    """What the three frontiers share: they know which states wait in them."""

    def __init__(self):
        self._waiting = {}  # for each state the entries that wait with it

    def is_empty(self):
        """Does no node wait here?"""
        return not self._waiting

    def contains(self, node):
        """Does a node with the same STATE wait here?"""
        return node.state in self._waiting

    def update(self, node):
        """Puts `node` in the place of a waiting node with the same state and a worse
        priority. Returns whether it did. Only a PriorityQueue has priorities."""
        return False

    def _came(self, state, entry):
        self._waiting.setdefault(state, []).append(entry)

    def _left(self, state, entry):
        self._waiting[state].remove(entry)
        if not self._waiting[state]:
            del self._waiting[state]


class Queue(_Frontier):
    """First in, first out."""

    def __init__(self):
        super().__init__()
        self._nodes = deque()

    def insert(self, node):
        """Adds a node."""
        self._came(node.state, node)
        self._nodes.append(node)

    def remove(self):
        """Takes out the node that came first."""
        node = self._nodes.popleft()
        self._left(node.state, node)
        return node

    def nodes(self):
        """The nodes in the order in which they would leave."""
        return list(self._nodes)


class Stack(_Frontier):
    """Last in, first out."""

    def __init__(self):
        super().__init__()
        self._nodes = []

    def insert(self, node):
        """Adds a node."""
        self._came(node.state, node)
        self._nodes.append(node)

    def remove(self):
        """Takes out the node that came last."""
        node = self._nodes.pop()
        self._left(node.state, node)
        return node

    def nodes(self):
        """The nodes in the order in which they would leave."""
        return self._nodes[::-1]


class PriorityQueue(_Frontier):
    """The node with the smallest priority leaves first; of equal ones the oldest.

    `priority` is a function of a node, asked once, when the node comes in:
    PriorityQueue(lambda node: node.depth)
    """

    def __init__(self, priority):
        super().__init__()
        self._priority = priority
        self._heap = []  # entries: (priority, order of arrival, node)
        self._order = 0
        self._replaced = set()  # arrival numbers of entries that no longer count

    def insert(self, node):
        """Adds a node."""
        self._push(self._priority(node), node)

    def remove(self):
        """Takes out the node with the smallest priority."""
        entry = heapq.heappop(self._heap)
        while entry[1] in self._replaced:
            entry = heapq.heappop(self._heap)
        self._left(entry[2].state, entry)
        return entry[2]

    def update(self, node):
        """Puts `node` in the place of a waiting node with the same state and a worse
        priority, as if it had come now. Returns whether it did."""
        priority = self._priority(node)
        for entry in self._waiting.get(node.state, []):
            if priority < entry[0]:
                self._replaced.add(entry[1])
                self._left(node.state, entry)
                self._push(priority, node)
                return True
        return False

    def nodes(self):
        """The nodes in the order in which they would leave."""
        entries = [entry for waiting in self._waiting.values() for entry in waiting]
        return [node for _, _, node in sorted(entries, key=lambda entry: entry[:2])]

    def _push(self, priority, node):
        entry = (priority, self._order, node)
        self._order += 1
        self._came(node.state, entry)
        heapq.heappush(self._heap, entry)
