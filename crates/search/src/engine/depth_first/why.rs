//! What depth-first search says of its events to observers that watch.

use super::{Deepening, DepthFirst};
use crate::why::{Hint, Rule, Taken, TieRule, Waiting, Why};
use crate::{Heuristic, Limit, Observer, PathCost, Problem};

impl<P, H, O> DepthFirst<'_, P, H, O>
where
    P: Problem,
    H: Heuristic<P>,
    O: Observer<P>,
{
    /// Says something of the next event.
    #[inline]
    pub(super) fn explain(&mut self, hint: impl FnOnce(&Self) -> Hint<P::Cost>) {
        if self.observer.watches() {
            let hint = hint(self);
            self.observer.explain(hint);
        }
    }

    /// Why the node at `place`, which was just taken, was the first: it lies deepest, and beside it are only its
    /// siblings.
    pub(super) fn taken(&self, place: usize) -> Hint<P::Cost> {
        let depth = self.stack.depth();
        let waiting = self.stack.siblings_waiting();
        let tie = waiting.first().map(|next| {
            let ranked = self.settings.deepening == Deepening::Discrepancies;
            if ranked && self.stack.node(place).h < next.h {
                TieRule::LowH
            } else {
                TieRule::First
            }
        });
        let others = self.stack.waiting_in_order();
        Hint::Why(Why::Taken(Taken {
            value: Some(P::Cost::from(depth)),
            equal: waiting.len() as u64,
            tie,
            waiting: self.stack.waiting() as u64,
            others: others
                .take(Taken::<P::Cost>::OTHERS)
                .map(|(depth, node)| Waiting {
                    id: node.id,
                    g: node.g,
                    h: Some(node.h),
                    value: Some(P::Cost::from(depth)),
                })
                .collect(),
            within: self.limit(),
            ..Taken::alone(Rule::Deepest)
        }))
    }

    /// The limit of this iteration.
    pub(super) fn limit(&self) -> Option<Limit<P::Cost>> {
        match self.settings.deepening {
            Deepening::Never => self.settings.depth_limit.map(Limit::Depth),
            Deepening::Depth => Some(Limit::Depth(self.limits.depth)),
            Deepening::Bound => Some(Limit::Bound(self.limits.bound)),
            Deepening::Discrepancies => Some(Limit::Discrepancies(self.limits.discrepancies)),
        }
    }

    /// Why a node with this cost and estimate is beyond the bound.
    pub(super) fn beyond_bound(&self, g: P::Cost, h: P::Cost) -> Hint<P::Cost> {
        Hint::Why(Why::Bound {
            f: g.plus(h),
            bound: self.limits.bound,
        })
    }
}
