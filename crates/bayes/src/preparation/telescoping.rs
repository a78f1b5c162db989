//! The rank-one decomposition of the noisy-max.
//!
//! The probability that nothing larger than b comes out is a product, with one term for each parent
//! and one for the leak; the probability of y is that of at most y less that of at most y - 1. So an
//! auxiliary variable with as many states as the child, joined with each parent by the cumulative
//! distribution of what it causes and with the child by these differences, replaces the full table.
//!
//! Reference: Díez and Galán, "Efficient computation for the noisy MAX" (2003).

use super::{Bench, Cancelling, Family, Role, check_room, check_sizes, tabulate};
use crate::conditional::NoisyMax;
use crate::elimination::Piece;
use crate::factor::FactorError;
use crate::number::Number;
use crate::variable::Variable;
use atisbo_base::{Meter, Stop};

/// The sizes of the tables.
fn shapes(family: &Family<'_>) -> impl Iterator<Item = [usize; 2]> {
    let states = family.parent_sizes.iter().chain([&family.size]);
    states.map(|&size| [size, family.size])
}

/// The auxiliary variable.
pub(super) fn auxiliary(family: &Family<'_>, bench: &mut Bench) -> Result<Variable, FactorError> {
    check_sizes(shapes(family))?;
    bench.cancelling.push(Cancelling {
        node: family.child,
        amplification: 2.0,
    });
    Ok(bench.auxiliary(family.child, Role::Points, family.size))
}

pub(super) fn pieces<N: Number>(
    family: &Family<'_>,
    noisy: &NoisyMax,
    auxiliary: Variable,
    meter: &mut Meter,
) -> Result<Vec<Piece<N>>, Stop> {
    check_room::<N, 2>(shapes(family), meter)?;
    let count = family.size;
    let at_most = |caused: &[f64], bound: usize| caused[..=bound].iter().sum::<f64>();
    let mut pieces = Vec::with_capacity(family.parents.len() + 1);
    for (&parent, causes) in family.parents.iter().zip(&noisy.causes) {
        let (scope, shape) = ([parent, auxiliary], [causes.len(), count]);
        let cumulative = tabulate(scope, shape, count, meter, |[state, bound]| {
            N::from(at_most(&causes[state], bound))
        })?;
        pieces.push(Piece::given(cumulative, None));
    }
    let (scope, shape) = ([family.child, auxiliary], [count, count]);
    let differences = tabulate(scope, shape, count, meter, |[state, bound]| {
        let sign = if bound == state {
            1.0
        } else if bound + 1 == state {
            -1.0
        } else {
            0.0
        };
        N::from(sign * at_most(&noisy.leak, bound))
    })?;
    pieces.push(Piece::given(differences, None));
    Ok(pieces)
}
