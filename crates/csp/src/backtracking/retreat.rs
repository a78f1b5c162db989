//! Going back: to the level before, or to the last that had a part in the conflict.
//!
//! Source of conflict-directed backjumping: Prosser, "Hybrid algorithms for the constraint
//! satisfaction problem", Computational Intelligence 9, 1993. Here each domain knows the levels that
//! made it what it is, whatever the inference; so the same few lines jump with plain backtracking,
//! with forward checking and with maintained arc consistency.

use super::{Backtracking, OPEN};
use crate::why::Return;
use crate::workbench::Blame;
use crate::{Event, Observer, Retreat};

impl<O: Observer> Backtracking<'_, O> {
    /// Notes who had a part in the failure of the present value. Runs before the domains are
    /// restored, because it is they that know.
    pub(super) fn blame(&mut self, blame: Blame) {
        let level = self.frames.len() - 1;
        let Some(conflict) = self.conflicts.get_mut(level) else {
            return;
        };
        match blame {
            Blame::Variable(variable) => conflict.unite(self.bench.store.explanation(variable)),
            Blame::Scope(constraint) => {
                for &variable in self.bench.csp.scope(constraint) {
                    conflict.unite(self.bench.store.explanation(variable));
                }
            }
        }
    }

    /// Notes that every level above has a part: nothing may be jumped over.
    pub(super) fn blame_everybody(&mut self) {
        let level = self.frames.len() - 1;
        if let Some(conflict) = self.conflicts.get_mut(level) {
            conflict.insert_below(level);
        }
    }

    /// Leaves the deepest level, whose domain is as it was before its variable was assigned.
    pub(super) fn go_back(&mut self) {
        let target = match self.settings.retreat {
            Retreat::Chronological => self.frames.len().checked_sub(2),
            Retreat::ConflictDirected => self.pass_conflict_on(),
        };
        let from = self.frames.len() as u32 - 1;
        let why = if self.bench.observer.watches() {
            self.why_back()
        } else {
            Return::Chronological
        };
        while self.frames.len() > target.map_or(0, |target| target + 1) {
            let Some(frame) = self.frames.pop() else {
                break;
            };
            self.bench.store.undo_to(frame.mark);
            self.level_of[frame.variable.index()] = OPEN;
            self.untried.truncate(frame.first_untried);
        }
        match target {
            Some(level) => {
                self.bench.tally.statistics.backtracks += 1;
                let to = level as u32;
                self.bench
                    .observer
                    .notice(&Event::Backtrack { to, from, why });
            }
            None => self.start_over_or_end(),
        }
    }

    /// The last level that had a part in the conflict inherits the rest of it.
    fn pass_conflict_on(&mut self) -> Option<usize> {
        let level = self.frames.len() - 1;
        let variable = self.frames[level].variable;
        let (above, here) = self.conflicts.split_at_mut(level);
        let conflict = here.first_mut()?;
        conflict.unite(self.bench.store.explanation(variable));
        conflict.remove_from(level);
        let target = conflict.highest()?;
        above[target].unite(conflict.as_words());
        Some(target)
    }

    fn start_over_or_end(&mut self) {
        if self.start_over() {
            self.descend();
        } else {
            self.bench.tally.exhaust();
        }
    }
}
