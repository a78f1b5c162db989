//! Sue de Coq: cells of a box and a line, with cells of the rest of each, that use up their values.
//!
//! The cells of the intersection may hold at least two values more than there are cells. A set of
//! other cells of the line takes some of these values, a set of the box takes others, and each may
//! bring values of its own. If there are as many cells as values in all, every value is used: those of
//! the line's set stay in the line, those of the box's set in the box, the others where they cross.
//! (First described in 2005 in the Sudoku Players' Forum, as "two-sector disjoint subsets", by the
//! player whose name it has since had.)

use super::Evidence;
use super::almost_locked::{evidence, subsets};
use super::cells::Cells;
use super::finder::{Finder, Flow};
use super::view::View;
use crate::Values;

/// Cells of a set beside the intersection, and on large grids, where there are too many such sets.
const MOST_CELLS: usize = 4;
const MOST_CELLS_OF_LARGE: usize = 2;

/// Cells and the values they may hold.
type Set<const W: usize> = (Cells<W>, Values);

/// Cells of a box and a line that use up their values.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    let groups = view.groups().iter();
    let (lines, blocks): (Vec<_>, Vec<_>) = groups.partition(|group| group.kind.is_line());
    for line in lines {
        for block in &blocks {
            found.work()?;
            let line = line.set.and(view.unsolved());
            let block = block.set.and(view.unsolved());
            if line.and(&block).len() >= 2 {
                in_crossing(view, &line, &block, found)?;
            }
        }
    }
    Flow::Continue(())
}

/// All of them in the unsolved cells of one line and one box.
fn in_crossing<const W: usize>(
    view: &View<W>,
    line: &Cells<W>,
    block: &Cells<W>,
    found: &mut Finder,
) -> Flow {
    let both = line.and(block);
    let (mut crossing, mut is_partial) = subsets(view, &both, both.len(), |_| true);
    crossing.retain(|(cells, values)| cells.len() >= 2 && values.len() >= cells.len() + 2);
    if crossing.is_empty() {
        return Flow::Continue(());
    }
    let union = crossing.iter().map(|set| set.1);
    let union = union.fold(Values::NONE, Values::or);
    let most = if view.size() > 16 {
        MOST_CELLS_OF_LARGE
    } else {
        MOST_CELLS
    };
    let [in_line, in_block] = [line.without(block), block.without(line)].map(|beside| {
        let few = |held: Values| held.without(union).len() < most;
        let (mut sets, left_out) = subsets(view, &beside, most, few);
        is_partial |= left_out;
        sets.retain(|(cells, values)| values.len() > cells.len());
        sets
    });
    found.limited_if(is_partial);
    let mut in_block_taking = Vec::new();
    for intersection in &crossing {
        let (cells, values) = *intersection;
        let wanted = values.len() - cells.len();
        in_block_taking.clear();
        in_block_taking.extend(takers(&in_block, values));
        for (one, takes) in takers(&in_line, values) {
            found.work()?;
            let fits = |(other, others): &&(&Set<W>, usize)| {
                takes + others == wanted && one.1.and(other.1).and(values).is_empty()
            };
            for (other, _) in in_block_taking.iter().filter(fits) {
                let reach = line.or(block);
                conclude(view, &reach, [intersection, one, other], found)?;
            }
        }
    }
    Flow::Continue(())
}

/// The sets that must take some of the values, and how many: one for each of their cells that their
/// own values cannot fill.
fn takers<const W: usize>(
    sets: &[Set<W>],
    values: Values,
) -> impl Iterator<Item = (&Set<W>, usize)> {
    sets.iter().filter_map(move |set| {
        let takes = set.0.len().saturating_sub(set.1.without(values).len());
        (takes > 0).then_some((set, takes))
    })
}

/// Every value goes from the cells of the line and the box that see all its places in the three sets;
/// one that only the sets beside the intersection have is in each of them.
fn conclude<const W: usize>(
    view: &View<W>,
    reach: &Cells<W>,
    [intersection, line, block]: [&Set<W>; 3],
    found: &mut Finder,
) -> Flow {
    let mut gone = Vec::new();
    let mut used = |cells: &Cells<W>, value| {
        let seen = view.common_peers(&cells.and(view.cells_with(value)));
        let seen = seen.and(reach).and(view.cells_with(value));
        gone.extend(seen.with_value(value));
    };
    let twice = line.1.and(block.1);
    let all = intersection.0.or(&line.0).or(&block.0);
    for value in intersection.1.or(line.1).or(block.1).without(twice).iter() {
        used(&all, value);
    }
    for value in twice.iter() {
        used(&line.0, value);
        used(&block.0, value);
    }
    let evidence = |(cells, values): &Set<W>| evidence(cells, *values);
    found.eliminate_each(gone, || Evidence::SueDeCoq {
        intersection: evidence(intersection),
        line: evidence(line),
        block: evidence(block),
    })
}

#[cfg(test)]
mod tests {
    use super::super::trial::{marks, steps};
    use super::super::{Candidate, Technique};

    #[test]
    fn four_values_in_two_cells_are_used_up_by_a_cell_of_the_line_and_one_of_the_box() {
        let position = marks(&[
            (11, &[1, 2, 3, 4]),
            (12, &[1, 2, 3, 4]),
            (19, &[1, 2]),
            (33, &[3, 4]),
        ]);
        let found = steps(&position, Technique::SueDeCoq);
        let [step] = &found[..] else {
            panic!("one step, not {found:?}");
        };
        let candidates = |cells: &[usize], values: [u8; 2]| -> Vec<Candidate> {
            let each = |&cell: &usize| values.map(|value| Candidate { cell, value });
            cells.iter().flat_map(each).collect()
        };
        let mut expected = candidates(&[2, 3, 4, 5, 6, 7], [1, 2]);
        expected.extend(candidates(&[2, 9, 10, 11, 18, 19], [3, 4]));
        expected.sort_unstable();
        assert_eq!(step.eliminations, expected);
    }

    #[test]
    fn the_sets_beside_may_bring_values_of_their_own() {
        let position = marks(&[
            (11, &[1, 2, 3, 4]),
            (12, &[1, 2, 3, 4]),
            (18, &[1, 5]),
            (19, &[2, 5]),
            (33, &[3, 4]),
        ]);
        let found = steps(&position, Technique::SueDeCoq);
        let is_gone = |cell, value| {
            let gone = Candidate { cell, value };
            found.iter().any(|step| step.eliminations.contains(&gone))
        };
        assert!(is_gone(2, 1) && is_gone(3, 5) && is_gone(9, 3));
    }
}
