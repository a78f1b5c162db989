//! The teacher's marks for the written questions, in a file that any spreadsheet opens: a row for each student, and for
//! each question a column for the mark and one that says how many words the answer has.

use crate::record::Record;
use atisbo_lab::report::{Align, Cell, CsvRow, OpenQuote, Table, csv, csv_rows};
use serde::Serialize;
use std::collections::HashMap;
use thiserror::Error;

/// The columns before those of the questions.
const STUDENT: &str = "student";
const MOODLE: &str = "moodle";
/// What stands behind the name of a question in the column of words.
const WORDS: &str = " words";

/// What is wrong with a file of marks.
#[derive(Clone, Debug, PartialEq, Serialize, Error)]
#[error("line {line}: {what:?}")]
pub struct MarksError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: MarksFault,
}

/// What is wrong in a file of marks.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum MarksFault {
    /// A column is missing, or one is unknown or there twice.
    Column {
        /// Which: its number, from 1.
        column: usize,
        /// All that there can be.
        known: Vec<String>,
    },
    /// Nobody has this name.
    Student {
        /// The name.
        found: String,
    },
    /// More rows than students of this name.
    Twice {
        /// The name.
        found: String,
    },
    /// No number, or one out of range.
    Mark {
        /// The column.
        column: String,
        /// What stands there.
        found: String,
        /// The most points.
        most: f64,
    },
    /// A quotation mark is never closed.
    Quote,
}

/// The file as it is made first.
pub fn template<'a>(records: impl IntoIterator<Item = &'a Record>) -> String {
    let mut records = records.into_iter().peekable();
    let columns = records.peek().map(|first| columns(first));
    let columns = columns.unwrap_or_default();
    let mut table = Table::new(columns.into_iter().map(|name| (name, Align::Left)));
    for record in records {
        let graded = &record.graded;
        let number = graded.moodle.map(|number| number.to_string());
        let mut row: Vec<Cell> = vec![
            plain(&graded.student).into(),
            number.unwrap_or_default().into(),
        ];
        for written in &graded.written {
            row.push("".into());
            row.push(i64::from(written.words.unwrap_or(0)).into());
        }
        table.row(row);
    }
    csv(&table)
}

/// Rows for those who are not in a file yet, with its own columns.
pub fn rows_below<'a>(text: &str, records: impl IntoIterator<Item = &'a Record>) -> String {
    let head = csv_rows(text).ok().and_then(|rows| rows.into_iter().next());
    let head = head.map(|row| row.fields).unwrap_or_default();
    let first = text.lines().next().unwrap_or_default();
    let between = [",", ";", "\t"]
        .into_iter()
        .filter_map(|sign| Some((first.find(sign)?, sign)));
    let between = between.min().map_or(",", |(_, sign)| sign);
    let quoted = |field: String| format!("\"{}\"", field.replace('"', "\"\""));
    let mut rows = String::new();
    for record in records {
        let field = |name: &String| {
            let graded = &record.graded;
            let words = graded.written.iter().find_map(|written| {
                let is_its = name.trim().strip_suffix(WORDS) == Some(&written.id);
                is_its.then(|| written.words.unwrap_or(0).to_string())
            });
            match name.trim() {
                STUDENT => quoted(plain(&graded.student)),
                MOODLE => graded.moodle.map(|it| it.to_string()).unwrap_or_default(),
                _ => words.unwrap_or_default(),
            }
        };
        rows += &head.iter().map(field).collect::<Vec<_>>().join(between);
        rows += "\r\n";
    }
    rows
}

/// The columns of the file.
fn columns(record: &Record) -> Vec<String> {
    let of = |id: &String| [id.clone(), format!("{id}{WORDS}")];
    let ids = record.graded.written.iter().map(|written| &written.id);
    let first = [STUDENT, MOODLE].map(str::to_owned).into_iter();
    first.chain(ids.flat_map(of)).collect()
}

/// A name that no spreadsheet takes for a formula.
fn plain(name: &str) -> String {
    crate::export::cell(name)
}

/// Reads marks into the records. The places of those who have no row.
///
/// # Errors
///
/// At the first thing that cannot be.
pub fn read(text: &str, records: &mut [Record]) -> Result<Vec<usize>, MarksError> {
    let rows = csv_rows(text).map_err(|OpenQuote { line }| MarksError {
        line,
        what: MarksFault::Quote,
    })?;
    let Some(first) = records.first() else {
        return Ok(Vec::new());
    };
    let ids: Vec<String> = first
        .graded
        .written
        .iter()
        .map(|it| it.id.clone())
        .collect();
    let known = columns(first);
    let mut rows = rows.into_iter();
    let head = rows.next().map(|row| row.fields).unwrap_or_default();
    let head = head_of(&head, &known)?;
    let mut left = Left::new(records);
    for row in rows {
        let field = |name: &str| {
            let place = head.get(name).copied();
            place
                .and_then(|place| row.fields.get(place))
                .map_or("", |it| it.trim())
        };
        let student = left.take(&row, field(STUDENT), field(MOODLE))?;
        for (place, id) in ids.iter().enumerate() {
            let most = records[student]
                .graded
                .written
                .get(place)
                .map_or(0.0, |it| it.most);
            let mark = mark(field(id), most).map_err(|found| MarksError {
                line: row.line,
                what: MarksFault::Mark {
                    column: id.clone(),
                    found,
                    most,
                },
            })?;
            if let Some(slot) = records[student].marks.get_mut(place) {
                *slot = mark;
            }
        }
    }
    Ok(left.rest())
}

/// Where each column is.
fn head_of(head: &[String], known: &[String]) -> Result<HashMap<String, usize>, MarksError> {
    let wrong = |column: usize| MarksError {
        line: 1,
        what: MarksFault::Column {
            column,
            known: known.to_vec(),
        },
    };
    let mut places = HashMap::new();
    for (place, name) in head.iter().enumerate() {
        let name = name.trim();
        if name.is_empty() {
            continue;
        }
        let is_known = known.iter().any(|one| one == name);
        if !is_known || places.insert(name.to_owned(), place).is_some() {
            return Err(wrong(place + 1));
        }
    }
    let is_needed = |name: &&String| !name.ends_with(WORDS) && *name != MOODLE;
    match known
        .iter()
        .filter(is_needed)
        .find(|name| !places.contains_key(*name))
    {
        None => Ok(places),
        Some(_) => Err(wrong(head.len() + 1)),
    }
}

/// A mark, with a decimal point or comma; nothing if there is none yet.
fn mark(field: &str, most: f64) -> Result<Option<f64>, String> {
    if field.is_empty() {
        return Ok(None);
    }
    let is_digit = |sign: char| sign.is_ascii_digit() || sign == '.';
    let number = field.replace(',', ".");
    let number = Some(number).filter(|number| number.chars().all(is_digit));
    match number.and_then(|number| number.parse().ok()) {
        Some(mark) if mark <= most => Ok(Some(mark)),
        _ => Err(field.to_owned()),
    }
}

/// Those who have no row yet.
struct Left {
    by_number: HashMap<u64, usize>,
    /// Those of the same name, the last first.
    by_name: HashMap<String, Vec<usize>>,
    taken: Vec<bool>,
}

impl Left {
    fn new(records: &[Record]) -> Self {
        let mut left = Left {
            by_number: HashMap::new(),
            by_name: HashMap::new(),
            taken: vec![false; records.len()],
        };
        for (place, record) in records.iter().enumerate().rev() {
            let name = plain(&record.graded.student);
            left.by_number
                .extend(record.graded.moodle.map(|number| (number, place)));
            left.by_name.entry(name).or_default().push(place);
        }
        left
    }

    /// Whose row it is: by the number of Moodle, or else by the name.
    fn take(&mut self, row: &CsvRow, name: &str, number: &str) -> Result<usize, MarksError> {
        let wrong = |what: MarksFault| MarksError {
            line: row.line,
            what,
        };
        let found = || match number {
            "" => name.to_owned(),
            number => format!("{name} ({number})"),
        };
        let place = match number {
            "" => {
                let same = self.by_name.get(name);
                let same = same.ok_or_else(|| wrong(MarksFault::Student { found: found() }))?;
                same.iter().copied().rev().find(|&place| !self.taken[place])
            }
            number => {
                let number: Option<u64> = number.parse().ok();
                let place = number
                    .and_then(|number| self.by_number.get(&number))
                    .copied();
                let place = place.ok_or_else(|| wrong(MarksFault::Student { found: found() }))?;
                Some(place).filter(|&place| !self.taken[place])
            }
        };
        let place = place.ok_or_else(|| wrong(MarksFault::Twice { found: found() }))?;
        self.taken[place] = true;
        Ok(place)
    }

    fn rest(self) -> Vec<usize> {
        let taken = self.taken.into_iter().enumerate();
        taken
            .filter(|(_, is_taken)| !is_taken)
            .map(|(place, _)| place)
            .collect()
    }
}
