//! The parts of a frontier with their programmes, each worked out once as long as a game lasts.

use super::ExactError;
use super::boxes::Boxes;
use super::effort::Effort;
use super::frontier::Frontier;
use super::lattice::{Builder, Lattice};
use super::order::Order;
use super::split::{Name, Split};
use super::sweep::{Row, Rows, forward};
use super::weight::{LARGEST_F64_PART, choose};
use crate::tiling::Cell;
use rustc_hash::FxHashMap;

/// A part: its boxes, and the programme over them up to the point where the rest of the board matters.
#[derive(Debug, Default)]
pub(super) struct Part {
    /// Its cells, box after box.
    pub(super) cells: Vec<Cell>,
    /// How many cells each box has.
    pub(super) sizes: Vec<u32>,
    pub(super) lattice: Lattice,
    /// Which counts of mines each state can be reached with.
    pub(super) rows: Rows,
    /// The ways to each state and count; nothing if the part is too large for `f64`.
    pub(super) forward: Vec<f64>,
}

impl Part {
    /// The counts of mines it can hold.
    #[inline]
    pub(super) fn end(&self) -> Row {
        self.rows.of(self.lattice.end())
    }

    /// The boxes in turn: their cells.
    pub(super) fn boxes(&self) -> impl Iterator<Item = &[Cell]> {
        let mut start = 0;
        self.sizes.iter().map(move |&size| {
            let end = start + size as usize;
            let cells = &self.cells[start..end];
            start = end;
            cells
        })
    }

    /// All its cells are one box: those of a single number, which needs `need` mines.
    fn of_one_box(&mut self, cells: &[u32], need: u32, counting: Counting) {
        self.cells.clear();
        self.cells.extend(cells.iter().map(|&cell| Cell(cell)));
        self.sizes.clear();
        self.sizes.push(cells.len() as u32);
        self.lattice.of_one_box(need);
        self.rows.of_one_box(need, counting);
        self.forward.clear();
        if counting == Counting::Counted {
            let ways = choose(cells.len(), need as usize);
            self.forward.extend([1.0, ways]);
        }
    }

    /// Lists the cells of the boxes, in the order of the boxes.
    fn take_cells(&mut self, split: &Split, boxes: &Boxes, places: &mut Vec<u32>) {
        self.sizes.clear();
        self.sizes.extend_from_slice(&boxes.sizes);
        places.clear();
        let mut end = 0;
        for &size in &boxes.sizes {
            places.push(end);
            end += size;
        }
        self.cells.clear();
        self.cells.resize(split.cells.len(), Cell(0));
        for (place, &cell) in split.cells.iter().enumerate() {
            let next = &mut places[boxes.of_cell(place) as usize];
            self.cells[*next as usize] = Cell(cell);
            *next += 1;
        }
    }
}

/// How the mines of a part are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Counting {
    /// By their number: the parts share a total.
    #[default]
    Counted,
    /// Not at all: only whether there is a way matters, or each mine has its own weight.
    Uncounted,
}

/// The parts met since the last reset, by name.
#[derive(Debug, Default)]
pub(super) struct Parts {
    counting: Counting,
    /// Those in use first; the others keep their memory for later ones.
    all: Vec<Part>,
    used: usize,
    states: usize,
    /// Which part has a name; none if no layout of its mines fits.
    named: FxHashMap<Name, Option<u32>>,
    split: Split,
    boxes: Boxes,
    order: Order,
    builder: Builder,
    places: Vec<u32>,
}

impl Parts {
    /// States of all parts that are kept; beyond them all are forgotten.
    const MOST_STATES: usize = 1 << 18;

    /// Forgets all parts; from now on their mines are counted this way.
    pub(super) fn reset(&mut self, counting: Counting) {
        self.counting = counting;
        self.used = 0;
        self.states = 0;
        self.named.clear();
    }

    /// Forgets all parts if they have become many.
    pub(super) fn tidy(&mut self) {
        if self.states > Self::MOST_STATES {
            self.reset(self.counting);
        }
    }

    #[inline]
    pub(super) fn get(&self, part: u32) -> &Part {
        &self.all[part as usize]
    }

    /// Lists the parts of a frontier, and works out those that are new.
    pub(super) fn find(
        &mut self,
        frontier: &Frontier,
        found: &mut Vec<u32>,
        effort: &mut Effort,
    ) -> Result<(), ExactError> {
        found.clear();
        self.split.start(frontier);
        for &number in frontier.shown() {
            if !self.split.is_unmet(number) {
                continue;
            }
            let name = self.split.part_of(frontier, number);
            let part = match self.named.get(&name) {
                Some(&part) => part,
                None => self.add(frontier, name, effort)?,
            };
            found.push(part.ok_or(ExactError::Impossible)?);
        }
        Ok(())
    }

    /// Works out the part that was just split off.
    fn add(
        &mut self,
        frontier: &Frontier,
        name: Name,
        effort: &mut Effort,
    ) -> Result<Option<u32>, ExactError> {
        if self.used == self.all.len() {
            self.all.push(Part::default());
        }
        let part = match self.work_out(frontier, effort) {
            Ok(()) => {
                self.states += self.all[self.used].lattice.states.len();
                self.used += 1;
                Some(self.used as u32 - 1)
            }
            Err(ExactError::Impossible) => None,
            Err(stopped) => return Err(stopped),
        };
        self.named.insert(name, part);
        Ok(part)
    }

    fn work_out(&mut self, frontier: &Frontier, effort: &mut Effort) -> Result<(), ExactError> {
        let part = &mut self.all[self.used];
        if let [number] = self.split.numbers[..] {
            let need = frontier.numbers[number as usize].need();
            part.of_one_box(&self.split.cells, need, self.counting);
            return effort.state(size_of::<Part>());
        }
        self.boxes.load(frontier, &self.split);
        self.order.load(&self.boxes, effort)?;
        let (boxes, order) = (&self.boxes, &self.order.boxes);
        self.builder
            .build(&mut part.lattice, boxes, order, effort)?;
        part.take_cells(&self.split, boxes, &mut self.places);
        part.rows.load(&part.lattice, self.counting, effort)?;
        part.forward.clear();
        if self.counting == Counting::Counted && part.cells.len() <= LARGEST_F64_PART {
            let weight = |cells: u32, mines: u32| choose(cells as usize, mines as usize);
            let (lattice, rows, sizes) = (&part.lattice, &part.rows, &part.sizes);
            forward(lattice, rows, sizes, weight, &mut part.forward, effort)?;
        }
        Ok(())
    }
}
