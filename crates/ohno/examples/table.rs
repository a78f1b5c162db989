//! Prints the tables of `docs/ohno-table.md`: strategies x boards, beside the original program's
//! counts. `cargo xtask table` runs it.
//!
//! Arguments: the seconds and the megabytes that each run may take.

use atisbo_base::{Budget, Stop};
use atisbo_ohno::Grid;
use atisbo_ohno::search::{
    Ending, Formulation, HeuristicName, OriginalRun, Row, SearchSettings, report_runs, table,
};
use atisbo_search::Strategy;
use std::fs;
use std::path::Path;
use std::time::Duration;

type Boards = Vec<(String, Grid)>;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let seconds: u64 = args.next().map_or(Ok(5), |arg| arg.parse())?;
    let megabytes: u64 = args.next().map_or(Ok(2048), |arg| arg.parse())?;
    let budget = Budget::unlimited()
        .time(Duration::from_secs(seconds))
        .bytes(megabytes << 20);
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/ohno");
    let boards = boards(&data.join("boards"))?;
    let counts = fs::read_to_string(data.join("seed_counts.json"))?;
    let original: Vec<OriginalRun> = serde_json::from_str(&counts)?;

    println!(
        "# The report's boards by search\n\n\
         Made by `cargo xtask table --seconds {seconds} --megabytes {megabytes}`. A cell holds the \
         number of expanded nodes, and the time where it is ours. In parentheses: no solution, \
         because of the time limit (T), the memory limit (M), a wrong board (X), or because the \
         strategy left something out (-).\n"
    );
    faithful(&boards, &original, &budget);
    for (title, formulation, two_phase) in [
        (
            "The clean formulation: numbers first, isolated floors second",
            Formulation::Clean,
            true,
        ),
        ("Our formulation, one problem", Formulation::Pruned, false),
        (
            "Our formulation with propagation, one problem",
            Formulation::Propagating,
            false,
        ),
    ] {
        println!("\n## {title}\n");
        ours(&boards, formulation, two_phase, &budget);
    }
    Ok(())
}

/// The boards with their names, the smaller first.
fn boards(folder: &Path) -> Result<Boards, Box<dyn std::error::Error>> {
    let mut boards = Vec::new();
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        boards.push((name, fs::read_to_string(path)?.parse()?));
    }
    boards.sort_by(|a, b| a.0.cmp(&b.0));
    Ok(boards)
}

/// The report's program, reproduced, with its own counts behind ours.
fn faithful(boards: &Boards, original: &[OriginalRun], budget: &Budget) {
    println!(
        "## The report's program and ours, node for node\n\n\
         Ours / the original's; `=` where they are equal. The original's breadth-first and \
         depth-first search shuffle their moves with an unseeded generator, so that its own runs \
         differ from each other: there the least and the most of its counts stand. A count of the \
         original's in parentheses is where its limit on processor time ended it.\n"
    );
    let runs = report_runs();
    head(&runs);
    let (mut equal, mut comparable) = (0, 0);
    for (name, grid) in boards {
        let mut cells = Vec::new();
        for run in &runs {
            // What the original finished is to be finished here too, however slow the machine.
            let finished = |theirs: &OriginalRun| {
                theirs.board == *name && theirs.solved && is_same(&theirs.settings(), run)
            };
            let patient = budget.clone().time(Duration::from_secs(60));
            let budget = if original.iter().any(finished) {
                &patient
            } else {
                budget
            };
            let rows = table(&[(name.as_str(), grid)], std::slice::from_ref(run), budget);
            let Some(row) = rows.first() else { continue };
            let theirs: Vec<&OriginalRun> = original
                .iter()
                .filter(|run| run.board == *name && is_same(&run.settings(), &row.settings))
                .collect();
            for run in theirs
                .iter()
                .filter(|run| run.is_deterministic() && run.solved)
            {
                comparable += 1;
                let ours = &row.report.statistics;
                equal += u32::from((run.expanded, run.popped) == (ours.expanded, ours.popped));
            }
            cells.push(format!("{} / {}", count(row), originals(&theirs, row)));
        }
        println!("| {name} | {} |", cells.join(" | "));
    }
    println!(
        "\n{equal} of the original's {comparable} finished runs with a fixed order are reproduced \
         exactly: nodes expanded and nodes taken from the frontier."
    );
}

fn is_same(a: &SearchSettings, b: &SearchSettings) -> bool {
    let informed = a.strategy.traits().needs_heuristic;
    a.strategy == b.strategy && (!informed || a.heuristic == b.heuristic)
}

fn originals(runs: &[&OriginalRun], ours: &Row) -> String {
    let shown = |run: &OriginalRun| {
        let count = run.expanded;
        if run.solved {
            count.to_string()
        } else {
            format!("({count})")
        }
    };
    match runs {
        [] => "-".to_owned(),
        [run] if run.solved && run.expanded == ours.report.statistics.expanded => "=".to_owned(),
        [run] => shown(run),
        runs => {
            let mut runs = runs.to_vec();
            runs.sort_by_key(|run| run.expanded);
            format!("{}..{}", shown(runs[0]), shown(runs[runs.len() - 1]))
        }
    }
}

/// Every strategy; A* and greedy search with several heuristics.
fn ours(boards: &Boards, formulation: Formulation, two_phase: bool, budget: &Budget) {
    use HeuristicName::{Crossing, H1, H2a, H2i, Matching};
    let mut runs = Vec::new();
    for strategy in Strategy::ALL {
        let heuristics: &[HeuristicName] = match strategy {
            Strategy::Bidirectional => &[],
            Strategy::AStar => &[H1, H2i, H2a, Matching, Crossing],
            Strategy::Greedy => &[H1, Crossing],
            _ => &[Crossing],
        };
        runs.extend(heuristics.iter().map(|&heuristic| SearchSettings {
            strategy,
            heuristic,
            formulation,
            two_phase,
            ..SearchSettings::default()
        }));
    }
    head(&runs);
    let mut solved = vec![0; runs.len()];
    for (name, grid) in boards {
        let rows = table(&[(name.as_str(), grid)], &runs, budget);
        for (solved, row) in solved.iter_mut().zip(&rows) {
            *solved += u32::from(row.report.ending == Ending::Solved);
        }
        let cell = |row: &Row| {
            let time = row.report.statistics.time;
            format!("{} {time:.2?}", count(row))
        };
        let cells: Vec<String> = rows.iter().map(cell).collect();
        println!("| {name} | {} |", cells.join(" | "));
    }
    let solved: Vec<String> = solved
        .iter()
        .map(|solved| format!("**{solved}**"))
        .collect();
    println!("| solved of {} | {} |", boards.len(), solved.join(" | "));
}

fn head(runs: &[SearchSettings]) {
    let names: Vec<String> = runs
        .iter()
        .map(|run| {
            if run.strategy.traits().needs_heuristic {
                format!("{} {}", run.strategy, run.heuristic)
            } else {
                run.strategy.to_string()
            }
        })
        .collect();
    println!(
        "| board | {} |\n|---|{}",
        names.join(" | "),
        "---:|".repeat(names.len())
    );
}

/// The expanded nodes of a run, in parentheses if it did not find the solution.
fn count(row: &Row) -> String {
    let expanded = row.report.statistics.expanded;
    let why = match row.report.ending {
        Ending::Solved => return expanded.to_string(),
        Ending::Wrong => "X",
        Ending::Stopped(Stop::Bytes) => "M",
        Ending::Stopped(_) => "T",
        Ending::NoSolution | Ending::CutOff(_) => "-",
    };
    format!("({why} {expanded})")
}
