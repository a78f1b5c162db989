//! The machine and the program that measured: what times depend on, and nothing that tells who owns it.

use serde::{Deserialize, Serialize};

/// What a reader needs to judge times. Neither the machine's name nor any path is among it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Machine {
    /// The version of the program.
    pub version: String,
    /// The operating system, as in `linux`.
    pub system: String,
    /// The architecture, as in `x86_64`.
    pub architecture: String,
    /// How many processors the program may use.
    pub processors: usize,
    /// What the processor is called, where the system tells.
    pub model: Option<String>,
}

impl Machine {
    /// The machine that runs this program.
    pub fn here() -> Self {
        let described = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        Machine {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            system: std::env::consts::OS.to_owned(),
            architecture: std::env::consts::ARCH.to_owned(),
            processors: std::thread::available_parallelism().map_or(1, usize::from),
            model: model(&described),
        }
    }
}

/// The first name of a processor in Linux's description of them.
fn model(described: &str) -> Option<String> {
    described
        .lines()
        .filter_map(|line| line.split_once(':'))
        .find(|(key, name)| key.trim() == "model name" && !name.trim().is_empty())
        .map(|(_, name)| name.split_whitespace().collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_model_is_found_where_it_is_told() {
        let described = "processor\t: 0\nmodel name\t: Fast  Chip 9000 @ 2.00GHz\nflags : fpu\n";
        assert_eq!(
            model(described).as_deref(),
            Some("Fast Chip 9000 @ 2.00GHz")
        );
        assert_eq!(model("processor : 0\nBogoMIPS : 48\n"), None);
        assert!(Machine::here().processors >= 1);
    }
}
