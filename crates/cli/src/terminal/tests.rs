//! Whole sittings: keys and mouse in, the drawn screen out.

mod pictures;
mod sittings;

use super::app::App;
use super::draw::Look;
use atisbo_api::text::Lang;
use atisbo_minesweeper::{Board, Cell, FirstClick, Game, Kind, Tiling};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::style::Color;
use std::time::{Duration, Instant};

/// A player before a screen of a given size.
struct Sitting {
    app: App,
    terminal: Terminal<TestBackend>,
    now: Instant,
}

const LOOK: Look = Look {
    lang: Lang::En,
    colour: false,
};

impl Sitting {
    fn new(game: Game, look: Look, width: u16, height: u16) -> Self {
        let now = Instant::now();
        let backend = TestBackend::new(width, height);
        let mut sitting = Sitting {
            app: App::new(game, look, now),
            terminal: Terminal::new(backend).unwrap(),
            now,
        };
        sitting.draw();
        sitting
    }

    /// On a board with mines in these cells.
    fn on(tiling: Tiling, mines: &[u32], width: u16, height: u16) -> Self {
        let board = Board::new(tiling, mines.iter().copied().map(Cell));
        Self::new(Game::on(board).unwrap(), LOOK, width, height)
    }

    fn square(height: u32, width: u32, mines: &[u32]) -> Self {
        Self::on(grid(Kind::Square, height, width), mines, 60, 20)
    }

    fn draw(&mut self) {
        let (app, now) = (&mut self.app, self.now);
        let drawn = self
            .terminal
            .draw(|frame| app.draw(frame.buffer_mut(), now));
        drawn.unwrap();
    }

    fn event(&mut self, event: &Event) {
        self.app.handle(event, self.now);
        self.app.think().unwrap();
        self.draw();
    }

    fn key(&mut self, code: KeyCode) {
        self.event(&Event::Key(code.into()));
    }

    fn keys(&mut self, keys: &str) {
        for key in keys.chars() {
            self.key(KeyCode::Char(key));
        }
    }

    fn mouse(&mut self, kind: MouseEventKind, column: u16, row: u16) {
        self.event(&Event::Mouse(MouseEvent {
            kind,
            column,
            row,
            modifiers: KeyModifiers::NONE,
        }));
    }

    fn click(&mut self, button: MouseButton, column: u16, row: u16) {
        self.mouse(MouseEventKind::Down(button), column, row);
        self.mouse(MouseEventKind::Up(button), column, row);
    }

    fn pass(&mut self, seconds: u64) {
        self.now += Duration::from_secs(seconds);
        self.draw();
    }

    /// Waits until the adviser has answered.
    fn wait_if_asked(&mut self) {
        let start = Instant::now();
        while self.app.longest_wait() < Duration::from_millis(100) {
            assert!(start.elapsed() < Duration::from_secs(20), "an answer comes");
            std::thread::sleep(Duration::from_millis(1));
            self.app.think().unwrap();
        }
        self.draw();
    }

    /// The lines of the screen, without blanks at their ends and empty lines at the bottom.
    fn screen(&self) -> Vec<String> {
        let buffer = self.terminal.backend().buffer();
        let width = usize::from(buffer.area.width).max(1);
        let rows = buffer.content().chunks(width);
        let text = rows.map(|row| {
            row.iter()
                .map(ratatui::buffer::Cell::symbol)
                .collect::<String>()
        });
        let mut lines: Vec<String> = text.map(|row| row.trim_end().to_owned()).collect();
        while lines.last().is_some_and(String::is_empty) {
            lines.pop();
        }
        lines
    }

    fn line(&self, number: usize) -> String {
        self.screen().get(number).cloned().unwrap_or_default()
    }

    /// Whether a line of the screen holds this.
    fn shows(&self, text: &str) -> bool {
        self.screen().iter().any(|line| line.contains(text))
    }

    fn colours(&self) -> Vec<(Color, Color)> {
        let cells = self.terminal.backend().buffer().content().iter();
        cells.map(|cell| (cell.fg, cell.bg)).collect()
    }
}

fn grid(kind: Kind, height: u32, width: u32) -> Tiling {
    Tiling::grid(kind, height, width).unwrap()
}

fn control(code: KeyCode) -> Event {
    Event::Key(KeyEvent::new(code, KeyModifiers::CONTROL))
}

fn drawn(level: &str) -> Game {
    Game::new(level.parse().unwrap(), FirstClick::Safe, 7, 0)
}
