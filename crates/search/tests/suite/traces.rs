//! Recorded searches and their two written forms.

use crate::graph::Graph;
use atisbo_base::{Budget, Trace};
use atisbo_search::trace::{Step, Tracer, WriteState, write_dot};
use atisbo_search::{Event, Limit, Options, Strategy, search_reversible};

fn graph() -> Graph {
    Graph::new(
        5,
        &[
            (0, 1, 1),
            (0, 2, 4),
            (1, 2, 1),
            (2, 0, 1),
            (2, 3, 1),
            (1, 4, 1),
        ],
        &[3],
    )
}

fn record(strategy: Strategy, limit: usize) -> Trace<Step> {
    record_as(usize::to_string, strategy, limit)
}

fn record_as(write: impl WriteState<usize>, strategy: Strategy, limit: usize) -> Trace<Step> {
    let mut tracer = Tracer::new(limit, write);
    search_reversible(
        &graph(),
        (),
        strategy,
        &Options::default(),
        &mut tracer,
        &Budget::unlimited(),
    );
    tracer.into_trace()
}

fn text(write: impl FnOnce(&mut Vec<u8>) -> std::io::Result<()>) -> String {
    let mut bytes = Vec::new();
    write(&mut bytes).expect("memory can be written to");
    String::from_utf8(bytes).expect("text")
}

#[test]
fn a_recorder_keeps_the_first_events_and_counts_the_rest() {
    let all = record(Strategy::UniformCost, usize::MAX);
    let some = record(Strategy::UniformCost, 3);
    assert_eq!(some.events, &all.events[..3]);
    assert_eq!(some.left_out, all.events.len() as u64 - 3);
}

#[test]
fn json_lines_are_one_object_per_event() {
    for strategy in Strategy::ALL {
        let trace = record(strategy, usize::MAX);
        let lines = text(|out| trace.write_json_lines(out));
        assert_eq!(lines.lines().count(), trace.events.len());
        for line in lines.lines() {
            let value: serde_json::Value = serde_json::from_str(line).expect("an object");
            assert!(value["event"].is_string());
            assert_eq!(value["event"] == "limit_raised", value.get("id").is_none());
        }
    }
}

#[test]
fn iterative_deepening_tells_each_new_limit() {
    let trace = record(Strategy::IterativeDeepening, usize::MAX);
    let limits: Vec<_> = trace
        .events
        .iter()
        .filter_map(|step| match &step.event {
            Event::LimitRaised {
                limit: Limit::Depth(depth),
            } => Some(*depth),
            _ => None,
        })
        .collect();
    assert_eq!(limits, [1, 2]);
}

#[test]
fn a_drawing_has_a_node_for_every_number_it_uses() {
    for strategy in Strategy::ALL {
        let trace = record(strategy, usize::MAX);
        let drawing = text(|out| write_dot(&trace.events, out));
        let defined: Vec<&str> = drawing
            .lines()
            .filter(|line| !line.contains("->") && line.contains("[label"))
            .filter_map(|line| line.split_whitespace().next())
            .collect();
        for line in drawing.lines().filter(|line| line.contains("->")) {
            let mut words = line.split_whitespace();
            let (from, to) = (words.next().expect("from"), words.nth(1).expect("to"));
            assert!(
                defined.contains(&from) && defined.contains(&to),
                "{strategy}: {line}"
            );
        }
        assert!(drawing.contains("peripheries=2"), "{strategy}");
    }
}

#[test]
fn labels_with_quotes_and_line_breaks_stay_inside_their_quotes() {
    let awkward = |_: &usize| "a \"b\"\n\\c / d".to_owned();
    let trace = record_as(awkward, Strategy::BreadthFirst, usize::MAX);
    let drawing = text(|out| write_dot(&trace.events, out));
    assert!(drawing.contains(r#"a \"b\"\n\\c\nd"#));
}
