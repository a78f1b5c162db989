//! What a run leaves in its trace.

use crate::strategy::engine;
use atisbo_base::{Budget, Trace};
use atisbo_bayes::trace::Tracer;
use atisbo_bayes::{
    Conditional, Decompose, Engine, Enumeration, Event, Evidence, Irrelevance, Method, Model,
    Network, Pass, Sampling, Settings, Variable, forward_sampling, gibbs, likelihood_weighting,
};

/// Three mines beside a clue, and an alarm that a mine sets off.
fn mines() -> Model {
    let mut builder = Network::builder();
    let mut mines = Vec::new();
    for name in ["A", "B", "C"] {
        let mine = builder.variable(name, ["no", "yes"]).unwrap();
        builder.table(mine, &[], vec![0.75, 0.25]).unwrap();
        mines.push(mine);
    }
    let clue = builder.variable("clue", ["0", "1", "2", "3"]).unwrap();
    builder.conditional(clue, &mines, Conditional::Sum).unwrap();
    let alarm = builder.variable("alarm", ["no", "yes"]).unwrap();
    builder
        .table(alarm, &[mines[0]], vec![1.0, 0.0, 0.5, 0.5])
        .unwrap();
    builder.build().unwrap().into()
}

/// A run, at most `limit` events of it and the numbers of tables with at most `most_numbers`.
fn record(settings: Settings, limit: usize, most_numbers: usize) -> Trace<Event> {
    let model = mines();
    let engine = engine(&model, &Evidence::none().and(Variable(3), 2), settings);
    let mut tracer = Tracer::new(limit, engine.names()).numbers_up_to(most_numbers);
    let answer = engine.posterior(&[Variable(0)], &Budget::unlimited(), &mut tracer);
    answer.unwrap();
    tracer.into_trace()
}

#[test]
fn a_posterior_is_written_down_from_the_first_table_to_the_last() {
    let trace = record(Settings::default(), 100, 64);
    let kinds: Vec<&str> = trace
        .events
        .iter()
        .map(|event| match event {
            Event::Pruned { .. } => "pruned",
            Event::Moralised { .. } => "moralised",
            Event::Triangulated { .. } => "triangulated",
            Event::Tables { .. } => "tables",
            Event::Ordered { .. } => "ordered",
            Event::Eliminated { .. } => "eliminated",
            Event::Normalised { .. } => "normalised",
            _ => "other",
        })
        .collect();
    let expected = [
        "pruned",
        "moralised",
        "tables",
        "ordered",
        "triangulated",
        "triangulated",
        "eliminated",
        "eliminated",
        "normalised",
    ];
    assert_eq!(kinds, expected);
    assert_eq!(
        trace.events[0],
        Event::Pruned {
            variable: "alarm".to_owned(),
            why: Irrelevance::Barren,
            blocked: None,
        }
    );
    let Some(Event::Normalised { table, log_sum }) = trace.events.last() else {
        panic!("the last thing is the answer");
    };
    assert_eq!(table.scope, ["A"]);
    // Two mines among three: 2/3 for each, and 3 · 3/4 · 1/16 for two at all.
    assert!((table.values.as_ref().unwrap()[1] - 2.0 / 3.0).abs() < 1e-15);
    assert!((log_sum - (9.0_f64 / 64.0).ln()).abs() < 1e-15);
}

/// The edges of all events of a kind, in ascending order.
fn edges(
    events: &[Event],
    of: impl Fn(&Event) -> Option<&Vec<(String, String)>>,
) -> Vec<(String, String)> {
    let mut all: Vec<_> = events.iter().filter_map(of).flatten().cloned().collect();
    all.sort_unstable();
    all
}

#[test]
fn a_junction_tree_is_made_from_the_moral_and_the_triangulated_graph() {
    for file in ["asia", "alarm", "insurance"] {
        let text = std::fs::read(format!(
            "{}/../../data/bayes/{file}.bif.gz",
            env!("CARGO_MANIFEST_DIR")
        ));
        let text = atisbo_bayes::text_in(text.unwrap()).unwrap();
        let model = atisbo_bayes::read(&text, None).unwrap();
        let settings = Settings {
            method: Method::JunctionTree,
            ..Settings::default()
        };
        let engine = Engine::new(&model, settings);
        let budget = Budget::unlimited();
        let mut tracer = Tracer::new(100_000, engine.names()).numbers_up_to(0);
        engine.marginals(&budget, &mut tracer).unwrap();
        let events = tracer.into_trace().events;
        let (graph, order) = engine.triangulation(&budget).unwrap();
        let names = engine.names();
        let named = |edges: Vec<(Variable, Variable)>| {
            let name = |one: Variable| names[one.index()].clone();
            let mut all: Vec<_> = edges
                .iter()
                .map(|&(one, other)| (name(one), name(other)))
                .collect();
            all.sort_unstable();
            all
        };
        let network = model.bayes().unwrap();
        let married = atisbo_bayes::marriages(network, &mut budget.meter()).unwrap();
        let told = edges(&events, |event| match event {
            Event::Moralised { child, edges } => {
                let child = model.variables().find(child).unwrap();
                let is_parent = |name: &String| {
                    let parent = model.variables().find(name);
                    parent.is_some_and(|parent| network.parents(child).contains(&parent))
                };
                assert!(
                    edges
                        .iter()
                        .all(|(one, other)| is_parent(one) && is_parent(other))
                );
                Some(edges)
            }
            _ => None,
        });
        assert_eq!(told, named(married), "{file}");
        let filled = edges(&events, |event| match event {
            Event::Triangulated { edges, .. } => Some(edges),
            _ => None,
        });
        assert_eq!(filled, named(order.fill(&graph)), "{file}");
        assert!(!filled.is_empty() && !told.is_empty());
        let gone = events.iter().filter_map(|event| match event {
            Event::Triangulated { variable, .. } => Some(variable.clone()),
            _ => None,
        });
        let order = order.order.iter().map(|one| names[one.index()].clone());
        assert!(gone.eq(order), "{file}");
    }
}

#[test]
fn every_elimination_is_a_line_of_a_table() {
    let settings = Settings {
        decompose: Decompose::ParentDivorcing,
        ..Settings::default()
    };
    let trace = record(settings, 100, 64);
    let steps: Vec<_> = trace.events.iter().filter_map(Event::step).collect();
    assert_eq!(steps.len(), 3);
    let partial = steps
        .iter()
        .find(|step| step.variable == "clue: partial sum 2")
        .unwrap();
    assert!(partial.scope.contains(&partial.variable));
    assert!(partial.entries >= 6);
    assert!(!partial.left_out);
}

#[test]
fn large_tables_are_kept_without_their_numbers() {
    let trace = record(Settings::default(), 100, 2);
    for event in &trace.events {
        if let Event::Tables { tables } = event {
            for table in tables {
                assert_eq!(table.values.is_some(), table.entries <= 2);
            }
            assert!(tables.iter().any(|table| table.values.is_none()));
        }
    }
}

#[test]
fn a_full_recorder_counts_what_it_leaves_out() {
    let trace = record(Settings::default(), 2, 64);
    assert_eq!((trace.events.len(), trace.left_out), (2, 7));
}

#[test]
fn a_trace_read_back_is_the_trace_written() {
    let model = mines();
    let settings = Settings {
        method: Method::JunctionTree,
        decompose: "rank-one".parse().unwrap(),
        ..Settings::default()
    };
    let engine = Engine::new(&model, settings);
    // Reading may round the last bit of a number.
    let mut tracer = Tracer::new(1000, engine.names()).numbers_up_to(0);
    engine.marginals(&Budget::unlimited(), &mut tracer).unwrap();
    let trace = tracer.into_trace();
    let is_message = |one: &Event| matches!(one, Event::Message { .. });
    assert!(trace.events.iter().any(is_message));
    let mut text = Vec::new();
    trace.write_json_lines(&mut text).unwrap();
    let text = String::from_utf8(text).unwrap();
    let read: Vec<Event> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(read, trace.events);
}

/// The last estimate that the events tell of the first mine.
fn last_estimate(trace: &Trace<Event>) -> Vec<f64> {
    let estimate = trace.events.iter().rev().find_map(|event| match event {
        Event::Sample { estimate, .. } | Event::Visited { estimate, .. } => estimate.first(),
        _ => None,
    });
    estimate.unwrap().shares.clone()
}

#[test]
fn the_last_estimate_of_samples_and_states_is_the_answer() {
    let model = mines();
    let evidence = Evidence::none().and(Variable(3), 1);
    let budget = Budget::unlimited();
    let sampling = Sampling {
        samples: 200,
        burn_in: 3,
        ..Sampling::default()
    };
    let tracer = || {
        let names = Engine::new(&model, Settings::default()).names();
        Tracer::new(10_000, names).following(&[Variable(0)])
    };
    let close = |trace: &Trace<Event>, of: &[f64]| {
        let told = last_estimate(trace);
        assert!(
            told.iter()
                .zip(of)
                .all(|(one, other)| (one - other).abs() < 1e-9)
        );
    };
    for draw in [forward_sampling, likelihood_weighting, gibbs] {
        let mut tracer = tracer();
        let found = draw(&model, &evidence, &sampling, &budget, &mut tracer).unwrap();
        close(&tracer.into_trace(), &found.of[0]);
    }
    let mut tracer = tracer();
    let enumeration = Enumeration::new(&model, &evidence).unwrap();
    let found = enumeration.marginals(&budget, &mut tracer).unwrap();
    let trace = tracer.into_trace();
    close(&trace, &found.of[0]);
    for event in &trace.events {
        if let Event::Visited { terms, weight, .. } = event {
            let product: f64 = terms.iter().map(|term| term.value).product();
            assert!((product - weight).abs() < 1e-12);
        }
    }
}

#[test]
fn each_sample_says_where_it_was_rejected() {
    let model = mines();
    let evidence = Evidence::none().and(Variable(3), 3);
    let names = Engine::new(&model, Settings::default()).names();
    let mut tracer = Tracer::new(500, names);
    let sampling = Sampling {
        samples: 500,
        ..Sampling::default()
    };
    forward_sampling(
        &model,
        &evidence,
        &sampling,
        &Budget::unlimited(),
        &mut tracer,
    )
    .unwrap();
    let mut counts = 0;
    for event in tracer.into_trace().events {
        let Event::Sample {
            drawn,
            states,
            rejected,
            counted,
            ..
        } = event
        else {
            panic!("forward sampling only samples")
        };
        counts += u64::from(rejected.is_none());
        assert_eq!(counted, counts);
        match rejected {
            Some(rejected) => {
                assert_eq!((&*rejected.variable, rejected.observed), ("clue", Some(3)));
                assert_eq!(drawn.last().unwrap().state, rejected.drawn);
                assert!(states.is_empty() && rejected.drawn != 3);
            }
            None => assert_eq!(states[3], 3),
        }
    }
    assert!(counts > 0);
}

#[test]
fn what_is_separated_is_so_on_the_way_that_is_told() {
    let mut builder = Network::builder();
    let names = ["a", "b", "c", "d"];
    let chain: Vec<Variable> = (names.iter())
        .map(|name| builder.variable(*name, ["no", "yes"]).unwrap())
        .collect();
    builder.table(chain[0], &[], vec![0.3, 0.7]).unwrap();
    for pair in chain.windows(2) {
        let rows = vec![0.1, 0.9, 0.4, 0.6];
        builder.table(pair[1], &[pair[0]], rows).unwrap();
    }
    let model = Model::from(builder.build().unwrap());
    let evidence = Evidence::none().and(chain[2], 1);
    let engine = engine(&model, &evidence, Settings::default());
    let mut tracer = Tracer::new(100, engine.names());
    engine
        .posterior(&[chain[3]], &Budget::unlimited(), &mut tracer)
        .unwrap();
    let blocked = tracer
        .into_trace()
        .events
        .into_iter()
        .find_map(|event| match event {
            Event::Pruned { blocked, .. } => blocked,
            _ => None,
        });
    let blocked = blocked.unwrap();
    assert_eq!(
        (blocked.path.len(), &*blocked.at, blocked.collider),
        (4, "c", false)
    );
}

#[test]
fn messages_are_collected_before_they_are_distributed() {
    let model = mines();
    let settings = Settings {
        method: Method::JunctionTree,
        decompose: Decompose::ParentDivorcing,
        ..Settings::default()
    };
    let engine = engine(&model, &Evidence::none(), settings);
    let mut tracer = Tracer::new(1000, engine.names());
    engine.marginals(&Budget::unlimited(), &mut tracer).unwrap();
    let mut links = Vec::new();
    let mut sent = Vec::new();
    for event in tracer.into_trace().events {
        match event {
            Event::Linked { one, other, .. } => links.push((one, other)),
            Event::Message { from, to, pass, .. } => {
                assert!(links.contains(&(from.min(to), from.max(to))));
                assert_eq!(sent.contains(&(to, from)), pass == Pass::Distribute);
                sent.push((from, to));
            }
            _ => {}
        }
    }
    assert!(!links.is_empty() && sent.len() > links.len());
}
