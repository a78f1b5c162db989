//! The trail: the literals that are true now, in the order in which they became so.

use crate::literal::Literal;
use crate::model::Model;
use crate::observer::False;
use crate::symbol::Symbol;

/// Stands for the reason of a decision.
const NONE: u32 = u32::MAX;

/// The literals that are true, each with its level and its reason.
#[derive(Debug)]
pub(crate) struct Trail {
    /// By the code of a literal, whether it is true.
    values: Vec<Option<bool>>,
    /// What is known of each symbol that has a value.
    entries: Vec<Entry>,
    literals: Vec<Literal>,
    /// Where on the trail each decision stands.
    decisions: Vec<u32>,
    /// How many literals of the trail were propagated.
    propagated: usize,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    level: u32,
    /// The clause whose last literal it is.
    reason: u32,
    position: u32,
}

impl Trail {
    /// Nothing has a value.
    pub(crate) fn new(symbols: usize) -> Self {
        let nothing = Entry {
            level: 0,
            reason: NONE,
            position: 0,
        };
        Trail {
            values: vec![None; 2 * symbols],
            entries: vec![nothing; symbols],
            literals: Vec::new(),
            decisions: Vec::new(),
            propagated: 0,
        }
    }

    /// Whether the literal is true, if its symbol has a value.
    #[inline]
    pub(crate) fn value(&self, literal: Literal) -> Option<bool> {
        self.values[literal.code()]
    }

    /// How many decisions stand.
    #[inline]
    pub(crate) fn level(&self) -> usize {
        self.decisions.len()
    }

    /// How many decisions stood when the symbol got its value.
    #[inline]
    pub(crate) fn level_of(&self, symbol: Symbol) -> usize {
        self.entries[symbol.index()].level as usize
    }

    /// The clause that gave the symbol its value; `None` for a decision.
    #[inline]
    pub(crate) fn reason(&self, symbol: Symbol) -> Option<u32> {
        let reason = self.entries[symbol.index()].reason;
        (reason != NONE).then_some(reason)
    }

    /// The false literals of a clause, each with the level since which it is.
    pub(crate) fn false_literals(&self, clause: &[Literal]) -> Vec<False<Literal>> {
        let is_false = |literal: &&Literal| self.value(**literal) == Some(false);
        let since = |&literal: &Literal| False {
            literal,
            level: self.level_of(literal.symbol()),
        };
        clause.iter().filter(is_false).map(since).collect()
    }

    /// The decision that made this level; none on level 0.
    pub(crate) fn decision(&self, level: usize) -> Option<Literal> {
        let place = *self.decisions.get(level.checked_sub(1)?)?;
        Some(self.literals[place as usize])
    }

    /// Where on the trail the symbol stands.
    #[inline]
    pub(crate) fn position(&self, symbol: Symbol) -> u32 {
        self.entries[symbol.index()].position
    }

    /// The literals that are true, in order.
    pub(crate) fn literals(&self) -> &[Literal] {
        &self.literals
    }

    /// Makes a literal true because of a clause.
    #[inline]
    pub(crate) fn imply(&mut self, literal: Literal, reason: u32) {
        self.push(literal, reason);
    }

    /// Makes a literal true without a reason, on the level of the last decision.
    pub(crate) fn assume(&mut self, literal: Literal) {
        self.push(literal, NONE);
    }

    #[inline]
    fn push(&mut self, literal: Literal, reason: u32) {
        debug_assert!(self.value(literal).is_none());
        self.values[literal.code()] = Some(true);
        self.values[(!literal).code()] = Some(false);
        self.entries[literal.symbol().index()] = Entry {
            level: self.decisions.len() as u32,
            reason,
            position: self.literals.len() as u32,
        };
        self.literals.push(literal);
    }

    /// Makes a literal true without a reason, on a level of its own.
    pub(crate) fn decide(&mut self, literal: Literal) {
        self.decisions.push(self.literals.len() as u32);
        self.push(literal, NONE);
    }

    /// The last decision and what followed from it; on level 0, all there is.
    pub(crate) fn on_last_level(&self) -> &[Literal] {
        let start = self.decisions.last().map_or(0, |&start| start as usize);
        &self.literals[start..]
    }

    /// The next literal whose consequences were not looked at.
    #[inline]
    pub(crate) fn next_to_propagate(&mut self) -> Option<Literal> {
        let literal = *self.literals.get(self.propagated)?;
        self.propagated += 1;
        Some(literal)
    }

    /// Takes all decisions after the first `level` back, and tells each literal that loses its value.
    pub(crate) fn backtrack(&mut self, level: usize, mut each: impl FnMut(Literal)) {
        let Some(&end) = self.decisions.get(level) else {
            return;
        };
        self.decisions.truncate(level);
        self.propagated = end as usize;
        for literal in self.literals.drain(end as usize..).rev() {
            self.values[literal.code()] = None;
            self.values[(!literal).code()] = None;
            each(literal);
        }
    }

    /// The values of all symbols; false for those that have none.
    pub(crate) fn model(&self) -> Model {
        let positive = self.values.iter().step_by(2);
        Model::new(positive.map(|&value| value == Some(true)).collect())
    }
}
