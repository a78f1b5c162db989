//! Nets: all that follows from a supposition by singles, every fact with its reason.
//!
//! A chain looks at one fact at a time; a net remembers all that was found before. Facts are recorded
//! on a trail in the order they are found, breadth first, so that proofs taken from it are short.

mod proof;

use super::view::View;
use super::{Broken, Candidate};
use crate::{Constraint, Values};
use std::sync::Arc;

/// What a fact follows from, as far as the position and the trail do not show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cause {
    Supposed,
    /// The fact that another value is in the cell.
    SameCell(u32),
    /// The fact that a cell that sees this one has the value.
    Seen(u32),
    LastValue,
    LastPlace(u16),
    Locked(u16),
    /// One of the constraints.
    Rule(u32),
    /// One of the lists of facts that smaller nets needed.
    Refuted(u32),
}

/// Something that would be so.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fact {
    pub(super) candidate: Candidate,
    pub(super) holds: bool,
    cause: Cause,
}

/// Something that cannot be, and the facts that say so.
#[derive(Clone, Debug)]
pub(super) struct Clash {
    pub(super) broken: Broken,
    /// Positions on the trail.
    pub(super) because: Vec<u32>,
}

/// A position under suppositions.
pub(super) struct Net<'v, const W: usize> {
    view: &'v View<W>,
    /// What each cell may hold: its value if it is solved.
    candidates: Vec<Values>,
    /// By region and value.
    places: Vec<u32>,
    trail: Vec<Fact>,
    /// How much of the trail was followed.
    followed: usize,
    /// By candidate, the position after the fact that it is true, and that it is false; 0 if unknown.
    position: [Vec<u32>; 2],
    /// The facts that smaller nets needed.
    needed: Vec<Vec<u32>>,
    /// The rules beyond the regions that can be named, with the variant of each.
    rules: Vec<(usize, &'v Arc<dyn Constraint>)>,
    /// By cell, the rules about it.
    rules_of: Vec<Vec<u32>>,
    /// The rules to be applied: those about cells that lost a candidate.
    due: Vec<bool>,
    /// Whether locked candidates count too, where singles end.
    pub(super) uses_locked: bool,
}

impl<'v, const W: usize> Net<'v, W> {
    /// The position without a supposition.
    pub(super) fn new(view: &'v View<W>) -> Self {
        let cells = view.rules().shape().cells();
        let candidates = view.all_held(&(0..cells).collect::<Vec<_>>());
        let regions = 0..view.groups().len();
        let places = regions.flat_map(|region| {
            let values = view.all_values();
            values.map(move |value| view.places(region, value))
        });
        let rules: Vec<_> = view.named_rules().collect();
        let mut rules_of = vec![Vec::new(); cells];
        for (index, (_, constraint)) in rules.iter().enumerate() {
            for &cell in constraint.cells() {
                rules_of[cell].push(index as u32);
            }
        }
        let unknown = vec![0; cells * view.size()];
        Net {
            view,
            candidates,
            places: places.collect(),
            trail: Vec::new(),
            followed: 0,
            position: [unknown.clone(), unknown],
            needed: Vec::new(),
            due: vec![false; rules.len()],
            rules,
            rules_of,
            uses_locked: false,
        }
    }

    /// Supposes something on top of all so far, and finds what follows.
    pub(super) fn suppose(&mut self, candidate: Candidate, holds: bool) -> Result<(), Clash> {
        self.record(candidate, holds, Cause::Supposed)?;
        self.follow()
    }

    /// Adds that a candidate is false because its truth was refuted with the help of these facts.
    pub(super) fn refuted(&mut self, candidate: Candidate, because: Vec<u32>) -> Result<(), Clash> {
        self.needed.push(because);
        let cause = Cause::Refuted(self.needed.len() as u32 - 1);
        self.record(candidate, false, cause)?;
        self.follow()
    }

    /// How many facts there are: a mark to go back to.
    pub(super) fn len(&self) -> usize {
        self.trail.len()
    }

    pub(super) fn facts(&self) -> &[Fact] {
        &self.trail
    }

    /// Where on the trail a fact is.
    pub(super) fn find(&self, candidate: Candidate, holds: bool) -> Option<u32> {
        self.position[usize::from(holds)][candidate.number(self.view.size())].checked_sub(1)
    }

    /// What a cell may still hold.
    pub(super) fn candidates(&self, cell: usize) -> Values {
        self.candidates[cell]
    }

    /// Forgets all facts from a mark on.
    pub(super) fn back_to(&mut self, mark: usize) {
        for index in (mark..self.trail.len()).rev() {
            let Fact {
                candidate,
                holds,
                cause,
            } = self.trail[index];
            let number = candidate.number(self.view.size());
            self.position[usize::from(holds)][number] = 0;
            if !holds {
                let value = usize::from(candidate.value);
                self.candidates[candidate.cell].insert(candidate.value);
                for &(region, bit) in self.view.seats(candidate.cell) {
                    self.places[region * self.view.size() + value - 1] |= bit;
                }
            }
            if let Cause::Refuted(list) = cause {
                self.needed.truncate(list as usize);
            }
        }
        self.trail.truncate(mark);
        self.followed = mark;
        self.due.fill(false);
    }

    /// Puts a fact on the trail unless it is there.
    fn record(&mut self, candidate: Candidate, holds: bool, cause: Cause) -> Result<(), Clash> {
        let number = candidate.number(self.view.size());
        if self.position[usize::from(holds)][number] > 0 {
            return Ok(());
        }
        self.trail.push(Fact {
            candidate,
            holds,
            cause,
        });
        let after = self.trail.len() as u32;
        self.position[usize::from(holds)][number] = after;
        if !holds {
            self.candidates[candidate.cell].remove(candidate.value);
            let value = usize::from(candidate.value);
            for &(region, bit) in self.view.seats(candidate.cell) {
                self.places[region * self.view.size() + value - 1] &= !bit;
            }
            for &rule in &self.rules_of[candidate.cell] {
                self.due[rule as usize] = true;
            }
        }
        match self.position[usize::from(!holds)][number] {
            0 => Ok(()),
            opposite => Err(Clash {
                broken: Broken::Both(candidate),
                because: vec![opposite - 1, after - 1],
            }),
        }
    }

    /// Finds all that follows from the facts not yet followed.
    fn follow(&mut self) -> Result<(), Clash> {
        loop {
            while let Some(&fact) = self.trail.get(self.followed) {
                let index = self.followed as u32;
                self.followed += 1;
                if fact.holds {
                    self.follow_true(fact.candidate, index)?;
                } else {
                    self.follow_false(fact.candidate)?;
                }
            }
            let before = self.trail.len();
            self.apply_rules()?;
            if self.uses_locked && self.trail.len() == before {
                self.apply_locked()?;
            }
            if self.trail.len() == before {
                return Ok(());
            }
        }
    }

    /// All other values of the cell go, and the value from all cells that see it.
    fn follow_true(&mut self, candidate: Candidate, index: u32) -> Result<(), Clash> {
        let Candidate { cell, value } = candidate;
        for value in self.candidates[cell].without(Values::of(value)).iter() {
            self.record(Candidate { cell, value }, false, Cause::SameCell(index))?;
        }
        let view = self.view;
        for cell in view.peers(cell).and(view.cells_with(value)).iter() {
            if self.candidates[cell].contains(value) {
                self.record(Candidate { cell, value }, false, Cause::Seen(index))?;
            }
        }
        Ok(())
    }

    /// The cell may have one value left, and the value one place in a region.
    fn follow_false(&mut self, candidate: Candidate) -> Result<(), Clash> {
        let Candidate { cell, value } = candidate;
        let left = self.candidates[cell];
        if left.is_empty() {
            return Err(self.empty_cell(cell));
        }
        if let Some(value) = left.single() {
            self.record(Candidate { cell, value }, true, Cause::LastValue)?;
        }
        let view = self.view;
        for &(region, _) in view.seats(cell) {
            let group = &view.groups()[region];
            let places = self.places[region * view.size() + usize::from(value) - 1];
            if !group.full || places.count_ones() > 1 {
                continue;
            }
            if places == 0 {
                return Err(self.no_place(region, value));
            }
            let cell = group.cells[places.trailing_zeros() as usize];
            let cause = Cause::LastPlace(region as u16);
            self.record(Candidate { cell, value }, true, cause)?;
        }
        Ok(())
    }

    /// Lets every rule that is due say what it knows.
    fn apply_rules(&mut self) -> Result<(), Clash> {
        for index in 0..self.rules.len() {
            if !std::mem::take(&mut self.due[index]) {
                continue;
            }
            let (_, constraint) = self.rules[index];
            let cells = constraint.cells();
            let mut left: Vec<Values> = cells.iter().map(|&cell| self.candidates[cell]).collect();
            if !constraint.propagate(&mut left) {
                return Err(self.broken_rule(index));
            }
            for (&cell, left) in cells.iter().zip(left) {
                for value in self.candidates[cell].without(left).iter() {
                    let cause = Cause::Rule(index as u32);
                    self.record(Candidate { cell, value }, false, cause)?;
                }
            }
        }
        Ok(())
    }

    /// Where the places left for a value in a region all see another cell, that cell loses it.
    fn apply_locked(&mut self) -> Result<(), Clash> {
        let view = self.view;
        for (region, group) in view.full_groups() {
            for value in view.all_values() {
                let number = region * view.size() + usize::from(value) - 1;
                let places = self.places[number];
                let is_less = places != view.places(region, value);
                if !is_less || places.count_ones() < 2 {
                    continue;
                }
                let cells = crate::values::bits(places).map(|place| group.cells[place]);
                let seen = view.common_peers(&cells.collect());
                for cell in seen.and(view.cells_with(value)).iter() {
                    if self.candidates[cell].contains(value) {
                        let cause = Cause::Locked(region as u16);
                        self.record(Candidate { cell, value }, false, cause)?;
                    }
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;
    use crate::technique::trial;
    use crate::technique::view::Board;

    /// The same by hand: one candidate supposed true, then singles everywhere; `None` if that leads to a
    /// contradiction.
    fn by_hand(position: &Position, supposed: Option<Candidate>) -> Option<Position> {
        let mut position = position.clone();
        let rules = Arc::clone(position.rules());
        let mut next = supposed;
        loop {
            if let Some(Candidate { cell, value }) = next {
                position.place(cell, value);
            }
            let open = |cell: &usize| position.value(*cell).is_none();
            if (0..81).any(|cell| position.candidates(cell).is_empty()) {
                return None;
            }
            next = (0..81).filter(open).find_map(|cell| {
                let value = position.candidates(cell).single()?;
                Some(Candidate { cell, value })
            });
            for region in rules.regions() {
                for value in 1..=9 {
                    let may_be = |cell: &&usize| position.candidates(**cell).contains(value);
                    let places: Vec<&usize> = region.cells.iter().filter(may_be).collect();
                    match places[..] {
                        [] => return None,
                        [&cell] if open(&cell) => next = Some(Candidate { cell, value }),
                        _ => {}
                    }
                }
            }
            if next.is_none() {
                return Some(position);
            }
        }
    }

    #[test]
    fn a_net_finds_what_singles_find_by_hand() {
        let start = trial::position(
            "1....7.9. .3..2...8 ..96..5.. ..53..9.. .1..8...2 6....4... 3......1. .4......7 ..7...3..",
        );
        let position = by_hand(&start, None).unwrap();
        let board = Arc::new(Board::<2>::new(position.rules()));
        let view = View::new(board, &position);
        let mut net = Net::new(&view);
        for cell in view.unsolved().iter() {
            for value in view.candidates(cell).iter() {
                let supposed = Candidate { cell, value };
                let end = net.suppose(supposed, true);
                match by_hand(&position, Some(supposed)) {
                    None => assert!(end.is_err(), "{supposed:?} cannot be"),
                    Some(after) => {
                        assert!(end.is_ok(), "{supposed:?} can be");
                        let found = (0..81).map(|cell| net.candidates(cell));
                        assert!(found.eq((0..81).map(|cell| after.candidates(cell))));
                    }
                }
                net.back_to(0);
            }
        }
        let found = (0..81).map(|cell| net.candidates(cell));
        assert!(found.eq((0..81).map(|cell| position.candidates(cell))));
    }
}
