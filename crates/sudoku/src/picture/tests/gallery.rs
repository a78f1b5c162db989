//! Pictures to look at: the examples in the documentation.

use super::steps::WIKIPEDIA;
use crate::picture::{svg, svg_step};
use crate::technique::{Candidate, Evidence, Node, Step, Technique};
use crate::text::parse;
use crate::variant::*;
use crate::{Layer, Position, Puzzle, Shape};

/// Writes the pictures in `docs/pictures` anew:
/// `cargo test -p atisbo-sudoku --lib gallery -- --ignored`.
#[test]
#[ignore = "writes into the documentation"]
fn the_pictures_of_the_documentation() {
    let write = |name: &str, picture: &str| {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures");
        std::fs::write(format!("{folder}/{name}.svg"), picture).unwrap();
    };
    let plain = parse(WIKIPEDIA).unwrap();
    write("sudoku", &svg(&plain, Layer::default()));
    write("sudoku-variants", &svg(&many_rules(), Layer::default()));
    write("sudoku-step", &chain());
}

/// A puzzle of many rules and no givens.
#[rustfmt::skip]
fn many_rules() -> Puzzle {
    let line = |first: usize, step: usize| (0..9).map(|it| first + it * step).collect::<Vec<_>>();
    let variants = vec![
        Thermometer { cells: vec![19, 29, 37, 45, 55, 65], slow: false }.into(),
        Whispers { cells: vec![9, 1, 2, 3, 13], difference: 5 }.into(),
        Renban { cells: vec![53, 52, 60, 59, 58] }.into(),
        Palindrome { cells: vec![67, 68, 78, 79] }.into(),
        Arrow { circle: vec![44], shaft: vec![35, 26, 16] }.into(),
        Between { cells: vec![4, 5, 15, 24, 33] }.into(),
        Cage { cells: vec![30, 31, 39, 40], sum: Some(17) }.into(),
        Cage { cells: vec![62, 70, 71], sum: Some(13) }.into(),
        Cage { cells: vec![47, 48, 57], sum: Some(14) }.into(),
        Cage { cells: vec![21, 22], sum: Some(11) }.into(),
        Parity { cell: 64, odd: true }.into(),
        Parity { cell: 27, odd: false }.into(),
        Parity { cell: 69, odd: false }.into(),
        Kropki { cells: [31, 40], dot: Dot::Ratio(2) }.into(),
        Kropki { cells: [12, 21], dot: Dot::Difference(1) }.into(),
        GreaterThan { greater: 15, smaller: 16 }.into(),
        GreaterThan { greater: 55, smaller: 46 }.into(),
        Kropki { cells: [29, 38], dot: Dot::Difference(1) }.into(),
        Xv { cells: [17, 26], sum: 5 }.into(),
        Kropki { cells: [69, 78], dot: Dot::Ratio(2) }.into(),
        Xv { cells: [63, 64], sum: 10 }.into(),
        Xv { cells: [48, 57], sum: 10 }.into(),
        Quadruple { cells: vec![10, 11, 19, 20], values: vec![2, 4, 7] }.into(),
        Sandwich { cells: line(9, 1), sum: 33 }.into(),
        Sandwich { cells: line(36, 1), sum: 35 }.into(),
        Sandwich { cells: line(63, 1), sum: 25 }.into(),
        Sandwich { cells: line(2, 9), sum: 15 }.into(),
        Sandwich { cells: line(6, 9), sum: 26 }.into(),
        LittleKiller { cells: vec![5, 15, 25, 35], sum: 23 }.into(),
        LittleKiller { cells: vec![53, 61, 69, 77], sum: 22 }.into(),
    ];
    Puzzle::with_variants(Ground::new(Shape::CLASSIC), variants).unwrap()
}

/// A chain of eight links: whether or not there is a 9 at its start, there is one at its end.
fn chain() -> String {
    const PUZZLE: &str =
        "..5.......1.2...65......2.454..6....3..82.57.........12...53..9..3..6..76.....1..";
    const REACHED: &str =
        ".256....8.1.2...65.36...2.454..61..2391824576.62....41274153689153986427689472153";
    let mut position = Position::new(&parse(PUZZLE).unwrap());
    for (cell, value) in parse(REACHED).unwrap().values().into_iter().enumerate() {
        if value > 0 && !position.is_given(cell) {
            position.place(cell, value);
        }
    }
    let nodes = [
        (5, 9),
        (5, 7),
        (6, 7),
        (15, 7),
        (15, 3),
        (13, 3),
        (49, 3),
        (49, 9),
    ];
    let nodes = nodes.iter().zip(0..).map(|(&(cell, value), place)| Node {
        cells: vec![cell],
        value,
        holds: place % 2 == 1,
        through: Vec::new(),
    });
    let gone = |cell| Candidate { cell, value: 9 };
    let step = Step {
        technique: Technique::Aic,
        placements: Vec::new(),
        eliminations: [4, 13, 22, 50].map(gone).to_vec(),
        evidence: Evidence::Chain {
            nodes: nodes.collect(),
            closed: false,
        },
    };
    svg_step(&position, &step)
}
