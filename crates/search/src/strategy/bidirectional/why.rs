//! What bidirectional search says of its events to observers that watch.

use super::{BACKWARD, Bidirectional, FORWARD, Meeting};
use crate::why::{Hint, Rule, Side, Taken, Waiting, Why};
use crate::{Entry, Frontier, Observer, PathCost, Reversible};

impl<P: Reversible, O: Observer<P>> Bidirectional<'_, P, O> {
    /// Says something of the next event.
    #[inline]
    pub(super) fn explain(&mut self, hint: impl FnOnce(&Self) -> Hint<P::Cost>) {
        if self.observer.watches() {
            let hint = hint(self);
            self.observer.explain(hint);
        }
    }

    /// Why a node, which was just taken from this side, was the first, where so many waited on both sides.
    pub(super) fn taken(
        &self,
        at: usize,
        entry: &Entry<P::Cost>,
        waited: [usize; 2],
    ) -> Hint<P::Cost> {
        let side = &self.sides[at];
        let next = side.frontier.next(Taken::<P::Cost>::OTHERS);
        let equal = side.frontier.equal_to(entry.f);
        let second = next.first().filter(|_| equal > 0);
        Hint::Why(Why::Taken(Taken {
            value: Some(entry.g),
            equal: equal as u64,
            tie: second.map(|second| side.frontier.tie_rule(entry, second)),
            waiting: side.frontier.len() as u64,
            others: (next.iter())
                .map(|entry| Waiting {
                    id: side.number(entry.id),
                    g: entry.g,
                    h: None,
                    value: Some(entry.g),
                })
                .collect(),
            side: Some(Side {
                is_forward: at == FORWARD,
                forward: waited[FORWARD] as u64,
                backward: waited[BACKWARD] as u64,
            }),
            ..Taken::alone(Rule::G)
        }))
    }

    /// Why the search ends with this meeting.
    pub(super) fn met(&self, meeting: Meeting<P::Cost>) -> Hint<P::Cost> {
        let [forward, backward] = &self.sides;
        let next = forward.frontier.peek().zip(backward.frontier.peek());
        Hint::Why(Why::Met {
            forward: forward.number(meeting.nodes[FORWARD]),
            backward: backward.number(meeting.nodes[BACKWARD]),
            cost: meeting.cost,
            least: next.map(|(near, far)| near.g.plus(far.g)),
        })
    }
}
