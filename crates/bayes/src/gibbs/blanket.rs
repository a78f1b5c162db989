//! Markov blankets: for every variable the tables that know it, read at the current states.

use crate::conditional::{Conditional, NoisyMax};
use crate::evidence::Evidence;
use crate::factor::Factor;
use crate::model::Model;
use crate::network::Network;
use crate::variable::Variable;

/// All tables of a model with its virtual evidence, and who knows whom.
pub(super) struct Blankets<'m> {
    /// The number of states of every variable.
    pub(super) sizes: Vec<usize>,
    /// The variables that are not observed, parents before children.
    pub(super) free: Vec<Variable>,
    terms: Vec<Term<'m>>,
    /// For every variable the terms that know it.
    uses: Vec<Vec<Use>>,
    /// For every variable the terms of which it is the last to get its state, in the order of `free`.
    completes: Vec<Vec<Use>>,
    /// The terms all of whose variables are observed.
    fixed: Vec<u32>,
}

/// A term that knows a variable.
#[derive(Clone, Copy)]
struct Use {
    term: u32,
    /// How far the term's place moves from one state of the variable to the next.
    step: usize,
}

/// One number of the product that is the joint probability. Its place is kept for each chain: a sum of
/// states, each times its step.
enum Term<'m> {
    /// The number at the place.
    Table(&'m [f64]),
    /// 1 if the child has the state at the place.
    Deterministic(&'m [usize], Variable),
    /// 1 if the child's state is the place.
    Sum(Variable),
    /// A noisy-max of the parents; its place is not used.
    NoisyMax(&'m Network, Variable, &'m NoisyMax),
}

/// The states of all variables, and the places of all terms at them.
pub(super) struct Position {
    pub(super) states: Vec<usize>,
    places: Vec<usize>,
    parents: Vec<usize>,
}

impl Position {
    /// Puts the states of a node's parents side by side.
    fn read_parents(&mut self, network: &Network, child: Variable) {
        let parents = network.parents(child).iter();
        self.parents.clear();
        self.parents
            .extend(parents.map(|parent| self.states[parent.index()]));
    }
}

/// Terms multiplied before the product is rescaled.
const AT_ONCE: usize = 8;

impl<'m> Blankets<'m> {
    pub(super) fn new(model: &'m Model, evidence: &'m Evidence) -> Self {
        let sizes = model.variables().sizes();
        let mut free = model.parents_first();
        free.retain(|&one| evidence.state(one).is_none());
        let mut blankets = Blankets {
            free,
            terms: Vec::new(),
            uses: vec![Vec::new(); sizes.len()],
            completes: Vec::new(),
            fixed: Vec::new(),
            sizes,
        };
        match model {
            Model::Bayes(network) => {
                for variable in network.variables().all() {
                    blankets.add_node(network, variable);
                }
            }
            Model::Markov(network) => {
                for factor in network.factors() {
                    blankets.add_factor(factor);
                }
            }
        }
        for (variable, weights) in evidence.likelihoods() {
            blankets.add(Term::Table(weights), [(variable, 1)]);
        }
        blankets.find_completions();
        blankets
    }

    fn add(&mut self, term: Term<'m>, steps: impl IntoIterator<Item = (Variable, usize)>) {
        let number = self.terms.len() as u32;
        for (variable, step) in steps {
            self.uses[variable.index()].push(Use { term: number, step });
        }
        self.terms.push(term);
    }

    fn add_node(&mut self, network: &'m Network, child: Variable) {
        let size = self.sizes[child.index()];
        let parents = network.row_strides(child).into_iter();
        match network.conditional(child) {
            Conditional::Table(values) => {
                let steps = parents.map(|(parent, stride)| (parent, stride * size));
                self.add(Term::Table(values), steps.chain([(child, 1)]));
            }
            Conditional::Deterministic(states) => {
                let term = Term::Deterministic(states, child);
                self.add(term, parents.chain([(child, 0)]));
            }
            Conditional::Sum => {
                let steps = parents.map(|(parent, _)| (parent, 1));
                self.add(Term::Sum(child), steps.chain([(child, 0)]));
            }
            Conditional::NoisyMax(noisy) => {
                let steps = parents.map(|(parent, _)| (parent, 0));
                let term = Term::NoisyMax(network, child, noisy);
                self.add(term, steps.chain([(child, 0)]));
            }
        }
    }

    fn add_factor(&mut self, factor: &'m Factor) {
        let scope = factor.scope().iter();
        let steps = scope.map(|&variable| (variable, factor.stride_of(variable)));
        self.add(Term::Table(factor.values()), steps);
    }

    fn find_completions(&mut self) {
        let mut last: Vec<Option<(Variable, usize)>> = vec![None; self.terms.len()];
        for &variable in &self.free {
            for one in &self.uses[variable.index()] {
                last[one.term as usize] = Some((variable, one.step));
            }
        }
        self.completes = vec![Vec::new(); self.sizes.len()];
        for (term, last) in (0..).zip(last) {
            match last {
                Some((variable, step)) => {
                    self.completes[variable.index()].push(Use { term, step });
                }
                None => self.fixed.push(term),
            }
        }
    }

    /// How many numbers are read to redraw every variable once.
    pub(super) fn steps(&self) -> u64 {
        let uses = |&variable: &Variable| {
            let (uses, states) = (&self.uses[variable.index()], self.sizes[variable.index()]);
            (uses.len() * states) as u64
        };
        self.free.iter().map(uses).sum()
    }

    /// Whether the observed variables alone are possible, as far as tables know only them.
    pub(super) fn observed_agree(&self, evidence: &Evidence) -> bool {
        let mut position = self.position(evidence);
        let mut fixed = self.fixed.iter();
        fixed.all(|&term| self.terms[term as usize].value(term, &mut position) > 0.0)
    }

    /// The position in which every observed variable has its state and all others have the first.
    pub(super) fn position(&self, evidence: &Evidence) -> Position {
        let mut position = Position {
            states: vec![0; self.sizes.len()],
            places: vec![0; self.terms.len()],
            parents: Vec::new(),
        };
        for (variable, state) in evidence.states() {
            self.set(&mut position, variable, state);
        }
        position
    }

    /// Gives a variable another state.
    pub(super) fn set(&self, position: &mut Position, variable: Variable, state: usize) {
        let before = std::mem::replace(&mut position.states[variable.index()], state);
        if before != state {
            for one in &self.uses[variable.index()] {
                let place = &mut position.places[one.term as usize];
                *place = *place - before * one.step + state * one.step;
            }
        }
    }

    /// Fills in what every state of the variable weighs, given the states of all others.
    pub(super) fn weigh(&self, position: &mut Position, variable: Variable, weights: &mut [f64]) {
        self.multiply(&self.uses[variable.index()], position, variable, weights);
    }

    /// The same from those terms alone whose other variables all come before this one.
    pub(super) fn weigh_completed(
        &self,
        position: &mut Position,
        variable: Variable,
        weights: &mut [f64],
    ) {
        let uses = &self.completes[variable.index()];
        self.multiply(uses, position, variable, weights);
    }

    fn multiply(
        &self,
        uses: &[Use],
        position: &mut Position,
        variable: Variable,
        weights: &mut [f64],
    ) {
        weights.fill(1.0);
        for (index, few) in uses.chunks(AT_ONCE).enumerate() {
            if index > 0 {
                let largest = weights.iter().copied().fold(0.0, f64::max);
                if largest > 0.0 {
                    for weight in &mut *weights {
                        *weight /= largest;
                    }
                }
            }
            for one in few {
                let term = &self.terms[one.term as usize];
                term.multiply(one, position, variable, weights);
            }
        }
    }
}

impl Term<'_> {
    /// The number at a position.
    fn value(&self, term: u32, position: &mut Position) -> f64 {
        let place = position.places[term as usize];
        match self {
            Term::Table(values) => values[place],
            Term::Deterministic(states, child) => {
                f64::from(states[place] == position.states[child.index()])
            }
            Term::Sum(child) => f64::from(place == position.states[child.index()]),
            Term::NoisyMax(network, child, noisy) => {
                position.read_parents(network, *child);
                noisy.probability(&position.parents, position.states[child.index()])
            }
        }
    }

    /// Multiplies the weight of every state of the variable by the number there.
    #[inline]
    fn multiply(
        &self,
        one: &Use,
        position: &mut Position,
        variable: Variable,
        weights: &mut [f64],
    ) {
        let states = &position.states;
        let place = position.places[one.term as usize];
        // The place if the variable had its first state.
        let first = place - states[variable.index()] * one.step;
        match self {
            Term::Table(values) => {
                let values = values[first..].iter().step_by(one.step);
                for (weight, value) in weights.iter_mut().zip(values) {
                    *weight *= value;
                }
            }
            Term::Deterministic(certain, child) if *child == variable => {
                keep_only(weights, |state| state == certain[place]);
            }
            Term::Deterministic(certain, child) => {
                let wanted = states[child.index()];
                keep_only(weights, |state| certain[first + state * one.step] == wanted);
            }
            Term::Sum(child) if *child == variable => keep_only(weights, |state| state == place),
            Term::Sum(child) => {
                let wanted = states[child.index()];
                keep_only(weights, |state| first + state == wanted);
            }
            Term::NoisyMax(network, child, noisy) => {
                position.read_parents(network, *child);
                let mut parents = network.parents(*child).iter();
                let own = parents.position(|&one| one == variable);
                for (state, weight) in weights.iter_mut().enumerate() {
                    let of_child = match own {
                        Some(index) => {
                            position.parents[index] = state;
                            position.states[child.index()]
                        }
                        None => state,
                    };
                    *weight *= noisy.probability(&position.parents, of_child);
                }
            }
        }
    }
}

fn keep_only(weights: &mut [f64], keep: impl Fn(usize) -> bool) {
    for (state, weight) in weights.iter_mut().enumerate() {
        if !keep(state) {
            *weight = 0.0;
        }
    }
}
