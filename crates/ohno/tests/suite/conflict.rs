//! Conflicts: real, irreducible, and no smaller one exists.

use crate::common::{any_grid, any_rule, fillings, json, rows};
use atisbo_base::Budget;
use atisbo_ohno::{
    Cell, Diagnosis, Fault, Grid, Minimality, Place, Rule, Solver, Verdict, check, diagnose,
    is_solution, parse,
};
use proptest::prelude::*;

/// Whether a filling is right when some givens of `grid` are left out of `part`: under the rule of
/// the report, floors that carried a number go on seeing others and need not be seen.
fn is_right(filled: &Grid, grid: &Grid, rule: Rule) -> bool {
    if rule == Rule::SeesFloor {
        return is_solution(filled, rule);
    }
    let mut lent = filled.clone();
    for (pos, number) in grid
        .numbers()
        .filter(|&(pos, _)| filled.get(pos).is_floor())
    {
        lent.set(pos, Cell::Number(number));
    }
    let broken_number = |fault: &Fault| matches!(fault, Fault::Number { .. });
    !check(filled, rule).iter().any(broken_number) && check(&lent, rule).iter().all(broken_number)
}

/// The grid with these givens and no others.
fn only(givens: &[Place], grid: &Grid) -> Grid {
    let mut part = Grid::new(grid.rows(), grid.cols());
    for &pos in givens {
        part.set(pos, grid.get(pos));
    }
    part
}

fn conflicts(part: &Grid, grid: &Grid, rule: Rule) -> bool {
    !fillings(part).any(|filled| is_right(&filled, grid, rule))
}

/// The size of a smallest set of givens without solution, by trying all sets.
fn smallest_by_trying_all(grid: &Grid, givens: &[Place], rule: Rule) -> usize {
    (0_u32..1 << givens.len())
        .filter(|kept| {
            let mut part = grid.clone();
            for (index, &pos) in givens.iter().enumerate() {
                if kept & (1 << index) == 0 {
                    part.set(pos, Cell::Unknown);
                }
            }
            conflicts(&part, grid, rule)
        })
        .map(|kept| kept.count_ones() as usize)
        .min()
        .expect("all givens together conflict")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn the_conflict_is_as_small_as_trying_all_finds(grid in any_grid(3), rule in any_rule()) {
        let givens: Vec<Place> = grid.known().collect();
        prop_assume!(givens.len() <= 7);
        match diagnose(&grid, rule, |_, _| true, &Budget::unlimited()) {
            Diagnosis::Solvable(solution) => prop_assert!(is_solution(&solution, rule)),
            Diagnosis::Conflict { givens: found, minimality, stop } => {
                prop_assert_eq!(minimality, Minimality::Smallest);
                prop_assert_eq!(stop, None);
                prop_assert_eq!(found.len(), smallest_by_trying_all(&grid, &givens, rule));
                prop_assert!(conflicts(&only(&found, &grid), &grid, rule));
            }
            Diagnosis::Undecided(stop) => prop_assert!(false, "no limit was set: {}", stop),
        }
    }
}

#[test]
fn only_givens_in_doubt_are_blamed() {
    // The 1 sees the floor on its right, so the floor below it is a mistake of the player's.
    let puzzle = parse("1 O .\nO . .\n. . 2").unwrap();
    let marks = |_, cell| cell == Cell::Floor;
    let Diagnosis::Conflict {
        givens, minimality, ..
    } = diagnose(&puzzle, Rule::SeesFloor, marks, &Budget::unlimited())
    else {
        panic!("the 1 sees two floors");
    };
    assert_eq!(givens, [Place::new(0, 1), Place::new(1, 0)]);
    assert_eq!(minimality, Minimality::Smallest);
}

#[test]
fn a_conflict_among_what_is_beyond_doubt_blames_nobody() {
    let puzzle = parse("1 W\nW O").unwrap();
    let diagnosis = diagnose(&puzzle, Rule::SeesFloor, |_, _| false, &Budget::unlimited());
    assert!(matches!(diagnosis, Diagnosis::Conflict { givens, .. } if givens.is_empty()));
}

#[test]
fn under_the_rule_of_the_report_a_dropped_number_still_lends_its_sight() {
    // Without the 3 nobody would see the floor, and the walls would be blamed for that.
    let puzzle = parse("W 3 O W").unwrap();
    let numbers = |_, cell: Cell| cell.number().is_some();
    let Diagnosis::Conflict { givens, .. } =
        diagnose(&puzzle, Rule::SeenByNumber, numbers, &Budget::unlimited())
    else {
        panic!("the 3 sees one floor");
    };
    assert_eq!(givens, [Place::new(0, 1)]);
}

#[test]
fn a_budget_ends_the_work_with_what_was_found() {
    let puzzle = parse("2 . W .\nW . . .\n. . 1 4").unwrap();
    let budget = Budget::unlimited().nodes(4);
    let Diagnosis::Conflict {
        givens,
        minimality,
        stop,
    } = diagnose(&puzzle, Rule::SeesFloor, |_, _| true, &budget)
    else {
        panic!("that it conflicts is known at the first question");
    };
    assert!(stop.is_some());
    assert_eq!(minimality, Minimality::Unproved);
    // Propagation had run into these.
    assert_eq!(givens.len(), 3);
}

#[test]
fn faults_of_partial_grids_are_those_no_filling_mends() {
    assert_eq!(check(&parse("2 . .\n. . .").unwrap(), Rule::SeesFloor), []);
    let broken = check(&parse("1 O O\n. . .").unwrap(), Rule::SeesFloor);
    assert_eq!(broken.len(), 1);
    assert_eq!(broken[0].pos(), Place::new(0, 0));
    // Between what it sees (0) and may see (3), 1 is out of reach: the floor behind joins in.
    let broken = check(&parse("1 . O .\nW W W W").unwrap(), Rule::SeesFloor);
    assert_eq!(broken.len(), 1);
}

/// A puzzle of the reference data with one of its numbers raised, so that there is no solution.
fn spoilt(id: &str, rule: Rule) -> Grid {
    let entries: Vec<serde_json::Value> = json("large_9_to_50.json");
    let entry = entries.iter().find(|entry| entry["id"] == id);
    let puzzle = rows(&entry.expect("a puzzle of this name")["givens"]);
    let numbers: Vec<(Place, u16)> = puzzle.numbers().collect();
    let raised = numbers
        .iter()
        .skip(numbers.len() / 3)
        .map(|&(pos, number)| {
            let mut spoilt = puzzle.clone();
            spoilt.set(pos, Cell::Number(number + 1));
            spoilt
        });
    let verdict = |grid: &Grid| {
        let budget = Budget::unlimited().nodes(1_000);
        Solver::new(grid, rule).solve(1, &budget).verdict()
    };
    raised
        .into_iter()
        .find(|spoilt| verdict(spoilt) == Verdict::None)
        .expect("some number decides")
}

/// Without any budget: the conflict is real by the exact solver, and no more than `most` givens.
#[track_caller]
fn is_diagnosed(id: &str, rule: Rule, most: usize) {
    let puzzle = spoilt(id, rule);
    let Diagnosis::Conflict {
        givens,
        minimality,
        stop,
    } = diagnose(&puzzle, rule, |_, _| true, &Budget::unlimited())
    else {
        panic!("{id} has no solution");
    };
    assert_eq!(stop, None);
    assert_ne!(minimality, Minimality::Unproved, "{id}");
    assert!(givens.len() <= most, "{id}: {} givens", givens.len());
    let part = only(&givens, &puzzle);
    let found = Solver::new(&part, rule).solve(1, &Budget::unlimited());
    assert_eq!(found.verdict(), Verdict::None, "{id}");
}

#[test]
fn a_wrong_number_on_a_large_board_is_pinned_down() {
    for rule in [Rule::SeesFloor, Rule::SeenByNumber] {
        is_diagnosed("large_15x15_easy_5", rule, 40);
        is_diagnosed("large_20x20_easy_2", rule, 60);
        is_diagnosed("large_20x20_easy_3", rule, 60);
    }
    is_diagnosed("large_50x50_easy_1", Rule::SeesFloor, 60);
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let puzzle = spoilt("large_20x20_easy_3", Rule::SeesFloor);
    let ask = || diagnose(&puzzle, Rule::SeesFloor, |_, _| true, &Budget::unlimited());
    assert_eq!(ask(), ask());
}
