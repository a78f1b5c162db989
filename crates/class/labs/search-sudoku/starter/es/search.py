"""Estrategias de búsqueda y heurísticas. Cada función es un hueco que rellenas tú.

Cada búsqueda devuelve tres cosas: el nodo de la solución (None si no la hay), el
número de nodos expandidos y el número de nodos generados.
"""

from datastructures import Node, PriorityQueue, Queue, Stack
from state import State, WeightedState, valid


def uninformed_search(initial_state, frontier):
    """GRAPH-SEARCH: devuelve (nodo o None, expandidos, generados).

    `frontier` es una Queue, una Stack o una PriorityQueue vacía. Solo ella decide qué
    nodo va después; esta función es la misma para todas las estrategias.

    1. Mete en la frontera un nodo con el estado inicial. Aún no hay nada explorado.
    2. Si la frontera está vacía no hay solución: devuelve None y las cuentas.
    3. Saca un nodo. Si su estado es meta, devuélvelo con las cuentas.
    4. Si no, su estado queda explorado. Expande el nodo: expanded aumenta en 1.
    5. Para cada hijo:
       - si su estado no está explorado ni espera en la frontera: inserta el hijo
         y generated aumenta en 1;
       - si su estado espera en la frontera: llama a frontier.update(child), que se
         queda con el mejor de los dos; generated no cambia;
       - si su estado está explorado: descarta el hijo.
    6. Vuelve al paso 2.

    La meta se comprueba al SACAR un nodo, nunca antes. El nodo meta no se expande;
    el nodo inicial no cuenta como generado.
    """
    raise NotImplementedError("uninformed_search: escribe el bucle de GRAPH-SEARCH")


def breadth_first(initial_state):
    """Búsqueda en anchura: devuelve (nodo o None, expandidos, generados)."""
    raise NotImplementedError("breadth_first: llama a uninformed_search con la frontera adecuada")


def depth_first(initial_state):
    """Búsqueda en profundidad: devuelve (nodo o None, expandidos, generados)."""
    raise NotImplementedError("depth_first: llama a uninformed_search con la frontera adecuada")


def uniform_cost(initial_state):
    """Búsqueda de coste uniforme: devuelve (nodo o None, expandidos, generados)."""
    raise NotImplementedError("uniform_cost: llama a uninformed_search con una PriorityQueue")


def informed_search(initial_state, frontier, heuristic):
    """GRAPH-SEARCH con heurística: devuelve (nodo o None, expandidos, generados).

    Como uninformed_search, con una cosa más: a cada nodo, también al inicial, se le
    pone node.h = heuristic(node.state) ANTES de pasarlo a insert o a update.
    """
    raise NotImplementedError("informed_search: el mismo bucle, con node.h puesto a tiempo")


def greedy(initial_state, heuristic):
    """Búsqueda voraz: devuelve (nodo o None, expandidos, generados)."""
    raise NotImplementedError("greedy: llama a informed_search con la prioridad adecuada")


def a_star(initial_state, heuristic):
    """A*: devuelve (nodo o None, expandidos, generados)."""
    raise NotImplementedError("a_star: llama a informed_search con la prioridad adecuada")


def h1(state):
    """Tu primera heurística para un WeightedState: un número que nunca pasa del coste
    real del camino más barato hasta un tablero lleno, y 0 en un tablero lleno."""
    raise NotImplementedError("h1: estima el coste que queda, sin pasarte nunca")


def h2(state):
    """Tu segunda heurística para un WeightedState: también admisible y distinta de h1.
    Procura que sea mayor que h1 siempre que puedas."""
    raise NotImplementedError("h2: busca una estimación admisible mayor que h1")
