//! The browser of the desktop.

use std::ffi::OsStr;
use std::process::{Command, Stdio};

/// Asks the desktop to open a link or the page in a file; whether the program for that started.
pub(crate) fn open(link: &OsStr) -> bool {
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("rundll32", &["url.dll,FileProtocolHandler"])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    let command = command.args(arguments).arg(link).stdin(Stdio::null());
    let command = command.stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().is_ok()
}
