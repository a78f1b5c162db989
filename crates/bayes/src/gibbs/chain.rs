//! One Markov chain.

use super::blanket::{Blankets, Position};
use crate::evidence::Evidence;
use crate::observer::{Draw, MOST_DRAWS};
use crate::variable::Variable;
use atisbo_base::seed;
use rand::RngExt;
use rand_pcg::Pcg64;

/// A chain: where it is, and where it goes next.
pub(super) struct Chain<'b> {
    blankets: &'b Blankets<'b>,
    position: Position,
    rng: Pcg64,
    /// Which variables had another state than at the start.
    moved: Vec<bool>,
    /// Room for the weights of a variable's states.
    weights: Vec<f64>,
}

impl<'b> Chain<'b> {
    /// A chain that is nowhere yet. Its random numbers depend on the seed and its number alone.
    pub(super) fn new(
        blankets: &'b Blankets<'_>,
        evidence: &Evidence,
        seed: u64,
        number: u32,
    ) -> Self {
        Chain {
            blankets,
            position: blankets.position(evidence),
            rng: seed::rng(seed, number.into()),
            moved: vec![false; blankets.sizes.len()],
            weights: vec![0.0; blankets.sizes.iter().copied().max().unwrap_or(0)],
        }
    }

    /// Draws a state for one variable after another: in proportion to the tables that know no later
    /// one if `weighted`, else each possible state with the same chance. `false` if that leads to a
    /// variable without a possible state.
    pub(super) fn draw_start(&mut self, weighted: bool) -> bool {
        self.blankets.free.iter().all(|&variable| {
            let weights = &mut self.weights[..self.blankets.sizes[variable.index()]];
            self.blankets
                .weigh_completed(&mut self.position, variable, weights);
            if !weighted {
                for weight in weights.iter_mut().filter(|weight| **weight > 0.0) {
                    *weight = 1.0;
                }
            }
            let drawn = draw(weights, &mut self.rng);
            if let Some(state) = drawn {
                self.blankets.set(&mut self.position, variable, state);
            }
            drawn.is_some()
        })
    }

    /// Starts at these states.
    pub(super) fn start_at(&mut self, states: &[usize]) {
        for &variable in &self.blankets.free {
            self.blankets
                .set(&mut self.position, variable, states[variable.index()]);
        }
    }

    /// Redraws every variable once, and notes the first if that is wanted.
    pub(super) fn sweep(&mut self, mut notes: Option<&mut Vec<Draw<Variable>>>) {
        for &variable in &self.blankets.free {
            let index = variable.index();
            let weights = &mut self.weights[..self.blankets.sizes[index]];
            self.blankets.weigh(&mut self.position, variable, weights);
            let before = self.position.states[index];
            // Without a possible state, where all products are too small for a number, it stays.
            let state = draw(weights, &mut self.rng).unwrap_or(before);
            if let Some(notes) = notes
                .as_deref_mut()
                .filter(|notes| notes.len() < MOST_DRAWS)
            {
                let total: f64 = weights.iter().sum();
                notes.push(Draw {
                    variable,
                    distribution: weights.iter().map(|weight| weight / total).collect(),
                    state,
                    before: Some(before),
                    observed: false,
                });
            }
            if state != before {
                self.blankets.set(&mut self.position, variable, state);
                self.moved[index] = true;
            }
        }
    }

    /// The state of every variable.
    pub(super) fn states(&self) -> &[usize] {
        &self.position.states
    }

    /// Whether a variable ever changed its state after the start.
    pub(super) fn moved(&self, variable: Variable) -> bool {
        self.moved[variable.index()]
    }
}

/// Draws a state in proportion to the weights; none if they are all zero.
#[inline]
fn draw(weights: &[f64], rng: &mut Pcg64) -> Option<usize> {
    let total: f64 = weights.iter().sum();
    if !(total > 0.0 && total.is_finite()) {
        return None;
    }
    let mut left = rng.random::<f64>() * total;
    for (state, &weight) in weights.iter().enumerate() {
        if left < weight {
            return Some(state);
        }
        left -= weight;
    }
    // What rounding left over belongs to the last possible state.
    weights.iter().rposition(|&weight| weight > 0.0)
}
