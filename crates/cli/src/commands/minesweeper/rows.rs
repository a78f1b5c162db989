//! `--each`: a series game by game, each row printed as soon as those before it are there.

use crate::output::Output;
use anyhow::Result;
use atisbo_api::minesweeper::play::{GameRow, Request};
use atisbo_api::text::{Arg, Message};
use std::time::Duration;

/// A table whose rows come one by one, so that its widths are known before.
pub(super) struct Rows {
    widths: [usize; 7],
    started: bool,
}

/// What a time such as `123.45ms` takes at most.
const TIME: usize = 10;

impl Rows {
    /// For the games of this request.
    pub(super) fn new(request: &Request) -> Self {
        let last = request
            .first
            .saturating_add(request.games.saturating_sub(1));
        Rows {
            widths: [last.to_string().len(), 0, 3, 3, TIME, 1, 2],
            started: false,
        }
    }

    /// Prints a row: of the table, or as JSON on a line of its own.
    pub(super) fn print(&mut self, row: &GameRow, output: &mut Output) -> Result<()> {
        if output.json {
            return output.json(row);
        }
        let say = |id: &'static str| Message::new(id).to(output.lang);
        let results = ["mines-each-won", "mines-each-lost"].map(say);
        if !self.started {
            self.started = true;
            let columns = [
                "game",
                "result",
                "decisions",
                "guesses",
                "time",
                "seed",
                "id",
            ];
            let headings = columns.map(|name| Message::new(format!("mines-each-{name}")));
            let headings = headings.map(|heading| heading.to(output.lang));
            self.widths[1] = results
                .iter()
                .map(|word| word.chars().count())
                .max()
                .unwrap_or(0);
            self.widths[5] = row.seed.to_string().len();
            for (width, heading) in self.widths.iter_mut().zip(&headings) {
                *width = (*width).max(heading.chars().count());
            }
            output.line(&self.line(&headings))?;
            let rules = self.widths.map(|width| "-".repeat(width + 2));
            output.line(&format!("|{}|", rules.join("|")))?;
        }
        let time = Duration::from_secs_f64(row.seconds);
        let time = Message::new("value").with("value", Arg::Figure(format!("{time:.2?}")));
        let [won, lost] = results;
        let cells = [
            row.game.to_string(),
            if row.won { won } else { lost },
            row.decisions.to_string(),
            row.guesses.to_string(),
            time.to(output.lang),
            row.seed.to_string(),
            row.id.clone().unwrap_or_default(),
        ];
        output.line(&self.line(&cells))
    }

    /// A line of the table: words to the left, numbers to the right.
    fn line(&self, cells: &[String; 7]) -> String {
        let padded = cells.iter().zip(self.widths).enumerate();
        let padded = padded.map(|(column, (cell, width))| match column {
            1 | 6 => format!(" {cell:<width$} "),
            _ => format!(" {cell:>width$} "),
        });
        format!("|{}|", padded.collect::<Vec<_>>().join("|"))
    }
}
