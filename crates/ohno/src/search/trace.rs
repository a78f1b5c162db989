//! A search of a puzzle written down, whatever the size of the board.

use super::board::{Board, State};
use super::cell_set::CellSet;
use super::space::Space;
use crate::{Cell, Grid, Place, Rule};
use atisbo_search::trace::{Happening, Noted, write_dot, write_json_lines};
use atisbo_search::{Event, Node, Observer};
use std::io::{self, Write};

/// A state in the form that fits any board.
pub type AnyState = State<Box<[u64]>>;

/// An observer for [`solve_by_search`](super::solve_by_search) that keeps the first events and counts
/// the rest. Where a search has two phases, the nodes are numbered from 0 again in the second.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_ohno::parse;
/// use atisbo_ohno::search::{SearchSettings, Trace, solve_by_search};
///
/// let puzzle = parse("W 2 . .\n. . W W\n4 . . .\nW . 3 .").unwrap();
/// let mut trace = Trace::new(&puzzle, 1000);
/// solve_by_search(&puzzle, &SearchSettings::default(), &mut trace, &Budget::unlimited()).unwrap();
/// let mut lines = Vec::new();
/// trace.write_json_lines(&mut lines).unwrap();
/// let lines = String::from_utf8(lines).unwrap();
/// assert!(lines.lines().last().unwrap().contains("W 2 . . / . W W W / 4 . . . / W . 3 ."));
/// ```
#[derive(Clone, Debug)]
pub struct Trace {
    board: Board,
    records: Vec<Happening<AnyState, Place>>,
    limit: usize,
    left_out: u64,
}

impl Trace {
    /// Keeps at most `limit` events of a search of `puzzle`.
    pub fn new(puzzle: &Grid, limit: usize) -> Self {
        Trace {
            board: Board::new(puzzle, Rule::default()),
            records: Vec::new(),
            limit,
            left_out: 0,
        }
    }

    /// What was kept, in the order in which it happened.
    pub fn records(&self) -> &[Happening<AnyState, Place>] {
        &self.records
    }

    /// How many events came after the limit was reached.
    pub fn left_out(&self) -> u64 {
        self.left_out
    }

    /// A state as a grid: its walls, the cells that stay floors in it, and the puzzle's numbers. The
    /// cells that may still become either are unknown.
    pub fn grid(&self, state: &AnyState) -> Grid {
        let mut grid = self.board.grid().clone();
        for pos in grid.positions() {
            let cell = grid.index(pos);
            if state.walls.contains(cell) {
                grid.set(pos, Cell::Wall);
            } else if state.floors.contains(cell) {
                grid.set(pos, Cell::Floor);
            }
        }
        grid
    }

    /// Writes the record as JSON Lines: states as rows separated by `/`, actions as `r1c1`.
    ///
    /// # Errors
    ///
    /// When `out` cannot be written to.
    pub fn write_json_lines(&self, out: impl Write) -> io::Result<()> {
        write_json_lines(
            &self.records,
            out,
            |state| self.rows(state, " / "),
            Place::to_string,
        )
    }

    /// Writes the record as a Graphviz drawing of the search tree.
    ///
    /// # Errors
    ///
    /// When `out` cannot be written to.
    pub fn write_dot(&self, out: impl Write) -> io::Result<()> {
        write_dot(
            &self.records,
            out,
            |state| self.rows(state, "\n"),
            Place::to_string,
        )
    }

    fn rows(&self, state: &AnyState, between: &str) -> String {
        let text = self.grid(state).to_string();
        text.lines().collect::<Vec<_>>().join(between)
    }
}

impl<S: CellSet> Observer<Space<S>> for Trace {
    fn notice(&mut self, event: &Event<'_, Space<S>>) {
        if self.records.len() >= self.limit {
            self.left_out += 1;
            return;
        }
        self.records.push(match event {
            Event::Generated(node) => Happening::Generated(note(node)),
            Event::Expanded(node) => Happening::Expanded(note(node)),
            Event::Duplicate(node) => Happening::Duplicate(note(node)),
            Event::Pruned(node, reason) => Happening::Pruned(note(node), *reason),
            Event::Goal(node) => Happening::Goal(note(node)),
            Event::LimitRaised(limit) => Happening::LimitRaised(*limit),
        });
    }
}

fn note<S: CellSet>(node: &Node<'_, Space<S>>) -> Noted<AnyState, Place> {
    Noted {
        id: node.id,
        parent: node.parent,
        action: node.action.copied(),
        state: State {
            walls: node.state.walls.widen(),
            floors: node.state.floors.widen(),
        },
        g: node.g,
        h: node.h,
        depth: node.depth,
    }
}
