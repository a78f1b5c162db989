//! What each observation changes, against the same questions asked one by one.

use crate::strategy::{Case, case, engine};
use atisbo_base::Budget;
use atisbo_bayes::{
    Conditional, Decompose, Engine, Enumeration, Evidence, EvidenceError, InferenceError, Model,
    Network, NoisyMax, Settings, Variable,
};
use proptest::prelude::*;

/// The distribution of the variable, by enumeration.
fn distribution(model: &Model, evidence: &Evidence, target: Variable) -> Vec<f64> {
    let enumeration = Enumeration::new(model, evidence).unwrap();
    let answer = enumeration.posterior(&[target], &Budget::unlimited(), &mut ());
    answer.unwrap().distribution.values().to_vec()
}

fn distance(one: &[f64], other: &[f64]) -> f64 {
    let pairs = one.iter().zip(other);
    pairs.map(|(one, other)| (one - other).abs()).sum::<f64>() / 2.0
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn every_effect_is_what_leaving_one_out_and_in_by_enumeration_gives(case in case(), target: u32) {
        let Case { model, evidence } = case;
        let target = Variable(target % model.variables().len() as u32);
        let unlimited = Budget::unlimited();
        let possible = Enumeration::new(&model, &evidence).unwrap().log_evidence(&unlimited, &mut ());
        prop_assume!(possible.is_ok());
        for decompose in [Decompose::Auto, Decompose::RankOne] {
            let engine = engine(&model, &evidence, Settings { decompose, ..Settings::default() });
            let effects = engine.explain(target, None, &unlimited).unwrap();
            let posterior = distribution(&model, &evidence, target);
            let prior = distribution(&model, &Evidence::none(), target);
            prop_assert!(distance(&effects.posterior, &posterior) < 1e-12);
            prop_assert!(distance(&effects.prior, &prior) < 1e-12);
            prop_assert_eq!(effects.of.len(), evidence.len());
            for effect in &effects.of {
                let mut others = evidence.clone();
                others.forget(effect.variable);
                let single = Evidence::from_iter([(effect.variable, effect.finding.clone())]);
                let without = distribution(&model, &others, target);
                let alone = distribution(&model, &single, target);
                prop_assert!(distance(&effect.without.distribution, &without) < 1e-12);
                prop_assert!(distance(&effect.alone.distribution, &alone) < 1e-12);
                prop_assert!((effect.without.distance - distance(&without, &posterior)).abs() < 1e-12);
                prop_assert!((effect.alone.distance - distance(&alone, &prior)).abs() < 1e-12);
            }
            let ranked = effects.of.windows(2).all(|pair| {
                pair[0].without.distance > pair[1].without.distance - 2e-12
            });
            prop_assert!(ranked);
        }
    }
}

/// Cold and flu cause fever; flu causes a cough, which two people hear.
fn sick() -> Model {
    let mut builder = Network::builder();
    let mut variable = |name: &str| builder.variable(name, ["no", "yes"]).unwrap();
    let [cold, flu, fever, cough, he, she] =
        ["cold", "flu", "fever", "cough", "he hears", "she hears"].map(&mut variable);
    builder.table(cold, &[], vec![0.9, 0.1]).unwrap();
    builder.table(flu, &[], vec![0.95, 0.05]).unwrap();
    let noisy = Conditional::NoisyMax(NoisyMax::or(&[0.4, 0.8], 0.01));
    builder.conditional(fever, &[cold, flu], noisy).unwrap();
    builder
        .table(cough, &[flu], vec![0.8, 0.2, 0.1, 0.9])
        .unwrap();
    builder
        .table(he, &[cough], vec![1.0, 0.0, 0.0, 1.0])
        .unwrap();
    builder
        .table(she, &[cough], vec![1.0, 0.0, 0.0, 1.0])
        .unwrap();
    builder.build().unwrap().into()
}

fn observing<'m>(model: &'m Model, text: &str) -> Engine<'m> {
    let evidence = Evidence::parse(model.variables(), text).unwrap();
    engine(model, &evidence, Settings::default())
}

fn explain(text: &str, target: &str) -> Vec<(String, f64, f64)> {
    let model = sick();
    let engine = observing(&model, text);
    let target = model.variables().find(target).unwrap();
    let effects = engine.explain(target, Some(1), &Budget::unlimited());
    let of = effects.unwrap().of.into_iter();
    of.map(|effect| {
        let name = model.variables()[effect.variable].name().to_owned();
        (name, effect.without.log_odds, effect.alone.log_odds)
    })
    .collect()
}

#[test]
fn two_witnesses_of_the_same_thing_change_nothing_one_by_one_but_alone() {
    let effects = explain("he hears=yes,she hears=yes,cold=yes", "flu");
    let names: Vec<&str> = effects.iter().map(|effect| effect.0.as_str()).collect();
    assert_eq!(names, ["he hears", "she hears", "cold"]);
    for (_, without, alone) in &effects[..2] {
        assert!(without.abs() < 1e-12);
        assert!((alone - (0.9_f64 / 0.2).ln()).abs() < 1e-12);
    }
    assert!(effects[2].2.abs() < 1e-12);
}

#[test]
fn a_cause_that_explains_the_fever_away_speaks_against_the_other() {
    let effects = explain("fever=yes,cold=yes", "flu");
    let of = |name| effects.iter().find(|effect| effect.0 == name).unwrap();
    assert!(of("fever").1 > 0.0);
    assert!(of("cold").1 < 0.0);
    // Alone it says nothing about it.
    assert!(of("cold").2.abs() < 1e-12);
}

#[test]
fn what_makes_a_state_certain_adds_infinite_odds() {
    let effects = explain("he hears=yes,fever=yes", "cough");
    assert_eq!(effects[0].0, "he hears");
    assert!(effects[0].1.is_infinite() && effects[0].1 > 0.0);
    // And what is certain without the other gains nothing from it.
    assert!(effects[1].1.abs() < 1e-12);
}

#[test]
fn no_such_variable_or_state_is_an_error() {
    let model = sick();
    let engine = Engine::new(&model, Settings::default());
    let budget = Budget::unlimited();
    let missing = engine.explain(Variable(99), None, &budget);
    assert_eq!(
        missing.unwrap_err(),
        EvidenceError::NoVariable("number 99".to_owned()).into()
    );
    assert!(matches!(
        engine.explain(Variable(0), Some(2), &budget),
        Err(InferenceError::Evidence(EvidenceError::NoState { .. }))
    ));
}

#[test]
fn the_budget_is_that_of_all_questions_together() {
    let model = sick();
    let engine = observing(&model, "fever=yes,he hears=no");
    let explain = |budget: Budget| engine.explain(Variable(1), None, &budget);
    let needed = explain(Budget::unlimited()).unwrap().statistics.entries;
    assert!(explain(Budget::unlimited().nodes(needed + 1)).is_ok());
    let short = explain(Budget::unlimited().nodes(needed - 1));
    assert!(matches!(short, Err(InferenceError::Limit(_))));
}
