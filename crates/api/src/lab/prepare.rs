//! From the text of an experiment to runs that can be made.

use super::{minesweeper, ohno, sudoku, words};
use crate::Error;
use crate::text::Message;
use atisbo_lab::experiment::{Document, Experiment, Item, Kind, Place, Section, Trouble};
use atisbo_lab::runs::{Bench, Method, Plan, Setting};
use std::collections::BTreeSet;
use std::path::Path;

/// An experiment that can be run.
pub(super) struct Prepared {
    pub(super) plan: Plan,
    pub(super) bench: Box<dyn Bench + Send + Sync>,
}

/// The games there are.
const GAMES: [&str; 3] = ["minesweeper", "sudoku", "ohno"];

/// The most instances of a setting.
pub(super) const MOST: u64 = 1_000_000_000_000;

/// What the instances of a game come from.
pub(super) struct Sources<'a> {
    pub(super) seed: u64,
    /// Where files lie, for who may name files.
    pub(super) folder: Option<&'a Path>,
}

/// Settings, methods, and who runs them.
pub(super) struct Subject {
    pub(super) settings: Vec<Setting>,
    pub(super) methods: Vec<Method>,
    pub(super) bench: Box<dyn Bench + Send + Sync>,
}

/// Reads the text of an experiment. Files that it names lie in `folder`; without one they are not read.
pub(super) fn prepare(
    text: &str,
    usual_name: &str,
    folder: Option<&Path>,
) -> Result<Prepared, Error> {
    let document = Document::parse(text).map_err(trouble)?;
    let mut top = document.top();
    let experiment = Experiment::read(&mut top, &GAMES).map_err(trouble)?;
    let mut instances = top.section("instances").map_err(trouble)?;
    let methods = top.items("methods").map_err(trouble)?;
    if methods.is_empty() {
        return Err(trouble(top.missing("methods")));
    }
    top.finish().map_err(trouble)?;
    let sources = Sources {
        seed: experiment.seed,
        folder,
    };
    let subject = match experiment.game.as_str() {
        "minesweeper" => minesweeper::subject(&sources, &mut instances, methods)?,
        "sudoku" => sudoku::subject(&sources, &mut instances, methods)?,
        _ => ohno::subject(&sources, &mut instances, methods)?,
    };
    instances.finish().map_err(trouble)?;
    Ok(Prepared {
        plan: Plan {
            name: experiment.name.unwrap_or_else(|| usual_name.to_owned()),
            game: experiment.game,
            seed: experiment.seed,
            repetitions: experiment.repetitions,
            limits: experiment.limits,
            settings: subject.settings,
            methods: subject.methods,
        },
        bench: subject.bench,
    })
}

/// A trouble as an error.
pub(super) fn trouble(trouble: Trouble) -> Error {
    let Trouble { place, kind } = trouble;
    at(&place, &words::trouble(&place, &kind))
}

/// An error at a place of the text.
pub(super) fn at(place: &Place, message: &Message) -> Error {
    Error {
        line: Some(place.line),
        column: Some(place.column),
        message: message.sentence(),
    }
}

/// An error of another part of the program, about a value at this place.
pub(super) fn blamed(place: &Place, error: &Error) -> Error {
    let mut blamed = error.clone();
    (blamed.line, blamed.column) = (Some(place.line), Some(place.column));
    for (lang, text) in [
        (crate::text::Lang::En, &mut blamed.message.en),
        (crate::text::Lang::Es, &mut blamed.message.es),
    ] {
        *text = format!("{}: {}", place.key, error.in_lang(lang));
    }
    blamed
}

/// Reads all methods, each a text that names it or a table; `named` reads the name out of a text, `switched` reads a
/// table. Names that nobody gave are made from the switches, and no two are the same.
pub(super) fn methods<T>(
    items: Vec<Item<'_>>,
    named: impl Fn(&str, &Place) -> Result<(String, T), Error>,
    switched: impl Fn(&mut Section<'_>) -> Result<(String, T), Error>,
) -> Result<Vec<(String, T)>, Error> {
    let mut names = BTreeSet::new();
    let mut all = Vec::new();
    for item in items {
        let (place, (name, method)) = match item {
            Item::Text(text, place) => {
                let method = named(&text, &place)?;
                (place, method)
            }
            Item::Section(mut section) => {
                let own = section.text("name").map_err(trouble)?;
                let (name, method) = switched(&mut section)?;
                let place = section.place("name");
                section.finish().map_err(trouble)?;
                (place, (own.unwrap_or(name), method))
            }
        };
        if !names.insert(name.clone()) {
            let kind = Kind::Twice(name);
            return Err(trouble(Trouble { place, kind }));
        }
        all.push((name, method));
    }
    Ok(all)
}

/// A name made of a word and the switches that are not as usual.
pub(super) fn full_name(word: &str, switches: &[(&str, Option<&str>)]) -> String {
    let given = switches
        .iter()
        .filter_map(|(key, value)| Some(format!("{key}={}", (*value)?)));
    [word.to_owned()]
        .into_iter()
        .chain(given)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The puzzles that an experiment names, each file a setting: its name and its text, and where it is named.
pub(super) fn texts(
    sources: &Sources<'_>,
    instances: &mut Section<'_>,
) -> Result<Vec<(String, String, Place)>, Error> {
    let mut all = Vec::new();
    for (file, place) in instances.texts("files").map_err(trouble)? {
        let Some(folder) = sources.folder else {
            return Err(at(&place, &Message::new("lab-no-files")));
        };
        let text = std::fs::read_to_string(folder.join(&file)).map_err(|error| {
            let message = Message::new("lab-file")
                .with("key", place.key.as_str())
                .with("file", file.as_str())
                .with("reason", error.to_string());
            at(&place, &message)
        })?;
        let name = Path::new(&file).file_name().unwrap_or_default();
        all.push((name.to_string_lossy().into_owned(), text, place));
    }
    let puzzles = instances.texts("puzzles").map_err(trouble)?;
    if let Some((_, place)) = puzzles.first() {
        let place = place.clone();
        let text: Vec<String> = puzzles.into_iter().map(|(text, _)| text).collect();
        all.push(("puzzles".to_owned(), text.join("\n\n"), place));
    }
    let mut names = BTreeSet::new();
    for (name, _, place) in &all {
        if !names.insert(name) {
            let (place, kind) = (place.clone(), Kind::Twice(name.clone()));
            return Err(trouble(Trouble { place, kind }));
        }
    }
    Ok(all)
}

/// A number that differs whenever two texts do, as good as surely: FNV-1a (Fowler, Noll and Vo, 1991).
pub(super) fn fingerprint(text: &str) -> String {
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, mix);
    format!("{hash:016x}")
}
