//! One line of the library: a position, and what a technique concludes there.

use anyhow::{Context, Result, bail};
use atisbo_sudoku::technique::{Candidate, Evidence, Step};
use atisbo_sudoku::{Position, Puzzle, Shape};
use std::collections::BTreeSet;

/// One case.
pub(super) struct Case {
    /// The code of the technique with its variant, as in `0901-2`.
    pub(super) code: String,
    pub(super) position: Position,
    eliminations: BTreeSet<Candidate>,
    placements: BTreeSet<Candidate>,
}

impl Case {
    /// Reads `:code:candidates:givens:deleted:eliminations:placements:extra`.
    pub(super) fn parse(line: &str) -> Result<Self> {
        let fields: Vec<&str> = line.split(':').collect();
        let &["", code, _, grid, deleted, eliminations, placements, ..] = fields.as_slice() else {
            bail!("fewer than six fields");
        };
        let mut position = parse_grid(grid)?;
        for gone in parse_candidates(deleted)? {
            position.eliminate(gone.cell, gone.value);
        }
        Ok(Case {
            code: code.to_owned(),
            position,
            eliminations: parse_candidates(eliminations)?,
            placements: parse_candidates(placements)?,
        })
    }

    /// Whether the variant says that nothing must be found.
    fn must_fail(&self) -> bool {
        self.code.ends_with("-x")
    }

    /// Whether one of the steps (or two that belong together) concludes exactly what is expected.
    pub(super) fn is_passed_by(&self, steps: &[Step], joins_two: bool) -> bool {
        if self.must_fail() {
            return steps.is_empty();
        }
        if steps.iter().any(|step| self.is_met_by(step)) {
            return true;
        }
        let mut pairs = steps.iter().enumerate();
        joins_two
            && pairs.any(|(i, one)| {
                let rest = steps[i + 1..].iter();
                rest.filter(|other| belong_together(&one.evidence, &other.evidence))
                    .any(|other| {
                        self.gone(one)
                            .union(&self.gone(other))
                            .eq(&self.eliminations)
                    })
            })
    }

    fn is_met_by(&self, step: &Step) -> bool {
        if self.eliminations.is_empty() {
            step.placements.iter().copied().collect::<BTreeSet<_>>() == self.placements
        } else {
            self.gone(step) == self.eliminations
        }
    }

    /// What a step removes: a value placed removes the others of its cell.
    fn gone(&self, step: &Step) -> BTreeSet<Candidate> {
        let others = step
            .placements
            .iter()
            .flat_map(|&Candidate { cell, value }| {
                let others = self.position.candidates(cell).iter();
                others
                    .filter(move |&other| other != value)
                    .map(move |value| Candidate { cell, value })
            });
        step.eliminations.iter().copied().chain(others).collect()
    }

    /// What was expected and what was found, for a person who looks into it.
    pub(super) fn describe(&self, steps: &[Step]) -> String {
        let expected = if self.must_fail() {
            "nothing".to_owned()
        } else {
            write_all(&self.placements) + &write_all(&self.eliminations)
        };
        let found: Vec<String> = steps
            .iter()
            .map(|step| {
                format!(
                    "{}{}",
                    write_all(&step.placements),
                    write_all(&step.eliminations)
                )
            })
            .collect();
        format!(
            "{} expects {expected}, found [{}]",
            self.code,
            found.join(", ")
        )
    }
}

/// Whether two steps are two halves of one: fish with the same base, chains with the same middle.
fn belong_together(one: &Evidence, other: &Evidence) -> bool {
    match (one, other) {
        (
            Evidence::Fish { value, base, .. },
            Evidence::Fish {
                value: other_value,
                base: other_base,
                ..
            },
        ) => value == other_value && base == other_base,
        (Evidence::Chain { nodes, .. }, Evidence::Chain { nodes: others, .. }) => {
            let cells = nodes.iter().flat_map(|node| &node.cells);
            let is_shared = |cell: &&_| others.iter().any(|node| node.cells.contains(cell));
            cells.filter(is_shared).count() >= 2
        }
        _ => false,
    }
}

fn write_all<'a>(candidates: impl IntoIterator<Item = &'a Candidate>) -> String {
    let size = Shape::CLASSIC.size();
    let write =
        |it: &Candidate| format!("{}{}{}", it.value, it.cell / size + 1, it.cell % size + 1);
    candidates
        .into_iter()
        .map(write)
        .collect::<Vec<_>>()
        .join(" ")
}

/// A digit is a given, with `+` before it one that was filled in.
fn parse_grid(text: &str) -> Result<Position> {
    let mut puzzle = Puzzle::empty(Shape::CLASSIC);
    let mut filled = Vec::new();
    let mut is_filled_in = false;
    let mut cell = 0;
    for character in text.chars() {
        if character == '+' {
            is_filled_in = true;
            continue;
        }
        let value = match character {
            '.' => 0,
            _ => character.to_digit(10).context("neither digit nor dot")? as u8,
        };
        if cell >= Shape::CLASSIC.cells() {
            bail!("too many cells");
        }
        match value {
            0 => {}
            _ if is_filled_in => filled.push(Candidate { cell, value }),
            _ => puzzle.give(cell, value),
        }
        is_filled_in = false;
        cell += 1;
    }
    let mut position = Position::new(&puzzle);
    for placed in filled {
        position.place(placed.cell, placed.value);
    }
    Ok(position)
}

/// Value, row and column of each, as in `436 257`.
fn parse_candidates(text: &str) -> Result<BTreeSet<Candidate>> {
    let parse = |word: &str| {
        let digit = |c: char| c.to_digit(10).filter(|&digit| digit > 0);
        let digits: Option<Vec<u32>> = word.chars().map(digit).collect();
        match digits.as_deref() {
            Some(&[value, row, column]) => Ok(Candidate {
                cell: ((row - 1) * 9 + column - 1) as usize,
                value: value as u8,
            }),
            _ => bail!("{word} is not value, row and column"),
        }
    };
    text.split_whitespace().map(parse).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use atisbo_sudoku::technique::Technique;

    fn case() -> Case {
        let grid = format!("1+2{}", ".".repeat(79));
        Case::parse(&format!(":0200:34:{grid}:913:313 413::")).expect("well formed")
    }

    #[test]
    fn a_line_becomes_a_position() {
        let position = case().position;
        assert!(position.is_given(0) && !position.is_given(1));
        assert_eq!(position.value(1), Some(2));
        assert_eq!(position.candidates(2).len(), 6);
    }

    #[test]
    fn only_the_exact_eliminations_pass() {
        let step = |eliminations: Vec<Candidate>| Step {
            technique: Technique::NakedPair,
            placements: Vec::new(),
            eliminations,
            evidence: Evidence::Single { region: None },
        };
        let gone = |value| Candidate { cell: 2, value };
        assert!(case().is_passed_by(&[step(vec![gone(3), gone(4)])], false));
        assert!(!case().is_passed_by(&[step(vec![gone(3)])], false));
        assert!(!case().is_passed_by(&[step(vec![gone(3), gone(4), gone(5)])], false));
    }
}
