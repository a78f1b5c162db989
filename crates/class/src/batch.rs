//! Grades submissions, and keeps a file of results for each. A file that was made of the same things is not made again:
//! a batch that was ended, or killed, goes on where it was and leaves the same bytes.

use crate::evidence::Remark;
use crate::exam::Exam;
use crate::grade::{Start, Submitted, grade};
use crate::lab::{Lab, files};
use crate::runner::Runner;
use crate::submission::{Bounds, Found, Submission};
use crate::verdict::{Graded, Verdict};
use crate::written::written;
use atisbo_base::{Cancel, SystemError, shortened_path};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The folder of the files of results, in that of the batch.
pub const RESULTS: &str = "results";

/// Why results cannot be kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error)]
pub enum KeepError {
    /// A file or folder cannot be made or written.
    #[error("{path}: {reason}")]
    Io {
        /// Which.
        path: String,
        /// Why.
        reason: SystemError,
    },
    /// Another grader works in this folder.
    #[error("{path}: another grader works in this folder")]
    Busy {
        /// Which.
        path: String,
    },
    /// The results would become a part of a submission.
    #[error("{path} is inside the submission of {student}")]
    Inside {
        /// Where they are to go.
        path: String,
        /// Whose submission it is.
        student: String,
    },
}

/// A file of results.
#[derive(Serialize, Deserialize)]
struct Kept {
    /// What it was made of.
    fingerprint: String,
    #[serde(flatten)]
    graded: Graded,
}

/// Submissions that are to be graded.
pub struct Batch<'a> {
    exam: &'a Exam<'a>,
    runner: &'a Runner<'a>,
    folder: PathBuf,
    programs: Vec<String>,
    cancel: &'a Cancel,
    /// What results depend on besides the submission.
    setting: Vec<u8>,
    /// The folder is ours as long as this is open.
    _lock: Option<fs::File>,
}

impl<'a> Batch<'a> {
    /// A batch whose results go into a folder, which is made if it is not there.
    ///
    /// # Errors
    ///
    /// If the folder cannot be made, or another grader works in it.
    pub fn new(
        exam: &'a Exam<'a>,
        runner: &'a Runner<'a>,
        out: &Path,
        cancel: &'a Cancel,
    ) -> Result<Self, KeepError> {
        let folder = out.join(RESULTS);
        fs::create_dir_all(&folder).map_err(|error| kept_not(&folder, &error))?;
        let lock = locked(&folder)?;
        remove_parts(&folder);
        Ok(Batch {
            exam,
            runner,
            folder,
            programs: exam.lab.programs(),
            cancel,
            setting: setting(exam.lab, runner),
            _lock: lock,
        })
    }

    /// Grades a submission, or takes its results from their file; `done` hears of every case. Nothing if the work is
    /// cancelled.
    ///
    /// # Errors
    ///
    /// If the results cannot be kept.
    pub fn grade(
        &self,
        found: &Found,
        name: &str,
        done: &dyn Fn(),
    ) -> Result<Option<Graded>, KeepError> {
        let submission = found.read(&self.programs, Bounds::default());
        let fingerprint = self.fingerprint(found, &submission);
        let path = self.folder.join(format!("{name}.json"));
        if let Some(kept) = read(&path)
            && kept.fingerprint == fingerprint
            && !kept.graded.has(Verdict::NotGraded)
        {
            (0..self.exam.cases()).for_each(|_| done());
            return Ok(Some(kept.graded));
        }
        let graded = judged(self.exam, self.runner, found, &submission, done);
        if self.cancel.is_raised() {
            return Ok(None);
        }
        let kept = Kept {
            fingerprint,
            graded,
        };
        let bytes = serde_json::to_vec_pretty(&kept).unwrap_or_default();
        write(&path, &bytes).map_err(|error| kept_not(&path, &error))?;
        Ok(Some(kept.graded))
    }

    /// What the results depend on.
    fn fingerprint(&self, found: &Found, submission: &Submission) -> String {
        let mut hash = Sha256::new();
        let mut add = |bytes: &[u8]| {
            hash.update((bytes.len() as u64).to_le_bytes());
            hash.update(bytes);
        };
        add(&self.setting);
        add(found.student.as_bytes());
        add(&found.moodle.unwrap_or_default().to_le_bytes());
        add(&serde_json::to_vec(&submission.remarks).unwrap_or_default());
        for (path, bytes) in &submission.files {
            add(path.as_bytes());
            add(bytes);
        }
        let mut text = String::new();
        for byte in hash.finalize() {
            _ = write!(text, "{byte:02x}");
        }
        text
    }
}

/// What the results of all submissions depend on: the program, the lab, its kits, and what runs them here.
fn setting(lab: &Lab, runner: &Runner<'_>) -> Vec<u8> {
    let mut hash = Sha256::new();
    let mut add = |bytes: &[u8]| {
        hash.update((bytes.len() as u64).to_le_bytes());
        hash.update(bytes);
    };
    add(env!("CARGO_PKG_VERSION").as_bytes());
    add(&serde_json::to_vec(lab).unwrap_or_default());
    for language in lab.languages.keys() {
        for (path, bytes) in files::kit(language) {
            add(path.to_string_lossy().as_bytes());
            add(&bytes);
        }
    }
    add(runner.versions().as_bytes());
    add(&[u8::from(runner.confined())]);
    hash.finalize().to_vec()
}

/// Grades a submission that was found.
pub fn judged(
    exam: &Exam<'_>,
    runner: &Runner<'_>,
    found: &Found,
    submission: &Submission,
    done: &dyn Fn(),
) -> Graded {
    let who = (found.student.as_str(), found.moodle);
    judged_as(exam, runner, who, submission, done)
}

/// Grades a submission of a student with a number in Moodle.
pub fn judged_as(
    exam: &Exam<'_>,
    runner: &Runner<'_>,
    (student, moodle): (&str, Option<u64>),
    submission: &Submission,
    done: &dyn Fn(),
) -> Graded {
    let program = runner.program(submission);
    let language = program.as_ref().map(|program| program.language);
    let submitted = Submitted {
        student,
        moodle,
        program: program.as_ref().map(|program| program as &dyn Start),
        confined: runner.confined(),
        remarks: remarks(exam.lab, runner.confined(), language, submission),
        written: written(exam.lab, submission),
    };
    grade(exam, submitted, done)
}

fn remarks(
    lab: &Lab,
    confined: bool,
    language: Option<&str>,
    submission: &Submission,
) -> Vec<Remark> {
    let mut remarks = Vec::new();
    match language {
        None => remarks.push(Remark::NoProgram),
        Some(language) => {
            let files = lab.languages.get(language).map(|found| &found.files);
            let missing = files.into_iter().flatten();
            let missing = missing.filter(|file| submission.file_named(file).is_none());
            remarks.extend(missing.map(|file| Remark::Missing { file: file.clone() }));
        }
    }
    if !confined {
        remarks.push(Remark::Unconfined);
    }
    remarks.extend(submission.remarks.iter().cloned());
    remarks
}

/// The submissions without the folder of results, which may lie among them after an earlier run.
///
/// # Errors
///
/// If the results would go into a submission.
pub fn apart_from(out: &Path, found: Vec<Found>) -> Result<Vec<Found>, KeepError> {
    let whole_out = whole(out);
    let is_ours = whole_out.join(RESULTS).is_dir();
    let mut apart = Vec::with_capacity(found.len());
    for found in found {
        let place = whole(found.place());
        if place == whole_out && is_ours {
            continue;
        }
        if whole_out.starts_with(&place) {
            return Err(KeepError::Inside {
                path: shortened_path(out),
                student: found.student,
            });
        }
        apart.push(found);
    }
    Ok(apart)
}

/// A path without links, also where its last folders are not there yet.
fn whole(path: &Path) -> PathBuf {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let real = path.ancestors().find_map(|above| {
        let rest = path.strip_prefix(above).ok()?;
        Some(fs::canonicalize(above).ok()?.join(rest))
    });
    real.unwrap_or(path)
}

/// A name for the file of each student: letters and digits of their own name, and a number where two are alike.
pub fn file_names(found: &[Found]) -> Vec<String> {
    /// File systems allow 255 bytes; number, ending and mark of likeness need some of them.
    const LONGEST: usize = 180;
    let mut taken: BTreeMap<String, usize> = BTreeMap::new();
    let name = |found: &Found| {
        let plain = |letter: char| {
            if letter.is_alphanumeric() || letter == '-' {
                letter
            } else {
                '_'
            }
        };
        let mut name: String = found.student.chars().map(plain).collect();
        while name.len() > LONGEST {
            name.pop();
        }
        if name.is_empty() {
            name.push('_');
        }
        if let Some(number) = found.moodle {
            name = format!("{name}_{number}");
        }
        // Some file systems do not tell upper from lower case.
        let count = taken.entry(name.to_lowercase()).or_default();
        *count += 1;
        match *count {
            1 => name,
            count => format!("{name}~{count}"),
        }
    };
    found.iter().map(name).collect()
}

impl Graded {
    /// Whether a case went so.
    pub fn has(&self, verdict: Verdict) -> bool {
        let cases = self.questions.iter().flat_map(|question| &question.cases);
        cases.into_iter().any(|case| case.verdict == verdict)
    }
}

fn read(path: &Path) -> Option<Kept> {
    serde_json::from_slice(&fs::read(path).ok()?).ok()
}

/// The ending of a file that is not whole yet.
const PART: &str = "part";

/// Writes a file whole or not at all.
///
/// # Errors
///
/// If it cannot be written.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let beside = path.with_extension(PART);
    let write = || {
        let mut file = fs::File::create(&beside)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&beside, path)
    };
    // On a full disk what was begun must not take the room of what is whole.
    write().inspect_err(|_| _ = fs::remove_file(&beside))
}

/// Removes what a grader that was killed had begun to write.
fn remove_parts(folder: &Path) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    for path in paths.filter(|path| path.extension().is_some_and(|ending| ending == PART)) {
        _ = fs::remove_file(path);
    }
}

/// Takes the folder for this process, until the file is closed. Two graders would write the same files. Some file systems
/// cannot lock a folder, and some systems cannot open one: there nothing is locked.
fn locked(folder: &Path) -> Result<Option<fs::File>, KeepError> {
    let Ok(file) = fs::File::open(folder) else {
        return Ok(None);
    };
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(fs::TryLockError::WouldBlock) => Err(KeepError::Busy {
            path: shortened_path(folder),
        }),
        Err(fs::TryLockError::Error(_)) => Ok(None),
    }
}

fn kept_not(path: &Path, error: &io::Error) -> KeepError {
    KeepError::Io {
        path: shortened_path(path),
        reason: error.into(),
    }
}
