//! What every strategy promises, on problems with a known answer.

use crate::graph::{Counter, Graph, Knowing};
use atisbo_base::{Budget, Cancel, Stop};
use atisbo_search::{
    Complete, Duplicates, GoalTest, Optimal, Options, Outcome, ReportOf, Strategy, Tie,
    search_reversible,
};
use std::time::Duration;

/// A graph, the cost of its cheapest path to a goal, and the steps of its shortest.
struct Case {
    name: &'static str,
    graph: Graph,
    cost: Option<u32>,
    steps: Option<u32>,
}

fn case(
    name: &'static str,
    nodes: usize,
    edges: &[(usize, usize, u32)],
    goals: &[usize],
    answer: Option<(u32, u32)>,
) -> Case {
    Case {
        name,
        graph: Graph::new(nodes, edges, goals),
        cost: answer.map(|(cost, _)| cost),
        steps: answer.map(|(_, steps)| steps),
    }
}

/// The table of right answers.
#[rustfmt::skip]
fn cases() -> Vec<Case> {
    vec![
        case("one step", 2, &[(0, 1, 3)], &[1], Some((3, 1))),
        case("the initial state is the goal", 2, &[(0, 1, 1), (1, 0, 1)], &[0], Some((0, 0))),
        case("no goal at all", 3, &[(0, 1, 1), (1, 2, 1)], &[], None),
        case("a goal that cannot be reached", 4, &[(0, 1, 1), (1, 2, 1), (3, 2, 1)], &[3], None),
        case("no goal, but a cycle", 3, &[(0, 1, 1), (1, 2, 1), (2, 0, 1)], &[], None),
        case("no step out of the initial state", 2, &[(1, 0, 1)], &[1], None),
        case("the longer way is cheaper", 4, &[(0, 3, 9), (0, 1, 1), (1, 2, 1), (2, 3, 1)], &[3], Some((3, 1))),
        case("a cycle before the goal", 4, &[(0, 1, 1), (1, 0, 1), (1, 2, 1), (2, 1, 1), (2, 3, 1)], &[3], Some((3, 3))),
        case("steps that cost nothing", 4, &[(0, 1, 0), (1, 0, 0), (1, 2, 0), (2, 3, 2), (0, 3, 3)], &[3], Some((2, 1))),
        case("all steps cost nothing", 3, &[(0, 1, 0), (1, 0, 0), (1, 2, 0), (2, 1, 0)], &[2], Some((0, 2))),
        case("a state that leads to itself", 2, &[(0, 0, 1), (0, 0, 0), (0, 1, 1)], &[1], Some((1, 1))),
        case("two steps between the same states", 2, &[(0, 1, 5), (0, 1, 2)], &[1], Some((2, 1))),
        case("two goals, the nearer is dearer", 4, &[(0, 1, 7), (0, 2, 1), (2, 3, 1)], &[1, 3], Some((2, 1))),
        case("ties", 6, &[(0, 1, 1), (0, 2, 1), (0, 3, 1), (1, 4, 1), (2, 4, 1), (3, 4, 1), (4, 5, 1)], &[5], Some((3, 3))),
        case("a dead end on the way", 5, &[(0, 1, 1), (1, 2, 1), (0, 3, 2), (3, 4, 2)], &[4], Some((4, 2))),
        case("a cheaper way found late", 5, &[(0, 1, 5), (0, 2, 1), (2, 1, 1), (1, 3, 1), (3, 4, 1)], &[4], Some((4, 3))),
    ]
}

fn run(graph: &Graph, strategy: Strategy, options: &Options) -> ReportOf<Graph> {
    let heuristic = Knowing::new(graph, 50);
    // Tree search does not notice that a goal is out of reach.
    let budget = Budget::unlimited().nodes(20_000);
    search_reversible(graph, heuristic, strategy, options, (), &budget)
}

/// Every combination of the options that change what is searched.
fn variants() -> Vec<Options> {
    let mut variants = Vec::new();
    for duplicates in [
        None,
        Some(Duplicates::Keep),
        Some(Duplicates::OnGeneration),
        Some(Duplicates::OnExpansion),
    ] {
        for goal_test in [None, Some(GoalTest::Generation), Some(GoalTest::Expansion)] {
            for tie in [Tie::Fifo, Tie::Lifo, Tie::HighG, Tie::Heap] {
                variants.push(Options {
                    duplicates,
                    goal_test,
                    tie,
                    ..Options::default()
                });
            }
        }
    }
    variants
}

#[test]
fn every_strategy_keeps_its_promise_with_the_textbook_settings() {
    for case in cases() {
        for strategy in Strategy::ALL {
            let report = run(&case.graph, strategy, &Options::default());
            case.graph.assert_valid(&report);
            let context = format!("{strategy} on {:?}", case.name);
            match (&report.outcome, case.cost) {
                (Outcome::Found(path), Some(cost)) => match strategy.traits().optimal {
                    Optimal::Cost => assert_eq!(path.cost, cost, "{context}"),
                    Optimal::Steps => assert_eq!(Some(path.len() as u32), case.steps, "{context}"),
                    Optimal::WithinWeight => assert!(path.cost <= 2 * cost, "{context}"),
                    Optimal::No => {}
                },
                (Outcome::NoSolution, None) => {}
                (outcome, _) => panic!("{context}: {outcome:?}"),
            }
        }
    }
}

#[test]
fn whatever_the_options_a_path_is_right_and_no_solution_is_true() {
    for case in cases() {
        for strategy in Strategy::ALL {
            for options in variants() {
                let report = run(&case.graph, strategy, &options);
                case.graph.assert_valid(&report);
                let context = format!("{strategy} with {options:?} on {:?}", case.name);
                match report.outcome {
                    Outcome::Found(_) => assert!(case.cost.is_some(), "{context}"),
                    Outcome::NoSolution => assert!(case.cost.is_none(), "{context}"),
                    Outcome::CutOff(_) => panic!("{context}: nothing was to be cut"),
                    Outcome::Stopped(_) => {
                        assert_eq!(options.duplicates, Some(Duplicates::Keep), "{context}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_goal_test_on_expansion_keeps_the_optimal_strategies_optimal() {
    for case in cases().into_iter().filter(|case| case.cost.is_some()) {
        for options in variants() {
            if options.goal_test == Some(GoalTest::Generation) {
                continue;
            }
            for strategy in Strategy::ALL {
                let report = run(&case.graph, strategy, &options);
                let context = format!("{strategy} with {options:?} on {:?}", case.name);
                let Some(path) = report.path() else {
                    // Steps that cost nothing can hold a tree search for ever, and only that.
                    let tree = options.duplicates == Some(Duplicates::Keep);
                    let free = case.graph.edges.iter().any(|&(_, _, cost)| cost == 0);
                    assert!(tree && free, "{context}");
                    continue;
                };
                match strategy.traits().optimal {
                    Optimal::Cost => assert_eq!(Some(path.cost), case.cost, "{context}"),
                    Optimal::Steps => assert_eq!(Some(path.len() as u32), case.steps, "{context}"),
                    Optimal::WithinWeight | Optimal::No => {}
                }
            }
        }
    }
}

#[test]
fn the_observer_sees_what_the_statistics_count() {
    for case in cases() {
        for strategy in Strategy::ALL {
            for options in variants() {
                let mut counter = Counter::default();
                let report = search_reversible(
                    &case.graph,
                    Knowing::new(&case.graph, 50),
                    strategy,
                    &options,
                    &mut counter,
                    &Budget::unlimited().nodes(500),
                );
                let statistics = &report.statistics;
                let context = format!("{strategy} with {options:?} on {:?}", case.name);
                assert_eq!(counter.expanded, statistics.expanded, "{context}");
                assert_eq!(counter.duplicates, statistics.duplicates, "{context}");
                assert_eq!(counter.pruned, statistics.pruned, "{context}");
                assert_eq!(
                    counter.goals,
                    u64::from(report.path().is_some()),
                    "{context}"
                );
                assert_eq!(counter.raised + 1, statistics.iterations, "{context}");
                assert!(statistics.popped >= statistics.expanded, "{context}");
                assert!(statistics.bytes > 0 || statistics.popped == 0, "{context}");
            }
        }
    }
}

#[test]
fn a_run_with_an_observer_is_the_same_run() {
    for case in cases() {
        for strategy in Strategy::ALL {
            let options = Options::default();
            let mut watched = search_reversible(
                &case.graph,
                Knowing::new(&case.graph, 50),
                strategy,
                &options,
                Counter::default(),
                &Budget::unlimited(),
            );
            let mut alone = run(&case.graph, strategy, &options);
            watched.statistics.time = Duration::ZERO;
            alone.statistics.time = Duration::ZERO;
            assert_eq!(watched, alone, "{strategy} on {:?}", case.name);
        }
    }
}

/// A chain that is far too long for the budgets below.
fn chain() -> Graph {
    let edges: Vec<_> = (0..2_000).map(|node| (node, node + 1, 1)).collect();
    Graph::new(2_001, &edges, &[2_000])
}

#[test]
fn every_budget_ends_every_strategy_and_names_itself() {
    let graph = chain();
    let cancel = Cancel::new();
    cancel.raise();
    let budgets = [
        (Budget::unlimited().nodes(0), Stop::Nodes),
        (Budget::unlimited().nodes(50), Stop::Nodes),
        (Budget::unlimited().bytes(100), Stop::Bytes),
        (Budget::unlimited().bytes(10_000), Stop::Bytes),
        (Budget::unlimited().time(Duration::ZERO), Stop::Time),
        (Budget::unlimited().cancel(cancel), Stop::Cancelled),
    ];
    for strategy in Strategy::ALL {
        for (budget, stop) in &budgets {
            // Deepening would take quadratic time to reach the memory limit.
            if matches!(strategy, Strategy::IterativeDeepening) && *stop == Stop::Bytes {
                continue;
            }
            let report = search_reversible(&graph, (), strategy, &Options::default(), (), budget);
            assert_eq!(
                report.outcome,
                Outcome::Stopped(*stop),
                "{strategy} under {budget:?}"
            );
            let expanded = report.statistics.expanded;
            assert!(budget.max_nodes().is_none_or(|nodes| expanded <= nodes));
            let bytes = report.statistics.bytes;
            assert!(budget.max_bytes().is_none_or(|limit| bytes <= limit));
        }
    }
}

#[test]
fn a_limit_that_hides_the_goal_is_told_from_there_being_none() {
    let edges: Vec<_> = (0..6).map(|node| (node, node + 1, 1)).collect();
    let graph = Graph::new(7, &edges, &[6]);
    let options = Options {
        depth_limit: Some(5),
        ..Options::default()
    };
    for strategy in Strategy::ALL {
        if strategy == Strategy::Bidirectional {
            continue;
        }
        let report = run(&graph, strategy, &options);
        assert!(
            matches!(report.outcome, Outcome::CutOff(_)),
            "{strategy}: {:?}",
            report.outcome
        );
        let options = Options {
            depth_limit: Some(6),
            ..Options::default()
        };
        assert!(
            run(&graph, strategy, &options).path().is_some(),
            "{strategy}"
        );
    }
}

#[test]
fn dead_ends_that_the_heuristic_knows_are_pruned_by_whoever_asks_it() {
    let graph = Graph::new(5, &[(0, 1, 1), (1, 2, 1), (0, 3, 2), (3, 4, 2)], &[4]);
    for strategy in Strategy::ALL {
        let report = run(&graph, strategy, &Options::default());
        let pruned_dead_ends = report.statistics.pruned > 0;
        if strategy.traits().needs_heuristic {
            assert!(pruned_dead_ends, "{strategy}");
        } else if strategy.traits().complete == Complete::FiniteSpaces {
            assert!(!pruned_dead_ends, "{strategy}");
        }
    }
}
