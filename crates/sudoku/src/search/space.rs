//! The puzzle as a state space: which states there are, which of them solve it, what can be done.
//!
//! A state is a grid that is partly filled; a step fills the next empty cell and costs one for each
//! cell it fills. Which cell is next is the [`CellOrder`], what else a step does the [`Formulation`].

use super::board::Board;
use super::cells::Cells;
use super::placement::Placement;
use super::state::State;
use super::{CellOrder, Formulation, forward, singles};
use crate::{Puzzle, Values};
use atisbo_search::{Cost, Problem, Successor};

/// Why a state cannot lead to a goal: the keys of the reasons that this problem gives.
pub mod reason {
    /// The puzzle contradicts itself before anything is filled in.
    pub const CONFLICT: &str = "conflicting_givens";
    /// An empty cell has no value left.
    pub const NO_VALUE: &str = "cell_without_value";
    /// A value has no place left in a region that must have it.
    pub const NO_PLACE: &str = "value_without_place";
    /// Filling in all singles ended in a contradiction.
    pub const CONTRADICTION: &str = "contradiction";
}

/// A Sudoku as a state space over grids of the form `C`.
#[derive(Clone, Debug)]
pub struct Space<C> {
    pub(super) board: Board,
    formulation: Formulation,
    order: CellOrder,
    /// Whether the largest value is tried first.
    descending: bool,
    initial: State<C>,
    is_contradictory: bool,
}

impl<C: Cells> Space<C> {
    /// The space of a puzzle, with its givens as the initial state. The report's program always fills
    /// the first empty cell, and so does the faithful formulation.
    ///
    /// # Panics
    ///
    /// If the form `C` is not made for a puzzle of this size.
    pub fn new(puzzle: &Puzzle, formulation: Formulation, order: CellOrder) -> Self {
        assert!(C::fits(puzzle.rules()), "the form must fit the size");
        let board = Board::new(puzzle);
        let mut initial = State {
            values: C::from_values(&puzzle.values()),
            placed: 0,
            contradicted: false,
        };
        let is_contradictory = board.is_contradictory();
        if formulation == Formulation::Propagating && !is_contradictory {
            singles::fill(&board, &mut initial);
        }
        Space {
            board,
            formulation,
            order: match formulation {
                Formulation::Faithful => CellOrder::First,
                _ => order,
            },
            descending: false,
            initial,
            is_contradictory,
        }
    }

    /// The same with the largest value tried first.
    #[must_use]
    pub fn descending(mut self) -> Self {
        self.descending = true;
        self
    }

    /// How many cells are still empty.
    #[inline]
    pub fn empty(&self, state: &State<C>) -> usize {
        self.board.empty.len() - state.placed()
    }

    /// The cell that is filled next, if any is empty.
    #[inline]
    pub fn next_cell(&self, state: &State<C>) -> Option<usize> {
        let values = state.values();
        match (self.order, self.formulation) {
            (CellOrder::First, Formulation::Propagating) => self.board.empty_cells(values).next(),
            // Cells are filled one by one and in this order, so those before are all full.
            (CellOrder::First, _) => self
                .board
                .empty
                .get(state.placed())
                .map(|&cell| usize::from(cell)),
            (order, _) => {
                let domains = self.board.domains::<C>(values);
                order.choose(&self.board, values, domains.as_ref())
            }
        }
    }

    /// The values that can be put into an empty cell.
    #[inline]
    pub fn choices(&self, state: &State<C>, cell: usize) -> Values {
        let candidates = self.board.candidates(state.values(), cell);
        if self.board.has_constraints() {
            let allowed = |&value: &u8| self.board.allows(state.values(), cell, value);
            candidates.iter().filter(allowed).collect()
        } else {
            candidates
        }
    }

    #[inline]
    fn step(&self, from: &State<C>, cell: usize, value: u8) -> Successor<Self> {
        let mut state = from.clone();
        state.put(cell, value);
        if self.formulation == Formulation::Propagating {
            singles::fill(&self.board, &mut state);
        }
        Successor {
            action: Placement::new(self.board.puzzle.shape(), cell, value),
            cost: Cost::from(state.placed - from.placed),
            state,
        }
    }
}

impl<C: Cells> Problem for Space<C> {
    type State = State<C>;
    /// What is put where.
    type Action = Placement;
    type Cost = u32;

    fn initial(&self) -> State<C> {
        self.initial.clone()
    }

    /// Whether no cell is empty: as every step keeps the rules, nothing else needs to be looked at.
    #[inline]
    fn is_goal(&self, state: &State<C>) -> bool {
        self.empty(state) == 0
    }

    #[inline]
    fn successors(&self, state: &State<C>, out: &mut Vec<Successor<Self>>) {
        let Some(cell) = self.next_cell(state) else {
            return;
        };
        let choices = self.choices(state, cell).iter();
        out.extend(choices.map(|value| self.step(state, cell, value)));
        if self.descending {
            out.reverse();
        }
    }

    #[inline]
    fn dead_end(&self, state: &State<C>) -> Option<&'static str> {
        match self.formulation {
            // The report's program looks at nothing of the kind.
            Formulation::Faithful => None,
            _ if self.is_contradictory => Some(reason::CONFLICT),
            Formulation::Clean => None,
            Formulation::Pruned => forward::dead_end(&self.board, state),
            Formulation::Propagating => state.contradicted.then_some(reason::CONTRADICTION),
        }
    }

    #[inline]
    fn heap_bytes(&self, state: &State<C>) -> usize {
        state.values.heap_bytes()
    }
}
