//! A report written as files.

use anyhow::{Context, Result};
use atisbo_experiments::Report;
use atisbo_experiments::writing::{Document, html, markdown};
use std::path::Path;

/// Writes a report into the folder of its results: as one HTML page, as Markdown with its pictures, and its first
/// table as comma-separated values.
pub(super) fn into_folder(report: &Report, folder: &Path) -> Result<()> {
    write(
        &folder.join("report.html"),
        html(&report.document).as_bytes(),
    )?;
    as_markdown(&report.document, &folder.join("report.md"))?;
    write(&folder.join("report.csv"), report.csv.as_bytes())
}

/// Writes Markdown, and its pictures beside it in files that begin with its name.
pub(super) fn as_markdown(document: &Document, path: &Path) -> Result<()> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let folder = path.parent().unwrap_or(Path::new(""));
    let written = markdown(document, &format!("{stem}-pictures"));
    write(path, written.text.as_bytes())?;
    for picture in &written.files {
        let file = folder.join(&picture.path);
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        }
        write(&file, picture.svg.as_bytes())?;
    }
    Ok(())
}

pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    std::fs::write(path, bytes).with_context(|| path.display().to_string())
}
