//! A table as comma-separated values (RFC 4180).

use super::{Table, Value};

/// The table with a line of names; numbers are written in full, whatever people read in their place.
///
/// ```
/// use atisbo_lab::report::{Align, Cell, Table, csv};
///
/// let mut table = Table::new([("method", Align::Left), ("won", Align::Right)]);
/// table.row(["logic, chained".into(), Cell::new(0.4, "40.0 %")]);
/// assert_eq!(csv(&table), "method,won\r\n\"logic, chained\",0.4\r\n");
/// ```
pub fn csv(table: &Table) -> String {
    let names = table.columns.iter().map(|column| column.name.as_str());
    let mut text = csv_line(names.map(Value::from));
    for row in table.cells() {
        text += &csv_line(row.map(|cell| cell.map_or(Value::Missing, |cell| cell.value.clone())));
    }
    text
}

/// One line of values, with its end.
pub(crate) fn csv_line(values: impl Iterator<Item = Value>) -> String {
    let fields: Vec<String> = values.map(|value| quoted(written(value))).collect();
    // A line of one empty field would be read as no line at all.
    if matches!(fields.as_slice(), [only] if only.is_empty()) {
        return "\"\"\r\n".to_owned();
    }
    fields.join(",") + "\r\n"
}

fn written(value: Value) -> String {
    match value {
        Value::Text(text) => text,
        Value::Integer(number) => number.to_string(),
        Value::Number(number) if number.is_finite() => number.to_string(),
        Value::Flag(flag) => flag.to_string(),
        Value::Number(_) | Value::Missing => String::new(),
    }
}

fn quoted(field: String) -> String {
    if field.contains(['"', ',', '\r', '\n']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field
    }
}

/// A row that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CsvRow {
    /// The line that it begins on, from 1.
    pub line: usize,
    /// What stands in it.
    pub fields: Vec<String>,
}

/// A quotation mark that is never closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenQuote {
    /// The line of the mark, from 1.
    pub line: usize,
}

/// Reads rows as spreadsheets write them: between the fields a comma, or else a semicolon or a tab if the first line has
/// that before any comma; lines end in any way; empty ones do not count.
///
/// ```
/// use atisbo_lab::report::csv_rows;
///
/// let rows = csv_rows("name;mark\r\n\"Ana; Eva\";4,5\n").unwrap();
/// assert_eq!(rows[1].fields, ["Ana; Eva", "4,5"]);
/// assert_eq!(csv_rows("a,\"b\nc").unwrap_err().line, 1);
/// ```
///
/// # Errors
///
/// If a quotation mark is never closed.
pub fn csv_rows(text: &str) -> Result<Vec<CsvRow>, OpenQuote> {
    let text = text.trim_start_matches('\u{feff}');
    let between = separator(text);
    let mut rows = Vec::new();
    let mut row = Vec::new();
    let mut field = String::new();
    let (mut line, mut begin) = (1, 1);
    // The line of the quotation mark that is open, and whether the field had any.
    let (mut open, mut was_quoted) = (None, false);
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let ends_line = sign == '\n' || sign == '\r' && signs.peek() != Some(&'\n');
        match sign {
            '"' if open.is_some() && signs.peek() == Some(&'"') => {
                signs.next();
                field.push('"');
            }
            '"' if open.is_some() => open = None,
            '"' if field.is_empty() && !was_quoted => (open, was_quoted) = (Some(line), true),
            sign if open.is_some() => field.push(sign),
            sign if sign == between => {
                row.push(std::mem::take(&mut field));
                was_quoted = false;
            }
            '\r' | '\n' => {
                if ends_line {
                    row.push(std::mem::take(&mut field));
                    let fields = std::mem::take(&mut row);
                    if fields.len() > 1 || was_quoted || !fields.concat().is_empty() {
                        rows.push(CsvRow {
                            line: begin,
                            fields,
                        });
                    }
                    was_quoted = false;
                    begin = line + 1;
                }
            }
            sign => field.push(sign),
        }
        line += usize::from(ends_line);
    }
    if let Some(line) = open {
        return Err(OpenQuote { line });
    }
    if !row.is_empty() || !field.is_empty() || was_quoted {
        row.push(field);
        rows.push(CsvRow {
            line: begin,
            fields: row,
        });
    }
    Ok(rows)
}

/// What stands between the fields: the first that the first line has outside quotation marks.
fn separator(text: &str) -> char {
    let first = text.lines().next().unwrap_or_default();
    let mut inside = false;
    let found = first.chars().find(|&sign| {
        inside ^= sign == '"';
        !inside && [',', ';', '\t'].contains(&sign)
    });
    found.unwrap_or(',')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::Align;
    use proptest::prelude::*;

    fn read(text: &str) -> Vec<Vec<String>> {
        let rows = csv_rows(text).unwrap().into_iter();
        rows.map(|row| row.fields).collect()
    }

    #[test]
    fn rows_of_spreadsheets_are_read() {
        let rows = csv_rows("\u{feff}a\tb\r\r\n1\t\"x\ny\"\r\n\r\n3\t\"say \"\"x\"\"\"").unwrap();
        let row = |line, one: &str, other: &str| CsvRow {
            line,
            fields: vec![one.to_owned(), other.to_owned()],
        };
        let wanted = [
            row(1, "a", "b"),
            row(3, "1", "x\ny"),
            row(6, "3", "say \"x\""),
        ];
        assert_eq!(rows, wanted);
        assert_eq!(read("a;b;c,d\n;;"), [["a", "b", "c,d"], ["", "", ""]]);
        assert_eq!(csv_rows("a\n\n\"b"), Err(OpenQuote { line: 3 }));
        assert_eq!(csv_rows(""), Ok(Vec::new()));
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_back(
            names in prop::collection::vec("[^,;\t\u{feff}]*", 1..4),
            cells in prop::collection::vec(any::<String>(), 0..12),
        ) {
            let mut table = Table::new(names.iter().map(|name| (name.as_str(), Align::Left)));
            for row in cells.chunks_exact(names.len()) {
                table.row(row.iter().map(|cell| cell.as_str().into()));
            }
            let mut wanted = vec![names.clone()];
            wanted.extend(cells.chunks_exact(names.len()).map(<[String]>::to_vec));
            prop_assert_eq!(read(&csv(&table)), wanted);
        }
    }
}
