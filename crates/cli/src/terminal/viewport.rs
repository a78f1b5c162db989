//! The part of a board that the screen shows, and which cell is under the mouse.

use super::layout::{Direction, Layout, Place};
use atisbo_minesweeper::Cell;
use ratatui::layout::Rect;
use std::ops::Range;

/// How many cells are kept in sight around the cursor where there is room.
const AROUND: u32 = 2;

/// The part of a board that the screen shows.
///
/// A cell covers `pitch` characters of its row: one that separates it from the cell before, the others
/// to write in. The right end of the board has one more.
#[derive(Clone, Copy, Debug)]
pub(super) struct Viewport {
    /// Where on the screen.
    area: Rect,
    /// The first column of characters and the first row of the board that is shown.
    left: u32,
    top: u32,
    pitch: u32,
    /// Whether it stays where it is, as long as its size does.
    is_still: bool,
}

impl Default for Viewport {
    fn default() -> Self {
        Viewport {
            area: Rect::ZERO,
            left: 0,
            top: 0,
            pitch: 2,
            is_still: false,
        }
    }
}

impl Viewport {
    /// Says whether the board may move when the cursor does. Under a mouse it must not: the next click
    /// would hit another cell.
    pub(super) fn keep_still(&mut self, is_still: bool) {
        self.is_still = is_still;
    }

    /// Takes the room there is, and moves no further than it must to show the cursor.
    pub(super) fn follow(&mut self, layout: &dyn Layout, room: Rect, cursor: Place, wide: bool) {
        let pitch = match (wide, layout.has_half_steps()) {
            (false, _) => 2,
            (true, false) => 3,
            (true, true) => 4,
        };
        if pitch != self.pitch {
            // The same cell stays at the left end.
            self.left = self.left / self.pitch * pitch;
            self.pitch = pitch;
        }
        let (columns, rows) = (self.columns(layout), layout.rows());
        let area = Rect {
            width: columns.min(room.width.into()) as u16,
            height: rows.min(room.height.into()) as u16,
            ..room
        };
        if self.is_still && area == self.area {
            return;
        }
        self.area = area;
        let start = self.column(cursor.half);
        let cell = start..start + pitch + 1;
        let (width, height) = (self.area.width.into(), self.area.height.into());
        self.left = scrolled(self.left, cell, AROUND * pitch, width, columns);
        let row = cursor.row..cursor.row + 1;
        self.top = scrolled(self.top, row, AROUND, height, rows);
    }

    /// Where on the screen the board is.
    pub(super) fn area(&self) -> Rect {
        self.area
    }

    /// How many characters a cell covers.
    pub(super) fn pitch(&self) -> u32 {
        self.pitch
    }

    /// How many columns of characters the whole board has.
    fn columns(&self, layout: &dyn Layout) -> u32 {
        self.column(layout.halves()) + 1
    }

    /// The first column of a cell.
    pub(super) fn column(&self, half: u32) -> u32 {
        half * self.pitch / 2
    }

    /// The rows that are shown.
    pub(super) fn rows(&self) -> Range<u32> {
        self.top..self.top + u32::from(self.area.height)
    }

    /// The half cells where the cells start that are shown, at least in part.
    pub(super) fn halves(&self) -> Range<u32> {
        let end = self.left + u32::from(self.area.width);
        (2 * self.left / self.pitch).saturating_sub(2)..(2 * end).div_ceil(self.pitch)
    }

    /// Where on the screen a column and row of the board is, if it is shown.
    pub(super) fn on_screen(&self, column: u32, row: u32) -> Option<(u16, u16)> {
        let x = column.checked_sub(self.left)?;
        let y = row.checked_sub(self.top)?;
        (x < self.area.width.into() && y < self.area.height.into())
            .then(|| (self.area.x + x as u16, self.area.y + y as u16))
    }

    /// The cell at a place on the screen.
    pub(super) fn hit(&self, layout: &dyn Layout, x: u16, y: u16) -> Option<Cell> {
        if !self.area.contains((x, y).into()) {
            return None;
        }
        let column = self.left + u32::from(x - self.area.x);
        let row = self.top + u32::from(y - self.area.y);
        let cells = layout.cells(row, self.halves());
        cells.into_iter().find(|&cell| {
            let start = self.column(layout.place(cell).half);
            (start..start + self.pitch).contains(&column)
        })
    }

    /// Whether the board goes on in a direction, outside what is shown.
    pub(super) fn goes_on(&self, layout: &dyn Layout, direction: Direction) -> bool {
        match direction {
            Direction::Up => self.top > 0,
            Direction::Down => self.rows().end < layout.rows(),
            Direction::Left => self.left > 0,
            Direction::Right => self.left + u32::from(self.area.width) < self.columns(layout),
        }
    }
}

/// The first of `visible` lines to show out of `all`, so that `wanted` are among them with a margin.
fn scrolled(first: u32, wanted: Range<u32>, margin: u32, visible: u32, all: u32) -> u32 {
    let size = wanted.end - wanted.start;
    if visible < size {
        // Of what does not fit, the separating character is the least loss.
        return wanted.start + u32::from(size > 1);
    }
    let margin = margin.min((visible - size) / 2);
    let latest = wanted.start.saturating_sub(margin);
    let earliest = (wanted.end + margin).saturating_sub(visible);
    first
        .min(latest)
        .max(earliest)
        .min(all.saturating_sub(visible))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::layout;
    use atisbo_minesweeper::{Kind, Tiling};

    fn layout(kind: Kind, height: u32, width: u32) -> Box<dyn Layout> {
        layout::layout(&Tiling::grid(kind, height, width).unwrap())
    }

    #[test]
    fn lines_scroll_no_further_than_they_must() {
        assert_eq!(scrolled(0, 5..6, 2, 10, 100), 0);
        assert_eq!(scrolled(0, 8..9, 2, 10, 100), 1);
        assert_eq!(scrolled(50, 51..52, 2, 10, 100), 49);
        assert_eq!(scrolled(50, 99..100, 2, 10, 100), 90);
        assert_eq!(scrolled(50, 0..1, 2, 10, 100), 0);
        assert_eq!(scrolled(7, 3..4, 2, 10, 10), 0);
        assert_eq!(scrolled(0, 6..9, 2, 1, 100), 7);
    }

    #[test]
    fn every_character_of_a_cell_leads_back_to_it_also_where_rows_are_shifted_and_scrolled() {
        for kind in Kind::GRIDS {
            let layout = layout(kind, 40, 50);
            for (wide, cursor) in [(false, 0), (false, 1234), (true, 0), (true, 1999)] {
                let mut viewport = Viewport::default();
                let place = layout.place(Cell(cursor));
                viewport.follow(&*layout, Rect::new(3, 2, 30, 11), place, wide);
                let mut shown = 0;
                for row in viewport.rows() {
                    for cell in layout.cells(row, viewport.halves()) {
                        let start = viewport.column(layout.place(cell).half);
                        for column in start..start + viewport.pitch() {
                            let Some((x, y)) = viewport.on_screen(column, row) else {
                                continue;
                            };
                            assert_eq!(viewport.hit(&*layout, x, y), Some(cell));
                            shown += usize::from(cell == Cell(cursor));
                        }
                    }
                }
                assert_eq!(shown as u32, viewport.pitch(), "the cursor is in sight");
            }
        }
    }

    #[test]
    fn beside_the_board_there_is_no_cell() {
        let layout = layout(Kind::Hex, 2, 3);
        let mut viewport = Viewport::default();
        viewport.follow(&*layout, Rect::new(1, 1, 20, 20), Place::default(), false);
        assert_eq!(viewport.area(), Rect::new(1, 1, 8, 2));
        assert_eq!(viewport.hit(&*layout, 0, 1), None);
        assert_eq!(viewport.hit(&*layout, 1, 1), Some(Cell(0)));
        assert_eq!(viewport.hit(&*layout, 1, 2), None, "the row is shifted");
        assert_eq!(viewport.hit(&*layout, 2, 2), Some(Cell(3)));
        assert_eq!(viewport.hit(&*layout, 2, 3), None);
    }
}
