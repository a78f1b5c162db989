//! Smallest impossible sets of observations, against trying all sets.

use crate::strategy::{Case, case};
use atisbo_base::Budget;
use atisbo_bayes::{
    Conditional, Decompose, Engine, Enumeration, Evidence, InferenceError, Model, Network, Settings,
};
use proptest::prelude::*;

fn is_possible(model: &Model, evidence: &Evidence) -> bool {
    let enumeration = Enumeration::new(model, evidence).unwrap();
    enumeration
        .log_evidence(&Budget::unlimited(), &mut ())
        .is_ok()
}

/// The size of the smallest impossible set of the observations, if they are impossible.
fn smallest(model: &Model, evidence: &Evidence) -> Option<usize> {
    let findings: Vec<_> = evidence.iter().collect();
    let impossible = |chosen: &u32| {
        let mut some = Evidence::none();
        for (index, (variable, finding)) in findings.iter().enumerate() {
            if chosen >> index & 1 == 1 {
                some.set(*variable, (*finding).clone());
            }
        }
        !is_possible(model, &some)
    };
    let sets = (0..1_u32 << findings.len()).filter(impossible);
    sets.map(|chosen| chosen.count_ones() as usize).min()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn the_set_found_is_impossible_irreducible_and_as_small_as_any(Case { model, evidence } in case()) {
        for decompose in [Decompose::Auto, "rank-one".parse().unwrap()] {
            let mut engine = Engine::new(&model, Settings { decompose, ..Settings::default() });
            engine.observe_all(&evidence).unwrap();
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

/// So many coins and the number of heads.
fn coins(count: usize) -> (Model, Evidence) {
    let mut builder = Network::builder();
    let mut coins = Vec::new();
    for number in 0..count {
        let coin = builder
            .variable(format!("coin {number}"), ["tails", "heads"])
            .unwrap();
        builder.table(coin, &[], vec![0.5, 0.5]).unwrap();
        coins.push(coin);
    }
    let heads = builder
        .variable("heads", (0..=count).map(|number| number.to_string()))
        .unwrap();
    builder
        .conditional(heads, &coins, Conditional::Sum)
        .unwrap();
    let all_tails: Evidence = coins.iter().map(|&coin| (coin, 0)).collect();
    (
        builder.build().unwrap().into(),
        all_tails.and(heads, count / 2),
    )
}

#[test]
fn among_many_observations_an_irreducible_set_is_found_though_not_proven_smallest() {
    let (model, evidence) = coins(40);
    let mut engine = Engine::new(&model, Settings::default());
    engine.observe_all(&evidence).unwrap();
    let found = engine
        .impossible_subset(&Budget::unlimited())
        .unwrap()
        .unwrap();
    // Twenty heads need twenty coins; twenty-one tails forbid them.
    assert_eq!(found.evidence.len(), 22);
    assert!(!found.smallest);
}

#[test]
fn possible_evidence_has_no_impossible_part() {
    let (model, _) = coins(4);
    let engine = Engine::new(&model, Settings::default());
    assert_eq!(engine.impossible_subset(&Budget::unlimited()), Ok(None));
}

#[test]
fn a_budget_stops_the_search() {
    let (model, evidence) = coins(12);
    let mut engine = Engine::new(&model, Settings::default());
    engine.observe_all(&evidence).unwrap();
    let found = engine.impossible_subset(&Budget::unlimited().nodes(3));
    assert!(matches!(found, Err(InferenceError::Limit(_))));
}
