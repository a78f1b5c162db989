//! The file that rows are appended to as they come, in any order, and read back from after a break.

use super::error::shown;
use super::{FolderError, Plan, Row};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// An open journal. No other process can open it meanwhile.
pub(super) struct Journal {
    path: PathBuf,
    file: File,
}

impl Journal {
    /// Opens a journal, a new one if there is none.
    pub(super) fn open(path: PathBuf) -> Result<Self, FolderError> {
        let mut options = OpenOptions::new();
        let file = options.read(true).append(true).create(true).open(&path);
        let file = file.map_err(FolderError::io(&path))?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                let path = shown(&path);
                Err(FolderError::Busy { path })
            }
            // Where files cannot be locked, no other process has locked it.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Journal { path, file }),
        }
    }

    /// Whether something was written before.
    pub(super) fn is_empty(&self) -> bool {
        self.file.metadata().map_or(true, |file| file.len() == 0)
    }

    /// Appends a row, with one call to the system, so that it is there whatever comes next.
    pub(super) fn append(&mut self, row: &Row) -> Result<(), FolderError> {
        let mut line = line_of(row);
        line.push('\n');
        let written = self.file.write_all(line.as_bytes());
        written.map_err(FolderError::io(&self.path))
    }

    /// Gives every row to `each`. Half a line at the end, which a break leaves behind, is cut off; the bytes cut off
    /// are the answer.
    pub(super) fn recover(
        &mut self,
        plan: &Plan,
        each: &mut dyn FnMut(Row) -> Result<(), FolderError>,
    ) -> Result<u64, FolderError> {
        let io = FolderError::io(&self.path);
        self.file.seek(SeekFrom::Start(0)).map_err(&io)?;
        let whole = rows(&self.file, &self.path, plan, each)?;
        let length = self.file.metadata().map_err(&io)?.len();
        if whole < length {
            self.file.set_len(whole).map_err(&io)?;
        }
        Ok(length - whole)
    }
}

/// Gives every row of a journal to `each` without touching it; half a line at the end is passed over.
pub(super) fn read<E: From<FolderError>>(
    path: &Path,
    plan: &Plan,
    each: &mut dyn FnMut(Row) -> Result<(), E>,
) -> Result<(), E> {
    let file = File::open(path).map_err(FolderError::io(path))?;
    rows(&file, path, plan, each).map(|_| ())
}

/// Gives every row to `each`; the answer is how many bytes are whole lines. Half a line at the end is passed over.
fn rows<E: From<FolderError>>(
    file: &File,
    path: &Path,
    plan: &Plan,
    each: &mut dyn FnMut(Row) -> Result<(), E>,
) -> Result<u64, E> {
    let mut lines = Lines::new(BufReader::new(file), path);
    let mut whole = 0;
    while let Some(line) = lines.next()? {
        match parsed(line.text, plan) {
            Ok(row) if line.is_ended => each(row)?,
            _ if line.is_last => break,
            Ok(_) => {}
            Err(why) => return Err(FolderError::damaged(path, line.number, why).into()),
        }
        whole = line.end;
    }
    Ok(whole)
}

/// A row as a line of JSON, without its end.
pub(super) fn line_of(row: &Row) -> String {
    // Names, numbers and texts: nothing of a row is beyond JSON.
    serde_json::to_string(row).unwrap_or_default()
}

/// The row of a line, if it is one of the plan's.
pub(super) fn parsed(line: &[u8], plan: &Plan) -> Result<Row, String> {
    let row: Row = serde_json::from_slice(line).map_err(|error| error.to_string())?;
    if row.fits(plan) {
        Ok(row)
    } else {
        Err(format!("run {} is not in this experiment", row.run))
    }
}

/// No line is as long as this: what is longer is read in pieces, and none of them is a row.
const LONGEST: u64 = 1 << 24;

/// The lines of a file, with what is needed to tell a broken one.
pub(super) struct Lines<'p, R> {
    reader: R,
    path: &'p Path,
    buffer: Vec<u8>,
    end: u64,
    number: usize,
}

pub(super) struct Line<'b> {
    /// Without its end.
    pub(super) text: &'b [u8],
    /// Counted from 1.
    pub(super) number: usize,
    /// Where in the file it ends.
    end: u64,
    /// Whether its end was written.
    is_ended: bool,
    is_last: bool,
}

impl<'p, R: BufRead> Lines<'p, R> {
    pub(super) fn new(reader: R, path: &'p Path) -> Self {
        Lines {
            reader,
            path,
            buffer: Vec::new(),
            end: 0,
            number: 0,
        }
    }

    pub(super) fn next(&mut self) -> Result<Option<Line<'_>>, FolderError> {
        let io = FolderError::io(self.path);
        self.buffer.clear();
        let mut bounded = (&mut self.reader).take(LONGEST);
        let length = bounded.read_until(b'\n', &mut self.buffer).map_err(&io)?;
        if length == 0 {
            return Ok(None);
        }
        let is_last = self.reader.fill_buf().map_err(io)?.is_empty();
        self.end += length as u64;
        self.number += 1;
        let ended = self.buffer.strip_suffix(b"\n");
        Ok(Some(Line {
            text: ended.unwrap_or(&self.buffer),
            number: self.number,
            end: self.end,
            is_ended: ended.is_some(),
            is_last,
        }))
    }
}
