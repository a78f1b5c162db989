//! Cells with the same numbers around them form a box: only how many mines a box holds matters.

use super::frontier::Frontier;
use super::lists::Lists;
use super::split::Split;

/// The class all cells start in.
const ALL: u32 = 0;

/// The boxes of a part, and the numbers around them.
#[derive(Debug, Default)]
pub(super) struct Boxes {
    /// How many cells each box has.
    pub(super) sizes: Vec<u32>,
    /// How many mines each number needs.
    pub(super) needs: Vec<u32>,
    /// The boxes beside each number.
    pub(super) of_number: Lists,
    /// The numbers beside each box.
    pub(super) of_box: Lists,
    /// The class of each cell of the part, then its box.
    class: Vec<u32>,
    /// The class that the number at hand splits off from each, and which number that was.
    split: Vec<(u32, u32)>,
    rename: Vec<u32>,
}

impl Boxes {
    /// Sorts the cells of a part into boxes by refining a partition: each number splits every class into the
    /// cells beside it and the others.
    pub(super) fn load(&mut self, frontier: &Frontier, part: &Split) {
        self.class.clear();
        self.class.resize(part.cells.len(), ALL);
        self.split.clear();
        self.split.push((ALL, u32::MAX));
        self.needs.clear();
        for (index, &number) in (0..).zip(&part.numbers) {
            self.needs.push(frontier.numbers[number as usize].need());
            for &cell in part.cells_of.get(index) {
                let class = &mut self.class[cell as usize];
                let (mut rest, last) = self.split[*class as usize];
                if last != index {
                    rest = self.split.len() as u32;
                    self.split[*class as usize] = (rest, index);
                    self.split.push((ALL, u32::MAX));
                }
                *class = rest;
            }
        }
        self.name();
        self.join(part);
    }

    /// Gives the classes that are left, boxes by now, numbers without gaps.
    fn name(&mut self) {
        self.rename.clear();
        self.rename.resize(self.split.len(), u32::MAX);
        self.sizes.clear();
        for class in &mut self.class {
            let name = &mut self.rename[*class as usize];
            if *name == u32::MAX {
                *name = self.sizes.len() as u32;
                self.sizes.push(0);
            }
            self.sizes[*name as usize] += 1;
            *class = *name;
        }
    }

    /// Lists who is beside whom.
    fn join(&mut self, part: &Split) {
        self.of_number.clear();
        self.rename.clear();
        self.rename.resize(self.sizes.len(), u32::MAX);
        for number in 0..part.numbers.len() as u32 {
            for &cell in part.cells_of.get(number) {
                let the_box = self.class[cell as usize];
                let last = &mut self.rename[the_box as usize];
                if *last != number {
                    *last = number;
                    self.of_number.push(the_box);
                }
            }
            self.of_number.end_list();
        }
        self.of_number
            .transpose_into(&mut self.of_box, self.sizes.len());
    }

    /// The box of a cell of the part.
    #[inline]
    pub(super) fn of_cell(&self, place: usize) -> u32 {
        self.class[place]
    }
}
