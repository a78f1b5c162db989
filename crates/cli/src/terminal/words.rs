//! The words on the screen: every state and note as a message of the Fluent files.

use super::session::{Hint, Note, Session};
use atisbo_api::minesweeper::move_error;
use atisbo_api::text::{Arg, Message};
use atisbo_minesweeper::{Cell, Kind, Metrics, MoveError, State, Tiling};
use std::time::Duration;

/// Mines left, time, and how the game stands.
pub(super) fn standing(session: &Session, elapsed: Duration) -> Message {
    let state = match session.game.state() {
        State::Ready => "terminal-ready",
        State::Playing => "terminal-playing",
        State::Won => "terminal-won",
        State::Lost { .. } => "terminal-lost",
    };
    let seconds = elapsed.as_secs();
    Message::new("terminal-standing")
        .with("mines", session.mines_left().to_string())
        .with("time", format!("{}:{:02}", seconds / 60, seconds % 60))
        .with("state", Message::new(state))
}

/// How a game went that is over.
pub(super) fn end(metrics: &Metrics, session: &Session) -> Message {
    let message = Message::new("terminal-end")
        .with("all", metrics.board.total())
        .with("done", metrics.solved.total())
        .with("clicks", metrics.clicks.total())
        .with("efficiency", percent(metrics.efficiency().unwrap_or(0.0)));
    match session.game.undone_losses() {
        0 => message,
        losses => Message::new("terminal-end-undone")
            .with("end", message)
            .with("losses", losses),
    }
}

/// Something to tell the player.
pub(super) fn note(note: &Note, session: &Session) -> Message {
    let tiling = session.game.level().tiling();
    match note {
        Note::Refused(error) => refused(*error, tiling),
        Note::NewGameAgain => Message::new("terminal-new-game-again"),
        Note::LossTakenBack(losses) => {
            Message::new("terminal-loss-taken-back").with("losses", *losses)
        }
        Note::Thinking => Message::new("terminal-thinking"),
        Note::Hint(hint) => self::hint(*hint, tiling),
        Note::AllAlike(share) => Message::new("terminal-all-alike").with("share", percent(*share)),
        Note::NoAdvice(error) => Message::new("terminal-no-advice").with("reason", error.whole()),
    }
}

fn hint(Hint { cell, risk, win }: Hint, tiling: &Tiling) -> Message {
    let say = |id: &'static str| Message::new(id).with("cell", name(cell, tiling));
    // What is not certain must not look certain.
    let doubtful = |share: f64| percent(share.clamp(0.001, 0.999));
    match (risk, win) {
        (None, _) => say("terminal-hint-safe"),
        (Some(risk), None) => say("terminal-hint-risk").with("risk", doubtful(risk)),
        (Some(risk), Some(win)) => say("terminal-hint-win")
            .with("risk", doubtful(risk))
            .with("win", doubtful(win)),
    }
}

/// The help: titles, each with its entries of two columns.
pub(super) fn help() -> [(Message, impl Iterator<Item = (Message, Message)>); 3] {
    let part = |title, ids: &'static [&'static str]| {
        let entries = ids.iter().map(|id| {
            let key = Message::new(format!("terminal-help-{id}-key"));
            (key, Message::new(format!("terminal-help-{id}")))
        });
        (Message::new(title), entries)
    };
    [
        part(
            "terminal-help-keys",
            &[
                "move", "far", "open", "chord", "flag", "question", "hint", "overlay", "undo",
                "new", "help", "quit",
            ],
        ),
        part("terminal-help-mouse", &["left", "right", "middle", "wheel"]),
        part(
            "terminal-help-signs",
            &[
                "hidden", "marks", "zero", "number", "mine", "hit", "wrong", "cursor", "hinted",
                "chance", "certain",
            ],
        ),
    ]
}

fn refused(error: MoveError, tiling: &Tiling) -> Message {
    match error {
        // The whole reason does not fit into a line.
        MoveError::NoRoomForOpening { mines, .. } => Message::new("terminal-refused-no-room")
            .with("mines", mines)
            .with("cells", tiling.len()),
        _ => move_error(error),
    }
}

/// What people call a cell.
fn name(cell: Cell, tiling: &Tiling) -> Message {
    if let Some(free) = tiling.as_free() {
        return Message::new("terminal-cell-named").with("name", free.name(cell));
    }
    let place = tiling.place(cell);
    let id = match tiling.kind() {
        Kind::Circle => "terminal-cell-of-circle",
        _ => "terminal-cell",
    };
    // As text: the numbers of rows are not grouped by thousands.
    Message::new(id)
        .with("row", (place.row() + 1).to_string())
        .with("column", (place.column() + 1).to_string())
}

/// A share of one in percent, to one decimal place.
fn percent(share: f64) -> Message {
    let figure = Arg::Figure(format!("{:.1}", (share * 1000.0).round() / 10.0));
    Message::new("terminal-percent").with("share", figure)
}
