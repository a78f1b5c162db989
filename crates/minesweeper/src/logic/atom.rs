//! What the report's knowledge base speaks of: "this cell has this code" and its negation, each a symbol
//! of its own.
//!
//! Chaining knows no negation. So "(cell, 11)" and "not (cell, 11)" are two symbols that have nothing to
//! do with each other but for the rules that mention both.

use crate::tiling::{Cell, Tiling};
use atisbo_logic::{Symbol, Symbols};
use rustc_hash::FxHashMap;

/// What a cell may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Code {
    /// It shows this number: codes 0 to 8.
    Number(u8),
    /// Nothing is known of it: code 9. The report names it, and no rule uses it.
    Unknown,
    /// It is marked: code 10.
    Marked,
    /// It is a mine: code 11.
    Mine,
}

/// A cell has a code, or it has not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Atom {
    /// A cell has a code, or it has not.
    Cell {
        /// Which cell.
        cell: Cell,
        /// Which code.
        code: Code,
        /// Whether it has it.
        holds: bool,
    },
    /// At least this many cells of the whole board are known.
    Tally {
        /// To be mines, or to be none.
        mines: bool,
        /// How many at least.
        count: u32,
    },
}

impl Atom {
    /// The cell is a mine, or it is clear.
    pub fn mine(cell: Cell, holds: bool) -> Self {
        Atom::Cell {
            cell,
            code: Code::Mine,
            holds,
        }
    }

    /// The cell it speaks of.
    pub fn cell(self) -> Option<Cell> {
        match self {
            Atom::Cell { cell, .. } => Some(cell),
            Atom::Tally { .. } => None,
        }
    }

    /// What it is called in a knowledge base: `m_r1c3` is a mine, `n_r1c3_2` shows 2, `marked_r1c3` is marked;
    /// `not_m_r1c3` and so on are the negations, which are symbols of their own.
    pub(super) fn name(self, tiling: &Tiling) -> String {
        match self {
            Atom::Tally { mines, count } => {
                let what = if mines { "mines" } else { "clear" };
                format!("{what}_{count}")
            }
            Atom::Cell { cell, code, holds } => {
                let (place, not) = (tiling.place(cell), if holds { "" } else { "not_" });
                match code {
                    Code::Number(number) => format!("{not}n_{place}_{number}"),
                    Code::Unknown => format!("{not}unknown_{place}"),
                    Code::Marked => format!("{not}marked_{place}"),
                    Code::Mine => format!("{not}m_{place}"),
                }
            }
        }
    }

    /// The cell shows a number.
    pub fn number(cell: Cell, number: u8) -> Self {
        Atom::Cell {
            cell,
            code: Code::Number(number),
            holds: true,
        }
    }
}

/// What a block of symbols speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Subject {
    Cell(Cell),
    Count(u32),
}

/// Symbols for atoms, in blocks: one for each cell or count that was mentioned.
#[derive(Clone, Debug)]
pub(super) struct Vocabulary {
    /// The greatest number of neighbours: numbers go up to it.
    degree: u8,
    subjects: Vec<Subject>,
    blocks: FxHashMap<Subject, u32>,
}

impl Vocabulary {
    pub(super) fn new(degree: u8) -> Self {
        Vocabulary {
            degree,
            subjects: Vec::new(),
            blocks: FxHashMap::default(),
        }
    }

    /// The same about other cells, in the order in which its own were first mentioned.
    pub(super) fn about(&self, cells: impl Iterator<Item = Cell>) -> Self {
        let mut other = Vocabulary::new(self.degree);
        for cell in cells {
            other.block(Subject::Cell(cell));
        }
        other
    }

    /// All codes a cell may have, but for "unknown", which says nothing: 11 on squares.
    pub(super) fn codes(&self) -> impl Iterator<Item = Code> + Clone + use<> {
        let numbers = (0..=self.degree).map(Code::Number);
        numbers.chain([Code::Marked, Code::Mine])
    }

    /// The number of a code as the report has them: on squares 9 is unknown, 10 marked, 11 a mine.
    pub(super) fn place(&self, code: Code) -> usize {
        let degree = usize::from(self.degree);
        match code {
            Code::Number(number) => usize::from(number),
            Code::Unknown => degree + 1,
            Code::Marked => degree + 2,
            Code::Mine => degree + 3,
        }
    }

    fn block_size(&self) -> usize {
        2 * (self.place(Code::Mine) + 1)
    }

    fn block(&mut self, subject: Subject) -> usize {
        let next = self.subjects.len() as u32;
        let block = *self.blocks.entry(subject).or_insert(next);
        if block == next {
            self.subjects.push(subject);
        }
        block as usize
    }

    /// The symbol of an atom.
    pub(super) fn symbol(&mut self, atom: Atom) -> Symbol {
        let (subject, place) = match atom {
            Atom::Cell { cell, code, holds } => {
                let place = 2 * self.place(code) + usize::from(!holds);
                (Subject::Cell(cell), place)
            }
            Atom::Tally { mines, count } => (Subject::Count(count), usize::from(!mines)),
        };
        Symbol::new(self.block(subject) * self.block_size() + place)
    }

    /// The names of the first so many symbols.
    pub(super) fn names(&self, symbols: usize, tiling: &Tiling) -> Symbols {
        let mut names = Symbols::new();
        for symbol in (0..symbols).map(Symbol::new) {
            let place = symbol.index() % self.block_size();
            let name = match self.subjects[symbol.index() / self.block_size()] {
                // A count has two symbols, and its block has more.
                Subject::Count(count) if place > 1 => format!("count_{count}.{place}"),
                _ => self.atom(symbol).name(tiling),
            };
            names.intern(&name);
        }
        names
    }

    /// What a symbol says.
    pub(super) fn atom(&self, symbol: Symbol) -> Atom {
        let (block, place) = (
            symbol.index() / self.block_size(),
            symbol.index() % self.block_size(),
        );
        let degree = usize::from(self.degree);
        match self.subjects[block] {
            Subject::Count(count) => Atom::Tally {
                mines: place == 0,
                count,
            },
            Subject::Cell(cell) => Atom::Cell {
                cell,
                code: match place / 2 {
                    number if number <= degree => Code::Number(number as u8),
                    place if place == degree + 1 => Code::Unknown,
                    place if place == degree + 2 => Code::Marked,
                    _ => Code::Mine,
                },
                holds: place.is_multiple_of(2),
            },
        }
    }
}

/// The greatest number of neighbours that a cell of a tiling has.
pub(super) fn degree(tiling: &Tiling) -> u8 {
    let most = tiling.cells().map(|cell| tiling.neighbours(cell).len());
    // At least the report's codes, at most MOST_NEIGHBOURS.
    most.max().unwrap_or(0).max(8) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_symbol_says_what_it_was_made_for() {
        let mut vocabulary = Vocabulary::new(8);
        let cells = [7, 3, 11].map(Cell);
        for cell in cells {
            for code in vocabulary.codes() {
                for holds in [true, false] {
                    let atom = Atom::Cell { cell, code, holds };
                    let symbol = vocabulary.symbol(atom);
                    assert_eq!(vocabulary.atom(symbol), atom);
                }
            }
        }
        for mines in [true, false] {
            let atom = Atom::Tally { mines, count: 3 };
            let symbol = vocabulary.symbol(atom);
            assert_eq!(vocabulary.atom(symbol), atom);
        }
        assert_eq!(vocabulary.codes().count(), 11);
    }
}
