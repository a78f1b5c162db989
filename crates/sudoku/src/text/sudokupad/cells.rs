//! Givens, regions and killer cages out of `SudokuPad`'s own JSON.

use super::super::cursor::Place;
use super::super::json::Node;
use super::super::regions::{Division, grouped, owners};
use super::super::{Entry, Expected, Metadata, ParseError, ParseErrorKind};
use crate::variant::{AntiKing, AntiKnight, Cage, ExtraRegion, Variant};
use crate::{MAX_SIZE, Shape};
use serde_json::Value;

/// What is only drawn.
const DRAWINGS: [&str; 4] = ["lines", "arrows", "underlays", "overlays"];

/// Fields that say nothing about the solution.
const SILENT: [&str; 9] = [
    "id", "cellSize", "metadata", "settings", "videos", "duration", "cells", "regions", "cages",
];

/// Whether a document is of this kind.
pub(in super::super) fn is_one(document: &Value) -> bool {
    document.get("cells").is_some() && document.get("grid").is_none()
}

/// Reads a document.
pub(in super::super) fn read(root: &Node<'_>, asked: Option<Shape>) -> Result<Entry, ParseError> {
    refuse_drawings(root)?;
    let place = root.place;
    let rows = root.each("cells", Node::items)?;
    let size = rows.len();
    let shape = Shape::of_size(size).filter(|_| size <= MAX_SIZE);
    let shape = shape.ok_or_else(|| place.error(ParseErrorKind::Size { found: size }))?;
    let givens = givens(&rows, place)?;
    let regions = root.each("regions", |region| cells(region, size))?;
    let regions = owners(&regions, shape.cells())
        .ok_or_else(|| place.unexpected("regions", Expected::Regions))?;
    let Division {
        shape,
        mut variants,
    } = Division::of_any(&regions, shape);
    let asked = asked.filter(|asked| variants.is_empty() || asked.size() != size);
    place.check_shape(shape, asked)?;
    let mut metadata = Metadata::default();
    let groups = usual_groups(shape, &regions);
    for cage in root.each("cages", |cage| Ok(cage.clone()))? {
        if cage.field("cells").is_none() {
            say(&mut metadata, &cage)?;
        } else if let Some(variant) = self::cage(&cage, size, &groups)? {
            variants.push(variant);
        }
    }
    if let Some(field) = root.field("metadata") {
        variants.extend(read_metadata(&field, &mut metadata)?);
    }
    let mut puzzle = place.puzzle(shape, variants)?;
    for (cell, value) in givens {
        puzzle.give(cell, value);
    }
    Ok(Entry {
        metadata,
        ..puzzle.into()
    })
}

/// Refuses what carries rules that cannot be read.
fn refuse_drawings(root: &Node<'_>) -> Result<(), ParseError> {
    let drawn = DRAWINGS.iter().filter_map(|&name| {
        let count = root.field(name)?.value.as_array().map_or(1, Vec::len);
        Some(format!("{name}: {count}"))
    });
    let found = drawn.collect::<Vec<_>>().join(", ");
    if !found.is_empty() {
        return Err(root.place.error(ParseErrorKind::Drawn { found }));
    }
    let known = |name: &str| SILENT.contains(&name) || DRAWINGS.contains(&name);
    match root.fields().find(|(name, _)| !known(name)) {
        Some((_, field)) => Err(field.unknown_rule()),
        None => Ok(()),
    }
}

fn givens(rows: &[Vec<Node<'_>>], place: Place) -> Result<Vec<(usize, u8)>, ParseError> {
    let size = rows.len();
    let mut givens = Vec::new();
    for (row, cells) in rows.iter().enumerate() {
        place.check_row(row, cells.len(), size)?;
        for (column, cell) in cells.iter().enumerate() {
            // Marks may be a rule or a help: which, only the words say.
            if let Some((_, field)) = cell.fields().find(|(name, _)| name.ends_with("arks")) {
                return Err(field.unknown_rule());
            }
            let is_given = cell.value.get("given") != Some(&Value::Bool(false));
            if let Some(value) = cell.field("value").filter(|_| is_given) {
                givens.push((row * size + column, value.value(size)?));
            }
        }
    }
    Ok(givens)
}

/// Cells as pairs of a row and a column.
fn cells(list: &Node<'_>, size: usize) -> Result<Vec<usize>, ParseError> {
    let cell = |node: &Node<'_>| {
        let pair = node.items()?;
        let pair: Vec<u64> = pair.iter().filter_map(|item| item.value.as_u64()).collect();
        match pair[..] {
            [row, column] if row.max(column) < size as u64 => {
                Ok(row as usize * size + column as usize)
            }
            _ => Err(node.refuse(Expected::RowAndColumn)),
        }
    };
    let cells: Result<Vec<usize>, _> = list.items()?.iter().map(cell).collect();
    let mut cells = cells?;
    cells.sort_unstable();
    Ok(cells)
}

/// Rows, columns and regions: what need not be said again.
fn usual_groups(shape: Shape, regions: &[Option<usize>]) -> Vec<Vec<usize>> {
    let lines = shape.rows().chain(shape.columns());
    lines.chain(grouped(regions)).collect()
}

/// The rule of a cage, if it has one: a sum, or that its values differ.
fn cage(
    cage: &Node<'_>,
    size: usize,
    groups: &[Vec<usize>],
) -> Result<Option<Variant>, ParseError> {
    let [list, value] = ["cells", "value"].map(|name| cage.field(name));
    let cells = list.map_or(Ok(Vec::new()), |list| cells(&list, size))?;
    let unique = cage.value.get("unique").and_then(Value::as_bool);
    let is_hidden = cage.field("hidden").is_some();
    match (value, unique) {
        // Values may repeat, which is not a killer cage.
        (Some(_), Some(false)) => Err(cage.unknown_rule()),
        (Some(value), _) => {
            let sum = Some(value.number().map_err(|_| value.unknown_rule())?);
            Ok(Some(Cage { cells, sum }.into()))
        }
        (None, _) if groups.contains(&cells) => Ok(None),
        (None, Some(true)) => Ok(Some(ExtraRegion { cells }.into())),
        (None, _) if is_hidden => Ok(None),
        (None, _) => Err(cage.unknown_rule()),
    }
}

/// In older puzzles cages without cells say who made it: `author: ...`.
fn say(metadata: &mut Metadata, cage: &Node<'_>) -> Result<(), ParseError> {
    let Some(value) = cage.field("value") else {
        return Ok(());
    };
    let text = value.text()?;
    if let Some((name, said)) = text.split_once(':') {
        let said = Some(said.trim().to_owned());
        match name.trim().to_ascii_lowercase().as_str() {
            "title" => metadata.title = said,
            "author" => metadata.author = said,
            "rules" => metadata.description = said,
            _ => {}
        }
    }
    Ok(())
}

/// Words, and two rules that stand among them.
fn read_metadata(field: &Node<'_>, metadata: &mut Metadata) -> Result<Vec<Variant>, ParseError> {
    if let Some(title) = field.optional("title", Node::text)? {
        metadata.title = Some(title);
    }
    if let Some(author) = field.optional("author", Node::text)? {
        metadata.author = Some(author);
    }
    if let Some(rules) = field.field("rules") {
        metadata.description = Some(match rules.value {
            Value::Array(_) => field.each("rules", Node::text)?.join("\n"),
            _ => rules.text()?,
        });
    }
    let knight = field.field("antiknight").map(|_| AntiKnight.into());
    let king = field.field("antiking").map(|_| AntiKing.into());
    Ok(knight.into_iter().chain(king).collect())
}
