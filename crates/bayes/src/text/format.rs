//! The ways to write a network, with their names.

use atisbo_base::Name;
use std::path::Path;

/// A way to write a network as text.
///
/// ```
/// use atisbo_bayes::Format;
///
/// assert_eq!("xmlbif".parse(), Ok(Format::XmlBif));
/// assert_eq!(Format::of_path("networks/munin.bif.gz"), Some(Format::Bif));
/// assert_eq!(Format::guess("MARKOV\n2\n2 2\n..."), Some(Format::Uai));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Name)]
#[name(schema = "NetworkFormat")]
pub enum Format {
    /// The Interchange Format of `JavaBayes` and of the bnlearn repository.
    Bif,
    /// The same as XML, version 0.3: Weka, `SamIam`.
    #[name("xmlbif")]
    XmlBif,
    /// The numbers-only format of the UAI competitions; the only one for Markov networks.
    Uai,
    /// Hugin's `.net`.
    #[name("hugin", "net")]
    Hugin,
}

impl Format {
    /// The ends of the names of its files, the usual one first.
    pub fn extensions(self) -> &'static [&'static str] {
        match self {
            Format::Bif => &["bif"],
            Format::XmlBif => &["xmlbif", "xbif", "bifxml", "xml"],
            Format::Uai => &["uai"],
            Format::Hugin => &["net", "hugin"],
        }
    }

    /// The format of a file by the end of its name, which may be followed by `.gz`.
    pub fn of_path(path: impl AsRef<Path>) -> Option<Self> {
        let extension = |path: &Path| Some(path.extension()?.to_str()?.to_ascii_lowercase());
        let mut path = path.as_ref().to_path_buf();
        if extension(&path).as_deref() == Some("gz") {
            path.set_extension("");
        }
        let found = extension(&path)?;
        Format::ALL
            .into_iter()
            .find(|format| format.extensions().contains(&found.as_str()))
    }

    /// The format of a text by how it begins, after blanks and comments.
    pub fn guess(text: &str) -> Option<Self> {
        let mut rest = text.trim_start_matches('\u{feff}').trim_start();
        loop {
            let comment_end = if rest.starts_with("/*") {
                rest.find("*/").map(|end| end + 2)
            } else if rest.starts_with("//") || rest.starts_with(['%', '#']) {
                rest.find('\n')
            } else {
                break;
            };
            rest = rest.get(comment_end?..)?.trim_start();
        }
        if rest.starts_with('<') {
            return Some(Format::XmlBif);
        }
        let word_end = rest.find(|c: char| !c.is_ascii_alphabetic());
        match &rest[..word_end.unwrap_or(rest.len())] {
            "network" | "variable" | "probability" => Some(Format::Bif),
            "BAYES" | "MARKOV" => Some(Format::Uai),
            "net" | "node" | "discrete" | "potential" | "class" => Some(Format::Hugin),
            _ => None,
        }
    }
}
