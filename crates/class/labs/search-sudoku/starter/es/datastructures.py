"""Los nodos y los tres tipos de frontera. Está todo hecho: déjalo como está.

El calificador usa siempre su propia copia de este archivo.
"""

import heapq
from collections import deque


class Node:
    """Un nodo del árbol de búsqueda: un estado y cómo se ha llegado a él."""

    def __init__(self, state, parent, action, g=0, h=0):
        self.state = state
        self.parent = parent  # el nodo anterior; None en el inicial
        self.action = action  # lo que lleva del padre hasta aquí
        self.g = g  # coste del camino desde el estado inicial
        self.h = h  # estimación del coste de aquí a una meta
        self.depth = 0 if parent is None else parent.depth + 1

    def expand(self):
        """Los hijos de este nodo, en el orden de next_states()."""
        return [
            Node(state, self, action, self.g + self.state.cost(action))
            for state, action in self.state.next_states()
        ]

    def path(self):
        """Las acciones desde el estado inicial hasta aquí."""
        actions = []
        node = self
        while node.parent is not None:
            actions.append(node.action)
            node = node.parent
        return actions[::-1]

    def __repr__(self):
        return f"Node({self.state!r}, action={self.action!r}, g={self.g}, h={self.h})"


class _Frontier:
    """Lo común a las tres fronteras: saben qué estados esperan en ellas."""

    def __init__(self):
        self._waiting = {}  # para cada estado, las entradas que esperan con él

    def is_empty(self):
        """¿No espera aquí ningún nodo?"""
        return not self._waiting

    def contains(self, node):
        """¿Espera aquí un nodo con el mismo ESTADO?"""
        return node.state in self._waiting

    def update(self, node):
        """Pone `node` en lugar de un nodo que espera con el mismo estado y peor prioridad.
        Devuelve si lo ha hecho. Solo PriorityQueue tiene prioridades."""
        return False

    def _came(self, state, entry):
        self._waiting.setdefault(state, []).append(entry)

    def _left(self, state, entry):
        self._waiting[state].remove(entry)
        if not self._waiting[state]:
            del self._waiting[state]


class Queue(_Frontier):
    """El primero en entrar es el primero en salir."""

    def __init__(self):
        super().__init__()
        self._nodes = deque()

    def insert(self, node):
        """Añade un nodo."""
        self._came(node.state, node)
        self._nodes.append(node)

    def remove(self):
        """Saca el nodo que llegó primero."""
        node = self._nodes.popleft()
        self._left(node.state, node)
        return node

    def nodes(self):
        """Los nodos en el orden en que saldrían."""
        return list(self._nodes)


class Stack(_Frontier):
    """El último en entrar es el primero en salir."""

    def __init__(self):
        super().__init__()
        self._nodes = []

    def insert(self, node):
        """Añade un nodo."""
        self._came(node.state, node)
        self._nodes.append(node)

    def remove(self):
        """Saca el nodo que llegó el último."""
        node = self._nodes.pop()
        self._left(node.state, node)
        return node

    def nodes(self):
        """Los nodos en el orden en que saldrían."""
        return self._nodes[::-1]


class PriorityQueue(_Frontier):
    """Sale primero el nodo con menor prioridad; entre iguales, el más antiguo.

    `priority` es una función de un nodo; se le pregunta una vez, al entrar el nodo:
    PriorityQueue(lambda node: node.depth)
    """

    def __init__(self, priority):
        super().__init__()
        self._priority = priority
        self._heap = []  # entradas: (prioridad, orden de llegada, nodo)
        self._order = 0
        self._replaced = set()  # orden de llegada de las entradas que ya no cuentan

    def insert(self, node):
        """Añade un nodo."""
        self._push(self._priority(node), node)

    def remove(self):
        """Saca el nodo con menor prioridad."""
        entry = heapq.heappop(self._heap)
        while entry[1] in self._replaced:
            entry = heapq.heappop(self._heap)
        self._left(entry[2].state, entry)
        return entry[2]

    def update(self, node):
        """Pone `node` en lugar de un nodo que espera con el mismo estado y peor prioridad,
        como si acabara de llegar. Devuelve si lo ha hecho."""
        priority = self._priority(node)
        for entry in self._waiting.get(node.state, []):
            if priority < entry[0]:
                self._replaced.add(entry[1])
                self._left(node.state, entry)
                self._push(priority, node)
                return True
        return False

    def nodes(self):
        """Los nodos en el orden en que saldrían."""
        entries = [entry for waiting in self._waiting.values() for entry in waiting]
        return [node for _, _, node in sorted(entries, key=lambda entry: entry[:2])]

    def _push(self, priority, node):
        entry = (priority, self._order, node)
        self._order += 1
        self._came(node.state, entry)
        heapq.heappush(self._heap, entry)
