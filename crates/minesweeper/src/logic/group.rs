//! Sentences that belong together: those of one number, those about one cell, the facts.

use super::atom::{Atom, Code};
use super::evidence::{Rule, Step};
use crate::tiling::Cell;
use atisbo_base::Name;
use atisbo_logic::{Program, Symbol};
use std::ops::Range;

/// What the sentences of a group are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Name)]
#[name(schema = "GroupAbout")]
pub enum About {
    /// What is known of the cells.
    Facts,
    /// That a cell has one code and no other.
    OneCode,
    /// How many neighbours of a number are mines.
    Number,
    /// How many mines there are in all.
    Total,
}

/// Sentences of a knowledge base about a position that follow each other and belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// What they are about.
    pub about: About,
    /// The number's cell, or the cell that has one code.
    pub cell: Option<Cell>,
    /// The number that the cell shows, or that it would show by these rules.
    pub shows: Option<u8>,
    /// How many of the hidden cells are mines, at least and at most, where the sentences count them.
    pub mines: Option<[usize; 2]>,
    /// The hidden cells that are counted.
    pub of: Vec<Cell>,
    /// The places of the sentences.
    pub sentences: Range<usize>,
}

/// The groups of the rules of a program for chaining.
pub(super) fn groups(program: &Program, atom: impl Fn(Symbol) -> Atom) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for rule in 0..program.len() {
        let (about, cell, shows) = kind(program, rule, &atom);
        match groups.last_mut() {
            Some(last) if (last.about, last.cell, last.shows) == (about, cell, shows) => {
                last.sentences.end = rule + 1;
            }
            _ => groups.push(Group {
                about,
                cell,
                shows,
                mines: None,
                of: Vec::new(),
                sentences: rule..rule + 1,
            }),
        }
    }
    groups
}

/// What a rule is about, by what it needs and says.
fn kind(
    program: &Program,
    rule: usize,
    atom: impl Fn(Symbol) -> Atom,
) -> (About, Option<Cell>, Option<u8>) {
    let premises: Vec<Atom> = program.body(rule).iter().map(|&one| atom(one)).collect();
    let Some(conclusion) = program.head(rule).map(atom) else {
        return (About::Facts, None, None);
    };
    let shows = match premises.first() {
        Some(Atom::Cell {
            code: Code::Number(shows),
            ..
        }) => Some(*shows),
        _ => None,
    };
    match Step::new(premises, conclusion).rule {
        Rule::Fact => (About::Facts, None, None),
        Rule::OneCode => (About::OneCode, conclusion.cell(), None),
        Rule::NoMinesElsewhere(cell) | Rule::EnoughMines(cell) => {
            (About::Number, Some(cell), shows)
        }
        Rule::Counted | Rule::Total => (About::Total, None, None),
    }
}
