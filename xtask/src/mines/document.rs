//! The document is made of parts, each written by a command of its own.

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::path::Path;

const PATH: &str = "docs/minesweeper-tables.md";

const HEAD: &str = "\
# The reports' Minesweeper tables, measured again

Two student reports of the University of Seville (2018) built advisers for Minesweeper from Bayesian networks. \
Their tables stand here beside the same experiments with the models of this project. \
Their programs ran in Python with `pgmpy` on machines they do not describe, so a ratio of times says how far the \
whole way is, not what one step of it gained; the counts of multiplications and of table entries do not depend on \
a machine.

Every number below was printed by the command named at its part; boards and first cells come from a fixed seed, so \
that win rates, queries and multiplications come out the same anywhere. Times are of one thread, in a program built \
for speed, on a machine that did other things too: each decision is timed three times and the least counts (once, \
where a game takes longer than a second). Between runs single times still differed by up to a factor of two: small \
differences between rows mean nothing.
";

/// Puts a part in the place of the one of the same name, and leaves the others.
pub(super) fn write(name: &str, text: &str) -> Result<()> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(PATH);
    let before = std::fs::read_to_string(&path).unwrap_or_default();
    std::fs::write(&path, with_part(&before, name, text)).context(PATH)?;
    println!("written: {PATH}");
    Ok(())
}

fn mark(name: &str) -> String {
    format!("\n<!-- {name} -->\n")
}

fn with_part(document: &str, name: &str, text: &str) -> String {
    let mut parts: BTreeMap<&str, &str> = document
        .split("\n<!-- ")
        .skip(1)
        .filter_map(|part| part.split_once(" -->\n"))
        .collect();
    parts.insert(name, text);
    let parts = parts.iter().map(|(name, text)| mark(name) + text);
    HEAD.to_owned() + &parts.collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_replaces_only_its_own() {
        let both = with_part(&with_part("", "two", "2\n"), "one", "1\n");
        assert_eq!(
            both,
            format!("{HEAD}\n<!-- one -->\n1\n\n<!-- two -->\n2\n")
        );
        let again = with_part(&both, "two", "3\n");
        assert_eq!(
            again,
            format!("{HEAD}\n<!-- one -->\n1\n\n<!-- two -->\n3\n")
        );
    }
}
