//! A student's program, confined: it sees its own folder and its interpreter, and ends within its limits.
//!
//! The grader starts itself again, twice, as a helper ([`stage`]). The outer stage enters new user, mount, process, network, IPC and
//! host-name namespaces; the inner stage is the first process of the new process namespace. It builds a small file system, enters it,
//! gives up its rights and starts the student's program. When the inner stage ends, the kernel ends everything in its namespace, and it ends
//! as soon as the grader closes its side of a socket, which also happens when the grader is killed. So nothing can stay behind: no process,
//! no mount (they belong to the namespace), no folder (all files are in memory).
//!
//! What is to be run, with which files and limits, goes over that socket: it is in no argument and no environment. Reports come
//! back over it, so that nothing the student's program writes can be taken for one.
//!
//! | what | how it is limited |
//! |---|---|
//! | files | only the system's programs and libraries, the interpreter, `/kit` (all read-only), `/work` and `/tmp` (in memory, small) |
//! | packages | folders `site-packages` and `dist-packages` are empty, `atisbo` is hidden |
//! | labs, submissions, results | hidden, should they lie in one of those folders |
//! | network | a namespace without any device, not even the local one |
//! | processes | a process namespace, a limit on their number, a user of its own |
//! | memory | resident memory of all processes, measured every 20 ms; address space as a hard stop |
//! | processors | a program with more than four busy tasks comes after all others |
//! | rights | no capabilities, none to gain, no new namespaces, no calls to the kernel that no such program needs |
//! | time | deadlines of [`Process::send`] and [`Process::receive`] |

pub mod interpreter;
mod why;

#[cfg(target_os = "linux")]
mod calls;
#[cfg(target_os = "linux")]
mod init;
#[cfg(target_os = "linux")]
mod mounts;
#[cfg(target_os = "linux")]
mod outer;
#[cfg(target_os = "linux")]
mod root;

#[cfg(unix)]
mod folder;
#[cfg(unix)]
mod keeper;
#[cfg(unix)]
mod plain;
#[cfg(unix)]
#[cfg_attr(
    not(target_os = "linux"),
    expect(dead_code, reason = "only namespaces need all of it")
)]
mod plan;
#[cfg(unix)]
mod process;
#[cfg(unix)]
mod rights;
#[cfg(unix)]
mod stage;
#[cfg(unix)]
#[cfg_attr(
    not(target_os = "linux"),
    expect(dead_code, reason = "only namespaces need all of it")
)]
mod start;
#[cfg(unix)]
mod usage;
#[cfg(unix)]
mod wire;

#[cfg(not(unix))]
#[path = "sandbox/elsewhere.rs"]
mod process;

#[cfg(not(unix))]
pub use process::stage;
#[cfg(unix)]
pub use stage::stage;

pub use interpreter::{Interpreter, InterpreterError, interpreter};
pub use process::Process;
pub use why::{Advice, StartError, Step, Why};

use serde::Serialize;
use std::ffi::OsString;
use std::path::PathBuf;

/// What is run, and what it sees.
#[derive(Clone, Debug)]
pub struct Jail {
    /// The program and its arguments, with paths as they are inside: `/kit/…`, `/work/…` and the interpreter where it is outside.
    pub program: Vec<String>,
    /// The submission: relative paths in `/work`, the working folder, where the program may write.
    pub files: Vec<(PathBuf, Vec<u8>)>,
    /// What the grader adds: relative paths in `/kit`, which is read-only.
    pub kit: Vec<(PathBuf, Vec<u8>)>,
    /// Files and folders of this machine to be seen, read-only, besides the system's programs and libraries.
    pub visible: Vec<PathBuf>,
    /// Files and folders of this machine that must not be seen, should they lie in what is visible: the lab, what others handed in.
    pub hidden: Vec<PathBuf>,
    /// `false`: without namespaces. The program sees and may do all that the grader may. Paths in `/kit` and `/work` in the arguments are
    /// replaced by those of a temporary folder.
    pub confined: bool,
}

/// How much the program may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of resident memory of all its processes together, with its files.
    pub memory: u64,
    /// Processes and threads.
    pub processes: u64,
    /// Bytes of one file. `/work` and `/tmp` hold four such files each, besides the submission.
    pub file_size: u64,
    /// Bytes of a line it writes.
    pub line: usize,
    /// Bytes kept of what it writes to its standard error: one half from the beginning, one half from the end.
    pub stderr: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            memory: 512 << 20,
            processes: 32,
            file_size: 4 << 20,
            line: 1 << 20,
            stderr: 16 << 10,
        }
    }
}

/// Why there is no next line. All but [`Fault::TimedOut`] stay: every later call says the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Fault {
    /// The deadline passed. The program still runs; what it says later is out of turn.
    TimedOut,
    /// The program ended, or closed its side (then there is neither a code nor a signal).
    Ended {
        /// What it gave to `exit`.
        code: Option<i32>,
        /// The signal that ended it.
        signal: Option<i32>,
    },
    /// It used more memory than it may, and was ended.
    Memory,
    /// A line was longer than it may be.
    LineTooLong,
    /// A line was not UTF-8.
    NotText,
}

/// Can this system confine programs? Tries it with a program that does nothing.
///
/// `launcher`: see [`Process::start`].
///
/// # Errors
///
/// The step that failed, and what may help.
pub fn available(launcher: &[OsString]) -> Result<(), Why> {
    let jail = Jail {
        program: Vec::new(),
        files: Vec::new(),
        kit: Vec::new(),
        visible: Vec::new(),
        hidden: Vec::new(),
        confined: true,
    };
    match Process::start(&jail, &Limits::default(), launcher) {
        Ok(process) => {
            process.stop();
            Ok(())
        }
        Err(StartError::Refused(why)) => Err(why),
        Err(StartError::BadPath { path }) => Err(Why {
            path: Some(path),
            ..Why::not_here()
        }),
    }
}
