//! Pairs of places one of which must hold a value.

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
