//! What the games of an evaluation come to: rates with the laboratory's intervals, and sentences.

use atisbo_api::text::{Arg, Message};
use atisbo_lab::statistics::{Confidence, proportion};
use atisbo_minesweeper::policy::Measure;
use serde::{Deserialize, Serialize};

/// Regrets below this are none: probabilities are computed in different orders.
const NONE: f64 = 1e-9;

/// The games of an evaluation.
#[derive(Deserialize)]
struct Games {
    /// How the moves of Minesweeper were judged; none for a puzzle.
    regret: Option<Measure>,
    rows: Vec<Row>,
}

/// A game.
#[derive(Deserialize)]
struct Row {
    won: bool,
    /// Whether it was won or lost, and not given up.
    finished: bool,
    moves: u64,
    guesses: u64,
    wrong: u64,
    /// The sum of the regrets that are known.
    regret: f64,
    /// Of how many moves it is known.
    judged: u64,
    /// That of the last move, if it is known.
    last: Option<f64>,
}

/// What they come to.
#[derive(Serialize)]
struct Score {
    games: u64,
    won: u64,
    win_rate: Option<f64>,
    interval: Option<(f64, f64)>,
    lost: u64,
    unfinished: u64,
    /// Games lost by a move without regret, by one with regret, and by one whose regret is not known.
    lost_by_luck: u64,
    lost_by_error: u64,
    lost_unknown: u64,
    /// On average in a game.
    moves: Option<f64>,
    guesses: Option<f64>,
    wrong: Option<f64>,
    regret: Option<f64>,
    /// Of how many moves in all the regret is known.
    judged: u64,
    measure: Option<Measure>,
    sentences: Vec<Message>,
}

/// Sums up games.
pub(super) fn score(games: &str) -> serde_json::Result<String> {
    let Games { regret, rows } = serde_json::from_str(games)?;
    let count = |is: &dyn Fn(&Row) -> bool| rows.iter().filter(|row| is(row)).count() as u64;
    let total = |of: fn(&Row) -> f64| rows.iter().map(of).sum::<f64>();
    let mean = |of: fn(&Row) -> f64| (!rows.is_empty()).then(|| total(of) / rows.len() as f64);
    let is_lost = |row: &Row| row.finished && !row.won;
    let lost_by = |is: &dyn Fn(Option<f64>) -> bool| {
        let counted = |row: &Row| regret.is_some() && is_lost(row) && is(row.last);
        count(&counted)
    };
    let (games, won) = (rows.len() as u64, count(&|row| row.won));
    let rate = proportion(won, games, Confidence::NINETY_FIVE);
    let mut score = Score {
        games,
        won,
        win_rate: rate.map(|rate| rate.value),
        interval: rate.map(|rate| (rate.interval.low, rate.interval.high)),
        lost: count(&is_lost),
        unfinished: count(&|row| !row.finished),
        lost_by_luck: lost_by(&|last| last.is_some_and(|last| last <= NONE)),
        lost_by_error: lost_by(&|last| last.is_some_and(|last| last > NONE)),
        lost_unknown: lost_by(&|last| last.is_none()),
        moves: mean(|row| row.moves as f64),
        guesses: regret.and_then(|_| mean(|row| row.guesses as f64)),
        wrong: if regret.is_some() {
            None
        } else {
            mean(|row| row.wrong as f64)
        },
        regret: regret.and_then(|_| mean(|row| row.regret)),
        judged: rows.iter().map(|row| row.judged).sum(),
        measure: regret,
        sentences: Vec::new(),
    };
    let moves = rows.iter().map(|row| row.moves).sum();
    score.sentences = sentences(&score, moves);
    serde_json::to_string(&score)
}

fn sentences(score: &Score, moves: u64) -> Vec<Message> {
    let (Some(rate), Some((low, high))) = (score.win_rate, score.interval) else {
        return vec![Message::new("python-score-no-games")];
    };
    let percent = |part: f64| Arg::Figure(format!("{:.2}", 100.0 * part));
    let figure =
        |mean: Option<f64>, digits| Arg::Figure(format!("{:.digits$}", mean.unwrap_or(0.0)));
    let rate = Message::new("python-score-rate")
        .with("won", score.won)
        .with("games", score.games)
        .with("rate", percent(rate))
        .with("low", percent(low))
        .with("high", percent(high));
    let mut said = vec![rate];
    let Some(measure) = score.measure else {
        let wrong = Message::new("python-score-wrong");
        let wrong = wrong.with("moves", figure(score.moves, 2));
        said.push(wrong.with("wrong", figure(score.wrong, 2)));
        return unfinished(score, said);
    };
    let guesses = Message::new("python-score-moves");
    let guesses = guesses.with("moves", figure(score.moves, 2));
    said.push(guesses.with("guesses", figure(score.guesses, 2)));
    let lost = Message::new(format!("python-score-lost-{measure}"))
        .with("luck", score.lost_by_luck)
        .with("error", score.lost_by_error)
        .with("unknown", score.lost_unknown);
    let regret = Message::new(format!("python-score-regret-{measure}"))
        .with("regret", figure(score.regret, 4))
        .with("known", score.judged)
        .with("moves", moves);
    said.extend([lost, regret]);
    unfinished(score, said)
}

fn unfinished(score: &Score, mut said: Vec<Message>) -> Vec<Message> {
    if score.unfinished > 0 {
        let unfinished = Message::new("python-score-unfinished");
        said.push(unfinished.with("unfinished", score.unfinished));
    }
    said
}
