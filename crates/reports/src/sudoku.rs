//! "Aprendizaje de IA basado en el pensamiento" (Universidad de Zaragoza, 2022): Sudoku as a laboratory of search.

mod optimal;

use crate::evidence::is_narrow;
use crate::facts::{self, facts, published, read};
use crate::{Gathered, Keep, Page, Processors, figure, number};
use atisbo_api::Error;
use atisbo_api::sudoku::search::{Method, MethodName};
use atisbo_api::text::Message;
use atisbo_experiments::sudoku::{self, Instances, Making, Solver, SolverName};
use atisbo_experiments::{Experiment, of_puzzles};
use atisbo_lab::experiment::Limits;
use atisbo_lab::plot::{Axis, BoxRow, Boxes, Scale};
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_lab::runs::Row;
use atisbo_lab::statistics::{Confidence, Distribution, Estimate, proportion};
use atisbo_sudoku::search::{
    CellOrder, Formulation, OriginalCounts, OriginalRun, SearchSettings, report_runs,
};

/// The algorithms of the report: their names in its figures, and in its record.
const ALGORITHMS: [(&str, &str, &str); 7] = [
    ("bfs", "Breadth First", "breadth_first"),
    ("dfs", "Depth First", "depth_first"),
    ("ucs", "UniformCost", "uniform_cost"),
    ("greedy h1", "Greedy", "greedy"),
    ("astar h1", "A_Star", "a_star"),
    ("greedy h2", "Greedy, h2", ""),
    ("astar h2", "A_Star, h2", ""),
];

const COUNTS: &str = include_str!("../../../data/sudoku/seed_counts.json");

pub(super) fn measure(page: &mut Page<'_>) -> Result<(), Error> {
    let facts = facts()?.sudoku;
    figures_17_and_18(page, &facts)?;
    node_for_node(page)
}

fn named() -> Vec<(String, SearchSettings)> {
    let names = ALGORITHMS.iter().map(|(name, ..)| (*name).to_owned());
    names.zip(report_runs()).collect()
}

/// Its Figures 17 and 18: two puzzles that are lost; here many from the same generator.
fn figures_17_and_18(page: &mut Page<'_>, facts: &facts::Sudoku) -> Result<(), Error> {
    let puzzles = page.size(1000, 5);
    page.section("repeat-s-figures");
    page.say(&Message::new("repeat-s-figures-how").with("puzzles", number(puzzles)));
    let instances = Instances {
        count: Some(puzzles),
        making: Some(Making::Report),
        ..Instances::default()
    };
    let methods = named().into_iter().map(|(name, settings)| Solver {
        name: Some(name),
        method: SolverName::Method(MethodName::Space(settings.strategy)),
        heuristic: Some(settings.heuristic),
        formulation: Some(Formulation::Faithful),
        cells: Some(CellOrder::First),
    });
    let experiment = sudoku::Experiment {
        max_nodes: Some(page.size(2_000_000, 50_000)),
        ..sudoku::Experiment::new("sudoku", instances, methods.collect())
    };
    let gathered = page.experiment(&Experiment::Sudoku(experiment), Processors::All, Keep::Rows)?;
    let mut table = Table::new([
        (page.word("lab-method"), Align::Left),
        (page.word("repeat-s-figure17"), Align::Right),
        (page.word("repeat-s-place17"), Align::Right),
        (page.word("repeat-s-figure18"), Align::Right),
        (page.word("repeat-s-place18"), Align::Right),
        (page.word("repeat-s-median"), Align::Right),
        (page.word("repeat-s-between"), Align::Right),
        (page.word("repeat-s-mean"), Align::Right),
        (page.word("lab-unfinished"), Align::Right),
    ]);
    let mut places = Vec::new();
    let mut boxes = Vec::new();
    for (method, (name, printed, record)) in ALGORITHMS.iter().enumerate() {
        let group = gathered.summary.group(0, method);
        let nothing = Distribution::default();
        let expanded = group.counts.get("expanded").unwrap_or(&nothing);
        let mut cells: Vec<Cell> = vec![format!("{printed} ({name})").into()];
        for run in &facts.runs {
            let theirs = published(run, record);
            let place =
                theirs.and_then(|(expanded_there, _)| expanded.part_below(expanded_there as f64));
            places.extend(place);
            cells.push(theirs.map_or(Cell::missing(), |(expanded, generated)| {
                Cell::new(expanded, format!("{expanded} / {generated}"))
            }));
            cells.push(Cell::number(place, |place| {
                format!("{:.0} %", 100.0 * place)
            }));
        }
        let between = expanded.quantiles([0.05, 0.95]).map(|[low, high]| {
            let between = format!("{}–{}", figures::count(low), figures::count(high));
            page.figures(&between)
        });
        let mean = expanded.mean_estimate(Confidence::NINETY_FIVE);
        cells.extend([
            Cell::number(expanded.median(), figures::count),
            between.unwrap_or_else(Cell::missing),
            Cell::estimate(mean, |mean| {
                figures::between(mean, |count| figures::count(count.max(0.0)))
            }),
            (group.unfinished() as i64).into(),
        ]);
        table.row(cells);
        boxes.extend(BoxRow::of(*name, expanded));
    }
    page.table(table);
    let title = page.word("repeat-s-plot");
    let svg = Boxes {
        title: title.clone(),
        description: page.word("lab-plot-times-how"),
        axis: page.axis(Axis {
            title: page.word("lab-count-expanded"),
            scale: Scale::Logarithmic,
            ..Axis::default()
        }),
        rows: boxes,
    };
    page.document.plot("expanded", title, svg.svg());
    ahead(page, &gathered, &places);
    optimal::section(page, &gathered);
    Ok(())
}

/// How often which algorithm expands least: "in general informed search needs fewer nodes".
fn ahead(page: &mut Page<'_>, gathered: &Gathered, places: &[f64]) {
    let expanded = |row: &Row| row.success.and(row.counts.get("expanded").copied());
    let puzzles: Vec<Vec<Option<u64>>> = gathered
        .of_instances()
        .map(|rows| rows.iter().map(|row| expanded(row.as_ref()?)).collect())
        .collect();
    let first_is_less = |first: usize, second: usize| {
        let both = puzzles.iter().filter_map(|counts| {
            Some((counts.get(first).copied()??, counts.get(second).copied()??))
        });
        let (less, all) = both.fold((0, 0), |(less, all), (first, second)| {
            (less + u64::from(first < second), all + 1)
        });
        proportion(less, all, Confidence::NINETY_FIVE)
    };
    let mut table = Table::new([
        (page.word("repeat-s-fewer"), Align::Left),
        (page.word("repeat-s-than"), Align::Left),
        (page.word("repeat-s-often"), Align::Right),
    ]);
    for (first, second) in [
        (4, 0),
        (4, 1),
        (4, 3),
        (3, 0),
        (3, 1),
        (1, 0),
        (5, 3),
        (6, 4),
    ] {
        table.row([
            ALGORITHMS[first].0.into(),
            ALGORITHMS[second].0.into(),
            Cell::estimate(first_is_less(first, second), figures::percent),
        ]);
    }
    page.table(table);
    page.say_all(&conclusions(
        places,
        [4, 3].map(|method| first_is_less(method, 1)),
    ));
}

/// What the puzzles say of the two printed runs: which part of ours needs fewer nodes than each of them, and how often A*
/// and greedy search expand fewer than depth-first search.
fn conclusions(places: &[f64], [astar, greedy]: [Option<Estimate>; 2]) -> Vec<Message> {
    // So narrow that a part of a tenth is told from none.
    const KNOWN: f64 = 0.1;
    let is_known = is_narrow(astar, KNOWN) && is_narrow(greedy, KNOWN);
    let mut said = Vec::new();
    let are_within = places.iter().all(|place| (0.05..=0.95).contains(place));
    if is_known && !places.is_empty() && are_within {
        said.push(Message::new("repeat-s-ordinary"));
    }
    if let Some((astar, greedy)) = astar.zip(greedy) {
        said.push(
            Message::new("repeat-s-informed")
                .with("astar", figure(figures::percent(Some(astar))))
                .with("greedy", figure(figures::percent(Some(greedy)))),
        );
        let often = |it: Estimate| it.interval.high < 0.9;
        if is_known && often(astar) && often(greedy) {
            said.push(Message::new("repeat-s-no-exception"));
        }
    }
    said
}

/// The runs of the report's own program, node for node, and how fast.
fn node_for_node(page: &mut Page<'_>) -> Result<(), Error> {
    page.section("repeat-s-nodes");
    let repetitions = page.size(20, 1);
    page.say(&Message::new("repeat-s-nodes-how").with("repetitions", repetitions));
    let counts: OriginalCounts = read(COUNTS)?;
    // What the program itself would take too long for was only modelled.
    let originals = counts.puzzles.into_iter();
    let originals = originals.filter(|puzzle| puzzle.runs().all(|run| run.is_by_program()));
    let originals: Vec<_> = originals.take(page.size(u64::MAX, 2) as usize).collect();
    let mut puzzles = Vec::new();
    for original in &originals {
        let source = atisbo_api::sudoku::Source::Text(original.puzzle.clone());
        puzzles.push((original.name.clone(), vec![source.puzzle(None)?]));
    }
    let searches = named().into_iter();
    let searches = searches.map(|(name, settings)| (name, Method::Space(settings)));
    let subject = of_puzzles(puzzles, searches);
    let limits = (Limits::default(), repetitions as u32);
    let gathered = page.subject(subject, limits, Processors::One, Keep::Rows)?;
    let mut columns = vec![(page.word("repeat-puzzle"), Align::Left)];
    columns.extend(
        ALGORITHMS
            .iter()
            .map(|(name, ..)| ((*name).to_owned(), Align::Right)),
    );
    let mut table = Table::new(columns);
    let (mut equal, mut all, mut least) = (0, 0, f64::INFINITY);
    for (original, rows) in originals.iter().zip(gathered.of_instances()) {
        let mut cells: Vec<Cell> = vec![original.name.as_str().into()];
        for (row, (_, settings)) in rows.iter().zip(named()) {
            let Some(row) = row else {
                cells.push(Cell::missing());
                continue;
            };
            let theirs: Option<OriginalRun> =
                original.runs().find(|run| run.settings() == settings);
            if row.success != Some(true) {
                // What our limit ended says nothing.
                cells.push(page.reason(row.failed.as_deref()).into());
                continue;
            }
            let count = |name: &str| row.counts.get(name).copied().unwrap_or_default();
            let ours = (count("expanded"), count("generated"));
            let Some(theirs) = theirs else {
                cells.push(format!("{}/{}", ours.0, ours.1).into());
                continue;
            };
            let is_equal = (theirs.expanded, theirs.generated) == ours;
            all += 1;
            equal += u64::from(is_equal);
            let faster = theirs
                .seconds
                .zip(row.seconds)
                .map(|(theirs, ours)| theirs / ours);
            least = faster.map_or(least, |faster| least.min(faster));
            let sign = if is_equal { "=" } else { "≠" };
            let faster = faster.map_or_else(String::new, |faster| {
                format!("({})", figures::times(faster))
            });
            let shown = format!("{}/{} {sign} {faster}", ours.0, ours.1);
            cells.push(Cell::new(ours.0, shown));
        }
        table.row(cells);
    }
    page.table(table);
    let mut said = Vec::new();
    if all > 0 {
        let same = Message::new("repeat-s-nodes-why").with("equal", equal);
        said.push(same.with("all", all as u64));
    }
    if least.is_finite() {
        let least = figure(figures::times(least));
        said.push(Message::new("repeat-s-nodes-least").with("least", least));
    }
    page.say_all(&said);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evidence::estimate;
    use atisbo_api::text::Lang;

    fn said(places: &[f64], part: f64, width: f64) -> String {
        let estimate = Some(estimate(part, part - width / 2.0, part + width / 2.0));
        let said = conclusions(places, [estimate; 2]).into_iter();
        said.map(|it| it.to(Lang::En)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_printed_runs_are_judged_only_beside_many_puzzles() {
        let text = said(&[0.4, 0.5, 0.3], 0.3, 0.06);
        assert!(
            text.contains("ordinary") && text.contains("no exception"),
            "{text}"
        );
        assert!(text.contains("30.0 % (27.0–33.0 %)"), "{text}");
        let text = said(&[0.4, 0.5, 0.3], 0.3, 0.5);
        assert!(
            !text.contains("ordinary") && !text.contains("no exception"),
            "{text}"
        );
        assert!(text.contains("30.0 %"), "{text}");
        let text = said(&[0.4, 0.99], 0.95, 0.06);
        assert!(
            !text.contains("ordinary") && !text.contains("no exception"),
            "{text}"
        );
        assert!(conclusions(&[0.4], [None, None]).is_empty());
    }
}
