//! Experiments of all games, from TOML or as data, and what makes them ready to run.

use super::{minesweeper, ohno, sudoku};
use atisbo_api::Error;
use atisbo_api::text::{Message, form_error, system};
use atisbo_base::{Name, shortened_path};
use atisbo_lab::experiment::{self, ExperimentError, Problem, Texts, distinct, place, read};
use atisbo_lab::runs::{Bench, Method, Plan, Prepared, Setting};
use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

/// The most instances of a setting.
pub(super) const MOST: u64 = 1_000_000_000_000;

/// The largest file of puzzles.
const MOST_BYTES: u64 = 256 << 20;

/// A game that experiments are made with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
pub enum Game {
    /// Levels, and agents that play them.
    Minesweeper,
    /// Puzzles, and methods that solve them.
    Sudoku,
    /// Boards, and searches that solve them.
    Ohno,
}

/// An experiment with a game.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Experiment {
    /// With Minesweeper.
    Minesweeper(minesweeper::Experiment),
    /// With Sudoku.
    Sudoku(sudoku::Experiment),
    /// With 0h n0.
    Ohno(ohno::Experiment),
}

impl Experiment {
    /// Agents that play Minesweeper.
    pub fn of_agents(instances: minesweeper::Instances, agents: Vec<minesweeper::Agent>) -> Self {
        Experiment::Minesweeper(experiment::Experiment::new(
            "minesweeper",
            instances,
            agents,
        ))
    }

    fn read(text: &str) -> Result<Self, ExperimentError> {
        /// What is read first: the rest depends on it.
        #[derive(Deserialize)]
        struct Head {
            game: Game,
        }
        let Head { game } = read(text)?;
        match game {
            Game::Minesweeper => read(text).map(Experiment::Minesweeper),
            Game::Sudoku => read(text).map(Experiment::Sudoku),
            Game::Ohno => read(text).map(Experiment::Ohno),
        }
    }

    /// Makes it ready to run. Files that it names lie in `folder`; without one they are not read.
    ///
    /// # Errors
    ///
    /// If a value means nothing.
    fn prepared(&self, usual_name: &str, folder: Option<&Path>) -> Result<Prepared, KeyError> {
        match self {
            Experiment::Minesweeper(it) => planned(it, usual_name, minesweeper::subject(it)?),
            Experiment::Sudoku(it) => planned(it, usual_name, sudoku::subject(it, folder)?),
            Experiment::Ohno(it) => planned(it, usual_name, ohno::subject(it, folder)?),
        }
    }

    /// The same for parts of the program that make experiments themselves.
    ///
    /// # Errors
    ///
    /// If a value means nothing.
    pub fn prepare(&self) -> Result<Prepared, Error> {
        let prepared = self.prepared("", None);
        prepared.map_err(|error| error.error(None))
    }
}

/// An experiment as it is given: as TOML, or as data by a face that has options for it. In JSON it is always TOML.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Given {
    /// As TOML.
    Text(String),
    /// As data.
    Data(Box<Experiment>),
}

impl From<String> for Given {
    fn from(text: String) -> Self {
        Given::Text(text)
    }
}

impl From<Given> for String {
    fn from(given: Given) -> Self {
        match given {
            Given::Text(text) => text,
            Given::Data(experiment) => experiment::write(&experiment),
        }
    }
}

impl Default for Given {
    fn default() -> Self {
        Given::Text(String::new())
    }
}

impl Given {
    /// Makes it ready to run, with this name unless it says another. An error in a text names its line.
    pub(super) fn prepare(
        &self,
        usual_name: &str,
        folder: Option<&Path>,
    ) -> Result<Prepared, Error> {
        let (prepared, text) = match self {
            Given::Text(text) => {
                let read = Experiment::read(text).map_err(KeyError::from);
                let prepared = read.and_then(|read| read.prepared(usual_name, folder));
                (prepared, Some(text.as_str()))
            }
            Given::Data(experiment) => (experiment.prepared(usual_name, folder), None),
        };
        prepared.map_err(|error| error.error(text))
    }
}

/// Settings, methods, and the bench that runs them.
pub struct Subject {
    /// The settings.
    pub settings: Vec<Setting>,
    /// The methods.
    pub methods: Vec<Method>,
    /// What runs them.
    pub bench: Box<dyn Bench + Send + Sync>,
}

fn planned<I: Default, M: experiment::Method>(
    experiment: &experiment::Experiment<I, M>,
    usual_name: &str,
    subject: Subject,
) -> Result<Prepared, KeyError> {
    let name = experiment.name.as_deref().unwrap_or(usual_name);
    Ok(Prepared {
        plan: Plan {
            name: name.to_owned(),
            game: experiment.game.clone(),
            seed: experiment.seed,
            repetitions: experiment.repetitions,
            limits: experiment.limits()?,
            settings: subject.settings,
            methods: subject.methods,
        },
        bench: subject.bench,
    })
}

/// An error about a key of an experiment, and its message.
pub(super) struct KeyError {
    error: Box<ExperimentError>,
    message: Message,
}

impl From<ExperimentError> for KeyError {
    fn from(error: ExperimentError) -> Self {
        KeyError {
            message: form_error(&error),
            error: Box::new(error),
        }
    }
}

impl KeyError {
    /// A message about a value.
    pub(super) fn new(key: impl Into<String>, message: Message) -> Self {
        KeyError {
            error: Box::new(ExperimentError::new(key, Problem::Other(String::new()))),
            message,
        }
    }

    /// An error of another part of the program, about a value.
    pub(super) fn of(key: impl Into<String>, error: &Error) -> Self {
        let key = key.into();
        let message = Message::new("lab-key-error")
            .with("key", key.as_str())
            .with("reason", error.whole());
        KeyError::new(key, message)
    }

    /// As an error, at its place in the text if there is one.
    pub(super) fn error(self, text: Option<&str>) -> Error {
        let place = text.map(|text| place(text, &self.error));
        Error {
            line: place.map(|place| place.line),
            column: place.map(|place| place.column),
            message: self.message,
        }
    }
}

/// The puzzles that an experiment names, each file a setting: its name and its text, and under which key.
pub(super) fn texts(
    files: &Texts,
    puzzles: &Texts,
    folder: Option<&Path>,
) -> Result<Vec<(String, String, String)>, KeyError> {
    let mut all = Vec::new();
    for (index, file) in files.0.iter().enumerate() {
        let key = format!("instances.files[{}]", index + 1);
        let Some(folder) = folder else {
            return Err(KeyError::new(key, Message::new("lab-no-files")));
        };
        let text = read_text(&folder.join(file)).map_err(|reason| {
            let message = Message::new("lab-file")
                .with("key", key.as_str())
                .with("file", shortened_path(Path::new(file)))
                .with("reason", reason);
            KeyError::new(key.as_str(), message)
        })?;
        let name = Path::new(file).file_name().unwrap_or_default();
        all.push((name.to_string_lossy().into_owned(), text, key));
    }
    if !puzzles.is_empty() {
        let key = "instances.puzzles[1]".to_owned();
        all.push(("puzzles".to_owned(), puzzles.0.join("\n\n"), key));
    }
    let names = all.iter().map(|(name, _, key)| (name.clone(), key.clone()));
    distinct(&names.collect::<Vec<_>>())?;
    Ok(all)
}

/// The text of a file. Pipes and devices might keep us waiting for ever; a file may still grow while it is read, so it
/// is read in pieces.
fn read_text(path: &Path) -> Result<String, Message> {
    let found = fs::metadata(path).map_err(|error| system(&error))?;
    if !found.is_file() && !found.is_dir() {
        return Err(Message::new("lab-file-not-regular"));
    }
    let mut file = File::open(path).map_err(|error| system(&error))?;
    let mut bytes = Vec::new();
    loop {
        let before = bytes.len();
        let mut piece = Read::by_ref(&mut file).take(1 << 16);
        piece
            .read_to_end(&mut bytes)
            .map_err(|error| system(&error))?;
        if bytes.len() as u64 > MOST_BYTES {
            return Err(Message::new("lab-file-too-large").with("megabytes", MOST_BYTES >> 20));
        }
        if bytes[before..].contains(&0) {
            return Err(Message::new("system-not-text"));
        }
        if bytes.len() == before {
            return String::from_utf8(bytes).map_err(|_| Message::new("system-not-text"));
        }
    }
}

/// A number that almost certainly differs whenever two texts do: FNV-1a (Fowler, Noll and Vo, 1991).
pub(super) fn fingerprint(text: &str) -> String {
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, mix);
    format!("{hash:016x}")
}
