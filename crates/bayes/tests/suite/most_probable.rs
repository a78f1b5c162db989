//! The most probable explanation by elimination and by enumeration.

use crate::strategy::case;
use atisbo_base::{Budget, Stop};
use atisbo_bayes::{
    Conditional, Enumeration, Evidence, Heuristic, InferenceError, Limit, Model, Network, Order,
    Variable, most_probable,
};
use proptest::prelude::*;

proptest! {
    #[test]
    fn elimination_and_enumeration_find_explanations_of_the_same_probability(
        case in case(),
        heuristic in 0..4_usize,
    ) {
        let budget = Budget::unlimited();
        let order = Order::Greedy(Heuristic::ALL[heuristic]);
        let enumeration = Enumeration::new(&case.model, &case.evidence).unwrap();
        let expected = enumeration.most_probable(&budget, &mut ());
        let found = most_probable(&case.model, &case.evidence, &order, 0, &budget, &mut ());
        match (found, expected) {
            (Ok(found), Ok(expected)) => {
                let difference = found.log_probability - expected.log_probability;
                prop_assert!(difference.abs() < 1e-12, "{found:?} {expected:?}");
                // The states are what has that probability.
                let variables = case.model.variables();
                let all: Evidence = variables.all().zip(found.states.iter().copied()).collect();
                for (variable, state) in variables.all().zip(&found.states) {
                    let observed = case.evidence.state(variable);
                    prop_assert!(observed.is_none_or(|observed| observed == *state));
                }
                let mut weight = Enumeration::new(&case.model, &all).unwrap()
                    .log_evidence(&budget, &mut ()).unwrap();
                for (variable, finding) in case.evidence.iter() {
                    if let atisbo_bayes::Finding::Likelihood(weights) = finding {
                        weight += weights[found.states[variable.index()]].ln();
                    }
                }
                prop_assert!((weight - found.log_probability).abs() < 1e-12);
            }
            (found, expected) => {
                prop_assert_eq!(found.err(), Some(InferenceError::Impossible));
                prop_assert_eq!(expected.err(), Some(InferenceError::Impossible));
            }
        }
    }
}

/// A chain of so many switches, each likely to be as the one before.
fn chain(length: usize) -> Model {
    let mut builder = Network::builder();
    let mut before = None;
    for index in 0..length {
        let one = builder
            .variable(format!("v{index}"), ["off", "on"])
            .unwrap();
        match before {
            None => builder.table(one, &[], vec![0.5, 0.5]).unwrap(),
            Some(parent) => {
                builder
                    .table(one, &[parent], vec![0.9, 0.1, 0.2, 0.8])
                    .unwrap();
            }
        }
        before = Some(one);
    }
    Model::from(builder.build().unwrap())
}

#[test]
fn a_long_chain_does_not_underflow() {
    let model = chain(5000);
    let last = model.variables().find("v4999").unwrap();
    let evidence = Evidence::none().and(last, 1);
    let budget = Budget::unlimited();
    let order = Order::Greedy(Heuristic::MinFill);
    let answer = most_probable(&model, &evidence, &order, 0, &budget, &mut ()).unwrap();
    // Off nearly to the end and one switch on: 0.5 * 0.9^4998 * 0.1.
    let expected = 0.5_f64.ln() + 4998.0 * 0.9_f64.ln() + 0.1_f64.ln();
    assert!((answer.log_probability - expected).abs() < 1e-9);
    assert_eq!(answer.states.iter().sum::<usize>(), 1);
}

#[test]
fn a_sum_of_many_parents_needs_no_full_table() {
    // Of forty coins, each a little more likely tails, ten are heads: the ten likeliest ones.
    let mut builder = Network::builder();
    let coins: Vec<Variable> = (0..40)
        .map(|index| {
            builder
                .variable(format!("c{index}"), ["tails", "heads"])
                .unwrap()
        })
        .collect();
    let sum = builder
        .variable("Sum", (0..41).map(|sum| sum.to_string()))
        .unwrap();
    for (index, &coin) in coins.iter().enumerate() {
        let heads = 0.2 + 0.005 * (index * 7 % 40) as f64;
        builder.table(coin, &[], vec![1.0 - heads, heads]).unwrap();
    }
    builder.conditional(sum, &coins, Conditional::Sum).unwrap();
    let model = Model::from(builder.build().unwrap());
    let evidence = Evidence::none().and(sum, 10);
    let budget = Budget::unlimited();
    let answer = most_probable(&model, &evidence, &Order::Best, 0, &budget, &mut ()).unwrap();
    assert_eq!(answer.states.len(), 41);
    for (index, &coin) in coins.iter().enumerate() {
        assert_eq!(
            answer.states[coin.index()],
            usize::from(index * 7 % 40 >= 30)
        );
    }
}

#[test]
fn of_equal_explanations_the_first_states_are_taken() {
    let mut builder = Network::builder();
    let one = builder.variable("One", ["a", "b", "c"]).unwrap();
    let two = builder.variable("Two", ["a", "b"]).unwrap();
    builder.table(one, &[], vec![0.2, 0.4, 0.4]).unwrap();
    builder.table(two, &[], vec![0.5, 0.5]).unwrap();
    let model = Model::from(builder.build().unwrap());
    let budget = Budget::unlimited();
    let none = Evidence::none();
    let answer = most_probable(&model, &none, &Order::Best, 0, &budget, &mut ()).unwrap();
    assert_eq!(answer.states, [1, 0]);
    assert!((answer.posterior(0.0) - 0.2).abs() < 1e-15);
}

#[test]
fn a_budget_stops_both() {
    let model = chain(40);
    let none = Evidence::none();
    let budget = Budget::unlimited().nodes(50);
    let order = Order::Greedy(Heuristic::MinFill);
    let stopped = |stop| InferenceError::Limit(Limit { stop, table: None });
    let found = most_probable(&model, &none, &order, 0, &budget, &mut ());
    assert_eq!(found, Err(stopped(Stop::Nodes)));
    let enumeration = Enumeration::new(&model, &none).unwrap();
    assert_eq!(
        enumeration.most_probable(&budget, &mut ()),
        Err(stopped(Stop::Nodes))
    );
    let cancel = atisbo_base::Cancel::new();
    cancel.raise();
    let budget = Budget::unlimited().cancel(cancel);
    assert_eq!(
        enumeration.marginals(&budget, &mut ()),
        Err(stopped(Stop::Cancelled))
    );
}
