//! The experiments of five reports, measured again: the verb `repeat` of the laboratory.
//!
//! The reports are student works of four universities, on which this project stands. Their figures are in
//! `data/reports.json`; what stands beside them here is measured by the laboratory's own runner.
//!
//! ```
//! use atisbo_reports::{Request, Which};
//! use atisbo_base::Budget;
//!
//! let request: Request = serde_json::from_str(r#"{"report": "bayes", "quick": true}"#)?;
//! assert_eq!(request.report, Which::Bayes);
//! let answer = atisbo_api::ask(&request, &(), &Budget::unlimited())?;
//! assert_eq!(answer.document.tables().count(), 6);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bayes;
mod buscapython;
mod evidence;
mod facts;
mod logic;
mod networks;
mod ohno;
mod sudoku;

use atisbo_api::text::{Arg, Lang, Message, stop as stop_words};
use atisbo_api::{Entry, Error, Observer, Verb};
use atisbo_base::{Budget, Name, Stop};
use atisbo_experiments::{
    Experiment, Group, Report, Subject, Translation, Words, groups, limits, machine,
};
use atisbo_lab::experiment::Limits;
use atisbo_lab::plot::Axis;
use atisbo_lab::report::{Block, Cell, Document, Machine, Table, figures};
use atisbo_lab::runs::{Plan, Prepared, Row};
use atisbo_lab::summary::Summary;
use atisbo_minesweeper::AgentError;
use atisbo_minesweeper::bayes::AdviceError;
use serde::{Deserialize, Serialize};
use std::any::Any;
use std::rc::Rc;

/// The verbs of this crate.
pub const VERBS: &[Entry] = &[Entry::of::<Request>()];

/// Which report, and how thoroughly.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The report.
    pub report: Which,
    /// Few runs, to see that all of it works.
    #[serde(default)]
    pub quick: bool,
    /// The language of the new report.
    #[serde(default)]
    pub lang: Lang,
    /// Other languages in which it is written too, from the same runs.
    #[serde(default)]
    pub also: Vec<Lang>,
    /// What was typed, as the new report shows it.
    #[serde(default)]
    #[schemars(skip)]
    pub command: String,
}

/// A report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
pub enum Which {
    /// "Buscapython": Minesweeper by a Bayesian network (Sevilla, 2018).
    Buscapython,
    /// "Bayes, profesional del Buscaminas": the same with a smaller network (Sevilla, 2018).
    Bayes,
    /// "Minesweeper solver": by propositional logic (Rosario, Bogotá, 2022).
    Logic,
    /// "Aprendizaje de IA basado en el pensamiento": Sudoku by search (Zaragoza, 2022).
    Sudoku,
    /// "Juego: 0h-n0": by search (ITBA, Buenos Aires, 2016).
    Ohno,
}

impl Which {
    /// How many measurements its runs are made for, one after the other.
    const fn measurements(self) -> u64 {
        match self {
            Which::Buscapython => 4,
            Which::Bayes | Which::Logic | Which::Ohno => 3,
            Which::Sudoku => 2,
        }
    }
}

impl Verb for Request {
    const GAME: &'static str = "lab";
    const NAME: &'static str = "repeat";
    type Answer = Report;

    fn answer(&self, observer: &dyn Observer, budget: &Budget) -> Result<Report, Error> {
        let mut made = Made::default();
        let mut documents = Vec::new();
        for (place, &lang) in [self.lang].iter().chain(&self.also).enumerate() {
            let is_new = !self.also[..place.saturating_sub(1)].contains(&lang);
            if place == 0 || is_new && lang != self.lang {
                documents.push(self.written(lang, &mut made, observer, budget)?);
            }
        }
        let mut documents = documents.into_iter();
        let document = documents.next().unwrap_or_default();
        let id = self.report.id();
        Ok(Report {
            seed: SEED,
            runs: made.runs,
            of: made.of,
            sentences: vec![made.ending()],
            groups: made.groups,
            budget: made.stop,
            translations: documents.map(Translation::from).collect(),
            ..Report::new(id, id, document)
        })
    }

    fn is_yes(answer: &Report) -> bool {
        answer.budget.is_none()
    }
}

impl Request {
    /// The report in a language: what was made before for another is told again, not measured again.
    fn written(
        &self,
        lang: Lang,
        made: &mut Made,
        observer: &dyn Observer,
        budget: &Budget,
    ) -> Result<Document, Error> {
        let id = self.report.id();
        let title = Message::new(format!("repeat-{id}-title")).to(lang);
        let mut page = Page {
            words: Words(lang),
            quick: self.quick,
            document: Document::new(lang.id(), title),
            observer,
            budget,
            made,
            measurements: self.report.measurements(),
            told: 0,
        };
        page.say(&Message::new(format!("repeat-{id}-about")));
        if self.quick {
            page.tell("repeat-quick");
        }
        match self.report {
            Which::Buscapython => buscapython::measure(&mut page)?,
            Which::Bayes => bayes::measure(&mut page)?,
            Which::Logic => logic::measure(&mut page)?,
            Which::Sudoku => sudoku::measure(&mut page)?,
            Which::Ohno => ohno::measure(&mut page)?,
        }
        Ok(page.finish(&self.command))
    }
}

/// What was measured, once for all languages.
#[derive(Default)]
struct Made {
    /// Each measurement, in the order in which a report tells them.
    things: Vec<Rc<dyn Any>>,
    groups: Vec<Group>,
    runs: u64,
    /// How many runs there were to make.
    of: u64,
    /// How many measurements were begun.
    begun: u64,
    stop: Option<Stop>,
}

impl Made {
    /// That all runs were made, or which limit ended them.
    fn ending(&self) -> Message {
        match self.stop {
            None => Message::new("lab-done").with("runs", number(self.runs)),
            Some(stop) => Message::new("repeat-stopped").with("stop", stop_words(stop)),
        }
    }
}

/// A report on a report in one language, while it is written.
struct Page<'a> {
    words: Words,
    quick: bool,
    document: Document,
    observer: &'a dyn Observer,
    budget: &'a Budget,
    made: &'a mut Made,
    /// How many measurements there are.
    measurements: u64,
    /// How many of the measurements are told.
    told: usize,
}

/// A whole number in a sentence, in groups of three digits.
fn number(number: u64) -> Arg {
    Arg::Figure(figures::thousands(number))
}

/// A figure in a sentence: it is written as in English here, and there as its language does.
fn figure(text: impl Into<String>) -> Arg {
    Arg::Figure(text.into())
}

/// What came of the runs of one experiment.
struct Gathered {
    summary: Summary,
    /// All rows, each at the place of its number; nothing where a limit ended the work before it. Empty if only the sums
    /// are kept.
    rows: Vec<Option<Row>>,
}

/// What is kept of runs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keep {
    /// Every row.
    Rows,
    /// What they say together: there are too many for more.
    Sums,
}

impl Gathered {
    /// The rows of a method, in order.
    fn of_method(&self, method: usize) -> impl Iterator<Item = Option<&Row>> {
        let methods = self.summary.plan().methods.len();
        let rows = self.rows.iter().skip(method).step_by(methods);
        rows.map(Option::as_ref)
    }

    /// The rows of each instance, one for each method.
    fn of_instances(&self) -> impl Iterator<Item = &[Option<Row>]> {
        self.rows.chunks(self.summary.plan().methods.len())
    }
}

/// On how many processors an experiment runs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Processors {
    /// On all, where runs are counted.
    All,
    /// On one, where they are timed.
    One,
}

impl Page<'_> {
    /// The one number for a real measurement, the other for a quick one.
    fn size(&self, full: u64, quick: u64) -> u64 {
        if self.quick { quick } else { full }
    }

    fn word(&self, id: &'static str) -> String {
        self.words.say(id)
    }

    fn section(&mut self, id: &'static str) {
        self.document.section(self.words.say(id));
    }

    fn say(&mut self, message: &Message) {
        self.document.paragraph(message.to(self.words.0));
    }

    fn tell(&mut self, id: &'static str) {
        self.say(&Message::new(id));
    }

    fn say_all(&mut self, messages: &[Message]) {
        let sentences: Vec<String> = messages.iter().map(|it| it.to(self.words.0)).collect();
        if !sentences.is_empty() {
            self.document.paragraph(sentences.join(" "));
        }
    }

    fn table(&mut self, table: Table) {
        self.document.table(table);
    }

    /// An axis with numbers as the language writes them.
    fn axis(&self, axis: Axis) -> Axis {
        axis.written(self.words.numerals())
    }

    /// What a run may take, in words: these limits, or those of the request where they are tighter.
    fn limits(&self, of: &Limits) -> String {
        let budget = of.budget(self.budget);
        let of = Limits {
            nodes: budget.max_nodes(),
            bytes: budget.max_bytes(),
            time: of.time,
        };
        limits(&of, self.words)
    }

    /// Text with figures that are written as in English, as the language writes it.
    fn figures(&self, text: &str) -> Cell {
        self.words.figure(text).into()
    }

    /// What to show in place of the time of a run that needed a table of this many entries.
    fn out_of_memory(&self, entries: u64) -> Cell {
        let message = Message::new("repeat-memory").with("entries", number(entries));
        message.to(self.words.0).into()
    }

    /// Which limit ended a run, in a word; another reason as it is.
    fn reason(&self, reason: Option<&str>) -> String {
        match reason {
            Some(limit @ ("nodes" | "bytes" | "time")) => {
                Message::new(format!("repeat-limit-{limit}")).to(self.words.0)
            }
            reason => reason.unwrap_or("–").to_owned(),
        }
    }

    /// A measurement, which the report in the first language makes and those in others tell again.
    fn once<T: 'static>(
        &mut self,
        measure: impl FnOnce(&mut Self) -> Result<T, Error>,
    ) -> Result<Rc<T>, Error> {
        let known = self.made.things.get(self.told).cloned();
        self.told += 1;
        if let Some(Ok(known)) = known.map(Rc::downcast) {
            return Ok(known);
        }
        let thing = Rc::new(measure(self)?);
        self.made.things.push(Rc::clone(&thing) as Rc<dyn Any>);
        Ok(thing)
    }

    /// What an adviser found; nothing if a limit ended it, which is told at the end.
    fn unless_stopped<T>(&mut self, found: Result<T, AdviceError>) -> Result<Option<T>, Error> {
        let error = match found {
            Ok(found) => return Ok(Some(found)),
            Err(error) => AgentError::from(error),
        };
        match error.stop() {
            Some(stop) => {
                self.made.stop = self.made.stop.or(Some(stop));
                Ok(None)
            }
            None => Err(error.into()),
        }
    }

    /// Runs an experiment.
    fn experiment(
        &mut self,
        experiment: &Experiment,
        processors: Processors,
        keep: Keep,
    ) -> Result<Rc<Gathered>, Error> {
        self.once(|page| Ok(page.run(&experiment.prepare()?, processors, keep)))
    }

    /// Runs a subject.
    fn subject(
        &mut self,
        subject: Subject,
        (limits, repetitions): (Limits, u32),
        processors: Processors,
        keep: Keep,
    ) -> Result<Rc<Gathered>, Error> {
        let plan = Plan {
            name: String::new(),
            game: String::new(),
            seed: SEED,
            repetitions,
            limits,
            settings: subject.settings,
            methods: subject.methods,
        };
        let bench = subject.bench;
        self.once(|page| Ok(page.run(&Prepared { plan, bench }, processors, keep)))
    }

    fn run(&mut self, prepared: &Prepared, processors: Processors, keep: Keep) -> Gathered {
        let one = match processors {
            Processors::All => None,
            // Without a new thread, this one does the work.
            Processors::One => rayon::ThreadPoolBuilder::new().num_threads(1).build().ok(),
        };
        let runs = prepared.plan.runs();
        let mut rows = match keep {
            Keep::Rows => vec![None; runs as usize],
            Keep::Sums => Vec::new(),
        };
        self.made.begun += 1;
        self.observer.phase(self.made.begun, self.measurements);
        let progress = |made, of| self.observer.progress(made, of);
        let mut work = || {
            prepared.in_memory(self.budget, &progress, |row| {
                let place = row.run as usize;
                if let Some(kept) = rows.get_mut(place) {
                    *kept = Some(row);
                }
            })
        };
        let (summary, stop) = match one {
            Some(pool) => pool.install(work),
            None => work(),
        };
        let made = &mut *self.made;
        made.groups.extend(groups(&summary));
        made.runs += summary.rows();
        made.of += runs;
        made.stop = made.stop.or(stop);
        Gathered { summary, rows }
    }

    fn finish(mut self, command: &str) -> Document {
        let words = self.words;
        self.section("lab-making");
        if !command.is_empty() {
            self.document.command(command);
        }
        let mut facts = vec![
            (words.say("lab-fact-seed"), SEED.to_string()),
            (
                words.say("lab-fact-runs"),
                words.figure(&figures::thousands(self.made.runs)),
            ),
        ];
        facts.extend(machine(&Machine::here(), words));
        self.document.facts(facts);
        if self.made.stop.is_some() {
            // A report that is not whole says so at its beginning, below what it is about.
            let paragraph = Block::Paragraph(self.made.ending().to(words.0));
            self.document.blocks.insert(1, paragraph);
        }
        self.document
    }
}

/// The seed of all boards.
const SEED: u64 = 1;

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    /// Every phase that was told.
    #[derive(Default)]
    struct Phases(Mutex<Vec<(u64, u64)>>);

    impl Observer for Phases {
        fn phase(&self, phase: u64, of: u64) {
            self.0.lock().expect("one thread").push((phase, of));
        }
    }

    #[test]
    fn each_report_tells_which_of_its_measurements_begins() {
        let told = Which::ALL.map(|report| {
            let request = Request {
                report,
                quick: true,
                lang: Lang::En,
                also: vec![Lang::Es],
                command: String::new(),
            };
            let phases = Phases::default();
            atisbo_api::ask(&request, &phases, &Budget::unlimited()).expect("a report");
            phases.0.into_inner().expect("one thread")
        });
        let all = Which::ALL.map(|report| {
            let of = report.measurements();
            (1..=of).map(|phase| (phase, of)).collect::<Vec<_>>()
        });
        assert_eq!(told, all);
    }
}
