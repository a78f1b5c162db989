//! Limits from the command line: `--max-nodes`, `--max-memory`, `--max-time`, and Ctrl-C.

use crate::usage::WrongValue;
use atisbo_base::{Budget, Cancel, quantity};
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
        limited(self.max_nodes, Some(self.max_memory), self.max_time)
    }
}

/// Whatever limits are given, and Ctrl-C.
pub(crate) fn limited(nodes: Option<u64>, memory: Option<Bytes>, time: Option<Seconds>) -> Budget {
    let mut budget = until_ctrl_c();
    if let Some(nodes) = nodes {
        budget = budget.nodes(nodes);
    }
    if let Some(Bytes(bytes)) = memory {
        budget = budget.bytes(bytes);
    }
    if let Some(Seconds(time)) = time {
        budget = budget.time(time);
    }
    budget
}

/// No limit but Ctrl-C.
pub(crate) fn until_ctrl_c() -> Budget {
    Budget::unlimited().cancel(cancelled_by_ctrl_c())
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
pub(crate) struct Bytes(pub(crate) u64);

impl FromStr for Bytes {
    type Err = WrongValue;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let bytes = quantity::bytes(text).map(Bytes);
        bytes.ok_or(WrongValue("cli-value-bytes"))
    }
}

/// A time: `500ms`, `30s`, `5m`, `2h`, `2.5`.
#[derive(Clone, Copy)]
pub(crate) struct Seconds(pub(crate) Duration);

impl FromStr for Seconds {
    type Err = WrongValue;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let time = quantity::time(text).map(Seconds);
        time.ok_or(WrongValue("cli-value-time"))
    }
}
