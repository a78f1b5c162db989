//! The socket between the grader and a stage: framed messages, and open files.

use super::why::{Step, Why};
use rustix::net::{
    RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, SendAncillaryBuffer,
    SendAncillaryMessage, SendFlags, recvmsg, sendmsg,
};
use serde::{Deserialize, Serialize};
use std::io::{self, ErrorKind, IoSlice, IoSliceMut, Read, Write};
use std::mem::MaybeUninit;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::path::Path;

/// What a stage says.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Report {
    /// It is in its user namespace: users and groups can be mapped.
    Unshared,
    /// The system refused.
    Refused(Refusal),
    /// The program runs.
    Started,
    /// The program ended.
    Ended {
        code: Option<i32>,
        signal: Option<i32>,
    },
}

/// A step that failed.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Refusal {
    step: Step,
    path: Option<String>,
    errno: i32,
}

impl From<Refusal> for Why {
    fn from(refusal: Refusal) -> Self {
        let error = io::Error::from_raw_os_error(refusal.errno);
        Why::new(refusal.step, refusal.path, &error)
    }
}

/// Names the step that failed.
pub(super) trait At<T> {
    fn at(self, step: Step) -> Result<T, Refusal>;
    fn at_path(self, step: Step, path: &Path) -> Result<T, Refusal>;
}

impl<T, E: Into<io::Error>> At<T> for Result<T, E> {
    fn at(self, step: Step) -> Result<T, Refusal> {
        self.map_err(|error| Refusal {
            step,
            path: None,
            errno: errno(&error.into()),
        })
    }

    fn at_path(self, step: Step, path: &Path) -> Result<T, Refusal> {
        self.at(step).map_err(|refusal| Refusal {
            path: Some(path.to_string_lossy().into_owned()),
            ..refusal
        })
    }
}

fn errno(error: &io::Error) -> i32 {
    // Errors without a number are made by the standard library: a name with a zero byte, a file cut short.
    error.raw_os_error().unwrap_or(nix::libc::EINVAL)
}

/// The stage's side of the socket: its standard input.
pub(super) fn standard_input() -> io::Result<UnixStream> {
    Ok(UnixStream::from(io::stdin().as_fd().try_clone_to_owned()?))
}

/// Writes one message.
pub(super) fn put(socket: &mut UnixStream, message: &[u8]) -> io::Result<()> {
    let length = u32::try_from(message.len()).map_err(|_| ErrorKind::FileTooLarge)?;
    socket.write_all(&length.to_le_bytes())?;
    socket.write_all(message)
}

/// Reads one message, and not a byte more: what follows is for the next stage.
pub(super) fn get(socket: &mut UnixStream) -> io::Result<Vec<u8>> {
    let mut length = [0; 4];
    socket.read_exact(&mut length)?;
    let length = u64::from(u32::from_le_bytes(length));
    let mut message = Vec::new();
    (&mut *socket).take(length).read_to_end(&mut message)?;
    if message.len() as u64 == length {
        Ok(message)
    } else {
        Err(ErrorKind::UnexpectedEof.into())
    }
}

/// Sends a report.
pub(super) fn report(socket: &mut UnixStream, report: &Report) -> io::Result<()> {
    put(socket, &serde_json::to_vec(report)?)
}

/// Waits for a report.
pub(super) fn reported(socket: &mut UnixStream) -> io::Result<Report> {
    Ok(serde_json::from_slice(&get(socket)?)?)
}

/// Sends three open files.
pub(super) fn send_files(socket: &UnixStream, files: &[BorrowedFd<'_>; 3]) -> io::Result<()> {
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(3))];
    let mut buffer = SendAncillaryBuffer::new(&mut space);
    buffer.push(SendAncillaryMessage::ScmRights(files));
    sendmsg(
        socket,
        &[IoSlice::new(b"f")],
        &mut buffer,
        SendFlags::empty(),
    )?;
    Ok(())
}

/// Receives three open files, which programs started from here do not inherit.
pub(super) fn receive_files(socket: &UnixStream) -> io::Result<[OwnedFd; 3]> {
    #[cfg(target_os = "linux")]
    let flags = RecvFlags::CMSG_CLOEXEC;
    #[cfg(not(target_os = "linux"))]
    let flags = RecvFlags::empty();
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(3))];
    let mut buffer = RecvAncillaryBuffer::new(&mut space);
    let mut byte = [0];
    recvmsg(
        socket,
        &mut [IoSliceMut::new(&mut byte)],
        &mut buffer,
        flags,
    )?;
    let mut files = Vec::new();
    for message in buffer.drain() {
        if let RecvAncillaryMessage::ScmRights(received) = message {
            files.extend(received);
        }
    }
    files
        .try_into()
        .map_err(|_| ErrorKind::UnexpectedEof.into())
}
