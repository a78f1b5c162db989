//! The folder of an experiment's results.
//!
//! | file | holds |
//! |---|---|
//! | `plan.json` | what the runs are, which part of them is here, on which machine, and whether all are made |
//! | `experiment.toml` | the experiment as it was written |
//! | `journal.jsonl` | while runs are made: each of them, as soon as it was, with its time |
//! | `runs.jsonl` | when all are made: what each concluded, in the order of their numbers |
//! | `times.jsonl` | the time of each, in the same order |

use super::error::shown;
use super::journal::{self, Journal, Lines};
use super::{Done, FolderError, Ordered, Plan, Row, Shard};
use crate::report::Machine;
use crate::summary::Summary;
use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

const PLAN: &str = "plan.json";
const TEXT: &str = "experiment.toml";
const JOURNAL: &str = "journal.jsonl";
const RUNS: &str = "runs.jsonl";
const TIMES: &str = "times.jsonl";

/// What is known of the results in a folder.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Part {
    /// The runs of the whole experiment.
    pub plan: Plan,
    /// Which part of them is here.
    pub shard: Shard,
    /// What was typed.
    pub command: String,
    /// Where it ran: the machine of the last run for one that was broken off, of the first part for one that was
    /// joined.
    pub machine: Machine,
    /// Whether all runs are made.
    pub complete: bool,
}

/// A folder of results.
pub struct Folder {
    path: PathBuf,
    /// What is in it.
    pub part: Part,
}

/// A folder that is open for more runs.
pub(super) struct Opened {
    pub(super) folder: Folder,
    /// The runs that it has already.
    pub(super) done: Done,
    /// How many bytes of half a line were cut off, after a break.
    pub(super) cut_off: u64,
    journal: Journal,
}

/// The time of a run.
#[derive(Serialize, Deserialize)]
struct Time {
    run: u64,
    seconds: f64,
}

impl Folder {
    /// Opens a folder for the runs of a part: a new one, or with `resume` one that has some of them. `text` is the
    /// experiment as it was written.
    ///
    /// # Errors
    ///
    /// If there are results and `resume` is not set, or they are of another experiment, or they cannot be read or
    /// written.
    pub(super) fn open_for_runs(
        path: &Path,
        part: Part,
        text: &str,
        resume: bool,
    ) -> Result<Opened, FolderError> {
        fs::create_dir_all(path).map_err(FolderError::io(path))?;
        let before = match Folder::open(path) {
            Ok(before) => Some(before.part),
            Err(FolderError::Nothing { .. }) => None,
            Err(error) => return Err(error),
        };
        if let Some(before) = &before {
            if !resume {
                return Err(FolderError::taken(path));
            }
            if before.plan != part.plan || before.shard != part.shard {
                let path = shown(path);
                return Err(FolderError::Different { path });
            }
        }
        let mut journal = Journal::open(path.join(JOURNAL))?;
        // A journal without a plan is not ours.
        if before.is_none() && !journal.is_empty() {
            return Err(FolderError::taken(path));
        }
        let is_new = before.is_none();
        let complete = before.is_some_and(|before| before.complete);
        let mut folder = Folder {
            path: path.to_owned(),
            part: Part { complete, ..part },
        };
        if !complete {
            folder.write_part()?;
            write(&path.join(TEXT), text.as_bytes())?;
        }
        let mut done = Done::default();
        let mut note = |row: Row| {
            done.insert(row.run);
            Ok(())
        };
        let mut cut_off = 0;
        if complete {
            folder.rows(&mut note)?;
        } else if !is_new {
            // The run of half a line will be made again.
            cut_off = journal.recover(&folder.part.plan, &mut note)?;
        }
        Ok(Opened {
            folder,
            done,
            cut_off,
            journal,
        })
    }

    /// Opens a folder to read its results.
    ///
    /// # Errors
    ///
    /// If there are none.
    pub fn open(path: &Path) -> Result<Self, FolderError> {
        let file = path.join(PLAN);
        let text = match fs::read(&file) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(FolderError::nothing(path));
            }
            Err(error) => return Err(FolderError::io(&file)(error)),
        };
        let part = serde_json::from_slice(&text)
            .map_err(|error| FolderError::damaged(&file, error.line(), error.to_string()))?;
        Ok(Folder {
            path: path.to_owned(),
            part,
        })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The experiment as it was written.
    pub fn text(&self) -> Option<String> {
        fs::read_to_string(self.path.join(TEXT)).ok()
    }

    /// How many runs its part has.
    pub fn runs(&self) -> u64 {
        let units = self.part.shard.len(self.part.plan.units());
        units * self.part.plan.methods.len() as u64
    }

    /// Gives all rows to `each`, in order; of a part that is not complete those that are there.
    ///
    /// # Errors
    ///
    /// If a line is damaged, or a file cannot be read, or `each` fails.
    pub fn rows<E: From<FolderError>>(
        &self,
        each: &mut dyn FnMut(Row) -> Result<(), E>,
    ) -> Result<(), E> {
        let Part { plan, shard, .. } = &self.part;
        if !self.part.complete {
            let mut ordered = Ordered::new(plan, *shard);
            let mut done = Done::default();
            journal::read::<E>(&self.path.join(JOURNAL), plan, &mut |row| {
                if done.insert(row.run) {
                    ordered.add(row, &mut |row| each(row))?;
                }
                Ok(())
            })?;
            return ordered.rest(&mut |row| each(row));
        }
        let open = |name: &str| {
            let path = self.path.join(name);
            let file = File::open(&path).map_err(FolderError::io(&path))?;
            Ok::<_, FolderError>((BufReader::new(file), path))
        };
        let (runs, runs_path) = open(RUNS)?;
        let (times, times_path) = open(TIMES)?;
        let mut runs = Lines::new(runs, &runs_path);
        let mut times = Lines::new(times, &times_path);
        let mut order = Ordered::new(plan, *shard);
        while let Some(line) = runs.next()? {
            let number = line.number;
            let wrong_run = |why| FolderError::damaged(&runs_path, number, why);
            let wrong_time = |why| FolderError::damaged(&times_path, number, why);
            let row = journal::parsed(line.text, plan).map_err(wrong_run)?;
            let Some(line) = times.next()? else {
                return Err(wrong_time("end of file".to_owned()).into());
            };
            let time: Time =
                serde_json::from_slice(line.text).map_err(|error| wrong_time(error.to_string()))?;
            if time.run != row.run {
                let why = format!("run {} instead of {}", time.run, row.run);
                return Err(wrong_time(why).into());
            }
            let seconds = Some(time.seconds);
            order.add(Row { seconds, ..row }, &mut |row| each(row))?;
            if order.waiting() > 0 {
                let why = "a run before this one is missing".to_owned();
                return Err(wrong_run(why).into());
            }
        }
        if order.is_complete() {
            return Ok(());
        }
        Err(FolderError::damaged(&runs_path, 0, "end of file").into())
    }

    /// What its rows say together.
    ///
    /// # Errors
    ///
    /// If a line is damaged, or a file cannot be read.
    pub fn summary(&self) -> Result<Summary, FolderError> {
        let mut summary = Summary::new(&self.part.plan);
        self.rows(&mut |row| {
            summary.add(&row);
            Ok::<_, FolderError>(())
        })?;
        Ok(summary)
    }

    /// Makes a complete folder out of rows that come in order.
    pub(super) fn write_all(
        path: &Path,
        part: Part,
        text: Option<&str>,
        rows: impl FnOnce(&mut dyn FnMut(Row) -> Result<(), FolderError>) -> Result<(), FolderError>,
    ) -> Result<Self, FolderError> {
        let mut folder = Folder {
            path: path.to_owned(),
            part: Part {
                complete: true,
                ..part
            },
        };
        let mut runs = Replaced::new(path.join(RUNS))?;
        let mut times = Replaced::new(path.join(TIMES))?;
        rows(&mut |mut row| {
            let seconds = row.seconds.take().unwrap_or_default();
            runs.line(&journal::line_of(&row))?;
            let time = Time {
                run: row.run,
                seconds,
            };
            times.line(&serde_json::to_string(&time).unwrap_or_default())
        })?;
        times.finish()?;
        runs.finish()?;
        if let Some(text) = text {
            write(&path.join(TEXT), text.as_bytes())?;
        }
        folder.write_part()?;
        Ok(folder)
    }

    fn write_part(&mut self) -> Result<(), FolderError> {
        let text = serde_json::to_string_pretty(&self.part).unwrap_or_default();
        let mut file = Replaced::new(self.path.join(PLAN))?;
        file.line(&text)?;
        file.finish()
    }
}

impl Opened {
    /// Keeps a row.
    pub(super) fn append(&mut self, row: &Row) -> Result<(), FolderError> {
        self.journal.append(row)
    }

    /// Puts the rows in order, once all are there, and lets the journal go.
    ///
    /// # Errors
    ///
    /// If rows are missing, or a file cannot be read; the journal is kept then.
    pub(super) fn finish(self) -> Result<Folder, FolderError> {
        let Opened { mut folder, .. } = self;
        if !folder.part.complete {
            let (path, runs) = (folder.path.clone(), folder.runs());
            let mut done = 0;
            folder = Folder::write_all(&path, folder.part.clone(), None, |give| {
                folder.rows(&mut |row| {
                    done += 1;
                    give(row)
                })?;
                if done == runs {
                    return Ok(());
                }
                let path = shown(&path);
                Err(FolderError::Incomplete { path, done, runs })
            })?;
        }
        _ = fs::remove_file(folder.path.join(JOURNAL));
        Ok(folder)
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), FolderError> {
    fs::write(path, bytes).map_err(FolderError::io(path))
}

/// A file that takes the place of another when it is finished, and not before.
struct Replaced {
    path: PathBuf,
    beside: PathBuf,
    file: BufWriter<File>,
}

impl Replaced {
    fn new(path: PathBuf) -> Result<Self, FolderError> {
        let mut beside = path.clone().into_os_string();
        beside.push(".new");
        let beside = PathBuf::from(beside);
        let file = File::create(&beside).map_err(FolderError::io(&beside))?;
        let file = BufWriter::new(file);
        Ok(Replaced { path, beside, file })
    }

    fn line(&mut self, line: &str) -> Result<(), FolderError> {
        writeln!(self.file, "{line}").map_err(FolderError::io(&self.beside))
    }

    fn finish(mut self) -> Result<(), FolderError> {
        let flushed = self.file.flush();
        let synced = flushed.and_then(|()| self.file.get_ref().sync_all());
        let renamed = synced.and_then(|()| fs::rename(&self.beside, &self.path));
        renamed.map_err(FolderError::io(&self.beside))
    }
}
