//! The number of boards, to the last digit.

use super::*;

proptest! {
    #[test]
    fn as_many_boards_fit_as_there_are(position in brute::doubtful_positions(14)) {
        let counted = count(&position, &Budget::unlimited());
        let layouts = brute::layouts(&position);
        let fitting = match Supply::of(&position) {
            Supply::Total(total) => layouts.filter(move |layout| layout.count_ones() == total.mines),
            // Any number of mines may fit: there is nothing to count.
            Supply::Density(_) => {
                prop_assert!(matches!(counted, Ok(None) | Err(ExactError::Impossible)));
                return Ok(());
            }
        };
        match fitting.count() {
            0 => prop_assert_eq!(counted, Err(ExactError::Impossible)),
            boards => prop_assert_eq!(counted, Ok(Some(boards.into()))),
        }
    }

    #[test]
    fn the_count_is_the_weight_of_the_analysis(
        position in brute::opened_positions((7, 9), 0.05..0.4, 0.05..0.5),
    ) {
        let boards = count(&position, &Budget::unlimited()).unwrap().unwrap();
        let log_weight = analyse(&position, &Budget::unlimited()).unwrap().log_weight;
        // Fewer than the layouts of 63 cells: a word holds the number.
        let boards: u64 = boards.try_into().unwrap();
        prop_assert!(((boards as f64).ln() - log_weight).abs() < 1e-10);
    }
}

#[test]
fn an_untouched_board_has_as_many_as_there_are_ways_to_choose_the_mines() {
    let position = brute::untouched(16, 30, 99);
    let boards = count(&position, &Budget::unlimited()).unwrap().unwrap();
    let ways = "560220999337421345429058985775821108059290502723897901\
                281458809527214479570631168198385673295159633481600";
    assert_eq!(boards.to_string(), ways);
}

#[test]
fn a_count_stops_at_its_budget() {
    let position = random_reveal(100, 100, 0.2, 0.3, 1);
    let stopped = count(&position, &Budget::unlimited().nodes(1000));
    assert_eq!(stopped, Err(ExactError::Stopped(Stop::Nodes)));
}
