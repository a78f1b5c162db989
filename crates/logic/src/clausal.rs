//! A knowledge base and a question as one set of clauses, each with its origin.

use crate::cnf::Cnf;
use crate::formula::Formula;
use crate::knowledge_base::{KnowledgeBase, SentenceId};
use crate::literal::Literal;
use crate::normal_form::{distribute, distributed_size, tseitin};
use crate::symbol::Symbol;
use atisbo_base::{Budget, Meter, Name, Stop};

/// How formulas become clauses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Name)]
pub enum Conversion {
    /// By distribution, if that makes few clauses; else Tseitin's way.
    #[default]
    Smaller,
    /// By distribution, as long as there is memory for it.
    Distribution,
    /// Tseitin's way: a new symbol for each part.
    Tseitin,
}

impl Conversion {
    /// The most clauses distribution may make of one sentence.
    fn most_clauses(self) -> usize {
        match self {
            Conversion::Smaller => 128,
            Conversion::Distribution => 1 << 20,
            Conversion::Tseitin => 0,
        }
    }
}

/// Where a clause comes from. The query, assumed to be false, is the sentence `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It is one of the clauses the sentence amounts to.
    Sentence(Option<SentenceId>),
    /// It says that the name of the whole sentence is true.
    Root(Option<SentenceId>),
    /// It is part of what a new symbol stands for.
    Definition(usize),
}

/// Clauses with their origin.
#[derive(Clone, Debug, Default)]
pub struct Clausal {
    /// The clauses.
    pub cnf: Cnf,
    /// Where each clause comes from.
    pub origins: Vec<Origin>,
    /// New symbols and what they stand for.
    pub definitions: Vec<(Symbol, Formula)>,
    /// Which definitions were made for each sentence that needed some.
    parts: Vec<(Option<SentenceId>, std::ops::Range<usize>)>,
}

impl Clausal {
    /// The clauses of the knowledge base; and of the negated query, if there is one.
    ///
    /// # Errors
    ///
    /// If they take more bytes or time than the budget has.
    pub fn new(
        base: &KnowledgeBase,
        query: Option<&Formula>,
        conversion: Conversion,
        budget: &Budget,
    ) -> Result<Self, Stop> {
        let mut meter = budget.meter();
        // Symbols without a name are not new ones either.
        let mut symbols = base.symbols().len();
        let sentences = base.sentences().map(|(_, sentence)| sentence);
        for formula in sentences.chain(query) {
            formula.each_symbol(&mut |symbol| symbols = symbols.max(symbol.index() + 1));
        }
        let mut clausal = Clausal {
            cnf: Cnf::new(symbols),
            ..Clausal::default()
        };
        for (id, sentence) in base.sentences() {
            clausal.add(sentence, Some(id), conversion, &mut meter)?;
        }
        if let Some(query) = query {
            clausal.add(&!query.clone(), None, conversion, &mut meter)?;
        }
        Ok(clausal)
    }

    /// About how many bytes it takes.
    fn bytes(&self) -> u64 {
        let clauses = Self::bytes_of(self.cnf.len() as u64, self.cnf.literals() as u64);
        clauses + (self.definitions.len() * size_of::<(Symbol, Formula)>()) as u64
    }

    /// About how many bytes so many clauses take with their origins.
    fn bytes_of(clauses: u64, literals: u64) -> u64 {
        let origins = clauses.saturating_mul(size_of::<Origin>() as u64 + 4);
        origins.saturating_add(literals.saturating_mul(size_of::<Literal>() as u64))
    }

    /// The definitions made for a sentence.
    pub(crate) fn parts_of(&self, sentence: Option<SentenceId>) -> std::ops::Range<usize> {
        // They were added in the order of the sentences, those of the query last.
        let order = |sentence: Option<SentenceId>| (sentence.is_none(), sentence);
        let parts = &self.parts;
        match parts.binary_search_by_key(&order(sentence), |&(of, _)| order(of)) {
            Ok(found) => parts[found].1.clone(),
            Err(_) => 0..0,
        }
    }

    /// For each clause the sentence that it comes from; none for those of the query.
    pub(crate) fn sources(&self) -> Vec<Option<SentenceId>> {
        let of_definition = |definition: usize| {
            // The parts lie one after the other.
            let part = self.parts.partition_point(|(_, of)| of.end <= definition);
            self.parts.get(part).and_then(|&(sentence, _)| sentence)
        };
        let source = |origin: &Origin| match *origin {
            Origin::Sentence(sentence) | Origin::Root(sentence) => sentence,
            Origin::Definition(definition) => of_definition(definition),
        };
        self.origins.iter().map(source).collect()
    }

    /// The definition of a symbol, if it is a new one.
    pub(crate) fn definition_of(&self, symbol: Symbol) -> Option<usize> {
        // New symbols are numbered in the order of their definitions.
        let definitions = &self.definitions;
        definitions
            .binary_search_by_key(&symbol, |&(new, _)| new)
            .ok()
    }

    fn add(
        &mut self,
        formula: &Formula,
        sentence: Option<SentenceId>,
        conversion: Conversion,
        meter: &mut Meter,
    ) -> Result<(), Stop> {
        if let Some(clause) = formula.as_clause() {
            self.clause(clause.iter().copied(), Origin::Sentence(sentence));
            return self.check(0, clause.len() as u64, meter);
        }
        let most = conversion.most_clauses();
        let distributed = distributed_size(formula);
        if distributed.clauses <= most as u64 {
            let bytes = Self::bytes_of(distributed.clauses, distributed.literals);
            self.check(bytes, distributed.literals, meter)?;
            for clause in distribute(formula, most).unwrap_or_default() {
                self.clause(clause.iter().copied(), Origin::Sentence(sentence));
            }
            return Ok(());
        }
        let mut occurrences = 0;
        formula.each_symbol(&mut |_| occurrences += 1);
        // Each part of the formula is a definition, and twice in its clauses.
        self.check(
            Self::bytes_of(3 * occurrences, 9 * occurrences),
            occurrences,
            meter,
        )?;
        let made = tseitin(formula, self.cnf.symbols());
        let first = self.definitions.len();
        for (definition, clause) in &made.clauses {
            self.clause(
                clause.iter().copied(),
                Origin::Definition(first + definition),
            );
        }
        self.definitions.extend(made.definitions);
        self.parts.push((sentence, first..self.definitions.len()));
        match made.root {
            Ok(root) => self.clause([root], Origin::Root(sentence)),
            Err(true) => {}
            Err(false) => self.clause([], Origin::Root(sentence)),
        }
        Ok(())
    }

    /// Which limit ends the work before so many bytes more and so many steps.
    fn check(&self, bytes: u64, steps: u64, meter: &mut Meter) -> Result<(), Stop> {
        let stop = meter.check_bytes(self.bytes().saturating_add(bytes));
        stop.or_else(|| meter.work(steps + 1)).map_or(Ok(()), Err)
    }

    fn clause(&mut self, literals: impl IntoIterator<Item = Literal>, origin: Origin) {
        if self.cnf.add(literals).is_some() {
            self.origins.push(origin);
        }
    }
}
