//! `repeat`: the experiments of five reports, measured again.
//!
//! The reports are student works of four universities, the ground that this project stands on. Their figures are in
//! `data/reports.json`; what stands beside them here is measured by the laboratory's own runner.

mod bayes;
mod buscapython;
mod facts;
mod logic;
mod networks;
mod ohno;
mod sudoku;

use super::document::{Words, machine};
use super::prepare::{Prepared, Subject, prepare};
pub use super::summed::Report as Answer;
use super::summed::{self, Group, Picture, Report};
use crate::text::{Lang, Message, stop as stop_words};
use crate::{Error, Observer, Verb};
use atisbo_base::{Budget, Name, Stop};
use atisbo_lab::experiment::Limits;
use atisbo_lab::report::{Block, Document, Machine, Table, csv, figures};
use atisbo_lab::runs::{Done, Ordered, Plan, Row, Shard, execute};
use atisbo_lab::summary::Summary;
use serde::{Deserialize, Serialize};
use std::convert::Infallible;
use std::sync::{Mutex, PoisonError};

/// Which report, and how thoroughly.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Request {
    /// The report.
    pub report: Which,
    /// Few runs, to see that all of it works.
    #[serde(default)]
    pub quick: bool,
    /// The language of the new report.
    #[serde(default)]
    pub lang: Lang,
    /// What was typed.
    #[serde(skip)]
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
    type Answer = Answer;

    fn answer(&self, observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
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

    fn is_yes(answer: &Answer) -> bool {
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
    stop: Option<Stop>,
}

/// What came of the runs of one experiment.
struct Gathered {
    summary: Summary,
    /// All rows, in order.
    rows: Vec<Row>,
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

    /// Runs an experiment that is given as text.
    fn experiment(&mut self, text: &str, processors: Processors) -> Result<Gathered, Error> {
        let prepared = prepare(text, "", None)?;
        Ok(self.run(&prepared, processors))
    }

    /// Runs what somebody made.
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
            // Where no thread can be had, this one does it.
            Processors::One => rayon::ThreadPoolBuilder::new().num_threads(1).build().ok(),
        };
        let work = || self.work(prepared);
        let (gathered, stop) = match one {
            Some(pool) => pool.install(work),
            None => work(),
        };
        self.groups.extend(summed::groups(&gathered.summary));
        self.runs += gathered.summary.rows();
        self.stop = self.stop.or(stop);
        gathered
    }

    fn work(&self, Prepared { plan, bench }: &Prepared) -> (Gathered, Option<Stop>) {
        let gathered = Gathered {
            summary: Summary::new(plan),
            rows: Vec::new(),
        };
        let gathered = Mutex::new((Ordered::new(plan, Shard::WHOLE), gathered));
        let keep = |gathered: &mut Gathered, row: Row| {
            gathered.summary.add(&row);
            gathered.rows.push(row);
        };
        let sink = |row: Row, made: u64| -> Result<(), Infallible> {
            let mut all = gathered.lock().unwrap_or_else(PoisonError::into_inner);
            let (ordered, gathered) = &mut *all;
            self.observer.progress(made, plan.runs());
            ordered.add(row, &mut |row| {
                keep(gathered, row);
                Ok(())
            })
        };
        let parts = (plan, Shard::WHOLE);
        let Ok(stop) = execute(&**bench, parts, &Done::default(), self.budget, &sink);
        let all = gathered
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        let (mut ordered, mut gathered) = all;
        let Ok(()) = ordered.rest(&mut |row| -> Result<(), Infallible> {
            keep(&mut gathered, row);
            Ok(())
        });
        (gathered, stop)
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
            Some(stop) => Message::new("repeat-stopped").with("stop", stop_words(stop)),
        };
        let plots = self.document.blocks.iter().filter_map(|block| match block {
            Block::Plot(plot) => Some(Picture {
                name: plot.name.clone(),
                alt: plot.alt.clone(),
                svg: plot.svg.clone(),
            }),
            _ => None,
        });
        let first = self.document.tables().next();
        Report {
            name: id.to_owned(),
            experiment_game: id.to_owned(),
            seed: SEED,
            runs: self.runs,
            of: self.runs,
            groups: self.groups,
            comparisons: Vec::new(),
            growth: Vec::new(),
            row: None,
            plots: plots.collect(),
            csv: first.map(|(_, table)| csv(table)).unwrap_or_default(),
            document: self.document,
            budget: self.stop,
            folder: None,
            sentences: vec![message.sentence()],
        }
    }
}

/// The seed of all boards.
const SEED: u64 = 1;
