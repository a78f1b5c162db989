//! Its Graphs 1 to 9: the final method on nine configurations, ten runs each; here more.

use super::{defeats, shown};
use crate::facts::Bayes;
use crate::{Page, Processors};
use atisbo_api::Error;
use atisbo_api::text::Message;
use atisbo_experiments::Experiment;
use atisbo_experiments::form::Texts;
use atisbo_experiments::minesweeper::{Agent, AgentName, Instances};
use atisbo_lab::plot::{Axis, BoxRow, Boxes};
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_minesweeper::FirstCell;
use atisbo_minesweeper::bayes::{Prior, Scheme};

pub(super) fn section(page: &mut Page<'_>, facts: &Bayes) -> Result<(), Error> {
    let games = page.size(2000, 10);
    page.section("repeat-b2-graphs");
    page.say(&Message::new("repeat-b2-graphs-how").with("games", figures::thousands(games)));
    let instances = Instances {
        count: Some(games),
        levels: Texts(facts.configurations.clone()),
        ..Instances::default()
    };
    let last = Agent {
        name: Some("final".to_owned()),
        agent: AgentName::Bayes,
        first_cell: Some(FirstCell::Corner),
        network: Some(Scheme::Merged),
        prior: Some(Prior::Left),
        ..Agent::default()
    };
    let experiment = Experiment::of_agents(instances, vec![last]);
    let summary = page.experiment(&experiment, Processors::One)?.summary;
    let mut table = Table::new([
        (page.word("repeat-board"), Align::Left),
        (page.word("repeat-won"), Align::Right),
        (page.word("repeat-b2-our-defeats"), Align::Right),
        (page.word("lab-success-median"), Align::Right),
        (page.word("lab-success-95"), Align::Right),
        (page.word("repeat-longest"), Align::Right),
    ]);
    let mut boxes = Vec::new();
    for (index, level) in facts.configurations.iter().enumerate() {
        let group = summary.group(index, 0);
        let time = |part| Cell::number(group.success_seconds.quantile(part), figures::seconds);
        table.row([
            level.as_str().into(),
            Cell::estimate(group.rate(), figures::percent),
            Cell::estimate(defeats(group.successes, group.runs), shown),
            time(0.5),
            time(0.95),
            time(1.0),
        ]);
        boxes.extend(BoxRow::of(level.as_str(), &group.success_seconds));
    }
    page.table(table);
    let title = page.word("repeat-b2-plot");
    let svg = Boxes {
        title: title.clone(),
        description: page.word("lab-plot-times-how"),
        axis: Axis::seconds(page.word("lab-time")),
        rows: boxes,
    };
    page.document.plot("times", title, svg.svg());
    page.tell("repeat-b2-graphs-why");
    Ok(())
}
