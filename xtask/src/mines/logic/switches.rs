//! Each switch by itself, and all together.

use super::super::markdown::{difference, rate, table};
use super::DIFFICULTIES;
use super::games::{Batch, Results, series};
use super::report::{guesses, mean};
use atisbo_lab::statistics::Paired;
use std::fmt::Write;

/// What each preset changes.
const SWITCHES: [(&str, &str); 11] = [
    ("report", "the report's agent"),
    ("recursive", "recursive ask instead of forward chaining"),
    ("backward", "backward chaining with a table"),
    ("shown", "rules for the number that is shown only"),
    ("due", "rules only where all premises are facts"),
    ("incremental", "one knowledge base that grows"),
    ("mine-count", "the number of mines in all (its first wish)"),
    (
        "revised",
        "marks taken back when contradicted (its second wish)",
    ),
    ("sat", "satisfiability instead of chaining"),
    ("best-guess", "the least risk instead of a random cell"),
    ("best", "all of them"),
];

/// The agents whose win rates are given by size.
const BY_SIZE: [&str; 5] = ["report", "mine-count", "sat", "best-guess", "best"];

/// The same games by the report's agent and by another: which of them each won.
fn pairs(results: &Results, preset: &'static str, difficulty: u32) -> Paired {
    let report = results.of("report", difficulty);
    let batches = report.zip(results.of(preset, difficulty));
    let games = batches.flat_map(|(report, other)| report.games.iter().zip(&other.games));
    Paired::count(games.map(|(one, other)| (one.record.won, other.record.won)))
}

pub(super) fn section(results: &Results) -> String {
    let mut text = "## One switch at a time\n\n\
         All sizes together. The difference to the report's agent is in percentage points with its 95 % interval for pairs \
         (Agresti and Min), then the games that only this agent won : only the report's won. Fewer rules and a base that \
         grows prove the same and play the same games; only the time differs (all rules of a number are copied from a \
         stencil, which costs less than writing fewer of them anew). By chaining the number of mines in all settles something \
         only when every mine is marked, and then a random cell is as safe: it wins nothing by itself. Sound rules never mark \
         a cell wrongly, so there is nothing to take back: that switch is for the flags of a person.\n"
        .to_owned();
    let head = [
        "agent",
        "what is changed",
        "games",
        "won",
        "difference",
        "guesses a game",
        "won game",
        "lost game",
    ];
    for difficulty in DIFFICULTIES {
        let games = |preset| {
            results
                .of(preset, difficulty)
                .flat_map(|batch| &batch.games)
        };
        let row = |(preset, what): (&'static str, &str)| {
            let all = series(games(preset));
            vec![
                preset.to_owned(),
                what.to_owned(),
                all.all().games.to_string(),
                rate(&all),
                match preset {
                    "report" => "–".to_owned(),
                    _ => difference(pairs(results, preset, difficulty)),
                },
                guesses(&all),
                mean(&all.won),
                mean(&all.lost),
            ]
        };
        let rows: Vec<Vec<String>> = SWITCHES.into_iter().map(row).collect();
        _ = writeln!(
            text,
            "\n### {difficulty} % mines, all sizes\n\n{}",
            table(2, &head, &rows)
        );
    }
    text + &by_size(results)
}

fn by_size(results: &Results) -> String {
    let mut text = "### Games won by size\n".to_owned();
    let head: Vec<&str> = ["board"].into_iter().chain(BY_SIZE).collect();
    for difficulty in DIFFICULTIES {
        let sizes = results.of("report", difficulty);
        let row = |batch: &Batch| {
            let side = batch.side;
            let of = |preset| results.of(preset, difficulty).find(|one| one.side == side);
            let cell = |preset| of(preset).map_or(String::new(), |one| rate(&series(&one.games)));
            let name = format!("{side}x{side}x{}", batch.mines);
            [name].into_iter().chain(BY_SIZE.map(cell)).collect()
        };
        let rows: Vec<Vec<String>> = sizes.map(row).collect();
        _ = writeln!(
            text,
            "\n{difficulty} % mines:\n\n{}",
            table(1, &head, &rows)
        );
    }
    text
}
