//! Hostile programs in a real sandbox, each with a real Python: what the grader hears of it, in which time, and that nothing of it is left.
//!
//! A program of its own, without the usual harness: it starts itself again as the stages of the sandbox, which must have one thread.
//! Arguments choose tests by parts of their names.

#![cfg_attr(
    target_os = "linux",
    expect(
        clippy::unwrap_used,
        clippy::panic,
        reason = "a test fails by panicking"
    )
)]

#[cfg(target_os = "linux")]
mod ends;
#[cfg(target_os = "linux")]
mod files;
#[cfg(target_os = "linux")]
mod java;
#[cfg(target_os = "linux")]
mod lines;
#[cfg(target_os = "linux")]
mod memory;
#[cfg(target_os = "linux")]
mod others;
#[cfg(target_os = "linux")]
mod plain;
#[cfg(target_os = "linux")]
mod runner;
#[cfg(target_os = "linux")]
mod starts;
#[cfg(target_os = "linux")]
mod support;

#[cfg(target_os = "linux")]
fn main() -> std::process::ExitCode {
    let arguments: Vec<std::ffi::OsString> = std::env::args_os().skip(1).collect();
    match arguments.first().and_then(|word| word.to_str()) {
        Some("stage") => {
            std::process::ExitCode::from(atisbo_class::sandbox::stage(&arguments[1..]))
        }
        Some("hold") => others::hold(&arguments[1..]),
        _ => runner::run(
            &[
                starts::TESTS,
                lines::TESTS,
                ends::TESTS,
                memory::TESTS,
                files::TESTS,
                others::TESTS,
                plain::TESTS,
                java::TESTS,
            ],
            &arguments,
        ),
    }
}

#[cfg(not(target_os = "linux"))]
fn main() {
    println!("only Linux has a sandbox");
}
