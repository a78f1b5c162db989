//! From a model to the tables that inference works on.
//!
//! Most nodes bring their full table. A node that is the sum of its parents, or a noisy-max, has a
//! table that grows exponentially with their number but can be written with small ones, over the same
//! variables and auxiliary ones: [`Decompose`] says how.

mod auxiliary;
mod decompose;
mod interpolation;
mod parent_divorcing;
mod rank_one;
mod telescoping;

pub use auxiliary::{Auxiliary, Role};
pub use decompose::Decompose;
pub(crate) use decompose::Points;

use crate::account::go_on;
use crate::conditional::Conditional;
use crate::elimination::Piece;
use crate::engine::InferenceError;
use crate::evidence::Evidence;
use crate::factor::{Factor, FactorError, Few, MOST_ENTRIES, entries};
use crate::model::Model;
use crate::network::Network;
use crate::number::Number;
use crate::variable::Variable;
use atisbo_base::{Budget, Meter, Stop};
use interpolation::Interpolation;
use parent_divorcing::Chain;
use rank_one::DecomposedSum;
use std::collections::HashMap;
use std::sync::OnceLock;

/// A full table with more entries is worth a chain, where the choice is left to us.
const WORTH_A_CHAIN: usize = 4096;

/// The tables of a model, in parts: one for each node of a Bayesian network, in order, or one for
/// each factor of a Markov network.
pub(crate) struct Prepared<N> {
    /// The number of states of every variable, the model's first, then auxiliary ones.
    pub(crate) sizes: Vec<usize>,
    /// What each part is made of; or why it cannot be made, which matters only where it is needed.
    parts: Vec<Result<Part<N>, FactorError>>,
    /// What the auxiliary variables are, in order.
    pub(crate) auxiliaries: Vec<Auxiliary>,
    /// The nodes whose tables cancel.
    pub(crate) cancelling: Vec<Cancelling>,
}

/// What the tables of a part are made of.
enum Part<N> {
    /// The node's distribution, when they are asked for: what was observed by then makes them smaller.
    FullTable,
    /// These, which are reduced by what was observed.
    Pieces(Vec<Piece<N>>),
    /// The tables of a decomposition, once they were needed, which are reduced by what was observed.
    Decomposed(Decomposition, OnceLock<Vec<Piece<N>>>),
    /// A sum, whose tables depend on what was observed.
    RankOne(DecomposedSum),
}

/// How a table is divided, whatever was observed.
enum Decomposition {
    Chain(Chain),
    /// With this auxiliary variable.
    Telescoping(Variable),
}

impl Decomposition {
    fn pieces<N: Number>(
        &self,
        family: &Family<'_>,
        meter: &mut Meter,
    ) -> Result<Vec<Piece<N>>, Stop> {
        match (self, family.network.conditional(family.child)) {
            (Decomposition::Chain(chain), Conditional::NoisyMax(noisy)) => {
                chain.maxima(noisy, meter)
            }
            (Decomposition::Chain(chain), _) => chain.sums(meter),
            (Decomposition::Telescoping(auxiliary), Conditional::NoisyMax(noisy)) => {
                telescoping::pieces(family, noisy, *auxiliary, meter)
            }
            // Only a noisy-max telescopes.
            (Decomposition::Telescoping(_), _) => Ok(Vec::new()),
        }
    }
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
            Form::ChainOfMaxima => Form::FullTable,
            form => form,
        })
    }

    fn with(model: &Model, form: impl Fn(&Family<'_>) -> Form) -> Self {
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
                    let piece = Piece::given(factor.map(N::from), None);
                    parts.push(Ok(Part::Pieces(vec![piece])));
                }
                // A variable without any factor still has a distribution: the uniform one.
                for variable in network.variables().all().filter(|one| lonely[one.index()]) {
                    let size = sizes[variable.index()];
                    let uniform = Factor::from_parts(&[variable], &[size], vec![N::ONE; size]);
                    parts.push(Ok(Part::Pieces(vec![Piece::given(uniform, None)])));
                }
                Prepared {
                    sizes,
                    parts,
                    auxiliaries: Vec::new(),
                    cancelling: Vec::new(),
                }
            }
        }
    }

    /// Calls `tell` with each variable that a part knows, with some perhaps several times.
    pub(crate) fn for_known(&self, part: usize, model: &Model, mut tell: impl FnMut(Variable)) {
        match (&self.parts[part], model) {
            (Ok(Part::Pieces(pieces)), Model::Markov(_)) => {
                let scopes = pieces.iter().map(|piece| piece.factor.scope());
                scopes.flatten().copied().for_each(tell);
            }
            (_, Model::Bayes(network)) => {
                let child = Variable(part as u32);
                network.parents(child).iter().copied().for_each(&mut tell);
                tell(child);
            }
            _ => {}
        }
    }

    /// How many parts there are.
    pub(crate) fn parts(&self) -> usize {
        self.parts.len()
    }

    /// The pieces of a part under the evidence, over the variables that were not seen in a state.
    pub(crate) fn under(
        &self,
        part: usize,
        model: &Model,
        evidence: &Evidence,
        meter: &mut Meter,
    ) -> Result<Vec<Piece<N>>, InferenceError> {
        let reduced = |pieces: &[Piece<N>]| {
            let pieces = pieces.iter();
            pieces.map(|piece| piece.under(evidence)).collect()
        };
        match (self.parts[part].as_ref().map_err(Clone::clone)?, model) {
            (Part::FullTable, Model::Bayes(network)) => {
                let child = Variable(part as u32);
                let factor = network.factor_under(child, evidence, meter)?;
                let unseen = evidence.state(child).is_none();
                Ok(vec![Piece::given(factor, unseen.then_some(child))])
            }
            (Part::Decomposed(decomposition, kept), Model::Bayes(network)) => {
                let pieces = if let Some(pieces) = kept.get() {
                    pieces
                } else {
                    let family = Family::new(network, Variable(part as u32));
                    let made = decomposition.pieces(&family, meter)?;
                    kept.get_or_init(|| made)
                };
                Ok(reduced(pieces))
            }
            (Part::RankOne(sum), _) => {
                if let Some(made) = sum.under(evidence, meter)? {
                    return Ok(made);
                }
                let bare = sum.under(&Evidence::none(), meter)?;
                Ok(reduced(&bare.unwrap_or_default()))
            }
            (Part::Pieces(pieces), _) => Ok(reduced(pieces)),
            (Part::FullTable | Part::Decomposed(..), Model::Markov(_)) => Ok(Vec::new()),
        }
    }

    /// Takes note that there is other evidence on what a part knows: the size of its auxiliary
    /// variable may depend on it.
    pub(crate) fn refresh(&mut self, part: usize, evidence: &Evidence) {
        if let Ok(Part::RankOne(sum)) = &self.parts[part] {
            self.sizes[sum.auxiliary.index()] = sum.points_under(evidence);
        }
    }
}

/// Whether the preparation of the model takes complex numbers.
pub(crate) fn needs_complex_numbers(model: &Model, decompose: Decompose) -> bool {
    let (Model::Bayes(network), Decompose::RankOne) = (model, decompose) else {
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
    parent_sizes: Few<usize>,
}

/// How a node takes part.
#[derive(Clone, Copy)]
enum Form {
    FullTable,
    ChainOfSums,
    ChainOfMaxima,
    RankOneSum(Points),
    Telescoping,
}

impl<'n> Family<'n> {
    fn new(network: &'n Network, child: Variable) -> Self {
        Family {
            network,
            child,
            size: network.variables()[child].size(),
            parents: network.parents(child),
            parent_sizes: network.variables().sizes_of(network.parents(child)),
        }
    }

    /// The largest sum of the parents' states.
    fn largest_sum(&self) -> usize {
        self.parent_sizes.iter().map(|size| size - 1).sum()
    }

    fn form(&self, decompose: Decompose) -> Form {
        let large = || {
            let rows = entries(&self.parent_sizes);
            let cells = rows.and_then(|rows| rows.checked_mul(self.size));
            cells.is_none_or(|cells| cells > WORTH_A_CHAIN)
        };
        let wanted = match decompose {
            Decompose::FullTable => false,
            Decompose::Auto => large(),
            _ => true,
        };
        // With one parent there is nothing to divide.
        if !wanted || self.parents.len() < 2 {
            return Form::FullTable;
        }
        match (self.network.conditional(self.child), decompose.points()) {
            (Conditional::NoisyMax(_), Some(_)) => Form::Telescoping,
            (Conditional::NoisyMax(_), None) => Form::ChainOfMaxima,
            _ if !self.network.is_sum(self.child) => Form::FullTable,
            (_, Some(points)) => Form::RankOneSum(points),
            (_, None) => Form::ChainOfSums,
        }
    }
}

/// What the preparation of one node after the other adds to.
struct Bench {
    sizes: Vec<usize>,
    auxiliaries: Vec<Auxiliary>,
    cancelling: Vec<Cancelling>,
    /// The amplification of points by their number; none if that number cannot be used.
    amplifications: HashMap<usize, Option<f64>>,
}

impl Bench {
    fn new(network: &Network) -> Self {
        Bench {
            sizes: network.variables().sizes(),
            auxiliaries: Vec::new(),
            cancelling: Vec::new(),
            amplifications: HashMap::new(),
        }
    }

    /// The amplification of this many points, which are of one kind for all nodes. Computed once for each number: it
    /// takes the cube of it, and a model may have many nodes.
    fn amplification<N: Number>(&mut self, points: Points, count: usize) -> Option<f64> {
        *self.amplifications.entry(count).or_insert_with(|| {
            let unlimited = &mut Budget::unlimited().meter();
            let interpolation = Interpolation::<N>::new(points, count, unlimited);
            Some(interpolation.ok()??.amplification())
        })
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

    fn part<N: Number>(&mut self, family: &Family<'_>, form: Form) -> Result<Part<N>, FactorError> {
        let decomposition = match form {
            Form::FullTable => return Ok(Part::FullTable),
            Form::RankOneSum(points) => return rank_one::part(family, points, self),
            Form::ChainOfSums => Decomposition::Chain(Chain::of_sums(family, self)?),
            Form::ChainOfMaxima => Decomposition::Chain(Chain::of_maxima(family, self)?),
            Form::Telescoping => Decomposition::Telescoping(telescoping::auxiliary(family, self)?),
        };
        Ok(Part::Decomposed(decomposition, OnceLock::new()))
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

/// Whether there is memory for tables of these sizes, together. They have passed [`check_sizes`].
fn check_room<N: Number, const D: usize>(
    tables: impl IntoIterator<Item = [usize; D]>,
    meter: &Meter,
) -> Result<(), Stop> {
    let tables = tables.into_iter();
    let entries: usize = tables.map(|sizes| sizes.iter().product::<usize>()).sum();
    go_on(meter.check_bytes((entries * size_of::<N>()) as u64))
}

/// A table whose entries `value` gives for the states of the scope, the last changing fastest; each takes
/// so many steps.
fn tabulate<N: Number, const D: usize>(
    scope: [Variable; D],
    sizes: [usize; D],
    steps: usize,
    meter: &mut Meter,
    value: impl Fn([usize; D]) -> N,
) -> Result<Factor<N>, Stop> {
    let mut states = [0; D];
    let count: usize = sizes.iter().product();
    let mut values = Vec::with_capacity(count);
    for _ in 0..count {
        go_on(meter.work(steps as u64))?;
        values.push(value(states));
        for (state, &size) in states.iter_mut().zip(&sizes).rev() {
            *state += 1;
            if *state < size {
                break;
            }
            *state = 0;
        }
    }
    Ok(Factor::from_parts(&scope, &sizes, values))
}
