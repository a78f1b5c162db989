//! The lines around the board: how the game stands, what there is to tell, its ID and the main keys.

use super::Look;
use crate::terminal::session::Session;
use crate::terminal::words;
use atisbo_api::text::Message;
use atisbo_minesweeper::State;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use std::time::Instant;

/// Mines left, time, and how the game stands.
pub(super) fn standing(
    buffer: &mut Buffer,
    line: Rect,
    session: &Session,
    now: Instant,
    look: Look,
) {
    let text = words::standing(session, session.clock.elapsed(now)).to(look.lang);
    let style = match session.game.state() {
        State::Won => look.coloured(Color::Green),
        State::Lost { .. } => look.coloured(Color::Red),
        State::Ready | State::Playing => Style::new(),
    };
    write(buffer, line, &text, style.add_modifier(Modifier::BOLD));
}

/// What there is to tell; at the end of the game, how it went.
pub(super) fn note(buffer: &mut Buffer, line: Rect, session: &Session, look: Look) {
    let message = match (&session.note, &session.metrics) {
        (Some(note), _) => words::note(note, session),
        (None, Some(metrics)) => words::end(metrics, session),
        (None, None) => return,
    };
    write(buffer, line, &message.to(look.lang), Style::new());
}

/// The ID that starts the same game again.
pub(super) fn id(buffer: &mut Buffer, line: Rect, session: &Session, look: Look) {
    if let Some(id) = &session.start_id {
        // An ID that holds a board may be longer than any line.
        let id: String = id.chars().take(line.width.into()).collect();
        let message = Message::new("terminal-id").with("id", id);
        write(buffer, line, &message.to(look.lang), Style::new());
    }
}

/// The main keys.
pub(super) fn keys(buffer: &mut Buffer, line: Rect, look: Look) {
    let style = Style::new().add_modifier(Modifier::DIM);
    let keys = Message::new("terminal-main-keys").to(look.lang);
    write(buffer, line, &keys, style);
}

/// Writes one line; what is too long ends in an ellipsis.
pub(super) fn write(buffer: &mut Buffer, line: Rect, text: &str, style: Style) {
    let width = usize::from(line.width);
    let (end, _) = buffer.set_stringn(line.x, line.y, text, width, style);
    if text.chars().count() > width && width > 0 {
        buffer.set_string(end.saturating_sub(1), line.y, "…", style);
    }
}

impl Look {
    fn coloured(self, colour: Color) -> Style {
        if self.colour {
            Style::new().fg(colour)
        } else {
            Style::new()
        }
    }
}
