//! A run written down: a bounded recorder, names for what it recorded, and JSON Lines.

mod happening;
mod json_lines;
mod names;

pub use happening::Happening;
pub use json_lines::write_json_lines;
pub use names::Numbered;

use crate::cnf::{Clause, Cnf};
use crate::observer::{Event, Observer};
use crate::program::Program;
use crate::symbol::Symbol;
use rustc_hash::FxHashMap;

/// An observer that keeps the first events and counts the rest, so that watching a long run does not
/// use up the memory. What is given before the run (clauses, rules, columns of the table) does not count:
/// it is kept to say what the numbers in the events stand for.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_logic::trace::{Happening, Recorder};
/// use atisbo_logic::{KnowledgeBase, Method, Options};
///
/// let mut base = KnowledgeBase::new();
/// base.tell("rain => wet")?;
/// base.tell("rain")?;
/// let wet = base.parse("wet")?;
/// let options = Options { method: Method::BackwardChaining, ..Options::default() };
/// let mut recorder = Recorder::new(2);
/// base.ask(&wet, &options, &mut recorder, &Budget::unlimited());
/// let wet = base.symbols().find("wet").unwrap();
/// assert_eq!(recorder.records()[0], Happening::Goal { symbol: wet, depth: 0 });
/// assert_eq!(recorder.records()[1], Happening::Try { rule: 0, depth: 0 });
/// assert_eq!(recorder.left_out(), 4); // rain: goal, rule and proof; the proof of wet
/// # Ok::<(), atisbo_logic::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Recorder {
    records: Vec<Happening>,
    limit: usize,
    left_out: u64,
    columns: Vec<Symbol>,
    rules: Program,
    clauses: Cnf,
    /// Clauses derived on the way, by their number.
    derived: FxHashMap<usize, Clause>,
}

impl Recorder {
    /// Keeps at most `limit` events.
    pub fn new(limit: usize) -> Self {
        Recorder {
            records: Vec::new(),
            limit,
            left_out: 0,
            columns: Vec::new(),
            rules: Program::new(),
            clauses: Cnf::default(),
            derived: FxHashMap::default(),
        }
    }

    /// What was kept, in the order in which it happened.
    pub fn records(&self) -> &[Happening] {
        &self.records
    }

    /// How many events were kept.
    pub fn len(&self) -> usize {
        self.records.len()
    }

    /// Whether nothing was kept.
    pub fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// How many events came after the limit was reached.
    pub fn left_out(&self) -> u64 {
        self.left_out
    }

    /// Keeps what is given before the run; `false` for an event of the run itself.
    fn take_given(&mut self, event: &Event<'_>) -> bool {
        match *event {
            Event::Columns { symbols } => self.columns = symbols.to_vec(),
            Event::Rules { program } => self.rules = program.clone(),
            Event::Clauses { cnf } => self.clauses = cnf.clone(),
            _ => return false,
        }
        true
    }
}

impl Observer for Recorder {
    fn notice(&mut self, event: &Event<'_>) {
        if self.take_given(event) {
            return;
        }
        if self.records.len() >= self.limit {
            self.left_out += 1;
            return;
        }
        self.records.extend(Happening::of(event, &self.columns));
        if let Event::Resolvent {
            clause,
            kept: Some(number),
            ..
        }
        | Event::Learn { clause, number, .. } = *event
        {
            let clause = Clause::new(clause.iter().copied());
            self.derived.insert(number, clause);
        }
    }
}
