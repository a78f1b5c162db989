//! What the screen shows of a session.

mod board;
mod help;
mod sign;
mod status;

use super::session::Session;
use super::viewport::Viewport;
use atisbo_api::text::Lang;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::time::Instant;

/// How the screen looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    pub(super) lang: Lang,
    pub(super) colour: bool,
}

/// Where everything stands. A screen too low for all gives up the keys first, then the ID, the note, the
/// frame and the status; the board stays.
#[derive(Clone, Copy, Debug, Default)]
struct Areas {
    standing: Option<Rect>,
    /// The cells without their frame.
    board: Rect,
    is_framed: bool,
    note: Option<Rect>,
    id: Option<Rect>,
    keys: Option<Rect>,
}

impl Areas {
    fn of(screen: Rect) -> Self {
        let mut areas = Areas::default();
        let mut rest = screen;
        if screen.height >= 8 {
            areas.keys = cut_last(&mut rest);
        }
        if screen.height >= 7 {
            areas.id = cut_last(&mut rest);
        }
        if screen.height >= 3 {
            areas.note = cut_last(&mut rest);
        }
        if screen.height >= 2 {
            areas.standing = Some(Rect { height: 1, ..rest });
            rest.y += 1;
            rest.height -= 1;
        }
        areas.is_framed = rest.height >= 3 && rest.width >= 6;
        areas.board = if areas.is_framed {
            Rect::new(rest.x + 1, rest.y + 1, rest.width - 2, rest.height - 2)
        } else {
            rest
        };
        areas
    }
}

/// Cuts the last line off.
fn cut_last(area: &mut Rect) -> Option<Rect> {
    area.height = area.height.checked_sub(1)?;
    Some(Rect {
        y: area.y + area.height,
        height: 1,
        ..*area
    })
}

/// Draws everything, after the viewport has moved to where the cursor is.
pub(super) fn draw(
    buffer: &mut Buffer,
    session: &mut Session,
    viewport: &mut Viewport,
    now: Instant,
    look: Look,
) {
    let screen = *buffer.area();
    let areas = Areas::of(screen);
    let cursor = session.layout.place(session.cursor);
    viewport.follow(&*session.layout, areas.board, cursor, session.overlay);
    if let Some(top) = &mut session.help {
        *top = help::last_top(screen, look).min(*top);
        help::draw(buffer, screen, *top, look);
        return;
    }
    if areas.is_framed {
        board::frame(buffer, session, viewport);
    }
    board::cells(buffer, session, viewport, look);
    if let Some(line) = areas.standing {
        status::standing(buffer, line, session, now, look);
    }
    // What is below the board follows it closely.
    let gap = areas.board.height - viewport.area().height;
    let close = |line: Rect| Rect {
        y: line.y - gap,
        ..line
    };
    if let Some(line) = areas.note.map(close) {
        status::note(buffer, line, session, look);
    }
    if let Some(line) = areas.id.map(close) {
        status::id(buffer, line, session, look);
    }
    if let Some(line) = areas.keys.map(close) {
        status::keys(buffer, line, look);
    }
}
