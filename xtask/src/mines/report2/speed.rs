//! How long a game and a position take.

use super::super::games::{Games, Timed};
use super::super::markdown::{table, thousands, time};
use super::play;
use anyhow::Result;
use atisbo_lab::statistics::Distribution;
use atisbo_minesweeper::bayes::{Adviser, Prior, Scheme};
use std::time::Duration;

const LEVELS: [&str; 3] = ["10x10x20", "10x10x22", "10x10x25"];

/// What a game is to stay below with the pruned network.
const GAME: Duration = Duration::from_millis(5);

/// What a position is to stay below with the exact count.
const POSITION: Duration = Duration::from_micros(100);

const ADVISERS: [(Scheme, Prior); 4] = [
    (Scheme::Pruned, Prior::Left),
    (Scheme::Pruned, Prior::Exact),
    (Scheme::Merged, Prior::Left),
    (Scheme::Merged, Prior::Exact),
];

/// The most games that are timed.
const TIMED: u64 = 500;

pub(super) fn section(games: u64) -> Result<String> {
    let games = games.min(TIMED);
    let (mut of_games, mut of_positions) = (Vec::new(), Vec::new());
    for level in LEVELS {
        let mut note = |network: &str, prior: &str, played: &[Timed]| {
            let names = [level, network, prior];
            let won = played.iter().filter(|game| game.won);
            of_games.push(row(names, won.map(Timed::time), GAME));
            // The first click is not thought about.
            let thought = played.iter().flat_map(|game| game.decisions.iter().skip(1));
            of_positions.push(row(names, thought.copied(), POSITION));
        };
        for (scheme, prior) in ADVISERS {
            eprintln!("{level}, network {scheme}, prior {prior}, {games} timed games");
            let adviser = Adviser {
                scheme,
                prior,
                ..Adviser::default()
            };
            let played = play(level, games, |index| Games::player(&adviser, index))?;
            note(scheme.id(), prior.id(), &played);
        }
        eprintln!("{level}, no network, {games} timed games");
        note("none", "exact", &play(level, games, Games::analyst)?);
    }
    let head = |what, below| {
        [
            "board", "network", "prior", what, "mean", "median", "95 %", "worst", below,
        ]
    };
    Ok(format!(
        "### Time per game and per position on 10x10\n\n\
         Games played to a victory (lost ones are shorter), of {games} with a safe first click: everything the player \
         computes from the first click to the last. The aim is 5 ms with the pruned network.\n\n{}\n\
         Single positions of all these games, lost ones too: the probability of every hidden cell, and the decision. \
         Without a network the analysis is a dynamic programme over groups of cells, with the same answers. \
         The aim is 0.1 ms with the exact count.\n\n{}",
        table(3, &head("games", "below 5 ms"), &of_games),
        table(3, &head("positions", "below 0.1 ms"), &of_positions),
    ))
}

/// Names, how many times, how they spread, and how many stay below the limit.
fn row(names: [&str; 3], times: impl Iterator<Item = Duration>, limit: Duration) -> Vec<String> {
    let mut seconds = Distribution::default();
    seconds.extend(times.map(|time| time.as_secs_f64()));
    let [median, nearly_all, worst] = seconds.quantiles([0.5, 0.95, 1.0]).unwrap_or_default();
    let spread = [
        seconds.mean().unwrap_or_default(),
        median,
        nearly_all,
        worst,
    ];
    let below = 100.0 * seconds.part_below(limit.as_secs_f64()).unwrap_or_default();
    let names = names.into_iter().map(str::to_owned);
    let count = thousands(seconds.count());
    names
        .chain([count])
        .chain(spread.map(|seconds| time(Duration::from_secs_f64(seconds))))
        .chain([format!("{below:.1} %")])
        .collect()
}
