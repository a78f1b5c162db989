//! Arguments that are one of a family of names.

use atisbo_base::Name;
use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Error};
use std::ffi::OsStr;
use std::marker::PhantomData;

/// A name as the command line writes it: with hyphens, where JSON may have underscores.
pub(crate) fn shown<T: Name>(name: T) -> String {
    name.id().replace('_', "-")
}

/// Reads a name of the family. Help and completions list the ids; aliases are read too.
pub(crate) fn name<T: Name>() -> NameParser<T> {
    NameParser(PhantomData)
}

#[derive(Clone)]
pub(crate) struct NameParser<T>(PhantomData<T>);

impl<T: Name> TypedValueParser for NameParser<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<T, Error> {
        T::named(&value.to_string_lossy()).map_err(|unknown| {
            let argument = argument.map_or_else(|| "...".to_owned(), ToString::to_string);
            let known = T::ALL.iter().map(|&one| shown(one)).collect();
            let mut error = Error::new(ErrorKind::InvalidValue).with_cmd(command);
            error.insert(ContextKind::InvalidArg, ContextValue::String(argument));
            error.insert(
                ContextKind::InvalidValue,
                ContextValue::String(unknown.found),
            );
            error.insert(ContextKind::ValidValue, ContextValue::Strings(known));
            if let Some(nearest) = unknown.nearest {
                let nearest = nearest.replace('_', "-");
                error.insert(ContextKind::SuggestedValue, ContextValue::String(nearest));
            }
            error
        })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let value = |&one: &T| PossibleValue::new(shown(one)).aliases(one.aliases());
        Some(Box::new(T::ALL.iter().map(value)))
    }
}
