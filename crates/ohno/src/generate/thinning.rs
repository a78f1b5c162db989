//! Takes clues away one by one as long as the rest still implies everything, looking again only at
//! what depended on the clue.
//!
//! Every derived fact keeps its moment and its reason: the number, or the cell that must not be
//! alone. When a clue goes, the facts that may lean on it are asked, oldest first, whether they
//! still follow from what is older than they are; those that do not are taken back, and in turn
//! those that may lean on them. Older facts never lean on younger ones, so nothing holds itself up
//! in a circle. Then the lost facts are derived anew, or everything is put back. This is truth
//! maintenance (Doyle, 1979) with the proofs left implicit: a premise is whatever a number can see.

use crate::technique::position::{Moment, NOW, Position, Slot, State};
use crate::technique::sight::sight_before;
use crate::technique::{Company, Span, company, reach};
use crate::{Direction, Fill, Grid, Place, Rule};
use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

/// How well the solver of the puzzle looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Insight {
    /// The four techniques that count what a number sees.
    Counting,
    /// All that one number, or one floor, proves alone.
    Exact,
}

/// The spans that counting gives: `would_exceed` closes a direction, `required` opens it.
fn counted(position: &Position, slot: Slot, number: u16, moment: Moment) -> [Span; 4] {
    let sight = sight_before(position, slot, number, moment);
    let (seen, open) = (sight.seen(), sight.open());
    sight.arms.map(|arm| {
        let exceeds = arm.is_open() && seen + 1 + arm.run > number;
        let needed = number.saturating_sub(open - arm.open).max(arm.seen);
        Span {
            direction: arm.direction,
            least: if exceeds { arm.seen } else { needed },
            most: if exceeds { arm.seen } else { arm.open },
        }
    })
}

/// Why a cell is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reason {
    Clue,
    Number(Slot),
    Company(Slot),
}

/// A fact that was taken back.
#[derive(Clone, Copy, Debug)]
struct Lost {
    slot: Slot,
    fill: Fill,
    moment: Moment,
    reason: Reason,
}

/// A finished board some of whose cells are clues, and all others follow from them.
#[derive(Debug)]
pub(super) struct Thinning {
    position: Position,
    insight: Insight,
    reasons: Vec<Reason>,
    /// How many facts each number is the reason of.
    derived: Vec<u16>,
    clock: Moment,
    /// Facts to be asked again, the oldest first.
    doubtful: BinaryHeap<Reverse<(Moment, Slot)>>,
    doubted: Vec<bool>,
    lost: Vec<Lost>,
    /// Facts derived anew.
    fresh: Vec<Slot>,
    /// Scratch space.
    numbers: Vec<Slot>,
    /// Numbers and cells to look at.
    queue: VecDeque<Slot>,
    queued: Vec<bool>,
}

impl Thinning {
    /// A finished board, every cell of which is a clue.
    pub(super) fn new(board: &Grid, insight: Insight) -> Self {
        let position = Position::new(board, Rule::SeesFloor);
        let slots = position.len();
        Thinning {
            position,
            insight,
            reasons: vec![Reason::Clue; slots],
            derived: vec![0; slots],
            clock: 1,
            doubtful: BinaryHeap::new(),
            doubted: vec![false; slots],
            lost: Vec::new(),
            fresh: Vec::new(),
            numbers: Vec::new(),
            queue: VecDeque::new(),
            queued: vec![false; slots],
        }
    }

    /// The clues that are left.
    pub(super) fn puzzle(&self) -> Grid {
        let mut puzzle = Grid::new(self.position.rows(), self.position.cols());
        for slot in self.position.slots() {
            if self.reasons[slot] == Reason::Clue {
                puzzle.set(self.position.pos(slot), self.position.cell(slot));
            }
        }
        puzzle
    }

    /// Takes a clue away if everything still follows from the others; whether it did.
    pub(super) fn remove(&mut self, clue: Place) -> bool {
        let slot = self.position.slot(clue);
        self.lost.clear();
        self.fresh.clear();
        let number = self.position.number(slot).unwrap_or(0);
        if number > 0 {
            self.doubt_derived(slot, 0);
        }
        self.position.set_number(slot, 0);
        self.take_back(slot);
        while let Some(Reverse((moment, fact))) = self.doubtful.pop() {
            self.doubted[fact] = false;
            if !self.stands(fact, moment) {
                self.take_back(fact);
            }
        }
        self.derive();
        if self.position.unknown() == 0 {
            return true;
        }
        self.put_back();
        self.position.set_number(slot, number);
        false
    }

    fn set_reason(&mut self, fact: Slot, reason: Reason) {
        if let Reason::Number(number) = self.reasons[fact] {
            self.derived[number] -= 1;
        }
        if let Reason::Number(number) = reason {
            self.derived[number] += 1;
        }
        self.reasons[fact] = reason;
    }

    /// Forgets a fact and doubts what may lean on it.
    fn take_back(&mut self, slot: Slot) {
        let moment = self.position.moment(slot);
        let fill = self.fill(slot);
        self.lost.push(Lost {
            slot,
            fill,
            moment,
            reason: self.reasons[slot],
        });
        self.position.clear(slot);
        self.set_reason(slot, Reason::Clue);
        let mut numbers = std::mem::take(&mut self.numbers);
        let position = &self.position;
        position.numbers_around(slot, moment.max(1), |number, _, _| {
            if self.derived[number] > 0 {
                numbers.push(number);
            }
        });
        for number in numbers.drain(..) {
            self.doubt_derived(number, moment);
        }
        self.numbers = numbers;
        if self.insight == Insight::Exact {
            self.doubt_company(slot, fill, moment);
        }
    }

    /// Doubts what `number` proved after `moment`. It lies in its view, up to the first wall.
    fn doubt_derived(&mut self, number: Slot, moment: Moment) {
        let mut left = self.derived[number];
        let reach = usize::from(self.position.number(number).unwrap_or(0)) + 1;
        for direction in Direction::ALL {
            for distance in 1..=reach {
                if left == 0 {
                    return;
                }
                let fact = self.position.along(number, direction, distance);
                if self.reasons[fact] == Reason::Number(number) {
                    self.doubt(fact, moment);
                    left -= 1;
                }
                if self.position.state(fact) == State::Wall {
                    break;
                }
            }
        }
    }

    /// Doubts what rule 3 proved after `moment` with the help of a cell: a wall takes company from
    /// its neighbours, a floor asks for its own.
    fn doubt_company(&mut self, slot: Slot, fill: Fill, moment: Moment) {
        for centre in concerned(&self.position, slot, fill) {
            if self.position.is_border(centre) {
                continue;
            }
            for fact in around(&self.position, centre) {
                if self.reasons[fact] == Reason::Company(centre) {
                    self.doubt(fact, moment);
                }
            }
        }
    }

    fn doubt(&mut self, fact: Slot, moment: Moment) {
        let known = self.position.moment(fact);
        if known > moment && !self.doubted[fact] {
            self.doubted[fact] = true;
            self.doubtful.push(Reverse((known, fact)));
        }
    }

    /// Whether a fact still follows from what is older, for the same reason. To look for another
    /// reason costs more than to derive the fact anew.
    fn stands(&self, fact: Slot, moment: Moment) -> bool {
        let fill = self.fill(fact);
        match self.reasons[fact] {
            Reason::Clue => true,
            Reason::Number(number) => self.number_proves(number, fact, fill, moment),
            Reason::Company(centre) => self.company_proves(centre, fact, fill, moment),
        }
    }

    fn number_proves(&self, slot: Slot, fact: Slot, fill: Fill, moment: Moment) -> bool {
        let Some(number) = self.position.number(slot) else {
            return false;
        };
        let (direction, distance) = self.position.bearing(slot, fact);
        let span = self
            .spans(slot, number, moment)
            .map(|spans| spans[direction as usize]);
        span.is_some_and(|span| match fill {
            Fill::Floor => usize::from(span.least) >= distance,
            Fill::Wall => span.least == span.most && usize::from(span.least) + 1 == distance,
        })
    }

    fn spans(&self, slot: Slot, number: u16, moment: Moment) -> Option<[Span; 4]> {
        match self.insight {
            Insight::Exact => reach::spans_before(&self.position, slot, number, moment),
            Insight::Counting => Some(counted(&self.position, slot, number, moment)),
        }
    }

    fn company_proves(&self, centre: Slot, fact: Slot, fill: Fill, moment: Moment) -> bool {
        match (company(&self.position, centre, moment), fill) {
            (Company::Alone, Fill::Wall) => centre == fact,
            (Company::Only(direction, _), Fill::Floor) => {
                self.position.state_before(centre, moment) == State::Floor
                    && self.position.along(centre, direction, 1) == fact
            }
            _ => false,
        }
    }

    fn fill(&self, slot: Slot) -> Fill {
        match self.position.state(slot) {
            State::Wall => Fill::Wall,
            State::Floor | State::Unknown => Fill::Floor,
        }
    }

    /// Derives what was lost as far as possible.
    fn derive(&mut self) {
        for index in 0..self.lost.len() {
            let slot = self.lost[index].slot;
            self.wake(slot, around(&self.position, slot));
        }
        let mut found = Vec::new();
        while let Some(slot) = self.queue.pop_front() {
            self.queued[slot] = false;
            if self.position.unknown() == 0 {
                continue; // Only the queue is left to be emptied.
            }
            let reason = self.look(slot, &mut found);
            for (at, fill) in found.drain(..) {
                self.position.set(at, fill, self.clock);
                self.set_reason(at, reason);
                self.clock += 1;
                self.fresh.push(at);
                self.wake(at, concerned(&self.position, at, fill));
            }
        }
    }

    /// What a number or a cell proves now.
    fn look(&self, slot: Slot, found: &mut Vec<(Slot, Fill)>) -> Reason {
        let position = &self.position;
        if let Some(number) = position.number(slot) {
            if let Some(spans) = self.spans(slot, number, NOW) {
                reach::conclude(position, slot, &spans, found);
            }
            return Reason::Number(slot);
        }
        match (company(position, slot, NOW), position.state(slot)) {
            (Company::Alone, State::Unknown) => found.push((slot, Fill::Wall)),
            (Company::Only(direction, _), State::Floor) => {
                found.push((position.along(slot, direction, 1), Fill::Floor));
            }
            _ => {}
        }
        Reason::Company(slot)
    }

    /// Queues the numbers that see a changed cell, and the cells whose company it may be.
    fn wake(&mut self, slot: Slot, concerned: impl IntoIterator<Item = Slot>) {
        let (queue, queued) = (&mut self.queue, &mut self.queued);
        let mut push = |slot: Slot| {
            if !queued[slot] {
                queued[slot] = true;
                queue.push_back(slot);
            }
        };
        self.position
            .numbers_around(slot, NOW, |number, _, _| push(number));
        if self.insight == Insight::Exact {
            for centre in concerned {
                if self.position.state(centre) != State::Wall
                    && self.position.number(centre).is_none()
                {
                    push(centre);
                }
            }
        }
    }

    /// Everything as it was before the clue was taken away.
    fn put_back(&mut self) {
        for slot in std::mem::take(&mut self.fresh) {
            self.position.clear(slot);
        }
        for lost in std::mem::take(&mut self.lost) {
            self.position.set(lost.slot, lost.fill, lost.moment);
            self.set_reason(lost.slot, lost.reason);
        }
    }
}

/// A cell and its neighbours.
fn around(position: &Position, slot: Slot) -> [Slot; 5] {
    let [up, down, left, right] =
        Direction::ALL.map(|direction| position.along(slot, direction, 1));
    [slot, up, down, left, right]
}

/// The cells whose company changes when a cell turns out to be this.
fn concerned(position: &Position, slot: Slot, fill: Fill) -> impl Iterator<Item = Slot> + use<> {
    let [own, near @ ..] = around(position, slot);
    let floor = (fill == Fill::Floor).then_some(own);
    let wall = (fill == Fill::Wall).then_some(near);
    floor.into_iter().chain(wall.into_iter().flatten())
}

#[cfg(test)]
mod tests {
    use super::super::board::random_board;
    use super::*;
    use crate::Cell;
    use crate::technique::Technique;
    use crate::technique::ladder::Ladder;
    use atisbo_base::{Budget, seed};
    use proptest::prelude::*;
    use rand::seq::SliceRandom;

    /// The obvious twin: solves the whole puzzle anew for every clue.
    fn thin_by_solving_anew(board: &Grid, order: &[Place], top: Technique) -> Grid {
        let mut puzzle = board.clone();
        let mut meter = Budget::unlimited().meter();
        for &cell in order {
            let clue = puzzle.get(cell);
            puzzle.set(cell, Cell::Unknown);
            if !Ladder::new(&puzzle, Rule::SeesFloor, top)
                .climb(&mut meter)
                .unwrap()
            {
                puzzle.set(cell, clue);
            }
        }
        puzzle
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(150))]

        #[test]
        fn thinning_keeps_the_clues_that_solving_anew_keeps(
            rows in 1usize..12,
            cols in 2usize..12,
            max_number in 2u16..12,
            seed: u64,
        ) {
            let mut rng = seed::rng(seed, 0);
            let board = random_board(rows, cols, max_number, &mut rng);
            let mut order: Vec<Place> = board.positions().collect();
            order.shuffle(&mut rng);
            for (insight, top) in [
                (Insight::Counting, Technique::Required),
                (Insight::Exact, Technique::Joint),
            ] {
                let mut thinning = Thinning::new(&board, insight);
                for &cell in &order {
                    thinning.remove(cell);
                }
                prop_assert_eq!(thinning.puzzle(), thin_by_solving_anew(&board, &order, top));
            }
        }
    }
}
