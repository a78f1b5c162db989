//! Grades submissions, and keeps a file of results for each. A file that was made of the same things is not made again:
//! a batch that was ended, or killed, goes on where it was and leaves the same bytes.

use crate::evidence::Remark;
use crate::exam::Exam;
use crate::grade::{Start, Submitted, grade};
use crate::lab::Lab;
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
#[error("{path}: {reason}")]
pub struct KeepError {
    /// Which file.
    pub path: String,
    /// Why.
    pub reason: SystemError,
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
}

impl<'a> Batch<'a> {
    /// A batch whose results go into a folder, which is made if it is not there.
    ///
    /// # Errors
    ///
    /// If the folder cannot be made.
    pub fn new(
        exam: &'a Exam<'a>,
        runner: &'a Runner<'a>,
        out: &Path,
        cancel: &'a Cancel,
    ) -> Result<Self, KeepError> {
        let folder = out.join(RESULTS);
        fs::create_dir_all(&folder).map_err(|error| kept_not(&folder, &error))?;
        Ok(Batch {
            exam,
            runner,
            folder,
            programs: exam.lab.programs(),
            cancel,
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
        add(env!("CARGO_PKG_VERSION").as_bytes());
        add(&serde_json::to_vec(self.exam.lab).unwrap_or_default());
        add(self.runner.versions().as_bytes());
        add(&[u8::from(self.runner.confined())]);
        add(found.student.as_bytes());
        add(&found.moodle.unwrap_or_default().to_le_bytes());
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

/// Grades a submission.
pub fn judged(
    exam: &Exam<'_>,
    runner: &Runner<'_>,
    found: &Found,
    submission: &Submission,
    done: &dyn Fn(),
) -> Graded {
    let program = runner.program(submission);
    let submitted = Submitted {
        student: &found.student,
        moodle: found.moodle,
        program: program.as_ref().map(|program| program as &dyn Start),
        confined: runner.confined(),
        remarks: remarks(exam.lab, runner, submission),
        written: written(exam.lab, submission),
    };
    grade(exam, submitted, done)
}

fn remarks(lab: &Lab, runner: &Runner<'_>, submission: &Submission) -> Vec<Remark> {
    let mut remarks = Vec::new();
    match runner.program(submission).map(|program| program.language) {
        None => remarks.push(Remark::NoProgram),
        Some(language) => {
            let files = lab.languages.get(language).map(|found| &found.files);
            let missing = files.into_iter().flatten();
            let missing = missing.filter(|file| submission.file_named(file).is_none());
            remarks.extend(missing.map(|file| Remark::Missing { file: file.clone() }));
        }
    }
    if !runner.confined() {
        remarks.push(Remark::Unconfined);
    }
    remarks.extend(submission.remarks.iter().cloned());
    remarks
}

/// A name for the file of each student: letters and digits of their own name, and a number where two are alike.
pub fn file_names(found: &[Found]) -> Vec<String> {
    const LONGEST: usize = 60;
    let mut taken: BTreeMap<String, usize> = BTreeMap::new();
    let name = |found: &Found| {
        let plain = |letter: char| {
            if letter.is_alphanumeric() || letter == '-' {
                letter
            } else {
                '_'
            }
        };
        let mut name: String = found.student.chars().map(plain).take(LONGEST).collect();
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

/// Writes a file whole or not at all.
///
/// # Errors
///
/// If it cannot be written.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let beside = path.with_extension("part");
    let mut file = fs::File::create(&beside)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&beside, path)
}

fn kept_not(path: &Path, error: &io::Error) -> KeepError {
    KeepError {
        path: shortened_path(path),
        reason: error.into(),
    }
}
