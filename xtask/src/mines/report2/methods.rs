//! Its Table 10: methods x boards, time and defeats per victory.

use super::super::games::{Games, Timed};
use super::super::markdown::{outcome, table, time, times, win_rate};
use super::{RULE, play};
use anyhow::Result;
use atisbo_lab::statistics::Estimate;
use atisbo_minesweeper::Series;
use atisbo_minesweeper::bayes::{Adviser, Prior, Scheme};
use std::time::Duration;

/// A board, and for methods 1, 2 and the final one the seconds and the defeats per victory.
const REPORT: [(&str, [(f64, f64); 3]); 3] = [
    ("5x5x5", [(12.0, 3.0), (10.0, 2.0), (10.0, 1.5)]),
    ("8x8x13", [(247.98, 7.0), (196.98, 5.0), (40.98, 1.7)]),
    ("10x10x20", [(1609.98, 27.0), (420.0, 13.0), (143.28, 0.7)]),
];

/// So many games are timed; the others are only counted.
const TIMED: u64 = 200;

const METHODS: [&str; 3] = ["method 1", "method 2", "final"];

const SCHEMES: [Scheme; 5] = [
    Scheme::Local1,
    Scheme::Local2,
    Scheme::Split,
    Scheme::Pruned,
    Scheme::Merged,
];

/// Defeats per victory, and the range that the interval of the win rate gives it.
fn ratio(series: &Series) -> String {
    let defeats = |rate: f64| (1.0 - rate) / rate;
    match win_rate(series).filter(|rate| rate.value > 0.0) {
        Some(rate) => {
            let Estimate { value, interval } = rate.map(defeats);
            format!("{value:.2} ({:.2}–{:.2})", interval.low, interval.high)
        }
        None => "–".to_owned(),
    }
}

fn of_report() -> String {
    let mut rows = Vec::new();
    for (level, methods) in REPORT {
        for (method, (seconds, defeats)) in METHODS.iter().zip(methods) {
            let ten = outcome(10, (10.0 * defeats).round() as u64);
            let per_game = Duration::from_secs_f64(seconds / (1.0 + defeats));
            rows.push(vec![
                level.to_owned(),
                (*method).to_owned(),
                time(Duration::from_secs_f64(seconds)),
                defeats.to_string(),
                ratio(&ten),
                time(per_game),
            ]);
        }
    }
    table(
        2,
        &[
            "board",
            "method",
            "time",
            "defeats per victory",
            "range if 10 victories",
            "time per game if defeats count",
        ],
        &rows,
    )
}

fn of_ours(games: u64) -> Result<String> {
    let mut rows = Vec::new();
    for (level, methods) in REPORT {
        for scheme in SCHEMES {
            let priors: &[Prior] = if scheme.is_local() {
                &[Prior::Left]
            } else {
                &[Prior::Left, Prior::Exact]
            };
            for &prior in priors {
                let adviser = Adviser {
                    scheme,
                    prior,
                    ..Adviser::default()
                };
                eprintln!("{level}, network {scheme}, prior {prior}, {games} games");
                let player = |index| Games::player(&adviser, index);
                let played = play(level, games.min(TIMED), player)?;
                let won = Games::new(level, RULE)?.won(games, player)?;
                let wins = won.iter().filter(|&&won| won).count() as u64;
                let mut row = vec![level.to_owned(), scheme.to_string(), prior.to_string()];
                row.extend(times_of(&played, methods[2].0));
                row.push(ratio(&outcome(wins, games - wins)));
                rows.push(row);
            }
        }
    }
    Ok(table(
        3,
        &[
            "board",
            "network",
            "prior",
            "time per won game",
            "time per victory",
            "report's final / ours",
            "defeats per victory",
        ],
        &rows,
    ))
}

/// Time per won game and per victory, and the report's seconds for a victory by ours.
fn times_of(played: &[Timed], report: f64) -> [String; 3] {
    let all: Duration = played.iter().map(Timed::time).sum();
    let won = played.iter().filter(|game| game.won);
    let wins = won.clone().count() as u32;
    let in_won: Duration = won.map(Timed::time).sum();
    if wins == 0 {
        return ["–"; 3].map(str::to_owned);
    }
    let per_victory = all / wins;
    [
        time(in_won / wins),
        time(per_victory),
        times(report / per_victory.as_secs_f64()),
    ]
}

pub(super) fn section(games: u64) -> Result<String> {
    Ok(format!(
        "### Methods and boards (its Table 10)\n\n\
         What the report gives, and two columns that follow from it. Its graphs are of ten runs each; if a run ends with \
         a victory, ten victories stand behind a ratio, and chance alone leaves it about this range.\n\n{}\n\
         It does not say what methods 1 and 2 are. Its text describes three things that were tried before: the network \
         without pruning, and two approximations that ask only the neighbours of a cell, or also their neighbours. \
         The unpruned network is not among these methods: exact networks, pruned or not, have the same probabilities and \
         so the same ratio, and on 10x10 its queries took more than 20 minutes each. The approximations fit the text, \
         which blames them for losing games; that they take longer than the final method fits if the time is that of a \
         run up to its victory, defeats included (the last column divides it so). But how much they lose does \
         not fit our approximations below, which know all hidden cells that a number counts; sub-networks that cut these \
         off too would play worse.\n\n\
         Ours: defeats per victory in {games} games each with the 95 % interval, times of the first {}. \
         The cell in the corner is opened first and is no mine (the report opens the first cell that is none, which is \
         the corner in four games of five). \"Left\" is the report's prior, mines left / cells left with certain mines \
         taken out; all certainly safe cells are revealed together and mines remembered, as there. The engine's switches \
         are at their best for all networks. Time per victory counts the defeats; the ratio of times is of this one.\n\n{}",
        of_report(),
        games.min(TIMED),
        of_ours(games)?,
    ))
}
