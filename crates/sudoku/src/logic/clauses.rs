//! The rules and givens of a Sudoku as clauses.

use super::{BeyondRegions, Logic, Reason};
use crate::{RegionKind, Rules, Shape, Values};
use atisbo_logic::Literal;
use atisbo_logic::cardinality::{Encoding, between};
use atisbo_logic::theory::Theory;

/// The rules, for cells that may hold these values, some of which are filled in. A rule that only
/// says what is filled in already is left out.
pub(super) fn rules(
    rules: &Rules,
    open: &[Values],
    is_filled: impl Fn(usize) -> bool,
) -> Result<Logic, BeyondRegions> {
    if !rules.constraints().is_empty() {
        return Err(BeyondRegions);
    }
    let shape = rules.shape();
    let values = rules.values();
    let mut logic = Logic {
        theory: Theory::new(),
        values,
        cells: open.len(),
        reasons: Vec::new(),
        active: Vec::new(),
    };
    for (cell, open) in open.iter().enumerate() {
        for value in 1..=values as u8 {
            let name = format!("{}[{value}]", name(shape, cell));
            let symbol = logic.theory.symbol(&name);
            if !open.contains(value) {
                logic.theory.add_hard(&[!symbol]);
            } else if is_filled(cell) {
                logic.theory.add_hard(&[symbol]);
            }
        }
    }
    for (cell, held) in open.iter().enumerate() {
        if is_filled(cell) {
            continue;
        }
        let literals: Vec<Literal> = held
            .iter()
            .map(|value| logic.candidate(cell, value))
            .collect();
        once(
            &mut logic,
            Reason::Cell(cell),
            &name(shape, cell),
            &literals,
            true,
        );
    }
    for region in rules.regions() {
        let needs_all = region.cells.len() == values;
        for value in 1..=values as u8 {
            let places = region.cells.iter().copied();
            let places: Vec<usize> = places.filter(|&cell| open[cell].contains(value)).collect();
            if let [only] = places[..]
                && is_filled(only)
            {
                continue;
            }
            let places = places.into_iter();
            let literals: Vec<Literal> = places.map(|cell| logic.candidate(cell, value)).collect();
            let reason = Reason::Place {
                region: region.kind,
                value,
            };
            let name = format!("{}[{value}]", region_name(region.kind));
            once(&mut logic, reason, &name, &literals, needs_all);
        }
    }
    for &[one, other] in rules.apart() {
        let name = format!("apart[{} {}]", name(shape, one), name(shape, other));
        let constraint = logic.add(Reason::Apart([one, other]), &name);
        for value in open[one].and(open[other]).iter() {
            let both = [one, other].map(|cell| !logic.candidate(cell, value));
            logic.theory.add(constraint, &both);
        }
    }
    Ok(logic)
}

/// At most one of the literals is true, and if it must be one, at least one.
fn once(logic: &mut Logic, reason: Reason, name: &str, literals: &[Literal], must: bool) {
    let range = usize::from(must)..=1;
    let constraint = logic.add(reason, name);
    let encoding = Encoding::best(literals.len(), &range);
    between(
        range,
        literals,
        encoding,
        &mut logic.theory.under(constraint),
    );
}

/// What is given in a cell: it holds nothing else.
pub(super) fn given(logic: &mut Logic, shape: Shape, cell: usize, allowed: Values) {
    let name = format!("given[{}]", name(shape, cell));
    let constraint = logic.add(Reason::Given(cell), &name);
    for value in 1..=logic.values as u8 {
        let literal = logic.candidate(cell, value);
        if !allowed.contains(value) {
            logic.theory.add(constraint, &[!literal]);
        } else if allowed.len() == 1 {
            logic.theory.add(constraint, &[literal]);
        }
    }
}

impl Logic {
    fn add(&mut self, reason: Reason, name: &str) -> atisbo_logic::theory::ConstraintId {
        let constraint = self.theory.constraint(name);
        self.reasons.push(reason);
        self.active.push(constraint);
        constraint
    }
}

fn name(shape: Shape, cell: usize) -> String {
    format!("r{}c{}", shape.row(cell) + 1, shape.column(cell) + 1)
}

fn region_name(region: RegionKind) -> String {
    match region {
        RegionKind::Row(index) => format!("r{}", index + 1),
        RegionKind::Column(index) => format!("c{}", index + 1),
        RegionKind::Box(index) => format!("b{}", index + 1),
        RegionKind::Extra(index) => format!("x{}", index + 1),
    }
}
