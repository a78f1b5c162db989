//! A checker of proofs that knows the rules of logic and nothing of the engines.
//!
//! The checker goes through the steps once, in order. It trusts the knowledge base and the query, and no
//! conclusion that it has not followed itself.

mod enumerate;
mod flaw;
#[cfg(test)]
mod tests;
mod unfold;

use super::{Proof, Rule, Step};
use crate::formula::Formula;
use crate::knowledge_base::KnowledgeBase;
use crate::literal::Literal;
use crate::symbol::Symbol;
use enumerate::holds_in_every_row;
pub use flaw::{CheckError, Flaw};
use rustc_hash::{FxHashMap, FxHashSet};
use unfold::Unfolding;

/// Whether each step of the proof follows by its rule, and the last concludes the query.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_logic::{Answer, KnowledgeBase, Method, Options, proof::check};
///
/// let mut base = KnowledgeBase::new();
/// base.tell("rain => wet")?;
/// let rain = base.tell("rain")?;
/// let wet = base.parse("wet")?;
/// let options = Options::from(Method::ForwardChaining);
/// let Answer::Entailed(proof) = base.ask(&wet, &options, (), &Budget::unlimited()).answer else {
///     panic!()
/// };
/// assert_eq!(check(&base, &wet, &proof), Ok(()));
///
/// base.retract(rain);
/// let error = check(&base, &wet, &proof).unwrap_err();
/// assert_eq!(error.to_string(), "step 0: this is not the sentence that was told");
/// # Ok::<(), atisbo_logic::ParseError>(())
/// ```
///
/// # Errors
///
/// The first step that does not follow, and what is wrong with it.
pub fn check(base: &KnowledgeBase, query: &Formula, proof: &Proof) -> Result<(), CheckError> {
    let mut checker = Checker {
        base,
        query,
        steps: proof.steps(),
        assuming: Vec::with_capacity(proof.steps().len()),
        used: None,
    };
    for step in 0..proof.steps().len() {
        let assuming = checker
            .step(step)
            .map_err(|flaw| CheckError { step, flaw })?;
        checker.assuming.push(assuming);
    }
    let flaw = match (proof.steps().last(), checker.assuming.last()) {
        (Some(last), Some(false)) if last.conclusion == *query => return Ok(()),
        (Some(last), _) if last.conclusion == *query => Flaw::StillAssumed,
        (Some(_), _) => Flaw::NotTheQuery,
        (None, _) => Flaw::Empty,
    };
    let step = proof.steps().len().saturating_sub(1);
    Err(CheckError { step, flaw })
}

struct Checker<'a> {
    base: &'a KnowledgeBase,
    query: &'a Formula,
    steps: &'a [Step],
    /// For each step that was checked, whether it stands on the assumption that the query is false.
    assuming: Vec<bool>,
    /// The symbols that a definition may not define: those of the knowledge base, of the query, and of
    /// the definitions before. Gathered when the first definition comes.
    used: Option<FxHashSet<Symbol>>,
}

impl<'a> Checker<'a> {
    /// Checks one step, and says whether it stands on the assumption that the query is false.
    fn step(&mut self, number: usize) -> Result<bool, Flaw> {
        let step = &self.steps[number];
        if let Some(&premise) = step.premises.iter().find(|&&premise| premise >= number) {
            return Err(Flaw::PremiseNotBefore { premise });
        }
        match step.rule {
            Rule::Told(sentence) => {
                none(step)?;
                if self.base.sentence(sentence) != Some(&step.conclusion) {
                    return Err(Flaw::NotTold);
                }
            }
            Rule::Assumed => {
                none(step)?;
                return match &step.conclusion {
                    Formula::Not(inner) if **inner == *self.query => Ok(true),
                    _ => Err(Flaw::NotTheNegatedQuery),
                };
            }
            Rule::Definition => {
                none(step)?;
                self.definition(&step.conclusion)?;
            }
            Rule::Clause => self.clause(step)?,
            Rule::ModusPonens => self.modus_ponens(step)?,
            Rule::Resolution => self.resolution(step)?,
            Rule::Conjunction => all_among(&step.conclusion, self.premises(step))?,
            Rule::Contradiction => {
                let [premise] = step.premises[..] else {
                    return Err(Flaw::PremiseCount { expected: 1 });
                };
                if self.steps[premise].conclusion.value(&|_| None) != Some(false) {
                    return Err(Flaw::NotFalse);
                }
                // The assumption is given up here, and what it was made for is shown.
                return if step.conclusion == *self.query {
                    Ok(false)
                } else {
                    Err(Flaw::NotTheQuery)
                };
            }
            Rule::TruthTable => holds_in_every_row(&self.premises(step), &step.conclusion)?,
        }
        let mut premises = step.premises.iter();
        Ok(premises.any(|&premise| self.assuming[premise]))
    }

    fn premises(&self, step: &'a Step) -> impl Iterator<Item = &'a Formula> + Clone + use<'a> {
        let steps = self.steps;
        let premises = step.premises.iter();
        premises.map(|&premise| &steps[premise].conclusion)
    }

    /// A symbol that was not used before may stand for anything that does not depend on it.
    fn definition(&mut self, definition: &Formula) -> Result<(), Flaw> {
        let (symbol, meaning) = as_definition(definition).ok_or(Flaw::NotADefinition)?;
        let (base, query) = (self.base, self.query);
        let used = self.used.get_or_insert_with(|| {
            let mut used = FxHashSet::default();
            let sentences = base.sentences().map(|(_, sentence)| sentence);
            for formula in sentences.chain([query]) {
                formula.each_symbol(&mut |symbol| {
                    used.insert(symbol);
                });
            }
            used
        });
        meaning.each_symbol(&mut |symbol| {
            used.insert(symbol);
        });
        if used.insert(symbol) {
            Ok(())
        } else {
            Err(Flaw::NotNew { symbol })
        }
    }

    /// If the conclusion were false, one premise would be false already by the values this fixes; or the
    /// conclusion is a premise, but for what the definitions say; or the truth table tells.
    fn clause(&self, step: &'a Step) -> Result<(), Flaw> {
        if let Some(values) = values_that_falsify(&step.conclusion) {
            let of = |symbol| values.get(&symbol).copied();
            let mut premises = self.premises(step);
            if premises.any(|premise| premise.value(&of) == Some(false)) {
                return Ok(());
            }
        }
        let mut unfolding = Unfolding::default();
        for &premise in &step.premises {
            let premise = &self.steps[premise];
            if premise.rule == Rule::Definition
                && let Some((symbol, meaning)) = as_definition(&premise.conclusion)
            {
                unfolding.define(symbol, meaning);
            }
        }
        let conclusion = unfolding.unfold(&step.conclusion);
        let mut premises = self.premises(step);
        if premises.any(|premise| unfolding.unfold(premise) == conclusion) {
            return Ok(());
        }
        holds_in_every_row(&self.premises(step), &step.conclusion)
    }

    fn modus_ponens(&self, step: &'a Step) -> Result<(), Flaw> {
        let mut premises = self.premises(step);
        match premises.next() {
            Some(Formula::Implies(body, head)) if **head == step.conclusion => {
                all_among(body, premises)
            }
            _ => Err(Flaw::NotTheRule),
        }
    }

    /// Resolves one premise after the other with what came out so far, in time linear in their sizes.
    fn resolution(&self, step: &'a Step) -> Result<(), Flaw> {
        let as_clause = |premise: usize| {
            let clause = self.steps[premise].conclusion.as_clause();
            clause.ok_or(Flaw::NotAClause)
        };
        let Some((&first, rest)) = step.premises.split_first() else {
            return Err(Flaw::PremiseCount { expected: 1 });
        };
        let mut resolvent: FxHashSet<Literal> = as_clause(first)?.iter().copied().collect();
        for &premise in rest {
            let clause = as_clause(premise)?;
            let mut clashing = clause.iter().filter(|&&one| resolvent.contains(&!one));
            let (Some(&pivot), None) = (clashing.next(), clashing.next()) else {
                return Err(Flaw::NoResolvent { premise });
            };
            resolvent.remove(&!pivot);
            resolvent.extend(clause.iter().filter(|&&one| one != pivot));
        }
        let conclusion = step.conclusion.as_clause().ok_or(Flaw::NotAClause)?;
        let same = conclusion.len() == resolvent.len();
        if same && conclusion.iter().all(|one| resolvent.contains(one)) {
            Ok(())
        } else {
            Err(Flaw::DoesNotFollow)
        }
    }
}

/// What is told, assumed or defined stands on nothing.
fn none(step: &Step) -> Result<(), Flaw> {
    if step.premises.is_empty() {
        Ok(())
    } else {
        Err(Flaw::PremiseCount { expected: 0 })
    }
}

/// The symbol that is defined, and its meaning.
fn as_definition(formula: &Formula) -> Option<(Symbol, &Formula)> {
    match formula {
        Formula::Iff(symbol, meaning) => match **symbol {
            Formula::Symbol(symbol) => Some((symbol, meaning)),
            _ => None,
        },
        _ => None,
    }
}

/// Whether all parts of a conjunction are among the formulas.
fn all_among<'f>(
    conjunction: &Formula,
    formulas: impl Iterator<Item = &'f Formula>,
) -> Result<(), Flaw> {
    let formulas: FxHashSet<&Formula> = formulas.collect();
    let mut open = vec![conjunction];
    while let Some(formula) = open.pop() {
        match formula {
            Formula::Constant(true) => {}
            _ if formulas.contains(formula) => {}
            Formula::And(parts) => open.extend(parts),
            _ => return Err(Flaw::Missing),
        }
    }
    Ok(())
}

/// The values that symbols must have for the formula to be false, as far as they can be read off it.
/// `None` if it cannot be false.
fn values_that_falsify(formula: &Formula) -> Option<FxHashMap<Symbol, bool>> {
    let mut values = FxHashMap::default();
    let mut open = vec![(formula, false)];
    while let Some((formula, value)) = open.pop() {
        match formula {
            Formula::Constant(constant) if *constant != value => return None,
            Formula::Symbol(symbol) => {
                let before = values.insert(*symbol, value);
                if before == Some(!value) {
                    return None;
                }
            }
            Formula::Not(inner) => open.push((inner, !value)),
            Formula::And(parts) if value => open.extend(parts.iter().map(|part| (part, true))),
            Formula::Or(parts) if !value => open.extend(parts.iter().map(|part| (part, false))),
            Formula::Implies(left, right) if !value => {
                open.extend([(&**left, true), (right, false)]);
            }
            _ => {}
        }
    }
    Some(values)
}
