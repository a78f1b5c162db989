//! A quick look at a position: what single numbers settle, and an estimate of the rest.
//!
//! For positions that are too wide to be counted within a budget. Every number wants as many mines among the
//! unknown cells around it as it still lacks. The odds of these cells are raised or lowered until it has them,
//! number by number, again and again: iterative proportional fitting, after Deming and Stephan (1940).

use crate::exact::{Analyser, ExactError, Supply};
use crate::finding::Finding;
use crate::position::Position;
use crate::tiling::Cell;

/// How often the odds are fitted to every number.
const SWEEPS: usize = 20;

/// Odds stay between this and its inverse: an estimate is never certain.
const LEAST_ODDS: f64 = 1e-6;

/// Estimates how likely each cell is a mine, in a time that grows with the number of cells alone. A probability is 0
/// or 1, and a cell safe or a mine, only where single numbers, one after the other, settle that.
///
/// ```
/// use atisbo_minesweeper::{Position, estimate};
///
/// let position: Position = "mines 2\n1#\n##\n##".parse()?;
/// let estimate = estimate(&position)?;
/// assert!((estimate.probability[1].unwrap() - 1.0 / 3.0).abs() < 1e-6);
/// assert!((estimate.probability[5].unwrap() - 0.5).abs() < 1e-6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If single numbers show that no board fits.
pub fn estimate(position: &Position) -> Result<Finding, ExactError> {
    let mut analyser = Analyser::new();
    let supply = analyser.follow(position)?;
    estimate_seen(position, &analyser, supply)
}

/// The same for a position that an analyser has seen.
pub(crate) fn estimate_seen(
    position: &Position,
    analyser: &Analyser,
    supply: Supply,
) -> Result<Finding, ExactError> {
    let mut safe: Vec<Cell> = analyser.known_safe(position).collect();
    safe.sort_unstable();
    let settled = position.hidden().filter(|&cell| !analyser.is_unknown(cell));
    let mines = settled.filter(|cell| safe.binary_search(cell).is_err());
    let mines: Vec<Cell> = mines.collect();
    let unknown = position.hidden().count() - safe.len() - mines.len();
    let left = match supply {
        Supply::Total(total) => {
            let left = total.mines.checked_sub(mines.len() as u32);
            f64::from(left.ok_or(ExactError::Impossible)?)
        }
        Supply::Density(density) => density * unknown as f64,
    };

    let mut probability = vec![None; position.tiling().len()];
    for (cells, certain) in [(&safe, 0.0), (&mines, 1.0)] {
        for cell in cells {
            probability[cell.index()] = Some(certain);
        }
    }
    let wants = Wants::of(position, analyser);
    let mut odds = vec![None; position.tiling().len()];
    for cell in &wants.cells {
        odds[cell.index()] = Some(odds_of(left, unknown));
    }
    wants.fit(&mut odds);
    let inside: Vec<f64> = odds
        .iter()
        .flatten()
        .map(|&odds| probability_of(odds))
        .collect();
    let outside = odds_of(left - inside.iter().sum::<f64>(), unknown - inside.len());
    for cell in position.hidden().filter(|&cell| analyser.is_unknown(cell)) {
        probability[cell.index()] = Some(probability_of(odds[cell.index()].unwrap_or(outside)));
    }
    Ok(Finding {
        estimated: true,
        ..Finding::new(position, probability, safe, mines)
    })
}

/// The probability that odds stand for.
fn probability_of(odds: f64) -> f64 {
    odds / (1.0 + odds)
}

/// The odds of a mine in each of `cells` that hold `mines` together.
fn odds_of(mines: f64, cells: usize) -> f64 {
    let share = (mines / cells.max(1) as f64).clamp(LEAST_ODDS, 1.0 - LEAST_ODDS);
    share / (1.0 - share)
}

/// How many mines the unknown cells around each number lack.
struct Wants {
    /// The unknown cells around one number after the other.
    cells: Vec<Cell>,
    /// For each number where its cells end, and how many mines they hold.
    ends: Vec<(usize, f64)>,
}

impl Wants {
    fn of(position: &Position, analyser: &Analyser) -> Self {
        let mut wants = Wants {
            cells: Vec::new(),
            ends: Vec::new(),
        };
        for (cell, number) in position.numbers() {
            let (known, unknown) = analyser.around(cell);
            if unknown > 0 {
                wants.cells.extend(analyser.unknown_around(cell));
                let lacking = f64::from(number.saturating_sub(known));
                wants.ends.push((wants.cells.len(), lacking));
            }
        }
        wants
    }

    /// Fits the odds to each number in turn, again and again.
    fn fit(&self, odds: &mut [Option<f64>]) {
        for _ in 0..SWEEPS {
            let mut start = 0;
            for &(end, lacking) in &self.ends {
                let cells = &self.cells[start..end];
                start = end;
                let sum: f64 = cells
                    .iter()
                    .filter_map(|cell| odds[cell.index()])
                    .map(probability_of)
                    .sum();
                let count = cells.len() as f64;
                let factor = lacking / sum * (count - sum) / (count - lacking);
                for cell in cells {
                    if let Some(odds) = &mut odds[cell.index()] {
                        *odds = (*odds * factor).clamp(LEAST_ODDS, 1.0 / LEAST_ODDS);
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::level::FirstClick;
    use crate::{brute, exact};
    use atisbo_base::Budget;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn what_it_calls_certain_is_so(position in brute::small_positions(16)) {
            // With a density of 0 or 1 no board may be left.
            let Some(truth) = brute::posterior(&position) else {
                return Ok(());
            };
            let found = estimate(&position).unwrap();
            prop_assert!(found.safe.iter().all(|cell| truth.safe.contains(cell)));
            prop_assert!(found.mines.iter().all(|cell| truth.mines.contains(cell)));
            for (found, truth) in found.probability.iter().zip(&truth.probability) {
                prop_assert_eq!(found.is_some(), truth.is_some());
            }
        }
    }

    #[test]
    fn openings_are_estimated_well() {
        let (mut error, mut cells) = (0.0, 0);
        for index in 0..50 {
            let level = "16x16x40".parse().unwrap();
            let mut game = Game::new(level, FirstClick::Opening, 1, index);
            game.reveal(Cell(51)).unwrap();
            let found = estimate(game.position()).unwrap();
            let truth = exact::analyse(game.position(), &Budget::unlimited()).unwrap();
            for (found, truth) in found.probability.iter().zip(&truth.probability) {
                if let (Some(found), Some(truth)) = (found, truth) {
                    error += (found - truth).abs();
                    cells += 1;
                }
            }
        }
        let mean = error / f64::from(cells);
        assert!(mean < 0.05, "{mean} off on average");
    }
}
