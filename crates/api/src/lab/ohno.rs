//! Experiments with 0h n0: boards from files or made anew, and ways to search them.

use super::prepare::{
    MOST, Sources, Subject, blamed, fingerprint, full_name, methods, texts, trouble,
};
use crate::Error;
use atisbo_base::Budget;
use atisbo_lab::experiment::{Item, Kind, Place, Section, Trouble};
use atisbo_lab::runs::{Bench, Instance, Method, Outcome, Run, Setting};
use atisbo_ohno::search::{Ending, Formulation, HeuristicName, SearchSettings, solve_by_search};
use atisbo_ohno::{
    Difficulty, GenerateError, Grid, MAX_SIDE, Rule, Settings, Solver, Verdict, generate,
};
use atisbo_search::Strategy;
use std::time::Instant;

/// Boards of a size that an experiment has unless it says how many.
const BOARDS: u64 = 20;

/// Where the boards of a setting come from.
enum Boards {
    Given(Vec<Grid>),
    Made(Settings),
}

struct Searches {
    boards: Vec<Boards>,
    seed: u64,
    methods: Vec<Way>,
}

/// How a board is solved.
enum Way {
    /// By the solver made for the game.
    Exact,
    Search(Box<SearchSettings>),
}

struct Board<'a> {
    methods: &'a [Way],
    grid: Grid,
}

pub(super) fn subject(
    sources: &Sources<'_>,
    instances: &mut Section<'_>,
    items: Vec<Item<'_>>,
) -> Result<Subject, Error> {
    let count = instances.whole("count", 1..=MOST).map_err(trouble)?;
    let mut settings = Vec::new();
    let mut boards = Vec::new();
    for (name, text, place) in texts(sources, instances)? {
        let grids = grids(&text).map_err(|error| blamed(&place, &error))?;
        let sizes: Vec<usize> = grids.iter().map(|grid| grid.rows() * grid.cols()).collect();
        settings.push(Setting {
            name,
            size: sizes
                .first()
                .filter(|&first| sizes.iter().all(|size| size == first))
                .map(|&size| size as f64),
            instances: count.unwrap_or(grids.len() as u64),
            exactly: fingerprint(&text),
        });
        boards.push(Boards::Given(grids));
    }
    let grades = Difficulty::ALL
        .iter()
        .zip(["easy", "medium", "hard", "expert"]);
    let known: Vec<&str> = grades.clone().map(|(_, name)| name).collect();
    let grade = instances.choice("difficulty", &known).map_err(trouble)?;
    let difficulty = grades
        .clone()
        .find(|(_, name)| Some(*name) == grade)
        .map(|(grade, _)| *grade);
    for (text, place) in instances.texts("sizes").map_err(trouble)? {
        let (rows, cols) = size(&text, &place)?;
        settings.push(Setting {
            name: text,
            size: Some((rows * cols) as f64),
            instances: count.unwrap_or(BOARDS),
            exactly: format!("{rows}x{cols} {}", grade.unwrap_or("any")),
        });
        boards.push(Boards::Made(Settings {
            difficulty,
            ..Settings::new(rows, cols)
        }));
    }
    if boards.is_empty() {
        return Err(trouble(instances.missing("sizes")));
    }
    let named = |name: &str, place: &Place| {
        let way = way(name).ok_or_else(|| {
            let (found, known) = (name.to_owned(), known_ways());
            let known = known.iter().map(|&name| name.to_owned()).collect();
            let (place, kind) = (place.clone(), Kind::Unknown { found, known });
            trouble(Trouble { place, kind })
        })?;
        Ok((name.to_owned(), way))
    };
    let all = methods(items, named, switched)?;
    Ok(of(sources.seed, settings, boards, all))
}

fn of(
    seed: u64,
    settings: Vec<Setting>,
    boards: Vec<Boards>,
    methods: Vec<(String, Way)>,
) -> Subject {
    let exactly = |way: &Way| match way {
        Way::Exact => "exact".to_owned(),
        Way::Search(settings) => serde_json::to_string(settings).unwrap_or_default(),
    };
    let listed = methods.iter().map(|(name, way)| Method {
        name: name.clone(),
        exactly: exactly(way),
    });
    Subject {
        settings,
        methods: listed.collect(),
        bench: Box::new(Searches {
            boards,
            seed,
            methods: methods.into_iter().map(|(_, way)| way).collect(),
        }),
    }
}

/// Given boards, a setting for each list of them, and searches.
pub(super) fn of_boards(
    boards: Vec<(String, Vec<Grid>)>,
    searches: Vec<(String, SearchSettings)>,
) -> Subject {
    let setting = |(name, grids): &(String, Vec<Grid>)| Setting {
        name: name.clone(),
        size: grids.first().map(|grid| (grid.rows() * grid.cols()) as f64),
        instances: grids.len() as u64,
        exactly: name.clone(),
    };
    let settings = boards.iter().map(setting).collect();
    let boards = boards.into_iter().map(|(_, grids)| Boards::Given(grids));
    let way = |(name, settings)| (name, Way::Search(Box::new(settings)));
    of(
        0,
        settings,
        boards.collect(),
        searches.into_iter().map(way).collect(),
    )
}

/// `7` or `5x8`.
fn size(text: &str, place: &Place) -> Result<(usize, usize), Error> {
    let (rows, cols) = text.split_once('x').unwrap_or((text, text));
    let side = |text: &str| {
        text.parse()
            .ok()
            .filter(|side| (1..=MAX_SIDE).contains(side))
    };
    side(rows).zip(side(cols)).ok_or_else(|| {
        let known = vec![
            format!("1 – {MAX_SIDE}"),
            format!("1x1 – {MAX_SIDE}x{MAX_SIDE}"),
        ];
        let (found, place) = (text.to_owned(), place.clone());
        let kind = Kind::Unknown { found, known };
        trouble(Trouble { place, kind })
    })
}

/// The boards of a file, which blank lines divide.
fn grids(text: &str) -> Result<Vec<Grid>, Error> {
    // A file of one board may have blank lines wherever its format likes.
    if let Ok(grid) = crate::ohno::parse(text) {
        return Ok(vec![grid]);
    }
    let parts = text.replace("\r\n", "\n");
    let parts = parts.split("\n\n").filter(|part| !part.trim().is_empty());
    parts.map(crate::ohno::parse).collect()
}

fn strategies() -> impl Iterator<Item = &'static str> {
    let forwards = |strategy: &Strategy| *strategy != Strategy::Bidirectional;
    let all = Strategy::ALL.into_iter().filter(forwards);
    all.map(|strategy| strategy.id())
}

fn known_ways() -> Vec<&'static str> {
    ["exact"].into_iter().chain(strategies()).collect()
}

fn way(name: &str) -> Option<Way> {
    if name == "exact" {
        return Some(Way::Exact);
    }
    let strategy = strategies().find(|known| *known == name)?.parse().ok()?;
    Some(Way::Search(Box::new(SearchSettings {
        strategy,
        ..SearchSettings::default()
    })))
}

/// A way with switches.
fn switched(section: &mut Section<'_>) -> Result<(String, Way), Error> {
    let name = section.choice("strategy", &known_ways()).map_err(trouble)?;
    let name = name.ok_or_else(|| trouble(section.missing("strategy")))?;
    let mut way = way(name).unwrap_or(Way::Exact);
    let Way::Search(settings) = &mut way else {
        return Ok((name.to_owned(), way));
    };
    let heuristics = HeuristicName::ALL.map(HeuristicName::id);
    let heuristic = section.choice("heuristic", &heuristics).map_err(trouble)?;
    let formulations = Formulation::ALL.map(Formulation::id);
    let formulation = section
        .choice("formulation", &formulations)
        .map_err(trouble)?;
    let two_phase = section.flag("two-phase").map_err(trouble)?;
    if let Some(heuristic) = heuristic.and_then(|name| name.parse().ok()) {
        settings.heuristic = heuristic;
    }
    if let Some(formulation) = formulation.and_then(|name| name.parse().ok()) {
        settings.formulation = formulation;
    }
    settings.two_phase = two_phase.unwrap_or(settings.two_phase);
    let two_phase = two_phase.map(|flag| if flag { "true" } else { "false" });
    let given = [
        ("heuristic", heuristic),
        ("formulation", formulation),
        ("two-phase", two_phase),
    ];
    Ok((full_name(name, &given), way))
}

impl Bench for Searches {
    fn instance(
        &self,
        setting: usize,
        index: u64,
        budget: &Budget,
    ) -> Result<Box<dyn Instance + '_>, String> {
        let grid = match &self.boards[setting] {
            Boards::Given(grids) => grids[(index % grids.len() as u64) as usize].clone(),
            Boards::Made(settings) => {
                generate(settings, self.seed, index, budget)
                    .map_err(|error| match error {
                        GenerateError::NotFound { .. } => "no such puzzle was found".to_owned(),
                        other => format!("{other:?}"),
                    })?
                    .puzzle
            }
        };
        let methods = &self.methods;
        Ok(Box::new(Board { methods, grid }))
    }
}

impl Instance for Board<'_> {
    fn run(&self, method: usize, budget: &Budget) -> Run {
        match &self.methods[method] {
            Way::Exact => exactly(&self.grid, budget),
            Way::Search(settings) => searched(&self.grid, settings, budget),
        }
    }
}

fn exactly(grid: &Grid, budget: &Budget) -> Run {
    let start = Instant::now();
    let found = Solver::new(grid, Rule::default()).solve(2, budget);
    Run {
        outcome: match (found.verdict(), found.stop) {
            (Verdict::Undecided, Some(stop)) => Outcome::Stopped(stop),
            (Verdict::Unique | Verdict::Several, _) => Outcome::Success,
            _ => Outcome::Defeat,
        },
        counts: vec![("nodes", found.statistics.nodes)],
        seconds: start.elapsed().as_secs_f64(),
    }
}

fn searched(grid: &Grid, settings: &SearchSettings, budget: &Budget) -> Run {
    let report = match solve_by_search(grid, settings, &mut (), budget) {
        Ok(report) => report,
        Err(error) => {
            return Run {
                outcome: Outcome::Failed(error.to_string()),
                counts: Vec::new(),
                seconds: 0.0,
            };
        }
    };
    let statistics = &report.statistics;
    Run {
        outcome: match report.ending {
            Ending::Solved => Outcome::Success,
            Ending::Stopped(stop) => Outcome::Stopped(stop),
            Ending::Wrong | Ending::NoSolution | Ending::CutOff(_) => Outcome::Defeat,
        },
        counts: vec![
            ("expanded", statistics.expanded),
            ("generated", statistics.generated),
            ("frontier", statistics.largest_frontier),
        ],
        seconds: statistics.time.as_secs_f64(),
    }
}
