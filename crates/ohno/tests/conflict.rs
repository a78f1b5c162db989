//! Conflicts: real, irreducible, and no smaller one exists.

mod common;

use atisbo_base::Budget;
use atisbo_ohno::{
    Cell, Diagnosis, Fault, Grid, Minimality, Pos, Rule, check, diagnose, is_solution, parse,
};
use common::{any_grid, any_rule, fillings};
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

fn conflicts(part: &Grid, grid: &Grid, rule: Rule) -> bool {
    !fillings(part).any(|filled| is_right(&filled, grid, rule))
}

/// The size of a smallest set of givens without solution, by trying all sets.
fn smallest_by_trying_all(grid: &Grid, givens: &[Pos], rule: Rule) -> usize {
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
        let givens: Vec<Pos> = grid
            .cells()
            .filter(|&(_, cell)| cell != Cell::Unknown)
            .map(|(pos, _)| pos)
            .collect();
        prop_assume!(givens.len() <= 7);
        match diagnose(&grid, rule, |_, _| true, &Budget::unlimited()) {
            Diagnosis::Solvable(solution) => prop_assert!(is_solution(&solution, rule)),
            Diagnosis::Conflict { givens: found, minimality, stop } => {
                prop_assert_eq!(minimality, Minimality::Smallest);
                prop_assert_eq!(stop, None);
                prop_assert_eq!(found.len(), smallest_by_trying_all(&grid, &givens, rule));
                let mut part = Grid::new(grid.rows(), grid.cols());
                for pos in found {
                    part.set(pos, grid.get(pos));
                }
                prop_assert!(conflicts(&part, &grid, rule));
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
    assert_eq!(givens, [Pos::new(0, 1), Pos::new(1, 0)]);
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
    assert_eq!(givens, [Pos::new(0, 1)]);
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
    assert_eq!(broken[0].pos(), Pos::new(0, 0));
    // Between what it sees (0) and may see (3), 1 is out of reach: the floor behind joins in.
    let broken = check(&parse("1 . O .\nW W W W").unwrap(), Rule::SeesFloor);
    assert_eq!(broken.len(), 1);
}
