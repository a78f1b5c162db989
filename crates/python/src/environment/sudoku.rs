//! Sudoku as an environment: an action writes a value into an empty cell.

use super::board::{Board, Layout, Maker, Move, State, any_of};
use super::player::Policy;
use atisbo_api::sudoku::Source;
use atisbo_api::sudoku::generate::Request;
use atisbo_api::text::Message;
use atisbo_api::{Error, ask};
use atisbo_base::{Budget, seed};
use atisbo_sudoku::solver::{Verdict, solve};
use atisbo_sudoku::technique::Settings;
use atisbo_sudoku::{Position, Puzzle, Values, explain};
use rand_pcg::Pcg64;
use std::sync::Arc;

/// Puzzles as the generator makes them.
pub(super) struct Numbers {
    request: Request,
}

impl Numbers {
    pub(super) fn new(request: Request) -> Self {
        Numbers { request }
    }

    fn board(&self, text: String, rng: Pcg64, budget: &Budget) -> Result<Box<dyn Board>, Error> {
        let shape = self.request.shape;
        let puzzle = Source::Text(text.clone()).puzzle(Some(shape))?;
        if puzzle.rules().values() != shape.size() {
            let message = Message::new("python-environment-shape")
                .with("found", puzzle.rules().values())
                .with("wanted", shape.size().to_string());
            return Err(message.into());
        }
        let found = solve(&puzzle, 2, budget);
        let solution = found
            .first
            .clone()
            .filter(|_| found.verdict() == Verdict::Unique);
        let Some(solution) = solution else {
            return Err(Message::new("python-environment-not-unique").into());
        };
        let mut play = Play {
            values: puzzle.values(),
            given: Arc::new(Given {
                text,
                puzzle,
                solution,
            }),
            state: State::Playing,
            path: None,
            rng,
        };
        if !play.values.contains(&0) {
            return Err(Message::new("python-environment-filled").into());
        }
        play.state = play.judged();
        Ok(Box::new(play))
    }
}

impl Maker for Numbers {
    fn layout(&self) -> Layout {
        let size = self.request.shape.size();
        Layout {
            rows: size,
            columns: size,
            actions: size * size * size,
            highest: size as i8,
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
        let mut series = ask(&request, &(), budget)?.series;
        let not_made = || Message::new("python-environment-not-unique");
        let Some(made) = series.puzzles.pop() else {
            return Err(series.failed.unwrap_or_else(not_made).into());
        };
        let text = made.text.unwrap_or_else(|| made.puzzle.line());
        self.board(text, seed::rng(!seed, index), budget)
    }

    fn read(&self, text: &str, budget: &Budget) -> Result<Box<dyn Board>, Error> {
        self.board(text.to_owned(), seed::rng(0, 0), budget)
    }
}

/// What does not change while a puzzle is solved.
struct Given {
    text: String,
    puzzle: Puzzle,
    solution: Vec<u8>,
}

/// A puzzle and what was written into it.
#[derive(Clone)]
struct Play {
    given: Arc<Given>,
    values: Vec<u8>,
    state: State,
    /// What techniques write, once they were asked, the last first.
    path: Option<Vec<usize>>,
    rng: Pcg64,
}

impl Play {
    fn size(&self) -> usize {
        self.given.puzzle.rules().values()
    }

    /// What may be written into a cell: what its marks allow and no cell that it sees holds.
    fn allowed(&self, cell: usize) -> Values {
        if self.values[cell] > 0 {
            return Values::NONE;
        }
        let peers = self.given.puzzle.rules().peers(cell).iter();
        let seen = peers
            .map(|&peer| self.values[peer])
            .filter(|&value| value > 0);
        self.given.puzzle.candidates()[cell].without(seen.collect())
    }

    /// How it stands: lost where nothing can be written any more.
    fn judged(&self) -> State {
        if self.values == self.given.solution {
            State::Won
        } else if (0..self.values.len()).all(|cell| self.allowed(cell).is_empty()) {
            State::Lost
        } else {
            State::Playing
        }
    }

    /// The action that writes the value of the solution.
    fn solving(&self, cell: usize) -> usize {
        cell * self.size() + usize::from(self.given.solution[cell]) - 1
    }

    /// What techniques write into the cells, as far as they come, the last first.
    fn reasoned(&self, budget: &Budget) -> Vec<usize> {
        let mut puzzle = self.given.puzzle.clone();
        puzzle.give_all(&self.values);
        let mut position = Position::new(&puzzle);
        let mut actions = Vec::new();
        for step in explain(&puzzle, &Settings::default(), budget).steps {
            let before = position.values().to_vec();
            step.play(&mut position);
            let written = before.iter().zip(position.values()).enumerate();
            let written = written.filter(|(_, (before, after))| before != after);
            actions.extend(
                written.map(|(cell, (_, &value))| cell * self.size() + usize::from(value) - 1),
            );
        }
        actions.reverse();
        actions
    }

    fn write_mask(&self, mask: &mut [u8]) {
        mask.fill(0);
        if self.state != State::Playing {
            return;
        }
        for (cell, mask) in mask.chunks_mut(self.size()).enumerate() {
            for value in self.allowed(cell).iter() {
                mask[usize::from(value) - 1] = 1;
            }
        }
    }
}

impl Board for Play {
    fn act(&mut self, action: usize, _: &Budget) -> Result<Option<Move>, Error> {
        let (cell, value) = (action / self.size(), (action % self.size()) as u8 + 1);
        let playing = self.state == State::Playing && cell < self.values.len();
        if !playing || !self.allowed(cell).contains(value) {
            return Ok(None);
        }
        self.values[cell] = value;
        self.state = self.judged();
        let is_right = self.given.solution[cell] == value;
        Ok(Some(Move::gaining(if is_right { 1 } else { -1 })))
    }

    fn state(&self) -> State {
        self.state
    }

    fn show(&self, cells: &mut [u8], mask: &mut [u8]) -> i32 {
        cells.copy_from_slice(&self.values);
        self.write_mask(mask);
        self.values.iter().map(|&value| i32::from(value == 0)).sum()
    }

    fn id(&self) -> Option<String> {
        Some(self.given.text.clone())
    }

    fn advise(&mut self, policy: Policy, budget: &Budget) -> Result<Option<usize>, Error> {
        let mut mask = vec![0; self.values.len() * self.size()];
        self.write_mask(&mut mask);
        let mut path = match policy {
            Policy::Logic => self.path.take().unwrap_or_else(|| self.reasoned(budget)),
            Policy::Exact => (0..self.values.len())
                .rev()
                .map(|cell| self.solving(cell))
                .collect(),
            _ => Vec::new(),
        };
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
