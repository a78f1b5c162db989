//! What every table of pseudocode is asked in the tests.

use super::{Code, Line};
use std::collections::BTreeSet;

/// Fails unless the table is fit to be read: of a page's length, no line deeper than one step below the line before, and
/// every kind of event at one line.
pub(super) fn check(table: &[Line], known: &[&str]) {
    assert!((8..=20).contains(&table.len()), "{} lines", table.len());
    let mut seen = BTreeSet::new();
    for pair in table.windows(2) {
        let [Line(before, ..), Line(indent, text, _)] = pair else {
            continue;
        };
        assert!(*indent <= before + 1, "{text}");
    }
    for Line(_, text, on) in table {
        for kind in *on {
            assert!(known.contains(kind), "{text}: there is no {kind}");
            assert!(seen.insert(kind), "{text}: {kind} happens at two lines");
        }
    }
}

/// Fails unless each event has its line.
pub(super) fn check_code(code: &Code, events: usize) {
    assert_eq!(code.at.len(), events);
    let lines = 1..=code.lines.len();
    assert!(
        code.at
            .iter()
            .all(|&line| lines.contains(&usize::from(line)))
    );
}
