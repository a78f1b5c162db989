//! `atisbo logic FILE`

use super::KnowledgeArgs;
use crate::budget::BudgetArgs;
use crate::commands::searching::write_trace;
use crate::commands::{Exit, ask, print};
use crate::names::name;
use crate::output::Output;
use anyhow::Result;
use atisbo_api::logic::ask::{self as asking, QueryAnswer, Switches};
use atisbo_api::logic::{Branching, Conversion, Method, WrittenProof};
use atisbo_api::text::{Arg, Message};
use atisbo_api::trace::TraceRequest;
use std::path::PathBuf;

#[derive(clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(crate) struct Args {
    #[command(flatten)]
    knowledge: KnowledgeArgs,
    #[arg(short, long, value_name = "FORMULA")]
    ask: Vec<String>,
    #[arg(short, long, value_delimiter = ',', value_parser = name::<Method>())]
    method: Vec<Method>,
    #[arg(long, conflicts_with = "method")]
    compare: bool,
    #[arg(long, value_name = "TT|FC|BC", ignore_case = true, conflicts_with_all = ["method", "compare"])]
    iengine: Option<Iengine>,
    #[arg(short, long)]
    proof: bool,
    #[arg(long)]
    tree: bool,
    #[arg(long, conflicts_with_all = ["proof", "tree"])]
    dot: bool,
    #[arg(short, long)]
    explain: bool,
    #[arg(long, default_value = "smaller", value_parser = name::<Conversion>())]
    clauses: Conversion,
    #[arg(long)]
    no_subsumption: bool,
    #[arg(long, default_value = Switches::default().branching.id(), value_parser = name::<Branching>())]
    branching: Branching,
    #[arg(long)]
    no_unit_propagation: bool,
    #[arg(long)]
    no_pure_literals: bool,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[arg(long)]
    ascii: bool,
    #[arg(long)]
    stats: bool,
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    trace_limit: usize,
    #[command(flatten)]
    budget: BudgetArgs,
}

/// The methods of the course program `iengine`.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Iengine {
    Tt,
    Fc,
    Bc,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let (source, place) = self.knowledge.read(&self.budget.budget(), output.lang)?;
        let request = asking::Request {
            source,
            ask: self.ask.clone(),
            methods: self.methods(),
            switches: Switches {
                clauses: self.clauses,
                subsumption: !self.no_subsumption,
                branching: self.branching,
                unit_propagation: !self.no_unit_propagation,
                pure_literals: !self.no_pure_literals,
                seed: self.seed,
            },
            proof: self.proof || self.tree || self.dot,
            explain: self.explain,
            list: false,
            ascii: self.ascii,
            trace: self.trace.is_some().then_some(TraceRequest {
                limit: self.trace_limit,
            }),
        };
        let mut answer = ask(&request, &place, &self.budget.budget(), output)?;
        if let (Some(path), Some(trace)) = (&self.trace, answer.trace.take()) {
            write_trace(path, &trace, output)?;
        }
        let show = |answer: &asking::Answer, output: &mut Output| self.show(answer, output);
        print::<asking::Request>(&answer, show, output)
    }

    fn methods(&self) -> Vec<Method> {
        match self.iengine {
            Some(Iengine::Tt) => vec![Method::TruthTable],
            Some(Iengine::Fc) => vec![Method::ForwardChaining],
            Some(Iengine::Bc) => vec![Method::BackwardChaining],
            None if self.compare => Method::ALL.to_vec(),
            None => self.method.clone(),
        }
    }

    fn show(&self, answer: &asking::Answer, output: &mut Output) -> Result<()> {
        if self.iengine.is_some() {
            for result in &answer.results {
                match &result.iengine {
                    Some(line) => output.line(line)?,
                    // It has no word for not knowing.
                    None => self.show_result(result, output)?,
                }
            }
            return Ok(());
        }
        if self.dot {
            for proof in answer.results.iter().filter_map(|one| one.proof.as_ref()) {
                output.raw(proof.dot.as_bytes())?;
            }
            return Ok(());
        }
        if self.compare || self.method.len() > 1 {
            return show_comparison(&answer.results, output);
        }
        for result in &answer.results {
            self.show_result(result, output)?;
        }
        Ok(())
    }

    fn show_result(&self, result: &QueryAnswer, output: &mut Output) -> Result<()> {
        for sentence in &result.sentences {
            output.say(sentence)?;
        }
        if let Some(fewest) = result.fewest {
            let id = if fewest {
                "logic-explained"
            } else {
                "logic-explained-any"
            };
            output.say(&Message::new(id))?;
            for told in &result.because {
                let line = told.line.map(|line| line.to_string()).unwrap_or_default();
                output.line(&format!("  {line:>4}  {}", told.sentence))?;
            }
        }
        if let Some(proof) = &result.proof {
            output.say(&Message::new("logic-proof"))?;
            if self.tree {
                show_tree(proof, output)?;
            } else {
                show_steps(proof, output)?;
            }
        }
        if self.stats {
            let statistics = &result.statistics;
            output.say(
                &Message::new("logic-statistics")
                    .with("nodes", statistics.nodes)
                    .with("decisions", statistics.decisions)
                    .with("propagations", statistics.propagations)
                    .with("conflicts", statistics.conflicts)
                    .with("derived", statistics.derived)
                    .with("time", Arg::Figure(milliseconds(result))),
            )?;
        }
        Ok(())
    }
}

/// Each step with its number, what follows, and why.
fn show_steps(proof: &WrittenProof, output: &mut Output) -> Result<()> {
    let lengths = proof.steps.iter().map(|step| step.formula.chars().count());
    // Long formulas do not push the reasons of short ones out of sight.
    let width = lengths.filter(|&length| length <= 40).max().unwrap_or(0);
    let digits = proof.steps.len().to_string().len();
    for (index, step) in proof.steps.iter().enumerate() {
        let because = step.because.to(output.lang);
        let (number, formula) = (index + 1, &step.formula);
        output.line(&format!(
            "  {number:>digits$}. {formula:width$}   {because}"
        ))?;
    }
    Ok(())
}

/// From the conclusion down to what was told, each step indented under what it is for.
fn show_tree(proof: &WrittenProof, output: &mut Output) -> Result<()> {
    /// Beyond this, depth is given as a number.
    const DEEPEST: usize = 30;
    for branch in &proof.tree {
        let step = &proof.steps[branch.step - 1];
        let indent = if branch.depth <= DEEPEST {
            "  ".repeat(branch.depth + 1)
        } else {
            format!("{}[{}] ", "  ".repeat(DEEPEST + 1), branch.depth)
        };
        let because = if branch.above {
            Message::new("logic-above").to(output.lang)
        } else {
            step.because.to(output.lang)
        };
        output.line(&format!(
            "{indent}{}. {}   {because}",
            branch.step, step.formula
        ))?;
    }
    Ok(())
}

/// What each engine said to each question, and what it took.
fn show_comparison(results: &[QueryAnswer], output: &mut Output) -> Result<()> {
    let lang = output.lang;
    let columns = [
        "query",
        "method",
        "answer",
        "nodes",
        "decisions",
        "propagations",
        "conflicts",
        "derived",
        "time",
    ];
    let headings = columns.map(|name| Message::new(format!("logic-column-{name}")).to(lang));
    let row = |result: &QueryAnswer| {
        let statistics = &result.statistics;
        let answer = match (&result.question, result.answer) {
            (None, asking::Verdict::Entailed) => "inconsistent",
            (None, asking::Verdict::Refuted) => "consistent",
            (_, verdict) => verdict.id(),
        };
        vec![
            result.question.clone().unwrap_or_default(),
            result.method.id().to_owned(),
            Message::new(format!("logic-answer-{answer}")).to(lang),
            lang.figure(&statistics.nodes.to_string()),
            lang.figure(&statistics.decisions.to_string()),
            lang.figure(&statistics.propagations.to_string()),
            lang.figure(&statistics.conflicts.to_string()),
            lang.figure(&statistics.derived.to_string()),
            lang.figure(&milliseconds(result)),
        ]
    };
    output.table(&headings, results.iter().map(row).collect())
}

fn milliseconds(result: &QueryAnswer) -> String {
    format!("{:.3}", 1e3 * result.statistics.time.as_secs_f64())
}
