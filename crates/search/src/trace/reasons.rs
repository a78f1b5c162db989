//! The reasons of events, put together from what the search says of them and from the events before.

use crate::why::{Hint, Known, Place, Why};
use crate::{Event, Limit, Prune};
use std::collections::HashMap;

/// What an observer needs to say why: it is told every hint and every event, in order.
#[derive(Clone, Debug)]
pub struct Reasons<C> {
    hint: Option<Hint<C>>,
    /// The nodes generated so far, by their numbers.
    nodes: HashMap<u64, Known<C>>,
    /// What the limit of this iteration cut off, by the kind of limit.
    cut: HashMap<Prune, u64>,
}

impl<C> Default for Reasons<C> {
    fn default() -> Self {
        Reasons {
            hint: None,
            nodes: HashMap::new(),
            cut: HashMap::new(),
        }
    }
}

impl<C: Copy> Reasons<C> {
    /// Takes notice of what is said of the next event.
    pub fn hint(&mut self, hint: Hint<C>) {
        self.hint = Some(hint);
    }

    /// Why this event, the next one, happened; none where there is nothing to say.
    pub fn why<S, A>(&mut self, event: &Event<S, A, C>) -> Option<Why<C>> {
        let hint = self.hint.take();
        let why = self.explain(event, hint);
        self.follow(event);
        why
    }

    fn explain<S, A>(&mut self, event: &Event<S, A, C>, hint: Option<Hint<C>>) -> Option<Why<C>> {
        match (event, hint) {
            (_, Some(Hint::Why(why))) => Some(why),
            (Event::Duplicate(node), None) => self.nodes.get(&node.id).copied().map(Why::Known),
            (Event::Duplicate(_), Some(Hint::OnPath(id))) => {
                let known = self.nodes.get(&id).copied()?;
                let place = Place::Path;
                Some(Why::Known(Known { place, ..known }))
            }
            (Event::Duplicate(_), Some(Hint::Outdated(id))) => {
                self.nodes.get(&id).copied().map(Why::Outdated)
            }
            (Event::Generated(node), hint) => {
                // The first node of a search: those of another one before it are forgotten.
                if node.id == 0 {
                    self.nodes.clear();
                }
                let id = match hint {
                    Some(Hint::Dearer(id)) => id,
                    _ => node.id,
                };
                self.nodes.get(&id).copied().map(Why::Cheaper)
            }
            (Event::LimitRaised { .. }, Some(Hint::Raised { from })) => {
                let pruned = self.cut.get(&cut_by(from)).copied().unwrap_or_default();
                Some(Why::Raised { from, pruned })
            }
            _ => None,
        }
    }

    /// Notes what becomes of the nodes.
    fn follow<S, A>(&mut self, event: &Event<S, A, C>) {
        match event {
            Event::Generated(node) => {
                let known = Known {
                    id: node.id,
                    g: node.g,
                    parent: node.parent,
                    place: Place::Frontier,
                };
                self.nodes.insert(node.id, known);
            }
            Event::Expanded(node) => self.move_to(node.id, Place::Expanded),
            Event::Pruned { node, reason } => {
                self.move_to(node.id, Place::Pruned);
                *self.cut.entry(*reason).or_default() += 1;
            }
            Event::LimitRaised { .. } => self.cut.clear(),
            Event::Duplicate(_) | Event::Goal(_) => {}
        }
    }

    /// A node that was pruned before it was put into the frontier has no place.
    fn move_to(&mut self, id: u64, place: Place) {
        if let Some(node) = self.nodes.get_mut(&id) {
            node.place = place;
        }
    }
}

/// Why nodes are dropped under a limit.
fn cut_by<C: Copy>(limit: Limit<C>) -> Prune {
    match limit {
        Limit::Depth(_) => Prune::Depth,
        Limit::Bound(_) => Prune::Bound,
        Limit::Discrepancies(_) => Prune::Discrepancies,
    }
}
