//! What a run leaves in its trace.

use atisbo_base::Budget;
use atisbo_bayes::trace::{Happening, Recorder, write_json_lines};
use atisbo_bayes::{
    Conditional, Decompose, Engine, Evidence, Irrelevance, Method, Model, Network, Settings,
    Variable,
};

/// Three mines beside a clue, and an alarm that a mine sets off.
fn mines() -> Model {
    let mut builder = Network::builder();
    let mut mines = Vec::new();
    for name in ["A", "B", "C"] {
        let mine = builder.variable(name, ["no", "yes"]).unwrap();
        builder.table(mine, &[], vec![0.75, 0.25]).unwrap();
        mines.push(mine);
    }
    let clue = builder.variable("clue", ["0", "1", "2", "3"]).unwrap();
    builder.conditional(clue, &mines, Conditional::Sum).unwrap();
    let alarm = builder.variable("alarm", ["no", "yes"]).unwrap();
    builder
        .table(alarm, &[mines[0]], vec![1.0, 0.0, 0.5, 0.5])
        .unwrap();
    builder.build().unwrap().into()
}

fn record(settings: Settings, recorder: &mut Recorder) -> Vec<String> {
    let model = mines();
    let mut engine = Engine::new(&model, settings);
    engine
        .observe_all(&Evidence::none().and(Variable(3), 2))
        .unwrap();
    engine
        .posterior(&[Variable(0)], &Budget::unlimited(), recorder)
        .unwrap();
    engine.names()
}

#[test]
fn a_posterior_is_written_down_from_the_first_table_to_the_last() {
    let mut recorder = Recorder::new(100);
    record(Settings::default(), &mut recorder);
    let kinds: Vec<&str> = recorder
        .records()
        .iter()
        .map(|record| match record {
            Happening::Pruned { .. } => "pruned",
            Happening::Tables { .. } => "tables",
            Happening::Ordered { .. } => "ordered",
            Happening::Eliminated { .. } => "eliminated",
            Happening::Normalised { .. } => "normalised",
            _ => "other",
        })
        .collect();
    let expected = [
        "pruned",
        "tables",
        "ordered",
        "eliminated",
        "eliminated",
        "normalised",
    ];
    assert_eq!(kinds, expected);
    assert_eq!(
        recorder.records()[0],
        Happening::Pruned {
            variable: Variable(4),
            why: Irrelevance::Barren
        }
    );
    let Some(Happening::Normalised { table, log_sum }) = recorder.records().last() else {
        panic!("the last thing is the answer");
    };
    assert_eq!(table.scope, [Variable(0)]);
    // Two mines among three: 2/3 for each, and 3 · 3/4 · 1/16 for two at all.
    assert!((table.values.as_ref().unwrap()[1] - 2.0 / 3.0).abs() < 1e-15);
    assert!((log_sum - (9.0_f64 / 64.0).ln()).abs() < 1e-15);
}

#[test]
fn every_elimination_is_a_line_of_a_table() {
    let mut recorder = Recorder::new(100);
    let settings = Settings {
        decompose: Decompose::ParentDivorcing,
        ..Settings::default()
    };
    let names = record(settings, &mut recorder);
    let named: Vec<Happening<String>> = recorder
        .records()
        .iter()
        .map(|record| record.named(|variable| names[variable.index()].clone()))
        .collect();
    let steps: Vec<_> = named.iter().filter_map(Happening::step).collect();
    assert_eq!(steps.len(), 3);
    let partial = steps
        .iter()
        .find(|step| step.variable == "clue: partial sum 2")
        .unwrap();
    assert!(partial.scope.contains(&partial.variable));
    assert!(partial.entries >= 6);
    assert!(partial.result.is_some());
}

#[test]
fn large_tables_are_kept_without_their_numbers() {
    let mut recorder = Recorder::new(100).numbers_up_to(2);
    record(Settings::default(), &mut recorder);
    for record in recorder.records() {
        if let Happening::Tables { tables } = record {
            assert!(
                tables
                    .iter()
                    .all(|table| table.values.is_some() == (table.entries <= 2))
            );
            assert!(tables.iter().any(|table| table.values.is_none()));
        }
    }
}

#[test]
fn a_full_recorder_counts_what_it_leaves_out() {
    let mut recorder = Recorder::new(2);
    record(Settings::default(), &mut recorder);
    assert_eq!((recorder.records().len(), recorder.left_out()), (2, 4));
}

#[test]
fn a_trace_read_back_is_the_trace_written() {
    let model = mines();
    let settings = Settings {
        method: Method::JunctionTree,
        decompose: "rank-one".parse().unwrap(),
        ..Settings::default()
    };
    let engine = Engine::new(&model, settings);
    // Reading may round the last bit of a number.
    let mut recorder = Recorder::new(1000).numbers_up_to(0);
    engine
        .marginals(&Budget::unlimited(), &mut recorder)
        .unwrap();
    assert!(
        recorder
            .records()
            .iter()
            .any(|one| matches!(one, Happening::Message { .. }))
    );
    let mut text = Vec::new();
    write_json_lines(recorder.records(), &mut text, &engine.names()).unwrap();
    let text = String::from_utf8(text).unwrap();
    let names = engine.names();
    assert_eq!(text.lines().count(), recorder.records().len());
    for (line, record) in text.lines().zip(recorder.records()) {
        let read: Happening<String> = serde_json::from_str(line).unwrap();
        assert_eq!(
            read,
            record.named(|variable| names[variable.index()].clone())
        );
    }
}
