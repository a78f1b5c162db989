//! What students and teachers read: a page for each student, one for the class. The pages are documents of the
//! laboratory, written as HTML or for the terminal.
//!
//! Of hidden cases a student's page has the kind and the verdict, nothing else. What the program printed is not on it
//! either: it may have printed hidden boards. Whoever wants to see it runs `atisbo class check`, which asks public cases
//! only. What a public case has as evidence is safe to show: a program is started anew for every question and asked the
//! public cases first.

mod class;
mod feedback;
mod pictures;
mod student;

pub use class::{Summary, class, summary};
pub use feedback::{Feedback, feedback};
pub use pictures::{Pictures, pictures};
pub use student::{check, student, total};

use crate::lab::files;
use crate::verdict::{CaseResult, Verdict};
use crate::words;
use atisbo_api::text::{Lang, Message};
use atisbo_lab::report::{Cell, Tone};

/// The title of a lab, its name if it is not one of ours.
fn title(lab: &str, lang: Lang) -> String {
    match files::built_in(lab) {
        Some(Ok(lab)) => lab.title.to(lang).to_owned(),
        _ => lab.to_owned(),
    }
}

/// The title of a written question.
fn written_title(lab: &str, id: &str, lang: Lang) -> String {
    let lab = files::built_in(lab).and_then(Result::ok);
    let question = lab.and_then(|lab| lab.written.into_iter().find(|it| it.id == id));
    question.map_or_else(|| id.to_owned(), |it| it.title.to(lang).to_owned())
}

/// A message without variables.
fn word(id: &'static str, lang: Lang) -> String {
    Message::new(id).to(lang)
}

/// Points as the language writes them: two decimals at most.
pub fn points(points: f64, lang: Lang) -> String {
    lang.figure(&crate::verdict::hundredths(points).to_string())
}

fn points_cell(value: f64, lang: Lang) -> Cell {
    Cell::new(value, points(value, lang))
}

/// A verdict with its sign and colour.
fn verdict_cell(verdict: Verdict, lang: Lang) -> Cell {
    let (sign, tone) = match verdict {
        Verdict::Right => ("✓", Some(Tone::Good)),
        Verdict::Partly => ("◐", Some(Tone::Fair)),
        Verdict::NotGraded => ("–", None),
        _ => ("✗", Some(Tone::Bad)),
    };
    let text = format!("{sign} {}", words::verdict(verdict).to(lang));
    Cell::new(text.clone(), text).toned(tone)
}

/// A case that is neither right nor left out.
fn has_failed(case: &CaseResult) -> bool {
    !matches!(case.verdict, Verdict::Right | Verdict::NotGraded)
}
