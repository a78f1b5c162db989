//! What steps and paths can cost: whole numbers, or real ones.

use crate::Weight;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::fmt;

/// The usual cost of a step or a path: a whole number. Sums saturate.
pub type Cost = u32;

/// A number that steps and paths can cost: never below zero, and always comparable. Every search is compiled for the
/// costs of its problem, so that whole numbers are as fast as if there were no others.
pub trait PathCost: Copy + Default + Ord + From<u32> + Serialize + fmt::Debug {
    /// The highest cost.
    const MAX: Self;

    /// A number that breaks ties between nodes of the same f.
    type Tie: Copy + Default + Ord + From<u32> + fmt::Debug;

    /// An f and its tie as one number.
    type Rank: Ord;

    /// The sum, or the highest cost.
    #[must_use]
    fn plus(self, other: Self) -> Self;

    /// The product, or the highest cost.
    #[must_use]
    fn times(self, weight: Weight) -> Self;

    /// Whether this cost is above another by more than rounding explains.
    fn exceeds(self, other: Self) -> bool;

    /// The tie that puts the higher cost first.
    fn falling(self) -> Self::Tie;

    /// This cost and then the tie. One number, so that nodes are compared without a branch: which of two has the lower
    /// f is hard to foresee for a processor.
    fn rank(self, tie: Self::Tie) -> Self::Rank;

    /// The row and the column of a table of buckets: this cost, and how far it is above `g`. None for costs that cannot
    /// number the rows of a table.
    fn bucket(self, g: Self) -> Option<(usize, usize)>;
}

impl PathCost for u32 {
    const MAX: u32 = u32::MAX;
    type Tie = u32;
    type Rank = u64;

    #[inline]
    fn plus(self, other: u32) -> u32 {
        self.saturating_add(other)
    }

    #[inline]
    fn times(self, weight: Weight) -> u32 {
        weight.times(self)
    }

    #[inline]
    fn exceeds(self, other: u32) -> bool {
        self > other
    }

    #[inline]
    fn falling(self) -> u32 {
        !self
    }

    #[inline]
    fn rank(self, tie: u32) -> u64 {
        u64::from(self) << 32 | u64::from(tie)
    }

    #[inline]
    fn bucket(self, g: u32) -> Option<(usize, usize)> {
        Some((self as usize, self.wrapping_sub(g) as usize))
    }
}

/// A real cost: a finite number from zero on, in double precision.
///
/// ```
/// use atisbo_search::{PathCost, Real};
///
/// let half = Real::new(0.5).expect("a cost");
/// assert_eq!(half.plus(Real::from(2)).get(), 2.5);
/// assert_eq!([Real::new(-1.0), Real::new(f64::NAN), Real::new(f64::INFINITY)], [None; 3]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Real(f64);

impl Real {
    /// What rounding may do to a sum, as a part of it.
    const ROUNDING: f64 = 1e-9;

    /// The cost, if the number is finite and not below zero.
    pub fn new(number: f64) -> Option<Self> {
        // The sum of a zero below zero and zero is zero.
        (number.is_finite() && number >= 0.0).then_some(Real(number + 0.0))
    }

    /// The number.
    pub fn get(self) -> f64 {
        self.0
    }
}

impl Eq for Real {}

impl Ord for Real {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

impl PartialOrd for Real {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl From<u32> for Real {
    fn from(number: u32) -> Self {
        Real(f64::from(number))
    }
}

impl fmt::Display for Real {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl PathCost for Real {
    const MAX: Real = Real(f64::MAX);
    type Tie = u64;
    type Rank = u128;

    #[inline]
    fn plus(self, other: Real) -> Real {
        Real((self.0 + other.0).min(f64::MAX))
    }

    #[inline]
    fn times(self, weight: Weight) -> Real {
        Real((self.0 * f64::from(weight)).min(f64::MAX))
    }

    fn exceeds(self, other: Real) -> bool {
        self.0 > other.0 * (1.0 + Self::ROUNDING)
    }

    #[inline]
    fn falling(self) -> u64 {
        !self.0.to_bits()
    }

    /// The bits of numbers from zero on are in the order of the numbers.
    #[inline]
    fn rank(self, tie: u64) -> u128 {
        u128::from(self.0.to_bits()) << 64 | u128::from(tie)
    }

    #[inline]
    fn bucket(self, _g: Real) -> Option<(usize, usize)> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn real() -> impl Strategy<Value = Real> {
        let numbers = prop_oneof![
            Just(0.0),
            Just(-0.0),
            Just(f64::MIN_POSITIVE),
            Just(f64::MAX),
            0.0..1e6
        ];
        numbers.prop_filter_map("no cost", Real::new)
    }

    proptest! {
        #[test]
        fn ranks_are_in_the_order_of_cost_and_tie(a in (real(), 0..3u64), b in (real(), 0..3u64)) {
            prop_assert_eq!(a.0.rank(a.1).cmp(&b.0.rank(b.1)), a.cmp(&b));
            prop_assert_eq!(a.0.falling().cmp(&b.0.falling()), b.0.cmp(&a.0));
        }

        #[test]
        fn sums_and_products_are_costs(a in real(), b in real()) {
            prop_assert_eq!(Real::new(a.plus(b).get()), Some(a.plus(b)));
            let product = a.times(Weight::default());
            prop_assert_eq!(Real::new(product.get()), Some(product));
        }
    }
}
