//! Minesweeper by hand in a terminal.
//!
//! [`layout`] says where the cells of a tiling stand in rows of characters, [`viewport`] which of them
//! the screen shows, [`input`] what keys and buttons mean, [`session`] what they do, [`draw`] what is
//! seen of it, and [`thinker`] has the hints.

mod app;
mod clock;
mod draw;
mod input;
mod layout;
mod screen;
mod session;
mod thinker;
mod viewport;
mod words;

#[cfg(test)]
mod tests;

use anyhow::{Result, bail};
use app::App;
use atisbo_api::text::{Lang, Message};
use atisbo_minesweeper::Game;
use draw::Look;
use ratatui::crossterm::event;
use screen::Screen;
use std::io::{IsTerminal, stdin, stdout};
use std::time::{Duration, Instant};

/// Plays a game, and others like it if the player asks for them, until the player quits. Gives the last
/// one back, finished or not.
///
/// # Errors
///
/// If there is no terminal to play in, or it fails.
pub(crate) fn play(game: Game, lang: Lang) -> Result<Game> {
    if !stdin().is_terminal() || !stdout().is_terminal() {
        bail!(Message::new("terminal-error-no-terminal").to(lang));
    }
    let colour = anstream::AutoStream::choice(&stdout()) != anstream::ColorChoice::Never;
    let mut app = App::new(game, Look { lang, colour }, Instant::now());
    let mut screen = Screen::take()?;
    while !app.session.ended {
        if app.think().is_err() {
            bail!(Message::new("terminal-error-thinker").to(lang));
        }
        screen
            .0
            .draw(|frame| app.draw(frame.buffer_mut(), Instant::now()))?;
        if event::poll(app.longest_wait())? {
            // All that has happened by now, so that a key held down never runs after its release.
            while event::poll(Duration::ZERO)? {
                app.handle(&event::read()?, Instant::now());
            }
        }
    }
    Ok(app.session.game)
}
