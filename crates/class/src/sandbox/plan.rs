//! What the inner stage is to do, as it goes over the socket.
//!
//! Texts of any bytes (paths, contents) are messages of their own.

use super::wire::{get, put, receive_files, send_files};
use super::{Jail, Limits};
use serde::{Deserialize, Serialize};
use std::ffi::OsString;
use std::io;
use std::os::fd::{BorrowedFd, OwnedFd};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};

/// What the inner stage is to do.
pub(super) struct Plan {
    pub(super) program: Vec<String>,
    pub(super) limits: Rlimits,
    pub(super) visible: Vec<PathBuf>,
    pub(super) hidden: Vec<PathBuf>,
    pub(super) files: Vec<(PathBuf, Vec<u8>)>,
    pub(super) kit: Vec<(PathBuf, Vec<u8>)>,
}

/// The limits that the kernel keeps.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(super) struct Rlimits {
    pub(super) memory: u64,
    pub(super) processes: u64,
    pub(super) file_size: u64,
}

impl From<&Limits> for Rlimits {
    fn from(limits: &Limits) -> Self {
        Rlimits {
            memory: limits.memory,
            processes: limits.processes,
            file_size: limits.file_size,
        }
    }
}

#[derive(Serialize, Deserialize)]
struct Head {
    program: Vec<String>,
    limits: Rlimits,
    visible: usize,
    hidden: usize,
    files: usize,
    kit: usize,
}

/// Sends what is in `jail`, and the files that become the program's standard input, output and error.
pub(super) fn send(
    socket: &mut UnixStream,
    jail: &Jail,
    hidden: &[PathBuf],
    limits: &Limits,
    standard: &[BorrowedFd<'_>; 3],
) -> io::Result<()> {
    let head = Head {
        program: jail.program.clone(),
        limits: limits.into(),
        visible: jail.visible.len(),
        hidden: hidden.len(),
        files: jail.files.len(),
        kit: jail.kit.len(),
    };
    put(socket, &serde_json::to_vec(&head)?)?;
    for path in jail.visible.iter().chain(hidden) {
        put(socket, path.as_os_str().as_bytes())?;
    }
    for (path, content) in jail.files.iter().chain(&jail.kit) {
        put(socket, path.as_os_str().as_bytes())?;
        put(socket, content)?;
    }
    send_files(socket, standard)
}

/// Receives a plan and the program's standard input, output and error.
pub(super) fn receive(socket: &mut UnixStream) -> io::Result<(Plan, [OwnedFd; 3])> {
    let head: Head = serde_json::from_slice(&get(socket)?)?;
    let plan = Plan {
        visible: paths(socket, head.visible)?,
        hidden: paths(socket, head.hidden)?,
        files: contents(socket, head.files)?,
        kit: contents(socket, head.kit)?,
        program: head.program,
        limits: head.limits,
    };
    Ok((plan, receive_files(socket)?))
}

/// Sends words, such as a program and its arguments.
pub(super) fn send_words(socket: &mut UnixStream, words: &[OsString]) -> io::Result<()> {
    put(socket, &serde_json::to_vec(&words.len())?)?;
    words
        .iter()
        .try_for_each(|word| put(socket, word.as_bytes()))
}

/// Receives words.
pub(super) fn receive_words(socket: &mut UnixStream) -> io::Result<Vec<OsString>> {
    let count = serde_json::from_slice(&get(socket)?)?;
    let paths = paths(socket, count)?;
    Ok(paths.into_iter().map(PathBuf::into_os_string).collect())
}

fn paths(socket: &mut UnixStream, count: usize) -> io::Result<Vec<PathBuf>> {
    (0..count).map(|_| path(socket)).collect()
}

fn path(socket: &mut UnixStream) -> io::Result<PathBuf> {
    Ok(PathBuf::from(OsString::from_vec(get(socket)?)))
}

fn contents(socket: &mut UnixStream, count: usize) -> io::Result<Vec<(PathBuf, Vec<u8>)>> {
    (0..count)
        .map(|_| Ok((path(socket)?, get(socket)?)))
        .collect()
}

/// Is it a path inside a folder: relative, and with names only?
pub(super) fn is_inside(path: &Path) -> bool {
    let mut parts = path.components().peekable();
    parts.peek().is_some() && parts.all(|part| matches!(part, std::path::Component::Normal(_)))
}
