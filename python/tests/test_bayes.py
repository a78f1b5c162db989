"""Networks as a person would use them."""

from __future__ import annotations

import gzip
import itertools
import math
import pickle
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import atisbo
from atisbo import Error, Network, Position, bayes
from atisbo.bayes.tables import Node, write_bif

DATA = Path(__file__).parents[2] / "data" / "bayes"
ASIA = Network.read(DATA / "asia.bif.gz")

#: Names that files in BIF cannot hold without quotes, and some not even with them in other programs.
ODD = [
    Node("a b", ["x y", "ñ", "q|r"], [], [[0.2, 0.3, 0.5]]),
    Node('q"uo\\te', ["<1>", "1,2"], ["a b"], [[0.0, 1.0], [0.5, 0.5], [1.0, 0.0]]),
    Node("Größe: ½", ["-1", "0:1", "1e3"], ['q"uo\\te', "a b"], [[0.1, 0.2, 0.7]] * 5 + [[0.0, 0.0, 1.0]]),
]


def enumerated(nodes: list[Node], evidence: dict[str, str]) -> dict[str, dict[str, float]] | None:
    """All marginals by adding up all states; None if the evidence is impossible."""
    states = {node.name: list(node.states) for node in nodes}
    sums = {name: dict.fromkeys(of, 0.0) for name, of in states.items()}
    for chosen in itertools.product(*states.values()):
        case = dict(zip(states, chosen))
        if any(case[name] != state for name, state in evidence.items()):
            continue
        weight = 1.0
        for node in nodes:
            row = 0
            for parent in node.parents:
                row = row * len(states[parent]) + states[parent].index(case[parent])
            weight *= node.rows[row][states[node.name].index(case[node.name])]
        for name, state in case.items():
            sums[name][state] += weight
    total = sum(next(iter(sums.values())).values())
    return {name: {state: one / total for state, one in of.items()} for name, of in sums.items()} if total else None


@st.composite
def networks(draw: st.DrawFn) -> list[Node]:
    nodes: list[Node] = []
    for number in range(draw(st.integers(1, 5))):
        states = [f"s {one}" for one in range(draw(st.integers(1, 3)))]
        parents = draw(st.lists(st.sampled_from(nodes), max_size=2, unique_by=lambda node: node.name)) if nodes else []
        rows = []
        for _ in range(math.prod(len(parent.states) for parent in parents)):
            weights = draw(st.lists(st.integers(0, 4), min_size=len(states), max_size=len(states)).filter(any))
            rows.append([weight / sum(weights) for weight in weights])
        nodes.append(Node(f"v {number}", states, [parent.name for parent in parents], rows))
    return nodes


@settings(max_examples=60, deadline=None)
@given(networks(), st.data())
def test_random_networks_agree_with_enumeration(nodes: list[Node], data: st.DataObject) -> None:
    network = Network(write_bif(nodes))
    observed = data.draw(st.lists(st.sampled_from(nodes), max_size=2, unique_by=lambda node: node.name))
    evidence = {node.name: data.draw(st.sampled_from(list(node.states))) for node in observed}
    method: Any = data.draw(st.sampled_from(["auto", "ve", "jt", "enumeration"]))
    expected = enumerated(nodes, evidence)
    if expected is None:
        with pytest.raises(bayes.Impossible) as caught:
            network.query(given=evidence, method=method)
        assert caught.value.observations.items() <= evidence.items()
        return
    marginals = network.query(given=evidence, method=method)
    for name, of in expected.items():
        assert dict(marginals[name]) == pytest.approx(of, abs=1e-12)
        assert dict(network.query(name, given=evidence)) == pytest.approx(of, abs=1e-12)
    assert network.variables == [node.name for node in nodes]
    for node in nodes:
        table = network.table(node.name)
        assert list(table.parents) == node.parents and network.states(node.name) == node.states
        assert [pytest.approx(row, abs=1e-15) for row in node.rows] == table.rows


def test_a_query_is_a_mapping() -> None:
    lung = ASIA.query("lung", given={"xray": "yes", "smoke": "no"})
    assert lung["yes"] == pytest.approx(0.142286, abs=1e-6)
    assert sum(lung.values()) == pytest.approx(1) and list(lung) == ["yes", "no"] and "maybe" not in lung
    assert lung.likeliest == "no" and lung.evidence_probability == pytest.approx(0.034438, abs=1e-6)
    assert lung.get("maybe") is None and lung == dict(lung)
    several = ASIA.query(["lung", "tub"], given={"xray": "yes"})
    assert list(several) == ["lung", "tub"]
    assert len(ASIA.query()) == 8 == len(ASIA)


def test_everything_about_a_network_is_said() -> None:
    assert ASIA.kind == "bayes" and ASIA.variables[0] == "asia"
    assert ASIA.parents("dysp") == ["bronc", "either"] and ASIA.children("smoke") == ["lung", "bronc"]
    assert ASIA.table("dysp")["yes", "no"] == {"yes": 0.8, "no": 0.2}
    shown = ASIA.show(cliques=True, edges=True)
    assert shown.width == 2 and len(shown.orders) == 5 and shown.cliques and shown.dot
    assert set(map(frozenset, shown.moralisation)) == {frozenset(("lung", "tub")), frozenset(("bronc", "either"))}
    with pytest.raises(Error, match="no row 'maybe, no'"):
        ASIA.table("dysp")["maybe", "no"]


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: ASIA.query("lng"), "no variable 'lng'; did you mean lung?"),
        (lambda: ASIA.query(["lung", "Smoke"]), "did you mean smoke"),
        (lambda: ASIA.states("x-ray"), "did you mean xray"),
        (lambda: ASIA.query("lung", given={"smok": "yes"}), "did you mean smoke"),
        (lambda: ASIA.query("lung", given={"smoke": "ye"}), "'smoke' has no state 'ye'; did you mean yes?"),
        (lambda: ASIA.query("lung", given={"smoke": 1}), "no state 1; there are yes, no"),
        (lambda: ASIA.query("lung")["perhaps"], "'lung' has no state 'perhaps'; there are yes, no"),
        (lambda: ASIA.query(["lung"])["tub"], "no distribution of 'tub'; there are lung"),
        (lambda: ASIA.joint(["lung", "tub"])["yes", "so"], "no states 'yes, so'"),
        (lambda: ASIA.most_probable()["lun"], "did you mean lung"),
        (lambda: ASIA.query("lung", given={"smoke": [1.0]}), "needs 2 numbers, not 1"),
        (lambda: ASIA.query("lung", given={"smoke": [1.0, float("nan")]}), "none negative"),
        (lambda: ASIA.query("lung", given={"smoke": {"yes": 1.0, "perhaps": 2.0}}), "no state 'perhaps'"),
        (lambda: ASIA.query("lung", given={"smoke": {"yes": 0.0}}), "not all zero"),
        (lambda: ASIA.query([]), "no variable is asked for"),
        (lambda: ASIA.joint([]), "no variable is asked for"),
        (lambda: ASIA.query("lung", order="least"), "least"),
        (lambda: ASIA.joint(["lung"], method="gibbs"), "no joint distribution"),
        (lambda: Network("MARKOV 1 2 1 1 0 2 1 1").table("x0"), "Markov"),
        (lambda: Network("banana"), ""),
    ],
)
def test_what_is_wrong_is_named(ask: Any, said: str) -> None:
    with pytest.raises(Error) as caught:
        ask()
    assert said in str(caught.value)
    assert caught.value.es
    assert pickle.loads(pickle.dumps(caught.value)).en == caught.value.en


def test_what_is_no_text_is_a_type_error() -> None:
    for wrong in (None, 5, b"network", ["network"]):
        with pytest.raises(TypeError):
            Network(wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        ASIA.query("lung", given=["smoke"])  # type: ignore[call-overload]
    with pytest.raises((TypeError, ValueError)):
        ASIA.query("lung", given={"smoke": object()})  # type: ignore[dict-item]
    with pytest.raises(Error):
        ASIA.query([5])  # type: ignore[list-item]
    with pytest.raises(TypeError):
        ASIA.query("lung", settings=5)  # type: ignore[call-overload]


def test_lists_without_end_are_errors() -> None:
    for ask in (
        lambda: ASIA.query(itertools.repeat("lung")),
        lambda: ASIA.query("lung", order=itertools.repeat("tub")),
        lambda: ASIA.query("lung", given={"smoke": itertools.repeat(1.0)}),  # type: ignore[dict-item]
        lambda: ASIA.joint(itertools.repeat("lung")),
    ):
        with pytest.raises(Error, match="more than"):
            ask()


def test_impossible_evidence_is_named() -> None:
    with pytest.raises(bayes.Impossible, match="lung = yes and either = no") as caught:
        ASIA.query("xray", given={"smoke": "yes", "lung": "yes", "either": "no"})
    assert caught.value.observations == {"lung": "yes", "either": "no"}
    assert pickle.loads(pickle.dumps(caught.value)).observations == caught.value.observations


def test_a_likelihood_is_soft_evidence() -> None:
    hard, certain = ASIA.query("lung", given={"smoke": "yes"}), ASIA.query("lung", given={"smoke": [3, 0]})
    assert dict(hard) == pytest.approx(dict(certain))
    by_name = ASIA.query("lung", given={"smoke": {"no": 0.9, "yes": 0.2}})
    assert by_name == ASIA.query("lung", given={"smoke": (0.2, 0.9)})
    # P(yes) is proportional to 0.5 * 0.2.
    assert ASIA.query("smoke", given={"smoke": (0.2, 0.9)})["yes"] == pytest.approx(0.2 / 1.1)


def test_evidence_belongs_to_the_network_and_networks_never_change() -> None:
    smoker = ASIA.observe({"smoke": "yes"})
    assert ASIA.evidence == {} and smoker.evidence == {"smoke": "yes"}
    assert smoker.query("lung") == ASIA.query("lung", given={"smoke": "yes"})
    assert smoker.query("lung", given={"smoke": "no"}) == ASIA.query("lung", given={"smoke": "no"})


@pytest.mark.parametrize("method", ["forward", "likelihood-weighting", "gibbs"])
def test_estimates_come_with_their_errors(method: Any) -> None:
    exact = ASIA.query("bronc", given={"smoke": "yes"})
    estimate = ASIA.query("bronc", given={"smoke": "yes"}, method=method, samples=20_000, seed=1)
    assert not estimate.exact and estimate.samples and estimate.errors
    assert abs(estimate["yes"] - exact["yes"]) < 6 * estimate.errors["yes"]
    assert estimate == ASIA.query("bronc", given={"smoke": "yes"}, method=method, samples=20_000, seed=1)
    assert "±" in str(estimate)


@pytest.mark.parametrize("order", ["best", "min-fill", "min-degree", "dysp,xray,asia,tub,smoke,bronc,either"])
def test_orders_and_switches_change_the_cost_and_not_the_answer(order: str) -> None:
    plain = {"switches": {"prune_barren": False, "prune_separated": False}}
    run = ASIA.query("lung", given={"xray": "yes"}, method="ve", order=order, settings=plain, trace=50, steps=True)
    assert dict(run) == pytest.approx(dict(ASIA.query("lung", given={"xray": "yes"})))
    assert run.trace is not None and len(run.steps) == 6 and run.statistics["eliminations"] == 6
    listed = ASIA.query("lung", given={"xray": "yes"}, method="ve", order=order.split(","))
    assert dict(listed) == pytest.approx(dict(run))


def test_a_limit_leaves_a_mapping_without_numbers() -> None:
    stopped = ASIA.query("lung", given={"xray": "yes"}, nodes=1)
    assert stopped.stopped == "nodes" and len(stopped) == 0 and "limit" in repr(stopped)
    assert stopped.get("yes") is None
    with pytest.raises(Error, match="was not computed"):
        stopped["yes"]
    with pytest.raises(Error, match="was not computed"):
        stopped.likeliest
    assert ASIA.most_probable(nodes=1).probability is None
    assert ASIA.explain("lung", nodes=1).stopped == "nodes"
    with pytest.raises(Error, match="was not computed"):
        ASIA.explain("lung", nodes=1).prior


def test_joint_and_most_probable_and_effects() -> None:
    given = {"xray": "yes", "smoke": "no", "dysp": "yes"}
    joint = ASIA.joint(["lung", "tub"], given=given)
    assert sum(joint.values()) == pytest.approx(1) and joint.variables == ["lung", "tub"]
    lung = ASIA.query("lung", given=given)
    assert joint["yes", "yes"] + joint["yes", "no"] == pytest.approx(lung["yes"])
    best = ASIA.most_probable(given=given)
    assert set(best) == set(ASIA.variables) and best["smoke"] == "no"
    every = ASIA.joint([name for name in ASIA.variables if name not in given], given=given)
    assert best.probability == pytest.approx(max(every.values()))
    effects = ASIA.explain("lung", given=given)
    assert (effects.variable, effects.state) == ("lung", "no") and effects.posterior == pytest.approx(lung["no"])
    assert list(effects.without) == ["smoke", "xray", "dysp"]
    assert effects.alone["smoke"] == pytest.approx(0.99)


@pytest.mark.parametrize("to", ["bif", "xmlbif", "hugin", "uai"])
def test_files_are_written_and_read(to: Any, tmp_path: Path) -> None:
    ends = {"bif": "bif", "xmlbif": "xml", "hugin": "net", "uai": "uai"}
    for packed in ("", ".gz"):
        path = tmp_path / f"asia.{ends[to]}{packed}"
        ASIA.write(path)
        again = Network.read(path)
        assert [list(one.values()) for one in again.query().values()] == [
            list(one.values()) for one in ASIA.query().values()
        ]
        assert Network(ASIA.convert(to)).factors[5][1] == ASIA.factors[5][1]
    with pytest.raises(Error, match="no format"):
        ASIA.write(tmp_path / "asia.txt")


def test_damaged_files_are_errors(tmp_path: Path) -> None:
    packed = gzip.compress(ASIA.text.encode())
    for content in (packed[:-9], b"\x1f\x8b\x00", b"\xff\xfe\xfa", b"network"):
        (tmp_path / "x.bif").write_bytes(content)
        with pytest.raises(Error):
            Network.read(tmp_path / "x.bif")
    with pytest.raises(FileNotFoundError):
        Network.read(tmp_path / "none.bif")


def test_markov_networks_are_asked_too() -> None:
    network = Network("MARKOV 3 2 2 2 2 2 0 1 2 1 2 4 9 1 1 9 4 2 1 1 2")
    assert network.kind == "markov" and network.arcs == [("x0", "x1"), ("x1", "x2")]
    # 9 * 2 of (9 + 1) * (2 + 1), twice.
    assert network.joint(["x0", "x1", "x2"])["0", "0", "0"] == pytest.approx(18 / 60)
    assert network.query().log_evidence == pytest.approx(math.log(60))
    assert not network.to_networkx().is_directed()
    assert "<svg" in network.svg() and "Markov" in repr(network)


def test_a_graph_for_networkx() -> None:
    graph = ASIA.to_networkx()
    assert list(graph.nodes) == ASIA.variables and list(graph.pred["dysp"]) == ["bronc", "either"]
    assert graph.nodes["lung"]["states"] == ["yes", "no"]


def test_a_missing_package_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("networkx", "pyagrum", "pgmpy", "pgmpy.models", "pgmpy.factors.discrete"):
        monkeypatch.setitem(__import__("sys").modules, package, None)
    for convert, package in ((ASIA.to_networkx, "networkx"), (ASIA.to_pgmpy, "pgmpy"), (ASIA.to_pyagrum, "pyagrum")):
        with pytest.raises(ImportError, match=f"pip install {package}"):
            convert()


@pytest.mark.parametrize("scheme", ["full", "split", "pruned"])
@pytest.mark.parametrize(
    "text", ["mines 2 / 111# / ####", "density 0.2 / ### / 11# / 00#", "mines 3 / ##1# / ###1 / #2##"]
)
def test_the_network_of_a_position_gives_its_risk(scheme: Any, text: str) -> None:
    position = Position(text)
    network = position.network(scheme)
    marginals = network.query()
    for row, risks in enumerate(position.analyse().risk):
        for column, risk in enumerate(risks):
            if risk is not None:
                variable = network.variable(row, column)
                about = network.cells[variable]
                assert (row, column) in about
                if network.states(variable) == ["no", "mine"]:
                    found = marginals[variable]["mine"]
                else:
                    found = sum(int(mines) * one for mines, one in marginals[variable].items()) / len(about)
                assert found == pytest.approx(risk, abs=1e-9)
    with pytest.raises(Error, match="no variable for the cell"):
        network.variable(99, 0)


def test_networks_and_answers_can_be_pickled() -> None:
    network = ASIA.observe({"smoke": "yes"})
    for one in (network, network.query(), network.query("lung"), network.joint(["lung", "tub"]), network.show()):
        again = pickle.loads(pickle.dumps(one))
        assert repr(again) == repr(one)
    assert pickle.loads(pickle.dumps(network)).query("lung") == network.query("lung")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_errors_come_in_both_languages(lang: Any) -> None:
    atisbo.set_lang(lang)
    try:
        with pytest.raises(Error, match="did you mean" if lang == "en" else "querías decir"):
            ASIA.query("lng")
    finally:
        atisbo.set_lang("en")


FILES = sorted(DATA.glob("*.bif.gz"))


def agree(one: Network, other: Network, evidence: dict[str, str]) -> None:
    expected = one.query(given=evidence)
    found = other.query(given=evidence)
    assert set(expected) == set(found)
    for name, distribution in expected.items():
        assert dict(found[name]) == pytest.approx(dict(distribution), abs=1e-9)


def observed(network: Network) -> dict[str, str]:
    """The most probable states of two leaves."""
    leaves = [name for name in network.variables if not network.children(name)][:2]
    return {name: network.query(name).likeliest for name in leaves[:1]}


@pytest.mark.peers
@pytest.mark.parametrize("path", [*FILES, None], ids=lambda path: path.name if path else "odd names")
def test_pgmpy_has_the_same_marginals_both_ways(path: Path | None) -> None:
    inference = pytest.importorskip("pgmpy.inference")
    network = Network.read(path) if path else Network(write_bif(ODD))
    model = network.to_pgmpy()
    assert model.check_model()
    evidence = observed(network)
    query = inference.VariableElimination(model).query
    for name, expected in network.query(given=evidence).items():
        if name not in evidence:
            found = query([name], evidence=evidence, show_progress=False)
            numbers = [found.get_value(**{name: state}) for state in expected]
            assert numbers == pytest.approx(list(expected.values()), abs=1e-9)
    agree(network, Network.from_pgmpy(model), evidence)


@pytest.mark.peers
@pytest.mark.parametrize("path", [*FILES, None], ids=lambda path: path.name if path else "odd names")
def test_pyagrum_has_the_same_marginals_both_ways(path: Path | None) -> None:
    gum = pytest.importorskip("pyagrum")
    network = Network.read(path) if path else Network(write_bif(ODD))
    there = network.to_pyagrum()
    evidence = observed(network)
    inference = gum.LazyPropagation(there)
    inference.setEvidence(evidence)
    inference.makeInference()
    for name, expected in network.query(given=evidence).items():
        assert there.variable(name).labels() == tuple(expected)
        assert inference.posterior(name).tolist() == pytest.approx(list(expected.values()), abs=1e-9)
    agree(network, Network.from_pyagrum(there), evidence)


@pytest.mark.peers
def test_names_of_pgmpy_that_are_no_texts_become_texts() -> None:
    discrete = pytest.importorskip("pgmpy.factors.discrete")
    models = pytest.importorskip("pgmpy.models")
    model = models.DiscreteBayesianNetwork([(1, "b")])
    model.add_cpds(discrete.TabularCPD(1, 2, [[0.3], [0.7]], state_names={1: [True, False]}))
    # The states of the parent come in another order here.
    values = [[0.1, 0.2], [0.9, 0.8]]
    model.add_cpds(discrete.TabularCPD("b", 2, values, [1], [2], state_names={"b": [0, 1], 1: [False, True]}))
    network = Network.from_pgmpy(model)
    assert network.variables == ["1", "b"] and network.states("1") == ["True", "False"]
    assert network.table("b")["True"] == {"0": 0.2, "1": 0.8}
    model = models.DiscreteBayesianNetwork([(1, "1")])
    with pytest.raises(Error, match="no table"):
        Network.from_pgmpy(model)
    model.add_cpds(
        discrete.TabularCPD(1, 2, [[0.3], [0.7]]), discrete.TabularCPD("1", 2, [[0.5, 0.5], [0.5, 0.5]], [1], [2])
    )
    with pytest.raises(Error, match="same text"):
        Network.from_pgmpy(model)


@pytest.mark.peers
def test_every_kind_of_variable_of_pyagrum_is_read() -> None:
    gum = pytest.importorskip("pyagrum")
    there = gum.fastBN("a[3]->c{x|y}<-b[2]; e[1,5]->c")
    agree(Network.from_pyagrum(there), Network.from_pyagrum(Network.from_pyagrum(there).to_pyagrum()), {"c": "x"})
    inference = gum.LazyPropagation(there)
    inference.setEvidence({"c": "x"})
    for name, expected in Network.from_pyagrum(there).query(given={"c": "x"}).items():
        assert inference.posterior(name).tolist() == pytest.approx(list(expected.values()), abs=1e-9)
