//! A verb is a type: a request that knows its answer, its cost, its size, and how it is answered.
//!
//! [`VERBS`](crate::VERBS) lists the verbs of this crate; crates above bring lists of their own, and a [`Table`] joins
//! them. Dispatch, limits, the description in `OpenAPI` and the types of other languages follow from the table.

use crate::text::{Lang, Message, unknown_name};
use crate::{Error, Observer, fault, output};
use atisbo_base::{Budget, UnknownName};
use schemars::{JsonSchema, Schema};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::error::Category;
use std::fmt;

/// A question that can be asked, with all that is known of it.
///
/// ```
/// use atisbo_api::ohno::solve;
/// use atisbo_api::{Verb, ask};
/// use atisbo_base::Budget;
///
/// let request: solve::Request = serde_json::from_str(r#"{"puzzle": "3 1 . / . . . / . . 1"}"#)?;
/// let answer = ask(&request, &(), &Budget::unlimited())?;
/// assert_eq!(answer.solutions, 1);
/// assert!(solve::Request::is_yes(&answer));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Verb:
    Serialize + DeserializeOwned + JsonSchema + fmt::Debug + Send + Sync + 'static
{
    /// The game or method that it asks about: the field `game` of the request.
    const GAME: &'static str;

    /// The field `verb` of the request.
    const NAME: &'static str;

    /// What comes out.
    type Answer: Serialize + JsonSchema;

    /// Whether it is answered at once or may take long.
    fn cost(&self) -> Cost {
        Cost::Long
    }

    /// How much the answer will hold.
    fn size(&self) -> Size {
        Size::default()
    }

    /// How many time limits there are, one after another. Searches side by side have one each; all other work shares one.
    fn clocks(&self) -> u32 {
        1
    }

    /// Whether it names files or folders to be read or written: only a face on the user's own machine may ask it.
    fn names_files(&self) -> bool {
        false
    }

    /// Answers it. Faces call [`ask`], which starts the clock.
    ///
    /// # Errors
    ///
    /// If the question cannot be answered as it stands: a text that is no puzzle, settings that contradict each other.
    fn answer(&self, observer: &dyn Observer, budget: &Budget) -> Result<Self::Answer, Error>;

    /// Whether the answer is a yes: solved, unique, right. A no is an answer too, not an error.
    fn is_yes(_answer: &Self::Answer) -> bool {
        true
    }
}

/// Answers a question.
///
/// # Errors
///
/// If the question cannot be answered as it stands.
pub fn ask<V: Verb>(
    request: &V,
    observer: &dyn Observer,
    budget: &Budget,
) -> Result<V::Answer, Error> {
    if request.clocks() == 1 {
        request.answer(observer, &budget.started())
    } else {
        request.answer(observer, budget)
    }
}

/// What an answer is as JSON: its fields after the names of its game and verb.
#[derive(Serialize)]
pub struct Tagged<'a, A> {
    game: &'static str,
    verb: &'static str,
    #[serde(flatten)]
    answer: &'a A,
}

/// An answer with the names of its game and verb, as every face writes it.
pub fn tagged<V: Verb>(answer: &V::Answer) -> Tagged<'_, V::Answer> {
    Tagged {
        game: V::GAME,
        verb: V::NAME,
        answer,
    }
}

/// How long a question takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// It is answered at once: nothing is searched, counted or proved.
    Quick,
    /// It may take as long as its budget allows.
    Long,
}

/// How many things an answer will hold, and how many it may hold where it is kept in memory until it is sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Size {
    /// How many are asked for.
    pub asked: u64,
    /// How many there may be.
    pub most: u64,
}

impl Size {
    /// Puzzles or games.
    pub const fn puzzles(asked: u64) -> Self {
        Size { asked, most: 1_000 }
    }

    /// Boards of Minesweeper, which may have a million cells each, or logs of its games.
    pub const fn boards(asked: u64) -> Self {
        Size { asked, most: 100 }
    }

    /// Steps of a trace, or conflicts.
    pub const fn steps(asked: usize) -> Self {
        Size {
            asked: asked as u64,
            most: 20_000,
        }
    }

    /// Whether it is too much.
    pub const fn is_too_large(self) -> bool {
        self.asked > self.most
    }
}

/// A line of the table of verbs.
pub struct Entry {
    /// The game or method.
    pub game: &'static str,
    /// The verb.
    pub verb: &'static str,
    read: fn(&[u8]) -> Result<Question, ReadError>,
    /// The schema of the request as it is read.
    pub request_schema: fn() -> Schema,
    /// The schema of the answer as it is written.
    pub answer_schema: fn() -> Schema,
}

impl Entry {
    /// The line of a verb.
    pub const fn of<V: Verb>() -> Self {
        Entry {
            game: V::GAME,
            verb: V::NAME,
            read: |json| Ok(Question(Box::new(read::<V>(json)?))),
            request_schema: || schemars::schema_for!(V),
            answer_schema: || {
                let settings = schemars::generate::SchemaSettings::draft2020_12();
                let generator = settings.for_serialize().into_generator();
                generator.into_root_schema_for::<V::Answer>()
            },
        }
    }
}

/// All verbs that can be asked.
pub struct Table(Vec<&'static Entry>);

impl Table {
    /// The verbs of several crates together.
    pub fn new(parts: &[&'static [Entry]]) -> Self {
        Table(parts.iter().copied().flatten().collect())
    }

    /// The verbs, in the order of their declaration.
    pub fn verbs(&self) -> impl Iterator<Item = &'static Entry> {
        self.0.iter().copied()
    }

    /// Whether the verb is in the table.
    pub fn has<V: Verb>(&self) -> bool {
        self.verbs()
            .any(|entry| (entry.game, entry.verb) == (V::GAME, V::NAME))
    }

    /// Reads a question from JSON.
    ///
    /// # Errors
    ///
    /// If it is no JSON, if there is no such verb, or if the fields are not those of the verb.
    pub fn read(&self, json: &[u8]) -> Result<Question, ReadError> {
        let head: Head = serde_json::from_slice(json).map_err(|error| match error.classify() {
            Category::Data => ReadError::NoHead,
            _ => ReadError::Json(error),
        })?;
        let mut games: Vec<&str> = self.verbs().map(|entry| entry.game).collect();
        games.dedup();
        let of_game = || self.verbs().filter(|entry| entry.game == head.game);
        if of_game().next().is_none() {
            return Err(unknown("game", &head.game, games));
        }
        match of_game().find(|entry| entry.verb == head.verb) {
            Some(entry) => (entry.read)(json),
            None => Err(unknown(
                "verb",
                &head.verb,
                of_game().map(|entry| entry.verb).collect(),
            )),
        }
    }
}

/// What every request begins with.
#[derive(Deserialize)]
struct Head {
    game: String,
    verb: String,
}

fn unknown(field: &'static str, found: &str, known: Vec<&'static str>) -> ReadError {
    let name = UnknownName::new(found, known);
    ReadError::Unknown { field, name }
}

/// Reads a request from JSON.
///
/// # Errors
///
/// If it is no JSON, or if a field does not hold what the type wants.
pub fn read<T: DeserializeOwned + JsonSchema>(json: &[u8]) -> Result<T, ReadError> {
    serde_json::from_slice(json).map_err(|error| {
        if let Some(name) = UnknownName::behind(&error) {
            return ReadError::Name(name);
        }
        let schema = schemars::schema_for!(T).to_value();
        let request = serde_json::from_slice(json).ok();
        let fault = request.and_then(|request| fault::find(&schema, &request));
        fault.map_or(ReadError::Json(error), ReadError::Field)
    })
}

/// Why a text is no question.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// It is no JSON, or its fields are not those of the verb.
    #[error(transparent)]
    Json(serde_json::Error),
    /// A field is missing, is none of the verb, or does not hold what is allowed there.
    #[error("{}", .0.to(Lang::En))]
    Field(Message),
    /// It is JSON, but does not name a game and a verb.
    #[error("a request is an object with the texts `game` and `verb`")]
    NoHead,
    /// A field holds a name that there is not.
    #[error(transparent)]
    Name(UnknownName),
    /// There is no such game or verb.
    #[error("{field}: {name}")]
    Unknown {
        /// `game` or `verb`.
        field: &'static str,
        /// What was found, and what there is.
        name: UnknownName,
    },
}

impl ReadError {
    /// The reason in words. What the reader of JSON says is English in every language.
    pub fn words(&self) -> Message {
        match self {
            ReadError::Json(error) => {
                Message::new("request-unread").with("reason", error.to_string())
            }
            ReadError::Field(fault) => fault.clone(),
            ReadError::NoHead => Message::new("server-no-head"),
            ReadError::Name(name) => unknown_name(name),
            ReadError::Unknown { field, name } => Message::new("server-unknown")
                .with("field", *field)
                .with("name", unknown_name(name)),
        }
    }
}

/// A question of any verb, read from JSON.
#[derive(Debug)]
pub struct Question(Box<dyn Asked>);

/// An answer of any verb, written as JSON.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The answer, with the names of its game and verb.
    pub json: Vec<u8>,
    /// Whether it is a yes.
    pub is_yes: bool,
}

impl Question {
    /// The names of its game and verb.
    pub fn name(&self) -> (&'static str, &'static str) {
        self.0.name()
    }

    /// Whether it is answered at once or may take long.
    pub fn cost(&self) -> Cost {
        self.0.cost()
    }

    /// How much the answer will hold.
    pub fn size(&self) -> Size {
        self.0.size()
    }

    /// How many time limits there are, one after another.
    pub fn clocks(&self) -> u32 {
        self.0.clocks()
    }

    /// Whether it names files or folders.
    pub fn names_files(&self) -> bool {
        self.0.names_files()
    }

    /// Answers it.
    ///
    /// # Errors
    ///
    /// If the question cannot be answered as it stands, or the JSON of its answer has more bytes than the budget.
    pub fn ask(&self, observer: &dyn Observer, budget: &Budget) -> Result<Reply, Error> {
        self.0.ask(observer, budget)
    }
}

/// A [`Verb`] whose type is forgotten.
trait Asked: fmt::Debug + Send + Sync {
    fn name(&self) -> (&'static str, &'static str);
    fn cost(&self) -> Cost;
    fn size(&self) -> Size;
    fn clocks(&self) -> u32;
    fn names_files(&self) -> bool;
    fn ask(&self, observer: &dyn Observer, budget: &Budget) -> Result<Reply, Error>;
}

impl<V: Verb> Asked for V {
    fn name(&self) -> (&'static str, &'static str) {
        (V::GAME, V::NAME)
    }

    fn cost(&self) -> Cost {
        Verb::cost(self)
    }

    fn size(&self) -> Size {
        Verb::size(self)
    }

    fn clocks(&self) -> u32 {
        Verb::clocks(self)
    }

    fn names_files(&self) -> bool {
        Verb::names_files(self)
    }

    fn ask(&self, observer: &dyn Observer, budget: &Budget) -> Result<Reply, Error> {
        let answer = ask(self, observer, budget)?;
        Ok(Reply {
            json: output::json(&tagged::<V>(&answer), budget)?,
            is_yes: V::is_yes(&answer),
        })
    }
}
