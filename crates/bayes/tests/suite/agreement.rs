//! All exact methods give the same answers, whatever the switches.

use crate::strategy::{Case, case, engine, named, targets};
use atisbo_base::Budget;
use atisbo_bayes::{
    Engine, Enumeration, Evidence, Factor, Heuristic, InferenceError, Method, Model, Network,
    Order, Settings, Variable,
};
use proptest::prelude::*;

const TOLERANCE: f64 = 1e-12;

/// Every combination of method and switches with this order.
fn all_settings(order: &Order) -> Vec<Settings> {
    let mut all = Vec::new();
    for method in Method::ALL {
        for switches in 0..8 {
            let on = |bit: u8| switches >> bit & 1 == 1;
            all.push(Settings {
                method,
                order: order.clone(),
                prune_barren: on(0),
                prune_separated: on(1),
                keep_evidence: on(2),
                ..Settings::default()
            });
        }
    }
    all
}

fn order() -> impl Strategy<Value = Order> {
    let given = Just((0..7).map(Variable).collect::<Vec<Variable>>()).prop_shuffle();
    prop_oneof![
        4 => (0..4_usize).prop_map(|index| Order::Greedy(Heuristic::ALL[index])),
        1 => Just(Order::Best),
        1 => (given, 0..=7_usize).prop_map(|(mut given, length)| {
            given.truncate(length);
            Order::Given(given)
        }),
    ]
}

fn close(one: &[f64], other: &[f64]) -> bool {
    let mut pairs = one.iter().zip(other);
    one.len() == other.len() && pairs.all(|(one, other)| (one - other).abs() <= TOLERANCE)
}

/// An error unless both answers are that the evidence is impossible.
fn both_impossible<T: std::fmt::Debug>(
    found: Result<T, InferenceError>,
    expected: &Result<T, InferenceError>,
    settings: &Settings,
) -> Result<(), TestCaseError> {
    let impossible = InferenceError::Impossible;
    prop_assert_eq!(found.err(), Some(impossible.clone()), "{:?}", settings);
    prop_assert_eq!(expected.as_ref().err(), Some(&impossible));
    Ok(())
}

/// Compares the answers of every method and switch with those of enumeration.
fn all_agree(case: &Case, targets: &[usize], order: &Order) -> Result<(), TestCaseError> {
    let budget = Budget::unlimited();
    let targets = named(&case.model, targets);
    let enumeration = Enumeration::new(&case.model, &case.evidence).unwrap();
    let marginals = enumeration.marginals(&budget, &mut ());
    let joint = enumeration.posterior(&targets, &budget, &mut ());
    for settings in all_settings(order) {
        let engine = engine(&case.model, &case.evidence, settings.clone());
        match (engine.marginals(&budget, &mut ()), &marginals) {
            (Ok(found), Ok(expected)) => {
                for (found, expected) in found.of.iter().zip(&expected.of) {
                    let close = close(found, expected);
                    prop_assert!(close, "{settings:?}: {found:?} {expected:?}");
                }
                let difference = (found.log_evidence - expected.log_evidence).abs();
                prop_assert!(difference <= TOLERANCE, "{settings:?}: {difference}");
            }
            (found, expected) => both_impossible(found, expected, &settings)?,
        }
        match (engine.posterior(&targets, &budget, &mut ()), &joint) {
            (Ok(found), Ok(expected)) => {
                let (found, expected) = (&found.distribution, &expected.distribution);
                prop_assert_eq!(found.scope(), expected.scope());
                let close = close(found.values(), expected.values());
                prop_assert!(close, "{settings:?}: {found:?} {expected:?}");
            }
            (found, expected) => both_impossible(found, expected, &settings)?,
        }
        match (engine.log_evidence(&budget, &mut ()), &marginals) {
            (Ok(found), Ok(expected)) => {
                prop_assert!((found - expected.log_evidence).abs() <= TOLERANCE);
            }
            (found, _) => prop_assert_eq!(found, Err(InferenceError::Impossible)),
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn every_method_and_switch_agrees_with_enumeration(
        case in case(),
        targets in targets(),
        order in order(),
    ) {
        all_agree(&case, &targets, &order)?;
    }

    #[test]
    fn findings_may_come_go_and_change(case in case(), other in case(), keep in any::<bool>()) {
        let settings = Settings { keep_evidence: keep, ..Settings::default() };
        let budget = Budget::unlimited();
        let mut engine = Engine::new(&case.model, settings.clone());
        for (variable, finding) in other.evidence.iter() {
            // What fits the other model may not fit this one.
            let _ = engine.observe(variable, finding.clone());
        }
        engine.observe_all(&case.evidence).unwrap();
        for (variable, _) in other.evidence.iter() {
            if case.evidence.of(variable).is_none() {
                engine.forget(variable);
            }
        }
        let fresh = self::engine(&case.model, &case.evidence, settings);
        prop_assert_eq!(engine.evidence(), &case.evidence);
        prop_assert_eq!(
            engine.marginals(&budget, &mut ()),
            fresh.marginals(&budget, &mut ())
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5000))]

    #[test]
    #[ignore = "takes a minute"]
    fn every_method_and_switch_agrees_with_enumeration_on_thousands(
        case in case(),
        targets in targets(),
        order in order(),
    ) {
        all_agree(&case, &targets, &order)?;
    }
}

#[test]
fn a_target_that_is_unknown_or_named_twice_is_an_error() {
    let mut builder = Network::builder();
    let coin = builder.variable("Coin", ["heads", "tails"]).unwrap();
    builder.table(coin, &[], vec![0.5, 0.5]).unwrap();
    let model = Model::from(builder.build().unwrap());
    let none = Evidence::none();
    let engine = Engine::new(&model, Settings::default());
    let enumeration = Enumeration::new(&model, &none).unwrap();
    let budget = Budget::unlimited();
    for targets in [[coin, coin], [coin, Variable(7)]] {
        let error = engine.posterior(&targets, &budget, &mut ()).unwrap_err();
        let same = enumeration
            .posterior(&targets, &budget, &mut ())
            .unwrap_err();
        assert_eq!(error, same);
        assert_ne!(error, InferenceError::Impossible);
    }
}

#[test]
fn a_marginal_keeps_a_variable_named_twice_once() {
    let (one, two) = (Variable(0), Variable(1));
    let factor = Factor::new(&[(one, 2), (two, 2)], vec![1.0, 2.0, 3.0, 4.0]).unwrap();
    assert_eq!(factor.marginal(&[two, two]), factor.marginal(&[two]));
}
