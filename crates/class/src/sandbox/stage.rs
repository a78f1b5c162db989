//! The helper processes between the grader and the student's program: the program itself, started again.

use super::plain;
use std::ffi::OsString;

/// The outer stage.
#[cfg(target_os = "linux")]
pub(super) const OUTER: &str = "outer";
/// The inner stage.
#[cfg(target_os = "linux")]
pub(super) const INNER: &str = "inner";
/// The only stage without namespaces.
pub(super) const PLAIN: &str = "plain";

/// A stage of the sandbox: the hidden command that [`Process::start`](super::Process::start) runs. `arguments` are the words that follow the
/// words of the launcher.
///
/// It must be called before the program starts any thread, and owns the whole process: it closes all files except the standard ones. Started
/// by hand it ends with an error code.
pub fn stage(arguments: &[OsString]) -> u8 {
    close_inherited();
    match arguments {
        #[cfg(target_os = "linux")]
        [word] if word == OUTER => super::outer::run(),
        #[cfg(target_os = "linux")]
        [word] if word == INNER => super::init::run(),
        [word] if word == PLAIN => plain::run(),
        _ => 2,
    }
}

/// Closes all files that were open in the grader by accident: nothing of them may reach the student's program.
fn close_inherited() {
    let Ok(entries) = std::fs::read_dir("/dev/fd") else {
        return;
    };
    let open: Vec<i32> = entries
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
        .filter(|&number| number > 2)
        .collect();
    for number in open {
        // The one that listed the folder is closed already.
        let _ = nix::unistd::close(number);
    }
}
