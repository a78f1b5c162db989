//! Numbers connected by unknown cells, and what their cells can be if there is no total.

use super::clauses::Clauses;
use super::seen::Seen;
use crate::exact::ExactError;
use crate::logic::statistics::Statistics;
use crate::logic::system::{System, is_mine};
use atisbo_base::Budget;
use atisbo_logic::Model;
use atisbo_logic::cardinality::ClauseSink;
use rustc_hash::FxHashMap;

/// Unknown cells that numbers connect.
#[derive(Debug)]
pub(super) struct Part {
    pub(super) members: Vec<Member>,
    /// How many mines the boards had that were found, each once, in ascending order.
    pub(super) mines: Vec<usize>,
}

/// An unknown cell of a part.
#[derive(Clone, Debug)]
pub(super) struct Member {
    /// Its place in the whole system.
    pub(super) place: u32,
    /// What it was.
    pub(super) seen: Seen,
    /// The least and the most mines on the boards on which it was none, and on which it was one.
    pub(super) beside: [Option<(usize, usize)>; 2],
}

impl Part {
    /// The part of these counts, with all its cells settled that can be.
    pub(super) fn settled(
        system: &System,
        counts: &[usize],
        budget: &Budget,
        statistics: &mut Statistics,
    ) -> Result<Self, ExactError> {
        let mut part = Part {
            members: Vec::new(),
            mines: Vec::new(),
        };
        let mut local: FxHashMap<u32, u32> = FxHashMap::default();
        for &count in counts {
            for &place in &system.counts[count].members {
                local.entry(place).or_insert_with(|| {
                    part.members.push(Member {
                        place,
                        seen: Seen::default(),
                        beside: [None; 2],
                    });
                    part.members.len() as u32 - 1
                });
            }
        }
        let mut clauses = Clauses::new(part.members.len());
        for &count in counts {
            let count = &system.counts[count];
            let members = count.members.iter().map(|place| is_mine(local[place]));
            clauses.count(count.range(), &members.collect::<Vec<_>>());
        }
        clauses.report(statistics);
        part.settle(&mut clauses, budget, statistics)?;
        part.mines.sort_unstable();
        part.mines.dedup();
        Ok(part)
    }

    fn settle(
        &mut self,
        clauses: &mut Clauses,
        budget: &Budget,
        statistics: &mut Statistics,
    ) -> Result<(), ExactError> {
        let any = clauses.board(&[], budget, statistics)?;
        self.note(&any.ok_or(ExactError::Impossible)?);
        for index in 0..self.members.len() {
            let Some(always) = self.members[index].seen.always() else {
                continue;
            };
            let mine = is_mine(index as u32);
            let (same, other) = if always { (mine, !mine) } else { (!mine, mine) };
            match clauses.board(&[other], budget, statistics)? {
                Some(board) => self.note(&board),
                None => clauses.clause(&[same]),
            }
        }
        Ok(())
    }

    fn note(&mut self, board: &Model) {
        let is_mine = |index: usize| board.makes(is_mine(index as u32));
        let mines = (0..self.members.len()).filter(|&i| is_mine(i)).count();
        self.mines.push(mines);
        for (index, member) in self.members.iter_mut().enumerate() {
            member.seen.note(is_mine(index));
            let beside = &mut member.beside[usize::from(is_mine(index))];
            let (least, most) = beside.unwrap_or((mines, mines));
            *beside = Some((least.min(mines), most.max(mines)));
        }
    }
}
