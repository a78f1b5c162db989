//! A player: the exact analysis, and a choice where nothing is certain.

use super::candidate::Candidate;
use super::settings::Settings;
use crate::agent::{Agent, AgentError, Choice, Decision, FirstCell};
use crate::exact::{Analyser, Effort, Glance, Supply};
use crate::position::Position;
use crate::tiling::Cell;
use atisbo_base::{Budget, Stop};

/// A player of one game.
#[derive(Debug)]
pub struct Player {
    settings: Settings,
    first: Option<(FirstCell, u64, u64)>,
    analyser: Analyser,
    probability: Vec<f64>,
    candidates: Vec<Candidate>,
    signatures: Vec<(u64, u32)>,
    box_of: Vec<u32>,
}

impl Player {
    /// One with these settings that opens this cell first in game `index` of a seed.
    pub fn new(settings: Settings, first: FirstCell, seed: u64, index: u64) -> Self {
        Player {
            settings,
            first: Some((first, seed, index)),
            analyser: Analyser::new(),
            probability: Vec::new(),
            candidates: Vec::new(),
            signatures: Vec::new(),
            box_of: Vec::new(),
        }
    }

    /// The cells it weighed at its last guess, the best first.
    pub fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }

    fn guess(
        &mut self,
        position: &Position,
        supply: Supply,
        glance: &Glance,
        effort: &mut Effort,
    ) -> Result<Candidate, AgentError> {
        self.list(position);
        let most = self.candidates.len();
        let mut best: Option<usize> = None;
        for index in 0..most {
            let candidate = self.candidates[index];
            let bar = best.map_or(0.0, |best: usize| self.candidates[best].score);
            if candidate.safety <= bar {
                break;
            }
            let done = if self.settings.candidates == 0 {
                candidate
            } else {
                self.look_ahead(candidate, supply, glance.log_weight, bar, effort)
                    .map_err(|stop| AgentError::Exact(crate::exact::ExactError::Stopped(stop)))?
            };
            self.candidates[index] = done;
            if done.score > bar {
                best = Some(index);
            }
        }
        best.map(|best| self.candidates[best])
            .ok_or(AgentError::Stuck)
    }

    /// Lists the candidates, the safest first.
    fn list(&mut self, position: &Position) {
        let tiling = position.tiling();
        self.box_of.clear();
        self.box_of.resize(tiling.len(), 0);
        for (index, cells) in (1..).zip(self.analyser.box_cells()) {
            for cell in cells {
                self.box_of[cell.index()] = index;
            }
        }
        self.candidates.clear();
        self.signatures.clear();
        let mut safest = 0.0f64;
        for cell in position.hidden() {
            if self.analyser.is_unknown(cell) {
                safest = safest.max(1.0 - self.probability[cell.index()]);
            }
        }
        let bar = safest * self.settings.width;
        let mut outside: Vec<(u32, Cell)> = Vec::new();
        for cell in position.hidden() {
            let safety = 1.0 - self.probability[cell.index()];
            if !self.analyser.is_unknown(cell) || safety < bar {
                continue;
            }
            let own = self.box_of[cell.index()];
            let (mut inside_count, mut outside_count) = (0, 0);
            let mut signature = mix(u64::from(own) + 1);
            for neighbour in self.analyser.unknown_around(cell) {
                let its = self.box_of[neighbour.index()];
                signature = signature.wrapping_add(mix(u64::from(its) << 20 | 7));
                if its == 0 {
                    outside_count += 1;
                } else {
                    inside_count += 1;
                }
            }
            if self.signatures.iter().any(|&(other, _)| other == signature) {
                continue;
            }
            self.signatures.push((signature, cell.0));
            if own == 0 {
                outside.push((2 * outside_count + inside_count, cell));
            } else {
                self.candidates.push(blank(cell, safety));
            }
        }
        outside.sort_unstable();
        for &(_, cell) in outside.iter().take(8) {
            let safety = 1.0 - self.probability[cell.index()];
            self.candidates.push(blank(cell, safety));
        }
        self.candidates
            .sort_by(|a, b| b.safety.total_cmp(&a.safety));
        if self.settings.candidates > 0 {
            self.candidates.truncate(self.settings.candidates);
        }
    }

    /// Looks at every number a cell may show.
    fn look_ahead(
        &mut self,
        mut candidate: Candidate,
        supply: Supply,
        log_weight: f64,
        bar: f64,
        effort: &mut Effort,
    ) -> Result<Candidate, Stop> {
        let (mines, unknown) = self.analyser.around(candidate.cell);
        let mut left = candidate.safety;
        let (mut score, mut progress, mut next) = (0.0, 0.0, 0.0);
        for number in mines..=mines + unknown {
            let Some(after) = self
                .analyser
                .suppose(candidate.cell, number, supply, effort)?
            else {
                continue;
            };
            let weight = (after.log_weight - log_weight).exp();
            left -= weight;
            if after.safe > 0 || after.safest == 0.0 {
                progress += weight;
                next += weight;
                score += weight;
            } else {
                next += weight * after.safest;
                score += weight * (0.8 * after.safest + 0.2 * after.second);
            }
            if score + left.max(0.0) <= bar {
                break;
            }
        }
        candidate.progress = progress;
        candidate.next_safety = next;
        candidate.score = score * (1.0 + 0.001 * progress);
        Ok(candidate)
    }
}

fn blank(cell: Cell, safety: f64) -> Candidate {
    Candidate {
        cell,
        safety,
        progress: 0.0,
        next_safety: 0.0,
        score: safety,
        win: None,
    }
}

fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Agent for Player {
    fn decide(&mut self, position: &Position, budget: &Budget) -> Result<Decision, AgentError> {
        let mut decision = Decision {
            choice: Choice::Safe,
            reveal: Vec::new(),
            known_mines: Vec::new(),
            asked: Vec::new(),
            numbers: Vec::new(),
        };
        if position.is_untouched() {
            let first = self.first;
            let first = first.and_then(|(first, seed, index)| first.choose(position, seed, index));
            if let Some(cell) = first {
                decision.choice = Choice::AllEqual { risk: 0.0 };
                decision.reveal.push(cell);
                return Ok(decision);
            }
        }
        let supply = self.analyser.see(position)?;
        decision.reveal.extend(self.analyser.known_safe(position));
        if !decision.reveal.is_empty() {
            return Ok(decision);
        }
        let effort = &mut Effort::new(budget);
        self.probability.clear();
        self.probability.resize(position.tiling().len(), 0.0);
        let glance = self.analyser.look(supply, &mut self.probability, effort)?;
        decision.reveal.extend(self.analyser.known_safe(position));
        if !decision.reveal.is_empty() {
            return Ok(decision);
        }
        let best = self.guess(position, supply, &glance, effort)?;
        decision.choice = Choice::Guess {
            risk: 1.0 - best.safety,
        };
        decision.reveal.push(best.cell);
        Ok(decision)
    }
}
