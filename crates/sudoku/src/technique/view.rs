//! A position as the techniques look at it: by cell, by value, by region.

use super::almost_locked::AlmostLockedSets;
use super::cells::Cells;
use super::finder::Finder;
use super::rectangle::Rectangle;
use super::template;
use super::{Candidate, Step};
use crate::{Constraint, Position, RegionKind, Rules, Values};
use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

/// What never changes while a puzzle is solved.
#[derive(Debug)]
pub(crate) struct Board<const W: usize> {
    rules: Arc<Rules>,
    groups: Vec<Group<W>>,
    peers: Vec<Cells<W>>,
    /// By cell, its regions and its place in each as a bit.
    seats: Vec<Vec<(usize, u32)>>,
}

/// A region.
#[derive(Debug)]
pub(crate) struct Group<const W: usize> {
    pub(crate) kind: RegionKind,
    /// Its cells, ascending: bit `i` of a set of places is the cell `cells[i]`.
    pub(crate) cells: Vec<usize>,
    pub(crate) set: Cells<W>,
    /// Whether it has as many cells as there are values, so that each value has a place in it.
    pub(crate) full: bool,
}

impl<const W: usize> Board<W> {
    pub(crate) fn new(rules: &Arc<Rules>) -> Self {
        let groups = rules.regions().iter().map(|region| Group {
            kind: region.kind,
            cells: region.cells.clone(),
            set: region.cells.iter().copied().collect(),
            full: region.cells.len() == rules.values(),
        });
        let cells = 0..rules.shape().cells();
        let peers = |cell| rules.peers(cell).iter().copied().collect();
        Board {
            groups: groups.collect(),
            peers: cells.clone().map(peers).collect(),
            seats: cells.map(|cell| rules.seats(cell).collect()).collect(),
            rules: Arc::clone(rules),
        }
    }
}

/// A position, indexed. A solved cell has a value and no candidates.
#[derive(Clone, Debug)]
pub(crate) struct View<const W: usize> {
    board: Arc<Board<W>>,
    values: Vec<u8>,
    candidates: Vec<Values>,
    given: Cells<W>,
    unsolved: Cells<W>,
    /// By value, counted from 0: the unsolved cells that may hold it.
    cells_with: Vec<Cells<W>>,
    /// By region and value: where in the region it may go.
    places: Vec<u32>,
    /// Several techniques look at these.
    almost_locked: OnceLock<AlmostLockedSets<W>>,
    rectangles: OnceLock<Vec<Rectangle>>,
    /// By value, what [`View::without_way`] found.
    without_way: Vec<OnceLock<Cells<W>>>,
}

impl<const W: usize> View<W> {
    pub(crate) fn new(board: Arc<Board<W>>, position: &Position) -> Self {
        let values = board.rules.values();
        let cells = board.rules.shape().cells();
        let mut view = View {
            values: vec![0; cells],
            candidates: vec![Values::NONE; cells],
            given: Cells::NONE,
            unsolved: Cells::NONE,
            cells_with: vec![Cells::NONE; values],
            places: vec![0; board.groups.len() * values],
            almost_locked: OnceLock::new(),
            rectangles: OnceLock::new(),
            without_way: vec![OnceLock::new(); values],
            board,
        };
        for cell in 0..cells {
            match position.value(cell) {
                Some(value) => {
                    view.values[cell] = value;
                    if position.is_given(cell) {
                        view.given.insert(cell);
                    }
                }
                None => view.open(cell, position.candidates(cell)),
            }
        }
        view
    }

    fn open(&mut self, cell: usize, candidates: Values) {
        self.unsolved.insert(cell);
        self.candidates[cell] = candidates;
        for value in candidates.iter() {
            self.cells_with[usize::from(value) - 1].insert(cell);
            for &(region, bit) in &self.board.seats[cell] {
                self.places[region * self.board.rules.values() + usize::from(value) - 1] |= bit;
            }
        }
    }

    pub(crate) fn rules(&self) -> &Arc<Rules> {
        &self.board.rules
    }

    /// How many values there are.
    pub(crate) fn size(&self) -> usize {
        self.cells_with.len()
    }

    /// Every value.
    pub(crate) fn all_values(&self) -> impl Iterator<Item = u8> + Clone + use<W> {
        1..=self.size() as u8
    }

    /// The regions: rows, columns, boxes, then the extra ones.
    pub(crate) fn groups(&self) -> &[Group<W>] {
        &self.board.groups
    }

    /// The regions that must have every value, with their indices.
    pub(super) fn full_groups(&self) -> impl Iterator<Item = (usize, &Group<W>)> {
        let groups = self.groups().iter().enumerate();
        groups.filter(|(_, group)| group.full)
    }

    /// The regions a cell is in.
    pub(crate) fn groups_of(&self, cell: usize) -> &[usize] {
        self.board.rules.regions_of(cell)
    }

    /// The regions a cell is in, with the bit of its place in each.
    pub(crate) fn seats(&self, cell: usize) -> &[(usize, u32)] {
        &self.board.seats[cell]
    }

    /// The cells that cannot hold the same value as this one.
    #[inline]
    pub(crate) fn peers(&self, cell: usize) -> &Cells<W> {
        &self.board.peers[cell]
    }

    /// The cells that see every one of these.
    pub(crate) fn common_peers(&self, cells: &Cells<W>) -> Cells<W> {
        let mut cells = cells.iter();
        let Some(first) = cells.next() else {
            return Cells::NONE;
        };
        cells.fold(*self.peers(first), |seen, cell| seen.and(self.peers(cell)))
    }

    /// The value of a solved cell; 0 if it is not solved.
    #[inline]
    pub(crate) fn value(&self, cell: usize) -> u8 {
        self.values[cell]
    }

    pub(crate) fn is_given(&self, cell: usize) -> bool {
        self.given.contains(cell)
    }

    /// What an unsolved cell may hold; nothing for a solved one.
    #[inline]
    pub(crate) fn candidates(&self, cell: usize) -> Values {
        self.candidates[cell]
    }

    /// The rules beyond the regions that come from a variant and so have a name, with that variant.
    pub(super) fn named_rules(&self) -> impl Iterator<Item = (usize, &Arc<dyn Constraint>)> {
        let rules = self.rules();
        let constraints = rules.constraints().iter().enumerate();
        constraints.filter_map(|(index, constraint)| {
            let variant = rules.variant_of_constraint(index)?;
            Some((variant, constraint))
        })
    }

    /// What cells may hold: its value if one is solved.
    pub(super) fn all_held(&self, cells: &[usize]) -> Vec<Values> {
        let held = |&cell: &usize| match self.values[cell] {
            0 => self.candidates[cell],
            value => Values::of(value),
        };
        cells.iter().map(held).collect()
    }

    /// The candidates that go if only these values are left of what cells may hold. A solved cell that
    /// loses its value says that the position is wrong, and nothing about candidates.
    pub(super) fn lost(&self, cells: &[usize], left: &[Values]) -> Vec<Candidate> {
        let mut lost = Vec::new();
        for ((&cell, held), &left) in cells.iter().zip(self.all_held(cells)).zip(left) {
            let gone = held.without(left);
            if !gone.is_empty() && !self.unsolved.contains(cell) {
                return Vec::new();
            }
            lost.extend(gone.in_cell(cell));
        }
        lost
    }

    /// The candidates that a constraint takes away by itself; none if it cannot hold.
    pub(super) fn removed_by(&self, constraint: &dyn Constraint) -> Vec<Candidate> {
        let cells = constraint.cells();
        let mut left = self.all_held(cells);
        if constraint.propagate(&mut left) {
            self.lost(cells, &left)
        } else {
            Vec::new()
        }
    }

    pub(crate) fn unsolved(&self) -> &Cells<W> {
        &self.unsolved
    }

    /// The unsolved cells that may hold a value.
    #[inline]
    pub(crate) fn cells_with(&self, value: u8) -> &Cells<W> {
        &self.cells_with[usize::from(value) - 1]
    }

    /// Where in a region an unsolved cell may hold a value: bit `i` is the region's cell `i`.
    #[inline]
    pub(crate) fn places(&self, region: usize, value: u8) -> u32 {
        self.places[region * self.size() + usize::from(value) - 1]
    }

    /// The same as a set of cells.
    #[inline]
    pub(crate) fn places_in(&self, region: usize, value: u8) -> Cells<W> {
        self.groups()[region].set.and(self.cells_with(value))
    }

    /// The unsolved cells with exactly two candidates.
    pub(crate) fn bivalue(&self) -> Cells<W> {
        let two = |&cell: &usize| self.candidates[cell].len() == 2;
        self.unsolved.iter().filter(two).collect()
    }

    /// The almost locked sets, found once for each position.
    pub(super) fn almost_locked(&self) -> &AlmostLockedSets<W> {
        self.almost_locked
            .get_or_init(|| AlmostLockedSets::new(self))
    }

    /// The rectangles that uniqueness arguments look at, found once for each position.
    pub(super) fn rectangles(&self) -> &[Rectangle] {
        self.rectangles.get_or_init(|| Rectangle::all(self))
    }

    /// The cells without a way to place a value in them and everywhere else, found once until one of
    /// its candidates goes.
    pub(super) fn without_way(&self, found: &mut Finder, value: u8) -> ControlFlow<(), Cells<W>> {
        let known = &self.without_way[usize::from(value) - 1];
        if let Some(&cells) = known.get() {
            return ControlFlow::Continue(cells);
        }
        let cells = template::without_way(self, found, value)?;
        ControlFlow::Continue(*known.get_or_init(|| cells))
    }

    pub(crate) fn is_solved(&self) -> bool {
        self.unsolved.is_empty()
    }

    /// Whether the rules are rows, columns, boxes and nothing else, as uniqueness arguments need.
    pub(crate) fn is_plain(&self) -> bool {
        self.board.rules.is_plain()
    }

    /// Takes a candidate away.
    pub(crate) fn eliminate(&mut self, cell: usize, value: u8) {
        if !self.candidates[cell].contains(value) {
            return;
        }
        self.almost_locked.take();
        self.rectangles.take();
        self.without_way[usize::from(value) - 1].take();
        self.candidates[cell].remove(value);
        self.cells_with[usize::from(value) - 1].remove(cell);
        for &(region, bit) in &self.board.seats[cell] {
            self.places[region * self.cells_with.len() + usize::from(value) - 1] &= !bit;
        }
    }

    /// Solves a cell, and takes its value from all that see it.
    pub(crate) fn place(&mut self, cell: usize, value: u8) {
        for other in self.candidates[cell].iter() {
            self.eliminate(cell, other);
        }
        self.values[cell] = value;
        self.unsolved.remove(cell);
        let board = Arc::clone(&self.board);
        let seen = board.peers[cell].and(self.cells_with(value));
        for peer in seen.iter() {
            self.eliminate(peer, value);
        }
    }

    /// Plays a step.
    pub(crate) fn play(&mut self, step: &Step) {
        for placed in &step.placements {
            self.place(placed.cell, placed.value);
        }
        for gone in &step.eliminations {
            self.eliminate(gone.cell, gone.value);
        }
    }

    /// The position as a player sees it.
    pub(crate) fn position(&self) -> Position {
        let cells = 0..self.values.len();
        Position {
            rules: Arc::clone(&self.board.rules),
            values: self.values.clone(),
            candidates: self.candidates.clone(),
            given: cells.map(|cell| self.is_given(cell)).collect(),
        }
    }
}
