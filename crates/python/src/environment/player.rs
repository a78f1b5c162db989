//! Players of ours, to compare learners with.

use atisbo_base::{Budget, Name};
use atisbo_minesweeper::logic::{self, LogicAgent};
use atisbo_minesweeper::policy::{Player, Settings, Strength};
use atisbo_minesweeper::{Agent, AgentError, Cell, Decision, FirstCell, Game};

/// A player of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
pub(super) enum Policy {
    /// Any action that is allowed.
    Random,
    /// What logic proves (Minesweeper) or techniques conclude (puzzles), or else any action.
    Logic,
    /// A puzzle: its solution, cell by cell.
    Exact,
    /// Minesweeper: the safest cell.
    #[name("exact:safest")]
    Safest,
    /// Minesweeper: one number ahead.
    #[name("exact:fast")]
    Fast,
    /// Minesweeper: two numbers ahead, and end games played perfectly.
    #[name("exact:strong")]
    Strong,
}

/// An agent of Minesweeper in one game, and the cells it has decided to open.
pub(super) struct Sitting {
    policy: Policy,
    agent: Box<dyn Agent + Send + Sync>,
    decided: Vec<Cell>,
}

impl Sitting {
    /// A new agent for a game; none if the policy is no agent.
    pub(super) fn new(policy: Policy, game: &Game) -> Option<Self> {
        let (seed, index, first) = match game.draw() {
            Some(draw) => (
                draw.seed,
                draw.index,
                FirstCell::best(game.level(), draw.rule),
            ),
            None => (0, 0, FirstCell::Corner),
        };
        let exact = |strength| Player::new(Settings::of(strength), first, seed, index);
        let agent: Box<dyn Agent + Send + Sync> = match policy {
            Policy::Random | Policy::Exact => return None,
            Policy::Logic => Box::new(LogicAgent::new(
                logic::Settings::default(),
                first,
                seed,
                index,
            )),
            Policy::Safest => Box::new(exact(Strength::Safest)),
            Policy::Fast => Box::new(exact(Strength::Fast)),
            Policy::Strong => Box::new(exact(Strength::Strong)),
        };
        Some(Sitting {
            policy,
            agent,
            decided: Vec::new(),
        })
    }

    pub(super) fn is_of(&self, policy: Policy) -> bool {
        self.policy == policy
    }

    /// The next cell to open in a game that is not over.
    pub(super) fn next(&mut self, game: &Game, budget: &Budget) -> Result<Cell, AgentError> {
        let position = game.position();
        let is_hidden = |cell: &Cell| position.view(*cell).is_hidden();
        self.decided.retain(is_hidden);
        if self.decided.is_empty() {
            let Decision { reveal, .. } = self.agent.decide(position, budget)?;
            self.decided = reveal.into_iter().rev().filter(is_hidden).collect();
        }
        self.decided.last().copied().ok_or(AgentError::Stuck)
    }
}
