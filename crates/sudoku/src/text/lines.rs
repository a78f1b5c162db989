//! The lines of a text, one at a time and none too long, so that a file of any size can be read.

use super::cursor::Place;
use super::{ParseError, ParseErrorKind};
use std::collections::VecDeque;
use std::io::{BufRead, Read};

/// The longest line in bytes; the pencil marks of a 25 x 25 need 15,625, and a remark may follow.
pub(super) const MAX_LINE: usize = 1 << 16;

/// The longest document of several lines in bytes.
const MAX_DOCUMENT: usize = 1 << 24;

/// A line without its end.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// Counted from 1.
    pub(super) number: usize,
    pub(super) text: String,
}

impl Line {
    /// The column of a byte of the text.
    pub(super) fn column(&self, byte: usize) -> usize {
        self.text[..byte].chars().count() + 1
    }

    /// The place of a byte of the text.
    pub(super) fn place(&self, byte: usize) -> Place {
        Place {
            line: self.number,
            column: self.column(byte),
        }
    }
}

/// Reads lines, and takes back those that were read too early.
#[derive(Debug)]
pub(super) struct Lines<R> {
    reader: R,
    buffer: Vec<u8>,
    number: usize,
    returned: VecDeque<Line>,
    delayed: Option<ParseError>,
    broken: bool,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(reader: R) -> Self {
        Lines {
            reader,
            buffer: Vec::new(),
            number: 0,
            returned: VecDeque::new(),
            delayed: None,
            broken: false,
        }
    }

    /// The bytes of the next line, to be asked for only if none was taken back.
    pub(super) fn bytes(&mut self) -> Result<Option<(usize, &[u8])>, ParseError> {
        debug_assert!(self.returned.is_empty(), "these come first");
        let is_there = self.fill()?;
        Ok(is_there.then_some((self.number, &self.buffer)))
    }

    /// Takes back the line whose bytes were asked for last.
    pub(super) fn take_back_text(&mut self) -> Result<(), ParseError> {
        let line = self.text()?;
        self.returned.push_front(line);
        Ok(())
    }

    /// Whether the next line was read before.
    pub(super) fn has_returned(&self) -> bool {
        !self.returned.is_empty()
    }

    /// The next line.
    pub(super) fn next(&mut self) -> Result<Option<Line>, ParseError> {
        if let Some(line) = self.returned.pop_front() {
            return Ok(Some(line));
        }
        if !self.fill()? {
            return Ok(None);
        }
        self.text().map(Some)
    }

    /// The line in the buffer.
    fn text(&self) -> Result<Line, ParseError> {
        let number = self.number;
        match std::str::from_utf8(&self.buffer) {
            Ok(text) => Ok(Line {
                number,
                text: text.to_owned(),
            }),
            Err(error) => {
                let (before, after) = self.buffer.split_at(error.valid_up_to());
                let place = Place {
                    line: number,
                    column: String::from_utf8_lossy(before).chars().count() + 1,
                };
                Err(place.error(ParseErrorKind::NotText { byte: after[0] }))
            }
        }
    }

    /// Takes lines back, to be given again in this order.
    pub(super) fn take_back(&mut self, lines: impl DoubleEndedIterator<Item = Line>) {
        lines.rev().for_each(|line| self.returned.push_front(line));
    }

    /// An error to be met again after the lines that were taken back.
    pub(super) fn delay(&mut self, error: ParseError) {
        self.delayed = Some(error);
    }

    /// This line and all that follow, as one text.
    pub(super) fn rest(&mut self, first: &Line) -> Result<String, ParseError> {
        self.until(first, |_| false)
    }

    /// This line and those that follow up to one that is the last, as one text.
    pub(super) fn until(
        &mut self,
        first: &Line,
        mut is_last: impl FnMut(&str) -> bool,
    ) -> Result<String, ParseError> {
        let mut document = first.text.clone();
        let mut is_whole = is_last(&first.text);
        while !is_whole {
            let line = match self.next() {
                Ok(Some(line)) => line,
                Ok(None) => return Ok(document),
                // Half a document cannot be read, and neither can what follows.
                Err(error) => {
                    self.broken = true;
                    return Err(error);
                }
            };
            if document.len() + line.text.len() >= MAX_DOCUMENT {
                self.broken = true;
                let kind = ParseErrorKind::TooLong { most: MAX_DOCUMENT };
                return Err(Place::start_of(line.number).error(kind));
            }
            is_whole = is_last(&line.text);
            document.push('\n');
            document.push_str(&line.text);
        }
        Ok(document)
    }

    /// The number of the line that was read last.
    pub(super) fn number(&self) -> usize {
        self.number
    }

    /// Reads a line into the buffer; false at the end.
    fn fill(&mut self) -> Result<bool, ParseError> {
        if let Some(error) = self.delayed.take() {
            return Err(error);
        }
        if self.broken {
            return Ok(false);
        }
        self.buffer.clear();
        let mut bounded = (&mut self.reader).take(MAX_LINE as u64 + 1);
        if let Err(error) = bounded.read_until(b'\n', &mut self.buffer) {
            return Err(self.failed(&error));
        }
        if self.buffer.is_empty() {
            return Ok(false);
        }
        self.number += 1;
        if self.buffer.ends_with(b"\n") {
            self.buffer.pop();
        } else if self.buffer.len() > MAX_LINE {
            self.skip_line()?;
            let kind = ParseErrorKind::TooLong { most: MAX_LINE };
            return Err(Place::start_of(self.number).error(kind));
        }
        if self.buffer.ends_with(b"\r") {
            self.buffer.pop();
        }
        if self.number == 1 && self.buffer.starts_with("\u{feff}".as_bytes()) {
            self.buffer.drain(..3);
        }
        Ok(true)
    }

    /// Reads on to the end of the line without keeping it.
    fn skip_line(&mut self) -> Result<(), ParseError> {
        loop {
            let (used, ended) = match self.reader.fill_buf() {
                Ok([]) => return Ok(()),
                Ok(bytes) => match bytes.iter().position(|&byte| byte == b'\n') {
                    Some(end) => (end + 1, true),
                    None => (bytes.len(), false),
                },
                Err(error) => return Err(self.failed(&error)),
            };
            self.reader.consume(used);
            if ended {
                return Ok(());
            }
        }
    }

    /// After a failure nothing more is read.
    fn failed(&mut self, error: &std::io::Error) -> ParseError {
        self.broken = true;
        let message = error.to_string();
        Place::start_of(self.number + 1).error(ParseErrorKind::Read { message })
    }
}
