//! How answers are printed: text with colours on a terminal, or one JSON object per line.

use crate::arguments::Cli;
use anstyle::{AnsiColor, Color, Style};
use anyhow::Result;
use atisbo_api::sudoku::{Board, Shape};
use atisbo_api::text::{Lang, Message, stop, system};
use atisbo_base::{Place, Stop};
use comfy_table::{CellAlignment, Table, presets};
use serde::Serialize;
use std::collections::HashSet;
use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};

/// Where answers go.
pub(crate) struct Output {
    pub(crate) json: bool,
    pub(crate) lang: Lang,
    pub(crate) quiet: bool,
    /// What was typed, the name of the program first.
    pub(crate) arguments: Vec<OsString>,
    out: anstream::AutoStream<std::io::Stdout>,
}

/// A wall, a floor, a number, and a cell that the answer is about.
const WALL: Style = AnsiColor::Red.on_default();
const FLOOR: Style = AnsiColor::Cyan.on_default();
const NUMBER: Style = AnsiColor::Cyan.on_default().bold();
const MARKED: Style = AnsiColor::Black
    .on_default()
    .bg_color(Some(Color::Ansi(AnsiColor::Yellow)))
    .bold();
const CLUE: Style = AnsiColor::Black
    .on_default()
    .bg_color(Some(Color::Ansi(AnsiColor::Green)))
    .bold();
const ERROR: Style = AnsiColor::Red.on_default().bold();

/// Why a cell of a printed board stands out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mark {
    None,
    /// What the answer concludes about.
    Target,
    /// What it concludes from.
    Clue,
    /// What stood there from the start.
    Given,
}

impl Mark {
    /// This mark if it applies, else none.
    pub(crate) fn when(self, applies: bool) -> Self {
        if applies { self } else { Mark::None }
    }
}

/// Marks what an answer concludes about, and what it concludes from.
pub(crate) fn marking(
    targets: impl IntoIterator<Item = Place>,
    clues: impl IntoIterator<Item = Place>,
) -> impl Fn(Place) -> Mark {
    let targets: HashSet<Place> = targets.into_iter().collect();
    let clues: HashSet<Place> = clues.into_iter().collect();
    move |place| match place {
        place if targets.contains(&place) => Mark::Target,
        place => Mark::Clue.when(clues.contains(&place)),
    }
}

impl Output {
    pub(crate) fn new(cli: &Cli, lang: Lang, arguments: Vec<OsString>) -> Self {
        Output {
            json: cli.json,
            lang,
            quiet: cli.quiet,
            arguments,
            out: anstream::stdout(),
        }
    }

    /// One JSON object on a line of its own.
    pub(crate) fn json(&mut self, value: &impl Serialize) -> Result<()> {
        writeln!(self.out, "{}", serde_json::to_string(value)?)?;
        Ok(())
    }

    pub(crate) fn line(&mut self, text: &str) -> Result<()> {
        writeln!(self.out, "{text}")?;
        Ok(())
    }

    pub(crate) fn say(&mut self, message: &Message) -> Result<()> {
        let text = message.to(self.lang);
        self.line(&text)
    }

    /// One sentence after another.
    pub(crate) fn say_all(&mut self, messages: &[Message]) -> Result<()> {
        messages.iter().try_for_each(|message| self.say(message))
    }

    /// A step of reasoning: its number, its technique and its argument.
    pub(crate) fn step(&mut self, number: usize, name: &Message, argument: &Message) -> Result<()> {
        let (name, argument) = (name.to(self.lang), argument.to(self.lang));
        self.line(&format!("{number}. [{name}] {argument}"))
    }

    /// That a limit ended the work early, if one did.
    pub(crate) fn stopped(&mut self, limit: Option<Stop>) -> Result<()> {
        let message = |limit| Message::new("stopped-early").with("stop", stop(limit));
        limit.map_or(Ok(()), |limit| self.say(&message(limit)))
    }

    /// The rows of a board, with colours by what each cell is; the text itself can be read again.
    pub(crate) fn board(&mut self, rows: &[String], mark: impl Fn(Place) -> Mark) -> Result<()> {
        let cell_width = column_width(rows);
        for (r, row) in rows.iter().enumerate() {
            for (c, cell) in row.split(' ').filter(|cell| !cell.is_empty()).enumerate() {
                let width = usize::from(c > 0) + cell_width;
                let style = match (mark(Place::new(r, c)), cell) {
                    (Mark::Target, _) => MARKED,
                    (Mark::Clue, _) => CLUE,
                    (Mark::None | Mark::Given, "W") => WALL,
                    (Mark::None | Mark::Given, "O") => FLOOR,
                    (Mark::None | Mark::Given, ".") => Style::new(),
                    (Mark::None | Mark::Given, _) => NUMBER,
                };
                write!(self.out, "{}", " ".repeat(width - cell.len()))?;
                write!(self.out, "{style}{cell}{style:#}")?;
            }
            writeln!(self.out)?;
        }
        Ok(())
    }

    /// Rows of one sign for each cell; the text itself can be read again.
    pub(crate) fn signs(&mut self, rows: &[String], mark: impl Fn(Place) -> Mark) -> Result<()> {
        for (r, row) in rows.iter().enumerate() {
            for (c, cell) in row.chars().enumerate() {
                let style = match (mark(Place::new(r, c)), cell) {
                    (Mark::Target, _) => MARKED,
                    (Mark::Clue, _) => CLUE,
                    (_, '*' | 'F') => WALL,
                    (_, '1'..='9' | 'a'..='z') => NUMBER,
                    _ => Style::new(),
                };
                write!(self.out, "{style}{cell}{style:#}")?;
            }
            writeln!(self.out)?;
        }
        Ok(())
    }

    /// Rows of cells with a style each, in columns; with `shifted` every other row stands half a
    /// column to the right.
    pub(crate) fn cells(&mut self, rows: &[Vec<(String, Style)>], shifted: bool) -> Result<()> {
        let lengths = rows.iter().flatten().map(|(text, _)| text.len());
        let width = lengths.max().unwrap_or(1) + 1;
        for (r, row) in rows.iter().enumerate() {
            if shifted && r % 2 == 1 {
                write!(self.out, "{}", " ".repeat(width / 2))?;
            }
            for (text, style) in row {
                let blanks = " ".repeat(width - text.len());
                write!(self.out, "{blanks}{style}{text}{style:#}")?;
            }
            writeln!(self.out)?;
        }
        Ok(())
    }

    /// A Sudoku, one character a cell, with lines between its boxes if they count; the text itself can
    /// be read again.
    pub(crate) fn grid(
        &mut self,
        board: &Board,
        shape: Shape,
        mark: impl Fn(Place) -> Mark,
    ) -> Result<()> {
        let (box_rows, box_columns) = (shape.box_rows(), shape.box_columns());
        for (r, row) in board.rows().enumerate() {
            if r > 0 && r % box_rows == 0 && board.has_boxes() {
                let boxes = shape.size() / box_columns;
                let line = |i| "-".repeat(2 * box_columns + usize::from(0 < i && i + 1 < boxes));
                let lines: Vec<String> = (0..boxes).map(line).collect();
                writeln!(self.out, "{}", lines.join("+"))?;
            }
            for (c, cell) in row.chars().enumerate() {
                let style = match mark(Place::new(r, c)) {
                    Mark::Target => MARKED,
                    Mark::Clue => CLUE,
                    Mark::Given => NUMBER,
                    Mark::None => Style::new(),
                };
                let before = match c {
                    0 => "",
                    c if c % box_columns == 0 && board.has_boxes() => " | ",
                    _ => " ",
                };
                write!(self.out, "{before}{style}{cell}{style:#}")?;
            }
            writeln!(self.out)?;
        }
        Ok(())
    }

    /// The candidates of each cell, with lines between the boxes.
    pub(crate) fn marks(&mut self, cells: &[Vec<String>], shape: Shape) -> Result<()> {
        let width = cells.iter().flatten().map(String::len).max().unwrap_or(1);
        for (r, row) in cells.iter().enumerate() {
            let padded: Vec<String> = row.iter().map(|cell| format!(" {cell:>width$}")).collect();
            let boxes: Vec<String> = padded
                .chunks(shape.box_columns())
                .map(<[String]>::concat)
                .collect();
            if r > 0 && r % shape.box_rows() == 0 {
                let line = |text: &String| "-".repeat(text.len() + 1);
                let lines: Vec<String> = boxes.iter().map(line).collect();
                writeln!(self.out, "{}", lines.join("+"))?;
            }
            writeln!(self.out, "{}", boxes.join(" |"))?;
        }
        Ok(())
    }

    /// A table with its headings; all columns but the first are aligned to the right.
    pub(crate) fn table(&mut self, headings: &[String], rows: Vec<Vec<String>>) -> Result<()> {
        let mut table = Table::new();
        table
            .load_style(presets::ASCII_MARKDOWN)
            .set_header(headings);
        for row in rows {
            table.add_row(row);
        }
        for column in table.column_iter_mut().skip(1) {
            column.set_cell_alignment(CellAlignment::Right);
        }
        writeln!(self.out, "{table}")?;
        Ok(())
    }

    /// A text that is the whole answer: as it is, or as JSON.
    pub(crate) fn whole(&mut self, text: &str) -> Result<()> {
        if self.json {
            return self.json(&serde_json::json!({ "text": text }));
        }
        self.raw(text.as_bytes())
    }

    /// Writes what is held back. What cannot be written must not be lost without a word.
    pub(crate) fn flush(&mut self) -> Result<()> {
        self.out.flush()?;
        Ok(())
    }

    pub(crate) fn raw(&mut self, bytes: &[u8]) -> Result<()> {
        self.out.write_all(bytes)?;
        Ok(())
    }

    /// Anything that is not text: no colour is taken out of it.
    pub(crate) fn bytes(&mut self, bytes: &[u8]) -> Result<()> {
        self.out.as_inner().write_all(bytes)?;
        Ok(())
    }

    /// Something that did not work out, on standard error: the answer itself stands.
    pub(crate) fn warn(&self, message: &Message) {
        let text = message.to(self.lang);
        if !self.quiet {
            complain(&text);
        }
    }

    /// Something worth knowing while the work goes on, on standard error.
    pub(crate) fn note(&self, message: &Message) {
        if !self.quiet {
            complain(&message.to(self.lang));
        }
    }

    /// An error, on standard error, as text or as JSON.
    pub(crate) fn error(&self, error: &anyhow::Error) {
        self::error(&words(error, self.lang), self.json);
    }
}

/// An error with its causes. What the system says comes in the user's language.
fn words(error: &anyhow::Error, lang: Lang) -> String {
    let words = |cause: &(dyn std::error::Error + 'static)| match cause.downcast_ref() {
        Some(error) => io_words(error, lang),
        None => cause.to_string(),
    };
    error.chain().map(words).collect::<Vec<_>>().join(": ")
}

/// An error of the system in words; one with words of our own keeps them.
pub(crate) fn io_words(error: &io::Error, lang: Lang) -> String {
    match error.get_ref() {
        Some(own) => own.to_string(),
        None => system(error).to(lang),
    }
}

/// A line on standard error. Where nobody can be told there is nothing left to do.
fn complain(text: &str) {
    _ = writeln!(anstream::stderr(), "{text}");
}

/// An error, on standard error, as text or as JSON.
pub(crate) fn error(text: &str, json: bool) {
    if json {
        complain(&serde_json::json!({ "error": text }).to_string());
    } else {
        complain(&format!("{ERROR}error:{ERROR:#} {text}"));
    }
}

/// The columns of a board are as wide as its widest cell.
fn column_width(rows: &[String]) -> usize {
    rows.iter()
        .flat_map(|row| row.split(' '))
        .map(str::len)
        .max()
        .unwrap_or(1)
}

/// Whether standard error is a terminal that shows colours.
pub(crate) fn stderr_has_colour() -> bool {
    std::io::stderr().is_terminal()
        && anstream::AutoStream::choice(&std::io::stderr()) != anstream::ColorChoice::Never
}
