//! The program `atisbo`: the command line over the one door.

mod arguments;
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
use std::io;
use std::process::ExitCode;

fn main() -> ExitCode {
    let lang = language::choose(std::env::args_os());
    let command = language::localize(Cli::command(), lang);
    let matches = command.try_get_matches();
    let cli = match matches.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => {
            let json = std::env::args_os().any(|arg| arg == "--json");
            return usage::report(&error, lang, json);
        }
    };
    cli.color.write_global();
    log_to_stderr(&cli);
    let mut output = Output::new(&cli, lang);
    let done = cli.command.run(&mut output);
    let written = output.flush();
    match done.and_then(|exit| written.map(|()| exit)) {
        Ok(exit) => exit.into(),
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            output.error(&error);
            ExitCode::from(2)
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
