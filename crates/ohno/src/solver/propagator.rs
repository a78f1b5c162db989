//! The propagation alone, to search or generate on top of it.

use super::engine::Engine;
use super::width::{Width, with_width};
use super::word::Wide;
use super::{Conflict, Deduction, Fill, Mark};
use crate::{Cell, Grid, Place, Rule};

/// A position that draws every conclusion that follows from one number or one floor alone, and can
/// take each back.
///
/// ```
/// use atisbo_ohno::{Cause, Fill, Place, Propagator, Rule, parse};
///
/// let puzzle = parse("1 .\n. .").unwrap();
/// let mut position = Propagator::new(&puzzle, Rule::SeesFloor);
/// position.propagate().unwrap();
/// let start = position.mark();
///
/// position.assume(Place::new(0, 1), Fill::Floor).unwrap();
/// position.propagate().unwrap();
/// let conclusion = position.since(start)[1];
/// assert_eq!((conclusion.pos, conclusion.fill), (Place::new(1, 0), Fill::Wall));
/// assert_eq!(conclusion.cause, Cause::Number(Place::new(0, 0)));
///
/// position.undo_to(start);
/// position.assume(Place::new(0, 1), Fill::Wall).unwrap();
/// position.assume(Place::new(1, 0), Fill::Wall).unwrap();
/// assert!(position.propagate().is_err(), "the 1 sees nothing");
/// ```
#[derive(Clone, Debug)]
pub struct Propagator {
    engine: Width<Engine<u64>, Engine<Wide>>,
    givens: Grid,
}

impl Propagator {
    /// The position in which `grid` is given and nothing has been concluded.
    pub fn new(grid: &Grid, rule: Rule) -> Self {
        let mut propagator = Propagator {
            engine: Width::default(),
            givens: grid.clone(),
        };
        propagator.load(grid, rule);
        propagator
    }

    /// Takes another position, without allocating where the old one was as large.
    pub fn load(&mut self, grid: &Grid, rule: Rule) {
        self.givens.clone_from(grid);
        self.engine.fit(grid);
        with_width!(&mut self.engine, engine => engine.load(grid, rule));
    }

    /// Lets these cells count as numbered floors for [`Rule::SeenByNumber`] wherever they turn out
    /// to be floors, though their number was dropped from the position.
    pub(crate) fn lend_sight(&mut self, cells: impl Iterator<Item = Place>) {
        with_width!(&mut self.engine, engine => engine.lend_sight(cells));
    }

    /// What is known of a cell.
    #[inline]
    pub fn fill(&self, pos: Place) -> Option<Fill> {
        with_width!(&self.engine, engine => engine.fill(pos))
    }

    /// How many cells are unknown.
    #[inline]
    pub fn unknown(&self) -> usize {
        with_width!(&self.engine, engine => engine.unknown())
    }

    /// Assumes the content of a cell, without drawing conclusions yet.
    ///
    /// # Errors
    ///
    /// If the opposite is known.
    #[inline]
    pub fn assume(&mut self, pos: Place, fill: Fill) -> Result<(), Conflict> {
        with_width!(&mut self.engine, engine => engine.assume(pos, fill))
    }

    /// Draws conclusions until there are no more.
    ///
    /// # Errors
    ///
    /// If a number or a floor cannot be satisfied any more. The position is then only good for
    /// [`Propagator::undo_to`] and [`Propagator::load`].
    #[inline]
    pub fn propagate(&mut self) -> Result<(), Conflict> {
        with_width!(&mut self.engine, engine => engine.propagate())
    }

    /// The present moment, to come back to.
    #[inline]
    pub fn mark(&self) -> Mark {
        with_width!(&self.engine, engine => engine.mark())
    }

    /// Takes back everything after the mark. Conclusions not drawn by then are not drawn later: mark
    /// a position at rest.
    #[inline]
    pub fn undo_to(&mut self, mark: Mark) {
        with_width!(&mut self.engine, engine => engine.undo_to(mark));
    }

    /// What became known after the mark, in order. [`Mark::START`] gives everything but the givens.
    #[inline]
    pub fn since(&self, mark: Mark) -> &[Deduction] {
        with_width!(&self.engine, engine => engine.since(mark))
    }

    /// The position as a grid: the givens, and what is known besides.
    pub fn grid(&self) -> Grid {
        let mut grid = self.givens.clone();
        for deduction in self.since(Mark::START) {
            grid.set(deduction.pos, Cell::from(deduction.fill));
        }
        grid
    }
}
