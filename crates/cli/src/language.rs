//! Which language to speak, and the help texts in it.

use atisbo_api::text::{self, Arg, Lang, Message};
use clap::Command;
use clap::builder::PossibleValue;
use std::ffi::OsString;

/// The language asked for with `--lang`, else that of the locale. It is needed before the arguments
/// are parsed, because `--help` is printed while they are.
pub(crate) fn choose(args: &[OsString]) -> Lang {
    let args: Vec<_> = args
        .iter()
        .map(|arg| arg.to_string_lossy().into_owned())
        .collect();
    let asked = args
        .iter()
        .enumerate()
        .find_map(|(i, arg)| match arg.strip_prefix("--lang") {
            Some("") => args.get(i + 1).cloned(),
            Some(value) => value.strip_prefix('=').map(str::to_owned),
            None => None,
        });
    asked.and_then(|code| code.parse().ok()).unwrap_or_else(|| {
        sys_locale::get_locale().map_or(Lang::En, |locale| Lang::of_locale(&locale))
    })
}

/// The command with its help texts: about, options and examples of each subcommand.
pub(crate) fn localize(command: Command, lang: Lang) -> Command {
    let version = clap::Arg::new("version")
        .short('V')
        .long("version")
        .display_order(106)
        .action(clap::ArgAction::Version);
    describe(command.disable_version_flag(true).arg(version), "cli", lang)
}

fn describe(mut command: Command, path: &str, lang: Lang) -> Command {
    let say = |id: &str| Message::new(id.to_owned()).to(lang);
    command = command
        .about(say(&format!("{path}-about")))
        .help_template(template(lang))
        .subcommand_help_heading(say("cli-heading-commands"))
        .subcommand_value_name(say("cli-value-command"))
        .disable_help_flag(true)
        .arg(help_flag());
    let examples = format!("{path}-examples");
    if text::exists(lang, &examples) {
        command = command.after_help(say(&examples));
    }
    let (options, arguments) = (say("cli-heading-options"), say("cli-heading-arguments"));
    command = command.mut_args(|arg| {
        let heading = if arg.is_positional() {
            &arguments
        } else {
            &options
        };
        let help = say(&argument_id(path, arg.get_id().as_str()));
        let help = [help].into_iter().chain(choices(&arg, lang));
        let takes_values = arg.get_action().takes_values();
        arg.help(help.collect::<Vec<_>>().join(" "))
            .help_heading(heading.clone())
            .hide_default_value(takes_values)
            .hide_possible_values(takes_values)
    });
    let names: Vec<_> = command
        .get_subcommands()
        .map(|c| c.get_name().to_owned())
        .collect();
    for name in names {
        command =
            command.mut_subcommand(&name, |sub| describe(sub, &format!("{path}-{name}"), lang));
    }
    command
}

/// What an option takes if it is left out, and what it can take: clap would say it in English.
fn choices(arg: &clap::Arg, lang: Lang) -> Vec<String> {
    if !arg.get_action().takes_values() {
        return Vec::new();
    }
    let mut found = Vec::new();
    let default = arg.get_default_values().first();
    if let Some(value) = default.filter(|_| !arg.is_hide_default_value_set()) {
        let value = value.to_string_lossy().into_owned();
        found.push(Message::new("cli-help-default").with("value", Arg::Text(value)));
    }
    if !arg.is_hide_possible_values_set() {
        let values = arg.get_possible_values();
        let shown = values.iter().filter(|value| !value.is_hide_set());
        let names: Vec<&str> = shown.map(PossibleValue::get_name).collect();
        if !names.is_empty() {
            found.push(Message::new("cli-usage-values").with("names", Arg::Text(names.join(", "))));
        }
    }
    let in_brackets = |message: &Message| format!("[{}]", message.to(lang));
    found.iter().map(in_brackets).collect()
}

/// An option has one text wherever it appears, unless a command has a text of its own for it.
fn argument_id(path: &str, name: &str) -> String {
    let name = name.replace('_', "-");
    let own = format!("{path}-arg-{name}");
    if text::exists(Lang::En, &own) {
        own
    } else {
        format!("cli-arg-{name}")
    }
}

/// clap adds its own help flag, with an English text, after all texts are set.
fn help_flag() -> clap::Arg {
    clap::Arg::new("help")
        .short('h')
        .long("help")
        .display_order(107)
        .action(clap::ArgAction::Help)
}

fn template(lang: Lang) -> String {
    let usage = Message::new("cli-heading-usage").to(lang);
    format!("{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}{{after-help}}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arguments::Cli;
    use clap::CommandFactory;

    /// Every message id the help of this command needs.
    fn needed(command: &Command, path: &str, ids: &mut Vec<String>) {
        ids.push(format!("{path}-about"));
        for arg in command
            .get_arguments()
            .filter(|arg| arg.get_id() != "version")
        {
            ids.push(argument_id(path, arg.get_id().as_str()));
        }
        for sub in command.get_subcommands() {
            needed(sub, &format!("{path}-{}", sub.get_name()), ids);
        }
    }

    #[test]
    fn every_command_and_option_has_a_help_text_in_both_languages() {
        let mut ids = Vec::new();
        needed(&Cli::command(), "cli", &mut ids);
        for lang in Lang::ALL {
            let missing: Vec<_> = ids.iter().filter(|id| !text::exists(lang, id)).collect();
            assert!(missing.is_empty(), "{lang}: {missing:?}");
        }
    }

    #[test]
    fn every_command_that_takes_a_game_shows_examples() {
        for verb in Cli::command().get_subcommands() {
            for game in verb.get_subcommands() {
                let id = format!("cli-{}-{}-examples", verb.get_name(), game.get_name());
                assert!(text::exists(Lang::En, &id), "{id}");
            }
        }
    }

    #[test]
    fn the_language_comes_from_the_option_first() {
        let args = |list: &[&str]| choose(&list.iter().map(OsString::from).collect::<Vec<_>>());
        assert_eq!(args(&["atisbo", "--lang", "es", "solve"]), Lang::Es);
        assert_eq!(args(&["atisbo", "solve", "--lang=en"]), Lang::En);
    }

    #[test]
    fn the_help_says_defaults_and_values_in_the_language() {
        let play = |lang| {
            let mut command = localize(Cli::command(), lang);
            command.build();
            let game = command.find_subcommand_mut("play").unwrap();
            let game = game.find_subcommand_mut("minesweeper").unwrap();
            let help = game.render_long_help().to_string();
            help.split_whitespace().collect::<Vec<_>>().join(" ")
        };
        let (english, spanish) = (play(Lang::En), play(Lang::Es));
        assert!(english.contains("[default: 1]"), "{english}");
        assert!(
            english.contains("[possible values: cells, left, exact]"),
            "{english}"
        );
        assert!(spanish.contains("[por defecto: 1]"), "{spanish}");
        assert!(
            spanish.contains("[valores posibles: cells, left, exact]"),
            "{spanish}"
        );
        for words in ["[default", "[possible"] {
            assert!(!spanish.contains(words), "{spanish}");
        }
    }

    #[test]
    fn the_commands_are_well_formed() {
        localize(Cli::command(), Lang::Es).debug_assert();
    }
}
