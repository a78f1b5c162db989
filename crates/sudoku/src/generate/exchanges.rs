//! Exchanges: the small unavoidable sets that can be read off a finished grid.
//!
//! Two values can change places along a closed chain: wherever one of them moves to, the other one has
//! to leave. Two lines through the same boxes can change places in some of their cells if these hold
//! the same values in both.

use crate::values::bits;
use crate::{MAX_SIZE, Rules, Values};

/// Finds the exchanges of finished grids under the same rules, which must be regions alone.
#[derive(Clone, Debug)]
pub(super) struct Exchanges {
    size: usize,
    /// By cell, its regions: those of `cell` begin at `starts[cell]`.
    regions: Vec<u16>,
    starts: Vec<u32>,
    /// By value, its cells.
    cells: Vec<Vec<u16>>,
    /// By region and value, the cell as a bit: its position among the value's cells.
    places: Vec<u32>,
    /// Pairs of lines that the other regions let change places cell by cell.
    lines: Vec<[Vec<u16>; 2]>,
    /// The exchange at hand.
    chain: Vec<u16>,
}

/// Cells of two values, as positions among the cells of each, that change places together.
type Chain = [u32; 2];

impl Exchanges {
    pub(super) fn new(rules: &Rules) -> Self {
        let shape = rules.shape();
        let mut starts = vec![0];
        let mut regions = Vec::new();
        for cell in 0..shape.cells() {
            regions.extend(rules.regions_of(cell).iter().map(|&region| region as u16));
            starts.push(regions.len() as u32);
        }
        Exchanges {
            size: shape.size(),
            regions,
            starts,
            cells: vec![Vec::with_capacity(shape.size()); shape.size()],
            places: vec![0; rules.regions().len() * shape.size()],
            lines: parallel_lines(rules),
            chain: Vec::with_capacity(2 * shape.size()),
        }
    }

    /// Calls `found` with the cells of each exchange of at most `most` cells.
    pub(super) fn find(&mut self, solution: &[u8], most: usize, mut found: impl FnMut(&[u16])) {
        self.locate(solution);
        let mut chains = Vec::with_capacity(self.size);
        for low in 0..self.size {
            for high in low + 1..self.size {
                self.link(low, high, &mut chains);
                for &[one, other] in &chains {
                    if (one.count_ones() + other.count_ones()) as usize <= most {
                        self.chain.clear();
                        self.chain
                            .extend(bits(one).map(|index| self.cells[low][index]));
                        self.chain
                            .extend(bits(other).map(|index| self.cells[high][index]));
                        found(&self.chain);
                    }
                }
            }
        }
        self.of_two_lines(solution, |cells| {
            // Two columns are an exchange of two values as well.
            if cells.len() > 4 && cells.len() <= most {
                found(cells);
            }
        });
    }

    /// Looks up where everything is.
    fn locate(&mut self, solution: &[u8]) {
        self.places.fill(0);
        self.cells.iter_mut().for_each(Vec::clear);
        for (cell, &value) in solution.iter().enumerate() {
            let value = usize::from(value) - 1;
            let bit = 1 << self.cells[value].len();
            self.cells[value].push(cell as u16);
            for &region in &self.regions[self.starts[cell] as usize..self.starts[cell + 1] as usize]
            {
                self.places[usize::from(region) * self.size + value] = bit;
            }
        }
    }

    /// The chains of two values: a cell of one is linked with the cells of the other in its regions.
    fn link(&self, low: usize, high: usize, chains: &mut Vec<Chain>) {
        chains.clear();
        for (index, &cell) in self.cells[low].iter().enumerate() {
            let cell = usize::from(cell);
            let regions = &self.regions[self.starts[cell] as usize..self.starts[cell + 1] as usize];
            let linked = regions.iter().fold(0, |linked, &region| {
                linked | self.places[usize::from(region) * self.size + high]
            });
            let mut chain = [1 << index, linked];
            chains.retain(|&[one, other]| {
                let apart = other & linked == 0;
                if !apart {
                    chain = [chain[0] | one, chain[1] | other];
                }
                apart
            });
            chains.push(chain);
        }
    }

    fn of_two_lines(&mut self, solution: &[u8], mut found: impl FnMut(&[u16])) {
        let mut position = [0; MAX_SIZE + 1];
        for [one, other] in &self.lines {
            for (index, &cell) in one.iter().enumerate() {
                position[usize::from(solution[usize::from(cell)])] = index;
            }
            let mut open = Values::up_to(one.len()).bits();
            while open != 0 {
                self.chain.clear();
                let mut index = open.trailing_zeros() as usize;
                while open >> index & 1 == 1 {
                    open &= !(1 << index);
                    self.chain.extend([one[index], other[index]]);
                    index = position[usize::from(solution[usize::from(other[index])])];
                }
                found(&self.chain);
            }
        }
    }
}

/// The pairs of full regions, here rows or columns, whose cells can be paired so that both of a pair are
/// in the same other regions.
fn parallel_lines(rules: &Rules) -> Vec<[Vec<u16>; 2]> {
    let size = rules.shape().size();
    let lines = || {
        let regions = rules.regions().iter().enumerate();
        regions.filter(|(_, region)| region.kind.is_line())
    };
    let mut pairs = Vec::new();
    for (first, one) in lines().filter(|(_, region)| region.cells.len() == size) {
        for (second, other) in lines().skip_while(|&(index, _)| index <= first) {
            let besides = |cell: usize, own| {
                let regions = rules.regions_of(cell).iter();
                regions.filter(move |&&region| region != own)
            };
            let mut cells = one.cells.iter().zip(&other.cells);
            let parallel = one.cells.len() == other.cells.len()
                && cells.all(|(&a, &b)| besides(a, first).eq(besides(b, second)));
            if parallel {
                let short = |cells: &[usize]| cells.iter().map(|&cell| cell as u16).collect();
                pairs.push([short(&one.cells), short(&other.cells)]);
            }
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::super::grid;
    use super::*;
    use crate::{Puzzle, Region, RegionKind, Shape};
    use atisbo_base::{Budget, seed};
    use std::sync::Arc;

    #[test]
    fn without_the_cells_of_an_exchange_there_are_several_solutions() {
        let diagonal = Region {
            kind: RegionKind::Extra(0),
            cells: (0..6).map(|i| 7 * i).collect(),
        };
        let six = Shape::new(2, 3).unwrap();
        let mut regions = Rules::classic(six).regions().to_vec();
        regions.push(diagonal);
        let with_diagonal = Rules::new(six, regions, Vec::new());
        for rules in [
            Rules::classic(Shape::CLASSIC),
            Rules::classic(six),
            with_diagonal,
        ] {
            let solution =
                grid::by_backtracking(&rules, &mut seed::rng(5, 0), &Budget::unlimited())
                    .unwrap()
                    .unwrap();
            let rules = Arc::new(rules);
            let mut exchanges = 0;
            Exchanges::new(&rules).find(&solution, 12, |cells| {
                let mut puzzle = Puzzle::with_rules(Arc::clone(&rules));
                for cell in (0..solution.len()).filter(|&cell| !cells.contains(&(cell as u16))) {
                    puzzle.give(cell, solution[cell]);
                }
                let found = crate::solver::generic::solve(&puzzle, 2, &Budget::unlimited());
                assert_eq!(found.count, 2, "{cells:?}");
                exchanges += 1;
            });
            assert!(exchanges > 5);
        }
    }
}
