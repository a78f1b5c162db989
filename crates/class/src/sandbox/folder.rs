//! Writes the submission and the kit into a folder.

use super::why::Step;
use super::wire::{At, Refusal};
use std::fs;
use std::os::unix::fs::{PermissionsExt, chown};
use std::path::{Path, PathBuf};

/// Writes files below `folder`. `owner`: who owns them and the folders above them.
pub(super) fn write(
    folder: &Path,
    files: &[(PathBuf, Vec<u8>)],
    owner: Option<u32>,
) -> Result<(), Refusal> {
    for (path, content) in files {
        write_one(folder, path, content, owner).at_path(Step::Files, path)?;
    }
    Ok(())
}

fn write_one(
    folder: &Path,
    path: &Path,
    content: &[u8],
    owner: Option<u32>,
) -> std::io::Result<()> {
    let parents: Vec<&Path> = path.ancestors().skip(1).collect();
    for parent in parents.into_iter().rev() {
        let parent = folder.join(parent);
        if !parent.is_dir() {
            fs::create_dir(&parent)?;
            chown(&parent, owner, owner)?;
        }
    }
    let file = folder.join(path);
    fs::write(&file, content)?;
    // A program in any language: all files may be run.
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755))?;
    chown(&file, owner, owner)
}

/// Bytes in memory that the files take, at most.
#[cfg(target_os = "linux")]
pub(super) fn size(files: &[(PathBuf, Vec<u8>)]) -> u64 {
    const PAGE: u64 = 4096;
    let pages = |(path, content): &(PathBuf, Vec<u8>)| {
        content.len() as u64 / PAGE + 1 + path.components().count() as u64
    };
    files.iter().map(pages).sum::<u64>() * PAGE
}
