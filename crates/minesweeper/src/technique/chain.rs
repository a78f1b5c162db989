//! Chain: what two numbers say of the cells they share or do not share is handed on to a third that sees
//! some of these, and so on, up to five numbers.

use super::overlap::Range;
use super::state::State;
use super::{Count, Deduction, Technique};
use crate::tiling::Cell;
use rustc_hash::FxHashMap;

/// The most numbers of a chain: a player does not see more at a glance.
pub(super) const MOST_NUMBERS: usize = 5;

/// At most this many links are looked at around one number.
const MOST_LINKS: usize = 400;

/// What some numbers say together of some cells.
#[derive(Clone, Debug)]
struct Link {
    range: Range,
    /// In the order they were taken.
    numbers: Vec<Cell>,
}

/// The shortest chain that begins at a number; two numbers are an overlap.
pub(super) fn at(state: &State<'_>, first: Cell) -> Option<Deduction> {
    (3..=MOST_NUMBERS).find_map(|length| of_length(state, first, length))
}

/// A chain of `length` numbers that begins at one of them.
fn of_length(state: &State<'_>, first: Cell, length: usize) -> Option<Deduction> {
    let first = state.count(first)?;
    let mut counts: FxHashMap<Cell, Count> = FxHashMap::default();
    let mut links = vec![Link {
        range: Range::of(&first),
        numbers: vec![first.number],
    }];
    counts.insert(first.number, first);
    // The best bounds that are known of a set of cells.
    let mut known: FxHashMap<Vec<Cell>, (i64, i64)> = FxHashMap::default();
    for taken in 2..=length {
        let mut longer: Vec<Link> = Vec::new();
        for link in &links {
            for number in state.beside(&link.range.cells) {
                if link.numbers.contains(&number) {
                    continue;
                }
                let Some(count) = counts.get(&number).cloned().or_else(|| state.count(number))
                else {
                    continue;
                };
                for range in link.range.meet(&Range::of(&count)) {
                    if range.cells.is_empty() || range.least > range.most {
                        continue;
                    }
                    let numbers = link.numbers.iter().copied().chain([number]).collect();
                    let longer_link = Link { range, numbers };
                    if let Some(are_mines) = longer_link.range.decided() {
                        if taken < length {
                            continue; // a shorter chain, to be found as such
                        }
                        let counts = state.counts(longer_link.numbers);
                        return Deduction::new(Technique::Chain, counts)
                            .with(longer_link.range.cells, are_mines)
                            .found();
                    }
                    if is_news(&mut known, &longer_link.range) && longer.len() < MOST_LINKS {
                        longer.push(longer_link);
                    }
                }
                counts.entry(number).or_insert(count);
            }
        }
        links = longer;
    }
    None
}

/// Whether a range is tighter than what is known of its cells; then it is known.
fn is_news(known: &mut FxHashMap<Vec<Cell>, (i64, i64)>, range: &Range) -> bool {
    let before = known.get(&range.cells);
    let is_tighter = before.is_none_or(|&(least, most)| range.least > least || range.most < most);
    if is_tighter {
        known.insert(range.cells.clone(), (range.least, range.most));
    }
    is_tighter
}
