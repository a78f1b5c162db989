//! Experiments with Sudoku: puzzles from files or made anew, and ways to solve them.

mod solving;

use super::prepare::{
    MOST, Sources, Subject, blamed, fingerprint, full_name, methods, texts, trouble,
};
use crate::Error;
use crate::sudoku::search::{Method as Way, MethodName, SearchSettings};
use crate::sudoku::{Shape, sources};
use atisbo_base::Budget;
use atisbo_lab::experiment::{Item, Kind, Place, Section, Trouble};
use atisbo_lab::runs::{Bench, Instance, Method, Setting};
use atisbo_search::Strategy;
use atisbo_sudoku::Puzzle;
use atisbo_sudoku::generate::{self, Grade, Method as Making, Settings};
use atisbo_sudoku::search::{CellOrder, Formulation, HeuristicName};
use atisbo_sudoku::technique::Band;

/// Puzzles of a kind that an experiment has unless it says how many.
const PUZZLES: u64 = 20;

/// Where the puzzles of a setting come from.
enum Puzzles {
    Given(Vec<Puzzle>),
    Made(Box<Settings>),
}

struct Solving {
    puzzles: Vec<Puzzles>,
    methods: Vec<Solver>,
}

/// How a puzzle is solved.
enum Solver {
    /// By the solver made for the game.
    Exact,
    Other(Way),
}

struct OnePuzzle<'a> {
    methods: &'a [Solver],
    puzzle: Puzzle,
    index: u64,
}

pub(super) fn subject(
    from: &Sources<'_>,
    instances: &mut Section<'_>,
    items: Vec<Item<'_>>,
) -> Result<Subject, Error> {
    let count = instances.whole("count", 1..=MOST).map_err(trouble)?;
    let mut settings = Vec::new();
    let mut puzzles = Vec::new();
    for (name, text, place) in texts(from, instances)? {
        let read = sources(text.as_bytes(), None)
            .map(|found| found.and_then(|(source, _)| source.puzzle(None)))
            .collect::<Result<Vec<Puzzle>, Error>>()
            .map_err(|error| blamed(&place, &error))?;
        settings.push(Setting {
            name,
            size: None,
            instances: count.unwrap_or(read.len() as u64),
            exactly: fingerprint(&text),
        });
        puzzles.push(Puzzles::Given(read));
    }
    for (setting, made) in made(from, instances, count)? {
        settings.push(setting);
        puzzles.push(Puzzles::Made(Box::new(made)));
    }
    let named = |name: &str, place: &Place| {
        let solver = way(name).ok_or_else(|| {
            let (found, known) = (name.to_owned(), known_ways());
            let known = known.iter().map(|&name| name.to_owned()).collect();
            let (place, kind) = (place.clone(), Kind::Unknown { found, known });
            trouble(Trouble { place, kind })
        })?;
        Ok((name.to_owned(), solver))
    };
    let all = methods(items, named, switched)?;
    Ok(of(settings, puzzles, all))
}

fn of(settings: Vec<Setting>, puzzles: Vec<Puzzles>, methods: Vec<(String, Solver)>) -> Subject {
    let exactly = |solver: &Solver| match solver {
        Solver::Exact => "exact".to_owned(),
        Solver::Other(way) => serde_json::to_string(way).unwrap_or_default(),
    };
    let listed = methods.iter().map(|(name, solver)| Method {
        name: name.clone(),
        exactly: exactly(solver),
    });
    Subject {
        settings,
        methods: listed.collect(),
        bench: Box::new(Solving {
            puzzles,
            methods: methods.into_iter().map(|(_, solver)| solver).collect(),
        }),
    }
}

/// Given puzzles, each a setting of its own, and searches.
pub(super) fn of_puzzles(
    puzzles: Vec<(String, Puzzle)>,
    searches: Vec<(String, SearchSettings)>,
) -> Subject {
    let setting = |(name, puzzle): &(String, Puzzle)| Setting {
        name: name.clone(),
        size: Some(puzzle.shape().cells() as f64),
        instances: 1,
        exactly: name.clone(),
    };
    let settings = puzzles.iter().map(setting).collect();
    let puzzles = puzzles
        .into_iter()
        .map(|(_, puzzle)| Puzzles::Given(vec![puzzle]));
    let way = |(name, settings)| (name, Solver::Other(Way::Space(settings)));
    of(
        settings,
        puzzles.collect(),
        searches.into_iter().map(way).collect(),
    )
}

/// The settings whose puzzles are made anew: shapes, each with its clues and its grade. Nine by nine where neither
/// shapes nor files are named.
fn made(
    from: &Sources<'_>,
    instances: &mut Section<'_>,
    count: Option<u64>,
) -> Result<Vec<(Setting, Settings)>, Error> {
    let bands = Band::ALL
        .iter()
        .zip(["easy", "medium", "hard", "unfair", "extreme"]);
    let known: Vec<&str> = bands.clone().map(|(_, name)| name).collect();
    let band = instances.choice("difficulty", &known).map_err(trouble)?;
    let making = instances
        .choice("making", &["minimal", "report"])
        .map_err(trouble)?;
    let clues = instances.whole("clues", 0..=81 * 81).map_err(trouble)?;
    let mut shapes = instances.texts("shapes").map_err(trouble)?;
    let is_said = band.is_some() || making.is_some() || clues.is_some();
    let is_given = instances.has("files") || instances.has("puzzles");
    if shapes.is_empty() && (is_said || !is_given) {
        shapes.push(("3x3".to_owned(), instances.place("shapes")));
    }
    let method = match (clues, making) {
        (Some(clues), _) => Making::Clues(clues as usize),
        (None, Some("report")) => Making::Report,
        (None, _) => Making::Minimal,
    };
    let grade = Grade {
        band: bands
            .clone()
            .find(|(_, name)| Some(*name) == band)
            .map(|(band, _)| *band),
        ..Grade::default()
    };
    let mut all = Vec::new();
    for (text, place) in shapes {
        let sides = text
            .split_once('x')
            .and_then(|(rows, columns)| Shape::new(rows.parse().ok()?, columns.parse().ok()?));
        let shape = sides.ok_or_else(|| {
            let known = ["2x2", "2x3", "3x3", "4x4"].map(str::to_owned).to_vec();
            let (found, place) = (text.clone(), place.clone());
            let kind = Kind::Unknown { found, known };
            trouble(Trouble { place, kind })
        })?;
        let made = Settings::new(shape)
            .method(method)
            .grade(grade.clone())
            .seed(from.seed);
        if let Err(error) = generate::Generator::new(&made) {
            let blame = clues.map_or(place, |_| instances.place("clues"));
            return Err(blamed(&blame, &crate::sudoku::generate_error(&error)));
        }
        let setting = Setting {
            name: [Some(text.as_str()), band]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" "),
            size: Some(shape.cells() as f64),
            instances: count.unwrap_or(PUZZLES),
            exactly: format!("{text} {method:?} {band:?}"),
        };
        all.push((setting, made));
    }
    Ok(all)
}

/// The methods by name: our own solver, and those of `search` that need not know the goal.
fn ways() -> impl Iterator<Item = MethodName> {
    let forwards = |name: &MethodName| *name != MethodName::Space(Strategy::Bidirectional);
    MethodName::ALL.into_iter().filter(forwards)
}

fn known_ways() -> Vec<&'static str> {
    ["exact"]
        .into_iter()
        .chain(ways().map(MethodName::id))
        .collect()
}

fn way(name: &str) -> Option<Solver> {
    if name == "exact" {
        return Some(Solver::Exact);
    }
    let found = name.parse().ok();
    let found = found.filter(|found| ways().any(|known| known == *found))?;
    Some(Solver::Other(found.into()))
}

/// A way with switches.
fn switched(section: &mut Section<'_>) -> Result<(String, Solver), Error> {
    let name = section.choice("method", &known_ways()).map_err(trouble)?;
    let name = name.ok_or_else(|| trouble(section.missing("method")))?;
    let mut solver = way(name).unwrap_or(Solver::Exact);
    let Solver::Other(Way::Space(settings)) = &mut solver else {
        return Ok((name.to_owned(), solver));
    };
    let heuristics = HeuristicName::ALL.map(HeuristicName::id);
    let heuristic = section.choice("heuristic", &heuristics).map_err(trouble)?;
    let formulations = Formulation::ALL.map(Formulation::id);
    let formulation = section
        .choice("formulation", &formulations)
        .map_err(trouble)?;
    let orders = CellOrder::ALL.map(CellOrder::id);
    let cells = section.choice("cells", &orders).map_err(trouble)?;
    if let Some(heuristic) = heuristic.and_then(|name| name.parse().ok()) {
        settings.heuristic = heuristic;
    }
    if let Some(formulation) = formulation.and_then(|name| name.parse().ok()) {
        settings.formulation = formulation;
    }
    if let Some(cells) = cells.and_then(|name| name.parse().ok()) {
        settings.cell_order = cells;
    }
    let given = [
        ("heuristic", heuristic),
        ("formulation", formulation),
        ("cells", cells),
    ];
    Ok((full_name(name, &given), solver))
}

impl Bench for Solving {
    fn instance(
        &self,
        setting: usize,
        index: u64,
        budget: &Budget,
    ) -> Result<Box<dyn Instance + '_>, String> {
        let puzzle = match &self.puzzles[setting] {
            Puzzles::Given(puzzles) => puzzles[(index % puzzles.len() as u64) as usize].clone(),
            Puzzles::Made(settings) => {
                let made = generate::Generator::new(settings)
                    .and_then(|mut generator| generator.generate(index, budget));
                made.map_err(|error| error.to_string())?.puzzle
            }
        };
        Ok(Box::new(OnePuzzle {
            methods: &self.methods,
            puzzle,
            index,
        }))
    }
}
