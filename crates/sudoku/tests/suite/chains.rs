//! Chains and nets from outside: every conclusion is right, and every argument proves it.

mod checker;

use crate::puzzles::{INKALA, listed, only, puzzle};
use atisbo_base::{Budget, Stop};
use atisbo_sudoku::solver::{self, Verdict};
use atisbo_sudoku::technique::{Ladder, Settings, TECHNIQUES, Technique};
use atisbo_sudoku::variant::{Cage, Ground};
use atisbo_sudoku::{Position, Puzzle, Rules, Shape};
use checker::check;

const CHAINS: [Technique; 11] = [
    Technique::XChain,
    Technique::XyChain,
    Technique::ContinuousNiceLoop,
    Technique::DiscontinuousNiceLoop,
    Technique::Aic,
    Technique::GroupedContinuousNiceLoop,
    Technique::GroupedDiscontinuousNiceLoop,
    Technique::GroupedAic,
    Technique::ForcingChain,
    Technique::ForcingNet,
    Technique::Contradiction,
];

const SINGLES: [Technique; 3] = [
    Technique::FullHouse,
    Technique::HiddenSingle,
    Technique::NakedSingle,
];

/// Works through a puzzle, reading every argument; how many steps each technique took.
fn work_through(puzzle: &Puzzle, settings: Settings) -> (bool, Vec<usize>) {
    let budget = Budget::unlimited();
    let solution = solver::solve(puzzle, 2, &budget).first.unwrap();
    let mut ladder = Ladder::new(&Position::new(puzzle), settings);
    let mut counts = vec![0; TECHNIQUES.len()];
    while let Some(step) = ladder.next(&budget).unwrap() {
        counts[step.technique as usize] += 1;
        assert!(step.agrees_with(&solution), "{step:?}");
        if let Err(complaint) = check(&ladder.position(), &step) {
            panic!("{complaint}\nin {step:?}\nof {:?}", puzzle.values());
        }
        ladder.play(&step);
    }
    (ladder.is_solved(), counts)
}

fn singles_and(more: &[Technique]) -> Settings {
    only(|technique| SINGLES.contains(&technique) || more.contains(&technique))
}

#[test]
fn each_technique_proves_what_it_concludes() {
    let puzzles = listed("random_minimal.txt");
    for technique in CHAINS {
        let mut used = 0;
        for puzzle in puzzles.iter().skip(1).step_by(7).take(10) {
            let (_, counts) = work_through(puzzle, singles_and(&[technique]));
            used += counts[technique as usize];
        }
        assert!(used > 0, "no {technique:?}");
    }
}

#[test]
#[ignore = "wide: hundreds of puzzles"]
fn all_together_prove_what_they_conclude() {
    for puzzle in listed("random_minimal.txt").into_iter().take(500) {
        let (solved, _) = work_through(&puzzle, singles_and(&CHAINS));
        assert!(solved);
    }
}

/// Two puzzles that are known to be among the hardest.
const HARDEST: [&str; 2] = [
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    INKALA,
];

#[test]
fn the_hardest_puzzles_are_worked_through() {
    for line in HARDEST {
        let (solved, _) = work_through(&puzzle(line), Settings::default());
        assert!(solved);
    }
}

#[test]
fn a_contradiction_is_always_found_where_there_is_one_solution() {
    for line in HARDEST {
        let settings = singles_and(&[Technique::Contradiction]);
        let (solved, _) = work_through(&puzzle(line), settings);
        assert!(solved);
    }
}

/// Dominoes with their sums, and as many givens as it takes to have one solution.
fn killer() -> Puzzle {
    let solution: Vec<u8> = "123456456123231564564231312645645312"
        .bytes()
        .map(|digit| digit - b'0')
        .collect();
    let dominoes = (0..36).step_by(2).map(|cell| {
        let cells = vec![cell, cell + 1];
        let sum = cells.iter().map(|&it| u32::from(solution[it])).sum();
        Cage {
            cells,
            sum: Some(sum),
        }
    });
    let ground = Ground::new(Shape::new(2, 3).unwrap());
    let rules = Rules::with_variants(ground, dominoes.map(Into::into).collect()).unwrap();
    let mut puzzle = Puzzle::with_rules(rules);
    let unlimited = Budget::unlimited();
    for cell in (0..36).step_by(5) {
        if solver::solve(&puzzle, 2, &unlimited).verdict() == Verdict::Unique {
            break;
        }
        puzzle.give(cell, solution[cell]);
    }
    puzzle
}

#[test]
fn a_variant_is_worked_through_by_its_rules_and_by_contradictions() {
    let techniques = [Technique::ExtraRule, Technique::Contradiction];
    let (solved, counts) = work_through(&killer(), singles_and(&techniques));
    assert!(solved);
    assert!(counts[Technique::ExtraRule as usize] > 0);
    let (solved, counts) = work_through(&killer(), singles_and(&[Technique::ForcingNet]));
    assert!(solved || counts[Technique::ForcingNet as usize] > 0);
}

#[test]
fn a_large_grid_ends_with_its_budget() {
    let puzzle = Puzzle::empty(Shape::new(5, 5).unwrap());
    let mut ladder = Ladder::new(
        &Position::new(&puzzle),
        only(|technique| CHAINS.contains(&technique)),
    );
    let end = ladder.next(&Budget::unlimited().nodes(200));
    assert_eq!(end, Err(Stop::Nodes));
}
