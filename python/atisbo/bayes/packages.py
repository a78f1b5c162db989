"""Networks of other Python packages, which are imported only when they are asked for.

They are handed over as objects, table by table, which keeps every name. Through BIF files, names with blanks would be
lost: pgmpy 1.1.2 writes them without quotes and cannot read them in quotes; pyAgrum 3.3.1 does not take them at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any

from .._errors import Error
from .tables import Node


def to_pgmpy(nodes: Sequence[Node]) -> Any:
    """A `DiscreteBayesianNetwork`."""
    models = _package("pgmpy.models", "pgmpy")
    factors = _package("pgmpy.factors.discrete", "pgmpy")
    states = {node.name: list(node.states) for node in nodes}
    model = models.DiscreteBayesianNetwork()
    model.add_nodes_from(states)
    model.add_edges_from((parent, node.name) for node in nodes for parent in node.parents)
    for node in nodes:
        parents = list(node.parents)
        model.add_cpds(
            factors.TabularCPD(
                node.name,
                len(node.states),
                [list(column) for column in zip(*node.rows)],
                evidence=parents or None,
                evidence_card=[len(states[parent]) for parent in parents] or None,
                state_names={name: states[name] for name in (node.name, *parents)},
            )
        )
    return model


def from_pgmpy(model: Any) -> list[Node]:
    """The nodes of a model with discrete tables."""
    tables = {}
    for name in model.nodes():
        table = model.get_cpds(name)
        if table is None or not hasattr(table, "state_names"):
            raise Error(f"{name!r} has no table of its own", f"{name!r} no tiene una tabla propia")
        tables[name] = table
    names = _texts(tables)
    # Each table may list the states of a parent in an order of its own.
    states = {name: list(table.state_names[name]) for name, table in tables.items()}
    nodes = []
    for name, table in tables.items():
        parents = list(table.variables[1:])
        values = table.values
        for axis, variable in enumerate(table.variables):
            order = [list(table.state_names[variable]).index(state) for state in states[variable]]
            values = values.take(order, axis)
        rows = values.reshape(len(states[name]), -1).T.tolist()
        nodes.append(Node(names[name], list(_texts(states[name]).values()), [names[one] for one in parents], rows))
    return nodes


def to_pyagrum(nodes: Sequence[Node]) -> Any:
    """A `BayesNet`."""
    gum = _package("pyagrum", "pyagrum")
    network = gum.BayesNet()
    for node in nodes:
        network.add(gum.LabelizedVariable(node.name, node.name, list(node.states)))
    for node in nodes:
        for parent in node.parents:
            network.addArc(parent, node.name)
    for node in nodes:
        # Its first dimension changes fastest: the variable itself, then its parents in the order of their arcs.
        order = [node.name, *reversed(node.parents)]
        table = gum.Tensor()
        for name in order:
            table.add(network.variable(name))
        table.fillWith([number for row in node.rows for number in row])
        network.cpt(node.name).fillWith(table)
    return network


def from_pyagrum(network: Any) -> list[Node]:
    """The nodes of a `BayesNet`."""
    nodes = []
    for number in sorted(network.nodes()):
        variable, table = network.variable(number), network.cpt(number)
        parents = [name for name in table.names if name != variable.name()]
        order = [variable.name(), *reversed(parents)]
        numbers = table.reorganize(order).tolist() if parents else table.tolist()
        nodes.append(Node(variable.name(), list(variable.labels()), parents, _rows(numbers)))
    return nodes


def to_networkx(states: Mapping[str, Sequence[str]], arcs: Iterable[tuple[str, str]], directed: bool) -> Any:
    """A graph."""
    networkx = _package("networkx", "networkx")
    graph = networkx.DiGraph() if directed else networkx.Graph()
    for name, of in states.items():
        graph.add_node(name, states=list(of))
    graph.add_edges_from(arcs)
    return graph


def _rows(numbers: Any) -> list[list[float]]:
    """Nested lists as the rows of a table."""
    return [row for part in numbers for row in _rows(part)] if isinstance(numbers[0], list) else [numbers]


def _texts(names: Iterable[Any]) -> dict[Any, str]:
    """Names of any kind as texts, as long as they stay different."""
    texts = {name: str(name) for name in names}
    if len(set(texts.values())) == len(texts):
        return texts
    raise Error(
        f"two of these names are the same text: {', '.join(texts.values())}",
        f"dos de estos nombres son el mismo texto: {', '.join(texts.values())}",
    )


def _package(module: str, package: str) -> Any:
    try:
        return import_module(module)
    except ImportError as error:
        raise ImportError(f"this needs the package {package}: pip install {package}") from error
