//! The terminal taken over for a while, and given back however that ends.

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use std::io;

/// The terminal, from when it is taken over until it is dropped. A panic gives it back before its message is printed.
pub(super) struct Screen(pub(super) DefaultTerminal);

impl Screen {
    pub(super) fn take() -> io::Result<Self> {
        let taken = ratatui::try_init().and_then(|terminal| {
            execute!(io::stdout(), EnableMouseCapture)?;
            Ok(Screen(terminal))
        });
        // Also where only a part of it worked there is something to give back.
        taken.inspect_err(|_| restore())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

/// Gives the terminal back; where it is already, nothing changes.
fn restore() {
    // If this fails there is no terminal left to report it to.
    let _ = execute!(io::stdout(), DisableMouseCapture);
    let _ = ratatui::try_restore();
}
