//! Propagation concludes nothing wrong, and takes everything back.

use crate::common::{any_grid, any_rule, solutions_by_trying_all, solvable_grid};
use atisbo_ohno::{Cell, Deduction, Fill, Mark, Propagator};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn every_solution_agrees_with_what_is_concluded(
        grid in prop_oneof![any_grid(4), solvable_grid(4)],
        rule in any_rule(),
    ) {
        prop_assume!(grid.unknown().count() <= 12);
        let solutions = solutions_by_trying_all(&grid, rule);
        let mut position = Propagator::new(&grid, rule);
        match position.propagate() {
            Err(_) => prop_assert!(solutions.is_empty()),
            Ok(()) => for &Deduction { pos, fill, .. } in position.since(Mark::START) {
                let wrong = |solution: &&atisbo_ohno::Grid| solution.get(pos) != Cell::from(fill);
                prop_assert!(!solutions.iter().any(|solution| wrong(&solution)));
            },
        }
    }

    #[test]
    fn undoing_leaves_no_trace(
        grid in solvable_grid(8),
        rule in any_rule(),
        tries in prop::collection::vec((0_usize..64, any::<bool>()), 1..8),
    ) {
        let mut position = Propagator::new(&grid, rule);
        prop_assume!(position.propagate().is_ok());
        let (start, before) = (position.mark(), position.grid());
        let unknown = position.unknown();
        let cells: Vec<_> = grid.positions().collect();
        for &(index, wall) in &tries {
            let pos = cells[index % cells.len()];
            let fill = if wall { Fill::Wall } else { Fill::Floor };
            if position.assume(pos, fill).and_then(|()| position.propagate()).is_err() {
                break;
            }
        }
        position.undo_to(start);
        prop_assert_eq!(position.grid(), before);
        prop_assert_eq!(position.unknown(), unknown);
        prop_assert!(position.propagate().is_ok());
        prop_assert_eq!(position.mark(), start);
        // And the next trial concludes what a fresh position does.
        let pos = cells[tries[0].0 % cells.len()];
        let mut fresh = Propagator::new(&position.grid(), rule);
        let again = position.assume(pos, Fill::Wall).and_then(|()| position.propagate());
        let first = fresh.assume(pos, Fill::Wall).and_then(|()| fresh.propagate());
        prop_assert_eq!(again.is_ok(), first.is_ok());
        if again.is_ok() {
            prop_assert_eq!(position.grid(), fresh.grid());
        }
    }
}
