//! The report's own experiment: its agent by size, with both of its ways to ask.

use super::super::markdown::{rate, table, time, times};
use super::games::{Batch, OF_SLOW, Results, series};
use super::{DIFFICULTIES, SIDES, pictures};
use atisbo_minesweeper::{Outcomes, Series};
use std::fmt::Write;

pub(super) fn mean(outcomes: &Outcomes) -> String {
    outcomes.mean_time().map_or("–".to_owned(), time)
}

pub(super) fn guesses(series: &Series) -> String {
    let all = series.all();
    format!("{:.2}", all.guesses as f64 / all.games.max(1) as f64)
}

/// How often the recursive way gave a question up.
fn given_up(batch: &Batch) -> String {
    let (asked, given_up) = batch.games.iter().fold((0, 0), |(asked, up), game| {
        (asked + game.asked, up + game.given_up)
    });
    if given_up == 0 {
        return "–".to_owned();
    }
    format!("{:.1} %", 100.0 * given_up as f64 / asked as f64)
}

pub(super) fn section(results: &Results) -> String {
    let mut text = format!(
        "## The report's agent\n\n\
         A fresh knowledge base for each question, with the rules of one number: 2048 of them for a number with eight \
         neighbours, and 110 for each of its nine cells to have one code; forward chaining. Beside it the same by plain \
         recursion from the question to the facts, which forgets what it proved; it gives a question up after 10,000 goals \
         (the last column says how often), and it plays one in {OF_SLOW} of the games. Guesses count the first cell.\n"
    );
    let head = [
        "board",
        "mines",
        "won",
        "guesses a game",
        "won game",
        "lost game",
        "recursive: won",
        "won game",
        "lost game",
        "given up",
    ];
    for difficulty in DIFFICULTIES {
        let forward = results.of("report", difficulty);
        let recursive = results.of("recursive", difficulty);
        let rows: Vec<Vec<String>> = forward
            .zip(recursive)
            .map(|(forward, recursive)| {
                let (chained, asked) = (series(&forward.games), series(&recursive.games));
                vec![
                    format!("{0}x{0}", forward.side),
                    forward.mines.to_string(),
                    rate(&chained),
                    guesses(&chained),
                    mean(&chained.won),
                    mean(&chained.lost),
                    rate(&asked),
                    mean(&asked.won),
                    mean(&asked.lost),
                    given_up(recursive),
                ]
            })
            .collect();
        _ = writeln!(
            text,
            "\n### {difficulty} % mines\n\n{}",
            table(1, &head, &rows)
        );
    }
    text + &format!(
        "![Games won by size, with intervals; the best guess alone wins the same games as all switches, so one line covers the other]({})\n\n![Time of a won game by size]({})\n\n{}",
        pictures::WINS,
        pictures::TIMES,
        findings(results)
    )
}

/// What the report found, and what is measured here.
fn findings(results: &Results) -> String {
    let first = DIFFICULTIES[0];
    let (recursive, incremental) = (
        Beside::new(results, "recursive"),
        Beside::new(results, "incremental"),
    );
    let at = |difficulty, side| {
        let batch = results
            .of("report", difficulty)
            .find(|batch| batch.side == side);
        batch.map_or(Series::default(), |batch| series(&batch.games))
    };
    let (small, large) = (5, *SIDES.end());
    let of_large = at(first, large);
    let falls = DIFFICULTIES.map(|difficulty| {
        let [small, large] = [small, large].map(|side| rate(&at(difficulty, side)));
        format!("{small} to {large} at {difficulty} %")
    });
    let rows = [
        [
            "time grows exponentially with the size".to_owned(),
            growth(&at(first, small), &of_large, (small, large)),
        ],
        [
            "forward chaining is much faster than the recursive ask".to_owned(),
            format!(
                "recursion takes {} as long for the same boards, though it gives up the longest questions; {} of {} games \
                 end differently",
                times(recursive.time),
                recursive.different,
                recursive.games
            ),
        ],
        [
            "a fresh small knowledge base is faster, and gives better results".to_owned(),
            format!(
                "one that grows with the game takes {} as long as fresh ones, and {} of {} games end differently",
                times(incremental.time),
                incremental.different,
                incremental.games
            ),
        ],
        [
            "fewer games are won on larger boards and with more mines".to_owned(),
            format!(
                "from {small}x{small} to {large}x{large}: {}",
                falls.join("; ")
            ),
        ],
        [
            "at 15 % all three games on 13x13 were lost".to_owned(),
            format!(
                "{} are won; three games in a row are lost with a probability of {:.0} %",
                rate(&of_large),
                100.0 * (1.0 - of_large.win_rate().unwrap_or_default()).powi(3)
            ),
        ],
    ];
    let rows: Vec<Vec<String>> = rows.into_iter().map(Vec::from).collect();
    format!(
        "### Its findings\n\n{}",
        table(2, &["the report", "here"], &rows)
    )
}

/// How the time of a won game grows, as a power of the number of cells.
fn growth(small: &Series, large: &Series, sides: (u32, u32)) -> String {
    let seconds = |series: &Series| series.won.mean_time().map(|mean| mean.as_secs_f64());
    let Some((few, many)) = seconds(small).zip(seconds(large)) else {
        return "too few games were won to tell".to_owned();
    };
    let cells = (f64::from(sides.1) / f64::from(sides.0)).powi(2);
    format!(
        "a won game takes {} as long on {1}x{1} as on {2}x{2}, which has {cells:.1} times fewer cells: about their number to \
         the power {3:.1}",
        times(many / few),
        sides.1,
        sides.0,
        (many / few).ln() / cells.ln()
    )
}

/// Another agent beside the report's, on the games that both played.
struct Beside {
    games: usize,
    /// Games that one won and the other lost.
    different: usize,
    /// How many times as long it took.
    time: f64,
}

impl Beside {
    fn new(results: &Results, preset: &'static str) -> Self {
        let (mut own, mut others) = (0.0, 0.0);
        let mut beside = Beside {
            games: 0,
            different: 0,
            time: 0.0,
        };
        for difficulty in DIFFICULTIES {
            let batches = results
                .of("report", difficulty)
                .zip(results.of(preset, difficulty));
            for (report, other) in
                batches.flat_map(|(one, other)| one.games.iter().zip(&other.games))
            {
                beside.games += 1;
                beside.different += usize::from(report.record.won != other.record.won);
                own += report.record.time.as_secs_f64();
                others += other.record.time.as_secs_f64();
            }
        }
        beside.time = others / own;
        beside
    }
}
