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
use crate::input::{InputArgs, Origin};
use crate::names::{name, shown};
use crate::output::Output;
use anyhow::Result;
use atisbo_api::Verb;
use atisbo_api::ohno::Rule;
use atisbo_api::text::Lang;
use atisbo_base::Budget;

/// What every verb takes that asks about puzzles.
#[derive(clap::Args)]
pub(crate) struct PuzzleArgs {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, default_value = shown(Rule::default()), value_parser = name::<Rule>())]
    rule: Rule,
    #[command(flatten)]
    budget: BudgetArgs,
}

impl PuzzleArgs {
    /// Asks about each puzzle.
    fn each<V: Verb>(
        &self,
        request: impl Fn(String) -> V,
        show: impl Fn(&V::Answer, &mut Output) -> Result<()>,
        output: &mut Output,
    ) -> Result<Exit> {
        let budget = self.budget.budget();
        let requests = requests(&self.input, request, &budget, output.lang)?;
        each(requests, &budget, show, output)
    }
}

/// A request about each puzzle of the input.
fn requests<V: Verb>(
    input: &InputArgs,
    request: impl Fn(String) -> V,
    budget: &Budget,
    lang: Lang,
) -> Result<impl Iterator<Item = Result<(V, Origin)>>> {
    let puzzles = input.puzzles(budget, lang)?.into_iter();
    Ok(puzzles.map(move |puzzle| Ok((request(puzzle.text), puzzle.origin))))
}
