//! The page of a student.

use super::feedback::{is_left_out, only_hidden, practice};
use super::{has_failed, pictures, points, points_cell, title, verdict_cell, word, written_title};
use crate::board::Board;
use crate::evidence::{Evidence, Remark};
use crate::judge::Waiting;
use crate::lab::Lab;
use crate::record::Record;
use crate::verdict::{CaseResult, Graded, QuestionResult, Verdict};
use crate::words;
use atisbo_api::text::{Arg, Lang, Message};
use atisbo_lab::report::{Align, Block, Cell, Document, InWords, Plot, Table};

/// The page of a student, from all cases.
pub fn student(record: &Record, lang: Lang) -> Document {
    let graded = &record.graded;
    let mut page = Page::new(graded, lang);
    page.say(&total(record, lang));
    page.notes(graded);
    let hidden = graded.questions.iter().flat_map(|question| &question.cases);
    match hidden.filter(|case| case.hidden).count() {
        0 => {}
        count => page.say(&Message::new("class-report-hidden-note").with("count", count)),
    }
    if graded
        .questions
        .iter()
        .all(|it| it.verdict == Verdict::Right)
    {
        page.say(&Message::new("class-report-right-so-far"));
    }
    page.remarks(&graded.remarks);
    page.questions(graded, "class-report-points");
    page.written(record);
    for question in &graded.questions {
        page.question(graded, question);
    }
    page.document
}

/// What a student's own run says: of public cases only, and that there are others.
pub fn check(graded: &Graded, lab: &Lab, lang: Lang) -> Document {
    let mut page = Page::new(graded, lang);
    page.notes(graded);
    page.remarks(&graded.remarks);
    page.questions(graded, "class-check-so-far");
    for question in &graded.questions {
        page.question(graded, question);
        let output = question.output.trim_end();
        if !output.is_empty() {
            let heading =
                Message::new("class-check-output").with("question", question.question.id());
            page.document.section(heading.to(lang)).command(output);
        }
    }
    let is_asked = |id| {
        graded
            .questions
            .iter()
            .any(|question| question.question == id)
    };
    let asked = lab
        .questions
        .iter()
        .filter(|question| is_asked(question.id));
    let hidden: u32 = asked.map(|question| question.hidden).sum();
    let cases = graded.questions.iter().flat_map(|question| &question.cases);
    let right = cases.clone().filter(|case| case.verdict == Verdict::Right);
    page.document.section(word("class-check-now", lang));
    page.say(
        &Message::new("class-check-seen")
            .with("right", right.count())
            .with("cases", cases.count()),
    );
    page.say(&Message::new("class-check-hidden").with("hidden", hidden));
    page.document
}

/// How many points there are in all.
pub fn total(record: &Record, lang: Lang) -> Message {
    let graded = &record.graded;
    if record.is_complete() {
        Message::new("class-report-total")
            .with("points", points(record.points(), lang))
            .with("most", points(record.most(), lang))
    } else {
        Message::new("class-report-program-only")
            .with("points", points(graded.points, lang))
            .with("most", points(graded.most, lang))
            .with("written", points(record.written_most(), lang))
    }
}

struct Page {
    document: Document,
    lang: Lang,
    /// How many pictures there are.
    pictures: usize,
}

impl Page {
    fn new(graded: &Graded, lang: Lang) -> Self {
        let heading = Message::new("class-report-student")
            .with("student", graded.student.as_str())
            .with("lab", title(&graded.lab, lang));
        Page {
            document: Document::new(lang.id(), heading.to(lang)),
            lang,
            pictures: 0,
        }
    }

    fn word(&self, id: &'static str) -> String {
        word(id, self.lang)
    }

    fn say(&mut self, message: &Message) {
        let text = message.to(self.lang);
        self.document.paragraph(text);
    }

    /// What makes the results less sure.
    fn notes(&mut self, graded: &Graded) {
        if !graded.confined {
            self.say(&Message::new("class-report-unconfined"));
        }
        if graded.has(Verdict::NotGraded) {
            self.say(&Message::new("class-report-some-not-graded"));
        }
    }

    fn remarks(&mut self, remarks: &[Remark]) {
        let remarks = remarks.iter().filter(|&it| *it != Remark::Unconfined);
        let remarks: Vec<String> = remarks.map(|it| words::remark(it).to(self.lang)).collect();
        if !remarks.is_empty() {
            let heading = self.word("class-report-remarks");
            self.document.section(heading).list(remarks);
        }
    }

    /// All questions with their points.
    fn questions(&mut self, graded: &Graded, points: &'static str) {
        let mut table = Table::new([
            (self.word("class-report-question"), Align::Left),
            (self.word("class-report-verdict"), Align::Left),
            (self.word(points), Align::Right),
            (self.word("class-report-most"), Align::Right),
            (self.word("class-report-what"), Align::Left),
        ]);
        for question in &graded.questions {
            table.row([
                question.question.id().into(),
                verdict_cell(question.verdict, self.lang),
                points_cell(question.points, self.lang),
                points_cell(question.most, self.lang),
                words::question(question.question).to(self.lang).into(),
            ]);
        }
        let heading = self.word("class-report-per-question");
        self.document.section(heading).table(table);
    }

    /// The questions that the teacher marks.
    fn written(&mut self, record: &Record) {
        let lang = self.lang;
        if record.graded.written.is_empty() {
            return;
        }
        let mut table = Table::new([
            (self.word("class-report-question"), Align::Left),
            (self.word("class-report-words"), Align::Right),
            (self.word("class-report-points"), Align::Right),
            (self.word("class-report-most"), Align::Right),
        ]);
        for (written, mark) in record.graded.written.iter().zip(&record.marks) {
            let words = match written.words {
                Some(words) => i64::from(words).into(),
                None => self.word("class-report-no-answer").into(),
            };
            let mark = match mark {
                Some(mark) => points_cell(*mark, lang),
                None => self.word("class-report-by-teacher").into(),
            };
            table.row([
                written_title(&record.graded.lab, &written.id, lang).into(),
                words,
                mark,
                points_cell(written.most, lang),
            ]);
        }
        let heading = self.word("class-report-written");
        self.document.section(heading).table(table);
    }

    /// A question that is not right.
    fn question(&mut self, graded: &Graded, question: &QuestionResult) {
        if question.verdict == Verdict::Right {
            return;
        }
        let what = words::question(question.question).to(self.lang);
        self.document
            .section(format!("{}: {what}", question.question.id()));
        if let Some(message) = only_hidden(question) {
            self.say(&message);
        }
        let cases = self.cases(question);
        self.document.table(cases);
        let mut groups: Vec<Vec<&CaseResult>> = Vec::new();
        let shown = |case: &&CaseResult| !case.hidden && (has_failed(case) || is_left_out(case));
        for case in question.cases.iter().filter(shown) {
            match groups
                .iter_mut()
                .find(|same| same[0].evidence == case.evidence)
            {
                Some(same) => same.push(case),
                None => groups.push(vec![case]),
            }
        }
        for same in groups {
            self.cases_of(&same);
        }
        let practice = practice(&graded.lab, question);
        if !practice.is_empty() {
            let text = self.word("class-report-practice");
            self.document.paragraph(text).command(practice.join("\n"));
        }
    }

    /// The cases of a question: of hidden ones this is all that is said.
    fn cases(&self, question: &QuestionResult) -> Table {
        let lang = self.lang;
        let mut table = Table::new([
            (self.word("class-report-case"), Align::Left),
            (self.word("class-report-kind"), Align::Left),
            (self.word("class-report-verdict"), Align::Left),
            (self.word("class-report-share"), Align::Right),
        ]);
        for case in &question.cases {
            let share = match case.verdict {
                Verdict::NotGraded => Cell::missing(),
                _ => Cell::new(case.credit, format!("{:.0} %", 100.0 * case.credit)),
            };
            table.row([
                number(case).to(lang).into(),
                words::kind(case.kind).to(lang).into(),
                verdict_cell(case.verdict, lang),
                share,
            ]);
        }
        table
    }

    /// Public cases that went wrong in the same way.
    fn cases_of(&mut self, same: &[&CaseResult]) {
        let Some(case) = same.first() else {
            return;
        };
        let heading = if same.len() == 1 {
            Message::new("class-report-case-heading")
                .with("number", case.case)
                .with("kind", words::kind(case.kind))
        } else {
            let numbers = same.iter().map(|case| case.case);
            Message::new("class-report-cases-heading").with("numbers", numbers.collect::<Arg>())
        };
        self.document.subsection(heading.to(self.lang));
        self.say(&words::feedback(case.evidence.as_ref()));
        let Some(evidence) = &case.evidence else {
            return;
        };
        self.picture(evidence);
        match evidence {
            Evidence::Step {
                start,
                frontier,
                waiting,
                theirs,
                ..
            } if !frontier.is_empty() || theirs.is_some() => {
                let shown = Frontiers {
                    start: *start,
                    method: frontier,
                    theirs: theirs.as_deref(),
                    is_informed: is_informed(evidence),
                };
                let table = shown.table(self.lang);
                self.document.table(table);
                if (*waiting as usize) > frontier.len() {
                    let more = Message::new("class-report-frontiers-more");
                    self.say(&more.with("waiting", *waiting));
                }
            }
            Evidence::Failed { trace, .. } if !trace.trim().is_empty() => {
                self.document.command(trace.trim_end());
            }
            _ => {}
        }
    }

    fn picture(&mut self, evidence: &Evidence) {
        if let Some(shown) = pictures(evidence, self.lang) {
            self.pictures += 1;
            let plot = Plot {
                name: format!("boards-{}", self.pictures),
                alt: shown.alt,
                svg: shown.svg,
                in_words: Some(InWords {
                    title: self.word("class-report-as-text"),
                    text: shown.text,
                }),
            };
            self.document.block(Block::Plot(plot));
        }
    }
}

/// "3" or "3, hidden".
pub(super) fn number(case: &CaseResult) -> Message {
    let id = if case.hidden {
        "class-report-hidden"
    } else {
        "class-report-public"
    };
    Message::new(id).with("number", case.case)
}

fn is_informed(evidence: &Evidence) -> bool {
    matches!(evidence, Evidence::Step { method, .. } if method.is_informed())
}

/// The frontier that the method has, and the student's.
struct Frontiers<'a> {
    start: Board,
    method: &'a [Waiting],
    theirs: Option<&'a [Board]>,
    is_informed: bool,
}

impl Frontiers<'_> {
    /// Both beside each other.
    fn table(&self, lang: Lang) -> Table {
        let mut columns = vec![
            (word("class-report-method-side", lang), Align::Left),
            (word("class-report-depth", lang), Align::Right),
            ("g".to_owned(), Align::Right),
        ];
        if self.is_informed {
            columns.push(("h".to_owned(), Align::Right));
            columns.push(("g + h".to_owned(), Align::Right));
        }
        let width = columns.len();
        if self.theirs.is_some() {
            columns.push((word("class-report-your-side", lang), Align::Left));
            columns.push((word("class-report-depth", lang), Align::Right));
        }
        let caption = match self.theirs {
            Some(_) => "class-report-frontiers",
            None => "class-report-frontier",
        };
        let mut table = Table::new(columns).captioned(word(caption, lang));
        let theirs = self.theirs.unwrap_or_default();
        for place in 0..self.method.len().max(theirs.len()) {
            let mut row: Vec<Cell> = self
                .method
                .get(place)
                .map(|node| self.node(node, lang))
                .unwrap_or_default();
            row.resize(width, "".into());
            if let Some(&board) = theirs.get(place) {
                row.push(words::node(board, self.start).to(lang).into());
                row.push(self.depth(board).into());
            }
            table.row(row);
        }
        table
    }

    fn node(&self, node: &Waiting, lang: Lang) -> Vec<Cell> {
        let board = words::node(node.board, self.start);
        let board = if node.is_next {
            Message::new("class-report-next").with("board", Arg::from(board))
        } else {
            board
        };
        let mut cells: Vec<Cell> = vec![
            board.to(lang).into(),
            i64::from(node.depth).into(),
            i64::from(node.g).into(),
        ];
        if self.is_informed {
            cells.push(i64::from(node.h).into());
            cells.push(i64::from(node.g + node.h).into());
        }
        cells
    }

    /// Every step fills a cell.
    fn depth(&self, board: Board) -> i64 {
        let empty = |board: &Board| board.empty_cells().count() as i64;
        empty(&self.start) - empty(&board)
    }
}
