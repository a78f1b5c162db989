//! Why evidence is impossible: observations that cannot occur together, none of them superfluous.
//!
//! Reference: Junker, "`QuickXplain`: preferred explanations and relaxations for over-constrained
//! problems" (2004).

use crate::account::Statistics;
use crate::engine::{Engine, InferenceError};
use crate::evidence::{Evidence, Finding};
use crate::variable::Variable;
use atisbo_base::{Budget, Stop};
use std::time::Duration;

/// The most sets of observations that are tried in order to prove that none is smaller.
const MOST_SETS: u64 = 5000;

/// Observations that cannot occur together, though any of them may be taken away and the others can.
#[derive(Clone, Debug, PartialEq)]
pub struct Impossible {
    /// The observations; none if the model itself allows nothing, as a Markov network may.
    pub evidence: Evidence,
    /// Whether it is proven that no smaller set of the observations is impossible.
    pub smallest: bool,
    /// Which limit of the budget ended the proof, if one did. If `smallest` is false without one,
    /// there were too many sets to try.
    pub stop: Option<Stop>,
}

impl Engine<'_> {
    /// A set of the observations that is impossible by itself and that none can be taken from. Where
    /// trying all smaller sets is feasible, it is a smallest one, and says so. None if the evidence is
    /// possible.
    ///
    /// ```
    /// use atisbo_base::Budget;
    /// use atisbo_bayes::{Conditional, Engine, Evidence, InferenceError, Model, Network, Settings};
    ///
    /// let mut builder = Network::builder();
    /// let mut mines = Vec::new();
    /// for name in ["A", "B", "C"] {
    ///     let mine = builder.variable(name, ["no", "yes"])?;
    ///     builder.table(mine, &[], vec![0.8, 0.2])?;
    ///     mines.push(mine);
    /// }
    /// let clue = builder.variable("clue", ["0", "1", "2", "3"])?;
    /// builder.conditional(clue, &mines, Conditional::Sum)?;
    /// let model = Model::from(builder.build()?);
    /// let mut engine = Engine::new(&model, Settings::default());
    /// engine.observe_all(&Evidence::parse(model.variables(), "A=no,B=yes,C=no,clue=3")?)?;
    /// let budget = Budget::unlimited();
    /// assert_eq!(engine.log_evidence(&budget, &mut ()), Err(InferenceError::Impossible));
    /// let reason = engine.impossible_subset(&budget)?.unwrap();
    /// assert_eq!(reason.evidence, Evidence::parse(model.variables(), "A=no,clue=3")?);
    /// assert!(reason.smallest);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If a limit is reached, or a table is too large. A budget that runs out while smaller sets are
    /// tried is no error: then it is not known that the set is a smallest one.
    pub fn impossible_subset(&self, budget: &Budget) -> Result<Option<Impossible>, InferenceError> {
        let mut search = Search {
            engine: self,
            budget: budget.started(),
            statistics: Statistics::default(),
        };
        if search.is_possible(self.evidence())? {
            return Ok(None);
        }
        let findings: Vec<Item<'_>> = self.evidence().iter().collect();
        let irreducible = search.irreducible(&[], false, &findings)?;
        let mut found = Impossible {
            evidence: together(&irreducible),
            smallest: false,
            stop: None,
        };
        if smaller_sets(findings.len(), irreducible.len()) <= MOST_SETS {
            match search.smaller(&findings, irreducible.len()) {
                Ok(smaller) => {
                    found.smallest = true;
                    found.evidence = smaller.unwrap_or(found.evidence);
                }
                Err(InferenceError::Limit(limit)) => found.stop = Some(limit.stop),
                Err(error) => return Err(error),
            }
        }
        Ok(Some(found))
    }
}

type Item<'e> = (Variable, &'e Finding);

struct Search<'a> {
    engine: &'a Engine<'a>,
    budget: Budget,
    statistics: Statistics,
}

impl Search<'_> {
    fn is_possible(&mut self, evidence: &Evidence) -> Result<bool, InferenceError> {
        let left = self.budget.less(self.statistics.entries, Duration::ZERO);
        match self.engine.log_evidence_given(evidence, &left) {
            Ok((_, statistics)) => {
                self.statistics = self.statistics.and(statistics);
                Ok(true)
            }
            // What it cost to find a set impossible is not reported, but few sets are impossible.
            Err(InferenceError::Impossible) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// An irreducible part of `items` that is impossible together with `given`; all of `items`
    /// together are. `grown` says that `given` is larger than the last time it was looked at.
    fn irreducible<'e>(
        &mut self,
        given: &[Item<'e>],
        grown: bool,
        items: &[Item<'e>],
    ) -> Result<Vec<Item<'e>>, InferenceError> {
        if grown && !self.is_possible(&together(given))? {
            return Ok(Vec::new());
        }
        if items.len() <= 1 {
            return Ok(items.to_vec());
        }
        let (one, other) = items.split_at(items.len() / 2);
        let of_other = self.irreducible(&[given, one].concat(), true, other)?;
        let mut given = given.to_vec();
        given.extend(&of_other);
        let mut all = self.irreducible(&given, !of_other.is_empty(), one)?;
        all.extend(of_other);
        Ok(all)
    }

    /// The first impossible set of fewer than `than` items, by size.
    fn smaller(
        &mut self,
        items: &[Item<'_>],
        than: usize,
    ) -> Result<Option<Evidence>, InferenceError> {
        for size in 0..than {
            let mut chosen: Vec<usize> = (0..size).collect();
            loop {
                let set: Vec<Item<'_>> = chosen.iter().map(|&index| items[index]).collect();
                let evidence = together(&set);
                if !self.is_possible(&evidence)? {
                    return Ok(Some(evidence));
                }
                if !next_combination(&mut chosen, items.len()) {
                    break;
                }
            }
        }
        Ok(None)
    }
}

fn together(items: &[Item<'_>]) -> Evidence {
    let findings = items.iter();
    findings
        .map(|&(variable, finding)| (variable, finding.clone()))
        .collect()
}

/// How many sets of fewer than `than` things there are among `all`.
fn smaller_sets(all: usize, than: usize) -> u64 {
    (0..than).fold(0, |sum: u64, size| {
        sum.saturating_add(combinations(all as u64, size as u64))
    })
}

/// How many sets of `size` things there are among `all`.
fn combinations(all: u64, size: u64) -> u64 {
    (1..=size).fold(1, |count: u64, step| {
        count.saturating_mul(all + 1 - step) / step
    })
}

/// Goes on to the next set of indices below `all`, in order. `false` after the last.
fn next_combination(chosen: &mut [usize], all: usize) -> bool {
    let count = chosen.len();
    let movable = (0..count)
        .rev()
        .find(|&place| chosen[place] < all - count + place);
    let Some(place) = movable else {
        return false;
    };
    let next = chosen[place] + 1;
    for (index, value) in chosen[place..].iter_mut().zip(next..) {
        *index = value;
    }
    true
}
