//! A chain of cells that all have the same two values, each in sight of the next.
//!
//! The two values alternate along the chain, so that its ends, an odd number of steps apart, have one
//! each. A cell that sees both ends has neither. (Two cells alone are a naked pair.)

use super::Evidence;
use super::cells::Cells;
use super::finder::{Finder, Flow};
use super::strong_links::alternating;
use super::view::View;
use crate::Values;

/// A chain of cells with the same two values.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    let mut rest = view.bivalue();
    while let Some(first) = rest.first() {
        let pair = view.candidates(first);
        let same = |cell: &usize| view.candidates(*cell) == pair;
        let alike: Cells<W> = rest.iter().filter(same).collect();
        rest = rest.without(&alike);
        if alike.len() >= 4 {
            for start in alike.iter() {
                from(view, found, pair, &alike, start)?;
            }
        }
    }
    Flow::Continue(())
}

/// Goes away from one cell layer by layer; those three, five, ... steps away have the other value.
fn from<const W: usize>(
    view: &View<W>,
    found: &mut Finder,
    pair: Values,
    alike: &Cells<W>,
    start: usize,
) -> Flow {
    let mut layers = vec![Cells::of(start)];
    let mut reached = Cells::of(start);
    loop {
        found.work()?;
        let edge = layers[layers.len() - 1].iter();
        let seen = edge.fold(Cells::NONE, |seen, cell| seen.or(view.peers(cell)));
        let next = seen.and(alike).without(&reached);
        if next.is_empty() {
            return Flow::Continue(());
        }
        reached = reached.or(&next);
        layers.push(next);
        if layers.len() < 4 || layers.len() % 2 == 1 {
            continue;
        }
        // Each pair of ends is looked at once, from the lower cell.
        for end in next.iter().filter(|&end| end > start) {
            let seen = view.peers(start).and(view.peers(end));
            let gone = |value| seen.and(view.cells_with(value)).with_value(value);
            let gone = pair.iter().flat_map(gone).collect();
            found.eliminate_each(gone, || path(view, &layers, end, pair))?;
        }
    }
}

/// The way back through the layers, as a chain of one of the values.
fn path<const W: usize>(view: &View<W>, layers: &[Cells<W>], end: usize, pair: Values) -> Evidence {
    let mut cells = vec![end];
    let mut last = end;
    for layer in layers[..layers.len() - 1].iter().rev() {
        if let Some(before) = layer.and(view.peers(last)).first() {
            cells.push(before);
            last = before;
        }
    }
    let value = pair.first().unwrap_or_default();
    alternating(cells.into_iter().rev().map(|cell| (vec![cell], value)))
}

#[cfg(test)]
mod tests {
    use crate::technique::Evidence;
    use crate::technique::Technique::RemotePair;
    use crate::technique::trial::{conclusions, marks, steps};

    #[test]
    fn the_ends_of_four_equal_cells_in_a_chain_have_one_value_each() {
        let pair: &[u8] = &[1, 2];
        let position = marks(&[(11, pair), (15, pair), (65, pair), (69, pair)]);
        let expected = ["r1c9<>1 r1c9<>2 r6c1<>1 r6c1<>2"];
        assert_eq!(conclusions(&position, RemotePair), expected);
        let Evidence::Chain { nodes, .. } = &steps(&position, RemotePair)[0].evidence else {
            panic!("a remote pair is a chain");
        };
        assert_eq!(nodes.len(), 4);
    }

    #[test]
    fn cells_two_steps_apart_are_no_remote_pair() {
        let pair: &[u8] = &[1, 2];
        let position = marks(&[(11, pair), (15, pair), (65, pair)]);
        assert!(conclusions(&position, RemotePair).is_empty());
    }
}
