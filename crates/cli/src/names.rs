//! Arguments that are one of a family of names.

use atisbo_base::Name;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
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
        let text = value.to_string_lossy();
        T::named(&text).or_else(|unknown| {
            // For its message, which lists the values and names a similar one.
            let listed = PossibleValuesParser::new(values::<T>());
            listed.parse_ref(command, argument, value)?;
            Err(Error::raw(clap::error::ErrorKind::InvalidValue, unknown))
        })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(values::<T>()))
    }
}

fn values<T: Name>() -> impl Iterator<Item = PossibleValue> {
    T::ALL
        .iter()
        .map(|&one| PossibleValue::new(shown(one)).aliases(one.aliases()))
}
