//! Reading BIF.

use super::rows::Rows;
use super::{NO_NAME, SPELLING};
use crate::conditional::Conditional;
use crate::network::{Network, NetworkError};
use crate::text::draft::Draft;
use crate::text::error::{Fault, ReadProblem};
use crate::text::scanner::{Scanner, Token};
use crate::text::table::Unwritten;
use crate::variable::{Domain, Variable};
use std::borrow::Cow;
use std::collections::HashMap;

/// Reads a network.
pub(in crate::text) fn read(text: &str) -> Result<Network, Fault> {
    let mut reader = Reader {
        scanner: Scanner::new(text, &SPELLING)?,
        draft: Draft::default(),
        states: Vec::new(),
        postponed: Vec::new(),
        unwritten: Unwritten::default(),
    };
    loop {
        match reader.scanner.token() {
            Token::Word("network") => reader.network()?,
            Token::Word("variable") => reader.variable()?,
            Token::Word("probability") => reader.probability(true)?,
            Token::End => break,
            _ => {
                let expected = "\"network\", \"variable\" or \"probability\"";
                return Err(reader.scanner.fault(expected));
            }
        }
    }
    for offset in std::mem::take(&mut reader.postponed) {
        reader.scanner.seek(offset)?;
        reader.probability(false)?;
    }
    reader.draft.build()
}

struct Reader<'t> {
    scanner: Scanner<'t>,
    draft: Draft,
    /// The number of each state, by name, for each variable.
    states: Vec<HashMap<Cow<'t, str>, usize>>,
    /// Where the blocks begin that speak of variables declared later.
    postponed: Vec<usize>,
    unwritten: Unwritten,
}

impl<'t> Reader<'t> {
    fn network(&mut self) -> Result<(), Fault> {
        self.scanner.advance()?;
        if !self.scanner.at_mark(b'{') {
            let unnamed = self.scanner.at_word(NO_NAME);
            let name = self.scanner.name("the network's name or \"{\"")?;
            self.draft.rename(if unnamed { "" } else { &name });
        }
        self.scanner.mark(b'{', "\"{\"")?;
        while !self.scanner.at_mark(b'}') {
            skip_property(&mut self.scanner, "\"property\" or \"}\"")?;
        }
        self.scanner.advance()
    }

    fn variable(&mut self) -> Result<(), Fault> {
        self.scanner.advance()?;
        let offset = self.scanner.offset();
        let name = self.scanner.name("the variable's name")?;
        self.scanner.mark(b'{', "\"{\"")?;
        let mut states = None;
        while !self.scanner.at_mark(b'}') {
            if self.scanner.at_word("type") {
                states = Some(self.states(&name)?);
            } else {
                skip_property(&mut self.scanner, "\"type\", \"property\" or \"}\"")?;
            }
        }
        let states = states.ok_or_else(|| self.scanner.fault("the variable's \"type\""))?;
        self.scanner.advance()?;
        let names = states.iter().map(AsRef::as_ref);
        self.draft.declare(offset, name, names)?;
        let numbered = states.into_iter().enumerate();
        self.states
            .push(numbered.map(|(index, state)| (state, index)).collect());
        Ok(())
    }

    /// `type discrete [ 2 ] { no, yes };`
    fn states(&mut self, variable: &str) -> Result<Vec<Cow<'t, str>>, Fault> {
        self.scanner.advance()?;
        let offset = self.scanner.offset();
        let kind = self.scanner.name("\"discrete\"")?;
        if kind != "discrete" {
            let node = variable.to_owned();
            let kind = kind.into_owned();
            return Err(Fault::new(offset, ReadProblem::Kind { node, kind }));
        }
        self.scanner.mark(b'[', "\"[\"")?;
        let offset = self.scanner.offset();
        let expected = self.scanner.count("the number of states")?;
        self.scanner.mark(b']', "\"]\"")?;
        self.scanner.mark(b'{', "\"{\"")?;
        let mut states = Vec::new();
        while !self.scanner.at_mark(b'}') {
            states.push(self.scanner.name("a state or \"}\"")?);
        }
        self.scanner.advance()?;
        self.scanner.mark(b';', "\";\"")?;
        Fault::check_count(offset, "states", expected, states.len())?;
        Ok(states)
    }

    /// A block about variables that are not declared yet is read at the end, if it may be postponed.
    fn probability(&mut self, may_postpone: bool) -> Result<(), Fault> {
        let block = self.scanner.offset();
        self.scanner.advance()?;
        self.scanner.mark(b'(', "\"(\"")?;
        let mut scope = Vec::new();
        let mut unknown = None;
        while !self.scanner.at_mark(b')') || scope.is_empty() && unknown.is_none() {
            let offset = self.scanner.offset();
            let name = self.scanner.name("the name of a variable")?;
            match self.draft.find(offset, &name) {
                Ok(variable) => scope.push(variable),
                Err(fault) => unknown = unknown.or(Some(fault)),
            }
        }
        self.scanner.advance()?;
        if let Some(fault) = unknown {
            if !may_postpone {
                return Err(fault);
            }
            self.postponed.push(block);
            return self.scanner.skip_past(b'}', "\"}\"");
        }
        let (variable, parents) = (scope[0], &scope[1..]);
        let values = self.table(block, variable, parents)?;
        let conditional = Conditional::Table(values);
        self.draft.give(block, variable, parents, conditional)
    }

    /// The block after its heading: the table, row after row.
    fn table(
        &mut self,
        block: usize,
        variable: Variable,
        parents: &[Variable],
    ) -> Result<Vec<f64>, Fault> {
        let scanner = &mut self.scanner;
        let variables = self.draft.variables();
        let mut rows = Rows::new(variables, variable, parents, block)?;
        let mut table: Option<Vec<f64>> = None;
        let mut numbers = Vec::new();
        scanner.mark(b'{', "\"{\"")?;
        while !scanner.at_mark(b'}') {
            let offset = scanner.offset();
            match scanner.token() {
                Token::Mark(b'(') => {
                    scanner.advance()?;
                    let mut row = 0;
                    for &parent in parents {
                        let domain = &variables[parent];
                        let state = state(scanner, domain, &self.states[parent.index()])?;
                        row = row * domain.size() + state;
                    }
                    scanner.mark(b')', "\")\" after one state of each parent")?;
                    read_numbers(scanner, &mut numbers)?;
                    rows.push(offset, row, &numbers)?;
                }
                Token::Word("default") => {
                    scanner.advance()?;
                    read_numbers(scanner, &mut numbers)?;
                    rows.set_default(offset, &numbers)?;
                }
                Token::Word("table") => {
                    scanner.advance()?;
                    read_numbers(scanner, &mut numbers)?;
                    if table.replace(std::mem::take(&mut numbers)).is_some() {
                        return Err(two_tables(&variables[variable], offset));
                    }
                }
                _ => skip_property(
                    scanner,
                    "\"table\", \"default\", \"(\", \"property\" or \"}\"",
                )?,
            }
        }
        scanner.advance()?;
        match table {
            None => rows.finish(block, &mut self.unwritten),
            Some(_) if !rows.is_empty() => Err(two_tables(&variables[variable], block)),
            Some(numbers) => Ok(node_fastest(numbers, variables[variable].size())),
        }
    }
}

/// Properties are free text for other programs.
fn skip_property(scanner: &mut Scanner<'_>, expected: &'static str) -> Result<(), Fault> {
    if !scanner.at_word("property") {
        return Err(scanner.fault(expected));
    }
    scanner.skip_past(b';', "\";\" at the end of the property")
}

fn state(
    scanner: &mut Scanner<'_>,
    variable: &Domain,
    states: &HashMap<Cow<'_, str>, usize>,
) -> Result<usize, Fault> {
    let offset = scanner.offset();
    let name = scanner.name("a state")?;
    states.get(&name).copied().ok_or_else(|| {
        let variable = variable.name().to_owned();
        let state = name.into_owned();
        Fault::new(offset, ReadProblem::NoState { variable, state })
    })
}

/// Reads numbers up to a semicolon, in place of what was in `numbers`.
fn read_numbers(scanner: &mut Scanner<'_>, numbers: &mut Vec<f64>) -> Result<(), Fault> {
    numbers.clear();
    while !scanner.at_mark(b';') {
        numbers.push(scanner.number()?);
    }
    scanner.advance()
}

fn two_tables(node: &Domain, offset: usize) -> Fault {
    let node = node.name().to_owned();
    Fault::new(offset, NetworkError::TwoTables { node })
}

/// Turns a `table`, where the node changes slowest, into rows. One of wrong length is left for the
/// network to complain about.
fn node_fastest(numbers: Vec<f64>, states: usize) -> Vec<f64> {
    let rows = numbers.len() / states;
    if rows <= 1 || rows * states != numbers.len() {
        return numbers;
    }
    let of_row = |row: usize| (0..states).map(move |state| state * rows + row);
    let order = (0..rows).flat_map(of_row);
    order.map(|index| numbers[index]).collect()
}
