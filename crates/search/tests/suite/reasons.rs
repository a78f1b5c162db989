//! The reasons in a trace are true: a slow frontier that is kept from the events alone has the node that was taken first,
//! and what is said of known nodes and limits is what the events before say.

mod mirror;

use crate::graph::{Graph, Knowing, Moody};
use crate::random_graphs::graphs;
use atisbo_base::Budget;
use atisbo_search::trace::Tracer;
use atisbo_search::{
    BeamWidth, Duplicates, GoalTest, Heuristic, Options, Strategy, Tie, Weight, search_reversible,
};
use mirror::Mirror;
use proptest::prelude::*;
use proptest::strategy::Strategy as Arbitrary;
use std::num::NonZeroU32;

fn check(graph: &Graph, heuristic: impl Heuristic<Graph>, strategy: Strategy, options: &Options) {
    let mut tracer = Tracer::new(2000, usize::to_string);
    let budget = Budget::unlimited().nodes(300);
    search_reversible(graph, heuristic, strategy, options, &mut tracer, &budget);
    let mut mirror = Mirror::new(graph, strategy, options);
    for step in &tracer.into_trace().events {
        mirror.follow(step);
    }
}

fn options() -> impl Arbitrary<Value = Options> {
    let duplicates = prop::sample::select(vec![
        None,
        Some(Duplicates::Keep),
        Some(Duplicates::OnGeneration),
        Some(Duplicates::OnExpansion),
    ]);
    let goal_test = prop::sample::select(vec![
        None,
        Some(GoalTest::Generation),
        Some(GoalTest::Expansion),
    ]);
    let tie = prop::sample::select(vec![Tie::Fifo, Tie::Lifo, Tie::HighG, Tie::Heap]);
    let weight = (100u32..300)
        .prop_map(|hundredths| Weight::from_hundredths(hundredths).expect("at least 1"));
    let width = (1u32..4).prop_map(|width| BeamWidth(NonZeroU32::new(width).expect("at least 1")));
    let limits = (
        prop::option::weighted(0.3, 0u32..5),
        prop::option::weighted(0.3, 0u32..3),
    );
    (
        duplicates,
        goal_test,
        tie,
        weight,
        width,
        limits,
        any::<bool>(),
    )
        .prop_map(
            |(
                duplicates,
                goal_test,
                tie,
                weight,
                beam_width,
                (depth_limit, discrepancies),
                follow_cycles,
            )| Options {
                duplicates,
                goal_test,
                tie,
                depth_limit,
                weight,
                beam_width,
                discrepancies,
                follow_cycles,
            },
        )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn every_reason_is_true_of_the_events_before(graph in graphs(), options in options(), percent in 0u32..=150) {
        for strategy in Strategy::ALL {
            check(&graph, Knowing::new(&graph, percent), strategy, &options);
            check(&graph, Moody::new(&graph), strategy, &options);
        }
    }
}
