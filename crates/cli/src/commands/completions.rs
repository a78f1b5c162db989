//! `atisbo completions SHELL`

use crate::arguments::Cli;
use crate::output::Output;
use anyhow::Result;
use clap::CommandFactory;
use clap_complete::Shell;

#[derive(clap::Args)]
pub(crate) struct Args {
    shell: Shell,
}

pub(crate) fn run(args: &Args, output: &mut Output) -> Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "atisbo", &mut script);
    output.raw(&script)
}
