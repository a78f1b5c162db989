//! Our state space with propagation: each step draws every conclusion before the next is chosen.
//!
//! The choices are those of [`super::pruned`]; after each, the solver's
//! [`Propagator`](crate::Propagator) adds all walls and floors that follow from one number or one
//! floor alone, and the step costs as many walls as it brought. The initial state is at rest already,
//! so a puzzle that needs no guess at all is solved before the first expansion. Since propagation
//! knows the rule of isolation, this formulation has one task only, the whole puzzle.

use super::board::State;
use super::cell_set::CellSet;
use super::pruned::choices;
use super::space::{Space, Task, reason};
use crate::{Conflict, Fill, Grid, Mark, Place, Propagator, Rule};
use atisbo_search::{Cost, Successor};
use std::cell::RefCell;

/// The propagator, kept between expansions, and the moment in which the puzzle itself is at rest.
#[derive(Debug)]
pub(super) struct Engine {
    propagator: RefCell<Propagator>,
    puzzle: Mark,
}

impl Engine {
    /// `None` if the puzzle contradicts itself.
    pub(super) fn new(grid: &Grid, rule: Rule) -> Option<Self> {
        let mut propagator = Propagator::new(grid, rule);
        propagator.propagate().ok()?;
        Some(Engine {
            puzzle: propagator.mark(),
            propagator: RefCell::new(propagator),
        })
    }
}

/// Sets up the engine and brings the initial state to rest.
pub(super) fn prepare<S: CellSet>(space: &mut Space<S>) {
    space.task = Task::Whole;
    space.engine = Engine::new(space.board.grid(), space.board.rule);
    if let Some(engine) = &space.engine {
        draw(
            space.board.cols(),
            &engine.propagator.borrow(),
            Mark::START,
            &mut space.initial,
        );
    }
}

/// One successor per choice, brought to rest.
pub(super) fn successors<S: CellSet>(
    space: &Space<S>,
    state: &State<S>,
    out: &mut Vec<Successor<Space<S>>>,
) {
    let Some(engine) = &space.engine else { return };
    let mut propagator = engine.propagator.borrow_mut();
    propagator.undo_to(engine.puzzle);
    if recall(space, &mut propagator, state).is_err() {
        return;
    }
    let cols = space.board.cols();
    // The case that none of the choices so far is a wall.
    let (mut rest, mut rest_walls, mut rest_mark) = (state.clone(), 0, propagator.mark());
    for cell in choices(space, state) {
        let pos = space.board.pos(cell);
        match propagator.fill(pos) {
            Some(Fill::Floor) => continue,
            Some(Fill::Wall) => {
                // It follows from the case itself: there is nothing left to choose.
                out.push(space.step(cell, rest, rest_walls));
                return;
            }
            None => {}
        }
        let mut next = rest.clone();
        let conclusion = conclude(&mut propagator, pos, Fill::Wall);
        let walls = draw(cols, &propagator, rest_mark, &mut next);
        if conclusion.is_err() {
            // A cell that must be both: `dead_end` knows such a state by it.
            next.floors.insert(cell);
        }
        out.push(space.step(cell, next, rest_walls + walls));

        propagator.undo_to(rest_mark);
        if conclude(&mut propagator, pos, Fill::Floor).is_err() {
            return;
        }
        rest_walls += draw(cols, &propagator, rest_mark, &mut rest);
        rest_mark = propagator.mark();
    }
}

/// States that propagation refuted hold a cell that is wall and floor at once.
pub(super) fn dead_end<S: CellSet>(state: &State<S>) -> Option<&'static str> {
    state
        .walls
        .meets(&state.floors)
        .then_some(reason::CONTRADICTION)
}

/// Brings the engine from the puzzle to a state.
fn recall<S: CellSet>(
    space: &Space<S>,
    propagator: &mut Propagator,
    state: &State<S>,
) -> Result<(), Conflict> {
    for cell in 0..space.board.cells() {
        if state.walls.contains(cell) {
            propagator.assume(space.board.pos(cell), Fill::Wall)?;
        } else if state.floors.contains(cell) {
            propagator.assume(space.board.pos(cell), Fill::Floor)?;
        }
    }
    propagator.propagate()
}

fn conclude(propagator: &mut Propagator, pos: Place, fill: Fill) -> Result<(), Conflict> {
    propagator.assume(pos, fill)?;
    propagator.propagate()
}

/// Writes what became known after the mark into a state; returns the number of walls.
fn draw<S: CellSet>(
    cols: usize,
    propagator: &Propagator,
    mark: Mark,
    state: &mut State<S>,
) -> Cost {
    let mut walls = 0;
    for deduction in propagator.since(mark) {
        let cell = deduction.pos.row() * cols + deduction.pos.column();
        match deduction.fill {
            Fill::Wall => {
                state.walls.insert(cell);
                walls += 1;
            }
            Fill::Floor => state.floors.insert(cell),
        }
    }
    walls
}
