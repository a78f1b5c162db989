//! A rank among the four lines that start with the same value, one on each side of the grid.
//!
//! How many lines start with a smaller value is known. What is left to say is how many of the three
//! other sides have a line that starts with the same value and is smaller.

use super::SIDES;
use super::order::{at_most, keep_below, may_be_below};
use crate::Values;
use std::cmp::Ordering;

/// A line whose first value is given, and its rank among those that start with it.
#[derive(Clone, Debug)]
pub(super) struct Tied {
    line: Vec<usize>,
    /// The lines of each other side.
    sides: Vec<Vec<Vec<usize>>>,
    first: u8,
    /// How many sides have a smaller one.
    below: usize,
}

/// The line of a side that starts with the value.
struct Tie<'a> {
    /// Those that may be the one.
    lines: Vec<Contender<'a>>,
}

/// A line that may start with the value, and what it may then be next to the clue's.
struct Contender<'a> {
    line: &'a [usize],
    smaller: bool,
    greater: bool,
}

impl Contender<'_> {
    fn may_be(&self, wanted: Ordering) -> bool {
        match wanted {
            Ordering::Less => self.smaller,
            Ordering::Equal => false,
            Ordering::Greater => self.greater,
        }
    }
}

impl Tie<'_> {
    fn may_be(&self, wanted: Ordering) -> bool {
        self.lines.iter().any(|line| line.may_be(wanted))
    }

    /// Lets the one be smaller, or greater; `false` if it cannot be.
    fn keep(&self, wanted: Ordering, tied: &Tied, candidates: &mut [Values]) -> bool {
        let first = Values::of(tied.first);
        let own = &tied.line[1..];
        let mut seconds = Values::NONE;
        for contender in &self.lines {
            if contender.may_be(wanted) {
                let second = contender.line.get(1).map(|&cell| candidates[cell]);
                seconds = seconds.or(second.unwrap_or_default());
            } else {
                candidates[contender.line[0]].remove(tied.first);
            }
        }
        if let [Contender { line, .. }] = self.lines[..] {
            let line = &line[1..];
            return match wanted {
                Ordering::Less => keep_below(candidates, line, own, first),
                _ => keep_below(candidates, own, line, first),
            };
        }
        // Whichever it is, the clue's second value is not beyond all of theirs.
        let seconds = seconds.without(first);
        if let (Some(&second), Some(least), Some(most)) =
            (own.first(), seconds.first(), seconds.last())
        {
            candidates[second] = match wanted {
                Ordering::Less => candidates[second].without(at_most(least - 1)),
                _ => candidates[second].and(at_most(most)),
            };
        }
        true
    }
}

impl Tied {
    /// `below` counts the smaller ones among all others, whatever they start with.
    pub(super) fn new(line: Vec<usize>, others: Vec<Vec<usize>>, below: usize) -> Self {
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
            line,
            sides,
            first: (below / SIDES) as u8 + 1,
            below: below % SIDES,
        }
    }

    /// The lines of a side that may start with the value.
    fn tie<'a>(&self, candidates: &[Values], side: &'a [Vec<usize>]) -> Tie<'a> {
        let starts = |line: &&Vec<usize>| candidates[line[0]].contains(self.first);
        let used = Values::of(self.first);
        let own = &self.line[1..];
        let contender = |line: &'a Vec<usize>| Contender {
            line,
            smaller: may_be_below(candidates, &line[1..], own, used),
            greater: may_be_below(candidates, own, &line[1..], used),
        };
        Tie {
            lines: side.iter().filter(starts).map(contender).collect(),
        }
    }

    /// Removes what no line of this rank can have; `false` if there is none.
    pub(super) fn propagate(&self, candidates: &mut [Values]) -> bool {
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
