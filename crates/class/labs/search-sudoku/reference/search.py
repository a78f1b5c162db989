"""Search strategies and heuristics: the reference solution.

Each search returns three things: the node of the solution (None if there is none),
the number of nodes expanded and the number of nodes generated.
"""

from datastructures import Node, PriorityQueue, Queue, Stack
from state import valid


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
    frontier.insert(Node(initial_state, None, None))
    explored = set()
    expanded = generated = 0
    while not frontier.is_empty():
        node = frontier.remove()
        if node.state.is_goal():
            return node, expanded, generated
        explored.add(node.state)
        expanded += 1
        for child in node.expand():
            if child.state in explored:
                continue
            if frontier.contains(child):
                frontier.update(child)
            else:
                frontier.insert(child)
                generated += 1
    return None, expanded, generated


def breadth_first(initial_state):
    """Breadth-first search: returns (node or None, expanded, generated)."""
    return uninformed_search(initial_state, Queue())


def depth_first(initial_state):
    """Depth-first search: returns (node or None, expanded, generated)."""
    return uninformed_search(initial_state, Stack())


def uniform_cost(initial_state):
    """Uniform-cost search: returns (node or None, expanded, generated)."""
    return uninformed_search(initial_state, PriorityQueue(lambda node: node.g))


def informed_search(initial_state, frontier, heuristic):
    """GRAPH-SEARCH with a heuristic: returns (node or None, expanded, generated).

    As uninformed_search, with one thing more: every node, the initial one too,
    gets node.h = heuristic(node.state) BEFORE it goes to insert or update.
    """
    root = Node(initial_state, None, None)
    root.h = heuristic(root.state)
    frontier.insert(root)
    explored = set()
    expanded = generated = 0
    while not frontier.is_empty():
        node = frontier.remove()
        if node.state.is_goal():
            return node, expanded, generated
        explored.add(node.state)
        expanded += 1
        for child in node.expand():
            if child.state in explored:
                continue
            child.h = heuristic(child.state)
            if frontier.contains(child):
                frontier.update(child)
            else:
                frontier.insert(child)
                generated += 1
    return None, expanded, generated


def greedy(initial_state, heuristic):
    """Greedy best-first search: returns (node or None, expanded, generated)."""
    return informed_search(initial_state, PriorityQueue(lambda node: node.h), heuristic)


def a_star(initial_state, heuristic):
    """A*: returns (node or None, expanded, generated)."""
    return informed_search(initial_state, PriorityQueue(lambda node: node.g + node.h), heuristic)


def empty_cells(state):
    """The empty cells of a state, as pairs (row, column)."""
    return [(row, col) for row in range(9) for col in range(9) if state.is_empty(row, col)]


def h1(state):
    """The number of empty cells: each is still to be filled and costs at least 1."""
    return len(empty_cells(state))


def h2(state):
    """A digit changes what is valid only in cells that see it. So cells that see each
    other form islands, and what is done in one changes nothing in another. The first
    action in an island costs at least as many points as its tightest cell has valid
    digits; every action after it costs at least 1."""
    return sum(len(island) - 1 + tightest(state, island) for island in islands(state))


def tightest(state, cells):
    """The fewest valid digits that one of the cells has. A cell without any is a dead
    end: no number is too high there."""
    counts = [sum(valid(state.board, digit, cell) for digit in range(1, 10)) for cell in cells]
    return max(min(counts), 1)


def islands(state):
    """The empty cells in groups: two cells that see each other are in the same one."""
    left = set(empty_cells(state))
    groups = []
    while left:
        group = [left.pop()]
        for cell in group:
            near = {other for other in left if see_each_other(cell, other)}
            left -= near
            group.extend(sorted(near))
        groups.append(group)
    return groups


def see_each_other(one, other):
    """Are two cells in the same row, column or box?"""
    same_box = one[0] // 3 == other[0] // 3 and one[1] // 3 == other[1] // 3
    return one[0] == other[0] or one[1] == other[1] or same_box
