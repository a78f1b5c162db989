//! `game`: a game by hand, move by move. The player keeps the ID; nothing is remembered here.

use super::of::Of;
use super::{rows_with, words};
use crate::text::Message;
use crate::verb::{Cost, Verb};
use crate::{Error, Observer};
use atisbo_base::{Budget, Place};
use atisbo_minesweeper::{Cell, Game, Kind, Metrics, Move, Outcome, State, View};
use serde::{Deserialize, Serialize};

/// Which game, and what to do.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The game so far.
    pub of: Of,
    /// The moves to make, one after the other, up to the first that is refused.
    #[serde(default)]
    pub moves: Vec<Action>,
}

/// A move, with its cell by row and column, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Open a cell.
    Reveal(Place),
    /// Open all around a number that has its flags.
    Chord(Place),
    /// Put a flag, or take it away.
    Flag(Place),
    /// Put a question mark, or take it away.
    Question(Place),
    /// Take the last move back.
    Undo,
    /// Make the move again that was taken back last.
    Redo,
}

/// How the game stands now.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// What to ask for the next time.
    pub of: Of,
    /// The game as one text, with all its moves; a free tiling has none.
    pub id: Option<String>,
    /// Its level.
    pub level: String,
    /// The family of its tiling.
    pub tiling: Kind,
    /// How many rows there are.
    pub height: u32,
    /// How many cells a row has.
    pub width: u32,
    /// How many mines there are.
    pub mines: u32,
    /// What the player sees, one text for each row.
    pub board: Vec<String>,
    /// How it stands.
    pub state: Standing,
    /// The mines less the flags.
    pub mines_left: i64,
    /// The cells that the moves changed.
    pub changed: Vec<Place>,
    /// The mines that were hit.
    pub hit: Vec<Place>,
    /// Where the mines are, once the game is over.
    pub all_mines: Option<Vec<Place>>,
    /// The fewest clicks that open the board, once its mines are laid.
    pub three_bv: Option<u32>,
    /// How many of them open more than one cell.
    pub openings: Option<u32>,
    /// How much of that is done.
    pub solved_bv: Option<u32>,
    /// How many clicks there were, not counting undo.
    pub clicks: Option<u32>,
    /// How many moves can be taken back.
    pub undoable: usize,
    /// How many can be made again.
    pub redoable: usize,
    /// How many times the game was lost and went on.
    pub undone_losses: u32,
    /// The move that was refused, if one was; those after it were not made.
    pub refused: Option<Refused>,
    /// The position as text, of a game that has no ID to ask about it by.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// A move that was refused.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Refused {
    /// Which of the moves, counted from 0.
    pub index: usize,
    /// Why.
    pub sentence: Message,
}

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// No cell is revealed.
    Ready,
    /// Some are, none of them a mine.
    Playing,
    /// All safe cells are revealed.
    Won,
    /// A mine was hit.
    Lost,
}

impl From<State> for Standing {
    fn from(state: State) -> Self {
        match state {
            State::Ready => Standing::Ready,
            State::Playing => Standing::Playing,
            State::Won => Standing::Won,
            State::Lost { .. } => Standing::Lost,
        }
    }
}

impl Verb for Request {
    const GAME: &'static str = "minesweeper";
    const NAME: &'static str = "game";
    type Answer = Answer;

    fn cost(&self) -> Cost {
        self.of.cost()
    }

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let mut game = self.of.game(budget)?;
        let mut changed = Vec::new();
        let mut refused = None;
        for (index, &action) in self.moves.iter().enumerate() {
            match play(&mut game, action) {
                Ok(outcome) => changed.extend(outcome.changed),
                Err(sentence) => {
                    refused = Some(Refused { index, sentence });
                    break;
                }
            }
        }
        changed.sort_unstable();
        changed.dedup();
        Ok(shown(&self.of, &game, &changed, refused))
    }

    /// Whether all moves were made.
    fn is_yes(answer: &Answer) -> bool {
        answer.refused.is_none()
    }
}

fn play(game: &mut Game, action: Action) -> Result<Outcome, Message> {
    let cell = |place| {
        let cell = game.level().tiling().cell_at(place);
        cell.ok_or_else(|| Message::new("mines-no-such-cell"))
    };
    let action = match action {
        Action::Reveal(place) => Move::Reveal(cell(place)?),
        Action::Chord(place) => Move::Chord(cell(place)?),
        Action::Flag(place) => Move::Flag(cell(place)?),
        Action::Question(place) => Move::Question(cell(place)?),
        Action::Undo => Move::Undo,
        Action::Redo => return game.redo().map_err(words::move_error),
    };
    game.play(action).map_err(words::move_error)
}

fn shown(of: &Of, game: &Game, changed: &[Cell], refused: Option<Refused>) -> Answer {
    let (tiling, level) = (game.level().tiling(), game.level());
    let position = game.position();
    let hit: Vec<Cell> = position.known_mines().collect();
    let flags = position.views().iter().filter(|&&view| view == View::Flag);
    let board = game.board().filter(|_| game.state().is_over());
    let all_mines = board.map(|board| {
        let mines = tiling.cells().filter(|&cell| board.is_mine(cell));
        mines.map(|cell| tiling.place(cell)).collect()
    });
    let id = game.id().ok();
    let metrics = Metrics::of(game);
    Answer {
        of: of.again(game),
        level: level.to_string(),
        tiling: tiling.kind(),
        height: tiling.height(),
        width: tiling.width(),
        mines: level.mines(),
        board: rows_with(position, &[]),
        state: game.state().into(),
        mines_left: i64::from(level.mines()) - flags.count() as i64,
        changed: tiling.places(changed),
        hit: tiling.places(&hit),
        all_mines,
        three_bv: metrics.map(|metrics| metrics.board.total()),
        openings: metrics.map(|metrics| metrics.board.openings),
        solved_bv: metrics.map(|metrics| metrics.solved.total()),
        clicks: metrics.map(|metrics| metrics.clicks.total()),
        undoable: game.undoable(),
        redoable: game.redoable().len(),
        undone_losses: game.undone_losses(),
        refused,
        position: id.is_none().then(|| position.to_string()),
        id,
    }
}
