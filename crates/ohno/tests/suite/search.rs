//! The puzzle as a state space, as a user of the crate meets it.

use crate::common::{board, boards, json, puzzles};
use atisbo_base::{Budget, Stop};
use atisbo_ohno::search::{
    Ending, Formulation, HeuristicName, OriginalRun, Rows, SearchReport, SearchSettings, Space,
    Task, reason, solve_by_search,
};
use atisbo_ohno::{Cell, Grid, Place, Rule, Solver, parse};
use atisbo_search::trace::{Tracer, write_dot};
use atisbo_search::{Event, NotReversible, Problem, Prune, Strategy};

fn original_runs() -> Vec<OriginalRun> {
    json("seed_counts.json")
}

fn two_gigabytes() -> Budget {
    Budget::unlimited().bytes(2 << 30)
}

fn clean(heuristic: HeuristicName) -> SearchSettings {
    SearchSettings {
        heuristic,
        ..own(Formulation::Clean, true)
    }
}

fn own(formulation: Formulation, two_phase: bool) -> SearchSettings {
    SearchSettings {
        formulation,
        two_phase,
        ..SearchSettings::default()
    }
}

/// The runs of the original that always go the same way and that it finished, up to a size.
fn reproducible(most_expanded: u64) -> impl Iterator<Item = OriginalRun> {
    original_runs()
        .into_iter()
        .filter(move |run| run.solved && run.is_deterministic() && run.expanded <= most_expanded)
}

fn assert_equal_counts(runs: impl Iterator<Item = OriginalRun>) -> usize {
    runs.inspect(|run| {
        let grid = board(&run.board);
        let report = solve(&grid, &run.settings(), &Budget::unlimited());
        let ours = &report.statistics;
        assert_eq!(report.ending, Ending::Solved, "{run:?}");
        assert_eq!(
            (ours.expanded, ours.popped, ours.largest_frontier),
            (run.expanded, run.popped, run.largest_frontier),
            "{run:?}"
        );
    })
    .count()
}

#[test]
fn the_faithful_formulation_counts_like_the_reports_program() {
    assert_eq!(assert_equal_counts(reproducible(4_000)), 69);
}

#[test]
#[ignore = "the long runs take half a minute without optimisation"]
fn the_faithful_formulation_counts_like_the_reports_program_in_every_run() {
    assert_eq!(assert_equal_counts(reproducible(u64::MAX)), 82);
}

#[test]
fn a_star_in_the_clean_formulation_solves_every_board_of_the_report() {
    for (name, grid) in boards() {
        let settings = clean(HeuristicName::H2i);
        let report = solve(&grid, &settings, &two_gigabytes());
        assert_eq!(report.ending, Ending::Solved, "{name}");
        assert_eq!(report.phases.len(), 2, "{name}");
    }
}

#[test]
fn our_formulations_solve_every_board_of_the_report_with_few_expansions() {
    for (name, grid) in boards() {
        let solution = Solver::new(&grid, Rule::SeesFloor)
            .solve(1, &Budget::unlimited())
            .first;
        for (settings, most) in [
            (own(Formulation::Pruned, false), 40),
            (own(Formulation::Pruned, true), 40),
            (own(Formulation::Propagating, false), 0),
        ] {
            let report = solve(&grid, &settings, &two_gigabytes());
            assert_eq!(report.ending, Ending::Solved, "{name}");
            assert_eq!(report.solution, solution, "{name}");
            assert!(report.statistics.expanded <= most, "{name}: {report:?}");
        }
    }
}

#[test]
fn our_formulations_solve_the_original_games_puzzles_and_clue_minimal_ones() {
    for (file, most) in [("original_generator.json", 0), ("minimal_4_to_9.json", 100)] {
        for grid in puzzles(file) {
            for formulation in [Formulation::Pruned, Formulation::Propagating] {
                let report = solve(&grid, &own(formulation, false), &two_gigabytes());
                assert_eq!(report.ending, Ending::Solved, "{formulation}\n{grid}");
                if formulation == Formulation::Propagating {
                    assert!(report.statistics.expanded <= most, "{grid}");
                }
            }
        }
    }
}

fn solve(grid: &Grid, settings: &SearchSettings, budget: &Budget) -> SearchReport {
    solve_by_search(grid, settings, &mut (), budget).expect("not backwards")
}

/// How many subsets of fewer than `size` elements a set of `all` has.
fn subsets_below(size: u64, all: u64) -> u64 {
    let mut of_this_size = 1;
    let mut sum = 0;
    for taken in 0..size {
        sum += of_this_size;
        of_this_size = of_this_size * (all - taken) / (taken + 1);
    }
    sum
}

#[test]
fn breadth_first_counts_lie_between_the_levels_of_the_goal_here_and_in_the_original() {
    // Which order the moves are tried in decides only how much of the goal's own level is expanded.
    for name in ["4x4_1", "4x4_2", "4x4_3", "4x4_4", "5x5_4"] {
        let grid = board(name);
        let (rule, task) = (Rule::SeenByNumber, Task::Numbers);
        let space: Space<u128> = Space::new(&grid, rule, Formulation::Faithful, task);
        let mut moves = Vec::new();
        space.successors(&space.initial(), &mut moves);
        let moves = moves.len() as u64;
        let originals = original_runs()
            .into_iter()
            .filter(|run| run.board == name && run.strategy == Strategy::BreadthFirst)
            .filter_map(|run| run.first_phase)
            .map(|phase| (phase.expanded, phase.walls));
        let ours = (0..3).map(|seed| {
            let settings = SearchSettings {
                strategy: Strategy::BreadthFirst,
                seed,
                ..own(Formulation::Faithful, true)
            };
            let report = solve(&grid, &settings, &Budget::unlimited());
            assert_eq!(report.ending, Ending::Solved);
            let first = &report.phases[0];
            (first.statistics.expanded, first.steps.len() as u64)
        });
        let mut runs = 0;
        for (expanded, walls) in originals.chain(ours) {
            let (least, most) = (subsets_below(walls, moves), subsets_below(walls + 1, moves));
            assert!(
                (least..=most).contains(&expanded),
                "{name}: {least} {expanded} {most}"
            );
            runs += 1;
        }
        assert_eq!(runs, 6, "{name}");
    }
}

#[test]
fn a_shuffled_run_is_the_same_again_under_the_same_seed_only() {
    let grid = board("4x4_3");
    let run = |seed| {
        let settings = SearchSettings {
            strategy: Strategy::DepthFirst,
            seed,
            ..own(Formulation::Faithful, true)
        };
        let report = solve(&grid, &settings, &Budget::unlimited());
        // The second sub-problem of the original may spoil what the first one found.
        assert!(matches!(report.ending, Ending::Solved | Ending::Wrong));
        report.statistics.expanded
    };
    assert_eq!(run(1), run(1));
    assert_ne!(run(1), run(2));
}

#[test]
fn every_strategy_solves_a_small_board_in_every_formulation() {
    let grid = board("4x4_4");
    for strategy in Strategy::ALL {
        for formulation in Formulation::ALL {
            for two_phase in [false, true] {
                let mut settings = SearchSettings {
                    strategy,
                    ..own(formulation, two_phase)
                };
                settings.options.depth_limit = (strategy == Strategy::DepthLimited).then_some(6);
                let budget = Budget::unlimited().nodes(300_000);
                match solve_by_search(&grid, &settings, &mut (), &budget) {
                    Err(NotReversible) => assert_eq!(strategy, Strategy::Bidirectional),
                    Ok(report) => {
                        let ends_well = report.ending == Ending::Solved
                            || (formulation, strategy)
                                == (Formulation::Faithful, Strategy::DepthFirst);
                        assert!(
                            ends_well,
                            "{strategy} {formulation} {two_phase}: {report:?}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn a_cut_state_comes_with_its_reason() {
    let grid = board("5x5_2");
    let mut tracer = Tracer::new(1_000_000, Rows::of(&grid));
    let settings = clean(HeuristicName::H1);
    solve_by_search(&grid, &settings, &mut tracer, &Budget::unlimited()).expect("forwards");
    let trace = tracer.into_trace();
    let starved = trace.events.iter().find_map(|step| match &step.event {
        Event::Pruned {
            node,
            reason: Prune::DeadEnd(reason::STARVED),
        } => parse(&node.state.replace(" / ", "\n")).ok(),
        _ => None,
    });
    let starved = starved.expect("a wall beside a number starves it");
    let number_is_starved = starved.numbers().any(|(pos, number)| {
        let open = atisbo_ohno::Direction::ALL.map(|direction| starved.open(pos, direction));
        open.iter().sum::<usize>() < usize::from(number)
    });
    assert!(number_is_starved, "{starved}");
    assert_eq!(trace.left_out, 0);
}

#[test]
fn a_short_trace_counts_what_it_leaves_out_and_can_be_drawn() {
    let grid = board("9x9_1");
    let mut tracer = Tracer::new(10, Rows::of(&grid));
    let settings = SearchSettings::default();
    solve_by_search(&grid, &settings, &mut tracer, &Budget::unlimited()).unwrap();
    let trace = tracer.into_trace();
    assert_eq!(trace.events.len(), 10);
    assert!(trace.left_out > 0);
    let mut drawing = Vec::new();
    write_dot(&trace.events, &mut drawing).expect("a vector takes everything");
    assert!(drawing.starts_with(b"digraph"));
}

#[test]
fn a_used_up_budget_is_named() {
    let grid = board("9x9_1");
    let settings = SearchSettings {
        strategy: Strategy::BreadthFirst,
        ..clean(HeuristicName::H1)
    };
    let few_nodes = solve(&grid, &settings, &Budget::unlimited().nodes(100));
    assert_eq!(few_nodes.ending, Ending::Stopped(Stop::Nodes));
    assert_eq!(few_nodes.statistics.expanded, 100);
    let little_memory = solve(&grid, &settings, &Budget::unlimited().bytes(1 << 20));
    assert_eq!(little_memory.ending, Ending::Stopped(Stop::Bytes));
    assert!(little_memory.statistics.bytes <= 1 << 20);
}

#[test]
fn puzzles_without_solution_are_recognised() {
    for text in ["2 . W", "2 W\nW .", "O W\nW .", "1 1 1"] {
        let grid = parse(text).expect("a grid");
        for formulation in [
            Formulation::Clean,
            Formulation::Pruned,
            Formulation::Propagating,
        ] {
            for two_phase in [false, true] {
                let report = solve(&grid, &own(formulation, two_phase), &Budget::unlimited());
                assert_eq!(report.ending, Ending::NoSolution, "{formulation} {text}");
            }
        }
    }
}

#[test]
fn boards_of_every_size_and_shape_are_searched() {
    for (rows, cols) in [
        (1, 1),
        (1, 200),
        (200, 1),
        (2, 3),
        (11, 11),
        (12, 12),
        (200, 200),
    ] {
        let mut grid = Grid::new(rows, cols);
        if cols > 2 {
            grid.set(Place::new(rows / 2, cols / 2), Cell::Number(1));
        }
        for formulation in Formulation::ALL {
            let mut settings = own(formulation, true);
            settings.rule = Rule::SeenByNumber;
            let report = solve(&grid, &settings, &Budget::unlimited().nodes(3));
            assert!(
                report.statistics.expanded <= 3,
                "{rows}x{cols} {formulation}"
            );
        }
    }
}

#[test]
fn large_boards_are_solved_in_our_formulations() {
    let grid = parse(&large_board()).expect("a board");
    for settings in [
        own(Formulation::Pruned, false),
        own(Formulation::Propagating, false),
    ] {
        let report = solve(&grid, &settings, &two_gigabytes());
        assert_eq!(report.ending, Ending::Solved);
    }
}

/// Nine 4x4 boards of the report between walls.
fn large_board() -> String {
    let small = board("4x4_4").to_string();
    let mut text = String::new();
    for _ in 0..3 {
        for row in small.lines() {
            text += &[row, row, row].join(" W ");
            text.push('\n');
        }
        text += &["W"; 14].join(" ");
        text.push('\n');
    }
    text
}

#[test]
fn a_report_is_written_as_json_with_the_rows_of_the_solution() {
    let settings = own(Formulation::Pruned, true);
    let report = solve(&board("4x4_1"), &settings, &Budget::unlimited());
    let json = serde_json::to_value(&report).expect("plain data");
    assert_eq!(json["ending"], "solved");
    assert_eq!(json["solution"][0], "W 2 O O");
    assert_eq!(json["walls"], 1);
    assert_eq!(json["phases"][0]["task"], "numbers");
    assert_eq!(json["phases"][0]["steps"][0], serde_json::json!([1, 1]));
    assert_eq!(json["statistics"]["expanded"], 1);

    let settings: SearchSettings = serde_json::from_str(
        r#"{"strategy":"greedy","heuristic":"h2i","formulation":"clean","two_phase":true}"#,
    )
    .expect("settings");
    assert_eq!(settings.heuristic, "h2i".parse().expect("a name"));
    assert!("h4".parse::<HeuristicName>().is_err());
}
