//! `ask`: does it follow, and why; or, without a question, can it all be true?

use super::proof::{WrittenProof, written};
use super::source::{self, Source};
use super::unable::Unable;
use super::words;
use crate::pseudocode::{self, Code};
use crate::text::{Arg, Message, stop};
use crate::trace::{Trace, TraceRequest};
use crate::verb::{Size, Verb};
use crate::{Error, Observer};
use atisbo_base::{Budget, Name, Stop};
use atisbo_logic::dpll::Branching;
use atisbo_logic::oracle::{BatSat, Oracle, Outcome};
use atisbo_logic::tell_ask::{self, File};
use atisbo_logic::trace::Tracer;
use atisbo_logic::{
    Answer as Found, Clausal, Conversion, Formula, Method, Model, Notation, Options, Proof, Report,
    SentenceId, Statistics, Why, explain,
};
use serde::{Deserialize, Serialize};
use std::cell::LazyCell;
use std::collections::BTreeMap;

/// What to ask, and how.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Request {
    /// The knowledge base.
    #[serde(flatten)]
    pub source: Source,
    /// Questions instead of those in the text.
    #[serde(default)]
    pub ask: Vec<String>,
    /// The engines to ask, in order; the strongest if none is named.
    #[serde(default)]
    pub methods: Vec<Method>,
    /// What can be switched.
    #[serde(default)]
    pub switches: Switches,
    /// Whether proofs are wanted, step by step.
    #[serde(default)]
    pub proof: bool,
    /// Whether the fewest sentences that an answer stands on are wanted.
    #[serde(default)]
    pub explain: bool,
    /// Whether to list all sentences that were told.
    #[serde(default)]
    pub list: bool,
    /// Write formulas with `~ & | => <=>` instead of `¬ ∧ ∨ → ↔`.
    #[serde(default)]
    pub ascii: bool,
    /// How much of the first run to trace, if it is to be traced.
    pub trace: Option<TraceRequest>,
}

/// What can be switched in the engines: none changes an answer, each changes what it costs.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default)]
pub struct Switches {
    /// How formulas become clauses.
    pub clauses: Conversion,
    /// Resolution drops clauses that say no more than others.
    pub subsumption: bool,
    /// DPLL: which symbol is tried next.
    pub branching: Branching,
    /// DPLL: the last literal of a clause is made true.
    pub unit_propagation: bool,
    /// DPLL: a literal whose negation is in no open clause is made true.
    pub pure_literals: bool,
    /// What everything random depends on.
    pub seed: u64,
}

impl Default for Switches {
    fn default() -> Self {
        let options = Options::default();
        Switches {
            clauses: options.conversion,
            subsumption: options.resolution.subsumption,
            branching: options.dpll.branching,
            unit_propagation: options.dpll.unit_propagation,
            pure_literals: options.dpll.pure_literals,
            seed: 0,
        }
    }
}

impl Switches {
    fn options(&self, method: Method) -> Options {
        let mut options = Options::from(method);
        options.conversion = self.clauses;
        options.resolution.subsumption = self.subsumption;
        options.dpll.branching = self.branching;
        options.dpll.unit_propagation = self.unit_propagation;
        options.dpll.pure_literals = self.pure_literals;
        options.dpll.seed = self.seed;
        options.walksat.seed = self.seed;
        options
    }
}

/// What was found.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// How many symbols there are.
    pub symbols: usize,
    /// How many sentences were told.
    pub told: usize,
    /// All of them in order, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sentences: Option<Vec<Told>>,
    /// One for each question and engine; without questions, whether everything can be true.
    pub results: Vec<QueryAnswer>,
    /// What the first engine did on the first question, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trace: Option<Trace<atisbo_logic::Event>>,
    /// The engine in pseudocode, beside the trace; an engine that writes no steps has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<Code>,
}

/// The answer to one question by one engine.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct QueryAnswer {
    /// The question; without one, the engine was asked whether the sentences contradict each other.
    pub question: Option<String>,
    /// The engine.
    pub method: Method,
    /// What it says.
    pub answer: Verdict,
    /// Why it cannot tell, where it cannot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unable: Option<Unable>,
    /// Whether the knowledge base was found to contradict itself: everything follows.
    pub inconsistent: bool,
    /// The sentences the answer stands on: those of the proof, or the fewest if they were asked for.
    pub because: Vec<Told>,
    /// Whether those are the fewest there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fewest: Option<bool>,
    /// A model of the sentences in which the question is false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counter_model: Option<BTreeMap<String, bool>>,
    /// How many models the sentences have, where the engine counts them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub models: Option<String>,
    /// What chaining proved on its way, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub derived: Vec<String>,
    /// The proof.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proof: Option<WrittenProof>,
    /// Which limit ended the engine's work, if one did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub budget: Option<Stop>,
    /// The line that the course program `iengine` prints; it has none for not knowing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub iengine: Option<String>,
    /// What it took.
    pub statistics: Statistics,
    /// The answer in words.
    pub sentences: Vec<Message>,
}

/// What an engine says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
pub enum Verdict {
    /// It follows.
    Entailed,
    /// It does not.
    Refuted,
    /// The engine cannot tell.
    Unknown,
}

/// A sentence that was told.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Told {
    /// Its line in the text; DIMACS files have none for their clauses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The sentence.
    pub sentence: String,
}

impl Verb for Request {
    const GAME: &'static str = "logic";
    const NAME: &'static str = "ask";
    type Answer = Answer;

    fn size(&self) -> Size {
        Size::steps(self.trace.map_or(0, |trace| trace.limit))
    }

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let file = self.source.load(&self.ask)?;
        let base = &file.base;
        let notation = source::notation(self.ascii);
        let methods = match self.methods[..] {
            [] => &[Method::default()][..],
            _ => &self.methods,
        };
        let queries = file.queries.iter();
        let mut questions: Vec<(&Formula, Option<&str>)> = queries
            .map(|query| (&query.formula, Some(&*query.text)))
            .collect();
        if questions.is_empty() {
            questions.push((&Formula::FALSE, None));
        }
        let tracer =
            |trace: TraceRequest| Tracer::in_notation(trace.limit, base.symbols(), notation);
        let mut tracer = self.trace.map(tracer);
        let mut results = Vec::new();
        // Everything follows from a contradiction, also what an engine proved without running into it.
        let contradicts = LazyCell::new(|| {
            let mut oracle = BatSat::new();
            let clausal = Clausal::new(base, None, Conversion::default(), budget)?;
            oracle.add_all(&clausal.cnf);
            match oracle.solve(&[], budget) {
                Outcome::Unsatisfiable(_) => Ok(true),
                Outcome::Satisfiable(_) => Ok(false),
                Outcome::Stopped(stop) => Err(stop),
            }
        });
        for (query, question) in questions {
            for &method in methods {
                let options = self.switches.options(method);
                // Only the first run is recorded.
                let watch = tracer.as_mut().filter(|_| results.is_empty());
                let report = base.ask(query, &options, watch, budget);
                let asked = Asked {
                    file: &file,
                    query,
                    question,
                    method,
                    notation,
                    listed: self.list,
                };
                let inconsistent = asked.found_contradiction(&report)
                    || matches!(report.answer, Found::Entailed(_)) && *contradicts == Ok(true);
                let mut result = asked.answer(&report, inconsistent, self, budget);
                if result.answer == Verdict::Entailed && !inconsistent {
                    // Whether everything follows was not decided.
                    result.budget = result.budget.or(contradicts.err());
                }
                results.push(result);
            }
        }
        let trace = tracer.map(Tracer::into_trace);
        let code = trace.as_ref().and_then(|trace| {
            let lines = pseudocode::logic::lines(&self.switches.options(methods[0]))?;
            Some(Code::beside(&lines, trace))
        });
        Ok(Answer {
            symbols: base.symbols().len(),
            told: base.sentences().count(),
            sentences: self.list.then(|| {
                let all = base.sentences();
                all.map(|(id, _)| told(&file, id, notation)).collect()
            }),
            results,
            trace,
            code,
        })
    }

    /// Whether each question follows, as far as any of the engines can tell; without a question, whether
    /// everything can be true.
    fn is_yes(answer: &Answer) -> bool {
        let settles = |result: &QueryAnswer| match result.question {
            Some(_) => result.answer == Verdict::Entailed,
            None => result.answer == Verdict::Refuted,
        };
        let results = &answer.results;
        let mut by_question = results.chunk_by(|one, next| one.question == next.question);
        by_question.all(|engines| engines.iter().any(settles))
    }
}

/// Whether it is a row and a column as people read them: `r3c4`.
fn is_place(name: &str) -> bool {
    let place = name
        .strip_prefix('r')
        .and_then(|place| place.split_once('c'));
    place.is_some_and(|(row, column)| {
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        is_number(row) && is_number(column)
    })
}

/// A sentence as it was told.
fn told(file: &File, id: SentenceId, notation: Notation) -> Told {
    let symbols = file.base.symbols();
    let printed = |formula: &Formula| formula.print(symbols, notation).to_string();
    Told {
        line: file.line(id),
        sentence: file.base.sentence(id).map(printed).unwrap_or_default(),
    }
}

/// One question to one engine.
struct Asked<'a> {
    file: &'a File,
    query: &'a Formula,
    question: Option<&'a str>,
    method: Method,
    notation: Notation,
    /// Whether the sentences are listed in the answer.
    listed: bool,
}

impl Asked<'_> {
    /// Whether the engine itself found that the sentences contradict each other.
    fn found_contradiction(&self, report: &Report) -> bool {
        match &report.answer {
            Found::Entailed(proof) => self.question.is_none() || proof.is_from_contradiction(),
            Found::Refuted(_) | Found::Unknown(_) => false,
        }
    }

    fn answer(
        &self,
        report: &Report,
        inconsistent: bool,
        request: &Request,
        budget: &Budget,
    ) -> QueryAnswer {
        let symbols = self.file.base.symbols();
        let (verdict, proof) = match &report.answer {
            Found::Entailed(proof) => (Verdict::Entailed, Some(proof)),
            Found::Refuted(_) => (Verdict::Refuted, None),
            Found::Unknown(_) => (Verdict::Unknown, None),
        };
        let mut because = proof.map(Proof::sentences).unwrap_or_default();
        let mut said = Vec::new();
        let mut fewest = None;
        let mut unexplained = None;
        if request.explain && verdict == Verdict::Entailed {
            // What follows from a contradiction is explained by the contradiction.
            let query = if inconsistent {
                &Formula::FALSE
            } else {
                self.query
            };
            match explain::sentences(&self.file.base, query, budget) {
                Ok(Some(found)) => {
                    fewest = Some(found.are_fewest);
                    because = found.sentences;
                }
                Ok(None) => {}
                Err(limit) => {
                    unexplained = Some(limit);
                    said.push(Message::new("logic-explanation-unknown").with("limit", stop(limit)));
                }
            }
        }
        // A proof that did not run into the contradiction does not show where it is.
        let shows_why = !inconsistent || fewest.is_some() || self.found_contradiction(report);
        let shown = if shows_why { &because[..] } else { &[] };
        said.insert(0, self.words(report, inconsistent, shown));
        if let Some(models) = report.models {
            said.push(Message::new("logic-models").with("count", models));
        } else if let (Found::Refuted(_), Some(limit)) = (&report.answer, report.stop) {
            said.push(Message::new("logic-models-unknown").with("limit", stop(limit)));
        }
        if matches!(report.answer, Found::Unknown(Why::NotHorn(_))) && self.is_of_a_position() {
            said.push(Message::new("logic-position-for-chaining"));
        }
        let derived = report.derived.iter();
        QueryAnswer {
            question: self.question.map(str::to_owned),
            method: self.method,
            answer: verdict,
            unable: match report.answer {
                Found::Unknown(why) => Some(Unable::of(why)),
                _ => None,
            },
            inconsistent,
            because: because.iter().map(|&id| self.told(id)).collect(),
            fewest,
            counter_model: match &report.answer {
                Found::Refuted(model) => {
                    let value = |symbol| (symbols.name(symbol), model.value(symbol));
                    Some(symbols.iter().map(value).collect())
                }
                _ => None,
            },
            models: report.models.map(|models| models.to_string()),
            derived: derived.map(|&one| symbols.name(one)).collect(),
            proof: proof
                .filter(|_| request.proof)
                .map(|proof| written(proof, self.file, self.notation)),
            budget: report.stop.or(unexplained),
            iengine: tell_ask::result_line(report, self.method, symbols),
            statistics: report.statistics,
            sentences: said,
        }
    }

    /// Whether it speaks of the mines of a position, as conversion writes it.
    fn is_of_a_position(&self) -> bool {
        let symbols = self.file.base.symbols();
        let mut names = symbols.iter().map(|symbol| symbols.name(symbol));
        names.any(|name| name.strip_prefix("m_").is_some_and(is_place))
    }

    fn told(&self, id: SentenceId) -> Told {
        told(self.file, id, self.notation)
    }

    /// The answer as a message.
    fn words(&self, report: &Report, inconsistent: bool, because: &[SentenceId]) -> Message {
        let total = self.file.base.sentences().count();
        let with_reason = |id: &'static str| {
            Message::new(id)
                .with("count", because.len())
                .with("lines", self.lines(because))
        };
        match (&report.answer, self.question) {
            (Found::Entailed(_), None) => with_reason("logic-inconsistent").with("total", total),
            (Found::Entailed(_), Some(query)) if inconsistent => {
                with_reason("logic-from-contradiction").with("query", query)
            }
            (Found::Entailed(_), Some(query)) if because.is_empty() => {
                Message::new("logic-valid").with("query", query)
            }
            (Found::Entailed(_), Some(query)) => with_reason("logic-entailed")
                .with("query", query)
                .with("total", total),
            (Found::Refuted(model), None) => Message::new("logic-consistent")
                .with("total", total)
                .with("where", self.place(model)),
            (Found::Refuted(model), Some(query)) => Message::new("logic-refuted")
                .with("query", query)
                .with("where", self.place(model)),
            (Found::Unknown(why), question) => {
                let why = words::why(*why, |id| self.told(id).sentence.into());
                match question {
                    None => Message::new("logic-consistency-unknown").with("why", why),
                    Some(query) => Message::new("logic-unknown")
                        .with("query", query)
                        .with("why", why),
                }
            }
        }
    }

    /// Where some sentences stand: their numbers in the list, where there is one, or else the lines of the text, each once.
    fn lines(&self, sentences: &[SentenceId]) -> Arg {
        let (id, mut places): (_, Vec<usize>) = if self.listed {
            let numbers = sentences.iter().map(|&SentenceId(place)| place + 1);
            ("logic-numbers", numbers.collect())
        } else {
            let lines = sentences.iter().filter_map(|&id| self.file.line(id));
            ("logic-lines", lines.collect())
        };
        places.sort_unstable();
        places.dedup();
        if places.is_empty() {
            return Arg::Text(String::new());
        }
        let list = words::first_of(places.iter().map(usize::to_string));
        let message = Message::new(id)
            .with("count", places.len())
            .with("lines", list);
        Arg::Message(message)
    }

    /// Where a model is: which symbols are true.
    fn place(&self, model: &Model) -> Message {
        let symbols = self.file.base.symbols();
        let names: Vec<String> = model.true_symbols().map(|one| symbols.name(one)).collect();
        if names.is_empty() {
            return Message::new("logic-where-false");
        }
        Message::new("logic-where-true")
            .with("count", names.len())
            .with("symbols", words::first_of(names.into_iter()))
    }
}
