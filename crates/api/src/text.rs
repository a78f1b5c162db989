//! Words for people, in English and Spanish.
//!
//! Algorithms give evidence as data; this module turns a [`Message`] (an id and its values) into
//! sentences, which live in the Fluent files under `locales/`.

use atisbo_base::{Name, Stop, UnknownName};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

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

    /// The Fluent files of the language.
    fn files(self) -> &'static [&'static str] {
        match self {
            Lang::En => &[
                include_str!("../locales/en/common.ftl"),
                include_str!("../locales/en/ohno.ftl"),
                include_str!("../locales/en/sudoku.ftl"),
                include_str!("../locales/en/techniques.ftl"),
                include_str!("../locales/en/variants.ftl"),
                include_str!("../locales/en/bayes.ftl"),
                include_str!("../locales/en/logic.ftl"),
                include_str!("../locales/en/lab.ftl"),
                include_str!("../locales/en/repeat.ftl"),
                include_str!("../locales/en/minesweeper.ftl"),
                include_str!("../locales/en/minesweeper-advice.ftl"),
                include_str!("../locales/en/cli.ftl"),
                include_str!("../locales/en/minesweeper-terminal.ftl"),
                include_str!("../locales/en/server.ftl"),
            ],
            Lang::Es => &[
                include_str!("../locales/es/common.ftl"),
                include_str!("../locales/es/ohno.ftl"),
                include_str!("../locales/es/sudoku.ftl"),
                include_str!("../locales/es/techniques.ftl"),
                include_str!("../locales/es/variants.ftl"),
                include_str!("../locales/es/bayes.ftl"),
                include_str!("../locales/es/logic.ftl"),
                include_str!("../locales/es/lab.ftl"),
                include_str!("../locales/es/repeat.ftl"),
                include_str!("../locales/es/minesweeper.ftl"),
                include_str!("../locales/es/minesweeper-advice.ftl"),
                include_str!("../locales/es/cli.ftl"),
                include_str!("../locales/es/minesweeper-terminal.ftl"),
                include_str!("../locales/es/server.ftl"),
            ],
        }
    }

    /// The Fluent files of the page in the browser, which no sentence of the door needs.
    fn page_files(self) -> &'static [&'static str] {
        match self {
            Lang::En => &[
                include_str!("../locales/en/web.ftl"),
                include_str!("../locales/en/web-play.ftl"),
                include_str!("../locales/en/web-rules.ftl"),
                include_str!("../locales/en/web-watch.ftl"),
                include_str!("../locales/en/web-methods.ftl"),
            ],
            Lang::Es => &[
                include_str!("../locales/es/web.ftl"),
                include_str!("../locales/es/web-play.ftl"),
                include_str!("../locales/es/web-rules.ftl"),
                include_str!("../locales/es/web-watch.ftl"),
                include_str!("../locales/es/web-methods.ftl"),
            ],
        }
    }

    /// All texts in Fluent's syntax, file by file: those of the door and those of the page.
    pub fn sources(self) -> impl Iterator<Item = &'static str> {
        self.files().iter().chain(self.page_files()).copied()
    }
}

/// Something to say: the id of a message in the Fluent files, and its values.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    id: Cow<'static, str>,
    args: Vec<(&'static str, Arg)>,
}

/// A value in a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A number, which also chooses singular or plural.
    Number(u64),
    /// A word that is the same in every language: a cell, a file, what was found.
    Text(String),
    /// A message of its own.
    Message(Message),
    /// Several values, joined as the language joins them ("a, b and c").
    List(Vec<Arg>),
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
        let bundle = bundle(lang);
        let Some(pattern) = bundle
            .get_message(&self.id)
            .and_then(|message| message.value())
        else {
            return self.id.to_string();
        };
        let mut args = FluentArgs::new();
        for (name, value) in &self.args {
            args.set(*name, value.to_fluent(lang));
        }
        bundle
            .format_pattern(pattern, Some(&args), &mut Vec::new())
            .into_owned()
    }

    /// The message in every language.
    pub fn sentence(&self) -> Sentence {
        Sentence {
            en: self.to(Lang::En),
            es: self.to(Lang::Es),
        }
    }
}

impl Arg {
    fn to_fluent(&self, lang: Lang) -> FluentValue<'static> {
        match self {
            Arg::Number(number) => FluentValue::from(*number),
            _ => FluentValue::from(self.to_text(lang)),
        }
    }

    fn to_text(&self, lang: Lang) -> String {
        match self {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Message(message) => message.to(lang),
            Arg::List(items) => join(items.iter().map(|item| item.to_text(lang)).collect(), lang),
        }
    }
}

/// "a", "a and b", "a, b and c".
fn join(mut items: Vec<String>, lang: Lang) -> String {
    let Some(last) = items.pop() else {
        return String::new();
    };
    if items.is_empty() {
        return last;
    }
    Message::new("list-and")
        .with("first", items.join(", "))
        .with("last", last)
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

impl From<u16> for Arg {
    fn from(number: u16) -> Self {
        Arg::Number(u64::from(number))
    }
}

impl<T: Into<Arg>> FromIterator<T> for Arg {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Arg::List(items.into_iter().map(Into::into).collect())
    }
}

/// The same sentence in every language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sentence {
    /// In English.
    pub en: String,
    /// In Spanish.
    pub es: String,
}

impl Sentence {
    /// The sentence in one language.
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Es => &self.es,
        }
    }
}

/// A text that names none of a family, with the nearest of them if one is near.
pub fn unknown_name(error: &UnknownName) -> Message {
    let id = match error.nearest {
        Some(_) => "unknown-name-near",
        None => "unknown-name",
    };
    Message::new(id)
        .with("found", error.found.as_str())
        .with("nearest", error.nearest.unwrap_or_default())
        .with("known", error.known())
}

/// Which limit ended the work, in words.
pub fn stop(stop: Stop) -> Message {
    Message::new(match stop {
        Stop::Nodes => "stop-nodes",
        Stop::Bytes => "stop-bytes",
        Stop::Time => "stop-time",
        Stop::Cancelled => "stop-cancelled",
    })
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
mod tests {
    use super::*;
    use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement};
    use std::collections::{BTreeMap, BTreeSet};

    /// The variables of every message of a language.
    fn messages(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
        let mut messages = BTreeMap::new();
        for file in lang.sources() {
            let resource = fluent_syntax::parser::parse(file).expect("every message parses");
            for entry in resource.body {
                let Entry::Message(message) = entry else {
                    continue;
                };
                let mut variables = BTreeSet::new();
                let pattern = message.value.expect("every message has a value");
                collect(&pattern.elements, &mut variables);
                let twin = messages.insert(message.id.name.to_owned(), variables);
                assert_eq!(twin, None, "{} stands twice in {lang}", message.id.name);
            }
        }
        messages
    }

    fn collect(elements: &[PatternElement<&str>], variables: &mut BTreeSet<String>) {
        for element in elements {
            let PatternElement::Placeable { expression } = element else {
                continue;
            };
            match expression {
                Expression::Inline(inline) => collect_inline(inline, variables),
                Expression::Select { selector, variants } => {
                    collect_inline(selector, variables);
                    for variant in variants {
                        collect(&variant.value.elements, variables);
                    }
                }
            }
        }
    }

    fn collect_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
        if let InlineExpression::VariableReference { id } = inline {
            variables.insert(id.name.to_owned());
        }
    }

    #[test]
    fn both_languages_have_every_message_with_the_same_variables() {
        let (en, es) = (messages(Lang::En), messages(Lang::Es));
        assert!(!en.is_empty());
        assert_eq!(en, es);
    }

    #[test]
    fn a_list_is_joined_as_the_language_joins_it() {
        let list: Arg = ["a", "b", "c"].into_iter().collect();
        assert_eq!(list.to_text(Lang::En), "a, b and c");
        assert_eq!(list.to_text(Lang::Es), "a, b y c");
    }

    #[test]
    fn a_locale_names_its_language() {
        assert_eq!(Lang::of_locale("es_AR.UTF-8"), Lang::Es);
        assert_eq!(Lang::of_locale("en_GB"), Lang::En);
        assert_eq!(Lang::of_locale("C"), Lang::En);
        assert_eq!(Lang::of_locale("é"), Lang::En);
    }
}
