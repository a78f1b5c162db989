//! The verbs of the laboratory look at their budget, and say which limit ended them.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a test fails by panicking"
)]

use atisbo_api::text::Lang;
use atisbo_api::{Verb, ask};
use atisbo_base::{Budget, Stop, Watch};
use atisbo_experiments::{Given, Keep, Shard, export, merge, report, run};
use std::path::PathBuf;

const EXPERIMENT: &str = "game = \"minesweeper\"\nmethods = [\"exact:safest\", \"logic\"]\n\
                          [instances]\nlevels = [\"4x4x3\"]\ncount = 300\n";

/// Cancels a question at each of its first looks at the budget.
fn assert_held<V: Verb>(request: &V, told: impl Fn(&V::Answer) -> (Option<Stop>, String)) {
    for look in 0..5 {
        let watch = Watch::cancelling_at(look);
        let answer = ask(request, &(), &Budget::unlimited().watched(&watch)).expect("an answer");
        let (stop, said) = told(&answer);
        assert_eq!(stop, Some(Stop::Cancelled), "{} at {look}", V::NAME);
        assert!(said.contains("it was cancelled"), "{}: {said}", V::NAME);
        assert!(!V::is_yes(&answer), "{} at {look}", V::NAME);
        // A worker may be about to look when another has seen the end.
        let workers = std::thread::available_parallelism().map_or(1, usize::from) as u64;
        assert!(watch.looks() <= look + 2 * workers + 2, "{}", watch.looks());
        assert!(watch.most_steps() <= 1 << 20, "{}", watch.most_steps());
    }
}

fn told(report: &report::Answer) -> (Option<Stop>, String) {
    let said = report.sentences.iter().map(|it| it.to(Lang::En));
    (report.budget, said.collect::<Vec<_>>().join(" "))
}

#[test]
fn run_report_export_and_merge_end_when_they_are_cancelled() {
    let folder = std::env::temp_dir().join(format!("atisbo-budget-{}", std::process::id()));
    _ = std::fs::remove_dir_all(&folder);
    let results = folder.join("results");
    let in_memory = run::Request {
        experiment: Given::Text(EXPERIMENT.to_owned()),
        ..run::Request::default()
    };
    assert_held(&in_memory, told);
    let single = run::Request {
        only: Some(7),
        ..in_memory.clone()
    };
    let watch = Watch::cancelling_at(0);
    let none = ask(&single, &(), &Budget::unlimited().watched(&watch)).unwrap();
    assert_eq!((none.row, none.budget), (None, Some(Stop::Cancelled)));
    let kept = run::Request {
        keep: Some(Keep {
            folder: results.clone(),
            resume: true,
            shard: Shard::WHOLE,
        }),
        ..in_memory
    };
    assert_held(&kept, told);
    let whole = ask(&kept, &(), &Budget::unlimited()).unwrap();
    assert_eq!((whole.runs, whole.budget), (600, None));
    let summed = report::Request {
        folder: results.clone(),
        ..report::Request::default()
    };
    // Six hundred lines are read between two or three looks at the clock.
    for look in 0..3 {
        let watch = Watch::cancelling_at(look);
        let answer = ask(&summed, &(), &Budget::unlimited().watched(&watch)).unwrap();
        assert_eq!(told(&answer).0, Some(Stop::Cancelled), "{look}");
        assert!(told(&answer).1.contains("runs were read: it was cancelled"));
        assert!(answer.runs < 600, "{look}");
    }
    for out in [None, Some(folder.join("runs.csv"))] {
        let exported = export::Request {
            folder: results.clone(),
            out,
            ..export::Request::default()
        };
        assert_held(&exported, |answer| {
            (answer.budget, answer.sentences[0].to(Lang::En))
        });
    }
    let joined: PathBuf = folder.join("joined");
    let request = merge::Request {
        parts: vec![results],
        folder: joined.clone(),
        ..merge::Request::default()
    };
    for look in 0..3 {
        let watch = Watch::cancelling_at(look);
        let answer = ask(&request, &(), &Budget::unlimited().watched(&watch)).unwrap();
        let expected = "Nothing was joined: it was cancelled.".to_owned();
        assert_eq!(told(&answer), (Some(Stop::Cancelled), expected), "{look}");
        assert!(!joined.exists());
    }
    let answer = ask(&request, &(), &Budget::unlimited()).unwrap();
    assert_eq!((answer.runs, answer.budget), (600, None));
    std::fs::remove_dir_all(folder).unwrap();
}
