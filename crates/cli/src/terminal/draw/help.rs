//! The screen that lists the keys and the signs.

use super::{Look, status};
use crate::terminal::words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// The first line that may be the topmost, so that the last ones are in sight.
pub(super) fn last_top(area: Rect, look: Look) -> u16 {
    (lines(look).len() as u16).saturating_sub(area.height)
}

/// Draws the help from one of its lines on.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, top: u16, look: Look) {
    for ((text, style), row) in lines(look).iter().skip(top.into()).zip(area.rows()) {
        status::write(buffer, row, text, *style);
    }
}

/// The lines of the help, the titles in bold.
fn lines(look: Look) -> Vec<(String, Style)> {
    let mut lines = Vec::new();
    for (title, entries) in words::help() {
        if !lines.is_empty() {
            lines.push((String::new(), Style::new()));
        }
        let bold = Style::new().add_modifier(Modifier::BOLD);
        lines.push((title.to(look.lang), bold));
        let entries = entries.map(|(left, right)| (left.to(look.lang), right.to(look.lang)));
        let entries: Vec<(String, String)> = entries.collect();
        let widths = entries.iter().map(|(left, _)| left.chars().count());
        let width = widths.max().unwrap_or(0);
        let entries = entries.iter();
        let entries = entries.map(|(left, right)| format!("  {left:<width$}  {right}"));
        lines.extend(entries.map(|text| (text, Style::new())));
    }
    lines
}
