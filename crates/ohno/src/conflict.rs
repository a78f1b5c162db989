//! Which givens conflict when there is no solution: first a set from which none can be left out
//! (`QuickXplain`, Junker 2004), then a smallest one (implicit hitting sets, Ignatiev et al. 2015).
//!
//! To leave out a number makes its cell unknown. Under [`Rule::SeenByNumber`] the cell then still
//! counts as numbered if it is a floor: with fewer numbers to see them, other floors would be
//! isolated by the leaving out itself, and a conflict could appear where givens go.

mod hitting_set;
mod oracle;
mod quick_xplain;
mod trace;

use crate::{Cell, Grid, Pos, Rule};
use atisbo_base::{Budget, Stop};
use hitting_set::HittingSets;
use oracle::Oracle;
use quick_xplain::quick_xplain;
use serde::{Deserialize, Serialize};
use trace::trace;

/// What is known of the size of a conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Minimality {
    /// No conflict has fewer givens.
    Smallest,
    /// None of its givens can be left out, but another conflict may be smaller.
    Irreducible,
    /// The budget was used up before anything was proved.
    Unproved,
}

/// What there is to say about the givens of a grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Diagnosis {
    /// They do not conflict: here is a solution.
    Solvable(Grid),
    /// These givens and those that were beyond doubt cannot stand together. Empty if those beyond
    /// doubt conflict among themselves.
    Conflict {
        /// Where the givens stand, row by row.
        givens: Vec<Pos>,
        /// Whether there may be a smaller set.
        minimality: Minimality,
        /// Which limit of the budget ended the work, if one did.
        stop: Option<Stop>,
    },
    /// The budget was used up before it was clear whether there is a solution.
    Undecided(Stop),
}

/// Finds a smallest set of givens that conflict. Only the givens for which `in_doubt` says yes are
/// ever left out: a hint, for one, trusts the numbers and doubts the player's marks.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_ohno::{Diagnosis, Minimality, Pos, Rule, diagnose, parse};
///
/// let puzzle = parse("2 . W .\nW . . .\n. . . 4").unwrap();
/// let Diagnosis::Conflict { givens, minimality, .. } =
///     diagnose(&puzzle, Rule::SeesFloor, |_, _| true, &Budget::unlimited())
/// else {
///     panic!("the 2 has only one cell to look at");
/// };
/// assert_eq!(givens, [Pos::new(0, 0), Pos::new(0, 2), Pos::new(1, 0)]);
/// assert_eq!(minimality, Minimality::Smallest);
/// ```
pub fn diagnose(
    grid: &Grid,
    rule: Rule,
    in_doubt: impl Fn(Pos, Cell) -> bool,
    budget: &Budget,
) -> Diagnosis {
    let given = grid.cells().filter(|&(_, cell)| cell != Cell::Unknown);
    let suspects: Vec<Pos> = given
        .filter(|&(pos, cell)| in_doubt(pos, cell))
        .map(|(pos, _)| pos)
        .collect();
    let mut oracle = Oracle::new(grid, rule, suspects, budget.meter());
    let everything: Vec<usize> = (0..oracle.suspects().len()).collect();
    match oracle.solution(&everything) {
        Ok(Some(solution)) => return Diagnosis::Solvable(solution),
        Ok(None) => {}
        Err(stop) => return Diagnosis::Undecided(stop),
    }
    let first = match trace(grid, rule) {
        Some(used) => oracle.indices(|pos| used[grid.index(pos)]),
        None => everything,
    };
    let (kept, minimality, stop) = match quick_xplain(&mut oracle, &first) {
        Err(stop) => (first, Minimality::Unproved, Some(stop)),
        Ok(irreducible) => match smallest(&mut oracle, &irreducible) {
            Ok(smallest) => (smallest, Minimality::Smallest, None),
            Err(stop) => (irreducible, Minimality::Irreducible, Some(stop)),
        },
    };
    let mut givens: Vec<Pos> = kept.iter().map(|&i| oracle.suspects()[i]).collect();
    givens.sort_unstable();
    Diagnosis::Conflict {
        givens,
        minimality,
        stop,
    }
}

/// A smallest conflict, given one that may be larger.
///
/// Every conflict shares a suspect with every correction (suspects without which there is a
/// solution). So a smallest set that meets all corrections known so far is no larger than the
/// smallest conflict; if it conflicts, it is one; if not, its solution gives a new correction.
fn smallest(oracle: &mut Oracle<'_>, known: &[usize]) -> Result<Vec<usize>, Stop> {
    let mut corrections = HittingSets::new();
    loop {
        let candidate = corrections.smallest(|| oracle.tick())?;
        if candidate.len() >= known.len() {
            return Ok(known.to_vec());
        }
        let Some(solution) = oracle.solution(&candidate)? else {
            return Ok(candidate);
        };
        corrections.add(correction(oracle, &solution)?);
    }
}

/// The suspects outside a largest set that extends those a solution agrees with.
fn correction(oracle: &mut Oracle<'_>, solution: &Grid) -> Result<Vec<usize>, Stop> {
    let (mut agreed, mut open) = oracle.agreeing(solution);
    let mut correction = Vec::new();
    while let Some(next) = open.pop() {
        agreed.push(next);
        if let Some(solution) = oracle.solution(&agreed)? {
            (agreed, open) = oracle.split(&solution, &correction);
        } else {
            agreed.pop();
            correction.push(next);
        }
    }
    Ok(correction)
}
