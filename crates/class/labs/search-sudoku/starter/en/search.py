"""Search strategies and heuristics. Every function here is a hole for you to fill.

Each search returns three things: the node of the solution (None if there is none),
the number of nodes expanded and the number of nodes generated.
"""

from datastructures import Node, PriorityQueue, Queue, Stack
from state import State, WeightedState, valid


def uninformed_search(initial_state, frontier):
    """GRAPH-SEARCH: returns (node or None, expanded, generated).

    `frontier` is an empty Queue, Stack or PriorityQueue. It alone decides which
    node is next; this function is the same for every strategy.

    1. Put a node of the initial state into the frontier. Nothing is explored yet.
    2. If the frontier is empty there is no solution: return None and the counts.
    3. Remove a node. If its state is a goal, return it and the counts.
    4. Otherwise its state is now explored. Expand the node: expanded grows by 1.
    5. For each child:
       - state neither explored nor waiting in the frontier: insert the child,
         and generated grows by 1;
       - state waiting in the frontier: call frontier.update(child), which keeps
         the better of the two; generated stays;
       - state explored: drop the child.
    6. Go on with 2.

    The goal is tested when a node is REMOVED, never earlier. The goal node is not
    expanded; the initial node is not counted as generated.
    """
    raise NotImplementedError("uninformed_search: write the loop of GRAPH-SEARCH")


def breadth_first(initial_state):
    """Breadth-first search: returns (node or None, expanded, generated)."""
    raise NotImplementedError("breadth_first: call uninformed_search with the right frontier")


def depth_first(initial_state):
    """Depth-first search: returns (node or None, expanded, generated)."""
    raise NotImplementedError("depth_first: call uninformed_search with the right frontier")


def uniform_cost(initial_state):
    """Uniform-cost search: returns (node or None, expanded, generated)."""
    raise NotImplementedError("uniform_cost: call uninformed_search with a PriorityQueue")


def informed_search(initial_state, frontier, heuristic):
    """GRAPH-SEARCH with a heuristic: returns (node or None, expanded, generated).

    As uninformed_search, with one thing more: every node, the initial one too,
    gets node.h = heuristic(node.state) BEFORE it goes to insert or update.
    """
    raise NotImplementedError("informed_search: the same loop, with node.h set in time")


def greedy(initial_state, heuristic):
    """Greedy best-first search: returns (node or None, expanded, generated)."""
    raise NotImplementedError("greedy: call informed_search with the right priority")


def a_star(initial_state, heuristic):
    """A*: returns (node or None, expanded, generated)."""
    raise NotImplementedError("a_star: call informed_search with the right priority")


def h1(state):
    """Your first heuristic for a WeightedState: a number that is never above the
    true cost of the cheapest way to a full board, and 0 on a full board."""
    raise NotImplementedError("h1: estimate the cost that is still to come, never too high")


def h2(state):
    """Your second heuristic for a WeightedState: admissible too, not the same as h1.
    Try to make it larger than h1 wherever you can."""
    raise NotImplementedError("h2: find an admissible estimate that is larger than h1")
