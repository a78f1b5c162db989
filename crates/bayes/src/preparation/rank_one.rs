//! The rank-one decomposition of the addition table.
//!
//! Let the sum of the parents reach N. For N + 1 different numbers `a_0 … a_N` the entry of the table,
//! one where `y = x₁ + … + x_k` and zero elsewhere, is `Σ_b ξ(y, b) · a_b^x₁ · … · a_b^x_k`, where ξ is
//! the inverse of the matrix of the powers `a_b^s`: a sum of N + 1 products, and no shorter one
//! exists. So an auxiliary variable with N + 1 states, joined with each parent by a table of powers
//! and with the child by ξ, replaces a table of exponential size. Seeing the child in a state leaves
//! one row of ξ.
//!
//! References: Savický and Vomlel, "Exploiting tensor rank-one decomposition in probabilistic
//! inference" (2007); Vomlelová and Vomlel, "Applying Bayesian networks in the game of Minesweeper"
//! (2009).

use super::interpolation::Interpolation;
use super::parent_divorcing;
use super::{Bench, Cancelling, Family, Points, Role, check_sizes, tabulate};
use crate::elimination::Piece;
use crate::factor::FactorError;
use crate::number::Number;

pub(super) fn pieces<N: Number>(
    family: &Family<'_>,
    points: Points,
    bench: &mut Bench,
) -> Result<Vec<Piece<N>>, FactorError> {
    let count = family.largest_sum() + 1;
    let states = family.parent_sizes.iter().chain([&family.size]);
    check_sizes(states.map(|&size| [size, count]))?;
    let Some(interpolation) = Interpolation::<N>::new(points, count) else {
        return parent_divorcing::sum(family, bench);
    };
    bench.cancelling.push(Cancelling {
        node: family.child,
        amplification: interpolation.amplification(),
    });
    let auxiliary = bench.auxiliary(family.child, Role::Points, count);
    let parents = family.parents.iter().zip(&family.parent_sizes);
    let mut pieces: Vec<Piece<N>> = parents
        .map(|(&parent, &size)| {
            let powers = tabulate([parent, auxiliary], [size, count], |[state, point]| {
                interpolation.power(point, state)
            });
            Piece::given(powers, None)
        })
        .collect();
    let shape = [family.size, count];
    let weights = tabulate([family.child, auxiliary], shape, |[sum, point]| {
        interpolation.weight(sum, point)
    });
    pieces.push(Piece::given(weights, None));
    Ok(pieces)
}
