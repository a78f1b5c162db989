//! A submission in a folder. Links are not followed; pipes and devices are not opened.

use super::files::{Files, Path as Looked, is_made_by_tools};
use crate::evidence::LeftOut;
use std::fs::{self, File};
use std::path::Path;

/// Takes all files below a folder.
pub(super) fn take(folder: &Path, files: &mut Files) {
    take_below(folder, "", 0, files);
}

/// `false`: there is no room for any other file.
fn take_below(folder: &Path, inside: &str, depth: usize, files: &mut Files) -> bool {
    let Ok(entries) = fs::read_dir(folder) else {
        return files.leave_out(or_top(inside), LeftOut::Unreadable);
    };
    let mut entries: Vec<_> = entries
        .filter_map(|entry| Some((entry.as_ref().ok()?.file_name(), entry.ok()?.path())))
        .collect();
    entries.sort_by_cached_key(|(name, _)| {
        let is_first = name.to_str().is_some_and(|name| files.is_first(name));
        (!is_first, name.clone())
    });
    let mut folders = Vec::new();
    // Files first: those at the top matter most should there be too many.
    for (name, path) in entries {
        let lossy = format!("{inside}{}", name.to_string_lossy());
        let Some(name) = name.to_str() else {
            files.leave_out(&lossy, LeftOut::Name);
            continue;
        };
        match fs::symlink_metadata(&path) {
            Ok(found) if found.is_dir() => {
                if !is_made_by_tools(name) {
                    folders.push((path, lossy));
                }
            }
            found => {
                if !take_file(&path, &lossy, found.as_ref().ok(), files) {
                    return false;
                }
            }
        }
    }
    for (path, inside) in folders {
        let goes_on = if depth >= files.bounds().depth {
            files.leave_out(&inside, LeftOut::TooDeep)
        } else {
            take_below(&path, &format!("{inside}/"), depth + 1, files)
        };
        if !goes_on {
            return false;
        }
    }
    true
}

/// Takes one file, under this name, or all files below a folder.
pub(super) fn take_one(path: &Path, name: &str, files: &mut Files) -> bool {
    match fs::symlink_metadata(path) {
        Ok(found) if found.is_dir() => take_below(path, "", 0, files),
        found => {
            let name = if name.is_empty() { "-" } else { name };
            take_file(path, name, found.ok().as_ref(), files)
        }
    }
}

fn take_file(path: &Path, inside: &str, found: Option<&fs::Metadata>, files: &mut Files) -> bool {
    let name = match files.path(inside) {
        Looked::Good(name) => name,
        Looked::Rubbish => return true,
        Looked::Bad(why) => return files.leave_out(inside, why),
    };
    match found {
        Some(found) if found.is_symlink() => files.leave_out(inside, LeftOut::Link),
        Some(found) if found.is_file() => match File::open(path) {
            Ok(file) => files.take_up_to(&name, file, most(&name, files)),
            Err(_) => files.leave_out(inside, LeftOut::Unreadable),
        },
        _ => files.leave_out(inside, LeftOut::Unreadable),
    }
}

/// How many bytes a file may have: an archive may be larger.
pub(super) fn most(path: &str, files: &Files) -> u64 {
    let bounds = files.bounds();
    if super::archive::is_named_so(path) {
        bounds.archive
    } else {
        bounds.file
    }
}

fn or_top(inside: &str) -> &str {
    if inside.is_empty() { "." } else { inside }
}
