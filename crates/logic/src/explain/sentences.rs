//! The fewest sentences of a knowledge base that something follows from.

use super::{deletion, smallest};
use crate::clausal::{Clausal, Conversion, Origin};
use crate::formula::Formula;
use crate::knowledge_base::{KnowledgeBase, SentenceId};
use crate::theory::{Claim, ConstraintId, Theory};
use atisbo_base::{Budget, Stop};

/// Sentences from which something follows, none of which can be left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FewSentences {
    /// The sentences, in order.
    pub sentences: Vec<SentenceId>,
    /// Whether it is known that fewer would not do. To find that out may take longer than the budget.
    pub are_fewest: bool,
}

/// Few sentences from which the query follows, the fewest if the search for them ends in time. `None` if
/// it does not follow at all. For the query [`Formula::FALSE`] they are sentences that contradict each
/// other.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_logic::{KnowledgeBase, explain};
///
/// let mut base = KnowledgeBase::new();
/// let sentences = ["a => b", "b => c", "a", "a => c"].map(|text| base.tell(text));
/// let query = base.parse("c")?;
/// let few = explain::sentences(&base, &query, &Budget::unlimited()).unwrap().unwrap();
/// assert!(few.are_fewest);
/// assert_eq!(few.sentences, [sentences[2].clone()?, sentences[3].clone()?]);
/// # Ok::<(), atisbo_logic::ParseError>(())
/// ```
///
/// # Errors
///
/// If the budget is used up before any such set is found.
pub fn sentences(
    base: &KnowledgeBase,
    query: &Formula,
    budget: &Budget,
) -> Result<Option<FewSentences>, Stop> {
    let (mut theory, ids) = theory_of(base, query, budget)?;
    let all: Vec<ConstraintId> = theory.constraints().collect();
    let cost = |_| 1;
    let Some(minimal) = deletion(&mut theory, Claim::Conflict, &all, &cost, budget)? else {
        return Ok(None);
    };
    let fewest = smallest(&mut theory, Claim::Conflict, &all, &cost, budget);
    let are_fewest = fewest.is_ok();
    let chosen = fewest.ok().flatten().unwrap_or(minimal);
    let mut sentences: Vec<SentenceId> = chosen.iter().map(|one| ids[one.index()]).collect();
    sentences.sort_unstable();
    Ok(Some(FewSentences {
        sentences,
        are_fewest,
    }))
}

/// A constraint for each sentence, with the negated query as a hard part: what contradicts it proves the
/// query.
fn theory_of(
    base: &KnowledgeBase,
    query: &Formula,
    budget: &Budget,
) -> Result<(Theory, Vec<SentenceId>), Stop> {
    let clausal = Clausal::new(base, Some(query), Conversion::Smaller, budget)?;
    let mut theory = Theory::new();
    // The symbols of the clauses keep their numbers.
    for _ in 0..clausal.cnf.symbols() {
        theory.fresh();
    }
    let mut ids: Vec<SentenceId> = Vec::new();
    let mut current = None;
    for (clause, origin) in clausal.cnf.clauses().zip(&clausal.origins) {
        match origin {
            Origin::Definition(_) | Origin::Sentence(None) | Origin::Root(None) => {
                theory.add_hard(clause);
            }
            Origin::Sentence(Some(id)) | Origin::Root(Some(id)) => {
                let constraint = match current {
                    Some(constraint) if ids.last() == Some(id) => constraint,
                    _ => {
                        ids.push(*id);
                        theory.constraint("sentence")
                    }
                };
                current = Some(constraint);
                theory.add(constraint, clause);
            }
        }
    }
    Ok((theory, ids))
}
