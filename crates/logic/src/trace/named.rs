//! Events with names instead of numbers.

use super::Names;
use crate::literal::Literal;
use crate::observer::{Event, Seen};

impl Names<'_> {
    /// An event with names instead of numbers.
    #[expect(
        clippy::too_many_lines,
        reason = "a few lines for each kind of event, all of them alike"
    )]
    pub fn named(&self, event: &Seen<'_>) -> Event {
        let name = |symbol| self.name(symbol);
        let literal = |one: Literal| self.literal(one);
        let clause = |number: usize| self.clause(number);
        let rule = |number: usize| self.rule(number);
        match event {
            Event::Row {
                values,
                premises,
                query,
            } => Event::Row {
                values: self.row(values),
                premises: *premises,
                query: *query,
            },
            Event::Known {
                symbol,
                by,
                premises,
                agenda,
                waiting,
                lowered,
                counters,
            } => Event::Known {
                symbol: name(*symbol),
                by: rule(*by),
                premises: self.all(premises),
                agenda: self.all(agenda),
                waiting: *waiting,
                lowered: lowered.iter().map(|one| one.map(|&of| rule(of))).collect(),
                counters: *counters,
            },
            Event::Fire {
                rule: of,
                head,
                premises,
            } => Event::Fire {
                rule: rule(*of),
                head: head.map(name),
                premises: self.all(premises),
            },
            Event::Goal {
                symbol,
                depth,
                needed_by,
                rules,
                resumed,
            } => Event::Goal {
                symbol: name(*symbol),
                depth: *depth,
                needed_by: needed_by.map(rule),
                rules: *rules,
                resumed: *resumed,
            },
            Event::Try {
                rule: of_goal,
                depth,
                place,
                of,
                open,
            } => Event::Try {
                rule: rule(*of_goal),
                depth: *depth,
                place: *place,
                of: *of,
                open: open.map(name),
            },
            Event::Settled {
                symbol,
                proved,
                depth,
                by,
                rules,
            } => Event::Settled {
                symbol: name(*symbol),
                proved: *proved,
                depth: *depth,
                by: by.map(rule),
                rules: *rules,
            },
            Event::Cycle {
                symbol,
                rule: of,
                path,
                length,
            } => Event::Cycle {
                symbol: name(*symbol),
                rule: rule(*of),
                path: self.all(path),
                length: *length,
            },
            Event::Remembered {
                symbol,
                proved,
                rule: of,
                by,
            } => Event::Remembered {
                symbol: name(*symbol),
                proved: *proved,
                rule: rule(*of),
                by: by.map(rule),
            },
            Event::Turn {
                clause: which,
                length,
                next,
                waiting,
            } => Event::Turn {
                clause: clause(*which),
                length: *length,
                next: next.iter().map(|&one| clause(one)).collect(),
                waiting: *waiting,
            },
            Event::Resolvent {
                left,
                right,
                pivot,
                clause: literals,
                kept,
                known,
            } => Event::Resolvent {
                left: clause(*left),
                right: clause(*right),
                pivot: literal(*pivot),
                clause: self.literals(literals),
                kept: *kept,
                known: known.map(clause),
            },
            Event::Subsumed { clause: which, by } => Event::Subsumed {
                clause: clause(*which),
                by: clause(*by),
            },
            Event::Decide {
                literal: which,
                level,
                by,
                measure,
                others,
                choices,
            } => Event::Decide {
                literal: literal(*which),
                level: *level,
                by: *by,
                measure: *measure,
                others: others.iter().map(|one| one.map(literal)).collect(),
                choices: *choices,
            },
            Event::Propagate {
                literal: which,
                reason,
                level,
                others,
            } => Event::Propagate {
                literal: literal(*which),
                reason: clause(*reason),
                level: *level,
                others: others.iter().map(|one| one.map(literal)).collect(),
            },
            Event::Pure {
                literal: which,
                level,
                clauses,
                opposite,
            } => Event::Pure {
                literal: literal(*which),
                level: *level,
                clauses: *clauses,
                opposite: *opposite,
            },
            Event::Conflict {
                clause: which,
                level,
                literals,
            } => Event::Conflict {
                clause: clause(*which),
                level: *level,
                literals: literals.iter().map(|one| one.map(literal)).collect(),
            },
            Event::Learn {
                clause: literals,
                number,
                levels,
                back_to,
                chain,
                uip,
            } => Event::Learn {
                clause: self.literals(literals),
                number: *number,
                levels: levels.clone(),
                back_to: *back_to,
                chain: chain.iter().map(|one| one.map(literal, clause)).collect(),
                uip: literal(*uip),
            },
            Event::Backtrack {
                to,
                from,
                undone,
                decision,
            } => Event::Backtrack {
                to: *to,
                from: *from,
                undone: *undone,
                decision: decision.map(literal),
            },
            Event::Restart { why, after } => Event::Restart {
                why: *why,
                after: *after,
            },
            Event::Start { literals, broken } => Event::Start {
                literals: self.literals(literals),
                broken: *broken,
            },
            Event::Flip {
                literal: which,
                broken,
                clause: of,
                by,
                candidates,
            } => Event::Flip {
                literal: literal(*which),
                broken: *broken,
                clause: clause(*of),
                by: *by,
                candidates: candidates.iter().map(|one| one.map(literal)).collect(),
            },
        }
    }
}
