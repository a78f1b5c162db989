"""Constraint satisfaction on problems of your own.

A problem has the shape of aima-python's: a list of `variables`, a dict of `domains`, a dict of `neighbours`, and a function
`constraint(A, a, B, b)` that says whether neighbours A and B may have the values a and b.

>>> from atisbo import csp
>>> borders = {"WA": ["NT", "SA"], "NT": ["WA", "SA", "Q"], "SA": ["WA", "NT", "Q", "NSW", "V"],
...            "Q": ["NT", "SA", "NSW"], "NSW": ["Q", "SA", "V"], "V": ["SA", "NSW"], "T": []}
>>> colours = {state: ["red", "green", "blue"] for state in borders}
>>> run = csp.solve(list(borders), colours, borders, lambda A, a, B, b: a != b)
>>> run
<Run: mac, solved, 1 solution>
>>> run.assignment["WA"], run.assignment["NT"]
('red', 'green')
>>> len(csp.solve(list(borders), colours, borders, lambda A, a, B, b: a != b, solutions=None).solutions)
18
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from graphlib import CycleError, TopologicalSorter
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from . import _html
from ._answer import Verdict
from ._door import written
from ._errors import Error
from ._heads import heads
from ._lists import MOST, limited
from ._native import native
from ._trace import OwnTrace, Traced, limit

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from . import types as t
    from ._door import Limits

__all__ = ["CSP", "Run", "solve"]

#: The most values of a variable.
_MOST_VALUES = 64

#: The most pairs, counted both ways, that all_different comes to where values have no common numbers.
_MOST_UNEQUAL = 4_000_000


class CSP:
    """A constraint problem, for convenience: any object with these attributes will do, such as one of aima-python.

    >>> pair = CSP(["x", "y"], {"x": [1, 2], "y": [1, 2]}, {"x": ["y"]}, lambda A, a, B, b: a < b)
    >>> solve(pair).assignment
    {'x': 1, 'y': 2}
    """

    def __init__(
        self,
        variables: Sequence[Any],
        domains: Mapping[Any, Iterable[Any]],
        neighbors: Mapping[Any, Iterable[Any]],
        constraints: Callable[[Any, Any, Any, Any], object],
    ) -> None:
        self.variables = variables
        self.domains = domains
        self.neighbors = neighbors
        self.constraints = constraints


class Run(Traced, Verdict[Mapping[str, Any]]):
    """What a method found, and what it took."""

    _decided_by = ("solved", "complete")

    def __init__(self, data: Mapping[str, Any], solutions: list[dict[Any, Any]], trace: OwnTrace | None) -> None:
        super().__init__(data)
        #: The solutions that were found, each a dict with a value for every variable.
        self.solutions = solutions
        #: What the method did, where that was asked for. The events hold your variables and values themselves.
        self.trace = trace

    @property
    def method(self) -> str:
        """The name of the method."""
        return str(self.data["method"])

    @property
    def assignment(self) -> dict[Any, Any] | None:
        """The first solution, or None."""
        return self.solutions[0] if self.solutions else None

    @property
    def solved(self) -> bool:
        """Whether a solution was found. There may be one although it was not found: `text` says how the run ended."""
        return bool(self.solutions)

    @property
    def complete(self) -> bool:
        """Whether there are no other solutions than those found."""
        return bool(self.data["exhaustive"])

    @property
    def stopped(self) -> t.Stop | None:
        """The limit that ended the run (`time`, `nodes`, `bytes` or `cancelled`), or None."""
        ending = self.data["ending"]
        return cast("t.Stop | None", ending.get("stopped") if isinstance(ending, Mapping) else None)

    @property
    def statistics(self) -> dict[str, Any]:
        """What it took: `nodes`, `backtracks`, `checks` and so on."""
        return dict(self.data["statistics"])

    @property
    def seconds(self) -> float:
        """How long it took."""
        return float(self.data["statistics"]["seconds"])

    def __repr__(self) -> str:
        number = len(self.solutions)
        found = "" if not number else f", {number} solution{'s' if number > 1 else ''}"
        return f"<Run: {self.method}, {self.text}{found}>"

    def _repr_html_(self) -> str:
        html = _html.table(
            heads("method", "ended", *self.statistics), [[self.method, self.text, *self.statistics.values()]]
        )
        if self.assignment is not None:
            html += _html.table(heads("variable", "value"), [map(repr, pair) for pair in self.assignment.items()])
        return html + (self.trace._repr_html_() if self.trace else "")


class _Given(NamedTuple):
    """A problem as the native part asks for it: everything by its number."""

    #: What variables are called.
    variables: list[Any]
    #: For each variable, what its values are called by their numbers.
    values: list[list[Any]]
    #: For each variable, the numbers of its values.
    domains: list[list[int]]
    #: Variables under the constraint, and whether it is asked in both orders.
    pairs: list[tuple[int, int, bool]]
    constraint: Callable[[Any, Any, Any, Any], object] | None
    #: Groups of variables that all differ, where equal values have equal numbers.
    different: list[list[int]]
    #: Pairs of variables that differ, whatever the numbers.
    unequal: list[tuple[int, int]]
    predicates: list[tuple[list[int], Callable[..., object]]]


def solve(
    variables: Any,
    domains: Mapping[Any, Iterable[Any]] | None = None,
    neighbours: Mapping[Any, Iterable[Any]] | None = None,
    constraint: Callable[[Any, Any, Any, Any], object] | None = None,
    method: t.Method = "mac",
    *,
    all_different: Iterable[Iterable[Any]] = (),
    predicates: Iterable[tuple[Iterable[Any], Callable[..., object]]] = (),
    solutions: int | None = 1,
    seed: int | None = None,
    variable_order: str | None = None,
    value_order: str | None = None,
    inference: str | None = None,
    retreat: str | None = None,
    preprocess: str | None = None,
    limited_discrepancy: bool | None = None,
    min_conflicts: t.MinConflictsSettings | None = None,
    genetic: t.GeneticSettings | None = None,
    trace: bool | int = False,
    **limits: Unpack[Limits],
) -> Run:
    """Solves a constraint problem of your own with one of the methods.

    The first argument may also be an object with the attributes `variables`, `domains`, `neighbors` and `constraints`.
    Variables and values are any hashable objects; a variable has at most 64 values, which are tried in the order given.
    The constraint is asked once for each pair of values of neighbours, before the method starts, and in both orders if each
    variable is listed as a neighbour of the other.

    `all_different` lists groups of variables whose values all differ; `predicates` lists pairs of a group and a function of
    its values, in that order. `solutions` says after how many to stop; None finds them all.

    The switches of backtracking replace those of the method: `variable_order` (`first`, `fewest_values`, `degree`,
    `fewest_values_degree`, `weighted_degree`), `value_order` (`ascending`, `least_constraining`, `random`), `inference`
    (`check`, `forward_checking`, `arc_consistency`, `places`), `retreat` (`chronological`, `conflict_directed`),
    `preprocess` (`nothing`, `arc_consistency`; for local search too) and `limited_discrepancy`.

    >>> rows = {column: range(8) for column in range(8)}
    >>> others = {column: [other for other in rows if other != column] for column in rows}
    >>> def apart(A, a, B, b):
    ...     return a != b and abs(a - b) != abs(A - B)
    >>> list(solve(list(rows), rows, others, apart, "min-conflicts", seed=1).assignment) == list(rows)
    True
    >>> digits = {letter: range(10) for letter in "TWOFUR"}
    >>> def adds_up(T, W, O, F, U, R):
    ...     return T and F and 2 * (100 * T + 10 * W + O) == 1000 * F + 100 * O + 10 * U + R
    >>> solve("TWOFUR", digits, all_different=["TWOFUR"], predicates=[("TWOFUR", adds_up)]).solved
    True
    """
    if domains is None:
        variables, domains, neighbours, constraint = _attributes(variables)
    elif constraint is not None and neighbours is None:
        raise Error(
            "there is a constraint, but no neighbours to ask it about: pass a dict of neighbours",
            "hay una restricción, pero no vecinos sobre los que preguntarla: pasa un diccionario de vecinos",
        )
    if solutions is not None and solutions < 1:
        raise Error(
            f"solutions is a number from 1 on, or None for all of them, not {solutions}",
            f"solutions es un número desde 1, o None para todas, no {solutions}",
        )
    given = _given(limited(variables), domains, neighbours or {}, constraint, all_different, predicates)
    backtracking = {
        "variables": variable_order,
        "values": value_order,
        "inference": inference,
        "retreat": retreat,
        "limited_discrepancy": limited_discrepancy,
        "preprocess": preprocess,
    }
    options = {
        "solutions": 2**64 - 1 if solutions is None else solutions,
        "seed": seed,
        "min_conflicts": min_conflicts,
        "genetic": genetic,
    }
    settings = written({"method": method, "options": _chosen(options), "switches": _chosen(backtracking)})
    found, kept = native.csp(given, settings, trace=limit(trace), **limits)
    data = json.loads(found)
    names = _Names(given, data.pop("scopes", None) or [])
    events = data.pop("trace", None)
    told = None if events is None else OwnTrace([names.event(event) for event in events["events"]], events["left_out"])
    return Run(data, [names.assignment(solution) for solution in kept], told)


def _chosen(options: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in options.items() if value is not None}


def _attributes(problem: Any) -> tuple[Any, Any, Any, Any]:
    names = ("variables", "domains", "neighbors", "constraints")
    missing = [name for name in names if not hasattr(problem, name)]
    if missing:
        raise Error(
            f"pass variables, domains, neighbours and a constraint, or an object with variables, domains, neighbors and "
            f"constraints; this {type(problem).__name__} has no {', '.join(missing)}",
            f"pasa variables, dominios, vecinos y una restricción, o un objeto con variables, domains, neighbors y "
            f"constraints; a este {type(problem).__name__} le falta {', '.join(missing)}",
        )
    variables, domains, neighbors, constraints = (getattr(problem, name) for name in names)
    # aima-python leaves the list empty where the domains name the variables.
    return variables or list(domains), domains, neighbors, constraints


def _given(
    variables: list[Any],
    domains: Mapping[Any, Iterable[Any]],
    neighbours: Mapping[Any, Iterable[Any]],
    constraint: Callable[[Any, Any, Any, Any], object] | None,
    all_different: Iterable[Iterable[Any]],
    predicates: Iterable[tuple[Iterable[Any], Callable[..., object]]],
) -> _Given:
    for variable in variables:
        _hashable(variable, "a variable")
    number = {variable: at for at, variable in enumerate(variables)}
    if len(number) != len(variables):
        raise Error("a variable is listed twice", "una variable aparece dos veces")

    def of(variable: Any) -> int:
        if variable not in number:
            raise Error(f"there is no variable {variable!r}", f"no hay ninguna variable {variable!r}")
        return number[variable]

    def group(scope: Iterable[Any]) -> list[int]:
        numbers = [of(variable) for variable in limited(scope)]
        if len(set(numbers)) != len(numbers):
            raise Error("a group names a variable twice", "un grupo nombra una variable dos veces")
        return numbers

    lists = [_values(variable, domains) for variable in variables]
    directed = {(of(a), of(b)) for a in neighbours for b in limited(neighbours[a]) if of(a) != of(b)}
    pairs = [(a, b, (b, a) in directed) for a, b in sorted(directed) if a < b or (b, a) not in directed]
    if pairs and constraint is None:
        raise Error(
            "there are neighbours, but no constraint between them: pass a function constraint(A, a, B, b)",
            "hay vecinos, pero ninguna restricción entre ellos: pasa una función constraint(A, a, B, b)",
        )
    different = [group(scope) for scope in limited(all_different)]
    asked = [(group(scope), predicate) for scope, predicate in limited(predicates)]
    for _, predicate in asked:
        if not callable(predicate):
            raise TypeError(f"a predicate is a function of the values of its group, not a {type(predicate).__name__}")
    common = _numbering(lists)
    if common is None:
        own = [list(range(len(values))) for values in lists]
        if sum(len(scope) ** 2 for scope in different) > _MOST_UNEQUAL:
            raise Error(
                "all_different has too many variables for values that cannot be numbered in one order",
                "all_different tiene demasiadas variables para valores que no se pueden numerar en un solo orden",
            )
        unequal = [pair for scope in different for pair in combinations(scope, 2)]
        return _Given(variables, lists, own, pairs, constraint, [], unequal, asked)
    place = {value: at for at, value in enumerate(common)}
    shared = [[place[value] for value in values] for values in lists]
    return _Given(variables, [common] * len(lists), shared, pairs, constraint, different, [], asked)


def _values(variable: Any, domains: Mapping[Any, Iterable[Any]]) -> list[Any]:
    """The different values of a variable, in their order."""
    if variable not in domains:
        raise Error(f"the variable {variable!r} has no domain", f"la variable {variable!r} no tiene dominio")
    values: dict[Any, None] = {}
    for at, value in enumerate(domains[variable]):
        _hashable(value, f"a value of {variable!r}")
        values[value] = None
        # The same value over and over never ends either.
        if len(values) > _MOST_VALUES or at == MOST:
            raise Error(
                f"the variable {variable!r} has more than {_MOST_VALUES} values; that is the most",
                f"la variable {variable!r} tiene más de {_MOST_VALUES} valores; es el máximo",
            )
    return list(values)


def _hashable(thing: object, what: str) -> None:
    try:
        hash(thing)
    except TypeError as error:
        raise TypeError(f"{what} must be hashable, and a {type(thing).__name__} is not: use tuples for lists") from error


def _numbering(lists: Collection[list[Any]]) -> list[Any] | None:
    """All values in one order that keeps the order of every domain; None if there are too many or no such order."""
    after: dict[Any, set[Any]] = {}
    for values in lists:
        for at, value in enumerate(values):
            after.setdefault(value, set()).update(values[at - 1 : at])
        if len(after) > _MOST_VALUES:
            return None
    try:
        return list(TopologicalSorter(after).static_order())
    except CycleError:
        return None


class _Names:
    """Gives variables, values and constraints in what the native part says their names back."""

    def __init__(self, given: _Given, scopes: list[list[int]]) -> None:
        self._variables = given.variables
        self._values = given.values
        self._scopes = scopes

    def assignment(self, values: Iterable[int]) -> dict[Any, Any]:
        return {self._variables[of]: self._values[of][value] for of, value in enumerate(values)}

    def event(self, event: Mapping[str, Any]) -> dict[str, Any]:
        """An event with everything called by its name. A constraint is the tuple of its variables."""
        kind = event["event"]
        # The values of a pair that were ruled out are those of the other variable.
        of = event.get("variable")
        removed_of = event.get("other", of)
        named: dict[str, Any] = {}
        for field, found in event.items():
            if field == "values" and kind != "choose":
                named[field] = self.assignment(found)
            elif field in ("value", "values", "left") or (field in ("from", "to") and kind == "move"):
                named[field] = self._value(of, found)
            elif field == "removed":
                named[field] = self._value(removed_of, found)
            elif field in ("reason", "cause"):
                named[field] = {one: self._why(why) for one, why in found.items()}
            elif field in ("why", "others"):
                named[field] = self._choice(found)
            elif field == "item":
                named[field] = self._item(found)
            elif field in ("second", "mutated"):
                named[field] = [self._variables[one] for one in found]
            else:
                named[field] = self._variable(field, found)
        return named

    def _choice(self, found: Any) -> Any:
        """Why a choice was made, with the names of what was compared."""
        if isinstance(found, list):
            return [self._choice(one) for one in found]
        if not isinstance(found, Mapping):
            return found
        named: dict[str, Any] = {}
        for field, one in found.items():
            if field == "item":
                named[field] = self._item(one)
            elif field == "variable":
                named[field] = self._variables[one]
            elif field == "value":
                named[field] = self._value(found["variable"], one)
            else:
                named[field] = self._choice(one)
        return named

    def _item(self, item: Mapping[str, Any]) -> dict[str, Any]:
        if "variable" in item:
            return {"variable": self._variables[item["variable"]]}
        return {kind: self._why(place) for kind, place in item.items()}

    def _why(self, why: Mapping[str, Any]) -> dict[str, Any]:
        named = {field: self._variable(field, found) for field, found in why.items()}
        constraint = why.get("constraint")
        if constraint is not None:
            named["constraint"] = tuple(self._variables[of] for of in self._scopes[constraint])
            if "value" in why:
                named["value"] = self._value(self._scopes[constraint][0], why["value"])
        return named

    def _variable(self, field: str, found: Any) -> Any:
        return self._variables[found] if field in ("variable", "other", "through", "support") else found

    def _value(self, of: Any, found: Any) -> Any:
        return [self._values[of][one] for one in found] if isinstance(found, list) else self._values[of][found]
