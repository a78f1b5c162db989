//! Experiments as they are run: broken off, divided, on damaged files and full disks.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a test fails by panicking"
)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};

/// A new empty folder that is gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("atisbo-lab-cli-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn experiment(&self, count: u64) -> PathBuf {
        let path = self.path("games.toml");
        let text = format!(
            "game = \"minesweeper\"\nseed = 5\nmethods = [\"exact:safest\", \"logic\"]\n\
             [instances]\nlevels = [\"5x5x5\", \"6x6x6\"]\ncount = {count}\n"
        );
        fs::write(&path, text).expect("a file");
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.0);
    }
}

fn command(experiment: &Path, out: &Path, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_atisbo"));
    command
        .args(["lab", "run"])
        .arg(experiment)
        .arg("--out")
        .arg(out)
        .args(more);
    command.env("LC_ALL", "en_US.UTF-8");
    command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

fn run(experiment: &Path, out: &Path, more: &[&str]) -> Output {
    command(experiment, out, more)
        .output()
        .expect("the program runs")
}

fn done(output: &Output) {
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

/// What the program complained about, ending with exit code 2 and without a panic.
fn refused(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{text}");
    assert!(!text.contains("panicked"), "{text}");
    text
}

fn runs(out: &Path) -> Vec<u8> {
    fs::read(out.join("runs.jsonl")).expect("results")
}

#[test]
fn one_thread_and_two_and_seven_parts_joined_give_the_same_bytes() {
    let folder = Folder::new();
    let experiment = folder.experiment(40);
    done(&run(&experiment, &folder.path("one"), &["--threads", "1"]));
    done(&run(&experiment, &folder.path("two"), &["--threads", "2"]));
    let one = runs(&folder.path("one"));
    assert_eq!(String::from_utf8_lossy(&one).lines().count(), 160);
    assert_eq!(one, runs(&folder.path("two")));
    let mut merge = Command::new(env!("CARGO_BIN_EXE_atisbo"));
    merge
        .args(["lab", "merge", "--out"])
        .arg(folder.path("joined"));
    for number in 1..=7 {
        let part = folder.path(&format!("part{number}"));
        done(&run(
            &experiment,
            &part,
            &["--shard", &format!("{number}/7")],
        ));
        merge.arg(part);
    }
    done(&merge.output().expect("the program runs"));
    assert_eq!(one, runs(&folder.path("joined")));
    for name in [
        "report.html",
        "report.md",
        "report.csv",
        "plan.json",
        "times.jsonl",
    ] {
        assert!(folder.path("joined").join(name).exists(), "{name}");
    }
}

#[test]
fn a_killed_run_is_resumed_and_ends_with_the_same_bytes() {
    let folder = Folder::new();
    let experiment = folder.experiment(1500);
    let (broken, whole) = (folder.path("broken"), folder.path("whole"));
    let mut child = command(&experiment, &broken, &[])
        .spawn()
        .expect("the program starts");
    let journal = broken.join("journal.jsonl");
    // It is killed in the middle: something is written, and not all of it.
    while fs::metadata(&journal).map_or(0, |file| file.len()) < 20_000 {
        assert!(
            child.try_wait().expect("a child").is_none(),
            "it was over too soon"
        );
        std::thread::yield_now();
    }
    child.kill().expect("a child");
    child.wait().expect("a child");
    assert!(!broken.join("runs.jsonl").exists());
    let before = fs::read(&journal).expect("a journal");
    let text = refused(&run(&experiment, &broken, &[]));
    assert!(
        text.contains("has results already") && text.contains("--resume"),
        "{text}"
    );
    assert_eq!(fs::read(&journal).expect("a journal"), before);
    done(&run(&experiment, &broken, &["--resume"]));
    done(&run(&experiment, &whole, &[]));
    assert_eq!(runs(&broken), runs(&whole));
    assert!(!journal.exists());
}

#[test]
fn half_a_line_is_made_again_and_a_damaged_line_is_named() {
    let folder = Folder::new();
    let experiment = folder.experiment(10);
    let (out, whole) = (folder.path("out"), folder.path("whole"));
    done(&run(&experiment, &whole, &[]));
    done(&run(&experiment, &out, &[]));
    // As if it had been broken off: the journal is there and the plan says so.
    let lines = String::from_utf8(runs(&out)).expect("text");
    let lines: Vec<&str> = lines.lines().collect();
    let plan = fs::read_to_string(out.join("plan.json")).expect("a plan");
    fs::write(
        out.join("plan.json"),
        plan.replace("\"complete\": true", "\"complete\": false"),
    )
    .expect("a plan");
    fs::remove_file(out.join("runs.jsonl")).expect("results");
    let journal = out.join("journal.jsonl");
    let half = format!("{}\n{}\n{}", lines[0], lines[3], &lines[5][..20]);
    fs::write(&journal, &half).expect("a journal");
    let resumed = run(&experiment, &out, &["--resume"]);
    done(&resumed);
    assert!(String::from_utf8_lossy(&resumed.stdout).contains("was cut off (20 bytes)"));
    assert_eq!(runs(&out), runs(&whole));

    fs::write(
        out.join("plan.json"),
        plan.replace("\"complete\": true", "\"complete\": false"),
    )
    .expect("a plan");
    let damaged = format!("{}\n{}\n{}\n", lines[0], &lines[3][..20], lines[5]);
    fs::write(&journal, &damaged).expect("a journal");
    let text = refused(&run(&experiment, &out, &["--resume"]));
    assert!(
        text.contains("journal.jsonl, line 2: this line is damaged"),
        "{text}"
    );
    assert_eq!(fs::read_to_string(&journal).expect("a journal"), damaged);
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_and_a_folder_that_cannot_be_are_told() {
    let folder = Folder::new();
    let experiment = folder.experiment(10);
    // A journal on a device that is always full.
    let full = folder.path("full");
    fs::create_dir_all(&full).expect("a folder");
    std::os::unix::fs::symlink("/dev/full", full.join("journal.jsonl")).expect("a link");
    let text = refused(&run(&experiment, &full, &[]));
    assert!(
        text.contains("journal.jsonl: no space left on the device"),
        "{text}"
    );
    let text = refused(&run(&experiment, Path::new("/dev/full"), &[]));
    assert!(text.contains("/dev/full: "), "{text}");
    let below = experiment.join("below");
    let text = refused(&run(&experiment, &below, &[]));
    assert!(text.contains("games.toml"), "{text}");
    let text = refused(&run(&experiment, Path::new("/proc/atisbo"), &[]));
    assert!(text.contains("/proc/atisbo: "), "{text}");
}

#[test]
fn nonsense_names_the_file_and_the_line() {
    let folder = Folder::new();
    let file = folder.path("nonsense.toml");
    fs::write(&file, "game = \"minesweeper\"\nmethods = [\"exact\"]\n[instances]\nlevels = [\"beginner\"]\nrules = 3\n").expect("a file");
    let text = refused(&run(&file, &folder.path("out"), &[]));
    let expected = "nonsense.toml:5:1: there is no key `instances.rules` here; the keys are: first-click, count, levels";
    assert!(text.contains(expected), "{text}");
    assert!(!folder.path("out").exists());
    let text = refused(&run(&folder.path("missing.toml"), &folder.path("out"), &[]));
    assert!(text.contains("missing.toml"), "{text}");
    let text = refused(&run(
        &folder.experiment(1),
        &folder.path("out"),
        &["--shard", "8/7"],
    ));
    assert!(text.contains("3/64"), "{text}");
}

#[test]
fn results_are_written_in_every_form() {
    let folder = Folder::new();
    let experiment = folder.experiment(10);
    let out = folder.path("out");
    done(&run(&experiment, &out, &[]));
    let report = |more: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_atisbo"));
        command
            .args(["lab", "report"])
            .arg(&out)
            .args(more)
            .env("LC_ALL", "en_US.UTF-8");
        let output = command.output().expect("the program runs");
        done(&output);
        String::from_utf8(output.stdout).expect("text")
    };
    assert!(report(&[]).contains("Compared on the same instances"));
    assert!(report(&["--lang", "es"]).contains("Comparados sobre las mismas instancias"));
    assert!(report(&["--format", "html"]).starts_with("<!doctype html>"));
    assert!(report(&["--format", "markdown"]).starts_with("# games"));
    assert!(report(&["--format", "csv"]).starts_with("setting,method,runs"));
    let rows = report(&["--format", "runs"]);
    assert!(rows.starts_with(
        "run,setting,instance,method,success,failed,seconds,decisions,guesses\r\n0,5x5x5,0,"
    ));
    assert_eq!(rows.lines().count(), 41);
    let json: serde_json::Value = serde_json::from_str(&report(&["--json"])).expect("JSON");
    assert_eq!(json["runs"], 40);
    let json: serde_json::Value =
        serde_json::from_str(&report(&["--format", "runs", "--json"])).expect("JSON");
    assert_eq!(
        (&json["verb"], &json["rows"]),
        (&"export".into(), &40.into())
    );
    assert_eq!(json["text"].as_str().expect("a text"), rows);
    // A file is written whatever is printed.
    let page = folder.path("page.html");
    let path = page.to_str().expect("a path");
    let json = report(&["--format", "html", "--json", "-o", path]);
    assert!(
        serde_json::from_str::<serde_json::Value>(&json).is_ok(),
        "{json}"
    );
    assert!(
        fs::read_to_string(&page)
            .expect("a page")
            .starts_with("<!doctype html>")
    );
    let missing = Command::new(env!("CARGO_BIN_EXE_atisbo"))
        .args(["lab", "report"])
        .arg(folder.path("nothing"))
        .output()
        .expect("the program runs");
    assert!(refused(&missing).contains("nothing"));
}

fn atisbo(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_atisbo"));
    command.args(args).env("LC_ALL", "en_US.UTF-8");
    command.output().expect("the program runs")
}

#[test]
fn a_flipped_result_is_noticed_and_repaired_as_the_message_says() {
    let folder = Folder::new();
    let experiment = folder.experiment(10);
    let out = folder.path("out");
    done(&run(&experiment, &out, &[]));
    let (file, whole) = (out.join("runs.jsonl"), runs(&out));
    let text = String::from_utf8(whole.clone()).expect("text");
    let lines: Vec<&str> = text.lines().collect();
    let at = lines
        .iter()
        .position(|line| line.contains("\"success\":false"));
    let at = at.expect("a lost game");
    let flipped = lines[at].replace("\"success\":false", "\"success\":true");
    let with = |line: &[&str]| {
        let all = [&lines[..at], line, &lines[at + 1..]].concat();
        all.join("\n") + "\n"
    };
    fs::write(&file, with(&[&flipped])).expect("results");
    let path = out.to_str().expect("a path");
    let nowhere = folder.path("nowhere");
    let nowhere = nowhere.to_str().expect("a path");
    let expected = format!(
        "runs.jsonl, line {}: this line is damaged: it does not match its checksum",
        at + 1
    );
    for args in [
        vec!["lab", "report", path],
        vec!["lab", "report", path, "--format", "runs"],
        vec!["lab", "merge", path, "-o", nowhere],
    ] {
        let text = refused(&atisbo(&args));
        assert!(text.contains(&expected), "{args:?}: {text}");
    }
    assert!(refused(&run(&experiment, &out, &["--resume"])).contains(&expected));
    assert!(!folder.path("nowhere").exists());
    // Delete the line, go on with --resume.
    fs::write(&file, with(&[])).expect("results");
    let text = refused(&atisbo(&["lab", "report", path]));
    assert!(text.contains("only 39 of 40 runs are left"), "{text}");
    done(&run(&experiment, &out, &["--resume"]));
    assert_eq!(runs(&out), whole);
    done(&atisbo(&["lab", "report", path]));
    // Nothing is left of a file.
    fs::write(&file, "").expect("results");
    let text = refused(&atisbo(&["lab", "report", path]));
    assert!(text.contains("only 0 of 40 runs are left"), "{text}");
    done(&run(&experiment, &out, &["--resume"]));
    assert_eq!(runs(&out), whole);
}

#[test]
fn a_report_is_repeated_within_a_time() {
    for lang in ["en", "es"] {
        let args = [
            "lab",
            "repeat",
            "bayes",
            "--max-time",
            "0s",
            "--json",
            "--lang",
            lang,
        ];
        let output = atisbo(&args);
        assert_eq!(output.status.code(), Some(1), "a limit is a no");
        let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(
            (&json["budget"], &json["runs"]),
            (&"time".into(), &0.into())
        );
        let output = atisbo(&args[..5]);
        let text = String::from_utf8(output.stdout).expect("text");
        assert!(
            text.contains("Stopped early: the limit on time was reached"),
            "{text}"
        );
    }
}

#[test]
fn a_repeated_report_is_written_in_both_languages_from_the_same_runs() {
    let folder = Folder::new();
    let out = folder.path("reports");
    let path = out.to_str().expect("a path");
    let repeat = ["lab", "repeat", "sudoku", "--quick", "-o", path];
    for (lang, printed) in [("en", "measured again"), ("es", "medido de nuevo")] {
        let output = atisbo(&[&repeat[..], &["--lang", lang]].concat());
        done(&output);
        let text = String::from_utf8(output.stdout).expect("text");
        assert!(text.contains(printed), "{text}");
        let read = |name: &str| fs::read_to_string(out.join(name)).expect(name);
        let [english, spanish] = ["sudoku.md", "sudoku.es.md"].map(read);
        assert!(english.contains("14 of 14 runs are the same"), "{english}");
        assert!(
            spanish.contains("14 de 14 ejecuciones son iguales"),
            "{spanish}"
        );
        assert!(
            english.contains("](sudoku-pictures/expanded.svg)"),
            "{english}"
        );
        assert!(
            spanish.contains("](sudoku.es-pictures/expanded.svg)"),
            "{spanish}"
        );
        assert!(read("sudoku.html").contains("<html lang=\"en\">"));
        assert!(read("sudoku.es.html").contains("<html lang=\"es\">"));
        for picture in ["sudoku-pictures", "sudoku.es-pictures"] {
            assert!(read(&format!("{picture}/expanded.svg")).starts_with("<svg"));
        }
        // The same runs: what they took is the same to the last digit.
        let times = |text: &str| -> Vec<String> {
            let cells = text.split('|').filter(|cell| cell.contains("= ("));
            cells.map(|cell| cell.replace([',', '.'], "")).collect()
        };
        assert_eq!(times(&english), times(&spanish));
        assert_eq!(times(&english).len(), 14);
    }
    let output = atisbo(&[&repeat[..], &["--json"]].concat());
    done(&output);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(json["document"]["language"], "en");
    assert_eq!(json["translations"][0]["document"]["language"], "es");
}
