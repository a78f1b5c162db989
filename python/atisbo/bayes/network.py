"""A network and what can be asked about it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast, overload

from .. import _files, _graph, _trace
from .._door import ask
from .._errors import Error
from .._lists import limited
from .._names import unknown
from . import packages
from .answers import Effects, Joint, Marginal, Marginals, MostProbable, Structure, View, checked
from .tables import Factor, Node, Table, read_uai, write_bif

if TYPE_CHECKING:
    import os

    from typing_extensions import Self, Unpack

    from .. import types as t
    from .._door import Limits

#: What may be known of a variable: its state, or how likely the observation is in each of its states.
Finding = str | int | Sequence[float] | Mapping[str, float]

#: The most numbers of a table that a player shows.
_NUMBERS = 2400

#: The formats that files are known by.
_FORMATS: dict[str, t.NetworkTarget] = {
    "bif": "bif",
    "xmlbif": "xmlbif",
    "xbif": "xmlbif",
    "bifxml": "xmlbif",
    "xml": "xmlbif",
    "uai": "uai",
    "net": "hugin",
    "hugin": "hugin",
    "dot": "dot",
}


class Network:
    """A Bayesian or Markov network, from a text in any of the formats (BIF, XMLBIF, UAI, Hugin).

    It never changes: `observe` gives another network with more evidence. What is asked is asked given that evidence.

    >>> network = Network('''
    ... network weather { }
    ... variable rain { type discrete [2] { yes, no }; }
    ... variable grass { type discrete [2] { wet, dry }; }
    ... probability (rain) { table 0.2, 0.8; }
    ... probability (grass | rain) { (yes) 0.9, 0.1; (no) 0.1, 0.9; }
    ... ''')
    >>> network
    <Network: weather, 2 variables, 1 arcs>
    >>> network.query("rain", given={"grass": "wet"})
    <Marginal: rain: yes 0.692308, no 0.307692>
    >>> network.query("rain")["yes"]
    0.2
    """

    def __init__(
        self,
        text: str,
        format: t.NetworkFormat | None = None,
        *,
        evidence: Mapping[str, Finding] | None = None,
    ) -> None:
        if not isinstance(text, str):
            raise TypeError(f"a network is read from text, not from a {type(text).__name__}; files: Network.read(path)")
        #: What every request about the network holds.
        self._fields: dict[str, Any] = {"game": "bayes", "network": text, "format": format}
        # Without time, only what the text says is given, and nothing is measured.
        shown: t.BayesShowAnswer = ask({**self._fields, "verb": "show"}, seconds=0)  # type: ignore[call-overload]
        #: The name of the network; may be empty.
        self.name = shown["name"]
        #: Whether it is Bayesian (`bayes`) or Markov (`markov`).
        self.kind = shown["kind"]
        self._nodes = {node["name"]: node for node in shown["nodes"]}
        self._evidence = self._findings(evidence)

    @classmethod
    def read(cls, path: str | os.PathLike[str], format: t.NetworkFormat | None = None) -> Self:
        """Reads a file, also one packed with gzip. Its format is known by its name, or by how the text begins."""
        of_name = _FORMATS.get(_files.extension(path))
        return cls(_files.read_text(path), format or (None if of_name == "dot" else of_name))

    @property
    def text(self) -> str:
        """The text of the network."""
        return cast("str", self._fields["network"])

    @property
    def variables(self) -> list[str]:
        """The names of the variables, in order."""
        return list(self._nodes)

    def states(self, variable: str) -> list[str]:
        """The states of a variable, in order."""
        return list(self._node(variable)["states"])

    def parents(self, variable: str) -> list[str]:
        """The parents of a variable; in a Markov network there are none."""
        return list(self._node(variable)["parents"])

    def children(self, variable: str) -> list[str]:
        """The variables that it is a parent of."""
        self._node(variable)
        return [name for name, node in self._nodes.items() if variable in node["parents"]]

    @property
    def arcs(self) -> list[tuple[str, str]]:
        """The arcs from parents to children; of a Markov network, the pairs of variables that share a factor."""
        if self.kind == "bayes":
            return [(parent, name) for name, node in self._nodes.items() for parent in node["parents"]]
        names = self.variables
        scopes = (factor.scope for factor in self._factors)
        pairs = {(one, other): None for scope in scopes for one in scope for other in scope if one < other}
        return [(names[one], names[other]) for one, other in pairs]

    @property
    def evidence(self) -> dict[str, str]:
        """What is observed: variables and their states; a likelihood as numbers with `:` between them."""
        return dict(self._evidence)

    def observe(self, evidence: Mapping[str, Finding]) -> Self:
        """The same network with more evidence. A later observation of a variable takes the place of an earlier one.

        A likelihood (soft evidence) has a number for each state: `{"rain": {"yes": 0.9, "no": 0.2}}`.
        """
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy._evidence = {**self._evidence, **self._findings(evidence)}
        return copy

    def table(self, variable: str) -> Table:
        """The table of a variable given its parents."""
        parents = self.parents(variable)
        if self.kind != "bayes":
            raise Error(
                "a Markov network has factors and no tables: see .factors",
                "una red de Markov tiene factores y no tablas: mira .factors",
            )
        values = self._factors[self.variables.index(variable)].values
        return Table(variable, self.states(variable), {parent: self.states(parent) for parent in parents}, values)

    @property
    def factors(self) -> list[tuple[list[str], list[float]]]:
        """The factors or tables: their variables, and their numbers, the states of the last variable fastest."""
        names = self.variables
        return [([names[one] for one in factor.scope], list(factor.values)) for factor in self._factors]

    @cached_property
    def _factors(self) -> list[Factor]:
        return read_uai(self.convert("uai"))

    @overload
    def query(  # type: ignore[overload-overlap]
        self,
        targets: str,
        given: Mapping[str, Finding] | None = None,
        *,
        method: t.BayesMethod = "auto",
        order: str | Iterable[str] | None = None,
        samples: int | None = None,
        seed: int | None = None,
        trace: bool | int = False,
        steps: bool = False,
        settings: Mapping[str, Any] | None = None,
        **limits: Unpack[Limits],
    ) -> Marginal: ...

    @overload
    def query(
        self,
        targets: Iterable[str] | None = None,
        given: Mapping[str, Finding] | None = None,
        *,
        method: t.BayesMethod = "auto",
        order: str | Iterable[str] | None = None,
        samples: int | None = None,
        seed: int | None = None,
        trace: bool | int = False,
        steps: bool = False,
        settings: Mapping[str, Any] | None = None,
        **limits: Unpack[Limits],
    ) -> Marginals: ...

    def query(
        self,
        targets: str | Iterable[str] | None = None,
        given: Mapping[str, Finding] | None = None,
        *,
        method: t.BayesMethod = "auto",
        order: str | Iterable[str] | None = None,
        samples: int | None = None,
        seed: int | None = None,
        trace: bool | int = False,
        steps: bool = False,
        settings: Mapping[str, Any] | None = None,
        **limits: Unpack[Limits],
    ) -> Marginal | Marginals:
        """How probable the states of a variable are, of several variables, or of all of them.

        `given` is observed besides the evidence of the network; a likelihood has a number for each state. `order` is a
        rule for the elimination order or the variables themselves, `samples` and `seed` are for methods that sample,
        `trace` keeps that many events of the run (with True ten thousand), `steps` lists the eliminations. `settings` are further fields of
        `atisbo.types.BayesQueryRequest`, such as `{"switches": {"prune_barren": False}}`.

        Evidence that is impossible raises `atisbo.bayes.Impossible` with the observations that contradict each other.
        """
        request = self._request(targets, given, method, settings)
        named = order if order is None or isinstance(order, str) else ",".join(limited(order, len(self)))
        _add(request, "switches", order=named)
        _add(request, "samples", samples=samples, seed=seed)
        request.update(steps=steps, trace=_trace.request(trace))
        data = checked(ask(request, **limits))
        view = self._view(request)
        return Marginal(data, targets, view) if isinstance(targets, str) else Marginals(data, view)

    def joint(
        self,
        targets: Iterable[str],
        given: Mapping[str, Finding] | None = None,
        *,
        method: t.BayesMethod = "auto",
        settings: Mapping[str, Any] | None = None,
        **limits: Unpack[Limits],
    ) -> Joint:
        """How probable the states of several variables are together, by an exact method."""
        if method in ("forward", "likelihood-weighting", "gibbs"):
            raise Error(
                "samples give no joint distribution: choose auto, ve, jt or enumeration",
                "las muestras no dan una distribución conjunta: elige auto, ve, jt o enumeration",
            )
        request = self._request(targets, given, method, {"joint": True, **(settings or {})})
        return Joint(checked(ask(request, **limits)))

    def most_probable(
        self,
        given: Mapping[str, Finding] | None = None,
        *,
        settings: Mapping[str, Any] | None = None,
        **limits: Unpack[Limits],
    ) -> MostProbable:
        """The most probable state of all variables together (MPE)."""
        # One variable has to be asked for, or all of them are.
        asked = self.variables[:1] or None
        request = self._request(asked, given, "auto", {"most_probable": True, **(settings or {})})
        return MostProbable(checked(ask(request, **limits)))

    def explain(
        self,
        variable: str,
        given: Mapping[str, Finding] | None = None,
        *,
        settings: Mapping[str, Any] | None = None,
        **limits: Unpack[Limits],
    ) -> Effects:
        """What each observation changes about a variable."""
        request = self._request(variable, given, "auto", {"explain": True, **(settings or {})})
        return Effects(checked(ask(request, **limits)))

    def show(
        self,
        *,
        cliques: bool = False,
        edges: bool = False,
        decompose: t.Decompose | None = None,
        **limits: Unpack[Limits],
    ) -> Structure:
        """What is in the network, and what each elimination order would cost given its evidence."""
        request: Any = {
            **self._fields,
            "verb": "show",
            "evidence": self._evidence,
            "cliques": cliques,
            "edges": edges,
            "decompose": decompose,
        }
        return Structure(ask(request, **limits), self.svg)

    def convert(self, to: t.NetworkTarget, **limits: Unpack[Limits]) -> str:
        """The network in another format, or for Graphviz (`dot`), without its evidence."""
        request: Any = {**self._fields, "verb": "convert", "to": to}
        return cast("str", ask(request, **limits)["text"])

    def write(self, path: str | os.PathLike[str], to: t.NetworkTarget | None = None) -> None:
        """Writes a file, in the format that its name says; `.gz` packs it."""
        target = to or _FORMATS.get(_files.extension(path))
        if target is None:
            raise unknown(
                _files.extension(path),
                list(_FORMATS),
                "there is no format for files that end in",
                "no hay formato para archivos que acaban en",
            )
        _files.write_text(path, self.convert(target))

    def to_pgmpy(self) -> Any:
        """The network as a `pgmpy` model (`DiscreteBayesianNetwork`), with the names of its states."""
        return packages.to_pgmpy(self._tables())

    @classmethod
    def from_pgmpy(cls, model: Any) -> Self:
        """The network that a `pgmpy` model is. Names that are no texts become texts."""
        return cls(write_bif(packages.from_pgmpy(model)), "bif")

    def to_pyagrum(self) -> Any:
        """The network as a `pyagrum.BayesNet`."""
        return packages.to_pyagrum(self._tables())

    @classmethod
    def from_pyagrum(cls, network: Any) -> Self:
        """The network that a `pyagrum.BayesNet` is."""
        return cls(write_bif(packages.from_pyagrum(network)), "bif")

    def to_networkx(self) -> Any:
        """The graph of the network for `networkx`: directed if it is Bayesian. Nodes have their `states`."""
        return packages.to_networkx(
            {name: node["states"] for name, node in self._nodes.items()}, self.arcs, self.kind == "bayes"
        )

    def svg(self) -> str:
        """A picture of the graph, what is observed filled."""
        return _graph.svg(self.variables, self.arcs, marked=self._evidence, directed=self.kind == "bayes")

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        name = f"{self.name}, " if self.name else ""
        arcs = f", {len(self.arcs)} arcs" if self.kind == "bayes" else ", Markov"
        observed = f", {len(self._evidence)} observed" if self._evidence else ""
        return f"<{type(self).__name__}: {name}{len(self._nodes)} variables{arcs}{observed}>"

    def __len__(self) -> int:
        return len(self._nodes)

    def __contains__(self, variable: object) -> bool:
        return variable in self._nodes

    def __bool__(self) -> bool:
        return True

    def _node(self, variable: str) -> t.NetworkNode:
        found = self._nodes.get(variable) if isinstance(variable, str) else None
        if found is None:
            raise unknown(variable, self._nodes, "the network has no variable", "la red no tiene la variable")
        return found

    def _tables(self) -> list[Node]:
        tables = [self.table(name) for name in self._nodes]
        return [Node(table.variable, table.states, list(table.parents), table.rows) for table in tables]

    def _request(
        self,
        targets: str | Iterable[str] | None,
        given: Mapping[str, Finding] | None,
        method: str,
        settings: Mapping[str, Any] | None,
    ) -> Any:
        wanted = [targets] if isinstance(targets, str) else limited(() if targets is None else targets)
        if targets is not None and not wanted:
            raise Error(
                "no variable is asked for; for all of them, leave out targets",
                "no se pregunta por ninguna variable; para todas, omite targets",
            )
        for name in wanted:
            self._node(name)
        evidence = {**self._evidence, **self._findings(given)}
        fields = {"query": wanted, "evidence": evidence, "method": method}
        return {**self._fields, "verb": "query", **fields, **(settings or {})}

    def _view(self, request: Any) -> View | None:
        """What the page draws a run on the network with; None if nobody could read the picture."""
        if len(self) > _graph.MOST_NODES or len(self.arcs) > _graph.MOST_ARCS:
            return None

        def shown() -> Mapping[str, Any]:
            # Tables that take longer are not shown.
            nodes: Any = ask({**self._fields, "verb": "show", "tables": _NUMBERS}, seconds=1)["nodes"]  # type: ignore[call-overload]
            return {"variables": nodes, "asked": request["query"], "observed": request["evidence"], **self._board()}

        return shown

    def _board(self) -> dict[str, Any]:
        """The rows of a board that the variables stand on, and the cells of each."""
        return {"rows": [], "known": {}}

    def _findings(self, evidence: Mapping[str, Finding] | None) -> dict[str, str]:
        """Evidence as the door reads it."""
        if evidence is not None and not isinstance(evidence, Mapping):
            raise TypeError(f"evidence is a mapping from variables to states, not a {type(evidence).__name__}")
        findings = limited((evidence or {}).items(), len(self._nodes))
        return {name: self._finding(name, finding) for name, finding in findings}

    def _finding(self, variable: str, finding: Finding) -> str:
        states = self._node(variable)["states"]
        no_state = (f"{variable!r} has no state", f"{variable!r} no tiene el estado")
        if isinstance(finding, (str, int)):
            named = str(finding)
            if named not in states:
                raise unknown(finding, states, *no_state)
            return named
        if isinstance(finding, Mapping):
            for state in limited(finding):
                if state not in states:
                    raise unknown(state, states, *no_state)
            finding = [finding.get(state, 0.0) for state in states]
        weights = [float(weight) for weight in limited(finding)]
        if len(weights) != len(states):
            raise Error(
                f"the likelihood of {variable!r} needs {len(states)} numbers, not {len(weights)}",
                f"la verosimilitud de {variable!r} necesita {len(states)} números, no {len(weights)}",
            )
        return ":".join(map(repr, weights))


def _add(request: Any, group: str, **fields: Any) -> None:
    """Adds what was said to a group of settings."""
    said = {name: value for name, value in fields.items() if value is not None}
    if said:
        request[group] = {**request.get(group, {}), **said}
