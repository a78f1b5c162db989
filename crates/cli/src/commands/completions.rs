//! `atisbo completions SHELL`

use crate::arguments::Cli;
use crate::commands::Exit;
use crate::language;
use crate::output::Output;
use anyhow::Result;
use clap::CommandFactory;
use clap_complete::Shell;

#[derive(clap::Args)]
pub(crate) struct Args {
    shell: Shell,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let mut script = Vec::new();
        let mut program = language::localize(Cli::command(), output.lang);
        clap_complete::generate(self.shell, &mut program, "atisbo", &mut script);
        output.whole(&String::from_utf8(script)?)?;
        Ok(Exit::Yes)
    }
}
