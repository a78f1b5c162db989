//! `atisbo convert minesweeper`

use super::{NetworkArgs, PositionArgs, RulesArgs};
use crate::budget::BudgetArgs;
use crate::commands::Exit;
use crate::names::name;
use crate::output::Output;
use anyhow::{Context, Result, bail};
use atisbo_api::minesweeper::adviser::Switched;
use atisbo_api::minesweeper::convert::{self, Answer, Target};
use atisbo_api::text::Message;
use atisbo_base::Place;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    positions: PositionArgs,
    #[arg(long, default_value = "rows", value_parser = name::<Target>())]
    to: Target,
    #[command(flatten)]
    network: NetworkArgs,
    #[command(flatten)]
    rules: RulesArgs,
    #[arg(long, value_name = "ROW,COLUMN")]
    cell: Option<Place>,
    #[arg(long, value_name = "ROW,COLUMN", requires = "cell")]
    number: Option<Place>,
    #[arg(long)]
    evidence: bool,
    #[command(flatten)]
    budget: BudgetArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        if let Some(option) = self.rules.given()
            && !matches!(self.to, Target::Logic(_))
        {
            let message = Message::new("cli-error-rules-of-logic").with("option", option);
            bail!(message.to(output.lang));
        }
        let request = |source| convert::Request {
            source,
            analysis: Switched {
                logic: self.rules.switches(),
                ..self.network.switched()
            }
            .into(),
            cell: self.cell,
            number: self.number,
            to: self.to,
        };
        let show = |answer: &Answer, output: &mut Output| self.show(answer, output);
        self.positions
            .each(&self.budget.budget(), request, show, output)
    }

    /// The text, or what is observed in the network as `bayes --evidence` takes it.
    fn show(&self, answer: &Answer, output: &mut Output) -> Result<()> {
        if answer.base64 {
            let bytes = STANDARD.decode(&answer.text).context("base64")?;
            return output.bytes(&bytes);
        }
        if let (true, Some(evidence)) = (self.evidence, &answer.evidence) {
            return output.line(&evidence.join(","));
        }
        output.raw(answer.text.as_bytes())?;
        if answer.text.ends_with('\n') {
            return Ok(());
        }
        output.line("")
    }
}
