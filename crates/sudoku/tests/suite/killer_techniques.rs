//! Every conclusion about killers, against their solutions.

use crate::puzzles::only;
use atisbo_base::Budget;
use atisbo_sudoku::solver::solve;
use atisbo_sudoku::technique::{Evidence, Ladder, Settings, Step, TECHNIQUES, Technique as T};
use atisbo_sudoku::text::{Entry, Puzzles};
use atisbo_sudoku::variant::{Cage, Variant};
use atisbo_sudoku::{Hint, Position, Puzzle, Rules, explain};
use rayon::prelude::*;
use std::time::Duration;

const SOLO: &str = include_str!("../../../../data/sudoku/solo.txt");
const KILLERS: &str = include_str!("../../../../data/sudoku/killers.txt");

/// Singles, and the techniques about cages.
const OWN: [T; 9] = [
    T::FullHouse,
    T::HiddenSingle,
    T::NakedSingle,
    T::ExtraRule,
    T::Innies,
    T::Outies,
    T::RulePointing,
    T::RuleClaiming,
    T::InnieOutieDifference,
];

fn is_killer(puzzle: &Puzzle) -> bool {
    let mut variants = puzzle.rules().variants().iter();
    variants.any(|variant| matches!(variant, Variant::Cage(_)))
}

fn killers() -> impl Iterator<Item = Entry> {
    let entries = [SOLO, KILLERS].map(|text| Puzzles::new(text.as_bytes()).map(Result::unwrap));
    let entries = entries.into_iter().flatten();
    entries.filter(|entry| is_killer(&entry.puzzle))
}

/// The solution written beside the puzzle, or found quickly.
fn solution(entry: &Entry) -> Option<Vec<u8>> {
    let Some(remark) = &entry.remark else {
        let soon = Budget::unlimited().nodes(50);
        return solve(&entry.puzzle, 1, &soon).first;
    };
    let solution: Vec<u8> = remark.bytes().map(|byte| byte.wrapping_sub(b'0')).collect();
    entry.puzzle.is_solved_by(&solution).then_some(solution)
}

/// By hand: regions count each of their cells once, cages take theirs away; what is counted once in the
/// end is an innie, what is taken too much is an outie.
fn assert_adds_up(rules: &Rules, evidence: &Evidence, solution: &[u8]) {
    let Evidence::InniesAndOuties(sum) = evidence else {
        return;
    };
    let number = |cell: usize| i64::from(rules.ground().number(solution[cell]));
    let mut count = vec![0; solution.len()];
    let mut sums = [0; 2];
    let taken_together = rules
        .regions()
        .iter()
        .filter(|it| sum.regions.contains(&it.kind));
    for &cell in taken_together.flat_map(|region| &region.cells) {
        count[cell] += 1;
        sums[0] += number(cell);
    }
    for &cage in &sum.cages {
        let Variant::Cage(Cage { cells, sum: given }) = &rules.variants()[cage] else {
            panic!("{cage} is no cage");
        };
        let own: i64 = cells.iter().map(|&cell| number(cell)).sum();
        assert_eq!(Some(own), given.map(i64::from));
        sums[1] += own;
        for &cell in cells {
            count[cell] -= 1;
        }
    }
    let counted = |wanted: i32| {
        (0..count.len())
            .filter(|&cell| count[cell] == wanted)
            .collect()
    };
    let (once, missing): (Vec<usize>, Vec<usize>) = (counted(1), counted(-1));
    assert_eq!((&sum.innies, &sum.outies), (&once, &missing));
    assert!(count.iter().all(|count| (-1..=1).contains(count)));
    assert_eq!([sum.whole, sum.taken].map(u64::cast_signed), sums);
}

fn assert_right(puzzle: &Puzzle, step: &Step, solution: &[u8]) {
    assert!(step.agrees_with(solution), "{step:?}");
    assert_adds_up(puzzle.rules(), &step.evidence, solution);
}

#[test]
fn what_techniques_about_cages_conclude_is_right() {
    let settings = only(|technique| OWN.contains(&technique));
    let mut counts = [0; TECHNIQUES.len()];
    let unlimited = Budget::unlimited();
    for (solution, puzzle) in killers().filter_map(|it| Some((solution(&it)?, it.puzzle))) {
        let mut ladder = Ladder::new(&Position::new(&puzzle), settings.clone());
        for step in ladder
            .all(|technique| OWN.contains(&technique), &unlimited)
            .0
        {
            assert_right(&puzzle, &step, &solution);
        }
        while let Some(step) = ladder.next(&unlimited).unwrap() {
            assert_right(&puzzle, &step, &solution);
            counts[step.technique as usize] += 1;
            ladder.play(&step);
        }
    }
    for technique in OWN {
        assert!(counts[technique as usize] > 0, "{technique:?} is not seen");
    }
}

#[test]
#[ignore = "some killers take long"]
fn every_conclusion_on_the_paths_of_killers_is_right() {
    let entries: Vec<Entry> = killers().collect();
    entries.par_iter().for_each(|entry| {
        let Some(solution) = solution(entry) else {
            return;
        };
        let a_while = Budget::unlimited().time(Duration::from_secs(60));
        let path = explain(&entry.puzzle, &Settings::default(), &a_while);
        for step in &path.steps {
            assert_right(&entry.puzzle, step, &solution);
        }
        assert!(matches!(path.end, Hint::Solved | Hint::Undecided(_)));
    });
}
