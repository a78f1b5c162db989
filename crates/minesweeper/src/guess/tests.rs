//! Beside all ways to lay mines.

use super::{Verdict, both_ways, may_guess, unavoidable, verify};
use crate::brute::{self, small_positions};
use crate::exact;
use crate::position::Position;
use crate::technique::hint_among;
use crate::tiling::Cell;
use atisbo_base::Budget;
use proptest::prelude::*;

fn free() -> Budget {
    Budget::unlimited()
}

fn guesses(text: &str) -> Vec<Vec<u32>> {
    let position: Position = text.parse().expect("a position");
    let known = exact::analyse(&position, &free()).expect("a board fits");
    let found = unavoidable(&position, &known);
    let cells = |cells: Vec<Cell>| cells.iter().map(|cell| cell.0).collect();
    found.into_iter().map(|one| cells(one.cells)).collect()
}

#[test]
fn a_pair_that_everything_sees_together_is_a_guess_now() {
    assert_eq!(guesses("mines 1 / 1# / 1#"), [[1, 3]]);
}

#[test]
fn a_pair_that_a_cell_may_tell_apart_is_not() {
    assert!(guesses("mines 2 / 1### / 1### / ####").is_empty());
}

proptest! {
    #[test]
    fn guesses_are_forced_just_where_nothing_is_safe(position in small_positions(12)) {
        let Some(posterior) = brute::posterior(&position) else {
            prop_assert!(exact::analyse(&position, &free()).is_err());
            return Ok(());
        };
        let known = exact::analyse(&position, &free()).unwrap();
        match may_guess(&position, &known, &free()).verdict {
            Verdict::Safe => {
                let argument = hint_among(&position, &known.safe, &known.mines, &free());
                let argument = argument.unwrap().unwrap();
                let safe = &argument.steps.last().unwrap().safe;
                prop_assert!(safe.iter().all(|cell| posterior.safe.contains(cell)));
            }
            Verdict::Forced(boards) => {
                prop_assert!(posterior.safe.is_empty());
                prop_assert!(verify(&position, &boards), "{:?}", boards);
                if boards.len() > 1 {
                    prop_assert!(!verify(&position, &boards[..1]));
                }
            }
            Verdict::Over => {
                prop_assert_eq!(posterior.mines.len(), position.hidden().count());
            }
        }
        for cell in position.hidden() {
            let is_open = !posterior.safe.contains(&cell) && !posterior.mines.contains(&cell);
            prop_assert_eq!(both_ways(&position, cell, &free()).unwrap().is_some(), is_open);
        }
    }

    /// By definition: whatever else is opened, all ways stay possible with the same chances.
    #[test]
    fn nothing_outside_an_unavoidable_guess_ever_tells(position in small_positions(10)) {
        let Ok(known) = exact::analyse(&position, &free()) else { return Ok(()) };
        let hidden: Vec<Cell> = position.hidden().collect();
        let layouts: Vec<u32> = brute::layouts(&position).collect();
        for guess in unavoidable(&position, &known) {
            let inside = brute::mask(&hidden, &guess.cells);
            let mut ways: Vec<u32> = layouts.iter().map(|layout| layout & inside).collect();
            ways.sort_unstable();
            ways.dedup();
            prop_assert_eq!(ways.len() as u64, guess.ways);
            let number = |cell: Cell, layout: u32| {
                let near = brute::mask(&hidden, &position.tiling().neighbours(cell));
                (layout & near).count_ones()
            };
            // Whatever the rest is, every way fits it, and no cell outside sees a difference.
            for &layout in &layouts {
                for &way in &ways {
                    let other = layout & !inside | way;
                    prop_assert!(layouts.contains(&other));
                    for (bit, &cell) in hidden.iter().enumerate() {
                        let opened = inside >> bit & 1 == 0 && layout >> bit & 1 == 0;
                        prop_assert!(!opened || number(cell, layout) == number(cell, other));
                    }
                }
            }
            for cell in &guess.best {
                let risk = known.probability[cell.index()].unwrap();
                prop_assert!((risk - guess.risk).abs() < 1e-9);
            }
        }
    }
}
