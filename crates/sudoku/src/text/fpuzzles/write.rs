//! f-puzzles' fields out of rules.

use super::super::{Entry, Format, WriteError, refuse_impossible};
use super::board::Board;
use crate::variant::{Dot, Variant};
use crate::{Puzzle, Shape, Values};
use serde_json::{Map, Value, json};

/// Writes a document for this format, which is f-puzzles or a link that holds it.
pub(in super::super) fn write(entry: &Entry, format: Format) -> Result<Value, WriteError> {
    let puzzle = &entry.puzzle;
    refuse_impossible(puzzle, format)?;
    let shape = puzzle.shape();
    let mut fields = Fields {
        board: Board { shape },
        fields: Map::new(),
    };
    fields.set("size", json!(shape.size()));
    for (name, text) in [
        ("title", &entry.metadata.title),
        ("author", &entry.metadata.author),
        ("ruleset", &entry.metadata.description),
    ] {
        if let Some(text) = text {
            fields.set(name, json!(text));
        }
    }
    fields.set("grid", grid(entry));
    let rules = puzzle.rules();
    for (index, variant) in rules.variants().iter().enumerate() {
        // f-puzzles has no such rule, but its regions.
        if let Variant::Windoku(_) = variant {
            let regions = rules.regions().iter().enumerate();
            for (_, window) in regions.filter(|&(at, _)| rules.variant_of_region(at) == Some(index))
            {
                fields.region(&window.cells);
            }
            continue;
        }
        let written = fields.rule(variant);
        written.ok_or(WriteError::rule(format, variant.id()))?;
    }
    Ok(Value::Object(fields.fields))
}

/// The rows of cells.
fn grid(entry: &Entry) -> Value {
    let puzzle = &entry.puzzle;
    let size = puzzle.shape().size();
    let regions = regions(puzzle);
    let cell = |cell: usize| {
        let mut fields = json!({});
        let listed = |values: Values| json!(values.iter().collect::<Vec<u8>>());
        let candidates = puzzle.candidates()[cell];
        let progress = entry.progress.as_ref();
        let filled = progress.map_or(0, |progress| progress.values[cell]);
        if let Some(value) = candidates.single() {
            fields["value"] = json!(value);
            fields["given"] = json!(true);
        } else if filled > 0 {
            fields["value"] = json!(filled);
        }
        if candidates.single().is_none() && candidates != Values::up_to(size) {
            fields["givenPencilMarks"] = listed(candidates);
        }
        if let Some(progress) = progress
            && !progress.notes[cell].is_empty()
        {
            fields["centerPencilMarks"] = listed(progress.notes[cell]);
        }
        if let Some(regions) = &regions {
            fields["region"] = json!(regions[cell]);
        }
        fields
    };
    let row = |row: usize| (row * size..(row + 1) * size).map(cell).collect::<Value>();
    (0..size).map(row).collect()
}

/// By cell its region, if they are not the usual boxes; null for none.
fn regions(puzzle: &Puzzle) -> Option<Vec<Option<usize>>> {
    let shape = puzzle.shape();
    let boxes = (0..shape.cells()).map(|cell| Some(shape.box_of(cell)));
    let mut regions: Vec<Option<usize>> = boxes.collect();
    let mut are_usual = Shape::of_size(shape.size()) == Some(shape);
    for variant in puzzle.rules().variants() {
        match variant {
            Variant::NoBoxes(_) => {
                regions.fill(None);
                are_usual = false;
            }
            Variant::Jigsaw(jigsaw) => {
                for (index, cells) in jigsaw.regions.iter().enumerate() {
                    for &cell in cells {
                        regions[cell] = Some(index);
                    }
                }
                are_usual = false;
            }
            _ => {}
        }
    }
    (!are_usual).then_some(regions)
}

struct Fields {
    board: Board,
    fields: Map<String, Value>,
}

impl Fields {
    fn set(&mut self, name: &str, value: Value) {
        self.fields.insert(name.into(), value);
    }

    fn flag(&mut self, name: &str) {
        self.set(name, json!(true));
    }

    /// Adds an item to a rule's list.
    fn item(&mut self, name: &str, item: Value) {
        let list = self.fields.entry(name).or_insert_with(|| json!([]));
        if let Value::Array(list) = list {
            list.push(item);
        }
    }

    fn region(&mut self, cells: &[usize]) {
        let cells = self.board.names(cells);
        self.item("extraregion", json!({ "cells": cells }));
    }

    fn line(&mut self, name: &str, cells: &[usize]) {
        let line = self.board.names(cells);
        self.item(name, json!({ "lines": [line] }));
    }

    fn beside(&mut self, name: &str, cells: &[usize], number: u32) -> Option<()> {
        let cell = self.board.side_of(cells)?;
        self.item(name, json!({ "cell": cell, "value": number.to_string() }));
        Some(())
    }

    /// `None` if f-puzzles has no such rule.
    #[expect(clippy::too_many_lines, reason = "one arm for each rule, all alike")]
    fn rule(&mut self, variant: &Variant) -> Option<()> {
        let board = self.board;
        match variant {
            // The cells show these.
            Variant::NoBoxes(_) | Variant::Jigsaw(_) => {}
            Variant::Diagonal(rule) => {
                self.flag(if rule.rising {
                    "diagonal+"
                } else {
                    "diagonal-"
                });
            }
            Variant::AntiKnight(_) => self.flag("antiknight"),
            Variant::AntiKing(_) => self.flag("antiking"),
            Variant::DisjointGroups(_) => self.flag("disjointgroups"),
            Variant::NonConsecutive(_) => self.flag("nonconsecutive"),
            Variant::StrictKropki(_) => {
                self.flag("nonconsecutive");
                self.item("negative", json!("ratio"));
            }
            Variant::StrictXv(_) => self.item("negative", json!("xv")),
            Variant::ExtraRegion(rule) => self.region(&rule.cells),
            Variant::Cage(rule) => {
                let mut item = json!({ "cells": board.names(&rule.cells) });
                if let Some(sum) = rule.sum {
                    item["value"] = json!(sum.to_string());
                }
                self.item("killercage", item);
            }
            Variant::Parity(rule) => {
                let name = if rule.odd { "odd" } else { "even" };
                self.item(name, json!({ "cell": board.name(rule.cell) }));
            }
            Variant::Thermometer(rule) if rule.slow => self.line("slowthermometer", &rule.cells),
            Variant::Thermometer(rule) => self.line("thermometer", &rule.cells),
            // A thermometer of two cells says the same.
            Variant::GreaterThan(rule) => self.line("thermometer", &[rule.smaller, rule.greater]),
            Variant::Palindrome(rule) => self.line("palindrome", &rule.cells),
            Variant::Renban(rule) => self.line("renban", &rule.cells),
            Variant::Between(rule) => self.line("betweenline", &rule.cells),
            Variant::RegionSumLine(rule) => self.line("regionsumline", &rule.cells),
            Variant::Entropic(rule) => self.line("entropicline", &rule.cells),
            Variant::Zipper(rule) => self.line("zipperline", &rule.cells),
            Variant::DoubleArrow(rule) => self.line("doublearrow", &rule.cells),
            Variant::Indexing(rule) => {
                let name = if rule.rows {
                    "rowindexer"
                } else {
                    "columnindexer"
                };
                self.item(name, json!({ "cells": board.names(&rule.cells) }));
            }
            Variant::Whispers(rule) => {
                let mut item = json!({ "lines": [board.names(&rule.cells)] });
                if rule.difference != 5 {
                    item["value"] = json!(rule.difference.to_string());
                }
                self.item("whispers", item);
            }
            Variant::Arrow(rule) => {
                let mut line = vec![*rule.circle.last()?];
                line.extend(&rule.shaft);
                let (cells, line) = (board.names(&rule.circle), board.names(&line));
                self.item("arrow", json!({ "cells": cells, "lines": [line] }));
            }
            Variant::Kropki(rule) => {
                let (name, number, usual) = match rule.dot {
                    Dot::Difference(number) => ("difference", number, 1),
                    Dot::Ratio(number) => ("ratio", number, 2),
                };
                let mut item = json!({ "cells": board.names(&rule.cells) });
                if number != usual {
                    item["value"] = json!(number.to_string());
                }
                self.item(name, item);
            }
            Variant::Xv(rule) => {
                let value = match rule.sum {
                    10 => "X",
                    5 => "V",
                    _ => return None,
                };
                let cells = board.names(&rule.cells);
                self.item("xv", json!({ "cells": cells, "value": value }));
            }
            Variant::Quadruple(rule) => {
                let (cells, values) = (board.names(&rule.cells), &rule.values);
                self.item("quadruple", json!({ "cells": cells, "values": values }));
            }
            Variant::LittleKiller(rule) => {
                let (cell, direction) = board.diagonal_side_of(&rule.cells)?;
                let cells = board.names(&rule.cells);
                let value = rule.sum.to_string();
                self.item(
                    "littlekillersum",
                    json!({ "cell": cell, "cells": cells, "direction": direction, "value": value }),
                );
            }
            Variant::Sandwich(rule) => self.beside("sandwichsum", &rule.cells, rule.sum)?,
            Variant::XSum(rule) => self.beside("xsum", &rule.cells, rule.sum)?,
            Variant::Skyscraper(rule) => self.beside("skyscraper", &rule.cells, rule.visible)?,
            _ => return None,
        }
        Some(())
    }
}
