//! Cells with the same numbers around them form a box: only how many mines a box holds matters.

use super::frontier::{Frontier, Status};
use super::split::Split;

/// Lists of small numbers, one after the other.
#[derive(Debug, Default)]
pub(super) struct Lists {
    starts: Vec<u32>,
    items: Vec<u32>,
}

impl Lists {
    fn clear(&mut self) {
        self.starts.clear();
        self.starts.push(0);
        self.items.clear();
    }

    fn end_list(&mut self) {
        self.starts.push(self.items.len() as u32);
    }

    #[inline]
    pub(super) fn get(&self, index: u32) -> &[u32] {
        let index = index as usize;
        &self.items[self.starts[index] as usize..self.starts[index + 1] as usize]
    }

    /// Turns each list of b's for an a into a list of a's for each b.
    fn transpose_into(&self, other: &mut Lists, len: usize) {
        other.starts.clear();
        other.starts.resize(len + 1, 0);
        for &item in &self.items {
            other.starts[item as usize] += 1;
        }
        let mut end = 0;
        for start in &mut other.starts {
            end += *start;
            *start = end;
        }
        other.items.clear();
        other.items.resize(self.items.len(), 0);
        for list in (0..self.starts.len() as u32 - 1).rev() {
            for &item in self.get(list) {
                let place = &mut other.starts[item as usize];
                *place -= 1;
                other.items[*place as usize] = list;
            }
        }
    }
}

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
            for cell in members(frontier, part, number) {
                let class = &mut self.class[cell];
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
        self.join(frontier, part);
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
    fn join(&mut self, frontier: &Frontier, part: &Split) {
        self.of_number.clear();
        self.rename.clear();
        self.rename.resize(self.sizes.len(), u32::MAX);
        for (index, &number) in (0..).zip(&part.numbers) {
            for cell in members(frontier, part, number) {
                let the_box = self.class[cell];
                let last = &mut self.rename[the_box as usize];
                if *last != index {
                    *last = index;
                    self.of_number.items.push(the_box);
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

/// The unknown cells beside a number, by their places in the part.
fn members<'f>(
    frontier: &'f Frontier,
    part: &'f Split,
    number: u32,
) -> impl Iterator<Item = usize> + 'f {
    let around = frontier.adjacency.of(number).iter();
    let unknown = around.filter(|&&cell| frontier.status[cell as usize] == Status::Unknown);
    unknown.map(|&cell| part.place[cell as usize] as usize)
}
