//! Nice loops: chains that come back to where they began.
//!
//! A continuous loop has no break: of the two nodes of every link exactly one is true, so that all
//! weak links take candidates away. A discontinuous one has a break at a candidate, which is shown
//! false (it would exclude itself) or true (it could not be missing).

use super::alternating::Kind;
use super::chain::{Ends, Hop, Walk, evidence};
use super::finder::{Finder, Flow};
use super::links::{By, Links, NodeId, Nodes};
use super::view::View;
use super::{Candidate, Evidence};

/// Whether a chain closes without a break and takes something away.
pub(super) fn is_continuous<F: Fn(By) -> bool>(
    links: &Links,
    walk: &Walk<'_, F>,
    ends: Ends,
) -> bool {
    let closes = ends.strong >= 2 && links.excludes(ends.from, ends.to);
    closes && !locked_out(links, &walk.chain(ends.to)).is_empty()
}

/// A chain that closes without a break.
pub(super) fn continuous<const W: usize>(view: &View<W>, found: &mut Finder, nodes: Nodes) -> Flow {
    let (links, chains) = found.chains(view, nodes)?;
    let mut walk = Walk::new(&links, |_| true);
    for &ends in chains.of(Kind::ContinuousLoop) {
        let chain = walk.chain_between(ends);
        let gone = locked_out(&links, &chain);
        found.eliminate_each(gone, || evidence(&links, &chain, true))?;
    }
    Flow::Continue(())
}

/// All that goes because exactly one node of each link of a closed chain is true.
fn locked_out(links: &Links, chain: &[Hop]) -> Vec<Candidate> {
    let mut gone = Vec::new();
    let Some(mut before) = chain.last() else {
        return gone;
    };
    for hop in chain {
        match hop.by {
            None => {
                let both = links.excluded_by_both(before.node, hop.node);
                gone.extend(both.map(|node| links.candidate(node)));
            }
            // The set lacks one of the two values that link, so that it holds all others.
            Some(By::Set(set)) => {
                let linking = [links.value(before.node), links.value(hop.node)];
                let rest = links.set(set).seen.iter();
                let rest = rest.filter(|(value, _)| !linking.contains(value));
                gone.extend(rest.flat_map(|(_, seen)| seen));
            }
            Some(By::Cell | By::Region(_)) => {}
        }
        before = hop;
    }
    gone
}

/// Whether a chain comes back to a candidate that it contradicts or confirms.
pub(super) fn is_discontinuous(links: &Links, ends: Ends) -> bool {
    ends.from <= ends.to && outcome(links, ends).is_some()
}

/// A chain that comes back to contradict or confirm its start.
pub(super) fn discontinuous<const W: usize>(
    view: &View<W>,
    found: &mut Finder,
    nodes: Nodes,
) -> Flow {
    let (links, chains) = found.chains(view, nodes)?;
    let mut walk = Walk::new(&links, |_| true);
    for &ends in chains.of(Kind::DiscontinuousLoop) {
        let chain = walk.chain_between(ends);
        let Some(outcome) = outcome(&links, ends) else {
            continue;
        };
        found.eliminate_each(outcome.gone(&links), || outcome.evidence(&links, &chain))?;
    }
    Flow::Continue(())
}

/// What a discontinuous loop says of the candidate at its break.
#[derive(Clone, Copy)]
enum Outcome {
    /// It must be true.
    Confirmed(NodeId),
    /// It cannot be true.
    Refuted(NodeId),
}

fn outcome(links: &Links, ends: Ends) -> Option<Outcome> {
    if ends.from == ends.to {
        let confirmed = Outcome::Confirmed(ends.from);
        let says_more = links.is_single(ends.from) && !confirmed.gone(links).is_empty();
        return says_more.then_some(confirmed);
    }
    let mut excluded = links.excluded_by_both(ends.from, ends.to);
    let first = excluded.next()?;
    // A chain that takes more away is one with two ends, and needs no break.
    excluded.next().is_none().then_some(Outcome::Refuted(first))
}

impl Outcome {
    fn gone(self, links: &Links) -> Vec<Candidate> {
        match self {
            Outcome::Refuted(node) => vec![links.candidate(node)],
            Outcome::Confirmed(node) => {
                let cell = links.candidate(node).cell;
                let others = links.excluded_by_both(node, node);
                let others = others.map(|other| links.candidate(other));
                others.filter(|other| other.cell == cell).collect()
            }
        }
    }

    /// The loop from its break on: the last node leads back to the first and contradicts it.
    fn evidence(self, links: &Links, chain: &[Hop]) -> Evidence {
        let mut hops = chain.to_vec();
        match self {
            Outcome::Refuted(node) => hops.insert(0, Hop::new(node, true, None)),
            Outcome::Confirmed(_) => {
                if let Some(last) = hops.pop() {
                    hops[0].by = last.by;
                }
            }
        }
        evidence(links, &hops, true)
    }
}

#[cfg(test)]
mod tests {
    use crate::technique::{Technique, trial};

    #[test]
    fn a_ring_of_cells_keeps_its_values_in_its_sides() {
        let position = trial::marks(&[(11, &[1, 2]), (15, &[2, 3]), (55, &[3, 4]), (51, &[4, 1])]);
        let steps = trial::steps(&position, Technique::ContinuousNiceLoop);
        assert_eq!(steps.len(), 1, "{steps:?}");
        assert_eq!(steps[0].eliminations.len(), 4 * 7);
    }

    #[test]
    fn a_candidate_that_excludes_itself_goes() {
        let position = trial::marks(&[(11, &[1, 2]), (15, &[2, 3]), (55, &[3, 1])]);
        let found = trial::conclusions(&position, Technique::DiscontinuousNiceLoop);
        assert_eq!(found, ["r5c1<>1"]);
    }

    #[test]
    fn a_candidate_that_cannot_be_missing_stays_alone() {
        // Without it the 1 of the first column is in r5c1, so that r5c5 holds 3, r1c5 holds 2, and
        // r1c1 holds 1.
        let mut position = trial::marks(&[(11, &[1, 2]), (15, &[2, 3]), (55, &[3, 1])]);
        for row in (2..=9).filter(|&row| row != 5) {
            position.eliminate((row - 1) * 9, 1);
        }
        let found = trial::conclusions(&position, Technique::DiscontinuousNiceLoop);
        assert!(found.contains(&"r1c1<>2".to_string()), "{found:?}");
    }
}
