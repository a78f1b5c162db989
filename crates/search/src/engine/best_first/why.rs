//! What best-first search says of its events to observers that watch.

use super::BestFirst;
use crate::why::{Hint, Rule, Taken, Waiting, Why};
use crate::{Entry, Evaluation, Frontier, Heuristic, Observer, Problem};

impl<P, H, F, O> BestFirst<'_, P, H, F, O>
where
    P: Problem,
    H: Heuristic<P>,
    F: Frontier<Cost = P::Cost>,
    O: Observer<P>,
{
    /// Says why this node, which was just taken out of the frontier, was the first.
    #[inline]
    pub(super) fn explain_taken(&mut self, entry: &Entry<P::Cost>) {
        if self.observer.watches() {
            let taken = self.taken(entry);
            self.observer.explain(Hint::Why(Why::Taken(taken)));
        }
    }

    fn taken(&self, entry: &Entry<P::Cost>) -> Taken<P::Cost> {
        let evaluation = self.settings.evaluation;
        let rule = self.frontier.rule(evaluation);
        let value = |entry: &Entry<P::Cost>| (rule != Rule::Oldest).then_some(entry.f);
        let next = self.frontier.next(Taken::<P::Cost>::OTHERS);
        let equal = value(entry).map_or(0, |f| self.frontier.equal_to(f));
        let second = next.first().filter(|_| equal > 0);
        Taken {
            weight: match evaluation {
                Evaluation::Weighted(weight) => Some(weight),
                _ => None,
            },
            value: value(entry),
            equal: equal as u64,
            tie: second.map(|second| self.frontier.tie_rule(entry, second)),
            waiting: self.frontier.len() as u64,
            others: (next.iter())
                .map(|entry| Waiting {
                    id: u64::from(entry.id),
                    g: entry.g,
                    h: Some(self.arena.node(entry.id).h),
                    value: value(entry),
                })
                .collect(),
            ..Taken::alone(rule)
        }
    }

    /// Says something of the next event.
    #[inline]
    pub(super) fn explain(&mut self, hint: Hint<P::Cost>) {
        if self.observer.watches() {
            self.observer.explain(hint);
        }
    }
}
