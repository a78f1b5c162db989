//! Tables of which most entries are zero.

use super::join::Join;
use super::{Dimension, Factor, FactorError, entries, fitting_entries};
use crate::number::Number;
use crate::variable::Variable;
use atisbo_base::Budget;

/// A table that stores only the entries that are not zero, by their places in the full table.
///
/// ```
/// use atisbo_bayes::{Factor, SparseFactor, Variable};
///
/// let (x, y) = (Variable(0), Variable(1));
/// let equal = Factor::new(&[(x, 3), (y, 3)], vec![1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0])?;
/// let sparse = SparseFactor::from(&equal);
/// assert_eq!(sparse.entries(), [(0, 1.0), (4, 1.0), (8, 1.0)]);
/// let prior = SparseFactor::from(&Factor::new(&[(x, 3)], vec![0.5, 0.5, 0.0])?);
/// let joint = sparse.product(&prior)?;
/// assert_eq!(joint.entries(), [(0, 0.5), (4, 0.5)]);
/// assert_eq!(joint.marginal(&[y]).to_dense()?.values(), [0.5, 0.5, 0.0]);
/// # Ok::<(), atisbo_bayes::FactorError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct SparseFactor<N = f64> {
    scope: Vec<Variable>,
    sizes: Vec<usize>,
    /// Places in ascending order, each once.
    entries: Vec<(usize, N)>,
}

impl<N: Number> SparseFactor<N> {
    /// Its variables, in order.
    pub fn scope(&self) -> &[Variable] {
        &self.scope
    }

    /// The number of states of each variable of the scope.
    pub fn sizes(&self) -> &[usize] {
        &self.sizes
    }

    /// The entries that are not zero, with their places in the full table.
    pub fn entries(&self) -> &[(usize, N)] {
        &self.entries
    }

    /// The full table.
    ///
    /// # Errors
    ///
    /// If it has more than [`MOST_ENTRIES`](super::MOST_ENTRIES) entries.
    pub fn to_dense(&self) -> Result<Factor<N>, FactorError> {
        let mut values = vec![N::ZERO; fitting_entries(&self.sizes)?];
        for &(place, value) in &self.entries {
            values[place] = value;
        }
        Ok(Factor::from_parts(&self.scope, &self.sizes, values))
    }

    /// The product: its scope is this scope followed by what the other adds to it.
    ///
    /// # Errors
    ///
    /// If the places of its full table cannot be counted.
    pub fn product(&self, other: &Self) -> Result<Self, FactorError> {
        let added = other.dimensions();
        let added = added.filter(|(variable, _)| !self.scope.contains(variable));
        let (keep, sizes): (Vec<_>, Vec<_>) = self.dimensions().chain(added).unzip();
        if entries(&sizes).is_none() {
            return Err(FactorError::TooLarge { entries: sizes });
        }
        Ok(Self::joined(&[self, other], keep, sizes, |_, new| new))
    }

    /// The sum over all states of the variables outside `keep`; the result's scope is `keep`, in
    /// that order, without what this table does not know.
    #[must_use]
    pub fn marginal(&self, keep: &[Variable]) -> Self {
        self.fold(keep, |sum, new| sum + new)
    }

    /// The largest number over all states of the variables outside `keep`.
    #[must_use]
    pub fn maximum(&self, keep: &[Variable]) -> Self {
        self.fold(keep, N::max)
    }

    /// The part of the table in which the variable has this state; the variable leaves the scope.
    #[must_use]
    pub fn reduce(&self, variable: Variable, state: usize) -> Self {
        let Some(position) = self.scope.iter().position(|&other| other == variable) else {
            return self.clone();
        };
        let stride: usize = self.sizes[position + 1..].iter().product();
        let size = self.sizes[position];
        let mut reduced = self.clone();
        reduced.scope.remove(position);
        reduced.sizes.remove(position);
        reduced
            .entries
            .retain(|(place, _)| place / stride % size == state);
        for (place, _) in &mut reduced.entries {
            *place = *place / (stride * size) * stride + *place % stride;
        }
        reduced
    }

    fn fold(&self, keep: &[Variable], combine: impl Fn(N, N) -> N) -> Self {
        let known = |variable: &Variable| self.dimensions().find(|(other, _)| other == variable);
        let (keep, sizes) = keep.iter().filter_map(known).unzip();
        Self::joined(&[self], keep, sizes, combine)
    }

    fn joined(
        tables: &[&Self],
        keep: Vec<Variable>,
        sizes: Vec<usize>,
        combine: impl Fn(N, N) -> N,
    ) -> Self {
        let mut found: Vec<(usize, N)> = Vec::new();
        let mut meter = Budget::unlimited().meter();
        let join = Join::new(tables, &keep, &sizes);
        let ended = join.run(&mut meter, &mut |place, value| found.push((place, value)));
        debug_assert_eq!(ended, Ok(()), "an unlimited budget never stops");
        found.sort_by_key(|&(place, _)| place);
        found.dedup_by(|next, kept| {
            let same = next.0 == kept.0;
            if same {
                kept.1 = combine(kept.1, next.1);
            }
            same
        });
        SparseFactor {
            scope: keep,
            sizes,
            entries: found,
        }
    }

    /// Its variables with their numbers of states.
    pub(super) fn dimensions(&self) -> impl Iterator<Item = Dimension> {
        self.scope.iter().copied().zip(self.sizes.iter().copied())
    }
}

impl<N: Number> From<&Factor<N>> for SparseFactor<N> {
    fn from(factor: &Factor<N>) -> Self {
        let cells = factor.values().iter().copied().enumerate();
        SparseFactor {
            scope: factor.scope().to_vec(),
            sizes: factor.sizes().to_vec(),
            entries: cells.filter(|&(_, value)| value != N::ZERO).collect(),
        }
    }
}
