//! 0h n0 as an environment: an action says that an unknown cell is a floor or a wall.

use super::board::{Board, Layout, Maker, Move, State, any_of};
use super::player::Policy;
use atisbo_api::ohno::generate::Request;
use atisbo_api::ohno::parse;
use atisbo_api::text::Message;
use atisbo_api::{Error, ask};
use atisbo_base::{Budget, seed};
use atisbo_ohno::{Cell, Fill, Grid, Place, Rule, Solver, Verdict, explain};
use rand_pcg::Pcg64;
use std::sync::Arc;

/// What a cell shows that is not known, and one that is a wall. A floor shows its number, or 0.
const UNKNOWN: i8 = -2;
const WALL: i8 = -1;

/// The longest side: a number must fit a byte.
const MOST_SIDE: usize = 64;

/// Puzzles as the generator makes them.
pub(super) struct Walls {
    request: Request,
}

impl Walls {
    /// # Errors
    ///
    /// If a side is too long.
    pub(super) fn new(request: Request) -> Result<Self, Error> {
        let sides = 1..=MOST_SIDE;
        if sides.contains(&request.rows) && sides.contains(&request.cols) {
            Ok(Walls { request })
        } else {
            let wanted = format!("1 … {MOST_SIDE}");
            Err(size(request.rows, request.cols, wanted))
        }
    }

    fn board(&self, text: String, rng: Pcg64, budget: &Budget) -> Result<Box<dyn Board>, Error> {
        let grid = parse(&text)?;
        let (rows, cols) = (self.request.rows, self.request.cols);
        if (grid.rows(), grid.cols()) != (rows, cols) {
            return Err(size(grid.rows(), grid.cols(), format!("{rows}x{cols}")));
        }
        let found = Solver::new(&grid, Rule::SeesFloor).solve(2, budget);
        let solution = found
            .first
            .clone()
            .filter(|_| found.verdict() == Verdict::Unique);
        let Some(solution) = solution else {
            return Err(Message::new("python-environment-not-unique").into());
        };
        if grid.is_filled() {
            return Err(Message::new("python-environment-filled").into());
        }
        Ok(Box::new(Play {
            given: Arc::new(Given { text, solution }),
            grid,
            path: None,
            rng,
        }))
    }
}

fn size(rows: usize, cols: usize, wanted: String) -> Error {
    let message = Message::new("python-environment-shape");
    let message = message.with("found", format!("{rows}x{cols}"));
    message.with("wanted", wanted).into()
}

impl Maker for Walls {
    fn layout(&self) -> Layout {
        let (rows, columns) = (self.request.rows, self.request.cols);
        Layout {
            rows,
            columns,
            actions: 2 * rows * columns,
            highest: (rows + columns - 2) as i8,
        }
    }

    fn is_slow_to_make(&self) -> bool {
        true
    }

    fn policies(&self) -> &'static [Policy] {
        &[Policy::Random, Policy::Logic, Policy::Exact]
    }

    fn draw(&self, seed: u64, index: u64, budget: &Budget) -> Result<Box<dyn Board>, Error> {
        let mut request = self.request.clone();
        request.series.seed = Some(seed);
        request.series.first = index;
        request.series.count = 1;
        let mut series = ask(&request, &(), budget)?;
        let not_made = || Message::new("python-environment-not-unique");
        let Some(made) = series.puzzles.pop() else {
            return Err(series.failed.unwrap_or_else(not_made).into());
        };
        self.board(made.puzzle.join(" / "), seed::rng(!seed, index), budget)
    }

    fn read(&self, text: &str, budget: &Budget) -> Result<Box<dyn Board>, Error> {
        self.board(text.to_owned(), seed::rng(0, 0), budget)
    }
}

/// What does not change while a puzzle is solved.
struct Given {
    text: String,
    solution: Grid,
}

/// A puzzle and what was filled in.
#[derive(Clone)]
struct Play {
    given: Arc<Given>,
    grid: Grid,
    /// What techniques fill in, once they were asked, the last first.
    path: Option<Vec<usize>>,
    rng: Pcg64,
}

impl Play {
    fn place(&self, cell: usize) -> Option<Place> {
        let inside = cell < self.grid.rows() * self.grid.cols();
        inside.then(|| Place::new(cell / self.grid.cols(), cell % self.grid.cols()))
    }

    /// What a cell must be.
    fn right(&self, place: Place) -> Option<Fill> {
        self.given.solution.get(place).fill()
    }

    fn action(&self, place: Place, fill: Fill) -> usize {
        2 * self.grid.index(place) + usize::from(fill == Fill::Wall)
    }

    /// The actions of the solution, the last first.
    fn solving(&self) -> Vec<usize> {
        let right = |place| Some(self.action(place, self.right(place)?));
        let mut actions: Vec<usize> = self.grid.unknown().filter_map(right).collect();
        actions.reverse();
        actions
    }

    /// What techniques fill in, as far as they come, the last first.
    fn reasoned(&self, budget: &Budget) -> Vec<usize> {
        let steps = explain(&self.grid, Rule::SeesFloor, budget).steps;
        let conclusions = steps.iter().flat_map(|step| &step.conclusions);
        let actions = conclusions.map(|found| self.action(found.cell, found.fill));
        let mut actions: Vec<usize> = actions.collect();
        actions.reverse();
        actions
    }
}

impl Board for Play {
    fn act(&mut self, action: usize, _: &Budget) -> Result<Option<Move>, Error> {
        let fill = if action.is_multiple_of(2) {
            Fill::Floor
        } else {
            Fill::Wall
        };
        let unknown = |place: &Place| self.grid.get(*place) == Cell::Unknown;
        let Some(place) = self.place(action / 2).filter(unknown) else {
            return Ok(None);
        };
        self.grid.set(place, fill.into());
        let is_right = self.right(place) == Some(fill);
        Ok(Some(Move::gaining(if is_right { 1 } else { -1 })))
    }

    fn state(&self) -> State {
        if !self.grid.is_filled() {
            State::Playing
        } else if self
            .grid
            .cells()
            .all(|(place, cell)| cell.fill() == self.right(place))
        {
            State::Won
        } else {
            State::Lost
        }
    }

    fn show(&self, cells: &mut [u8], mask: &mut [u8]) -> i32 {
        let mut left = 0;
        let parts = cells.iter_mut().zip(mask.chunks_mut(2));
        for ((_, cell), (shown, mask)) in self.grid.cells().zip(parts) {
            let value = match cell {
                Cell::Unknown => UNKNOWN,
                Cell::Wall => WALL,
                Cell::Floor => 0,
                Cell::Number(number) => number.min(i8::MAX as u16) as i8,
            };
            *shown = value as u8;
            let is_unknown = cell == Cell::Unknown;
            mask.fill(u8::from(is_unknown));
            left += i32::from(is_unknown);
        }
        left
    }

    fn id(&self) -> Option<String> {
        Some(self.given.text.clone())
    }

    fn advise(&mut self, policy: Policy, budget: &Budget) -> Result<Option<usize>, Error> {
        let mut path = match policy {
            Policy::Logic => self.path.take().unwrap_or_else(|| self.reasoned(budget)),
            Policy::Exact => self.solving(),
            _ => Vec::new(),
        };
        let mut mask = vec![0; 2 * self.grid.rows() * self.grid.cols()];
        for place in self.grid.unknown() {
            let at = 2 * self.grid.index(place);
            mask[at..at + 2].fill(1);
        }
        path.retain(|&action| mask[action] > 0);
        let next = path.last().copied();
        if policy == Policy::Logic {
            self.path = Some(path);
        }
        Ok(next.or_else(|| any_of(&mask, &mut self.rng)))
    }

    fn copied(&self) -> Box<dyn Board> {
        Box::new(self.clone())
    }
}
