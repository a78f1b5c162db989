//! Minesweeper as an environment: an action opens a cell.

use super::board::{Board, Layout, Maker, Move, State, any_of};
use super::player::{Policy, Sitting};
use atisbo_api::Error;
use atisbo_api::text::Message;
use atisbo_base::{Budget, seed};
use atisbo_minesweeper::policy::{Judge, Measure, Regret};
use atisbo_minesweeper::{
    AgentError, Cell, FirstClick, Game, Level, MoveError, State as Stand, View,
};
use rand_pcg::Pcg64;

/// What a hidden cell shows, and a mine that was hit.
const HIDDEN: i8 = -1;
const MINE: i8 = -2;

/// Which stream of a game's random numbers a random player takes: another than the mines.
const PLAYER: u64 = 0x7261_6e64_6f6d;

/// Games of a level.
pub(super) struct Mines {
    level: Level,
    rule: FirstClick,
    measure: Option<Measure>,
    layout: Layout,
}

impl Mines {
    /// Games of a level, whose moves are judged if there is a measure.
    ///
    /// # Errors
    ///
    /// If no first click keeps the rule.
    pub(super) fn new(
        level: Level,
        rule: FirstClick,
        measure: Option<Measure>,
    ) -> Result<Self, Error> {
        let mut cells = level.tiling().cells();
        if !cells.any(|cell| may_begin(&level, rule, cell)) {
            let message = Message::new("python-environment-opening");
            return Err(message.with("level", level.to_string()).into());
        }
        let tiling = level.tiling();
        let most = tiling.cells().map(|cell| tiling.neighbours(cell).len());
        let layout = Layout {
            rows: tiling.height() as usize,
            columns: tiling.width() as usize,
            actions: tiling.len(),
            highest: most.max().unwrap_or(0) as i8,
        };
        Ok(Mines {
            level,
            rule,
            measure,
            layout,
        })
    }

    fn board(&self, game: Game) -> Box<dyn Board> {
        let (seed, index) = game.draw().map_or((0, 0), |draw| (draw.seed, draw.index));
        Box::new(Play {
            game,
            judge: self.measure.map(|measure| (measure, Judge::new(measure))),
            player: None,
            rng: seed::rng(seed ^ PLAYER, index),
        })
    }
}

/// Whether the mines leave room for a first click here.
fn may_begin(level: &Level, rule: FirstClick, cell: Cell) -> bool {
    let free = match rule {
        FirstClick::NoGuarantee | FirstClick::FirstFree => 0,
        FirstClick::Safe => 1,
        FirstClick::Opening => 1 + level.tiling().neighbours(cell).len(),
    };
    level.mines() as usize + free <= level.tiling().len()
}

impl Maker for Mines {
    fn layout(&self) -> Layout {
        self.layout
    }

    fn is_slow_to_make(&self) -> bool {
        false
    }

    fn is_slow_to_play(&self) -> bool {
        self.measure.is_some()
    }

    fn policies(&self) -> &'static [Policy] {
        &[
            Policy::Random,
            Policy::Logic,
            Policy::Safest,
            Policy::Fast,
            Policy::Strong,
        ]
    }

    fn draw(&self, seed: u64, index: u64, _: &Budget) -> Result<Box<dyn Board>, Error> {
        Ok(self.board(Game::new(self.level.clone(), self.rule, seed, index)))
    }

    fn read(&self, text: &str, _: &Budget) -> Result<Box<dyn Board>, Error> {
        let game = Game::from_id(text)?;
        if game.level().tiling() != self.level.tiling() {
            let message = Message::new("python-environment-tiling")
                .with("found", game.level().to_string())
                .with("level", self.level.to_string());
            return Err(message.into());
        }
        if game.state().is_over() {
            return Err(Message::new("python-environment-over").into());
        }
        Ok(self.board(game))
    }
}

/// A game in play.
struct Play {
    game: Game,
    judge: Option<(Measure, Judge)>,
    player: Option<Sitting>,
    rng: Pcg64,
}

impl Play {
    fn may_open(&self, cell: Cell) -> bool {
        let hidden = |cell| self.game.position().view(cell).is_hidden();
        match self.game.state() {
            Stand::Won | Stand::Lost { .. } => false,
            Stand::Playing => hidden(cell),
            Stand::Ready => {
                let rule = self
                    .game
                    .draw()
                    .map_or(FirstClick::NoGuarantee, |draw| draw.rule);
                hidden(cell) && may_begin(self.game.level(), rule, cell)
            }
        }
    }

    fn open(&mut self, cell: Cell) -> Result<i32, MoveError> {
        // Only the game of an ID has flags; there is no action that takes them away.
        if self.game.position().view(cell) == View::Flag {
            self.game.flag(cell)?;
        }
        let outcome = self.game.reveal(cell)?;
        let hit = matches!(outcome.state, Stand::Lost { .. });
        Ok(if hit { 0 } else { outcome.changed.len() as i32 })
    }
}

impl Board for Play {
    fn act(&mut self, action: usize, budget: &Budget) -> Result<Option<Move>, Error> {
        let inside = action < self.game.level().tiling().len();
        let cell = Cell(action as u32);
        if !inside || !self.may_open(cell) {
            return Ok(None);
        }
        let regret = match &mut self.judge {
            Some((_, judge)) => judge
                .judge(&self.game, cell, budget)
                .map_err(AgentError::from)?,
            None => Regret::default(),
        };
        let gained = self.open(cell).map_err(AgentError::from)?;
        Ok(Some(Move {
            gained,
            risk: regret.risk,
            risk_regret: regret.risk_regret,
            exact_regret: regret.exact_regret,
        }))
    }

    fn state(&self) -> State {
        match self.game.state() {
            Stand::Ready | Stand::Playing => State::Playing,
            Stand::Won => State::Won,
            Stand::Lost { .. } => State::Lost,
        }
    }

    fn show(&self, cells: &mut [u8], mask: &mut [u8]) -> i32 {
        let mut hit = 0;
        for (shown, &view) in cells.iter_mut().zip(self.game.position().views()) {
            let value = match view {
                View::Hidden | View::Flag | View::Question => HIDDEN,
                View::Number(number) => number as i8,
                View::Mine => {
                    hit += 1;
                    MINE
                }
            };
            *shown = value as u8;
        }
        if self.game.state() == Stand::Playing {
            for (allowed, &shown) in mask.iter_mut().zip(&*cells) {
                *allowed = u8::from(shown as i8 == HIDDEN);
            }
        } else {
            for (cell, allowed) in self.game.level().tiling().cells().zip(mask) {
                *allowed = u8::from(self.may_open(cell));
            }
        }
        self.game.level().mines() as i32 - hit
    }

    fn id(&self) -> Option<String> {
        self.game.id().ok()
    }

    fn advise(&mut self, policy: Policy, budget: &Budget) -> Result<Option<usize>, Error> {
        if self.game.state().is_over() {
            return Ok(None);
        }
        if !self
            .player
            .as_ref()
            .is_some_and(|player| player.is_of(policy))
        {
            self.player = Sitting::new(policy, &self.game);
        }
        let cells = self.game.level().tiling().cells();
        let mask: Vec<u8> = cells.map(|cell| u8::from(self.may_open(cell))).collect();
        match &mut self.player {
            Some(player) => {
                let cell = player.next(&self.game, budget)?.index();
                // The cell that a player opens first may have no room for an opening.
                let first = mask.iter().position(|&allowed| allowed > 0);
                Ok(if mask[cell] > 0 { Some(cell) } else { first })
            }
            None => Ok(any_of(&mask, &mut self.rng)),
        }
    }

    fn copied(&self) -> Box<dyn Board> {
        let judge = self.judge.as_ref();
        Box::new(Play {
            game: self.game.clone(),
            // What they remember saves time and decides nothing.
            judge: judge.map(|&(measure, _)| (measure, Judge::new(measure))),
            player: None,
            rng: self.rng.clone(),
        })
    }
}
