//! Which symbol to branch on, and which of its values to try first.
//!
//! | id | chooses | counts | reference |
//! |---|---|---|---|
//! | `first` | the symbol with the lowest number | nothing | |
//! | `moms` | the literal | occurrences in the shortest open clauses | Zabih and `McAllester` 1988 |
//! | `momsf` | the symbol | the same, sum and product of both literals | Ouyang 1998 |
//! | `posit` | the symbol | the same, sum of both literals | Freeman 1995 |
//! | `zm` | the symbol | negative occurrences in the shortest open clauses | Zabih and `McAllester` 1988 |
//! | `dlis` | the literal | occurrences in open clauses | Marques-Silva 1999 |
//! | `dlcs` | the symbol | the same, sum of both literals | Marques-Silva 1999 |
//! | `jw` | the literal | occurrences, a clause of *n* literals weighs 2⁻ⁿ | Jeroslow and Wang 1990 |
//! | `jw2` | the symbol | the same, sum of both literals | Hooker and Vinay 1995 |
//! | `random` | any symbol | nothing | |
//!
//! Only symbols of open clauses are considered. Ties go to the lowest number. Where a symbol is chosen,
//! the value that makes more (or heavier) clauses true comes first; with `first` and `zm`, true.
//!
//! References: R. Zabih and D. `McAllester`, A rearrangement search strategy for determining propositional
//! satisfiability (1988); R. Jeroslow and J. Wang, Solving propositional satisfiability problems (1990);
//! J. W. Freeman, Improvements to propositional satisfiability search algorithms (1995); J. N. Hooker
//! and V. Vinay, Branching rules for satisfiability (1995); M. Ouyang, How good are branching rules in
//! DPLL? (1998); J. P. Marques-Silva, The impact of branching heuristics in propositional satisfiability
//! algorithms (1999).

use super::counters::Counters;
use crate::engine::trail::Trail;
use crate::literal::Literal;
use crate::observer::{Candidate, best_of};
use crate::symbol::Symbol;
use atisbo_base::Name;
use rand::RngExt;
use rand::seq::IteratorRandom;
use rand_pcg::Pcg64;
use serde::{Deserialize, Serialize};

/// Which symbol to branch on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Name)]
pub enum Branching {
    /// The symbol with the lowest number.
    First,
    /// The literal that is most often in the shortest open clauses.
    Moms,
    /// The symbol with the largest sum plus product of its literals' occurrences in those.
    Momsf,
    /// The symbol that is most often in those.
    Posit,
    /// The symbol whose negation is most often in those.
    Zm,
    /// The literal that is in most open clauses.
    Dlis,
    /// The symbol that is in most open clauses.
    Dlcs,
    /// The literal with the heaviest open clauses, where short ones weigh more.
    #[name("jw", "jeroslow-wang")]
    Jw,
    /// The symbol with the heaviest open clauses.
    #[default]
    #[name("jw2", "jeroslow-wang-2", "two-sided-jeroslow-wang")]
    Jw2,
    /// Any symbol, by the seed.
    Random,
}

impl Branching {
    /// What an occurrence in an open clause with this many literals left counts, when the shortest open
    /// clause has `shortest`.
    fn weight(self, left: usize, shortest: usize) -> f64 {
        match self {
            Branching::Moms | Branching::Momsf | Branching::Posit | Branching::Zm => {
                f64::from(u8::from(left == shortest))
            }
            Branching::Jw | Branching::Jw2 => (-(left as f64)).exp2(),
            _ => 1.0,
        }
    }

    /// How much there is for a symbol, from what there is for its two literals.
    fn merit(self, positive: f64, negative: f64) -> f64 {
        match self {
            Branching::First | Branching::Random => 0.0,
            Branching::Moms | Branching::Dlis | Branching::Jw => positive.max(negative),
            Branching::Momsf => positive + negative + positive * negative,
            Branching::Posit | Branching::Dlcs | Branching::Jw2 => positive + negative,
            Branching::Zm => negative,
        }
    }
}

/// Which value of a symbol is tried first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ValueOrder {
    /// The one that the heuristic prefers.
    #[default]
    Heuristic,
    /// True.
    True,
    /// False.
    False,
}

/// What a decision was chosen from.
pub(super) struct Choice {
    pub(super) measure: Option<f64>,
    pub(super) others: Vec<Candidate<Literal>>,
    pub(super) choices: usize,
}

/// The heuristic with its workbench.
#[derive(Debug)]
pub(super) struct Chooser {
    branching: Branching,
    values: ValueOrder,
    rng: Pcg64,
    /// By the code of a literal, what counts for it.
    scores: Vec<f64>,
}

impl Chooser {
    pub(super) fn new(
        symbols: usize,
        branching: Branching,
        values: ValueOrder,
        rng: Pcg64,
    ) -> Self {
        Chooser {
            branching,
            values,
            rng,
            scores: vec![0.0; 2 * symbols],
        }
    }

    /// The literal to make true. No symbol before `from` is without a value and in an open clause.
    pub(super) fn choose(
        &mut self,
        from: Symbol,
        trail: &Trail,
        counters: &Counters<'_>,
    ) -> Option<Literal> {
        let symbols = (from.index()..counters.cnf().symbols()).map(Symbol::new);
        let mut candidates = symbols.filter(|&symbol| {
            let literal = Literal::positive(symbol);
            let occurs = counters.in_open(literal) + counters.in_open(!literal) > 0;
            occurs && trail.value(literal).is_none()
        });
        let (symbol, preferred) = match self.branching {
            Branching::First => (candidates.next()?, true),
            Branching::Random => (candidates.choose(&mut self.rng)?, self.rng.random()),
            branching => {
                self.score(counters);
                let score = |literal: Literal| self.scores[literal.code()];
                let both = |symbol| {
                    let literal = Literal::positive(symbol);
                    (score(literal), score(!literal))
                };
                let merit = |&symbol: &Symbol| {
                    let (positive, negative) = both(symbol);
                    branching.merit(positive, negative)
                };
                let best = candidates
                    .rev()
                    .max_by(|a, b| merit(a).total_cmp(&merit(b)))?;
                let (positive, negative) = both(best);
                (best, branching == Branching::Zm || positive >= negative)
            }
        };
        let value = match self.values {
            ValueOrder::Heuristic => preferred,
            ValueOrder::True => true,
            ValueOrder::False => false,
        };
        Some(Literal::new(symbol, value))
    }

    /// What spoke for a choice made just now, and what else there was.
    pub(super) fn choice(&self, taken: Literal, trail: &Trail, counters: &Counters<'_>) -> Choice {
        let measured = !matches!(self.branching, Branching::First | Branching::Random);
        let symbols = (0..counters.cnf().symbols()).map(Symbol::new);
        let open = symbols.map(Literal::positive).filter(|&literal| {
            let occurs = counters.in_open(literal) + counters.in_open(!literal) > 0;
            occurs && trail.value(literal).is_none()
        });
        let score = |literal: Literal| self.scores[literal.code()];
        let candidate = |literal: Literal| Candidate {
            literal: if self.branching == Branching::Zm || score(literal) >= score(!literal) {
                literal
            } else {
                !literal
            },
            measure: self.branching.merit(score(literal), score(!literal)),
        };
        let all: Vec<Candidate<Literal>> = open.map(candidate).collect();
        let is_taken = |one: &Candidate<Literal>| one.literal.symbol() == taken.symbol();
        let own = all.iter().find(|one| is_taken(one));
        let measure = own.filter(|_| measured).map(|own| own.measure);
        let choices = all.len();
        let others = all.into_iter().filter(|one| measured && !is_taken(one));
        Choice {
            measure,
            others: best_of(others.collect()),
            choices,
        }
    }

    fn score(&mut self, counters: &Counters<'_>) {
        if let Branching::Dlis | Branching::Dlcs = self.branching {
            for symbol in (0..counters.cnf().symbols()).map(Symbol::new) {
                for literal in [Literal::positive(symbol), Literal::negative(symbol)] {
                    self.scores[literal.code()] = f64::from(counters.in_open(literal));
                }
            }
            return;
        }
        self.scores.fill(0.0);
        let open = || (0..counters.cnf().len()).filter(|&clause| counters.is_open(clause));
        let shortest = open()
            .map(|clause| counters.left(clause))
            .min()
            .unwrap_or(0);
        for clause in open() {
            let weight = self.branching.weight(counters.left(clause), shortest);
            for literal in counters.cnf().clause(clause) {
                self.scores[literal.code()] += weight;
            }
        }
    }
}
