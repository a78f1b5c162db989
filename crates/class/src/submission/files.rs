//! The files of a submission while they are read: what is taken, what is left out, and the bounds.

use super::Submission;
use crate::evidence::{LeftOut, Remark};
use std::collections::BTreeMap;
use std::io::Read;

/// How much of a submission is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Bytes of a file.
    pub file: u64,
    /// Bytes of all files together, with those of files that turned out to be too large.
    pub all: u64,
    /// Files.
    pub files: usize,
    /// Folders in each other.
    pub depth: usize,
    /// Bytes of an archive inside a submission.
    pub archive: u64,
}

impl Default for Bounds {
    fn default() -> Self {
        Bounds {
            file: 4 << 20,
            all: 16 << 20,
            files: 400,
            depth: 8,
            archive: 32 << 20,
        }
    }
}

/// The most archives of a submission that are unpacked.
const ARCHIVES: usize = 5;

/// The most remarks about files: after these nothing more is said.
const REMARKS: usize = 20;

/// Folders that editors, systems and tools make, in lower case. Nobody means to hand them in.
const FOLDERS: [&str; 14] = [
    "__pycache__",
    "__macosx",
    ".git",
    ".svn",
    ".hg",
    ".idea",
    ".vscode",
    ".venv",
    "venv",
    "node_modules",
    ".ipynb_checkpoints",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache",
];

/// Is it a folder that nobody means to hand in?
pub(super) fn is_made_by_tools(folder: &str) -> bool {
    FOLDERS.contains(&folder.to_lowercase().as_str())
}

/// Is it a file that nobody means to hand in?
fn is_rubbish(name: &str) -> bool {
    let name = name.to_lowercase();
    let names = [".ds_store", "thumbs.db", "desktop.ini"];
    let is_compiled = name.rsplit_once('.').is_some_and(|(_, end)| end == "pyc");
    names.contains(&name.as_str()) || name.starts_with("._") || is_compiled
}

/// The files of a submission while they are read.
#[derive(Debug)]
pub struct Files {
    bounds: Bounds,
    /// The endings of files that are taken before others of their folder.
    first: Vec<String>,
    taken: BTreeMap<String, Vec<u8>>,
    read: u64,
    remarks: Vec<Remark>,
}

/// What a path in a submission is.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Path {
    /// One to be read, in its usual form.
    Good(String),
    /// One that nobody means to hand in.
    Rubbish,
    /// One that may not be read.
    Bad(LeftOut),
}

impl Files {
    /// None yet.
    pub fn new(bounds: Bounds) -> Self {
        Files {
            bounds,
            first: Vec::new(),
            taken: BTreeMap::new(),
            read: 0,
            remarks: Vec::new(),
        }
    }

    /// Source files of the languages of these files are taken before others of their folder, so that there is room for them.
    #[must_use]
    pub(super) fn first(self, programs: &[String]) -> Self {
        let endings = programs.iter().filter_map(|name| ending(name));
        Files {
            first: endings.map(str::to_owned).collect(),
            ..self
        }
    }

    /// Whether a file is taken before others of its folder.
    pub(super) fn is_first(&self, path: &str) -> bool {
        let ending = ending(path);
        ending.is_some_and(|ending| self.first.iter().any(|first| first == ending))
    }

    pub(super) fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// Looks at a path as an archive or a folder has it.
    pub(super) fn path(&self, path: &str) -> Path {
        let path = path.replace('\\', "/");
        let has_drive = path.as_bytes().get(1) == Some(&b':');
        if path.starts_with('/') || has_drive || path.contains(|letter: char| letter.is_control()) {
            return Path::Bad(LeftOut::Name);
        }
        let names: Vec<&str> = path
            .split('/')
            .filter(|name| !name.is_empty() && *name != ".")
            .collect();
        let Some((file, folders)) = names.split_last() else {
            return Path::Bad(LeftOut::Name);
        };
        if names.iter().any(|name| *name == ".." || name.len() > 255) {
            return Path::Bad(LeftOut::Name);
        }
        if folders.iter().any(|folder| is_made_by_tools(folder)) || is_rubbish(file) {
            return Path::Rubbish;
        }
        if folders.len() > self.bounds.depth {
            return Path::Bad(LeftOut::TooDeep);
        }
        Path::Good(names.join("/"))
    }

    /// Takes a file that may have so many bytes. `false`: there is no room for any other.
    pub(super) fn take_up_to(&mut self, path: &str, from: impl Read, most: u64) -> bool {
        if self.is_taken(path) {
            return self.leave_out(path, LeftOut::Duplicate);
        }
        if self.taken.len() >= self.bounds.files {
            self.leave_out(path, LeftOut::TooMany);
            return false;
        }
        let room = (self.bounds.all.max(most)).saturating_sub(self.read);
        let mut bytes = Vec::new();
        let read = from.take(most.min(room) + 1).read_to_end(&mut bytes);
        let count = bytes.len() as u64;
        self.read += count;
        if read.is_err() {
            return self.leave_out(path, LeftOut::Unreadable);
        }
        if count > most.min(room) {
            self.leave_out(path, LeftOut::TooLarge);
            return count <= room;
        }
        self.taken.insert(path.to_owned(), bytes);
        true
    }

    /// Whether there is a file of this path, or one where it needs a folder, or the other way round: both cannot be
    /// written.
    fn is_taken(&self, path: &str) -> bool {
        let folders = path.match_indices('/').map(|(end, _)| &path[..end]);
        let mut paths = folders.chain([path]);
        let below = format!("{path}/");
        let next = self.taken.range(below.clone()..).next();
        paths.any(|path| self.taken.contains_key(path))
            || next.is_some_and(|(next, _)| next.starts_with(&below))
    }

    /// Says that a file is left out; others may still be read.
    pub(super) fn leave_out(&mut self, file: &str, why: LeftOut) -> bool {
        if self.remarks.len() < REMARKS {
            let file = shown(file);
            self.remarks.push(Remark::LeftOut { file, why });
        }
        true
    }

    /// The first archives among the files, taken out.
    pub(super) fn archives(&mut self) -> Vec<(String, Vec<u8>)> {
        let names: Vec<String> = self
            .taken
            .keys()
            .filter(|path| super::archive::is_named_so(path))
            .take(ARCHIVES)
            .cloned()
            .collect();
        let taken = names.into_iter().filter_map(|name| {
            let bytes = self.taken.remove(&name)?;
            self.read = self.read.saturating_sub(bytes.len() as u64);
            Some((name, bytes))
        });
        taken.collect()
    }

    /// Whether there is a file of one of these names.
    pub(super) fn has(&self, names: &[String]) -> bool {
        let is_one = |path: &String| names.iter().any(|name| name == super::file_name(path));
        self.taken.keys().any(is_one)
    }

    /// The submission. Folders that hold all of it are taken off.
    pub(super) fn done(self) -> Submission {
        let mut files: Vec<(String, Vec<u8>)> = self.taken.into_iter().collect();
        while let Some(top) = single_top(files.iter().map(|(path, _)| path.as_str())) {
            let length = top.len() + 1;
            for (path, _) in &mut files {
                path.replace_range(..length, "");
            }
        }
        Submission {
            files,
            remarks: self.remarks,
        }
    }
}

/// What follows the last dot of a name.
fn ending(path: &str) -> Option<&str> {
    let (_, ending) = super::file_name(path).rsplit_once('.')?;
    Some(ending)
}

/// The folder that holds everything, if there is one.
pub(super) fn single_top<'a>(mut paths: impl Iterator<Item = &'a str>) -> Option<String> {
    let (top, _) = paths.next()?.split_once('/')?;
    let is_inside = |path: &str| path.split_once('/').is_some_and(|(first, _)| first == top);
    paths.all(is_inside).then(|| top.to_owned())
}

/// A name as it can be shown: without control characters, and not too long.
pub(super) fn shown(name: &str) -> String {
    const MOST: usize = 200;
    let plain = name.chars().map(|letter| match letter {
        letter if letter.is_control() => '\u{fffd}',
        letter => letter,
    });
    plain.take(MOST).collect()
}
