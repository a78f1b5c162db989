//! The rules and clues of 0h n0 as clauses.

use super::{Logic, Reason};
use crate::{Cell, Direction, Grid, Place, Rule};
use atisbo_base::{Budget, Stop};
use atisbo_logic::Literal;
use atisbo_logic::theory::{ConstraintId, Theory};

pub(super) fn write(grid: &Grid, rule: Rule, budget: &Budget) -> Result<Logic, Stop> {
    let mut meter = budget.meter();
    let mut literals = 0;
    let mut check = |logic: &Logic| {
        let before = std::mem::replace(&mut literals, logic.theory.clauses().literals());
        let stop = meter.check_bytes(logic.theory.bytes());
        let stop = stop.or_else(|| meter.work(1 + (literals - before) as u64));
        stop.map_or(Ok(()), Err)
    };
    let mut logic = Logic {
        grid: grid.clone(),
        theory: Theory::new(),
        reasons: Vec::new(),
        active: Vec::new(),
    };
    for cell in grid.positions() {
        logic.theory.symbol(&cell.to_string());
    }
    for (cell, known) in grid.cells() {
        match known {
            Cell::Unknown => {}
            Cell::Wall => clue(&mut logic, cell, "wall", false),
            Cell::Floor => clue(&mut logic, cell, "floor", true),
            Cell::Number(number) => write_number(&mut logic, cell, usize::from(number)),
        }
        check(&logic)?;
    }
    for (cell, known) in grid.cells() {
        // A floor with a number is never isolated but by the number itself.
        if known.number().is_none_or(|number| number > 0) {
            company(&mut logic, cell, rule);
        }
        check(&logic)?;
    }
    Ok(logic)
}

fn add(logic: &mut Logic, reason: Reason, name: &str) -> ConstraintId {
    let constraint = logic.theory.constraint(name);
    logic.reasons.push(reason);
    logic.active.push(constraint);
    constraint
}

fn clue(logic: &mut Logic, cell: Place, kind: &str, is_floor: bool) {
    let constraint = add(logic, Reason::Clue(cell), &format!("{kind}[{cell}]"));
    let floor = logic.floor(cell);
    let literal = if is_floor { floor } else { !floor };
    logic.theory.add(constraint, &[literal]);
}

/// A floor that sees exactly this many others.
fn write_number(logic: &mut Logic, cell: Place, number: usize) {
    let constraint = add(
        logic,
        Reason::Clue(cell),
        &format!("number[{cell} {number}]"),
    );
    logic.theory.add(constraint, &[logic.floor(cell)]);
    let [up, down, left, right] =
        Direction::ALL.map(|direction| sight(logic, cell, direction, number));
    let column = sum(&mut logic.theory, &up, &down, number);
    let row = sum(&mut logic.theory, &left, &right, number);
    for (ways, other) in (0..=number + 1).rev().enumerate() {
        // Not one more in all.
        if let (Some(some), Some(others)) = (column.at_least(ways), row.at_least(other)) {
            let too_many: Vec<Literal> = some.iter().chain(others).map(|&it| !it).collect();
            logic.theory.add(constraint, &too_many);
        }
        // Nor one less: with fewer than `ways` in the column there are more than `other` in the row.
        let enough = [column.at_least(ways), row.at_least(other)];
        let certain = enough
            .iter()
            .any(|it| it.is_some_and(<[Literal]>::is_empty));
        if !certain {
            let enough: Vec<Literal> = enough.into_iter().flatten().flatten().copied().collect();
            logic.theory.add(constraint, &enough);
        }
    }
}

/// How many floors are seen, in unary: the first literal says at least one, the second at least two.
struct Count(Vec<Literal>);

impl Count {
    /// The literal that says "at least this many": none of them if that is certain, `None` if it is
    /// impossible.
    fn at_least(&self, number: usize) -> Option<&[Literal]> {
        match number.checked_sub(1) {
            None => Some(&[]),
            Some(index) => self.0.get(index..=index),
        }
    }
}

/// How many floors a cell sees in a direction, up to one more than the number.
fn sight(logic: &mut Logic, cell: Place, direction: Direction, number: usize) -> Count {
    let ray: Vec<Place> = logic.grid.ray(cell, direction).take(number + 1).collect();
    let mut outputs: Vec<Literal> = Vec::new();
    for (index, at) in ray.into_iter().enumerate() {
        let floor = logic.floor(at);
        let Some(&before) = outputs.last() else {
            outputs.push(floor);
            continue;
        };
        let output = logic
            .theory
            .symbol(&format!("{cell}[{direction} {}]", index + 1));
        logic.theory.add_hard(&[!output, before]);
        logic.theory.add_hard(&[!output, floor]);
        logic.theory.add_hard(&[!before, !floor, output]);
        outputs.push(output);
    }
    Count(outputs)
}

/// The sum of two counts, up to one more than the number.
fn sum(theory: &mut Theory, one: &Count, other: &Count, number: usize) -> Count {
    let most = (one.0.len() + other.0.len()).min(number + 1);
    let outputs: Vec<Literal> = (0..most).map(|_| theory.fresh()).collect();
    for i in 0..=one.0.len() {
        for j in 0..=other.0.len() {
            if i + j > most {
                break;
            }
            // `i` and `j` make `i + j`.
            if let Some(&output) = (i + j).checked_sub(1).and_then(|index| outputs.get(index)) {
                let parts = [one.at_least(i), other.at_least(j)]
                    .into_iter()
                    .flatten()
                    .flatten();
                let clause: Vec<Literal> = parts.map(|&part| !part).chain([output]).collect();
                theory.add_hard(&clause);
            }
            // No more than `i` and no more than `j` make no more than `i + j`.
            if let Some(&output) = outputs.get(i + j) {
                let parts = [one.0.get(i), other.0.get(j)].into_iter().flatten();
                let clause: Vec<Literal> = parts.copied().chain([!output]).collect();
                theory.add_hard(&clause);
            }
        }
    }
    Count(outputs)
}

/// A floor is not isolated.
fn company(logic: &mut Logic, cell: Place, rule: Rule) {
    let mut clause = vec![!logic.floor(cell)];
    match rule {
        Rule::SeesFloor => {
            let around: Vec<Place> = logic.grid.neighbours(cell).collect();
            clause.extend(around.into_iter().map(|at| logic.floor(at)));
        }
        Rule::SeenByNumber if logic.grid.get(cell).number().is_some() => return,
        Rule::SeenByNumber => {
            let seen = Direction::ALL.map(|direction| sees_a_number(logic, cell, direction));
            clause.extend(seen.into_iter().flatten());
        }
    }
    let constraint = add(logic, Reason::Company(cell), &format!("company[{cell}]"));
    logic.theory.add(constraint, &clause);
}

/// The symbol that implies that a cell sees the nearest number in a direction, and so that it sees one
/// there at all.
fn sees_a_number(logic: &mut Logic, cell: Place, direction: Direction) -> Option<Literal> {
    let ray: Vec<Place> = logic.grid.ray(cell, direction).collect();
    let nearest = ray
        .iter()
        .position(|&at| logic.grid.get(at).number().is_some())?;
    let seen = logic.theory.fresh();
    for &at in &ray[..=nearest] {
        let floor = logic.floor(at);
        logic.theory.add_hard(&[!seen, floor]);
    }
    Some(seen)
}
