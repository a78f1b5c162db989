//! What the heuristics of the state space promise, against the true costs of small boards.

use crate::common::{any_rule, board};
use atisbo_base::Budget;
use atisbo_ohno::search::{
    Ending, Formulation, HeuristicName, SearchSettings, Space, State, Task, solve_by_search,
};
use atisbo_ohno::{Cell, Grid, Rule, is_solution};
use atisbo_search::{
    Cheapest, Estimate, GoalTest, Grounds, Heuristic, Options, Problem, Strategy as SearchStrategy,
};
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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn what_is_proved_to_be_cheapest_has_the_fewest_walls_of_all_fillings(
        grid in small_puzzle(),
        rule in any_rule(),
        goal_test in prop_oneof![Just(None), Just(Some(GoalTest::Generation))],
        depth_limit in prop_oneof![Just(None), (0u32..4).prop_map(Some)],
    ) {
        let fewest = [rule, Rule::SeenByNumber].map(|rule| fewest_walls(&grid, rule));
        for settings in all_searches(rule, &Options { goal_test, depth_limit, ..Options::default() }) {
            let report = solve_by_search(&grid, &settings, &mut (), &Budget::unlimited().nodes(300)).unwrap();
            let fewest = fewest[usize::from(settings.formulation == Formulation::Faithful)];
            prop_assert_eq!(report.optimality.is_some(), report.ending == Ending::Solved);
            let Some(found) = report.optimality else { continue };
            prop_assert_eq!(Some(found.cost as usize), report.walls);
            prop_assert!(Some(found.cost) >= fewest, "{:?} {:?}", settings, found);
            if found.cheapest == Cheapest::Yes {
                prop_assert_eq!(Some(found.cost), fewest, "{:?} {:?}\n{}", settings, found, grid);
            }
            if found.because == Grounds::Weighted {
                prop_assert!(Some(found.cost) <= fewest.map(|walls| 2 * walls), "{:?} {:?}", settings, found);
            }
        }
    }
}

/// The least walls of all fillings that keep the rules, tried one by one.
fn fewest_walls(grid: &Grid, rule: Rule) -> Option<u32> {
    let unknown: Vec<_> = grid.unknown().collect();
    let fillings = 0_u32..1 << unknown.len();
    let keeps_the_rules = |filling: &u32| {
        let mut filled = grid.clone();
        for (i, &pos) in unknown.iter().enumerate() {
            let is_wall = filling >> i & 1 == 1;
            filled.set(pos, if is_wall { Cell::Wall } else { Cell::Floor });
        }
        is_solution(&filled, rule)
    };
    fillings.filter(keeps_the_rules).map(u32::count_ones).min()
}

/// Every strategy with every heuristic that it asks, in every formulation, at once and in two parts.
fn all_searches(rule: Rule, options: &Options) -> Vec<SearchSettings> {
    let mut all = Vec::new();
    for formulation in Formulation::ALL {
        for two_phase in [false, true] {
            for strategy in SearchStrategy::ALL {
                let heuristics: &[HeuristicName] = match strategy.traits() {
                    traits if traits.needs_goal => &[],
                    traits if traits.needs_heuristic => &HeuristicName::ALL,
                    _ => &[HeuristicName::H1],
                };
                all.extend(heuristics.iter().map(|&heuristic| SearchSettings {
                    strategy,
                    heuristic,
                    formulation,
                    two_phase,
                    rule,
                    options: options.clone(),
                    seed: 0,
                }));
            }
        }
    }
    all
}

#[test]
fn a_heuristic_that_the_checker_refutes_proves_nothing() {
    let grid = board("5x5_3");
    let search = |heuristic| {
        let settings = SearchSettings {
            heuristic,
            formulation: Formulation::Clean,
            ..SearchSettings::default()
        };
        let report = solve_by_search(&grid, &settings, &mut (), &Budget::unlimited());
        report
            .expect("not backwards")
            .optimality
            .expect("a solution")
    };
    assert_eq!(search(HeuristicName::H2a).because, Grounds::Estimate);
    assert_eq!(
        search(HeuristicName::Crossing).because,
        Grounds::AdmissibleEstimate
    );
}
