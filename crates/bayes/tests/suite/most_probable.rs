//! The most probable explanation by elimination and by enumeration.

use crate::strategy::{case, coins};
use atisbo_base::{Budget, Stop};
use atisbo_bayes::{
    Enumeration, Evidence, Heuristic, InferenceError, Limit, Model, Network, Order, most_probable,
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
                for (variable, weights) in case.evidence.likelihoods() {
                    weight += weights[found.states[variable.index()]].ln();
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

/// A chain of this many switches, each likely to be as the one before.
fn chain(length: usize) -> Model {
    let mut builder = Network::builder();
    let mut before = None;
    for index in 0..length {
        let name = format!("v{index}");
        let one = builder.variable(name, ["off", "on"]).unwrap();
        let table = match before {
            None => vec![0.5, 0.5],
            Some(_) => vec![0.9, 0.1, 0.2, 0.8],
        };
        builder.table(one, before.as_slice(), table).unwrap();
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
    let heads = (0..40).map(|index| 0.2 + 0.005 * f64::from(index * 7 % 40));
    let (model, coins, sum) = coins(heads);
    let evidence = Evidence::none().and(sum, 10);
    let budget = Budget::unlimited();
    let answer = most_probable(&model, &evidence, &Order::Best, 0, &budget, &mut ()).unwrap();
    assert_eq!(answer.states.len(), 41);
    for (index, coin) in coins.into_iter().enumerate() {
        let likely = usize::from(index * 7 % 40 >= 30);
        assert_eq!(answer.states[coin.index()], likely);
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
