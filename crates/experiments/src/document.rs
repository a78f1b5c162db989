//! The report of an experiment: its tables and pictures, in one language.

mod plots;
mod tables;

use super::summed::{Comparison, Grown, Report, comparisons, groups, growth};
use atisbo_api::text::{Arg, Lang, Message, exists};
use atisbo_base::Numerals;
use atisbo_lab::experiment::Limits;
use atisbo_lab::report::{Document, Machine, figures};
use atisbo_lab::runs::Plan;
use atisbo_lab::summary::Summary;

/// What a report says of how it was made.
pub(super) struct Making<'a> {
    pub(super) lang: Lang,
    /// What was typed; empty where nothing was.
    pub(super) command: &'a str,
    pub(super) machine: &'a Machine,
    /// How many runs there are to make.
    pub(super) of: u64,
}

/// Words in the language of a report.
#[derive(Clone, Copy)]
pub struct Words(pub Lang);

impl Words {
    /// The message with this id.
    pub fn say(self, id: &'static str) -> String {
        Message::new(id).to(self.0)
    }

    /// How the language writes numbers.
    pub fn numerals(self) -> Numerals {
        Numerals::of(self.0.id())
    }

    /// A figure that is written as in English, as the language writes it.
    pub fn figure(self, figure: &str) -> String {
        self.numerals().write(figure).into_owned()
    }

    /// What success means in a game.
    fn success(self, game: &str) -> String {
        Message::new(format!("lab-success-{game}")).to(self.0)
    }

    /// What is counted.
    fn count(self, name: &str) -> String {
        self.known("lab-count", name)
    }

    /// Why a run was not finished.
    fn reason(self, reason: &str) -> String {
        self.known("stop", reason)
    }

    /// The message for a name of a family; the name itself where there is none.
    fn known(self, family: &str, name: &str) -> String {
        let id = format!("{family}-{name}");
        if exists(self.0, &id) {
            Message::new(id).to(self.0)
        } else {
            name.to_owned()
        }
    }
}

/// All that is said of runs.
pub(super) fn report(summary: &Summary, making: &Making<'_>) -> Report {
    let plan = summary.plan();
    let comparisons = comparisons(summary);
    let growth = growth(summary);
    let document = document(summary, &comparisons, &growth, making);
    Report {
        seed: plan.seed,
        runs: summary.rows(),
        of: making.of,
        groups: groups(summary),
        comparisons,
        growth,
        ..Report::new(&plan.name, &plan.game, document)
    }
}

fn document(
    summary: &Summary,
    comparisons: &[Comparison],
    growth: &[Grown],
    making: &Making<'_>,
) -> Document {
    let words = Words(making.lang);
    let plan = summary.plan();
    let mut document = Document::new(making.lang.id(), plan.name.clone());
    if summary.rows() < making.of {
        let so_far = Message::new("lab-so-far")
            .with("runs", Arg::Figure(figures::thousands(summary.rows())))
            .with("of", Arg::Figure(figures::thousands(making.of)));
        document.paragraph(so_far.to(making.lang));
    }
    document.section(words.say("lab-results"));
    document.paragraph(words.say("lab-results-how"));
    document.table(tables::results(summary, words));
    plots::rates(&mut document, summary, words);
    plots::times(&mut document, summary, words);
    let failures = tables::failures(summary, words);
    if !failures.is_empty() {
        document
            .subsection(words.say("lab-failures"))
            .list(failures);
    }
    if plan.methods.len() > 1 {
        document.section(words.say("lab-comparisons"));
        let how = Message::new("lab-comparisons-how").with("first", plan.methods[0].name.as_str());
        document.paragraph(how.to(making.lang));
        document.table(tables::compared(comparisons, words));
    }
    if plan.game != "minesweeper" {
        plots::survival(&mut document, summary, words);
    }
    if !growth.is_empty() {
        document.section(words.say("lab-growth"));
        document.paragraph(words.say("lab-growth-how"));
        document.table(tables::grown(growth, words));
        plots::growth(&mut document, summary, words);
    }
    document.section(words.say("lab-making"));
    if !making.command.is_empty() {
        document.command(making.command);
    }
    document.facts(facts(plan, making, words));
    document
}

/// What the figures rest on.
pub(super) fn facts(plan: &Plan, making: &Making<'_>, words: Words) -> Vec<(String, String)> {
    let number = |number| words.figure(&figures::thousands(number));
    let mut facts = vec![
        (words.say("lab-fact-game"), plan.game.clone()),
        (words.say("lab-fact-seed"), plan.seed.to_string()),
        (words.say("lab-fact-runs"), number(making.of)),
    ];
    if plan.repetitions > 1 {
        let repetitions = plan.repetitions.to_string();
        facts.push((words.say("lab-fact-repetitions"), repetitions));
    }
    let limits = limits(&plan.limits, words);
    if !limits.is_empty() {
        facts.push((words.say("lab-fact-limits"), limits));
    }
    facts.extend(machine(making.machine, words));
    facts
}

/// What a run may take, in words; empty without limits.
pub fn limits(limits: &Limits, words: Words) -> String {
    let Limits { nodes, bytes, time } = *limits;
    let nodes = nodes.map(|nodes| ("lab-limit-nodes", "nodes", figures::thousands(nodes)));
    let bytes = bytes.map(|bytes| {
        // Less than ten of them are not cut off.
        let megabytes = match bytes as f64 / f64::from(1 << 20) {
            few if few < 10.0 && few.fract() > 0.0 => format!("{few:.2}"),
            _ => figures::thousands(bytes >> 20),
        };
        ("lab-limit-bytes", "megabytes", megabytes)
    });
    let time = time.map(|time| {
        let time = figures::seconds(time.as_secs_f64());
        ("lab-limit-time", "time", time)
    });
    let all = [nodes, bytes, time].into_iter().flatten();
    let all = all.map(|(id, name, limit)| {
        Message::new(id)
            .with(name, words.figure(&limit))
            .to(words.0)
    });
    all.collect::<Vec<_>>().join(", ")
}

/// The program and the machine, as a report's facts.
pub fn machine(machine: &Machine, words: Words) -> Vec<(String, String)> {
    let model = machine.model.as_ref().map(|model| format!(", {model}"));
    let processors = Message::new("lab-processors").with("count", machine.processors);
    vec![
        (
            words.say("lab-fact-version"),
            format!("Atisbo {}", machine.version),
        ),
        (
            words.say("lab-fact-machine"),
            format!(
                "{} {}, {}{}",
                machine.system,
                machine.architecture,
                processors.to(words.0),
                model.unwrap_or_default()
            ),
        ),
    ]
}
