//! How a trace of a search shows its states: as the rows of the grid.

use super::board::State;
use super::cell_set::CellSet;
use crate::{Cell, Grid};
use atisbo_search::trace::WriteState;

/// Writes a state as a grid: its walls, the cells that stay floors in it, and the puzzle's numbers.
/// The cells that may still become either are unknown.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_ohno::parse;
/// use atisbo_ohno::search::{Rows, SearchSettings, solve_by_search};
/// use atisbo_search::Event;
/// use atisbo_search::trace::Tracer;
///
/// let puzzle = parse("W 2 . .\n. . W W\n4 . . .\nW . 3 .").unwrap();
/// let mut tracer = Tracer::new(1000, Rows::of(&puzzle));
/// solve_by_search(&puzzle, &SearchSettings::default(), &mut tracer, &Budget::unlimited()).unwrap();
/// let trace = tracer.into_trace();
/// let Some(Event::Goal(node)) = trace.events.last().map(|step| &step.event) else { panic!("it is solved") };
/// assert_eq!(node.state, "W 2 . . / . W W W / 4 . . . / W . 3 .");
/// ```
#[derive(Clone, Debug)]
pub struct Rows(Grid);

impl Rows {
    /// The rows of states of this puzzle.
    pub fn of(puzzle: &Grid) -> Self {
        Rows(puzzle.clone())
    }
}

impl<S: CellSet> WriteState<State<S>> for Rows {
    fn write_state(&self, state: &State<S>) -> String {
        let cells = self.0.cells().enumerate();
        let cells = cells.map(|(index, (_, cell))| match cell {
            _ if state.walls.contains(index) => Cell::Wall,
            _ if state.floors.contains(index) => Cell::Floor,
            cell => cell,
        });
        let grid = Grid::from_cells(self.0.rows(), self.0.cols(), cells);
        grid.to_string().trim_end().replace('\n', " / ")
    }
}
