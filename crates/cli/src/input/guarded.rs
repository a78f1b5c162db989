//! Reads what may have no end, may never come, or may be no text: files, pipes, devices, the terminal.

use super::MAX_PUZZLE;
use atisbo_api::text::{Lang, Message, stop, system};
use atisbo_base::{Budget, Meter};
use std::cell::RefCell;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

/// How much is read at once.
const PIECE: usize = 1 << 16;

/// How often whoever waits for input looks at the clock and the flag.
const PATIENCE: Duration = Duration::from_millis(20);

/// How long reading may take: the time limit holds for each puzzle, so the clock starts again for the next.
#[derive(Clone)]
pub(crate) struct Clock {
    budget: Budget,
    meter: Rc<RefCell<Meter>>,
}

impl Clock {
    pub(super) fn new(budget: &Budget) -> Self {
        Clock {
            budget: budget.clone(),
            meter: Rc::new(RefCell::new(budget.meter())),
        }
    }

    /// Starts it again.
    pub(crate) fn restart(&self) {
        *self.meter.borrow_mut() = self.budget.meter();
    }
}

/// What may be in an input.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bytes {
    /// Lines of text, none longer than a puzzle.
    Lines,
    /// Anything.
    Any,
}

/// A reader that gives up: on a stream that does not come in time, on what is no text, on a line without end. Its
/// errors are in the language of the user.
pub(super) struct Guarded {
    inner: Box<dyn BufRead>,
    clock: Clock,
    bytes: Bytes,
    lang: Lang,
    /// Whether nothing has come yet: what comes first is answered, however late it is.
    is_first: bool,
    /// How much of what is buffered was looked at.
    checked: usize,
    /// How long the last line is by now.
    line: u64,
}

impl Guarded {
    /// A file that can be read at once.
    pub(super) fn file(file: File, bytes: Bytes, clock: &Clock, lang: Lang) -> Self {
        let inner = Box::new(BufReader::with_capacity(PIECE, file));
        Self::new(inner, bytes, clock, lang)
    }

    /// A pipe or a device, which may keep us waiting, even to open it.
    pub(super) fn stream(path: PathBuf, bytes: Bytes, clock: &Clock, lang: Lang) -> Self {
        let open = move || File::open(path);
        Self::new(
            Box::new(Waiting::new(open, clock, lang)),
            bytes,
            clock,
            lang,
        )
    }

    pub(super) fn stdin(bytes: Bytes, clock: &Clock, lang: Lang) -> Self {
        let open = || Ok(io::stdin().lock());
        Self::new(
            Box::new(Waiting::new(open, clock, lang)),
            bytes,
            clock,
            lang,
        )
    }

    fn new(inner: Box<dyn BufRead>, bytes: Bytes, clock: &Clock, lang: Lang) -> Self {
        Guarded {
            inner,
            clock: clock.clone(),
            bytes,
            lang,
            is_first: true,
            checked: 0,
            line: 0,
        }
    }

    /// Looks at bytes that are new. Lines are counted where they end; it is enough to know the last.
    fn check(&mut self, fresh: &Fresh) -> io::Result<()> {
        self.line = match fresh.behind_last_end {
            Some(behind) => behind,
            None => self.line + fresh.length,
        };
        if self.bytes == Bytes::Any {
            return Ok(());
        }
        if fresh.has_nul {
            return Err(refused(&Message::new("system-not-text"), self.lang));
        }
        if self.line > MAX_PUZZLE {
            let message = Message::new("cli-error-line-too-long");
            let message = message.with("megabytes", MAX_PUZZLE >> 20);
            return Err(refused(&message, self.lang));
        }
        Ok(())
    }
}

fn refused(message: &Message, lang: Lang) -> io::Error {
    io::Error::other(message.to(lang))
}

/// What is known of new bytes.
struct Fresh {
    length: u64,
    has_nul: bool,
    /// How many bytes stand behind the last end of a line, if there is one.
    behind_last_end: Option<u64>,
}

impl Fresh {
    fn of(bytes: &[u8]) -> Self {
        let last_end = bytes.iter().rposition(|&byte| byte == b'\n');
        Fresh {
            length: bytes.len() as u64,
            has_nul: bytes.contains(&0),
            behind_last_end: last_end.map(|end| (bytes.len() - end - 1) as u64),
        }
    }
}

impl BufRead for Guarded {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        let filled = self.inner.fill_buf();
        let fresh = filled.map(|buffer| {
            let fresh = Fresh::of(&buffer[self.checked..]);
            self.checked = buffer.len();
            fresh
        });
        let fresh = fresh.map_err(|error| match error.get_ref() {
            Some(_) => error,
            None => refused(&system(&error), self.lang),
        })?;
        if fresh.length > 0 {
            let is_first = std::mem::take(&mut self.is_first);
            if !is_first && let Some(limit) = self.clock.meter.borrow().check_clock() {
                return Err(refused(&stop(limit), self.lang));
            }
            self.check(&fresh)?;
        }
        self.inner.fill_buf()
    }

    fn consume(&mut self, amount: usize) {
        self.checked -= amount;
        self.inner.consume(amount);
    }
}

impl Read for Guarded {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.fill_buf()?.read(into)?;
        self.consume(read);
        Ok(read)
    }
}

/// Reads on a thread of its own, so that the wait for it can be given up.
struct Waiting {
    pieces: Receiver<io::Result<Vec<u8>>>,
    clock: Clock,
    lang: Lang,
    piece: Vec<u8>,
    used: usize,
}

impl Waiting {
    fn new<R: Read>(
        open: impl FnOnce() -> io::Result<R> + Send + 'static,
        clock: &Clock,
        lang: Lang,
    ) -> Self {
        let (send, pieces) = sync_channel(4);
        std::thread::spawn(move || {
            let mut reader = match open() {
                Ok(reader) => reader,
                Err(error) => {
                    _ = send.send(Err(error));
                    return;
                }
            };
            loop {
                let mut piece = vec![0; PIECE];
                let read = match reader.read(&mut piece) {
                    Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                    read => read.map(|length| {
                        piece.truncate(length);
                        piece
                    }),
                };
                let is_last = read.as_ref().map_or(true, Vec::is_empty);
                // Nobody waits for it any more when the send fails.
                if send.send(read).is_err() || is_last {
                    return;
                }
            }
        });
        Waiting {
            pieces,
            clock: clock.clone(),
            lang,
            piece: Vec::new(),
            used: 0,
        }
    }
}

impl BufRead for Waiting {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        while self.used == self.piece.len() {
            match self.pieces.recv_timeout(PATIENCE) {
                Ok(piece) => {
                    (self.piece, self.used) = (piece?, 0);
                    if self.piece.is_empty() {
                        break;
                    }
                }
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => {
                    if let Some(limit) = self.clock.meter.borrow().check_clock() {
                        return Err(refused(&stop(limit), self.lang));
                    }
                }
            }
        }
        Ok(&self.piece[self.used..])
    }

    fn consume(&mut self, amount: usize) {
        self.used += amount;
    }
}

impl Read for Waiting {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.fill_buf()?.read(into)?;
        self.consume(read);
        Ok(read)
    }
}
