"""The numbers of a network: its tables, read from UAI texts, written as BIF texts."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from .. import _html
from .._errors import Error
from .._names import unknown


class Factor(NamedTuple):
    """A function of some variables, by their numbers: the states of the last change fastest."""

    scope: list[int]
    values: list[float]


class Node(NamedTuple):
    """A variable of a Bayesian network with its table, row by row: the states of the last parent change fastest."""

    name: str
    states: Sequence[str]
    parents: Sequence[str]
    rows: Sequence[Sequence[float]]


class Table(Mapping[tuple[str, ...], dict[str, float]]):
    """The table of a variable: for each combination of states of its parents, the probability of each of its states.

    >>> from atisbo import Network
    >>> table = Network("BAYES 2 2 2 2 1 0 2 0 1 2 0.5 0.5 4 0.1 0.9 0.2 0.8").table("x1")
    >>> table["0"]
    {'0': 0.1, '1': 0.9}
    >>> dict(table)
    {('0',): {'0': 0.1, '1': 0.9}, ('1',): {'0': 0.2, '1': 0.8}}
    """

    def __init__(self, variable: str, states: list[str], parents: dict[str, list[str]], values: list[float]) -> None:
        #: The variable.
        self.variable = variable
        #: Its states.
        self.states = states
        #: Its parents and their states.
        self.parents = parents
        #: All numbers: the states of the first parent change slowest, those of the variable fastest.
        self.values_in_order = values
        size = len(states)
        starts = range(0, len(values), size)
        self._rows = {key: values[start : start + size] for key, start in zip(product(*parents.values()), starts)}

    @property
    def rows(self) -> list[list[float]]:
        """The numbers row by row: the states of the last parent change fastest."""
        return list(self._rows.values())

    def __getitem__(self, states: tuple[str, ...] | str) -> dict[str, float]:
        key = (states,) if isinstance(states, str) else states
        try:
            row = self._rows[key]
        except (KeyError, TypeError):
            rows = [", ".join(one) for one in self._rows]
            raise unknown(
                ", ".join(map(str, key)) if isinstance(key, (tuple, list)) else key,
                rows,
                f"the table of {self.variable!r} has no row",
                f"la tabla de {self.variable!r} no tiene la fila",
            ) from None
        return dict(zip(self.states, row))

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def __repr__(self) -> str:
        given = f" given {', '.join(self.parents)}" if self.parents else ""
        return f"<Table: {self.variable}{given}, {len(self)} rows>"

    def _repr_html_(self) -> str:
        head = [*self.parents, *(f"{self.variable} = {state}" for state in self.states)]
        return _html.table(head, ((*key, *row) for key, row in self._rows.items()))


def read_uai(text: str) -> list[Factor]:
    """The tables of a network in the format UAI, as the door writes it.

    >>> read_uai("BAYES 2 2 2 2 1 0 2 0 1 2 0.5 0.5 4 0.1 0.9 0.2 0.8")[1]
    Factor(scope=[0, 1], values=[0.1, 0.9, 0.2, 0.8])
    """
    words = iter(text.split())

    def counted(read: Callable[[str], float]) -> list[float]:
        return [read(next(words)) for _ in range(int(next(words)))]

    next(words)
    counted(int)
    scopes = [[int(one) for one in counted(int)] for _ in range(int(next(words)))]
    return [Factor(scope, counted(float)) for scope in scopes]


def write_bif(nodes: Sequence[Node]) -> str:
    """A network as BIF, with all names in quotes, so that any name will do."""
    states = {node.name: node.states for node in nodes}
    text = ["network unknown {\n}\n"]
    for node in nodes:
        listed = ", ".join(map(_quoted, node.states))
        text.append(f"variable {_quoted(node.name)} {{ type discrete [ {len(node.states)} ] {{ {listed} }}; }}\n")
    for node in nodes:
        size = math.prod(len(states[parent]) for parent in node.parents)
        if len(node.rows) != size:
            raise Error(
                f"the table of {node.name!r} has {len(node.rows)} rows, not {size}",
                f"la tabla de {node.name!r} tiene {len(node.rows)} filas, no {size}",
            )
        given = f" | {', '.join(map(_quoted, node.parents))}" if node.parents else ""
        text.append(f"probability ( {_quoted(node.name)}{given} ) {{\n")
        for key, row in zip(product(*(states[parent] for parent in node.parents)), node.rows):
            label = f"({', '.join(map(_quoted, key))})" if key else "table"
            text.append(f"  {label} {', '.join(repr(float(number)) for number in row)};\n")
        text.append("}\n")
    return "".join(text)


def _quoted(name: str) -> str:
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
