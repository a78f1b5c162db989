//! Puzzles from a file, from the command line itself, or from standard input.

use anyhow::{Context, Result, bail};
use atisbo_api::text::{Lang, Message};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, IsTerminal, Read};
use std::path::Path;
use std::sync::Arc;

/// More than any collection of puzzles; an endless stream must not fill the memory.
const MAX_BYTES: u64 = 256 << 20;

/// Where puzzles come from.
#[derive(clap::Args)]
pub(crate) struct InputArgs {
    #[arg(value_name = "INPUT")]
    input: Vec<String>,
}

/// One puzzle's text, and where it stands.
pub(crate) struct Puzzle {
    pub(crate) text: String,
    pub(crate) origin: Origin,
}

/// Where a text comes from.
#[derive(Default)]
pub(crate) struct Origin {
    /// The file, if it came from one; shared, since a file may hold millions of puzzles.
    pub(crate) file: Option<Arc<str>>,
    /// The number of lines before it in that file.
    pub(crate) lines_before: usize,
}

impl Origin {
    /// The beginning of a file, or of standard input.
    pub(crate) fn of_file(file: Option<&Path>) -> Self {
        Origin {
            file: file.map(|path| path.display().to_string().into()),
            lines_before: 0,
        }
    }
}

/// One input, opened.
pub(crate) struct Input {
    /// The file, if it is one.
    pub(crate) file: Option<String>,
    pub(crate) reader: Box<dyn BufRead>,
}

impl InputArgs {
    /// The inputs, each opened when it is read; without any, standard input. `is_literal` distinguishes
    /// a puzzle typed as an argument from the misspelt name of a file.
    pub(crate) fn sources(
        &self,
        is_literal: fn(&str) -> bool,
        lang: Lang,
    ) -> Result<impl Iterator<Item = Result<Input>>> {
        if self.input.is_empty() && io::stdin().is_terminal() {
            bail!(Message::new("cli-error-no-input").to(lang));
        }
        let names = if self.input.is_empty() {
            vec!["-".to_owned()]
        } else {
            self.input.clone()
        };
        Ok(names
            .into_iter()
            .map(move |name| open(name, is_literal, lang)))
    }

    /// All puzzles of all inputs, in order. Puzzles in one file are separated by blank lines.
    pub(crate) fn puzzles(&self, lang: Lang) -> Result<Vec<Puzzle>> {
        let mut puzzles = Vec::new();
        for input in self.sources(is_literal, lang)? {
            let Input { file, reader } = input?;
            let name = file.as_deref().unwrap_or("-");
            let text = as_text(read_bytes(reader, name, MAX_BYTES, lang)?, name, lang)?;
            puzzles.extend(split(&text, file.as_deref(), |line| line.starts_with('#')));
        }
        Ok(puzzles)
    }

    /// All Minesweeper positions of all inputs, in order, as [`InputArgs::puzzles`]; a file that is no
    /// text is one position.
    pub(crate) fn positions(&self, lang: Lang) -> Result<Vec<(Content, Origin)>> {
        let mut positions = Vec::new();
        for input in self.sources(is_position, lang)? {
            let Input { file, reader } = input?;
            let bytes = read_bytes(reader, file.as_deref().unwrap_or("-"), MAX_BYTES, lang)?;
            match String::from_utf8(bytes) {
                Ok(text) => {
                    // Comments stand at the ends of lines here: no line is only a comment.
                    let blocks = split(&text, file.as_deref(), |_| false).into_iter();
                    positions.extend(blocks.map(|it| (Content::Text(it.text), it.origin)));
                }
                Err(binary) => {
                    let origin = Origin::of_file(file.as_deref().map(Path::new));
                    positions.push((Content::Binary(binary.into_bytes()), origin));
                }
            }
        }
        Ok(positions)
    }
}

/// What an input holds.
pub(crate) enum Content {
    Text(String),
    Binary(Vec<u8>),
}

fn open(name: String, is_literal: fn(&str) -> bool, lang: Lang) -> Result<Input> {
    let path = Path::new(&name);
    let problem = |id: &'static str| Message::new(id).with("path", name.as_str()).to(lang);
    let (file, reader): (_, Box<dyn BufRead>) = if name == "-" {
        (None, Box::new(io::stdin().lock()))
    } else if path.is_dir() {
        bail!(problem("cli-error-directory"))
    } else if path.exists() {
        let file = File::open(path).with_context(|| name.clone())?;
        let reader = BufReader::with_capacity(1 << 16, file);
        (Some(name), Box::new(reader))
    } else if is_literal(&name) {
        (None, Box::new(Cursor::new(name)))
    } else {
        bail!(problem("cli-error-no-file"))
    };
    Ok(Input { file, reader })
}

/// Whether an argument that names no file is meant as a puzzle: it looks like several cells, even if
/// one of them is wrong, in which case the reader of the puzzle says which.
fn is_literal(input: &str) -> bool {
    let is_cell = |word: &str| {
        word == "/"
            || word.len() <= 3 && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '.')
    };
    let words = input.split_whitespace();
    let cells = words.filter(|word| is_cell(word)).count() > 1;
    let is_sign = |c: char| c.is_ascii_digit() || "WO.-rb".contains(c);
    let word = !input.is_empty() && input.chars().all(is_sign);
    cells || word || input.starts_with('[')
}

/// Whether an argument that names no file is meant as a Minesweeper position: rows, settings, a link,
/// a game's ID or JSON.
fn is_position(input: &str) -> bool {
    let first = input.split_whitespace().next().unwrap_or_default();
    let is_setting = ["mines", "density", "tiling"].contains(&first);
    let is_row = |c: char| c.is_ascii_digit() || "#F?*/x. ".contains(c);
    let is_link = ["analysis=", "b=", "m=", "~"]
        .iter()
        .any(|key| input.contains(key));
    is_setting || is_link || input.starts_with(['[', '{']) || input.chars().all(is_row)
}

/// The whole of a file, or of standard input, and what to call it. `nothing` is what to say if neither
/// is there.
pub(crate) fn read_file(
    file: Option<&Path>,
    nothing: &'static str,
    most: u64,
    lang: Lang,
) -> Result<(String, Vec<u8>)> {
    let name = file.map_or_else(|| "-".to_owned(), |path| path.display().to_string());
    let problem = |id: &'static str| Message::new(id).with("path", name.as_str()).to(lang);
    let bytes = match file {
        None if io::stdin().is_terminal() => bail!(Message::new(nothing).to(lang)),
        None => read_bytes(io::stdin().lock(), &name, most, lang)?,
        Some(path) if path.is_dir() => bail!(problem("cli-error-directory")),
        Some(path) if !path.exists() => bail!(problem("cli-error-no-such-file")),
        Some(path) => {
            let file = File::open(path).with_context(|| name.clone())?;
            read_bytes(file, &name, most, lang)?
        }
    };
    Ok((name, bytes))
}

fn read_bytes(reader: impl Read, name: &str, most: u64, lang: Lang) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    reader
        .take(most + 1)
        .read_to_end(&mut bytes)
        .with_context(|| name.to_owned())?;
    if bytes.len() as u64 > most {
        bail!(
            Message::new("cli-error-too-much-input")
                .with("path", name)
                .with("megabytes", most >> 20)
                .to(lang)
        );
    }
    Ok(bytes)
}

/// Bytes that should be text.
pub(crate) fn as_text(bytes: Vec<u8>, name: &str, lang: Lang) -> Result<String> {
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.split(|&byte| byte == b'\n').count();
        anyhow::anyhow!(
            Message::new("cli-error-not-text")
                .with("path", name)
                .with("line", line)
                .to(lang)
        )
    })
}

/// Cuts a text at its blank lines. Comments alone are no puzzle and stay with what follows; a text
/// without any puzzle is one empty puzzle, so that its reader says what was expected.
fn split(text: &str, file: Option<&str>, is_comment: impl Fn(&str) -> bool) -> Vec<Puzzle> {
    let file: Option<Arc<str>> = file.map(Into::into);
    let puzzle = |text, lines_before| Puzzle {
        text,
        origin: Origin {
            file: file.clone(),
            lines_before,
        },
    };
    let mut puzzles = Vec::new();
    let mut block = String::new();
    let mut lines_before = 0;
    let mut has_cells = false;
    for (number, line) in text.lines().chain([""]).enumerate() {
        let trimmed = line.trim_matches(['\u{feff}', ' ', '\t', '\r']);
        if !trimmed.is_empty() {
            has_cells |= !is_comment(trimmed);
            block.push_str(line);
            block.push('\n');
        } else if has_cells {
            puzzles.push(puzzle(std::mem::take(&mut block), lines_before));
            has_cells = false;
            lines_before = number + 1;
        } else if block.is_empty() {
            lines_before = number + 1;
        } else {
            block.push('\n');
        }
    }
    if puzzles.is_empty() {
        puzzles.push(puzzle(block, 0));
    }
    puzzles
}

#[cfg(test)]
mod tests {
    use super::*;

    fn blocks(text: &str) -> Vec<(String, usize)> {
        let puzzles = split(text, None, |line| line.starts_with('#')).into_iter();
        puzzles.map(|p| (p.text, p.origin.lines_before)).collect()
    }

    #[test]
    fn blank_lines_separate_puzzles_and_the_lines_before_are_counted() {
        let expected = vec![("1 1\n".to_owned(), 0), (". 2\n. .\n".to_owned(), 3)];
        assert_eq!(blocks("1 1\n\n\n. 2\n. .\n"), expected);
        assert_eq!(blocks("1 1\r\n\r\n\r\n. 2\n. ."), expected);
    }

    #[test]
    fn comments_stay_with_the_puzzle_that_follows() {
        assert_eq!(
            blocks("# one\n\n1 1\n"),
            vec![("# one\n\n1 1\n".to_owned(), 0)]
        );
    }

    #[test]
    fn an_empty_text_is_one_empty_puzzle() {
        assert_eq!(blocks(""), vec![(String::new(), 0)]);
        assert_eq!(blocks("\n\n").len(), 1);
    }

    #[test]
    fn a_puzzle_is_told_from_a_misspelt_file_name() {
        assert!(is_literal("2 . / . W"));
        assert!(is_literal("."));
        assert!(!is_literal("bord.txt"));
        assert!(!is_literal("data/ohno/board"));
    }
}
