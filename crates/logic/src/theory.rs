//! Constraints that can be switched on and off: what follows from which of them.
//!
//! Each clause of a constraint carries the negation of the constraint's *selector*: assume the selector
//! and the clause counts, leave it open and it says nothing. One solver is asked again and again, keeps
//! what it learnt, and names the selectors that a proof needed.

mod export;

use crate::cardinality::ClauseSink;
use crate::cnf::Cnf;
use crate::literal::Literal;
use crate::model::Model;
use crate::oracle::{BatSat, Oracle, Outcome};
use crate::symbol::Symbols;
use atisbo_base::{Budget, Stop};
use rustc_hash::FxHashMap;

/// One constraint of a [`Theory`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ConstraintId(u32);

impl ConstraintId {
    /// Its number: constraints are counted from zero, in the order in which they were made.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// What constraints may prove.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// That a literal is true.
    Fact(Literal),
    /// That they contradict each other.
    Conflict,
}

/// Clauses that always count, and constraints that count when they are asked for.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_logic::theory::Theory;
///
/// let mut theory = Theory::new();
/// let [rain, wet, cold] = ["rain", "wet", "cold"].map(|name| theory.symbol(name));
/// let forecast = theory.constraint("forecast");
/// theory.add(forecast, &[rain]);
/// let roof = theory.constraint("the roof leaks");
/// theory.add(roof, &[!rain, wet]);
/// let winter = theory.constraint("winter");
/// theory.add(winter, &[cold]);
///
/// let all: Vec<_> = theory.constraints().collect();
/// let mut why = theory.entails(wet, &all, &Budget::unlimited())?.unwrap();
/// why.sort();
/// assert_eq!(why, [forecast, roof]);
/// assert_eq!(theory.entails(wet, &[roof, winter], &Budget::unlimited())?, None);
/// # Ok::<(), atisbo_base::Stop>(())
/// ```
#[derive(Debug, Default)]
pub struct Theory<O = BatSat> {
    oracle: O,
    symbols: Symbols,
    /// All clauses, with their selectors.
    cnf: Cnf,
    /// The constraint of each clause of `cnf`.
    owners: Vec<Option<ConstraintId>>,
    selectors: Vec<Literal>,
    by_selector: FxHashMap<Literal, ConstraintId>,
    /// The constraints that are facts: their selector is the fact itself.
    facts: FxHashMap<ConstraintId, Literal>,
}

impl Theory {
    /// Without clauses, over the default solver.
    pub fn new() -> Self {
        Self::default()
    }
}

impl<O: Oracle> Theory<O> {
    /// The symbol of this name; a new one if there is none.
    pub fn symbol(&mut self, name: &str) -> Literal {
        Literal::positive(self.symbols.intern(name))
    }

    /// A symbol without a name of its own, such as those that encodings need.
    pub fn fresh(&mut self) -> Literal {
        self.unused("")
    }

    /// A new symbol of this name, with a number if the name is taken.
    fn unused(&mut self, name: &str) -> Literal {
        let number = self.symbols.len();
        let free = !name.is_empty() && self.symbols.find(name).is_none();
        let mut unused = name.to_owned();
        if !free {
            // The number goes before an index in brackets, so that the parser reads the name again.
            let (stem, index) = name.split_at(name.find('[').unwrap_or(name.len()));
            let stem = if stem.is_empty() { "aux" } else { stem };
            unused = format!("{stem}.{number}{index}");
        }
        while self.symbols.find(&unused).is_some() {
            unused.insert(0, '_');
        }
        Literal::positive(self.symbols.intern(&unused))
    }

    /// The names of the symbols, selectors included.
    pub fn symbols(&self) -> &Symbols {
        &self.symbols
    }

    /// Adds a clause that always counts.
    pub fn add_hard(&mut self, clause: &[Literal]) {
        self.add_clause(None, clause);
    }

    /// A new constraint, without clauses. If its name is taken it gets a number.
    pub fn constraint(&mut self, name: &str) -> ConstraintId {
        let selector = self.unused(name);
        self.select_by(selector)
    }

    /// The constraint that says no more than that this literal is true.
    pub fn fact(&mut self, literal: Literal) -> ConstraintId {
        if let Some(&constraint) = self.by_selector.get(&literal) {
            return constraint;
        }
        let constraint = self.select_by(literal);
        self.facts.insert(constraint, literal);
        constraint
    }

    fn select_by(&mut self, selector: Literal) -> ConstraintId {
        let constraint = ConstraintId(self.selectors.len() as u32);
        self.selectors.push(selector);
        self.by_selector.insert(selector, constraint);
        constraint
    }

    /// Adds a clause to a constraint.
    pub fn add(&mut self, constraint: ConstraintId, clause: &[Literal]) {
        self.add_clause(Some(constraint), clause);
    }

    /// The constraint as a place for clauses, for the encodings of
    /// [`cardinality`](crate::cardinality).
    pub fn under(&mut self, constraint: ConstraintId) -> Under<'_, O> {
        Under {
            theory: self,
            constraint: Some(constraint),
        }
    }

    /// The clauses that always count, as a place for clauses.
    pub fn hard(&mut self) -> Under<'_, O> {
        Under {
            theory: self,
            constraint: None,
        }
    }

    fn add_clause(&mut self, constraint: Option<ConstraintId>, clause: &[Literal]) {
        let guard = constraint.map(|constraint| !self.selector(constraint));
        let literals = clause.iter().copied().chain(guard);
        if let Some(number) = self.cnf.add(literals) {
            self.owners
                .push(constraint.filter(|owner| !self.facts.contains_key(owner)));
            self.oracle.add_clause(self.cnf.clause(number));
        }
    }

    /// About how many bytes it takes, with what the solver keeps of the clauses given to it.
    pub fn bytes(&self) -> u64 {
        Self::bytes_of(self.cnf.len(), self.cnf.literals(), self.symbols.len())
    }

    /// About how many bytes so many clauses and symbols take.
    pub fn bytes_of(clauses: usize, literals: usize, symbols: usize) -> u64 {
        // A clause has an end, an owner, and a head and two watches in the solver; a symbol has a name.
        let [clauses, literals, symbols] =
            [(clauses, 36), (literals, 8), (symbols, 96)].map(|(many, each)| many as u64 * each);
        clauses + literals + symbols
    }

    /// All constraints, in the order in which they were made.
    pub fn constraints(&self) -> impl ExactSizeIterator<Item = ConstraintId> + use<O> {
        (0..self.selectors.len() as u32).map(ConstraintId)
    }

    /// The literal that switches a constraint on.
    pub fn selector(&self, constraint: ConstraintId) -> Literal {
        self.selectors[constraint.index()]
    }

    /// The literal of a constraint that was made by [`Theory::fact`].
    pub fn as_fact(&self, constraint: ConstraintId) -> Option<Literal> {
        self.facts.get(&constraint).copied()
    }

    /// The name of a constraint: of a fact, that of its symbol, with `~` if it is negative.
    pub fn name(&self, constraint: ConstraintId) -> String {
        let selector = self.selector(constraint);
        let sign = if selector.is_positive() { "" } else { "~" };
        format!("{sign}{}", self.symbols.name(selector.symbol()))
    }

    /// All clauses with the negated selectors in them, of every constraint.
    pub fn clauses(&self) -> &Cnf {
        &self.cnf
    }

    /// All clauses, selectors in them, with the constraint each belongs to. A clause under a fact belongs
    /// to none: it is an implication like any other.
    pub(crate) fn owned_clauses(&self) -> impl Iterator<Item = (&[Literal], Option<ConstraintId>)> {
        self.cnf.clauses().zip(self.owners.iter().copied())
    }

    /// Whether these constraints prove the claim: those that the proof needed, in the order given.
    ///
    /// The solver takes them one after the other, so those that come first are more likely to be
    /// among them. They are enough, but some may be superfluous: [`explain`](crate::explain) removes
    /// those.
    ///
    /// # Errors
    ///
    /// If the budget (nodes are conflicts) is used up first.
    pub fn proves(
        &mut self,
        claim: Claim,
        active: &[ConstraintId],
        budget: &Budget,
    ) -> Result<Option<Vec<ConstraintId>>, Stop> {
        Ok(self.prove_or_refute(claim, active, budget)?.ok())
    }

    /// The proof, or a model of the constraints in which the claim is false.
    ///
    /// # Errors
    ///
    /// If the budget (nodes are conflicts) is used up first.
    pub fn prove_or_refute(
        &mut self,
        claim: Claim,
        active: &[ConstraintId],
        budget: &Budget,
    ) -> Result<Result<Vec<ConstraintId>, Model>, Stop> {
        let denied = match claim {
            Claim::Fact(literal) => Some(!literal),
            Claim::Conflict => None,
        };
        let selectors = active.iter().map(|&constraint| self.selector(constraint));
        let assumptions: Vec<Literal> = denied.into_iter().chain(selectors).collect();
        match self.oracle.solve(&assumptions, budget) {
            Outcome::Satisfiable(model) => Ok(Err(model)),
            Outcome::Stopped(stop) => Err(stop),
            Outcome::Unsatisfiable(mut core) => {
                core.sort_unstable();
                let mut needed = active.to_vec();
                needed.retain(|&constraint| {
                    let selector = self.selector(constraint);
                    Some(selector) != denied && core.binary_search(&selector).is_ok()
                });
                Ok(Ok(needed))
            }
        }
    }

    /// Whether a literal follows from these constraints: those that the proof needed.
    ///
    /// # Errors
    ///
    /// If the budget (nodes are conflicts) is used up first.
    pub fn entails(
        &mut self,
        fact: Literal,
        active: &[ConstraintId],
        budget: &Budget,
    ) -> Result<Option<Vec<ConstraintId>>, Stop> {
        self.proves(Claim::Fact(fact), active, budget)
    }

    /// Whether these constraints contradict each other: those that do.
    ///
    /// # Errors
    ///
    /// If the budget (nodes are conflicts) is used up first.
    pub fn conflict(
        &mut self,
        active: &[ConstraintId],
        budget: &Budget,
    ) -> Result<Option<Vec<ConstraintId>>, Stop> {
        self.proves(Claim::Conflict, active, budget)
    }

    /// A model of these constraints, if there is one.
    ///
    /// # Errors
    ///
    /// If the budget (nodes are conflicts) is used up first.
    pub fn model(
        &mut self,
        active: &[ConstraintId],
        budget: &Budget,
    ) -> Result<Option<Model>, Stop> {
        Ok(self.prove_or_refute(Claim::Conflict, active, budget)?.err())
    }

    /// Whether these constraints have a model that differs from this one in some of the literals.
    ///
    /// # Errors
    ///
    /// If the budget (nodes are conflicts) is used up first.
    pub fn has_another_model(
        &mut self,
        model: &Model,
        among: impl IntoIterator<Item = Literal>,
        active: &[ConstraintId],
        budget: &Budget,
    ) -> Result<bool, Stop> {
        let among = among.into_iter();
        let opposite = among.map(|one| if model.makes(one) { !one } else { one });
        let opposite: Vec<Literal> = opposite.collect();
        let differs = self.constraint("another");
        self.add(differs, &opposite);
        let active = [&[differs], active].concat();
        Ok(self.model(&active, budget)?.is_some())
    }
}

/// One constraint of a theory, or its hard part, as a place for clauses.
#[derive(Debug)]
pub struct Under<'t, O> {
    theory: &'t mut Theory<O>,
    constraint: Option<ConstraintId>,
}

impl<O: Oracle> ClauseSink for Under<'_, O> {
    fn fresh(&mut self) -> Literal {
        self.theory.fresh()
    }

    fn clause(&mut self, literals: &[Literal]) {
        self.theory.add_clause(self.constraint, literals);
    }
}

#[cfg(test)]
mod tests;
