//! An order of the boxes of a part that keeps few numbers open.
//!
//! A number is open from the first of its boxes in the order to the last. The programme has one state
//! for each way the open numbers can have been filled so far, so its cost grows with how many are open
//! at a time: the width of the frontier, not its length.

use super::ExactError;
use super::boxes::Boxes;
use super::effort::Effort;
use super::lattice::MOST_OPEN;
use crate::tiling::MOST_NEIGHBOURS;
use atisbo_base::Stop;
use std::sync::LazyLock;

/// By how much a number multiplies the states while it is open, by the mines it needs: the logarithm, in
/// sixteenths of a bit.
static BREADTHS: LazyLock<[i32; MOST_NEIGHBOURS + 1]> =
    LazyLock::new(|| std::array::from_fn(|need| ((need as f64 + 1.0).log2() * 16.0) as i32));

/// Up to this many boxes are left in the order in which they were found.
const FEW_BOXES: usize = 8;

/// So are more boxes if the open numbers are never broader than this.
const NARROW: i32 = 12 * 16;

/// An order of the boxes of a part.
#[derive(Debug, Default)]
pub(super) struct Order {
    pub(super) boxes: Vec<u32>,
    opened: Vec<bool>,
    placed: Vec<bool>,
    /// How many boxes of each number are not in the order yet.
    left: Vec<u32>,
    open: Vec<u32>,
    seen: Vec<u32>,
    stamp: u32,
    /// How many boxes of each number the one at hand would place.
    met: Vec<u32>,
    /// How much an open number multiplies the states by, as a logarithm.
    breadth: Vec<i32>,
    /// By how much the open numbers get broader with each box.
    widening: Vec<i32>,
    queue: Vec<u32>,
}

impl Order {
    /// Orders the boxes of a part.
    pub(super) fn load(&mut self, boxes: &Boxes, effort: &mut Effort) -> Result<(), ExactError> {
        let numbers = boxes.needs.len();
        self.boxes.clear();
        if boxes.sizes.len() <= FEW_BOXES || self.is_narrow(boxes) {
            self.boxes.extend(0..boxes.sizes.len() as u32);
            return Ok(());
        }
        self.opened.clear();
        self.opened.resize(numbers, false);
        self.placed.clear();
        self.placed.resize(boxes.sizes.len(), false);
        self.left.clear();
        let count = |number| boxes.of_number.get(number).len() as u32;
        self.left.extend((0..numbers as u32).map(count));
        self.seen.clear();
        self.seen.resize(numbers, 0);
        self.stamp = 0;
        self.met.clear();
        self.met.resize(numbers, 0);
        self.breadth.clear();
        let breadth = |&need: &u32| BREADTHS[need as usize];
        self.breadth.extend(boxes.needs.iter().map(breadth));
        self.open.clear();
        // The numbers were found by breadth-first search, so the last one is at an end of the part.
        self.place_all(boxes, numbers as u32 - 1, effort)
    }

    /// Whether few numbers are open at a time in the order in which the boxes were found, which goes from number to
    /// number.
    fn is_narrow(&mut self, boxes: &Boxes) -> bool {
        self.widening.clear();
        self.widening.resize(boxes.sizes.len(), 0);
        for (number, &need) in (0..).zip(&boxes.needs) {
            let around = boxes.of_number.get(number).iter();
            let (first, last) = around.fold((u32::MAX, 0), |(first, last), &the_box| {
                (first.min(the_box), last.max(the_box))
            });
            self.widening[first as usize] += BREADTHS[need as usize];
            self.widening[last as usize] -= BREADTHS[need as usize];
        }
        let mut breadth = 0;
        self.widening.iter().all(|widening| {
            breadth += widening;
            breadth <= NARROW
        })
    }

    /// Orders the boxes from those around this number on: always those of the open number after which
    /// the fewest states are to be expected.
    fn place_all(
        &mut self,
        boxes: &Boxes,
        start: u32,
        effort: &mut Effort,
    ) -> Result<(), ExactError> {
        self.opened[start as usize] = true;
        self.open.push(start);
        while let Some(place) = self.cheapest(boxes) {
            effort.check()?;
            let number = self.open.swap_remove(place);
            self.queue.clear();
            let unplaced = boxes.of_number.get(number).iter().copied();
            self.queue
                .extend(unplaced.filter(|&the_box| !self.placed[the_box as usize]));
            let opened = &self.opened;
            let opens = |the_box: &u32| {
                let around = boxes.of_box.get(*the_box).iter();
                around.filter(|&&other| !opened[other as usize]).count()
            };
            self.queue.sort_by_key(opens);
            for index in 0..self.queue.len() {
                self.place(boxes, self.queue[index]);
            }
            self.open.retain(|&other| self.left[other as usize] > 0);
            if self.open.len() > MOST_OPEN {
                return Err(Stop::Bytes.into());
            }
        }
        Ok(())
    }

    fn place(&mut self, boxes: &Boxes, the_box: u32) {
        self.placed[the_box as usize] = true;
        self.boxes.push(the_box);
        for &number in boxes.of_box.get(the_box) {
            self.left[number as usize] -= 1;
            if !self.opened[number as usize] {
                self.opened[number as usize] = true;
                self.open.push(number);
            }
        }
    }

    /// The open number that is closed at the least cost, by its place in the list of open ones.
    fn cheapest(&mut self, boxes: &Boxes) -> Option<usize> {
        if self.open.len() < 2 {
            return self.open.len().checked_sub(1);
        }
        let mut best = None;
        for place in 0..self.open.len() {
            let number = self.open[place];
            let cost = (
                self.growth(boxes, number),
                self.left[number as usize],
                number,
            );
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, place));
            }
        }
        best.map(|(_, place)| place)
    }

    /// How much broader the open numbers get if the boxes of one of them are placed: the breadth of
    /// those that open, less that of those that close.
    fn growth(&mut self, boxes: &Boxes, number: u32) -> i32 {
        self.stamp += 1;
        let mut growth = 0;
        for &the_box in boxes.of_number.get(number) {
            if self.placed[the_box as usize] {
                continue;
            }
            for &other in boxes.of_box.get(the_box) {
                let other = other as usize;
                if self.seen[other] != self.stamp {
                    self.seen[other] = self.stamp;
                    self.met[other] = 0;
                    if !self.opened[other] {
                        growth += self.breadth[other];
                    }
                }
                self.met[other] += 1;
                if self.met[other] == self.left[other] {
                    growth -= self.breadth[other];
                }
            }
        }
        growth
    }
}
