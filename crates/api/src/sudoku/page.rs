//! A path as one page of HTML: every step with its argument and a picture.

use super::explain::Explained;
use crate::text::{Lang, Message};
use atisbo_base::Escaped;
use atisbo_sudoku::picture::svg_step;
use atisbo_sudoku::text::Entry;
use atisbo_sudoku::{Explanation, Layer, Position, svg};
use std::fmt::Write;

/// The page needs nothing but itself: it can be sent, kept and printed.
const STYLE: &str = "\
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}\
section{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:flex-start;border-top:1px solid #ddd;\
padding:1rem 0;break-inside:avoid}\
section>div{flex:1 1 18rem}section>svg{flex:0 0 auto;width:22rem;height:auto}\
h2{font-size:1.1rem;margin:0 0 .5rem}nav ol{columns:14rem;padding-left:2rem}\
@media print{nav{display:none}}";

/// The path in one language.
pub(super) fn of_path(
    entry: &Entry,
    path: &Explanation,
    steps: &[Explained],
    end: &[Message],
    lang: Lang,
) -> String {
    let title = entry.metadata.title.as_deref().unwrap_or_default();
    let heading = Message::new("sudoku-page-title").to(lang);
    let heading = if title.is_empty() {
        heading
    } else {
        format!("{heading}: {title}")
    };
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{0}</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n<h1>{0}</h1>\n",
        Escaped(&heading)
    );
    page.push_str(&svg(&entry.puzzle, Layer::default()));
    page.push_str("<nav><ol>\n");
    for (number, step) in (1..).zip(steps) {
        let name = step.name.to(lang);
        let _ = writeln!(
            page,
            "<li><a href=\"#step-{number}\">{}</a></li>",
            Escaped(&name)
        );
    }
    page.push_str("</ol></nav>\n");
    let mut position = Position::new(&entry.puzzle);
    for ((number, step), explained) in (1..).zip(&path.steps).zip(steps) {
        let picture = svg_step(&position, step);
        let _ = writeln!(
            page,
            "<section id=\"step-{number}\"><div><h2>{number}. {}</h2><p>{}</p></div>{picture}</section>",
            Escaped(&explained.name.to(lang)),
            Escaped(&explained.sentence.to(lang)),
        );
        step.play(&mut position);
    }
    for sentence in end {
        let _ = writeln!(page, "<p>{}</p>", Escaped(&sentence.to(lang)));
    }
    page.push_str("</body>\n</html>\n");
    page
}
