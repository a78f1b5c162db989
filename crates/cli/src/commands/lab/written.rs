//! An experiment from options, written as its text would be: there is only one way in.

use std::fmt::Write;

/// What the options say of an experiment.
#[derive(clap::Args)]
#[group(multiple = true, conflicts_with = "file")]
pub(super) struct ExperimentArgs {
    #[arg(long, value_name = "minesweeper|sudoku|ohno")]
    game: Option<String>,
    #[arg(long, value_name = "LEVEL")]
    level: Vec<String>,
    #[arg(long, value_name = "any|safe|opening")]
    first_click: Option<String>,
    #[arg(long, value_name = "N|RxC")]
    size: Vec<String>,
    #[arg(long, value_name = "RxC")]
    shape: Vec<String>,
    #[arg(long, value_name = "FILE")]
    puzzles: Vec<String>,
    #[arg(long, value_name = "GRADE")]
    difficulty: Option<String>,
    #[arg(short = 'n', long, value_name = "N")]
    count: Option<u64>,
    #[arg(short, long, value_name = "NAME [KEY=VALUE]...")]
    method: Vec<String>,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long, value_name = "N")]
    repetitions: Option<u64>,
    #[arg(long, value_name = "N")]
    max_nodes: Option<u64>,
    #[arg(long, value_name = "SIZE")]
    max_memory: Option<String>,
    #[arg(long, value_name = "TIME")]
    max_time: Option<String>,
}

impl ExperimentArgs {
    /// The text of the experiment; nothing if no option says which game.
    pub(super) fn text(&self) -> Option<String> {
        let game = self.game.as_ref()?;
        let mut text = format!("game = {}\n", quoted(game));
        // Writing to a string cannot fail.
        for (key, number) in [
            ("seed", self.seed),
            ("repetitions", self.repetitions),
            ("max-nodes", self.max_nodes),
        ] {
            if let Some(number) = number {
                _ = writeln!(text, "{key} = {number}");
            }
        }
        for (key, value) in [
            ("max-memory", &self.max_memory),
            ("max-time", &self.max_time),
        ] {
            if let Some(value) = value {
                _ = writeln!(text, "{key} = {}", quoted(value));
            }
        }
        if !self.method.is_empty() {
            let methods = self
                .method
                .iter()
                .map(|method| format!("  {},\n", entry(game, method)));
            _ = writeln!(text, "methods = [\n{}]", methods.collect::<String>());
        }
        text += "\n[instances]\n";
        for (key, values) in [
            ("levels", &self.level),
            ("sizes", &self.size),
            ("shapes", &self.shape),
            ("files", &self.puzzles),
        ] {
            if !values.is_empty() {
                let values: Vec<String> = values.iter().map(|value| quoted(value)).collect();
                _ = writeln!(text, "{key} = [{}]", values.join(", "));
            }
        }
        for (key, value) in [
            ("first-click", &self.first_click),
            ("difficulty", &self.difficulty),
        ] {
            if let Some(value) = value {
                _ = writeln!(text, "{key} = {}", quoted(value));
            }
        }
        if let Some(count) = self.count {
            _ = writeln!(text, "count = {count}");
        }
        Some(text)
    }
}

/// `bayes network=merged` as an entry of the list of methods.
fn entry(game: &str, method: &str) -> String {
    let mut words = method.split_whitespace();
    let name = words.next().unwrap_or_default();
    let switches: Vec<(&str, &str)> = words
        .map(|word| word.split_once('=').unwrap_or((word, "true")))
        .collect();
    if switches.is_empty() {
        return quoted(name);
    }
    let key = match game {
        "minesweeper" => "agent",
        "ohno" => "strategy",
        _ => "method",
    };
    let value = |value: &str| match value {
        "true" | "false" => value.to_owned(),
        text => quoted(text),
    };
    let switches = switches
        .iter()
        .map(|(key, text)| format!(", {} = {}", quoted(key), value(text)));
    format!(
        "{{ {key} = {}{} }}",
        quoted(name),
        switches.collect::<String>()
    )
}

/// A text as TOML writes it.
fn quoted(text: &str) -> String {
    let mut quoted = "\"".to_owned();
    for c in text.chars() {
        match c {
            '"' => quoted += "\\\"",
            '\\' => quoted += "\\\\",
            '\n' => quoted += "\\n",
            control if control.is_control() => {
                _ = write!(quoted, "\\u{:04X}", u32::from(control));
            }
            other => quoted.push(other),
        }
    }
    quoted + "\""
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn methods_are_written_with_their_switches() {
        assert_eq!(entry("minesweeper", "exact"), "\"exact\"");
        assert_eq!(
            entry("minesweeper", "bayes network=merged prune-barren=false"),
            "{ agent = \"bayes\", \"network\" = \"merged\", \"prune-barren\" = false }"
        );
        assert_eq!(
            entry("ohno", "dfs two-phase"),
            "{ strategy = \"dfs\", \"two-phase\" = true }"
        );
        assert_eq!(quoted("a\"b\\\u{7}"), "\"a\\\"b\\\\\\u0007\"");
    }
}
