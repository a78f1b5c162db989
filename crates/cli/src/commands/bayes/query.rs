//! `atisbo bayes FILE`

use super::{NetworkArgs, probability, read_text};
use crate::budget::BudgetArgs;
use crate::commands::searching::{bytes, write_trace};
use crate::commands::{Exit, ask, print};
use crate::names::name;
use crate::output::Output;
use anyhow::{Result, bail};
use atisbo_api::bayes::query::{
    self, Answer, Effects, MOST_CHAINS, Method, MostProbable, Sampling, Step, Switches, UaiAnswer,
};
use atisbo_api::bayes::{Decompose, Distribution, Joint, Kind};
use atisbo_api::text::{Arg, Lang, Message};
use atisbo_api::trace::TraceRequest;
use std::collections::BTreeMap;
use std::path::PathBuf;

#[derive(clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(crate) struct Args {
    #[command(flatten)]
    network: NetworkArgs,
    #[arg(short = 'Q', long, value_name = "X,Y", value_delimiter = ',')]
    query: Vec<String>,
    #[arg(long, requires = "query")]
    joint: bool,
    #[arg(short, long, value_name = "Y=1,Z=no", value_delimiter = ',')]
    evidence: Vec<String>,
    #[arg(long, value_name = "FILE")]
    evidence_file: Option<PathBuf>,
    #[arg(short, long, default_value = "auto", value_parser = name::<Method>())]
    method: Method,
    #[arg(long, value_name = "best|RULE|X,Y", default_value = "best")]
    order: String,
    #[arg(long)]
    no_prune: bool,
    #[arg(long)]
    no_prune_barren: bool,
    #[arg(long)]
    no_prune_separated: bool,
    #[arg(long)]
    no_keep_evidence: bool,
    #[arg(long, default_value = "auto", value_parser = name::<Decompose>())]
    decompose: Decompose,
    #[arg(long)]
    most_probable: bool,
    #[arg(long)]
    explain: bool,
    #[arg(long, value_name = "N", default_value_t = Sampling::default().samples)]
    samples: u64,
    #[arg(long, value_name = "N", default_value_t = Sampling::default().chains, value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_CHAINS)))]
    chains: u32,
    #[arg(long, value_name = "N", default_value_t = Sampling::default().burn_in)]
    burn_in: u64,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[arg(long)]
    stats: bool,
    #[arg(long)]
    steps: bool,
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    trace_limit: usize,
    #[arg(long, value_name = "mar|pr", value_parser = name::<UaiAnswer>())]
    uai: Option<UaiAnswer>,
    #[command(flatten)]
    budget: BudgetArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let budget = self.budget.budget();
        let (source, place) = self.network.read(&budget, output.lang)?;
        let evidence_file = self.evidence_file.as_deref();
        let uai_evidence = evidence_file.map(|path| read_text(Some(path), &budget, output.lang));
        let request = query::Request {
            source,
            query: self.query.clone(),
            joint: self.joint,
            evidence: findings(&self.evidence, output.lang)?,
            uai_evidence: uai_evidence.transpose()?,
            method: self.method,
            switches: Switches {
                order: self.order.clone(),
                prune_barren: !(self.no_prune || self.no_prune_barren),
                prune_separated: !(self.no_prune || self.no_prune_separated),
                keep_evidence: !self.no_keep_evidence,
                decompose: Some(self.decompose),
            },
            samples: Sampling {
                samples: self.samples,
                seed: self.seed,
                chains: self.chains,
                burn_in: self.burn_in,
            },
            most_probable: self.most_probable,
            explain: self.explain,
            trace: self.trace.is_some().then_some(TraceRequest {
                limit: self.trace_limit,
            }),
            steps: self.steps,
            uai: self.uai,
        };
        let answer = ask(&request, &place, &budget, output)?;
        if let (Some(path), Some(trace)) = (&self.trace, &answer.trace) {
            write_trace(path, trace, output)?;
        }
        let show = |answer: &Answer, output: &mut Output| show(answer, self.stats, output);
        print::<query::Request>(&answer, show, output)
    }
}

/// Observations as they are typed.
pub(super) fn findings(typed: &[String], lang: Lang) -> Result<BTreeMap<String, String>> {
    let mut findings = BTreeMap::new();
    for item in typed.iter().filter(|item| !item.trim().is_empty()) {
        let Some((name, state)) = item.split_once('=') else {
            let message = Message::new("bayes-evidence-form").with("value", item.as_str());
            bail!(message.to(lang));
        };
        let (name, state) = (name.trim().to_owned(), state.trim().to_owned());
        if findings.insert(name.clone(), state).is_some() {
            let message = Message::new("bayes-evidence-twice").with("value", name);
            bail!(message.to(lang));
        }
    }
    Ok(findings)
}

fn show(answer: &Answer, with_statistics: bool, output: &mut Output) -> Result<()> {
    if let Some(text) = &answer.uai {
        return output.raw(text.as_bytes());
    }
    show_steps(&answer.steps, output)?;
    match &answer.joint {
        Some(joint) => show_joint(joint, output)?,
        None => show_marginals(&answer.marginals, output)?,
    }
    match answer.log_evidence {
        Some(log) if answer.kind == Kind::Markov => {
            let name = Message::new("bayes-log-partition").to(output.lang);
            let log = output.lang.figure(&format!("{log:.6}"));
            output.line(&format!("{name}: {log}"))?;
        }
        Some(log) if !answer.evidence.is_empty() => {
            let name = Message::new("bayes-log-evidence").to(output.lang);
            let figures = format!("{} (ln {log:.6})", from_log(log));
            output.line(&format!("{name}: {}", output.lang.figure(&figures)))?;
        }
        _ => {}
    }
    if let Some(found) = &answer.most_probable {
        show_most_probable(found, output)?;
    }
    for effects in &answer.effects {
        show_effects(effects, output)?;
    }
    if let Some(statistics) = answer.statistics.as_ref().filter(|_| with_statistics) {
        output.say(
            &Message::new("bayes-statistics")
                .with("eliminations", statistics.eliminations)
                .with("multiplications", statistics.multiplications)
                .with("additions", statistics.additions)
                .with("product", statistics.largest_product)
                .with("table", statistics.largest_table)
                .with("bytes", Arg::Figure(bytes(statistics.peak_bytes))),
        )?;
    }
    for sentence in &answer.sentences {
        output.say(sentence)?;
    }
    Ok(())
}

/// A probability given by its natural logarithm, which may be too small for any other form.
fn from_log(log: f64) -> String {
    if log.exp() > f64::MIN_POSITIVE && log.exp().is_finite() {
        return probability(log.exp());
    }
    let decimal = log / std::f64::consts::LN_10;
    let exponent = decimal.floor();
    format!("{:.3}e{exponent:.0}", 10_f64.powf(decimal - exponent))
}

/// Each variable with its states, their probabilities as numbers and as bars.
fn show_marginals(marginals: &[Distribution], output: &mut Output) -> Result<()> {
    let names = width(marginals.iter().map(|one| &one.variable));
    let all_states = marginals.iter().flat_map(|one| &one.states);
    let states = width(all_states.map(|(state, _)| state));
    for one in marginals {
        let mut name = one.variable.as_str();
        for (state, p) in &one.states {
            let figure = |figure: String| output.lang.figure(&figure);
            let value = figure(probability(p.value));
            let error = p.error.map(|error| figure(format!(" ±{error:.6}")));
            let (error, bar) = (error.unwrap_or_default(), bar(p.value));
            let line = format!("{name:names$}  {state:states$}  {value:>9}{error}  {bar}");
            output.line(line.trim_end())?;
            name = "";
        }
    }
    Ok(())
}

/// The length of the longest name.
fn width<'n>(names: impl Iterator<Item = &'n String>) -> usize {
    names.map(|name| name.chars().count()).max().unwrap_or(0)
}

/// A bar of up to twenty characters, to an eighth of one.
fn bar(value: f64) -> String {
    const PARTS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let eighths = (value.clamp(0.0, 1.0) * 160.0).round() as usize;
    format!("{}{}", "█".repeat(eighths / 8), PARTS[eighths % 8])
}

fn show_joint(joint: &Joint, output: &mut Output) -> Result<()> {
    let mut headings = joint.variables.clone();
    let lang = output.lang;
    headings.push(Message::new("bayes-probability").to(lang));
    let row = |(states, value): &(Vec<String>, f64)| {
        let mut row = states.clone();
        row.push(lang.figure(&probability(*value)));
        row
    };
    output.table(&headings, joint.rows.iter().map(row).collect())
}

fn show_most_probable(found: &MostProbable, output: &mut Output) -> Result<()> {
    let message = Message::new("bayes-most-probable");
    output.say(&message.with("probability", Arg::Figure(probability(found.probability))))?;
    let width = width(found.states.iter().map(|(name, _)| name));
    for (name, state) in &found.states {
        output.line(&format!("  {name:width$}  {state}"))?;
    }
    Ok(())
}

fn show_effects(effects: &Effects, output: &mut Output) -> Result<()> {
    let lang = output.lang;
    let message = Message::new("bayes-effects")
        .with("variable", effects.variable.as_str())
        .with("state", effects.state.as_str())
        .with("prior", Arg::Figure(probability(effects.prior)))
        .with("posterior", Arg::Figure(probability(effects.posterior)));
    output.say(&message)?;
    let headings = ["observation", "without", "change", "alone"];
    let headings = headings.map(|name| Message::new(format!("bayes-effect-{name}")).to(lang));
    let rows = effects.of.iter().map(|effect| {
        let (name, state) = &effect.observation;
        vec![
            format!("{name} = {state}"),
            lang.figure(&probability(effect.without)),
            lang.figure(&format!("{:+.6}", effects.posterior - effect.without)),
            lang.figure(&probability(effect.alone)),
        ]
    });
    output.table(&headings, rows.collect())
}

/// The report's table: what went, which tables were multiplied, how large the product was.
fn show_steps(steps: &[Step], output: &mut Output) -> Result<()> {
    if steps.is_empty() {
        return Ok(());
    }
    let lang = output.lang;
    let headings = ["variable", "factors", "scope", "size"];
    let headings = headings.map(|name| Message::new(format!("bayes-step-{name}")).to(lang));
    let rows = steps.iter().map(|step| {
        let scopes = step.factors.iter();
        let scopes: Vec<_> = scopes
            .map(|scope| format!("({})", scope.join(" ")))
            .collect();
        let size = if step.left_out { 1 } else { step.entries };
        let (scopes, scope) = (scopes.join(" "), step.scope.join(" "));
        vec![
            step.variable.clone(),
            scopes,
            scope,
            lang.figure(&size.to_string()),
        ]
    });
    output.table(&headings, rows.collect())
}
