//! The rank-one decomposition of the noisy-max.
//!
//! The probability that nothing larger than b comes out is a product, with one term for each parent
//! and one for the leak; the probability of y is that of at most y less that of at most y - 1. So an
//! auxiliary variable with as many states as the child, joined with each parent by the cumulative
//! distribution of what it causes and with the child by these differences, replaces the full table.
//!
//! Reference: Díez and Galán, "Efficient computation for the noisy MAX" (2003).

use super::{Bench, Cancelling, Family, Role, check_sizes, tabulate};
use crate::conditional::NoisyMax;
use crate::elimination::Piece;
use crate::factor::FactorError;
use crate::number::Number;

pub(super) fn pieces<N: Number>(
    family: &Family<'_>,
    noisy: &NoisyMax,
    bench: &mut Bench,
) -> Result<Vec<Piece<N>>, FactorError> {
    let count = family.size;
    let states = family.parent_sizes.iter().chain([&count]);
    check_sizes(states.map(|&size| [size, count]))?;
    bench.cancelling.push(Cancelling {
        node: family.child,
        amplification: 2.0,
    });
    let auxiliary = bench.auxiliary(family.child, Role::Points, count);
    let at_most = |caused: &[f64], bound: usize| caused[..=bound].iter().sum::<f64>();
    let parents = family.parents.iter().zip(&noisy.causes);
    let mut pieces: Vec<Piece<N>> = parents
        .map(|(&parent, causes)| {
            let shape = [causes.len(), count];
            let cumulative = tabulate([parent, auxiliary], shape, |[state, bound]| {
                N::from(at_most(&causes[state], bound))
            });
            Piece::given(cumulative, None)
        })
        .collect();
    let shape = [count, count];
    let differences = tabulate([family.child, auxiliary], shape, |[state, bound]| {
        let sign = if bound == state {
            1.0
        } else if bound + 1 == state {
            -1.0
        } else {
            0.0
        };
        N::from(sign * at_most(&noisy.leak, bound))
    });
    pieces.push(Piece::given(differences, None));
    Ok(pieces)
}
