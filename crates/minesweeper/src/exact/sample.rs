//! Boards drawn at random, each that fits as likely as the others.
//!
//! The number of mines in all parts is drawn first, then down the tree of products how many of them each
//! part holds, then in each part a way through its states from behind, weighed by the ways that lead there.

use super::combine::Outside;
use super::effort::Effort;
use super::frontier::Status;
use super::parts::Part;
use super::weight::choose;
use super::{Analyser, ExactError, Supply, active, outside};
use crate::tiling::Cell;
use rand::{Rng, RngExt};

/// Boards that fit the position an analyser saw last.
#[derive(Debug)]
pub(crate) struct Sampler {
    /// The cells that are mines on every board.
    known: Vec<Cell>,
    /// The unknown cells beside no open number.
    outside: Vec<Cell>,
    /// For each count of mines in all parts its weight, with that of the rest outside.
    totals: Vec<f64>,
    least: u32,
    mines: u32,
}

impl Sampler {
    /// Gets ready to draw; none if the board is too large for `f64`, or its total is not known.
    pub(crate) fn new(
        analyser: &mut Analyser,
        supply: Supply,
        effort: &mut Effort,
    ) -> Result<Option<Self>, ExactError> {
        let Supply::Total(total) = supply else {
            return Ok(None);
        };
        analyser.find_parts(effort)?;
        analyser.weigh(supply, effort)?;
        let parts = active(&analyser.parts, &analyser.active);
        let outside: Outside = outside(total, &analyser.frontier, &parts)?;
        let Some((least, totals)) = analyser.scales.totals(&parts, outside) else {
            return Ok(None);
        };
        let statuses = (0..).map(Cell).zip(&analyser.frontier.status);
        let known = statuses.filter(|&(_, &status)| status == Status::Mine);
        Ok(Some(Sampler {
            known: known.map(|(cell, _)| cell).collect(),
            outside: analyser.outside(),
            least,
            totals,
            mines: outside.mines,
        }))
    }

    /// Draws a board: its mines. The analyser has not looked at anything else since.
    pub(crate) fn draw(&mut self, analyser: &Analyser, rng: &mut impl Rng) -> Vec<Cell> {
        let mut mines = self.known.clone();
        let inside = self.least + pick(&self.totals, rng) as u32;
        let counts = analyser.scales.split(inside, rng);
        for (&part, count) in analyser.active.iter().zip(counts) {
            lay(analyser.parts.get(part), count, rng, &mut mines);
        }
        let left = (self.mines - inside) as usize;
        scatter(&mut self.outside, left, rng);
        mines.extend_from_slice(&self.outside[..left]);
        mines
    }
}

/// Draws a place by its weight.
pub(super) fn pick(weights: &[f64], rng: &mut impl Rng) -> usize {
    let total: f64 = weights.iter().sum();
    let mut left = rng.random::<f64>() * total;
    let mut last = 0;
    for (place, &weight) in weights.iter().enumerate() {
        if weight > 0.0 {
            last = place;
            left -= weight;
            if left < 0.0 {
                break;
            }
        }
    }
    last
}

/// Brings `count` of the cells to the front, drawn at random.
fn scatter(cells: &mut [Cell], count: usize, rng: &mut impl Rng) {
    for place in 0..count {
        let other = rng.random_range(place..cells.len());
        cells.swap(place, other);
    }
}

/// Lays `count` mines in a part.
fn lay(part: &Part, count: u32, rng: &mut impl Rng, mines: &mut Vec<Cell>) {
    let (lattice, rows) = (&part.lattice, &part.rows);
    let mut starts = Vec::with_capacity(part.sizes.len());
    let mut start = 0;
    for &size in &part.sizes {
        starts.push(start);
        start += size as usize;
    }
    // Where the way stands: the state after the box at hand, and the mines laid up to there.
    let (mut to, mut so_far) = (lattice.end(), count);
    let (mut sources, mut weights) = (Vec::new(), Vec::new());
    for (the_box, states) in lattice.layers().rev() {
        let size = part.sizes[the_box as usize];
        sources.clear();
        weights.clear();
        for state in states {
            let row = rows.of(state);
            let least = lattice.states[state].least;
            for (laid, &next) in (least..).zip(lattice.steps_of(state)) {
                let before = so_far.checked_sub(laid);
                let before = before.filter(|&before| row.least <= before && before <= row.most);
                if let Some(before) = before.filter(|_| next as usize == to) {
                    let ways = part.forward[row.start + (before - row.least) as usize];
                    sources.push((state, laid));
                    weights.push(ways * choose(size as usize, laid as usize));
                }
            }
        }
        let (state, laid) = sources[pick(&weights, rng)];
        let start = starts[the_box as usize];
        let mut cells = part.cells[start..start + size as usize].to_vec();
        scatter(&mut cells, laid as usize, rng);
        mines.extend_from_slice(&cells[..laid as usize]);
        to = state;
        so_far -= laid;
    }
}
