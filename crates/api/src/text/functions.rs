//! What the texts can do with values beyond showing them: Fluent functions.
//!
//! - `COUNT($cells)`: how many items a list has; chooses singular or plural.
//! - `JOIN($known, by: ", ")`: a list joined otherwise than as the language joins it ("a, b and c").
//! - `COMPARE($one, $other)`: `less`, `same` or `more`, to choose by.
//! - `HEX($byte)`: a byte as `0x0a`.
//! - `TENTHS($rating)`: a number of tenths as `2.8`.

use super::{Lang, join};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions, FluentType};
use fluent_bundle::{FluentResource, FluentValue};
use intl_memoizer::{IntlLangMemoizer, concurrent};
use std::borrow::Cow;
use std::cmp::Ordering;

/// A list in a message.
#[derive(Clone, Debug, PartialEq)]
struct Items {
    items: Vec<String>,
    /// As the language joins them.
    joined: String,
}

impl FluentType for Items {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
        self.joined.clone().into()
    }

    fn as_string_threadsafe(&self, _: &concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.joined.clone().into()
    }
}

/// The items as a value.
pub(super) fn list(items: impl Iterator<Item = String>, lang: Lang) -> FluentValue<'static> {
    let items: Vec<String> = items.collect();
    let joined = join(&items, lang);
    FluentValue::Custom(Box::new(Items { items, joined }))
}

/// Adds the functions to a language.
pub(super) fn add(bundle: &mut FluentBundle<FluentResource>) {
    // Adding fails for a name that is taken: these are not.
    let _ = bundle.add_function("COUNT", |values, _| match items(values) {
        Some(items) => items.len().into(),
        None => FluentValue::Error,
    });
    let _ = bundle.add_function("JOIN", |values, options| {
        match (items(values), options.get("by")) {
            (Some(items), Some(FluentValue::String(by))) => items.join(by).into(),
            _ => FluentValue::Error,
        }
    });
    let _ = bundle.add_function("COMPARE", |values, _| match values {
        [FluentValue::Number(one), FluentValue::Number(other)] => {
            match one.value.total_cmp(&other.value) {
                Ordering::Less => "less".into(),
                Ordering::Equal => "same".into(),
                Ordering::Greater => "more".into(),
            }
        }
        _ => FluentValue::Error,
    });
    let _ = bundle.add_function("HEX", |values, _| match values {
        [FluentValue::Number(number)] => format!("{:#04x}", number.value as u64).into(),
        _ => FluentValue::Error,
    });
    let _ = bundle.add_function("TENTHS", |values, _| match values {
        [FluentValue::Number(number)] => {
            let one_digit = FluentNumberOptions {
                minimum_fraction_digits: Some(1),
                ..FluentNumberOptions::default()
            };
            FluentNumber::new(number.value / 10.0, one_digit).into()
        }
        _ => FluentValue::Error,
    });
}

fn items<'a>(values: &'a [FluentValue<'_>]) -> Option<&'a [String]> {
    match values {
        [FluentValue::Custom(custom)] => {
            let list = (**custom).as_any().downcast_ref::<Items>()?;
            Some(&list.items)
        }
        _ => None,
    }
}
