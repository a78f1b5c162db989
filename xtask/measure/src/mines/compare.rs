//! `cargo xtask mines compare`: two players on the same boards, for differences too small for games apart.

use super::contest::{self, Played, Rules, Setting};
use super::contestant::Contestant;
use anyhow::Result;
use atisbo_lab::report::{Document, figures, terminal};
use atisbo_lab::statistics::{Distribution, Estimate};
use atisbo_minesweeper::FirstCell;
use serde_json::{Value, json};
use std::num::NonZeroU64;

/// Who plays, and what.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The first player: `exact:STRENGTH`, or `exact:STRENGTH,SWITCH=NUMBER`
    one: Contestant,
    /// The second
    other: Contestant,
    #[command(flatten)]
    setting: Setting,
    /// Where the game begins: corner, inner, random or ROW,COLUMN; without it what is best
    #[arg(long)]
    first_cell: Option<FirstCell>,
    /// How many games
    #[arg(short = 'n', long, default_value = "10000")]
    games: NonZeroU64,
    /// The seed of the boards
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The index of the first game
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// Plays and prints.
pub(super) fn run(args: &Args) -> Result<()> {
    let rules = Rules {
        first: args.first,
        ..args.setting.rules(args.seed, args.games)
    };
    let first_cell = args.first_cell.unwrap_or_else(|| rules.best_cell());
    let players = [&args.one, &args.other];
    let sides = players.map(|player| (player.clone(), first_cell));
    let played = contest::play(&rules, sides.to_vec())?;
    if args.json {
        println!("{}", as_json(&rules, first_cell, &played));
        return Ok(());
    }
    let title = format!(
        "{} games on {}, first click {} ({first_cell}), seed {}, from game {}",
        figures::thousands(rules.games),
        rules.level,
        rules.rule,
        rules.seed,
        rules.first,
    );
    let mut document = Document::new("en", title);
    let names = players.map(|player| player.name.clone());
    document.table(played.table(&[("player", names.to_vec())], &[]));
    document.list(played.warning());
    print!("{}", terminal(&document, 120));
    Ok(())
}

fn as_json(rules: &Rules, first_cell: FirstCell, played: &Played) -> Value {
    let interval = |estimate: Estimate| [estimate.interval.low, estimate.interval.high];
    let player = |index: usize| {
        let group = played.group(index);
        let sum = |name: &str| group.counts.get(name).map(Distribution::sum);
        json!({
            "player": played.summary.plan().methods[index].name,
            "games": group.runs, "won": group.successes,
            "rate": group.rate().map(|rate| rate.value), "interval": group.rate().map(interval),
            "decisions": sum("decisions"), "guesses": sum("guesses"),
            "cpu_seconds": group.seconds().sum(), "longest_seconds": group.seconds().max(),
        })
    };
    let pair = played.summary.beside(0, 1).map(|beside| {
        let difference = beside.difference();
        json!({
            "only_first": beside.outcomes.lost, "only_second": beside.outcomes.gained,
            "difference": difference.map(|difference| difference.value), "interval": difference.map(interval),
            "other_boards": played.elsewhere[1],
        })
    });
    json!({
        "level": rules.level.to_string(), "first_click": rules.rule.id(), "first_cell": first_cell.to_string(),
        "seed": rules.seed, "first": rules.first,
        "players": [player(0), player(1)],
        "pair": pair,
    })
}
