//! From a model to the tables that inference works on.
//!
//! Most nodes bring their full table. A node that is the sum of its parents, or a noisy-max, has a
//! table that grows exponentially with their number but can be written with small ones, over the same
//! variables and auxiliary ones: [`Decompose`] says how.

mod auxiliary;
mod decompose;
mod full_table;
mod interpolation;
mod parent_divorcing;
mod rank_one;
mod telescoping;

pub use auxiliary::{Auxiliary, Role};
pub use decompose::{Decompose, Points};

use crate::conditional::{Conditional, NoisyMax};
use crate::elimination::Piece;
use crate::evidence::Evidence;
use crate::factor::{Factor, FactorError, MOST_ENTRIES, entries};
use crate::model::Model;
use crate::network::Network;
use crate::number::Number;
use crate::variable::Variable;
use rank_one::DecomposedSum;
use std::collections::BTreeMap;

/// A full table with more entries is worth a chain, where the choice is left to us.
const WORTH_A_CHAIN: usize = 4096;

/// The tables of a model, in parts: one for each node of a Bayesian network, in order, or one for
/// each factor of a Markov network.
pub(crate) struct Prepared<N> {
    /// The number of states of every variable, the model's first, then auxiliary ones.
    pub(crate) sizes: Vec<usize>,
    /// The pieces of each part; or why they cannot be made, which matters only where they are needed.
    pub(crate) parts: Vec<Result<Vec<Piece<N>>, FactorError>>,
    /// What the auxiliary variables are, in order.
    pub(crate) auxiliaries: Vec<Auxiliary>,
    /// The nodes whose tables cancel.
    pub(crate) cancelling: Vec<Cancelling>,
    /// The sums that take part by a rank-one decomposition, by part.
    sums: BTreeMap<usize, DecomposedSum>,
}

/// A node whose pieces hold numbers of different signs, so that digits cancel when they are summed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cancelling {
    /// Which node.
    pub node: Variable,
    /// By how much rounding errors may grow: the sum of the magnitudes of the terms that make up an
    /// entry of the full table, at most. Its decimal logarithm is the number of digits that may be
    /// lost.
    pub amplification: f64,
}

impl<N: Number> Prepared<N> {
    pub(crate) fn new(model: &Model, decompose: Decompose) -> Self {
        Self::with(model, |family| family.form(decompose))
    }

    /// Tables of which the largest product is sought. Large sums become chains, where only one state of
    /// each auxiliary variable is possible; a noisy-max keeps its full table, since there the products
    /// for the states of an auxiliary variable must be added.
    pub(crate) fn for_maxima(model: &Model) -> Self {
        Self::with(model, |family| match family.form(Decompose::Auto) {
            Form::ChainOfMaxima(_) => Form::FullTable,
            form => form,
        })
    }

    fn with<'n>(model: &'n Model, form: impl Fn(&Family<'n>) -> Form<'n>) -> Self {
        match model {
            Model::Bayes(network) => {
                let mut bench = Bench::new(network);
                let part = |variable| {
                    let family = Family::new(network, variable);
                    bench.part(&family, form(&family))
                };
                Prepared {
                    parts: network.variables().all().map(part).collect(),
                    sizes: bench.sizes,
                    auxiliaries: bench.auxiliaries,
                    cancelling: bench.cancelling,
                    sums: bench.sums,
                }
            }
            Model::Markov(network) => {
                let sizes = network.variables().sizes();
                let mut lonely = vec![true; sizes.len()];
                let mut parts = Vec::new();
                for factor in network.factors() {
                    for variable in factor.scope() {
                        lonely[variable.index()] = false;
                    }
                    parts.push(Ok(vec![Piece::given(convert(factor), None)]));
                }
                // A variable without any factor still has a distribution: the uniform one.
                for variable in network.variables().all().filter(|one| lonely[one.index()]) {
                    let size = sizes[variable.index()];
                    let uniform =
                        Factor::from_parts(vec![variable], vec![size], vec![N::ONE; size]);
                    parts.push(Ok(vec![Piece::given(uniform, None)]));
                }
                Prepared {
                    sizes,
                    parts,
                    auxiliaries: Vec::new(),
                    cancelling: Vec::new(),
                    sums: BTreeMap::new(),
                }
            }
        }
    }

    /// The pieces of a part made anew for what was observed, if that gives smaller ones than reducing
    /// those that there are.
    pub(crate) fn under(&mut self, part: usize, evidence: &Evidence) -> Option<Vec<Piece<N>>> {
        let sum = self.sums.get(&part)?;
        let (points, pieces) = sum.under(evidence)?;
        self.sizes[sum.auxiliary.index()] = points;
        Some(pieces)
    }

    /// Takes back what [`Prepared::under`] did to the sizes.
    pub(crate) fn forget_evidence(&mut self) {
        for sum in self.sums.values() {
            self.sizes[sum.auxiliary.index()] = sum.most_points();
        }
    }
}

/// Whether the preparation of the model takes complex numbers.
pub(crate) fn needs_complex_numbers(model: &Model, decompose: Decompose) -> bool {
    let (Model::Bayes(network), Decompose::RankOne(Points::RootsOfUnity)) = (model, decompose)
    else {
        return false;
    };
    let is_sum = |variable| {
        let family = Family::new(network, variable);
        matches!(family.form(decompose), Form::RankOneSum(_))
    };
    network.variables().all().any(is_sum)
}

/// A node with its parents.
struct Family<'n> {
    network: &'n Network,
    child: Variable,
    size: usize,
    parents: &'n [Variable],
    parent_sizes: Vec<usize>,
}

/// How a node takes part.
#[derive(Clone, Copy)]
enum Form<'n> {
    FullTable,
    ChainOfSums,
    ChainOfMaxima(&'n NoisyMax),
    RankOneSum(Points),
    Telescoping(&'n NoisyMax),
}

impl<'n> Family<'n> {
    fn new(network: &'n Network, child: Variable) -> Self {
        Family {
            network,
            child,
            size: network.variables()[child].size(),
            parents: network.parents(child),
            parent_sizes: network.parent_sizes(child),
        }
    }

    /// The largest sum of the parents' states.
    fn largest_sum(&self) -> usize {
        self.parent_sizes.iter().map(|size| size - 1).sum()
    }

    fn form(&self, decompose: Decompose) -> Form<'n> {
        let large = || {
            let rows = entries(&self.parent_sizes);
            let cells = rows.and_then(|rows| rows.checked_mul(self.size));
            cells.is_none_or(|cells| cells > WORTH_A_CHAIN)
        };
        let wanted = match decompose {
            Decompose::FullTable => false,
            Decompose::Auto => large(),
            Decompose::ParentDivorcing | Decompose::RankOne(_) => true,
        };
        // With one parent there is nothing to divide.
        if !wanted || self.parents.len() < 2 {
            return Form::FullTable;
        }
        match (self.network.conditional(self.child), decompose) {
            (Conditional::NoisyMax(noisy), Decompose::RankOne(_)) => Form::Telescoping(noisy),
            (Conditional::NoisyMax(noisy), _) => Form::ChainOfMaxima(noisy),
            _ if !self.network.is_sum(self.child) => Form::FullTable,
            (_, Decompose::RankOne(points)) => Form::RankOneSum(points),
            _ => Form::ChainOfSums,
        }
    }
}

/// What the preparation of one node after the other adds to.
struct Bench {
    sizes: Vec<usize>,
    auxiliaries: Vec<Auxiliary>,
    cancelling: Vec<Cancelling>,
    sums: BTreeMap<usize, DecomposedSum>,
}

impl Bench {
    fn new(network: &Network) -> Self {
        Bench {
            sizes: network.variables().sizes(),
            auxiliaries: Vec::new(),
            cancelling: Vec::new(),
            sums: BTreeMap::new(),
        }
    }

    /// A new auxiliary variable.
    fn auxiliary(&mut self, node: Variable, role: Role, size: usize) -> Variable {
        let variable = Variable(self.sizes.len() as u32);
        self.sizes.push(size);
        self.auxiliaries.push(Auxiliary {
            variable,
            node,
            role,
        });
        variable
    }

    fn part<N: Number>(
        &mut self,
        family: &Family<'_>,
        form: Form<'_>,
    ) -> Result<Vec<Piece<N>>, FactorError> {
        match form {
            Form::FullTable => full_table::pieces(family),
            Form::ChainOfSums => parent_divorcing::sum(family, self),
            Form::ChainOfMaxima(noisy) => parent_divorcing::noisy_max(family, noisy, self),
            Form::RankOneSum(points) => rank_one::pieces(family, points, self),
            Form::Telescoping(noisy) => telescoping::pieces(family, noisy, self),
        }
    }
}

/// An error if tables of these sizes, together, have too many entries.
fn check_sizes<const D: usize>(
    tables: impl IntoIterator<Item = [usize; D]>,
) -> Result<(), FactorError> {
    let mut total = 0_usize;
    for sizes in tables {
        let sum = entries(&sizes).and_then(|count| total.checked_add(count));
        let fits = sum.filter(|&total| total <= MOST_ENTRIES);
        total = fits.ok_or_else(|| FactorError::TooLarge {
            entries: sizes.to_vec(),
        })?;
    }
    Ok(())
}

/// A table whose entries `value` gives for the states of the scope, the last changing fastest.
fn tabulate<N: Number, const D: usize>(
    scope: [Variable; D],
    sizes: [usize; D],
    value: impl Fn([usize; D]) -> N,
) -> Factor<N> {
    let mut states = [0; D];
    let count: usize = sizes.iter().product();
    let mut values = Vec::with_capacity(count);
    for _ in 0..count {
        values.push(value(states));
        for (state, &size) in states.iter_mut().zip(&sizes).rev() {
            *state += 1;
            if *state < size {
                break;
            }
            *state = 0;
        }
    }
    Factor::from_parts(scope.to_vec(), sizes.to_vec(), values)
}

fn convert<N: Number>(factor: &Factor) -> Factor<N> {
    let values = factor
        .values()
        .iter()
        .map(|&value| N::from(value))
        .collect();
    Factor::from_parts(factor.scope().to_vec(), factor.sizes().to_vec(), values)
}
