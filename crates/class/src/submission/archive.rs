//! A submission in a zip. The bytes that come out are counted; what its header says of sizes is not asked.

use super::files::{Files, Path as Looked};
use super::folder::most;
use crate::evidence::LeftOut;
use std::cell::Cell;
use std::io::{self, Cursor, ErrorKind, Read, Seek, SeekFrom};
use std::rc::Rc;
use zip::ZipArchive;

/// The most bytes that are read to list what is in an archive: more than the list of any class has. An archive can claim to end in many
/// places, and the search for its beginning from each of them would go on for hours.
const LIST: u64 = 64 << 20;

/// Is it named as archives are that can be read here?
pub(super) fn is_named_so(path: &str) -> bool {
    let ending = path.len().checked_sub(4).and_then(|at| path.get(at..));
    ending.is_some_and(|ending| ending.eq_ignore_ascii_case(".zip"))
}

/// The name of an archive without its ending.
pub(super) fn stem(name: &str) -> &str {
    if is_named_so(name) {
        &name[..name.len() - 4]
    } else {
        name
    }
}

/// An open archive.
pub(super) struct Archive<R> {
    zip: ZipArchive<Bounded<R>>,
    /// What is in it, folders left out, the least deep first.
    pub(super) entries: Vec<Entry>,
}

/// A file in an archive.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    index: usize,
    /// Its path as the archive has it, with `/` between the names.
    pub(super) path: String,
}

impl<R: Read + Seek> Archive<R> {
    /// Opens an archive; nothing if it is none.
    pub(super) fn open(from: R) -> Option<Self> {
        let left = Rc::new(Cell::new(LIST));
        let bounded = Bounded {
            from,
            left: Rc::clone(&left),
        };
        let mut zip = ZipArchive::new(bounded).ok()?;
        let mut entries: Vec<Entry> = (0..zip.len())
            .filter_map(|index| {
                let path = name(&mut zip, index)?.replace('\\', "/");
                (!path.ends_with('/')).then_some(Entry { index, path })
            })
            .collect();
        // What the files themselves hold is counted as they are taken.
        left.set(u64::MAX);
        entries.sort_by(|one, other| {
            let key = |entry: &Entry| entry.path.matches('/').count();
            key(one)
                .cmp(&key(other))
                .then_with(|| one.path.cmp(&other.path))
        });
        Some(Archive { zip, entries })
    }

    /// Takes entries, each under the path that it is to have.
    pub(super) fn take(&mut self, entries: &[(Entry, String)], files: &mut Files) {
        let mut entries: Vec<&(Entry, String)> = entries.iter().collect();
        entries.sort_by_key(|(_, path)| (path.matches('/').count(), !files.is_first(path)));
        for (entry, path) in entries {
            if !self.take_one(entry, path, files) {
                return;
            }
        }
    }

    /// Takes all entries, below this folder.
    pub(super) fn take_all(&mut self, folder: &str, files: &mut Files) {
        let entries: Vec<(Entry, String)> = self
            .entries
            .iter()
            .map(|entry| (entry.clone(), below(folder, &entry.path)))
            .collect();
        self.take(&entries, files);
    }

    /// `false`: there is no room for any other.
    fn take_one(&mut self, entry: &Entry, path: &str, files: &mut Files) -> bool {
        // A name that leads out does so wherever the entry is put.
        let own = files.path(&entry.path);
        let name = match (own, files.path(path)) {
            (Looked::Good(_), Looked::Good(name)) => name,
            (Looked::Rubbish, _) | (_, Looked::Rubbish) => return true,
            (Looked::Bad(why), _) | (_, Looked::Bad(why)) => return files.leave_out(path, why),
        };
        let most = most(&name, files);
        match self.zip.by_index(entry.index) {
            Ok(file) if file.is_symlink() => files.leave_out(path, LeftOut::Link),
            Ok(file) => files.take_up_to(&name, file, most),
            Err(_) => files.leave_out(path, LeftOut::Unreadable),
        }
    }
}

/// Fails after so many bytes.
struct Bounded<R> {
    from: R,
    left: Rc<Cell<u64>>,
}

impl<R: Read> Read for Bounded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.from.read(buffer)?;
        let left = self.left.get().checked_sub(count as u64);
        self.left.set(left.ok_or(ErrorKind::FileTooLarge)?);
        Ok(count)
    }
}

impl<R: Seek> Seek for Bounded<R> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.from.seek(to)
    }
}

/// Unpacks an archive that a student handed in, into a folder of its name.
pub(super) fn unpack(name: &str, bytes: Vec<u8>, files: &mut Files) {
    let archive = (!claims_to_be_huge(&bytes)).then(|| Archive::open(Cursor::new(bytes)));
    match archive.flatten() {
        Some(mut archive) => archive.take_all(stem(name), files),
        None => _ = files.leave_out(name, LeftOut::Unreadable),
    }
}

/// Has it the long form of an end, which an archive of less than 65,536 files does not need? A false number of files
/// in it would reserve memory for them.
fn claims_to_be_huge(bytes: &[u8]) -> bool {
    const MARK: &[u8] = b"PK\x06\x07";
    const END: usize = (1 << 16) + 22 + 20;
    let end = &bytes[bytes.len().saturating_sub(END)..];
    end.windows(MARK.len()).any(|window| window == MARK)
}

/// The name of an entry: UTF-8 whatever the archive says, or else the code page of the first PCs.
fn name<R: Read + Seek>(zip: &mut ZipArchive<R>, index: usize) -> Option<String> {
    let entry = zip.by_index_raw(index).ok()?;
    match std::str::from_utf8(entry.name_raw()) {
        Ok(name) => Some(name.to_owned()),
        Err(_) => Some(entry.name().to_owned()),
    }
}

fn below(folder: &str, path: &str) -> String {
    if folder.is_empty() {
        path.to_owned()
    } else {
        format!("{folder}/{path}")
    }
}
