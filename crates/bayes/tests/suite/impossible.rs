//! Smallest impossible sets of observations, against trying all sets.

use crate::strategy::{Case, case, coins, engine};
use atisbo_base::Budget;
use atisbo_bayes::{Decompose, Engine, Enumeration, Evidence, InferenceError, Model, Settings};
use proptest::prelude::*;

fn is_possible(model: &Model, evidence: &Evidence) -> bool {
    let enumeration = Enumeration::new(model, evidence).unwrap();
    let answer = enumeration.log_evidence(&Budget::unlimited(), &mut ());
    answer.is_ok()
}

/// The size of the smallest impossible set of the observations, if they are impossible.
fn smallest(model: &Model, evidence: &Evidence) -> Option<usize> {
    let findings: Vec<_> = evidence.iter().collect();
    let impossible = |chosen: &u32| {
        let some = findings.iter().zip(0..);
        let some = some.filter(|&(_, index)| chosen >> index & 1 == 1);
        let some = some.map(|(&(variable, finding), _)| (variable, finding.clone()));
        !is_possible(model, &some.collect())
    };
    let sets = (0..1_u32 << findings.len()).filter(impossible);
    sets.map(|chosen| chosen.count_ones() as usize).min()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn the_set_found_is_impossible_irreducible_and_as_small_as_any(Case { model, evidence } in case()) {
        for decompose in [Decompose::Auto, "rank-one".parse().unwrap()] {
            let engine = engine(&model, &evidence, Settings { decompose, ..Settings::default() });
            let found = engine.impossible_subset(&Budget::unlimited()).unwrap();
            let size = found.as_ref().map(|found| found.evidence.len());
            prop_assert_eq!(size, smallest(&model, &evidence));
            if let Some(found) = found {
                prop_assert!(found.smallest);
                prop_assert!(!is_possible(&model, &found.evidence));
                for (variable, finding) in found.evidence.iter() {
                    prop_assert_eq!(evidence.of(variable), Some(finding));
                }
            }
        }
    }
}

/// This many coins, all of them tails, though half of them should be heads.
fn all_tails(count: usize) -> (Model, Evidence) {
    let (model, coins, heads) = coins(vec![0.5; count]);
    let all_tails: Evidence = coins.into_iter().map(|coin| (coin, 0)).collect();
    (model, all_tails.and(heads, count / 2))
}

#[test]
fn among_many_observations_an_irreducible_set_is_found_though_not_proven_smallest() {
    let (model, evidence) = all_tails(40);
    let engine = engine(&model, &evidence, Settings::default());
    let found = engine.impossible_subset(&Budget::unlimited());
    let found = found.unwrap().unwrap();
    // Twenty heads need twenty coins; twenty-one tails forbid them.
    assert_eq!(found.evidence.len(), 22);
    assert!(!found.smallest);
}

#[test]
fn possible_evidence_has_no_impossible_part() {
    let (model, _) = all_tails(4);
    let engine = Engine::new(&model, Settings::default());
    assert_eq!(engine.impossible_subset(&Budget::unlimited()), Ok(None));
}

#[test]
fn a_budget_stops_the_search() {
    let (model, evidence) = all_tails(12);
    let engine = engine(&model, &evidence, Settings::default());
    let found = engine.impossible_subset(&Budget::unlimited().nodes(3));
    assert!(matches!(found, Err(InferenceError::Limit(_))));
}
