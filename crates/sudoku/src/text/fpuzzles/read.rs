//! Rules out of f-puzzles' fields.

use super::super::json::Node;
use super::super::regions::Division;
use super::super::{Entry, Expected, Metadata, ParseError, ParseErrorKind, Progress, one};
use super::board::Board;
use crate::variant::{
    AntiKing, AntiKnight, Arrow, Between, Cage, Diagonal, DisjointGroups, Dot, DoubleArrow,
    Entropic, ExtraRegion, GreaterThan, Indexing, Kropki, LittleKiller, NonConsecutive, Palindrome,
    Parity, Quadruple, RegionSumLine, Renban, Sandwich, Skyscraper, StrictKropki, StrictXv,
    Thermometer, Variant, Whispers, XSum, Xv, Zipper,
};
use crate::{MAX_SIZE, Shape, Values};

/// Rules of the whole grid.
const FLAGS: [(&str, Variant); 5] = [
    ("diagonal-", Variant::Diagonal(Diagonal { rising: false })),
    ("diagonal+", Variant::Diagonal(Diagonal { rising: true })),
    ("antiknight", Variant::AntiKnight(AntiKnight)),
    ("antiking", Variant::AntiKing(AntiKing)),
    ("disjointgroups", Variant::DisjointGroups(DisjointGroups)),
];

/// Makes the rule of a line.
type OfLine = fn(Vec<usize>) -> Variant;

/// Rules of lines.
const LINES: [(&str, OfLine); 9] = [
    ("thermometer", |cells| {
        Thermometer { cells, slow: false }.into()
    }),
    ("slowthermometer", |cells| {
        Thermometer { cells, slow: true }.into()
    }),
    ("palindrome", |cells| Palindrome { cells }.into()),
    ("renban", |cells| Renban { cells }.into()),
    ("betweenline", |cells| Between { cells }.into()),
    ("regionsumline", |cells| RegionSumLine { cells }.into()),
    ("entropicline", |cells| Entropic { cells }.into()),
    ("zipperline", |cells| Zipper { cells }.into()),
    ("doublearrow", |cells| DoubleArrow { cells }.into()),
];

/// Reads one item of a rule's list.
type ReadItem = fn(Board, &Node<'_>) -> Result<Vec<Variant>, ParseError>;

/// Rules of some cells.
const RULES: [(&str, ReadItem); 20] = [
    ("killercage", |board, item| {
        let sum = item.optional("value", Node::number)?;
        let cells = cells(board, item)?;
        one(Cage { cells, sum })
    }),
    ("extraregion", |board, item| {
        let cells = cells(board, item)?;
        one(ExtraRegion { cells })
    }),
    ("rowindexer", |board, item| indexing(board, item, true)),
    ("columnindexer", |board, item| indexing(board, item, false)),
    ("whispers", |board, item| {
        let difference = small(item, 5)?;
        lines(board, item, |cells| Whispers { cells, difference })
    }),
    ("arrow", arrows),
    ("odd", |board, item| parity(board, item, true)),
    ("even", |board, item| parity(board, item, false)),
    ("difference", |board, item| {
        kropki(board, item, Dot::Difference(small(item, 1)?))
    }),
    ("ratio", |board, item| {
        kropki(board, item, Dot::Ratio(small(item, 2)?))
    }),
    ("xv", |board, item| {
        let sum = match item.optional("value", Node::text)?.as_deref() {
            Some("X" | "x") => 10,
            Some("V" | "v") => 5,
            _ => return Err(item.refuse(Expected::XOrV)),
        };
        let cells = pair(board, item)?;
        one(Xv { cells, sum })
    }),
    ("quadruple", |board, item| {
        let values = item.each("values", small_number)?;
        let cells = cells(board, item)?;
        one(Quadruple { cells, values })
    }),
    ("clone", clones),
    ("littlekillersum", |board, item| {
        let [cell, direction, value] = need(item, ["cell", "direction", "value"])?;
        let cells = board.diagonal_from(&cell, &direction)?;
        let sum = value.number()?;
        one(LittleKiller { cells, sum })
    }),
    ("sandwichsum", |board, item| {
        let (mut cells, sum) = beside(board, item)?;
        cells.sort_unstable();
        one(Sandwich { cells, sum })
    }),
    ("xsum", |board, item| {
        let (cells, sum) = beside(board, item)?;
        one(XSum { cells, sum })
    }),
    ("skyscraper", |board, item| {
        let (cells, visible) = beside(board, item)?;
        one(Skyscraper { cells, visible })
    }),
    ("minimum", |_, _| Ok(Vec::new())),
    ("maximum", |_, _| Ok(Vec::new())),
    ("negative", |_, _| Ok(Vec::new())),
];

/// Fields that say nothing about the solution.
const SILENT: [&str; 17] = [
    "size",
    "grid",
    "title",
    "author",
    "ruleset",
    "solution",
    "text",
    "line",
    "circle",
    "rectangle",
    "cage",
    "candidates",
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
    "id",
    "nonconsecutive",
];

/// Reads a document.
pub(in super::super) fn read(root: &Node<'_>, asked: Option<Shape>) -> Result<Entry, ParseError> {
    let place = root.place;
    let [grid] = need(root, ["grid"])?;
    let rows = grid.items()?;
    let size = match root.field("size") {
        Some(size) => size.number()? as usize,
        None => rows.len(),
    };
    let shape = Shape::of_size(size).filter(|_| size <= MAX_SIZE);
    let shape = shape.ok_or_else(|| place.error(ParseErrorKind::Size { found: size }))?;
    let grid = Grid::read(&rows, shape, &grid)?;
    let division = Division::of_any(&grid.regions, shape);
    let has_boxes = division.variants.is_empty();
    place.check_shape(
        division.shape,
        asked.filter(|asked| has_boxes || asked.size() != size),
    )?;
    let shape = division.shape;
    let board = Board { shape };
    let mut variants = division.variants;
    for (name, field) in root.fields() {
        if let Some((_, variant)) = FLAGS.iter().find(|(flag, _)| *flag == name) {
            field.flag()?;
            variants.push(variant.clone());
        } else if let Some((_, make)) = LINES.iter().find(|(rule, _)| *rule == name) {
            for item in field.items()? {
                variants.extend(lines(board, &item, make)?);
            }
        } else if let Some((_, read)) = RULES.iter().find(|(rule, _)| *rule == name) {
            for item in field.items()? {
                variants.extend(read(board, &item)?);
            }
        } else if !SILENT.contains(&name) {
            return Err(field.unknown_rule());
        }
    }
    // A drawn cage with a number may be anything; without one it is a drawing.
    for cage in root.each("cage", |cage| Ok(cage.clone()))? {
        if cage.field("value").is_some() {
            return Err(cage.unknown_rule());
        }
    }
    variants.extend(extremes(board, root, "minimum")?);
    variants.extend(extremes(board, root, "maximum")?);
    variants.extend(negative(root, &variants)?);
    let mut puzzle = place.puzzle(shape, variants)?;
    puzzle.allow_all(grid.candidates);
    let text = |name: &str| root.optional(name, Node::text);
    let metadata = Metadata {
        title: text("title")?,
        author: text("author")?,
        description: text("ruleset")?,
        ..Metadata::default()
    };
    Ok(Entry {
        progress: grid.progress,
        metadata,
        ..puzzle.into()
    })
}

/// What the cells say.
struct Grid {
    candidates: Vec<Values>,
    regions: Vec<Option<i64>>,
    progress: Option<Progress>,
}

impl Grid {
    fn read(rows: &[Node<'_>], shape: Shape, grid: &Node<'_>) -> Result<Self, ParseError> {
        let size = shape.size();
        if rows.len() != size {
            let (found, expected) = (rows.len(), size);
            let kind = ParseErrorKind::RowCount { found, expected };
            return Err(grid.place.error(kind));
        }
        let mut candidates = Vec::with_capacity(shape.cells());
        let mut regions = Vec::with_capacity(shape.cells());
        let mut progress = Progress::empty(shape.cells());
        let mut has_progress = false;
        for (row, cells) in rows.iter().enumerate() {
            let cells = cells.items()?;
            grid.place.check_row(row, cells.len(), size)?;
            for node in cells {
                let cell = candidates.len();
                let value = node.optional("value", |value| value.value(size))?;
                let is_given = node.optional("given", Node::flag)?.unwrap_or(false);
                let marks = marks(&node, "givenPencilMarks", size)?;
                candidates.push(match value.filter(|_| is_given) {
                    Some(value) => Values::of(value),
                    None if marks.is_empty() => Values::up_to(size),
                    None => marks,
                });
                progress.values[cell] = value.unwrap_or(0);
                progress.notes[cell] = self::marks(&node, "centerPencilMarks", size)?;
                has_progress |= value.is_some() && !is_given || !progress.notes[cell].is_empty();
                regions.push(match node.value.get("region") {
                    None => Some(shape.box_of(cell) as i64),
                    Some(region) => region.as_i64().filter(|&region| region >= 0),
                });
            }
        }
        Ok(Grid {
            candidates,
            regions,
            progress: has_progress.then_some(progress),
        })
    }
}

fn marks(cell: &Node<'_>, name: &str, size: usize) -> Result<Values, ParseError> {
    let values = cell.each(name, |value| value.value(size))?;
    Ok(values.into_iter().collect())
}

/// Fields that must be there.
fn need<'a, const N: usize>(
    item: &Node<'a>,
    names: [&str; N],
) -> Result<[Node<'a>; N], ParseError> {
    let mut missing = None;
    let fields = names.map(|name| {
        item.field(name).unwrap_or_else(|| {
            missing = Some(name);
            item.clone()
        })
    });
    match missing {
        None => Ok(fields),
        Some(name) => Err(item.missing(name)),
    }
}

fn cells(board: Board, item: &Node<'_>) -> Result<Vec<usize>, ParseError> {
    let [cells] = need(item, ["cells"])?;
    board.cells(&cells)
}

fn pair(board: Board, item: &Node<'_>) -> Result<[usize; 2], ParseError> {
    let pair = cells(board, item)?.try_into();
    pair.map_err(|_| item.refuse(Expected::TwoCells))
}

/// The item's number, if it has one.
fn small(item: &Node<'_>, usual: u8) -> Result<u8, ParseError> {
    Ok(item.optional("value", small_number)?.unwrap_or(usual))
}

fn small_number(value: &Node<'_>) -> Result<u8, ParseError> {
    u8::try_from(value.number()?).map_err(|_| value.refuse(Expected::Number))
}

/// A variant for each of the item's lines.
fn lines<V: Into<Variant>>(
    board: Board,
    item: &Node<'_>,
    make: impl Fn(Vec<usize>) -> V,
) -> Result<Vec<Variant>, ParseError> {
    item.each("lines", |line| Ok(make(board.cells(line)?).into()))
}

/// The row or column beside which the item stands, and its number.
fn beside(board: Board, item: &Node<'_>) -> Result<(Vec<usize>, u32), ParseError> {
    let [cell, value] = need(item, ["cell", "value"])?;
    Ok((board.line_from(&cell)?, value.number()?))
}

fn kropki(board: Board, item: &Node<'_>, dot: Dot) -> Result<Vec<Variant>, ParseError> {
    let cells = pair(board, item)?;
    one(Kropki { cells, dot })
}

fn parity(board: Board, item: &Node<'_>, odd: bool) -> Result<Vec<Variant>, ParseError> {
    let [cell] = need(item, ["cell"])?;
    let cell = board.cell(&cell)?;
    one(Parity { cell, odd })
}

fn indexing(board: Board, item: &Node<'_>, rows: bool) -> Result<Vec<Variant>, ParseError> {
    let cells = cells(board, item)?;
    one(Indexing { cells, rows })
}

/// Every shaft starts in the circle.
fn arrows(board: Board, item: &Node<'_>) -> Result<Vec<Variant>, ParseError> {
    let circle = cells(board, item)?;
    item.each("lines", |line| {
        let mut shaft = board.cells(line)?;
        if shaft.first().is_some_and(|start| circle.contains(start)) {
            shaft.remove(0);
        }
        let circle = circle.clone();
        Ok(Arrow { circle, shaft }.into())
    })
}

/// A cell and its clone are the same both ways.
fn clones(board: Board, item: &Node<'_>) -> Result<Vec<Variant>, ParseError> {
    let [cells, clones] = need(item, ["cells", "cloneCells"])?;
    let pairs = board.cells(&cells)?.into_iter().zip(board.cells(&clones)?);
    let equal = pairs.map(|(cell, clone)| {
        let cells = vec![cell, clone];
        Palindrome { cells }.into()
    });
    Ok(equal.collect())
}

/// Cells smaller, or greater, than all neighbours that are not marked the same.
fn extremes(board: Board, root: &Node<'_>, name: &str) -> Result<Vec<Variant>, ParseError> {
    let marked = root.each(name, |item| {
        let [cell] = need(item, ["cell"])?;
        board.cell(&cell)
    })?;
    let shape = board.shape;
    let mut variants = Vec::new();
    for &cell in &marked {
        let near = (0..shape.cells()).filter(|&other| shape.distance(cell, other) == 1);
        for other in near.filter(|other| !marked.contains(other)) {
            let (greater, smaller) = match name {
                "minimum" => (other, cell),
                _ => (cell, other),
            };
            variants.push(GreaterThan { greater, smaller }.into());
        }
    }
    Ok(variants)
}

/// Dots and signs of which all are shown. White dots have no such mark of their own: neighbours
/// without one are said to be not consecutive.
fn negative(root: &Node<'_>, variants: &[Variant]) -> Result<Vec<Variant>, ParseError> {
    let dotted = |wanted: fn(Dot) -> bool| {
        let is_dot = |variant: &Variant| matches!(variant, Variant::Kropki(dot) if wanted(dot.dot));
        variants.iter().any(is_dot)
    };
    let has_white = dotted(|dot| dot == Dot::Difference(1));
    let has_others = dotted(|dot| !matches!(dot, Dot::Difference(1) | Dot::Ratio(2)));
    let apart = root.field("nonconsecutive");
    let mut strict = Vec::new();
    let mut all_black = None;
    let shown = root.optional("negative", Node::items)?;
    for item in shown.unwrap_or_default() {
        match item.text()?.as_str() {
            "xv" => strict.push(StrictXv.into()),
            "ratio" => all_black = Some(item),
            _ => return Err(item.unknown_rule()),
        }
    }
    match (apart, all_black) {
        (Some(_), Some(_)) if !has_others => strict.push(StrictKropki.into()),
        (Some(_), None) if !has_white => strict.push(NonConsecutive.into()),
        (None, None) => {}
        (_, Some(field)) | (Some(field), None) => return Err(field.unknown_rule()),
    }
    Ok(strict)
}
