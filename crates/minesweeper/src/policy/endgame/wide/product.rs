//! Sets of boards that are a product of independent groups of cells.

use super::{Set, Wide};
use crate::policy::endgame::boards::Boards;
use crate::policy::endgame::effort::Effort;
use crate::policy::endgame::{Value, factors};
use atisbo_base::Stop;

impl Wide {
    /// The boards that stand for each of the independent groups of cells; all boards if there is one.
    pub(in crate::policy::endgame) fn factors(
        &mut self,
        boards: &Boards,
        ids: Vec<u32>,
    ) -> Vec<Vec<u32>> {
        let groups = self.factors.find(boards, &ids);
        if groups.is_empty() {
            return vec![ids];
        }
        let alike = |group: u128| {
            let alike = |&id: &u32| factors::differs_only_in(boards, ids[0], id, group);
            ids.iter().copied().filter(alike).collect()
        };
        groups.iter().map(|&group| alike(group)).collect()
    }

    /// The value of a set that is a product: each factor as a set of its own.
    pub(super) fn product(
        &mut self,
        boards: &Boards,
        set: Set,
        groups: usize,
        floor: u32,
        effort: &mut Effort<'_>,
    ) -> Result<Value, Stop> {
        let (arena, start) = (self.arena.len(), self.parts.len());
        let mut product = 1;
        for group in 0..groups {
            product *= self.push_factor(boards, set, group, effort);
        }
        self.parts[start..].sort_unstable_by_key(|part| part.size);
        for index in start..self.parts.len() {
            if product <= floor {
                break;
            }
            let part = self.parts[index];
            let rest = product / part.known.wins;
            let value = self.value_wide(boards, part, floor / rest, effort)?;
            product = rest * value.wins;
        }
        self.parts.truncate(start);
        self.arena.truncate(arena);
        Ok(Value::reached(product, floor))
    }

    /// Pushes the boards of a set that differ from its first one in this group only; an upper bound of what
    /// they win.
    fn push_factor(&mut self, boards: &Boards, set: Set, group: usize, effort: &Effort<'_>) -> u32 {
        let ground = &self.grounds[set.level];
        let group = self.factors.groups()[group];
        for index in 0..ground.width {
            let mut rest = self.arena[set.begin + index];
            let mut kept = rest;
            while rest != 0 {
                let bit = rest & rest.wrapping_neg();
                let id = ground.ids[index * 64 + rest.trailing_zeros() as usize];
                if !factors::differs_only_in(boards, self.ids[0], id, group) {
                    kept ^= bit;
                }
                rest ^= bit;
            }
            self.arena.push(kept);
        }
        match self.known(boards, set.level, effort) {
            Some(part) => {
                self.parts.push(part);
                part.known.wins
            }
            None => 1,
        }
    }
}
