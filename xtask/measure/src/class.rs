//! A class that hands in at once, some of it hostile: whether grading ends within the bound that was told.

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

const LAB: &str = "crates/class/labs/search-sudoku";
const HOSTILE: &str = "crates/class/tests/hostile";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many submissions, the hostile ones among them
    #[arg(long, default_value_t = 200)]
    submissions: usize,
    /// How many of them are hostile
    #[arg(long, default_value_t = 10)]
    hostile: usize,
    /// The lab by its name, or a lab.toml
    #[arg(long, default_value = "search-sudoku")]
    lab: String,
    /// The program that grades
    #[arg(long, default_value = "target/release/atisbo")]
    program: PathBuf,
}

/// What `class show` says: of labs by their names, or of a teacher's file.
#[derive(Deserialize)]
struct Shown {
    #[serde(default)]
    labs: Vec<Lab>,
    lab: Option<Lab>,
}

/// What a lab gives and takes at most.
#[derive(Deserialize)]
struct Lab {
    points: f64,
    most_seconds: f64,
}

/// A result.
#[derive(Deserialize)]
struct Graded {
    student: String,
    points: f64,
}

/// Grades the class; an error if it takes longer than the bound, or if an honest submission loses points.
pub(crate) fn run(args: &Args) -> Result<()> {
    let folder = PathBuf::from("target/class");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let hostile = hand_in(args, &folder.join("handed-in"))?;
    let shown = said(Command::new(&args.program).args(["class", "show", &args.lab, "--json"]))?;
    let shown: Shown = serde_json::from_str(&shown)?;
    let lab = shown.labs.into_iter().chain(shown.lab).next();
    let lab = lab.context("there is no such lab")?;
    let workers = std::thread::available_parallelism()?.get();
    let bound = args.submissions.div_ceil(workers) as f64 * lab.most_seconds;

    let begin = Instant::now();
    let mut grade = Command::new(&args.program);
    grade.args(["class", "grade", "--json", "--lab", &args.lab, "--out"]);
    let graded = said(grade.args([&folder.join("marks"), &folder.join("handed-in")]))?;
    let seconds = begin.elapsed().as_secs_f64();

    let mut harmed = Vec::new();
    for line in graded.lines() {
        let Graded { student, points } = serde_json::from_str(line)?;
        if hostile.contains(&student) {
            println!("{student:32} {points:6.2} points");
        } else if points < lab.points {
            harmed.push(student);
        }
    }
    let count = graded.lines().count();
    println!(
        "{count} submissions, {} of them hostile, {workers} workers",
        hostile.len()
    );
    println!("bound {bound:.0} s, taken {seconds:.1} s");
    if count != args.submissions {
        bail!("{count} of {} submissions are graded", args.submissions);
    }
    if !harmed.is_empty() {
        bail!("honest submissions that lost points: {}", harmed.join(", "));
    }
    if seconds > bound {
        bail!("it took longer than the bound");
    }
    Ok(())
}

/// Writes the submissions; the names of the hostile ones, which are spread among the others.
fn hand_in(args: &Args, folder: &Path) -> Result<Vec<String>> {
    let mut programs: Vec<PathBuf> = fs::read_dir(HOSTILE)?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<_>>()?;
    programs.sort();
    let mut names = Vec::new();
    let every = args
        .submissions
        .checked_div(args.hostile)
        .unwrap_or(0)
        .max(1);
    for number in 0..args.submissions {
        let is_hostile = number % every == every / 2 && names.len() < args.hostile;
        let code = if is_hostile {
            programs.get(number / every % programs.len().max(1))
        } else {
            None
        };
        let name = match code.and_then(|path| path.file_stem()) {
            Some(stem) => format!("{number:04} {}", stem.to_string_lossy()),
            None => format!("{number:04}"),
        };
        let student = folder.join(&name);
        copy_solved(&student)?;
        if let Some(path) = code {
            let state = student.join("state.py");
            let honest = fs::read_to_string(&state)?;
            let code = fs::read_to_string(path)?;
            fs::write(state, format!("{honest}\n\nhonest = valid\n\n\n{code}"))?;
            names.push(name);
        }
    }
    Ok(names)
}

/// Writes the solved lab into a new folder.
fn copy_solved(student: &Path) -> Result<()> {
    fs::create_dir_all(student)?;
    for part in ["starter/en", "reference"] {
        for entry in fs::read_dir(Path::new(LAB).join(part))? {
            let entry = entry?;
            fs::copy(entry.path(), student.join(entry.file_name()))?;
        }
    }
    Ok(())
}

/// What a program prints.
fn said(command: &mut Command) -> Result<String> {
    let output = command.stderr(std::process::Stdio::inherit()).output()?;
    if !output.status.success() {
        bail!("{command:?} ended with {}", output.status);
    }
    Ok(String::from_utf8(output.stdout)?)
}
