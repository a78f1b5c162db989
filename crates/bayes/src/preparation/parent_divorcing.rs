//! Parent divorcing: a chain of partial results, each of one more parent than the one before.
//!
//! The tables are conditional distributions, as those they replace, so that nothing else changes:
//! maxima of sums, sampling and pruning work as before. (The maximum over a noisy-max does not: which
//! cause came through is noise that must be summed.)
//!
//! References: Olesen, Kjærulff, Jensen and others, "A MUNIN network for the median nerve" (1989),
//! where parents were first divorced; Heckerman and Breese, "Causal independence for probability
//! assessment and inference using Bayesian networks" (1996), for the chain.

use super::{Bench, Family, Role, check_room, check_sizes, tabulate};
use crate::account::go_on;
use crate::conditional::NoisyMax;
use crate::elimination::Piece;
use crate::factor::FactorError;
use crate::number::Number;
use crate::variable::Variable;
use atisbo_base::{Meter, Stop};

/// How the parents add up one after the other.
pub(super) struct Chain {
    links: Vec<Link>,
}

/// A result, which is the first parent at first, one more parent, and the next result.
struct Link {
    scope: [Variable; 3],
    sizes: [usize; 3],
}

impl Chain {
    /// The sum of the parents' states.
    pub(super) fn of_sums(family: &Family<'_>, bench: &mut Bench) -> Result<Self, FactorError> {
        let reach = |parents: usize| {
            let largest = family.parent_sizes[..parents].iter().map(|size| size - 1);
            largest.sum::<usize>() + 1
        };
        Self::new(family, reach, Role::PartialSum, bench)
    }

    /// The largest state that a parent or the leak causes.
    pub(super) fn of_maxima(family: &Family<'_>, bench: &mut Bench) -> Result<Self, FactorError> {
        Self::new(family, |_| family.size, Role::PartialMaximum, bench)
    }

    /// A chain in which the result of this many first parents has `reach` states.
    fn new(
        family: &Family<'_>,
        reach: impl Fn(usize) -> usize,
        role: fn(usize) -> Role,
        bench: &mut Bench,
    ) -> Result<Self, FactorError> {
        let sizes = &family.parent_sizes;
        let last = family.parents.len() - 1;
        // The child may have more states than the parents can reach.
        let reach = |parents: usize| match parents {
            1 => sizes[0],
            all if all > last => family.size,
            some => reach(some),
        };
        let shapes = (1..=last).map(|place| [reach(place), sizes[place], reach(place + 1)]);
        check_sizes(shapes.clone())?;

        let mut links = Vec::with_capacity(last);
        let mut so_far = family.parents[0];
        for (place, sizes) in (1..).zip(shapes) {
            let result = if place == last {
                family.child
            } else {
                bench.auxiliary(family.child, role(place + 1), sizes[2])
            };
            let scope = [so_far, family.parents[place], result];
            links.push(Link { scope, sizes });
            so_far = result;
        }
        Ok(Chain { links })
    }

    /// The tables of a sum.
    pub(super) fn sums<N: Number>(&self, meter: &mut Meter) -> Result<Vec<Piece<N>>, Stop> {
        self.pieces(1, meter, |_, [before, state, after]| {
            f64::from(before + state == after)
        })
    }

    /// The tables of a noisy-max.
    pub(super) fn maxima<N: Number>(
        &self,
        noisy: &NoisyMax,
        meter: &mut Meter,
    ) -> Result<Vec<Piece<N>>, Stop> {
        let raise = |before: usize, caused: &[f64], after: usize| match after.cmp(&before) {
            std::cmp::Ordering::Less => 0.0,
            std::cmp::Ordering::Equal => caused[..=after].iter().sum(),
            std::cmp::Ordering::Greater => caused[after],
        };
        // What the leak and the first parent lead to, for each state of the latter.
        let size = noisy.leak.len();
        let mut first = Vec::with_capacity(noisy.causes[0].len());
        for caused in &noisy.causes[0] {
            go_on(meter.work((size * size) as u64))?;
            let after = |after| {
                let from = noisy.leak.iter().enumerate();
                let ways = from.map(|(before, weight)| weight * raise(before, caused, after));
                ways.sum::<f64>()
            };
            first.push((0..size).map(after).collect::<Vec<f64>>());
        }
        self.pieces(size, meter, |place, [before, state, after]| {
            let caused = &noisy.causes[place][state];
            if place > 1 {
                return raise(before, caused, after);
            }
            let ways = first[before].iter().enumerate();
            let ways = ways.map(|(between, weight)| weight * raise(between, caused, after));
            ways.sum()
        })
    }

    /// The tables: `next` is the probability that from a result the parent at this place, in a state, leads to
    /// the next one. Each takes so many steps.
    fn pieces<N: Number>(
        &self,
        steps: usize,
        meter: &mut Meter,
        next: impl Fn(usize, [usize; 3]) -> f64,
    ) -> Result<Vec<Piece<N>>, Stop> {
        check_room::<N, 3>(self.links.iter().map(|link| link.sizes), meter)?;
        let mut pieces = Vec::with_capacity(self.links.len());
        for (place, &Link { scope, sizes }) in (1..).zip(&self.links) {
            let value = |states| N::from(next(place, states));
            let table = tabulate(scope, sizes, steps, meter, value)?;
            pieces.push(Piece::given(table, Some(scope[2])));
        }
        Ok(pieces)
    }
}
