//! Results for other programs: Moodle's grading worksheet, VPL, JSON Lines. The same results give the same bytes.

mod moodle;
mod vpl;

pub use moodle::moodle;
pub use vpl::vpl;

use crate::record::Record;
use crate::verdict::hundredths;

/// What the grade of a student is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Grade {
    /// The points of the program alone, without those of the written questions.
    pub program_only: bool,
    /// The most points of the assignment in the other program; those of the lab if there is none.
    pub maximum: Option<f64>,
}

impl Grade {
    /// The grade of a student; none while a written question has no mark.
    pub fn of(self, record: &Record) -> Option<f64> {
        let (points, most) = if self.program_only {
            (record.graded.points, record.graded.most)
        } else if record.is_complete() {
            (record.points(), record.most())
        } else {
            return None;
        };
        match self.maximum {
            Some(maximum) if most > 0.0 => Some(hundredths(points / most * maximum)),
            _ => Some(points),
        }
    }

    /// The highest grade.
    pub fn most(self, record: &Record) -> f64 {
        self.maximum.unwrap_or(if self.program_only {
            record.graded.most
        } else {
            record.most()
        })
    }
}

/// All results of all students, one JSON object a line. It has the evidence of hidden cases too: it is for teachers.
pub fn json_lines(records: &[Record]) -> String {
    let line = |record: &Record| serde_json::to_string(record).unwrap_or_default() + "\n";
    records.iter().map(line).collect()
}

/// A text for a cell that no spreadsheet takes for a formula: not as a whole, and not from a separator on, should the
/// program cut the line in other places than we do.
pub fn cell(text: &str) -> String {
    let is_formula = |sign: char| "=+-@".contains(sign);
    let mut safe = String::with_capacity(text.len());
    if text.trim_start().starts_with(is_formula) {
        safe.push('\'');
    }
    // Behind a sign that ends a cell somewhere.
    let mut begins = false;
    for sign in text.chars() {
        if begins && is_formula(sign) {
            safe.push('\'');
        }
        begins = ",;\t\r\n|\"".contains(sign) || begins && sign.is_whitespace();
        safe.push(sign);
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_cell_is_a_formula() {
        for (text, safe) in [
            ("=1+1", "'=1+1"),
            ("  @SUM(A1)", "'  @SUM(A1)"),
            ("-2", "'-2"),
            ("a;=1+1", "a;'=1+1"),
            ("a, \t=1", "a, \t'=1"),
            ("Ana-María = x", "Ana-María = x"),
            ("x\n+1", "x\n'+1"),
            ("", ""),
        ] {
            assert_eq!(cell(text), safe, "{text:?}");
        }
    }
}
