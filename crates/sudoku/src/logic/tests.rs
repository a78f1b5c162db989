use super::*;
use crate::generate;
use crate::{Shape, conflicting_clues, solver, text::parse};
use atisbo_logic::dimacs;
use proptest::prelude::*;

const FREE: fn() -> Budget = Budget::unlimited;
const INKALA: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

#[test]
fn a_hard_puzzle_is_solved_and_its_solution_is_the_only_one() {
    let puzzle = parse(INKALA).unwrap();
    let mut logic = Logic::new(&puzzle).unwrap();
    let expected = solver::solve(&puzzle, 1, &FREE()).first;
    assert_eq!(logic.solve(&FREE()), Ok(expected));
    assert_eq!(logic.verdict(&FREE()), Ok(Verdict::Unique));
    assert_eq!(logic.verdict(&FREE()), Ok(Verdict::Unique));
    assert_eq!(logic.solve(&FREE().nodes(1)), Err(Stop::Nodes));
}

/// A few puzzles of a shape, with one solution.
fn generated(box_rows: usize, box_columns: usize, many: u64) -> Vec<Puzzle> {
    let shape = Shape::new(box_rows, box_columns).unwrap();
    let settings = generate::Settings::new(shape);
    let puzzle = |seed| generate::generate(&settings, seed, &FREE()).unwrap().puzzle;
    (0..many).map(puzzle).collect()
}

#[test]
fn solutions_and_their_number_are_those_of_the_solver() {
    for puzzle in generated(2, 3, 6).into_iter().chain(generated(3, 3, 3)) {
        let mut logic = Logic::new(&puzzle).unwrap();
        let expected = solver::solve(&puzzle, 1, &FREE()).first;
        assert_eq!(logic.solve(&FREE()), Ok(expected));
        assert_eq!(logic.verdict(&FREE()), Ok(Verdict::Unique));
        let mut fewer = puzzle.clone();
        let given = (0..puzzle.candidates().len()).find(|&cell| puzzle.given(cell).is_some());
        fewer.clear(given.unwrap());
        let found = Logic::new(&fewer).unwrap().verdict(&FREE());
        assert_eq!(found, Ok(solver::solve(&fewer, 2, &FREE()).verdict()));
    }
}

#[test]
fn a_large_grid_is_solved_too() {
    let puzzle = Puzzle::empty(Shape::new(4, 4).unwrap());
    let solution = Logic::new(&puzzle)
        .unwrap()
        .solve(&FREE())
        .unwrap()
        .unwrap();
    assert!(puzzle.is_solved_by(&solution));
}

#[test]
fn the_clauses_have_the_names_of_the_candidates() {
    let puzzle = parse("1...\n..34\n..2.\n...1").unwrap();
    let logic = Logic::new(&puzzle).unwrap();
    let (cnf, symbols) = logic.clauses(&Budget::unlimited()).unwrap();
    assert_eq!((cnf.symbols(), symbols.len()), (64, 64));
    let file = dimacs::read(dimacs::write(&cnf, &symbols)).unwrap();
    assert_eq!(
        (file.cnf, file.symbols.name(symbols.iter().last().unwrap())),
        (cnf, "r4c4[4]".into())
    );
    let name = symbols.name(logic.candidate(7, 4).symbol());
    assert_eq!(name, "r2c4[4]");
    let names: Vec<String> = logic
        .reasons()
        .map(|(id, _)| logic.theory().name(id))
        .collect();
    assert_eq!(
        (names.len(), &*names[0], &*names[16]),
        (16 + 48 + 5, "r1c1", "r1[1]")
    );
    assert_eq!(names[64], "given[r1c1]");
}

#[test]
fn rules_beyond_regions_are_refused() {
    use crate::variant::{Cage, Ground};
    let cage = Cage {
        cells: vec![0, 1],
        sum: Some(3),
    };
    let rules =
        crate::Rules::with_variants(Ground::new(Shape::new(2, 2).unwrap()), vec![cage.into()]);
    let puzzle = Puzzle::with_rules(rules.unwrap());
    assert_eq!(Logic::new(&puzzle).err(), Some(BeyondRegions));
}

#[test]
fn cells_apart_and_extra_regions_are_rules_too() {
    use crate::variant::{AntiKnight, Diagonal, Ground};
    let variants = vec![Diagonal { rising: true }.into(), AntiKnight.into()];
    let rules = crate::Rules::with_variants(Ground::new(Shape::CLASSIC), variants).unwrap();
    let puzzle = Puzzle::with_rules(rules);
    let solution = Logic::new(&puzzle).unwrap().solve(&FREE()).unwrap();
    let expected = solver::solve(&puzzle, 1, &FREE()).first;
    assert_eq!(solution.is_some(), expected.is_some());
    assert!(solution.is_none_or(|solution| puzzle.is_solved_by(&solution)));
}

#[test]
fn every_explanation_is_enough_and_needs_all_its_reasons() {
    let puzzle = &generated(2, 2, 1)[0];
    let mut logic = Logic::new(puzzle).unwrap();
    let solution = logic.solve(&FREE()).unwrap().unwrap();
    for (cell, &value) in solution.iter().enumerate() {
        let why = logic.explain(cell, value, &FREE()).unwrap().unwrap();
        let fact = logic.candidate(cell, value);
        let used: Vec<ConstraintId> = (logic.reasons())
            .filter(|(_, reason)| why.contains(reason))
            .map(|(id, _)| id)
            .collect();
        for left_out in 0..=used.len() {
            let mut rest = used.clone();
            let all = left_out == used.len();
            if !all {
                rest.remove(left_out);
            }
            assert_eq!(
                logic
                    .theory
                    .entails(fact, &rest, &FREE())
                    .unwrap()
                    .is_some(),
                all
            );
        }
        assert_eq!(logic.explain(cell, value % 4 + 1, &FREE()), Ok(None));
    }
}

#[test]
fn deductions_lead_to_the_solution() {
    let puzzles = [generated(2, 3, 3), generated(3, 3, 1)].concat();
    for puzzle in puzzles {
        let solution = solver::solve(&puzzle, 1, &FREE()).first.unwrap();
        let mut position = Position::new(&puzzle);
        while !position.is_filled() {
            let found = next_deduction(&position, &FREE())
                .unwrap()
                .unwrap()
                .unwrap();
            assert!(!found.placements.is_empty() || !found.eliminations.is_empty());
            for &Candidate { cell, value } in &found.placements {
                assert_eq!(solution[cell], value);
                position.place(cell, value);
            }
            for &Candidate { cell, value } in &found.eliminations {
                assert_ne!(solution[cell], value);
                position.eliminate(cell, value);
            }
        }
        assert_eq!(position.values(), solution);
        assert_eq!(next_deduction(&position, &FREE()), Ok(Ok(None)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn conflicts_have_as_few_givens_as_those_of_the_solver(
        givens in prop::collection::vec((0..16usize, 1..=4u8), 3..9),
    ) {
        let mut puzzle = Puzzle::empty(Shape::new(2, 2).unwrap());
        for (cell, value) in givens {
            puzzle.give(cell, value);
        }
        let mut logic = Logic::new(&puzzle).unwrap();
        let conflict = logic.conflict(&FREE()).unwrap();
        let expected = conflicting_clues(&puzzle, &FREE());
        prop_assert_eq!(conflict.is_some(), expected.is_some());
        if let (Some(conflict), Some(expected)) = (conflict, expected) {
            prop_assert!(conflict.smallest && expected.smallest);
            prop_assert_eq!(conflict.givens().len(), expected.clues.len());
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
    }
}
