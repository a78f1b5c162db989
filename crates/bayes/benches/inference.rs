//! What inference costs: all marginals, one posterior, an order, with an observer and without.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a benchmark fails by panicking"
)]

use atisbo_base::Budget;
use atisbo_bayes::trace::Tracer;
use atisbo_bayes::{
    Engine, Evidence, Method, Model, Order, OrderName, Sampling, Settings, Variable, gibbs,
    likelihood_weighting, most_probable, read,
};
use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use std::path::Path;

fn network(name: &str) -> Model {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/bayes");
    let file = std::fs::read(folder.join(format!("{name}.bif.gz"))).expect("the file is there");
    read(file, None).expect("a network")
}

/// The last five variables in their first states.
fn some_evidence(model: &Model) -> Evidence {
    let all: Vec<Variable> = model.variables().all().collect();
    all.iter()
        .rev()
        .take(5)
        .map(|&variable| (variable, 0))
        .collect()
}

fn marginals(criterion: &mut Criterion) {
    for name in ["asia", "child", "alarm", "insurance"] {
        let model = network(name);
        let evidence = some_evidence(&model);
        for method in Method::ALL {
            criterion.bench_function(
                &format!("all marginals of {name} by {}", method.id()),
                |bench| {
                    bench.iter(|| {
                        let settings = Settings {
                            method,
                            ..Settings::default()
                        };
                        let mut engine = Engine::new(&model, settings);
                        engine.observe_all(&evidence).expect("it fits");
                        black_box(engine.marginals(&Budget::unlimited(), &mut ()))
                            .expect("possible")
                    });
                },
            );
        }
    }
}

fn observers(criterion: &mut Criterion) {
    let model = network("insurance");
    let engine = Engine::new(&model, Settings::default());
    let budget = Budget::unlimited();
    criterion.bench_function("insurance, nobody watches", |bench| {
        bench.iter(|| black_box(engine.marginals(&budget, &mut ())).expect("possible"));
    });
    criterion.bench_function("insurance, a tracer watches", |bench| {
        bench.iter(|| {
            let mut tracer = Tracer::new(100_000, engine.names());
            black_box(engine.marginals(&budget, &mut tracer)).expect("possible")
        });
    });
}

fn orders(criterion: &mut Criterion) {
    let model = network("alarm");
    for name in OrderName::ALL {
        let settings = Settings {
            order: name.into(),
            ..Settings::default()
        };
        let engine = Engine::new(&model, settings);
        criterion.bench_function(&format!("an order for alarm by {name}"), |bench| {
            bench.iter(|| black_box(engine.triangulation(&Budget::unlimited())).expect("it fits"));
        });
    }
}

fn others(criterion: &mut Criterion) {
    let model = network("alarm");
    let (budget, sampling) = (Budget::unlimited(), Sampling::default());
    let none = Evidence::none();
    criterion.bench_function("the most probable state of alarm", |bench| {
        bench.iter(|| {
            let found = most_probable(&model, &none, &Order::Best, 0, &budget, &mut ());
            black_box(found).expect("possible")
        });
    });
    criterion.bench_function("10,000 weighted samples of alarm", |bench| {
        bench.iter(|| {
            let found = likelihood_weighting(&model, &none, &sampling, &budget, &mut ());
            black_box(found).expect("some")
        });
    });
    criterion.bench_function("10,000 Gibbs samples of alarm", |bench| {
        bench.iter(|| black_box(gibbs(&model, &none, &sampling, &budget, &mut ())).expect("some"));
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = marginals, observers, orders, others
}
criterion_main!(benches);
