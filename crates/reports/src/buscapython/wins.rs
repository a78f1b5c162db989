//! Its Tables 1 and 2: nine configurations, five games each; here thousands.

use crate::evidence::{Side, beside_first, is_narrow, lie_apart, side, won};
use crate::facts::Buscapython;
use crate::{Gathered, Keep, Page, Processors, figure, number};
use atisbo_api::Error;
use atisbo_api::text::Message;
use atisbo_experiments::Experiment;
use atisbo_experiments::form::Texts;
use atisbo_experiments::minesweeper::{Agent, AgentName, Instances};
use atisbo_lab::plot::{Axis, Bars, Group};
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_lab::statistics::{Confidence, Estimate, proportion};
use atisbo_lab::summary::Summary;
use atisbo_minesweeper::bayes::{Prior, Scheme};
use atisbo_minesweeper::{FirstCell, FirstClick};
use std::rc::Rc;

const LEVELS: [&str; 9] = [
    "5x5x5", "5x5x6", "5x5x7", "8x8x13", "8x8x14", "8x8x15", "10x10x20", "10x10x22", "10x10x25",
];

/// The report's model and the exact count, on the same boards.
fn play(page: &mut Page<'_>, first_click: FirstClick, games: u64) -> Result<Rc<Gathered>, Error> {
    let instances = Instances {
        first_click,
        count: Some(games),
        levels: Texts(LEVELS.map(str::to_owned).to_vec()),
    };
    let cells = Agent {
        name: Some("cells".to_owned()),
        agent: AgentName::Bayes,
        first_cell: Some(FirstCell::Corner),
        network: Some(Scheme::Merged),
        prior: Some(Prior::Cells),
        ..Agent::default()
    };
    let exact = Agent {
        name: Some("exact".to_owned()),
        agent: AgentName::Safest,
        first_cell: Some(FirstCell::Corner),
        ..Agent::default()
    };
    let experiment = Experiment::of_agents(instances, vec![cells, exact]);
    page.experiment(&experiment, Processors::All, Keep::Sums)
}

/// What a board says.
struct Line {
    /// Games that the report won, and played.
    theirs: (u64, u64),
    /// Ours with its prior.
    cells: Option<Estimate>,
    /// By how much the exact count wins more: with any first click, and with a safe one.
    gains: [Option<Estimate>; 2],
}

impl Line {
    fn their_rate(&self) -> Option<Estimate> {
        proportion(self.theirs.0, self.theirs.1, Confidence::NINETY_FIVE)
    }

    /// Whether the report's interval and ours share nothing; nothing if ours is missing.
    fn is_apart(&self) -> Option<bool> {
        let (theirs, ours) = self.their_rate().zip(self.cells)?;
        Some(lie_apart(theirs.interval, ours.interval))
    }
}

/// So narrow an interval counts as known beside those of five games.
const KNOWN: f64 = 0.05;

/// What the boards say together.
fn conclusions(lines: &[Line]) -> Vec<Message> {
    let sum = |part: fn(&Line) -> u64| lines.iter().map(part).sum::<u64>();
    let (won, played) = (sum(|line| line.theirs.0), sum(|line| line.theirs.1));
    let rate = proportion(won, played, Confidence::NINETY_FIVE);
    let total = Message::new("repeat-b1-wins-total")
        .with("won", won)
        .with("played", played)
        .with("rate", figure(figures::percent(rate)));
    let mut said = vec![total];
    let expected: Option<Vec<f64>> = lines
        .iter()
        .map(|line| Some(line.theirs.1 as f64 * line.cells?.value))
        .collect();
    if let Some(expected) = expected {
        let expected = format!("{:.1}", expected.iter().sum::<f64>());
        said.push(Message::new("repeat-b1-wins-expected").with("expected", figure(expected)));
    }
    let apart: Vec<bool> = lines.iter().filter_map(Line::is_apart).collect();
    let count = apart.iter().filter(|apart| **apart).count();
    if !apart.is_empty() {
        said.push(
            Message::new("repeat-b1-wins-apart")
                .with("apart", count)
                .with("boards", apart.len()),
        );
    }
    let is_known = lines.iter().all(|line| is_narrow(line.cells, KNOWN));
    if count == 0 && is_known {
        said.push(Message::new("repeat-b1-wins-chance"));
    }
    let sides: Vec<Side> = lines
        .iter()
        .flat_map(|line| line.gains)
        .flatten()
        .map(|gain| side(Some(gain)))
        .collect();
    let on = |wanted| sides.iter().filter(|side| **side == wanted).count();
    let (gains, losses) = (on(Side::More), on(Side::Fewer));
    let id = if losses == 0 && 2 * gains > sides.len() {
        "repeat-b1-gains"
    } else {
        "repeat-b1-gains-unclear"
    };
    if !sides.is_empty() {
        said.push(
            Message::new(id)
                .with("gains", gains)
                .with("losses", losses)
                .with("comparisons", sides.len()),
        );
    }
    said
}

fn percent(rate: Option<Estimate>) -> Cell {
    Cell::estimate(rate, figures::percent)
}

pub(super) fn section(page: &mut Page<'_>, facts: &Buscapython) -> Result<(), Error> {
    let games = page.size(10_000, 5);
    page.section("repeat-b1-wins");
    page.say(&Message::new("repeat-b1-wins-how").with("games", number(games)));
    let any = play(page, FirstClick::NoGuarantee, games)?;
    let safe = play(page, FirstClick::Safe, games)?;
    let (any, safe) = (&any.summary, &safe.summary);
    let mut table = Table::new([
        (page.word("repeat-board"), Align::Left),
        (page.word("repeat-theirs"), Align::Right),
        (page.word("repeat-b1-cells"), Align::Right),
        (page.word("repeat-b1-inside"), Align::Left),
        (page.word("repeat-b1-exact"), Align::Right),
        (page.word("lab-difference"), Align::Right),
        (page.word("repeat-b1-safe-cells"), Align::Right),
        (page.word("repeat-b1-safe-exact"), Align::Right),
    ]);
    let mut lines = Vec::new();
    let mut groups = Vec::new();
    for (index, level) in LEVELS.iter().enumerate() {
        let rate = |summary: &Summary, method| won([summary.group(index, method)]);
        let [cells, exact] = [0, 1].map(|method| rate(any, method));
        let gain = |summary: &Summary| {
            let games = beside_first(summary, index, 1)?;
            games.difference(Confidence::NINETY_FIVE)
        };
        let line = Line {
            theirs: facts.won(level),
            cells,
            gains: [gain(any), gain(safe)],
        };
        let (their_wins, of) = line.theirs;
        let theirs = line.their_rate();
        let is_inside = theirs
            .zip(cells)
            .map(|(theirs, ours)| theirs.interval.contains(ours.value));
        let is_inside = match is_inside {
            None => "–".to_owned(),
            Some(true) => page.word("repeat-yes"),
            Some(false) => page.word("repeat-no"),
        };
        table.row([
            (*level).into(),
            Cell::estimate(theirs, |rate| {
                format!("{their_wins}/{of}: {}", figures::percent(rate))
            }),
            percent(cells),
            is_inside.into(),
            percent(exact),
            Cell::estimate(line.gains[0], figures::points),
            percent(rate(safe, 0)),
            percent(rate(safe, 1)),
        ]);
        groups.push(Group {
            name: (*level).to_owned(),
            bars: [theirs, cells, exact]
                .map(|rate| rate.map(Into::into))
                .into(),
        });
        lines.push(line);
    }
    page.table(table);
    let title = page.word("repeat-b1-plot");
    let svg = Bars {
        title: title.clone(),
        description: page.word("repeat-b1-plot-how"),
        axis: page.axis(Axis::rates(page.word("repeat-won"))),
        series: ["repeat-theirs", "repeat-b1-cells", "repeat-b1-exact"]
            .map(|id| page.word(id))
            .into(),
        groups,
    };
    page.document.plot("wins", title, svg.svg());
    page.say_all(&conclusions(&lines));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evidence::estimate;
    use atisbo_api::text::Lang;

    fn said(line: impl Fn() -> Line) -> String {
        let lines: Vec<Line> = (0..9).map(|_| line()).collect();
        let said = conclusions(&lines).into_iter();
        said.map(|it| it.to(Lang::En)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_few_games_conclude_nothing() {
        let unclear = Some(estimate(0.2, -0.1, 0.5));
        let text = said(|| Line {
            theirs: (2, 5),
            cells: Some(estimate(0.4, 0.1, 0.8)),
            gains: [unclear, unclear],
        });
        assert!(text.contains("won 18 of 45 games"), "{text}");
        assert!(text.contains("on 0 of 9 boards"), "{text}");
        assert!(
            text.contains("more games in 0 and fewer in 0 of 18"),
            "{text}"
        );
        assert!(!text.contains("cannot tell"), "{text}");
        assert!(!text.contains("Knowing that the mines add up"), "{text}");
    }

    #[test]
    fn many_games_conclude_what_they_show() {
        let more = Some(estimate(0.02, 0.01, 0.03));
        let text = said(|| Line {
            theirs: (2, 5),
            cells: Some(estimate(0.45, 0.44, 0.46)),
            gains: [more, more],
        });
        assert!(text.contains("cannot tell"), "{text}");
        assert!(text.contains("Knowing that the mines add up"), "{text}");
        assert!(text.contains("18 of 18"), "{text}");
    }

    #[test]
    fn rates_that_lie_apart_are_counted_and_losses_too() {
        let text = said(|| Line {
            theirs: (5, 5),
            cells: Some(estimate(0.25, 0.24, 0.26)),
            gains: [
                Some(estimate(-0.02, -0.03, -0.01)),
                Some(estimate(0.02, 0.01, 0.03)),
            ],
        });
        assert!(text.contains("on 9 of 9 boards"), "{text}");
        assert!(
            text.contains("more games in 9 and fewer in 9 of 18"),
            "{text}"
        );
        assert!(!text.contains("cannot tell"), "{text}");
    }

    #[test]
    fn without_games_nothing_is_expected() {
        let text = said(|| Line {
            theirs: (2, 5),
            cells: None,
            gains: [None, None],
        });
        assert!(text.starts_with("In all the report won 18"), "{text}");
        assert!(
            !text.contains("apart") && !text.contains("comparisons"),
            "{text}"
        );
    }
}
