//! The session, the screen and the adviser together: events in, pictures out.

use super::draw::{self, Look};
use super::input::{self, Mouse};
use super::session::{Action, Session};
use super::thinker::Thinker;
use super::viewport::Viewport;
use atisbo_minesweeper::Game;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, MouseEvent};
use std::sync::mpsc::RecvError;
use std::time::{Duration, Instant};

/// How often the screen asks whether the adviser has answered.
const WAITING: Duration = Duration::from_millis(30);
/// How often the clock is drawn anew.
const TICKING: Duration = Duration::from_millis(200);
/// How long nothing at all may happen.
const RESTING: Duration = Duration::from_secs(3600);

pub(super) struct App {
    pub(super) session: Session,
    viewport: Viewport,
    mouse: Mouse,
    thinker: Thinker,
    look: Look,
}

impl App {
    pub(super) fn new(game: Game, look: Look, now: Instant) -> Self {
        App {
            session: Session::new(game, now),
            viewport: Viewport::default(),
            mouse: Mouse::default(),
            thinker: Thinker::start(),
            look,
        }
    }

    pub(super) fn draw(&mut self, buffer: &mut Buffer, now: Instant) {
        let (session, viewport) = (&mut self.session, &mut self.viewport);
        draw::draw(buffer, session, viewport, now, self.look);
    }

    pub(super) fn handle(&mut self, event: &Event, now: Instant) {
        match event {
            Event::Key(key) => {
                let page = u32::from(self.viewport.area().height).max(1);
                if let Some(action) = input::key(*key, page) {
                    self.viewport.keep_still(false);
                    self.session.act(action, now);
                }
            }
            Event::Mouse(mouse) => self.handle_mouse(*mouse, now),
            _ => {} // a new size is seen at the next drawing
        }
    }

    fn handle_mouse(&mut self, event: MouseEvent, now: Instant) {
        if let Some(action) = input::wheel(event.kind) {
            self.viewport.keep_still(false);
            self.session.act(action, now);
            return;
        }
        let Some(action) = self.mouse.button(event.kind) else {
            return;
        };
        if self.session.help.is_some() {
            self.session.act(Action::Back, now);
            return;
        }
        let layout = &*self.session.layout;
        if let Some(cell) = self.viewport.hit(layout, event.column, event.row) {
            self.viewport.keep_still(true);
            self.session.cursor = cell;
            self.session.act(action, now);
        }
    }

    /// Carries questions to the adviser and answers back.
    pub(super) fn think(&mut self) -> Result<(), RecvError> {
        if let Some(question) = self.session.question() {
            self.thinker.ask(question);
        }
        while let Some(answer) = self.thinker.answer()? {
            self.session.learn(answer);
        }
        Ok(())
    }

    /// How long to wait for an event before the screen may have changed by itself.
    pub(super) fn longest_wait(&self) -> Duration {
        if self.session.is_waiting() {
            WAITING
        } else if self.session.clock.is_running() {
            TICKING
        } else {
            RESTING
        }
    }
}
