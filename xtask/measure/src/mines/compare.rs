//! `cargo xtask mines compare`: two players on the same boards, for differences too small for games apart.

use super::contest::{self, Rules, Setting, Side};
use super::contestant::Contestant;
use super::markdown::{difference, precise_rate, table, thousands, time, win_rate};
use anyhow::Result;
use atisbo_lab::statistics::Confidence;
use atisbo_minesweeper::FirstCell;
use serde_json::{Value, json};
use std::fmt::Write;
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
    let mut rules = args.setting.rules(args.seed, args.games);
    rules.first = args.first;
    if let Some(first_cell) = args.first_cell {
        rules.first_cell = first_cell;
    }
    let sides = contest::play(&rules, &[args.one.clone(), args.other.clone()])?;
    if args.json {
        println!("{}", as_json(&rules, &sides));
    } else {
        print!("{}", text(&rules, &sides));
    }
    Ok(())
}

fn text(rules: &Rules, sides: &[Side]) -> String {
    let row = |side: &Side| {
        let [decisions, guesses] = side.means();
        vec![
            side.player.name.clone(),
            precise_rate(&side.series),
            format!("{decisions:.1}"),
            format!("{guesses:.2}"),
            time(side.mean_cpu()),
            time(side.longest),
        ]
    };
    let head = [
        "player",
        "won, % (95 %)",
        "decisions",
        "guesses",
        "CPU a game",
        "longest",
    ];
    let rows: Vec<Vec<String>> = sides.iter().map(row).collect();
    let mut text = format!(
        "{} games on {}, first click {} ({}), seed {}, from game {}\n\n{}",
        thousands(rules.games),
        rules.level,
        rules.rule,
        rules.first_cell,
        rules.seed,
        rules.first,
        table(1, &head, &rows)
    );
    if let [one, other] = sides {
        let paired = other.paired;
        _ = writeln!(
            text,
            "\nwon by {} only: {}; by {} only: {}\nsecond less first, in points: {}",
            one.player.name,
            thousands(paired.lost),
            other.player.name,
            thousands(paired.gained),
            difference(paired)
        );
        if other.elsewhere > 0 {
            let games = thousands(other.elsewhere);
            _ = writeln!(
                text,
                "{games} games began in different cells: those are not the same boards"
            );
        }
    }
    text
}

fn as_json(rules: &Rules, sides: &[Side]) -> Value {
    let player = |side: &Side| {
        let all = side.series.all();
        let rate = win_rate(&side.series);
        let interval = rate.map(|rate| [rate.interval.low, rate.interval.high]);
        json!({
            "player": side.player.name, "games": all.games, "won": side.series.won.games,
            "rate": rate.map(|rate| rate.value), "interval": interval,
            "decisions": all.decisions, "guesses": all.guesses,
            "cpu_seconds": side.cpu.as_secs_f64(), "longest_seconds": side.longest.as_secs_f64(),
        })
    };
    let pair = |side: &Side| {
        let difference = side.paired.difference(Confidence::NINETY_FIVE);
        let interval =
            difference.map(|difference| [difference.interval.low, difference.interval.high]);
        json!({
            "only_first": side.paired.lost, "only_second": side.paired.gained,
            "difference": difference.map(|difference| difference.value), "interval": interval, "other_boards": side.elsewhere,
        })
    };
    json!({
        "level": rules.level.to_string(), "first_click": rules.rule.id(), "first_cell": rules.first_cell.to_string(),
        "seed": rules.seed, "first": rules.first,
        "players": sides.iter().map(player).collect::<Vec<_>>(),
        "pair": sides.get(1).map(pair),
    })
}
