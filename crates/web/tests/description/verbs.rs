//! The verbs with the types of their requests and answers.

use crate::names::{Definitions, Of};
use atisbo_api::{bayes, lab, logic, minesweeper, ohno, sudoku};
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::Value;

/// A verb of a game, with the names of its types.
pub(crate) struct Verb {
    pub(crate) game: &'static str,
    pub(crate) name: &'static str,
    pub(crate) request: String,
    pub(crate) answer: String,
}

/// The schema of a type as it is read.
fn read<T: JsonSchema>() -> Value {
    let generator = SchemaSettings::draft2020_12().into_generator();
    generator.into_root_schema_for::<T>().into()
}

/// The schema of a type as it is written.
fn written<T: JsonSchema>() -> Value {
    let generator = SchemaSettings::draft2020_12().for_serialize();
    generator
        .into_generator()
        .into_root_schema_for::<T>()
        .into()
}

macro_rules! verbs {
    ($definitions:ident; $($game:ident: $($verb:ident),*;)*) => {
        vec![$($({
            let of = |part| Of { game: stringify!($game), verb: stringify!($verb), part };
            Verb {
                game: stringify!($game),
                name: stringify!($verb),
                request: $definitions.add(of("Request"), read::<$game::$verb::Request>()),
                answer: $definitions.add(of("Answer"), written::<$game::$verb::Answer>()),
            }
        }),*),*]
    };
}

/// All verbs, in the order in which the door lists them.
pub(crate) fn all(definitions: &mut Definitions) -> Vec<Verb> {
    let of = |part| Of {
        game: "",
        verb: "",
        part,
    };
    definitions.add(of("Failure"), written::<atisbo_api::Error>());
    definitions.add(
        of("Catalogue"),
        written::<atisbo_api::catalogue::Catalogue>(),
    );
    verbs! { definitions;
        ohno: solve, check, hint, explain, rate, generate, search, convert;
        sudoku: solve, solve_many, check, hint, explain, rate, ladder, generate, search, convert, show;
        minesweeper: analyse, hint, explain, check, generate, convert, play, game, tiling;
        bayes: query, show, convert;
        logic: ask, conflicts, convert;
        lab: run, repeat;
    }
}
