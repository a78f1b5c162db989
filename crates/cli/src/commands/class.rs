//! `atisbo class`: labs for a class.

mod check;
mod conform;
mod export;
mod grade;
mod lab;
mod mutants;
mod new;
mod practice;
mod report;
mod results;
mod run;
mod show;
mod watch;

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
    Report(report::Args),
    Export(export::Args),
    Practice(practice::Args),
    Watch(watch::Args),
    Show(show::Args),
    Mutants(mutants::Args),
    Conform(conform::Args),
}

impl ClassArgs {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        match &self.verb {
            Verb::New(args) => args.run(output),
            Verb::Check(args) => args.run(output),
            Verb::Grade(args) => args.run(output),
            Verb::Report(args) => args.run(output),
            Verb::Export(args) => args.run(output),
            Verb::Practice(args) => args.run(output),
            Verb::Watch(args) => args.run(output),
            Verb::Show(args) => args.run(output),
            Verb::Mutants(args) => args.run(output),
            Verb::Conform(args) => args.run(output),
        }
    }
}
