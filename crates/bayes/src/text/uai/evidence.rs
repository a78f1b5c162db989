//! UAI evidence files: how many observations, then variable and state of each.

use super::{SPELLING, number_below};
use crate::evidence::{Evidence, Finding};
use crate::text::error::{Fault, ReadError, ReadProblem};
use crate::text::scanner::{Scanner, Token};
use crate::variable::{Variable, Variables};

/// Reads an evidence file. The older form, which begins with the number of samples, is read too if
/// there is one sample.
///
/// ```
/// use atisbo_bayes::{Variable, Variables, uai};
///
/// let mut variables = Variables::new();
/// for name in ["x0", "x1", "x2"] {
///     variables.add(name, ["0", "1"])?;
/// }
/// let evidence = uai::read_evidence("2 0 1 2 0", &variables).unwrap();
/// assert_eq!(evidence.state(Variable(0)), Some(1));
/// assert_eq!(uai::read_evidence("1\n2 0 1 2 0", &variables).unwrap(), evidence);
/// assert_eq!(uai::write_evidence(&evidence), "2 0 1 2 0\n");
/// # Ok::<(), atisbo_bayes::VariableError>(())
/// ```
///
/// # Errors
///
/// If the text is not of that form, or a variable or a state does not exist or comes twice.
pub fn read_evidence(text: &str, variables: &Variables) -> Result<Evidence, ReadError> {
    read(text, variables).map_err(|fault| ReadError::at(text, fault))
}

fn read(text: &str, variables: &Variables) -> Result<Evidence, Fault> {
    let mut scanner = Scanner::new(text, &SPELLING)?;
    // One number says how many pairs follow: with a number of samples before it, the count is even.
    let mut numbers = 0_usize;
    while *scanner.token() != Token::End {
        numbers += 1;
        scanner.advance()?;
    }
    scanner.seek(0)?;
    if numbers > 0 && numbers.is_multiple_of(2) {
        let offset = scanner.offset();
        let samples = scanner.count("the number of samples")?;
        Fault::check_count(offset, "samples", 1, samples)?;
    }
    let mut evidence = Evidence::none();
    for _ in 0..scanner.count("the number of observations")? {
        let offset = scanner.offset();
        let expected = "the numbers of a variable and of its state";
        let variable = number_below(&mut scanner, "variable", variables.len(), expected)?;
        let variable = Variable(variable as u32);
        let size = variables[variable].size();
        let state = number_below(&mut scanner, "state", size, expected)?;
        if evidence.of(variable).is_some() {
            return Err(Fault::new(offset, ReadProblem::Repeated(variable.index())));
        }
        evidence.set(variable, Finding::State(state));
    }
    scanner.expect_end("the end of the text after the last observation")?;
    Ok(evidence)
}

/// Writes the observed states. Likelihoods have no place in this form and are left out.
pub fn write_evidence(evidence: &Evidence) -> String {
    let states = evidence.states();
    let states: Vec<String> = states
        .map(|(variable, state)| format!(" {} {state}", variable.0))
        .collect();
    format!("{}{}\n", states.len(), states.concat())
}
