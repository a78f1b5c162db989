//! What a conflict teaches: resolution backwards along the trail to the first unique implication
//! point (Zhang et al. 2001), with the givens that take part noted as premises.

use super::{Clause, Learner, Literal, NEVER, Reason, cell_of, literal};
use crate::Place;
use crate::conflict::reasons::reasons;

/// How much faster young conflicts guide the search than old ones.
const DECAY: f64 = 0.95;
/// Activities are scaled down before they overflow.
const HUGE: f64 = 1e100;

impl Learner {
    /// The known cells behind a reason, out of those known before the moment `before`.
    fn behind(&self, reason: Reason, before: usize) -> Vec<usize> {
        let mut cells = Vec::new();
        match reason {
            Reason::Rule(cause) => reasons(
                &self.grid,
                self.rule,
                &self.position,
                cause,
                |pos| self.when[self.grid.index(pos)] < before,
                |pos| cells.push(self.grid.index(pos)),
            ),
            Reason::Clause(index) => {
                let clause = &self.clauses[index];
                let literals = clause.literals.iter().map(|&literal| cell_of(literal));
                let premises = clause.premises.iter().copied();
                let known = literals.filter(|&cell| self.when[cell] < before);
                cells.extend(known.chain(premises));
            }
        }
        cells
    }

    fn level(&self, cell: usize) -> usize {
        match self.when[cell] {
            0 => 0,
            when => self.trail[when - 1].level,
        }
    }

    /// Learns from a conflict and goes back to where the clause learned says something new. If no
    /// decision has to do with it, the givens that conflict.
    pub(super) fn learn(&mut self, broken: Reason) -> Result<(), Vec<Place>> {
        let mut cells = self.behind(broken, NEVER);
        let level = cells.iter().map(|&cell| self.level(cell)).max();
        let level = level.unwrap_or(0);
        if level == 0 {
            return Err(self.givens_behind(cells));
        }
        let mut literals = vec![0];
        let mut certain = Vec::new();
        let mut met = Vec::new();
        let mut open = 0;
        let mut place = self.trail.len();
        // First unique implication point: resolve backwards until one cell of this level is left.
        let last = loop {
            for cell in cells {
                if std::mem::replace(&mut self.met[cell], true) {
                    continue;
                }
                met.push(cell);
                match self.level(cell) {
                    0 => certain.push(cell),
                    at if at == level => open += 1,
                    _ => {
                        let entry = self.trail[self.when[cell] - 1];
                        literals.push(literal(cell, entry.fill.opposite()));
                    }
                }
            }
            place -= 1;
            while !self.met[self.trail[place].cell] || self.trail[place].level != level {
                place -= 1;
            }
            let entry = self.trail[place];
            open -= 1;
            if open == 0 {
                break entry;
            }
            cells = self.behind(entry.reason, place + 1);
        };
        literals[0] = literal(last.cell, last.fill.opposite());
        for cell in met {
            self.met[cell] = false;
            self.bump(cell);
        }
        self.increment /= DECAY;
        let back = |literal: &Literal| self.level(cell_of(*literal));
        if let Some(highest) = (1..literals.len()).max_by_key(|&at| back(&literals[at])) {
            literals.swap(1, highest);
        }
        let target = literals.get(1).map_or(0, back);
        let premises = self.givens_behind(certain);
        self.back_to(target);
        let index = self.clauses.len();
        if let [one, other, ..] = literals[..] {
            self.watches[one].push(index);
            self.watches[other].push(index);
        }
        let first = literals[0];
        self.clauses.push(Clause {
            literals,
            premises: premises.iter().map(|&pos| self.grid.index(pos)).collect(),
        });
        self.assume_literal(first, index);
        Ok(())
    }

    fn bump(&mut self, cell: usize) {
        self.activity[cell] += self.increment;
        if self.activity[cell] > HUGE {
            for activity in &mut self.activity {
                *activity /= HUGE;
            }
            self.increment /= HUGE;
        }
    }

    /// The givens from which this cell follows without any decision.
    pub(super) fn premises_of_cell(&mut self, pos: Place) -> Vec<Place> {
        let cell = self.grid.index(pos);
        self.givens_behind(vec![cell])
    }

    /// The givens from which these cells follow without any decision.
    fn givens_behind(&mut self, cells: Vec<usize>) -> Vec<Place> {
        let mut open = cells;
        let mut met = Vec::new();
        let mut givens = Vec::new();
        while let Some(cell) = open.pop() {
            if std::mem::replace(&mut self.met[cell], true) {
                continue;
            }
            met.push(cell);
            match self.when[cell] {
                0 => givens.push(self.pos(cell)),
                when => open.extend(self.behind(self.trail[when - 1].reason, when)),
            }
        }
        for cell in met {
            self.met[cell] = false;
        }
        givens
    }
}
