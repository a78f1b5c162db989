//! The games of an experiment: numbered, the same for every method, timed or only counted.

use anyhow::Result;
use atisbo_base::Budget;
use atisbo_minesweeper::bayes::{Adviser, BayesAgent};
use atisbo_minesweeper::exact::ExactAgent;
use atisbo_minesweeper::{
    Agent, AgentError, Decision, FirstCell, FirstClick, Game, Level, play_game,
};
use rayon::prelude::*;
use std::time::Duration;

/// The seed of all boards.
const SEED: u64 = 1;

/// A game that takes longer is timed once.
const LONG: Duration = Duration::from_secs(1);

/// How often a decision is timed; the least time counts, for other programs run at the same time.
const REPEATS: usize = 3;

/// Numbered games of one level under one rule.
pub(super) struct Games {
    level: Level,
    rule: FirstClick,
}

/// A game with the time of each decision.
pub(super) struct Timed {
    pub(super) won: bool,
    /// The first click included.
    pub(super) decisions: Vec<Duration>,
    /// How many cells were asked about, those that share a variable counted once.
    pub(super) queries: usize,
}

impl Timed {
    pub(super) fn time(&self) -> Duration {
        self.decisions.iter().sum()
    }
}

impl Games {
    pub(super) fn new(level: &str, rule: FirstClick) -> Result<Self> {
        let level = level.parse()?;
        Ok(Games { level, rule })
    }

    /// The player of a game.
    pub(super) fn player(adviser: &Adviser, index: u64) -> BayesAgent {
        BayesAgent::new(adviser.clone(), FirstCell::Corner, SEED, index)
    }

    /// The player of a game that knows no network.
    pub(super) fn analyst(index: u64) -> ExactAgent {
        ExactAgent::new(FirstCell::Corner, SEED, index)
    }

    /// Plays one game, the budget's time for all of it, with agents that decide alike.
    pub(super) fn timed<A: Agent>(
        &self,
        index: u64,
        agent: impl Fn() -> A,
        budget: &Budget,
    ) -> Result<(Timed, A), AgentError> {
        let (mut least, mut last) = self.once(index, agent(), budget)?;
        for _ in 1..REPEATS {
            if least.time() > LONG {
                break;
            }
            let (again, player) = self.once(index, agent(), budget)?;
            for (least, again) in least.decisions.iter_mut().zip(again.decisions) {
                *least = again.min(*least);
            }
            last = player;
        }
        Ok((least, last))
    }

    fn once<A: Agent>(
        &self,
        index: u64,
        mut agent: A,
        budget: &Budget,
    ) -> Result<(Timed, A), AgentError> {
        let mut game = Game::new(self.level.clone(), self.rule, SEED, index);
        let (mut decisions, mut queries) = (Vec::new(), 0);
        let mut watch = |_: &Game, decision: &Decision, time| {
            decisions.push(time);
            queries += decision.asked.len();
        };
        let record = play_game(&mut game, &mut agent, &budget.started(), &mut watch)?;
        let timed = Timed {
            won: record.won,
            decisions,
            queries,
        };
        Ok((timed, agent))
    }

    /// Which of the first games are won.
    pub(super) fn won<A: Agent>(
        &self,
        games: u64,
        agent: impl Fn(u64) -> A + Sync,
    ) -> Result<Vec<bool>, AgentError> {
        let play = |index| {
            let mut game = Game::new(self.level.clone(), self.rule, SEED, index);
            let budget = Budget::unlimited();
            Ok(play_game(&mut game, &mut agent(index), &budget, &mut |_, _, _| ())?.won)
        };
        (0..games).into_par_iter().map(play).collect()
    }
}
