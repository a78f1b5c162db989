//! The switches of the logical agent, and the table of named settings.

use atisbo_base::Name;

/// How a question is answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
pub enum Engine {
    /// From the facts to all that follows: the report's faster way.
    #[default]
    #[name("fc", "forward-chaining")]
    ForwardChaining,
    /// From the question to the facts, with a table of what is settled.
    #[name("bc", "backward-chaining")]
    BackwardChaining,
    /// From the question to the facts by plain recursion, in rounds: the report's slower way.
    Recursive,
    /// Satisfiability: all numbers at once, and nothing that follows is missed.
    Sat,
}

/// Which rules of a number chaining is told. Each choice has fewer than the one before, and all prove
/// the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
pub enum Rules {
    /// For every number the cell might show: n·2ⁿ rules for n neighbours, as in the report.
    #[name("all", "report")]
    All,
    /// For the number that it shows.
    Shown,
    /// Only those whose premises are facts by now.
    #[default]
    Due,
}

/// What flags are worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
pub enum Flags {
    /// Nothing: a flagged cell is a hidden cell.
    #[default]
    Ignored,
    /// They are mines, as in the report.
    Trusted,
    /// They are mines until facts contradict them; then all flags of a contradiction are taken back.
    Revised,
}

/// How to reason about a position. The default is the strongest that costs little.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
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
    /// Whether the first cell is a random one, where none is named; else it is the one that wins most often.
    pub random_start: bool,
    /// After this many goals the recursive engine gives a question up: on one knowledge base of a large
    /// board its rounds may take long.
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
        random_start: true,
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
        random_start: false,
        ..Settings::REPORT
    };
}

impl Default for Settings {
    fn default() -> Self {
        Settings::BEST
    }
}

/// Settings with a name: the report's agent, each switch by itself, and all together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
#[name(kebab)]
pub enum Preset {
    /// The report's agent.
    Report,
    /// From the question to the facts by plain recursion.
    Recursive,
    /// From the question to the facts, with a table.
    #[name("backward", "backward-chaining")]
    Backward,
    /// Rules for the number that a cell shows.
    Shown,
    /// Rules whose premises are facts.
    Due,
    /// One knowledge base that grows.
    Incremental,
    /// The number of mines in all is known.
    MineCount,
    /// Flags are mines until facts contradict them.
    Revised,
    /// Satisfiability.
    Sat,
    /// When stuck, the cell least likely to be a mine.
    BestGuess,
    /// All switches on.
    #[default]
    Best,
}

impl Preset {
    /// What it stands for.
    pub fn settings(self) -> Settings {
        let mut settings = Settings::REPORT;
        match self {
            Preset::Report => {}
            Preset::Recursive => settings.engine = Engine::Recursive,
            Preset::Backward => settings.engine = Engine::BackwardChaining,
            Preset::Shown => settings.rules = Rules::Shown,
            Preset::Due => settings.rules = Rules::Due,
            Preset::Incremental => settings.incremental = true,
            Preset::MineCount => settings.mine_count = true,
            Preset::Revised => settings.flags = Flags::Revised,
            Preset::Sat => settings.engine = Engine::Sat,
            Preset::BestGuess => settings.best_guess = true,
            Preset::Best => settings = Settings::BEST,
        }
        settings
    }
}
