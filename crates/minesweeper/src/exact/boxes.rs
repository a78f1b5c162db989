//! Cells with the same numbers around them form a box: only how many mines a box holds matters.

use super::frontier::{Frontier, Status};

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

/// The class of a cell beside no open number.
const OUTSIDE: u32 = 0;

/// The boxes of a frontier, and the numbers that still say something about them.
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
    /// The class of each cell of the frontier, then its box plus one.
    class: Vec<u32>,
    /// The part of each class that the number at hand splits off, and which number that was.
    split: Vec<(u32, u32)>,
    rename: Vec<u32>,
}

impl Boxes {
    /// Sorts the unknown cells of a frontier into boxes by refining a partition: each number splits
    /// every class into the cells beside it and the others.
    pub(super) fn load(&mut self, frontier: &Frontier) {
        self.class.clear();
        self.class.resize(frontier.cells.len(), OUTSIDE);
        self.split.clear();
        self.split.push((OUTSIDE, u32::MAX));
        self.needs.clear();
        for (number, (need, members)) in (0..).zip(frontier.open_numbers()) {
            self.needs.push(need);
            for cell in members {
                let class = &mut self.class[cell as usize];
                let (mut part, last) = self.split[*class as usize];
                if last != number {
                    part = self.split.len() as u32;
                    self.split[*class as usize] = (part, number);
                    self.split.push((OUTSIDE, u32::MAX));
                }
                *class = part;
            }
        }
        self.name(frontier);
        self.join(frontier);
    }

    /// Gives the classes that are left, boxes by now, numbers without gaps.
    fn name(&mut self, frontier: &Frontier) {
        self.rename.clear();
        self.rename.resize(self.split.len(), u32::MAX);
        self.sizes.clear();
        for (class, &status) in self.class.iter_mut().zip(&frontier.status) {
            if *class == OUTSIDE || status != Status::Unknown {
                *class = OUTSIDE;
                continue;
            }
            let name = &mut self.rename[*class as usize];
            if *name == u32::MAX {
                *name = self.sizes.len() as u32;
                self.sizes.push(0);
            }
            self.sizes[*name as usize] += 1;
            *class = *name + 1;
        }
    }

    /// Lists who is beside whom.
    fn join(&mut self, frontier: &Frontier) {
        self.of_number.clear();
        self.rename.clear();
        self.rename.resize(self.sizes.len(), u32::MAX);
        for (number, (_, members)) in (0..).zip(frontier.open_numbers()) {
            for cell in members {
                let the_box = self.class[cell as usize] - 1;
                let last = &mut self.rename[the_box as usize];
                if *last != number {
                    *last = number;
                    self.of_number.items.push(the_box);
                }
            }
            self.of_number.end_list();
        }
        self.of_number
            .transpose_into(&mut self.of_box, self.sizes.len());
    }

    /// The box of a cell of the frontier, if it is still unknown.
    #[inline]
    pub(super) fn of_cell(&self, cell: usize) -> Option<u32> {
        self.class[cell].checked_sub(1)
    }
}
