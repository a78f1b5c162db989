//! A sheet to print: a page of HTML with some puzzles to a page and their solutions apart.

use super::{Layer, svg};
use crate::Puzzle;
use atisbo_base::{Escaped, Name};
use std::fmt::{self, Write};

/// A puzzle on a sheet.
#[derive(Clone, Copy, Debug)]
pub struct SheetItem<'a> {
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// Its solution, row by row, if it is to be printed.
    pub solution: Option<&'a [u8]>,
    /// A line under its number: what its rules are, how hard it is.
    pub caption: Option<&'a str>,
}

/// The paper to print on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Name)]
pub enum Paper {
    /// 210 x 297 mm.
    #[default]
    A4,
    /// 216 x 279 mm.
    Letter,
}

impl Paper {
    /// Its name in a style sheet.
    fn name(self) -> &'static str {
        match self {
            Paper::A4 => "A4",
            Paper::Letter => "letter",
        }
    }

    /// Width and height between the margins, in millimetres.
    fn inside(self) -> [u32; 2] {
        let [width, height] = match self {
            Paper::A4 => [210, 297],
            Paper::Letter => [216, 279],
        };
        [width - 2 * MARGIN, height - 2 * MARGIN]
    }
}

/// The white around a page, in millimetres.
const MARGIN: u32 = 12;
/// The height of a heading.
const HEADING: u32 = 12;
/// The height of a puzzle's number and caption.
const LABEL: u32 = 9;
/// No more puzzles are put on a page.
const MOST: usize = 100;

/// How puzzles are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Puzzles to a page, 1 to 100.
    pub per_page: usize,
    /// Solutions to a page, 1 to 100.
    pub solutions_per_page: usize,
    /// The paper.
    pub paper: Paper,
}

impl Default for Layout {
    /// Four puzzles and twelve solutions to a page of A4.
    fn default() -> Self {
        Layout {
            per_page: 4,
            solutions_per_page: 12,
            paper: Paper::default(),
        }
    }
}

/// The words on a sheet, which are the caller's.
#[derive(Clone, Copy, Debug, Default)]
pub struct Words<'a> {
    /// The language they are in, as in `en`.
    pub language: &'a str,
    /// Over the puzzles; nothing if it is empty.
    pub title: &'a str,
    /// Over the solutions.
    pub solutions: &'a str,
}

/// The sheet: one document of HTML that needs nothing else. Puzzles are numbered from 1.
///
/// ```
/// use atisbo_sudoku::picture::{Layout, SheetItem, Words, sheet};
/// use atisbo_sudoku::text::parse;
///
/// let puzzle = parse("1..4\n.2..\n..1.\n...3").unwrap();
/// let item = SheetItem { puzzle: &puzzle, solution: None, caption: Some("4 x 4") };
/// let words = Words { language: "en", title: "For the train", solutions: "Solutions" };
/// let page = sheet(&[item; 5], Layout { per_page: 4, ..Layout::default() }, words);
/// assert_eq!(page.matches("<section").count(), 2);
/// assert_eq!(page.matches("<svg").count(), 5);
/// ```
pub fn sheet(puzzles: &[SheetItem<'_>], layout: Layout, words: Words<'_>) -> String {
    let mut page = String::new();
    // A string takes all that is written.
    let _ = sheet_to(puzzles, layout, words, &mut page);
    page
}

/// The same, to anything that takes text.
///
/// # Errors
///
/// If it takes no more.
pub fn sheet_to<'a>(
    puzzles: &[SheetItem<'a>],
    layout: Layout,
    words: Words<'_>,
    out: &mut impl Write,
) -> fmt::Result {
    let paper = layout.paper.name();
    let (language, title) = (Escaped(words.language), Escaped(words.title));
    write!(
        out,
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <title>{title}</title>\n<style>\n@page {{ size: {paper} portrait; margin: {MARGIN}mm }}\n\
         {STYLE}</style>\n</head>\n<body>\n"
    )?;
    let figure = |number, item: &SheetItem<'a>, caption, filling| Figure {
        number,
        puzzle: item.puzzle,
        caption,
        filling,
    };
    let numbered = || (1..).zip(puzzles);
    let pictures = numbered().map(|(number, item)| figure(number, item, item.caption, None));
    let solutions = numbered().filter_map(|(number, item)| {
        let solution = item.solution?;
        Some(figure(number, item, None, Some(solution)))
    });
    let (pictures, solutions) = (pictures.collect(), solutions.collect());
    let parts: [(Vec<Figure<'_>>, &str, usize); 2] = [
        (pictures, words.title, layout.per_page),
        (solutions, words.solutions, layout.solutions_per_page),
    ];
    for (figures, heading, count) in parts {
        let grid = Grid::new(count.clamp(1, MOST), layout.paper, !heading.is_empty());
        for figures in figures.chunks(count.clamp(1, MOST)) {
            grid.section(out, heading, figures)?;
        }
    }
    out.write_str("</body>\n</html>\n")
}

const STYLE: &str = "\
body { margin: 0; background: #fff; color: #111; font-family: Helvetica, Arial, sans-serif }
section { box-sizing: border-box; break-after: page; overflow: hidden; margin: 0 auto }
section:last-child { break-after: auto }
h1 { margin: 0; font-size: 6mm; line-height: 12mm; font-weight: 600; white-space: nowrap }
.grid { display: grid; justify-content: space-evenly; align-content: space-evenly }
figure { margin: 0; break-inside: avoid; text-align: center }
figcaption { height: 9mm; line-height: 9mm; font-size: 3.5mm; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
figure svg { display: block; width: var(--side); height: var(--side) }
@media screen { body { background: #ddd } section { background: #fff; margin: 4mm auto; padding: 0 } }
";

/// A puzzle with its label, and its solution where that is to be shown. It is drawn when its page is written.
struct Figure<'a> {
    number: usize,
    puzzle: &'a Puzzle,
    caption: Option<&'a str>,
    filling: Option<&'a [u8]>,
}

/// Where figures go on a page, in millimetres.
struct Grid {
    width: u32,
    height: u32,
    heading: u32,
    columns: usize,
    rows: usize,
    /// The side of a picture.
    side: u32,
}

impl Grid {
    /// The number of columns that leaves the largest pictures.
    fn new(count: usize, paper: Paper, has_heading: bool) -> Self {
        let [width, height] = paper.inside();
        let heading = if has_heading { HEADING } else { 0 };
        let side = |columns: usize| {
            let rows = count.div_ceil(columns) as u32;
            let across = (width / columns as u32).saturating_sub(4);
            let down = ((height - heading) / rows).saturating_sub(LABEL + 2);
            across.min(down).max(1)
        };
        let columns = (1..=count).rev().max_by_key(|&columns| side(columns));
        let columns = columns.unwrap_or(1);
        Grid {
            width,
            // A little less than the page: rounding must not spill onto an empty one.
            height: height - 1,
            heading,
            columns,
            rows: count.div_ceil(columns),
            side: side(columns),
        }
    }

    fn section(&self, page: &mut impl Write, heading: &str, figures: &[Figure<'_>]) -> fmt::Result {
        let Grid {
            width,
            height,
            columns,
            rows,
            side,
            ..
        } = *self;
        writeln!(
            page,
            "<section style=\"width:{width}mm;height:{height}mm\">"
        )?;
        if !heading.is_empty() {
            writeln!(page, "<h1>{}</h1>", Escaped(heading))?;
        }
        let inner = height - self.heading;
        let row = inner / rows as u32;
        writeln!(
            page,
            "<div class=\"grid\" style=\"--side:{side}mm;height:{inner}mm;\
             grid-template:repeat({rows},{row}mm)/repeat({columns},{side}mm)\">"
        )?;
        for figure in figures {
            let number = figure.number;
            let caption = figure
                .caption
                .map(|caption| format!(" {}", Escaped(caption)));
            let caption = caption.unwrap_or_default();
            let layer = Layer {
                filling: figure.filling,
                ..Layer::default()
            };
            let picture = svg(figure.puzzle, layer);
            write!(
                page,
                "<figure>\n<figcaption><b>{number}</b>{caption}</figcaption>\n{picture}</figure>\n"
            )?;
        }
        page.write_str("</div>\n</section>\n")
    }
}
