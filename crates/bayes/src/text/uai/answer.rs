//! UAI answer files: marginals (MAR) and the probability of the evidence (PR).

use super::SPELLING;
use crate::text::error::{Fault, ReadError};
use crate::text::scanner::{Scanner, Token};
use crate::text::table::{push_number, push_numbers};
use std::fmt::Write as _;

/// Reads a MAR file: the distribution of every variable.
///
/// ```
/// use atisbo_bayes::uai;
///
/// let marginals = uai::read_marginals("MAR\n2 2 0.25 0.75 3 0.5 0.5 0").unwrap();
/// assert_eq!(marginals, [vec![0.25, 0.75], vec![0.5, 0.5, 0.0]]);
/// assert_eq!(uai::write_marginals(&marginals), "MAR\n2 2 0.25 0.75 3 0.5 0.5 0\n");
/// ```
///
/// # Errors
///
/// If the text is not of that form.
pub fn read_marginals(text: &str) -> Result<Vec<Vec<f64>>, ReadError> {
    let read = || {
        let mut scanner = opened(text, "MAR")?;
        let start = scanner.offset();
        // Older files say first for how many samples of evidence the answers are.
        distributions(&mut scanner).or_else(|fault| {
            scanner.seek(start)?;
            if scanner.at_word("1") {
                scanner.advance()?;
                distributions(&mut scanner).map_err(|_| fault)
            } else {
                Err(fault)
            }
        })
    };
    read().map_err(|fault| ReadError::at(text, fault))
}

/// Writes a MAR file.
pub fn write_marginals(marginals: &[Vec<f64>]) -> String {
    let mut out = format!("MAR\n{}", marginals.len());
    for distribution in marginals {
        let _ = write!(out, " {} ", distribution.len());
        let _ = push_numbers(&mut out, distribution, " ");
    }
    out.push('\n');
    out
}

/// Reads a PR file: the logarithm, to base 10, of the probability of the evidence (of the partition
/// function in a Markov network).
///
/// ```
/// use atisbo_bayes::uai;
///
/// assert_eq!(uai::read_probability("PR\n-3.25\n"), Ok(-3.25));
/// assert_eq!(uai::write_probability(-3.25), "PR\n-3.25\n");
/// ```
///
/// # Errors
///
/// If the text is not of that form.
pub fn read_probability(text: &str) -> Result<f64, ReadError> {
    let read = || {
        let mut scanner = opened(text, "PR")?;
        // Older files say first for how many samples of evidence the answers are.
        let one = scanner.at_word("1");
        let mut log10 = scanner.number()?;
        if one && *scanner.token() != Token::End {
            log10 = scanner.number()?;
        }
        scanner.expect_end("the end of the text")?;
        Ok(log10)
    };
    read().map_err(|fault| ReadError::at(text, fault))
}

/// Writes a PR file from a logarithm to base 10.
pub fn write_probability(log10: f64) -> String {
    let mut out = String::from("PR\n");
    let _ = push_number(&mut out, log10);
    out.push('\n');
    out
}

/// Past the heading of an answer.
fn opened<'t>(text: &'t str, heading: &'static str) -> Result<Scanner<'t>, Fault> {
    let mut scanner = Scanner::new(text, &SPELLING)?;
    if !scanner.at_word(heading) {
        return Err(scanner.fault(heading));
    }
    scanner.advance()?;
    Ok(scanner)
}

fn distributions(scanner: &mut Scanner<'_>) -> Result<Vec<Vec<f64>>, Fault> {
    let count = scanner.count("the number of variables")?;
    let mut all = Vec::new();
    for _ in 0..count {
        let states = scanner.count("a number of states")?;
        let mut distribution = Vec::new();
        for _ in 0..states {
            distribution.push(scanner.number()?);
        }
        all.push(distribution);
    }
    scanner.expect_end("the end of the text")?;
    Ok(all)
}
