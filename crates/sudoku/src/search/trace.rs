//! A search of a puzzle written down, whatever its size.

use super::cells::{AnySize, Cells};
use super::placement::Placement;
use super::space::Space;
use super::state::State;
use crate::text::line;
use crate::{Puzzle, Shape};
use atisbo_search::trace::{Happening, Recorder, write_dot, write_json_lines};
use atisbo_search::{Event, Observer};
use std::io::{self, Write};

/// A state in the form that fits any size.
pub type AnyState = State<AnySize>;

/// An observer for [`solve_by_search`](super::solve_by_search) that keeps the first events and counts
/// the rest.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_sudoku::search::{SearchSettings, Trace, solve_by_search};
/// use atisbo_sudoku::text::parse;
///
/// let puzzle = parse("1.....3..4.....2").unwrap();
/// let mut trace = Trace::new(&puzzle, 1000);
/// solve_by_search(&puzzle, &SearchSettings::default(), &mut trace, &Budget::unlimited()).unwrap();
/// let mut lines = Vec::new();
/// trace.write_json_lines(&mut lines).unwrap();
/// let lines = String::from_utf8(lines).unwrap();
/// assert!(lines.lines().last().unwrap().contains("1324 / 4231 / 2413 / 3142"));
/// ```
#[derive(Clone, Debug)]
pub struct Trace {
    shape: Shape,
    recorder: Recorder<AnyState, Placement>,
}

impl Trace {
    /// Keeps at most `limit` events of a search of `puzzle`.
    pub fn new(puzzle: &Puzzle, limit: usize) -> Self {
        Trace {
            shape: puzzle.shape(),
            recorder: Recorder::new(limit),
        }
    }

    /// What was kept, in the order in which it happened.
    pub fn records(&self) -> &[Happening<AnyState, Placement>] {
        self.recorder.records()
    }

    /// How many events came after the limit was reached.
    pub fn left_out(&self) -> u64 {
        self.recorder.left_out()
    }

    /// Writes the record as JSON Lines: states as rows separated by `/`, actions as `r1c1=5`.
    ///
    /// # Errors
    ///
    /// When `out` cannot be written to.
    pub fn write_json_lines(&self, out: impl Write) -> io::Result<()> {
        let rows = |state: &AnyState| self.rows(state, " / ");
        write_json_lines(self.records(), out, rows, Placement::to_string)
    }

    /// Writes the record as a Graphviz drawing of the search tree.
    ///
    /// # Errors
    ///
    /// When `out` cannot be written to.
    pub fn write_dot(&self, out: impl Write) -> io::Result<()> {
        let rows = |state: &AnyState| self.rows(state, "\n");
        write_dot(self.records(), out, rows, Placement::to_string)
    }

    fn rows(&self, state: &AnyState, between: &str) -> String {
        let rows = state.values().chunks(self.shape.size());
        rows.map(line::write).collect::<Vec<_>>().join(between)
    }
}

impl<C: Cells> Observer<Space<C>> for Trace {
    fn notice(&mut self, event: &Event<'_, Space<C>>) {
        self.recorder
            .keep(|| Happening::of(event).map_state(|state| state.widen()));
    }
}
