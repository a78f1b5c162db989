//! What a better formulation is worth: the same boards, the same strategies, other steps.

use super::{Board, expanded_of, fewer, name, search};
use crate::Page;
use atisbo_api::Error;
use atisbo_api::text::Message;
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_lab::statistics::Distribution;
use atisbo_ohno::search::{Formulation, HeuristicName, SearchSettings, report_runs};
use atisbo_search::Strategy;

pub(super) fn section(page: &mut Page<'_>, boards: &[Board]) -> Result<(), Error> {
    page.section("repeat-o-formulations");
    let limits = fewer(page);
    let said = page.limits(&limits);
    page.say(&Message::new("repeat-o-formulations-how").with("limits", said));
    let mut searches = Vec::new();
    for formulation in [
        Formulation::Clean,
        Formulation::Pruned,
        Formulation::Propagating,
    ] {
        let own = SearchSettings {
            strategy: Strategy::AStar,
            heuristic: HeuristicName::Crossing,
            ..SearchSettings::default()
        };
        for settings in report_runs().into_iter().chain([own]) {
            let settings = SearchSettings {
                strategy: settings.strategy,
                heuristic: settings.heuristic,
                formulation,
                two_phase: formulation == Formulation::Clean,
                ..SearchSettings::default()
            };
            searches.push((format!("{formulation}: {}", name(&settings)), settings));
        }
    }
    let count = searches.len();
    let gathered = search(page, boards, searches, limits)?;
    let mut table = Table::new([
        (page.word("lab-method"), Align::Left),
        (page.word("repeat-o-total"), Align::Right),
        (page.word("repeat-o-median"), Align::Right),
        (page.word("repeat-o-most"), Align::Right),
        (page.word("repeat-o-median-time"), Align::Right),
    ]);
    for method in 0..count {
        let rows = || gathered.of_method(method).flatten();
        let solved = rows().filter(|row| row.success == Some(true));
        let (mut expanded, mut seconds) = (Distribution::default(), Distribution::default());
        for row in solved {
            expanded.add(expanded_of(row));
            seconds.add(row.seconds.unwrap_or_default());
        }
        let name = &gathered.summary.plan().methods[method].name;
        table.row([
            name.as_str().into(),
            match rows().count() {
                0 => Cell::missing(),
                made => format!("{}/{made}", expanded.count()).into(),
            },
            Cell::number(expanded.median(), figures::count),
            expanded
                .max()
                .map_or(Cell::missing(), |most| Cell::count(most as u64)),
            Cell::number(seconds.median(), figures::seconds),
        ]);
    }
    page.table(table);
    Ok(())
}
