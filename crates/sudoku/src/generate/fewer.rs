//! Fewer clues than taking away alone reaches: two go and one comes.
//!
//! A clue that stands for two is one that every other solution without the two disagrees with, so the
//! cells where such a clue can be are the intersection of the differences. Where no two clues can be
//! replaced by one, one clue changes places with another, and the search goes on from there. This walk
//! around a puzzle is how collectors find their puzzles of few clues (as {-2+1} and {-1+1}).

use crate::fast;
use atisbo_base::{Meter, Stop};
use rand::RngExt;
use rand::seq::{IteratorRandom, SliceRandom};
use rand_pcg::Pcg64;

/// A clue changes places this often before another grid is more promising.
const PATIENCE: usize = 8;

/// A puzzle with more solutions than this is hardly ever made unique by one clue.
const SOLUTIONS: usize = 64;

/// Replaces clues of a puzzle with this only solution until this many are left or patience is over.
/// New clues are where `allowed` says.
///
/// # Errors
///
/// Time is over, or the work was cancelled.
pub(super) fn reduce(
    clues: &mut fast::Grid,
    solution: &fast::Grid,
    wanted: usize,
    allowed: &[bool; 81],
    rng: &mut Pcg64,
    meter: &Meter,
) -> Result<(), Stop> {
    let mut cells: Vec<usize> = (0..81).filter(|&cell| clues[cell] > 0).collect();
    let mut patience = PATIENCE;
    while cells.len() > wanted && patience > 0 {
        cells.shuffle(rng);
        let two = two_for_one(clues, solution, &cells, allowed, rng, meter)?;
        if let Some(([one, other], new)) = two {
            cells.retain(|&cell| cell != one && cell != other);
            replace(clues, solution, &[one, other], new);
            cells.push(new);
            continue;
        }
        patience -= 1;
        let index = rng.random_range(0..cells.len());
        let old = cells[index];
        let elsewhere = stand_ins(clues, solution, &[old], allowed).filter(|&cell| cell != old);
        if let Some(new) = elsewhere.choose(rng) {
            replace(clues, solution, &[old], new);
            cells[index] = new;
        }
    }
    Ok(())
}

/// Two clues and the cell of one that stands for both.
fn two_for_one(
    clues: &fast::Grid,
    solution: &fast::Grid,
    cells: &[usize],
    allowed: &[bool; 81],
    rng: &mut Pcg64,
    meter: &Meter,
) -> Result<Option<([usize; 2], usize)>, Stop> {
    for j in 1..cells.len() {
        if let Some(stop) = meter.check_clock() {
            return Err(stop);
        }
        for i in 0..j {
            let pair = [cells[i], cells[j]];
            if let Some(new) = stand_ins(clues, solution, &pair, allowed).choose(rng) {
                return Ok(Some((pair, new)));
            }
        }
    }
    Ok(None)
}

/// The cells where one clue makes the puzzle unique again when these clues are gone.
fn stand_ins(
    clues: &fast::Grid,
    solution: &fast::Grid,
    gone: &[usize],
    allowed: &[bool; 81],
) -> impl Iterator<Item = usize> + use<> {
    let mut fewer = *clues;
    for &cell in gone {
        fewer[cell] = 0;
    }
    let mut possible = *allowed;
    for (possible, &clue) in possible.iter_mut().zip(&fewer) {
        *possible &= clue == 0;
    }
    // The order in which solutions come is the engine's own; what is done with them must not be.
    let others = fast::solutions(&fewer).filter(|other| other != solution);
    for (found, other) in others.enumerate() {
        for cell in 0..81 {
            possible[cell] &= other[cell] != solution[cell];
        }
        if found >= SOLUTIONS {
            possible = [false; 81];
        }
        if possible == [false; 81] {
            break;
        }
    }
    (0..81).filter(move |&cell| possible[cell])
}

fn replace(clues: &mut fast::Grid, solution: &fast::Grid, old: &[usize], new: usize) {
    for &cell in old {
        clues[cell] = 0;
    }
    clues[new] = solution[new];
}

#[cfg(test)]
mod tests {
    use super::super::grid;
    use super::*;
    use atisbo_base::{Budget, Watch, seed};

    #[test]
    fn fewer_clues_still_have_one_solution() {
        for index in 0..3 {
            let mut rng = seed::rng(1, index);
            let solution = grid::random_classic(&mut rng);
            let mut clues = solution;
            let mut allowed = [true; 81];
            allowed[40] = false;
            clues[40] = 0;
            let meter = Budget::unlimited().meter();
            reduce(&mut clues, &solution, 26, &allowed, &mut rng, &meter).unwrap();
            assert_eq!(clues.iter().filter(|&&clue| clue > 0).count(), 26);
            assert!(fast::is_unique(&clues));
            assert!((0..81).all(|cell| clues[cell] == 0 || clues[cell] == solution[cell]));
            assert_eq!(clues[40], 0);
        }
    }

    #[test]
    fn a_walk_that_is_cancelled_ends_there() {
        let watch = Watch::cancelling_at(50);
        let meter = Budget::unlimited().watched(&watch).meter();
        let mut rng = seed::rng(1, 0);
        let solution = grid::random_classic(&mut rng);
        let mut clues = solution;
        let walk = reduce(&mut clues, &solution, 17, &[true; 81], &mut rng, &meter);
        assert_eq!(walk, Err(Stop::Cancelled));
        assert_eq!(watch.looks(), 50);
    }
}
