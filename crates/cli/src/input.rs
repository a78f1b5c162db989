//! Puzzles from a file, from the command line itself, or from standard input.

mod guarded;

use anyhow::{Context, Result, anyhow, bail};
use atisbo_api::text::{Lang, Message};
use atisbo_api::{Error, minesweeper, ohno};
use atisbo_base::{Budget, shortened, shortened_path};
pub(crate) use guarded::Clock;
use guarded::{Bytes, Guarded};
use std::fs::{self, File};
use std::io::{self, BufRead, Cursor, IsTerminal, Read};
use std::path::Path;
use std::sync::Arc;

/// More than any collection of puzzles; an endless stream must not fill the memory.
const MAX_BYTES: u64 = 256 << 20;

/// More than any puzzle: a board of Minesweeper has a million cells at most, and a blank between each two.
pub(crate) const MAX_PUZZLE: u64 = 4 << 20;

/// No part of a path is longer, on any common system.
const LONGEST_NAME: usize = 255;

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
    /// How long reading it may take.
    pub(crate) clock: Clock,
}

/// What a puzzle looks like that is typed as an argument.
#[derive(Clone, Copy)]
pub(crate) struct Literal {
    /// Whether an argument that names no file is meant as a puzzle, not as the name of a file.
    pub(crate) is_one: fn(&str) -> bool,
    /// Why a text is no puzzle.
    pub(crate) fault: fn(&str) -> Option<Error>,
}

const OHNO: Literal = Literal {
    is_one: is_literal,
    fault: |text| ohno::parse(text).err(),
};

const MINESWEEPER: Literal = Literal {
    is_one: is_position,
    fault: |text| {
        let source = minesweeper::Source {
            position: text.to_owned(),
            ..minesweeper::Source::default()
        };
        source.position().err()
    },
};

impl InputArgs {
    /// The inputs, each opened when it is read; without any, standard input.
    pub(crate) fn sources(
        &self,
        literal: Literal,
        budget: &Budget,
        lang: Lang,
    ) -> Result<impl Iterator<Item = Result<Input>> + use<>> {
        self.opened(literal, Bytes::Lines, budget, lang)
    }

    fn opened(
        &self,
        literal: Literal,
        bytes: Bytes,
        budget: &Budget,
        lang: Lang,
    ) -> Result<impl Iterator<Item = Result<Input>> + use<>> {
        if self.input.is_empty() && io::stdin().is_terminal() {
            bail!(Message::new("cli-error-no-input").to(lang));
        }
        let names = if self.input.is_empty() {
            vec!["-".to_owned()]
        } else {
            self.input.clone()
        };
        let clock = Clock::new(budget);
        Ok(names.into_iter().map(move |name| {
            clock.restart();
            open(name, literal, bytes, &clock, lang)
        }))
    }

    /// All puzzles of all inputs, in order. Puzzles in one file are separated by blank lines.
    pub(crate) fn puzzles(&self, budget: &Budget, lang: Lang) -> Result<Vec<Puzzle>> {
        let mut puzzles = Vec::new();
        for input in self.opened(OHNO, Bytes::Any, budget, lang)? {
            puzzles.extend(blocks(input?, |line| line.starts_with('#'), lang)?);
        }
        Ok(puzzles)
    }

    /// All Minesweeper positions of all inputs, in order, as [`InputArgs::puzzles`]; a file that is no
    /// text is one position.
    pub(crate) fn positions(&self, budget: &Budget, lang: Lang) -> Result<Vec<(Content, Origin)>> {
        /// Enough to tell text from anything else.
        const HEAD: u64 = 1 << 16;
        let mut positions = Vec::new();
        for input in self.opened(MINESWEEPER, Bytes::Any, budget, lang)? {
            let Input {
                file,
                mut reader,
                clock,
            } = input?;
            let name = file.as_deref().unwrap_or("-");
            let mut head = Vec::new();
            let read = reader.by_ref().take(HEAD).read_to_end(&mut head);
            read.with_context(|| name.to_owned())?;
            let reader = Cursor::new(head.clone()).chain(reader);
            if is_text(&head) {
                let reader = Box::new(reader);
                let input = Input {
                    file,
                    reader,
                    clock,
                };
                // Comments stand at the ends of lines here: no line is only a comment.
                let blocks = blocks(input, |_| false, lang)?.into_iter();
                positions.extend(blocks.map(|it| (Content::Text(it.text), it.origin)));
            } else {
                let bytes = read_bytes(reader, name, (MAX_PUZZLE, true), lang)?;
                let origin = Origin::of_file(file.as_deref().map(Path::new));
                positions.push((Content::Binary(bytes), origin));
            }
        }
        Ok(positions)
    }
}

/// Whether bytes are the beginning of a text.
fn is_text(head: &[u8]) -> bool {
    // The last character may be cut.
    let is_utf8 = std::str::from_utf8(head).map_or_else(|it| it.error_len().is_none(), |_| true);
    is_utf8 && !head.contains(&0)
}

/// What an input holds.
pub(crate) enum Content {
    Text(String),
    Binary(Vec<u8>),
}

fn open(name: String, literal: Literal, bytes: Bytes, clock: &Clock, lang: Lang) -> Result<Input> {
    let path = Path::new(&name);
    let problem = |id: &'static str| {
        let path = shortened(&name).into_owned();
        Message::new(id).with("path", path)
    };
    let clock = clock.clone();
    let (file, reader): (_, Box<dyn BufRead>) = match fs::metadata(path) {
        _ if name == "-" => (None, Box::new(Guarded::stdin(bytes, &clock, lang))),
        Ok(found) if found.is_dir() => bail!(problem("cli-error-directory").to(lang)),
        Ok(found) => {
            let reader = opened(path, &found, bytes, &clock, lang)?;
            (Some(name), Box::new(reader))
        }
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
            return Err(error).with_context(|| shortened_path(path));
        }
        Err(_) if (literal.is_one)(&name) => (None, Box::new(Cursor::new(name))),
        Err(_) => {
            let can_be_a_file = name.len() <= LONGEST_NAME && !name.contains('\n');
            let fault = if can_be_a_file {
                None
            } else {
                (literal.fault)(&name)
            };
            bail!(match fault {
                None => problem("cli-error-no-file").to(lang),
                Some(fault) => problem("cli-error-no-puzzle")
                    .with("reason", fault.whole())
                    .to(lang),
            })
        }
    };
    Ok(Input {
        file,
        reader,
        clock,
    })
}

/// What is there is a file, or something that may keep us waiting.
fn opened(
    path: &Path,
    found: &fs::Metadata,
    bytes: Bytes,
    clock: &Clock,
    lang: Lang,
) -> Result<Guarded> {
    if !found.is_file() {
        return Ok(Guarded::stream(path.to_owned(), bytes, clock, lang));
    }
    let file = File::open(path).with_context(|| path.display().to_string())?;
    Ok(Guarded::file(file, bytes, clock, lang))
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
/// is there. Anything but text and what is packed is refused at once.
pub(crate) fn read_file(
    file: Option<&Path>,
    nothing: &'static str,
    most: u64,
    budget: &Budget,
    lang: Lang,
) -> Result<(String, Vec<u8>)> {
    let (name, reader) = match file {
        None if io::stdin().is_terminal() => bail!(Message::new(nothing).to(lang)),
        None => {
            let clock = Clock::new(budget);
            ("-".to_owned(), Guarded::stdin(Bytes::Any, &clock, lang))
        }
        Some(path) => existing(path, budget, lang)?,
    };
    let bytes = read_bytes(reader, &name, (most, false), lang)?;
    Ok((name, bytes))
}

/// A file to be read a line at a time, and what to call it.
pub(crate) fn open_file(
    path: &Path,
    budget: &Budget,
    lang: Lang,
) -> Result<(String, impl BufRead + use<>)> {
    existing(path, budget, lang)
}

fn existing(path: &Path, budget: &Budget, lang: Lang) -> Result<(String, Guarded)> {
    let name = shortened_path(path);
    let problem = |id: &'static str| Message::new(id).with("path", name.as_str()).to(lang);
    let reader = match fs::metadata(path) {
        Ok(found) if found.is_dir() => bail!(problem("cli-error-directory")),
        Ok(found) => opened(path, &found, Bytes::Any, &Clock::new(budget), lang)?,
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
            return Err(error).context(name);
        }
        Err(_) => bail!(problem("cli-error-no-such-file")),
    };
    Ok((name, reader))
}

/// Reads all there is, a piece at a time, up to a limit. A NUL byte ends it at once where only text makes sense, perhaps
/// packed with gzip.
fn read_bytes(
    mut reader: impl Read,
    name: &str,
    (most, is_binary): (u64, bool),
    lang: Lang,
) -> Result<Vec<u8>> {
    const PIECE: u64 = 1 << 20;
    const GZIP: &[u8] = b"\x1f\x8b";
    let mut bytes = Vec::new();
    loop {
        let before = bytes.len();
        let piece = reader.by_ref().take(PIECE).read_to_end(&mut bytes);
        piece.with_context(|| name.to_owned())?;
        if bytes.len() as u64 > most {
            bail!(
                Message::new("cli-error-too-much-input")
                    .with("path", name)
                    .with("megabytes", most >> 20)
                    .to(lang)
            );
        }
        let may_have_nul = is_binary || bytes.starts_with(GZIP);
        if let (false, Some(at)) = (may_have_nul, bytes[before..].iter().position(|&it| it == 0)) {
            let line = bytes[..before + at].split(|&it| it == b'\n').count();
            return Err(not_text(name, line, lang));
        }
        if bytes.len() == before {
            return Ok(bytes);
        }
    }
}

/// Bytes that should be text.
pub(crate) fn as_text(bytes: Vec<u8>, name: &str, lang: Lang) -> Result<String> {
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.split(|&byte| byte == b'\n').count();
        not_text(name, line, lang)
    })
}

fn not_text(name: &str, line: usize, lang: Lang) -> anyhow::Error {
    let message = Message::new("cli-error-not-text")
        .with("path", name)
        .with("line", line);
    anyhow!(message.to(lang))
}

/// Cuts a text at its blank lines. Comments alone are no puzzle and stay with what follows; a text
/// without any puzzle is one empty puzzle, so that its reader says what was expected.
fn blocks(input: Input, is_comment: impl Fn(&str) -> bool, lang: Lang) -> Result<Vec<Puzzle>> {
    let Input {
        file,
        mut reader,
        clock,
    } = input;
    let name = file.as_deref().unwrap_or("-").to_owned();
    let too_much = |id: &'static str, most: u64| {
        let message = Message::new(id).with("path", name.as_str());
        anyhow!(message.with("megabytes", most >> 20).to(lang))
    };
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
    let mut line = Vec::new();
    let (mut lines_before, mut number) = (0, 0);
    // How much was read in all, and since the last puzzle.
    let (mut all, mut one) = (0, 0);
    let mut has_cells = false;
    loop {
        line.clear();
        let mut bounded = reader.by_ref().take(MAX_PUZZLE + 1);
        let read = bounded.read_until(b'\n', &mut line);
        let is_end = read.with_context(|| name.clone())? == 0;
        all += line.len() as u64;
        one += line.len() as u64;
        number += 1;
        // Before the line is looked at: its last character may be cut.
        if one > MAX_PUZZLE {
            return Err(too_much("cli-error-puzzle-too-long", MAX_PUZZLE));
        }
        let text = str::from_utf8(&line).ok().filter(|it| !it.contains('\0'));
        let text = text.ok_or_else(|| not_text(&name, number, lang))?;
        let text = text.strip_suffix('\n').unwrap_or(text);
        let text = text.strip_suffix('\r').unwrap_or(text);
        let trimmed = text.trim_matches(['\u{feff}', ' ', '\t', '\r']);
        if !trimmed.is_empty() {
            has_cells |= !is_comment(trimmed);
            block.push_str(text);
            block.push('\n');
        } else if has_cells {
            puzzles.push(puzzle(std::mem::take(&mut block), lines_before));
            has_cells = false;
            lines_before = number;
            one = 0;
            clock.restart();
        } else if block.is_empty() {
            lines_before = number;
        } else if !is_end {
            block.push('\n');
        }
        if all > MAX_BYTES {
            return Err(too_much("cli-error-too-much-input", MAX_BYTES));
        }
        if is_end {
            break;
        }
    }
    if puzzles.is_empty() {
        puzzles.push(puzzle(block, 0));
    }
    Ok(puzzles)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn blocks(text: &str) -> Vec<(String, usize)> {
        let input = Input {
            file: None,
            reader: Box::new(Cursor::new(text.to_owned())),
            clock: Clock::new(&Budget::unlimited()),
        };
        let puzzles = super::blocks(input, |line| line.starts_with('#'), Lang::En);
        let puzzles = puzzles.expect("a text").into_iter();
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
