//! "Aprendizaje de IA basado en el pensamiento" (Universidad de Zaragoza, 2022): Sudoku as a laboratory of search.

use crate::facts::{self, facts, published, read};
use crate::{Gathered, Page, Processors};
use atisbo_api::Error;
use atisbo_api::sudoku::search::{Method, MethodName};
use atisbo_api::text::Message;
use atisbo_experiments::sudoku::{self, Instances, Making, Solver, SolverName};
use atisbo_experiments::{Experiment, of_puzzles};
use atisbo_lab::experiment::Limits;
use atisbo_lab::plot::{Axis, BoxRow, Boxes, Scale};
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_lab::runs::Row;
use atisbo_lab::statistics::{Confidence, proportion};
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
    page.say(&Message::new("repeat-s-figures-how").with("puzzles", figures::thousands(puzzles)));
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
    let gathered = page.experiment(&Experiment::Sudoku(experiment), Processors::All)?;
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
    let mut boxes = Vec::new();
    for (method, (name, printed, record)) in ALGORITHMS.iter().enumerate() {
        let group = gathered.summary.group(0, method);
        let Some(expanded) = group.counts.get("expanded") else {
            continue;
        };
        let mut cells: Vec<Cell> = vec![format!("{printed} ({name})").into()];
        for run in &facts.runs {
            let theirs = published(run, record);
            let place =
                theirs.and_then(|(expanded_there, _)| expanded.part_below(expanded_there as f64));
            cells.push(theirs.map_or(Cell::missing(), |(expanded, generated)| {
                Cell::new(expanded, format!("{expanded} / {generated}"))
            }));
            cells.push(Cell::number(place, |place| {
                format!("{:.0} %", 100.0 * place)
            }));
        }
        let [low, median, high] = expanded.quantiles([0.05, 0.5, 0.95]).unwrap_or_default();
        let mean = expanded.mean_estimate(Confidence::NINETY_FIVE);
        cells.extend([
            Cell::new(median, figures::count(median)),
            format!("{}–{}", figures::count(low), figures::count(high)).into(),
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
        axis: Axis {
            title: page.word("lab-count-expanded"),
            scale: Scale::Logarithmic,
            ..Axis::default()
        },
        rows: boxes,
    };
    page.document.plot("expanded", title, svg.svg());
    ahead(page, &gathered);
    Ok(())
}

/// How often which algorithm expands least: "in general informed search needs fewer nodes".
fn ahead(page: &mut Page<'_>, gathered: &Gathered) {
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
    let [astar, greedy] = [4, 3].map(|method| figures::percent(first_is_less(method, 1)));
    page.say(
        &Message::new("repeat-s-figures-why")
            .with("astar", astar)
            .with("greedy", greedy),
    );
}

/// The runs of the report's own program, node for node, and how fast.
fn node_for_node(page: &mut Page<'_>) -> Result<(), Error> {
    page.section("repeat-s-nodes");
    page.tell("repeat-s-nodes-how");
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
    let repetitions = page.size(20, 1) as u32;
    let searches = named().into_iter();
    let searches = searches.map(|(name, settings)| (name, Method::Space(settings)));
    let subject = of_puzzles(puzzles, searches);
    let gathered = page.subject(subject, (Limits::default(), repetitions), Processors::One);
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
    page.say(
        &Message::new("repeat-s-nodes-why")
            .with("equal", equal)
            .with("all", all as u64)
            .with("least", figures::times(least)),
    );
    Ok(())
}
