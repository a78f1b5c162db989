//! Parent divorcing: a chain of partial results, each of one more parent than the one before.
//!
//! The tables are conditional distributions, as those they replace, so that nothing else changes:
//! maxima of sums, sampling and pruning work as before. (The maximum over a noisy-max does not: which
//! cause came through is noise that must be summed.)
//!
//! References: Olesen, Kjærulff, Jensen and others, "A MUNIN network for the median nerve" (1989),
//! where parents were first divorced; Heckerman and Breese, "Causal independence for probability
//! assessment and inference using Bayesian networks" (1996), for the chain.

use super::{Bench, Family, Role, check_sizes, tabulate};
use crate::conditional::NoisyMax;
use crate::elimination::Piece;
use crate::factor::FactorError;
use crate::number::Number;

/// The sum of the parents' states.
pub(super) fn sum<N: Number>(
    family: &Family<'_>,
    bench: &mut Bench,
) -> Result<Vec<Piece<N>>, FactorError> {
    let reach = |parents: usize| {
        let largest = family.parent_sizes[..parents].iter().map(|size| size - 1);
        largest.sum::<usize>() + 1
    };
    let chain = Chain {
        reach,
        first: |state, after| f64::from(state == after),
        next: |before, _, state, after| f64::from(before + state == after),
        role: Role::PartialSum,
    };
    chain.pieces(family, bench)
}

/// The largest state that a parent or the leak causes.
pub(super) fn noisy_max<N: Number>(
    family: &Family<'_>,
    noisy: &NoisyMax,
    bench: &mut Bench,
) -> Result<Vec<Piece<N>>, FactorError> {
    let raise = |before: usize, caused: &[f64], after: usize| match after.cmp(&before) {
        std::cmp::Ordering::Less => 0.0,
        std::cmp::Ordering::Equal => caused[..=after].iter().sum(),
        std::cmp::Ordering::Greater => caused[after],
    };
    let leak = noisy.leak.as_slice();
    let chain = Chain {
        reach: |_| family.size,
        first: |state: usize, after| {
            let from = leak.iter().enumerate();
            from.map(|(before, weight)| weight * raise(before, &noisy.causes[0][state], after))
                .sum()
        },
        next: |before, parent: usize, state: usize, after| {
            raise(before, &noisy.causes[parent][state], after)
        },
        role: Role::PartialMaximum,
    };
    chain.pieces(family, bench)
}

/// How the parents add up one after the other.
struct Chain<R, F, T> {
    /// How many states the result of this many first parents has.
    reach: R,
    /// The probability that the first parent, in a state, leads to a result.
    first: F,
    /// The probability that from a result a parent, by its place, in a state, leads to the next.
    next: T,
    role: fn(usize) -> Role,
}

impl<R, F, T> Chain<R, F, T>
where
    R: Fn(usize) -> usize,
    F: Fn(usize, usize) -> f64,
    T: Fn(usize, usize, usize, usize) -> f64,
{
    fn pieces<N: Number>(
        &self,
        family: &Family<'_>,
        bench: &mut Bench,
    ) -> Result<Vec<Piece<N>>, FactorError> {
        let sizes = &family.parent_sizes;
        let last = family.parents.len() - 1;
        // The child may have more states than the parents can reach.
        let reach = |parents: usize| match parents {
            1 => sizes[0],
            all if all > last => family.size,
            some => (self.reach)(some),
        };
        let shapes = (1..=last).map(|place| [reach(place), sizes[place], reach(place + 1)]);
        check_sizes(shapes.clone())?;

        let mut pieces = Vec::with_capacity(last);
        let mut so_far = family.parents[0];
        for (place, shape) in (1..).zip(shapes) {
            let result = if place == last {
                family.child
            } else {
                bench.auxiliary(family.child, (self.role)(place + 1), shape[2])
            };
            let scope = [so_far, family.parents[place], result];
            let table = if place == 1 {
                tabulate(scope, shape, |[first, second, result]| {
                    let ways = (0..(self.reach)(1)).map(|between| {
                        (self.first)(first, between) * (self.next)(between, 1, second, result)
                    });
                    N::from(ways.sum::<f64>())
                })
            } else {
                tabulate(scope, shape, |[before, state, result]| {
                    N::from((self.next)(before, place, state, result))
                })
            };
            pieces.push(Piece::given(table, Some(result)));
            so_far = result;
        }
        Ok(pieces)
    }
}
