//! Looking ahead beside a slow twin that opens cells of positions and looks at every board each time.

use super::*;
use crate::brute::Posterior;
use std::collections::BTreeMap;

/// An answer is weighed if its safety is at least this part of the best.
const NEAR_THE_SAFEST: f64 = 0.85;

/// Rounding may decide otherwise this close to the limit.
const CLOSE: f64 = 1e-9;

/// The positions after a cell was opened, with their probabilities. No 0 floods: what it opens is safe anyway.
fn opened(position: &Position, cell: Cell) -> Vec<(f64, Position)> {
    let (mut all, mut numbers) = (0.0, BTreeMap::new());
    for (board, weight) in brute::boards(position) {
        all += weight;
        if !board.is_mine(cell) {
            *numbers.entry(board.number(cell)).or_insert(0.0) += weight;
        }
    }
    let after = |(number, weight): (u8, f64)| {
        let mut after = position.clone();
        after.set(cell, View::Number(number));
        (weight / all, after)
    };
    numbers.into_iter().map(after).collect()
}

/// The uncertain cells and their safeties.
fn uncertain(posterior: &Posterior) -> Vec<(Cell, f64)> {
    let cells = (0..).map(Cell).zip(&posterior.probability);
    let uncertain = cells.filter_map(|(cell, p)| Some((cell, 1.0 - (*p)?)));
    uncertain
        .filter(|&(_, safety)| safety > 0.0 && safety < 1.0)
        .collect()
}

/// The chance to survive the next move.
fn survival(posterior: &Posterior) -> f64 {
    if !posterior.safe.is_empty() {
        return 1.0;
    }
    let safeties = uncertain(posterior).into_iter().map(|(_, safety)| safety);
    safeties.reduce(f64::max).unwrap_or(1.0)
}

/// The chance of progress and to survive this move and the next.
fn one(position: &Position, cell: Cell) -> (f64, f64) {
    let (mut progress, mut next) = (0.0, 0.0);
    for (weight, after) in opened(position, cell) {
        let posterior = brute::posterior(&after).expect("a board shows it");
        progress += if posterior.safe.is_empty() {
            0.0
        } else {
            weight
        };
        next += weight * survival(&posterior);
    }
    (progress, next)
}

/// Between which values the chance lies to survive this move and the next two: at least with the worst of the
/// safest answers, at most with the best of those near them. The two are the same where every answer has to be
/// weighed.
fn two(position: &Position, cell: Cell) -> (f64, f64) {
    let (mut low, mut high) = (0.0, 0.0);
    for (weight, after) in opened(position, cell) {
        let posterior = brute::posterior(&after).expect("a board shows it");
        let answers = uncertain(&posterior);
        let safest = survival(&posterior);
        let (least, most) = match posterior.safe[..] {
            [] if answers.is_empty() => (1.0, 1.0),
            [] => {
                let near = answers.iter();
                let near = near.filter(|&&(_, safety)| safety >= safest * NEAR_THE_SAFEST - CLOSE);
                let value = |&(cell, _): &(Cell, f64)| one(&after, cell).1;
                let top = answers
                    .iter()
                    .filter(|&&(_, safety)| safety > safest - CLOSE);
                let best = near.map(value).fold(0.0, f64::max);
                if all_are_weighed(&after, &answers, safest) {
                    (best, best)
                } else {
                    (top.map(value).fold(1.0, f64::min), best)
                }
            }
            [only] => {
                let value = one(&after, only).1;
                (value, value)
            }
            _ => (1.0, 1.0),
        };
        low += weight * least;
        high += weight * most;
    }
    (low, high)
}

/// Whether no answer is left out for being one of too many, or too much like another.
fn all_are_weighed(position: &Position, answers: &[(Cell, f64)], safest: f64) -> bool {
    let limit = safest * NEAR_THE_SAFEST;
    let numbers_around = |cell: Cell| {
        let neighbours = position.tiling().neighbours(cell);
        let neighbours = neighbours.iter().copied();
        let numbers = neighbours.filter(|&cell| position.view(cell).number().is_some());
        numbers.collect::<Vec<Cell>>()
    };
    let near = answers
        .iter()
        .filter(|&&(_, safety)| safety >= limit - CLOSE);
    let mut like: BTreeMap<Vec<Cell>, usize> = BTreeMap::new();
    for &(cell, _) in near {
        *like.entry(numbers_around(cell)).or_default() += 1;
    }
    like.values().sum::<usize>() <= 8
        && like.values().all(|&cells| cells <= 2)
        && answers
            .iter()
            .all(|&(_, safety)| (safety - limit).abs() > CLOSE)
}

/// The candidates of a position in which nothing is certain; none if something is.
fn candidates(position: &Position, settings: Settings) -> Option<(Posterior, Vec<Candidate>)> {
    let posterior = brute::posterior(position)?;
    if !posterior.safe.is_empty() || uncertain(&posterior).is_empty() {
        return None;
    }
    let advice = advise(settings, position).expect("boards fit").advice;
    Some((posterior, advice.expect("nothing is certain").candidates))
}

fn one_agrees(position: &Position) -> Result<(), TestCaseError> {
    let Some((posterior, candidates)) = candidates(position, LOOKS_AHEAD) else {
        return Ok(());
    };
    let best = candidates[0].next_safety;
    for candidate in &candidates {
        let (progress, next) = one(position, candidate.cell);
        let risk = posterior.probability[candidate.cell.index()].expect("it is hidden");
        prop_assert!((candidate.safety - (1.0 - risk)).abs() < 1e-12);
        match candidate.next_safety {
            Some(found) => prop_assert!((found - next).abs() < 1e-11, "{found} for {next}"),
            // It cannot be the best.
            None => prop_assert!(best.is_some_and(|best| next < best + 1e-11)),
        }
        if let Some(found) = candidate.progress {
            prop_assert!((found - progress).abs() < 1e-11, "{found} for {progress}");
        }
    }
    Ok(())
}

fn two_agrees(position: &Position) -> Result<(), TestCaseError> {
    let settings = Settings {
        finalists: 100,
        ..LOOKS_AHEAD
    };
    let Some((_, candidates)) = candidates(position, settings) else {
        return Ok(());
    };
    let best = candidates[0];
    for candidate in &candidates {
        let (low, high) = two(position, candidate.cell);
        match candidate.far_safety {
            Some(found) => prop_assert!(
                low - 1e-11 <= found && found <= high + 1e-11,
                "{found} is not between {low} and {high}"
            ),
            // It was no finalist, or could not be the best of them.
            None => prop_assert!(
                best.far_safety.is_none_or(|best| low <= best + 1e-11)
                    || candidate.next_safety < best.next_safety
            ),
        }
    }
    Ok(())
}

/// Of cells that look alike one is enough: each cell left out is worth the same as one that is not.
fn nothing_is_missing(position: &Position) -> Result<(), TestCaseError> {
    let Some((posterior, candidates)) = candidates(position, LOOKS_AHEAD) else {
        return Ok(());
    };
    let safest = survival(&posterior);
    let taken = candidates.iter();
    let taken: Vec<(f64, f64)> = taken
        .map(|candidate| one(position, candidate.cell))
        .collect();
    for (cell, safety) in uncertain(&posterior) {
        let (progress, next) = one(position, cell);
        let same = |&(its, other): &(f64, f64)| {
            (its - progress).abs() < CLOSE && (other - next).abs() < CLOSE
        };
        let far_behind = safety < safest * NEAR_THE_SAFEST + CLOSE;
        prop_assert!(far_behind || taken.iter().any(same), "{cell:?} is missing");
    }
    Ok(())
}

proptest! {
    #[test]
    fn one_number_ahead_is_what_every_board_says(position in brute::small_positions(10)) {
        one_agrees(&position)?;
    }

    #[test]
    fn no_cell_near_the_safest_is_missing_among_the_candidates(position in brute::small_positions(9)) {
        nothing_is_missing(&position)?;
    }

    #[test]
    fn two_numbers_ahead_is_what_every_board_says(position in brute::small_positions(9)) {
        two_agrees(&position)?;
    }
}

/// All cells are beside no number here, and look alike: when one is opened, another one is the answer.
#[test]
fn a_cell_that_looks_like_the_one_opened_is_an_answer() {
    let position: Position = "mines 4\n#\n#\n#\n*\n#\n#".parse().expect("a position");
    two_agrees(&position).expect("the twin agrees");
}

/// If the upper left cell shows 2, the one at the right is safe by the total alone.
#[test]
fn the_only_safe_cell_may_be_beside_no_number() {
    let position: Position = "mines 5\n##*#\n##**".parse().expect("a position");
    two_agrees(&position).expect("the twin agrees");
}
