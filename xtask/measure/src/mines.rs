//! Experiments with Minesweeper players beside each other. Those of the reports are `atisbo lab repeat`.

mod ablation;
mod compare;
mod contest;
mod contestant;
mod first;
mod playing_out;
mod strength;

use anyhow::{Context, Result};
use atisbo_lab::report::{Document, markdown};
use std::collections::BTreeMap;
use std::path::Path;

/// Which experiment.
#[derive(clap::Subcommand)]
pub(crate) enum Task {
    /// Two players on the same boards: win rates, and their difference with its interval
    Compare(compare::Args),
    /// What each ingredient of the strong player adds; writes a part of docs/strength.md
    Ablation(ablation::Args),
    /// From which first cell the most games are won; writes a part of docs/strength.md
    First(first::Args),
    /// What choosing by playing out would gain over the strong player; writes a part of docs/strength.md
    PlayingOut(playing_out::Args),
    /// Players on the six classic settings beside the best published rates; writes
    /// docs/strength.md
    Strength(strength::Args),
}

/// Plays, and prints or writes what came of it.
pub(crate) fn run(task: &Task) -> Result<()> {
    match task {
        Task::Compare(args) => compare::run(args),
        Task::Ablation(args) => ablation::run(args),
        Task::First(args) => first::run(args),
        Task::PlayingOut(args) => playing_out::run(args),
        Task::Strength(args) => strength::run(args),
    }
}

/// The document whose parts are written here. What stands before the first part is people's own.
const DOCUMENT: &str = "docs/strength.md";

/// A part of the document while it is made.
fn part(heading: impl Into<String>) -> Document {
    let mut part = Document::new("en", "");
    part.section(heading);
    part
}

/// Puts a part in the place of the one of the same name, and leaves the others.
fn write(name: &str, part: &Document) -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let path = root.join(DOCUMENT);
    let before = std::fs::read_to_string(&path).context(DOCUMENT)?;
    std::fs::write(&path, with_part(&before, name, part)).context(DOCUMENT)?;
    println!("written: {DOCUMENT}");
    Ok(())
}

fn with_part(document: &str, name: &str, part: &Document) -> String {
    let text = markdown(part, "").text;
    // A part has no title of its own.
    let text = text.split_once('\n').map_or("", |(_, text)| text);
    let (head, parts) = document.split_once("\n<!-- ").unwrap_or((document, ""));
    let parts = parts.split("\n<!-- ");
    let mut parts: BTreeMap<&str, &str> =
        parts.filter_map(|part| part.split_once(" -->\n")).collect();
    parts.insert(name, text);
    let parts = parts
        .iter()
        .map(|(name, text)| format!("\n<!-- {name} -->\n{text}"));
    head.to_owned() + &parts.collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_replaces_only_its_own() {
        let both = with_part("HEAD\n", "two", &part("2"));
        let both = with_part(&both, "one", &part("1"));
        let expected = "HEAD\n\n<!-- one -->\n\n## 1\n\n<!-- two -->\n\n## 2\n";
        assert_eq!(both, expected);
        let again = with_part(&both, "two", &part("3"));
        assert_eq!(again, expected.replace("## 2", "## 3"));
    }
}
