//! Random binary problems: every method against brute force.

use atisbo_base::Budget;
use atisbo_csp::{Backtracking, Value};
use atisbo_csp::{
    Csp, Ending, Inference, Machine, Method, Model, Options, Preprocess, Retreat, Settings,
    Solutions, ValueOrder, Variable, VariableOrder, solve,
};
use proptest::prelude::*;

/// What a random problem is made of: the sizes of the domains; pairs of variables, each with a table
/// of allowed pairs of values as bits; and sets of variables that differ.
type Recipe = (Vec<u8>, Vec<(usize, usize, u32)>, Vec<u8>);

fn recipe() -> impl Strategy<Value = Recipe> {
    (
        proptest::collection::vec(1u8..5, 1..6),
        proptest::collection::vec((0usize..5, 0usize..5, any::<u32>()), 0..8),
        proptest::collection::vec(any::<u8>(), 0..2),
    )
}

fn build((sizes, tables, sets): &Recipe) -> Csp {
    let mut model = Model::new();
    let all: Vec<Variable> = sizes
        .iter()
        .map(|&size| model.variable(0..size).expect("small"))
        .collect();
    for &(a, b, bits) in tables {
        let (a, b) = (a % all.len(), b % all.len());
        if a != b {
            // Three pairs in four are allowed.
            let bits = bits | bits.rotate_left(11);
            let allowed = move |a: Value, b: Value| bits >> (5 * a + b) & 1 == 1;
            model.binary(all[a], all[b], allowed).expect("they exist");
        }
    }
    for set in sets {
        let members = all.iter().copied().filter(|v| set >> v.0 & 1 == 1);
        model.all_different(members).expect("they exist");
    }
    model.build()
}

fn all_solutions(csp: &Csp, run: impl FnOnce(&Csp, &Options, &mut Solutions)) -> Vec<Vec<Value>> {
    let mut solutions = Solutions::new(usize::MAX);
    run(
        csp,
        &Options {
            solutions: u64::MAX,
            ..Options::default()
        },
        &mut solutions,
    );
    let mut found = solutions.kept().to_vec();
    found.sort_unstable();
    found
}

/// Every combination of the switches.
fn every_setting() -> Vec<Settings> {
    let mut all = Vec::new();
    for preprocess in [Preprocess::Nothing, Preprocess::ArcConsistency] {
        for variables in [
            VariableOrder::First,
            VariableOrder::FewestValues,
            VariableOrder::Degree,
            VariableOrder::FewestValuesDegree,
            VariableOrder::WeightedDegree,
        ] {
            for values in [
                ValueOrder::Ascending,
                ValueOrder::LeastConstraining,
                ValueOrder::Random,
            ] {
                for inference in [
                    Inference::Check,
                    Inference::ForwardChecking,
                    Inference::ArcConsistency,
                    Inference::Places,
                ] {
                    for retreat in [Retreat::Chronological, Retreat::ConflictDirected] {
                        for limited_discrepancy in [false, true] {
                            all.push(Settings {
                                preprocess,
                                variables,
                                values,
                                inference,
                                retreat,
                                limited_discrepancy,
                            });
                        }
                    }
                }
            }
        }
    }
    all
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_method_finds_what_brute_force_finds(recipe in recipe()) {
        let csp = build(&recipe);
        let budget = Budget::unlimited();
        let truth = all_solutions(&csp, |csp, options, seen| {
            solve(csp, Method::BruteForce, options, seen, &budget).expect("never refused");
        });
        for method in Method::ALL {
            if method.traits().complete {
                let found = all_solutions(&csp, |csp, options, seen| {
                    let report = solve(csp, method, options, seen, &budget).expect("a cover");
                    assert!(report.exhaustive);
                });
                prop_assert_eq!(&found, &truth, "{}", method);
            } else {
                let budget = Budget::unlimited().nodes(2000);
                let report = solve(&csp, method, &Options::default(), (), &budget).expect("binary");
                prop_assert!(report.ending != Ending::NoSolution);
                if let Some(solution) = report.solution {
                    prop_assert!(truth.contains(&solution), "{}", method);
                }
            }
        }
    }

    #[test]
    fn every_combination_of_switches_finds_what_brute_force_finds(recipe in recipe()) {
        let csp = build(&recipe);
        let budget = Budget::unlimited();
        let truth = all_solutions(&csp, |csp, options, seen| {
            solve(csp, Method::BruteForce, options, seen, &budget).expect("never refused");
        });
        for settings in every_setting() {
            let found = all_solutions(&csp, |csp, options, seen| {
                Backtracking::new(csp, &settings, options, seen, &budget).run();
            });
            prop_assert_eq!(&found, &truth, "{:?}", settings);
        }
    }
}
