//! The program `atisbo`: the command line over the one door. It is a library, because two programs are made of it: the one
//! that cargo builds and the one that the Python package installs.

mod arguments;
mod browser;
mod budget;
mod commands;
mod input;
mod language;
mod names;
mod output;
mod progress;
mod stage;
mod terminal;
mod threads;
mod usage;

use arguments::Cli;
use clap::{CommandFactory, FromArgMatches};
use output::Output;
use std::ffi::OsString;
use std::io;

/// Runs the program with these arguments, the first of which is its name. What comes back is its exit code.
pub fn run(arguments: Vec<OsString>) -> u8 {
    if let Some(exit) = commands::class::stage(&arguments) {
        return exit;
    }
    let lang = language::choose(&arguments);
    let command = language::localize(Cli::command(), lang);
    let matches = command.try_get_matches_from(&arguments);
    let cli = match matches.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => {
            let json = arguments.iter().any(|arg| arg == "--json");
            return usage::report(&error, lang, json);
        }
    };
    cli.color.write_global();
    log_to_stderr(&cli);
    let mut output = Output::new(&cli, lang, arguments);
    let done = cli.command.run(&mut output);
    let written = output.flush();
    match done.and_then(|exit| written.map(|()| exit)) {
        Ok(exit) => exit as u8,
        Err(error) if is_broken_pipe(&error) => 0,
        Err(error) => {
            output.error(&error);
            2
        }
    }
}

/// The program that reads our output has read enough (`atisbo … | head`).
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

fn log_to_stderr(cli: &Cli) {
    let level = match (cli.quiet, cli.verbose) {
        (true, _) => tracing::Level::ERROR,
        (false, 0) => tracing::Level::WARN,
        (false, 1) => tracing::Level::INFO,
        (false, 2) => tracing::Level::DEBUG,
        (false, _) => tracing::Level::TRACE,
    };
    tracing_subscriber::fmt()
        .with_max_level(level)
        .with_writer(io::stderr)
        .with_ansi(output::stderr_has_colour())
        .without_time()
        .with_target(false)
        .init();
}
