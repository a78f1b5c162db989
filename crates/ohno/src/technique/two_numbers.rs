//! Two numbers together: what holds in every way to satisfy both, though neither proves it alone.
//!
//! Two numbers touch each other only in the cells both look at. Once those are settled the numbers
//! are independent, so it is enough to go through the ways to settle them and to ask each number
//! for itself ([`reach`]): this is exact for the pair. Numbers on a line share that line; others
//! share the two cells where their lines cross.

use super::clues;
use super::ladder::Find;
use super::position::{NOW, Position, Slot, State};
use super::reach;
use super::sight::{sight, sight_before};
use super::{Clue, Evidence, Step, Technique};
use crate::{Direction, Fill, Place};
use atisbo_base::{Meter, Stop};

/// The first pair, row by row, that proves something.
pub(crate) fn find(position: &Position, meter: &mut Meter) -> Result<Option<Find>, Stop> {
    let mut scratch = position.clone();
    let open: Vec<Slot> = position
        .slots()
        .filter(|&slot| {
            let sight = sight(position, slot);
            sight.is_some_and(|sight| sight.arms.iter().any(|arm| arm.is_open()))
        })
        .collect();
    let mut found = Vec::new();
    for (index, &first) in open.iter().enumerate() {
        for &second in &open[index + 1..] {
            if let Some(stop) = meter.work(1) {
                return Err(stop);
            }
            if !can_meet(position, first, second) {
                continue;
            }
            if let Some(stop) = meter.work(WORK_OF_A_PAIR) {
                return Err(stop);
            }
            conclude(&mut scratch, first, second, &mut found);
            if !found.is_empty() {
                return Ok(Some(Find {
                    technique: Technique::TwoNumbers,
                    at: first,
                    with: second,
                    conclusions: found,
                }));
            }
        }
    }
    Ok(None)
}

/// Whether two numbers are near enough to look at the same cell: a number says nothing about cells behind the wall that
/// ends its view. What each proves alone has been found before.
fn can_meet(position: &Position, first: Slot, second: Slot) -> bool {
    let reach = |slot| usize::from(position.number(slot).unwrap_or(0)) + 1;
    let both = reach(first) + reach(second);
    let (a, b) = (position.pos(first), position.pos(second));
    a.row().abs_diff(b.row()) <= both && a.column().abs_diff(b.column()) <= both
}

/// About how many steps of a meter it takes to go through the cases of a pair.
const WORK_OF_A_PAIR: u64 = 100;

/// What the numbers at `first` and `second` prove together. `position` is changed and put back.
pub(super) fn conclude(
    position: &mut Position,
    first: Slot,
    second: Slot,
    found: &mut Vec<(Slot, Fill)>,
) {
    found.clear();
    let mut common: Option<Vec<(Slot, Fill)>> = None;
    for case in cases(position, first, second) {
        let Some(mut outcome) = outcome(position, &case, [first, second]) else {
            continue;
        };
        outcome.extend(case);
        if let Some(common) = &mut common {
            common.retain(|conclusion| outcome.contains(conclusion));
        }
        if common.get_or_insert(outcome).is_empty() {
            return;
        }
    }
    found.extend(common.unwrap_or_default());
    found.sort_unstable();
    found.dedup();
}

/// The step for a pair that [`find`] found.
pub(super) fn describe(position: &Position, find: &Find) -> Step {
    let (first, second, found) = (find.at, find.with, &find.conclusions);
    let pair = [first, second];
    let mut candidates = pair.map(|slot| Clue::number(position.pos(slot))).to_vec();
    let sights = pair.map(|slot| {
        let number = position.number(slot).unwrap_or(0);
        sight_before(position, slot, number, NOW)
    });
    for sight in &sights {
        clues::in_sight(position, sight, &mut candidates);
    }
    let mut proved = Vec::new();
    let mut scratch = position.clone();
    let settled = cases(&scratch, first, second);
    let possible = settled
        .iter()
        .filter(|case| outcome(&mut scratch, case, pair).is_some())
        .count();
    Step {
        technique: Technique::TwoNumbers,
        conclusions: position.conclusions(found),
        clues: clues::smallest(position, candidates, 2, |laid| {
            scratch.clone_from(laid);
            conclude(&mut scratch, first, second, &mut proved);
            found.iter().all(|wanted| proved.contains(wanted))
        }),
        evidence: Evidence::Pair {
            numbers: Box::new(sights),
            cases: settled.len(),
            possible,
        },
    }
}

/// What both numbers prove once a case is settled, or `None` if one of them cannot be satisfied.
fn outcome(
    position: &mut Position,
    case: &[(Slot, Fill)],
    pair: [Slot; 2],
) -> Option<Vec<(Slot, Fill)>> {
    for &(slot, fill) in case {
        position.set(slot, fill, 0);
    }
    let mut found = Some(Vec::new());
    for slot in pair {
        let spans = reach::spans(position, slot, position.number(slot).unwrap_or(0));
        found = spans.and_then(|spans| {
            let mut found = found?;
            reach::conclude(position, slot, &spans, &mut found);
            Some(found)
        });
    }
    for &(slot, _) in case {
        position.clear(slot);
    }
    found
}

/// Every way to settle the unknown cells that both numbers look at; none if there are no such.
fn cases(position: &Position, first: Slot, second: Slot) -> Vec<Vec<(Slot, Fill)>> {
    let (a, b) = (position.pos(first), position.pos(second));
    if a.row() == b.row() {
        let gap = b.column() - a.column();
        on_a_line(position, first, gap, [Direction::Right, Direction::Left])
    } else if a.column() == b.column() {
        let gap = b.row() - a.row();
        on_a_line(position, first, gap, [Direction::Down, Direction::Up])
    } else {
        crossing(position, first, second)
    }
}

/// The ways the first number can look towards the second, `gap` cells away, and where it sees it,
/// the ways it can look back: then both their views along the line are settled.
fn on_a_line(
    position: &Position,
    first: Slot,
    gap: usize,
    [towards, away]: [Direction; 2],
) -> Vec<Vec<(Slot, Fill)>> {
    let mut cases = Vec::new();
    let blocked =
        |distance| position.state(position.along(first, towards, distance)) == State::Wall;
    if (1..gap).any(blocked) {
        return cases;
    }
    let behind = views(position, first, away);
    for (reach, view) in views(position, first, towards) {
        if reach < gap {
            cases.push(view);
        } else {
            cases.extend(behind.iter().map(|(_, back)| [&view[..], back].concat()));
        }
    }
    cases
}

/// Every way the number at `slot` can look in a direction: how far, and what that settles.
fn views(position: &Position, slot: Slot, direction: Direction) -> Vec<(usize, Vec<(Slot, Fill)>)> {
    let number = usize::from(position.number(slot).unwrap_or(0));
    let mut views = Vec::new();
    let mut floors = Vec::new();
    for reach in 0..=number {
        let end = position.along(slot, direction, reach + 1);
        match position.state(end) {
            State::Floor => {}
            State::Unknown => {
                let mut view = floors.clone();
                view.push((end, Fill::Wall));
                views.push((reach, view));
                floors.push((end, Fill::Floor));
            }
            State::Wall => {
                views.push((reach, floors));
                break;
            }
        }
    }
    views
}

/// The fillings of the unknown cells where the lines of two numbers cross.
fn crossing(position: &Position, first: Slot, second: Slot) -> Vec<Vec<(Slot, Fill)>> {
    let (a, b) = (position.pos(first), position.pos(second));
    let shared: Vec<Slot> = [(a, b), (b, a)]
        .into_iter()
        .map(|(one, other)| position.slot(Place::new(one.row(), other.column())))
        .filter(|&cell| {
            position.state(cell) == State::Unknown
                && looks_at(position, first, cell)
                && looks_at(position, second, cell)
        })
        .collect();
    match shared[..] {
        [] => Vec::new(),
        [one] => [Fill::Floor, Fill::Wall]
            .map(|fill| vec![(one, fill)])
            .into(),
        [one, other, ..] => [Fill::Floor, Fill::Wall]
            .into_iter()
            .flat_map(|fill| [(fill, Fill::Floor), (fill, Fill::Wall)])
            .map(|(fill, second)| vec![(one, fill), (other, second)])
            .collect(),
    }
}

/// Whether what is in `cell` can matter to the number at `slot`, on the same row or column.
fn looks_at(position: &Position, slot: Slot, cell: Slot) -> bool {
    let mut looks = false;
    position.numbers_around(cell, NOW, |number, _, _| {
        looks |= number == slot;
    });
    looks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::joint;
    use crate::{Cell, Grid, Rule};
    use proptest::prelude::*;

    const ROWS: usize = 3;
    const COLS: usize = 4;

    /// The obvious twin: what all fillings share in which every number is right.
    fn common_to_all_fillings(grid: &Grid) -> Option<Vec<(Slot, Fill)>> {
        let position = Position::new(grid, Rule::SeesFloor);
        let unknown: Vec<_> = grid.unknown().collect();
        let mut common: Option<Vec<(Slot, Fill)>> = None;
        for filling in 0u32..1 << unknown.len() {
            let mut filled = grid.clone();
            let mut fills = Vec::new();
            for (bit, &cell) in unknown.iter().enumerate() {
                let fill = [Fill::Floor, Fill::Wall][(filling >> bit & 1) as usize];
                filled.set(cell, Cell::from(fill));
                fills.push((position.slot(cell), fill));
            }
            let mut numbers = filled.numbers();
            let right = numbers.all(|(cell, number)| filled.sees(cell) == usize::from(number));
            if right {
                match &mut common {
                    Some(common) => common.retain(|fill| fills.contains(fill)),
                    None => common = Some(fills),
                }
            }
        }
        common
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

        #[test]
        fn a_pair_proves_all_that_every_filling_shares(
            codes in proptest::collection::vec(0u8..8, ROWS * COLS),
            places in proptest::sample::subsequence((0..ROWS * COLS).collect::<Vec<_>>(), 2),
            numbers in proptest::array::uniform2(1u16..6),
        ) {
            let cell = |code| [Cell::Wall, Cell::Floor].get(usize::from(code)).copied().unwrap_or_default();
            let mut grid = Grid::from_cells(ROWS, COLS, codes.into_iter().map(cell));
            let cells: Vec<_> = grid.positions().collect();
            for (&place, &number) in places.iter().zip(&numbers) {
                grid.set(cells[place], Cell::Number(number));
            }
            if let Some(mut expected) = common_to_all_fillings(&grid) {
                let mut position = Position::new(&grid, Rule::SeesFloor);
                let [first, second] = [places[0], places[1]].map(|place| position.slot(cells[place]));
                let mut found = Vec::new();
                conclude(&mut position, first, second, &mut found);
                joint::conclude(&position, first, &mut found);
                joint::conclude(&position, second, &mut found);
                found.sort_unstable();
                found.dedup();
                expected.sort_unstable();
                prop_assert_eq!(found, expected);
            }
        }
    }
}
