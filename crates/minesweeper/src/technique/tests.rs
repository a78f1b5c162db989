//! Every step beside all ways to lay mines, and each pattern as players draw it.

use super::{Deduction, Technique, explain, hint, path, path_among};
use crate::brute::{self, small_positions};
use crate::position::{Mines, Position};
use crate::tiling::Cell;
use atisbo_base::Budget;
use proptest::prelude::*;

fn free() -> Budget {
    Budget::unlimited()
}

fn position(text: &str) -> Position {
    text.parse().expect("a position")
}

/// The hidden cells that are certain by some numbers, and the total if it is asked for, by enumeration.
fn certain_by(position: &Position, numbers: &[Cell], total: bool) -> (Vec<Cell>, Vec<Cell>) {
    let hidden: Vec<Cell> = position.hidden().collect();
    let left = match position.mines() {
        _ if !total => None,
        Mines::Total(total) => Some(total - position.known_mines().count() as u32),
        Mines::Density(0.0) => Some(0),
        Mines::Density(1.0) => Some(hidden.len() as u32),
        Mines::Density(_) => None,
    };
    let (mut any, mut every) = (0, u32::MAX);
    for layout in brute::layouts_by(position, numbers, left) {
        any |= layout;
        every &= layout;
    }
    (brute::chosen(&hidden, !any), brute::chosen(&hidden, every))
}

/// Whether a step follows from what it says is left of its numbers and of the total alone.
fn follows(position: &Position, step: &Deduction, known: &[Option<bool>]) -> bool {
    let open: Vec<Cell> = position
        .hidden()
        .filter(|cell| known[cell.index()].is_none())
        .collect();
    let mask = |cells: &[Cell]| brute::mask(&open, cells);
    let counts: Vec<(u32, u32)> = step
        .counts
        .iter()
        .map(|count| (mask(&count.cells), count.mines))
        .collect();
    let (safe, mines) = (mask(&step.safe), mask(&step.mines));
    let fits = |layout: &u32| {
        let met = |&(mask, mines): &(u32, u32)| (layout & mask).count_ones() == mines;
        let in_all = |rest: super::Rest| {
            rest.cells == open.len() as u32 && layout.count_ones() == rest.mines
        };
        counts.iter().all(met) && step.total.is_none_or(in_all)
    };
    let mut layouts = (0..1u32 << open.len()).filter(fits);
    layouts.all(|layout| layout & safe == 0 && layout & mines == mines)
}

fn techniques(text: &str) -> Vec<&'static str> {
    let path = path(&position(text), &free()).expect("a board fits");
    path.steps.iter().map(|step| step.technique.id()).collect()
}

fn names(text: &str, technique: Technique) -> bool {
    techniques(text).contains(&technique.id())
}

#[test]
fn patterns_are_named_as_players_draw_them() {
    assert!(names("density 0.2 / ### / 11# / 00#", Technique::OneOne));
    assert!(names("density 0.2 / #### / #12# / #00#", Technique::OneTwo));
    assert!(names(
        "density 0.2 / ##### / #121# / #000#",
        Technique::OneTwoOne
    ));
    assert!(names(
        "density 0.2 / ###### / #1221# / #0000#",
        Technique::OneTwoTwoOne
    ));
}

#[test]
fn patterns_count_after_known_mines_are_taken_out() {
    assert!(names(
        "density 0.2 / ##### / #232# / #1*1#",
        Technique::OneTwoOne
    ));
}

/// For each technique a position whose easiest safe cell takes it.
#[test]
fn every_technique_is_the_easiest_somewhere() {
    let examples = [
        ("mines 1 / 01# / ### / 0##", Technique::EnoughMines),
        ("mines 2 / 2## / ##1 / #21", Technique::AllMines),
        ("mines 3 / ### / ### / 3##", Technique::MineCount),
        ("mines 1 / #1# / ##1 / 11#", Technique::OneOne),
        ("mines 2 / 121 / ### / ###", Technique::OneTwoOne),
        ("mines 3 / 1221 / #### / ###1", Technique::OneTwoTwoOne),
        ("mines 2 / ### / 1#1 / 1#2 / #2#", Technique::OneTwo),
        ("mines 2 / 1#1 / 2## / ###", Technique::Subset),
        ("mines 3 / 1## / ### / 2#2", Technique::Overlap),
        ("mines 2 / ### / 121 / ###", Technique::Chain),
        ("mines 1 / #1# / ### / ##1", Technique::MineCountCover),
        ("mines 2 / #1# / 1#1 / ###", Technique::Cases),
        ("mines 3 / ##1 / ### / 1#1", Technique::CasesWithCount),
        (
            "tiling hex / mines 3 / #1# / 2## / ##1",
            Technique::CasesWithCount,
        ),
        (
            "tiling triangle / mines 3 / ##3 / ### / 1#2",
            Technique::OneTwo,
        ),
        (
            "tiling circle / mines 4 / ##11 / ###2 / 2##1",
            Technique::OneTwoOne,
        ),
        (
            "tiling torus / mines 3 / #222 / ##2# / ####",
            Technique::Cases,
        ),
    ];
    for (text, technique) in examples {
        let argument = hint(&position(text), &free())
            .unwrap()
            .expect("a safe cell");
        assert_eq!(argument.technique(), Some(technique), "{text}");
    }
}

/// Every step follows from what it names and from no less, and the steps lead to all that is certain.
fn check_path(position: &Position) -> Result<(), TestCaseError> {
    let Some(posterior) = brute::posterior(position) else {
        prop_assert!(path(position, &free()).is_err());
        return Ok(());
    };
    let path = path(position, &free()).unwrap();
    prop_assert_eq!(path.stop, None);
    let mut known = vec![None; position.tiling().len()];
    for step in &path.steps {
        prop_assert!(step.conclusions().next().is_some());
        prop_assert!(follows(position, step, &known), "{:?}", step);
        for left_out in 0..step.counts.len() {
            let mut less = step.clone();
            less.counts.remove(left_out);
            prop_assert!(
                !follows(position, &less, &known),
                "one is enough: {:?}",
                step
            );
        }
        for (cell, is_mine) in step.conclusions() {
            prop_assert_eq!(known[cell.index()].replace(is_mine), None, "{:?}", step);
        }
    }
    let all = |is_mine| -> Vec<Cell> {
        let cells = position.tiling().cells();
        cells
            .filter(|cell| known[cell.index()] == Some(is_mine))
            .collect()
    };
    prop_assert_eq!(&all(false), &posterior.safe);
    prop_assert_eq!(&all(true), &posterior.mines);
    let among = path_among(position, &posterior.safe, &posterior.mines, &free());
    prop_assert_eq!(among.as_ref(), Ok(&path));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn the_path_is_right_and_leads_to_all_that_is_certain(position in small_positions(12)) {
        check_path(&position)?;
    }

    #[test]
    fn a_hint_is_an_argument_for_a_safe_cell_if_there_is_one(position in small_positions(12)) {
        let Some(posterior) = brute::posterior(&position) else { return Ok(()) };
        let Some(argument) = hint(&position, &free()).unwrap() else {
            prop_assert!(posterior.safe.is_empty());
            return Ok(());
        };
        let mut known = vec![None; position.tiling().len()];
        for step in &argument.steps {
            for (cell, is_mine) in step.conclusions() {
                known[cell.index()] = Some(is_mine);
            }
        }
        let last = argument.steps.last().unwrap();
        prop_assert!(!last.safe.is_empty());
        prop_assert!(last.safe.iter().all(|cell| posterior.safe.contains(cell)));
        // The numbers that it names prove it.
        let numbers = argument.numbers();
        let (safe, _) = certain_by(&position, &numbers, argument.uses_total());
        prop_assert!(last.safe.iter().all(|cell| safe.contains(cell)));
    }

    #[test]
    fn no_fewer_numbers_prove_a_cell(position in small_positions(10)) {
        let Some(posterior) = brute::posterior(&position) else { return Ok(()) };
        let numbers: Vec<Cell> = position.numbers().map(|(cell, _)| cell).collect();
        for cell in position.hidden() {
            let is_safe = posterior.safe.contains(&cell);
            let is_certain = is_safe || posterior.mines.contains(&cell);
            let found = explain(&position, cell, &free()).unwrap();
            prop_assert_eq!(found.is_some(), is_certain);
            let Some((proof, argument)) = found else { continue };
            prop_assert!(proof.smallest && proof.is_mine != is_safe);
            let proves = |numbers: &[Cell], total| {
                let (safe, mines) = certain_by(&position, numbers, total);
                if is_safe { safe.contains(&cell) } else { mines.contains(&cell) }
            };
            prop_assert!(proves(&proof.numbers, proof.total));
            for chosen in 0..1u32 << numbers.len() {
                let some = brute::chosen(&numbers, chosen);
                if proof.total && some.len() == numbers.len() {
                    prop_assert!(!proves(&some, false), "the total is not needed");
                }
                if some.len() < proof.numbers.len() {
                    prop_assert!(!proves(&some, proof.total), "{:?} do", some);
                }
            }
            // The argument uses just these.
            prop_assert_eq!(argument.numbers(), proof.numbers);
            prop_assert_eq!(argument.uses_total(), proof.total);
            let last = argument.steps.last().unwrap();
            prop_assert!(last.conclusions().any(|one| one == (cell, !is_safe)));
            let mut known = vec![None; position.tiling().len()];
            for step in &argument.steps {
                prop_assert!(follows(&position, step, &known), "{:?}", step);
                for (cell, is_mine) in step.conclusions() {
                    known[cell.index()] = Some(is_mine);
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    #[ignore = "20,000 positions"]
    fn many_paths_are_right_and_lead_to_all_that_is_certain(position in small_positions(14)) {
        check_path(&position)?;
    }
}
