//! What every picture keeps, whatever it shows.

mod gallery;
mod steps;
mod variants;

use super::*;
use crate::{MAX_SIZE, Shape};

/// Whether a picture is well-formed and all its numbers are numbers.
fn is_sound(picture: &str) -> bool {
    roxmltree::Document::parse(picture).is_ok() && !picture.contains("NaN")
}

#[test]
fn every_size_is_drawn_as_well_formed_xml() {
    for shape in (1..=MAX_SIZE).filter_map(Shape::of_size) {
        let mut puzzle = Puzzle::empty(shape);
        puzzle.give(0, 1);
        puzzle.allow(shape.cells() - 1, Values::up_to(shape.size().div_ceil(2)));
        let filling = vec![shape.size() as u8; shape.cells()];
        let notes = vec![Values::up_to(shape.size()); shape.cells()];
        for filling in [None, Some(filling.as_slice())] {
            let layer = Layer {
                filling,
                notes: Some(&notes),
                targets: &[0],
                reasons: &[shape.cells() - 1, shape.cells()],
            };
            let picture = svg(&puzzle, layer);
            assert!(is_sound(&picture), "{picture}");
        }
    }
}

#[test]
fn words_on_a_sheet_are_escaped() {
    let puzzle = Puzzle::empty(Shape::CLASSIC);
    let item = SheetItem {
        puzzle: &puzzle,
        solution: Some(&[1; 81]),
        caption: Some("<script>"),
    };
    let words = Words {
        language: "en\"",
        title: "Q&A",
        solutions: "<b>",
    };
    let page = sheet(&[item; 3], Layout::default(), words);
    assert!(!page.contains("<script>") && !page.contains("Q&A") && !page.contains("<b></h1>"));
    // HTML but for its first line, written so that it is also XML.
    let markup = page.replace("<meta charset=\"utf-8\">", "");
    let body = markup.split_once('\n').map_or("", |(_, rest)| rest);
    assert!(roxmltree::Document::parse(body).is_ok());
}

#[test]
fn puzzles_and_solutions_fill_as_many_pages_as_they_need() {
    let puzzle = Puzzle::empty(Shape::CLASSIC);
    let solved = SheetItem {
        puzzle: &puzzle,
        solution: Some(&[1; 81]),
        caption: None,
    };
    let open = SheetItem {
        solution: None,
        ..solved
    };
    let items = [solved, open, solved, solved, solved];
    for (per_page, solutions_per_page, pages) in [(1, 1, 9), (2, 4, 4), (4, 12, 3), (0, 1000, 6)] {
        let layout = Layout {
            per_page,
            solutions_per_page,
            paper: Paper::Letter,
        };
        let page = sheet(&items, layout, Words::default());
        assert_eq!(page.matches("<section").count(), pages, "{layout:?}");
        assert_eq!(page.matches("<svg").count(), 9);
    }
}
