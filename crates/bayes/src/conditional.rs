//! How a variable depends on its parents: a full table, or a structure that needs none.

use crate::factor::{MOST_ENTRIES, entries};

/// The distribution of a variable given the states of its parents.
///
/// Combinations of the parents' states are called rows; they are counted with the last parent
/// changing fastest.
#[derive(Clone, Debug, PartialEq)]
pub enum Conditional {
    /// One number for each state of the variable in each row, row after row.
    Table(Vec<f64>),
    /// The state the variable has for certain, for each row.
    Deterministic(Vec<usize>),
    /// Its state is the sum of its parents' states, all counted from 0: the "addition table" of a
    /// Minesweeper clue. Needs no rows.
    Sum,
    /// Each parent causes a state on its own and the largest comes out. With two states each it is
    /// the noisy-or. Needs no rows.
    NoisyMax(NoisyMax),
}

/// A noisy-max: every parent, in whatever state it is, causes some state of the variable
/// independently of the others, and so may a leak; the variable takes the largest of them.
///
/// ```
/// use atisbo_bayes::{Conditional, NoisyMax};
///
/// // Cold and flu cause fever with 0.4 and 0.8; without either there is fever in 1 of 100.
/// let fever = Conditional::NoisyMax(NoisyMax::or(&[0.4, 0.8], 0.01));
/// let p = |cold, flu| fever.probability(&[2, 2], 2, &[cold, flu], 1);
/// assert!((p(0, 0) - 0.01).abs() < 1e-15);
/// assert!((p(1, 1) - (1.0 - 0.99 * 0.6 * 0.2)).abs() < 1e-15);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct NoisyMax {
    /// For each parent, for each of its states, the distribution of the state it causes.
    pub causes: Vec<Vec<Vec<f64>>>,
    /// The distribution of what is there without any parent.
    pub leak: Vec<f64>,
}

impl NoisyMax {
    /// The noisy-or: parent `i`, if in state 1, makes the variable 1 with probability `strength[i]`;
    /// the leak alone does so with probability `leak`.
    pub fn or(strength: &[f64], leak: f64) -> Self {
        let cause = |&p: &f64| vec![vec![1.0, 0.0], vec![1.0 - p, p]];
        NoisyMax {
            causes: strength.iter().map(cause).collect(),
            leak: vec![1.0 - leak, leak],
        }
    }

    /// The probability of `state`, given the parents' states.
    pub fn probability(&self, parents: &[usize], state: usize) -> f64 {
        let below = state.checked_sub(1);
        let below = below.map_or(0.0, |below| self.at_most(below, parents));
        (self.at_most(state, parents) - below).max(0.0)
    }

    /// The probability that nothing larger than `state` is caused, given the parents' states.
    fn at_most(&self, state: usize, parents: &[usize]) -> f64 {
        let causes = self.causes.iter().zip(parents);
        let causes = causes.map(|(cause, &parent)| &cause[parent]);
        let up_to = |causes: &Vec<f64>| causes[..=state].iter().sum::<f64>();
        causes.chain([&self.leak]).map(up_to).product()
    }
}

impl Conditional {
    /// The probability of `state`, for parents of these sizes in these states. `size` is the
    /// variable's own number of states.
    pub fn probability(
        &self,
        parent_sizes: &[usize],
        size: usize,
        parents: &[usize],
        state: usize,
    ) -> f64 {
        match self {
            Conditional::Table(values) => values[row_of(parent_sizes, parents) * size + state],
            Conditional::Deterministic(states) => {
                f64::from(states[row_of(parent_sizes, parents)] == state)
            }
            Conditional::Sum => f64::from(parents.iter().sum::<usize>() == state),
            Conditional::NoisyMax(noisy) => noisy.probability(parents, state),
        }
    }

    /// The full table, row after row; none if it would have more than [`MOST_ENTRIES`] entries.
    pub fn table(&self, parent_sizes: &[usize], size: usize) -> Option<Vec<f64>> {
        if let Conditional::Table(values) = self {
            return Some(values.clone());
        }
        let cells = entries(parent_sizes)?.checked_mul(size);
        let mut values = Vec::with_capacity(cells.filter(|&cells| cells <= MOST_ENTRIES)?);
        for parents in rows_of(parent_sizes) {
            let value = |state| self.probability(parent_sizes, size, &parents, state);
            values.extend((0..size).map(value));
        }
        Some(values)
    }
}

/// The number of the row with these states of variables of these sizes.
pub(crate) fn row_of(sizes: &[usize], states: &[usize]) -> usize {
    let pairs = states.iter().zip(sizes);
    pairs.fold(0, |row, (&state, &size)| row * size + state)
}

/// The states in the row with this number: the inverse of [`row_of`].
pub(crate) fn states_in_row(sizes: &[usize], row: usize) -> Vec<usize> {
    let mut states = vec![0; sizes.len()];
    let mut rest = row;
    for (state, size) in states.iter_mut().zip(sizes).rev() {
        *state = rest % size;
        rest /= size;
    }
    states
}

/// All combinations of states, the last changing fastest.
pub(crate) fn rows_of(sizes: &[usize]) -> impl Iterator<Item = Vec<usize>> + '_ {
    let first = (!sizes.contains(&0)).then(|| vec![0; sizes.len()]);
    std::iter::successors(first, move |states| {
        let mut next = states.clone();
        for (state, &size) in next.iter_mut().zip(sizes).rev() {
            *state += 1;
            if *state < size {
                return Some(next);
            }
            *state = 0;
        }
        None
    })
}
