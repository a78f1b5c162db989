//! The boards of what went wrong, beside each other: as a picture and as text.

use crate::board::{Board, cells};
use crate::evidence::Evidence;
use crate::judge::Parting;
use crate::words::board_text;
use atisbo_api::text::{Lang, Message};
use atisbo_base::{Escaped, Place};
use atisbo_sudoku::{Layer, Puzzle, Shape, svg};
use std::fmt::Write;

/// Boards as a picture and as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pictures {
    /// What they show.
    pub alt: String,
    /// As SVG.
    pub svg: String,
    /// As text.
    pub text: String,
}

/// A board with what is to be seen on it.
struct Shown {
    /// The message above it.
    caption: &'static str,
    board: Board,
    /// What was there from the start; the rest is drawn as filled in.
    start: Board,
    /// Ringed cells.
    targets: Vec<Place>,
    /// Underlaid cells.
    reasons: Vec<Place>,
}

impl Shown {
    fn new(caption: &'static str, board: Board) -> Self {
        Shown {
            caption,
            board,
            start: board,
            targets: Vec::new(),
            reasons: Vec::new(),
        }
    }

    fn from(mut self, start: Board) -> Self {
        self.start = start;
        self
    }

    fn at(mut self, targets: impl IntoIterator<Item = Place>) -> Self {
        self.targets.extend(targets);
        self
    }
}

/// The boards of some evidence; nothing if it has none.
pub fn pictures(evidence: &Evidence, lang: Lang) -> Option<Pictures> {
    let shown = shown(evidence);
    if shown.is_empty() {
        return None;
    }
    let captions: Vec<String> = shown
        .iter()
        .map(|shown| Message::new(shown.caption).to(lang))
        .collect();
    Some(Pictures {
        alt: captions.join(". "),
        svg: drawn(&shown, &captions),
        text: written(&shown, &captions),
    })
}

fn shown(evidence: &Evidence) -> Vec<Shown> {
    const BOARD: &str = "class-picture-board";
    match evidence {
        Evidence::Valid {
            board,
            cell,
            conflict,
            ..
        } => {
            let mut shown = Shown::new(BOARD, *board).at([*cell]);
            shown.reasons.extend(conflict.map(|it| it.cell));
            vec![shown]
        }
        Evidence::IsEmpty { board, cell, .. } => vec![Shown::new(BOARD, *board).at([*cell])],
        Evidence::Succ {
            board,
            action,
            answered,
            expected,
        } => {
            let right = expected.unwrap_or(*board);
            let caption = match expected {
                Some(_) => "class-picture-right",
                None => BOARD,
            };
            let first = Shown::new(caption, right).from(*board).at([action.cell]);
            let yours = answered.map(|yours| {
                let shown = Shown::new("class-picture-yours", yours).from(*board);
                shown.at(differences(right, yours))
            });
            [first].into_iter().chain(yours).collect()
        }
        Evidence::Changed { board, after } => vec![
            Shown::new("class-picture-before", *board),
            Shown::new("class-picture-after", *after)
                .from(*board)
                .at(differences(*board, *after)),
        ],
        Evidence::NextStates { board, .. } => {
            vec![Shown::new(BOARD, *board).at(board.empty_cells().next())]
        }
        Evidence::Overestimates { board, .. } | Evidence::NoEstimate { board, .. } => {
            vec![Shown::new(BOARD, *board)]
        }
        Evidence::Step {
            start,
            parting,
            board,
            frontier,
            ..
        } => {
            let expected = frontier.iter().find(|node| node.is_next);
            let expected = expected.map(|node| node.board);
            step(*start, *parting, expected, *board)
        }
        _ => Vec::new(),
    }
}

/// The node that comes next, and the one that was taken.
fn step(start: Board, parting: Parting, next: Option<Board>, taken: Option<Board>) -> Vec<Shown> {
    let caption = match (parting, taken) {
        (Parting::NoWay | Parting::NoGoal, _) => {
            return vec![Shown::new("class-picture-start", start)];
        }
        (_, Some(_)) => "class-picture-should",
        (_, None) => "class-picture-next",
    };
    let of = |caption, board: Board, other: Option<Board>| {
        let shown = Shown::new(caption, board).from(start);
        let differ = other.map(|other| differences(board, other));
        // A cell that only the other board has filled is empty here: there is nothing to point at.
        let differ = differ.into_iter().flatten();
        shown.at(differ.filter(|&cell| board.digit(cell) != 0))
    };
    let next_shown = next.map(|next| of(caption, next, taken));
    let taken_shown = taken.map(|taken| of("class-picture-took", taken, next));
    next_shown.into_iter().chain(taken_shown).collect()
}

fn differences(one: Board, other: Board) -> Vec<Place> {
    let differs = |cell: &Place| one.digit(*cell) != other.digit(*cell);
    cells().filter(differs).collect()
}

/// The side of a board, the room between two, and the room for the words above.
const SIDE: f64 = 232.0;
const GAP: f64 = 24.0;
const HEAD: f64 = 24.0;

/// Boards are drawn for white paper. On a dark page ink and paper change places; on paper they stay.
const SHEET: &str = "\
.boards text.boards-caption{font:13px system-ui,sans-serif;fill:#444}\
@media screen and (prefers-color-scheme:dark){\
.boards text.boards-caption{fill:#c8c8cc}\
.boards [fill=\"#fff\"]{fill:#242427}\
.boards [fill=\"#111\"]{fill:#f0f0f2}\
.boards [fill=\"#0b5cad\"]{fill:#7cc0ff}\
.boards [fill=\"#ffe9a8\"]{fill:#5b4a12}\
.boards [stroke=\"#111\"]{stroke:#d8d8dc}\
.boards [stroke=\"#777\"]{stroke:#6a6a70}\
.boards [stroke=\"#d6293e\"]{stroke:#ff7d7d}\
}";

fn drawn(shown: &[Shown], captions: &[String]) -> String {
    let count = shown.len() as f64;
    let (width, height) = (count * SIDE + (count - 1.0) * GAP, HEAD + SIDE);
    let alt = captions.join(". ");
    let alt = Escaped(&alt);
    let mut picture = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"boards\" role=\"img\" aria-label=\"{alt}\" \
         width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\n\
         <title>{alt}</title>\n<style>{SHEET}</style>\n"
    );
    for (place, (shown, caption)) in shown.iter().zip(captions).enumerate() {
        let left = place as f64 * (SIDE + GAP);
        let middle = left + SIDE / 2.0;
        let board = board(shown);
        let scale = SIDE / width_of(&board);
        // Writing to a string cannot fail.
        _ = write!(
            picture,
            "<text class=\"boards-caption\" x=\"{middle}\" y=\"15\" text-anchor=\"middle\">{}</text>\n\
             <g transform=\"translate({left} {HEAD}) scale({scale:.4})\">\n{board}</g>\n",
            Escaped(caption)
        );
    }
    picture + "</svg>\n"
}

fn board(shown: &Shown) -> String {
    let values = |board: &Board| cells().map(|cell| board.digit(cell)).collect::<Vec<u8>>();
    let number = |cell: &Place| cell.row() * 9 + cell.column();
    // What differs from the start is drawn as filled in.
    let kept = cells().fold(Board::empty(), |kept, cell| match shown.start.digit(cell) {
        digit if digit == shown.board.digit(cell) => kept.with(cell, digit),
        _ => kept,
    });
    let puzzle = Puzzle::from_values(Shape::CLASSIC, &values(&kept));
    let filling = values(&shown.board);
    let targets: Vec<usize> = shown.targets.iter().map(number).collect();
    let reasons: Vec<usize> = shown.reasons.iter().map(number).collect();
    let layer = Layer {
        filling: Some(&filling),
        targets: &targets,
        reasons: &reasons,
        ..Layer::default()
    };
    svg(&puzzle, layer)
}

/// The width that a picture says it has.
fn width_of(picture: &str) -> f64 {
    let width = picture.split_once(" width=\"").map(|(_, rest)| rest);
    let width = width.and_then(|rest| rest.split_once('"'));
    width
        .and_then(|(width, _)| width.parse().ok())
        .unwrap_or(SIDE)
}

/// The boards as text, beside each other.
fn written(shown: &[Shown], captions: &[String]) -> String {
    const GAP: &str = "    ";
    let texts: Vec<Vec<String>> = shown
        .iter()
        .zip(captions)
        .map(|(shown, caption)| {
            let board = board_text(&shown.board);
            let lines = board.lines().map(str::to_owned);
            [caption.clone()].into_iter().chain(lines).collect()
        })
        .collect();
    let width = |text: &Vec<String>| text.iter().map(|line| line.chars().count()).max();
    let height = texts.iter().map(Vec::len).max().unwrap_or(0);
    let line = |row: usize| {
        let cells = texts.iter().map(|text| {
            let cell = text.get(row).map_or("", String::as_str);
            let width = width(text).unwrap_or(0);
            format!("{cell:<width$}")
        });
        let line = cells.collect::<Vec<_>>().join(GAP);
        line.trim_end().to_owned()
    };
    (0..height).map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_of_a_board_has_its_twin_on_a_dark_page() {
        let board: Board =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286170"
                .parse()
                .unwrap();
        let start = board.with(Place::new(0, 0), 0);
        let mut shown = Shown::new("class-picture-board", board).from(start);
        shown.targets.push(Place::new(0, 0));
        shown.reasons.push(Place::new(1, 1));
        let picture = super::board(&shown);
        let mut colours = 0;
        for name in ["fill", "stroke"] {
            for part in picture.split(&format!(" {name}=\"#")).skip(1) {
                let colour = part.split('"').next().unwrap();
                let twin = format!("[{name}=\"#{colour}\"]");
                assert!(SHEET.contains(&twin), "{twin}");
                colours += 1;
            }
        }
        assert!(colours >= 7);
        assert!((width_of(&picture) - SIDE).abs() > 1.0);
    }
}
