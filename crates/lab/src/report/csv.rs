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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::Align;
    use proptest::prelude::*;

    /// A small reader of RFC 4180.
    fn read(text: &str) -> Vec<Vec<String>> {
        let (mut lines, mut fields, mut field) = (Vec::new(), Vec::new(), String::new());
        let mut characters = text.chars().peekable();
        let mut inside = false;
        while let Some(character) = characters.next() {
            match character {
                '"' if inside && characters.peek() == Some(&'"') => {
                    characters.next();
                    field.push('"');
                }
                '"' => inside = !inside,
                ',' if !inside => fields.push(std::mem::take(&mut field)),
                '\r' if !inside => {
                    characters.next();
                    fields.push(std::mem::take(&mut field));
                    lines.push(std::mem::take(&mut fields));
                }
                other => field.push(other),
            }
        }
        lines
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_back(
            names in prop::collection::vec(any::<String>(), 1..4),
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
