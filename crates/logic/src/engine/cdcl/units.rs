//! What holds without any decision, as unit clauses with their derivation.

use super::propagation::Propagation;
use crate::symbol::Symbol;

/// There is no unit clause for the symbol.
const NONE: u32 = u32::MAX;
/// One is about to be derived.
const PENDING: u32 = u32::MAX - 1;

/// For each symbol, the number of the unit clause that gives it its value permanently, once it was asked
/// for.
#[derive(Debug)]
pub(super) struct Units(Vec<u32>);

impl Units {
    pub(super) fn new(symbols: usize) -> Self {
        Units(vec![NONE; symbols])
    }
}

impl Propagation {
    /// The number of the unit clause of a literal that is true permanently: derived from its reason and
    /// the unit clauses of the other literals in it, unless it is there already.
    ///
    /// So whatever holds on level 0 is proved once, however many clauses are derived with its help.
    pub(crate) fn unit_clause(&mut self, symbol: Symbol) -> u32 {
        if self.units.0[symbol.index()] == NONE {
            for symbol in self.without_unit_clause(symbol) {
                self.derive_unit(symbol);
            }
        }
        self.units.0[symbol.index()]
    }

    /// The symbols without a unit clause that the value of this one stands on, in the order in which
    /// they got theirs.
    fn without_unit_clause(&mut self, symbol: Symbol) -> Vec<Symbol> {
        let mut found = vec![symbol];
        self.units.0[symbol.index()] = PENDING;
        let mut next = 0;
        while let Some(&symbol) = found.get(next) {
            next += 1;
            for literal in self
                .trail
                .reason(symbol)
                .map_or(&[][..], |reason| self.clauses.literals(reason))
            {
                let unit = &mut self.units.0[literal.symbol().index()];
                if *unit == NONE {
                    *unit = PENDING;
                    found.push(literal.symbol());
                }
            }
        }
        found.sort_unstable_by_key(|&symbol| self.trail.position(symbol));
        found
    }

    fn derive_unit(&mut self, symbol: Symbol) {
        // On level 0 nothing is decided: every literal there has a reason.
        let Some(reason) = self.trail.reason(symbol) else {
            return;
        };
        let literals = self.clauses.literals(reason);
        let own = literals.iter().copied().find(|one| one.symbol() == symbol);
        let others = literals.iter().filter(|one| one.symbol() != symbol);
        let others = others.map(|one| self.units.0[one.symbol().index()]);
        let antecedents: Vec<u32> = [reason].into_iter().chain(others).collect();
        self.units.0[symbol.index()] = match (own, &antecedents[..]) {
            (Some(own), [_, _, ..]) => self.clauses.derive(&[own], &antecedents),
            _ => reason,
        };
    }
}
