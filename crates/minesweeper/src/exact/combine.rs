//! Components share the mines: the weight of everything else, for each count of mines one can have.
//!
//! The polynomials of the components are multiplied in a binary tree. Back down the tree each node
//! hands its children the weight of all that is not theirs, so each component is left out in turn
//! without a division.

use super::ExactError;
use super::effort::Effort;
use super::weight::{Weight, ln_choose};

/// A polynomial in the count of mines, from a least count on.
#[derive(Clone, Debug)]
pub(super) struct Polynomial<W> {
    pub(super) least: u32,
    pub(super) weights: Vec<W>,
}

impl<W: Weight> Polynomial<W> {
    pub(super) fn one() -> Self {
        Polynomial {
            least: 0,
            weights: vec![W::one()],
        }
    }

    fn times(&self, other: &Self, effort: &mut Effort) -> Result<Self, ExactError> {
        let mut weights = vec![W::default(); self.weights.len() + other.weights.len() - 1];
        for (shift, &factor) in self.weights.iter().enumerate() {
            effort.products(other.weights.len())?;
            for (weight, &other) in weights[shift..].iter_mut().zip(&other.weights) {
                *weight += factor * other;
            }
        }
        Ok(Polynomial {
            least: self.least + other.least,
            weights,
        })
    }
}

/// A product of polynomials and how it was made.
#[derive(Debug)]
pub(super) struct Tree<W> {
    pub(super) product: Polynomial<W>,
    halves: Option<Box<[Tree<W>; 2]>>,
}

impl<W: Weight> Tree<W> {
    /// Multiplies all of them; there is one at least.
    pub(super) fn grow(
        mut factors: Vec<Polynomial<W>>,
        effort: &mut Effort,
    ) -> Result<Self, ExactError> {
        if factors.len() < 2 {
            return Ok(Tree {
                product: factors.pop().unwrap_or_else(Polynomial::one),
                halves: None,
            });
        }
        let right = factors.split_off(factors.len() / 2);
        let halves = Box::new([Self::grow(factors, effort)?, Self::grow(right, effort)?]);
        let product = halves[0].product.times(&halves[1].product, effort)?;
        Ok(Tree {
            product,
            halves: Some(halves),
        })
    }

    /// For each factor in turn and each count of mines in it the weight of all else, given that
    /// weight for the whole product.
    pub(super) fn leave_out(
        &self,
        rest: Vec<W>,
        out: &mut Vec<Vec<W>>,
        effort: &mut Effort,
    ) -> Result<(), ExactError> {
        let Some(halves) = &self.halves else {
            out.push(rest);
            return Ok(());
        };
        let [left, right] = &**halves;
        for (own, other) in [(left, right), (right, left)] {
            let other = &other.product.weights;
            let mut share = vec![W::default(); own.product.weights.len()];
            for (shift, share) in share.iter_mut().enumerate() {
                effort.products(other.len())?;
                for (&weight, &rest) in other.iter().zip(&rest[shift..]) {
                    *share += weight * rest;
                }
            }
            own.leave_out(share, out, effort)?;
        }
        Ok(())
    }
}

/// The unknown cells beside no number, which take the mines that the components leave.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outside {
    pub(super) cells: usize,
    /// How many mines they and the components hold together.
    pub(super) mines: u32,
}

impl Outside {
    /// How many mines are left for the cells outside if the components hold so many: none if there
    /// are too few cells for them, or the components hold more than there are.
    pub(super) fn left(self, inside: u32) -> Option<usize> {
        let left = self.mines.checked_sub(inside)? as usize;
        (left <= self.cells).then_some(left)
    }

    /// Of the counts in a range, the one with the most ways to lay the rest outside.
    fn peak(self, least: u32, most: u32) -> Option<u32> {
        let least = least.max(self.mines.saturating_sub(self.cells as u32));
        let most = most.min(self.mines);
        let half = self.mines.saturating_sub(self.cells as u32 / 2);
        (least <= most).then(|| half.clamp(least, most))
    }

    /// How many bits the numbers of ways differ by over a range of counts.
    pub(super) fn bits(self, least: u32, most: u32) -> f64 {
        let ways = |inside| self.left(inside).map(|left| ln_choose(self.cells, left));
        let Some(peak) = self.peak(least, most).and_then(ways) else {
            return 0.0;
        };
        let least = least.max(self.mines.saturating_sub(self.cells as u32));
        let ends = [least, most.min(self.mines)];
        let fewest = ends.into_iter().filter_map(ways).fold(peak, f64::min);
        (peak - fewest) / std::f64::consts::LN_2
    }

    /// The number of ways to lay the mines outside for each count in a range, relative to the largest
    /// of them, and the logarithm of that one.
    pub(super) fn ways<W: Weight>(self, least: u32, most: u32) -> (Vec<W>, f64) {
        let mut ways = vec![W::default(); (most - least + 1) as usize];
        let Some(peak) = self.peak(least, most) else {
            return (ways, 0.0);
        };
        let left = |inside: u32| f64::from(self.mines - inside);
        let cells = self.cells as f64;
        ways[(peak - least) as usize] = W::one();
        let mut current = W::one();
        for inside in (least..peak).rev() {
            let left = left(inside);
            if left > cells {
                break;
            }
            current = current * W::from_f64((cells - left + 1.0) / left);
            ways[(inside - least) as usize] = current;
        }
        current = W::one();
        for inside in peak + 1..=most.min(self.mines) {
            let left = left(inside);
            current = current * W::from_f64((left + 1.0) / (cells - left));
            ways[(inside - least) as usize] = current;
        }
        (ways, ln_choose(self.cells, (self.mines - peak) as usize))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exact::weight::choose;
    use atisbo_base::Budget;
    use proptest::prelude::*;

    /// The product of all but one, one after the other.
    fn without(factors: &[Polynomial<f64>], left_out: usize) -> Polynomial<f64> {
        let mut effort = Effort::new(&Budget::unlimited());
        let others = factors.iter().enumerate();
        let others = others.filter(|&(index, _)| index != left_out);
        others.fold(Polynomial::one(), |product, (_, factor)| {
            product.times(factor, &mut effort).unwrap()
        })
    }

    proptest! {
        #[test]
        fn what_is_left_out_is_the_product_of_the_others(
            factors in prop::collection::vec((0u32..3, prop::collection::vec(0u8..5, 1..4)), 1..6),
            outside in prop::collection::vec(0u8..5, 40),
        ) {
            let mut effort = Effort::new(&Budget::unlimited());
            let factors: Vec<Polynomial<f64>> = factors
                .into_iter()
                .map(|(least, weights)| Polynomial {
                    least,
                    weights: weights.into_iter().map(f64::from).collect(),
                })
                .collect();
            let tree = Tree::grow(factors.clone(), &mut effort).unwrap();
            let start = tree.product.least as usize;
            let rest = outside[start..start + tree.product.weights.len()].iter();
            let mut shares = Vec::new();
            tree.leave_out(rest.copied().map(f64::from).collect(), &mut shares, &mut effort).unwrap();
            for (index, factor) in factors.iter().enumerate() {
                let others = without(&factors, index);
                for (mines, share) in shares[index].iter().enumerate() {
                    let before = (factor.least + others.least) as usize + mines;
                    let expected: f64 = others
                        .weights
                        .iter()
                        .enumerate()
                        .map(|(count, weight)| weight * f64::from(outside[before + count]))
                        .sum();
                    prop_assert!((share - expected).abs() < 1e-9);
                }
            }
        }

        #[test]
        fn the_ways_outside_are_binomials(cells in 0usize..20, mines in 0u32..30, least in 0u32..8, more in 0u32..8) {
            let outside = Outside { cells, mines };
            let (ways, scale) = outside.ways::<f64>(least, least + more);
            for (inside, &ways) in (least..).zip(&ways) {
                let expected = outside.left(inside).map_or(0.0, |left| choose(cells, left));
                prop_assert!((ways * scale.exp() - expected).abs() < 1e-9 * expected.max(1.0));
                prop_assert!(ways <= 1.0 + 1e-12);
            }
        }
    }
}
