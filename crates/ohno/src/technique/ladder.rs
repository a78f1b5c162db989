//! The ladder in action: always the easiest technique that applies, looking again only where
//! something changed.
//!
//! The seven techniques about one number or one cell wait in queues, one for each rung. A place
//! that yields nothing on a rung moves up to its next one; a place whose surroundings changed falls
//! back to its first. So a whole puzzle is worked through in little more time than it takes to look
//! at each number a few times.

use super::position::{NOW, Position, Slot, State};
use super::{
    Step, Technique, blind_floor, describe, isolated_wall, joint, number_complete, one_direction,
    one_open_neighbour, required, two_numbers, would_exceed,
};
use crate::{Cell, Direction, Fill, Grid, Rule};
use atisbo_base::{Meter, Stop};
use std::collections::VecDeque;

/// The techniques about one place, in the order of the ladder.
const LOCAL: [Local; 7] = [
    (Technique::NumberComplete, number_complete::conclude),
    (Technique::OneDirection, one_direction::conclude),
    (Technique::WouldExceed, would_exceed::conclude),
    (Technique::Required, required::conclude),
    (Technique::IsolatedWall, isolated_wall::conclude),
    (Technique::OneOpenNeighbour, one_open_neighbour::conclude),
    (Technique::Joint, joint::conclude),
];

type Local = (Technique, fn(&Position, Slot, &mut Vec<(Slot, Fill)>));

/// On which rung a place waits: numbers climb 0, 1, 2, 3, 6; other cells 4, 5.
const NUMBER: u8 = 0;
const CELL: u8 = 4;
const IDLE: u8 = u8::MAX;

fn next_rung(rung: u8) -> u8 {
    match rung {
        3 => 6,
        5 | 6 => IDLE,
        _ => rung + 1,
    }
}

/// What was found: the technique, where, and what follows.
#[derive(Clone, Debug)]
pub(crate) struct Find {
    pub(crate) technique: Technique,
    pub(crate) at: Slot,
    /// The second number of a pair.
    pub(crate) with: Slot,
    pub(crate) conclusions: Vec<(Slot, Fill)>,
}

impl Find {
    /// The step with its evidence and its smallest set of clues; `position` is as it was found.
    pub(crate) fn describe(&self, position: &Position) -> Step {
        describe::describe(position, self)
    }
}

/// A position that is worked through from the bottom of the ladder.
#[derive(Clone, Debug)]
pub(crate) struct Ladder {
    position: Position,
    queues: [VecDeque<Slot>; LOCAL.len()],
    waits: Vec<u8>,
    top: Technique,
}

impl Ladder {
    /// The ladder up to the rung `top`.
    pub(crate) fn new(grid: &Grid, rule: Rule, top: Technique) -> Self {
        let position = Position::new(grid, rule);
        let mut ladder = Ladder {
            waits: vec![IDLE; position.len()],
            queues: Default::default(),
            position,
            top,
        };
        for slot in ladder.position.slots() {
            match ladder.position.cell(slot) {
                Cell::Number(_) => ladder.wake(slot, NUMBER),
                Cell::Unknown | Cell::Floor => ladder.wake(slot, CELL),
                Cell::Wall => {}
            }
        }
        ladder
    }

    pub(crate) fn position(&self) -> &Position {
        &self.position
    }

    /// Climbs on to a higher rung from here on.
    pub(crate) fn raise(&mut self, top: Technique) {
        self.top = top;
    }

    /// The easiest thing to be found, without playing it.
    pub(crate) fn next(&mut self, meter: &mut Meter) -> Result<Option<Find>, Stop> {
        match self.next_local().or_else(|| self.next_blind()) {
            Some(find) => Ok(Some(find)),
            None => self.next_pair(meter),
        }
    }

    /// The easiest thing that does not rest on the puzzle having one solution only.
    pub(crate) fn next_certain(&mut self, meter: &mut Meter) -> Result<Option<Find>, Stop> {
        match self.next_local() {
            Some(find) => Ok(Some(find)),
            None => self.next_pair(meter),
        }
    }

    fn next_local(&mut self) -> Option<Find> {
        let mut conclusions = Vec::new();
        let mut rung = 0;
        while rung < LOCAL.len() && LOCAL[rung].0 <= self.top {
            let Some(slot) = self.queues[rung].pop_front() else {
                rung += 1;
                continue;
            };
            if usize::from(self.waits[slot]) != rung {
                continue; // It fell back to a lower rung meanwhile.
            }
            let (technique, conclude) = LOCAL[rung];
            conclude(&self.position, slot, &mut conclusions);
            if conclusions.is_empty() {
                self.waits[slot] = next_rung(rung as u8);
                if let Some(queue) = self.queues.get_mut(usize::from(self.waits[slot])) {
                    queue.push_back(slot);
                }
            } else {
                // A step that is not played is found here again.
                self.queues[rung].push_front(slot);
                return Some(Find {
                    technique,
                    at: slot,
                    with: slot,
                    conclusions,
                });
            }
        }
        None
    }

    fn next_blind(&self) -> Option<Find> {
        if self.top < Technique::BlindFloor || self.position.rule() == Rule::SeenByNumber {
            return None;
        }
        let mut conclusions = Vec::new();
        let at = self.position.slots().find(|&slot| {
            blind_floor::conclude(&self.position, slot, &mut conclusions);
            !conclusions.is_empty()
        })?;
        Some(Find {
            technique: Technique::BlindFloor,
            at,
            with: at,
            conclusions,
        })
    }

    fn next_pair(&self, meter: &mut Meter) -> Result<Option<Find>, Stop> {
        if self.top < Technique::TwoNumbers {
            return Ok(None);
        }
        two_numbers::find(&self.position, meter)
    }

    /// Writes what was concluded, here or elsewhere.
    pub(crate) fn play(&mut self, conclusions: &[(Slot, Fill)]) {
        for &(slot, fill) in conclusions {
            self.position.set(slot, fill, 0);
        }
        for &(slot, fill) in conclusions {
            self.wake_around(slot, fill);
        }
    }

    /// Plays everything up to the top; whether the position is filled then.
    pub(crate) fn climb(&mut self, meter: &mut Meter) -> Result<bool, Stop> {
        while self.position.unknown() > 0
            && let Some(find) = self.next_certain(meter)?
        {
            self.play(&find.conclusions);
        }
        Ok(self.position.unknown() == 0)
    }

    fn wake_around(&mut self, slot: Slot, fill: Fill) {
        let position = &self.position;
        let (waits, queues) = (&mut self.waits, &mut self.queues);
        position.numbers_around(slot, NOW, |number, _, _| {
            wake(waits, queues, number, NUMBER);
        });
        match (fill, position.rule()) {
            (Fill::Floor, _) => wake(waits, queues, slot, CELL),
            (Fill::Wall, Rule::SeesFloor) => {
                for direction in Direction::ALL {
                    self.wake_cell(self.position.along(slot, direction, 1));
                }
            }
            (Fill::Wall, Rule::SeenByNumber) => {
                for direction in Direction::ALL {
                    for distance in 1.. {
                        let at = self.position.along(slot, direction, distance);
                        if self.position.state(at) == State::Wall {
                            break;
                        }
                        self.wake_cell(at);
                    }
                }
            }
        }
    }

    fn wake_cell(&mut self, slot: Slot) {
        if self.position.state(slot) != State::Wall && self.position.number(slot).is_none() {
            self.wake(slot, CELL);
        }
    }

    fn wake(&mut self, slot: Slot, rung: u8) {
        wake(&mut self.waits, &mut self.queues, slot, rung);
    }
}

fn wake(waits: &mut [u8], queues: &mut [VecDeque<Slot>], slot: Slot, rung: u8) {
    if waits[slot] != rung {
        waits[slot] = rung;
        queues[usize::from(rung)].push_back(slot);
    }
}
