//! Enumeration: every question answered by visiting all states of all variables together.
//!
//! It takes time exponential in the number of variables and almost no memory. It is simple enough to be
//! plainly right, so the other exact methods are tested against it.
//!
//! Reference: Russell and Norvig, *Artificial Intelligence: A Modern Approach*, section "Inference by
//! enumeration". As there, the product is made factor by factor on the way down, and a product that
//! is zero is not followed further.

use crate::account::{Limit, Statistics, go_on};
use crate::engine::{InferenceError, Marginals, Posterior, check_targets};
use crate::evidence::Evidence;
use crate::factor::{Factor, fitting_entries};
use crate::model::Model;
use crate::most_probable::Explanation;
use crate::network::Network;
use crate::observer::{Event, Followed, MOST_DRAWS, Observer, Term as Product};
use crate::variable::Variable;
use atisbo_base::{Budget, Stop};

/// A model with evidence, to ask questions of by enumeration.
///
/// One node of the budget is one state tried for one variable.
///
/// ```
/// use atisbo_bayes::{Enumeration, Evidence, Model, Network};
/// use atisbo_base::Budget;
///
/// let mut builder = Network::builder();
/// let rain = builder.variable("Rain", ["no", "yes"])?;
/// let wet = builder.variable("Wet", ["no", "yes"])?;
/// builder.table(rain, &[], vec![0.8, 0.2])?;
/// builder.table(wet, &[rain], vec![0.9, 0.1, 0.25, 0.75])?;
/// let model = Model::from(builder.build()?);
/// let evidence = Evidence::none().and(wet, 1);
/// let enumeration = Enumeration::new(&model, &evidence)?;
/// let answer = enumeration.marginals(&Budget::unlimited(), &mut ())?;
/// assert!((answer.log_evidence.exp() - 0.23).abs() < 1e-15);
/// assert!((answer.of[rain.index()][1] - 0.15 / 0.23).abs() < 1e-15);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Enumeration<'m> {
    model: &'m Model,
    evidence: &'m Evidence,
    sizes: Vec<usize>,
    /// The variables, parents before children.
    order: Vec<Variable>,
    /// For each place in the order what is multiplied once the variable there has its state.
    terms: Vec<Vec<Term<'m>>>,
    /// The product of the tables without variables.
    constant: f64,
}

/// One number of the product that is the joint probability.
enum Term<'m> {
    /// A node's probability given its parents.
    Node(&'m Network, Variable),
    /// A factor of a Markov network.
    Factor(&'m Factor),
    /// The likelihood of each state of a variable.
    Likelihood(Variable, &'m [f64]),
}

impl<'m> Enumeration<'m> {
    /// Ready to answer questions about the model given the evidence.
    ///
    /// # Errors
    ///
    /// If a finding does not fit its variable.
    pub fn new(model: &'m Model, evidence: &'m Evidence) -> Result<Self, InferenceError> {
        evidence.check(model.variables())?;
        let order = model.parents_first();
        let mut place = vec![0; order.len()];
        for (index, variable) in order.iter().enumerate() {
            place[variable.index()] = index;
        }
        let mut terms: Vec<Vec<Term<'m>>> = order.iter().map(|_| Vec::new()).collect();
        let mut constant = 1.0;
        match model {
            Model::Bayes(network) => {
                for &variable in &order {
                    terms[place[variable.index()]].push(Term::Node(network, variable));
                }
            }
            Model::Markov(network) => {
                for factor in network.factors() {
                    let places = factor.scope().iter().map(|one| place[one.index()]);
                    match places.max() {
                        Some(last) => terms[last].push(Term::Factor(factor)),
                        None => constant *= factor.values()[0],
                    }
                }
            }
        }
        for (variable, weights) in evidence.likelihoods() {
            terms[place[variable.index()]].push(Term::Likelihood(variable, weights));
        }
        Ok(Enumeration {
            model,
            evidence,
            sizes: model.variables().sizes(),
            order,
            terms,
            constant,
        })
    }

    /// The joint distribution of the targets given the evidence.
    ///
    /// # Errors
    ///
    /// If a target does not exist or is named twice, the evidence is impossible, the answer's table is
    /// too large, or the budget is used up.
    pub fn posterior(
        &self,
        targets: &[Variable],
        budget: &Budget,
        observer: &mut dyn Observer,
    ) -> Result<Posterior, InferenceError> {
        check_targets(self.model, targets)?;
        let sizes: Vec<usize> = self.model.variables().sizes_of(targets);
        let cells = fitting_entries(&sizes)?;
        let bytes = (cells * size_of::<f64>()) as u64;
        if budget.max_bytes().is_some_and(|most| bytes > most) {
            let (stop, table) = (Stop::Bytes, Some(cells as u64));
            return Err(Limit { stop, table }.into());
        }
        let mut values = vec![0.0; cells];
        let statistics = self.visit(budget, observer, |states, weight| {
            let steps = targets.iter().zip(&sizes);
            let cell = steps.fold(0, |cell, (one, size)| cell * size + states[one.index()]);
            values[cell] += weight;
        })?;
        let joint = Factor::from_parts(targets, &sizes, values);
        let distribution = joint.normalise().ok_or(InferenceError::Impossible)?;
        Ok(Posterior {
            distribution,
            statistics,
        })
    }

    /// The distribution of every variable given the evidence.
    ///
    /// # Errors
    ///
    /// If the evidence is impossible or the budget is used up.
    pub fn marginals(
        &self,
        budget: &Budget,
        observer: &mut dyn Observer,
    ) -> Result<Marginals, InferenceError> {
        let mut of: Vec<Vec<f64>> = self.sizes.iter().map(|&size| vec![0.0; size]).collect();
        let mut sum = 0.0;
        let statistics = self.visit(budget, observer, |states, weight| {
            sum += weight;
            for (distribution, &state) in of.iter_mut().zip(states) {
                distribution[state] += weight;
            }
        })?;
        if sum <= 0.0 {
            return Err(InferenceError::Impossible);
        }
        for distribution in &mut of {
            let sum: f64 = distribution.iter().sum();
            for value in distribution {
                *value /= sum;
            }
        }
        Ok(Marginals {
            of,
            log_evidence: sum.ln(),
            statistics,
        })
    }

    /// The natural logarithm of the probability of the evidence (of a Markov network: of the
    /// partition function under it).
    ///
    /// # Errors
    ///
    /// If the evidence is impossible or the budget is used up.
    pub fn log_evidence(
        &self,
        budget: &Budget,
        observer: &mut dyn Observer,
    ) -> Result<f64, InferenceError> {
        let mut sum = 0.0;
        self.visit(budget, observer, |_, weight| sum += weight)?;
        if sum > 0.0 {
            Ok(sum.ln())
        } else {
            Err(InferenceError::Impossible)
        }
    }

    /// The most probable state of all variables together given the evidence; of several the one that
    /// is met first.
    ///
    /// # Errors
    ///
    /// If the evidence is impossible or the budget is used up.
    pub fn most_probable(
        &self,
        budget: &Budget,
        observer: &mut dyn Observer,
    ) -> Result<Explanation, InferenceError> {
        let mut best = (Vec::new(), 0.0);
        let statistics = self.visit(budget, observer, |states, weight| {
            if weight > best.1 {
                best = (states.to_vec(), weight);
            }
        })?;
        let (states, weight) = best;
        if weight <= 0.0 {
            return Err(InferenceError::Impossible);
        }
        Ok(Explanation {
            states,
            log_probability: weight.ln(),
            statistics,
        })
    }

    /// Visits every joint state that agrees with the evidence and is not impossible, with its
    /// probability together with the evidence.
    fn visit(
        &self,
        budget: &Budget,
        observer: &mut dyn Observer,
        mut found: impl FnMut(&[usize], f64),
    ) -> Result<Statistics, Limit> {
        let mut meter = budget.meter();
        let mut statistics = Statistics::default();
        let mut nodes = 0;
        let mut states = vec![0; self.sizes.len()];
        let mut parents = Vec::new();
        let mut depth = 0;
        // At each depth the next state to try, and the product of everything above.
        let mut next = vec![0; self.order.len() + 1];
        let mut weights = vec![self.constant; self.order.len() + 1];
        let mut followed = Followed::new(observer, &self.sizes);
        let mut sum = 0.0;
        let first = self.order.first();
        next[0] = first.map_or(0, |&first| self.choices(first).start);
        loop {
            let Some(&variable) = self.order.get(depth) else {
                if observer.watches() {
                    sum += weights[depth];
                    followed.add(&states, weights[depth].ln());
                    observer.notice(Event::Visited {
                        states: states.clone(),
                        weight: weights[depth],
                        terms: self.product(&states),
                        sum,
                        estimate: followed.so_far(),
                    });
                }
                statistics.additions += 1;
                go_on(meter.work(states.len() as u64))?;
                found(&states, weights[depth]);
                if depth == 0 {
                    return Ok(statistics);
                }
                depth -= 1;
                continue;
            };
            if next[depth] == self.choices(variable).end {
                if depth == 0 {
                    return Ok(statistics);
                }
                depth -= 1;
                continue;
            }
            nodes += 1;
            go_on(meter.check(nodes, 0))?;
            go_on(meter.work(self.terms[depth].len() as u64))?;
            states[variable.index()] = next[depth];
            next[depth] += 1;
            let terms = self.terms[depth].iter();
            let factor: f64 = terms
                .map(|term| term.value(&states, &mut parents))
                .product();
            statistics.multiplications += self.terms[depth].len() as u64;
            if weights[depth] * factor > 0.0 {
                weights[depth + 1] = weights[depth] * factor;
                depth += 1;
                if let Some(&below) = self.order.get(depth) {
                    next[depth] = self.choices(below).start;
                }
            }
        }
    }

    /// What is multiplied for these states, the first of it.
    fn product(&self, states: &[usize]) -> Vec<Product<Variable>> {
        let order = self.order.iter().zip(&self.terms).take(MOST_DRAWS);
        let product = |(&variable, terms): (&Variable, &Vec<Term<'_>>)| {
            let values = terms.iter().map(|term| term.value(states, &mut Vec::new()));
            Product {
                variable,
                value: values.product(),
            }
        };
        order.map(product).collect()
    }

    /// The states that the evidence leaves a variable.
    fn choices(&self, variable: Variable) -> std::ops::Range<usize> {
        match self.evidence.state(variable) {
            Some(state) => state..state + 1,
            None => 0..self.sizes[variable.index()],
        }
    }
}

impl Term<'_> {
    /// Its number at these states; `parents` is room to work in.
    fn value(&self, states: &[usize], parents: &mut Vec<usize>) -> f64 {
        match self {
            Term::Node(network, variable) => {
                let of = network.parents(*variable).iter();
                parents.clear();
                parents.extend(of.map(|one| states[one.index()]));
                network.probability(*variable, parents, states[variable.index()])
            }
            Term::Factor(factor) => factor.at(|variable| states[variable.index()]),
            Term::Likelihood(variable, weights) => weights[states[variable.index()]],
        }
    }
}
