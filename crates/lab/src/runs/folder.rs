//! The folder of an experiment's results.
//!
//! | file | holds |
//! |---|---|
//! | `plan.json` | what the runs are, which part of them is here, on which machine, and whether all are made |
//! | `experiment.toml` | the experiment as it was written |
//! | `journal.jsonl` | while runs are made: each of them, as soon as it was, with its time |
//! | `runs.jsonl` | when all are made: what each concluded, in the order of their numbers |
//! | `times.jsonl` | the time of each, in the same order |

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
pub struct Opened {
    /// The folder.
    pub folder: Folder,
    /// The runs that it has already.
    pub done: Done,
    /// How many bytes of half a line were cut off, after a break.
    pub cut_off: u64,
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
    /// If there are results and `resume` is not set, or they are of another experiment, or the system does not let
    /// us.
    pub fn open_for_runs(
        path: &Path,
        part: Part,
        text: &str,
        resume: bool,
    ) -> Result<Opened, FolderError> {
        fs::create_dir_all(path).map_err(|error| FolderError::io(path, &error))?;
        let before = match Folder::open(path) {
            Ok(before) => Some(before.part),
            Err(FolderError::Nothing { .. }) => None,
            Err(error) => return Err(error),
        };
        let is_same = |before: &Part| before.plan == part.plan && before.shard == part.shard;
        match &before {
            Some(_) if !resume => {
                return Err(FolderError::Taken {
                    path: path.to_owned(),
                });
            }
            Some(before) if !is_same(before) => {
                return Err(FolderError::Different {
                    path: path.to_owned(),
                });
            }
            _ => {}
        }
        let journal = Journal::open(path.join(JOURNAL))?;
        // A journal without a plan is somebody else's.
        if before.is_none() && !journal.is_empty() {
            return Err(FolderError::Taken {
                path: path.to_owned(),
            });
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
        let mut opened = Opened {
            folder,
            done: Done::default(),
            cut_off: 0,
            journal,
        };
        if !is_new {
            opened.recover()?;
        }
        Ok(opened)
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
                return Err(FolderError::Nothing {
                    path: path.to_owned(),
                });
            }
            Err(error) => return Err(FolderError::io(&file, &error)),
        };
        let part = serde_json::from_slice(&text).map_err(|error| FolderError::Damaged {
            path: file,
            line: error.line(),
            why: error.to_string(),
        })?;
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
    /// If a line is damaged, or the system does not let us, or `each` fails.
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
            let file = File::open(&path).map_err(|error| FolderError::io(&path, &error))?;
            Ok::<_, FolderError>((BufReader::new(file), path))
        };
        let (runs, runs_path) = open(RUNS)?;
        let (times, times_path) = open(TIMES)?;
        let mut runs = Lines::new(runs, &runs_path);
        let mut times = Lines::new(times, &times_path);
        let mut order = Ordered::new(plan, *shard);
        while let Some(line) = runs.next()? {
            let damaged = |path: &Path, why: String| FolderError::Damaged {
                path: path.to_owned(),
                line: line.number,
                why,
            };
            let row = journal::parsed(line.text, plan).map_err(|why| damaged(&runs_path, why))?;
            let time = times
                .next()?
                .map(|line| serde_json::from_slice::<Time>(line.text));
            let time = time.ok_or_else(|| damaged(&times_path, "end of file".to_owned()))?;
            let time = time.map_err(|error| damaged(&times_path, error.to_string()))?;
            if time.run != row.run {
                let why = format!("run {} instead of {}", time.run, row.run);
                return Err(damaged(&times_path, why).into());
            }
            let seconds = Some(time.seconds);
            order.add(Row { seconds, ..row }, &mut |row| each(row))?;
            if order.waiting() > 0 {
                let why = "a run before this one is missing".to_owned();
                return Err(damaged(&runs_path, why).into());
            }
        }
        if order.is_complete() {
            return Ok(());
        }
        let (line, why) = (0, "end of file".to_owned());
        let path = runs_path;
        Err(FolderError::Damaged { path, line, why }.into())
    }

    /// What its rows say together.
    ///
    /// # Errors
    ///
    /// If a line is damaged, or the system does not let us.
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
    /// Notes which runs are there. What half a line says is lost; its run will be made again.
    fn recover(&mut self) -> Result<(), FolderError> {
        let plan = &self.folder.part.plan;
        if self.folder.part.complete {
            return self.folder.rows(&mut |row| {
                self.done.insert(row.run);
                Ok(())
            });
        }
        self.cut_off = self.journal.recover(plan, &mut |row| {
            self.done.insert(row.run);
            Ok(())
        })?;
        Ok(())
    }

    /// Keeps a row.
    ///
    /// # Errors
    ///
    /// If the system does not let us.
    pub fn append(&mut self, row: &Row) -> Result<(), FolderError> {
        self.journal.append(row)
    }

    /// Puts the rows in order, once all are there, and lets the journal go.
    ///
    /// # Errors
    ///
    /// If rows are missing, or the system does not let us; the journal is kept then.
    pub fn finish(self) -> Result<Folder, FolderError> {
        let Opened { folder, .. } = self;
        if folder.part.complete {
            _ = fs::remove_file(folder.path.join(JOURNAL));
            return Ok(folder);
        }
        let (path, runs) = (folder.path.clone(), folder.runs());
        let mut given = 0;
        let finished = Folder::write_all(&path, folder.part.clone(), None, |give| {
            folder.rows(&mut |row| {
                given += 1;
                give(row)
            })?;
            if given == runs {
                Ok(())
            } else {
                let (path, done) = (path.clone(), given);
                Err(FolderError::Incomplete { path, done, runs })
            }
        })?;
        _ = fs::remove_file(path.join(JOURNAL));
        Ok(finished)
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), FolderError> {
    fs::write(path, bytes).map_err(|error| FolderError::io(path, &error))
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
        let file = File::create(&beside).map_err(|error| FolderError::io(&beside, &error))?;
        let file = BufWriter::new(file);
        Ok(Replaced { path, beside, file })
    }

    fn line(&mut self, line: &str) -> Result<(), FolderError> {
        let written = writeln!(self.file, "{line}");
        written.map_err(|error| FolderError::io(&self.beside, &error))
    }

    fn finish(mut self) -> Result<(), FolderError> {
        let written = self
            .file
            .flush()
            .and_then(|()| self.file.get_ref().sync_all());
        let written = written.and_then(|()| fs::rename(&self.beside, &self.path));
        written.map_err(|error| FolderError::io(&self.beside, &error))
    }
}
