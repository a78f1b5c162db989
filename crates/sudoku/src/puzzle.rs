//! A puzzle: rules, and what each cell may hold.

use crate::constraint::may_hold;
use crate::variant::{Ground, Variant, VariantError};
use crate::{Rules, Shape, Values};
use std::sync::Arc;

/// A puzzle: its rules and, for each cell, the values it may hold from the start. A given is a cell
/// with a single value; a puzzle of pencil marks may allow anything between.
///
/// ```
/// use atisbo_sudoku::{Puzzle, Shape};
///
/// let mut puzzle = Puzzle::empty(Shape::CLASSIC);
/// puzzle.give(0, 5);
/// assert_eq!(puzzle.given(0), Some(5));
/// assert_eq!(puzzle.given(1), None);
/// assert_eq!(puzzle.clues(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Puzzle {
    rules: Arc<Rules>,
    candidates: Vec<Values>,
}

impl Puzzle {
    /// A grid with nothing in it, under the usual rules.
    pub fn empty(shape: Shape) -> Self {
        Puzzle::with_rules(Rules::shared(shape))
    }

    /// A grid with nothing in it.
    pub fn with_rules(rules: impl Into<Arc<Rules>>) -> Self {
        let rules = rules.into();
        let candidates = vec![Values::up_to(rules.values()); rules.shape().cells()];
        Puzzle { rules, candidates }
    }

    /// A grid with these values under the usual rules; 0 is an empty cell.
    ///
    /// # Panics
    ///
    /// If there are not as many values as cells, or one is larger than the size.
    pub fn from_values(shape: Shape, values: &[u8]) -> Self {
        assert_eq!(values.len(), shape.cells(), "one value for each cell");
        let mut puzzle = Puzzle::empty(shape);
        puzzle.give_all(values);
        puzzle
    }

    /// A grid with nothing in it, under these rules.
    ///
    /// # Errors
    ///
    /// The first variant that cannot be on this grid.
    pub fn with_variants(ground: Ground, variants: Vec<Variant>) -> Result<Self, VariantError> {
        if variants.is_empty() && ground == Ground::new(ground.shape) {
            return Ok(Puzzle::empty(ground.shape));
        }
        Rules::with_variants(ground, variants).map(|rules| Puzzle::with_rules(Arc::new(rules)))
    }

    /// The rules.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The size of the grid and its boxes.
    pub fn shape(&self) -> Shape {
        self.rules.shape()
    }

    /// What each cell may hold, before any rule is applied.
    pub fn candidates(&self) -> &[Values] {
        &self.candidates
    }

    /// The value given in a cell.
    pub fn given(&self, cell: usize) -> Option<u8> {
        self.candidates[cell].single()
    }

    /// The givens, row by row; 0 is a cell without.
    pub fn values(&self) -> Vec<u8> {
        let given = |candidates: &Values| candidates.single().unwrap_or(0);
        self.candidates.iter().map(given).collect()
    }

    /// The number of givens.
    pub fn clues(&self) -> usize {
        let is_given = |candidates: &&Values| candidates.single().is_some();
        self.candidates.iter().filter(is_given).count()
    }

    /// Whether a cell may not hold every value and is no given: pencil marks.
    pub fn has_marks(&self) -> bool {
        let all = Values::up_to(self.rules.values());
        let marked = |candidates: &Values| candidates.single().is_none() && *candidates != all;
        self.candidates.iter().any(marked)
    }

    /// What each cell may hold once every given is taken away from the cells that share a region with
    /// it: what a player pencils in first.
    ///
    /// ```
    /// use atisbo_sudoku::{Puzzle, Shape, Values};
    ///
    /// let mut puzzle = Puzzle::empty(Shape::CLASSIC);
    /// puzzle.give(0, 5);
    /// assert_eq!(puzzle.pencil_marks()[8], Values::up_to(9).without(Values::of(5)));
    /// assert_eq!(puzzle.pencil_marks()[80], Values::up_to(9));
    /// ```
    pub fn pencil_marks(&self) -> Vec<Values> {
        let mut rest = self.candidates.clone();
        for cell in 0..rest.len() {
            if let Some(value) = self.given(cell) {
                for &peer in self.rules.peers(cell) {
                    rest[peer].remove(value);
                }
            }
        }
        rest
    }

    /// Puts a value into a cell.
    ///
    /// # Panics
    ///
    /// If the value is 0 or larger than the size.
    pub fn give(&mut self, cell: usize, value: u8) {
        assert!(
            (1..=self.rules.values()).contains(&usize::from(value)),
            "no such value"
        );
        self.candidates[cell] = Values::of(value);
    }

    /// Puts values into the cells, row by row; 0 leaves a cell as it is.
    ///
    /// # Panics
    ///
    /// If a value is larger than the size, or stands beyond the last cell.
    pub fn give_all(&mut self, values: &[u8]) {
        for (cell, &value) in values.iter().enumerate().filter(|&(_, &value)| value > 0) {
            self.give(cell, value);
        }
    }

    /// Lets each cell, row by row, hold these values only.
    pub(crate) fn allow_all(&mut self, candidates: impl IntoIterator<Item = Values>) {
        for (cell, values) in candidates.into_iter().enumerate() {
            self.allow(cell, values);
        }
    }

    /// Lets a cell hold these values only.
    pub fn allow(&mut self, cell: usize, values: Values) {
        self.candidates[cell] = values.and(Values::up_to(self.rules.values()));
    }

    /// Takes away what a cell holds.
    pub fn clear(&mut self, cell: usize) {
        self.candidates[cell] = Values::up_to(self.rules.values());
    }

    /// Whether these values, row by row, are a solution: every one allowed in its cell, all different
    /// in each region, all constraints kept.
    pub fn is_solved_by(&self, values: &[u8]) -> bool {
        let count = self.rules.values();
        let in_range = |&value: &u8| (1..=count).contains(&usize::from(value));
        if values.len() != self.candidates.len() || !values.iter().all(in_range) {
            return false;
        }
        let allowed = self
            .candidates
            .iter()
            .zip(values)
            .all(|(c, &v)| c.contains(v));
        let different = self.rules.regions().iter().all(|region| {
            let seen: Values = region.cells.iter().map(|&cell| values[cell]).collect();
            seen.len() == region.cells.len()
        });
        let mut apart = self.rules.apart().iter();
        let apart = apart.all(|&[one, other]| values[one] != values[other]);
        let decided: Vec<Values> = values.iter().map(|&value| Values::of(value)).collect();
        let mut constraints = self.rules.constraints().iter();
        let kept = constraints.all(|constraint| may_hold(&**constraint, &decided));
        allowed && different && apart && kept
    }
}
