//! Which clues of a finished board a puzzle of the wanted grade keeps.
//!
//! The clues that single numbers make superfluous go first ([`Thinning`]). The harder grades then go
//! on from there: a hard puzzle drops a clue if two numbers together replace it, an expert one if
//! the solution stays the only one. A puzzle from which something went in this second round cannot
//! be solved by single numbers any more, so nearly every board gives the grade that is asked for.

use super::thinning::{Insight, Thinning};
use super::{Clues, Settings};
use crate::technique::ladder::Ladder;
use crate::{
    Cell, Difficulty, Grid, Place, Rating, Rule, Solver, Technique, Unrated, Verdict, rate,
};
use atisbo_base::{Budget, Meter, Stop};
use rand::Rng;
use rand::seq::SliceRandom;

/// A clue stays if its test of uniqueness takes more branchings than this.
const NODES_PER_TEST: u64 = 2_000;

/// Clues of `board` that make a puzzle as the settings describe it, as far as that can be steered.
pub(super) fn choose(
    settings: &Settings,
    board: &Grid,
    rng: &mut impl Rng,
    budget: &Budget,
) -> Result<Grid, Stop> {
    let mut order: Vec<Place> = board.positions().collect();
    order.shuffle(rng);
    let insight = match settings.difficulty {
        Some(Difficulty::Easy) => Insight::Counting,
        _ => Insight::Exact,
    };
    let puzzle = thin(board, &order, insight, budget)?;
    let puzzle = match (settings.difficulty, settings.clues) {
        (_, Clues::Minimal) | (Some(Difficulty::Expert), _) => {
            reduce(puzzle, &order, budget, |fewer| is_unique(fewer, budget))?
        }
        (Some(Difficulty::Hard), _) => {
            let mut meter = budget.meter();
            reduce(puzzle, &order, budget, |fewer| {
                solved_by(fewer, Technique::TwoNumbers, &mut meter)
            })?
        }
        _ => puzzle,
    };
    Ok(match settings.clues {
        Clues::Padded(percent) => pad(
            puzzle,
            board,
            &order,
            (percent, settings.difficulty),
            budget,
        )?,
        Clues::Few | Clues::Minimal => puzzle,
    })
}

/// The rating of a puzzle if it has the grade that is asked for.
pub(super) fn grade(
    settings: &Settings,
    puzzle: &Grid,
    budget: &Budget,
) -> Result<Option<Rating>, Stop> {
    // The budget's nodes are boards; the rating has to come to its end.
    let budget = budget.clone().nodes(u64::MAX);
    match rate(puzzle, Rule::SeesFloor, &budget) {
        Ok(rating) => Ok(settings
            .difficulty
            .is_none_or(|wanted| rating.difficulty == wanted)
            .then_some(rating)),
        Err(Unrated::Stopped(stop)) => Err(stop),
        Err(Unrated::NoSolution | Unrated::Several) => Ok(None),
    }
}

/// Drops clues in this order while single numbers still find everything.
fn thin(board: &Grid, order: &[Place], insight: Insight, budget: &Budget) -> Result<Grid, Stop> {
    let mut thinning = Thinning::new(board, insight);
    let mut meter = budget.clone().nodes(u64::MAX).meter();
    for &cell in order {
        if let Some(stop) = meter.check(0, 0) {
            return Err(stop);
        }
        thinning.remove(cell);
    }
    Ok(thinning.puzzle())
}

/// Drops clues in this order while what is left is `enough`.
fn reduce(
    mut puzzle: Grid,
    order: &[Place],
    budget: &Budget,
    mut enough: impl FnMut(&Grid) -> Result<bool, Stop>,
) -> Result<Grid, Stop> {
    let meter = budget.meter();
    for &cell in order {
        let clue = puzzle.get(cell);
        if clue == Cell::Unknown {
            continue;
        }
        if let Some(stop) = meter.check_clock() {
            return Err(stop);
        }
        puzzle.set(cell, Cell::Unknown);
        if !enough(&puzzle)? {
            puzzle.set(cell, clue);
        }
    }
    Ok(puzzle)
}

/// Gives clues back until this percentage of the cells is given, except those that would make the
/// puzzle easier than its grade.
fn pad(
    mut puzzle: Grid,
    board: &Grid,
    order: &[Place],
    (percent, difficulty): (u8, Option<Difficulty>),
    budget: &Budget,
) -> Result<Grid, Stop> {
    let mut meter = budget.meter();
    let cells = order.len();
    let wanted = (cells * usize::from(percent.min(100))).div_ceil(100);
    let mut given = puzzle.known().count();
    let too_easy = match difficulty {
        None | Some(Difficulty::Easy) => None,
        Some(Difficulty::Medium) => Some(Technique::Required),
        Some(Difficulty::Hard) => Some(Technique::Joint),
        Some(Difficulty::Expert) => Some(Technique::TwoNumbers),
    };
    for &cell in order {
        if given >= wanted {
            break;
        }
        if puzzle.get(cell) == Cell::Unknown {
            if let Some(stop) = meter.check_clock() {
                return Err(stop);
            }
            puzzle.set(cell, board.get(cell));
            let is_too_easy = match too_easy {
                Some(top) => solved_by(&puzzle, top, &mut meter)?,
                None => false,
            };
            if is_too_easy {
                puzzle.set(cell, Cell::Unknown);
            } else {
                given += 1;
            }
        }
    }
    Ok(puzzle)
}

/// Whether the techniques up to `top` solve the puzzle, without resting on its uniqueness.
fn solved_by(puzzle: &Grid, top: Technique, meter: &mut Meter) -> Result<bool, Stop> {
    Ladder::new(puzzle, Rule::SeesFloor, top).climb(meter)
}

fn is_unique(puzzle: &Grid, budget: &Budget) -> Result<bool, Stop> {
    let budget = budget.clone().nodes(NODES_PER_TEST);
    let found = Solver::new(puzzle, Rule::SeesFloor).solve(2, &budget);
    match found.stop {
        Some(stop) if stop != Stop::Nodes => Err(stop),
        _ => Ok(found.verdict() == Verdict::Unique),
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::random_board;
    use super::*;
    use atisbo_base::{Watch, seed};

    #[test]
    fn giving_clues_back_looks_at_the_budget() {
        let board = random_board(9, 9, 9, &mut seed::rng(1, 0));
        let order: Vec<Place> = board.positions().collect();
        let watch = Watch::cancelling_at(3);
        let budget = Budget::unlimited().watched(&watch);
        let wanted = (100, Some(Difficulty::Hard));
        let padded = pad(Grid::new(9, 9), &board, &order, wanted, &budget);
        assert_eq!(padded, Err(Stop::Cancelled));
        assert_eq!(watch.looks(), 3);
    }
}
