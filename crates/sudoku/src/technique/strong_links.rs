//! Pairs of places one of which must hold a value, and what two of them that touch conclude.

use super::finder::{Finder, Flow};
use super::view::View;
use super::{Evidence, Node};
use crate::RegionKind;

/// The only two places of a value in a region that must have it.
#[derive(Clone, Copy)]
pub(super) struct StrongLink {
    pub(super) kind: RegionKind,
    pub(super) ends: [usize; 2],
}

impl StrongLink {
    /// Its ends, either of them first.
    pub(super) fn both_ways(self) -> [[usize; 2]; 2] {
        let [one, other] = self.ends;
        [[one, other], [other, one]]
    }
}

/// The strong links of a value, in the order of the regions.
pub(super) fn strong_links<const W: usize>(
    view: &View<W>,
    value: u8,
) -> impl Iterator<Item = StrongLink> {
    view.full_groups().filter_map(move |(index, region)| {
        let places = view.places(index, value);
        let second = places & places.wrapping_sub(1);
        let ends = [places, second].map(u32::trailing_zeros);
        second.is_power_of_two().then(|| StrongLink {
            kind: region.kind,
            ends: ends.map(|place| region.cells[place as usize]),
        })
    })
}

/// Two strong links with an end each that see each other: the outer ends cannot both be false.
pub(super) struct Turbot {
    pub(super) kinds: [RegionKind; 2],
    /// The ends that see each other.
    pub(super) inner: [usize; 2],
    /// One of these has the value.
    pub(super) outer: [usize; 2],
}

/// Looks for pairs of strong links that touch and satisfy `fits`.
pub(super) fn find_turbot<const W: usize>(
    view: &View<W>,
    found: &mut Finder,
    fits: impl Fn(&Turbot) -> bool,
) -> Flow {
    let mut links = Vec::new();
    for value in view.all_values() {
        if view.without_way(found, value)?.is_empty() {
            continue;
        }
        links.clear();
        links.extend(strong_links(view, value));
        for (index, one) in links.iter().enumerate() {
            for other in &links[index + 1..] {
                found.work()?;
                if one.ends.iter().any(|end| other.ends.contains(end)) {
                    continue;
                }
                for [outer, inner] in one.both_ways() {
                    for [far_inner, far_outer] in other.both_ways() {
                        if !view.peers(inner).contains(far_inner) {
                            continue;
                        }
                        let turbot = Turbot {
                            kinds: [one.kind, other.kind],
                            inner: [inner, far_inner],
                            outer: [outer, far_outer],
                        };
                        let seen = view.peers(outer).and(view.peers(far_outer));
                        if seen.meets(view.cells_with(value)) && fits(&turbot) {
                            found.eliminate(view, &seen, value, || {
                                let path = [outer, inner, far_inner, far_outer];
                                alternating(path.map(|cell| (vec![cell], value)))
                            })?;
                        }
                    }
                }
            }
        }
    }
    Flow::Continue(())
}

/// A chain that starts with a candidate that is false.
pub(super) fn alternating(nodes: impl IntoIterator<Item = (Vec<usize>, u8)>) -> Evidence {
    let node = |(index, (cells, value))| Node {
        cells,
        value,
        holds: index % 2 == 1,
        through: Vec::new(),
    };
    Evidence::Chain {
        nodes: nodes.into_iter().enumerate().map(node).collect(),
        closed: false,
    }
}

/// Whether two cells lie in a region of some kind together.
pub(super) fn share<const W: usize>(
    view: &View<W>,
    [one, other]: [usize; 2],
    is_kind: impl Fn(RegionKind) -> bool,
) -> bool {
    view.groups_of(one).iter().any(|&region| {
        let region = &view.groups()[region];
        is_kind(region.kind) && region.set.contains(other)
    })
}
