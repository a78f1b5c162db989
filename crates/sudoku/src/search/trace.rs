//! How a trace of a search shows its states: as the rows of the grid.

use super::cells::Cells;
use super::state::State;
use crate::text::line;
use crate::{Puzzle, Shape};
use atisbo_search::trace::WriteState;

/// Writes a state as the rows of its grid.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_search::Event;
/// use atisbo_search::trace::Tracer;
/// use atisbo_sudoku::search::{Rows, SearchSettings, solve_by_search};
/// use atisbo_sudoku::text::parse;
///
/// let puzzle = parse("1.....3..4.....2").unwrap();
/// let mut tracer = Tracer::new(1000, Rows::of(&puzzle));
/// solve_by_search(&puzzle, &SearchSettings::default(), &mut tracer, &Budget::unlimited()).unwrap();
/// let trace = tracer.into_trace();
/// let Some(Event::Goal(node)) = trace.events.last().map(|step| &step.event) else { panic!("it is solved") };
/// assert_eq!(node.state, "1324 / 4231 / 2413 / 3142");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Rows(Shape);

impl Rows {
    /// The rows of states of this puzzle.
    pub fn of(puzzle: &Puzzle) -> Self {
        Rows(puzzle.shape())
    }
}

impl<C: Cells> WriteState<State<C>> for Rows {
    fn write_state(&self, state: &State<C>) -> String {
        let rows = state.values().chunks(self.0.size());
        rows.map(line::write).collect::<Vec<_>>().join(" / ")
    }
}
