//! The file that rows are appended to as they come, in any order, and read back from after a break.

use super::error::{Damage, shown};
use super::sealed::{seal, unseal};
use super::{FolderError, Part, Row};
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
        let mut line = seal(row);
        line.push('\n');
        let written = self.file.write_all(line.as_bytes());
        written.map_err(FolderError::unwritten(&self.path))
    }

    /// Forgets all that was written.
    pub(super) fn clear(&mut self) -> Result<(), FolderError> {
        self.file.set_len(0).map_err(FolderError::io(&self.path))
    }

    /// Gives every row to `each`. Half a line at the end, which a break leaves behind, is cut off; the bytes cut off
    /// are the answer.
    pub(super) fn recover(
        &mut self,
        part: &Part,
        each: &mut dyn FnMut(Row),
    ) -> Result<u64, FolderError> {
        let io = FolderError::io(&self.path);
        self.file.seek(SeekFrom::Start(0)).map_err(&io)?;
        let mut rows = Rows::new(BufReader::new(&self.file), &self.path, part);
        while let Some(row) = rows.next()? {
            each(row);
        }
        let whole = rows.whole;
        let length = self.file.metadata().map_err(&io)?.len();
        if whole < length {
            self.file.set_len(whole).map_err(&io)?;
        }
        Ok(length - whole)
    }
}

/// The rows of a journal, which is not touched; half a line at the end is passed over.
pub(super) fn read<'p>(
    path: &'p Path,
    part: &'p Part,
) -> Result<Rows<'p, BufReader<File>>, FolderError> {
    let file = File::open(path).map_err(FolderError::io(path))?;
    Ok(Rows::new(BufReader::new(file), path, part))
}

/// The rows of a journal.
pub(super) struct Rows<'p, R> {
    lines: Lines<'p, R>,
    part: &'p Part,
    /// How many bytes are whole lines.
    whole: u64,
}

impl<'p, R: BufRead> Rows<'p, R> {
    fn new(reader: R, path: &'p Path, part: &'p Part) -> Self {
        Rows {
            lines: Lines::new(reader, path),
            part,
            whole: 0,
        }
    }

    /// How many bytes the last line has.
    pub(super) fn length(&self) -> u64 {
        self.lines.length()
    }

    pub(super) fn next(&mut self) -> Result<Option<Row>, FolderError> {
        let path = self.lines.path;
        let Some(line) = self.lines.next()? else {
            return Ok(None);
        };
        match parsed(line.text, self.part) {
            Ok(row) if line.is_ended => {
                self.whole = line.end;
                Ok(Some(row))
            }
            _ if line.is_last => Ok(None),
            Ok(_) => {
                let column = line.text.len();
                let why = Damage::NotARun { column };
                Err(FolderError::damaged(path, line.number, why))
            }
            Err(why) => Err(FolderError::damaged(path, line.number, why)),
        }
    }
}

/// The row of a line, if it is one of the plan's.
pub(super) fn parsed(line: &[u8], part: &Part) -> Result<Row, Damage> {
    let row: Row = unseal(line, part.checksums)?;
    if row.fits(&part.plan) {
        Ok(row)
    } else {
        Err(Damage::Foreign { run: row.run })
    }
}

/// No line is as long as this: what is longer is read in pieces, and none of them is a row.
const LONGEST: u64 = 1 << 24;

/// The lines of a file, with what is needed to tell a broken one.
pub(super) struct Lines<'p, R> {
    reader: R,
    pub(super) path: &'p Path,
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

    /// How many bytes the last line has.
    pub(super) fn length(&self) -> u64 {
        self.buffer.len() as u64
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
