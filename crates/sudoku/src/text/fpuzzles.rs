//! f-puzzles' JSON: a grid of cells and, for each kind of rule, a list. Links hold it packed.
//!
//! | field | rule |
//! |---|---|
//! | `grid` | rows of cells with `value` and `given`, `region` where it is not the usual box (null for none), `givenPencilMarks`, `centerPencilMarks` |
//! | `diagonal+` `diagonal-` `antiknight` `antiking` `disjointgroups` `nonconsecutive` | true |
//! | `negative` | names of dots and signs of which all are shown |
//! | `killercage` `extraregion` `clone` `quadruple` `rowindexer` `columnindexer` | cells |
//! | `thermometer` `slowthermometer` `palindrome` `renban` `whispers` `betweenline` `arrow` `regionsumline` `entropicline` `zipperline` `doublearrow` | lines of cells |
//! | `odd` `even` `minimum` `maximum` | one cell |
//! | `difference` `ratio` `xv` | two cells |
//! | `littlekillersum` `sandwichsum` `xsum` `skyscraper` | a place beside the grid |
//!
//! Drawings (`text`, `line`, `circle`, `rectangle`, a `cage` without a number) say nothing; any other
//! field with something in it is a rule that is not known, and an error.

mod board;
mod read;
mod write;

pub(super) use read::read;
pub(super) use write::write;
