//! What is said to be proved of a solution, against the least cost by Bellman and Ford.

use crate::graph::{Graph, Knowing};
use crate::random_graphs::graphs;
use atisbo_base::Budget;
use atisbo_search::{
    Cheapest, Duplicates, GoalTest, Grounds, Known, LeastCosts, Optimality, Options, Outcome,
    Strategy, Weight, search_reversible,
};
use proptest::prelude::*;
use proptest::strategy::Strategy as Arbitrary;

/// All settings that can cost a strategy its promise.
fn settings() -> impl Arbitrary<Value = Options> {
    let duplicates = prop_oneof![
        Just(None),
        Just(Some(Duplicates::Keep)),
        Just(Some(Duplicates::OnGeneration)),
        Just(Some(Duplicates::OnExpansion)),
    ];
    let goal_test = prop_oneof![
        Just(None),
        Just(Some(GoalTest::Generation)),
        Just(Some(GoalTest::Expansion)),
    ];
    let depth_limit = prop_oneof![Just(None), (0u32..6).prop_map(Some)];
    let weight = prop_oneof![Just(Weight::ONE), Just(Weight::default())];
    (duplicates, goal_test, depth_limit, weight, any::<bool>()).prop_map(
        |(duplicates, goal_test, depth_limit, weight, follow_cycles)| Options {
            duplicates,
            goal_test,
            depth_limit,
            weight,
            follow_cycles,
            ..Options::default()
        },
    )
}

/// The optimality of what a strategy finds, if it finds something.
fn found(
    graph: &Graph,
    strategy: Strategy,
    options: &Options,
    (percent, known): (u32, Known),
) -> Option<Optimality> {
    // Steps that cost nothing can hold a tree search for ever.
    let budget = Budget::unlimited().nodes(2_000);
    let heuristic = Knowing::new(graph, percent);
    let report = search_reversible(graph, heuristic, strategy, options, (), &budget);
    let Outcome::Found(path) = report.outcome else {
        return None;
    };
    let because = strategy.grounds(options, known);
    Some(Optimality::new(path.len() as u32, path.cost, because))
}

/// What others say of a solution, by looking at each of them.
fn because_beside(one: Optimality, others: &[(Strategy, Optimality)]) -> Grounds {
    let mut others = others.iter().map(|(_, other)| other);
    if one.cheapest != Cheapest::Unknown {
        one.because
    } else if others.clone().any(|other| other.cost < one.cost) {
        Grounds::Cheaper
    } else if others.any(|other| other.cheapest == Cheapest::Yes && one.cost <= other.cost) {
        Grounds::AsCheap
    } else {
        one.because
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn what_is_proved_to_be_cheapest_is(
        graph in graphs(),
        options in settings(),
        percent in prop_oneof![Just(0u32), Just(60), Just(100), Just(250)],
        equal_steps: bool,
    ) {
        let mut graph = graph;
        if equal_steps {
            graph.edges.iter_mut().for_each(|edge| edge.2 = 1);
        }
        let known = Known { admissible: percent <= 100, equal_steps };
        let (least, fewest) = (graph.least_cost(), graph.fewest_steps());
        let all: Vec<(Strategy, Optimality)> = Strategy::ALL
            .into_iter()
            .filter_map(|strategy| {
                Some((strategy, found(&graph, strategy, &options, (percent, known))?))
            })
            .collect();
        let least_costs: LeastCosts = all.iter().map(|(_, one)| *one).collect();
        for &(strategy, one) in &all {
            let beside = one.beside(least_costs);
            prop_assert_eq!(beside.because, because_beside(one, &all), "{}", strategy);
            for one in [one, beside] {
                match one.cheapest {
                    Cheapest::Yes => prop_assert_eq!(Some(one.cost), least, "{} {:?}", strategy, one),
                    Cheapest::No => prop_assert!(Some(one.cost) > least, "{} {:?}", strategy, one),
                    Cheapest::Unknown => {}
                }
            }
            match one.because {
                // Twice: the weight of the settings that is not 1.
                Grounds::Weighted => prop_assert!(one.cost <= 2 * least.unwrap_or_default(), "{one:?}"),
                Grounds::FewestSteps | Grounds::UnequalSteps => {
                    prop_assert_eq!(Some(one.length), fewest, "{} {:?}", strategy, one);
                }
                _ => {}
            }
            let bounded = one.with_lower_bound(least.unwrap_or_default());
            prop_assert_eq!(bounded.cheapest == Cheapest::Yes, Some(one.cost) == least, "{}", strategy);
        }
    }
}

#[test]
fn nothing_is_proved_by_a_strategy_that_promises_nothing_or_by_an_estimate_that_may_be_too_high() {
    let known = |admissible| Known {
        admissible,
        equal_steps: true,
    };
    let proved = |admissible| -> Vec<Strategy> {
        let proves = |strategy: &Strategy| {
            strategy
                .grounds(&Options::default(), known(admissible))
                .prove()
        };
        Strategy::ALL.into_iter().filter(proves).collect()
    };
    let blind = [
        Strategy::BreadthFirst,
        Strategy::IterativeDeepening,
        Strategy::UniformCost,
        Strategy::Bidirectional,
    ];
    assert_eq!(proved(false), blind);
    let mut all = proved(true);
    all.retain(|strategy| !blind.contains(strategy));
    assert_eq!(all, [Strategy::AStar, Strategy::IdaStar]);
}

#[test]
fn a_weight_bounds_the_cost_only_with_an_estimate_that_is_never_too_high() {
    let grounds = |admissible, options: &Options| {
        let known = Known {
            admissible,
            equal_steps: false,
        };
        Strategy::WeightedAStar.grounds(options, known)
    };
    let plain = Options::default();
    let early = Options {
        goal_test: Some(GoalTest::Generation),
        ..Options::default()
    };
    let limited = Options {
        depth_limit: Some(3),
        ..Options::default()
    };
    assert_eq!(grounds(true, &plain), Grounds::Weighted);
    assert_eq!(grounds(false, &plain), Grounds::Estimate);
    assert_eq!(grounds(true, &early), Grounds::EarlyGoalTest);
    assert_eq!(grounds(true, &limited), Grounds::DepthLimit);
}
