//! Random killer cages around a solution.

use super::jigsaw::neighbours;
use crate::variant::Cage;
use crate::{Shape, Values};
use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_pcg::Pcg64;

/// The largest cage.
const LARGEST: usize = 5;

/// Cages over the whole grid with the sums of this solution, no value twice in any of them. A cell
/// that is left alone joins a neighbour where it can.
pub(super) fn random_cages(
    shape: Shape,
    solution: &[u8],
    rng: &mut Pcg64,
) -> impl Iterator<Item = Cage> {
    let mut cage_of: Vec<Option<usize>> = vec![None; shape.cells()];
    let mut cages: Vec<Vec<usize>> = Vec::new();
    let mut order: Vec<usize> = (0..shape.cells()).collect();
    order.shuffle(rng);
    for start in order {
        if cage_of[start].is_some() {
            continue;
        }
        let wanted = rng.random_range(2..=LARGEST.min(shape.size()).max(2));
        let mut cage = vec![start];
        cage_of[start] = Some(cages.len());
        while cage.len() < wanted {
            let held: Values = cage.iter().map(|&cell| solution[cell]).collect();
            let near = cage.iter().flat_map(|&cell| neighbours(shape, cell));
            let is_free = |&next: &usize| cage_of[next].is_none() && !held.contains(solution[next]);
            let free: Vec<usize> = near.filter(is_free).collect();
            let Some(&next) = free.choose(rng) else {
                break;
            };
            cage_of[next] = Some(cages.len());
            cage.push(next);
        }
        if let &[alone] = cage.as_slice()
            && let Some(joined) = neighbours(shape, alone).find_map(|next| {
                let host = cage_of[next]?;
                let cells: &Vec<usize> = cages.get(host)?;
                let differs = cells.iter().all(|&cell| solution[cell] != solution[alone]);
                (differs && cells.len() <= LARGEST).then_some(host)
            })
        {
            cage_of[alone] = Some(joined);
            cages[joined].push(alone);
        } else {
            cages.push(cage);
        }
    }
    cages.into_iter().map(|cells| {
        let sum = cells.iter().map(|&cell| u32::from(solution[cell])).sum();
        Cage {
            cells,
            sum: Some(sum),
        }
    })
}
