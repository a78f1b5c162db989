//! The terminal taken over for a while, and given back however that ends.

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{cursor, execute};
use std::io::{self, Stdout};
use std::ops::{Deref, DerefMut};
use std::panic;

/// The terminal, from when it is taken over until it is dropped.
pub(super) struct Screen(Terminal<CrosstermBackend<Stdout>>);

impl Screen {
    pub(super) fn take() -> io::Result<Self> {
        restore_before_panics();
        enable_raw_mode()?;
        // From here on there is something to give back, also if the next step fails.
        let taken = execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture)
            .and_then(|()| Terminal::new(CrosstermBackend::new(io::stdout())));
        match taken {
            Ok(terminal) => Ok(Screen(terminal)),
            Err(error) => {
                restore();
                Err(error)
            }
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

impl Deref for Screen {
    type Target = Terminal<CrosstermBackend<Stdout>>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Screen {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// Gives the terminal back; where it is already, nothing changes.
fn restore() {
    // If this fails there is no terminal left to tell it to.
    let _ = disable_raw_mode();
    let _ = execute!(
        io::stdout(),
        DisableMouseCapture,
        LeaveAlternateScreen,
        cursor::Show
    );
}

/// A panic's message must not appear on the screen that vanishes with it.
fn restore_before_panics() {
    let print = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        restore();
        print(panic);
    }));
}
