//! `atisbo class`: labs for a class.

mod check;
mod conform;
mod grade;
mod lab;
mod new;
mod practice;
mod run;

pub(crate) use run::stage;

use crate::commands::Exit;
use crate::output::Output;
use anyhow::Result;

#[derive(clap::Args)]
pub(crate) struct ClassArgs {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(clap::Subcommand)]
enum Verb {
    New(new::Args),
    Check(check::Args),
    Grade(grade::Args),
    Practice(practice::Args),
    Conform(conform::Args),
}

impl ClassArgs {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        match &self.verb {
            Verb::New(args) => args.run(output),
            Verb::Check(args) => args.run(output),
            Verb::Grade(args) => args.run(output),
            Verb::Practice(args) => args.run(output),
            Verb::Conform(args) => args.run(output),
        }
    }
}
