//! Its Graphs 1 to 9: the final method on nine configurations, ten runs up to a victory each, beside what many such runs
//! say.

use super::{defeats, shown};
use crate::evidence::is_narrow;
use crate::facts::Bayes;
use crate::{Gathered, Keep, Page, Processors, SEED, figure, number};
use atisbo_api::Error;
use atisbo_api::minesweeper::level;
use atisbo_api::text::{Arg, Message};
use atisbo_base::Budget;
use atisbo_experiments::Subject;
use atisbo_lab::experiment::Limits;
use atisbo_lab::plot::{Axis, ColumnRow, Columns, Unit};
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_lab::runs::{Method, Outcome, Row, Run, Setting, Unit as Place};
use atisbo_lab::statistics::{Confidence, Distribution, Estimate, proportion};
use atisbo_lab::summary::Group;
use atisbo_minesweeper::bayes::{BayesAgent, Preset};
use atisbo_minesweeper::{FirstCell, Game, Level, play_game};

/// The runs of a graph.
const TEN: usize = 10;

/// Each run has its own boards, of which it never needs as many.
const MOST_GAMES: u64 = 10_000;

/// Plays boards of a level until one is won.
fn until_a_victory(level: &Level, run: u64, budget: &Budget) -> Run {
    let method = Preset::Final;
    let (mut defeats, mut seconds) = (0, 0.0);
    let outcome = loop {
        if defeats == MOST_GAMES {
            break Outcome::Defeat;
        }
        let index = run * MOST_GAMES + defeats;
        let mut game = Game::new(level.clone(), method.first_click(), SEED, index);
        let mut agent = BayesAgent::new(method.adviser(), FirstCell::Corner, SEED, index);
        match play_game(&mut game, &mut agent, budget, &mut |_, _, _| ()) {
            Ok(record) => {
                seconds += record.time.as_secs_f64();
                if record.won {
                    break Outcome::Success;
                }
                defeats += 1;
            }
            Err(error) => break Outcome::of_error(error.stop(), &error),
        }
    };
    Run {
        outcome,
        counts: vec![("defeats", defeats)],
        seconds,
    }
}

/// What many runs on a board say.
struct Many {
    level: String,
    runs: u64,
    defeats: u64,
    seconds: Distribution,
}

impl Many {
    fn of(level: &str, group: &Group) -> Self {
        // Without the runs that a limit ended the others are no fair part of all.
        let none = Group::default();
        let group = if group.unfinished() > 0 { &none } else { group };
        Many {
            level: level.to_owned(),
            runs: group.successes,
            defeats: group.counts.get("defeats").map_or(0.0, Distribution::sum) as u64,
            seconds: group.success_seconds.clone(),
        }
    }

    fn games(&self) -> u64 {
        self.runs + self.defeats
    }

    fn won(&self) -> Option<Estimate> {
        proportion(self.runs, self.games(), Confidence::NINETY_FIVE)
    }

    fn ratio(&self) -> Option<Estimate> {
        defeats(self.runs, self.games())
    }

    /// The mean time up to a victory.
    fn time(&self) -> Option<Estimate> {
        let time = self.seconds.mean_estimate(Confidence::NINETY_FIVE)?;
        Some(time.map(|time| time.max(0.0)))
    }
}

fn play(page: &mut Page<'_>, facts: &Bayes, runs: u64) -> Result<std::rc::Rc<Gathered>, Error> {
    let levels: Vec<Level> = facts
        .configurations
        .iter()
        .map(|name| level(name))
        .collect::<Result<_, _>>()?;
    let setting = |(name, level): (&String, &Level)| {
        Setting::named(name, Some(level.tiling().len() as f64), runs)
    };
    let subject = Subject {
        settings: facts
            .configurations
            .iter()
            .zip(&levels)
            .map(setting)
            .collect(),
        methods: vec![Method::named("final")],
        bench: Box::new(move |place: Place, _: usize, budget: &Budget| {
            until_a_victory(&levels[place.setting], place.instance, budget)
        }),
    };
    page.subject(subject, (Limits::default(), 1), Processors::One, Keep::Rows)
}

pub(super) fn section(page: &mut Page<'_>, facts: &Bayes) -> Result<(), Error> {
    let runs = page.size(1000, TEN as u64);
    page.section("repeat-b2-graphs");
    page.say(&Message::new("repeat-b2-graphs-how").with("runs", number(runs)));
    let gathered = play(page, facts, runs)?;
    let all: Vec<Many> = facts
        .configurations
        .iter()
        .enumerate()
        .map(|(index, level)| Many::of(level, gathered.summary.group(index, 0)))
        .collect();
    page.table(sums(page, &all));
    let mut rows = gathered.rows.chunks(runs as usize);
    let ten: Vec<&[Option<Row>]> = all
        .iter()
        .map(|_| {
            let runs = rows.next().unwrap_or_default();
            &runs[..runs.len().min(TEN)]
        })
        .collect();
    page.table(single(page, &all, &ten, "repeat-b2-ten-times", |row| {
        Cell::number(row.seconds, figures::seconds)
    }));
    page.table(single(page, &all, &ten, "repeat-b2-ten-ratios", |row| {
        Cell::count(lost(row))
    }));
    for (index, (many, ten)) in all.iter().zip(&ten).enumerate() {
        graph(page, index + 1, many, ten);
    }
    let runs = ten.iter().flat_map(|runs| runs.iter());
    let shown = runs.filter_map(|row| victory(row.as_ref()));
    page.say_all(&conclusions(&all, &shown.map(lost).collect::<Vec<u64>>()));
    Ok(())
}

/// A run if it came to its victory.
fn victory(row: Option<&Row>) -> Option<&Row> {
    row.filter(|row| row.success == Some(true))
}

/// The defeats before a victory.
fn lost(row: &Row) -> u64 {
    row.counts.get("defeats").copied().unwrap_or_default()
}

/// What many runs say of every board.
fn sums(page: &Page<'_>, all: &[Many]) -> Table {
    let mut table = Table::new([
        (page.word("repeat-board"), Align::Left),
        (page.word("repeat-games"), Align::Right),
        (page.word("repeat-won"), Align::Right),
        (page.word("repeat-b2-our-defeats"), Align::Right),
        (page.word("repeat-b2-time-mean"), Align::Right),
        (page.word("lab-success-median"), Align::Right),
        (page.word("lab-success-95"), Align::Right),
        (page.word("repeat-longest"), Align::Right),
    ]);
    for many in all {
        let time = |part| Cell::number(many.seconds.quantile(part), figures::seconds);
        table.row([
            many.level.as_str().into(),
            match many.games() {
                0 => Cell::missing(),
                games => Cell::count(games),
            },
            Cell::estimate(many.won(), figures::percent),
            Cell::estimate(many.ratio(), shown),
            Cell::estimate(many.time(), |time| figures::between(time, figures::seconds)),
            time(0.5),
            time(0.95),
            time(1.0),
        ]);
    }
    table
}

/// A figure of each of the ten runs on every board.
fn single(
    page: &Page<'_>,
    all: &[Many],
    ten: &[&[Option<Row>]],
    caption: &'static str,
    cell: impl Fn(&Row) -> Cell,
) -> Table {
    let numbers = (1..=TEN).map(|number| (number.to_string(), Align::Right));
    let columns = [
        (page.word("repeat-b2-graph-word"), Align::Left),
        (page.word("repeat-board"), Align::Left),
    ];
    let mut table = Table::new(columns.into_iter().chain(numbers)).captioned(page.word(caption));
    for (index, (many, rows)) in all.iter().zip(ten).enumerate() {
        let head: [Cell; 2] = [(index as i64 + 1).into(), many.level.as_str().into()];
        let cells = rows.iter().map(|row| match (row, victory(row.as_ref())) {
            (_, Some(row)) => cell(row),
            (Some(row), None) => page.reason(row.failed.as_deref()).into(),
            (None, None) => Cell::missing(),
        });
        table.row(head.into_iter().chain(cells));
    }
    table
}

/// One of its graphs: time and ratio of the ten runs, beside those of many.
fn graph(page: &mut Page<'_>, number: usize, many: &Many, ten: &[Option<Row>]) {
    // A run without a victory has no column, but its place.
    let values = |value: fn(&Row) -> Option<f64>| -> Vec<f64> {
        let runs = ten.iter().map(|row| victory(row.as_ref()).and_then(value));
        runs.map(|value| value.unwrap_or(f64::NAN)).collect()
    };
    let title = Message::new("repeat-b2-graph")
        .with("number", number)
        .with("level", many.level.as_str())
        .to(page.words.0);
    // Ten runs are not beside themselves.
    let is_more = many.runs > TEN as u64;
    let svg = Columns {
        title: title.clone(),
        description: page.word("repeat-b2-graph-how"),
        runs: page.word("repeat-b2-run"),
        few: page.word("repeat-b2-ten"),
        many: Message::new("repeat-b2-many")
            .with("runs", crate::number(many.runs))
            .to(page.words.0),
        rows: vec![
            ColumnRow {
                axis: page.axis(Axis {
                    title: page.word("lab-time"),
                    unit: Unit::Seconds,
                    ..Axis::default()
                }),
                values: values(|row| row.seconds),
                beside: many.time().filter(|_| is_more),
            },
            ColumnRow {
                axis: page.axis(Axis {
                    title: page.word("repeat-b2-defeats"),
                    ..Axis::default()
                }),
                values: values(|row| Some(lost(row) as f64)),
                beside: many.ratio().filter(|_| is_more),
            },
        ],
    };
    page.document
        .plot(format!("graph-{number}"), title, svg.svg());
}

/// How large a part of games the report's "nearly perfect" leaves to be lost at most.
const NEARLY_PERFECT: f64 = 0.25;

/// What the runs say of its words: all of them, and the defeats of those that are shown.
fn conclusions(all: &[Many], shown: &[u64]) -> Vec<Message> {
    let mut said = Vec::new();
    if !shown.is_empty() {
        let perfect = shown.iter().filter(|&&defeats| defeats == 0).count();
        said.push(
            Message::new("repeat-b2-graphs-perfect")
                .with("perfect", perfect)
                .with("shown", shown.len()),
        );
    }
    let is_small = |many: &&Many| many.level.starts_with("5x5");
    let lost = all.iter().filter(is_small).filter_map(|many| {
        let lost = many.won()?.map(|won| 1.0 - won);
        let is_clear = lost.interval.low > NEARLY_PERFECT && is_narrow(Some(lost), 0.1);
        is_clear.then(|| {
            Message::new("repeat-b2-lost")
                .with("level", many.level.as_str())
                .with("lost", figure(figures::percent(Some(lost))))
        })
    });
    let lost: Vec<Message> = lost.collect();
    if !lost.is_empty() {
        let list: Arg = lost.into_iter().collect();
        said.push(Message::new("repeat-b2-graphs-lost").with("lost", list));
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use atisbo_api::text::Lang;

    fn many(runs: u64, defeats: u64) -> Many {
        Many {
            level: "5x5x5".to_owned(),
            runs,
            defeats,
            seconds: Distribution::default(),
        }
    }

    fn said(all: &[Many]) -> String {
        let said = conclusions(all, &[]).into_iter();
        said.map(|it| it.to(Lang::En)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_ratio_is_called_imperfect_only_after_many_games() {
        let text = said(&[many(1000, 660)]);
        assert!(text.contains("39.8 %") && text.contains("5x5x5"), "{text}");
        // The same part of few games, and few defeats in many.
        assert_eq!(said(&[many(10, 7)]), "");
        assert_eq!(said(&[many(1000, 50)]), "");
        assert_eq!(said(&[]), "");
    }

    #[test]
    fn a_run_ends_with_a_victory_and_has_boards_of_its_own() {
        let level = level("3x3x1").unwrap();
        let runs: Vec<Run> = (0..6)
            .map(|run| until_a_victory(&level, run, &Budget::unlimited()))
            .collect();
        assert!(runs.iter().all(|run| run.outcome == Outcome::Success));
        let again = until_a_victory(&level, 5, &Budget::unlimited());
        assert_eq!(again.counts, runs[5].counts);
        let cancelled = until_a_victory(&level, 0, &Budget::unlimited().nodes(0));
        assert_ne!(cancelled.outcome, Outcome::Defeat);
    }
}
