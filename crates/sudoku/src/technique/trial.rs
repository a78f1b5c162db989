//! What the tests of the techniques share: positions from text, conclusions as text.

use super::{Band, Candidate, Ladder, Settings, Step, TECHNIQUES, Technique};
use crate::variant::{Ground, Variant};
use crate::{Position, Puzzle, Rules, Shape, explain, generate};
use atisbo_base::Budget;

/// A position of the usual shape from its rows, `.` for an empty cell; blanks do not count. After a
/// `:` follow pencil marks to take away, as value, row and column.
pub(super) fn position(text: &str) -> Position {
    let (grid, gone) = text.split_once(':').unwrap_or((text, ""));
    let digit = |byte: u8| byte.wrapping_sub(b'0');
    let cells = grid.bytes().filter(|byte| !byte.is_ascii_whitespace());
    let values: Vec<u8> = cells
        .map(|b| if b == b'.' { 0 } else { digit(b) })
        .collect();
    let shape = Shape::of_size(values.len().isqrt()).unwrap();
    let mut position = Position::new(&Puzzle::from_values(shape, &values));
    for candidate in gone.split_whitespace() {
        let [value, row, column] = candidate.as_bytes() else {
            panic!("{candidate} is not value, row and column")
        };
        let cell = usize::from(digit(*row) - 1) * shape.size() + usize::from(digit(*column) - 1);
        position.eliminate(cell, digit(*value));
    }
    position
}

/// An empty grid in which a value may only be where the picture has no `.`; blanks do not count.
pub(super) fn places(value: u8, picture: &str) -> Position {
    let marks = picture.bytes().filter(|byte| !byte.is_ascii_whitespace());
    let marks: Vec<u8> = marks.collect();
    let shape = Shape::of_size(marks.len().isqrt()).unwrap();
    let mut position = Position::new(&Puzzle::empty(shape));
    for (cell, _) in marks.iter().enumerate().filter(|&(_, &mark)| mark == b'.') {
        position.eliminate(cell, value);
    }
    position
}

/// An empty grid of 9 x 9 in which some cells (row and column) may only hold these values.
pub(super) fn marks(cells: &[(usize, &[u8])]) -> Position {
    let mut puzzle = Puzzle::empty(Shape::CLASSIC);
    for &(cell, values) in cells {
        puzzle.allow(at(cell), values.iter().copied().collect());
    }
    Position::new(&puzzle)
}

/// An empty grid under these variants.
pub(super) fn with_variants(shape: Shape, variants: Vec<Variant>) -> Position {
    let rules = Rules::with_variants(Ground::new(shape), variants).unwrap();
    Position::new(&Puzzle::with_rules(rules))
}

/// The cell of a 9 x 9 grid in row `name / 10` and column `name % 10`, counted from 1.
pub(super) fn at(name: usize) -> usize {
    (name / 10 - 1) * 9 + name % 10 - 1
}

/// Everything that a technique finds.
pub(super) fn steps(position: &Position, technique: Technique) -> Vec<Step> {
    let mut ladder = Ladder::new(position, Settings::default());
    let (steps, stop) = ladder.all(|other| other == technique, &Budget::unlimited());
    assert_eq!(stop, None);
    steps
}

/// What a technique concludes, as `r1c2=3` or `r1c2<>3 r1c3<>3`.
pub(super) fn conclusions(position: &Position, technique: Technique) -> Vec<String> {
    let size = position.shape().size();
    let write = |candidate: &Candidate, sign: &str| {
        let (row, column) = (candidate.cell / size + 1, candidate.cell % size + 1);
        format!("r{row}c{column}{sign}{}", candidate.value)
    };
    let conclusion = |step: &Step| {
        let placed = step.placements.iter().map(|it| write(it, "="));
        let gone = step.eliminations.iter().map(|it| write(it, "<>"));
        placed.chain(gone).collect::<Vec<_>>().join(" ")
    };
    steps(position, technique).iter().map(conclusion).collect()
}

/// Positions of random puzzles at which the easy techniques end, with the solution.
pub(super) fn stuck(count: usize) -> Vec<(Position, Vec<u8>)> {
    let easy = |technique: &Technique| technique.rung().band <= Band::Medium;
    let hard = TECHNIQUES.map(|rung| rung.technique).into_iter();
    let settings = Settings {
        uniqueness: false,
        forbidden: hard.filter(|technique| !easy(technique)).collect(),
    };
    let made = generate::Settings::new(Shape::CLASSIC).seed(9);
    let end = |index| {
        let made = generate::generate(&made, index, &Budget::unlimited()).unwrap();
        let path = explain(&made.puzzle, &settings, &Budget::unlimited());
        (path.position, made.solution)
    };
    let ends = (0..).map(end);
    let open = ends.filter(|(position, _)| !position.is_filled());
    open.take(count).collect()
}
