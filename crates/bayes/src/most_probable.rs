//! The most probable explanation: the states of all variables together that the evidence makes most
//! probable, by max-product elimination.
//!
//! Every elimination takes a maximum where variable elimination takes a sum. The tables of each step
//! are kept, and in the reverse order they say which state of its variable attained the maximum.
//!
//! Reference: Dechter, "Bucket elimination: a unifying framework for reasoning" (1999), section
//! "elim-mpe".

use crate::account::{Statistics, go_on};
use crate::elimination::{Piece, Workshop};
use crate::engine::InferenceError;
use crate::evidence::Evidence;
use crate::factor::contraction::Fold;
use crate::model::Model;
use crate::observer::{Observer, Plan, tell_plan};
use crate::order::Order;
use crate::preparation::Prepared;
use crate::variable::Variable;
use crate::variable_elimination::VariableElimination;
use atisbo_base::{Budget, seed};

/// A state of all variables together.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The state of every variable, by number; of observed ones too.
    pub states: Vec<usize>,
    /// The natural logarithm of the probability of these states together with the evidence (of a
    /// Markov network: of the product of its factors).
    pub log_probability: f64,
    /// What it cost to find.
    pub statistics: Statistics,
}

impl Explanation {
    /// The probability of these states given the evidence, whose own probability is known as a
    /// logarithm.
    pub fn posterior(&self, log_evidence: f64) -> f64 {
        (self.log_probability - log_evidence).exp()
    }
}

/// The most probable state of all variables together given the evidence. Of several states of a
/// variable that do equally well the first is taken.
///
/// No table can be left out here: a barren variable changes no posterior, but it is to be explained
/// like any other. Large sums of parents go through chains of partial sums. The order is found as for a
/// sum; `seed` is that of its random rounds.
///
/// ```
/// use atisbo_bayes::{Evidence, Model, Network, Order, most_probable};
/// use atisbo_base::Budget;
///
/// let mut builder = Network::builder();
/// let rain = builder.variable("Rain", ["no", "yes"])?;
/// let wet = builder.variable("Wet", ["no", "yes"])?;
/// builder.table(rain, &[], vec![0.8, 0.2])?;
/// builder.table(wet, &[rain], vec![0.9, 0.1, 0.25, 0.75])?;
/// let model = Model::from(builder.build()?);
/// let seen_wet = Evidence::none().and(wet, 1);
/// let answer = most_probable(&model, &seen_wet, &Order::Best, 0, &Budget::unlimited(), &mut ())?;
/// assert_eq!(answer.states, [1, 1]);
/// assert!((answer.log_probability.exp() - 0.15).abs() < 1e-15);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If a finding does not fit, the evidence is impossible, a table is too large, or the budget is used
/// up.
pub fn most_probable(
    model: &Model,
    evidence: &Evidence,
    order: &Order,
    seed: u64,
    budget: &Budget,
    observer: &mut dyn Observer,
) -> Result<Explanation, InferenceError> {
    evidence.check(model.variables())?;
    let budget = &budget.started();
    let mut meter = budget.meter();
    let prepared = Prepared::for_maxima(model);
    let sizes = &prepared.sizes;
    let mut pieces: Vec<Piece> = Vec::new();
    let mut entries = 0;
    for part in 0..prepared.parts() {
        let made = prepared.under(part, model, evidence, &mut meter)?;
        entries += Piece::entries(&made);
        go_on(meter.check_bytes((entries * size_of::<f64>()) as u64))?;
        pieces.extend(made);
    }
    pieces.extend(Piece::likelihoods(evidence).map(|(_, piece)| piece));
    let graph = Piece::graph(&pieces, &[], sizes.len(), &mut meter)?;
    let triangulation = order.triangulate(&graph, sizes, &mut seed::rng(seed, 0), &mut meter)?;
    let plan = Plan {
        model,
        relevant: &[],
        sizes,
        by: order,
        triangulation: &triangulation,
    };
    tell_plan(plan, &pieces, observer, &mut meter)?;
    let mut workshop = Workshop::new(
        budget,
        &pieces,
        observer,
        Fold::Max,
        &triangulation.order,
        sizes.len(),
    );
    let mut elimination =
        VariableElimination::new(&mut workshop, pieces.clone(), triangulation.order);
    let mut buckets = Vec::new();
    while let Some((variable, bucket)) = elimination.next() {
        buckets.push((variable, bucket.to_vec()));
        elimination.step()?;
    }
    let rest = elimination.run()?;
    if rest.log_scale == f64::NEG_INFINITY || rest.factor.values()[0] <= 0.0 {
        return Err(InferenceError::Impossible);
    }
    let mut states = decode(evidence, sizes, &buckets);
    let log_probability = log_product(&pieces, &states);
    states.truncate(model.variables().len());
    Ok(Explanation {
        states,
        log_probability,
        statistics: workshop.account.statistics,
    })
}

/// The state of each variable, from the last eliminated to the first: then all other variables that
/// the tables of its step know have their states already.
fn decode(evidence: &Evidence, sizes: &[usize], buckets: &[(Variable, Vec<Piece>)]) -> Vec<usize> {
    let mut states = vec![0; sizes.len()];
    for (variable, state) in evidence.states() {
        states[variable.index()] = state;
    }
    for (variable, bucket) in buckets.iter().rev() {
        let mut best = (0, f64::NEG_INFINITY);
        for state in 0..sizes[variable.index()] {
            states[variable.index()] = state;
            let log = log_product(bucket, &states);
            if log > best.1 {
                best = (state, log);
            }
        }
        states[variable.index()] = best.0;
    }
    states
}

/// The logarithm, since a product of many small numbers may be too small for a number.
fn log_product(pieces: &[Piece], states: &[usize]) -> f64 {
    let value = |piece: &Piece| piece.factor.at(|variable| states[variable.index()]);
    pieces.iter().map(|piece| value(piece).ln()).sum()
}
