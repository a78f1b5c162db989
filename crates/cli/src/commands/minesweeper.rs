//! The verbs of Minesweeper, one file each.

pub(crate) mod analyse;
pub(crate) mod check;
pub(crate) mod convert;
pub(crate) mod explain;
pub(crate) mod generate;
pub(crate) mod hint;
pub(crate) mod play;
mod rows;

use super::{Exit, each};
use crate::input::{Content, InputArgs, Origin};
use crate::names::name;
use crate::output::Output;
use crate::usage::read;
use anyhow::{Context, Result, anyhow, bail};
use atisbo_api::Verb;
use atisbo_api::bayes::{Decompose, Inference};
use atisbo_api::minesweeper::adviser::{AgentPreset, Analysis, EliminationOrder, Method, Switched};
use atisbo_api::minesweeper::logic::Switches;
use atisbo_api::minesweeper::{
    Engine, Flags, Format, Preset, Prior, Rules, Scheme, Source, Strength,
};
use atisbo_api::text::{Lang, Message};
use atisbo_base::Budget;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use std::path::Path;

/// What every verb takes that asks about positions.
#[derive(clap::Args)]
pub(crate) struct PositionArgs {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, value_parser = name::<Format>())]
    format: Option<Format>,
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
        let requests = self.requests(budget, request, output.lang)?;
        each(requests.into_iter().map(Ok), budget, show, output)
    }

    /// The question about each position.
    fn requests<V: Verb>(
        &self,
        budget: &Budget,
        request: impl Fn(Source) -> V,
        lang: Lang,
    ) -> Result<Vec<(V, Origin)>> {
        let positions = self.input.positions(budget, lang)?.into_iter();
        let requests = positions.map(|(content, place)| {
            let (position, base64) = match content {
                Content::Text(text) => (text, false),
                Content::Binary(bytes) => (STANDARD.encode(bytes), true),
            };
            let source = Source {
                position,
                base64,
                format: self.format,
                mines: self.mines,
                density: self.density,
                trust_flags: self.trust_flags,
            };
            (request(source), place)
        });
        Ok(requests.collect())
    }
}

/// Which network a position is turned into.
#[derive(clap::Args)]
pub(crate) struct NetworkArgs {
    #[arg(long, value_parser = name::<Scheme>())]
    network: Option<Scheme>,
    #[arg(long, value_parser = name::<Prior>())]
    prior: Option<Prior>,
}

/// How a network is asked.
#[derive(clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(crate) struct InferenceArgs {
    #[command(flatten)]
    network: NetworkArgs,
    #[arg(long, value_parser = name::<Inference>())]
    inference: Option<Inference>,
    #[arg(long, value_name = "NAME|X,Y,...", value_parser = read::<EliminationOrder>("cli-value-order"))]
    order: Option<EliminationOrder>,
    #[arg(long)]
    no_prune_barren: bool,
    #[arg(long)]
    no_prune_separated: bool,
    #[arg(long)]
    no_keep_evidence: bool,
    #[arg(long, value_parser = name::<Decompose>())]
    decompose: Option<Decompose>,
    #[arg(long)]
    one_cell: bool,
}

/// How logic reasons.
#[derive(clap::Args)]
pub(crate) struct ReasoningArgs {
    #[arg(long, value_parser = name::<Engine>())]
    engine: Option<Engine>,
    #[arg(long, value_parser = name::<AgentPreset>())]
    preset: Option<AgentPreset>,
    #[arg(long, value_parser = name::<Rules>())]
    rules: Option<Rules>,
    #[arg(long, value_parser = name::<Flags>())]
    flags: Option<Flags>,
    #[arg(long, value_name = "true|false")]
    incremental: Option<bool>,
    #[arg(long, value_name = "true|false")]
    mine_count: Option<bool>,
    #[arg(long, value_name = "true|false")]
    best_guess: Option<bool>,
}

/// Which knowledge base a position is turned into.
#[derive(clap::Args)]
#[command(group = clap::ArgGroup::new("chaining").multiple(true))]
pub(crate) struct RulesArgs {
    #[arg(long, value_parser = name::<Preset>(), group = "chaining")]
    preset: Option<Preset>,
    #[arg(long, value_parser = name::<Rules>(), group = "chaining")]
    rules: Option<Rules>,
    #[arg(long, value_parser = name::<Flags>(), requires = "chaining")]
    flags: Option<Flags>,
    #[arg(long, value_name = "true|false", requires = "chaining")]
    mine_count: Option<bool>,
}

impl RulesArgs {
    /// The first of them that was given, as it is typed.
    fn given(&self) -> Option<&'static str> {
        first_given([
            (self.rules.is_some(), "--rules"),
            (self.preset.is_some(), "--preset"),
            (self.flags.is_some(), "--flags"),
            (self.mine_count.is_some(), "--mine-count"),
        ])
    }

    fn switches(&self) -> Switches {
        Switches {
            preset: self.preset.unwrap_or_default(),
            rules: self.rules,
            flags: self.flags,
            mine_count: self.mine_count,
            ..Switches::default()
        }
    }
}

impl ReasoningArgs {
    fn switches(&self) -> Switches {
        Switches {
            preset: self.preset.and_then(AgentPreset::logic).unwrap_or_default(),
            engine: self.engine,
            rules: self.rules,
            incremental: self.incremental,
            mine_count: self.mine_count,
            flags: self.flags,
            best_guess: self.best_guess,
        }
    }

    /// The first switch of them that was given, as it is typed; presets are of several methods.
    fn given(&self) -> Option<&'static str> {
        first_given([
            (self.engine.is_some(), "--engine"),
            (self.rules.is_some(), "--rules"),
            (self.flags.is_some(), "--flags"),
            (self.incremental.is_some(), "--incremental"),
            (self.mine_count.is_some(), "--mine-count"),
            (self.best_guess.is_some(), "--best-guess"),
        ])
    }
}

/// How positions are analysed. A switch of the network means the network, one of logic means logic.
#[derive(clap::Args)]
pub(crate) struct AnalysisArgs {
    #[arg(short, long, value_parser = name::<Method>())]
    method: Option<Method>,
    #[arg(long, value_parser = name::<Strength>())]
    strength: Option<Strength>,
    #[command(flatten)]
    inference: InferenceArgs,
    #[command(flatten)]
    reasoning: ReasoningArgs,
}

impl NetworkArgs {
    fn switched(&self) -> Switched {
        Switched {
            network: self.network,
            prior: self.prior,
            method: Method::Bayes,
            ..Switched::default()
        }
    }
}

impl InferenceArgs {
    fn switched(&self) -> Switched {
        Switched {
            inference: self.inference,
            order: self.order.clone(),
            prune_barren: self.no_prune_barren.then_some(false),
            prune_separated: self.no_prune_separated.then_some(false),
            keep_evidence: self.no_keep_evidence.then_some(false),
            decompose: self.decompose,
            one_cell: self.one_cell.then_some(true),
            ..self.network.switched()
        }
    }

    /// The first of them that was given and that only networks have, as it is typed.
    fn given(&self) -> Option<&'static str> {
        first_given([
            (self.network.network.is_some(), "--network"),
            (self.network.prior.is_some(), "--prior"),
            (self.inference.is_some(), "--inference"),
            (self.order.is_some(), "--order"),
            (self.no_prune_barren, "--no-prune-barren"),
            (self.no_prune_separated, "--no-prune-separated"),
            (self.no_keep_evidence, "--no-keep-evidence"),
            (self.decompose.is_some(), "--decompose"),
        ])
    }
}

/// The first option that was given, of options with whether they were.
fn first_given<const N: usize>(options: [(bool, &'static str); N]) -> Option<&'static str> {
    let mut options = options.into_iter();
    options.find_map(|(is_given, name)| is_given.then_some(name))
}

/// How positions are analysed by this method, with these switches of networks and of logic.
fn analysis(
    (method, strength): (Method, Strength),
    inference: &InferenceArgs,
    reasoning: &ReasoningArgs,
    lang: Lang,
) -> Result<Analysis> {
    if let Some(preset) = reasoning.preset {
        let check = preset.check(method);
        check.map_err(|error| anyhow!(error.in_lang(lang)))?;
    }
    // A switch that the method does not have would be passed over.
    for (of, given) in [
        (Method::Bayes, inference.given()),
        (Method::Logic, reasoning.given()),
    ] {
        check_switch(given, of, method, lang)?;
    }
    let preset = reasoning.preset.and_then(AgentPreset::network);
    let switched = Switched {
        method,
        strength,
        network_preset: preset.unwrap_or_default(),
        logic: reasoning.switches(),
        ..inference.switched()
    };
    Ok(switched.into())
}

/// An error if a switch of one method was given with another.
fn check_switch(given: Option<&str>, of: Method, method: Method, lang: Lang) -> Result<()> {
    let Some(option) = given.filter(|_| method != of) else {
        return Ok(());
    };
    let message = Message::new("cli-error-switch-of-method")
        .with("option", option)
        .with("of", of.id())
        .with("method", method.id());
    bail!(message.to(lang));
}

impl AnalysisArgs {
    /// A switch `of_network` of the command means the network too.
    fn analysis(&self, of_network: Option<&str>, lang: Lang) -> Result<Analysis> {
        let of_preset = self.reasoning.preset.map(AgentPreset::method);
        let method = match self.method.or(of_preset) {
            Some(method) => method,
            None if self.reasoning.given().is_some() => Method::Logic,
            None if of_network.or(self.inference.given()).is_some() => Method::Bayes,
            None => Method::Exact,
        };
        check_switch(of_network, Method::Bayes, method, lang)?;
        let strength = self.strength.unwrap_or_default();
        analysis((method, strength), &self.inference, &self.reasoning, lang)
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
