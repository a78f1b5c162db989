use super::*;
use crate::{Diagnosis, Difficulty, Minimality, Settings, Solver, diagnose, generate, is_solution};
use atisbo_base::Watch;
use atisbo_logic::dimacs;
use proptest::prelude::*;

const FREE: fn() -> Budget = Budget::unlimited;
const RULES: [Rule; 2] = [Rule::SeesFloor, Rule::SeenByNumber];

fn generated(side: usize, difficulty: Option<Difficulty>, many: u64) -> Vec<Grid> {
    let settings = Settings {
        difficulty,
        ..Settings::new(side, side)
    };
    let puzzle = |index| generate(&settings, 7, index, &FREE()).unwrap().puzzle;
    (0..many).map(puzzle).collect()
}

fn any_grid() -> impl Strategy<Value = Grid> {
    let cell = prop_oneof![
        6 => Just(Cell::Unknown),
        2 => Just(Cell::Wall),
        1 => Just(Cell::Floor),
        3 => (1..6u16).prop_map(Cell::Number),
    ];
    (1..5usize, 1..5usize).prop_flat_map(move |(rows, cols)| {
        prop::collection::vec(cell.clone(), rows * cols)
            .prop_map(move |cells| Grid::from_cells(rows, cols, cells))
    })
}

#[test]
fn solutions_of_puzzles_are_those_of_the_solver() {
    let puzzles = [
        generated(9, None, 3),
        generated(7, Some(Difficulty::Expert), 2),
    ]
    .concat();
    for puzzle in puzzles {
        let mut logic = Logic::new(&puzzle, Rule::SeesFloor, &FREE()).unwrap();
        let expected = Solver::new(&puzzle, Rule::SeesFloor).solve(2, &FREE());
        assert_eq!(logic.solve(&FREE()), Ok(expected.first));
        assert_eq!(logic.verdict(&FREE()), Ok(Verdict::Unique));
    }
}

#[test]
fn deductions_lead_to_the_solution() {
    for mut position in generated(6, Some(Difficulty::Hard), 2) {
        let solution = Solver::new(&position, Rule::SeesFloor)
            .solve(1, &FREE())
            .first
            .unwrap();
        while !position.is_filled() {
            let mut logic = Logic::new(&position, Rule::SeesFloor, &FREE()).unwrap();
            let found = logic.next_deduction(&FREE()).unwrap().unwrap();
            let Conclusion { cell, fill } = found.conclusion;
            assert_eq!(solution.get(cell).is_floor(), fill == Fill::Floor);
            position.set(cell, Cell::from(fill));
        }
        assert!(is_solution(&position, Rule::SeesFloor));
    }
}

#[test]
fn the_clauses_have_the_names_of_the_cells() {
    let puzzle = crate::parse("2 . W\n. . .\n. . 2").unwrap();
    let logic = Logic::new(&puzzle, Rule::SeesFloor, &FREE()).unwrap();
    let (cnf, symbols) = logic.clauses(&FREE()).unwrap();
    assert_eq!(cnf.symbols(), symbols.len());
    let file = dimacs::read(dimacs::write(&cnf, &symbols)).unwrap();
    assert_eq!((file.cnf, file.symbols.len()), (cnf, symbols.len()));
    assert_eq!(symbols.name(logic.floor(Place::new(1, 2)).symbol()), "r2c3");
    let names: Vec<String> = logic
        .reasons()
        .map(|(id, _)| logic.theory().name(id))
        .collect();
    assert_eq!(
        names[..3],
        ["number[r1c1 2]", "wall[r1c3]", "number[r3c3 2]"]
    );
    assert_eq!(names.len(), 3 + 9);
}

#[test]
fn the_clauses_of_a_large_grid_are_written_as_far_as_the_budget_goes() {
    let mut grid = Grid::new(100, 100);
    for cell in grid.positions().collect::<Vec<_>>() {
        grid.set(cell, Cell::Number(20));
    }
    let written = |budget: Budget| Logic::new(&grid, Rule::SeesFloor, &budget).err();
    let short = Budget::unlimited().bytes(1 << 20);
    assert_eq!(written(short), Some(Stop::Bytes));
    let watch = Watch::cancelling_at(3);
    let cancelled = Budget::unlimited().watched(&watch);
    assert_eq!(written(cancelled), Some(Stop::Cancelled));
    assert_eq!(watch.looks(), 3);
    assert!(watch.most_steps() < 1 << 17);
}

#[test]
fn a_number_that_no_grid_can_hold_is_a_conflict_of_its_own() {
    let mut puzzle = Grid::new(3, 3);
    puzzle.set(Place::new(0, 0), Cell::Number(9));
    let conflict = Logic::new(&puzzle, Rule::SeesFloor, &FREE())
        .unwrap()
        .conflict(&FREE())
        .unwrap()
        .unwrap();
    assert_eq!(conflict.reasons, [Reason::Clue(Place::new(0, 0))]);
    assert!(conflict.smallest);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn any_grid_has_the_solutions_that_the_solver_finds(grid in any_grid(), rule in 0..2usize) {
        let rule = RULES[rule];
        let mut logic = Logic::new(&grid, rule, &FREE()).unwrap();
        let expected = Solver::new(&grid, rule).solve(2, &FREE());
        prop_assert_eq!(logic.verdict(&FREE()), Ok(expected.verdict()));
        if let Some(solution) = logic.solve(&FREE()).unwrap() {
            prop_assert!(is_solution(&solution, rule));
        }
    }

    #[test]
    fn conflicts_are_as_small_as_those_of_the_diagnosis(grid in any_grid(), rule in 0..2usize) {
        let rule = RULES[rule];
        let mut logic = Logic::new(&grid, rule, &FREE()).unwrap();
        let conflict = logic.conflict(&FREE()).unwrap();
        match (conflict, diagnose(&grid, rule, |_, _| true, &FREE())) {
            (None, Diagnosis::Solvable(_)) => {}
            (Some(conflict), Diagnosis::Conflict { givens, minimality, .. }) => {
                prop_assert!(conflict.smallest && minimality == Minimality::Smallest);
                prop_assert_eq!(conflict.clues().len(), givens.len());
                let ids: Vec<ConstraintId> = (logic.reasons())
                    .filter(|(_, reason)| conflict.reasons.contains(reason))
                    .map(|(id, _)| id)
                    .collect();
                prop_assert!(logic.theory.conflict(&ids, &FREE()).unwrap().is_some());
                for left_out in 0..ids.len() {
                    let mut rest = ids.clone();
                    rest.remove(left_out);
                    prop_assert_eq!(logic.theory.conflict(&rest, &FREE()), Ok(None));
                }
            }
            other => prop_assert!(false, "{:?}", other),
        }
    }

    #[test]
    fn every_deduction_is_enough_and_needs_all_its_clues(grid in any_grid(), rule in 0..2usize) {
        let mut logic = Logic::new(&grid, RULES[rule], &FREE()).unwrap();
        let Some(found) = logic.next_deduction(&FREE()).unwrap() else {
            return Ok(());
        };
        let fact = logic.literal(found.conclusion.cell, found.conclusion.fill);
        let ids: Vec<ConstraintId> = (logic.reasons())
            .filter(|(_, reason)| found.because.contains(reason))
            .map(|(id, _)| id)
            .collect();
        prop_assert!(logic.theory.entails(fact, &ids, &FREE()).unwrap().is_some());
        for (id, reason) in logic.reasons().collect::<Vec<_>>() {
            if let Reason::Clue(_) = reason && ids.contains(&id) {
                let rest: Vec<ConstraintId> = ids.iter().copied().filter(|&it| it != id).collect();
                prop_assert_eq!(logic.theory.entails(fact, &rest, &FREE()), Ok(None));
            }
        }
    }
}
