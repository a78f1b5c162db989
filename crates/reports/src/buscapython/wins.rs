//! Its Tables 1 and 2: nine configurations, five games each; here thousands.

use crate::facts::Buscapython;
use crate::{Gathered, Page, Processors};
use atisbo_api::Error;
use atisbo_api::text::Message;
use atisbo_experiments::Experiment;
use atisbo_experiments::form::Texts;
use atisbo_experiments::minesweeper::{Agent, AgentName, Instances};
use atisbo_lab::plot::{Axis, Bars, Group};
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_lab::statistics::{Confidence, Estimate, proportion};
use atisbo_lab::summary::Beside;
use atisbo_minesweeper::bayes::{Prior, Scheme};
use atisbo_minesweeper::{FirstCell, FirstClick};

const LEVELS: [&str; 9] = [
    "5x5x5", "5x5x6", "5x5x7", "8x8x13", "8x8x14", "8x8x15", "10x10x20", "10x10x22", "10x10x25",
];

/// The report's model and the exact count, on the same boards.
fn play(page: &mut Page<'_>, first_click: FirstClick, games: u64) -> Result<Gathered, Error> {
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
    page.experiment(&experiment, Processors::All)
}

fn percent(rate: Option<Estimate>) -> Cell {
    Cell::estimate(rate, figures::percent)
}

pub(super) fn section(page: &mut Page<'_>, facts: &Buscapython) -> Result<(), Error> {
    let games = page.size(10_000, 20);
    page.section("repeat-b1-wins");
    page.say(&Message::new("repeat-b1-wins-how").with("games", figures::thousands(games)));
    let any = play(page, FirstClick::NoGuarantee, games)?.summary;
    let safe = play(page, FirstClick::Safe, games)?.summary;
    let mut table = Table::new([
        (page.word("repeat-board"), Align::Left),
        (page.word("repeat-theirs"), Align::Right),
        (page.word("repeat-b1-cells"), Align::Right),
        (page.word("repeat-b1-inside"), Align::Left),
        (page.word("repeat-b1-exact"), Align::Right),
        (page.word("repeat-b1-difference"), Align::Right),
        (page.word("repeat-b1-safe-cells"), Align::Right),
        (page.word("repeat-b1-safe-exact"), Align::Right),
    ]);
    let (mut won, mut played, mut expected) = (0, 0, 0.0);
    let (mut gains, mut comparisons, mut inside) = (0, 0_u64, 0);
    let mut groups = Vec::new();
    for (index, level) in LEVELS.iter().enumerate() {
        let (wins, of) = facts.won(level);
        let theirs = proportion(wins, of, Confidence::NINETY_FIVE);
        let [cells, exact] = [0, 1].map(|method| any.group(index, method).rate());
        let fits = theirs
            .zip(cells)
            .map(|(theirs, ours)| theirs.interval.contains(ours.value));
        inside += u64::from(fits == Some(true));
        won += wins;
        played += of;
        expected += of as f64 * cells.map_or(0.0, |rate| rate.value);
        for summary in [&any, &safe] {
            let difference = summary.beside(index, 1).and_then(Beside::difference);
            comparisons += 1;
            gains += u64::from(difference.is_some_and(|difference| difference.interval.low > 0.0));
        }
        let difference = any.beside(index, 1).and_then(Beside::difference);
        let fits = if fits == Some(true) {
            "repeat-yes"
        } else {
            "repeat-no"
        };
        table.row([
            (*level).into(),
            Cell::estimate(theirs, |rate| {
                format!("{wins}/{of}: {}", figures::percent(rate))
            }),
            percent(cells),
            page.word(fits).into(),
            percent(exact),
            Cell::estimate(difference, figures::points),
            percent(safe.group(index, 0).rate()),
            percent(safe.group(index, 1).rate()),
        ]);
        groups.push(Group {
            name: (*level).to_owned(),
            bars: [theirs, cells, exact]
                .map(|rate| rate.map(Into::into))
                .into(),
        });
    }
    page.table(table);
    let title = page.word("repeat-b1-plot");
    let svg = Bars {
        title: title.clone(),
        description: page.word("repeat-b1-plot-how"),
        axis: Axis::rates(page.word("repeat-won")),
        series: ["repeat-theirs", "repeat-b1-cells", "repeat-b1-exact"]
            .map(|id| page.word(id))
            .into(),
        groups,
    };
    page.document.plot("wins", title, svg.svg());
    let total = proportion(won, played, Confidence::NINETY_FIVE);
    page.say(
        &Message::new("repeat-b1-wins-why")
            .with("won", won)
            .with("played", played)
            .with("rate", figures::percent(total))
            .with("expected", format!("{expected:.1}"))
            .with("inside", inside)
            .with("boards", LEVELS.len())
            .with("gains", gains)
            .with("comparisons", comparisons),
    );
    Ok(())
}
