//! A session at the board: what each action does to the game, the cursor and the help on the screen.

mod hint;

pub(super) use hint::Hint;

use super::clock::Clock;
use super::layout::{self, Direction, Layout};
use super::thinker::{Answer, Question};
use atisbo_api::Error;
use atisbo_api::minesweeper::analyse;
use atisbo_minesweeper::{Cell, Draw, Game, Metrics, Move, MoveError, State, View};
use std::mem;
use std::time::Instant;

/// What a player asks for; moves are made where the cursor is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    /// Go this many cells.
    Step(Direction, u32),
    /// Go to the end of the row or column.
    Edge(Direction),
    /// Reveal a hidden cell, chord on a number.
    Open,
    Chord,
    Flag,
    Question,
    Undo,
    /// Show the best cell.
    Hint,
    /// Show how likely each cell is a mine, or hide it.
    Overlay,
    NewGame,
    /// Show the keys, or hide them.
    Help,
    /// Close the help, or else quit.
    Back,
    Quit,
}

/// Something to tell the player.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Note {
    Refused(MoveError),
    /// A running game ends only if the key is pressed again.
    NewGameAgain,
    /// A loss was taken back; how many that makes.
    LossTakenBack(u32),
    Thinking,
    Hint(Hint),
    /// Before the first move all cells are mines with the same probability.
    AllAlike(f64),
    NoAdvice(Error),
}

/// A game with its player's cursor and all else that the screen shows.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own, all combinations occur"
)]
pub(super) struct Session {
    pub(super) game: Game,
    pub(super) layout: Box<dyn Layout>,
    pub(super) cursor: Cell,
    pub(super) clock: Clock,
    flags: usize,
    /// Known once the game is over.
    pub(super) metrics: Option<Metrics>,
    /// The ID of the game without its moves; a free tiling has none.
    pub(super) start_id: Option<String>,
    /// Whether probabilities are to be shown.
    pub(super) overlay: bool,
    advice: Advice,
    /// Whether the player waits for a hint.
    wants_hint: bool,
    pub(super) hint: Option<Hint>,
    pub(super) note: Option<Note>,
    /// Whether the key for a new game was the last one, and asks to be pressed again.
    may_restart: bool,
    /// The first line of the help that is shown, if it is.
    pub(super) help: Option<u16>,
    /// Whether the player has quit.
    pub(super) ended: bool,
    /// Counts the positions seen, so that late answers are recognised.
    version: u64,
}

/// How far the thoughts about this position are.
enum Advice {
    NotAsked,
    ToAsk,
    Asked,
    Known(Box<analyse::Answer>),
    None(Error),
}

impl Session {
    pub(super) fn new(game: Game, now: Instant) -> Self {
        let layout = layout::layout(game.level().tiling());
        let mut session = Session {
            cursor: layout.middle(),
            layout,
            clock: Clock::default(),
            flags: 0,
            metrics: None,
            start_id: start_id(&game),
            overlay: false,
            advice: Advice::NotAsked,
            wants_hint: false,
            hint: None,
            note: None,
            may_restart: false,
            help: None,
            ended: false,
            version: 0,
            game,
        };
        session.look_again(now);
        session
    }

    /// Does what the player asks for.
    pub(super) fn act(&mut self, action: Action, now: Instant) {
        if self.help.is_some() && action != Action::Quit {
            self.read_help(action);
            return;
        }
        let may_restart = mem::take(&mut self.may_restart);
        match action {
            // Going about leaves the note where it can be read.
            Action::Step(direction, steps) => {
                self.cursor = self.layout.step(self.cursor, direction, steps);
            }
            Action::Edge(direction) => self.cursor = self.layout.edge(self.cursor, direction),
            Action::Open => match self.game.position().view(self.cursor) {
                View::Number(_) => self.play(Move::Chord(self.cursor), now),
                _ => self.play(Move::Reveal(self.cursor), now),
            },
            Action::Chord => self.play(Move::Chord(self.cursor), now),
            Action::Flag => self.play(Move::Flag(self.cursor), now),
            Action::Question => self.play(Move::Question(self.cursor), now),
            Action::Undo => self.undo(now),
            Action::Hint => self.ask_for_hint(),
            Action::Overlay => {
                self.overlay = !self.overlay;
                self.think();
            }
            Action::NewGame if self.game.state() == State::Playing && !may_restart => {
                self.may_restart = true;
                self.note = Some(Note::NewGameAgain);
            }
            Action::NewGame => self.restart(now),
            Action::Help => self.help = Some(0),
            Action::Back | Action::Quit => self.ended = true,
        }
    }

    fn read_help(&mut self, action: Action) {
        self.help = self.help.and_then(|first| match action {
            Action::Step(Direction::Down, lines) => Some(first.saturating_add(lines as u16)),
            Action::Step(Direction::Up, lines) => Some(first.saturating_sub(lines as u16)),
            _ => None,
        });
    }

    fn play(&mut self, action: Move, now: Instant) {
        match self.game.play(action) {
            Ok(_) => self.look_again(now),
            Err(error) => self.note = Some(Note::Refused(error)),
        }
    }

    fn undo(&mut self, now: Instant) {
        let losses = self.game.undone_losses();
        self.play(Move::Undo, now);
        if self.game.undone_losses() > losses {
            self.note = Some(Note::LossTakenBack(self.game.undone_losses()));
        }
    }

    /// The next game of the seed; of a given board, the same again.
    fn restart(&mut self, now: Instant) {
        let level = self.game.level().clone();
        let next = match (self.game.draw(), self.game.board()) {
            (Some(Draw { rule, seed, index }), _) => {
                Game::new(level, rule, seed, index.wrapping_add(1))
            }
            (None, Some(board)) => match Game::on(board.clone()) {
                Ok(game) => game,
                Err(_) => return, // the game on this board could not have begun either
            },
            (None, None) => return,
        };
        self.game = next;
        self.start_id = start_id(&self.game);
        self.clock = Clock::default();
        self.cursor = self.layout.middle();
        self.look_again(now);
    }

    /// Takes note of what a move has changed.
    fn look_again(&mut self, now: Instant) {
        let state = self.game.state();
        self.clock.run(state == State::Playing, now);
        let views = self.game.position().views();
        self.flags = views.iter().filter(|&&view| view == View::Flag).count();
        let game = Some(&self.game).filter(|_| state.is_over());
        self.metrics = game.and_then(Metrics::of);
        self.version += 1;
        self.advice = Advice::NotAsked;
        self.wants_hint = false;
        self.hint = None;
        self.note = None;
        self.think();
    }

    /// Asks for thoughts about this position if they are to be shown and were not asked for yet.
    fn think(&mut self) {
        let wanted = self.overlay || self.wants_hint;
        if wanted && matches!(self.advice, Advice::NotAsked) && !self.game.state().is_over() {
            self.advice = Advice::ToAsk;
        }
        if let Advice::None(error) = &self.advice
            && wanted
        {
            self.note = Some(Note::NoAdvice(error.clone()));
        }
    }

    /// The question that is open now, once.
    pub(super) fn question(&mut self) -> Option<Question> {
        if !matches!(self.advice, Advice::ToAsk) {
            return None;
        }
        self.advice = Advice::Asked;
        Some(Question {
            number: self.version,
            position: self.game.position().to_string(),
        })
    }

    /// Takes an answer, unless the game has gone on since it was asked for.
    pub(super) fn learn(&mut self, answer: Answer) {
        if answer.number != self.version {
            return;
        }
        match answer.known {
            Ok(known) => {
                self.advice = Advice::Known(Box::new(known));
                self.show_hint();
            }
            Err(error) => {
                self.advice = Advice::None(error);
                self.think();
            }
        }
    }

    /// Whether an answer may come any moment.
    pub(super) fn is_waiting(&self) -> bool {
        matches!(self.advice, Advice::ToAsk | Advice::Asked)
    }

    /// The probabilities to show, if they are wanted and known.
    pub(super) fn overlay(&self) -> Option<&analyse::Answer> {
        match &self.advice {
            Advice::Known(known) if self.overlay => Some(known),
            _ => None,
        }
    }

    /// How many mines have no flag; less than 0 if there are more flags.
    pub(super) fn mines_left(&self) -> i64 {
        i64::from(self.game.level().mines()) - self.flags as i64
    }
}

/// The ID of a game up to its moves.
fn start_id(game: &Game) -> Option<String> {
    let id = game.id().ok()?;
    let moves = id.match_indices('~').nth(2);
    Some(id[..moves.map_or(id.len(), |(at, _)| at)].to_owned())
}
