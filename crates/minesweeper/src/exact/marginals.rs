//! From the states to what each box and the cells outside hold.

use super::combine::{Outside, Polynomial, Tree};
use super::effort::Effort;
use super::frontier::Status;
use super::sweep::{Shares, Sweep};
use super::weight::{F64_BITS, Weight, Wide, choose};
use super::{Analyser, ExactError, Supply, Total};

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
}

/// What was found besides the boxes.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) outside: Share,
    pub(super) log_weight: f64,
}

/// How the cells of the frontier stand after deduction.
#[derive(Clone, Copy, Debug)]
struct Census {
    mines: u32,
    clear: usize,
    /// Cells in boxes.
    inside: usize,
}

impl Census {
    /// The unknown cells outside and the mines for them and the boxes.
    fn outside(self, total: Total) -> Result<Outside, ExactError> {
        let mines_left = total.mines.checked_sub(self.mines);
        Ok(Outside {
            cells: total.cells - self.mines as usize - self.clear - self.inside,
            mines: mines_left.ok_or(ExactError::Impossible)?,
        })
    }
}

impl Analyser {
    /// Weighs the states that have been prepared; what each box holds is left in `shares`.
    pub(super) fn weigh(
        &mut self,
        supply: Supply,
        effort: &mut Effort,
    ) -> Result<Found, ExactError> {
        let census = self.census();
        // The largest weight and the smallest are so many bits apart at most.
        let bits = match supply {
            Supply::Total(total) => {
                let outside = census.outside(total)?;
                self.rows.load(&self.lattice, Some(outside.mines), effort)?;
                let ends = self.lattice.components.iter();
                let ends = ends.map(|component| self.rows.end(component));
                let (least, most) = ends.fold((0, 0), |(least, most), row| {
                    (least + row.least, most + row.most)
                });
                outside.bits(least, most).max(census.inside as f64)
            }
            Supply::Density(density) => {
                self.rows.load(&self.lattice, None, effort)?;
                census.inside as f64 * (1.0 + odds(density).log2().abs())
            }
        };
        if bits <= F64_BITS {
            self.weigh_with::<f64>(supply, effort)
        } else {
            self.weigh_with::<Wide>(supply, effort)
        }
    }

    /// The same with weights of this type, the rows being known.
    pub(super) fn weigh_with<W: Weight>(
        &mut self,
        supply: Supply,
        effort: &mut Effort,
    ) -> Result<Found, ExactError> {
        let census = self.census();
        match supply {
            Supply::Total(total) => self.share_total::<W>(census.outside(total)?, effort),
            Supply::Density(density) => self.share_density::<W>(density, census, effort),
        }
    }

    fn census(&self) -> Census {
        let count = |wanted| {
            let all = self.frontier.status.iter();
            all.filter(|&&status| status == wanted).count()
        };
        Census {
            mines: count(Status::Mine) as u32,
            clear: count(Status::Clear),
            inside: count(Status::Unknown),
        }
    }

    /// With a total, components and the cells outside share the mines.
    fn share_total<W: Weight>(
        &mut self,
        outside: Outside,
        effort: &mut Effort,
    ) -> Result<Found, ExactError> {
        let (sweep, tree) = self.multiply::<W>(effort)?;
        let (lattice, rows, sizes) = (&self.lattice, &self.rows, &self.boxes.sizes);
        let least = tree.product.least;
        let most = least + tree.product.weights.len() as u32 - 1;
        let (rest, log_scale) = outside.ways::<W>(least, most);
        let (mut all, mut mines_outside) = (W::default(), W::default());
        let (mut can_be_mine, mut can_be_clear) = (false, false);
        for (inside, (&ways, &rest)) in (least..).zip(tree.product.weights.iter().zip(&rest)) {
            let boards = ways * rest;
            let Some(left) = outside.left(inside).filter(|_| !boards.is_zero()) else {
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
        let mut rests = Vec::with_capacity(lattice.components.len());
        tree.leave_out(rest, &mut rests, effort)?;
        let shares = sweep.backward(lattice, rows, sizes, ways::<W>, &rests, effort)?;
        self.read(&shares);
        let expected = mines_outside.ratio(all) / outside.cells as f64;
        Ok(Found {
            outside: Share::new(expected, can_be_mine, can_be_clear),
            log_weight: all.ln() + log_scale,
        })
    }

    /// The ways to lay so many mines in all components together, for each count.
    fn multiply<W: Weight>(&self, effort: &mut Effort) -> Result<(Sweep<W>, Tree<W>), ExactError> {
        let (lattice, rows, sizes) = (&self.lattice, &self.rows, &self.boxes.sizes);
        let sweep = Sweep::<W>::forward(lattice, rows, sizes, ways::<W>, effort)?;
        let factors = lattice.components.iter().map(|component| Polynomial {
            least: rows.end(component).least,
            weights: sweep.total(rows, component).to_vec(),
        });
        let tree = Tree::grow(factors.collect(), effort)?;
        Ok((sweep, tree))
    }

    /// Whether the states that have been prepared leave some board with this total.
    pub(super) fn fits_total(
        &mut self,
        total: Total,
        effort: &mut Effort,
    ) -> Result<(), ExactError> {
        let outside = self.census().outside(total)?;
        self.rows.load(&self.lattice, Some(outside.mines), effort)?;
        // Only what is not 0 matters, and nothing that is not can become 0 in a wide number.
        let (_, tree) = self.multiply::<Wide>(effort)?;
        let counts = (tree.product.least..).zip(&tree.product.weights);
        let mut possible = counts.filter(|(_, ways)| !ways.is_zero());
        if possible.any(|(inside, _)| outside.left(inside).is_some()) {
            Ok(())
        } else {
            Err(ExactError::Impossible)
        }
    }

    /// With a density, components have nothing to do with each other.
    fn share_density<W: Weight>(
        &mut self,
        density: f64,
        census: Census,
        effort: &mut Effort,
    ) -> Result<Found, ExactError> {
        let (lattice, rows, sizes) = (&self.lattice, &self.rows, &self.boxes.sizes);
        let largest = sizes.iter().copied().max().unwrap_or(0);
        let mut powers = vec![W::one()];
        for power in 0..largest as usize {
            powers.push(powers[power] * W::from_f64(odds(density)));
        }
        let weight = |cells: u32, mines: u32| ways::<W>(cells, mines) * powers[mines as usize];
        let sweep = Sweep::<W>::forward(lattice, rows, sizes, weight, effort)?;
        let mines = f64::from(census.mines) * density.ln();
        let clear = (census.clear + census.inside) as f64 * (-density).ln_1p();
        let components = lattice.components.iter();
        let inside: f64 = components
            .map(|component| sweep.total(rows, component)[0].ln())
            .sum();
        let rests = vec![vec![W::one()]; lattice.components.len()];
        let shares = sweep.backward(lattice, rows, sizes, weight, &rests, effort)?;
        self.read(&shares);
        Ok(Found {
            outside: Share::new(density, true, true),
            log_weight: mines + clear + inside,
        })
    }

    /// What the weights say of the cells of each box.
    fn read<W: Weight>(&mut self, shares: &Shares<W>) {
        self.shares.clear();
        for (the_box, &size) in (0..).zip(&self.boxes.sizes) {
            let weights = shares.get(the_box);
            let (mut all, mut mines) = (W::default(), W::default());
            for (count, &weight) in weights.iter().enumerate() {
                all += weight;
                mines += weight * W::from_f64(count as f64);
            }
            let some = |weights: &[W]| weights.iter().any(|weight| !weight.is_zero());
            self.shares.push(Share::new(
                mines.ratio(all) / f64::from(size),
                some(&weights[1..]),
                some(&weights[..size as usize]),
            ));
        }
    }
}

/// The ways to lay mines in a box.
#[inline]
fn ways<W: Weight>(cells: u32, mines: u32) -> W {
    W::from_f64(choose(cells as usize, mines as usize))
}

fn odds(density: f64) -> f64 {
    density / (1.0 - density)
}
