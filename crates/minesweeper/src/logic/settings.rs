//! The switches of the logical agent, and the table of named settings.

use atisbo_base::UnknownName;
use std::fmt;
use std::str::FromStr;

/// How a question is answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Engine {
    /// From the facts to all that follows: the report's faster way.
    #[default]
    ForwardChaining,
    /// From the question to the facts, with a table of what is settled.
    BackwardChaining,
    /// From the question to the facts, without memory: the report's slower way.
    Recursive,
    /// Satisfiability: all numbers at once, and nothing that follows is missed.
    Sat,
}

impl Engine {
    /// All of them.
    pub const ALL: [Engine; 4] = [
        Engine::ForwardChaining,
        Engine::BackwardChaining,
        Engine::Recursive,
        Engine::Sat,
    ];

    /// Its name, as it is typed.
    pub fn id(self) -> &'static str {
        match self {
            Engine::ForwardChaining => "fc",
            Engine::BackwardChaining => "bc",
            Engine::Recursive => "recursive",
            Engine::Sat => "sat",
        }
    }
}

impl FromStr for Engine {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        UnknownName::look_up(text, &Self::ALL, Self::id)
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Which rules of a number chaining is told. Each choice has fewer than the one before, and all prove
/// the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rules {
    /// For every number the cell might show: n·2ⁿ rules for n neighbours, as in the report.
    All,
    /// For the number that it shows.
    Shown,
    /// Only those whose premises are facts by now.
    #[default]
    Due,
}

impl Rules {
    /// All of them.
    pub const ALL: [Rules; 3] = [Rules::All, Rules::Shown, Rules::Due];

    /// Its name, as it is typed.
    pub fn id(self) -> &'static str {
        match self {
            Rules::All => "all",
            Rules::Shown => "shown",
            Rules::Due => "due",
        }
    }
}

impl FromStr for Rules {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        UnknownName::look_up(text, &Self::ALL, Self::id)
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// What flags are worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Flags {
    /// Nothing: a flagged cell is a hidden cell.
    #[default]
    Ignored,
    /// They are mines, as in the report.
    Trusted,
    /// They are mines until facts contradict them; then all flags of a contradiction are taken back.
    Revised,
}

impl Flags {
    /// All of them.
    pub const ALL: [Flags; 3] = [Flags::Ignored, Flags::Trusted, Flags::Revised];

    /// Its name, as it is typed.
    pub fn id(self) -> &'static str {
        match self {
            Flags::Ignored => "ignored",
            Flags::Trusted => "trusted",
            Flags::Revised => "revised",
        }
    }
}

impl FromStr for Flags {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        UnknownName::look_up(text, &Self::ALL, Self::id)
    }
}

impl fmt::Display for Flags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// How to reason about a position. The default is the strongest that costs little.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How a question is answered.
    pub engine: Engine,
    /// Which rules of a number chaining is told.
    pub rules: Rules,
    /// Whether chaining keeps one knowledge base that grows with what is seen, instead of a fresh one
    /// for each question.
    pub incremental: bool,
    /// Whether the number of mines in all is known to the rules.
    pub mine_count: bool,
    /// What flags, and the agent's own marks, are worth.
    pub flags: Flags,
    /// Whether the agent, when it is stuck, opens the cell least likely to be a mine instead of any.
    pub best_guess: bool,
    /// After so many goals the recursive engine gives a question up: without memory it may take longer
    /// than anybody waits.
    pub most_goals: u64,
}

impl Settings {
    /// The report's agent.
    pub const REPORT: Settings = Settings {
        engine: Engine::ForwardChaining,
        rules: Rules::All,
        incremental: false,
        mine_count: false,
        flags: Flags::Trusted,
        best_guess: false,
        most_goals: 10_000,
    };

    /// All switches on.
    pub const BEST: Settings = Settings {
        engine: Engine::Sat,
        rules: Rules::Due,
        incremental: true,
        mine_count: true,
        flags: Flags::Ignored,
        best_guess: true,
        ..Settings::REPORT
    };
}

impl Default for Settings {
    fn default() -> Self {
        Settings::BEST
    }
}

/// Settings with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// Its name, as it is typed.
    pub id: &'static str,
    /// What it stands for.
    pub settings: Settings,
}

/// The report's agent, each switch by itself, and all together.
pub const PRESETS: [Preset; 11] = {
    const REPORT: Settings = Settings::REPORT;
    const fn preset(id: &'static str, settings: Settings) -> Preset {
        Preset { id, settings }
    }
    [
        preset("report", REPORT),
        preset(
            "recursive",
            Settings {
                engine: Engine::Recursive,
                ..REPORT
            },
        ),
        preset(
            "backward",
            Settings {
                engine: Engine::BackwardChaining,
                ..REPORT
            },
        ),
        preset(
            "shown",
            Settings {
                rules: Rules::Shown,
                ..REPORT
            },
        ),
        preset(
            "due",
            Settings {
                rules: Rules::Due,
                ..REPORT
            },
        ),
        preset(
            "incremental",
            Settings {
                incremental: true,
                ..REPORT
            },
        ),
        preset(
            "mine-count",
            Settings {
                mine_count: true,
                ..REPORT
            },
        ),
        preset(
            "revised",
            Settings {
                flags: Flags::Revised,
                ..REPORT
            },
        ),
        preset(
            "sat",
            Settings {
                engine: Engine::Sat,
                ..REPORT
            },
        ),
        preset(
            "best-guess",
            Settings {
                best_guess: true,
                ..REPORT
            },
        ),
        preset("best", Settings::BEST),
    ]
};

impl Preset {
    /// The one of this name.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn find(id: &str) -> Result<Self, UnknownName> {
        UnknownName::look_up(id, &PRESETS, |preset| preset.id)
    }
}
