//! The engines on long chains, on random clauses and on pigeons, and what an observer costs.
//!
//! `cargo bench -p atisbo-logic`, with `-- random` after it for the random clauses alone.

use atisbo_base::Budget;
use atisbo_logic::backward_chaining::BackwardChaining;
use atisbo_logic::forward_chaining::ForwardChaining;
use atisbo_logic::oracle::{BatSat, Oracle};
use atisbo_logic::{Cnf, Observer, Program, Seen, Symbol, cdcl, dpll, instance, sat, walksat};
use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use std::hint::black_box;

/// Each symbol follows from the one before it.
fn chain(rules: usize) -> Program {
    let mut program = Program::new();
    program.add([], Some(Symbol::new(0)));
    for index in 0..rules {
        program.add([Symbol::new(index)], Some(Symbol::new(index + 1)));
    }
    program
}

fn chaining(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("chain of 100000 rules");
    group.sample_size(10);
    let rules = 100_000;
    let goal = Symbol::new(rules);
    let program = chain(rules);
    group.bench_function("forward", |bencher| {
        bencher.iter(|| {
            let mut chaining = ForwardChaining::new();
            for rule in 0..program.len() {
                chaining.tell(program.body(rule).iter().copied(), program.head(rule));
            }
            chaining.run(Some(goal), &mut (), &Budget::unlimited())
        });
    });
    group.bench_function("backward", |bencher| {
        bencher.iter(|| {
            let mut chaining = BackwardChaining::new(&program);
            chaining.prove(Some(goal), &mut (), &Budget::unlimited())
        });
    });
    group.finish();
}

/// Random clauses of three literals where they are hardest.
fn hardest(symbols: usize) -> Cnf {
    instance::random(symbols, symbols * 426 / 100, 3, 1)
}

fn satisfiability(
    criterion: &mut Criterion,
    name: &str,
    instances: &[(usize, Cnf)],
    dpll_to: usize,
) {
    let mut group = criterion.benchmark_group(name);
    group.sample_size(10);
    let budget = Budget::unlimited();
    for (size, cnf) in instances {
        let mut bench = |engine: &str, solve: &dyn Fn(&Cnf)| {
            group.bench_with_input(BenchmarkId::new(engine, size), cnf, |bencher, cnf| {
                bencher.iter(|| solve(black_box(cnf)));
            });
        };
        if *size <= dpll_to {
            bench("dpll", &|cnf| {
                black_box(dpll::solve(cnf, &dpll::Settings::default(), (), &budget));
            });
        }
        bench("cdcl", &|cnf| {
            black_box(cdcl::solve(cnf, &cdcl::Settings::default(), (), &budget));
        });
        bench("batsat, without proof", &|cnf| {
            let mut oracle = BatSat::new();
            oracle.add_all(cnf);
            black_box(oracle.solve(&[], &budget));
        });
        bench("sat, with proof", &|cnf| {
            black_box(sat::solve(cnf, &budget));
        });
    }
    group.finish();
}

fn random(criterion: &mut Criterion) {
    let instances = [50, 75, 100, 150].map(|symbols| (symbols, hardest(symbols)));
    satisfiability(criterion, "random", &instances, 100);
}

fn pigeonhole(criterion: &mut Criterion) {
    let instances = [5, 6, 7].map(|holes| (holes, instance::pigeonhole(holes + 1, holes)));
    satisfiability(criterion, "pigeonhole", &instances, 6);
}

fn local_search(criterion: &mut Criterion) {
    let cnf = instance::random(1_000, 3_500, 3, 1);
    criterion.bench_function("walksat, 1000 symbols", |bencher| {
        bencher.iter(|| {
            let settings = walksat::Settings::default();
            walksat::solve(black_box(&cnf), &settings, (), &Budget::unlimited())
        });
    });
}

/// Counts what it sees.
struct Count(u64);

impl Observer for Count {
    fn notice(&mut self, _event: &Seen<'_>) {
        self.0 += 1;
    }
}

fn observers(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("observer");
    let cnf = hardest(100);
    let settings = cdcl::Settings::default();
    let budget = Budget::unlimited();
    group.bench_function("nobody", |bencher| {
        bencher.iter(|| cdcl::solve(black_box(&cnf), &settings, (), &budget));
    });
    group.bench_function("nobody, known only at run time", |bencher| {
        bencher.iter(|| {
            cdcl::solve(
                black_box(&cnf),
                &settings,
                black_box(None::<Count>),
                &budget,
            )
        });
    });
    group.bench_function("a counter", |bencher| {
        bencher.iter(|| cdcl::solve(black_box(&cnf), &settings, Count(0), &budget));
    });
    group.finish();
}

criterion_group!(
    benches,
    chaining,
    random,
    pigeonhole,
    local_search,
    observers
);
criterion_main!(benches);
