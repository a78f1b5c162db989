//! What is told, can be taken back, and can be asked about.

use crate::answer::{Answer, Report, Solved, Statistics, Verdict, Why};
use crate::clausal::Clausal;
use crate::cnf::Cnf;
use crate::engine;
use crate::formula::Formula;
use crate::literal::Literal;
use crate::method::{Method, Options};
use crate::observer::{Given, Observer};
use crate::proof;
use crate::symbol::{Symbol, Symbols};
use crate::text::{ParseError, is_name, parse};
use atisbo_base::{Budget, Stop};
use serde::{Deserialize, Serialize};
use std::time::Instant;

/// The number of a sentence that was told.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[serde(transparent)]
pub struct SentenceId(pub usize);

/// A set of sentences, with names for their symbols.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_logic::{Answer, KnowledgeBase, Options};
///
/// let mut base = KnowledgeBase::new();
/// base.tell("rain => wet")?;
/// let rain = base.tell("rain")?;
/// let wet = base.parse("wet")?;
///
/// let report = base.ask(&wet, &Options::default(), (), &Budget::unlimited());
/// let Answer::Entailed(proof) = report.answer else { panic!() };
/// assert_eq!(proof.sentences().len(), 2);
///
/// base.retract(rain);
/// let report = base.ask(&wet, &Options::default(), (), &Budget::unlimited());
/// assert!(matches!(report.answer, Answer::Refuted(_)));
/// # Ok::<(), atisbo_logic::ParseError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct KnowledgeBase {
    symbols: Symbols,
    sentences: Vec<Option<Formula>>,
}

impl KnowledgeBase {
    /// Nothing is known.
    pub fn new() -> Self {
        Self::default()
    }

    /// Clauses as sentences. Symbols without a name that can be read in a formula are called `x1`, `x2` and
    /// so on, after their number in DIMACS files.
    pub fn of_clauses(cnf: &Cnf, names: &Symbols) -> Self {
        let mut symbols = Symbols::new();
        // A header may announce far more symbols than there are.
        let last_of =
            |clause: &[Literal]| clause.last().map_or(0, |last| last.symbol().index() + 1);
        let used = cnf.clauses().map(last_of).max().unwrap_or(0);
        for index in 0..used.max(names.len()) {
            let own = (index < names.len()).then(|| names.name(Symbol::new(index)));
            let own = own.filter(|name| is_name(name));
            let mut name = own.unwrap_or_else(|| format!("x{}", index + 1));
            while symbols.find(&name).is_some() {
                name.insert(0, '_');
            }
            symbols.intern(&name);
        }
        let sentences = cnf.clauses().map(|clause| Some(clause.into()));
        KnowledgeBase {
            symbols,
            sentences: sentences.collect(),
        }
    }

    /// The names of its symbols.
    pub fn symbols(&self) -> &Symbols {
        &self.symbols
    }

    /// The names of its symbols, to add some.
    pub fn symbols_mut(&mut self) -> &mut Symbols {
        &mut self.symbols
    }

    /// Reads a formula over its symbols, without telling it.
    ///
    /// # Errors
    ///
    /// If the text is no formula.
    pub fn parse(&mut self, text: &str) -> Result<Formula, ParseError> {
        parse(text, &mut self.symbols)
    }

    /// Adds a sentence given as text.
    ///
    /// # Errors
    ///
    /// If the text is no formula.
    pub fn tell(&mut self, text: &str) -> Result<SentenceId, ParseError> {
        let formula = self.parse(text)?;
        Ok(self.tell_formula(formula))
    }

    /// Adds a sentence.
    pub fn tell_formula(&mut self, sentence: Formula) -> SentenceId {
        self.sentences.push(Some(sentence));
        SentenceId(self.sentences.len() - 1)
    }

    /// Takes a sentence back. Numbers of other sentences stay as they are.
    pub fn retract(&mut self, sentence: SentenceId) -> Option<Formula> {
        self.sentences.get_mut(sentence.0)?.take()
    }

    /// A sentence that was told and not taken back.
    pub fn sentence(&self, id: SentenceId) -> Option<&Formula> {
        self.sentences.get(id.0)?.as_ref()
    }

    /// All sentences with their numbers.
    pub fn sentences(&self) -> impl Iterator<Item = (SentenceId, &Formula)> {
        let all = self.sentences.iter().enumerate();
        all.filter_map(|(index, sentence)| Some((SentenceId(index), sentence.as_ref()?)))
    }

    /// Whether the query follows.
    pub fn ask<O: Observer>(
        &self,
        query: &Formula,
        options: &Options,
        mut observer: O,
        budget: &Budget,
    ) -> Report {
        let start = Instant::now();
        let budget = &budget.started();
        let observer = &mut observer;
        let mut report = match options.method {
            Method::TruthTable => engine::truth_table::ask(self, query, observer, budget),
            Method::ForwardChaining => engine::forward_chaining::ask(self, query, observer, budget),
            Method::BackwardChaining => {
                engine::backward_chaining::ask(self, query, observer, budget)
            }
            Method::Recursive => engine::recursive::ask(self, query, observer, budget),
            Method::Resolution => self.refute(query, options, observer, budget, |cnf, observer| {
                engine::resolution::solve(cnf, &options.resolution, observer, budget)
            }),
            Method::Dpll => self.refute(query, options, observer, budget, |cnf, observer| {
                engine::dpll::solve(cnf, &options.dpll, observer, budget)
            }),
            Method::Cdcl => self.refute(query, options, observer, budget, |cnf, observer| {
                engine::cdcl::solve(cnf, &options.cdcl, observer, budget)
            }),
            Method::WalkSat => self.refute(query, options, observer, budget, |cnf, observer| {
                engine::walksat::solve(cnf, &options.walksat, observer, budget)
            }),
            Method::Sat => self.refute(query, options, observer, budget, |cnf, _| {
                engine::sat::solve(cnf, budget)
            }),
        };
        report.statistics.time = start.elapsed();
        report
    }

    /// Asks whether the sentences and the negation of the query contradict each other.
    fn refute<O: Observer>(
        &self,
        query: &Formula,
        options: &Options,
        observer: &mut O,
        budget: &Budget,
        solve: impl FnOnce(&Cnf, &mut O) -> Solved,
    ) -> Report {
        let clausal = match Clausal::new(self, Some(query), options.conversion, budget) {
            Ok(clausal) => clausal,
            Err(stop) => return Report::stopped(stop),
        };
        let cnf = &clausal.cnf;
        observer.given(&Given::Clauses(cnf));
        if observer.watches() {
            observer.given(&Given::Sources(&clausal.sources()));
        }
        let Solved {
            verdict,
            statistics,
        } = solve(cnf, observer);
        let answer = match verdict {
            Verdict::Satisfiable(model) => Answer::Refuted(model.restricted_to(self.symbols.len())),
            Verdict::Unsatisfiable(refutation) => {
                Answer::Entailed(proof::by_refutation(self, query, &clausal, refutation))
            }
            Verdict::Unknown(why) => Answer::Unknown(why),
        };
        Report::new(answer, statistics)
    }
}

impl Report {
    /// The budget was used up before the engine began.
    pub(crate) fn stopped(stop: Stop) -> Self {
        Report::new(Answer::Unknown(Why::Budget(stop)), Statistics::default())
    }

    /// An answer without derived symbols or a count of models.
    pub(crate) fn new(answer: Answer, statistics: Statistics) -> Self {
        let stop = match answer {
            Answer::Unknown(Why::Budget(stop)) => Some(stop),
            _ => None,
        };
        Report {
            answer,
            derived: Vec::new(),
            models: None,
            stop,
            statistics,
        }
    }
}
