//! Every step of every explanation is right, stands on the clues it names, and on no more.

use crate::common::puzzles;
use atisbo_base::{Budget, Stop};
use atisbo_ohno::{
    Cell, Clue, Conclusion, Evidence, Grid, Help, Hint, Propagator, Role, Rule, Solver, Stage,
    Step, Technique, Verdict, explain, hint, hint_in_play, parse, rate,
};
use proptest::prelude::*;

fn unlimited() -> Budget {
    Budget::unlimited()
}

fn solution(puzzle: &Grid) -> Grid {
    let found = Solver::new(puzzle, Rule::SeesFloor).solve(2, &unlimited());
    assert_eq!(found.verdict(), Verdict::Unique);
    found.first.unwrap()
}

/// Only these clues on an empty grid, with the opposite of a conclusion.
fn refutation(grid: &Grid, clues: &[Clue], conclusion: Conclusion) -> Grid {
    let mut laid = Grid::new(grid.rows(), grid.cols());
    for clue in clues {
        let cell = match clue.role {
            Role::Number => grid.get(clue.cell),
            Role::Floor => Cell::Floor,
            Role::Wall => Cell::Wall,
        };
        laid.set(clue.cell, cell);
    }
    laid.set(conclusion.cell, conclusion.fill.opposite().into());
    laid
}

fn follows(grid: &Grid, clues: &[Clue], conclusions: &[Conclusion]) -> bool {
    conclusions.iter().all(|&conclusion| {
        let mut solver = Solver::new(&refutation(grid, clues, conclusion), Rule::SeesFloor);
        solver.solve(1, &unlimited()).count == 0
    })
}

/// As [`follows`], but by following single numbers only, as a contradiction does.
fn breaks(grid: &Grid, clues: &[Clue], conclusions: &[Conclusion]) -> bool {
    conclusions.iter().all(|&conclusion| {
        let laid = refutation(grid, clues, conclusion);
        Propagator::new(&laid, Rule::SeesFloor).propagate().is_err()
    })
}

fn check_step(grid: &Grid, step: &Step, solution: &Grid) {
    for conclusion in &step.conclusions {
        assert_eq!(grid.get(conclusion.cell), Cell::Unknown, "{step:?}\n{grid}");
        let is_floor = solution.get(conclusion.cell).is_floor();
        assert_eq!(
            is_floor,
            Cell::from(conclusion.fill).is_floor(),
            "{step:?}\n{grid}"
        );
    }
    let proves: fn(&Grid, &[Clue], &[Conclusion]) -> bool = match step.technique {
        Technique::BlindFloor => return,
        Technique::Contradiction => breaks,
        _ => follows,
    };
    assert!(
        follows(grid, &step.clues, &step.conclusions),
        "{step:?}\n{grid}"
    );
    for dropped in 0..step.clues.len() {
        let mut fewer = step.clues.clone();
        fewer.remove(dropped);
        assert!(
            !proves(grid, &fewer, &step.conclusions),
            "{dropped} {step:?}\n{grid}"
        );
    }
}

fn check_explanation(puzzle: &Grid) -> Vec<Step> {
    let solution = solution(puzzle);
    let explanation = explain(puzzle, Rule::SeesFloor, &unlimited());
    assert_eq!(explanation.end, Hint::Solved);
    let mut grid = puzzle.clone();
    for step in &explanation.steps {
        check_step(&grid, step, &solution);
        grid = step.play(&grid);
    }
    assert_eq!(grid, solution);
    explanation.steps
}

#[test]
fn every_step_for_the_original_games_puzzles_is_right_and_stands_on_the_fewest_clues() {
    for puzzle in puzzles("original_generator.json").iter().step_by(3) {
        check_explanation(puzzle);
    }
}

#[test]
fn every_step_for_clue_minimal_puzzles_is_right_and_stands_on_the_fewest_clues() {
    for puzzle in puzzles("minimal_4_to_9.json") {
        check_explanation(&puzzle);
    }
}

#[test]
#[ignore = "all puzzles up to 50x50 take about a minute"]
fn every_step_for_all_puzzles_is_right_and_stands_on_the_fewest_clues() {
    for file in [
        "original_generator.json",
        "large_9_to_50.json",
        "minimal_10_to_20.json",
    ] {
        for puzzle in puzzles(file) {
            check_explanation(&puzzle);
        }
    }
}

/// Number by number this one cannot be solved; once its proofs took half a minute.
const EXPERT: &str = "\
. . . 5 . . . . 8 . . . . . .
. . 1 . . . 3 . . . . 5 . 3 W
. . . . . 5 . . 6 . . . 3 . .
. . . 5 . . . . 6 5 . . . . 3
5 . W . 2 . . . . . 3 . . . .
. 4 W W . 2 . . . . . . . 3 .
. . . . . . 8 . . . 3 4 . . 1
. 3 . . 1 . W . W . . . . 4 .
6 . . . . . . 4 . . . . 4 . 3
. . . . . 5 . 5 . . . 2 . . .
. . . 7 5 . . . 2 . . . 6 . .
. . . 5 . . 4 . . . . . 5 . .
3 . . . . . . . . . . 4 . 6 .
3 . W . 6 8 . 9 . . . . . . .
. . . 2 . . . . 6 . . . . . 4";

#[test]
fn proofs_on_a_large_board_follow_from_few_clues() {
    let puzzle = parse(EXPERT).unwrap();
    let solution = solution(&puzzle);
    let explanation = explain(&puzzle, Rule::SeesFloor, &unlimited());
    assert_eq!(explanation.end, Hint::Solved);
    assert_eq!(explanation.grid, solution);
    let is_proof = |step: &&Step| step.technique == Technique::SmallestProof;
    assert!(explanation.steps.iter().any(|step| is_proof(&step)));
    for step in explanation.steps.iter().filter(is_proof) {
        assert!(step.clues.len() <= 25, "{step:?}");
        assert!(follows(&solution, &step.clues, &step.conclusions));
    }
}

#[test]
fn the_first_hint_is_the_first_step_of_the_explanation() {
    for puzzle in puzzles("minimal_4_to_9.json") {
        let steps = explain(&puzzle, Rule::SeesFloor, &unlimited()).steps;
        let Hint::Step(step) = hint(&puzzle, Rule::SeesFloor, &unlimited()) else {
            panic!("there is a step");
        };
        assert_eq!(step.technique, steps[0].technique);
    }
}

#[test]
fn the_rating_counts_the_steps_of_the_ladder() {
    for puzzle in puzzles("minimal_4_to_9.json") {
        let steps = explain(&puzzle, Rule::SeesFloor, &unlimited()).steps;
        let rating = rate(&puzzle, Rule::SeesFloor, &unlimited()).unwrap();
        let hardest = steps.iter().map(|step| step.technique).max();
        // Which contradiction comes first may differ, not whether one is needed.
        assert_eq!(rating.hardest, hardest);
    }
}

#[test]
fn both_readings_of_rule_three_explain_a_unique_puzzle_to_the_same_end() {
    for puzzle in puzzles("minimal_4_to_9.json").iter().step_by(2) {
        let explanation = explain(puzzle, Rule::SeenByNumber, &unlimited());
        assert_eq!(explanation.end, Hint::Solved);
        assert_eq!(explanation.grid, solution(puzzle));
    }
}

#[test]
fn a_wrong_mark_is_named_before_anything_else() {
    for puzzle in puzzles("original_generator.json").iter().take(40) {
        let solution = solution(puzzle);
        let cell = puzzle.unknown().next().unwrap();
        let mut position = puzzle.clone();
        let is_floor = solution.get(cell).is_floor();
        position.set(cell, if is_floor { Cell::Wall } else { Cell::Floor });
        let Hint::WrongMarks { marks, wrong, .. } =
            hint_in_play(puzzle, &position, Rule::SeesFloor, &unlimited())
        else {
            panic!("the mark is wrong");
        };
        assert_eq!(marks, [cell]);
        assert_eq!(wrong, Some(vec![cell]));
    }
}

#[test]
fn contradictory_clues_are_named() {
    let puzzle = parse("1 1 1\n. . .").unwrap();
    let Hint::NoSolution { givens, broken, .. } = hint(&puzzle, Rule::SeesFloor, &unlimited())
    else {
        panic!("the 1 in the middle sees two floors");
    };
    assert_eq!(givens.len(), 3);
    assert!(broken.is_some());
}

/// Once the solver took a left-out number that turns out to be a wall for one that sees.
#[test]
fn clues_that_conflict_under_the_reports_rule_are_named() {
    let puzzle = parse("1 . 1 .").unwrap();
    let Hint::NoSolution { givens, .. } = hint(&puzzle, Rule::SeenByNumber, &unlimited()) else {
        panic!("the first 1 needs its neighbour, which the second 1 then sees besides itself");
    };
    assert_eq!(givens.len(), 2);
}

#[test]
fn several_solutions_are_shown_once_nothing_more_is_forced() {
    let puzzle = parse(". .\n. .").unwrap();
    let hint = hint(&puzzle, Rule::SeesFloor, &unlimited());
    let Hint::Several {
        solutions,
        cell,
        stop: None,
    } = hint
    else {
        panic!("an empty grid has several solutions: {hint:?}");
    };
    assert_ne!(solutions[0].get(cell), solutions[1].get(cell));
}

#[test]
fn a_finished_grid_is_solved() {
    let grid = parse("1 O W\nW W W").unwrap();
    assert_eq!(hint(&grid, Rule::SeesFloor, &unlimited()), Hint::Solved);
}

#[test]
fn the_stages_tell_more_and_more_of_the_same_step() {
    let position = parse("W 4 . .\n4 . . .\n. 3 . 1\n. . 1 .").unwrap();
    let Hint::Step(step) = hint(&position, Rule::SeesFloor, &unlimited()) else {
        panic!("there is a step");
    };
    let Help::Where { cell, from, to } = step.help(Stage::Where, &position) else {
        panic!("where");
    };
    assert!(from.row() <= cell.row() && cell.row() <= to.row());
    let Help::Play { grid, conclusions } = step.help(Stage::Play, &position) else {
        panic!("play");
    };
    assert_eq!(conclusions, step.conclusions);
    assert_eq!(grid, step.play(&position));
}

#[test]
fn a_chain_begins_with_the_supposition_and_ends_where_a_rule_breaks() {
    let chains: Vec<Step> = puzzles("minimal_4_to_9.json")
        .iter()
        .flat_map(|puzzle| explain(puzzle, Rule::SeesFloor, &unlimited()).steps)
        .filter(|step| step.technique == Technique::Contradiction)
        .collect();
    assert!(!chains.is_empty());
    for step in chains {
        let Evidence::Chain {
            supposed, links, ..
        } = &step.evidence
        else {
            panic!("a contradiction shows its chain");
        };
        assert_eq!(step.conclusions[0].cell, supposed.cell);
        assert_eq!(step.conclusions[0].fill, supposed.fill.opposite());
        assert!(links.iter().any(|link| link.cell == supposed.cell));
    }
}

#[test]
fn a_step_survives_the_way_through_json() {
    let position = parse("W 4 . .\n4 . . .\n. 3 . 1\n. . 1 .").unwrap();
    for step in explain(&position, Rule::SeesFloor, &unlimited()).steps {
        let json = serde_json::to_string(&step).unwrap();
        assert_eq!(serde_json::from_str::<Step>(&json).unwrap(), step);
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(300)
    })]

    /// Any position, sensible or not: what the hint says agrees with every solution.
    #[test]
    fn a_hint_always_answers_and_is_never_wrong(
        rows in 1usize..5,
        cols in 1usize..5,
        codes in proptest::collection::vec(0u16..12, 16),
        seen_by_number: bool,
    ) {
        let rule = if seen_by_number { Rule::SeenByNumber } else { Rule::SeesFloor };
        let grid = Grid::from_cells(rows, cols, codes.into_iter().map(|code| match code {
            0..=5 => Cell::Unknown,
            6 => Cell::Wall,
            7 => Cell::Floor,
            number => Cell::Number(number - 7),
        }));
        let count = Solver::new(&grid, rule).solve(u64::MAX, &unlimited()).count;
        match hint(&grid, rule, &unlimited()) {
            Hint::Solved => prop_assert_eq!(count, 1),
            Hint::Step(step) => {
                if step.technique != Technique::BlindFloor {
                    for conclusion in &step.conclusions {
                        let mut opposite = grid.clone();
                        opposite.set(conclusion.cell, Cell::from(conclusion.fill.opposite()));
                        let found = Solver::new(&opposite, rule).solve(1, &unlimited());
                        prop_assert_eq!(found.count, 0);
                    }
                }
            }
            Hint::WrongMarks { marks, .. } => {
                prop_assert_eq!(count, 0);
                prop_assert!(!marks.is_empty());
            }
            Hint::NoSolution { givens, .. } => {
                prop_assert_eq!(count, 0);
                prop_assert!(!givens.is_empty());
            }
            Hint::Several { .. } => prop_assert!(count > 1),
            Hint::Undecided(stop) => prop_assert!(false, "no limit was set, but {stop}"),
        }
    }
}

#[test]
fn a_large_loose_board_gets_an_answer_though_not_every_cell_can_be_tried() {
    let loose = Grid::new(75, 75);
    let hint = hint(&loose, Rule::SeesFloor, &Budget::unlimited());
    let Hint::Several {
        solutions,
        cell,
        stop: Some(Stop::Nodes),
    } = hint
    else {
        panic!("there are many solutions, and a limit was reached: {hint:?}");
    };
    assert_ne!(solutions[0].get(cell), solutions[1].get(cell));
}
