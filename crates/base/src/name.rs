//! Enums whose variants are names: ids, lists, parsing, serde and schema from one declaration.

use crate::shortened;
use serde::de::{EnumAccess, VariantAccess, Visitor};
use serde::{Deserializer, Serialize};
use std::cell::RefCell;
use std::error::Error;
use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

/// A family of names, made by `#[derive(Name)]` on an enum without fields; a variant with one field takes in the names
/// of another family.
///
/// From that one declaration come `ALL` and `id`, `Display`, `FromStr`, serde's traits and the JSON
/// schema. Faces list a family from [`Name::ALL`]: nothing is written twice.
///
/// ```
/// use atisbo_base::Name;
///
/// #[derive(Clone, Copy, Debug, PartialEq, Name)]
/// #[name(kebab)]
/// enum Strategy {
///     #[name("bfs", "breadth-first")]
///     BreadthFirst,
///     #[name("astar", "a*")]
///     AStar,
///     IterativeDeepening,
/// }
///
/// assert_eq!(Strategy::ALL.map(Strategy::id), ["bfs", "astar", "iterative-deepening"]);
/// assert_eq!("breadth-first".parse(), Ok(Strategy::BreadthFirst));
/// // Case and separators do not count.
/// assert_eq!("A-star".parse(), Ok(Strategy::AStar));
/// assert_eq!("iterative_deepening".parse(), Ok(Strategy::IterativeDeepening));
/// let error = "astra".parse::<Strategy>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     r#"unknown name "astra"; did you mean "astar"? Known are bfs, astar, iterative-deepening"#
/// );
/// ```
pub trait Name: Copy + fmt::Display + FromStr<Err = UnknownName> + Send + Sync + 'static {
    /// All of them, in the order of their declaration.
    const ALL: &'static [Self];

    /// The name, as requests, answers and the command line have it.
    fn id(self) -> &'static str;

    /// Other names that are read.
    fn aliases(self) -> &'static [&'static str];

    /// The one with this id or alias.
    ///
    /// # Errors
    ///
    /// If there is none.
    fn named(text: &str) -> Result<Self, UnknownName> {
        let names = |one: Self| std::iter::once(one.id()).chain(one.aliases().iter().copied());
        let mut all = Self::ALL.iter().copied();
        let found = all.find(|&one| names(one).any(|name| is_same(name, text)));
        found.ok_or_else(|| UnknownName {
            nearest: nearest(text, Self::ALL.iter().copied().flat_map(names)),
            ..UnknownName::new(text, Self::ALL.iter().map(|one| one.id()).collect())
        })
    }
}

/// Reads a name with serde, as an enum is read: so the reader learns which names there are, and its errors can list
/// them.
///
/// # Errors
///
/// If there is no text, or it is no such name.
pub fn read_name<'de, D, T>(from: D, known: &'static [&'static str]) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr<Err = UnknownName>,
{
    struct Read<T>(PhantomData<T>);

    impl<'de, T: FromStr<Err = UnknownName>> Visitor<'de> for Read<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a string")
        }

        fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<T, E> {
            text.parse().map_err(UnknownName::in_serde)
        }

        fn visit_enum<A: EnumAccess<'de>>(self, access: A) -> Result<T, A::Error> {
            let (text, rest) = access.variant::<String>()?;
            rest.unit_variant()?;
            self.visit_str(&text)
        }
    }

    from.deserialize_enum("name", known, Read(PhantomData))
}

/// Whether two names are the same but for case and separators.
fn is_same(name: &str, text: &str) -> bool {
    let letters = |text: &str| {
        let letters = text.chars().filter(|c| !matches!(c, '-' | '_' | ' '));
        letters.flat_map(char::to_lowercase).collect::<Vec<_>>()
    };
    name == text || letters(name) == letters(text)
}

/// A text that should name one of a family names none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct UnknownName {
    /// The text.
    pub found: String,
    /// What it could have been.
    pub known: Vec<&'static str>,
    /// The known name that looks most like it, if one does.
    pub nearest: Option<&'static str>,
}

impl UnknownName {
    /// A text that is none of the known names.
    pub fn new(found: &str, known: Vec<&'static str>) -> Self {
        UnknownName {
            found: shortened(found).into_owned(),
            nearest: nearest(found, known.iter().copied()),
            known,
        }
    }

    /// The error of a `Deserialize`. Serde keeps only its text; [`UnknownName::behind`] finds the rest again.
    pub fn in_serde<E: serde::de::Error>(self) -> E {
        let error = E::custom(&self);
        LAST.set(Some(self));
        error
    }

    /// The unknown name that an error of serde, just met on this thread, is about, if it is about one.
    pub fn behind(error: &impl fmt::Display) -> Option<Self> {
        let text = error.to_string();
        LAST.take().filter(|name| text.contains(&name.to_string()))
    }

    /// The known names as one text.
    pub fn known(&self) -> String {
        self.known.join(", ")
    }
}

thread_local! {
    /// The unknown name that was read last.
    static LAST: RefCell<Option<UnknownName>> = const { RefCell::new(None) };
}

/// The name that looks most like a text, if one does.
fn nearest(text: &str, names: impl IntoIterator<Item = &'static str>) -> Option<&'static str> {
    // Comparing takes the product of the lengths, and no name is so long.
    let text = shortened(text).to_lowercase();
    let names = names.into_iter().filter_map(|name| {
        let likeness = strsim::jaro_winkler(&text, name);
        (likeness >= ALIKE || is_slip(&text, name)).then_some((likeness, name))
    });
    let nearest = names.max_by(|(one, _), (other, _)| one.total_cmp(other));
    nearest.map(|(_, name)| name)
}

/// How alike names must be (Jaro-Winkler) for one to be suggested for the other.
const ALIKE: f64 = 0.8;

/// Whether a text is a name with one letter too many, missing, wrong, or swapped with the next. Jaro-Winkler rates
/// that low where names are short: `bsf` is as far from `bfs` as nonsense.
fn is_slip(text: &str, name: &str) -> bool {
    name.chars().count() >= 3 && strsim::osa_distance(text, name) <= 1
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown name {:?}; ", self.found)?;
        match self.nearest {
            Some(nearest) => write!(f, "did you mean {nearest:?}? Known are {}", self.known()),
            None => write!(f, "known are {}", self.known()),
        }
    }
}

impl Error for UnknownName {}

/// The JSON schema of a family: what it is, each id with what it means, and the families it takes in. The derive calls
/// it.
pub fn schema(
    about: &str,
    names: &[(&str, &str)],
    families: Vec<schemars::Schema>,
) -> schemars::Schema {
    let one = |&(id, about): &(&str, &str)| schemars::json_schema!({"description": about, "type": "string", "const": id});
    let names = names.iter().map(one).chain(families);
    schemars::json_schema!({"description": about, "oneOf": names.collect::<Vec<_>>()})
}

#[cfg(test)]
mod tests {
    use crate::{Name, UnknownName};

    #[derive(Clone, Copy, Debug, PartialEq, Name)]
    enum Fish {
        XWing,
        #[name("unique_rectangle_1")]
        UniqueRectangle1,
        #[name("astar", "a*", "best first")]
        AStar,
    }

    #[test]
    fn ids_are_read_back_and_serde_agrees() {
        for fish in Fish::ALL {
            assert_eq!(fish.to_string().parse(), Ok(fish));
            let json = serde_json::to_string(&fish).expect("a name");
            assert_eq!(json, format!("\"{fish}\""));
            assert_eq!(serde_json::from_str::<Fish>(&json).expect("its own"), fish);
        }
    }

    #[test]
    fn case_and_separators_do_not_count() {
        for text in ["x-wing", "XWing", "X WING", "x_wing"] {
            assert_eq!(text.parse(), Ok(Fish::XWing), "{text}");
        }
        for text in ["a*", "A*", "a-star", "best-first"] {
            assert_eq!(text.parse(), Ok(Fish::AStar), "{text}");
        }
        assert_eq!("unique_rectangle1".parse(), Ok(Fish::UniqueRectangle1));
    }

    #[derive(Clone, Copy, Debug, PartialEq, Name)]
    enum Target {
        Picture,
        Fish(Fish),
        Sheet,
    }

    #[test]
    fn a_family_can_take_in_another() {
        let ids = ["picture", "x_wing", "unique_rectangle_1", "astar", "sheet"];
        assert_eq!(Target::ALL.map(Target::id), ids);
        assert_eq!("a*".parse(), Ok(Target::Fish(Fish::AStar)));
        assert_eq!(
            serde_json::to_string(&Target::Fish(Fish::XWing)).expect("a name"),
            "\"x_wing\""
        );
        let error = "pictur".parse::<Target>().expect_err("no such name");
        assert_eq!(
            (error.known, error.nearest),
            (ids.to_vec(), Some("picture"))
        );
    }

    #[derive(Clone, Copy, Debug, PartialEq, Name)]
    enum Short {
        Bfs,
        Dls,
        Astar,
        A,
    }

    #[test]
    fn a_slip_in_a_short_name_gets_a_suggestion_and_nonsense_gets_none() {
        let nearest = |text: &str| {
            let unknown = text.parse::<Short>().expect_err("no such name");
            unknown.nearest
        };
        for (text, name) in [
            ("bsf", "bfs"),
            ("fbs", "bfs"),
            ("BSF", "bfs"),
            ("bf", "bfs"),
            ("dlss", "dls"),
            ("dsl", "dls"),
            ("satar", "astar"),
        ] {
            assert_eq!(nearest(text), Some(name), "{text}");
        }
        for text in ["", "x", "b", "zzz", "foo", "sfb", "magic", "breadth"] {
            assert_eq!(nearest(text), None, "{text}");
        }
    }

    #[test]
    fn an_unknown_name_gets_the_nearest_and_the_list() {
        let error = "xwimg".parse::<Fish>().expect_err("no such name");
        assert_eq!(error.nearest, Some("x_wing"));
        assert_eq!(error.known, ["x_wing", "unique_rectangle_1", "astar"]);
        let error = "".parse::<Fish>().expect_err("no such name");
        assert_eq!(error.nearest, None);
        let error = serde_json::from_str::<Fish>("\"no\"").expect_err("no such name");
        assert!(error.to_string().contains("known are x_wing"), "{error}");
        assert_eq!(UnknownName::behind(&error).expect("a name").found, "no");
        assert_eq!(UnknownName::behind(&error), None);
    }
}
