//! What beam search says of its events to observers that watch.

use super::Beam;
use crate::why::{Hint, Rule, Taken, TieRule, Waiting, Why};
use crate::{Entry, Heuristic, Observer, Order, Problem};

impl<P: Problem, H: Heuristic<P>, O: Observer<P>> Beam<'_, P, H, O> {
    /// Says something of the next event.
    #[inline]
    pub(super) fn explain(&mut self, hint: impl FnOnce(&Self) -> Hint<P::Cost>) {
        if self.observer.watches() {
            let hint = hint(self);
            self.observer.explain(hint);
        }
    }

    /// Why a node, which was just taken, was the first of its level.
    pub(super) fn taken(&self, entry: &Entry<P::Cost>) -> Hint<P::Cost> {
        let waiting = self.level.iter().rev();
        let equal = waiting.clone().filter(|other| other.h == entry.h).count();
        let second = self.level.last().filter(|_| equal > 0);
        // Candidates are sorted in the order in which they were generated.
        let tie = second.map(|second| match self.options.tie.tie_rule(entry, second) {
            TieRule::Heap => TieRule::First,
            rule => rule,
        });
        Hint::Why(Why::Taken(Taken {
            value: Some(entry.h),
            equal: equal as u64,
            tie,
            waiting: (self.level.len() + self.candidates.len()) as u64,
            others: waiting
                .take(Taken::<P::Cost>::OTHERS)
                .map(|entry| Waiting {
                    id: u64::from(entry.id),
                    g: entry.g,
                    h: Some(entry.h),
                    value: Some(entry.h),
                })
                .collect(),
            ..Taken::alone(Rule::Level)
        }))
    }

    /// Why a candidate with this estimate is not kept: the level is full.
    pub(super) fn beyond_width(&self, value: P::Cost) -> Hint<P::Cost> {
        Hint::Why(Why::Width {
            value,
            width: self.options.beam_width.0.get(),
            worst: self.level.last().map_or(value, |worst| worst.h),
        })
    }
}
