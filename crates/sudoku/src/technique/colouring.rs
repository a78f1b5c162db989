//! Places of a value joined by strong links, in two colours.

use super::cells::Cells;
use super::strong_links::strong_links;
use super::view::View;

/// Places joined by strong links: either all cells of one colour have the value, or all of the other.
#[derive(Clone, Copy)]
pub(super) struct Cluster<const W: usize> {
    pub(super) colours: [Cells<W>; 2],
}

impl<const W: usize> Cluster<W> {
    /// The cells of both colours.
    pub(super) fn cells(&self) -> Cells<W> {
        self.colours[0].or(&self.colours[1])
    }

    /// The colours, either of them first.
    pub(super) fn both_ways(&self) -> [[&Cells<W>; 2]; 2] {
        let [one, other] = &self.colours;
        [[one, other], [other, one]]
    }

    /// As evidence lists it.
    pub(super) fn listed(&self) -> [Vec<usize>; 2] {
        self.colours.map(|colour| colour.iter().collect())
    }
}

/// The clusters of a value. One whose colours run into each other is left out: the position has no
/// solution, and other techniques say so better.
pub(super) fn clusters<const W: usize>(view: &View<W>, value: u8) -> Vec<Cluster<W>> {
    let mut links: Vec<[usize; 2]> = strong_links(view, value).map(|link| link.ends).collect();
    let mut clusters = Vec::new();
    while let Some([one, other]) = links.pop() {
        let mut colours = [Cells::of(one), Cells::of(other)];
        loop {
            let before = links.len();
            links.retain(|&[one, other]| !stretch(&mut colours, one, other));
            if links.len() == before {
                break;
            }
        }
        if !colours[0].meets(&colours[1]) {
            clusters.push(Cluster { colours });
        }
    }
    clusters
}

/// Colours the ends of a link if one of them has a colour.
fn stretch<const W: usize>(colours: &mut [Cells<W>; 2], one: usize, other: usize) -> bool {
    for [near, far] in [[one, other], [other, one]] {
        for colour in 0..2 {
            if colours[colour].contains(near) {
                colours[1 - colour].insert(far);
                return true;
            }
        }
    }
    false
}

/// All cells that see one of these.
pub(super) fn in_sight_of<const W: usize>(view: &View<W>, cells: &Cells<W>) -> Cells<W> {
    let sight = |seen: Cells<W>, cell| seen.or(view.peers(cell));
    cells.iter().fold(Cells::NONE, sight)
}
