//! The engines that say whether clauses have a model, each against brute force.

use crate::{has_model, literal};
use atisbo_base::{Budget, Cancel, Stop};
use atisbo_logic::{
    Cnf, Literal, Solved, Verdict, Why, cdcl, dpll, instance, resolution, sat, walksat,
};
use proptest::prelude::*;
use std::time::{Duration, Instant};

/// A complete engine with one choice of its switches.
type Engine = (String, Box<dyn Fn(&Cnf, &Budget) -> Solved>);

fn cdcl_with(name: &str, settings: cdcl::Settings) -> Engine {
    let solve = move |cnf: &Cnf, budget: &Budget| cdcl::solve(cnf, &settings, (), budget);
    (name.to_owned(), Box::new(solve))
}

fn complete_engines() -> Vec<Engine> {
    let default = cdcl::Settings::default();
    let plain = cdcl::Settings {
        restarts: None,
        decay: 1.0,
        phase_saving: false,
        minimise: false,
        forget: false,
    };
    let often = cdcl::Settings {
        restarts: Some(1),
        ..default
    };
    vec![
        cdcl_with("cdcl", default),
        cdcl_with("cdcl, plain", plain),
        cdcl_with("cdcl, restarts after each conflict", often),
        (
            "resolution".to_owned(),
            Box::new(|cnf, budget| {
                resolution::solve(cnf, &resolution::Settings::default(), (), budget)
            }),
        ),
        ("sat".to_owned(), Box::new(sat::solve)),
        dpll_with("dpll", dpll::Settings::default()),
    ]
}

fn dpll_with(name: &str, settings: dpll::Settings) -> Engine {
    let solve = move |cnf: &Cnf, budget: &Budget| dpll::solve(cnf, &settings, (), budget);
    (name.to_owned(), Box::new(solve))
}

/// DPLL with every heuristic and with its rules switched off.
fn dpll_variants() -> Vec<Engine> {
    let default = dpll::Settings::default();
    let mut variants = Vec::new();
    for branching in dpll::Branching::ALL {
        for (unit_propagation, pure_literals) in [(true, true), (true, false), (false, true)] {
            let settings = dpll::Settings {
                branching,
                unit_propagation,
                pure_literals,
                ..default
            };
            variants.push(dpll_with(&format!("{settings:?}"), settings));
        }
    }
    let backwards = dpll::Settings {
        branching: dpll::Branching::First,
        values: dpll::ValueOrder::False,
        unit_propagation: false,
        pure_literals: false,
        seed: 0,
    };
    variants.push(dpll_with("plain backtracking", backwards));
    variants
}

/// Whether the verdict is right and shows why.
fn assert_proved(name: &str, cnf: &Cnf, expected: bool, solved: &Solved) {
    match &solved.verdict {
        Verdict::Satisfiable(model) => {
            assert!(expected, "{name}: there is no model");
            assert!(cnf.holds_in(model), "{name}: {model:?} is no model");
        }
        Verdict::Unsatisfiable(refutation) => {
            assert!(!expected, "{name}: there is a model");
            assert_eq!(refutation.check(cnf), Ok(()), "{name}");
        }
        Verdict::Unknown(why) => panic!("{name}: {why:?}"),
    }
}

fn assert_all_right(cnf: &Cnf, expected: bool) {
    assert_right(&complete_engines(), cnf, expected);
}

fn assert_right(engines: &[Engine], cnf: &Cnf, expected: bool) {
    for (name, solve) in engines {
        assert_proved(name, cnf, expected, &solve(cnf, &Budget::unlimited()));
    }
}

/// Clauses of any length, the empty one and unit clauses among them.
fn any_cnf() -> impl Strategy<Value = Cnf> {
    let length = prop_oneof![1 => 0..1_usize, 20 => 1..2_usize, 100 => 2..5_usize];
    let clause = length.prop_flat_map(|length| prop::collection::vec(literal(8), length));
    prop::collection::vec(clause, 0..40).prop_map(|clauses| {
        let mut cnf = Cnf::new(0);
        for clause in clauses {
            cnf.add(clause);
        }
        cnf
    })
}

proptest! {
    #[test]
    fn complete_engines_agree_with_brute_force_on_any_clauses(cnf in any_cnf()) {
        assert_all_right(&cnf, has_model(&cnf));
    }

    #[test]
    fn dpll_is_right_with_every_heuristic_and_without_its_rules(cnf in any_cnf()) {
        assert_right(&dpll_variants(), &cnf, has_model(&cnf));
    }
}

#[test]
fn complete_engines_agree_with_brute_force_at_the_threshold() {
    for seed in 0..40 {
        let cnf = instance::random(12, 51, 3, seed);
        let expected = has_model(&cnf);
        assert_all_right(&cnf, expected);
        assert_right(&dpll_variants(), &cnf, expected);
    }
}

#[test]
fn pigeons_fit_when_there_are_holes_enough() {
    assert_all_right(&instance::pigeonhole(4, 3), false);
    assert_all_right(&instance::pigeonhole(3, 3), true);
    assert_all_right(&instance::pigeonhole(1, 0), false);
    assert_all_right(&instance::pigeonhole(0, 0), true);
}

#[test]
fn forgotten_clauses_stay_for_the_proof() {
    let cnf = instance::pigeonhole(8, 7);
    let solved = cdcl::solve(&cnf, &cdcl::Settings::default(), (), &Budget::unlimited());
    assert!(solved.statistics.derived > 2_500, "too few to forget some");
    assert_proved("cdcl", &cnf, false, &solved);
}

#[test]
fn a_long_chain_of_implications_is_no_problem() {
    let mut cnf = Cnf::new(0);
    let chain: Vec<Literal> = (0..100_000).map(|_| cnf.fresh()).collect();
    cnf.add([chain[0]]);
    for pair in chain.windows(2) {
        cnf.add([!pair[0], pair[1]]);
    }
    assert_all_right(&cnf, true);
    cnf.add([!chain[chain.len() - 1]]);
    assert_all_right(&cnf, false);
}

#[test]
fn each_limit_of_the_budget_ends_the_search() {
    let cnf = instance::pigeonhole(11, 10);
    let cancel = Cancel::new();
    cancel.raise();
    let limits = [
        (Budget::unlimited().nodes(0), Stop::Nodes),
        (Budget::unlimited().nodes(50), Stop::Nodes),
        (Budget::unlimited().bytes(1_000), Stop::Bytes),
        (Budget::unlimited().time(Duration::ZERO), Stop::Time),
        (
            Budget::unlimited().time(Duration::from_millis(20)),
            Stop::Time,
        ),
        (Budget::unlimited().cancel(cancel), Stop::Cancelled),
    ];
    for (name, solve) in complete_engines() {
        for (budget, stop) in &limits {
            let start = Instant::now();
            let solved = solve(&cnf, budget);
            let unknown = Verdict::Unknown(Why::Budget(*stop));
            assert_eq!(solved.verdict, unknown, "{name}");
            assert!(start.elapsed() < Duration::from_secs(2), "{name}: {stop}");
        }
    }
}

#[test]
fn the_cut_at_the_first_uip_is_the_clause_that_is_learned() {
    let settings = cdcl::Settings {
        minimise: false,
        ..cdcl::Settings::default()
    };
    let mut conflicts = 0;
    for seed in 0..20 {
        let cnf = instance::random(40, 170, 3, seed);
        let observer = cdcl::ImplicationGraphs::new(&cnf, |graph| {
            conflicts += 1;
            assert_eq!(graph.learned.is_none(), graph.level == 0);
            if let Some(learned) = &graph.learned {
                assert_eq!(graph.cut(), *learned);
            }
            for (from, to, _) in graph.edges() {
                assert!(from < to, "a literal follows from earlier ones");
            }
        });
        cdcl::solve(&cnf, &settings, observer, &Budget::unlimited());
    }
    assert!(conflicts > 100);
}

#[test]
fn the_graphs_of_dpll_end_in_decisions_and_given_clauses() {
    for seed in 0..20 {
        let cnf = instance::random(20, 100, 3, seed);
        let mut conflicts = 0;
        let observer = cdcl::ImplicationGraphs::new(&cnf, |graph| {
            conflicts += 1;
            assert_eq!(graph.learned, None);
            assert_eq!(graph.conflict_from.len(), cnf.clause(graph.conflict).len());
            for node in &graph.nodes {
                let others = node.reason.map_or(0, |reason| cnf.clause(reason).len() - 1);
                assert_eq!(node.from.len(), others);
            }
        });
        let settings = dpll::Settings::default();
        let solved = dpll::solve(&cnf, &settings, observer, &Budget::unlimited());
        assert_eq!(conflicts, solved.statistics.conflicts);
    }
}

#[test]
#[ignore = "takes more than ten seconds"]
fn complete_engines_agree_on_thousands_of_instances() {
    for seed in 0..2_000 {
        let cnf = instance::random(14, 60, 3, seed);
        let expected = has_model(&cnf);
        assert_all_right(&cnf, expected);
        assert_right(&dpll_variants(), &cnf, expected);
    }
    // Too many symbols for brute force, and for resolution: the others must agree.
    let resolution = |engine: &Engine| engine.0 == "resolution";
    let engines: Vec<Engine> = complete_engines();
    let engines: Vec<Engine> = engines.into_iter().filter(|one| !resolution(one)).collect();
    for seed in 0..200 {
        let cnf = instance::random(60, 255, 3, seed);
        let solved = cdcl::solve(&cnf, &cdcl::Settings::default(), (), &Budget::unlimited());
        let expected = matches!(solved.verdict, Verdict::Satisfiable(_));
        assert_right(&engines, &cnf, expected);
    }
}

#[test]
fn local_search_finds_models_and_nothing_else() {
    let settings = walksat::Settings {
        max_flips: 1_000,
        ..walksat::Settings::default()
    };
    let mut found = 0;
    for seed in 0..60 {
        let cnf = instance::random(12, 51, 3, seed);
        match walksat::solve(&cnf, &settings, (), &Budget::unlimited()).verdict {
            Verdict::Satisfiable(model) => assert!(cnf.holds_in(&model)),
            verdict => {
                assert_eq!(verdict, Verdict::Unknown(Why::NoModelFound));
                assert!(!has_model(&cnf), "a model of 12 symbols is easy to find");
            }
        }
        found += u32::from(has_model(&cnf));
    }
    assert!(found > 0);
}

#[test]
fn local_search_gives_up_on_what_it_cannot_mend() {
    let settings = walksat::Settings::default();
    let solve = |cnf: &Cnf| walksat::solve(cnf, &settings, (), &Budget::unlimited());
    let mut empty = Cnf::new(3);
    assert!(matches!(solve(&empty).verdict, Verdict::Satisfiable(_)));
    empty.add([]);
    let solved = solve(&empty);
    assert_eq!(solved.verdict, Verdict::Unknown(Why::NoModelFound));
    assert_eq!(solved.statistics.nodes, 0);
}

#[test]
fn local_search_depends_on_its_seed_alone() {
    let cnf = instance::random(60, 240, 3, 5);
    let settings = walksat::Settings::default();
    let solve = |seed| {
        let settings = walksat::Settings { seed, ..settings };
        walksat::solve(&cnf, &settings, (), &Budget::unlimited())
    };
    assert_eq!(solve(1), solve(1));
    assert_ne!(solve(1), solve(2));
}

#[test]
fn local_search_keeps_to_its_budget() {
    let cnf = instance::pigeonhole(8, 7);
    for (budget, stop) in [
        (Budget::unlimited().nodes(0), Stop::Nodes),
        (Budget::unlimited().bytes(100), Stop::Bytes),
        (Budget::unlimited().time(Duration::ZERO), Stop::Time),
        (Budget::unlimited().nodes(77), Stop::Nodes),
    ] {
        let solved = walksat::solve(&cnf, &walksat::Settings::default(), (), &budget);
        assert_eq!(solved.verdict, Verdict::Unknown(Why::Budget(stop)));
        assert!(solved.statistics.nodes <= 77);
    }
}
