//! From the parts to what each box and the cells outside hold.

use super::ExactError;
use super::combine::{Outside, Product};
use super::effort::Effort;
use super::frontier::Status;
use super::parts::Part;
use super::sweep::{Backward, forward};
use super::weight::{F64_BITS, Weight, Wide, choose};
use rand::Rng;

/// What is known of each cell of a box, or of those outside.
#[derive(Clone, Copy, Debug)]
pub(super) struct Share {
    pub(super) probability: f64,
    pub(super) certain: Status,
}

impl Share {
    pub(super) const CLEAR: Share = Share {
        probability: 0.0,
        certain: Status::Clear,
    };

    pub(super) const MINE: Share = Share {
        probability: 1.0,
        certain: Status::Mine,
    };

    /// From the expected share of mines, and whether there can be a mine and a cell without.
    fn new(probability: f64, can_be_mine: bool, can_be_clear: bool) -> Self {
        match (can_be_mine, can_be_clear) {
            (false, _) => Share::CLEAR,
            (true, false) => Share::MINE,
            (true, true) => Share {
                probability: probability.clamp(f64::MIN_POSITIVE, 1.0 - f64::EPSILON / 2.0),
                certain: Status::Unknown,
            },
        }
    }

    /// The only box of a part: its numbers say how many mines it holds, whatever the rest of the board does.
    fn of_lone_box(mines: u32, size: u32) -> Self {
        let probability = f64::from(mines) / f64::from(size);
        Share::new(probability, mines > 0, mines < size)
    }

    /// What the weights of each count of mines in a box say of its cells.
    fn of_box<W: Weight>(weights: &[W]) -> Self {
        let size = weights.len() - 1;
        let (mut all, mut mines) = (W::default(), W::default());
        for (count, &weight) in weights.iter().enumerate() {
            all += weight;
            mines += weight * W::from_f64(count as f64);
        }
        let some = |weights: &[W]| weights.iter().any(|weight| !weight.is_zero());
        Share::new(
            mines.ratio(all) / size as f64,
            some(&weights[1..]),
            some(&weights[..size]),
        )
    }
}

/// What was found besides the boxes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) outside: Share,
    pub(super) log_weight: f64,
}

/// The parts of a frontier weighed together, in memory that is kept.
#[derive(Debug, Default)]
pub(super) struct Scales {
    /// What each box holds, part after part.
    pub(super) shares: Vec<Share>,
    memory: Memory<f64>,
}

impl Scales {
    /// Weighs parts that share these mines; what each box holds is left in `shares`.
    pub(super) fn weigh_total(
        &mut self,
        parts: &[&Part],
        outside: Outside,
        effort: &mut Effort,
    ) -> Result<Found, ExactError> {
        if fits_f64(parts, outside) {
            let ways: Vec<&[f64]> = parts.iter().map(|part| &part.forward[..]).collect();
            self.memory.load(parts, &ways, effort)?;
            self.memory
                .share(parts, &ways, outside, &mut self.shares, effort)
        } else {
            self.weigh_wide_total(parts, outside, effort)
        }
    }

    /// The same in numbers without limits.
    pub(super) fn weigh_wide_total(
        &mut self,
        parts: &[&Part],
        outside: Outside,
        effort: &mut Effort,
    ) -> Result<Found, ExactError> {
        let wide = wide_ways(parts, effort)?;
        let ways: Vec<&[Wide]> = wide.iter().map(|ways| &ways[..]).collect();
        let mut memory = Memory::default();
        memory.load(parts, &ways, effort)?;
        memory.share(parts, &ways, outside, &mut self.shares, effort)
    }

    /// Weighs parts that have nothing to do with each other; what each box holds is left in `shares`.
    pub(super) fn weigh_density(
        &mut self,
        parts: &[&Part],
        density: f64,
        effort: &mut Effort,
    ) -> Result<Found, ExactError> {
        let inside: usize = parts.iter().map(|part| part.cells.len()).sum();
        let bits = inside as f64 * (1.0 + odds(density).log2().abs());
        let log_weight = if bits <= F64_BITS {
            self.memory
                .share_density(parts, density, &mut self.shares, effort)
        } else {
            Memory::<Wide>::default().share_density(parts, density, &mut self.shares, effort)
        }?;
        Ok(Found {
            outside: Share::new(density, true, true),
            log_weight: log_weight + inside as f64 * (-density).ln_1p(),
        })
    }

    /// For each count of mines in the parts that were weighed last its weight together with the rest outside,
    /// and the least count; none if they were not weighed in `f64`.
    pub(super) fn totals(&self, parts: &[&Part], outside: Outside) -> Option<(u32, Vec<f64>)> {
        fits_f64(parts, outside).then(|| {
            let (least, ways) = self.memory.product.all();
            let products = ways.iter().zip(&self.memory.rest);
            (least, products.map(|(ways, rest)| ways * rest).collect())
        })
    }

    /// Draws how many of `mines` each of the parts that were weighed last holds.
    pub(super) fn split(&self, mines: u32, rng: &mut impl Rng) -> Vec<u32> {
        self.memory.product.split(mines, rng)
    }
}

/// Whether some board has these mines.
pub(super) fn fits_total(
    parts: &[&Part],
    outside: Outside,
    effort: &mut Effort,
) -> Result<bool, ExactError> {
    // Only what is not 0 matters, and nothing that is not can become 0 in a wide number.
    let wide = wide_ways(parts, effort)?;
    let ways: Vec<&[Wide]> = wide.iter().map(|ways| &ways[..]).collect();
    let mut memory = Memory::default();
    memory.load(parts, &ways, effort)?;
    let (least, ways) = memory.product.all();
    let mut counts = (least..).zip(ways);
    Ok(counts.any(|(inside, ways)| !ways.is_zero() && outside.left(inside).is_some()))
}

/// Whether the largest weight and the smallest are close enough for `f64`.
fn fits_f64(parts: &[&Part], outside: Outside) -> bool {
    let (mut least, mut most, mut inside) = (0, 0, 0);
    for part in parts {
        let end = part.end();
        least += end.least;
        most += end.most;
        inside += part.cells.len();
    }
    outside.bits(least, most).max(inside as f64) <= F64_BITS
}

/// The ways to the states of each part, in numbers without limits.
fn wide_ways(parts: &[&Part], effort: &mut Effort) -> Result<Vec<Vec<Wide>>, ExactError> {
    let mut all = Vec::with_capacity(parts.len());
    for part in parts {
        let mut ways = Vec::new();
        let (lattice, rows, sizes) = (&part.lattice, &part.rows, &part.sizes);
        forward(lattice, rows, sizes, layouts, &mut ways, effort)?;
        all.push(ways);
    }
    Ok(all)
}

/// What weighing needs with weights of one type.
#[derive(Debug, Default)]
struct Memory<W> {
    product: Product<W>,
    rest: Vec<W>,
    backward: Backward<W>,
}

impl<W: Weight> Memory<W> {
    /// Multiplies the ways to lay the mines of all parts.
    fn load(
        &mut self,
        parts: &[&Part],
        ways: &[&[W]],
        effort: &mut Effort,
    ) -> Result<(), ExactError> {
        let factors = parts.iter().zip(ways).map(|(part, ways)| {
            let end = part.end();
            (end.least, &ways[end.start..end.start + end.len()])
        });
        self.product.load(factors, effort)
    }

    /// The parts and the cells outside share the mines.
    fn share(
        &mut self,
        parts: &[&Part],
        ways: &[&[W]],
        outside: Outside,
        shares: &mut Vec<Share>,
        effort: &mut Effort,
    ) -> Result<Found, ExactError> {
        let (least, inside) = self.product.all();
        let most = least + inside.len() as u32 - 1;
        let log_scale = outside.ways::<W>(least, most, &mut self.rest);
        let (mut all, mut mines_outside) = (W::default(), W::default());
        let (mut can_be_mine, mut can_be_clear) = (false, false);
        for (count, (&ways, &rest)) in (least..).zip(inside.iter().zip(&self.rest)) {
            let boards = ways * rest;
            let Some(left) = outside.left(count).filter(|_| !boards.is_zero()) else {
                continue;
            };
            all += boards;
            mines_outside += boards * W::from_f64(left as f64);
            can_be_mine |= left > 0;
            can_be_clear |= left < outside.cells;
        }
        if all.is_zero() {
            return Err(ExactError::Impossible);
        }
        self.product.leave_out(&self.rest, effort)?;
        shares.clear();
        for (index, (part, ways)) in parts.iter().zip(ways).enumerate() {
            if let [size] = part.sizes[..] {
                shares.push(Share::of_lone_box(part.end().least, size));
                continue;
            }
            let programme = (&part.lattice, &part.rows, &part.sizes[..]);
            let rest = self.product.rest_of(index);
            let start = shares.len();
            shares.resize(start + part.sizes.len(), Share::CLEAR);
            let share = |the_box: u32, weights: &[W]| {
                shares[start + the_box as usize] = Share::of_box(weights);
            };
            self.backward
                .run(programme, layouts, (ways, rest), share, effort)?;
        }
        let expected = mines_outside.ratio(all) / outside.cells as f64;
        Ok(Found {
            outside: Share::new(expected, can_be_mine, can_be_clear),
            log_weight: all.ln() + log_scale,
        })
    }

    /// Each mine has the same odds, wherever it is: the logarithm of the weight of all layouts.
    fn share_density(
        &mut self,
        parts: &[&Part],
        density: f64,
        shares: &mut Vec<Share>,
        effort: &mut Effort,
    ) -> Result<f64, ExactError> {
        let sizes = parts.iter().flat_map(|part| &part.sizes);
        let largest = sizes.copied().max().unwrap_or(0);
        let mut powers = vec![W::one()];
        for power in 0..largest as usize {
            powers.push(powers[power] * W::from_f64(odds(density)));
        }
        let weight = |cells: u32, mines: u32| layouts::<W>(cells, mines) * powers[mines as usize];
        let mut log_weight = 0.0;
        shares.clear();
        for part in parts {
            let programme = (&part.lattice, &part.rows, &part.sizes[..]);
            let (lattice, rows, sizes) = programme;
            let mut ways = Vec::new();
            forward(lattice, rows, sizes, weight, &mut ways, effort)?;
            log_weight += ways[part.end().start].ln();
            let start = shares.len();
            shares.resize(start + sizes.len(), Share::CLEAR);
            let share = |the_box: u32, weights: &[W]| {
                shares[start + the_box as usize] = Share::of_box(weights);
            };
            let rest = [W::one()];
            self.backward
                .run(programme, weight, (&ways, &rest), share, effort)?;
        }
        Ok(log_weight)
    }
}

/// The ways to lay mines in a box.
#[inline]
fn layouts<W: Weight>(cells: u32, mines: u32) -> W {
    W::from_f64(choose(cells as usize, mines as usize))
}

fn odds(density: f64) -> f64 {
    density / (1.0 - density)
}
