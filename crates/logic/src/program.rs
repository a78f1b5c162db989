//! Horn clauses: the rules and facts that chaining works on.

use crate::cnf::span;
use crate::formula::Formula;
use crate::symbol::Symbol;
use rustc_hash::FxHashSet;

/// A list of Horn clauses: facts, rules with a head, and rules whose head is false.
///
/// ```
/// use atisbo_logic::{Program, Symbols};
///
/// let mut symbols = Symbols::new();
/// let [rain, cold, snow] = ["rain", "cold", "snow"].map(|name| symbols.intern(name));
/// let mut program = Program::new();
/// program.add([], Some(rain));
/// program.add([rain, cold], Some(snow));
/// assert_eq!(program.body(1), [rain, cold]);
/// assert_eq!(program.head(1), Some(snow));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Program {
    symbols: usize,
    /// The bodies of all rules, one after the other.
    bodies: Vec<Symbol>,
    /// Where the body of each rule ends.
    ends: Vec<u32>,
    heads: Vec<Option<Symbol>>,
}

impl Program {
    /// The most symbols in the rules of one sentence. A conjunction implied by a conjunction has as many rules as the one has
    /// parts, each as long as the other: beyond this size they are not written out.
    pub(crate) const MOST: usize = 1 << 24;

    /// No rules.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds "if all of the body, then the head" and says which number the rule has. A rule without body
    /// is a fact; a rule without head says that its body cannot be true.
    pub fn add(&mut self, body: impl IntoIterator<Item = Symbol>, head: Option<Symbol>) -> usize {
        let start = self.bodies.len();
        self.bodies.extend(body);
        remove_repetitions(&mut self.bodies, start);
        for symbol in self.bodies[start..].iter().chain(&head) {
            self.symbols = self.symbols.max(symbol.index() + 1);
        }
        self.ends.push(self.bodies.len() as u32);
        self.heads.push(head);
        self.heads.len() - 1
    }

    /// Adds a formula that is a Horn clause in any of its usual forms: `p`, `p & q => r`, `p => false`,
    /// a disjunction with at most one positive literal. Conjunctions of those, and rules with a
    /// conjunction for a head, are added as several rules. Says which numbers were given.
    ///
    /// # Errors
    ///
    /// If it is not a Horn clause, or if its rules would have many millions of symbols; then nothing is
    /// added.
    pub fn add_formula(&mut self, formula: &Formula) -> Result<std::ops::Range<usize>, NotAdded> {
        self.add_short_formula(formula, Program::MOST)
    }

    /// The same, with so many symbols in its rules at most.
    pub(crate) fn add_short_formula(
        &mut self,
        formula: &Formula,
        most: usize,
    ) -> Result<std::ops::Range<usize>, NotAdded> {
        let mut rules = Rules {
            most: most.min(Program::MOST),
            ..Rules::default()
        };
        horn(formula, &[], &mut rules)?;
        let first = self.len();
        for (body, head) in rules.list {
            self.add(body, head);
        }
        Ok(first..self.len())
    }

    /// How many bytes it takes.
    pub(crate) fn bytes(&self) -> u64 {
        (self.bodies.len() * size_of::<Symbol>() + self.heads.len() * 12) as u64
    }

    /// How many rules and facts there are.
    pub fn len(&self) -> usize {
        self.heads.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.heads.is_empty()
    }

    /// One more than the greatest symbol in it.
    pub fn symbols(&self) -> usize {
        self.symbols
    }

    /// What a rule needs.
    #[inline]
    pub fn body(&self, rule: usize) -> &[Symbol] {
        &self.bodies[self.body_range(rule)]
    }

    /// Where the body of the rule lies among all bodies.
    #[inline]
    pub(crate) fn body_range(&self, rule: usize) -> std::ops::Range<usize> {
        span(&self.ends, rule)
    }

    /// What a rule concludes; `None` for a contradiction.
    #[inline]
    pub fn head(&self, rule: usize) -> Option<Symbol> {
        self.heads[rule]
    }

    /// The rule as a formula: a fact, or an implication.
    pub fn formula(&self, rule: usize) -> Formula {
        let head = self.head(rule).map_or(Formula::FALSE, Formula::from);
        match self.body(rule) {
            [] => head,
            body => Formula::and(body.iter().map(|&symbol| symbol.into())).implies(head),
        }
    }
}

/// Why chaining cannot use a formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAdded {
    /// It is no Horn clause.
    #[error("not a Horn clause: chaining needs facts and rules such as p & q => r")]
    NotHorn,
    /// Its rules would take too much memory.
    #[error("the rules of this Horn clause would take too much memory")]
    TooLong,
}

/// Removes all but the first of each symbol from `start` on.
fn remove_repetitions(symbols: &mut Vec<Symbol>, start: usize) {
    // Nearly all bodies are short: looking through what is there takes less time than a table.
    let short = symbols.len() - start <= 16;
    let mut seen = FxHashSet::default();
    let mut kept = start;
    for read in start..symbols.len() {
        let symbol = symbols[read];
        let new = if short {
            !symbols[start..kept].contains(&symbol)
        } else {
            seen.insert(symbol)
        };
        if new {
            symbols[kept] = symbol;
            kept += 1;
        }
    }
    symbols.truncate(kept);
}

/// The rules that a formula amounts to.
#[derive(Default)]
struct Rules {
    list: Vec<(Vec<Symbol>, Option<Symbol>)>,
    /// How many symbols they have together.
    size: usize,
    /// How many they may have.
    most: usize,
}

impl Rules {
    fn push(&mut self, body: &[Symbol], head: Option<Symbol>) -> Result<(), NotAdded> {
        self.size += body.len() + 1;
        if self.size > self.most {
            return Err(NotAdded::TooLong);
        }
        self.list.push((body.to_vec(), head));
        Ok(())
    }
}

/// Collects the rules that say "if the body holds, so does the formula"; an error if they are not Horn or too long.
fn horn(formula: &Formula, body: &[Symbol], rules: &mut Rules) -> Result<(), NotAdded> {
    match formula {
        Formula::Constant(true) => {}
        Formula::Constant(false) => rules.push(body, None)?,
        Formula::Symbol(symbol) => rules.push(body, Some(*symbol))?,
        Formula::Not(inner) => {
            let mut body = body.to_vec();
            conjunction(inner, &mut body)?;
            rules.push(&body, None)?;
        }
        Formula::And(parts) => {
            for part in parts {
                horn(part, body, rules)?;
            }
        }
        Formula::Implies(left, right) => {
            let mut body = body.to_vec();
            conjunction(left, &mut body)?;
            horn(right, &body, rules)?;
        }
        Formula::Or(parts) => {
            let mut body = body.to_vec();
            let mut head = None;
            for part in parts {
                let literal = part.as_literal().ok_or(NotAdded::NotHorn)?;
                if !literal.is_positive() {
                    body.push(literal.symbol());
                } else if head.replace(literal.symbol()).is_some() {
                    return Err(NotAdded::NotHorn);
                }
            }
            rules.push(&body, head)?;
        }
        Formula::Iff(left, right) => {
            for (from, to) in [(left, right), (right, left)] {
                let mut body = body.to_vec();
                conjunction(from, &mut body)?;
                horn(to, &body, rules)?;
            }
        }
    }
    Ok(())
}

/// Adds the symbols of a conjunction of symbols to the body.
fn conjunction(formula: &Formula, body: &mut Vec<Symbol>) -> Result<(), NotAdded> {
    match formula {
        Formula::Constant(true) => Ok(()),
        Formula::Symbol(symbol) => {
            body.push(*symbol);
            Ok(())
        }
        Formula::And(parts) => parts.iter().try_for_each(|part| conjunction(part, body)),
        _ => Err(NotAdded::NotHorn),
    }
}

/// The symbols of a query that is a conjunction of symbols.
pub(crate) fn goals(query: &Formula) -> Option<Vec<Symbol>> {
    let mut goals = Vec::new();
    conjunction(query, &mut goals).ok()?;
    Some(goals)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(symbols: std::ops::Range<usize>) -> Formula {
        Formula::and(symbols.map(|index| Symbol::new(index).into()))
    }

    #[test]
    fn long_bodies_lose_their_repetitions_too() {
        let symbols = |last: usize| (0..=last).map(Symbol::new);
        let mut program = Program::new();
        for last in [3, 200_000] {
            let rule = program.add(symbols(last).chain(symbols(last)), None);
            assert!(program.body(rule).iter().copied().eq(symbols(last)));
        }
    }

    #[test]
    fn rules_that_would_fill_the_memory_are_not_written_out() {
        let mut program = Program::new();
        assert_eq!(
            program.add_formula(&all(0..90).implies(all(90..99))),
            Ok(0..9)
        );
        let wide = all(0..100_000).implies(all(100_000..200_000));
        assert_eq!(program.add_formula(&wide), Err(NotAdded::TooLong));
        assert_eq!(program.len(), 9);
    }
}
