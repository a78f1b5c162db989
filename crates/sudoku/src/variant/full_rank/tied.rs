//! A rank among the four lines that start with the same value, one on each side of the grid.
//!
//! How many lines start with a smaller value is known. What is left to say is how many of the three
//! other sides have a line that starts with the same value and is smaller.

use super::{Known, SIDES, at_most, compare};
use crate::{Constraint, Values};
use std::cmp::Ordering;

/// A line whose first value is given, and its rank among those that start with it.
#[derive(Clone, Debug)]
pub(super) struct Tied {
    /// The whole grid.
    cells: Vec<usize>,
    line: Vec<usize>,
    /// The lines of each other side.
    sides: Vec<Vec<Vec<usize>>>,
    first: u8,
    /// How many sides have a smaller one.
    below: usize,
}

/// What is known of the line of a side that starts with the value.
struct Tie<'a> {
    /// The lines that may be the one, and how they compare.
    lines: Vec<(&'a [usize], Known)>,
}

impl Tie<'_> {
    /// Whether the one may be smaller, or greater, than the clue's line.
    fn may_be(&self, wanted: Ordering) -> bool {
        self.lines.iter().any(|(_, known)| match known {
            Known::Is(order) => *order == wanted,
            Known::Open(_) => true,
        })
    }

    /// Lets the one be smaller, or greater; `false` if it cannot be.
    fn keep(&self, wanted: Ordering, tied: &Tied, candidates: &mut [Values]) -> bool {
        for (line, known) in &self.lines {
            if matches!(known, Known::Is(order) if *order != wanted) {
                candidates[line[0]].remove(tied.first);
            }
        }
        if let [(line, Known::Open(place))] = self.lines[..] {
            let (other, own) = (line[place], tied.line[place]);
            return match wanted {
                Ordering::Less => at_most(candidates, other, own),
                _ => at_most(candidates, own, other),
            };
        }
        true
    }
}

impl Tied {
    /// `below` counts the smaller ones among all others, whatever they start with.
    pub(super) fn new(
        cells: Vec<usize>,
        line: Vec<usize>,
        others: Vec<Vec<usize>>,
        below: usize,
    ) -> Self {
        // Lines of one side run the same way: from the first cell to the last is the same step.
        let step = |line: &[usize]| line[line.len() - 1] as isize - line[0] as isize;
        let own = step(&line);
        let mut sides: Vec<Vec<Vec<usize>>> = Vec::new();
        for other in others.into_iter().filter(|other| step(other) != own) {
            match sides.iter_mut().find(|side| step(&side[0]) == step(&other)) {
                Some(side) => side.push(other),
                None => sides.push(vec![other]),
            }
        }
        Tied {
            cells,
            line,
            sides,
            first: (below / SIDES) as u8 + 1,
            below: below % SIDES,
        }
    }

    /// The lines of a side that may start with the value.
    fn tie<'a>(&self, candidates: &[Values], side: &'a [Vec<usize>]) -> Tie<'a> {
        let starts = |line: &&Vec<usize>| candidates[line[0]].contains(self.first);
        let known = |line: &'a Vec<usize>| {
            let known = match compare(candidates, &line[1..], &self.line[1..]) {
                Known::Open(place) => Known::Open(place + 1),
                is @ Known::Is(_) => is,
            };
            (line.as_slice(), known)
        };
        Tie {
            lines: side.iter().filter(starts).map(known).collect(),
        }
    }
}

impl Constraint for Tied {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        if candidates.iter().any(|own| own.is_empty()) {
            return false;
        }
        let ties = self.sides.iter().map(|side| self.tie(candidates, side));
        let ties: Vec<Tie<'_>> = ties.collect();
        let smaller = |tie: &&Tie<'_>| !tie.may_be(Ordering::Greater);
        let maybe_smaller = |tie: &&Tie<'_>| tie.may_be(Ordering::Less);
        let least = ties.iter().filter(smaller).count();
        let most = ties.iter().filter(maybe_smaller).count();
        let each_side = ties
            .iter()
            .all(|tie| tie.may_be(Ordering::Less) || tie.may_be(Ordering::Greater));
        if !each_side || least > self.below || most < self.below {
            return false;
        }
        for tie in &ties {
            let wanted = match (tie.may_be(Ordering::Less), tie.may_be(Ordering::Greater)) {
                (true, true) if least == self.below => Ordering::Greater,
                (true, true) if most == self.below => Ordering::Less,
                (true, true) => continue,
                (true, false) => Ordering::Less,
                (false, _) => Ordering::Greater,
            };
            if !tie.keep(wanted, self, candidates) {
                return false;
            }
        }
        candidates.iter().all(|own| !own.is_empty())
    }
}
