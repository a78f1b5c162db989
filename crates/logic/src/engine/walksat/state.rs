//! Values for all symbols, the clauses that are false under them, and what a change would break.

use crate::cnf::Cnf;
use crate::engine::occurrences::Occurrences;
use crate::literal::Literal;
use crate::model::Model;
use crate::observer::Candidate;
use crate::symbol::Symbol;

/// The place of a clause that is not false.
const NOWHERE: u32 = u32::MAX;

/// What local search knows, kept up to date with each change of a value.
#[derive(Debug)]
pub(super) struct State<'a> {
    cnf: &'a Cnf,
    occurrences: Occurrences,
    values: Vec<bool>,
    /// For each clause, how many of its literals are true.
    true_literals: Vec<u32>,
    /// For each clause, the numbers of the symbols of its true literals, combined by exclusive or: of a
    /// single one, its number.
    true_symbols: Vec<u32>,
    /// For each symbol, how many clauses would become false if its value changed: those whose only true
    /// literal is its.
    breaks: Vec<u32>,
    /// The clauses that are false, in no order.
    broken: Vec<u32>,
    /// Where each clause stands among them.
    places: Vec<u32>,
}

impl<'a> State<'a> {
    /// All symbols have these values.
    pub(super) fn new(cnf: &'a Cnf, values: Vec<bool>) -> Self {
        let mut state = State {
            cnf,
            occurrences: Occurrences::new(cnf),
            values: Vec::new(),
            true_literals: Vec::new(),
            true_symbols: Vec::new(),
            breaks: Vec::new(),
            broken: Vec::new(),
            places: Vec::new(),
        };
        state.reset(values);
        state
    }

    /// Starts over with these values.
    pub(super) fn reset(&mut self, values: Vec<bool>) {
        let clauses = self.cnf.len();
        self.values = values;
        self.true_literals = vec![0; clauses];
        self.true_symbols = vec![0; clauses];
        self.breaks = vec![0; self.cnf.symbols()];
        self.broken.clear();
        self.places = vec![NOWHERE; clauses];
        for (literals, clause) in self.cnf.clauses().zip(0..) {
            for &literal in literals {
                if self.makes(literal) {
                    self.true_literals[clause as usize] += 1;
                    self.true_symbols[clause as usize] ^= literal.symbol().index() as u32;
                }
            }
            match self.true_literals[clause as usize] {
                0 => self.break_clause(clause),
                1 => self.breaks[self.true_symbols[clause as usize] as usize] += 1,
                _ => {}
            }
        }
    }

    fn makes(&self, literal: Literal) -> bool {
        self.values[literal.symbol().index()] == literal.is_positive()
    }

    /// Changes the value of a symbol, and gives the literal that is true now.
    pub(super) fn flip(&mut self, symbol: Symbol) -> Literal {
        let value = &mut self.values[symbol.index()];
        *value = !*value;
        let literal = Literal::new(symbol, *value);
        let number = symbol.index() as u32;
        for place in 0..self.occurrences.of(literal).len() {
            let clause = self.occurrences.of(literal)[place];
            let (count, symbols) = self.clause_mut(clause);
            *count += 1;
            let others = *symbols;
            *symbols ^= number;
            match *count {
                1 => {
                    self.breaks[symbol.index()] += 1;
                    self.mend_clause(clause);
                }
                2 => self.breaks[others as usize] -= 1,
                _ => {}
            }
        }
        for place in 0..self.occurrences.of(!literal).len() {
            let clause = self.occurrences.of(!literal)[place];
            let (count, symbols) = self.clause_mut(clause);
            *count -= 1;
            *symbols ^= number;
            let others = *symbols;
            match *count {
                0 => {
                    self.breaks[symbol.index()] -= 1;
                    self.break_clause(clause);
                }
                1 => self.breaks[others as usize] += 1,
                _ => {}
            }
        }
        literal
    }

    fn clause_mut(&mut self, clause: u32) -> (&mut u32, &mut u32) {
        let index = clause as usize;
        (
            &mut self.true_literals[index],
            &mut self.true_symbols[index],
        )
    }

    fn break_clause(&mut self, clause: u32) {
        self.places[clause as usize] = self.broken.len() as u32;
        self.broken.push(clause);
    }

    fn mend_clause(&mut self, clause: u32) {
        let place = std::mem::replace(&mut self.places[clause as usize], NOWHERE);
        self.broken.swap_remove(place as usize);
        if let Some(&moved) = self.broken.get(place as usize) {
            self.places[moved as usize] = place;
        }
    }

    /// The clauses that are false.
    pub(super) fn broken(&self) -> &[u32] {
        &self.broken
    }

    /// How many clauses would become false if the value of the symbol changed.
    pub(super) fn breaks(&self, symbol: Symbol) -> u32 {
        self.breaks[symbol.index()]
    }

    /// The literal of a symbol that is true.
    pub(super) fn literal(&self, symbol: Symbol) -> Literal {
        Literal::new(symbol, self.values[symbol.index()])
    }

    /// The literals of a false clause, each with how many clauses become false if it is made true.
    pub(super) fn candidates(&self, clause: u32) -> Vec<Candidate<Literal>> {
        let literals = self.cnf.clause(clause as usize).iter();
        let candidate = |&literal: &Literal| Candidate {
            literal,
            measure: f64::from(self.breaks(literal.symbol())),
        };
        literals.map(candidate).collect()
    }

    /// The values.
    pub(super) fn model(&self) -> Model {
        Model::new(self.values.clone())
    }

    /// Bytes held.
    pub(super) fn bytes(&self) -> u64 {
        self.occurrences.bytes() + 5 * self.values.len() as u64 + 16 * self.places.len() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::instance;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn what_is_kept_up_to_date_is_what_is_counted_anew(
            seed in 0..1_000_u64,
            flips in prop::collection::vec(0..9_usize, 0..60),
        ) {
            let cnf = instance::random(9, 40, 3, seed);
            let mut values = vec![false; 9];
            let mut state = State::new(&cnf, values.clone());
            for symbol in flips {
                values[symbol] = !values[symbol];
                let literal = state.flip(Symbol::new(symbol));
                prop_assert_eq!(literal.is_positive(), values[symbol]);
            }
            let fresh = State::new(&cnf, values);
            let sorted = |state: &State<'_>| {
                let mut broken = state.broken.clone();
                broken.sort_unstable();
                broken
            };
            prop_assert_eq!(sorted(&state), sorted(&fresh));
            prop_assert_eq!(&state.breaks, &fresh.breaks);
            prop_assert_eq!(&state.true_literals, &fresh.true_literals);
            for (place, &clause) in (0..).zip(&state.broken) {
                prop_assert_eq!(state.places[clause as usize], place);
            }
        }
    }
}
