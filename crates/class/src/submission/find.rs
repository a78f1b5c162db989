//! Whose submissions are there? Lists the students of folders and archives, without reading their files.
//!
//! | given | students |
//! |---|---|
//! | a folder with a file of the lab in it, or with neither folders nor archives | one |
//! | a folder of folders and archives | one for each |
//! | an archive whose files are named by Moodle, or a folder of these | one for each name and number |
//! | an archive of archives, or of two folders and more with files of the lab | one for each |
//! | any other archive | one |

use super::archive::{Archive, Entry, stem, unpack};
use super::files::{Bounds, Files, shown};
use super::seek::Seek;
use super::{Moodle, Submission, folder};
use crate::evidence::LeftOut;
use atisbo_base::{SystemError, shortened_path};
use serde::Serialize;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// A submission that was found.
#[derive(Clone, Debug)]
pub struct Found {
    /// Whose it is.
    pub student: String,
    /// The participant's number in Moodle.
    pub moodle: Option<u64>,
    /// Where it was found.
    pub from: String,
    source: Source,
}

/// Where the files of a submission are.
#[derive(Clone, Debug)]
pub(super) enum Source {
    /// A folder.
    Folder(PathBuf),
    /// An archive of its own.
    Archive(PathBuf),
    /// A link, which is not followed.
    Link(String),
    /// Folders and files that Moodle named, beside those of others.
    Loose(Vec<(PathBuf, String)>),
    /// A part of an archive: entries and the paths that they have in the submission.
    Part(PathBuf, Vec<(Entry, String)>),
}

/// Why no submissions are found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error, schemars::JsonSchema)]
pub enum FindError {
    /// A file or folder cannot be read.
    #[error("{path}: {reason}")]
    Io {
        /// Which.
        path: String,
        /// Why.
        reason: SystemError,
    },
    /// The file is neither a folder nor a zip that can be opened.
    #[error("{path}: neither a folder nor a zip")]
    NoArchive {
        /// Which.
        path: String,
    },
    /// There is no submission at all.
    #[error("{path}: no submissions")]
    Nothing {
        /// Where.
        path: String,
    },
}

/// The submission in a folder or an archive, all of which is one student's.
///
/// # Errors
///
/// If the path cannot be read.
pub fn find_one(path: &Path) -> Result<Found, FindError> {
    let meta = fs::metadata(path).map_err(unreadable(path))?;
    let source = if meta.is_dir() {
        Source::Folder(path.to_owned())
    } else {
        Source::Archive(path.to_owned())
    };
    Ok(Found::new(&named(path), path, source))
}

/// Finds the submissions in files and folders. `programs` are the names of the files that a program is known by.
///
/// # Errors
///
/// If a path cannot be read, or there is nothing in it.
pub fn find(paths: &[PathBuf], programs: &[String]) -> Result<Vec<Found>, FindError> {
    let mut all = Vec::new();
    for path in paths {
        let seek = Seek {
            programs,
            is_alone: paths.len() == 1,
        };
        let meta = fs::metadata(path).map_err(unreadable(path))?;
        let found = if meta.is_dir() {
            seek.in_folder(path)?
        } else if meta.is_file() {
            seek.in_file(path)?
        } else {
            let path = shortened_path(path);
            return Err(FindError::NoArchive { path });
        };
        if found.is_empty() {
            let path = shortened_path(path);
            return Err(FindError::Nothing { path });
        }
        all.extend(found);
    }
    all.sort_by(|one, other| {
        let key = |found: &Found| (found.student.clone(), found.moodle, found.from.clone());
        key(one).cmp(&key(other))
    });
    Ok(all)
}

impl Found {
    pub(super) fn new(name: &str, from: &Path, source: Source) -> Self {
        let moodle = Moodle::read(name);
        let student = moodle.map_or_else(|| stem(name), |moodle| moodle.student);
        Found {
            student: shown(student.trim()),
            moodle: moodle.map(|moodle| moodle.number),
            from: shown(&from.to_string_lossy()),
            source,
        }
    }

    /// The folder or file that it is in.
    pub fn place(&self) -> &Path {
        match &self.source {
            Source::Folder(path) | Source::Archive(path) | Source::Part(path, _) => path,
            Source::Loose(paths) => paths.first().map_or(Path::new("-"), |(path, _)| path),
            Source::Link(name) => Path::new(name),
        }
    }

    /// Reads it. `programs` are the names of the files that a program is known by: where there is none of them, archives
    /// in the submission are unpacked.
    pub fn read(&self, programs: &[String], bounds: Bounds) -> Submission {
        let mut files = Files::new(bounds).first(programs);
        match &self.source {
            Source::Folder(path) => folder::take(path, &mut files),
            Source::Link(name) => _ = files.leave_out(name, LeftOut::Link),
            Source::Archive(path) => match File::open(path).ok().and_then(Archive::open) {
                Some(mut archive) => archive.take_all("", &mut files),
                None => _ = files.leave_out(&named(path), LeftOut::Unreadable),
            },
            Source::Part(path, entries) => match File::open(path).ok().and_then(Archive::open) {
                Some(mut archive) => archive.take(entries, &mut files),
                None => _ = files.leave_out(&named(path), LeftOut::Unreadable),
            },
            Source::Loose(paths) => paths.iter().for_each(|(path, name)| {
                folder::take_one(path, name, &mut files);
            }),
        }
        if !files.has(programs) {
            for (name, bytes) in files.archives() {
                unpack(&name, bytes, &mut files);
            }
        }
        files.done()
    }
}

/// The last name of a path, also of `.` and `..`.
pub(super) fn named(path: &Path) -> String {
    let name = |path: &Path| Some(path.file_name()?.to_string_lossy().into_owned());
    let whole = || name(&fs::canonicalize(path).ok()?);
    name(path).or_else(whole).unwrap_or_else(|| "/".to_owned())
}

pub(super) fn unreadable(path: &Path) -> impl Fn(io::Error) -> FindError {
    let path = shortened_path(path);
    move |error| FindError::Io {
        path: path.clone(),
        reason: (&error).into(),
    }
}
