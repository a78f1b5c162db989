//! The verbs of Sudoku, one file each.

pub(crate) mod check;
pub(crate) mod convert;
pub(crate) mod explain;
pub(crate) mod generate;
pub(crate) mod hint;
pub(crate) mod rate;
pub(crate) mod search;
pub(crate) mod solve;

use super::{Exit, each, located};
use crate::budget::BudgetArgs;
use crate::input::{Input, InputArgs, Literal, Origin};
use crate::names::name;
use crate::output::Output;
use crate::usage::WrongValue;
use anyhow::Result;
use atisbo_api::Verb;
use atisbo_api::sudoku::generate::Technique;
use atisbo_api::sudoku::hint::LadderRequest;
use atisbo_api::sudoku::{self, Shape, Source};
use atisbo_api::text::Lang;
use atisbo_base::Budget;
use std::iter;
use std::sync::Arc;

/// What every verb takes that asks about puzzles.
#[derive(clap::Args)]
pub(crate) struct PuzzleArgs {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, value_name = "RxC", value_parser = shape)]
    boxes: Option<Shape>,
    #[command(flatten)]
    budget: BudgetArgs,
}

/// Which techniques may be used.
#[derive(clap::Args)]
pub(crate) struct LadderArgs {
    #[arg(long)]
    no_uniqueness: bool,
    #[arg(long, value_name = "TECHNIQUES", value_delimiter = ',', value_parser = name::<Technique>(), hide_possible_values = true)]
    without: Vec<Technique>,
}

impl LadderArgs {
    fn request(&self) -> LadderRequest {
        LadderRequest {
            no_uniqueness: self.no_uniqueness,
            without: self.without.clone(),
        }
    }
}

/// A puzzle, and where it stands.
pub(crate) struct Puzzle {
    source: Source,
    origin: Origin,
}

impl PuzzleArgs {
    fn budget(&self) -> Budget {
        self.budget.budget()
    }

    /// The puzzles of all inputs one after another, without holding more than one. An input without
    /// any puzzle is an error.
    fn puzzles(&self, lang: Lang) -> Result<impl Iterator<Item = Result<Puzzle>>> {
        let shape = self.boxes;
        let inputs = self.input.sources(LITERAL, &self.budget(), lang)?;
        Ok(inputs.flat_map(move |input| match input {
            Ok(input) => puzzles_of(input, shape, lang),
            Err(error) => Box::new(iter::once(Err(error))),
        }))
    }

    /// Asks about each puzzle.
    fn each<V: Verb>(
        &self,
        request: impl Fn(Source) -> V,
        show: impl Fn(&V::Answer, &mut Output) -> Result<()>,
        output: &mut Output,
    ) -> Result<Exit> {
        let puzzles = self.puzzles(output.lang)?;
        let requests = puzzles.map(|puzzle| {
            let Puzzle { source, origin } = puzzle?;
            Ok((request(source), origin))
        });
        each(requests, &self.budget(), show, output)
    }
}

fn puzzles_of(
    input: Input,
    shape: Option<Shape>,
    lang: Lang,
) -> Box<dyn Iterator<Item = Result<Puzzle>>> {
    let Input {
        file,
        reader,
        clock,
    } = input;
    let file: Option<Arc<str>> = file.map(Into::into);
    // The errors of a text name their line in the whole of it.
    let origin = move |line: usize| Origin {
        file: file.clone(),
        lines_before: line,
    };
    let mut sources = sudoku::sources(reader, shape);
    let found = iter::from_fn(move || {
        clock.restart();
        sources.next()
    });
    let found = found.map(move |found| match found {
        Ok((source, line)) => Ok(Puzzle {
            source,
            origin: origin(line - 1),
        }),
        Err(error) => Err(located(error, &origin(0), lang)),
    });
    Box::new(found)
}

/// A puzzle that is typed as an argument.
const LITERAL: Literal = Literal {
    is_one: is_literal,
    fault: |text| Source::Text(text.to_owned()).puzzle(None).err(),
};

/// `--boxes`: the height and width of a box.
fn shape(text: &str) -> Result<Shape, WrongValue> {
    let wrong = WrongValue("cli-value-boxes");
    let (rows, columns) = text.split_once(['x', 'X']).ok_or(wrong)?;
    match (rows.parse(), columns.parse()) {
        (Ok(rows), Ok(columns)) => Shape::new(rows, columns).ok_or(wrong),
        _ => Err(wrong),
    }
}

/// Whether an argument that names no file is meant as a puzzle: several words or one long one, most of
/// it digits and signs of an empty cell; or a link, a game ID, a text with the rules of a variant.
fn is_literal(input: &str) -> bool {
    let is_variant = input.contains('~')
        || input.contains("://")
        || input.starts_with('{')
        || input
            .strip_prefix('.')
            .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()))
        || ["fpuzzles", "scl", "ctc", "classic", "SumoCue"]
            .iter()
            .any(|start| input.starts_with(start))
        || input.contains(':') && input.starts_with(|c: char| c.is_ascii_digit());
    if is_variant {
        return true;
    }
    let is_cell = |c: &char| c.is_ascii_digit() || ".*_-".contains(*c);
    let signs = || input.chars().filter(|c| !c.is_whitespace());
    let (length, cells) = (signs().count(), signs().filter(is_cell).count());
    let several = input.split_whitespace().nth(1).is_some();
    2 * cells > length && (several || length >= 16 || length == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_is_told_from_a_misspelt_file_name() {
        assert!(is_literal("1..4.2....1....3"));
        assert!(is_literal("1 2 3 4 / 3 4 5 2"));
        assert!(is_literal("1..4 .2.. ..1. ...?"));
        assert!(is_literal(".Diagonal~1"));
        assert!(is_literal("3x3x:a1c2"));
        assert!(!is_literal("puzzle.sdk"));
        assert!(!is_literal("data/sudoku/examples/17.txt"));
        assert!(!is_literal(""));
    }
}
