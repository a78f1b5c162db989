//! The rank-one decomposition of the addition table.
//!
//! Let the sum of the parents reach N. For N + 1 different numbers `a_0 … a_N` the entry of the table,
//! one where `y = x₁ + … + x_k` and zero elsewhere, is `Σ_b ξ(y, b) · a_b^x₁ · … · a_b^x_k`, where ξ is
//! the inverse of the matrix of the powers `a_b^s`: a sum of N + 1 products, and no shorter one
//! exists. So an auxiliary variable with N + 1 states, joined with each parent by a table of powers
//! and with the child by ξ, replaces a table of exponential size.
//!
//! Seeing a parent lowers N. Seeing the child leaves one row of ξ, and with roots of unity fewer
//! points: with r of them all sums that leave the same remainder by r look the same, and if the
//! parents that are not known must add up to l, then r = max(l, N - l) + 1 tells l from all others
//! between 0 and N.
//!
//! References: Savický and Vomlel, "Exploiting tensor rank-one decomposition in probabilistic
//! inference" (2007); Vomlelová and Vomlel, "Applying Bayesian networks in the game of Minesweeper"
//! (2009); Vomlel, "Rank of tensors of l-out-of-k functions" (2011), for a child that was seen.

use super::interpolation::Interpolation;
use super::parent_divorcing::Chain;
use super::{
    Bench, Cancelling, Decomposition, Family, Part, Points, Role, check_room, check_sizes, tabulate,
};
use crate::elimination::Piece;
use crate::evidence::Evidence;
use crate::factor::FactorError;
use crate::number::Number;
use crate::variable::Variable;
use atisbo_base::{Meter, Stop};
use std::sync::OnceLock;

pub(super) fn part<N: Number>(
    family: &Family<'_>,
    points: Points,
    bench: &mut Bench,
) -> Result<Part<N>, FactorError> {
    let count = family.largest_sum() + 1;
    let states = family.parent_sizes.iter().chain([&family.size]);
    check_sizes(states.map(|&size| [size, count]))?;
    let Some(amplification) = bench.amplification::<N>(points, count) else {
        let chain = Decomposition::Chain(Chain::of_sums(family, bench)?);
        return Ok(Part::Decomposed(chain, OnceLock::new()));
    };
    bench.cancelling.push(Cancelling {
        node: family.child,
        amplification,
    });
    let parents = family.parents.iter().copied();
    Ok(Part::RankOne(DecomposedSum {
        points,
        child: family.child,
        size: family.size,
        parents: parents.zip(family.parent_sizes.iter().copied()).collect(),
        auxiliary: bench.auxiliary(family.child, Role::Points, count),
    }))
}

/// A sum that takes part by its decomposition, which depends on what was observed.
pub(super) struct DecomposedSum {
    points: Points,
    child: Variable,
    /// The child's number of states.
    size: usize,
    /// The parents with their numbers of states.
    parents: Vec<(Variable, usize)>,
    /// The variable whose states are the points.
    pub(super) auxiliary: Variable,
}

/// What observations leave of a sum.
struct Rest {
    /// The parents that were not seen.
    free: Vec<(Variable, usize)>,
    /// What the others add up to.
    known: usize,
    /// What the free ones must add up to, if the child was seen; more than they can if that is
    /// impossible.
    needed: Option<usize>,
    /// How many points it takes.
    count: usize,
}

impl DecomposedSum {
    /// How many points it takes under the evidence.
    pub(super) fn points_under(&self, evidence: &Evidence) -> usize {
        self.rest(evidence).count
    }

    /// The tables over what was not observed, if there are such points.
    pub(super) fn under<N: Number>(
        &self,
        evidence: &Evidence,
        meter: &mut Meter,
    ) -> Result<Option<Vec<Piece<N>>>, Stop> {
        let rest = self.rest(evidence);
        let interpolation = Interpolation::new(self.points, rest.count, meter)?;
        let pieces = interpolation.map(|points| self.pieces(&rest, &points, meter));
        pieces.transpose()
    }

    fn rest(&self, evidence: &Evidence) -> Rest {
        let (seen, free): (Vec<_>, Vec<_>) = self
            .parents
            .iter()
            .partition(|(parent, _)| evidence.state(*parent).is_some());
        let states = seen
            .iter()
            .filter_map(|(parent, _)| evidence.state(*parent));
        let known: usize = states.sum();
        let largest: usize = free.iter().map(|(_, size)| size - 1).sum();
        let sum = evidence.state(self.child);
        let needed = sum.map(|sum| sum.checked_sub(known).unwrap_or(usize::MAX));
        let count = match needed {
            Some(needed) if needed <= largest && self.points == Points::RootsOfUnity => {
                needed.max(largest - needed) + 1
            }
            _ => largest + 1,
        };
        Rest {
            free,
            known,
            needed,
            count,
        }
    }

    fn pieces<N: Number>(
        &self,
        rest: &Rest,
        points: &Interpolation<N>,
        meter: &mut Meter,
    ) -> Result<Vec<Piece<N>>, Stop> {
        let count = rest.count;
        let own = rest.needed.map_or(self.size, |_| 1);
        let rows = rest.free.iter().map(|&(_, size)| size).chain([own]);
        check_room::<N, 2>(rows.map(|size| [size, count]), meter)?;
        let mut tables = Vec::with_capacity(rest.free.len() + 1);
        for &(parent, size) in &rest.free {
            let scope = [parent, self.auxiliary];
            let power = |[state, point]: [usize; 2]| points.power(point, state);
            tables.push(tabulate(scope, [size, count], 1, meter, power)?);
        }
        let weights = if let Some(sum) = rest.needed {
            let weight = |[point]: [usize; 1]| points.weight(sum, point);
            tabulate([self.auxiliary], [count], 1, meter, weight)?
        } else {
            let scope = [self.child, self.auxiliary];
            tabulate(scope, [self.size, count], 1, meter, |[sum, point]| {
                let sum = sum.checked_sub(rest.known);
                sum.map_or(N::ZERO, |sum| points.weight(sum, point))
            })?
        };
        tables.push(weights);
        let pieces = tables.into_iter().map(|table| Piece::given(table, None));
        Ok(pieces.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many points a sum of this many binary parents takes; the child comes after them.
    fn points(parents: u32, evidence: &Evidence) -> usize {
        let sum = DecomposedSum {
            points: Points::RootsOfUnity,
            child: Variable(parents),
            size: parents as usize + 1,
            parents: (0..parents).map(|parent| (Variable(parent), 2)).collect(),
            auxiliary: Variable(parents + 1),
        };
        sum.points_under(evidence)
    }

    #[test]
    fn a_sum_that_was_seen_takes_as_many_points_as_its_rank() {
        assert_eq!(points(8, &Evidence::none()), 9);
        let seen = |sum| points(8, &Evidence::none().and(Variable(8), sum));
        assert_eq!([1, 2, 3, 4, 5, 6, 7].map(seen), [8, 7, 6, 5, 6, 7, 8]);
    }

    #[test]
    fn parents_that_were_seen_no_longer_count() {
        let two_known = Evidence::none().and(Variable(0), 1).and(Variable(1), 0);
        assert_eq!(points(8, &two_known), 7);
        assert_eq!(points(8, &two_known.and(Variable(8), 4)), 4);
    }
}
