//! `atisbo convert ohno`

use crate::commands::{Exit, each};
use crate::input::InputArgs;
use crate::output::Output;
use anyhow::Result;
use atisbo_api::Request;
use atisbo_api::ohno;
use atisbo_api::ohno::convert::{self, Answer, Target};
use atisbo_base::Budget;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t)]
    to: FormatArg,
}

#[derive(Clone, Copy, Default, clap::ValueEnum)]
enum FormatArg {
    #[default]
    Rows,
    Report,
    Array,
    Line,
    Svg,
    Dimacs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        each(
            &self.input,
            &Budget::unlimited(),
            |puzzle| Ok(self.request(puzzle)),
            output,
        )
    }

    fn request(&self, puzzle: String) -> Request {
        Request::Ohno(ohno::Request::Convert(convert::Request {
            puzzle,
            to: match self.to {
                FormatArg::Rows => Target::Rows,
                FormatArg::Report => Target::Report,
                FormatArg::Array => Target::Array,
                FormatArg::Line => Target::Line,
                FormatArg::Svg => Target::Svg,
                FormatArg::Dimacs => Target::Dimacs,
            },
        }))
    }
}

pub(crate) fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    output.raw(answer.text.as_bytes())
}
