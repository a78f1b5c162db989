//! The positions with known answers, as each side takes them, in groups.

use anyhow::{Context, Result, ensure};
use atisbo_minesweeper::{Kind, Mines, Position, Tiling, View};
use serde::Deserialize;
use std::fs;
use std::path::{Path, PathBuf};

/// What kind of position it is: speed is asked of each kind for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// Met by a strong player in the middle of an expert game.
    Expert,
    /// Met at the end of one.
    EndGame,
    /// Met on the smaller levels.
    Smaller,
    /// Cells opened at random or without spreading: frontiers of hundreds of cells.
    Long,
    /// A lattice of numbers, made to be hard.
    Lattice,
    /// Small boards and odd cases.
    Other,
}

impl Group {
    pub const ALL: [Group; 6] = [
        Group::Expert,
        Group::EndGame,
        Group::Smaller,
        Group::Long,
        Group::Lattice,
        Group::Other,
    ];

    /// As the table names it.
    pub fn name(self) -> &'static str {
        match self {
            Group::Expert => "expert, middle of the game",
            Group::EndGame => "expert, end of the game",
            Group::Smaller => "smaller levels, from play",
            Group::Long => "long frontiers",
            Group::Lattice => "lattice",
            Group::Other => "small boards and odd cases",
        }
    }

    fn of(case: &Raw) -> Self {
        let tag = case.tag.as_str();
        let cells: usize = case.board.iter().map(String::len).sum();
        if tag.starts_with("stress") {
            Group::Lattice
        } else if tag.starts_with("expert-endgame")
            || tag.starts_with("play-expert") && tag.ends_with("endgame")
        {
            Group::EndGame
        } else if tag.starts_with("play-expert") {
            Group::Expert
        } else if tag.starts_with("play") {
            Group::Smaller
        } else if cells >= 16 * 30 {
            Group::Long
        } else {
            Group::Other
        }
    }
}

/// A position with its answer.
pub struct Case {
    pub name: String,
    pub group: Group,
    /// As our analysis takes it.
    pub position: Position,
    /// An untouched board of the same size that this position does not continue.
    pub other_game: Position,
    /// As `ms_toollib` takes it: rows of numbers, 10 for hidden.
    pub rows: Vec<Vec<i32>>,
    pub mines: u32,
    /// The probability of a mine in each hidden cell, row by row.
    pub answer: Vec<f64>,
}

#[derive(Deserialize)]
struct Raw {
    tag: String,
    mines: u32,
    board: Vec<String>,
    /// In the project's copy only the hidden cells, else null for the revealed ones.
    prob: Vec<Option<f64>>,
}

/// The positions of a folder, those of this project without one.
pub fn read(directory: Option<&Path>) -> Result<Vec<Case>> {
    let own = || {
        PathBuf::from(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../data/minesweeper"
        ))
    };
    let path = directory
        .map_or_else(own, Path::to_path_buf)
        .join("positions.json");
    let text = fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
    let raw: Vec<Raw> = serde_json::from_str(&text)?;
    raw.into_iter()
        .enumerate()
        .map(|(index, raw)| case(index, raw))
        .collect()
}

fn case(index: usize, raw: Raw) -> Result<Case> {
    let view = |sign: char| {
        sign.to_digit(10)
            .map_or(View::Hidden, |number| View::Number(number as u8))
    };
    let views: Vec<View> = raw
        .board
        .iter()
        .flat_map(|row| row.chars().map(view))
        .collect();
    let (height, width) = (raw.board.len(), raw.board.first().map_or(0, String::len));
    ensure!(
        views.len() == height * width,
        "{}: rows of different lengths",
        raw.tag
    );
    let tiling = Tiling::grid(Kind::Square, height as u32, width as u32)?;
    let rows = views.chunks(width);
    let rows = rows.map(|row| {
        row.iter()
            .map(|view| view.number().map_or(10, i32::from))
            .collect()
    });
    Ok(Case {
        name: format!("{index}: {}", raw.tag),
        group: Group::of(&raw),
        rows: rows.collect(),
        other_game: Position::untouched(tiling.clone(), Mines::Density(0.5))?,
        position: Position::new(tiling, Mines::Total(raw.mines), views)?,
        mines: raw.mines,
        answer: raw.prob.into_iter().flatten().collect(),
    })
}
