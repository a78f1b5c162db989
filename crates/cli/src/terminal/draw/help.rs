//! The screen that lists the keys and the signs.

use super::{Look, status};
use crate::terminal::words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// The lines of the help.
struct Line {
    text: String,
    is_title: bool,
}

/// The first line that may be the topmost, so that the last ones are in sight.
pub(super) fn last_top(area: Rect, look: Look) -> u16 {
    (lines(look).len() as u16).saturating_sub(area.height)
}

/// Draws the help from one of its lines on.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, top: u16, look: Look) {
    for (line, row) in lines(look).iter().skip(top.into()).zip(area.rows()) {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let style = if line.is_title { bold } else { Style::new() };
        status::write(buffer, row, &line.text, style);
    }
}

fn lines(look: Look) -> Vec<Line> {
    let mut lines = Vec::new();
    for (title, entries) in words::help() {
        if !lines.is_empty() {
            lines.push(Line {
                text: String::new(),
                is_title: false,
            });
        }
        lines.push(Line {
            text: title.to(look.lang),
            is_title: true,
        });
        let entries = entries.map(|(left, right)| (left.to(look.lang), right.to(look.lang)));
        let entries: Vec<(String, String)> = entries.collect();
        let widths = entries.iter().map(|(left, _)| left.chars().count());
        let width = widths.max().unwrap_or(0);
        lines.extend(entries.into_iter().map(|(left, right)| Line {
            text: format!("  {left:<width$}  {right}"),
            is_title: false,
        }));
    }
    lines
}
