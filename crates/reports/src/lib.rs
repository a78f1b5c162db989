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
//! assert_eq!(answer.document.tables().count(), 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bayes;
mod buscapython;
mod facts;
mod logic;
mod networks;
mod ohno;
mod sudoku;

use atisbo_api::text::{Lang, Message, stop as stop_words};
use atisbo_api::{Entry, Error, Observer, Verb};
use atisbo_base::{Budget, Name, Stop};
use atisbo_experiments::{Experiment, Group, Report, Subject, Words, groups, machine};
use atisbo_lab::experiment::Limits;
use atisbo_lab::report::{Block, Cell, Document, Machine, Table, figures};
use atisbo_lab::runs::{Plan, Prepared, Row};
use atisbo_lab::summary::Summary;
use atisbo_minesweeper::AgentError;
use atisbo_minesweeper::bayes::AdviceError;
use serde::{Deserialize, Serialize};

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

impl Verb for Request {
    const GAME: &'static str = "lab";
    const NAME: &'static str = "repeat";
    type Answer = Report;

    fn answer(&self, observer: &dyn Observer, budget: &Budget) -> Result<Report, Error> {
        let id = self.report.id();
        let words = Words(self.lang);
        let title = Message::new(format!("repeat-{id}-title")).to(self.lang);
        let mut page = Page {
            words,
            quick: self.quick,
            document: Document::new(self.lang.id(), title),
            observer,
            budget,
            groups: Vec::new(),
            runs: 0,
            of: 0,
            stop: None,
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
        Ok(page.finish(id, &self.command))
    }

    fn is_yes(answer: &Report) -> bool {
        answer.budget.is_none()
    }
}

/// A report on a report, while it is made.
struct Page<'a> {
    words: Words,
    quick: bool,
    document: Document,
    observer: &'a dyn Observer,
    budget: &'a Budget,
    groups: Vec<Group>,
    runs: u64,
    /// How many runs there were to make.
    of: u64,
    stop: Option<Stop>,
}

/// What came of the runs of one experiment.
struct Gathered {
    summary: Summary,
    /// All rows, each at the place of its number; nothing where a limit ended the work before it.
    rows: Vec<Option<Row>>,
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

    fn table(&mut self, table: Table) {
        self.document.table(table);
    }

    /// What to show in place of the time of a run that needed a table of this many entries.
    fn out_of_memory(&self, entries: u64) -> Cell {
        let message = Message::new("repeat-memory").with("entries", figures::thousands(entries));
        message.to(self.words.0).into()
    }

    /// What an adviser found; nothing if a limit ended it, which is told at the end.
    fn unless_stopped<T>(&mut self, found: Result<T, AdviceError>) -> Result<Option<T>, Error> {
        let error = match found {
            Ok(found) => return Ok(Some(found)),
            Err(error) => AgentError::from(error),
        };
        match error.stop() {
            Some(stop) => {
                self.stop = self.stop.or(Some(stop));
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
    ) -> Result<Gathered, Error> {
        Ok(self.run(&experiment.prepare()?, processors))
    }

    /// Runs a subject.
    fn subject(
        &mut self,
        subject: Subject,
        (limits, repetitions): (Limits, u32),
        processors: Processors,
    ) -> Gathered {
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
        self.run(&Prepared { plan, bench }, processors)
    }

    fn run(&mut self, prepared: &Prepared, processors: Processors) -> Gathered {
        let one = match processors {
            Processors::All => None,
            // Without a new thread, this one does the work.
            Processors::One => rayon::ThreadPoolBuilder::new().num_threads(1).build().ok(),
        };
        let runs = prepared.plan.runs();
        let mut rows = vec![None; runs as usize];
        let progress = |made, of| self.observer.progress(made, of);
        let mut work = || {
            prepared.in_memory(self.budget, &progress, |row| {
                let place = row.run as usize;
                rows[place] = Some(row);
            })
        };
        let (summary, stop) = match one {
            Some(pool) => pool.install(work),
            None => work(),
        };
        self.groups.extend(groups(&summary));
        self.runs += summary.rows();
        self.of += runs;
        self.stop = self.stop.or(stop);
        Gathered { summary, rows }
    }

    fn finish(mut self, id: &str, command: &str) -> Report {
        let words = self.words;
        self.section("lab-making");
        if !command.is_empty() {
            self.document.command(command);
        }
        let mut facts = vec![
            (words.say("lab-fact-seed"), SEED.to_string()),
            (words.say("lab-fact-runs"), figures::thousands(self.runs)),
        ];
        facts.extend(machine(&Machine::here(), words));
        self.document.facts(facts);
        let message = match self.stop {
            None => Message::new("lab-done").with("runs", figures::thousands(self.runs)),
            Some(stop) => {
                let message = Message::new("repeat-stopped").with("stop", stop_words(stop));
                // A report that is not whole says so at its beginning, below what it is about.
                let paragraph = Block::Paragraph(message.to(words.0));
                self.document.blocks.insert(1, paragraph);
                message
            }
        };
        Report {
            seed: SEED,
            runs: self.runs,
            of: self.of,
            groups: self.groups,
            budget: self.stop,
            sentences: vec![message],
            ..Report::new(id, id, self.document)
        }
    }
}

/// The seed of all boards.
const SEED: u64 = 1;
