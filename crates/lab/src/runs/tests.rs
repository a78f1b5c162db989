//! The promises of the runner: the same bytes whatever the threads, the parts and the breaks.

use super::*;
use crate::experiment::Limits;
use crate::report::Machine;
use atisbo_base::{Budget, Cancel, Stop, seed};
use proptest::prelude::*;
use rand::RngExt;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// Throws dice. Instance 3 of every setting cannot be made, method `breaks` panics now and then.
struct Dice;

struct Thrown(u64);

impl Bench for Dice {
    fn instance(
        &self,
        setting: usize,
        index: u64,
        _: &Budget,
    ) -> Result<Box<dyn Instance + '_>, String> {
        match index {
            3 => Err("no third throw".to_owned()),
            _ => Ok(Box::new(Thrown(
                seed::rng(setting as u64, index).random_range(0..100),
            ))),
        }
    }
}

impl Instance for Thrown {
    fn run(&self, method: usize, budget: &Budget) -> Run {
        let counts = vec![("eyes", self.0)];
        let outcome = match method {
            0 if self.0 > 50 => Outcome::Success,
            1 if self.0.is_multiple_of(10) => panic!("ten times {}", self.0 / 10),
            2 => match budget.meter().check(self.0, 0) {
                Some(stop) => Outcome::Stopped(stop),
                None => Outcome::Success,
            },
            _ => Outcome::Defeat,
        };
        Run {
            outcome,
            counts,
            seconds: 1e-6 * self.0 as f64,
        }
    }
}

fn plan(instances: u64) -> Plan {
    Plan {
        name: "dice".to_owned(),
        game: "dice".to_owned(),
        seed: 1,
        repetitions: 2,
        limits: Limits {
            nodes: Some(80),
            ..Limits::default()
        },
        settings: vec![
            Setting::named("few", None, 5),
            Setting::named("many", None, instances),
        ],
        methods: ["high", "breaks", "stops"].map(Method::named).into(),
    }
}

fn part(plan: &Plan, shard: Shard) -> Part {
    Part {
        plan: plan.clone(),
        shard,
        command: "dice".to_owned(),
        machine: Machine::here(),
        complete: false,
    }
}

/// A new empty folder.
fn folder() -> PathBuf {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("atisbo-lab-{}-{number}", std::process::id());
    let path = std::env::temp_dir().join(name);
    _ = fs::remove_dir_all(&path);
    path
}

/// Runs what is missing in a folder, and finishes it if nothing stops it.
fn run(
    path: &Path,
    plan: &Plan,
    shard: Shard,
    budget: &Budget,
) -> Result<Option<Stop>, FolderError> {
    let mut opened = Folder::open_for_runs(path, part(plan, shard), "", true)?;
    let done = opened.done.clone();
    let stop = execute(&Dice, (plan, shard), &done, budget, &mut |row, _| {
        opened.append(&row)
    })?;
    if stop.is_none() {
        opened.finish()?;
    }
    Ok(stop)
}

fn bytes(path: &Path) -> String {
    fs::read_to_string(path.join("runs.jsonl")).unwrap()
}

fn whole(plan: &Plan) -> String {
    let path = folder();
    run(&path, plan, Shard::WHOLE, &Budget::unlimited()).unwrap();
    let text = bytes(&path);
    fs::remove_dir_all(path).unwrap();
    text
}

#[test]
fn runs_stand_in_the_order_of_their_numbers_with_failures_among_them() {
    let text = whole(&plan(40));
    let rows: Vec<Row> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(rows.len(), 45 * 3);
    assert!(
        rows.iter()
            .enumerate()
            .all(|(number, row)| row.run == number as u64)
    );
    assert!(rows.iter().all(|row| row.seconds.is_none()));
    let third = &rows[3 * 3];
    assert_eq!(
        (third.success, third.failed.as_deref()),
        (None, Some("no third throw"))
    );
    let failed = |reason: &str| rows.iter().any(|row| row.failed.as_deref() == Some(reason));
    assert!(failed("nodes"));
    let panicked = |row: &Row| {
        row.failed
            .iter()
            .any(|why| why.starts_with("panic: ten times"))
    };
    assert!(rows.iter().any(panicked));
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let plan = plan(300);
    let by = |threads| {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .unwrap();
        pool.install(|| whole(&plan))
    };
    assert_eq!(by(1), by(2));
    assert_eq!(by(1), by(7));
}

#[test]
fn parts_joined_are_the_whole() {
    let plan = plan(100);
    let paths: Vec<PathBuf> = (1..=7)
        .map(|number| {
            let path = folder();
            let shard = Shard::new(number, 7).unwrap();
            run(&path, &plan, shard, &Budget::unlimited()).unwrap();
            path
        })
        .collect();
    let joined = folder();
    let mut shuffled = paths.clone();
    shuffled.rotate_left(3);
    merge(&shuffled, &joined, "join").unwrap();
    assert_eq!(bytes(&joined), whole(&plan));

    let again = merge(&shuffled, &joined, "join").err();
    assert_eq!(again, Some(FolderError::taken(&joined)));
    let missing = merge(&paths[..5], &folder(), "join").err();
    let expected = FolderError::PartsMissing {
        of: 7,
        missing: vec![6, 7],
    };
    assert_eq!(missing, Some(expected));
    let twice = merge(&[paths[0].clone(), paths[0].clone()], &folder(), "join").err();
    assert!(matches!(
        twice,
        Some(FolderError::PartTwice { part: 1, .. })
    ));
    let damaged = bytes(&paths[2]).replacen("\"run\"", "\"rum\"", 1);
    fs::write(paths[2].join("runs.jsonl"), damaged).unwrap();
    let error = merge(&paths, &folder(), "join").err();
    assert!(
        matches!(error, Some(FolderError::Damaged { line: 1, .. })),
        "{error:?}"
    );
    for path in paths.iter().chain([&joined]) {
        fs::remove_dir_all(path).unwrap();
    }
}

/// A folder in which some runs were made and then it was cancelled.
fn broken_off(plan: &Plan, after: u64) -> PathBuf {
    let path = folder();
    let mut opened = Folder::open_for_runs(&path, part(plan, Shard::WHOLE), "", false).unwrap();
    let cancel = Cancel::new();
    let budget = Budget::unlimited().cancel(cancel.clone());
    let stop = execute::<FolderError>(
        &Dice,
        (plan, Shard::WHOLE),
        &Done::default(),
        &budget,
        &mut |row, made| {
            if made >= after {
                cancel.raise();
            }
            opened.append(&row)
        },
    );
    assert_eq!(stop, Ok(Some(Stop::Cancelled)));
    path
}

#[test]
fn work_that_was_broken_off_ends_with_the_same_bytes() {
    let plan = plan(60);
    let expected = whole(&plan);
    for after in [1, 2, 50, 100] {
        let path = broken_off(&plan, after);
        assert!(!path.join("runs.jsonl").exists());
        run(&path, &plan, Shard::WHOLE, &Budget::unlimited()).unwrap();
        assert_eq!(bytes(&path), expected);
        assert!(!path.join("journal.jsonl").exists());
        fs::remove_dir_all(path).unwrap();
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn a_journal_cut_at_any_byte_ends_with_the_same_bytes(cut in 0usize..6000, junk in any::<Vec<u8>>()) {
        let plan = plan(20);
        let path = broken_off(&plan, 60);
        let journal = path.join("journal.jsonl");
        let mut text = fs::read(&journal).unwrap();
        text.truncate(cut);
        // Half a line may be anything, but it is one line.
        text.extend(junk.into_iter().filter(|&byte| byte != b'\n'));
        fs::write(&journal, &text).unwrap();
        run(&path, &plan, Shard::WHOLE, &Budget::unlimited()).unwrap();
        prop_assert_eq!(bytes(&path), whole(&plan));
        fs::remove_dir_all(path).unwrap();
    }
}

#[test]
fn results_are_neither_overwritten_nor_mixed() {
    let small = plan(5);
    let path = folder();
    run(&path, &small, Shard::WHOLE, &Budget::unlimited()).unwrap();
    let taken = Folder::open_for_runs(&path, part(&small, Shard::WHOLE), "", false).err();
    assert_eq!(taken, Some(FolderError::taken(&path)));
    let other = run(&path, &plan(6), Shard::WHOLE, &Budget::unlimited());
    let different = FolderError::Different {
        path: path.display().to_string(),
    };
    assert_eq!(other, Err(different.clone()));
    let half = run(
        &path,
        &small,
        Shard::new(1, 2).unwrap(),
        &Budget::unlimited(),
    );
    assert_eq!(half, Err(different));
    // What is complete stays as it is.
    assert_eq!(
        run(&path, &small, Shard::WHOLE, &Budget::unlimited()),
        Ok(None)
    );
    fs::remove_dir_all(path).unwrap();
}

#[test]
fn a_damaged_line_in_the_middle_is_named_and_nothing_is_touched() {
    let plan = plan(20);
    let path = broken_off(&plan, 30);
    let journal = path.join("journal.jsonl");
    let text = fs::read_to_string(&journal).unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    lines[4] = "{\"run\":7";
    let damaged = lines.join("\n") + "\n";
    fs::write(&journal, &damaged).unwrap();
    let error = run(&path, &plan, Shard::WHOLE, &Budget::unlimited()).unwrap_err();
    assert!(
        matches!(&error, FolderError::Damaged { line: 5, path, .. } if Path::new(path) == journal),
        "{error}"
    );
    assert_eq!(fs::read_to_string(&journal).unwrap(), damaged);
    fs::remove_dir_all(path).unwrap();
}

#[test]
fn only_one_process_writes_into_a_folder() {
    let plan = plan(5);
    let path = folder();
    let first = Folder::open_for_runs(&path, part(&plan, Shard::WHOLE), "", true).unwrap();
    let second = Folder::open_for_runs(&path, part(&plan, Shard::WHOLE), "", true).err();
    assert!(matches!(second, Some(FolderError::Busy { .. })));
    drop(first);
    assert!(Folder::open_for_runs(&path, part(&plan, Shard::WHOLE), "", true).is_ok());
    fs::remove_dir_all(path).unwrap();
}

#[test]
fn a_row_that_cannot_be_kept_ends_the_work() {
    let mut made = 0;
    let end = execute(
        &Dice,
        (&plan(1000), Shard::WHOLE),
        &Done::default(),
        &Budget::unlimited(),
        &mut |_, _| {
            made += 1;
            if made > 20 { Err("full") } else { Ok(()) }
        },
    );
    assert_eq!(end, Err("full"));
    assert!(made < 1000);
}

#[test]
fn a_single_run_is_the_same_as_among_the_others() {
    let plan = plan(30);
    let rows = whole(&plan);
    for (number, line) in rows.lines().enumerate() {
        let row = single(&Dice, &plan, number as u64, &Budget::unlimited()).unwrap();
        let among: Row = serde_json::from_str(line).unwrap();
        assert_eq!(
            Row {
                seconds: None,
                ..row
            },
            among
        );
    }
    assert_eq!(single(&Dice, &plan, 35 * 3, &Budget::unlimited()), None);
}
