//! Random entries on a grid, right or wrong: what a player may ask about is no proper puzzle.

use atisbo_base::Budget;
use atisbo_sudoku::technique::{Candidate, Ladder, Settings};
use atisbo_sudoku::variant::{Ground, Variant};
use atisbo_sudoku::{Position, Puzzle};
use proptest::prelude::*;

/// A value that a player writes into a cell, or strikes out there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    cell: usize,
    value: u8,
    struck: bool,
}

/// Few values and many strikes, so that some cells are left with nothing.
pub(crate) fn entries(ground: Ground) -> impl Strategy<Value = Vec<Entry>> {
    let place = (0..ground.shape.cells(), 1..=ground.values as u8);
    let entry = (place, prop::bool::weighted(0.9)).prop_map(|((cell, value), struck)| Entry {
        cell,
        value,
        struck,
    });
    prop::collection::vec(entry, 0..=2 * ground.shape.cells())
}

/// Whatever the entries, every rule and every technique comes to an end, and none speaks of candidates
/// that are not there.
pub(crate) fn every_position_can_be_looked_at(
    ground: Ground,
    variants: Vec<Variant>,
    entries: &[Entry],
) {
    let puzzle = Puzzle::with_variants(ground, variants).expect("variants that fit");
    let mut position = Position::new(&puzzle);
    for entry in entries {
        if entry.struck {
            position.eliminate(entry.cell, entry.value);
        } else {
            position.place(entry.cell, entry.value);
        }
    }
    for constraint in position.rules().constraints() {
        let cells = constraint.cells().iter();
        let before: Vec<_> = cells.map(|&cell| position.candidates(cell)).collect();
        let mut after = before.clone();
        let _ = constraint.propagate(&mut after);
        let mut both = after.iter().zip(&before);
        let is_less = both.all(|(after, before)| after.without(*before).is_empty());
        assert!(is_less, "{constraint:?}: {before:?} became {after:?}");
    }
    let mut ladder = Ladder::new(&position, Settings::default());
    let (steps, _) = ladder.all(|_| true, &Budget::unlimited().nodes(20_000));
    let is_there = |it: &Candidate| {
        position.value(it.cell).is_none() && position.candidates(it.cell).contains(it.value)
    };
    for step in &steps {
        let mut concluded = step.placements.iter().chain(&step.eliminations);
        assert!(concluded.all(is_there), "{step:?}");
    }
}
