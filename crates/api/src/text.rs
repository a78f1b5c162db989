//! Words for people, in English and Spanish.
//!
//! Algorithms give evidence as data; this module turns a [`Message`] (an id and its values) into
//! sentences, which live in the Fluent files under `locales/`. [`Message::of`] makes the message from the data.

mod data;
mod functions;

pub use data::{Field, Hook};

use atisbo_base::{Name, Numerals, Stop, SystemError, UnknownName};
use atisbo_lab::experiment::{ExperimentError, Problem};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

/// The texts of the door in a language.
macro_rules! door {
    ($lang:literal) => {
        [
            include_str!(concat!("../locales/", $lang, "/common.ftl")),
            include_str!(concat!("../locales/", $lang, "/ohno.ftl")),
            include_str!(concat!("../locales/", $lang, "/sudoku.ftl")),
            include_str!(concat!("../locales/", $lang, "/techniques.ftl")),
            include_str!(concat!("../locales/", $lang, "/variants.ftl")),
            include_str!(concat!("../locales/", $lang, "/bayes.ftl")),
            include_str!(concat!("../locales/", $lang, "/logic.ftl")),
            include_str!(concat!("../locales/", $lang, "/code.ftl")),
            include_str!(concat!("../locales/", $lang, "/lab.ftl")),
            include_str!(concat!("../locales/", $lang, "/class.ftl")),
            include_str!(concat!("../locales/", $lang, "/python.ftl")),
            include_str!(concat!("../locales/", $lang, "/repeat.ftl")),
            include_str!(concat!("../locales/", $lang, "/rules.ftl")),
            include_str!(concat!("../locales/", $lang, "/minesweeper.ftl")),
            include_str!(concat!("../locales/", $lang, "/minesweeper-advice.ftl")),
            include_str!(concat!("../locales/", $lang, "/cli.ftl")),
            include_str!(concat!("../locales/", $lang, "/minesweeper-terminal.ftl")),
            include_str!(concat!("../locales/", $lang, "/server.ftl")),
        ]
    };
}

/// The texts of the page in a language.
macro_rules! page {
    ($lang:literal) => {
        [
            include_str!(concat!("../locales/", $lang, "/web.ftl")),
            include_str!(concat!("../locales/", $lang, "/web-play.ftl")),
            include_str!(concat!("../locales/", $lang, "/web-rules.ftl")),
            include_str!(concat!("../locales/", $lang, "/web-watch.ftl")),
            include_str!(concat!("../locales/", $lang, "/web-methods.ftl")),
            include_str!(concat!("../locales/", $lang, "/web-api.ftl")),
        ]
    };
}

/// A language the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Name)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Spanish.
    Es,
}

impl Lang {
    /// The language of a locale name such as `es_AR.UTF-8`; English for any other.
    pub fn of_locale(locale: &str) -> Lang {
        match locale.get(..2) {
            Some(code) if code.eq_ignore_ascii_case("es") => Lang::Es,
            _ => Lang::En,
        }
    }

    /// How the language writes numbers.
    pub fn numerals(self) -> Numerals {
        Numerals::of(self.id())
    }

    /// A figure that is written as in English, as the language writes it.
    pub fn figure(self, figure: &str) -> String {
        self.numerals().write(figure).into_owned()
    }

    /// The Fluent files of the language.
    fn files(self) -> &'static [&'static str] {
        match self {
            Lang::En => &door!("en"),
            Lang::Es => &door!("es"),
        }
    }

    /// The Fluent files of the page in the browser, which no sentence of the door needs.
    fn page_files(self) -> &'static [&'static str] {
        match self {
            Lang::En => &page!("en"),
            Lang::Es => &page!("es"),
        }
    }

    /// All texts in Fluent's syntax, file by file: those of the door and those of the page.
    pub fn sources(self) -> impl Iterator<Item = &'static str> {
        self.files().iter().chain(self.page_files()).copied()
    }
}

/// Something to say: the id of a message in the Fluent files, and its values.
///
/// It becomes a sentence where it is shown: [`Message::to`] one language, or all of them as data. A message that names
/// options of the command line has an attribute `page` without them, which is what data says: its readers have none.
#[derive(Clone, Debug, PartialEq, schemars::JsonSchema)]
#[schemars(
    rename = "Sentence",
    with = "Sentence",
    description = "The same sentence in every language."
)]
pub struct Message {
    id: Cow<'static, str>,
    args: Vec<(&'static str, Arg)>,
}

/// A value in a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A number, which also chooses singular or plural. One that is [a label](is_label) has no groups of digits.
    Number(u64),
    /// A number that need not be whole.
    Decimal(f64),
    /// A number written out as in English, perhaps with a unit; the language has its own signs.
    Figure(String),
    /// A word that is the same in every language: a cell, a file, what was found.
    Text(String),
    /// A message of its own.
    Message(Message),
    /// Several values, joined as the language joins them ("a, b and c").
    List(Vec<Arg>),
}

/// Who is spoken to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reader {
    /// Somebody who types commands.
    Terminal,
    /// Somebody with the page, or a program that asks the door.
    Page,
}

impl Message {
    /// The message with this id.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Message {
            id: id.into(),
            args: Vec::new(),
        }
    }

    /// The same with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// The message in one language.
    pub fn to(&self, lang: Lang) -> String {
        self.said(lang, Reader::Terminal).into_owned()
    }

    /// The same, borrowed if no value is in it.
    fn said(&self, lang: Lang, reader: Reader) -> Cow<'static, str> {
        let bundle = bundle(lang);
        let pattern = bundle.get_message(&self.id).and_then(|message| {
            let own = message.get_attribute("page");
            let own = own.filter(|_| reader == Reader::Page);
            own.map_or(message.value(), |own| Some(own.value()))
        });
        let Some(pattern) = pattern else {
            return self.id.clone();
        };
        let mut args = FluentArgs::new();
        for (name, value) in &self.args {
            args.set(*name, value.to_fluent(name, lang, reader));
        }
        bundle.format_pattern(pattern, Some(&args), &mut Vec::new())
    }
}

impl Arg {
    fn to_fluent(&self, name: &str, lang: Lang, reader: Reader) -> FluentValue<'static> {
        match self {
            // What Fluent cannot count exactly is written out here.
            Arg::Number(number) if *number > EXACT && is_label(name) => number.to_string().into(),
            Arg::Number(number) if *number > EXACT => self.to_text(lang, reader).into(),
            Arg::Number(number) => {
                let options = FluentNumberOptions {
                    use_grouping: !is_label(name),
                    ..FluentNumberOptions::default()
                };
                FluentNumber::new(*number as f64, options).into()
            }
            Arg::Decimal(number) => FluentValue::from(*number),
            Arg::List(items) => {
                let text = |item: &Arg| match item {
                    Arg::Number(number) if is_label(name) => number.to_string(),
                    item => item.to_text(lang, reader),
                };
                functions::list(items.iter().map(text), lang)
            }
            _ => FluentValue::from(self.to_text(lang, reader)),
        }
    }

    /// The same with every item of a list replaced; what is no list stays.
    #[must_use]
    pub fn map(self, item: impl FnMut(Arg) -> Arg) -> Arg {
        match self {
            Arg::List(items) => items.into_iter().map(item).collect(),
            other => other,
        }
    }

    /// A list of lists as one.
    #[must_use]
    pub fn flat(self) -> Arg {
        let Arg::List(lists) = self else {
            return self;
        };
        let items = lists.into_iter().flat_map(|list| match list {
            Arg::List(items) => items,
            item => vec![item],
        });
        items.collect()
    }

    fn to_text(&self, lang: Lang, reader: Reader) -> String {
        match self {
            Arg::Number(number) => lang.figure(&number.to_string()),
            Arg::Decimal(number) => lang.figure(&number.to_string()),
            Arg::Figure(text) => lang.figure(text),
            Arg::Text(text) => text.clone(),
            Arg::Message(message) => message.said(lang, reader).into_owned(),
            Arg::List(items) => {
                let text = |item: &Arg| item.to_text(lang, reader);
                let items: Vec<String> = items.iter().map(text).collect();
                join(&items, lang)
            }
        }
    }
}

/// The greatest number that is exact as a floating-point number, with all below it.
const EXACT: u64 = 1 << 53;

/// Whether a value of this name numbers something that it does not count: a seed, a line of a file. Such a number is written
/// without groups of digits in every language.
pub fn is_label(name: &str) -> bool {
    const LABELS: [&str; 12] = [
        "column", "game", "id", "index", "line", "lines", "node", "parent", "part", "run", "seed",
        "status",
    ];
    LABELS.contains(&name)
}

/// "a", "a and b", "a, b and c".
fn join(items: &[String], lang: Lang) -> String {
    let Some((last, first)) = items.split_last() else {
        return String::new();
    };
    if first.is_empty() {
        return last.clone();
    }
    Message::new("list-and")
        .with("first", first.join(", "))
        .with("last", last.as_str())
        .to(lang)
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Arg::Message(message)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Arg::Text(text.to_owned())
    }
}

/// `true` or `false`, to choose by.
impl From<bool> for Arg {
    fn from(value: bool) -> Self {
        Arg::Text(value.to_string())
    }
}

impl From<u128> for Arg {
    /// A number too great to be counted with is a figure.
    fn from(number: u128) -> Self {
        u64::try_from(number).map_or_else(|_| Arg::Figure(number.to_string()), Arg::Number)
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Self {
        Arg::Number(number)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Arg::Number(number as u64)
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Arg::Number(number.into())
    }
}

impl From<u16> for Arg {
    fn from(number: u16) -> Self {
        Arg::Number(number.into())
    }
}

/// Nothing is the text `none`, to choose by.
impl<T: Into<Arg>> From<Option<T>> for Arg {
    fn from(value: Option<T>) -> Self {
        value.map_or_else(|| Arg::from("none"), Into::into)
    }
}

impl<T: Into<Arg>> FromIterator<T> for Arg {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Arg::List(items.into_iter().map(Into::into).collect())
    }
}

/// A message as data: the sentence in every language.
#[derive(Serialize, schemars::JsonSchema)]
struct Sentence {
    /// In English.
    en: Cow<'static, str>,
    /// In Spanish.
    es: Cow<'static, str>,
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let [en, es] = Lang::ALL.map(|lang| self.said(lang, Reader::Page));
        Sentence { en, es }.serialize(to)
    }
}

/// A text that names none of a family, with the nearest of them if one is near.
pub fn unknown_name(error: &UnknownName) -> Message {
    Message::of("", error)
}

/// Something wrong in an experiment, or in another text that is read like one.
pub fn form_error(error: &ExperimentError) -> Message {
    let message = match &error.problem {
        Problem::Unknown(name) => {
            Message::new("lab-problem-unknown").with_fields("lab", name, &|_, value| value)
        }
        problem => Message::of("lab", problem),
    };
    message.with("key", error.key.as_str())
}

/// Which limit ended the work, in words.
pub fn stop(stop: Stop) -> Message {
    Message::of("", &stop)
}

/// Why the system refuses to read or write, in words.
pub fn system(error: &std::io::Error) -> Message {
    Message::of("", &SystemError::from(error))
}

/// Whether the language has a message with this id.
pub fn exists(lang: Lang, id: &str) -> bool {
    bundle(lang).has_message(id)
}

fn bundle(lang: Lang) -> &'static FluentBundle<FluentResource> {
    static EN: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| load(Lang::En));
    static ES: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| load(Lang::Es));
    match lang {
        Lang::En => &EN,
        Lang::Es => &ES,
    }
}

fn load(lang: Lang) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = lang.id().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    functions::add(&mut bundle);
    if lang == Lang::Es {
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) if number.options.use_grouping => {
                Some(Lang::Es.figure(&number.as_string()))
            }
            _ => None,
        }));
    }
    // The isolation marks are invisible characters around values, meant for mixed scripts.
    bundle.set_use_isolating(false);
    for file in lang.files() {
        // A message that does not parse is missing from the bundle, which the tests below notice.
        let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(rest, _)| rest);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

#[cfg(test)]
mod tests;
