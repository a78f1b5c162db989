//! The text that VPL, the Virtual Programming Lab of Moodle, reads from an evaluation: comments between `<|--` and `--|>`
//! (a line that begins with `-` is a title, one with `>` is shown as it is), and the grade behind `Grade :=>>`.
//!
//! VPL takes the last line that begins with `Grade :=>>`, inside comments too, and cuts lines at `\r\n` if there is any. So
//! no line of ours begins with what a student wrote, there is no `\r`, and the marks of VPL are broken up in what comes
//! from students.

use super::Grade;
use super::moodle::one_line;
use crate::evidence::Remark;
use crate::record::Record;
use crate::report::{feedback, points, total};
use crate::words;
use atisbo_api::text::{Lang, Message};
use std::fmt::Write;

/// The text for a student. Without a grade as long as a written question has no mark.
pub fn vpl(record: &Record, grade: Grade, lang: Lang) -> String {
    let graded = &record.graded;
    let mut text = "<|--\n".to_owned();
    let mut line = |start: &str, words: &str| {
        // Writing to a string cannot fail.
        _ = writeln!(text, "{start}{}", unmarked(&one_line(words)));
    };
    line("-", &total(record, lang).to(lang));
    if !graded.confined {
        line(" ", &Message::new("class-report-unconfined").to(lang));
    }
    for remark in graded
        .remarks
        .iter()
        .filter(|&it| *it != Remark::Unconfined)
    {
        line(" ", &words::remark(remark).to(lang));
    }
    for question in feedback(graded, lang) {
        let verdict = words::verdict(question.verdict).to(lang);
        let (its, most) = (points(question.points, lang), points(question.most, lang));
        line(
            "-",
            &format!("{}: {its} / {most}, {verdict}", question.question.id()),
        );
        for sentence in &question.sentences {
            line(" ", sentence);
        }
        if !question.practice.is_empty() {
            line(" ", &Message::new("class-report-practice").to(lang));
        }
        for command in &question.practice {
            line(">", command);
        }
    }
    text += "--|>\n";
    if let Some(grade) = grade.of(record) {
        _ = writeln!(text, "Grade :=>> {grade:.2}");
    }
    text
}

/// Without what VPL takes for a mark.
fn unmarked(text: &str) -> String {
    let text = text.replace(":=>>", ": = >>");
    text.replace("<|--", "< |--").replace("--|>", "--| >")
}
