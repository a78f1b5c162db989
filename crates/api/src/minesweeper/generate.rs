//! `generate`: boards, by level, first click and seed.

use super::{level, words};
use crate::text::{Message, stop};
use crate::verb::{Size, Verb};
use crate::{Error, Observer, random_seed};
use atisbo_base::{Budget, Place, Stop, seed};
use atisbo_minesweeper::no_guess::{self, NoGuessError, Proof};
use atisbo_minesweeper::{
    Board, Cell, FirstCell, FirstClick, Game, LevelError, MoveError, Position, ThreeBv,
};
use serde::{Deserialize, Serialize};

/// What to make.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The level, by name or as `HEIGHTxWIDTHxMINES`, with a tiling before it or not; or the text of a
    /// position whose tiling and mines it shall have.
    pub level: String,
    /// What the first click may hit.
    #[serde(default)]
    pub first_click: FirstClick,
    /// The first click, row and column counted from 0; a good one for the rule if none is named.
    #[serde(default)]
    pub cell: Option<Place>,
    /// Logic alone must be enough from the first click on; how such a board is found.
    #[serde(default)]
    pub no_guess: Option<no_guess::Method>,
    /// Whether to give the proof that no guess is needed, step by step.
    #[serde(default)]
    pub proof: bool,
    /// The same seed gives the same boards.
    #[serde(default)]
    pub seed: Option<u64>,
    /// The index of the first board.
    #[serde(default)]
    pub first: u64,
    /// How many boards.
    #[serde(default = "one")]
    pub count: u64,
}

fn one() -> u64 {
    1
}

/// What was made.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The seed.
    pub seed: u64,
    /// The boards.
    pub boards: Vec<Made>,
    /// Why there are fewer than asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub failed: Option<Message>,
    /// Which limit ended the work, if one did.
    pub budget: Option<Stop>,
}

/// A board.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Made {
    /// What it is and how to make it again, in words.
    pub head: Message,
    /// Its level.
    pub level: String,
    /// Its index under the seed.
    pub index: u64,
    /// The board, one text for each row: `*` is a mine.
    pub board: Vec<String>,
    /// The board in the project's own format.
    pub text: String,
    /// The first click it was made for.
    pub first: Place,
    /// The fewest clicks that open it.
    pub three_bv: u32,
    /// How many of them open more than one cell.
    pub openings: u32,
    /// A text from which the game can be begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The position after the first click, in the project's own format.
    pub position: String,
    /// Each step of the proof that logic is enough, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proof: Option<Vec<Step>>,
}

/// A step of a proof.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Step {
    /// The numbers it follows from, with all that was concluded before.
    pub numbers: Vec<Place>,
    /// Whether it also needs the number of mines.
    pub total: bool,
    /// The cells that are no mines, and are opened.
    pub safe: Vec<Place>,
    /// The cells that are mines.
    pub mines: Vec<Place>,
    /// The step in words.
    pub sentence: Message,
}

impl Verb for Request {
    const GAME: &'static str = "minesweeper";
    const NAME: &'static str = "generate";
    type Answer = Answer;

    fn size(&self) -> Size {
        Size::boards(self.count)
    }

    fn answer(&self, observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let level = level(&self.level)?;
        let rule = self.first_click;
        let seed = self.seed.unwrap_or_else(random_seed);
        let first = match self.cell {
            Some(place) => level.tiling().cell_at(place),
            None => {
                FirstCell::best(&level, rule).choose(&Position::start(&level), seed, self.first)
            }
        };
        let first = first.ok_or_else(|| Message::new("mines-no-such-cell"))?;
        let mut answer = Answer {
            seed,
            boards: Vec::new(),
            failed: None,
            budget: None,
        };
        let meter = budget.meter();
        for index in self.first..self.first.saturating_add(self.count) {
            let made = match (self.no_guess, meter.check_clock()) {
                (_, Some(limit)) => Err(Trouble::Stop(limit)),
                (Some(method), None) => {
                    let rng = &mut seed::rng(seed, index);
                    no_guess::generate(&level, rule, first, method, rng, budget)
                        .map_err(Trouble::from)
                        .and_then(|found| {
                            let game = Game::on(found.board).map_err(Trouble::Level)?;
                            Ok((game, Some(found.proof)))
                        })
                }
                (None, None) => Ok((Game::new(level.clone(), rule, seed, index), None)),
            };
            let made = made.and_then(|(game, proof)| {
                let proof = proof.filter(|_| self.proof);
                begun(game, first, (seed, index), proof).map_err(Trouble::Move)
            });
            match made {
                Ok(made) => answer.boards.push(made),
                Err(Trouble::Stop(limit)) => {
                    answer.budget = Some(limit);
                    let made = Message::new("mines-made-only").with("made", answer.boards.len());
                    answer.failed = Some(made.with("stop", stop(limit)));
                    break;
                }
                Err(Trouble::Move(error)) => return Err(words::move_error(&error).into()),
                Err(Trouble::Level(error)) => return Err(words::error(&error)),
                Err(Trouble::NoRoom) => {
                    return Err(Message::new("mines-no-guess-room").into());
                }
            }
            observer.progress(index - self.first + 1, self.count);
        }
        Ok(answer)
    }

    /// Whether all boards were made.
    fn is_yes(answer: &Answer) -> bool {
        answer.failed.is_none()
    }
}

/// Why a board was not made.
enum Trouble {
    Stop(Stop),
    NoRoom,
    Move(MoveError),
    Level(LevelError),
}

impl From<NoGuessError> for Trouble {
    fn from(error: NoGuessError) -> Self {
        match error {
            NoGuessError::NoRoom => Trouble::NoRoom,
            NoGuessError::Stopped { stop, .. } => Trouble::Stop(stop),
        }
    }
}

/// A board with its first click.
fn begun(
    mut game: Game,
    first: Cell,
    (seed, index): (u64, u64),
    proof: Option<Proof>,
) -> Result<Made, MoveError> {
    game.reveal(first)?;
    let Some(board) = game.board() else {
        return Err(MoveError::NothingToOpen(first));
    };
    let tiling = board.tiling();
    let clicks = ThreeBv::of(board);
    let level = game.level().to_string();
    let head = Message::new("mines-board-head")
        .with("level", level.as_str())
        .with("seed", seed.to_string())
        .with("index", index.to_string())
        .with("clicks", u64::from(clicks.total()));
    let step = |step: &no_guess::Step| Step {
        numbers: tiling.places(&step.numbers),
        total: step.total,
        safe: tiling.places(&step.safe),
        mines: tiling.places(&step.mines),
        sentence: words::proof_step(tiling, step),
    };
    Ok(Made {
        head,
        level,
        index,
        board: board_rows(board),
        text: board.to_string(),
        first: tiling.place(first),
        three_bv: clicks.total(),
        openings: clicks.openings,
        position: game.position().to_string(),
        id: game.id().ok(),
        proof: proof.map(|proof| proof.steps.iter().map(step).collect()),
    })
}

/// Where the mines are, one text for each row.
fn board_rows(board: &Board) -> Vec<String> {
    let row = |cells: std::ops::Range<usize>| {
        let sign = |index| {
            if board.is_mine(Cell(index as u32)) {
                '*'
            } else {
                '.'
            }
        };
        cells.map(sign).collect()
    };
    board.tiling().rows().map(row).collect()
}
