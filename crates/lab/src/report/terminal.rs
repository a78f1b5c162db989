//! A report for the terminal: plain lines and tables, no colours; a picture is replaced by what it shows.

use super::{Align, Block, Document, Fact, InWords, Table};
use comfy_table::{CellAlignment, presets};
use std::fmt::Write;

/// Writes a report with lines of at most this many characters; tables keep the width they need.
pub fn terminal(document: &Document, width: usize) -> String {
    let mut text = heading(&document.title, '=');
    for block in &document.blocks {
        text.push('\n');
        text += &match block {
            Block::Section(words) => heading(words, '-'),
            Block::Subsection(words) => clean(words) + "\n",
            Block::Paragraph(words) => wrapped(words, width, ""),
            Block::List(points) => points
                .iter()
                .map(|point| wrapped(point, width, "- "))
                .collect(),
            Block::Table(content) => table(content),
            Block::Plot(plot) => match &plot.in_words {
                Some(InWords { text, .. }) => as_it_is(text),
                None => wrapped(&format!("[{}]", plot.alt), width, ""),
            },
            Block::Command(command) => as_it_is(command),
            Block::Facts(facts) => of_facts(facts),
        };
    }
    text
}

fn as_it_is(text: &str) -> String {
    let lines = text.lines().map(|line| format!("    {}\n", clean(line)));
    lines.collect()
}

fn heading(words: &str, line: char) -> String {
    let words = clean(words);
    let below: String = words.chars().map(|_| line).collect();
    format!("{words}\n{below}\n")
}

fn of_facts(facts: &[Fact]) -> String {
    let widest = facts
        .iter()
        .map(|fact| fact.name.chars().count())
        .max()
        .unwrap_or(0);
    let mut text = String::new();
    for Fact { name, value } in facts {
        // Writing to a string cannot fail.
        _ = writeln!(text, "{:<widest$}  {}", clean(name), clean(value));
    }
    text
}

fn table(table: &Table) -> String {
    let mut drawn = comfy_table::Table::new();
    drawn.load_style(presets::ASCII_MARKDOWN);
    drawn.set_header(table.columns.iter().map(|column| clean(&column.name)));
    for row in table.texts() {
        drawn.add_row(row.map(clean));
    }
    for (column, drawn) in table.columns.iter().zip(drawn.column_iter_mut()) {
        drawn.set_cell_alignment(match column.align {
            Align::Left => CellAlignment::Left,
            Align::Right => CellAlignment::Right,
        });
    }
    let caption = table.caption.iter().map(|caption| clean(caption) + "\n");
    caption.collect::<String>() + &drawn.to_string() + "\n"
}

/// Lines of at most this many characters, broken between words; the second and later ones are set in as far as the
/// first begins.
fn wrapped(text: &str, width: usize, start: &str) -> String {
    let mut lines = String::new();
    let mut line = start.to_owned();
    let indent = " ".repeat(start.chars().count());
    let mut empty = true;
    for word in text.split_whitespace() {
        let word = clean(word);
        if !empty && line.chars().count() + 1 + word.chars().count() > width {
            lines += &line;
            lines.push('\n');
            line.clone_from(&indent);
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line += &word;
        empty = false;
    }
    lines + &line + "\n"
}

/// Without characters that a terminal would obey.
fn clean(text: &str) -> String {
    let shown = |c: char| match c {
        '\n' | '\t' => ' ',
        control if control.is_control() => '\u{fffd}',
        other => other,
    };
    text.chars().map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_are_set_in() {
        assert_eq!(wrapped("one two three", 9, "- "), "- one two\n  three\n");
        assert_eq!(wrapped("unbreakable", 4, ""), "unbreakable\n");
        assert_eq!(wrapped("", 4, ""), "\n");
    }

    #[test]
    fn the_terminal_is_not_commanded() {
        let mut document = Document::new("en", "\u{1b}[2J");
        document.paragraph("\u{7}\u{1b}]0;x").command("\u{1b}c");
        assert!(!terminal(&document, 80).contains(['\u{1b}', '\u{7}']));
    }
}
