//! Every method on networks that no method gets through: it looks at its budget often, stops soon, and says so.

use atisbo_base::{Budget, Stop, Watch, seed};
use atisbo_bayes::{
    Conditional, Decompose, Engine, Enumeration, Evidence, Factor, Heuristic, InferenceError,
    MarkovNetwork, Method, Model, Network, Order, Sampling, SamplingError, Settings, Variable,
    Variables, forward_sampling, gibbs, likelihood_weighting, marriages, most_probable,
};
use rand::RngExt;

/// More steps than this are never done between two looks.
const MOST_STEPS: u64 = 1 << 18;

/// Variables of two states, and a factor for each pair of them.
fn pairwise(count: usize, pairs: impl IntoIterator<Item = [usize; 2]>) -> Model {
    let mut variables = Variables::new();
    for number in 0..count {
        variables.add(format!("x{number}"), ["0", "1"]).unwrap();
    }
    let factor = |pair: [usize; 2]| {
        let scope = pair.map(|one| (Variable(one as u32), 2));
        Factor::new(&scope, vec![0.9, 0.4, 0.3, 0.8]).unwrap()
    };
    let factors = pairs.into_iter().map(factor).collect();
    MarkovNetwork::new(variables, factors).unwrap().into()
}

/// Random pairs: hardly any vertex is cheap to eliminate.
fn tangle(count: usize, pairs: usize) -> Model {
    let mut rng = seed::rng(1, 0);
    let mut pair = || loop {
        let pair = [0; 2].map(|_| rng.random_range(0..count));
        if pair[0] != pair[1] {
            return pair;
        }
    };
    pairwise(count, (0..pairs).map(|_| pair()).collect::<Vec<_>>())
}

/// A square of this side: an order is found at once, the tables are large.
fn square(side: usize) -> Model {
    let right = (0..side * side).filter(|one| one % side + 1 < side);
    let right = right.map(|one| [one, one + 1]);
    let down = (0..side * (side - 1)).map(|one| [one, one + side]);
    pairwise(side * side, right.chain(down).collect::<Vec<_>>())
}

/// A Bayesian network in which each node has three random ones before it as parents.
fn family_tangle(count: usize) -> Model {
    let mut rng = seed::rng(2, 0);
    let mut builder = Network::builder();
    let mut nodes: Vec<Variable> = Vec::new();
    for number in 0..count {
        let node = builder.variable(format!("n{number}"), ["0", "1"]).unwrap();
        let mut parents: Vec<Variable> = Vec::new();
        for _ in 0..3.min(number) {
            parents.push(nodes[rng.random_range(0..number)]);
        }
        parents.sort_unstable();
        parents.dedup();
        let rows = 1 << parents.len();
        let table = [0.7, 0.3].repeat(rows);
        builder.table(node, &parents, table).unwrap();
        nodes.push(node);
    }
    builder.build().unwrap().into()
}

/// The limit in an answer or in the reason why there is none.
fn of_inference<T>(answer: Result<T, InferenceError>) -> Option<Stop> {
    match answer {
        Err(InferenceError::Limit(limit)) => Some(limit.stop),
        Err(error) => panic!("no limit: {error}"),
        Ok(_) => None,
    }
}

fn of_sampling(answer: Result<atisbo_bayes::Estimate, SamplingError>) -> Option<Stop> {
    match answer {
        Ok(estimate) => estimate.stop,
        Err(SamplingError::NoneAgrees { stop, .. }) => stop,
        Err(SamplingError::NoStart(InferenceError::Limit(limit))) => Some(limit.stop),
        Err(error) => panic!("no limit: {error}"),
    }
}

type Way<'m> = (String, Box<dyn Fn(&Budget) -> Option<Stop> + 'm>);

/// Every question to an engine, with every way to find an order.
fn engines(model: &Model) -> Vec<Way<'_>> {
    let all: Vec<Variable> = model.variables().all().collect();
    // The last ones, so that few are barren.
    let seen = all.iter().rev().take(all.len() / 10);
    let evidence: Evidence = seen.map(|&variable| (variable, 1)).collect();
    let rules = Heuristic::ALL.map(Order::Greedy);
    let orders = rules.into_iter().chain([Order::Best, Order::Given(all)]);
    let mut ways: Vec<Way<'_>> = Vec::new();
    for order in orders {
        for method in Method::ALL {
            let settings = Settings {
                method,
                order: order.clone(),
                ..Settings::default()
            };
            let mut engine = Engine::new(model, settings);
            engine.observe_all(&evidence).unwrap();
            let name = format!("{} {:?}", method.id(), engine_order(&order));
            ways.push((
                format!("marginals {name}"),
                Box::new(move |budget| of_inference(engine.marginals(budget, &mut ()))),
            ));
        }
        let settings = Settings {
            order: order.clone(),
            ..Settings::default()
        };
        let engine = || {
            let mut engine = Engine::new(model, settings.clone());
            engine.observe_all(&evidence).unwrap();
            engine
        };
        let name = engine_order(&order);
        let one = engine();
        ways.push((
            format!("posterior {name}"),
            Box::new(move |budget| of_inference(one.posterior(&[Variable(0)], budget, &mut ()))),
        ));
        let one = engine();
        ways.push((
            format!("explain {name}"),
            Box::new(move |budget| of_inference(one.explain(Variable(0), None, budget))),
        ));
        let one = engine();
        ways.push((
            format!("impossible {name}"),
            Box::new(move |budget| of_inference(one.impossible_subset(budget))),
        ));
        let evidence = evidence.clone();
        ways.push((
            format!("most probable {name}"),
            Box::new(move |budget| {
                of_inference(most_probable(model, &evidence, &order, 0, budget, &mut ()))
            }),
        ));
    }
    ways
}

fn engine_order(order: &Order) -> String {
    match order {
        Order::Greedy(rule) => rule.id().to_owned(),
        Order::Best => "best".to_owned(),
        Order::Plain => "plain".to_owned(),
        Order::Shuffled => "shuffled".to_owned(),
        Order::Given(_) => "given".to_owned(),
    }
}

/// What each order leads to.
fn triangulations(model: &Model) -> Vec<Way<'_>> {
    let all: Vec<Variable> = model.variables().all().collect();
    let rules = Heuristic::ALL.map(Order::Greedy);
    let orders = rules.into_iter();
    let orders = orders.chain([
        Order::Best,
        Order::Given(all),
        Order::Plain,
        Order::Shuffled,
    ]);
    let way = |order: Order| -> Way<'_> {
        let name = engine_order(&order);
        let settings = Settings {
            order,
            ..Settings::default()
        };
        let engine = Engine::new(model, settings);
        let ask = move |budget: &Budget| match engine.triangulation(budget) {
            Ok((_, found)) => found.stop,
            error => of_inference(error),
        };
        (format!("triangulation {name}"), Box::new(ask))
    };
    orders.map(way).collect()
}

/// Sampling that would take for ever.
fn samplers(model: &Model) -> Vec<Way<'_>> {
    let sampling = Sampling {
        samples: u64::MAX,
        ..Sampling::default()
    };
    let none = || Evidence::none();
    let mut ways: Vec<Way<'_>> = vec![(
        "gibbs".to_owned(),
        Box::new(move |budget| of_sampling(gibbs(model, &none(), &sampling, budget, &mut ()))),
    )];
    if model.bayes().is_some() {
        ways.push((
            "forward".to_owned(),
            Box::new(move |budget| {
                of_sampling(forward_sampling(model, &none(), &sampling, budget, &mut ()))
            }),
        ));
        ways.push((
            "likelihood weighting".to_owned(),
            Box::new(move |budget| {
                of_sampling(likelihood_weighting(
                    model,
                    &none(),
                    &sampling,
                    budget,
                    &mut (),
                ))
            }),
        ));
    }
    ways
}

fn enumeration(model: &Model) -> Way<'_> {
    let ask = |budget: &Budget| {
        let none = Evidence::none();
        let enumeration = Enumeration::new(model, &none).unwrap();
        of_inference(enumeration.marginals(budget, &mut ()))
    };
    ("enumeration".to_owned(), Box::new(ask))
}

fn stops_soon(ways: Vec<Way<'_>>) {
    for (name, ask) in ways {
        stops_soon_at(&[1, 2, 5, 20], &name, &ask);
    }
}

fn stops_soon_at(looks: &[u64], name: &str, ask: &dyn Fn(&Budget) -> Option<Stop>) {
    for &look in looks {
        let watch = Watch::cancelling_at(look);
        let said = ask(&Budget::unlimited().watched(&watch));
        assert_eq!(said, Some(Stop::Cancelled), "{name} at {look}");
        assert!(
            watch.looks() <= look + 3,
            "{name} at {look}: {} looks",
            watch.looks()
        );
        let steps = watch.most_steps();
        assert!(
            steps <= MOST_STEPS,
            "{name} at {look}: {steps} steps at once"
        );
    }
}

#[test]
fn the_search_for_an_order_stops_soon() {
    let model = tangle(500, 1500);
    stops_soon(engines(&model));
    stops_soon(triangulations(&model));
}

#[test]
fn the_search_for_an_order_of_a_bayesian_network_stops_soon() {
    let model = family_tangle(500);
    stops_soon(engines(&model));
    stops_soon(triangulations(&model));
}

#[test]
fn the_multiplication_of_tables_stops_soon() {
    let model = square(18);
    let by_degree = |(name, _): &Way<'_>| name.contains("min-degree");
    stops_soon(engines(&model).into_iter().filter(by_degree).collect());
}

#[test]
fn samples_and_enumerated_states_stop_soon() {
    for model in [tangle(500, 1500), family_tangle(500)] {
        stops_soon(samplers(&model));
        stops_soon(vec![enumeration(&model)]);
    }
}

#[test]
fn a_long_scope_of_a_small_table_stops_soon() {
    let mut variables = Variables::new();
    let scope: Vec<_> = (0..5000)
        .map(|number| (variables.add(format!("x{number}"), ["only"]).unwrap(), 1))
        .collect();
    let factor = Factor::new(&scope, vec![1.0]).unwrap();
    let model = Model::from(MarkovNetwork::new(variables, vec![factor]).unwrap());
    stops_soon(triangulations(&model));
    let engine = Engine::new(&model, Settings::default());
    let said = of_inference(engine.triangulation(&Budget::unlimited().bytes(1 << 20)));
    assert_eq!(said, Some(Stop::Bytes));
}

#[test]
fn moralisation_stops_soon() {
    let mut builder = Network::builder();
    let parent = |number: usize| builder.variable(format!("p{number}"), ["only"]).unwrap();
    let parents: Vec<Variable> = (0..2000).map(parent).collect();
    for &parent in &parents {
        builder.table(parent, &[], vec![1.0]).unwrap();
    }
    let child = builder.variable("child", ["0", "1"]).unwrap();
    builder.table(child, &parents, vec![0.5, 0.5]).unwrap();
    let network = builder.build().unwrap();
    let watch = Watch::cancelling_at(5);
    let mut meter = Budget::unlimited().watched(&watch).meter();
    assert_eq!(marriages(&network, &mut meter), Err(Stop::Cancelled));
    assert!(watch.looks() <= 6 && watch.most_steps() <= MOST_STEPS);
}

#[test]
fn a_limit_on_nodes_is_kept_and_said() {
    let model = square(6);
    let mut ways = engines(&model);
    ways.extend(samplers(&model));
    ways.push(enumeration(&model));
    for (name, ask) in ways {
        assert_eq!(
            ask(&Budget::unlimited().nodes(10)),
            Some(Stop::Nodes),
            "{name}"
        );
    }
}

#[test]
fn one_limit_on_nodes_holds_for_all_targets_of_a_question() {
    let model = square(4);
    let targets: Vec<_> = model.variables().all().collect();
    let settings = Settings {
        method: Method::VariableElimination,
        ..Settings::default()
    };
    let engine = || Engine::new(&model, settings.clone());
    let all = engine().marginals(&Budget::unlimited(), &mut ()).unwrap();
    let entries = all.statistics.entries;
    let within = |nodes| engine().marginals(&Budget::unlimited().nodes(nodes), &mut ());
    assert!(within(entries + 1).is_ok());
    assert_eq!(of_inference(within(entries)), Some(Stop::Nodes));
    // A posterior asks first whether the evidence is possible.
    let one = engine()
        .posterior(&targets[..1], &Budget::unlimited(), &mut ())
        .unwrap();
    let (_, check) = engine()
        .log_evidence_with_cost(&Budget::unlimited(), &mut ())
        .unwrap();
    let within =
        |nodes| engine().posterior(&targets[..1], &Budget::unlimited().nodes(nodes), &mut ());
    let entries = one.statistics.entries + check.entries;
    assert!(within(entries + 1).is_ok());
    assert_eq!(of_inference(within(entries)), Some(Stop::Nodes));
}

#[test]
fn the_tables_that_a_run_begins_with_count_for_its_limit_on_bytes() {
    // 24 tables of four numbers each, and what the elimination holds beside them.
    let model = square(4);
    let given = 24 * 4 * 8;
    let engine = || Engine::new(&model, Settings::default());
    let (_, cost) = engine()
        .log_evidence_with_cost(&Budget::unlimited(), &mut ())
        .unwrap();
    let within = |bytes| engine().log_evidence(&Budget::unlimited().bytes(bytes), &mut ());
    assert!(within(given + cost.peak_bytes).is_ok());
    assert_eq!(
        of_inference(within(given + cost.peak_bytes - 1)),
        Some(Stop::Bytes)
    );
}

#[test]
fn a_limit_on_bytes_is_kept_and_said() {
    for model in [square(6), family_tangle(30)] {
        let mut ways = engines(&model);
        ways.extend(triangulations(&model));
        ways.extend(samplers(&model));
        for (name, ask) in ways {
            assert_eq!(
                ask(&Budget::unlimited().bytes(8)),
                Some(Stop::Bytes),
                "{name}"
            );
        }
    }
}

#[test]
fn an_order_is_complete_where_its_tables_are_larger_than_any_number() {
    // Two hubs go first; the table of each has 100^160 entries and more.
    let mut variables = Variables::new();
    let hubs = ["one", "other"].map(|name| variables.add(name, ["0", "1"]).unwrap());
    let mut factors = Vec::new();
    let mut leaves = Vec::new();
    for number in 0..320 {
        let states = (0..100).map(|state| state.to_string());
        let leaf = variables.add(format!("leaf {number}"), states).unwrap();
        leaves.push(leaf);
        let scope = [(hubs[number % 2], 2), (leaf, 100)];
        factors.push(Factor::new(&scope, vec![1.0; 200]).unwrap());
    }
    let model = Model::from(MarkovNetwork::new(variables, factors).unwrap());
    let settings = Settings {
        order: Order::Given(leaves),
        ..Settings::default()
    };
    let engine = Engine::new(&model, settings);
    let (graph, found) = engine.triangulation(&Budget::unlimited()).unwrap();
    assert_eq!(found.order.len(), 322);
    assert_eq!(found.cliques().len(), 2);
    assert_eq!(found.fill(&graph).len(), found.fill_count(&graph));
    assert_eq!(found.fill_count(&graph), 160 * 159);
    assert_eq!((found.largest, found.entries), (f64::MAX, f64::MAX));
    assert!((found.log10_largest - (320.0 + 2.0_f64.log10())).abs() < 1e-9);
    let best = Engine::new(&model, Settings::default());
    let (_, best) = best.triangulation(&Budget::unlimited()).unwrap();
    assert_eq!(best.width(), 1);
}

/// Two uniform parents of this many states each, and so many children that are their sum.
fn sums(states: usize, children: usize) -> Model {
    let mut builder = Network::builder();
    let names = |count: usize| (0..count).map(|state| state.to_string());
    let parents = ["one", "other"].map(|name| builder.variable(name, names(states)).unwrap());
    for parent in parents {
        let uniform = vec![1.0 / states as f64; states];
        builder.table(parent, &[], uniform).unwrap();
    }
    for number in 0..children {
        let child = builder.variable(format!("sum {number}"), names(2 * states - 1));
        let sum = Conditional::Sum;
        builder.conditional(child.unwrap(), &parents, sum).unwrap();
    }
    builder.build().unwrap().into()
}

#[test]
fn the_tables_of_a_decomposition_are_made_within_the_budget() {
    let model = sums(400, 1);
    let all = ["auto", "chain", "rank-one"].map(|name| name.parse::<Decompose>().unwrap());
    for decompose in all {
        let settings = Settings {
            decompose,
            ..Settings::default()
        };
        let engine = Engine::new(&model, settings);
        let ask = |budget: &Budget| of_inference(engine.marginals(budget, &mut ()));
        let said = ask(&Budget::unlimited().bytes(1 << 20));
        assert_eq!(said, Some(Stop::Bytes), "{decompose:?}");
        stops_soon_at(&[1, 2, 5], &format!("{decompose:?}"), &ask);
    }
    let said = most_probable(
        &model,
        &Evidence::none(),
        &Order::Best,
        0,
        &Budget::unlimited().bytes(1 << 20),
        &mut (),
    );
    assert_eq!(of_inference(said), Some(Stop::Bytes));
}

#[test]
fn tables_that_fit_one_by_one_may_not_fit_together() {
    // Each child has 3,312 numbers of 8 bytes.
    let model = sums(12, 10);
    let engine = Engine::new(&model, Settings::default());
    let within = |bytes| of_inference(engine.triangulation(&Budget::unlimited().bytes(bytes)));
    assert_eq!(within(200_000), Some(Stop::Bytes));
    assert_eq!(within(400_000), None);
}
