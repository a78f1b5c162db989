//! The program `atisbo`.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(atisbo::run(std::env::args_os().collect()))
}
