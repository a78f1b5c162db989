//! Tells the submissions in a folder or an archive apart.

use super::archive::{Archive, Entry, is_named_so};
use super::files::{is_made_by_tools, single_top};
use super::find::{FindError, Found, Source, named, unreadable};
use super::{Moodle, file_name};
use atisbo_base::shortened_path;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::path::{Path, PathBuf};

/// Looks for submissions.
pub(super) struct Seek<'a> {
    /// The names of the files that a program is known by.
    pub(super) programs: &'a [String],
    /// Whether no other path is given.
    pub(super) is_alone: bool,
}

impl Seek<'_> {
    pub(super) fn in_folder(&self, path: &Path) -> Result<Vec<Found>, FindError> {
        let one = || {
            vec![Found::new(
                &named(path),
                path,
                Source::Folder(path.to_owned()),
            )]
        };
        let entries = listed(path)?;
        if entries
            .iter()
            .any(|entry| !entry.is_folder && self.is_program(&entry.name))
        {
            return Ok(one());
        }
        let is_moodle = entries
            .iter()
            .any(|entry| Moodle::read(&entry.name).is_some());
        let (folders, rest): (Vec<_>, Vec<_>) = entries.into_iter().partition(|it| it.is_folder);
        let (archives, _) = rest
            .iter()
            .partition::<Vec<_>, _>(|entry| is_named_so(&entry.name));
        if !is_moodle {
            let with_programs = folders.iter().filter(|it| self.has_program(&it.path, 3));
            // Of several paths each is a student's, even if the program is in a folder inside.
            let is_one = !self.is_alone && archives.is_empty() && with_programs.count() < 2;
            if is_one || (folders.is_empty() && archives.is_empty()) {
                return Ok(one());
            }
        }
        if is_moodle {
            return Ok(of_moodle(&folders, &rest));
        }
        let own = folders.iter().chain(archives);
        let found = own.map(|it| Found::new(&it.name, &it.path, it.source()));
        Ok(found.collect())
    }

    pub(super) fn in_file(&self, path: &Path) -> Result<Vec<Found>, FindError> {
        let file = File::open(path).map_err(unreadable(path))?;
        let one = Found::new(&named(path), path, Source::Archive(path.to_owned()));
        let Some(archive) = Archive::open(file) else {
            let is_students = !self.is_alone || one.moodle.is_some();
            let path = shortened_path(path);
            return if is_students && is_named_so(&path) {
                Ok(vec![one])
            } else {
                Err(FindError::NoArchive { path })
            };
        };
        let groups = self.groups(&archive.entries);
        Ok(match groups {
            None => vec![one],
            Some(groups) => groups
                .into_iter()
                .map(|(name, entries)| {
                    let from = path.join(&name);
                    Found::new(&name, &from, Source::Part(path.to_owned(), entries))
                })
                .collect(),
        })
    }

    /// The entries of each student; nothing if all are of one.
    fn groups(&self, entries: &[Entry]) -> Option<BTreeMap<String, Vec<(Entry, String)>>> {
        let is_kept = |entry: &&Entry| {
            let mut folders = entry.path.split('/');
            !folders.any(|name| is_made_by_tools(name) || name == "..")
        };
        let mut paths: Vec<(&Entry, &str)> = entries
            .iter()
            .filter(is_kept)
            .map(|entry| (entry, entry.path.as_str()))
            .collect();
        let is_moodle = |paths: &[(&Entry, &str)]| {
            let first = |path: &str| path.split('/').next().and_then(Moodle::read).is_some();
            paths.iter().any(|(_, path)| first(path))
        };
        while !is_moodle(&paths)
            && let Some(top) = single_top(paths.iter().map(|(_, path)| *path))
        {
            for (_, path) in &mut paths {
                *path = &path[top.len() + 1..];
            }
        }
        let at_top = |path: &str| !path.contains('/');
        let has_program = paths
            .iter()
            .any(|(_, path)| at_top(path) && self.is_program(path));
        if !is_moodle(&paths) {
            let with_programs: BTreeSet<&str> = paths
                .iter()
                .filter(|(_, path)| self.is_program(file_name(path)))
                .filter_map(|(_, path)| Some(path.split_once('/')?.0))
                .collect();
            let archives = paths
                .iter()
                .filter(|(_, path)| at_top(path) && is_named_so(path));
            let are_many = with_programs.len() > 1 || archives.count() > 1;
            if has_program || !are_many {
                return None;
            }
        }
        let mut groups: BTreeMap<String, Vec<(Entry, String)>> = BTreeMap::new();
        for (entry, path) in &paths {
            let (first, rest) = path.split_once('/').unwrap_or((path, ""));
            let (name, inside) = match (Moodle::read(first), rest) {
                (Some(moodle), "") => (moodle_folder(moodle), moodle.rest),
                (Some(moodle), rest) => (moodle_folder(moodle), rest),
                (None, "") if is_named_so(first) && !is_moodle(&paths) => (first.to_owned(), first),
                (None, rest) if !rest.is_empty() && !is_moodle(&paths) => (first.to_owned(), rest),
                (None, _) => continue,
            };
            let part = ((*entry).clone(), inside.to_owned());
            groups.entry(name).or_default().push(part);
        }
        Some(groups)
    }

    fn is_program(&self, name: &str) -> bool {
        self.programs.iter().any(|program| program == name)
    }

    fn has_program(&self, folder: &Path, depth: u32) -> bool {
        let Ok(entries) = listed(folder) else {
            return false;
        };
        let mut entries = entries.iter().filter(|entry| !entry.is_link);
        entries.any(|entry| {
            if entry.is_folder {
                depth > 1 && self.has_program(&entry.path, depth - 1)
            } else {
                self.is_program(&entry.name)
            }
        })
    }
}

/// One submission for each student: Moodle makes a folder, or a file, of every kind of answer.
fn of_moodle(folders: &[Listed], files: &[Listed]) -> Vec<Found> {
    let mut groups: BTreeMap<(&str, u64), Vec<(&Listed, &str)>> = BTreeMap::new();
    for entry in folders.iter().chain(files) {
        if let Some(moodle) = Moodle::read(&entry.name) {
            let group = groups.entry((moodle.student, moodle.number));
            group.or_default().push((entry, moodle.rest));
        }
    }
    let found = groups.into_values().map(|entries| {
        let first = entries[0].0;
        let source = match entries[..] {
            [(only, _)] if only.is_folder => only.source(),
            _ => {
                let paths = entries.iter();
                let paths = paths.map(|(it, rest)| (it.path.clone(), (*rest).to_owned()));
                Source::Loose(paths.collect())
            }
        };
        Found::new(&first.name, &first.path, source)
    });
    found.collect()
}

/// One name for all that Moodle has of a student.
fn moodle_folder(moodle: Moodle<'_>) -> String {
    let Moodle {
        student, number, ..
    } = moodle;
    format!("{student}_{number}_assignsubmission_file_")
}

/// An entry of a folder.
struct Listed {
    name: String,
    path: PathBuf,
    is_folder: bool,
    is_link: bool,
}

impl Listed {
    fn source(&self) -> Source {
        match (self.is_link, self.is_folder) {
            (true, _) => Source::Link(self.name.clone()),
            (false, true) => Source::Folder(self.path.clone()),
            (false, false) => Source::Archive(self.path.clone()),
        }
    }
}

/// What is in a folder, in order. A link to a folder counts as a folder, so that its student is not lost.
fn listed(folder: &Path) -> Result<Vec<Listed>, FindError> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable(folder))? {
        let entry = entry.map_err(unreadable(folder))?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = entry.path();
        let is_link = entry.file_type().is_ok_and(|kind| kind.is_symlink());
        let is_folder = fs::metadata(&path).is_ok_and(|found| found.is_dir());
        if is_made_by_tools(&name) || name.starts_with('.') {
            continue;
        }
        all.push(Listed {
            name,
            path,
            is_folder,
            is_link,
        });
    }
    all.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(all)
}
