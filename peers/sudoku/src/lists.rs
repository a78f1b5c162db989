//! The lists of puzzles, and how fast we want to be on each.

use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};

/// Files we know, and the ratio to the crate we want to reach there: as fast on what it is best at,
/// and as much faster on hard puzzles as the best solver known.
const BARS: [(&str, f64); 8] = [
    ("17clue", 1.0),
    ("random_minimal", 1.0),
    ("easy34", 1.0),
    ("serg_many_solutions", 1.0),
    ("altered", 1.0),
    ("top1465", 1.1),
    ("se11plus", 1.2),
    ("hardest1106", 1.35),
];

/// One list.
pub struct List {
    /// The name of its file.
    pub name: String,
    /// Row by row, 0 for empty.
    pub puzzles: Vec<[u8; 81]>,
    /// The ratio to reach.
    pub bar: f64,
}

/// The known lists of a folder (those of this project without one) whose name contains `only`.
pub fn read(directory: Option<&Path>, only: &str) -> Result<Vec<List>> {
    let own = || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/sudoku"));
    let directory = directory.map_or_else(own, Path::to_path_buf);
    let mut lists = Vec::new();
    for (name, bar) in BARS.into_iter().filter(|(name, _)| name.contains(only)) {
        let path = directory.join(name).with_extension("txt");
        if path.is_file() {
            let puzzles = puzzles(&path)?;
            lists.push(List {
                name: name.to_owned(),
                puzzles,
                bar,
            });
        }
    }
    if lists.is_empty() {
        bail!(
            "no list in {}: expected files like 17clue.txt",
            directory.display()
        );
    }
    Ok(lists)
}

fn puzzles(path: &Path) -> Result<Vec<[u8; 81]>> {
    let text = fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))?;
    let puzzle = |line: &str| {
        let cells: Vec<u8> = line
            .bytes()
            .take(81)
            .map(|byte| {
                if byte.is_ascii_digit() {
                    byte - b'0'
                } else {
                    0
                }
            })
            .collect();
        <[u8; 81]>::try_from(cells).ok()
    };
    Ok(text.lines().filter_map(puzzle).collect())
}
