//! Where to guess: the item with the fewest options for the failures it was part of.
//!
//! The items are the cells and the values' places in regions, so a value with two places is as good a
//! guess as a cell with two candidates. Each item's size, to the power of one and a half, is divided by
//! its weight, which grows with every conflict it takes part in (Boussemart, Hemery, Lecoutre and Saïs,
//! *Boosting systematic search by weighting constraints*, 2004) and with every guess in it that failed
//! at once; later conflicts weigh more, so that the search stays where it fails. Of an item's options
//! the one that failed most often is tried first: if it fails again, what is left is known soon.

use super::layout::Layout;
use super::state::{Conflict, Item, State};
use crate::technique::Candidate;
use crate::values::bits;
use rand::RngExt;
use rand_pcg::Pcg64;

/// The weights of all items.
#[derive(Clone, Debug)]
pub(super) struct Branching {
    cells: Vec<f64>,
    /// By region and value.
    places: Vec<f64>,
    /// By cell and value, the guesses that failed at once.
    guesses: Vec<f64>,
    size: usize,
    step: f64,
}

impl Branching {
    /// How much more a conflict weighs than the one before.
    const GROWTH: f64 = 1.001;
    /// Weights are scaled down before they get too large to compare with 1.
    const CEILING: f64 = 1e100;

    pub(super) fn new(layout: &Layout) -> Self {
        Branching {
            cells: vec![1.0; layout.cells()],
            places: vec![1.0; layout.groups.len() * layout.size],
            guesses: vec![0.0; layout.cells() * layout.size],
            size: layout.size,
            step: 1.0,
        }
    }

    /// All items weigh the same again.
    pub(super) fn reset(&mut self) {
        self.cells.fill(1.0);
        self.places.fill(1.0);
        self.guesses.fill(0.0);
        self.step = 1.0;
    }

    /// Learns from a guess that failed at once.
    pub(super) fn blame_guess(&mut self, guess: Candidate) {
        self.cells[guess.cell] += self.step;
        self.guesses[guess.number(self.size)] += self.step;
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
                let cells = layout.constraints[index].cells();
                // A rule about the whole grid says little about each cell.
                let step = step / (cells.len() as f64 / self.size as f64).max(1.0);
                for &cell in cells {
                    self.cells[cell] += step;
                }
            }
        }
        self.step *= Self::GROWTH;
        if self.step > Self::CEILING {
            let weights = self.cells.iter_mut().chain(&mut self.places);
            weights.for_each(|weight| *weight = (*weight / Self::CEILING).max(1.0));
            let guesses = self.guesses.iter_mut();
            guesses.for_each(|weight| *weight /= Self::CEILING);
            self.step = 1.0;
        }
    }

    /// The cell and value to try, or `None` if every cell is decided. Among the options of the best
    /// item, one that agrees with `near` is taken if there is such a grid, else the one that failed
    /// most often, else a random one.
    pub(super) fn choose(
        &self,
        layout: &Layout,
        state: &State,
        near: Option<&[u8]>,
        rng: &mut Pcg64,
    ) -> Option<Candidate> {
        match self.best_item(layout, state)? {
            Item::Cell(cell) => self.best_option(state.domain(cell).in_cell(cell), near, rng),
            Item::Place { region, value } => {
                let cells = &layout.groups[region].cells;
                let places = bits(state.places(region, value)).map(|place| cells[place]);
                self.best_option(places.map(|cell| Candidate { cell, value }), near, rng)
            }
        }
    }

    fn best_option(
        &self,
        options: impl Iterator<Item = Candidate> + Clone,
        near: Option<&[u8]>,
        rng: &mut Pcg64,
    ) -> Option<Candidate> {
        let agrees = |near: &[u8]| options.clone().find(|made| near[made.cell] == made.value);
        if let Some(option) = near.and_then(agrees) {
            return Some(option);
        }
        let failures = |made: &Candidate| self.guesses[made.number(self.size)];
        let most = options
            .clone()
            .map(|made| failures(&made))
            .fold(0.0, f64::max);
        let mut worst = options.filter(|made| failures(made) >= most);
        let chosen = rng.random_range(0..worst.clone().count());
        worst.nth(chosen)
    }

    fn best_item(&self, layout: &Layout, state: &State) -> Option<Item> {
        let mut best = None;
        let mut least = f64::INFINITY;
        for (cell, (domain, weight)) in state.domains().iter().zip(&self.cells).enumerate() {
            let score = score(domain.len(), *weight);
            if score < least && domain.len() > 1 {
                (best, least) = (Some(Item::Cell(cell)), score);
            }
        }
        let groups = layout.groups.iter().enumerate();
        for (region, group) in groups.filter(|(_, group)| group.full) {
            let weights = &self.places[region * self.size..][..group.cells.len()];
            for (index, (places, weight)) in
                state.all_places(region).iter().zip(weights).enumerate()
            {
                let options = places.count_ones() as usize;
                let score = score(options, *weight);
                if score < least && options > 1 {
                    let value = index as u8 + 1;
                    (best, least) = (Some(Item::Place { region, value }), score);
                }
            }
        }
        best
    }
}

/// What an item costs; the least is the best to guess in.
fn score(options: usize, weight: f64) -> f64 {
    let options = options as f64;
    options * options.sqrt() / weight
}
