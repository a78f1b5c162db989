//! The visible cells, the cursor and the hint among them, and the frame around them.

use super::Look;
use super::sign::Sign;
use crate::terminal::layout::Direction;
use crate::terminal::session::Session;
use crate::terminal::viewport::Viewport;
use atisbo_minesweeper::Cell;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

/// Draws the cells that the viewport shows, and nothing else of the board.
pub(super) fn cells(buffer: &mut Buffer, session: &Session, viewport: &Viewport, look: Look) {
    let layout = &*session.layout;
    let pitch = viewport.pitch();
    let mut put = |cell: Cell, column: u32, character: Option<char>, style: Style| {
        let place = layout.place(cell);
        let column = viewport.column(place.half) + column;
        let on_screen = viewport.on_screen(column, place.row);
        let Some(drawn) = on_screen.and_then(|at| buffer.cell_mut(at)) else {
            return;
        };
        drawn.set_style(style);
        if let Some(character) = character {
            drawn.set_char(character);
        }
    };
    for row in viewport.rows() {
        for cell in layout.cells(row, viewport.halves()) {
            let sign = Sign::of(session, cell);
            let style = sign.style(look.colour);
            let sides = layout.sides(cell);
            put(cell, 0, Some(sides.map_or(' ', |[left, _]| left)), style);
            for (column, character) in (1..).zip(sign.text(pitch as usize - 1).chars()) {
                put(cell, column, Some(character), style);
            }
            if let Some([_, right]) = sides {
                put(cell, pitch, Some(right), style);
            }
        }
    }
    let hint = session
        .hint
        .map(|hint| (hint.cell, ['<', '>'], look.marked(51)));
    let cursor = (session.cursor, ['[', ']'], look.marked(226));
    for (cell, [left, right], style) in hint.into_iter().chain([cursor]) {
        put(cell, 0, Some(left), style);
        (1..pitch).for_each(|column| put(cell, column, None, style));
        put(cell, pitch, Some(right), style);
    }
}

/// Draws a frame around the cells: a line where the board ends, a broken one where it goes round, an
/// arrow where it goes on.
pub(super) fn frame(buffer: &mut Buffer, session: &Session, viewport: &Viewport) {
    let Rect {
        x,
        y,
        width,
        height,
    } = viewport.area();
    let wraps = |direction| session.layout.wraps(direction);
    let horizontal = if wraps(Direction::Up) { '┄' } else { '─' };
    let vertical = if wraps(Direction::Left) { '┊' } else { '│' };
    let (left, right) = (x.saturating_sub(1), x + width);
    let (top, bottom) = (y.saturating_sub(1), y + height);
    let mut put = |x: u16, y: u16, character: char| {
        if let Some(cell) = buffer.cell_mut((x, y)) {
            cell.set_char(character);
        }
    };
    for column in x..right {
        put(column, top, horizontal);
        put(column, bottom, horizontal);
    }
    for row in y..bottom {
        put(left, row, vertical);
        put(right, row, vertical);
    }
    put(left, top, '┌');
    put(right, top, '┐');
    put(left, bottom, '└');
    put(right, bottom, '┘');
    let (centre, middle) = (x + width / 2, y + height / 2);
    for (direction, x, y, arrow) in [
        (Direction::Up, centre, top, '↑'),
        (Direction::Down, centre, bottom, '↓'),
        (Direction::Left, left, middle, '←'),
        (Direction::Right, right, middle, '→'),
    ] {
        if viewport.goes_on(&*session.layout, direction) {
            put(x, y, arrow);
        }
    }
}

impl Look {
    /// The style of a cell that is marked, with a ground of the 256 colours.
    fn marked(self, ground: u8) -> Style {
        if self.colour {
            Style::new()
                .bg(Color::Indexed(ground))
                .fg(Color::Indexed(16))
        } else {
            Style::new().add_modifier(Modifier::REVERSED)
        }
    }
}
