//! A document made of parts, each written by a command of its own.

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::path::Path;

/// A document of `docs`.
pub(super) struct Document {
    pub(super) path: &'static str,
    /// What stands before the parts.
    pub(super) head: &'static str,
}

impl Document {
    /// Puts a part in the place of the one of the same name, and leaves the others.
    pub(super) fn write(&self, name: &str, text: &str) -> Result<()> {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("..")
            .join(self.path);
        let before = std::fs::read_to_string(&path).unwrap_or_default();
        std::fs::write(&path, self.with_part(&before, name, text)).context(self.path)?;
        println!("written: {}", self.path);
        Ok(())
    }

    fn with_part(&self, document: &str, name: &str, text: &str) -> String {
        let mut parts: BTreeMap<&str, &str> = document
            .split("\n<!-- ")
            .skip(1)
            .filter_map(|part| part.split_once(" -->\n"))
            .collect();
        parts.insert(name, text);
        let parts = parts.iter().map(|(name, text)| mark(name) + text);
        self.head.to_owned() + &parts.collect::<String>()
    }
}

fn mark(name: &str) -> String {
    format!("\n<!-- {name} -->\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_replaces_only_its_own() {
        let document = Document {
            path: "",
            head: "HEAD\n",
        };
        let both = document.with_part(&document.with_part("", "two", "2\n"), "one", "1\n");
        assert_eq!(
            both,
            format!("HEAD\n\n<!-- one -->\n1\n\n<!-- two -->\n2\n")
        );
        let again = document.with_part(&both, "two", "3\n");
        assert_eq!(
            again,
            format!("HEAD\n\n<!-- one -->\n1\n\n<!-- two -->\n3\n")
        );
    }
}
