//! `play`: an agent plays games.

mod report;
mod row;

pub use report::LogFormat;
pub use row::GameRow;

use super::adviser::{Analysis, Method};
use super::game::Standing;
use super::inquiry::Question;
use super::{level, rows_with, words};
use crate::series::indices;
use crate::text::Message;
use crate::verb::{Size, Verb};
use crate::{Error, Observer, random_seed};
use atisbo_base::{Budget, Place, Stop};
use atisbo_lab::statistics::{Confidence, proportion};
use atisbo_minesweeper::bayes::{Adviser, BayesAgent, node_name};
use atisbo_minesweeper::logic::{self, LogicAgent};
use atisbo_minesweeper::{
    Agent, AgentError, Decision, FirstCell, FirstClick, Game, Level, OneCell, Outcomes, Position,
    Reason, Record, Series, play_in_order, play_series, play_turn, policy,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::time::Duration;

/// Which games to play, and how.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The level, by name or as `HEIGHTxWIDTHxMINES` (`8x8x15%`: a percentage of the cells), with a tiling before it or not;
    /// or the text of a position whose tiling and mines it takes.
    pub level: String,
    /// What the first click may hit; no mine, unless a preset of the network comes from a report with another rule.
    pub first_click: Option<FirstClick>,
    /// Which cell it opens first: `corner`, `inner`, `random`, or row and column as `3,4`. If none is named, the best one;
    /// a random one for the logical agents of the report.
    pub first_cell: Option<String>,
    /// How it analyses positions.
    #[serde(flatten)]
    pub analysis: Analysis,
    /// How many games.
    #[serde(default = "super::one")]
    pub games: u64,
    /// The same seed gives the same games.
    pub seed: Option<u64>,
    /// The index of the first game.
    #[serde(default)]
    pub first: u64,
    /// The ID of a game to go on with, in place of a level and a seed.
    pub id: Option<String>,
    /// Whether to give a row for each game.
    #[serde(default)]
    pub each: bool,
    /// Whether to write down every decision.
    #[serde(default)]
    pub log: bool,
    /// How decisions are written down beside their fields.
    #[serde(default)]
    pub log_format: LogFormat,
}

/// What came of it.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The level.
    pub level: String,
    /// What the first click might hit.
    pub first_click: FirstClick,
    /// The seed.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// The part of them that was won.
    pub win_rate: Option<f64>,
    /// Its 95 % interval.
    pub interval: Option<(f64, f64)>,
    /// All games.
    pub all: Part,
    /// The games won.
    pub won: Part,
    /// The games lost.
    pub lost: Part,
    /// A row for each game, in order, where that was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub each: Vec<GameRow>,
    /// Every decision, where that was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub log: Vec<Turn>,
    /// The texts from which the games can be replayed, where decisions were asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ids: Vec<String>,
    /// Which limit ended the work, if one did.
    pub budget: Option<Stop>,
    /// Decisions that a limit of the agent ended early: with more thought they might have been better.
    #[serde(skip_serializing_if = "is_zero")]
    pub cut_short: u64,
    /// The result in words.
    pub sentences: Vec<Message>,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes it like this"
)]
fn is_zero(count: &u64) -> bool {
    *count == 0
}

/// The games won, or those lost, or all.
#[derive(Clone, Copy, Debug, Serialize, schemars::JsonSchema)]
pub struct Part {
    /// How many.
    pub games: u64,
    /// Decisions in one, on average.
    pub decisions: Option<f64>,
    /// Guesses in one, on average, the first click included.
    pub guesses: Option<f64>,
    /// Seconds of thought in one, on average.
    pub seconds: Option<f64>,
    /// Seconds of thought in the one that took longest.
    pub longest: Option<f64>,
}

impl From<Outcomes> for Part {
    fn from(outcomes: Outcomes) -> Self {
        let games = outcomes.games as f64;
        let mean = |total: f64| (games > 0.0).then_some(total / games);
        Part {
            games: outcomes.games,
            decisions: mean(outcomes.decisions as f64),
            guesses: mean(outcomes.guesses as f64),
            seconds: mean(outcomes.time.as_secs_f64()),
            longest: (games > 0.0).then_some(outcomes.longest.as_secs_f64()),
        }
    }
}

/// A decision, with what the second report logs of it and what other agents have in place of its network.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Turn {
    /// How it was made.
    pub method: Method,
    /// The game.
    pub game: u64,
    /// Which decision of it, from 1.
    pub turn: u32,
    /// What was seen.
    pub board: Vec<String>,
    /// The variables that say whether cells are mines.
    pub x: Vec<String>,
    /// The variables of the numbers.
    pub y: Vec<String>,
    /// The mines known before.
    pub known_mines: Vec<Place>,
    /// The probability of a mine for each variable.
    pub mine_probability: BTreeMap<String, f64>,
    /// The questions that chaining was asked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<Question>,
    /// The cells marked as mines.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub mark: Vec<Place>,
    /// Why.
    pub reason: Reason,
    /// The cells revealed.
    pub reveal: Vec<Place>,
    /// The probability that they are mines.
    pub risk: f64,
    /// The probability to win with best play, where the end of the game is known exactly.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win: Option<f64>,
    /// The limit that ended thinking early, if one did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub budget: Option<Stop>,
    /// How long it took.
    #[serde(with = "atisbo_base::seconds")]
    #[schemars(with = "f64")]
    pub time: Duration,
    /// What was seen then, with the mines known or marked before.
    pub after: Vec<String>,
    /// How the game stands.
    pub state: Standing,
    /// The decision as the second report's program logs it, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub report: Option<String>,
    /// The text from which the game can be replayed, with its last decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

impl Turn {
    /// About how many bytes it takes: its boards are the most of it.
    fn bytes(&self) -> u64 {
        let boards = self.board.iter().chain(&self.after).map(String::len);
        let text = self.report.as_ref().map_or(0, String::len);
        let cells = 3 * self.x.len() + self.y.len() + self.known_mines.len() + self.reveal.len();
        let asked = self.questions.len() * size_of::<Question>();
        (boards.sum::<usize>() + text + cells * size_of::<String>() + asked + size_of::<Self>())
            as u64
    }
}

impl Verb for Request {
    const GAME: &'static str = "minesweeper";
    const NAME: &'static str = "play";
    type Answer = Answer;

    fn size(&self) -> Size {
        match (self.log, self.each) {
            (true, _) => Size::boards(self.games),
            (false, true) => Size::puzzles(self.games),
            (false, false) => Size::boards(0),
        }
    }

    fn answer(&self, observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let (mut log, mut bytes) = (Vec::new(), 0);
        let meter = budget.meter();
        if !self.log && self.id.is_none() {
            if self.each {
                let mut rows = Vec::new();
                let mut answer = self.in_order(observer, budget, &mut |row| {
                    bytes += row.bytes();
                    rows.push(row);
                    meter.check_bytes(bytes)
                })?;
                answer.each = rows;
                return Ok(answer);
            }
            let (level, rule, player) = self.start()?;
            let games = indices(self.first, self.games)?;
            let finished = |done| observer.progress(done, self.games);
            let agent = |index| player.agent((&level, rule), index);
            let series = play_series(&level, (rule, player.seed), games, agent, budget, &finished)?;
            return Ok(answer(&level, (rule, player.seed), &series));
        }
        let mut answer = self.watched(observer, budget, &mut |turn| {
            if !self.log {
                return None;
            }
            bytes += turn.bytes();
            log.push(turn);
            meter.check_bytes(bytes)
        })?;
        answer.ids = log.iter().filter_map(|turn| turn.id.clone()).collect();
        answer.log = log;
        Ok(answer)
    }

    /// Whether all games were played, won or lost.
    fn is_yes(answer: &Answer) -> bool {
        answer.budget.is_none()
    }
}

impl Request {
    /// Plays the games one after the other and hands over every decision as soon as it is made; the answer holds none
    /// of them. A limit that `each` returns ends the series.
    ///
    /// # Errors
    ///
    /// As those of the answer.
    pub fn watched(
        &self,
        observer: &dyn Observer,
        budget: &Budget,
        each: &mut dyn FnMut(Turn) -> Option<Stop>,
    ) -> Result<Answer, Error> {
        let (level, rule, player) = self.start()?;
        let mut series = Series::default();
        for index in indices(self.first, self.games)? {
            let game = match &self.id {
                Some(id) => Game::from_id(id)?,
                None => Game::new(level.clone(), rule, player.seed, index),
            };
            match player.watched(game, (rule, index), self.log_format, budget, each) {
                Ok(record) => series.add(&record),
                Err(error) => {
                    series.stop = Some(error.stop().ok_or(error)?);
                    break;
                }
            }
            observer.progress(index - self.first + 1, self.games);
        }
        Ok(answer(&level, (rule, player.seed), &series))
    }

    /// Plays the games on several threads and hands over a row for each of them in order, as soon as those before it
    /// are there; the answer holds none of them. A limit that `each` returns ends the series.
    ///
    /// # Errors
    ///
    /// As those of the answer.
    pub fn in_order(
        &self,
        observer: &dyn Observer,
        budget: &Budget,
        each: &mut dyn FnMut(GameRow) -> Option<Stop>,
    ) -> Result<Answer, Error> {
        let (level, rule, player) = self.start()?;
        let seed = player.seed;
        let games = indices(self.first, self.games)?;
        let agent = |index| player.agent((&level, rule), index);
        let row = |index, game: &Game, record: &Record| GameRow::new((index, seed), game, record);
        let mut each = |row: GameRow| {
            observer.progress(row.game - self.first + 1, self.games);
            each(row)
        };
        let series = play_in_order(&level, (rule, seed), games, agent, budget, row, &mut each)?;
        Ok(answer(&level, (rule, seed), &series))
    }

    /// The level, what its first click may hit, and who plays it.
    fn start(&self) -> Result<(Level, FirstClick, Player), Error> {
        if self.log_format == LogFormat::Report && self.analysis.method != Method::Bayes {
            let message = Message::new("mines-report-log");
            return Err(message.with("agent", self.analysis.method.id()).into());
        }
        let preset = self.analysis.preset().unwrap_or_default();
        let rule = self.first_click.unwrap_or_else(|| preset.first_click());
        let (level, rule) = match &self.id {
            Some(_) if self.games != 1 || self.each => {
                return Err(Message::new("mines-id-one-game").into());
            }
            Some(id) => {
                let game = Game::from_id(id)?;
                if game.state().is_over() {
                    return Err(Message::new("mines-id-over").into());
                }
                let rule = game.draw().map_or(rule, |draw| draw.rule);
                (game.level().clone(), rule)
            }
            None => (level(&self.level)?, rule),
        };
        self.analysis.check_order(level.tiling())?;
        let first_cell = self.first_cell.as_deref().map(str::parse).transpose()?;
        let on_board = |cell: FirstCell| cell.choose(&Position::start(&level), 0, 0).is_some();
        if !first_cell.is_none_or(on_board) {
            return Err(Message::new("mines-no-such-cell").into());
        }
        let seed = self.seed.unwrap_or_else(random_seed);
        Ok((level, rule, Player::new(&self.analysis, first_cell, seed)))
    }
}

/// What is answered of a series of games.
fn answer(level: &Level, (rule, seed): (FirstClick, u64), series: &Series) -> Answer {
    let all = series.all();
    let rate = proportion(series.won.games, all.games, Confidence::NINETY_FIVE);
    Answer {
        level: level.to_string(),
        first_click: rule,
        seed,
        games: all.games,
        win_rate: rate.map(|rate| rate.value),
        interval: rate.map(|rate| (rate.interval.low, rate.interval.high)),
        all: all.into(),
        won: series.won.into(),
        lost: series.lost.into(),
        each: Vec::new(),
        log: Vec::new(),
        ids: Vec::new(),
        budget: series.stop,
        cut_short: all.cut_short,
        sentences: words::series(series, rate),
    }
}

/// A player of games.
#[derive(Clone)]
pub struct Player {
    adviser: Adviser,
    logic: logic::Settings,
    strength: policy::Settings,
    method: Method,
    /// Whether it opens one cell a move.
    one_cell: bool,
    /// What it opens first; none if that is the best cell of each level.
    first_cell: Option<FirstCell>,
    seed: u64,
}

impl Player {
    /// A player that analyses positions like this.
    pub fn new(analysis: &Analysis, first_cell: Option<FirstCell>, seed: u64) -> Self {
        Player {
            adviser: analysis.adviser(),
            logic: analysis.logic.settings(),
            strength: policy::Settings::of(analysis.strength),
            method: analysis.method,
            one_cell: analysis.one_cell,
            first_cell: first_cell.or_else(|| analysis.first_cell()),
            seed,
        }
    }

    /// The agent for the game with this index.
    pub fn agent(&self, game: (&Level, FirstClick), index: u64) -> Box<dyn Agent> {
        let ((level, rule), seed) = (game, self.seed);
        let first = self.first_cell;
        let first = first.unwrap_or_else(|| FirstCell::best(level, rule));
        match self.method {
            Method::Bayes => {
                let agent = BayesAgent::new(self.adviser.clone(), first, seed, index);
                if self.one_cell {
                    return Box::new(OneCell(agent.forgetful()));
                }
                Box::new(agent)
            }
            Method::Logic => self.held(LogicAgent::new(self.logic, first, seed, index)),
            Method::Exact => self.held(policy::Player::new(self.strength, first, seed, index)),
        }
    }

    /// The agent, held to one cell a move if it is to open no more.
    fn held(&self, agent: impl Agent + 'static) -> Box<dyn Agent> {
        if self.one_cell {
            Box::new(OneCell(agent))
        } else {
            Box::new(agent)
        }
    }

    /// Plays a game and hands over every decision.
    fn watched(
        &self,
        mut game: Game,
        (rule, index): (FirstClick, u64),
        format: LogFormat,
        budget: &Budget,
        each: &mut dyn FnMut(Turn) -> Option<Stop>,
    ) -> Result<Record, AgentError> {
        let mut agent = self.agent((game.level(), rule), index);
        let mut record = Record::default();
        while !game.state().is_over() {
            let before = game.position().clone();
            let (decision, time) = play_turn(&mut game, agent.as_mut(), budget, &mut record)?;
            let number = (index, record.decisions);
            let mut turn = turn(self.method, number, &before, &decision, time, &game);
            if format == LogFormat::Report {
                turn.report = report::log(&before, &decision, time, game.position());
            }
            // A game that is over counts; the next one ends the series.
            if let Some(stop) = each(turn)
                && !game.state().is_over()
            {
                return Err(AgentError::Stopped(stop));
            }
        }
        Ok(record)
    }
}

fn turn(
    method: Method,
    (index, number): (u64, u32),
    before: &Position,
    decision: &Decision,
    time: Duration,
    game: &Game,
) -> Turn {
    let tiling = before.tiling();
    let name = |letter, cell| node_name(letter, tiling, cell);
    let (asked, numbers) = (decision.asked.iter(), decision.numbers.iter());
    // The logical agent's numbers are those of its proofs, and no variables.
    let numbers = numbers.filter(|_| method == Method::Bayes);
    let marked = [&decision.known_mines[..], &decision.mark].concat();
    Turn {
        method,
        game: index,
        turn: number,
        board: rows_with(before, &decision.known_mines),
        x: asked.clone().map(|&(cell, _)| name('x', cell)).collect(),
        y: numbers.map(|&cell| name('y', cell)).collect(),
        known_mines: tiling.places(&decision.known_mines),
        questions: Question::all(before, &decision.questions),
        mark: tiling.places(&decision.mark),
        mine_probability: asked.map(|&(cell, p)| (name('x', cell), p)).collect(),
        // The report's log knows no other kind of guess.
        reason: match decision.reason {
            Reason::EndGame => Reason::Guess,
            reason => reason,
        },
        reveal: tiling.places(&decision.reveal),
        risk: decision.risk,
        win: decision.win,
        budget: decision.stop,
        time,
        after: rows_with(game.position(), &marked),
        state: game.state().into(),
        report: None,
        id: game.state().is_over().then(|| game.id().ok()).flatten(),
    }
}
