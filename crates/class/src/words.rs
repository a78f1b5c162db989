//! What verdicts, evidence and cases say to a student. The sentences are in `locales/*/class.ftl`.

mod conform;
mod practice;
mod step;

pub use conform::{point, problem};
pub use practice::{answer, task};
pub use step::node;

use crate::batch::KeepError;
use crate::board::{Board, Conflict, Unit, cells};
use crate::case::Kind;
use crate::evidence::{Evidence, INFINITE, Remark};
use crate::method::Method;
use crate::question::Question;
use crate::sandbox::Why;
use crate::space::{Action, Space};
use crate::submission::FindError;
use crate::verdict::Verdict;
use crate::watch::WatchProblem;
use atisbo_api::text::{Arg, Message};
use atisbo_base::{Name, Place};

/// How many cells or actions a sentence names; of more it names the first and counts the others.
const NAMED: usize = 6;

/// How a case went.
pub fn verdict(verdict: Verdict) -> Message {
    named("verdict", verdict)
}

/// What a case tries.
pub fn kind(kind: Kind) -> Message {
    named("kind", kind)
}

/// What a question asks for.
pub fn question(question: Question) -> Message {
    named("question", question)
}

/// A search method.
pub fn method(method: Method) -> Message {
    named("method", method)
}

/// A board as lines of text.
pub fn board_text(board: &Board) -> String {
    let digit = |cell: Place| match board.digit(cell) {
        0 => '.',
        digit => (b'0' + digit) as char,
    };
    let mut text = String::new();
    for cell in cells() {
        text.push(digit(cell));
        text.push_str(match (cell.row(), cell.column()) {
            (2 | 5, 8) => "\n------+-------+------\n",
            (8, 8) => "",
            (_, 8) => "\n",
            (_, 2 | 5) => " | ",
            _ => " ",
        });
    }
    text
}

/// Why no submissions are found.
pub fn not_found(error: &FindError) -> Message {
    Message::of("class", error)
}

/// What is wrong in a line of a search that is to be watched.
pub fn not_watched(file: &str, line: usize, problem: &WatchProblem) -> Message {
    Message::new("class-error-watch")
        .with("file", file)
        .with("line", line)
        .with("reason", Message::of("class-error", problem))
}

/// Why results cannot be kept.
pub fn not_kept(error: &KeepError) -> Message {
    Message::of("class", error)
}

/// Why programs cannot be confined, and what may help.
pub fn refused(why: &Why) -> Vec<Message> {
    let path = why.path.as_deref().map(Arg::from);
    let refused = Message::new("class-refused")
        .with("step", Message::of("class", &why.step))
        .with("path", path)
        .with("reason", Message::of("", &why.reason));
    let advice = why.advice.iter().map(|advice| Message::of("class", advice));
    [refused]
        .into_iter()
        .chain(advice)
        .chain([Message::new("class-refused-unsafe")])
        .collect()
}

/// What is odd about a submission.
pub fn remark(remark: &Remark) -> Message {
    match remark {
        Remark::Missing { file } => {
            Message::new("class-remark-missing").with("file", file.as_str())
        }
        Remark::NoProgram => Message::new("class-remark-no-program"),
        Remark::Unconfined => Message::new("class-remark-unconfined"),
        Remark::LeftOut { file, why } => Message::new("class-remark-left-out")
            .with("file", file.as_str())
            .with("why", Message::of("class", why)),
    }
}

/// The name of a mistake, to count how often it is made.
pub fn mistake(evidence: Option<&Evidence>) -> &'static str {
    match evidence {
        None => "nothing",
        Some(Evidence::Step { parting, .. }) => step::mistake(*parting),
        Some(Evidence::Valid { .. }) => "valid",
        Some(Evidence::IsEmpty { .. }) => "is-empty",
        Some(Evidence::Succ { .. }) => "succ",
        Some(Evidence::Changed { .. }) => "changed",
        Some(Evidence::NextStates { .. }) => "next-states",
        Some(Evidence::Counts { .. }) => "counts",
        Some(Evidence::Cost { .. }) => "cost",
        Some(Evidence::Overestimates { .. }) => "overestimates",
        Some(Evidence::NoEstimate { .. }) => "no-estimate",
        Some(Evidence::Pruning { .. }) => "pruning",
        Some(Evidence::SameHeuristic) => "same-heuristic",
        Some(Evidence::TimedOut { .. }) => "timed-out",
        Some(Evidence::Memory { .. }) => "memory",
        Some(Evidence::Failed { .. }) => "failed",
        Some(Evidence::Ended { .. }) => "ended",
        Some(Evidence::NotReady { .. }) => "not-ready",
        Some(Evidence::Protocol { .. }) => "protocol",
        Some(Evidence::NotGraded { .. }) => "not-graded",
    }
}

/// What was wrong with an answer, and what would have been right.
pub fn evidence(evidence: &Evidence) -> Message {
    let said = |name: &'static str| Message::new(format!("class-evidence-{name}"));
    match evidence {
        Evidence::Valid {
            board,
            digit,
            cell,
            answered,
            conflict,
        } => forbidden(said("valid"), *conflict, *digit, *cell)
            .with("answered", *answered)
            .with("itself", board.digit(*cell) == *digit),
        Evidence::IsEmpty {
            board,
            cell,
            answered,
        } => said("is-empty")
            .with("answered", *answered)
            .with("cell", cell.to_string())
            .with("digit", digit(board.digit(*cell))),
        Evidence::Succ {
            board,
            action,
            answered,
            expected,
        } => succ(*board, *action, *answered, *expected),
        Evidence::Changed { board, after } => {
            let changed = cells().filter(|&cell| board.digit(cell) != after.digit(cell));
            let changed = changed.map(|cell| {
                Message::new("class-changed-cell")
                    .with("cell", cell.to_string())
                    .with("before", digit(board.digit(cell)))
                    .with("after", digit(after.digit(cell)))
            });
            said("changed").with("cells", some(changed))
        }
        Evidence::NextStates {
            board,
            missing,
            extra,
            reordered,
        } => next_states(board, missing, extra, *reordered),
        Evidence::Step { .. } => step::step(evidence),
        Evidence::Counts {
            expanded,
            expanded_really,
            generated,
            generated_really,
        } => said("counts")
            .with("expanded", *expanded)
            .with("expanded-really", *expanded_really)
            .with("generated", *generated)
            .with("generated-really", *generated_really),
        Evidence::Cost { cost, cheapest } => {
            said("cost").with("cost", *cost).with("cheapest", *cheapest)
        }
        Evidence::Overestimates {
            estimate,
            cost,
            boards,
            of,
            ..
        } => said("overestimates")
            .with("estimate", self::estimate(*estimate))
            .with("cost", *cost)
            .with("boards", *boards)
            .with("of", *of),
        Evidence::NoEstimate { estimate, .. } => {
            let number = estimate.parse().ok().map(self::estimate);
            said("no-estimate").with(
                "estimate",
                number.unwrap_or_else(|| estimate.as_str().into()),
            )
        }
        Evidence::Pruning {
            expanded,
            without,
            target,
        } => said("pruning")
            .with("expanded", *expanded)
            .with("without", *without)
            .with("target", *target),
        Evidence::SameHeuristic => said("same-heuristic"),
        Evidence::TimedOut { seconds } => said("timed-out").with("seconds", Arg::Decimal(*seconds)),
        Evidence::NotReady { seconds } => said("not-ready").with("seconds", Arg::Decimal(*seconds)),
        Evidence::Memory { bytes } => said("memory").with("megabytes", bytes / 1_000_000),
        Evidence::Failed { error, .. } => said("failed").with("error", error.as_str()),
        Evidence::Ended { status } => said("ended").with("status", status.as_str()),
        Evidence::Protocol { expected, found } => said("protocol")
            .with("expected", expected.as_str())
            .with("found", found.as_str()),
        Evidence::NotGraded { why } => said("not-graded").with("why", why.as_str()),
    }
}

/// What is said of an answer that is wrong, with evidence or without.
pub fn feedback(evidence: Option<&Evidence>) -> Message {
    match evidence {
        Some(evidence) => self::evidence(evidence),
        None => Message::new("class-evidence-nothing"),
    }
}

fn succ(board: Board, action: Action, answered: Option<Board>, expected: Option<Board>) -> Message {
    let Action { digit, cell } = action;
    match (answered, expected) {
        (None, _) => Message::new("class-evidence-succ-allowed")
            .with("digit", u32::from(digit))
            .with("cell", cell.to_string()),
        (Some(_), None) => {
            let message = Message::new("class-evidence-succ-refused");
            forbidden(message, board.conflict(cell, digit), digit, cell)
        }
        (Some(answered), Some(expected)) => {
            let differs = || cells().filter(|&cell| answered.digit(cell) != expected.digit(cell));
            Message::new("class-evidence-succ-differs")
                .with("digit", u32::from(digit))
                .with("cell", cell.to_string())
                .with("count", differs().count())
                .with("cells", some(differs().map(|cell| cell.to_string())))
        }
    }
}

fn next_states(board: &Board, missing: &[Action], extra: &[Action], reordered: bool) -> Message {
    let steps = Space::First.steps(board);
    let id = match (reordered, steps.is_empty()) {
        (true, _) => "class-evidence-next-states-reordered",
        (_, true) => "class-evidence-next-states-dead",
        _ => "class-evidence-next-states",
    };
    let listed = |actions: &[Action]| -> Arg {
        if actions.is_empty() {
            "none".into()
        } else {
            some(actions.iter().map(|&one| action(one)))
        }
    };
    let first = board.empty_cells().next().unwrap_or_default();
    Message::new(id)
        .with("cell", first.to_string())
        .with(
            "digits",
            steps
                .iter()
                .map(|step| u32::from(step.action.digit))
                .collect::<Arg>(),
        )
        .with("missing", listed(missing))
        .with("extra", listed(extra))
}

/// An estimate, with the sign of infinity for one without limit.
fn estimate(estimate: f64) -> Arg {
    if estimate.abs() < INFINITE {
        Arg::Decimal(estimate)
    } else if estimate > 0.0 {
        "∞".into()
    } else {
        "−∞".into()
    }
}

/// "5 in r1c2".
fn action(Action { digit, cell }: Action) -> Message {
    Message::new("class-action")
        .with("digit", u32::from(digit))
        .with("cell", cell.to_string())
}

/// A message about a digit in a cell and the other cell that forbids it.
fn forbidden(message: Message, conflict: Option<Conflict>, digit: u8, cell: Place) -> Message {
    let unit = match conflict.map(|conflict| conflict.unit) {
        Some(Unit::Row) => "row",
        Some(Unit::Column) => "column",
        Some(Unit::Square) | None => "square",
    };
    message
        .with("digit", u32::from(digit))
        .with("cell", cell.to_string())
        .with("unit", unit)
        .with(
            "other",
            conflict.map(|conflict| Arg::from(conflict.cell.to_string())),
        )
}

/// A digit, or the word for an empty cell.
fn digit(digit: u8) -> Arg {
    match digit {
        0 => Message::new("class-empty-cell").into(),
        digit => u32::from(digit).into(),
    }
}

/// A list; of many items the first, and how many more there are.
fn some<T: Into<Arg>>(items: impl Iterator<Item = T>) -> Arg {
    let mut items: Vec<Arg> = items.map(Into::into).collect();
    if items.len() > NAMED {
        let more = items.len() - NAMED + 1;
        items.truncate(NAMED - 1);
        items.push(Message::new("class-more").with("count", more).into());
    }
    Arg::List(items)
}

fn named(of: &str, name: impl Name) -> Message {
    Message::new(format!("class-{of}-{}", name.id().replace('_', "-")))
}
