//! The folder of an experiment's results.
//!
//! | file | holds |
//! |---|---|
//! | `plan.json` | what the runs are, which part of them is here, on which machine, and whether all are made |
//! | `experiment.toml` | the experiment as it was written |
//! | `journal.jsonl` | while runs are made: each of them, as soon as it was, with its time |
//! | `runs.jsonl` | when all are made: what each concluded, in the order of their numbers |
//! | `times.jsonl` | the time of each, in the same order |
//!
//! Every line of the last three carries a checksum of what it says.

use super::error::{Damage, shown};
use super::journal::{self, Journal, Lines};
use super::sealed::{seal, unseal};
use super::{Done, FolderError, Ordered, Plan, Row, Shard};
use crate::report::Machine;
use crate::summary::Summary;
use atisbo_base::{Budget, Meter, Stop};
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
    /// Whether every line was written with a checksum. Older versions wrote none.
    #[serde(default)]
    pub checksums: bool,
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
        let complete = before.as_ref().is_some_and(|before| before.complete);
        let checksums = before.is_none_or(|before| before.checksums);
        let mut folder = Folder {
            path: path.to_owned(),
            part: Part {
                complete,
                checksums,
                ..part
            },
        };
        let mut done = Done::default();
        let mut cut_off = 0;
        if complete {
            folder.finished_rows(&mut Budget::unlimited().meter(), &mut |row| {
                done.insert(row.run);
                Ok(())
            })?;
            // Lines that were deleted, because they were damaged, are made again.
            if done.count() < folder.runs() {
                folder.reopen(&mut journal)?;
            }
        } else {
            folder.write_part()?;
            write(&path.join(TEXT), text.as_bytes())?;
            if !is_new {
                // The run of half a line will be made again.
                cut_off = journal.recover(&folder.part, &mut |row| {
                    done.insert(row.run);
                })?;
            }
        }
        Ok(Opened {
            folder,
            done,
            cut_off,
            journal,
        })
    }

    /// Puts what is left of complete results back into the journal.
    fn reopen(&mut self, journal: &mut Journal) -> Result<(), FolderError> {
        journal.clear()?;
        let mut meter = Budget::unlimited().meter();
        self.finished_rows(&mut meter, &mut |row| journal.append(&row))?;
        self.part.complete = false;
        self.write_part()
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
        let part = serde_json::from_slice(&text).map_err(|error| FolderError::PlanDamaged {
            path: shown(&file),
            line: error.line(),
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

    /// Gives all rows to `each`, in order; of a part that is not complete those that are there. The answer is the limit
    /// that ended it early, if one did.
    ///
    /// # Errors
    ///
    /// If a line is damaged or missing, or a file cannot be read, or `each` fails.
    pub fn rows<E: From<FolderError>>(
        &self,
        budget: &Budget,
        each: &mut dyn FnMut(Row) -> Result<(), E>,
    ) -> Result<Option<Stop>, E> {
        let Part { plan, shard, .. } = &self.part;
        let mut meter = budget.meter();
        let mut ordered = Ordered::new(plan, *shard);
        if !self.part.complete {
            let path = self.path.join(JOURNAL);
            let mut rows = journal::read(&path, &self.part)?;
            let mut done = Done::default();
            while let Some(row) = rows.next()? {
                if let Some(stop) = look(&mut meter, rows.length()) {
                    return Ok(Some(stop));
                }
                if done.insert(row.run) {
                    ordered.add(row, &mut |row| each(row))?;
                }
            }
            for row in ordered.rest() {
                if let Some(stop) = look(&mut meter, 0) {
                    return Ok(Some(stop));
                }
                each(row)?;
            }
            return Ok(None);
        }
        let paths = [RUNS, TIMES].map(|name| self.path.join(name));
        if let Some(mut rows) = Finished::open(&paths, &self.part)? {
            while let (Some(row), 0) = (rows.next()?, ordered.waiting()) {
                if let Some(stop) = look(&mut meter, rows.runs.length()) {
                    return Ok(Some(stop));
                }
                ordered.add(row, &mut |row| each(row))?;
            }
        }
        if ordered.is_complete() {
            return Ok(None);
        }
        let (mut found, runs) = (0, self.runs());
        let stop = self.finished_rows(&mut meter, &mut |_| {
            found += 1;
            Ok(())
        })?;
        if stop.is_some() {
            return Ok(stop);
        }
        let path = shown(&self.path);
        Err(FolderError::RunsLost { path, found, runs }.into())
    }

    /// Gives the rows that are left of complete results to `each`. The answer is the limit that ended it early, if one
    /// did.
    fn finished_rows(
        &self,
        meter: &mut Meter,
        each: &mut dyn FnMut(Row) -> Result<(), FolderError>,
    ) -> Result<Option<Stop>, FolderError> {
        let paths = [RUNS, TIMES].map(|name| self.path.join(name));
        if let Some(mut rows) = Finished::open(&paths, &self.part)? {
            while let Some(row) = rows.next()? {
                if let Some(stop) = look(meter, rows.runs.length()) {
                    return Ok(Some(stop));
                }
                each(row)?;
            }
        }
        Ok(None)
    }

    /// What its rows say together, and the limit that ended the reading early, if one did.
    ///
    /// # Errors
    ///
    /// If a line is damaged, or a file cannot be read.
    pub fn summary(&self, budget: &Budget) -> Result<(Summary, Option<Stop>), FolderError> {
        let mut summary = Summary::new(&self.part.plan);
        let stop = self.rows(budget, &mut |row| {
            summary.add(&row);
            Ok::<_, FolderError>(())
        })?;
        Ok((summary, stop))
    }

    /// Makes a complete folder out of rows that come in order; nothing is made if a limit ends them early.
    pub(super) fn write_all(
        path: &Path,
        part: Part,
        text: Option<&str>,
        rows: impl FnOnce(
            &mut dyn FnMut(Row) -> Result<(), FolderError>,
        ) -> Result<Option<Stop>, FolderError>,
    ) -> Result<Result<Self, Stop>, FolderError> {
        let mut folder = Folder {
            path: path.to_owned(),
            part: Part {
                complete: true,
                checksums: true,
                ..part
            },
        };
        let mut runs = Replaced::new(path.join(RUNS))?;
        let mut times = Replaced::new(path.join(TIMES))?;
        let stop = rows(&mut |mut row| {
            let seconds = row.seconds.take().unwrap_or_default();
            runs.line(&seal(&row))?;
            let run = row.run;
            times.line(&seal(&Time { run, seconds }))
        })?;
        if let Some(stop) = stop {
            return Ok(Err(stop));
        }
        times.finish()?;
        runs.finish()?;
        if let Some(text) = text {
            write(&path.join(TEXT), text.as_bytes())?;
        }
        folder.write_part()?;
        Ok(Ok(folder))
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
            let written = Folder::write_all(&path, folder.part.clone(), None, |give| {
                // What was made is kept whatever the budget says.
                let stop = folder.rows(&Budget::unlimited(), &mut |row| {
                    done += 1;
                    give(row)
                })?;
                if done == runs {
                    return Ok(stop);
                }
                let path = shown(&path);
                Err(FolderError::Incomplete { path, done, runs })
            })?;
            match written {
                Ok(written) => folder = written,
                Err(_) => return Ok(folder),
            }
        }
        _ = fs::remove_file(folder.path.join(JOURNAL));
        Ok(folder)
    }
}

/// Looks at the budget, once for a row whose line has so many bytes.
pub(super) fn look(meter: &mut Meter, bytes: u64) -> Option<Stop> {
    /// Reading a line takes about as long as a node of a search.
    const STEPS_PER_ROW: u64 = 1 << 8;
    meter.work(STEPS_PER_ROW.max(bytes))
}

/// The rows of complete results, each with its time. A run whose time is lost is lost too.
struct Finished<'p> {
    runs: Lines<'p, BufReader<File>>,
    times: Lines<'p, BufReader<File>>,
    part: &'p Part,
    last: Option<u64>,
    time: Option<Time>,
}

impl<'p> Finished<'p> {
    /// Opens the files of runs and times; nothing if one of them is gone.
    fn open([runs, times]: &'p [PathBuf; 2], part: &'p Part) -> Result<Option<Self>, FolderError> {
        let open = |path: &'p PathBuf| match File::open(path) {
            Ok(file) => Ok(Some(Lines::new(BufReader::new(file), path.as_path()))),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(FolderError::io(path)(error)),
        };
        let (Some(runs), Some(times)) = (open(runs)?, open(times)?) else {
            return Ok(None);
        };
        Ok(Some(Finished {
            runs,
            times,
            part,
            last: None,
            time: None,
        }))
    }

    fn next(&mut self) -> Result<Option<Row>, FolderError> {
        let path = self.runs.path;
        while let Some(line) = self.runs.next()? {
            let wrong = |why| FolderError::damaged(path, line.number, why);
            let row = journal::parsed(line.text, self.part).map_err(wrong)?;
            if self.last.is_some_and(|last| row.run <= last) {
                return Err(wrong(Damage::Misplaced { run: row.run }));
            }
            self.last = Some(row.run);
            let seconds = self.seconds_of(row.run)?;
            if seconds.is_some() {
                return Ok(Some(Row { seconds, ..row }));
            }
        }
        Ok(None)
    }

    fn seconds_of(&mut self, run: u64) -> Result<Option<f64>, FolderError> {
        let path = self.times.path;
        while self.time.as_ref().is_none_or(|time| time.run < run) {
            let Some(line) = self.times.next()? else {
                return Ok(None);
            };
            let time = unseal(line.text, self.part.checksums);
            let time = time.map_err(|why| FolderError::damaged(path, line.number, why))?;
            self.time = Some(time);
        }
        let time = self.time.as_ref().filter(|time| time.run == run);
        Ok(time.map(|time| time.seconds))
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), FolderError> {
    fs::write(path, bytes).map_err(FolderError::unwritten(path))
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
        writeln!(self.file, "{line}").map_err(FolderError::unwritten(&self.beside))
    }

    fn finish(mut self) -> Result<(), FolderError> {
        let flushed = self.file.flush();
        let synced = flushed.and_then(|()| self.file.get_ref().sync_all());
        let renamed = synced.and_then(|()| fs::rename(&self.beside, &self.path));
        renamed.map_err(FolderError::unwritten(&self.beside))
    }
}

impl Drop for Replaced {
    /// Half a file is of no use; a finished one is not here any more.
    fn drop(&mut self) {
        _ = fs::remove_file(&self.beside);
    }
}
