//! Reading Hugin's NET language.

use super::{NAME, SPELLING};
use crate::conditional::Conditional;
use crate::network::Network;
use crate::text::draft::Draft;
use crate::text::error::{Fault, ReadProblem};
use crate::text::scanner::{Scanner, Token};
use crate::text::table::Unwritten;
use crate::variable::Variable;
use std::borrow::Cow;
use std::collections::HashMap;

/// Reads a network.
pub(in crate::text) fn read(text: &str) -> Result<Network, Fault> {
    let mut reader = Reader {
        scanner: Scanner::new(text, &SPELLING)?,
        draft: Draft::default(),
        nodes: HashMap::new(),
        counting: Vec::new(),
        postponed: Vec::new(),
        unwritten: Unwritten::default(),
    };
    let in_class = reader.class()?;
    loop {
        match *reader.scanner.token() {
            Token::Word("net") => reader.net()?,
            Token::Word("node" | "discrete") => reader.node()?,
            Token::Word("potential") => reader.potential(true)?,
            Token::Word(kind @ ("continuous" | "decision" | "utility" | "function")) => {
                return reader.refuse(kind);
            }
            Token::Word(_) if in_class => reader.attributes_of_class()?,
            Token::Mark(b'}') if in_class => {
                reader.scanner.advance()?;
                break;
            }
            Token::End if !in_class => break,
            _ => {
                let expected = "\"net\", \"node\" or \"potential\"";
                return Err(reader.scanner.fault(expected));
            }
        }
    }
    reader
        .scanner
        .expect_end("the end of the text after the class")?;
    for offset in std::mem::take(&mut reader.postponed) {
        reader.scanner.seek(offset)?;
        reader.potential(false)?;
    }
    reader.draft.build()
}

struct Reader<'t> {
    scanner: Scanner<'t>,
    draft: Draft,
    /// The variables by their identifiers.
    nodes: HashMap<Cow<'t, str>, Variable>,
    /// Whether the values of a variable's states are 0, 1, 2, ...
    counting: Vec<bool>,
    /// Where the potentials begin that speak of nodes declared later.
    postponed: Vec<usize>,
    unwritten: Unwritten,
}

impl<'t> Reader<'t> {
    /// A network may be the body of a class.
    fn class(&mut self) -> Result<bool, Fault> {
        if !self.scanner.at_word("class") {
            return Ok(false);
        }
        self.scanner.advance()?;
        self.scanner.name("the name of the class")?;
        self.scanner.mark(b'{', "\"{\"")?;
        Ok(true)
    }

    fn attributes_of_class(&mut self) -> Result<(), Fault> {
        self.scanner.name("an attribute")?;
        self.scanner.mark(b'=', "\"=\"")?;
        self.skip_value()
    }

    fn refuse<T>(&mut self, kind: &str) -> Result<T, Fault> {
        self.scanner.advance()?;
        if self.scanner.at_word("node") {
            self.scanner.advance()?;
        }
        let offset = self.scanner.offset();
        let node = self.scanner.name("the name of the node")?.into_owned();
        let kind = kind.to_owned();
        Err(Fault::new(offset, ReadProblem::Kind { node, kind }))
    }

    fn net(&mut self) -> Result<(), Fault> {
        self.scanner.advance()?;
        self.scanner.mark(b'{', "\"{\"")?;
        while let Some(attribute) = self.attribute()? {
            if attribute == "name" {
                let name = self.scanner.name("the name of the network")?;
                self.draft.rename(name);
            }
            self.skip_value()?;
        }
        Ok(())
    }

    fn node(&mut self) -> Result<(), Fault> {
        if self.scanner.at_word("discrete") {
            self.scanner.advance()?;
        }
        self.scanner.advance()?;
        let offset = self.scanner.offset();
        let identifier = self.scanner.name("the name of the node")?;
        self.scanner.mark(b'{', "\"{\"")?;
        let mut name = identifier.clone();
        let mut states = Vec::new();
        let mut counting = false;
        while let Some(attribute) = self.attribute()? {
            match attribute.as_ref() {
                NAME => name = self.scanner.name("a name")?,
                "states" => states = self.list(|scanner| scanner.name("a state or \")\""))?,
                "state_values" => {
                    let values = self.list(Scanner::number)?;
                    let counted = (0..values.len()).map(|value| value as f64);
                    counting = values.iter().copied().eq(counted);
                }
                _ => {}
            }
            self.skip_value()?;
        }
        let variable = self.draft.declare(offset, name, states)?;
        self.counting.push(counting);
        if self.nodes.contains_key(&identifier) {
            let expected = "another name: this one is taken";
            return Err(Fault::unexpected(offset, &identifier, expected));
        }
        self.nodes.insert(identifier, variable);
        Ok(())
    }

    /// The next attribute of a block, up to its value; none at the end of the block, which is passed.
    fn attribute(&mut self) -> Result<Option<Cow<'t, str>>, Fault> {
        if self.scanner.at_mark(b'}') {
            self.scanner.advance()?;
            return Ok(None);
        }
        let attribute = self.scanner.name("an attribute or \"}\"")?;
        self.scanner.mark(b'=', "\"=\"")?;
        Ok(Some(attribute))
    }

    /// Passes what is left of a value, and the semicolon.
    fn skip_value(&mut self) -> Result<(), Fault> {
        while !self.scanner.at_mark(b';') {
            let token = self.scanner.token();
            if matches!(token, Token::End | Token::Mark(b'{' | b'}' | b'=')) {
                return Err(self.scanner.fault("\";\" at the end of the attribute"));
            }
            self.scanner.advance()?;
        }
        self.scanner.advance()
    }

    /// A list in parentheses.
    fn list<T>(
        &mut self,
        mut item: impl FnMut(&mut Scanner<'t>) -> Result<T, Fault>,
    ) -> Result<Vec<T>, Fault> {
        self.scanner.mark(b'(', "\"(\"")?;
        let mut items = Vec::new();
        while !self.scanner.at_mark(b')') {
            items.push(item(&mut self.scanner)?);
        }
        self.scanner.advance()?;
        Ok(items)
    }

    /// A potential of nodes that are not declared yet is read at the end, if it may be postponed.
    fn potential(&mut self, may_postpone: bool) -> Result<(), Fault> {
        let block = self.scanner.offset();
        self.scanner.advance()?;
        self.scanner.mark(b'(', "\"(\"")?;
        let mut unknown = None;
        let node = self.reference(&mut unknown)?;
        let mut parents = Vec::new();
        if self.scanner.at_mark(b'|') {
            self.scanner.advance()?;
            while !self.scanner.at_mark(b')') {
                parents.extend(self.reference(&mut unknown)?);
            }
        }
        self.scanner.mark(b')', "\"|\" or \")\" after the node")?;
        self.scanner.mark(b'{', "\"{\"")?;
        let (None, Some(node)) = (&unknown, node) else {
            while self.attribute()?.is_some() {
                self.skip_value()?;
            }
            self.postponed.push(block);
            return unknown.filter(|_| !may_postpone).map_or(Ok(()), Err);
        };
        let conditional = self.distribution(block, node, &parents)?;
        self.draft.give(block, node, &parents, conditional)
    }

    /// Passes the identifier of a node. The first that is not known is taken note of.
    fn reference(&mut self, unknown: &mut Option<Fault>) -> Result<Option<Variable>, Fault> {
        let offset = self.scanner.offset();
        let identifier = self.scanner.name("the name of a node")?;
        let variable = self.nodes.get(&identifier).copied();
        if variable.is_none() && unknown.is_none() {
            let problem = ReadProblem::NoVariable(identifier.into_owned());
            *unknown = Some(Fault::new(offset, problem));
        }
        Ok(variable)
    }

    /// The body of a potential. Of a sum and its table the sum is taken; a table stands for any other
    /// expression. Without either all states are equally likely.
    fn distribution(
        &mut self,
        block: usize,
        node: Variable,
        parents: &[Variable],
    ) -> Result<Conditional, Fault> {
        let mut data = None;
        let mut expression = None;
        while let Some(attribute) = self.attribute()? {
            match attribute.as_ref() {
                "data" => data = Some(self.numbers()?),
                "model_data" => expression = Some((self.scanner.offset(), self.terms()?)),
                _ => {}
            }
            self.skip_value()?;
        }
        let problem = match expression {
            None => None,
            Some((offset, terms)) => match self.why_not_sum(&terms, node, parents) {
                None => return Ok(Conditional::Sum),
                Some(why) => {
                    let node = self.draft.variables()[node].name().to_owned();
                    Some(Fault::new(offset, ReadProblem::Expression { node, why }))
                }
            },
        };
        let values = match (data, problem) {
            (Some(values), _) => values,
            (None, Some(fault)) => return Err(fault),
            (None, None) => self
                .unwritten
                .uniform_table(self.draft.variables(), node, parents)
                .map_err(|problem| Fault::new(block, problem))?,
        };
        Ok(Conditional::Table(values))
    }

    /// What keeps these terms from being the sum of all parents.
    fn why_not_sum(
        &self,
        terms: &[&str],
        node: Variable,
        parents: &[Variable],
    ) -> Option<&'static str> {
        let sorted = |mut variables: Vec<Variable>| {
            variables.sort_unstable();
            variables
        };
        let zero = parents.is_empty() && terms == ["0"];
        let terms: Option<Vec<Variable>> = terms
            .iter()
            .map(|&term| self.nodes.get(term).copied())
            .collect();
        let all = terms.is_some_and(|terms| sorted(terms) == sorted(parents.to_vec()));
        let mut involved = parents.iter().chain([&node]);
        if !(zero || all && !parents.is_empty()) {
            Some("it is not the sum of all parents")
        } else if !involved.all(|variable| self.counting[variable.index()]) {
            Some("the state_values of its nodes are not 0, 1, 2 and so on")
        } else {
            None
        }
    }

    /// The words between the plus signs of an expression; none if it is made of anything else.
    fn terms(&mut self) -> Result<Vec<&'t str>, Fault> {
        let mut terms = Vec::new();
        let mut plus_signs = 0;
        let mut is_sum = true;
        while !self.scanner.at_mark(b';') {
            match *self.scanner.token() {
                Token::Word(word) => {
                    plus_signs += word.bytes().filter(|&byte| byte == b'+').count();
                    terms.extend(word.split('+').filter(|term| !term.is_empty()));
                }
                Token::Mark(b'(' | b')') => {}
                Token::End => return Err(self.scanner.fault("\";\" after the expression")),
                _ => is_sum = false,
            }
            self.scanner.advance()?;
        }
        is_sum &= terms.len() == plus_signs + 1;
        Ok(if is_sum { terms } else { Vec::new() })
    }

    /// Numbers up to the semicolon. Parentheses group the rows for people; the count tells as much.
    fn numbers(&mut self) -> Result<Vec<f64>, Fault> {
        let mut numbers = Vec::new();
        while !self.scanner.at_mark(b';') {
            match self.scanner.token() {
                Token::Mark(b'(' | b')') => self.scanner.advance()?,
                _ => numbers.push(self.scanner.number()?),
            }
        }
        Ok(numbers)
    }
}
