//! Fewer clues than taking away alone reaches: two go and one comes.
//!
//! A clue that stands for two is one that every other solution without the two disagrees with, so the
//! cells where such a clue can be are the intersection of the differences. Where no two clues can be
//! replaced by one, one clue changes places with another, and the search goes on from there. This walk
//! around a puzzle is how collectors find their puzzles of few clues (as {-2+1} and {-1+1}).

use crate::fast;
use rand::RngExt;
use rand::seq::{IteratorRandom, SliceRandom};
use rand_pcg::Pcg64;

/// A clue changes places this often before another grid is more promising.
const PATIENCE: usize = 8;

/// A puzzle with more solutions than this is hardly ever made unique by one clue.
const SOLUTIONS: usize = 64;

/// Replaces clues of a puzzle with this only solution until this many are left or patience is over.
/// New clues are where `allowed` says.
pub(super) fn reduce(
    clues: &mut fast::Grid,
    solution: &fast::Grid,
    wanted: usize,
    allowed: &[bool; 81],
    rng: &mut Pcg64,
) {
    let mut cells: Vec<usize> = (0..81).filter(|&cell| clues[cell] > 0).collect();
    let mut patience = PATIENCE;
    while cells.len() > wanted && patience > 0 {
        cells.shuffle(rng);
        if let Some(([one, other], new)) = two_for_one(clues, solution, &cells, allowed, rng) {
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
}

/// Two clues and the cell of one that stands for both.
fn two_for_one(
    clues: &fast::Grid,
    solution: &fast::Grid,
    cells: &[usize],
    allowed: &[bool; 81],
    rng: &mut Pcg64,
) -> Option<([usize; 2], usize)> {
    let pairs = (1..cells.len()).flat_map(|j| (0..j).map(move |i| [cells[i], cells[j]]));
    pairs.into_iter().find_map(|pair| {
        let new = stand_ins(clues, solution, &pair, allowed).choose(rng)?;
        Some((pair, new))
    })
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
    use atisbo_base::seed;

    #[test]
    fn fewer_clues_still_have_one_solution() {
        for index in 0..3 {
            let mut rng = seed::rng(1, index);
            let solution = grid::random_classic(&mut rng);
            let mut clues = solution;
            let mut allowed = [true; 81];
            allowed[40] = false;
            clues[40] = 0;
            reduce(&mut clues, &solution, 26, &allowed, &mut rng);
            assert_eq!(clues.iter().filter(|&&clue| clue > 0).count(), 26);
            assert!(fast::is_unique(&clues));
            assert!((0..81).all(|cell| clues[cell] == 0 || clues[cell] == solution[cell]));
            assert_eq!(clues[40], 0);
        }
    }
}
