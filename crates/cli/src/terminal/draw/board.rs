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
    for row in viewport.rows() {
        for cell in session.layout().cells(row, viewport.halves()) {
            let sign = Sign::of(session, cell);
            let sides = session.layout().sides(cell);
            let pen = Pen::at(session, viewport, cell);
            let style = sign.style(look.colour);
            let width = viewport.pitch() as usize - 1;
            pen.write(buffer, 0, sides.map_or(' ', |sides| sides[0]), style);
            for (column, character) in (1..).zip(sign.text(width).chars()) {
                pen.write(buffer, column, character, style);
            }
            if let Some([_, right]) = sides {
                pen.write(buffer, viewport.pitch(), right, style);
            }
        }
    }
    if let Some(hint) = session.hint() {
        mark(
            buffer,
            session,
            viewport,
            hint.cell,
            ['<', '>'],
            look.hint(),
        );
    }
    mark(
        buffer,
        session,
        viewport,
        session.cursor(),
        ['[', ']'],
        look.cursor(),
    );
}

/// Puts a cell between two signs and in a style of its own.
fn mark(
    buffer: &mut Buffer,
    session: &Session,
    viewport: &Viewport,
    cell: Cell,
    around: [char; 2],
    style: Style,
) {
    let pen = Pen::at(session, viewport, cell);
    pen.write(buffer, 0, around[0], style);
    pen.write(buffer, viewport.pitch(), around[1], style);
    for column in 1..viewport.pitch() {
        pen.restyle(buffer, column, style);
    }
}

/// Writes from the first column of a cell on, where that is in sight.
struct Pen<'v> {
    viewport: &'v Viewport,
    column: u32,
    row: u32,
}

impl<'v> Pen<'v> {
    fn at(session: &Session, viewport: &'v Viewport, cell: Cell) -> Self {
        let place = session.layout().place(cell);
        Pen {
            viewport,
            column: viewport.column(place.half),
            row: place.row,
        }
    }

    fn write(&self, buffer: &mut Buffer, column: u32, character: char, style: Style) {
        if let Some(at) = self.viewport.on_screen(self.column + column, self.row)
            && let Some(cell) = buffer.cell_mut(at)
        {
            cell.set_char(character).set_style(style);
        }
    }

    fn restyle(&self, buffer: &mut Buffer, column: u32, style: Style) {
        if let Some(at) = self.viewport.on_screen(self.column + column, self.row)
            && let Some(cell) = buffer.cell_mut(at)
        {
            cell.set_style(style);
        }
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
    let wraps = |direction| session.layout().wraps(direction);
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
        if viewport.goes_on(session.layout(), direction) {
            put(x, y, arrow);
        }
    }
}

impl Look {
    fn cursor(self) -> Style {
        self.marked(226)
    }

    fn hint(self) -> Style {
        self.marked(51)
    }

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
