//! A player: the exact analysis, and a choice where nothing is certain.

use super::candidate::{Candidate, sort};
use super::endgame::{EndGame, EndGameError, Outlook, Scope};
use super::look_ahead::LookAhead;
use super::roll_out::roll_out;
use super::settings::Settings;
use super::shortlist::Shortlist;
use crate::agent::{Agent, AgentError, Decision, FirstCell};
use crate::estimate::estimate_seen;
use crate::exact::{Analyser, Effort, ExactError, Glance, Supply};
use crate::finding::{Finding, Reason};
use crate::position::Position;
use crate::tiling::Cell;
use atisbo_base::{Budget, Stop};

/// States of one decision's analyses; a position that needs more is beyond exact play.
pub(super) const MOST_STATES: u64 = 4_000_000;

/// Memory of one decision's analyses.
const MOST_BYTES: u64 = 1 << 30;

/// A move is a finalist if its chance to survive two moves is at least this part of the best.
const FINALISTS: f64 = 0.95;

/// A move is played out if its chance to survive three moves is at least this part of the best.
const WORTH_PLAYING_OUT: f64 = 0.9;

/// At most this many moves are played out.
const MOST_PLAYED_OUT: usize = 8;

/// A player of one game, or an adviser on any position.
#[derive(Debug)]
pub struct Player {
    settings: Settings,
    /// What it opens when nothing is known, with the seed and the index of the game.
    first: Option<FirstCell>,
    seed: u64,
    index: u64,
    analyser: Analyser,
    probability: Vec<f64>,
    shortlist: Shortlist,
    end_game: EndGame,
    scope: Scope,
    /// States and nodes of all decisions so far.
    nodes: u64,
}

impl Player {
    /// A player of game `index` of a seed that opens this cell first.
    pub fn new(settings: Settings, first: FirstCell, seed: u64, index: u64) -> Self {
        Player {
            settings,
            first: Some(first),
            seed,
            index,
            analyser: Analyser::new(),
            probability: Vec::new(),
            shortlist: Shortlist::default(),
            end_game: EndGame::new(),
            scope: Scope::Best,
            nodes: 0,
        }
    }

    /// The states, and the nodes of end games, of all its decisions so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// One that advises on any position, an untouched one included, and values every move of an end game.
    pub fn adviser(settings: Settings) -> Self {
        Player {
            first: None,
            scope: Scope::All,
            ..Player::new(settings, FirstCell::Corner, 0, 0)
        }
    }

    /// The cells weighed for the last choice between uncertain ones, the best first.
    pub fn candidates(&self) -> &[Candidate] {
        &self.shortlist.candidates
    }

    /// All that is known of a position and, where nothing is certain, which cell to try. It keeps to its budget on
    /// every board: if the budget ends there is an answer all the same, which says so.
    ///
    /// ```
    /// use atisbo_base::Budget;
    /// use atisbo_minesweeper::policy::{Player, Settings};
    /// use atisbo_minesweeper::{Cell, Position};
    ///
    /// // One of the two cells beside the numbers is a mine, and nothing tells which.
    /// let position: Position = "mines 1\n1#\n1#".parse()?;
    /// let found = Player::adviser(Settings::default()).advise(&position, &Budget::unlimited())?;
    /// assert_eq!(found.probability[1], Some(0.5));
    /// assert!([Cell(1), Cell(3)].contains(&found.reveal[0]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If no board fits.
    pub fn advise(&mut self, position: &Position, budget: &Budget) -> Result<Finding, AgentError> {
        // The clock runs once for all that follows.
        let budget = &budget.started();
        let supply = self.analyser.follow(position)?;
        let effort = &mut Effort::new(budget);
        let now = match self.look(position, supply, effort) {
            Ok(now) => now,
            Err(ExactError::Stopped(stop)) => {
                return Ok(Finding {
                    stop: Some(stop),
                    ..estimate_seen(position, &self.analyser, supply)?
                });
            }
            Err(error) => return Err(error.into()),
        };
        let (safe, mines) = self.analyser.certain_now(position);
        let mut probability = vec![None; position.tiling().len()];
        for cell in position.hidden() {
            probability[cell.index()] = Some(self.probability[cell.index()]);
        }
        let finding = Finding {
            log_boards: Some(now.log_weight),
            ..Finding::new(position, probability, safe, mines)
        };
        if !matches!(finding.reason, Reason::Guess | Reason::AllEqual) {
            return Ok(finding);
        }
        let effort = &mut effort.under(&capped(budget, MOST_STATES));
        let choice = self.weigh(position, supply, &now, effort, budget)?;
        Ok(finding.advised(choice, self.candidates()))
    }

    /// What to reveal in a position of a game, and why. It opens what single numbers say at once.
    ///
    /// # Errors
    ///
    /// If no board fits the position, or nothing is left to reveal. Where the budget ends first, there is a choice all
    /// the same, which says so.
    pub fn choose(&mut self, position: &Position, budget: &Budget) -> Result<Decision, AgentError> {
        let first = self.first.filter(|_| position.is_untouched());
        let first = first.and_then(|first| first.choose(position, self.seed, self.index));
        let supply = self.analyser.follow(position)?;
        if let Some(cell) = first {
            return Ok(Decision::one(Reason::AllEqual, cell, position.density()));
        }
        if let Some(safe) = self.safe(position) {
            return Ok(safe);
        }
        let budget = &budget.started();
        let effort = &mut Effort::new(&capped(budget, MOST_STATES));
        let choice = match self.look(position, supply, effort) {
            Ok(now) => match self.safe(position) {
                Some(safe) => Ok(safe),
                None => self.weigh(position, supply, &now, effort, budget),
            },
            Err(ExactError::Stopped(stop)) => self.estimate(position, supply, stop),
            Err(error) => Err(error.into()),
        };
        self.nodes += effort.nodes;
        choice
    }

    /// Analyses the position seen last.
    fn look(
        &mut self,
        position: &Position,
        supply: Supply,
        effort: &mut Effort,
    ) -> Result<Glance, ExactError> {
        self.probability.clear();
        self.probability.resize(position.tiling().len(), 0.0);
        self.analyser.look(supply, &mut self.probability, effort)
    }

    /// Chooses in the position looked at last, in which no cell is certainly safe.
    fn weigh(
        &mut self,
        position: &Position,
        supply: Supply,
        now: &Glance,
        effort: &mut Effort,
        budget: &Budget,
    ) -> Result<Decision, AgentError> {
        let unsolved = match self.end(position, supply, now, budget) {
            Ok(Some(choice)) => return Ok(choice),
            Ok(None) => None,
            Err(stop) => Some(stop),
        };
        self.shortlist.load(
            &self.analyser,
            position,
            &self.probability,
            self.settings.candidates,
        );
        let stop = match self.weigh_up(position, supply, now, effort, budget) {
            Ok(stop) => stop,
            Err(ExactError::Stopped(stop)) => Some(stop),
            Err(error) => return Err(error.into()),
        };
        self.guess(stop.or(unsolved))
    }

    /// The cells that are certainly safe, if there are any.
    fn safe(&self, position: &Position) -> Option<Decision> {
        let reveal: Vec<Cell> = self.analyser.known_safe(position).collect();
        (!reveal.is_empty()).then_some(Decision {
            reason: Reason::Safe,
            reveal,
            ..Decision::default()
        })
    }

    /// The best of the candidates as they stand.
    fn guess(&mut self, stop: Option<Stop>) -> Result<Decision, AgentError> {
        sort(&mut self.shortlist.candidates);
        let best = self.shortlist.candidates.first().ok_or(AgentError::Stuck)?;
        Ok(Decision {
            stop,
            ..Decision::one(Reason::Guess, best.cell, 1.0 - best.safety)
        })
    }

    /// Where a position is too wide to be analysed: an estimate.
    fn estimate(
        &mut self,
        position: &Position,
        supply: Supply,
        stop: Stop,
    ) -> Result<Decision, AgentError> {
        let found = estimate_seen(position, &self.analyser, supply)?;
        let candidates = &mut self.shortlist.candidates;
        candidates.clear();
        let unknown = found.open();
        candidates.extend(unknown.map(|(cell, risk)| Candidate::new(cell, 1.0 - risk)));
        sort(candidates);
        candidates.truncate(self.settings.candidates.max(1));
        self.guess(Some(stop))
    }

    /// The move that wins most often, where the end of the game is near; or the limit before which it could not be
    /// worked out.
    fn end(
        &mut self,
        position: &Position,
        supply: Supply,
        now: &Glance,
        budget: &Budget,
    ) -> Result<Option<Decision>, Stop> {
        let most = self.settings.end_game_boards;
        let few = now.log_weight < (f64::from(most) + 0.5).ln();
        if !few || matches!(supply, Supply::Density(_)) {
            return Ok(None);
        }
        let budget = capped(budget, self.settings.end_game_nodes.min(MOST_STATES));
        let outlook = match self.end_game.solve(position, self.scope, most, &budget) {
            Ok(outlook) => outlook,
            Err(EndGameError::Stopped(stop)) => return Err(stop),
            Err(_) => return Ok(None),
        };
        self.nodes += outlook.nodes;
        if let Some(stop) = outlook.stopped {
            return Err(stop);
        }
        let Some(best) = outlook.best() else {
            return Ok(None);
        };
        let risk = f64::from(best.mines) / f64::from(outlook.boards);
        self.note(&outlook);
        Ok(Some(Decision {
            win: outlook.probability(),
            ..Decision::one(Reason::EndGame, best.cell, risk)
        }))
    }

    /// Writes down what an end game says of each move.
    fn note(&mut self, outlook: &Outlook) {
        let candidates = &mut self.shortlist.candidates;
        candidates.clear();
        let boards = f64::from(outlook.boards);
        for prospect in &outlook.moves {
            let safety = 1.0 - f64::from(prospect.mines) / boards;
            let mut candidate = Candidate::new(prospect.cell, safety);
            if prospect.value.exact {
                candidate.win = Some(f64::from(prospect.value.wins) / boards);
                candidate.exact = true;
            }
            candidates.push(candidate);
        }
    }

    /// Looks ahead as far as the settings say; the limit of the budget that ended it, if one did.
    fn weigh_up(
        &mut self,
        position: &Position,
        supply: Supply,
        now: &Glance,
        effort: &mut Effort,
        budget: &Budget,
    ) -> Result<Option<Stop>, ExactError> {
        if self.settings.candidates == 0 {
            return Ok(None);
        }
        let plays_out = self.settings.plays_out(position);
        let Shortlist {
            candidates,
            outside,
            ..
        } = &mut self.shortlist;
        let mut ahead = LookAhead {
            analyser: &mut self.analyser,
            supply,
            effort,
            outside,
            answers: self.settings.answers,
        };
        let mut best = 0.0f64;
        for candidate in &mut *candidates {
            // Those far behind the best can be no finalists either.
            let bar = match self.settings.finalists {
                0 => best,
                _ => best * FINALISTS,
            };
            if candidate.safety < bar {
                break;
            }
            ahead.one(candidate, now.log_weight, bar)?;
            best = best.max(candidate.next_safety.unwrap_or(0.0));
        }
        sort(candidates);
        let finalists = candidates.iter().take(self.settings.finalists);
        let near = |candidate: &&Candidate| {
            let next = candidate.next_safety;
            next.is_some_and(|next| next >= best * FINALISTS)
        };
        let finalists = finalists.filter(near).count();
        if finalists > 1 {
            let mut best = 0.0f64;
            for candidate in &mut candidates[..finalists] {
                let bar = if plays_out {
                    best * WORTH_PLAYING_OUT
                } else {
                    best
                };
                ahead.two(candidate, now.log_weight, bar)?;
                best = best.max(candidate.far_safety.unwrap_or(0.0));
            }
            sort(candidates);
        }
        if !plays_out {
            return Ok(None);
        }
        let Some((level, best)) = candidates.first().map(Candidate::rank) else {
            return Ok(None);
        };
        let close = |candidate: &&Candidate| {
            let (its, chance) = candidate.rank();
            its == level && chance >= best * WORTH_PLAYING_OUT
        };
        let close = candidates.iter().filter(close).count();
        roll_out(
            &mut self.analyser,
            (position, supply),
            &mut candidates[..close.min(MOST_PLAYED_OUT)],
            (self.settings.roll_outs, self.seed ^ self.index),
            (effort.nodes, budget),
        )
    }
}

/// The budget of one decision: at most these nodes, and the memory that a position that can be analysed takes.
pub(super) fn capped(budget: &Budget, most_nodes: u64) -> Budget {
    let nodes = budget.max_nodes().unwrap_or(u64::MAX);
    let bytes = budget.max_bytes().unwrap_or(u64::MAX);
    budget
        .clone()
        .nodes(nodes.min(most_nodes))
        .bytes(bytes.min(MOST_BYTES))
}

impl Agent for Player {
    fn decide(&mut self, position: &Position, budget: &Budget) -> Result<Decision, AgentError> {
        let choice = self.choose(position, budget)?;
        // A game that runs out of time is not played on at random.
        if let Some(stop @ (Stop::Time | Stop::Cancelled)) = choice.stop {
            return Err(ExactError::Stopped(stop).into());
        }
        let cells = choice.reveal.iter();
        Ok(Decision {
            known_mines: position.known_mines().collect(),
            asked: cells.map(|&cell| (cell, choice.risk)).collect(),
            ..choice
        })
    }
}
