//! Limits from the command line: `--max-nodes`, `--max-memory`, `--max-time`, and Ctrl-C.

use atisbo_base::{Budget, Cancel};
use std::str::FromStr;
use std::sync::OnceLock;
use std::time::Duration;

/// The limits a command takes.
#[derive(clap::Args)]
#[expect(
    clippy::struct_field_names,
    reason = "the fields are named as the options are"
)]
pub(crate) struct BudgetArgs {
    #[arg(long, value_name = "N")]
    max_nodes: Option<u64>,
    #[arg(long, value_name = "SIZE", default_value = "2GB")]
    max_memory: Bytes,
    #[arg(long, value_name = "TIME")]
    max_time: Option<Seconds>,
}

impl BudgetArgs {
    pub(crate) fn budget(&self) -> Budget {
        let mut budget = Budget::unlimited()
            .bytes(self.max_memory.0)
            .cancel(cancelled_by_ctrl_c());
        if let Some(nodes) = self.max_nodes {
            budget = budget.nodes(nodes);
        }
        if let Some(Seconds(time)) = self.max_time {
            budget = budget.time(time);
        }
        budget
    }
}

/// The first Ctrl-C asks the work to stop and print what it has; the second ends the program.
pub(crate) fn cancelled_by_ctrl_c() -> Cancel {
    static CANCEL: OnceLock<Cancel> = OnceLock::new();
    CANCEL
        .get_or_init(|| {
            let cancel = Cancel::new();
            let flag = cancel.clone();
            let installed = ctrlc::set_handler(move || {
                if flag.is_raised() {
                    std::process::exit(130);
                }
                flag.raise();
            });
            if let Err(error) = installed {
                tracing::warn!("Ctrl-C will end the program at once: {error}");
            }
            cancel
        })
        .clone()
}

/// A size: `500MB`, `2GB`, `4096`.
#[derive(Clone, Copy)]
struct Bytes(u64);

impl FromStr for Bytes {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (number, unit) = number_and_unit(text);
        let factor = match unit.to_ascii_uppercase().as_str() {
            "" | "B" => 1,
            "KB" | "K" => 1 << 10,
            "MB" | "M" => 1 << 20,
            "GB" | "G" => 1 << 30,
            _ => return Err("expected a size such as 500MB or 2GB".into()),
        };
        let number: u64 = number
            .parse()
            .map_err(|_| "expected a size such as 500MB or 2GB")?;
        number
            .checked_mul(factor)
            .map(Bytes)
            .ok_or_else(|| "that is too large a size".into())
    }
}

/// A time: `500ms`, `30s`, `5m`, `2h`, `2.5`.
#[derive(Clone, Copy)]
struct Seconds(Duration);

impl FromStr for Seconds {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (number, unit) = number_and_unit(text);
        let factor = match unit {
            "ms" => 1e-3,
            "" | "s" => 1.0,
            "m" | "min" => 60.0,
            "h" => 3600.0,
            _ => return Err("expected a time such as 500ms, 30s or 5m".into()),
        };
        let number: f64 = number
            .parse()
            .map_err(|_| "expected a time such as 500ms, 30s or 5m".to_owned())?;
        Duration::try_from_secs_f64(number * factor)
            .map(Seconds)
            .map_err(|e| e.to_string())
    }
}

fn number_and_unit(text: &str) -> (&str, &str) {
    let text = text.trim();
    let end = text
        .find(|c: char| !c.is_ascii_digit() && c != '.')
        .unwrap_or(text.len());
    (&text[..end], text[end..].trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_and_times_are_read_with_their_units() {
        assert_eq!("2GB".parse::<Bytes>().map(|b| b.0), Ok(2 << 30));
        assert_eq!("4096".parse::<Bytes>().map(|b| b.0), Ok(4096));
        assert!("two".parse::<Bytes>().is_err());
        assert!("99999999999999GB".parse::<Bytes>().is_err());
        assert_eq!(
            "500ms".parse::<Seconds>().map(|s| s.0),
            Ok(Duration::from_millis(500))
        );
        assert_eq!(
            "2.5".parse::<Seconds>().map(|s| s.0),
            Ok(Duration::from_millis(2500))
        );
        assert!("soon".parse::<Seconds>().is_err());
        assert!("1e400h".parse::<Seconds>().is_err());
    }
}
