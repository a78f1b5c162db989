//! Which givens conflict when there is no solution: first those a refutation used, then a set from
//! which none can be left out, then a smallest one (implicit hitting sets, Ignatiev et al. 2015).
//!
//! Every question on the way may take a bounded effort, counted in conflicts of its search and not
//! in time, so that the answer is the same each time. A question that would take more counts as "not
//! shown to conflict": what comes back is always a conflict, only less may be proved of its size.
//!
//! To leave out a number makes its cell unknown. Under [`Rule::SeenByNumber`] the cell then still
//! counts as numbered if it is a floor: with fewer numbers to see them, other floors would be
//! isolated by the leaving out itself, and a conflict could appear where givens go.

mod deletion;
mod hitting_set;
mod learning;
mod oracle;
mod reasons;

pub(crate) use learning::{Answer as Solved, Learner};

use crate::{Cell, Fill, Grid, Place, Rule};
use atisbo_base::{Budget, Meter, Stop};
use deletion::shrink;
use hitting_set::HittingSets;
use oracle::{Answer, Oracle};
use serde::{Deserialize, Serialize};

/// The most conflicts the search may meet on one question; after that, it counts as not answered.
const EFFORT: u64 = 1_000;
/// The most work of the search that may go into the proof that a conflict is smallest.
const PROOF_WORK: u64 = 200_000;
/// The most nodes that the search for hitting sets may take in all.
const HITTING_NODES: u64 = 80_000;

/// What is known of the size of a conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Minimality {
    /// No conflict has fewer givens.
    Smallest,
    /// None of its givens can be left out, but another conflict may be smaller: to prove that there
    /// is none would have taken too long.
    Irreducible,
    /// Nothing is proved: the budget was used up, or a question took more effort than allowed.
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
        givens: Vec<Place>,
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
/// use atisbo_ohno::{Diagnosis, Minimality, Place, Rule, diagnose, parse};
///
/// let puzzle = parse("2 . W .\nW . . .\n. . . 4").unwrap();
/// let Diagnosis::Conflict { givens, minimality, .. } =
///     diagnose(&puzzle, Rule::SeesFloor, |_, _| true, &Budget::unlimited())
/// else {
///     panic!("the 2 has only one cell to look at");
/// };
/// assert_eq!(givens, [Place::new(0, 0), Place::new(0, 2), Place::new(1, 0)]);
/// assert_eq!(minimality, Minimality::Smallest);
/// ```
pub fn diagnose(
    grid: &Grid,
    rule: Rule,
    in_doubt: impl Fn(Place, Cell) -> bool,
    budget: &Budget,
) -> Diagnosis {
    let suspects = grid.known().filter(|&pos| in_doubt(pos, grid.get(pos)));
    let suspects = suspects.collect();
    let mut learner = Learner::new(grid, rule);
    let mut meter = budget.meter();
    let first = match learner.decide(grid, None, &mut meter) {
        Ok(Err(conflict)) => conflict,
        Ok(Ok(solution)) => return Diagnosis::Solvable(solution),
        Err(stop) => return Diagnosis::Undecided(stop),
    };
    let mut oracle = Oracle::new(grid, None, suspects, &mut learner, meter);
    let mut conflict = oracle.among_suspects(&first);
    let mut minimality = Minimality::Unproved;
    let goal = Minimality::Smallest;
    let stop = reduce(&mut oracle, &mut conflict, goal, &mut minimality).err();
    Diagnosis::Conflict {
        givens: oracle.named(&conflict),
        minimality,
        stop,
    }
}

/// Makes a proof short: out of the known cells of `grid`, few that rule out what is supposed, given
/// some that do.
pub(crate) fn shorten(
    learner: &mut Learner,
    grid: &Grid,
    supposed: (Place, Fill),
    premises: &[Place],
    goal: Minimality,
    meter: &Meter,
) -> Vec<Place> {
    let suspects = grid.known().collect();
    let mut oracle = Oracle::new(grid, Some(supposed), suspects, learner, meter.clone());
    let mut conflict = oracle.among_suspects(premises);
    // Ended by the budget, the proof is longer than it might be.
    let _stopped = reduce(&mut oracle, &mut conflict, goal, &mut Minimality::Unproved);
    oracle.named(&conflict)
}

/// Makes a conflict small, and notes what is proved of it. Ended by the budget, both are right.
fn reduce(
    oracle: &mut Oracle<'_>,
    conflict: &mut Vec<usize>,
    goal: Minimality,
    reached: &mut Minimality,
) -> Result<(), Stop> {
    if shrink(oracle, conflict, EFFORT)? {
        *reached = Minimality::Irreducible;
    }
    if goal == Minimality::Smallest
        && let Some(smallest) = smallest(oracle, conflict)?
    {
        *conflict = smallest;
        *reached = Minimality::Smallest;
    }
    Ok(())
}

/// A smallest conflict, given one that may be larger; `None` where the effort does not suffice.
///
/// Every conflict shares a suspect with every correction (suspects without which there is a
/// solution). So a smallest set that meets all corrections known so far is no larger than the
/// smallest conflict; if it conflicts, it is one; if not, its solution gives a new correction.
fn smallest(oracle: &mut Oracle<'_>, known: &[usize]) -> Result<Option<Vec<usize>>, Stop> {
    let mut corrections = HittingSets::new(oracle.suspects().len());
    let mut left = HITTING_NODES;
    let end = oracle.work() + PROOF_WORK;
    while oracle.work() < end {
        let candidate = corrections.smallest(|| {
            left -= 1;
            if left == 0 {
                return Err(None);
            }
            oracle.tick().map_err(Some)
        });
        let candidate = match candidate {
            Ok(candidate) => candidate,
            Err(None) => return Ok(None),
            Err(Some(stop)) => return Err(stop),
        };
        if candidate.len() >= known.len() {
            return Ok(Some(known.to_vec()));
        }
        match oracle.ask(&candidate, EFFORT)? {
            Answer::Conflict(conflict) => return Ok(Some(conflict)),
            Answer::Peace(agrees) => corrections.add(&correction(oracle, agrees)?),
            Answer::Open => return Ok(None),
        }
    }
    Ok(None)
}

/// The suspects outside a set that extends those a solution agrees with as far as the effort allows.
/// Many are tried at once, and fewer where that fails.
fn correction(oracle: &mut Oracle<'_>, mut agrees: Vec<bool>) -> Result<Vec<usize>, Stop> {
    let of_value = |agrees: &[bool], value: bool| -> Vec<usize> {
        let all = 0..agrees.len();
        all.filter(|&index| agrees[index] == value).collect()
    };
    let mut open = vec![of_value(&agrees, false)];
    while let Some(mut chunk) = open.pop() {
        chunk.retain(|&index| !agrees[index]);
        if chunk.is_empty() {
            continue;
        }
        let mut kept = of_value(&agrees, true);
        kept.extend_from_slice(&chunk);
        match oracle.ask(&kept, EFFORT)? {
            Answer::Peace(more) => agrees = more,
            _ if chunk.len() == 1 => {}
            _ => {
                let half = chunk.split_off(chunk.len() / 2);
                open.extend([half, chunk]);
            }
        }
    }
    Ok(of_value(&agrees, false))
}
