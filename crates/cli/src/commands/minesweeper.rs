//! The verbs of Minesweeper, one file each.

pub(crate) mod analyse;
pub(crate) mod check;
pub(crate) mod convert;
pub(crate) mod explain;
pub(crate) mod generate;
pub(crate) mod hint;
pub(crate) mod play;

use super::{Exit, each};
use crate::input::{Content, InputArgs};
use crate::output::Output;
use anyhow::{Context, Result};
use atisbo_api::Verb;
use atisbo_api::bayes::{Decompose, Heuristic};
use atisbo_api::minesweeper::adviser::{Analysis, Method};
use atisbo_api::minesweeper::logic::Switches;
use atisbo_api::minesweeper::{
    Engine, Flags, Format, PRESETS, Prior, Rules, Scheme, Source, Strength,
};
use atisbo_base::Budget;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use clap::builder::PossibleValuesParser;
use std::path::Path;

/// What every verb takes that asks about positions.
#[derive(clap::Args)]
pub(crate) struct PositionArgs {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, value_parser = PossibleValuesParser::new(Format::ALL.map(Format::id)))]
    format: Option<String>,
    #[arg(long, value_name = "N", conflicts_with = "density")]
    mines: Option<u32>,
    #[arg(long, value_name = "P")]
    density: Option<f64>,
    #[arg(long)]
    trust_flags: bool,
}

impl PositionArgs {
    /// Asks about each position.
    fn each<V: Verb>(
        &self,
        budget: &Budget,
        request: impl Fn(Source) -> V,
        show: impl Fn(&V::Answer, &mut Output) -> Result<()>,
        output: &mut Output,
    ) -> Result<Exit> {
        let positions = self.input.positions(output.lang)?.into_iter();
        let requests = positions.map(|(content, place)| {
            let (position, base64) = match content {
                Content::Text(text) => (text, false),
                Content::Binary(bytes) => (STANDARD.encode(bytes), true),
            };
            let source = Source {
                position,
                base64,
                format: self.format.clone(),
                mines: self.mines,
                density: self.density,
                trust_flags: self.trust_flags,
            };
            Ok((request(source), place))
        });
        each(requests, budget, show, output)
    }
}

/// Which network a position is turned into.
#[derive(clap::Args)]
pub(crate) struct NetworkArgs {
    #[arg(long, value_parser = PossibleValuesParser::new(Scheme::ALL.map(Scheme::id)))]
    network: Option<String>,
    #[arg(long, value_parser = PossibleValuesParser::new(Prior::ALL.map(Prior::id)))]
    prior: Option<String>,
}

/// How a network is asked.
#[derive(clap::Args)]
pub(crate) struct InferenceArgs {
    #[command(flatten)]
    network: NetworkArgs,
    #[arg(long, value_parser = PossibleValuesParser::new(["auto", "ve", "jt"]))]
    inference: Option<String>,
    #[arg(long, value_parser = orders())]
    order: Option<String>,
    #[arg(long)]
    no_prune_barren: bool,
    #[arg(long)]
    no_prune_separated: bool,
    #[arg(long)]
    no_keep_evidence: bool,
    #[arg(long, value_parser = PossibleValuesParser::new(Decompose::ALL.map(Decompose::id)))]
    decompose: Option<String>,
}

fn orders() -> PossibleValuesParser {
    let rules = Heuristic::ALL.map(Heuristic::id);
    PossibleValuesParser::new(["best"].into_iter().chain(rules))
}

/// How logic reasons.
#[derive(clap::Args)]
pub(crate) struct ReasoningArgs {
    #[arg(long, value_parser = PossibleValuesParser::new(Engine::ALL.map(Engine::id)))]
    engine: Option<String>,
    #[arg(long, value_parser = PossibleValuesParser::new(PRESETS.map(|preset| preset.id)))]
    preset: Option<String>,
    #[arg(long, value_parser = PossibleValuesParser::new(Rules::ALL.map(Rules::id)))]
    rules: Option<String>,
    #[arg(long, value_parser = PossibleValuesParser::new(Flags::ALL.map(Flags::id)))]
    flags: Option<String>,
    #[arg(long, value_name = "true|false")]
    incremental: Option<bool>,
    #[arg(long, value_name = "true|false")]
    mine_count: Option<bool>,
    #[arg(long, value_name = "true|false")]
    best_guess: Option<bool>,
}

impl ReasoningArgs {
    fn switches(&self) -> Switches {
        Switches {
            preset: self.preset.clone().unwrap_or(Switches::default().preset),
            engine: self.engine.clone(),
            rules: self.rules.clone(),
            incremental: self.incremental,
            mine_count: self.mine_count,
            flags: self.flags.clone(),
            best_guess: self.best_guess,
        }
    }

    fn is_switched(&self) -> bool {
        let texts = [&self.engine, &self.preset, &self.rules, &self.flags];
        let switches = [self.incremental, self.mine_count, self.best_guess];
        texts.iter().any(|text| text.is_some()) || switches.iter().any(Option::is_some)
    }
}

/// How positions are analysed. A switch of the network means the network, one of logic means logic.
#[derive(clap::Args)]
pub(crate) struct AnalysisArgs {
    #[arg(short, long, value_enum)]
    method: Option<MethodArg>,
    #[arg(long, value_parser = PossibleValuesParser::new(Strength::ALL.map(Strength::id)))]
    strength: Option<String>,
    #[command(flatten)]
    inference: InferenceArgs,
    #[command(flatten)]
    reasoning: ReasoningArgs,
}

/// `--method`
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum MethodArg {
    Exact,
    Bayes,
    Logic,
}

impl NetworkArgs {
    fn analysis(&self) -> Analysis {
        let usual = Analysis::default();
        Analysis {
            network: self.network.clone().unwrap_or(usual.network),
            prior: self.prior.clone().unwrap_or(usual.prior),
            method: Method::Bayes,
            ..Analysis::default()
        }
    }
}

impl InferenceArgs {
    fn analysis(&self) -> Analysis {
        let network = self.network.analysis();
        Analysis {
            inference: self.inference.clone().unwrap_or(network.inference),
            order: self.order.clone().unwrap_or(network.order),
            prune_barren: !self.no_prune_barren,
            prune_separated: !self.no_prune_separated,
            keep_evidence: !self.no_keep_evidence,
            decompose: self.decompose.clone().unwrap_or(network.decompose),
            ..self.network.analysis()
        }
    }

    fn is_switched(&self) -> bool {
        let texts = [
            &self.network.network,
            &self.network.prior,
            &self.inference,
            &self.order,
            &self.decompose,
        ];
        let switches = [
            self.no_prune_barren,
            self.no_prune_separated,
            self.no_keep_evidence,
        ];
        texts.iter().any(|text| text.is_some()) || switches.contains(&true)
    }
}

impl AnalysisArgs {
    fn analysis(&self) -> Analysis {
        let method = match self.method {
            Some(MethodArg::Bayes) => Method::Bayes,
            Some(MethodArg::Logic) => Method::Logic,
            None if self.reasoning.is_switched() => Method::Logic,
            None if self.inference.is_switched() => Method::Bayes,
            Some(MethodArg::Exact) | None => Method::Exact,
        };
        let usual = Analysis::default();
        Analysis {
            method,
            strength: self.strength.clone().unwrap_or(usual.strength),
            logic: self.reasoning.switches(),
            ..self.inference.analysis()
        }
    }
}

/// A level as it is typed; of a file, what it holds.
fn level_text(level: &str) -> Result<String> {
    if !Path::new(level).is_file() {
        return Ok(level.to_owned());
    }
    let text = std::fs::read_to_string(level).with_context(|| level.to_owned())?;
    // A single line would be taken for a name.
    Ok(text + "\n")
}
