//! What keys and mouse buttons mean.

use super::layout::Direction;
use super::session::Action;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};

/// How many rows one turn of the mouse wheel is.
const WHEEL: u32 = 3;

/// What a key asks for. A page is as many rows as the screen shows.
pub(super) fn key(event: KeyEvent, page: u32) -> Option<Action> {
    if event.kind == KeyEventKind::Release {
        return None;
    }
    if event.modifiers.contains(KeyModifiers::CONTROL) {
        return match event.code {
            KeyCode::Char('c') => Some(Action::Quit),
            KeyCode::Home => Some(Action::Edge(Direction::Up)),
            KeyCode::End => Some(Action::Edge(Direction::Down)),
            _ => None,
        };
    }
    Some(match event.code {
        KeyCode::Up | KeyCode::Char('k') => Action::Step(Direction::Up, 1),
        KeyCode::Down | KeyCode::Char('j') => Action::Step(Direction::Down, 1),
        KeyCode::Left | KeyCode::Char('h') => Action::Step(Direction::Left, 1),
        KeyCode::Right | KeyCode::Char('l') => Action::Step(Direction::Right, 1),
        KeyCode::PageUp => Action::Step(Direction::Up, page),
        KeyCode::PageDown => Action::Step(Direction::Down, page),
        KeyCode::Home => Action::Edge(Direction::Left),
        KeyCode::End => Action::Edge(Direction::Right),
        KeyCode::Enter | KeyCode::Char(' ') => Action::Open,
        KeyCode::Char('c') => Action::Chord,
        KeyCode::Char('f') => Action::Flag,
        KeyCode::Char('q') => Action::Question,
        KeyCode::Char('u') | KeyCode::Backspace => Action::Undo,
        KeyCode::Char('t' | 'H') => Action::Hint,
        KeyCode::Char('p') => Action::Overlay,
        KeyCode::Char('n') => Action::NewGame,
        KeyCode::F(1) | KeyCode::Char('?') => Action::Help,
        KeyCode::Esc => Action::Back,
        _ => return None,
    })
}

/// Which buttons of the mouse are down.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mouse {
    left: bool,
    right: bool,
    /// Whether the left button was part of a chord, so that letting it go reveals nothing.
    chorded: bool,
}

impl Mouse {
    /// What a button asks for, in the cell where the mouse is.
    ///
    /// A cell is revealed when the left button is let go, since until then the right one may follow
    /// and make it a chord.
    pub(super) fn button(&mut self, kind: MouseEventKind) -> Option<Action> {
        match kind {
            MouseEventKind::Down(MouseButton::Left) => {
                self.left = true;
                self.chorded = self.right;
                self.right.then_some(Action::Chord)
            }
            MouseEventKind::Down(MouseButton::Right) => {
                self.right = true;
                self.chorded |= self.left;
                Some(if self.left {
                    Action::Chord
                } else {
                    Action::Flag
                })
            }
            MouseEventKind::Down(MouseButton::Middle) => Some(Action::Chord),
            MouseEventKind::Up(MouseButton::Left) => {
                let reveals = self.left && !self.chorded;
                (self.left, self.chorded) = (false, false);
                reveals.then_some(Action::Open)
            }
            MouseEventKind::Up(MouseButton::Right) => {
                self.right = false;
                None
            }
            _ => None,
        }
    }
}

/// Where the mouse wheel leads.
pub(super) fn wheel(kind: MouseEventKind) -> Option<Action> {
    let direction = match kind {
        MouseEventKind::ScrollUp => Direction::Up,
        MouseEventKind::ScrollDown => Direction::Down,
        MouseEventKind::ScrollLeft => Direction::Left,
        MouseEventKind::ScrollRight => Direction::Right,
        _ => return None,
    };
    Some(Action::Step(direction, WHEEL))
}

#[cfg(test)]
mod tests {
    use super::*;
    use MouseButton::{Left, Middle, Right};
    use MouseEventKind::{Down, Up};

    fn pressed(buttons: &[MouseEventKind]) -> Vec<Action> {
        let mut mouse = Mouse::default();
        let actions = buttons.iter().filter_map(|&kind| mouse.button(kind));
        actions.collect()
    }

    #[test]
    fn the_left_button_reveals_when_it_is_let_go() {
        assert_eq!(pressed(&[Down(Left)]), []);
        assert_eq!(pressed(&[Down(Left), Up(Left)]), [Action::Open]);
        assert_eq!(pressed(&[Up(Left)]), [], "it went down somewhere else");
    }

    #[test]
    fn both_buttons_chord_once_and_reveal_nothing() {
        let both = [Down(Left), Down(Right), Up(Left), Up(Right)];
        assert_eq!(pressed(&both), [Action::Chord]);
        let both = [Down(Left), Down(Right), Up(Right), Up(Left)];
        assert_eq!(pressed(&both), [Action::Chord]);
        let right_first = [Down(Right), Down(Left), Up(Right), Up(Left)];
        assert_eq!(pressed(&right_first), [Action::Flag, Action::Chord]);
        assert_eq!(pressed(&[Down(Middle), Up(Middle)]), [Action::Chord]);
    }

    #[test]
    fn one_button_after_the_other_is_no_chord() {
        let one_by_one = [Down(Right), Up(Right), Down(Left), Up(Left)];
        assert_eq!(pressed(&one_by_one), [Action::Flag, Action::Open]);
    }

    #[test]
    fn a_key_counts_when_it_goes_down() {
        let mut event = KeyEvent::from(KeyCode::Char('f'));
        assert_eq!(key(event, 1), Some(Action::Flag));
        event.kind = KeyEventKind::Release;
        assert_eq!(key(event, 1), None);
    }

    #[test]
    fn control_c_quits_and_c_chords() {
        let c = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        assert_eq!(key(c, 1), Some(Action::Quit));
        assert_eq!(key(KeyCode::Char('c').into(), 1), Some(Action::Chord));
    }
}
