//! What is wrong with the command line itself, in the chosen language.
//!
//! clap finds these errors and words them in English. All that it knows of one is in the error's context, from which the
//! same sentences are made here.

use crate::output;
use atisbo_api::text::{Arg, Lang, Message};
use atisbo_base::{NoPlace, shortened};
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error as StdError;
use std::fmt;
use std::io::{self, Write};
use std::num::{IntErrorKind, ParseFloatError, ParseIntError};
use std::str::FromStr;

/// Why a value is refused: the id of a message.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WrongValue(pub(crate) &'static str);

impl fmt::Display for WrongValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Message::new(self.0).to(Lang::En))
    }
}

impl StdError for WrongValue {}

/// Reads a value whose own error has words in English only; this message stands for it.
pub(crate) fn read<T: FromStr>(
    wrong: &'static str,
) -> impl Fn(&str) -> Result<T, WrongValue> + Clone {
    move |text| text.parse().map_err(|_| WrongValue(wrong))
}

/// Prints an error, or the help that was asked for, and gives the exit code.
pub(crate) fn report(error: &Error, lang: Lang, json: bool) -> u8 {
    let Some(message) = message(error) else {
        return print(error, lang, json);
    };
    let text = message.to(lang);
    let values = values(error).map(|values| values.to(lang));
    let tips: Vec<String> = tips(error).iter().map(|tip| tip.to(lang)).collect();
    if json {
        let parts: Vec<String> = [text].into_iter().chain(values).chain(tips).collect();
        output::error(&parts.join("; "), json);
        return 2;
    }
    let mut blocks = vec![match values {
        Some(values) => format!("{text}\n  [{values}]"),
        None => text,
    }];
    if !tips.is_empty() {
        blocks.push(format!("  {}", tips.join("\n  ")));
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let heading = Message::new("cli-heading-usage").to(lang);
        let usage = usage.to_string();
        let usage = usage.strip_prefix("Usage:").unwrap_or(&usage);
        let options = Message::new("cli-value-options").to(lang);
        let usage = usage.replace("[OPTIONS]", &options);
        blocks.push(format!("{heading}:{usage}"));
    }
    blocks.push(Message::new("cli-usage-help").to(lang));
    output::error(&blocks.join("\n\n"), json);
    2
}

/// Prints help, the version, and what has no words of ours.
fn print(error: &Error, lang: Lang, json: bool) -> u8 {
    let options = Message::new("cli-value-options").to(lang);
    let ours = |text: String| text.replace("[OPTIONS]", &options);
    let text = error.render();
    let printed = if json && !error.use_stderr() {
        let text = serde_json::json!({ "text": ours(text.to_string()) });
        writeln!(io::stdout(), "{text}")
    } else if error.use_stderr() {
        write!(anstream::stderr(), "{}", ours(text.ansi().to_string()))
    } else {
        write!(anstream::stdout(), "{}", ours(text.ansi().to_string()))
    };
    match printed.and_then(|()| io::stdout().flush()) {
        Err(failed) if failed.kind() != io::ErrorKind::BrokenPipe => {
            output::error(&output::io_words(&failed, lang), json);
            2
        }
        _ => error.exit_code() as u8,
    }
}

/// What is wrong, with all that the context has as variables.
fn message(error: &Error) -> Option<Message> {
    let is = |kind, other| error.get(kind) == error.get(other);
    let id = match error.kind() {
        ErrorKind::InvalidValue if is_empty(error.get(ContextKind::InvalidValue)) => {
            "cli-usage-no-value"
        }
        ErrorKind::InvalidValue => "cli-usage-invalid-value",
        ErrorKind::ValueValidation => "cli-usage-wrong-value",
        ErrorKind::UnknownArgument => "cli-usage-unknown-argument",
        ErrorKind::InvalidSubcommand => "cli-usage-unknown-command",
        ErrorKind::MissingRequiredArgument => "cli-usage-missing-arguments",
        ErrorKind::MissingSubcommand => "cli-usage-missing-command",
        ErrorKind::TooManyValues => "cli-usage-too-many-values",
        ErrorKind::TooFewValues => "cli-usage-too-few-values",
        ErrorKind::WrongNumberOfValues => "cli-usage-number-of-values",
        ErrorKind::ArgumentConflict if is(ContextKind::InvalidArg, ContextKind::PriorArg) => {
            "cli-usage-repeated"
        }
        ErrorKind::ArgumentConflict => "cli-usage-conflict",
        ErrorKind::NoEquals => "cli-usage-no-equals",
        ErrorKind::InvalidUtf8 => "cli-usage-not-text",
        _ => return None,
    };
    let context = |kind| error.get(kind).map(arg);
    Some(
        Message::new(id)
            .with("argument", context(ContextKind::InvalidArg))
            .with("value", context(ContextKind::InvalidValue))
            .with("command", context(ContextKind::InvalidSubcommand))
            .with("other", context(ContextKind::PriorArg))
            .with("found", context(ContextKind::ActualNumValues))
            .with("least", context(ContextKind::MinValues))
            .with("wanted", context(ContextKind::ExpectedNumValues))
            .with("reason", error.source().map(reason)),
    )
}

fn is_empty(value: Option<&ContextValue>) -> bool {
    matches!(value, Some(ContextValue::String(text)) if text.is_empty())
}

fn arg(value: &ContextValue) -> Arg {
    match value {
        ContextValue::Strings(texts) => texts.iter().map(String::as_str).collect(),
        ContextValue::Number(number) => Arg::Number(u64::try_from(*number).unwrap_or(0)),
        ContextValue::String(text) => Arg::Text(shortened(text).into_owned()),
        other => Arg::Text(other.to_string()),
    }
}

/// What could stand there instead.
fn values(error: &Error) -> Option<Message> {
    let list = |kind, id| {
        let ContextValue::Strings(names) = error.get(kind)? else {
            return None;
        };
        (!names.is_empty()).then(|| Message::new(id).with("names", names.join(", ")))
    };
    list(ContextKind::ValidValue, "cli-usage-values")
        .or_else(|| list(ContextKind::ValidSubcommand, "cli-usage-commands"))
}

/// What may have been meant.
fn tips(error: &Error) -> Vec<Message> {
    let similar = [
        (
            ContextKind::SuggestedSubcommand,
            "cli-usage-similar-command",
        ),
        (ContextKind::SuggestedArg, "cli-usage-similar-argument"),
        (ContextKind::SuggestedValue, "cli-usage-similar-value"),
    ];
    let similar = similar.into_iter().filter_map(|(kind, id)| {
        let name = error.get(kind)?;
        Some(Message::new(id).with("name", arg(name)))
    });
    let others = match error.get(ContextKind::Suggested) {
        Some(ContextValue::StyledStrs(tips)) => tips.as_slice(),
        _ => &[],
    };
    let others = others.iter().map(|tip| in_our_words(&tip.to_string()));
    similar.chain(others).collect()
}

/// A tip that clap has as a sentence: its quoted parts in a sentence of ours.
fn in_our_words(tip: &str) -> Message {
    let parts: Vec<&str> = tip.split('\'').collect();
    match parts[..] {
        ["to pass ", argument, _, typed, ..] => Message::new("cli-usage-as-value")
            .with("argument", shortened(argument).into_owned())
            .with("typed", shortened(typed).into_owned()),
        ["subcommand ", command, ..] => {
            Message::new("cli-usage-remove-dashes").with("command", command)
        }
        ["", name, " exists"] => Message::new("cli-usage-exists").with("name", name),
        _ => Message::new("value").with("value", tip),
    }
}

/// Why a value is refused. Of the readers in libraries, those that the arguments use are known by their errors.
fn reason(source: &(dyn StdError + 'static)) -> Message {
    if let Some(&WrongValue(id)) = source.downcast_ref() {
        return Message::new(id);
    }
    if source.is::<NoPlace>() {
        return Message::new("cli-value-place");
    }
    if source.is::<ParseFloatError>() {
        return Message::new("cli-value-float");
    }
    if let Some(error) = source.downcast_ref::<ParseIntError>() {
        return Message::new(match error.kind() {
            IntErrorKind::Empty => "cli-value-empty",
            IntErrorKind::PosOverflow => "cli-value-too-large",
            IntErrorKind::NegOverflow => "cli-value-too-small",
            IntErrorKind::Zero => "cli-value-zero",
            _ => "cli-value-digit",
        });
    }
    // The ranges of clap have a text only.
    let english = source.to_string();
    match english.split_once(" is not in ") {
        Some((found, range)) => Message::new("cli-value-range")
            .with("found", shortened(found).into_owned())
            .with("range", range),
        None => Message::new("value").with("value", english),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arguments::Cli;
    use crate::language::localize;
    use clap::CommandFactory;

    /// The error of a command line, in Spanish.
    fn spanish(line: &str) -> String {
        let command = localize(Cli::command(), Lang::Es);
        let error = command.try_get_matches_from(line.split(' ')).unwrap_err();
        message(&error).expect("an error of ours").to(Lang::Es)
    }

    #[test]
    fn every_reason_that_a_reader_of_values_gives_is_translated() {
        for line in [
            "atisbo solve ohno . --max-memory lots",
            "atisbo solve ohno . --max-time soon",
            "atisbo solve ohno . --max-nodes x",
            "atisbo solve ohno . --max-nodes 99999999999999999999999",
            "atisbo solve ohno . --max-nodes -1",
            "atisbo solve ohno . --count 0",
            "atisbo solve sudoku . --count 0",
            "atisbo solve sudoku . --boxes 9",
            "atisbo generate ohno --size axb",
            "atisbo generate ohno --clues 200%",
            "atisbo generate sudoku --size 26",
            "atisbo generate sudoku --clues many",
            "atisbo generate sudoku --rating hard",
            "atisbo hint ohno . --stage 5",
            "atisbo hint ohno . --stage=-99999999999999999999",
            "atisbo hint ohno . --stage=",
            "atisbo hint minesweeper . --density=",
            "atisbo hint minesweeper . --density x",
            "atisbo search ohno . --weight 0.5",
            "atisbo search ohno . --beam-width 0",
            "atisbo explain minesweeper . --cell 0,0",
            "atisbo lab run x.toml --shard 3",
            "atisbo bayes x --chains 0",
        ] {
            let text = spanish(line);
            let english = [
                "expected", "invalid", "number", "must", "found", "not in", "parse",
            ];
            let is_english = english.iter().any(|word| text.contains(word));
            assert!(!is_english, "{line}: {text}");
        }
    }
}
