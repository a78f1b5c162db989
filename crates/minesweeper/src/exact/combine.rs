//! Parts share the mines: the weight of everything else, for each count of mines one can have.
//!
//! The polynomials of the parts are multiplied in a binary tree. Back down the tree each node hands its
//! children the weight of all that is not theirs, so each part is left out in turn without a division.

use super::ExactError;
use super::effort::Effort;
use super::sample::pick;
use super::weight::{F64_BITS, Weight, ln_choose};
use rand::Rng;

/// A polynomial in the count of mines: a factor, or the product of two others.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// The least count.
    least: u32,
    /// Where its weights start, one for each count from the least on, and where they end.
    start: usize,
    end: usize,
    /// The nodes it is the product of.
    halves: Option<(usize, usize)>,
}

/// A product of polynomials and how it was made.
#[derive(Debug, Default)]
pub(super) struct Product<W> {
    /// The factors first, then products of ever more of them.
    nodes: Vec<Node>,
    weights: Vec<W>,
    /// For each count of each node the weight of all that is not in it.
    rest: Vec<W>,
    level: Vec<usize>,
}

impl<W: Weight> Product<W> {
    /// Multiplies polynomials, each given by its least count and its weights.
    pub(super) fn load<'w>(
        &mut self,
        factors: impl Iterator<Item = (u32, &'w [W])>,
        effort: &mut Effort,
    ) -> Result<(), ExactError>
    where
        W: 'w,
    {
        self.nodes.clear();
        self.weights.clear();
        self.level.clear();
        for (least, weights) in factors {
            let start = self.weights.len();
            self.weights.extend_from_slice(weights);
            self.push(least, start, None);
        }
        if self.nodes.is_empty() {
            self.weights.push(W::one());
            self.push(0, 0, None);
        }
        while self.level.len() > 1 {
            let many = self.level.len();
            for pair in 0..many / 2 {
                let halves = (self.level[2 * pair], self.level[2 * pair + 1]);
                self.multiply(halves, effort)?;
            }
            // One without a partner waits for the next round.
            self.level.drain(..many - many % 2);
        }
        Ok(())
    }

    fn push(&mut self, least: u32, start: usize, halves: Option<(usize, usize)>) {
        self.level.push(self.nodes.len());
        self.nodes.push(Node {
            least,
            start,
            end: self.weights.len(),
            halves,
        });
    }

    fn multiply(
        &mut self,
        (left, right): (usize, usize),
        effort: &mut Effort,
    ) -> Result<(), ExactError> {
        let halves = Some((left, right));
        let (left, right) = (self.nodes[left], self.nodes[right]);
        let start = self.weights.len();
        let len = left.end - left.start + right.end - right.start - 1;
        self.weights.resize(start + len, W::default());
        let (factors, product) = self.weights.split_at_mut(start);
        for (shift, &factor) in factors[left.start..left.end].iter().enumerate() {
            effort.products(right.end - right.start)?;
            let other = &factors[right.start..right.end];
            for (weight, &other) in product[shift..].iter_mut().zip(other) {
                *weight += factor * other;
            }
        }
        self.push(left.least + right.least, start, halves);
        Ok(())
    }

    /// The product of all: its least count, and its weights.
    pub(super) fn all(&self) -> (u32, &[W]) {
        match self.nodes.last() {
            Some(node) => (node.least, &self.weights[node.start..node.end]),
            None => (0, &[]),
        }
    }

    /// Finds for each factor and each count of mines in it the weight of all else, given that weight for
    /// the whole product.
    pub(super) fn leave_out(&mut self, rest: &[W], effort: &mut Effort) -> Result<(), ExactError> {
        self.rest.clear();
        self.rest.resize(self.weights.len(), W::default());
        let start = self.weights.len() - rest.len();
        self.rest[start..].copy_from_slice(rest);
        for node in (0..self.nodes.len()).rev() {
            let node = self.nodes[node];
            let Some((left, right)) = node.halves else {
                continue;
            };
            for (own, other) in [(left, right), (right, left)] {
                let (own, other) = (self.nodes[own], self.nodes[other]);
                let other = &self.weights[other.start..other.end];
                // A product lies behind its factors.
                let (factors, product) = self.rest.split_at_mut(node.start);
                for (shift, share) in factors[own.start..own.end].iter_mut().enumerate() {
                    effort.products(other.len())?;
                    for (&weight, &rest) in other.iter().zip(&product[shift..]) {
                        *share += weight * rest;
                    }
                }
            }
        }
        Ok(())
    }

    /// What [`Product::leave_out`] found for a factor.
    #[inline]
    pub(super) fn rest_of(&self, factor: usize) -> &[W] {
        let node = self.nodes[factor];
        &self.rest[node.start..node.end]
    }
}

impl Product<f64> {
    /// Draws how many of `mines` each factor holds.
    pub(super) fn split(&self, mines: u32, rng: &mut impl Rng) -> Vec<u32> {
        let factors = self.nodes.iter().filter(|node| node.halves.is_none());
        let mut held = vec![0; self.nodes.len()];
        let factors = factors.count();
        if let Some(all) = held.last_mut() {
            *all = mines;
        }
        for (index, node) in self.nodes.iter().enumerate().rev() {
            let Some((left, right)) = node.halves else {
                continue;
            };
            let (one, other) = (self.nodes[left], self.nodes[right]);
            let place = (held[index] - node.least) as usize;
            let weight = |in_left: usize| {
                let in_right = place.checked_sub(in_left)?;
                let other = self.weights[other.start..other.end].get(in_right)?;
                Some(self.weights[one.start + in_left] * other)
            };
            let weights: Vec<f64> = (0..one.end - one.start)
                .map(|in_left| weight(in_left).unwrap_or(0.0))
                .collect();
            held[left] = one.least + pick(&weights, rng) as u32;
            held[right] = held[index] - held[left];
        }
        held.truncate(factors);
        held
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
    /// How many mines are left for the cells outside if the components hold `inside`: none if there
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

    /// How many bits the numbers of ways differ by over a range of counts, or a little more.
    pub(super) fn bits(self, least: u32, most: u32) -> f64 {
        // There are no more ways than subsets.
        if self.cells as f64 <= F64_BITS {
            return self.cells as f64;
        }
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
    pub(super) fn ways<W: Weight>(self, least: u32, most: u32, ways: &mut Vec<W>) -> f64 {
        ways.clear();
        ways.resize((most - least + 1) as usize, W::default());
        let Some(peak) = self.peak(least, most) else {
            return 0.0;
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
        ln_choose(self.cells, (self.mines - peak) as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exact::weight::choose;
    use atisbo_base::Budget;
    use proptest::prelude::*;

    /// A polynomial by its least count and its weights.
    type Factor = (u32, Vec<f64>);

    /// The product of all but one, one after the other.
    fn without(factors: &[Factor], left_out: usize) -> Factor {
        let others = factors.iter().enumerate();
        let others = others.filter(|&(index, _)| index != left_out);
        others.fold((0, vec![1.0]), |(least, product), (_, factor)| {
            let mut longer = vec![0.0; product.len() + factor.1.len() - 1];
            for (i, a) in product.iter().enumerate() {
                for (j, b) in factor.1.iter().enumerate() {
                    longer[i + j] += a * b;
                }
            }
            (least + factor.0, longer)
        })
    }

    proptest! {
        #[test]
        fn what_is_left_out_is_the_product_of_the_others(
            factors in prop::collection::vec((0u32..3, prop::collection::vec(0u8..5, 1..4)), 1..9),
            outside in prop::collection::vec(0u8..5, 60),
        ) {
            let effort = &mut Effort::new(&Budget::unlimited());
            let float = |weights: &[u8]| weights.iter().copied().map(f64::from).collect();
            let factors: Vec<Factor> = factors
                .iter()
                .map(|(least, weights)| (*least, float(weights)))
                .collect();
            let mut product = Product::default();
            product
                .load(factors.iter().map(|(least, weights)| (*least, &weights[..])), effort)
                .unwrap();
            let (least, weights) = product.all();
            let rest: Vec<f64> = float(&outside[least as usize..least as usize + weights.len()]);
            product.leave_out(&rest, effort).unwrap();
            for (index, factor) in factors.iter().enumerate() {
                let (least, others) = without(&factors, index);
                for (mines, share) in product.rest_of(index).iter().enumerate() {
                    let before = (factor.0 + least) as usize + mines;
                    let expected: f64 = others
                        .iter()
                        .enumerate()
                        .map(|(count, weight)| weight * f64::from(outside[before + count]))
                        .sum();
                    prop_assert!((share - expected).abs() < 1e-9 * expected.max(1.0));
                }
            }
        }

        #[test]
        fn the_ways_outside_are_binomials(cells in 0usize..20, mines in 0u32..30, least in 0u32..8, more in 0u32..8) {
            let outside = Outside { cells, mines };
            let mut ways = Vec::new();
            let scale = outside.ways::<f64>(least, least + more, &mut ways);
            for (inside, &ways) in (least..).zip(&ways) {
                let expected = outside.left(inside).map_or(0.0, |left| choose(cells, left));
                prop_assert!((ways * scale.exp() - expected).abs() < 1e-9 * expected.max(1.0));
                prop_assert!(ways <= 1.0 + 1e-12);
            }
        }
    }
}
