//! Parts joined into what one run would have given.

use super::error::shown;
use super::folder::look;
use super::{Folder, FolderError, Part, Row, Shard};
use atisbo_base::{Budget, Stop};
use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread::ScopedJoinHandle;

/// How many rows of each part are read ahead.
const AHEAD: usize = 256;

/// Joins all parts of an experiment in a new folder. `command` is what was typed. If a limit ends it early, nothing is
/// made.
///
/// # Errors
///
/// If parts are missing, incomplete, damaged or of different experiments, or the folder cannot be written.
pub fn merge(
    parts: &[PathBuf],
    path: &Path,
    command: &str,
    budget: &Budget,
) -> Result<Result<Folder, Stop>, FolderError> {
    let budget = &budget.started();
    let folders: Result<_, _> = parts.iter().map(|part| Folder::open(part)).collect();
    let folders = match in_order(folders?, budget)? {
        Ok(folders) => folders,
        Err(stop) => return Ok(Err(stop)),
    };
    if Folder::open(path).is_ok() {
        return Err(FolderError::taken(path));
    }
    let first = folders.first().ok_or_else(|| FolderError::nothing(path))?;
    let is_new = !path.exists();
    fs::create_dir_all(path).map_err(FolderError::io(path))?;
    let part = Part {
        shard: Shard::WHOLE,
        command: command.to_owned(),
        ..first.part.clone()
    };
    let plan = part.plan.clone();
    let methods = plan.methods.len();
    let text = first.text();
    let joined = Folder::write_all(path, part, text.as_deref(), |give| {
        std::thread::scope(|scope| {
            // Each part is read by a thread of its own, a little ahead, so that memory does not grow with it.
            let streams: Vec<_> = folders
                .iter()
                .map(|folder| {
                    let (send, receive) = mpsc::sync_channel(AHEAD);
                    let read = scope.spawn(move || {
                        folder.rows(&Budget::unlimited(), &mut |row: Row| {
                            // The receiver is gone if another part failed.
                            send.send(row)
                                .map_err(|_| FolderError::nothing(folder.path()))
                        })
                    });
                    (receive, RefCell::new(Some(read)))
                })
                .collect();
            let mut meter = budget.meter();
            for unit in 0..plan.units() {
                let (receive, read) = &streams[(unit % streams.len() as u64) as usize];
                for _ in 0..methods {
                    if let Some(stop) = look(&mut meter, 0) {
                        return Ok(Some(stop));
                    }
                    let Ok(row) = receive.recv() else {
                        let read = read.borrow_mut().take();
                        return Err(match read.map(ScopedJoinHandle::join) {
                            Some(Ok(Err(error))) => error,
                            _ => FolderError::nothing(path),
                        });
                    };
                    give(row)?;
                }
            }
            Ok(None)
        })
    });
    if is_new && !matches!(joined, Ok(Ok(_))) {
        _ = fs::remove_dir(path);
    }
    joined
}

/// The folders by the number of their part, each exactly once; or the limit that ended counting the runs of one.
fn in_order(
    folders: Vec<Folder>,
    budget: &Budget,
) -> Result<Result<Vec<Folder>, Stop>, FolderError> {
    let Some(of) = folders.first().map(|folder| folder.part.shard.of()) else {
        return Ok(Ok(Vec::new()));
    };
    let plan = folders[0].part.plan.clone();
    let mut places: Vec<Option<Folder>> = (0..of).map(|_| None).collect();
    for folder in folders {
        let path = shown(folder.path());
        let Part { shard, .. } = folder.part;
        if folder.part.plan != plan || shard.of() != of {
            return Err(FolderError::Different { path });
        }
        if !folder.part.complete {
            let (mut done, runs) = (0, folder.runs());
            let stop = folder.rows(budget, &mut |_| {
                done += 1;
                Ok::<_, FolderError>(())
            })?;
            return match stop {
                None => Err(FolderError::Incomplete { path, done, runs }),
                Some(stop) => Ok(Err(stop)),
            };
        }
        let place = &mut places[shard.number() as usize - 1];
        if place.is_some() {
            let part = shard.number();
            return Err(FolderError::PartTwice { path, part });
        }
        *place = Some(folder);
    }
    let missing: Vec<u64> = (1..)
        .zip(&places)
        .filter_map(|(part, place)| place.is_none().then_some(part))
        .collect();
    if missing.is_empty() {
        Ok(Ok(places.into_iter().flatten().collect()))
    } else {
        Err(FolderError::PartsMissing { of, missing })
    }
}
