//! A theory as clauses alone, for other solvers.

use super::{ConstraintId, Theory};
use crate::cnf::Cnf;
use crate::literal::Literal;
use crate::oracle::Oracle;
use crate::symbol::{Symbol, Symbols};
use atisbo_base::{Budget, Stop};

impl<O: Oracle> Theory<O> {
    /// The clauses with their selectors, and each selector of an active constraint as a unit clause:
    /// another solver can find cores by taking the units back. Names are those of
    /// [`Theory::symbols`].
    pub fn with_selectors(&self, active: &[ConstraintId]) -> Cnf {
        let mut cnf = self.cnf.clone();
        for &constraint in active {
            cnf.add([self.selector(constraint)]);
        }
        cnf
    }

    /// The clauses of the active constraints without selectors, and the names of what is left.
    ///
    /// ```
    /// use atisbo_base::Budget;
    /// use atisbo_logic::theory::Theory;
    ///
    /// let mut theory = Theory::new();
    /// let rule = theory.constraint("rule");
    /// let [p, q] = ["p", "q"].map(|name| theory.symbol(name));
    /// theory.add(rule, &[!p, q]);
    /// assert_eq!(theory.with_selectors(&[rule]).len(), 2);
    ///
    /// let (cnf, symbols) = theory.without_selectors(&[rule], &Budget::unlimited())?;
    /// assert_eq!((cnf.len(), cnf.symbols()), (1, 2));
    /// assert_eq!(symbols.name(cnf.clause(0)[0].symbol()), "p");
    /// # Ok::<(), atisbo_base::Stop>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If they take more bytes, with those of the theory, or more time than the budget has.
    pub fn without_selectors(
        &self,
        active: &[ConstraintId],
        budget: &Budget,
    ) -> Result<(Cnf, Symbols), Stop> {
        let mut meter = budget.meter();
        let names = self.symbols.len() as u64;
        let stop = meter.check_bytes(2 * self.bytes());
        stop.or_else(|| meter.work(names)).map_or(Ok(()), Err)?;
        let mut is_selector = vec![false; self.symbols.len()];
        for constraint in self.constraints() {
            if self.as_fact(constraint).is_none() {
                is_selector[self.selector(constraint).symbol().index()] = true;
            }
        }
        let mut symbols = Symbols::new();
        let renumbered: Vec<Option<Symbol>> = (self.symbols.iter())
            .map(|symbol| {
                let kept = !is_selector[symbol.index()];
                kept.then(|| symbols.intern(&self.symbols.name(symbol)))
            })
            .collect();
        let translate = |&literal: &Literal| {
            let symbol = renumbered[literal.symbol().index()]?;
            Some(Literal::new(symbol, literal.is_positive()))
        };
        let mut is_active = vec![false; self.selectors.len()];
        let mut cnf = Cnf::new(symbols.len());
        for &constraint in active {
            is_active[constraint.index()] = true;
            if let Some(fact) = self.as_fact(constraint).as_ref().and_then(translate) {
                cnf.add([fact]);
            }
        }
        for (clause, owner) in self.owned_clauses() {
            if owner.is_none_or(|constraint| is_active[constraint.index()]) {
                cnf.add(clause.iter().filter_map(translate));
            }
            if let Some(stop) = meter.work(1 + clause.len() as u64) {
                return Err(stop);
            }
        }
        Ok((cnf, symbols))
    }
}
