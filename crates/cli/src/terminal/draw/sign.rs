//! What a cell shows on the screen, and how it looks.

use crate::terminal::session::Session;
use atisbo_base::Place;
use atisbo_minesweeper::{Cell, State, View, symbol};
use ratatui::style::{Color, Modifier, Style};

/// What a cell shows on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Sign {
    View(View),
    /// A mine that ended the game.
    Hit,
    /// A flag where no mine is, at the end of a lost game.
    WrongFlag,
    Chance(Chance),
}

/// How likely a hidden cell is a mine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Chance {
    Safe,
    Mine,
    Risk(f64),
}

impl Sign {
    pub(super) fn of(session: &Session, cell: Cell) -> Self {
        let game = &session.game;
        let view = game.position().view(cell);
        let is_mine = || game.board().is_some_and(|board| board.is_mine(cell));
        match (game.state(), view) {
            (State::Lost { .. }, View::Mine) => Sign::Hit,
            (State::Lost { .. }, View::Flag) if !is_mine() => Sign::WrongFlag,
            (State::Lost { .. }, View::Hidden | View::Question) if is_mine() => {
                Sign::View(View::Mine)
            }
            (State::Won, View::Hidden | View::Question) => Sign::View(View::Flag),
            (State::Ready | State::Playing, View::Hidden | View::Question) => {
                Chance::of(session, cell).map_or(Sign::View(view), Sign::Chance)
            }
            _ => Sign::View(view),
        }
    }

    /// The characters, up to a width.
    pub(super) fn text(self, width: usize) -> String {
        let sign = match self {
            Sign::View(View::Number(0)) => ".".to_owned(),
            Sign::View(view) => symbol(view).to_string(),
            Sign::Hit => "@".to_owned(),
            Sign::WrongFlag => "X".to_owned(),
            Sign::Chance(Chance::Safe) => "0".to_owned(),
            Sign::Chance(Chance::Mine) => "**".to_owned(),
            // What is not certain must not look certain.
            Sign::Chance(Chance::Risk(risk)) => {
                ((100.0 * risk).round() as u8).clamp(1, 99).to_string()
            }
        };
        let column = width.min(2);
        format!("{:<width$}", format!("{sign:>column$}"))
    }

    /// The classic colours, or what terminals have without colours.
    pub(super) fn style(self, colour: bool) -> Style {
        let plain = match self {
            Sign::View(View::Number(0)) => Style::new().add_modifier(Modifier::DIM),
            Sign::View(View::Hidden) => Style::new(),
            _ => Style::new().add_modifier(Modifier::BOLD),
        };
        if !colour {
            return plain;
        }
        let (text, ground) = match self {
            Sign::View(View::Hidden) => (NOTHING, CLOSED),
            Sign::View(View::Flag) => (RED, CLOSED),
            Sign::View(View::Question) => (BLACK, CLOSED),
            Sign::View(View::Number(number)) => (number_colour(number), OPEN),
            Sign::View(View::Mine) => (BLACK, OPEN),
            Sign::Hit => (BLACK, RED),
            Sign::WrongFlag => (RED, OPEN),
            Sign::Chance(chance) => (BLACK, chance.ground()),
        };
        plain.fg(text).bg(ground)
    }
}

impl Chance {
    fn of(session: &Session, cell: Cell) -> Option<Self> {
        let known = session.overlay()?;
        let place = session.game.level().tiling().place(cell);
        let risks = known.mine_probability.get(place.row())?;
        let risk = (*risks.get(place.column())?)?;
        let among = |places: &[Place]| places.binary_search(&place).is_ok();
        Some(if among(&known.safe) {
            Chance::Safe
        } else if among(&known.certain_mines) {
            Chance::Mine
        } else {
            Chance::Risk(risk)
        })
    }

    /// From green for safe to red for a mine.
    fn ground(self) -> Color {
        const SHADES: [u8; 6] = [157, 193, 229, 223, 217, 210];
        Color::Indexed(match self {
            Chance::Safe => 84,
            Chance::Mine => 203,
            Chance::Risk(risk) => {
                let shade = (risk * SHADES.len() as f64) as usize;
                SHADES[shade.min(SHADES.len() - 1)]
            }
        })
    }
}

// Of the 256 colours nearly all terminals have. The ground is always given too, so that the numbers can
// be read on a dark screen as well as on a light one.
const BLACK: Color = Color::Indexed(16);
const RED: Color = Color::Indexed(196);
const NOTHING: Color = Color::Indexed(242);
const CLOSED: Color = Color::Indexed(249);
const OPEN: Color = Color::Indexed(255);

fn number_colour(number: u8) -> Color {
    Color::Indexed(match number {
        0 => 248,
        1 => 21,
        2 => 28,
        3 => 196,
        4 => 18,
        5 => 88,
        6 => 30,
        7 => 16,
        8 => 240,
        _ => 90,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_fills_its_width() {
        let two = Sign::View(View::Number(2));
        assert_eq!([1, 2, 3].map(|width| two.text(width)), ["2", " 2", " 2 "]);
        let risk = Sign::Chance(Chance::Risk(0.254));
        assert_eq!([2, 3].map(|width| risk.text(width)), ["25", "25 "]);
    }

    #[test]
    fn only_certain_cells_are_shown_as_certain() {
        let text = |chance| Sign::Chance(chance).text(2);
        assert_eq!(text(Chance::Safe), " 0");
        assert_eq!(text(Chance::Risk(1e-9)), " 1");
        assert_eq!(text(Chance::Risk(1.0 - 1e-9)), "99");
        assert_eq!(text(Chance::Mine), "**");
    }
}
