//! Submissions as a teacher has them: a folder or a zip for each student, a folder of these, or the zip that Moodle
//! makes of all of them.
//!
//! [`find`] lists the students, [`Found::read`] reads the files of one. What cannot be read or may not be there is left
//! out with a [`Remark`]; whatever is in a submission, its student stays in the list.
//!
//! | what | how it is bounded |
//! |---|---|
//! | size | of a file, of all files: the bytes that come out of an archive are counted, whatever its header says |
//! | number of files, depth of folders | [`Bounds`] |
//! | archives | one level inside a submission |
//! | links, devices, pipes | never opened |
//! | names | those that lead out of the folder, or are no text, are left out |

mod archive;
mod files;
mod find;
mod folder;
mod moodle;
mod seek;

pub use files::{Bounds, Files};
pub use find::{FindError, Found, find, find_one};
pub use moodle::Moodle;

use crate::evidence::Remark;

/// A submission that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Submission {
    /// Its files, by their paths with `/` between the names, in order.
    pub files: Vec<(String, Vec<u8>)>,
    /// What was left out, and why.
    pub remarks: Vec<Remark>,
}

impl Submission {
    /// The bytes of a file.
    pub fn file(&self, path: &str) -> Option<&[u8]> {
        let found = self.files.iter().find(|(its, _)| its == path);
        found.map(|(_, bytes)| bytes.as_slice())
    }

    /// The first file of this name in any folder, the least deep first.
    pub fn file_named(&self, name: &str) -> Option<(&str, &[u8])> {
        let named = self
            .files
            .iter()
            .filter(|(path, _)| file_name(path) == name);
        let first = named.min_by_key(|(path, _)| (path.matches('/').count(), path));
        first.map(|(path, bytes)| (path.as_str(), bytes.as_slice()))
    }

    /// The files as they lie in the folder that holds `path`: those beside it and below.
    pub fn beside(&self, path: &str) -> Vec<(String, Vec<u8>)> {
        let folder = &path[..path.len() - file_name(path).len()];
        let inside = self.files.iter().filter_map(|(path, bytes)| {
            let path = path.strip_prefix(folder)?;
            Some((path.to_owned(), bytes.clone()))
        });
        inside.collect()
    }
}

/// The last name of a path.
fn file_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}
