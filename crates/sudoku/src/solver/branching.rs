//! Where to guess: the item with the fewest options for the failures it was part of.
//!
//! The items are the cells and the values' places in regions, so a value with two places is as good a
//! guess as a cell with two candidates. Each item's size is divided by its weight, which grows with
//! every conflict it takes part in (Boussemart, Hemery, Lecoutre and Saïs, *Boosting systematic search
//! by weighting constraints*, 2004); later conflicts weigh more, so that the search stays where it
//! fails.

use super::layout::Layout;
use super::state::{Conflict, Item, State};
use crate::values::bits;
use rand::RngExt;
use rand_pcg::Pcg64;

/// The weights of all items.
#[derive(Clone, Debug)]
pub(super) struct Branching {
    cells: Vec<f64>,
    /// By region and value.
    places: Vec<f64>,
    size: usize,
    step: f64,
}

impl Branching {
    /// How much more a conflict weighs than the one before.
    const GROWTH: f64 = 1.01;
    /// Weights are scaled down before they get too large to compare with 1.
    const CEILING: f64 = 1e100;

    pub(super) fn new(layout: &Layout) -> Self {
        Branching {
            cells: vec![1.0; layout.cells()],
            places: vec![1.0; layout.groups.len() * layout.size],
            size: layout.size,
            step: 1.0,
        }
    }

    /// All items weigh the same again.
    pub(super) fn reset(&mut self) {
        self.cells.fill(1.0);
        self.places.fill(1.0);
        self.step = 1.0;
    }

    /// Learns from a conflict.
    pub(super) fn blame(&mut self, layout: &Layout, conflict: Conflict) {
        let step = self.step;
        match conflict {
            Conflict::Item(Item::Cell(cell)) => self.cells[cell] += step,
            Conflict::Item(Item::Place { region, value }) => {
                self.places[region * self.size + usize::from(value) - 1] += step;
            }
            Conflict::Region { region, positions } => {
                for position in bits(positions) {
                    self.cells[layout.groups[region].cells[position]] += step;
                }
            }
            Conflict::Constraint(index) => {
                for &cell in layout.constraints[index].cells() {
                    self.cells[cell] += step;
                }
            }
        }
        self.step *= Self::GROWTH;
        if self.step > Self::CEILING {
            let weights = self.cells.iter_mut().chain(&mut self.places);
            weights.for_each(|weight| *weight = (*weight / Self::CEILING).max(1.0));
            self.step = 1.0;
        }
    }

    /// The cell and value to try, or `None` if every cell is decided. Among the options of the best
    /// item, one that agrees with `near` is taken if there is such a grid, else a random one.
    pub(super) fn choose(
        &self,
        layout: &Layout,
        state: &State,
        near: Option<&[u8]>,
        rng: &mut Pcg64,
    ) -> Option<(usize, u8)> {
        match self.best_item(layout, state)? {
            Item::Cell(cell) => {
                let values = state.domain(cell);
                let agrees = |value: &u8| values.contains(*value);
                let value = near.map(|near| near[cell]).filter(agrees).or_else(|| {
                    let chosen = rng.random_range(0..values.len());
                    values.iter().nth(chosen)
                })?;
                Some((cell, value))
            }
            Item::Place { region, value } => {
                let places = state.places(region, value);
                let cells = &layout.groups[region].cells;
                let agrees = |near: &[u8]| bits(places).find(|&place| near[cells[place]] == value);
                let position = near.and_then(agrees).or_else(|| {
                    let chosen = rng.random_range(0..places.count_ones() as usize);
                    bits(places).nth(chosen)
                })?;
                Some((cells[position], value))
            }
        }
    }

    fn best_item(&self, layout: &Layout, state: &State) -> Option<Item> {
        let mut best = None;
        let mut least = f64::INFINITY;
        for (cell, (domain, weight)) in state.domains().iter().zip(&self.cells).enumerate() {
            let score = domain.len() as f64 / weight;
            if score < least && domain.len() > 1 {
                (best, least) = (Some(Item::Cell(cell)), score);
            }
        }
        for (region, group) in layout
            .groups
            .iter()
            .enumerate()
            .filter(|(_, group)| group.full)
        {
            let weights = &self.places[region * self.size..][..group.cells.len()];
            for (index, (places, weight)) in
                state.all_places(region).iter().zip(weights).enumerate()
            {
                let options = places.count_ones();
                let score = f64::from(options) / weight;
                if score < least && options > 1 {
                    let value = index as u8 + 1;
                    (best, least) = (Some(Item::Place { region, value }), score);
                }
            }
        }
        best
    }
}
