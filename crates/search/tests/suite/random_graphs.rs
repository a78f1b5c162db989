//! Random small graphs, every strategy against Bellman and Ford.

use crate::graph::{Graph, Knowing, Moody};
use atisbo_base::Budget;
use atisbo_search::{
    BeamWidth, Complete, Duplicates, Optimal, Options, Outcome, Strategy, search_reversible,
};
use proptest::prelude::*;
use proptest::strategy::Strategy as Arbitrary;
use std::num::NonZeroU32;

pub(crate) fn graphs() -> impl Arbitrary<Value = Graph> {
    (2usize..9).prop_flat_map(|nodes| {
        let edge = (0..nodes, 0..nodes, 0u32..6);
        let edges = proptest::collection::vec(edge, 0..20);
        let goals = proptest::collection::btree_set(0..nodes, 0..3);
        (Just(nodes), edges, goals).prop_map(|(nodes, edges, goals)| Graph {
            nodes,
            edges,
            goals: goals.into_iter().collect(),
        })
    })
}

/// The two kinds of graph search, and the strategy's own choice.
fn modes() -> impl Arbitrary<Value = Option<Duplicates>> {
    prop_oneof![
        Just(None),
        Just(Some(Duplicates::OnGeneration)),
        Just(Some(Duplicates::OnExpansion)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn every_strategy_keeps_its_promise(graph in graphs(), duplicates in modes(), percent in 0u32..=100) {
        let (least, fewest) = (graph.least_cost(), graph.fewest_steps());
        let options = Options { duplicates, ..Options::default() };
        for strategy in Strategy::ALL {
            let heuristic = Knowing::new(&graph, percent);
            let report = search_reversible(&graph, heuristic, strategy, &options, (), &Budget::unlimited());
            graph.assert_valid(&report);
            match &report.outcome {
                Outcome::Found(path) => match strategy.traits().optimal {
                    Optimal::Cost => prop_assert_eq!(Some(path.cost), least, "{}", strategy),
                    Optimal::Steps => prop_assert_eq!(Some(path.len() as u32), fewest, "{}", strategy),
                    Optimal::WithinWeight => prop_assert!(path.cost <= 2 * least.unwrap_or(0), "{}", strategy),
                    Optimal::No => {}
                },
                Outcome::NoSolution => prop_assert_eq!(least, None, "{}", strategy),
                other => prop_assert!(false, "{}: {:?}", strategy, other),
            }
        }
    }

    #[test]
    fn an_inconsistent_heuristic_does_no_harm_if_it_is_admissible(graph in graphs(), duplicates in modes()) {
        let options = Options { duplicates, ..Options::default() };
        for strategy in [Strategy::AStar, Strategy::IdaStar] {
            let heuristic = Moody::new(&graph);
            let report = search_reversible(&graph, heuristic, strategy, &options, (), &Budget::unlimited());
            graph.assert_valid(&report);
            prop_assert_eq!(report.path().map(|path| path.cost), graph.least_cost(), "{}", strategy);
        }
    }

    #[test]
    fn a_depth_limit_finds_what_lies_within_it(graph in graphs(), duplicates in modes(), limit in 0u32..6) {
        let options = Options { duplicates, depth_limit: Some(limit), ..Options::default() };
        let within = graph.fewest_steps().is_some_and(|steps| steps <= limit);
        for strategy in [Strategy::BreadthFirst, Strategy::DepthFirst, Strategy::DepthLimited, Strategy::IterativeDeepening] {
            let report = search_reversible(&graph, (), strategy, &options, (), &Budget::unlimited());
            graph.assert_valid(&report);
            prop_assert_eq!(report.path().is_some(), within, "{}", strategy);
            if report.outcome == Outcome::NoSolution {
                prop_assert_eq!(graph.fewest_steps(), None, "{}", strategy);
            }
        }
    }

    #[test]
    fn a_narrow_beam_never_claims_that_there_is_no_solution(graph in graphs(), width in 1u32..4) {
        let Some(width) = NonZeroU32::new(width) else { return Ok(()); };
        let options = Options { beam_width: BeamWidth(width), ..Options::default() };
        let report = search_reversible(&graph, Knowing::new(&graph, 30), Strategy::Beam, &options, (), &Budget::unlimited());
        graph.assert_valid(&report);
        if report.outcome == Outcome::NoSolution {
            prop_assert_eq!(graph.least_cost(), None);
        }
    }

    #[test]
    fn few_discrepancies_are_told_from_no_solution(graph in graphs(), most in 0u32..3, duplicates in modes()) {
        let options = Options { discrepancies: Some(most), duplicates, ..Options::default() };
        let report = search_reversible(&graph, Knowing::new(&graph, 30), Strategy::LimitedDiscrepancy, &options, (), &Budget::unlimited());
        graph.assert_valid(&report);
        if report.outcome == Outcome::NoSolution {
            prop_assert_eq!(graph.least_cost(), None);
        }
    }

    #[test]
    fn tree_search_finds_the_same_costs(graph in graphs()) {
        let Some(least) = graph.least_cost() else { return Ok(()); };
        let options = Options { duplicates: Some(Duplicates::Keep), ..Options::default() };
        let budget = Budget::unlimited().nodes(5_000);
        for strategy in Strategy::ALL.into_iter().filter(|strategy| strategy.traits().complete == Complete::Always) {
            let report = search_reversible(&graph, Knowing::new(&graph, 50), strategy, &options, (), &budget);
            graph.assert_valid(&report);
            if let Some(path) = report.path() && strategy.traits().optimal == Optimal::Cost {
                prop_assert_eq!(path.cost, least, "{}", strategy);
            }
        }
    }
}
