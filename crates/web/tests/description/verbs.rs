//! The verbs with the names of their types.

use crate::names::{Definitions, Of};
use atisbo_door::TABLE;
use schemars::generate::SchemaSettings;

/// A verb of a game, with the names of its types.
pub(crate) struct Verb {
    pub(crate) game: &'static str,
    pub(crate) name: &'static str,
    pub(crate) request: String,
    pub(crate) answer: String,
}

/// All verbs, in the order of the table.
pub(crate) fn all(definitions: &mut Definitions) -> Vec<Verb> {
    let alone = |part| Of {
        game: "",
        verb: "",
        part,
    };
    let written = || {
        SchemaSettings::draft2020_12()
            .for_serialize()
            .into_generator()
    };
    let failure = written().into_root_schema_for::<atisbo_api::Error>();
    definitions.add(alone("Failure"), failure.into());
    let catalogue = written().into_root_schema_for::<atisbo_door::Catalogue>();
    definitions.add(alone("Catalogue"), catalogue.into());
    let verbs = TABLE.verbs().map(|entry| {
        let of = |part| Of {
            game: entry.game,
            verb: entry.verb,
            part,
        };
        Verb {
            game: entry.game,
            name: entry.verb,
            request: definitions.add(of("Request"), (entry.request_schema)().into()),
            answer: definitions.add(of("Answer"), (entry.answer_schema)().into()),
        }
    });
    verbs.collect()
}
