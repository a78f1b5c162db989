//! The promises of the runner: the same bytes whatever the threads, the parts and the breaks.

use super::*;
use crate::experiment::Limits;
use crate::report::Machine;
use atisbo_base::{Budget, Cancel, Stop, Watch, seed};
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
        checksums: true,
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
    let rows: Vec<Row> = text.lines().map(row).collect();
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

fn join(parts: &[PathBuf], path: &Path) -> Result<Result<Folder, Stop>, FolderError> {
    merge(parts, path, "join", &Budget::unlimited())
}

/// A row of a line, without its checksum.
fn row(line: &str) -> Row {
    sealed::unseal(line.as_bytes(), true).unwrap()
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
    join(&shuffled, &joined).unwrap().unwrap();
    assert_eq!(bytes(&joined), whole(&plan));

    let again = join(&shuffled, &joined).err();
    assert_eq!(again, Some(FolderError::taken(&joined)));
    let missing = join(&paths[..5], &folder()).err();
    let expected = FolderError::PartsMissing {
        of: 7,
        missing: vec![6, 7],
    };
    assert_eq!(missing, Some(expected));
    let twice = join(&[paths[0].clone(), paths[0].clone()], &folder()).err();
    assert!(matches!(
        twice,
        Some(FolderError::PartTwice { part: 1, .. })
    ));
    let damaged = bytes(&paths[2]).replacen("\"run\"", "\"rum\"", 1);
    fs::write(paths[2].join("runs.jsonl"), damaged).unwrap();
    let error = join(&paths, &folder()).err();
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
        let alone = single(&Dice, &plan, number as u64, &Budget::unlimited()).unwrap();
        let among = row(line);
        assert_eq!(
            Row {
                seconds: None,
                ..alone
            },
            among
        );
    }
    let none = single(&Dice, &plan, 35 * 3, &Budget::unlimited());
    assert_eq!(none, Err(Stop::Cancelled));
    let late = Budget::unlimited().time(std::time::Duration::ZERO);
    assert_eq!(single(&Dice, &plan, 0, &late), Err(Stop::Time));
}

/// A folder with all runs.
fn finished(plan: &Plan) -> PathBuf {
    let path = folder();
    run(&path, plan, Shard::WHOLE, &Budget::unlimited()).unwrap();
    path
}

/// What is said of the results in a folder.
fn read(path: &Path) -> Result<u64, FolderError> {
    let (summary, stop) = Folder::open(path)?.summary(&Budget::unlimited())?;
    assert_eq!(stop, None);
    Ok(summary.rows())
}

/// Changes a line of a file, counted from 1; nothing deletes it.
fn change(file: &Path, number: usize, line: impl Fn(&str) -> Option<String>) {
    let text = fs::read_to_string(file).unwrap();
    let lines = text.lines().enumerate().filter_map(|(index, old)| {
        let new = if index + 1 == number {
            line(old)
        } else {
            Some(old.to_owned())
        };
        new.map(|line| line + "\n")
    });
    fs::write(file, lines.collect::<String>()).unwrap();
}

#[test]
fn a_damaged_line_of_finished_results_is_named_and_made_again_when_it_is_deleted() {
    let plan = plan(20);
    let expected = whole(&plan);
    let changed = Some(Damage::Changed);
    let cases = [
        ("runs.jsonl", 1, "false", "true", changed),
        ("runs.jsonl", 7, "{\"run\":6,", "", changed),
        ("runs.jsonl", 9, "\"check\"", "\"chuck\"", None),
        ("times.jsonl", 2, "1", "2", changed),
    ];
    for (name, line, from, to, damage) in cases {
        let path = finished(&plan);
        let file = path.join(name);
        change(&file, line, |old| Some(old.replacen(from, to, 1)));
        match read(&path) {
            Err(FolderError::Damaged {
                path,
                line: at,
                why,
            }) if damage.map_or(matches!(why, Damage::NotARun { .. }), |it| it == why) => {
                assert_eq!((Path::new(&path), at), (file.as_path(), line));
            }
            other => panic!("{name}: {other:?}"),
        }
        // Resuming does not touch it either.
        assert!(run(&path, &plan, Shard::WHOLE, &Budget::unlimited()).is_err());
        change(&file, line, |_| None);
        let lost = FolderError::RunsLost {
            path: path.display().to_string(),
            found: 74,
            runs: 75,
        };
        assert_eq!(read(&path), Err(lost));
        assert_eq!(
            run(&path, &plan, Shard::WHOLE, &Budget::unlimited()),
            Ok(None)
        );
        assert_eq!(bytes(&path), expected);
        assert_eq!(read(&path), Ok(75));
        fs::remove_dir_all(path).unwrap();
    }
}

#[test]
fn finished_results_that_lost_a_whole_file_are_made_again() {
    let plan = plan(20);
    for name in ["runs.jsonl", "times.jsonl"] {
        for is_removed in [false, true] {
            let path = finished(&plan);
            if is_removed {
                fs::remove_file(path.join(name)).unwrap();
            } else {
                fs::write(path.join(name), "").unwrap();
            }
            let lost = FolderError::RunsLost {
                path: path.display().to_string(),
                found: 0,
                runs: 75,
            };
            assert_eq!(read(&path), Err(lost));
            run(&path, &plan, Shard::WHOLE, &Budget::unlimited()).unwrap();
            assert_eq!(bytes(&path), whole(&plan));
            fs::remove_dir_all(path).unwrap();
        }
    }
}

/// Takes the checksums away, as older versions wrote results.
fn without_checksums(path: &Path) {
    let plan = path.join("plan.json");
    let text = fs::read_to_string(&plan).unwrap();
    let text = text.replace(",\n  \"checksums\": true", "");
    assert!(!text.contains("checksums"));
    fs::write(plan, text).unwrap();
    for name in ["runs.jsonl", "times.jsonl", "journal.jsonl"] {
        let Ok(text) = fs::read_to_string(path.join(name)) else {
            continue;
        };
        let lines = text.lines().map(|line| {
            let (said, _) = line.split_once(",\"check\"").unwrap();
            format!("{said}}}\n")
        });
        fs::write(path.join(name), lines.collect::<String>()).unwrap();
    }
}

#[test]
fn results_without_checksums_are_read_resumed_and_joined() {
    let plan = plan(20);
    let path = finished(&plan);
    without_checksums(&path);
    assert!(!Folder::open(&path).unwrap().part.checksums);
    assert_eq!(read(&path), Ok(75));
    let joined = folder();
    join(std::slice::from_ref(&path), &joined).unwrap().unwrap();
    assert_eq!(bytes(&joined), whole(&plan));
    assert!(Folder::open(&joined).unwrap().part.checksums);
    let broken = broken_off(&plan, 30);
    without_checksums(&broken);
    run(&broken, &plan, Shard::WHOLE, &Budget::unlimited()).unwrap();
    assert_eq!(bytes(&broken), whole(&plan));
    assert!(Folder::open(&broken).unwrap().part.checksums);
    for path in [path, joined, broken] {
        fs::remove_dir_all(path).unwrap();
    }
}

/// Cancels work at each of its first looks at the budget, and sees that it says so and ends.
fn assert_held(work: impl Fn(&Budget) -> Option<Stop>) {
    for look in 0..6 {
        let watch = Watch::cancelling_at(look);
        let stop = work(&Budget::unlimited().watched(&watch));
        assert_eq!(stop, Some(Stop::Cancelled), "look {look}");
        // A worker may be about to look when another has seen the end.
        let workers = rayon::current_num_threads() as u64;
        assert!(
            watch.looks() <= look + 2 * workers,
            "{} looks",
            watch.looks()
        );
        assert!(watch.most_steps() <= 1 << 17, "{}", watch.most_steps());
    }
}

#[test]
fn running_reading_joining_and_exporting_look_at_the_budget() {
    let plan = plan(3_000);
    let prepared = || Prepared {
        plan: self::plan(3_000),
        bench: Box::new(Dice),
    };
    assert_held(|budget| prepared().in_memory(budget, &|_, _| (), |_| ()).1);
    let keep = Keep {
        folder: folder(),
        resume: true,
        shard: Shard::WHOLE,
    };
    let kept = |budget: &Budget| prepared().into_folder(&keep, ("", ""), budget, &|_, _| ());
    assert_held(|budget| kept(budget).unwrap().stop);
    let results = kept(&Budget::unlimited()).unwrap().folder;
    assert_eq!(bytes(&keep.folder), whole(&plan));
    assert_held(|budget| results.summary(budget).unwrap().1);
    assert_held(|budget| results.as_csv(0, budget, &mut |_| true).unwrap());
    let joined = folder();
    let parts = [keep.folder.clone()];
    assert_held(|budget| merge(&parts, &joined, "join", budget).unwrap().err());
    // What was not joined leaves nothing behind.
    assert!(!joined.exists());
    fs::remove_dir_all(keep.folder).unwrap();
}

#[test]
fn a_limit_of_all_the_work_holds_for_each_run_and_is_told() {
    let prepared = Prepared {
        plan: plan(40),
        bench: Box::new(Dice),
    };
    let run = |budget: &Budget| {
        let (summary, stop) = prepared.in_memory(budget, &|_, _| (), |_| ());
        let failed = |part: crate::summary::Part<'_>| part.group.failed.get("nodes").copied();
        (summary.parts().filter_map(failed).sum::<u64>(), stop)
    };
    // The limit of the plan is a part of the experiment, one that is tighter is not.
    let (usual, stop) = run(&Budget::unlimited().nodes(200));
    assert_eq!(stop, None);
    let (more, stop) = run(&Budget::unlimited().nodes(20));
    assert_eq!(stop, Some(Stop::Nodes));
    assert!(more > usual, "{more} {usual}");
    let alone = |nodes| {
        let budget = Budget::unlimited().nodes(nodes);
        let runs = 0..prepared.plan.runs();
        runs.filter(|&run| prepared.single(run, &budget).1 == Some(Stop::Nodes))
            .count() as u64
    };
    assert_eq!((alone(200), alone(20)), (0, more));
}
