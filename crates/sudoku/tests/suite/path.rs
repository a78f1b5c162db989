//! Whole paths against the solution: everything that is said on the way is right, and they arrive.

use crate::puzzles::{listed, only};
use atisbo_base::Budget;
use atisbo_sudoku::generate::{Settings as GeneratorSettings, generate, generate_many};
use atisbo_sudoku::technique::{Candidate, Ladder, Settings, Step, Technique};
use atisbo_sudoku::text::parse;
use atisbo_sudoku::{
    Explanation, Hint, Position, Puzzle, Shape, Unrated, explain, hint, rate, solver,
};
use proptest::prelude::*;
use rayon::prelude::*;

fn unlimited() -> Budget {
    Budget::unlimited()
}

fn path_of(puzzle: &Puzzle) -> Explanation {
    explain(puzzle, &Settings::default(), &unlimited())
}

fn solution(puzzle: &Puzzle) -> Vec<u8> {
    solver::solve(puzzle, 1, &unlimited()).first.unwrap()
}

/// Whether a step changes something, and nothing that is not there.
fn changes_what_is_there(step: &Step, position: &Position) -> bool {
    let is_there = |it: &Candidate| {
        position.value(it.cell).is_none() && position.candidates(it.cell).contains(it.value)
    };
    let mut concluded = step.placements.iter().chain(&step.eliminations).peekable();
    concluded.peek().is_some() && concluded.all(is_there)
}

/// Each step says something new and true, and the last leaves nothing open.
fn check_path(puzzle: &Puzzle) {
    let solution = solution(puzzle);
    let path = path_of(puzzle);
    let mut position = Position::new(puzzle);
    for step in &path.steps {
        assert!(
            step.agrees_with(&solution),
            "{step:?} of {:?}",
            puzzle.values()
        );
        assert!(
            changes_what_is_there(step, &position),
            "{step:?} of {:?}",
            puzzle.values()
        );
        step.play(&mut position);
    }
    assert_eq!(path.end, Hint::Solved, "{:?}", puzzle.values());
    assert_eq!(position.values(), solution);
    assert_eq!(path.position.values(), solution);
}

#[test]
fn every_conclusion_of_some_paths_is_right() {
    for list in ["easy34.txt", "random_minimal.txt"] {
        listed(list).iter().take(40).for_each(check_path);
    }
    for shape in [Shape::new(2, 3), Shape::new(2, 2)] {
        let settings = GeneratorSettings::new(shape.unwrap()).seed(4);
        (0..20).for_each(|index| {
            check_path(&generate(&settings, index, &unlimited()).unwrap().puzzle);
        });
    }
}

#[test]
#[ignore = "ten thousand puzzles take a while"]
fn every_conclusion_of_ten_thousand_paths_is_right() {
    let settings = GeneratorSettings::new(Shape::CLASSIC).seed(4);
    let batch = generate_many(&settings, 0..8000, &unlimited(), |_| ()).unwrap();
    let made = batch.made.into_iter().map(|made| made.puzzle);
    let lists = ["easy34.txt", "random_minimal.txt"]
        .into_iter()
        .flat_map(listed);
    let puzzles: Vec<Puzzle> = lists.chain(made).collect();
    assert_eq!(puzzles.len(), 10_000);
    puzzles.par_iter().for_each(check_path);
}

#[test]
fn whatever_can_be_found_changes_what_is_there() {
    // Beyond these there is too much to be found everywhere.
    let easier = |technique| technique < Technique::AlsXyWing;
    for puzzle in listed("random_minimal.txt").iter().take(8) {
        let mut ladder = Ladder::new(&Position::new(puzzle), Settings::default());
        while let Ok(Some(next)) = ladder.next(&unlimited()) {
            if next.technique > Technique::HiddenTriple {
                let position = ladder.position();
                for step in ladder.all(easier, &unlimited()).0 {
                    assert!(changes_what_is_there(&step, &position), "{step:?}");
                }
            }
            ladder.play(&next);
        }
        assert!(ladder.is_solved());
    }
}

/// A puzzle with one solution, `1234 3412 2143 4321`.
const SMALL: &str = "1.34\n34..\n2...\n...1";

fn ask(puzzle: &Puzzle, position: &Position) -> Hint {
    hint(puzzle, position, &Settings::default(), &unlimited()).0
}

#[test]
fn a_wrong_value_and_a_missing_mark_come_before_any_step() {
    let puzzle = parse(SMALL).unwrap();
    let mut position = Position::new(&puzzle);
    position.eliminate(1, 2);
    let missing = vec![Candidate { cell: 1, value: 2 }];
    let wrong = |cells: &[usize], candidates: &[Candidate]| Hint::Wrong {
        cells: cells.to_vec(),
        candidates: candidates.to_vec(),
    };
    assert_eq!(ask(&puzzle, &position), wrong(&[], &missing));
    // What a wrong value takes from those that see it is no mistake of its own.
    position.place(13, 2);
    assert_eq!(ask(&puzzle, &position), wrong(&[13], &[]));
}

#[test]
fn a_finished_grid_needs_no_hint() {
    let puzzle = parse(SMALL).unwrap();
    let position = path_of(&puzzle).position;
    assert_eq!(ask(&puzzle, &position), Hint::Solved);
}

#[test]
fn a_puzzle_without_solution_is_said_to_have_none() {
    let puzzle = parse("11..\n....\n....\n....").unwrap();
    assert_eq!(ask(&puzzle, &Position::new(&puzzle)), Hint::NoSolution);
    assert_eq!(path_of(&puzzle).end, Hint::NoSolution);
    let rating = rate(&puzzle, &Settings::default(), &unlimited());
    assert_eq!(rating, Err(Unrated::NoSolution));
}

#[test]
fn of_several_solutions_first_comes_what_they_share_then_where_they_differ() {
    // Only the four cells with 3 and 4 at the crossings of two rows and two columns are open.
    let puzzle = parse("12..\n..12\n21..\n..21").unwrap();
    let path = path_of(&puzzle);
    let Hint::Several { cell, values } = path.end else {
        panic!(
            "{:?} is not the end of a puzzle with several solutions",
            path.end
        );
    };
    assert_eq!(path.position.value(cell), None);
    assert!(values[0] != values[1]);
    assert!(
        path.steps
            .iter()
            .all(|step| !step.technique.uses_uniqueness())
    );
    let rating = rate(&puzzle, &Settings::default(), &unlimited());
    assert_eq!(rating, Err(Unrated::Several));
}

#[test]
fn a_player_may_decide_between_several_solutions() {
    let puzzle = parse("12..\n..12\n21..\n..21").unwrap();
    let mut position = Position::new(&puzzle);
    position.place(2, 3);
    assert!(matches!(ask(&puzzle, &position), Hint::Step(_)));
    position.place(4, 3);
    position.place(10, 3);
    assert_eq!(
        ask(&puzzle, &position),
        Hint::Wrong {
            cells: vec![2, 10],
            candidates: vec![]
        }
    );
}

#[test]
fn without_enough_techniques_one_is_stuck() {
    let puzzle = parse(SMALL).unwrap();
    let nothing = only(|_| false);
    let (answer, _) = hint(&puzzle, &Position::new(&puzzle), &nothing, &unlimited());
    assert_eq!(answer, Hint::Stuck);
    assert_eq!(rate(&puzzle, &nothing, &unlimited()), Err(Unrated::Stuck));
}

/// A puzzle from anything, with or without solution, and something that a player may have done to it.
fn any_position() -> impl Strategy<Value = (Vec<u8>, Vec<(usize, u8, bool)>)> {
    let cell = proptest::option::weighted(0.4, 1..=4u8);
    let givens = proptest::collection::vec(cell.prop_map(Option::unwrap_or_default), 16);
    let done = proptest::collection::vec((0..16usize, 1..=4u8, any::<bool>()), 0..6);
    (givens, done)
}

proptest! {
    #[test]
    fn a_hint_is_right_in_every_solution_that_is_left((givens, done) in any_position()) {
        let puzzle = Puzzle::from_values(Shape::new(2, 2).unwrap(), &givens);
        let mut position = Position::new(&puzzle);
        for (cell, value, fill) in done {
            if fill && position.value(cell).is_none() {
                position.place(cell, value);
            } else {
                position.eliminate(cell, value);
            }
        }
        let allows = |solution: &Vec<u8>| {
            let mut cells = solution.iter().enumerate();
            cells.all(|(cell, &value)| position.candidates(cell).contains(value))
        };
        let all: Vec<Vec<u8>> = solver::solutions(&puzzle, &unlimited()).collect();
        let left: Vec<&Vec<u8>> = all.iter().filter(|solution| allows(solution)).collect();
        match ask(&puzzle, &position) {
            Hint::Step(step) => {
                prop_assert!(!left.is_empty());
                prop_assert!(left.iter().all(|solution| step.agrees_with(solution)));
            }
            Hint::Solved => prop_assert!(left.len() == 1 && position.is_filled()),
            Hint::Wrong { cells, candidates } => {
                prop_assert!(left.is_empty() && !all.is_empty());
                prop_assert!(!cells.is_empty() || !candidates.is_empty());
            }
            Hint::NoSolution => prop_assert!(all.is_empty()),
            Hint::Several { cell, values } => {
                prop_assert!(values.iter().all(|&value| left.iter().any(|it| it[cell] == value)));
            }
            Hint::Stuck | Hint::Undecided(_) => prop_assert!(false, "there is always an answer"),
        }
    }
}
