//! The depth-first search for layouts.

use super::Layouts;
use crate::policy::endgame::{EndGameError, MOST_BYTES, hash};
use atisbo_base::{Meter, Stop};

/// How many cells decided cost about as much as one node of the search for the best move.
const STEPS_OF_A_NODE: u64 = 16;

/// The search's arrival at a state.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arrival {
    /// How many layouts there were before.
    before: usize,
    /// Whether the next cell could be decided at all: else the state is not worth remembering.
    entered: bool,
}

/// What the cells still to come can see of those decided.
struct State {
    /// The mines left.
    mines: usize,
    /// The sum of the words of the mines laid. After as many cells it is the same where all numbers
    /// need the same and as many mines are left; that two other states share it has a chance of
    /// about 2^-128.
    sum: u128,
}

/// What the search does next.
#[derive(Clone, Copy)]
enum Turn {
    /// Looks at the state after the cells decided so far.
    Arrive,
    /// Decides the next cell.
    Try(bool),
    /// Has tried all for the next cell.
    Leave,
    /// Takes the last decision back.
    Back,
}

impl Layouts {
    /// The search, with its own stack: there may be very many cells.
    pub(super) fn search(
        &mut self,
        mines: usize,
        beside: usize,
        limit: usize,
        meter: &mut Meter,
    ) -> Result<(), EndGameError> {
        self.clear(beside);
        let mut state = State { mines, sum: 0 };
        let mut steps = 0u64;
        let mut turn = if mines <= self.unknown.len() {
            Turn::Arrive
        } else {
            Turn::Back
        };
        loop {
            let depth = self.trail.len();
            turn = match turn {
                Turn::Arrive => {
                    steps += 1;
                    if let Some(stop) = meter.check(steps / STEPS_OF_A_NODE, self.bytes()) {
                        return Err(EndGameError::Stopped(stop));
                    }
                    if depth == beside {
                        self.fill(state.mines, beside, limit, meter)?;
                        Turn::Back
                    } else if !self.dead.is_empty() && self.dead.contains(&(depth, state.sum)) {
                        Turn::Back
                    } else {
                        self.arrivals.push(Arrival {
                            before: self.count,
                            entered: false,
                        });
                        Turn::Try(false)
                    }
                }
                Turn::Try(mined) if self.allows(depth, mined, state.mines) => {
                    self.decide(depth, mined, 1);
                    if mined {
                        state.mines -= 1;
                        state.sum = state.sum.wrapping_add(self.hashes[depth]);
                    }
                    if let Some(arrival) = self.arrivals.last_mut() {
                        arrival.entered = true;
                    }
                    self.trail.push(mined);
                    Turn::Arrive
                }
                Turn::Try(false) => Turn::Try(true),
                Turn::Try(true) | Turn::Leave => {
                    let arrival = self.arrivals.pop();
                    if arrival.is_some_and(|a| a.entered && a.before == self.count) {
                        self.dead.insert((depth, state.sum));
                    }
                    Turn::Back
                }
                Turn::Back => match self.trail.pop() {
                    None => return Ok(()),
                    Some(mined) => {
                        self.decide(depth - 1, mined, -1);
                        if mined {
                            state.mines += 1;
                            state.sum = state.sum.wrapping_sub(self.hashes[depth - 1]);
                            Turn::Leave
                        } else {
                            Turn::Try(true)
                        }
                    }
                },
            };
        }
    }

    /// The memory held by what was found.
    fn bytes(&self) -> u64 {
        ((self.rows.len() + self.words) * 8 + self.dead.len() * 48) as u64
    }

    /// Makes ready for a search, and gives each cell its word of the state: the sum of those of the
    /// numbers around it, and one for the mine itself.
    fn clear(&mut self, beside: usize) {
        self.words = self.unknown.len().div_ceil(64);
        self.row.clear();
        self.row.resize(self.words, 0);
        self.rows.clear();
        self.count = 0;
        self.dead.clear();
        self.trail.clear();
        self.arrivals.clear();
        self.hashes.clear();
        for index in 0..beside {
            let around = self.numbers_around(self.unknown[index]);
            let numbers = self.around[around].iter();
            let numbers = numbers.map(|&id| hash::word(u64::from(id) + 1));
            let word = numbers.fold(hash::word(0), u128::wrapping_add);
            self.hashes.push(word);
        }
    }

    /// Whether the numbers and the mines left allow this for the next cell.
    fn allows(&self, depth: usize, mined: bool, mines: usize) -> bool {
        let around = self.numbers_around(self.unknown[depth]);
        let mut numbers = self.around[around]
            .iter()
            .map(|&id| &self.numbers[id as usize]);
        if mined {
            mines > 0 && numbers.all(|number| number.need > 0)
        } else {
            mines < self.unknown.len() - depth && numbers.all(|number| number.need < number.left)
        }
    }

    /// Decides a cell (`sign` 1) or takes that back (-1).
    fn decide(&mut self, depth: usize, mined: bool, sign: i32) {
        for index in self.numbers_around(self.unknown[depth]) {
            let number = &mut self.numbers[self.around[index] as usize];
            number.left -= sign;
            number.need -= sign * i32::from(mined);
        }
        if mined {
            self.row[depth / 64] ^= 1 << (depth % 64);
        }
    }

    /// Lays the mines that are left among the cells beside no number, in every way.
    fn fill(
        &mut self,
        mines: usize,
        beside: usize,
        limit: usize,
        meter: &Meter,
    ) -> Result<(), EndGameError> {
        let cells = self.unknown.len() - beside;
        if mines > cells {
            return Ok(());
        }
        let room = limit.saturating_sub(self.count);
        if more_ways_than(cells, mines, room) {
            return Err(EndGameError::TooMany);
        }
        self.places.clear();
        self.places.extend(0..mines);
        loop {
            let start = self.rows.len();
            if self.bytes() > meter.max_bytes().min(MOST_BYTES) {
                return Err(EndGameError::Stopped(Stop::Bytes));
            }
            self.rows.extend_from_slice(&self.row);
            for &place in &self.places {
                let bit = beside + place;
                self.rows[start + bit / 64] |= 1 << (bit % 64);
            }
            self.count += 1;
            // The next combination: the last mine that can go one further does, those behind follow it.
            let can = |&index: &usize| self.places[index] < cells - mines + index;
            let Some(last) = (0..mines).rev().find(can) else {
                return Ok(());
            };
            let place = self.places[last] + 1;
            for (offset, follower) in self.places[last..].iter_mut().enumerate() {
                *follower = place + offset;
            }
        }
    }
}

/// Whether there are more ways to choose `chosen` of `cells` than this.
fn more_ways_than(cells: usize, chosen: usize, limit: usize) -> bool {
    let chosen = chosen.min(cells - chosen);
    let mut ways = 1u128;
    for step in 1..=chosen {
        ways = ways * (cells - chosen + step) as u128 / step as u128;
        // It only grows from here.
        if ways > limit as u128 {
            return true;
        }
    }
    ways > limit as u128
}
