//! Moodle's grading worksheet: the file that an assignment reads under "Upload grading worksheet".
//!
//! Moodle finds columns by their names in the teacher's own language, and takes three for granted: the identifier, the
//! grade and the time of the last change of the grade (`mod/assign/feedback/offline/importgradeslib.php`). Others are not
//! read. A grade that is empty, or above the assignment's maximum, is passed over. With no time the rows of students who
//! have a grade already are passed over too, unless the teacher ticks that they may be overwritten.
//!
//! The comments are read as HTML.

use super::{Grade, cell};
use crate::record::Record;
use crate::report::{Feedback, feedback, points};
use crate::words;
use atisbo_api::text::{Lang, Message};
use atisbo_base::Escaped;
use atisbo_lab::report::{Align, Cell, Table, csv};
use std::fmt::Write;

/// The worksheet of those who have a number of Moodle.
pub fn moodle(records: &[Record], grade: Grade, lang: Lang) -> String {
    let word = |id: &'static str| Message::new(id).to(lang);
    let columns = [
        "class-moodle-identifier",
        "class-moodle-name",
        "class-moodle-grade",
        "class-moodle-maximum",
        "class-moodle-modified",
        "class-moodle-comments",
    ];
    let mut table = Table::new(columns.map(|id| (word(id), Align::Left)));
    for record in records {
        let Some(number) = record.graded.moodle else {
            continue;
        };
        let identifier =
            Message::new("class-moodle-participant").with("number", number.to_string());
        let written = |value: f64| Cell::from(format!("{value:.2}"));
        table.row([
            identifier.to(lang).into(),
            cell(&record.graded.student).into(),
            grade.of(record).map_or_else(|| "".into(), written),
            written(grade.most(record)),
            "".into(),
            cell(&comments(record, lang)).into(),
        ]);
    }
    csv(&table)
}

/// What a student reads beside the grade: HTML on one line.
fn comments(record: &Record, lang: Lang) -> String {
    let graded = &record.graded;
    let mut text = format!(
        "<p>{}</p>",
        Escaped(&crate::report::total(record, lang).to(lang))
    );
    if !graded.confined {
        let note = Message::new("class-report-unconfined").to(lang);
        _ = write!(text, "<p>{}</p>", Escaped(&note));
    }
    let remarks = graded.remarks.iter();
    let remarks = remarks.filter(|&it| *it != crate::evidence::Remark::Unconfined);
    for remark in remarks {
        _ = write!(
            text,
            "<p>{}</p>",
            Escaped(&one_line(&words::remark(remark).to(lang)))
        );
    }
    text += "<ul>";
    for question in feedback(graded, lang) {
        text += &of_question(&question, lang);
    }
    text + "</ul>"
}

fn of_question(question: &Feedback, lang: Lang) -> String {
    let mut text = format!(
        "<li><b>{}</b>: {} / {}, {}.",
        question.question.id(),
        points(question.points, lang),
        points(question.most, lang),
        Escaped(&words::verdict(question.verdict).to(lang)),
    );
    for sentence in &question.sentences {
        _ = write!(text, " {}", Escaped(&one_line(sentence)));
    }
    if !question.practice.is_empty() {
        let practice = Message::new("class-report-practice").to(lang);
        let commands: Vec<String> = question
            .practice
            .iter()
            .map(|command| format!("<code>{}</code>", Escaped(command)))
            .collect();
        _ = write!(text, " {} {}", Escaped(&practice), commands.join(", "));
    }
    text + "</li>"
}

/// Without line breaks and what is not for reading.
pub(super) fn one_line(text: &str) -> String {
    let shown = |sign: char| match sign {
        '\u{2028}' | '\u{2029}' => ' ',
        sign if sign.is_control() => ' ',
        sign => sign,
    };
    let text: String = text.chars().map(shown).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
