//! The puzzle as a state space, as a user of the crate meets it.

use crate::puzzles::{INKALA, WIKIPEDIA, puzzle};
use atisbo_base::{Budget, Stop};
use atisbo_search::check::{Finding, Sampling};
use atisbo_search::trace::{Tracer, write_dot};
use atisbo_search::{
    Cheapest, Cut, Event, Grounds, NotReversible, Problem, Prune, Strategy, Successor,
};
use atisbo_sudoku::search::{
    AnySize, CellOrder, Ending, Formulation, HeuristicName, Nine, OriginalCounts, OriginalRun,
    Rows, SearchReport, SearchSettings, Space, audit, own_runs, reason, solve_by_search,
};
use atisbo_sudoku::{Constraint, Puzzle, Region, RegionKind, Rules, Shape, Values};
use proptest::prelude::*;
use std::path::Path;
use std::sync::Arc;

fn originals() -> OriginalCounts {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/sudoku/seed_counts.json");
    let text = std::fs::read_to_string(path).expect("the record is in the repository");
    serde_json::from_str(&text).expect("the counts of the report's program")
}

const SEVENTEEN: &str =
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

fn solve(puzzle: &Puzzle, settings: &SearchSettings, budget: &Budget) -> SearchReport {
    solve_by_search(puzzle, settings, &mut (), budget).expect("not backwards")
}

fn clean(strategy: Strategy, heuristic: HeuristicName) -> SearchSettings {
    SearchSettings {
        strategy,
        heuristic,
        formulation: Formulation::Clean,
        cell_order: CellOrder::First,
        ..SearchSettings::default()
    }
}

/// Runs the original's runs again and compares; gives how many there were.
fn assert_equal_counts(is_wanted: impl Fn(&OriginalRun) -> bool) -> usize {
    let mut compared = 0;
    for original in originals().puzzles {
        let puzzle = puzzle(&original.puzzle);
        for run in original.runs().filter(&is_wanted) {
            let report = solve(&puzzle, &run.settings(), &Budget::unlimited());
            let ours = &report.statistics;
            assert_eq!(report.ending, Ending::Solved, "{}: {run:?}", original.name);
            assert_eq!(
                (ours.expanded, ours.generated, Some(ours.largest_frontier)),
                (run.expanded, run.generated, run.largest_frontier),
                "{}: {run:?}",
                original.name
            );
            compared += 1;
        }
    }
    compared
}

#[test]
fn the_faithful_formulation_counts_like_the_reports_program_in_every_run() {
    assert_eq!(assert_equal_counts(OriginalRun::is_by_program), 63);
}

#[test]
fn the_faithful_formulation_counts_like_the_model_where_the_program_takes_too_long() {
    assert_eq!(assert_equal_counts(|run| !run.is_by_program()), 3);
}

#[test]
fn every_strategy_finds_the_solution_in_every_formulation() {
    let puzzle = puzzle(WIKIPEDIA);
    let solution = solve(&puzzle, &SearchSettings::default(), &Budget::unlimited()).solution;
    for formulation in Formulation::ALL {
        for cell_order in CellOrder::ALL {
            for settings in own_runs(formulation, cell_order) {
                let report = solve(&puzzle, &settings, &Budget::unlimited());
                let dropped = report.ending == Ending::CutOff(Cut::Width);
                if settings.strategy == Strategy::Beam && dropped {
                    continue;
                }
                assert_eq!(report.ending, Ending::Solved, "{settings:?}");
                assert_eq!(report.solution, solution, "{settings:?}");
                assert!(puzzle.is_solved_by(&report.solution.unwrap_or_default()));
            }
        }
    }
}

/// The fewest cells that any way to fill up a puzzle fills, by trying every value in every cell.
fn fewest_cells(puzzle: &Puzzle) -> Option<u32> {
    fn fill(puzzle: &Puzzle, values: &mut Vec<u8>, filled: u32) -> Option<u32> {
        let Some(empty) = values.iter().position(|&value| value == 0) else {
            return puzzle.is_solved_by(values).then_some(filled);
        };
        let mut fewest = None;
        for value in 1..=4 {
            values[empty] = value;
            let found = fill(puzzle, values, filled + 1);
            fewest = [fewest, found].into_iter().flatten().min();
        }
        values[empty] = 0;
        fewest
    }
    fill(puzzle, &mut puzzle.values(), 0)
}

#[test]
fn every_solution_that_is_found_is_a_cheapest_one_and_the_reason_is_the_strategys_if_it_has_one() {
    for text in ["1.34.41221.34.21", "1.34.4.22..34.2.", ".....4.22.43.321"] {
        let puzzle = puzzle(text);
        let fewest = fewest_cells(&puzzle);
        let mut proved_by_strategy = Vec::new();
        for formulation in Formulation::ALL {
            for settings in own_runs(formulation, CellOrder::First) {
                let report = solve(&puzzle, &settings, &Budget::unlimited());
                let Some(found) = report.optimality else {
                    panic!("{settings:?}: {:?}", report.ending);
                };
                assert_eq!(Some(found.cost), fewest, "{settings:?}");
                assert_eq!(found.cheapest, Cheapest::Yes, "{settings:?}");
                assert_eq!(found.length as usize, report.steps.len());
                if formulation != Formulation::Propagating {
                    assert_eq!(found.length, found.cost, "{settings:?}");
                }
                if formulation == Formulation::Clean && found.because != Grounds::AllAlike {
                    proved_by_strategy.push((settings.strategy, settings.heuristic));
                }
            }
        }
        proved_by_strategy.retain(|(strategy, _)| strategy.traits().needs_heuristic);
        let admissible = HeuristicName::ALL.into_iter().filter(|h| h.is_admissible());
        let expected: Vec<_> = admissible.map(|h| (Strategy::AStar, h)).collect();
        assert_eq!(proved_by_strategy, expected, "{text}");
    }
}

#[test]
fn a_full_grid_that_is_no_solution_has_no_cost() {
    // The report's program does not notice that the givens contradict each other.
    let settings = SearchSettings {
        formulation: Formulation::Faithful,
        ..clean(Strategy::DepthFirst, HeuristicName::H1)
    };
    let report = solve(&puzzle("1.341412214.3421"), &settings, &Budget::unlimited());
    assert_eq!((report.ending, report.optimality), (Ending::Wrong, None));
}

#[test]
fn bidirectional_search_is_refused() {
    let settings = clean(Strategy::Bidirectional, HeuristicName::H1);
    let refused = solve_by_search(&puzzle(WIKIPEDIA), &settings, &mut (), &Budget::unlimited());
    assert_eq!(refused, Err(NotReversible));
}

#[test]
fn a_search_that_would_need_all_memory_ends_within_its_budget() {
    const MEGABYTES_20: u64 = 20 << 20;
    let budget = Budget::unlimited().bytes(MEGABYTES_20);
    for puzzle in [
        puzzle(SEVENTEEN),
        Puzzle::empty(Shape::new(5, 5).expect("25x25")),
    ] {
        for strategy in [Strategy::BreadthFirst, Strategy::UniformCost] {
            for formulation in [Formulation::Faithful, Formulation::Clean] {
                let settings = SearchSettings {
                    formulation,
                    ..clean(strategy, HeuristicName::H1)
                };
                let report = solve(&puzzle, &settings, &budget);
                assert_eq!(report.ending, Ending::Stopped(Stop::Bytes));
                assert!(report.statistics.bytes <= MEGABYTES_20);
                assert!(report.statistics.expanded > 1_000);
            }
        }
    }
}

#[test]
fn conflicting_givens_are_noticed_by_all_but_the_reports_program() {
    let mut conflicting = puzzle(WIKIPEDIA);
    // A second 5 in the first row, where the solution has a 4.
    conflicting.give(2, 5);
    for settings in own_runs(Formulation::Clean, CellOrder::Mrv) {
        let report = solve(&conflicting, &settings, &Budget::unlimited());
        assert_eq!(report.ending, Ending::NoSolution, "{settings:?}");
        assert_eq!(report.statistics.expanded, 0, "{settings:?}");
    }
    // Full but for one cell, which its regions leave open.
    let mut full = puzzle("1234341221434321");
    full.clear(15);
    full.give(0, 2);
    let faithful = SearchSettings {
        formulation: Formulation::Faithful,
        ..clean(Strategy::AStar, HeuristicName::H1)
    };
    let report = solve(&full, &faithful, &Budget::unlimited());
    assert_eq!(report.ending, Ending::Wrong);
}

#[test]
fn a_cell_that_may_hold_nothing_leaves_no_solution() {
    let mut nothing = puzzle(WIKIPEDIA);
    nothing.allow(2, Values::NONE);
    let report = solve(&nothing, &SearchSettings::default(), &Budget::unlimited());
    assert_eq!(report.ending, Ending::NoSolution);
}

#[test]
fn better_formulations_expand_fewer_nodes() {
    let inkala = puzzle(INKALA);
    let expanded = |formulation, cell_order| {
        let settings = SearchSettings {
            formulation,
            cell_order,
            ..SearchSettings::default()
        };
        let report = solve(&inkala, &settings, &Budget::unlimited());
        assert_eq!(report.ending, Ending::Solved);
        report.statistics.expanded
    };
    let pruned_first = expanded(Formulation::Pruned, CellOrder::First);
    let pruned = expanded(Formulation::Pruned, CellOrder::Mrv);
    let propagating = expanded(Formulation::Propagating, CellOrder::Mrv);
    assert!(pruned < pruned_first / 10, "{pruned} {pruned_first}");
    assert!(propagating < pruned / 10, "{propagating} {pruned}");
}

#[test]
fn singles_alone_fill_an_easy_puzzle() {
    let settings = SearchSettings {
        formulation: Formulation::Propagating,
        ..SearchSettings::default()
    };
    let report = solve(&puzzle(WIKIPEDIA), &settings, &Budget::unlimited());
    assert_eq!(report.ending, Ending::Solved);
    assert_eq!((report.statistics.expanded, report.steps.len()), (0, 0));
}

#[test]
fn the_two_forms_of_a_grid_give_the_same_space() {
    let puzzle = puzzle(INKALA);
    for formulation in Formulation::ALL {
        for order in CellOrder::ALL {
            let nine = Space::<Nine>::new(&puzzle, formulation, order);
            let any = Space::<AnySize>::new(&puzzle, formulation, order);
            let (mut one, mut other) = (nine.initial(), any.initial());
            let mut depth = 0;
            loop {
                let mut steps: (Vec<Successor<_>>, Vec<Successor<_>>) = (Vec::new(), Vec::new());
                nine.successors(&one, &mut steps.0);
                any.successors(&other, &mut steps.1);
                assert_eq!(nine.dead_end(&one), any.dead_end(&other));
                assert_eq!(steps.0.len(), steps.1.len());
                for (one, other) in steps.0.iter().zip(&steps.1) {
                    assert_eq!((one.action, one.cost), (other.action, other.cost));
                    assert_eq!(one.state.values(), other.state.values());
                }
                // A way down that is not always the leftmost.
                let (Some(next), Some(same)) = (steps.0.pop(), steps.1.pop()) else {
                    break;
                };
                (one, other) = (next.state, same.state);
                depth += 1;
            }
            assert!(depth > 2);
        }
    }
}

#[test]
fn extra_regions_are_obeyed() {
    let shape = Shape::CLASSIC;
    let mut regions = Rules::classic(shape).regions().to_vec();
    for (index, step) in [(0, 10), (1, 8)] {
        regions.push(Region {
            kind: RegionKind::Extra(index),
            cells: (0..9).map(|row| step * row + 8 * index).collect(),
        });
    }
    let diagonal = Puzzle::with_rules(Rules::new(shape, regions, Vec::new()));
    for formulation in Formulation::ALL {
        let settings = SearchSettings {
            strategy: Strategy::DepthFirst,
            formulation,
            ..SearchSettings::default()
        };
        let report = solve(&diagonal, &settings, &Budget::unlimited().nodes(3_000_000));
        if formulation != Formulation::Faithful {
            assert_eq!(report.ending, Ending::Solved, "{formulation}");
        }
        let filled = report.solution.unwrap_or_default();
        assert!(filled.is_empty() || diagonal.is_solved_by(&filled));
    }
}

/// The values of two cells rise.
#[derive(Debug)]
struct Rising([usize; 2]);

impl Constraint for Rising {
    fn cells(&self) -> &[usize] {
        &self.0
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        let (low, high) = (0, 1);
        let below = |value: u8| Values::up_to(usize::from(value) - 1);
        let most = candidates[high].iter().last();
        candidates[low] = most.map_or(Values::NONE, |most| candidates[low].and(below(most)));
        let least = candidates[low].first();
        candidates[high] = least.map_or(Values::NONE, |least| {
            candidates[high].without(below(least + 1))
        });
        !candidates[low].is_empty() && !candidates[high].is_empty()
    }
}

#[test]
fn constraints_beyond_the_regions_are_obeyed() {
    let shape = Shape::of_size(4).expect("4x4");
    let pairs = [[0, 1], [1, 5], [5, 4], [2, 3], [7, 6], [12, 8]];
    let constraints = pairs.map(|pair| Arc::new(Rising(pair)) as Arc<dyn Constraint>);
    let regions = Rules::classic(shape).regions().to_vec();
    let puzzle = Puzzle::with_rules(Rules::new(shape, regions, constraints.into()));
    for formulation in Formulation::ALL {
        for settings in own_runs(formulation, CellOrder::Mrv) {
            let report = solve(&puzzle, &settings, &Budget::unlimited());
            assert_eq!(report.ending, Ending::Solved, "{settings:?}");
            assert!(puzzle.is_solved_by(&report.solution.unwrap_or_default()));
        }
    }
}

#[test]
fn a_trace_shows_why_nodes_were_cut() {
    let puzzle = puzzle(INKALA);
    let mut tracer = Tracer::new(20_000, Rows::of(&puzzle));
    let settings = SearchSettings::default();
    let report = solve_by_search(&puzzle, &settings, &mut tracer, &Budget::unlimited());
    let expanded = report.map_or(0, |report| report.statistics.expanded);
    let trace = tracer.into_trace();
    let shown = (trace.events.iter())
        .filter(|step| matches!(step.event, Event::Expanded(_)))
        .count() as u64;
    assert_eq!((trace.left_out, shown), (0, expanded));
    for wanted in [reason::NO_VALUE, reason::NO_PLACE] {
        let cut = trace.events.iter().any(|step| {
            matches!(&step.event, Event::Pruned { reason: Prune::DeadEnd(found), .. } if *found == wanted)
        });
        assert!(cut, "{wanted}");
    }
    let mut dot = Vec::new();
    write_dot(&trace.events, &mut dot).expect("a vector takes everything");
    let dot = String::from_utf8(dot).expect("text");
    assert!(dot.starts_with("digraph"));
    let mut lines = Vec::new();
    trace.write_json_lines(&mut lines).expect("a vector");
    for line in String::from_utf8(lines).expect("text").lines() {
        let _: serde_json::Value = serde_json::from_str(line).expect("one object a line");
    }
}

#[test]
fn the_checker_confirms_what_is_said_of_every_heuristic() {
    let sampling = Sampling::default();
    let small = Puzzle::empty(Shape::of_size(4).expect("4x4"));
    let inkala = puzzle(INKALA);
    for name in HeuristicName::ALL {
        let is_consistent = matches!(
            name,
            HeuristicName::H1
                | HeuristicName::Tightest
                | HeuristicName::Forward
                | HeuristicName::Singles
        );
        // H2 is one too high at goals only, where the audit does not look.
        let is_admissible = name.is_admissible() || name == HeuristicName::H2;
        let whole = audit(&small, name, &sampling, &Budget::unlimited());
        assert_eq!(whole.admissible == Finding::Holds, is_admissible, "{name}");
        assert_eq!(whole.consistent == Finding::Holds, is_consistent, "{name}");
        let part = audit(&inkala, name, &sampling, &Budget::unlimited());
        let refuted = part.admissible.counter_example().is_some();
        assert_eq!(refuted, !is_admissible, "{name}");
        let refuted = part.consistent.counter_example().is_some();
        assert_eq!(refuted, !is_consistent, "{name}");
    }
}

#[test]
fn settings_are_read_from_json_with_defaults() {
    let text = r#"{"strategy": "greedy", "heuristic": "domains", "cell_order": "first"}"#;
    let settings: SearchSettings = serde_json::from_str(text).expect("settings");
    assert_eq!(settings.strategy, Strategy::Greedy);
    assert_eq!(settings.heuristic, HeuristicName::Domains);
    assert_eq!(settings.formulation, Formulation::default());
    assert!(serde_json::from_str::<SearchSettings>(r#"{"cells": "mrv"}"#).is_err());
    assert!("h3".parse::<HeuristicName>().is_err());
    for order in CellOrder::ALL {
        assert_eq!(order.id().parse(), Ok(order));
    }
}

/// Counts the nodes of the report's tree below a grid, and its solutions, as plainly as can be.
fn plain_tree(values: &mut [u8], size: usize, box_size: usize) -> (u64, u64) {
    let Some(cell) = values.iter().position(|&value| value == 0) else {
        return (1, 1);
    };
    let (row, column) = (cell / size, cell % size);
    let (mut nodes, mut solutions) = (1, 0);
    for value in 1..=size as u8 {
        let clashes = (0..values.len()).any(|other| {
            let (other_row, other_column) = (other / size, other % size);
            let same_box = other_row / box_size == row / box_size
                && other_column / box_size == column / box_size;
            values[other] == value && (other_row == row || other_column == column || same_box)
        });
        if !clashes {
            values[cell] = value;
            let (more, found) = plain_tree(values, size, box_size);
            (nodes, solutions) = (nodes + more, solutions + found);
            values[cell] = 0;
        }
    }
    (nodes, solutions)
}

proptest! {
    #[test]
    fn the_tree_is_that_of_plain_backtracking(
        givens in prop::collection::vec((0..16usize, 1..=4u8), 2..8)
    ) {
        let mut puzzle = Puzzle::empty(Shape::of_size(4).expect("4x4"));
        for (cell, value) in givens {
            puzzle.give(cell, value);
        }
        let is_valid = |values: &[u8]| {
            let regions = puzzle.rules().regions();
            regions.iter().all(|region| {
                let held = region.cells.iter().map(|&cell| values[cell]).filter(|&v| v > 0);
                held.clone().count() == held.collect::<Values>().len()
            })
        };
        let mut values = puzzle.values();
        prop_assume!(is_valid(&values));
        let (nodes, solutions) = plain_tree(&mut values, 4, 2);

        // All nodes of the tree, with goals cut off from nothing because nothing follows them.
        let space = Space::<AnySize>::new(&puzzle, Formulation::Clean, CellOrder::First);
        let (mut waiting, mut seen, mut full) = (vec![space.initial()], 0, 0);
        while let Some(state) = waiting.pop() {
            seen += 1;
            full += u64::from(space.is_goal(&state));
            let mut steps: Vec<Successor<_>> = Vec::new();
            space.successors(&state, &mut steps);
            waiting.extend(steps.into_iter().map(|step| step.state));
        }
        prop_assert_eq!((seen, full), (nodes, solutions));

        for formulation in Formulation::ALL {
            for cell_order in CellOrder::ALL {
                let settings = SearchSettings {
                    strategy: Strategy::DepthFirst,
                    formulation,
                    cell_order,
                    ..SearchSettings::default()
                };
                let report = solve(&puzzle, &settings, &Budget::unlimited());
                let wanted = if solutions > 0 { Ending::Solved } else { Ending::NoSolution };
                prop_assert_eq!(report.ending, wanted);
            }
        }
    }
}
