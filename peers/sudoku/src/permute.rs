//! A puzzle in another guise: digits renamed, rows and columns exchanged, sides swapped.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64;

/// Every puzzle permuted, in shuffled order.
pub fn all(puzzles: &[[u8; 81]], seed: u64) -> Vec<[u8; 81]> {
    let mut rng = Pcg64::seed_from_u64(seed);
    let mut all: Vec<_> = puzzles.iter().map(|puzzle| one(puzzle, &mut rng)).collect();
    all.shuffle(&mut rng);
    all
}

fn one(puzzle: &[u8; 81], rng: &mut Pcg64) -> [u8; 81] {
    let mut names = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    names.shuffle(rng);
    let rows = lines(rng);
    let columns = lines(rng);
    let mut sides = [false, true];
    sides.shuffle(rng);
    std::array::from_fn(|cell| {
        let (row, column) = (rows[cell / 9], columns[cell % 9]);
        match puzzle[if sides[0] {
            9 * column + row
        } else {
            9 * row + column
        }] {
            0 => 0,
            digit => names[usize::from(digit) - 1],
        }
    })
}

/// The nine lines of one side: bands in any order, and the lines of each band in any order.
fn lines(rng: &mut Pcg64) -> [usize; 9] {
    let mut bands = [[0, 1, 2], [3, 4, 5], [6, 7, 8]];
    bands.shuffle(rng);
    bands.iter_mut().for_each(|band| band.shuffle(rng));
    std::array::from_fn(|line| bands[line / 3][line % 3])
}
