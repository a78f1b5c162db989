"""What is answered about a network."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .. import _html
from .._answer import Answer, shortened
from .._errors import Error
from .._heads import heads
from .._names import UnknownName, unknown
from .._trace import Trace, Traced

if TYPE_CHECKING:
    from .. import types as t

K = TypeVar("K")
V = TypeVar("V", covariant=True)


class Impossible(Error):
    """Observations that cannot be true together; `observations` are those that contradict each other."""

    observations: dict[str, str]


#: What the page needs to draw the network of an answer.
View = Callable[[], Mapping[str, Any]]


class Inference(Traced, Answer["t.BayesQueryAnswer"]):
    """What every answer about probabilities has beside them."""

    def __init__(self, data: t.BayesQueryAnswer, view: View | None = None) -> None:
        super().__init__(data)
        trace: Any = data.get("trace")
        # The states that were visited say more one by one.
        is_drawn = view and trace and not any(event["event"] == "visited" for event in trace["events"])
        #: What the method did, where that was asked for.
        self.trace = Trace(trace, "bayes", view) if is_drawn else Trace(trace) if trace else None

    @property
    def exact(self) -> bool:
        """Whether the numbers are exact, up to rounding, and not estimates."""
        return self.data["exact"]

    @property
    def evidence(self) -> dict[str, str]:
        """What was observed."""
        return self.data["evidence"]

    @property
    def log_evidence(self) -> float | None:
        """The natural logarithm of the probability of the evidence (Markov: of the partition function), if known."""
        return self.data["log_evidence"]

    @property
    def evidence_probability(self) -> float | None:
        """The probability of the evidence, where the method gives it."""
        log = self.log_evidence
        try:
            return None if log is None else math.exp(log)
        except OverflowError:  # a partition function may be of any size
            return math.inf

    @property
    def samples(self) -> t.Sampled | None:
        """How much the samples are worth, if there are any."""
        return self.data.get("sampled")

    @property
    def statistics(self) -> dict[str, Any]:
        """The work of an exact method."""
        return dict(self.data.get("statistics") or {})

    @property
    def steps(self) -> list[t.BayesStep]:
        """The eliminations one by one, where they were asked for (`steps=True`)."""
        return list(self.data.get("steps") or ())

    def _with_trace(self, html: str) -> str:
        said = _html.paragraphs(self.text)
        return html + said + (self.trace._repr_html_() if self.trace else "")


class Mapped(Inference, Mapping[K, V], Generic[K, V]):
    """An answer that is a mapping. It is empty where a limit ended the work before: `stopped` says so."""

    #: What is said of a key that is none, in both languages.
    _no_such: tuple[str, str]

    def __init__(self, data: t.BayesQueryAnswer, items: Mapping[K, V], view: View | None = None) -> None:
        super().__init__(data, view)
        self._items = items

    def __getitem__(self, key: Any) -> V:
        try:
            return self._items[key]
        except (KeyError, TypeError):
            if self.stopped and not self._items:
                raise _not_computed(self.stopped) from None
            raise unknown(_said(key), [_said(one) for one in self], *self._no_such) from None

    def __iter__(self) -> Iterator[K]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __repr__(self) -> str:
        return shortened(f"<{type(self).__name__}: {self._summary() or self.text}>", 100)

    @abstractmethod
    def _summary(self) -> str:
        """What a console shows."""


class Marginal(Mapped[str, float]):
    """The distribution of one variable: `marginal["yes"]` is a probability."""

    def __init__(self, data: t.BayesQueryAnswer, variable: str, view: View | None = None) -> None:
        super().__init__(data, data["marginals"].get(variable, {}), view)
        #: The variable.
        self.variable = variable
        self._no_such = (f"{variable!r} has no state", f"{variable!r} no tiene el estado")

    @property
    def likeliest(self) -> str:
        """The most probable state."""
        if not self:
            raise _not_computed(self.stopped)
        return max(self, key=self.__getitem__)

    @property
    def errors(self) -> dict[str, float] | None:
        """The standard errors, if the numbers are estimates."""
        return (self.data.get("standard_errors") or {}).get(self.variable)

    def __str__(self) -> str:
        return "\n".join([*self._lines(), *self.sentences])

    def _lines(self) -> Iterator[str]:
        """The distribution as people read it, a line for each state."""
        errors = self.errors
        for state, probability in self.items():
            error = f" ± {errors[state]:.6f}" if errors else ""
            yield f"{self.variable} = {state}: {probability:.6f}{error}"

    def _summary(self) -> str:
        numbers = ", ".join(f"{state} {probability:.6g}" for state, probability in self.items())
        return f"{self.variable}: {numbers}" if numbers else ""

    def _repr_html_(self) -> str:
        return self._with_trace(_html.bars([(self.variable, self)]))


class Marginals(Mapped[str, Marginal]):
    """The distributions of several variables: `marginals["lung"]["yes"]` is a probability.

    Variables that a limit left without numbers are not among them: `stopped` says so.
    """

    _no_such = ("there is no distribution of", "no hay distribución de la variable")

    def __init__(self, data: t.BayesQueryAnswer, view: View | None = None) -> None:
        super().__init__(data, {variable: Marginal(data, variable, view) for variable in data["marginals"]}, view)

    def __str__(self) -> str:
        return "\n".join([*(line for one in self.values() for line in one._lines()), *self.sentences])

    def _summary(self) -> str:
        return ", ".join(self)

    def _repr_html_(self) -> str:
        return self._with_trace(_html.bars(self.items()))


class Joint(Mapped[tuple[str, ...], float]):
    """The distribution of several variables together: `joint["yes", "no"]` is a probability."""

    _no_such = ("there are no states", "no hay estados")

    def __init__(self, data: t.BayesQueryAnswer) -> None:
        joint: Any = data.get("joint") or {"variables": [], "rows": []}
        super().__init__(data, {tuple(states): probability for states, probability in joint["rows"]})
        #: The variables, in the order of the states.
        self.variables: list[str] = joint["variables"]

    def __getitem__(self, key: Any) -> float:
        return super().__getitem__((key,) if isinstance(key, str) else key)

    def _summary(self) -> str:
        return f"{', '.join(self.variables)}, {len(self)} rows" if self.variables else ""

    def _repr_html_(self) -> str:
        rows = ((*states, probability) for states, probability in self.items())
        return self._with_trace(_html.table([*self.variables, *heads("probability")], rows))


class MostProbable(Mapped[str, str]):
    """The most probable state of all variables together: `most_probable["lung"]` is a state."""

    _no_such = ("the network has no variable", "la red no tiene la variable")

    def __init__(self, data: t.BayesQueryAnswer) -> None:
        found = data.get("most_probable")
        super().__init__(data, found["states"] if found else {})
        #: How probable these states are given the evidence; None if a limit was reached before.
        self.probability = found["probability"] if found else None

    def _summary(self) -> str:
        return ", ".join(f"{name} = {state}" for name, state in self.items())

    def _repr_html_(self) -> str:
        return self._with_trace(_html.table(heads("variable", "state"), self.items()))


class Effects(Inference):
    """What each observation changes about a variable, the one that changes most first."""

    @property
    def _found(self) -> t.Effects:
        found = self.data.get("effects")
        if not found:
            raise _not_computed(self.stopped)
        return found[0]

    @property
    def variable(self) -> str:
        """The variable."""
        return self._found["variable"]

    @property
    def state(self) -> str:
        """The state whose probability is followed: the most probable one."""
        return self._found["state"]

    @property
    def prior(self) -> float:
        """Its probability with nothing observed."""
        return self._found["prior"]

    @property
    def posterior(self) -> float:
        """Its probability with everything observed."""
        return self._found["posterior"]

    @property
    def without(self) -> dict[str, float]:
        """Its probability without each of the observations."""
        return {one["observation"][0]: one["without"] for one in self._found["of"]}

    @property
    def alone(self) -> dict[str, float]:
        """Its probability with each of the observations alone."""
        return {one["observation"][0]: one["alone"] for one in self._found["of"]}

    def __repr__(self) -> str:
        if not self.data.get("effects"):
            return f"<Effects: {self.text}>"
        about = f"{self.variable} = {self.state}: {self.prior:.6g} to {self.posterior:.6g}"
        return shortened(f"<Effects: {about}, {len(self._found['of'])} observations>", 100)

    def _repr_html_(self) -> str:
        if not self.data.get("effects"):
            return super()._repr_html_()
        rows = [(" = ".join(one["observation"]), one["without"], one["alone"]) for one in self._found["of"]]
        about = f"{self.variable} = {self.state}: {self.prior:.6g} → {self.posterior:.6g}"
        return self._with_trace(_html.table(heads("observation", "without it", "it alone"), rows, about))


class Structure(Answer["t.BayesShowAnswer"]):
    """What is in a network, and what inference in it would cost."""

    def __init__(self, data: t.BayesShowAnswer, svg: Callable[[], str]) -> None:
        super().__init__(data)
        self._draw = svg

    @property
    def orders(self) -> dict[str, t.OrderCosts]:
        """What each elimination order leads to: width, edges added, sizes of tables."""
        return {row["order"]: row for row in self.data["orders"]}

    @property
    def width(self) -> int | None:
        """The least width that was found; None if a limit was reached before any was."""
        return min((row["width"] for row in self.data["orders"]), default=None)

    @property
    def cliques(self) -> list[list[str]]:
        """The cliques of the best order, where they were asked for."""
        return self.data.get("cliques") or []

    @property
    def moralisation(self) -> list[tuple[str, str]]:
        """The edges between parents of a common child, where edges were asked for."""
        return _pairs(self.data.get("edges"), "moralisation")

    @property
    def fill(self) -> list[tuple[str, str]]:
        """The edges that the best order adds, where edges were asked for."""
        return _pairs(self.data.get("edges"), "fill")

    @property
    def dot(self) -> str | None:
        """The moral graph for Graphviz with all edges that are added, where edges were asked for."""
        edges = self.data.get("edges")
        return edges["dot"] if edges else None

    def svg(self) -> str:
        """A picture of the graph."""
        return self._draw()

    def __repr__(self) -> str:
        return f"<Structure: {self.data['variables']} variables, {self.data['arcs']} arcs, width {self.width}>"

    def _repr_html_(self) -> str:
        columns = ("order", "width", "fill", "cliques", "largest", "entries")
        rows: list[list[object]] = [[dict(row)[column] for column in columns] for row in self.data["orders"]]
        return _html.with_picture(self.svg(), _html.table(heads(*columns), rows) + _html.paragraphs(self.text))


def checked(data: t.BayesQueryAnswer) -> t.BayesQueryAnswer:
    """The same data, unless the evidence is impossible."""
    impossible = data.get("impossible")
    if not impossible:
        return data
    said = data.get("sentences") or []
    error = Impossible(" ".join(one["en"] for one in said), " ".join(one["es"] for one in said))
    error.observations = impossible["evidence"]
    raise error


def _said(key: object) -> str:
    """A key as people write it: states with commas between them."""
    return ", ".join(map(str, key)) if isinstance(key, tuple) else str(key)


def _not_computed(stopped: object) -> UnknownName:
    return UnknownName(
        f"this was not computed: the limit ({stopped}) was reached before",
        f"esto no se calculó: antes se alcanzó el límite ({stopped})",
    )


def _pairs(edges: Mapping[str, Any] | None, kind: str) -> list[tuple[str, str]]:
    return [(one, other) for one, other in edges[kind]] if edges else []
