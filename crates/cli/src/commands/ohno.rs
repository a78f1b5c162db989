//! The verbs of 0h n0, one file each.

pub(crate) mod check;
pub(crate) mod convert;
pub(crate) mod explain;
pub(crate) mod generate;
pub(crate) mod hint;
pub(crate) mod rate;
pub(crate) mod search;
pub(crate) mod solve;

use super::{Exit, each};
use crate::budget::BudgetArgs;
use crate::input::InputArgs;
use crate::output::Output;
use anyhow::Result;
use atisbo_api::Request;
use atisbo_api::ohno::{Answer, Rule};

/// Shows an answer in words.
pub(crate) fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    match answer {
        Answer::Solve(answer) => solve::show(answer, output),
        Answer::Check(answer) => check::show(answer, output),
        Answer::Hint(answer) => hint::show(answer, output),
        Answer::Explain(answer) => explain::show(answer, output),
        Answer::Rate(answer) => rate::show(answer, output),
        Answer::Generate(answer) => generate::show(answer, output),
        Answer::Search(answer) => search::show(answer, output),
        Answer::Convert(answer) => convert::show(answer, output),
    }
}

/// What every verb takes that asks about puzzles.
#[derive(clap::Args)]
pub(crate) struct PuzzleArgs {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, value_enum, default_value_t)]
    rule: RuleArg,
    #[command(flatten)]
    budget: BudgetArgs,
}

impl PuzzleArgs {
    fn rule(&self) -> Rule {
        self.rule.into()
    }

    fn each(
        &self,
        request: impl Fn(String) -> Result<Request>,
        output: &mut Output,
    ) -> Result<Exit> {
        each(&self.input, &self.budget.budget(), request, output)
    }
}

/// `--rule`
#[derive(Clone, Copy, Default, clap::ValueEnum)]
pub(crate) enum RuleArg {
    #[default]
    SeesFloor,
    SeenByNumber,
}

impl From<RuleArg> for Rule {
    fn from(rule: RuleArg) -> Self {
        match rule {
            RuleArg::SeesFloor => Rule::SeesFloor,
            RuleArg::SeenByNumber => Rule::SeenByNumber,
        }
    }
}
