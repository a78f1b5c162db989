//! `generate`: boards, by level, first click and seed.

use super::{level, words};
use crate::series::indices;
use crate::text::Message;
use crate::verb::{Size, Verb};
use crate::{Error, Observer, random_seed};
use atisbo_base::{Budget, Place, Stop, seed};
use atisbo_minesweeper::no_guess::{self, NoGuessError, Proof};
use atisbo_minesweeper::{
    Board, Cell, Draw, FirstCell, FirstClick, Game, Level, Position, ThreeBv,
};
use serde::{Deserialize, Serialize};

/// What to make.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The level, by name or as `HEIGHTxWIDTHxMINES` (`8x8x15%`: a percentage of the cells), with a tiling before it or not;
    /// or the text of a position whose tiling and mines it takes.
    pub level: String,
    /// What the first click may hit.
    #[serde(default)]
    pub first_click: FirstClick,
    /// The first click, row and column counted from 0; a good one for the rule if none is named.
    pub cell: Option<Place>,
    /// Logic alone must be enough from the first click on; how such a board is found.
    pub no_guess: Option<no_guess::Method>,
    /// Whether to give the proof that no guess is needed, step by step.
    #[serde(default)]
    pub proof: bool,
    /// The same seed gives the same boards.
    pub seed: Option<u64>,
    /// The index of the first board.
    #[serde(default)]
    pub first: u64,
    /// How many boards.
    #[serde(default = "super::one")]
    pub count: u64,
}

/// What was made.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The seed.
    pub seed: u64,
    /// The boards.
    pub boards: Vec<Made>,
    /// How many boards were tried in all.
    pub tried: u64,
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

impl Made {
    /// About how many bytes it takes.
    fn bytes(&self) -> u64 {
        // The board is there three times; a step has a sentence and lists of cells.
        let steps = self.proof.as_ref().map_or(0, Vec::len);
        (3 * self.text.len() + 1_000 * steps) as u64
    }
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
        let draw = |index| Draw { rule, seed, index };
        let first = first_cell(&level, draw(self.first), self.cell)?;
        let mut answer = Answer {
            seed,
            boards: Vec::new(),
            tried: 0,
            failed: None,
            budget: None,
        };
        let meter = budget.meter();
        let mut bytes = 0;
        for index in indices(self.first, self.count)? {
            let stop = meter.check_clock().or_else(|| meter.check_bytes(bytes));
            let begun = match stop {
                Some(stop) => Err(NoGuessError::Stopped { stop, games: 0 }),
                None => begin(&level, draw(index), first, self.no_guess, budget)?,
            };
            match begun {
                Ok(begun) => {
                    answer.tried += begun.tried;
                    let proof = begun.proof.filter(|_| self.proof);
                    if let Some(made) = made(&begun.game, first, draw(index), proof) {
                        bytes += made.bytes();
                        answer.boards.push(made);
                    }
                    observer.progress(index - self.first + 1, self.count);
                }
                Err(error) => {
                    answer.tried += error.games();
                    answer.budget = error.stop();
                    answer.failed = Some(words::no_guess(error));
                    break;
                }
            }
        }
        Ok(answer)
    }

    /// Whether all boards were made.
    fn is_yes(answer: &Answer) -> bool {
        answer.failed.is_none()
    }
}

/// The cell of the first click: the one named, or the best for the level and the rule.
pub(super) fn first_cell(level: &Level, draw: Draw, named: Option<Place>) -> Result<Cell, Error> {
    let Draw { rule, seed, index } = draw;
    let cell = match named {
        Some(place) => level.tiling().cell_at(place),
        None => FirstCell::best(level, rule).choose(&Position::start(level), seed, index),
    };
    cell.ok_or_else(|| Message::new("mines-no-such-cell").into())
}

/// A game after its first click.
pub(super) struct Begun {
    pub(super) game: Game,
    /// That the game needs no guess, where that was asked for.
    proof: Option<Proof>,
    /// How many boards were tried.
    tried: u64,
}

/// A game after its first click; with a method, on a board that needs no guess. The inner error is why no such board
/// was found.
pub(super) fn begin(
    level: &Level,
    Draw { rule, seed, index }: Draw,
    first: Cell,
    method: Option<no_guess::Method>,
    budget: &Budget,
) -> Result<Result<Begun, NoGuessError>, Error> {
    let mut begun = match method {
        None => Begun {
            game: Game::new(level.clone(), rule, seed, index),
            proof: None,
            tried: 1,
        },
        Some(method) => {
            let rng = &mut seed::rng(seed, index);
            match no_guess::generate(level, rule, first, method, rng, budget) {
                Ok(found) => Begun {
                    game: Game::on(found.board).map_err(words::error)?,
                    proof: Some(found.proof),
                    tried: found.games,
                },
                Err(error @ NoGuessError::NoRoom) => return Err(words::no_guess(error).into()),
                Err(error) => return Ok(Err(error)),
            }
        }
    };
    begun.game.reveal(first).map_err(words::error)?;
    Ok(Ok(begun))
}

/// The board of a game after its first click; none if it has no board yet.
fn made(game: &Game, first: Cell, draw: Draw, proof: Option<Proof>) -> Option<Made> {
    let board = game.board()?;
    let tiling = board.tiling();
    let clicks = ThreeBv::of(board);
    let level = game.level().to_string();
    let step = |step: &no_guess::Step| Step {
        numbers: tiling.places(&step.numbers),
        total: step.total,
        safe: tiling.places(&step.safe),
        mines: tiling.places(&step.mines),
        sentence: words::proof_step(tiling, step),
    };
    Some(Made {
        head: Message::new("mines-board-head")
            .with("level", level.as_str())
            .with("seed", draw.seed.to_string())
            .with("index", draw.index.to_string())
            .with("clicks", clicks.total()),
        level,
        index: draw.index,
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
    let is_mine = |index: usize| board.is_mine(Cell(index as u32));
    let sign = |index| if is_mine(index) { '*' } else { '.' };
    let rows = board.tiling().rows();
    rows.map(|cells| cells.map(sign).collect()).collect()
}
