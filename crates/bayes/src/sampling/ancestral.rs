//! Ancestral sampling: every variable after its parents, from its distribution given their states.
//!
//! Reference: Koller and Friedman, *Probabilistic Graphical Models*, section 12.1.

use crate::conditional::{Conditional, NoisyMax};
use crate::network::Network;
use crate::variable::Variable;
use atisbo_base::seed;
use rand::RngExt;
use rand_pcg::Pcg64;

/// A Bayesian network made ready to draw samples from.
///
/// ```
/// use atisbo_bayes::{Ancestral, Network};
///
/// let mut builder = Network::builder();
/// let rain = builder.variable("Rain", ["no", "yes"])?;
/// let wet = builder.variable("Wet", ["no", "yes"])?;
/// builder.table(rain, &[], vec![0.8, 0.2])?;
/// builder.table(wet, &[rain], vec![1.0, 0.0, 0.0, 1.0])?;
/// let network = builder.build()?;
/// let ancestral = Ancestral::new(&network);
/// let mut states = [0; 2];
/// let mut rainy = 0;
/// for index in 0..1000 {
///     ancestral.sample(7, index, &mut states);
///     assert_eq!(states[rain.index()], states[wet.index()]);
///     rainy += states[rain.index()];
/// }
/// assert!((150..250).contains(&rainy));
/// # Ok::<(), atisbo_bayes::NetworkError>(())
/// ```
pub struct Ancestral<'m> {
    /// Parents before children.
    nodes: Vec<Node<'m>>,
}

/// One variable with its distribution.
pub(crate) struct Node<'m> {
    variable: Variable,
    size: usize,
    /// The parents, each with how far apart the rows of its neighbouring states are.
    parents: Vec<(Variable, usize)>,
    law: Law<'m>,
}

/// A conditional distribution, ready to draw from. Where rows are cumulative, the state is the first
/// whose number is larger than a random one.
enum Law<'m> {
    Table {
        values: &'m [f64],
        cumulative: Vec<f64>,
    },
    Deterministic(&'m [usize]),
    Sum,
    NoisyMax {
        /// For each parent the cumulative rows of what each of its states causes.
        causes: Vec<Vec<f64>>,
        leak: Vec<f64>,
    },
}

impl<'m> Ancestral<'m> {
    /// Makes the network ready.
    pub fn new(network: &'m Network) -> Self {
        let order = network.topological_order().iter();
        Ancestral {
            nodes: order.map(|&one| Node::new(network, one)).collect(),
        }
    }

    /// Draws sample number `index` under the seed, which depends on nothing else.
    ///
    /// # Panics
    ///
    /// If there are fewer states than variables.
    pub fn sample(&self, seed: u64, index: u64, states: &mut [usize]) {
        let mut rng = seed::rng(seed, index);
        for node in &self.nodes {
            states[node.variable.index()] = node.draw(states, &mut rng);
        }
    }

    /// The nodes, parents before children.
    pub(crate) fn nodes(&self) -> &[Node<'m>] {
        &self.nodes
    }
}

impl<'m> Node<'m> {
    fn new(network: &'m Network, variable: Variable) -> Self {
        let size = network.variables()[variable].size();
        let law = match network.conditional(variable) {
            Conditional::Table(values) => Law::Table {
                values,
                cumulative: cumulative(values, size),
            },
            Conditional::Deterministic(states) => Law::Deterministic(states),
            Conditional::Sum => Law::Sum,
            Conditional::NoisyMax(NoisyMax { causes, leak }) => {
                let rows = |cause: &Vec<Vec<f64>>| cumulative(&cause.concat(), size);
                Law::NoisyMax {
                    causes: causes.iter().map(rows).collect(),
                    leak: cumulative(leak, size),
                }
            }
        };
        Node {
            variable,
            size,
            parents: network.row_strides(variable),
            law,
        }
    }

    pub(crate) fn variable(&self) -> Variable {
        self.variable
    }

    fn row(&self, states: &[usize]) -> usize {
        let steps = self.parents.iter();
        steps
            .map(|(parent, stride)| states[parent.index()] * stride)
            .sum()
    }

    fn sum(&self, states: &[usize]) -> usize {
        self.parents
            .iter()
            .map(|(parent, _)| states[parent.index()])
            .sum()
    }

    /// The rows of a noisy-max that the parents' states select, the leak's last.
    fn selected<'a>(
        &'a self,
        causes: &'a [Vec<f64>],
        leak: &'a [f64],
        states: &'a [usize],
    ) -> impl Iterator<Item = &'a [f64]> {
        let causes = causes.iter().zip(&self.parents);
        let row = |(rows, (parent, _)): (&'a Vec<f64>, &(Variable, usize))| {
            let start = states[parent.index()] * self.size;
            &rows[start..start + self.size]
        };
        causes.map(row).chain([leak])
    }

    /// Draws a state, given those of the parents.
    #[inline]
    pub(crate) fn draw(&self, states: &[usize], rng: &mut Pcg64) -> usize {
        match &self.law {
            Law::Table { cumulative, .. } => {
                let start = self.row(states) * self.size;
                pick(&cumulative[start..start + self.size], rng)
            }
            Law::Deterministic(certain) => certain[self.row(states)],
            Law::Sum => self.sum(states),
            Law::NoisyMax { causes, leak } => {
                let rows = self.selected(causes, leak, states);
                rows.fold(0, |largest, row| largest.max(pick(row, rng)))
            }
        }
    }

    /// The probability of each state, given the states of the parents.
    pub(crate) fn distribution(&self, states: &mut [usize]) -> Vec<f64> {
        let index = self.variable.index();
        let own = states[index];
        let mut probability = |state| {
            states[index] = state;
            self.probability(states)
        };
        let distribution = (0..self.size).map(&mut probability).collect();
        states[index] = own;
        distribution
    }

    /// The probability of the state that the variable has, given those of the parents.
    #[inline]
    pub(crate) fn probability(&self, states: &[usize]) -> f64 {
        let state = states[self.variable.index()];
        match &self.law {
            Law::Table { values, .. } => values[self.row(states) * self.size + state],
            Law::Deterministic(of_row) => f64::from(of_row[self.row(states)] == state),
            Law::Sum => f64::from(self.sum(states) == state),
            Law::NoisyMax { causes, leak } => {
                let mut at_most = 1.0;
                let mut below = f64::from(state > 0);
                for row in self.selected(causes, leak, states) {
                    at_most *= row[state];
                    below *= if state > 0 { row[state - 1] } else { 0.0 };
                }
                (at_most - below).max(0.0)
            }
        }
    }
}

/// The sums of each row up to each state. From the last possible state on they are 1, so that no
/// rounding lets an impossible state be drawn.
fn cumulative(values: &[f64], size: usize) -> Vec<f64> {
    let mut sums = Vec::with_capacity(values.len());
    for row in values.chunks_exact(size) {
        let total: f64 = row.iter().sum();
        let last = row.iter().rposition(|&value| value > 0.0).unwrap_or(0);
        let mut sum = 0.0;
        for (state, value) in row.iter().enumerate() {
            sum += value / total;
            sums.push(if state < last { sum } else { 1.0 });
        }
    }
    sums
}

#[inline]
fn pick(cumulative: &[f64], rng: &mut Pcg64) -> usize {
    if cumulative.len() == 1 {
        return 0;
    }
    let number: f64 = rng.random();
    cumulative.partition_point(|&sum| sum <= number)
}
