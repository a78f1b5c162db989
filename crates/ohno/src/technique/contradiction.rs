//! Contradiction: suppose the opposite, follow number by number and floor by floor, and a rule
//! breaks. The chain of what follows is the evidence.

use super::clues;
use super::position::{Position, Slot};
use super::sight::sight;
use super::{Clue, Conclusion, Evidence, Link, Step, Technique};
use crate::{Cause, Deduction, Direction, Fill, Grid, Mark, Place, Propagator, Rule};
use atisbo_base::{Meter, Stop};
use std::ops::ControlFlow;

/// The first contradiction among the unknown cells, looked for from the place `start` (row by row)
/// on and around.
pub(crate) fn first(
    position: &Position,
    start: usize,
    meter: &mut Meter,
) -> Result<Option<(Slot, Fill)>, Stop> {
    let mut found = None;
    let grid = position.grid();
    each(&grid, position.rule(), start, meter, |supposed, _, _| {
        found = Some((position.slot(supposed.cell), supposed.fill.opposite()));
        ControlFlow::Break(())
    })?;
    Ok(found)
}

/// The contradiction with the shortest chain, the first of them row by row.
pub(crate) fn shortest(position: &Position, meter: &mut Meter) -> Result<Option<Step>, Stop> {
    let (grid, rule) = (position.grid(), position.rule());
    let mut best: Option<(usize, Conclusion, Vec<Cause>)> = None;
    each(&grid, rule, 0, meter, |supposed, trail, broken| {
        let (links, causes) = needed(rule, &grid, trail, broken);
        if best.as_ref().is_none_or(|best| links.len() < best.0) {
            best = Some((links.len(), supposed, causes));
        }
        ControlFlow::Continue(())
    })?;
    Ok(best.and_then(|(_, supposed, causes)| describe(position, supposed, &causes)))
}

/// Calls `visit` for every supposition that breaks a rule, with what followed from it and what broke.
fn each(
    grid: &Grid,
    rule: Rule,
    start: usize,
    meter: &mut Meter,
    mut visit: impl FnMut(Conclusion, &[Deduction], Cause) -> ControlFlow<()>,
) -> Result<(), Stop> {
    let mut propagator = Propagator::new(grid, rule);
    if propagator.propagate().is_err() {
        return Ok(());
    }
    let rest = propagator.mark();
    let places = grid.positions().skip(start);
    for cell in places.chain(grid.positions().take(start)) {
        if propagator.fill(cell).is_some() {
            continue;
        }
        for fill in [Fill::Floor, Fill::Wall] {
            if let Some(stop) = meter.check(0, 0) {
                return Err(stop);
            }
            if let Some(broken) = follow(&mut propagator, cell, fill) {
                let supposed = Conclusion { cell, fill };
                if visit(supposed, propagator.since(rest), broken).is_break() {
                    return Ok(());
                }
            }
            propagator.undo_to(rest);
        }
    }
    Ok(())
}

/// Supposes and propagates: what breaks, if anything does.
fn follow(propagator: &mut Propagator, cell: Place, fill: Fill) -> Option<Cause> {
    propagator
        .assume(cell, fill)
        .and_then(|()| propagator.propagate())
        .err()
        .map(|conflict| conflict.0)
}

/// Of all that followed, what the break in the end can depend on, and the causes involved.
fn needed(rule: Rule, grid: &Grid, trail: &[Deduction], broken: Cause) -> (Vec<Link>, Vec<Cause>) {
    let mut causes = vec![broken];
    let mut links = Vec::new();
    for &Deduction { pos, fill, cause } in trail.iter().rev() {
        if causes.iter().any(|&cause| concerns(rule, grid, cause, pos)) {
            links.push(Link {
                cell: pos,
                fill,
                cause,
            });
            if !causes.contains(&cause) {
                causes.push(cause);
            }
        }
    }
    links.reverse();
    (links, causes)
}

/// Whether the content of `cell` can matter to the number or floor behind `cause`.
fn concerns(rule: Rule, grid: &Grid, cause: Cause, cell: Place) -> bool {
    let on_a_line = |from: Place| from.row() == cell.row() || from.column() == cell.column();
    match cause {
        Cause::Assumed => false,
        Cause::Number(at) => on_a_line(at),
        Cause::Isolation(at) if rule == Rule::SeenByNumber => on_a_line(at),
        Cause::Isolation(at) => at == cell || grid.neighbours(at).any(|near| near == cell),
    }
}

/// The step: first the fewest clues with which the same supposition breaks, then the chain anew from
/// these clues alone, so that it says nothing they do not carry.
fn describe(position: &Position, supposed: Conclusion, causes: &[Cause]) -> Option<Step> {
    let rule = position.rule();
    let breaks = |laid: &Position| {
        let mut propagator = Propagator::new(&laid.grid(), rule);
        let broken = follow(&mut propagator, supposed.cell, supposed.fill)?;
        Some((propagator, broken))
    };
    let mut candidates = premises(position, causes);
    if breaks(&clues::lay(position, &candidates)).is_none() {
        candidates = everything(position);
    }
    let clues = clues::smallest(position, candidates, 0, |laid| breaks(laid).is_some());
    let laid = clues::lay(position, &clues);
    let (propagator, broken) = breaks(&laid)?;
    let (links, _) = needed(rule, &laid.grid(), propagator.since(Mark::START), broken);
    Some(Step {
        technique: Technique::Contradiction,
        conclusions: vec![supposed.opposite()],
        clues,
        evidence: Evidence::Chain {
            supposed,
            links,
            broken,
        },
    })
}

/// The clues that the causes of a chain look at: the numbers first, so that plain cells are dropped
/// before them.
fn premises(position: &Position, causes: &[Cause]) -> Vec<Clue> {
    let mut candidates: Vec<Clue> = causes
        .iter()
        .filter_map(|cause| match *cause {
            Cause::Number(cell) => Some(Clue::number(cell)),
            _ => None,
        })
        .collect();
    for cause in causes {
        match *cause {
            Cause::Assumed => {}
            Cause::Number(cell) => {
                if let Some(sight) = sight(position, position.slot(cell)) {
                    clues::in_sight(position, &sight, &mut candidates);
                }
            }
            Cause::Isolation(cell) => {
                let slot = position.slot(cell);
                clues::add(position, slot, &mut candidates);
                for direction in Direction::ALL {
                    let near = position.along(slot, direction, 1);
                    if !position.is_border(near) {
                        clues::add(position, near, &mut candidates);
                    }
                }
            }
        }
    }
    candidates
}

/// Every clue of the position, the numbers first.
fn everything(position: &Position) -> Vec<Clue> {
    let mut candidates: Vec<Clue> = position
        .slots()
        .filter(|&slot| position.number(slot).is_some())
        .map(|slot| Clue::number(position.pos(slot)))
        .collect();
    for slot in position.slots() {
        clues::add(position, slot, &mut candidates);
    }
    candidates
}
