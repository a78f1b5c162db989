//! What the heuristics of the state space promise, against the true costs of small boards.

use crate::common::{any_rule, boards};
use atisbo_base::Budget;
use atisbo_ohno::search::{Formulation, HeuristicName, Space, State, Task, audit};
use atisbo_ohno::{Cell, Grid, Rule, parse};
use atisbo_search::check::{Overestimate, Sampling};
use atisbo_search::{Estimate, Heuristic, Problem};
use proptest::prelude::*;
use std::collections::HashMap;

type Small = Space<u128>;

/// The true cost of every state that can be reached, `None` where no goal can: slow and obvious.
fn true_costs(space: &Small) -> HashMap<State<u128>, Option<u32>> {
    fn visit(
        space: &Small,
        state: &State<u128>,
        known: &mut HashMap<State<u128>, Option<u32>>,
    ) -> Option<u32> {
        if let Some(&cost) = known.get(state) {
            return cost;
        }
        let cost = if space.is_goal(state) {
            Some(0)
        } else {
            let mut out = Vec::new();
            space.successors(state, &mut out);
            out.iter()
                .filter_map(|next| Some(next.cost + visit(space, &next.state, known)?))
                .min()
        };
        known.insert(state.clone(), cost);
        cost
    }
    let mut known = HashMap::new();
    visit(space, &space.initial(), &mut known);
    known
}

/// The first state for which a heuristic says more than is true.
fn overestimate(
    space: &Small,
    heuristic: HeuristicName,
) -> Option<(State<u128>, Estimate, Option<u32>)> {
    true_costs(space).into_iter().find_map(|(state, truth)| {
        let estimate = heuristic.estimate(space, &state);
        let wrong = match (estimate, truth) {
            (_, None) => false,
            (Estimate::Cost(estimate), Some(truth)) => estimate > truth,
            (Estimate::DeadEnd(_), Some(_)) => true,
        };
        wrong.then_some((state, estimate, truth))
    })
}

/// Boards of up to twelve cells that have a solution: a filling is drawn, its numbers are counted,
/// and some of its cells are shown.
fn small_puzzle() -> impl Strategy<Value = Grid> {
    (1_usize..=4, 2_usize..=4)
        .prop_filter("at most twelve cells", |(rows, cols)| rows * cols <= 12)
        .prop_flat_map(|(rows, cols)| {
            let cells = prop::collection::vec((prop::bool::weighted(0.3), 0_u8..10), rows * cols);
            (Just(rows), Just(cols), cells)
        })
        .prop_map(|(rows, cols, cells)| {
            let fill = |&(wall, _): &(bool, u8)| if wall { Cell::Wall } else { Cell::Floor };
            let filled = Grid::from_cells(rows, cols, cells.iter().map(fill));
            let shown = filled
                .cells()
                .zip(&cells)
                .map(
                    |((pos, cell), &(wall, dice))| match (wall, dice, filled.sees(pos)) {
                        (true, 0..2, _) | (false, 5, _) => cell,
                        (false, 0..5, seen @ 1..) => Cell::Number(seen as u16),
                        _ => Cell::Unknown,
                    },
                );
            Grid::from_cells(rows, cols, shown)
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn admissible_heuristics_never_exceed_the_true_cost(grid in small_puzzle(), rule in any_rule()) {
        for formulation in [Formulation::Clean, Formulation::Pruned, Formulation::Propagating] {
            for task in [Task::Numbers, Task::Whole] {
                let space = Small::new(&grid, rule, formulation, task);
                for heuristic in HeuristicName::ALL.into_iter().filter(|h| h.is_admissible()) {
                    let found = overestimate(&space, heuristic);
                    prop_assert!(found.is_none(), "{formulation} {task:?} {heuristic}: {found:?}\n{grid}");
                }
            }
        }
    }

    #[test]
    fn dead_ends_lead_nowhere(grid in small_puzzle(), rule in any_rule()) {
        for formulation in [Formulation::Clean, Formulation::Pruned, Formulation::Propagating] {
            let space = Small::new(&grid, rule, formulation, Task::Whole);
            for (state, truth) in true_costs(&space) {
                let cut = space.dead_end(&state);
                prop_assert!(cut.is_none() || truth.is_none(), "{formulation} {cut:?}: {state:?}\n{grid}");
            }
        }
    }

    #[test]
    fn crossing_dominates_matching_in_every_state(grid in small_puzzle()) {
        let space = Small::new(&grid, Rule::SeesFloor, Formulation::Clean, Task::Numbers);
        for state in true_costs(&space).keys() {
            let matching = HeuristicName::Matching.estimate(&space, state);
            match (matching, HeuristicName::Crossing.estimate(&space, state)) {
                (Estimate::Cost(matching), Estimate::Cost(crossing)) => prop_assert!(crossing >= matching),
                (_, Estimate::DeadEnd(_)) => {}
                (Estimate::DeadEnd(_), Estimate::Cost(_)) => prop_assert!(false, "matching saw more"),
            }
        }
    }

    #[test]
    fn every_formulation_has_the_same_cheapest_solution(grid in small_puzzle(), rule in any_rule()) {
        let cheapest = |formulation, task| {
            let space = Small::new(&grid, rule, formulation, task);
            let walls = space.walls(&space.initial()) as u32;
            true_costs(&space)[&space.initial()].map(|cost| cost + walls)
        };
        prop_assert_eq!(
            cheapest(Formulation::Pruned, Task::Numbers),
            cheapest(Formulation::Clean, Task::Numbers)
        );
        let whole = cheapest(Formulation::Clean, Task::Whole);
        prop_assert_eq!(cheapest(Formulation::Pruned, Task::Whole), whole);
        prop_assert_eq!(cheapest(Formulation::Propagating, Task::Whole), whole);
    }
}

fn overestimates(grid: &Grid, heuristic: HeuristicName) -> Option<Overestimate<Grid>> {
    let sampling = Sampling {
        expansions: 20,
        expansions_nearby: 20,
        walks: 0,
        ..Sampling::default()
    };
    let check = audit(grid, heuristic, &sampling, &Budget::unlimited());
    check.admissible.counter_example().cloned()
}

#[test]
fn the_reports_admissible_h2_is_not() {
    // Eight numbers in one row run, each in a column run of its own: one wall serves them all.
    let mut text = "3 3 3 3 . 3 3 3 3\nW W W W W W W W W\n".to_owned();
    text += &". . . . . . . . .\n".repeat(7);
    let grid = parse(&text).expect("a grid");
    let found = overestimates(&grid, HeuristicName::H2a).expect("a counter-example");
    assert_eq!((found.estimate, found.cost), (Some(2), 1));
    assert_eq!(overestimates(&grid, HeuristicName::Matching), None);
    assert_eq!(overestimates(&grid, HeuristicName::Crossing), None);
}

#[test]
fn shortly_before_the_end_h2_fails_on_the_reports_own_boards() {
    let mut refuted = Vec::new();
    for (name, board) in boards() {
        for heuristic in [HeuristicName::Matching, HeuristicName::Crossing] {
            let found = overestimates(&board, heuristic);
            assert_eq!(found, None, "{heuristic} on {name}");
        }
        if overestimates(&board, HeuristicName::H2a).is_some() {
            refuted.push(name);
        }
    }
    let expected = [
        "7x7_1", "7x7_2", "7x7_4", "8x8_1", "8x8_3", "9x9_1", "9x9_2", "9x9_3", "9x9_4",
    ];
    assert_eq!(refuted, expected);
}
