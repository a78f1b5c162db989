//! One search for all alternating chains: nice loops and chains with two ends differ only in what their
//! ends conclude.

use super::chain::{Ends, Walk, is_grouped};
use super::finder::Finder;
use super::links::{By, Links, Nodes};
use super::{aic, nice_loop};
use std::ops::ControlFlow;

/// What a chain is called after what its ends conclude.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    ContinuousLoop,
    DiscontinuousLoop,
    TwoEnds,
}

impl Kind {
    const ALL: [Kind; 3] = [Kind::ContinuousLoop, Kind::DiscontinuousLoop, Kind::TwoEnds];

    fn fits<F: Fn(By) -> bool>(self, links: &Links, walk: &Walk<'_, F>, ends: Ends) -> bool {
        match self {
            Kind::ContinuousLoop => nice_loop::is_continuous(links, walk, ends),
            Kind::DiscontinuousLoop => nice_loop::is_discontinuous(links, ends),
            Kind::TwoEnds => aic::takes_several(links, ends),
        }
    }
}

/// By kind, the ends of the chains of a position.
pub(super) struct Chains([Vec<Ends>; Kind::ALL.len()]);

impl Chains {
    /// Along these links; if they are grouped, only chains that single candidates do not form.
    pub(super) fn new(links: &Links, nodes: Nodes, found: &mut Finder) -> ControlFlow<(), Self> {
        let mut walk = Walk::new(links, |_| true);
        let ends = walk.ends_of_kinds(found, |walk, kind, ends| {
            Kind::ALL[kind].fits(links, walk, ends)
                && (nodes == Nodes::Single || is_grouped(links, &walk.chain(ends.to)))
        })?;
        ControlFlow::Continue(Chains(ends))
    }

    pub(super) fn of(&self, kind: Kind) -> &[Ends] {
        &self.0[kind as usize]
    }
}
