//! The page of the class: how many points there are, what went wrong most, who has what.

use super::student::number;
use super::{has_failed, pictures, points, points_cell, title, verdict_cell, word};
use crate::case::Kind;
use crate::evidence::Evidence;
use crate::question::Question;
use crate::record::Record;
use crate::verdict::{CaseResult, QuestionResult, Verdict};
use crate::words;
use atisbo_api::text::{Lang, Message};
use atisbo_lab::plot::{Axis, Bar, Bars, Group};
use atisbo_lab::report::{Align, Block, Cell, Document, InWords, Plot, Table};
use atisbo_lab::statistics::Distribution;
use serde::Serialize;
use std::collections::BTreeMap;

/// How many parts the points are counted in.
const PARTS: usize = 10;
/// How many mistakes are shown with an example, and how many are listed.
const EXAMPLES: usize = 3;
const LISTED: usize = 12;

/// The class in figures.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// How many students there are.
    pub students: usize,
    /// Whether the points are those of all questions: every written one has its mark.
    pub with_written: bool,
    /// The most points that there are.
    pub most: f64,
    /// The mean of the points.
    pub mean: Option<f64>,
    /// The middle one.
    pub median: Option<f64>,
    /// The fewest.
    pub lowest: Option<f64>,
    /// The most that anybody has.
    pub highest: Option<f64>,
    /// How many students have cases that the grader could not grade.
    pub not_graded: usize,
    /// How many students' programs ran without a sandbox.
    pub unconfined: usize,
}

/// The class in figures.
pub fn summary(records: &[Record]) -> Summary {
    let with_written = records.iter().all(Record::is_complete);
    let mut points = Distribution::default();
    points.extend(records.iter().map(|record| counted(record, with_written)));
    let count = |what: &dyn Fn(&Record) -> bool| records.iter().filter(|&it| what(it)).count();
    let most = records.iter().map(|record| {
        if with_written {
            record.most()
        } else {
            record.graded.most
        }
    });
    Summary {
        students: records.len(),
        with_written,
        most: most.fold(0.0, f64::max),
        mean: points.mean(),
        median: points.median(),
        lowest: points.min(),
        highest: points.max(),
        not_graded: count(&|record| record.graded.has(Verdict::NotGraded)),
        unconfined: count(&|record| !record.graded.confined),
    }
}

/// The points that a summary counts.
fn counted(record: &Record, with_written: bool) -> f64 {
    if with_written {
        record.points()
    } else {
        record.graded.points
    }
}

/// The page of the class; `page_of` is the address of a student's page.
pub fn class(records: &[Record], page_of: impl Fn(&Record) -> String, lang: Lang) -> Document {
    let summary = summary(records);
    let lab = records.first().map_or("", |record| &record.graded.lab);
    let heading = Message::new("class-report-class").with("lab", title(lab, lang));
    let mut page = Page {
        document: Document::new(lang.id(), heading.to(lang)),
        lang,
    };
    if records.is_empty() {
        page.document
            .paragraph(word("class-report-no-students", lang));
        return page.document;
    }
    page.notes(&summary);
    page.figures(&summary);
    page.distribution(records, &summary);
    page.questions(records);
    page.mistakes(records);
    page.worst_cases(records);
    page.students(records, page_of);
    page.document
}

struct Page {
    document: Document,
    lang: Lang,
}

impl Page {
    fn word(&self, id: &'static str) -> String {
        word(id, self.lang)
    }

    /// What makes the results less sure.
    fn notes(&mut self, summary: &Summary) {
        if summary.unconfined > 0 {
            let text = self.word("class-report-unconfined");
            self.document.paragraph(text);
        }
        if summary.not_graded > 0 {
            let note = Message::new("class-report-not-graded-note");
            let note = note.with("count", summary.not_graded);
            self.document.paragraph(note.to(self.lang));
        }
        if !summary.with_written {
            let text = self.word("class-report-without-written");
            self.document.paragraph(text);
        }
    }

    fn figures(&mut self, summary: &Summary) {
        let facts = figures(summary, self.lang);
        self.document.facts(facts);
    }

    fn distribution(&mut self, records: &[Record], summary: &Summary) {
        let most = summary.most;
        let mut counts = [0_u32; PARTS];
        for record in records {
            let share = counted(record, summary.with_written) / most.max(f64::MIN_POSITIVE);
            let part = (share * PARTS as f64)
                .floor()
                .clamp(0.0, PARTS as f64 - 1.0);
            counts[part as usize] += 1;
        }
        let edge = |part: usize| points(most * part as f64 / PARTS as f64, self.lang);
        let group = |(part, &count): (usize, &u32)| Group {
            name: format!("{}–{}", edge(part), edge(part + 1)),
            bars: vec![Some(Bar {
                value: f64::from(count),
                interval: None,
            })],
        };
        let alt = Message::new("class-report-distribution-alt").with("most", edge(PARTS));
        let alt = alt.to(self.lang);
        let highest = counts.iter().copied().max().unwrap_or(0).max(1);
        let bars = Bars {
            title: self.word("class-report-distribution"),
            description: alt.clone(),
            axis: Axis {
                title: self.word("class-report-students-axis"),
                // Few students would give an axis with halves of them.
                range: Some((0.0, f64::from(highest.max(5)))),
                ..Axis::default()
            },
            series: vec![self.word("class-report-students-axis")],
            groups: counts.iter().enumerate().map(group).collect(),
        };
        let text = counts.iter().enumerate().map(|(part, count)| {
            let edges = format!("{}–{}", edge(part), edge(part + 1));
            format!(
                "{edges:>13}  {}",
                format!("{} {count}", "#".repeat(*count as usize)).trim()
            )
        });
        let text = text.collect::<Vec<_>>().join("\n");
        let plot = Plot {
            name: "distribution".to_owned(),
            alt,
            svg: bars.svg(),
            in_words: Some(InWords {
                title: self.word("class-report-as-text"),
                text,
            }),
        };
        self.document.block(Block::Plot(plot));
    }

    fn questions(&mut self, records: &[Record]) {
        let mut table = Table::new([
            (self.word("class-report-question"), Align::Left),
            (self.word("class-report-what"), Align::Left),
            (self.word("class-report-right-count"), Align::Right),
            (self.word("class-report-mean-share"), Align::Right),
            (self.word("class-report-most"), Align::Right),
        ]);
        let mut by_question: BTreeMap<Question, Vec<&QuestionResult>> = BTreeMap::new();
        for question in records.iter().flat_map(|record| &record.graded.questions) {
            by_question
                .entry(question.question)
                .or_default()
                .push(question);
        }
        for (question, results) in by_question {
            let right = results.iter().filter(|it| it.verdict == Verdict::Right);
            let sum: f64 = results.iter().map(|it| it.points).sum();
            let most = results.iter().map(|it| it.most).fold(0.0, f64::max);
            table.row([
                question.id().into(),
                words::question(question).to(self.lang).into(),
                Cell::count(right.count() as u64),
                points_cell(sum / results.len() as f64, self.lang),
                points_cell(most, self.lang),
            ]);
        }
        let heading = self.word("class-report-per-question");
        self.document.section(heading).table(table);
    }

    /// What went wrong most. Examples come from public cases: the page may be shown to the class.
    fn mistakes(&mut self, records: &[Record]) {
        let mut mistakes: BTreeMap<(Question, &'static str), Mistake<'_>> = BTreeMap::new();
        for record in records {
            for question in &record.graded.questions {
                for case in question.cases.iter().filter(|case| has_failed(case)) {
                    let name = words::mistake(case.evidence.as_ref());
                    let mistake = mistakes.entry((question.question, name)).or_default();
                    mistake.students += u32::from(mistake.last != Some(&record.file));
                    mistake.last = Some(&record.file);
                    let example = case.evidence.as_ref().filter(|_| !case.hidden);
                    mistake.example = mistake.example.or(example);
                }
            }
        }
        if mistakes.is_empty() {
            return;
        }
        let mut mistakes: Vec<_> = mistakes.into_iter().collect();
        mistakes.sort_by_key(|(_, mistake)| std::cmp::Reverse(mistake.students));
        let mut table = Table::new([
            (self.word("class-report-question"), Align::Left),
            (self.word("class-report-mistake"), Align::Left),
            (self.word("class-report-counted"), Align::Right),
        ]);
        for ((question, name), mistake) in mistakes.iter().take(LISTED) {
            table.row([
                question.id().into(),
                self.mistake(name).into(),
                i64::from(mistake.students).into(),
            ]);
        }
        let heading = self.word("class-report-mistakes");
        self.document.section(heading).table(table);
        let with_example = mistakes.iter().filter_map(|((question, name), mistake)| {
            let evidence = mistake.example?;
            let picture = pictures(evidence, self.lang)?;
            Some((*question, *name, evidence, picture))
        });
        let examples: Vec<_> = with_example.take(EXAMPLES).collect();
        for (place, (question, name, evidence, picture)) in examples.into_iter().enumerate() {
            let heading = Message::new("class-report-example")
                .with("question", question.id())
                .with("mistake", Message::new(format!("class-mistake-{name}")));
            let plot = Plot {
                name: format!("example-{}", place + 1),
                alt: picture.alt,
                svg: picture.svg,
                in_words: Some(InWords {
                    title: self.word("class-report-as-text"),
                    text: picture.text,
                }),
            };
            self.document
                .subsection(heading.to(self.lang))
                .paragraph(words::evidence(evidence).to(self.lang))
                .block(Block::Plot(plot));
        }
    }

    fn mistake(&self, name: &str) -> String {
        Message::new(format!("class-mistake-{name}")).to(self.lang)
    }

    fn worst_cases(&mut self, records: &[Record]) {
        let mut failed: BTreeMap<(Question, bool, u32, Kind), (usize, &CaseResult)> =
            BTreeMap::new();
        for question in records.iter().flat_map(|record| &record.graded.questions) {
            for case in question.cases.iter().filter(|case| has_failed(case)) {
                let key = (question.question, case.hidden, case.case, case.kind);
                failed.entry(key).or_insert((0, case)).0 += 1;
            }
        }
        if failed.is_empty() {
            return;
        }
        let mut failed: Vec<_> = failed.into_iter().collect();
        failed.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
        let mut table = Table::new([
            (self.word("class-report-question"), Align::Left),
            (self.word("class-report-case"), Align::Left),
            (self.word("class-report-kind"), Align::Left),
            (self.word("class-report-failed"), Align::Right),
        ]);
        for ((question, _, _, kind), (count, case)) in failed.into_iter().take(LISTED) {
            table.row([
                question.id().into(),
                number(case).to(self.lang).into(),
                words::kind(kind).to(self.lang).into(),
                Cell::count(count as u64),
            ]);
        }
        let heading = self.word("class-report-worst-cases");
        self.document.section(heading).table(table);
    }

    fn students(&mut self, records: &[Record], page_of: impl Fn(&Record) -> String) {
        let lang = self.lang;
        let written = records
            .first()
            .map_or(&[][..], |first| &first.graded.written);
        let mut columns = vec![
            (self.word("class-report-student-column"), Align::Left),
            (self.word("class-report-program"), Align::Right),
        ];
        columns.extend(written.iter().map(|it| (it.id.clone(), Align::Right)));
        columns.push((self.word("class-report-all"), Align::Right));
        columns.push((self.word("class-report-verdict"), Align::Left));
        let mut table = Table::new(columns);
        for record in records {
            let graded = &record.graded;
            let name = Cell::from(graded.student.as_str()).linked(page_of(record));
            let mut row = vec![name, points_cell(graded.points, lang)];
            let marks = record.marks.iter().take(written.len());
            row.extend(marks.map(|mark| Cell::number(*mark, |mark| points(mark, lang))));
            let total = record.is_complete().then(|| record.points());
            row.push(Cell::number(total, |total| points(total, lang)));
            row.push(verdict_cell(graded.worst(), lang));
            table.row(row);
        }
        let heading = self.word("class-report-student-list");
        self.document.section(heading).table(table);
    }
}

/// A mistake that was made.
#[derive(Default)]
struct Mistake<'a> {
    /// By how many students.
    students: u32,
    /// By whom at last.
    last: Option<&'a String>,
    /// From a public case.
    example: Option<&'a Evidence>,
}

/// The figures of a class as names and texts.
fn figures(summary: &Summary, lang: Lang) -> Vec<(String, String)> {
    let figure = |value: Option<f64>| value.map_or_else(|| "–".to_owned(), |it| points(it, lang));
    let of_most =
        |value: Option<f64>| format!("{} / {}", figure(value), points(summary.most, lang));
    vec![
        (
            word("class-report-counted", lang),
            summary.students.to_string(),
        ),
        (word("class-report-mean", lang), of_most(summary.mean)),
        (word("class-report-median", lang), of_most(summary.median)),
        (word("class-report-lowest", lang), figure(summary.lowest)),
        (word("class-report-highest", lang), figure(summary.highest)),
    ]
}

impl Summary {
    /// Its figures as lines.
    pub fn lines(&self, lang: Lang) -> Vec<String> {
        let line = |(name, value): (String, String)| format!("{name}: {value}");
        figures(self, lang).into_iter().map(line).collect()
    }
}
