//! The reasons inside events with names instead of numbers.

use super::Names;
use crate::why::{Candidate, Choice, Item, Level, OpenItem, Pick, Return, Rival};

pub(super) fn choice<N: Names>(choice: &Choice, names: &N) -> Choice<N::Variable> {
    let rival = |rival: &Rival| Rival {
        variable: names.variable(rival.variable),
        measure: rival.measure,
    };
    Choice {
        rule: choice.rule,
        measure: choice.measure,
        equal: choice.equal,
        others: choice.others.iter().map(rival).collect(),
    }
}

pub(super) fn why_back<N: Names>(why: &Return, names: &N) -> Return<N::Variable> {
    let level = |level: &Level| Level {
        depth: level.depth,
        variable: names.variable(level.variable),
    };
    match why {
        Return::Chronological => Return::Chronological,
        Return::Discrepancies => Return::Discrepancies,
        Return::ConflictSet(levels) => Return::ConflictSet(levels.iter().map(level).collect()),
    }
}

pub(super) fn pick<N: Names>(pick: &Pick, names: &N) -> Pick<N::Variable, N::Value> {
    let candidate = |candidate: &Candidate| Candidate {
        variable: names.variable(candidate.variable),
        value: names.value(candidate.variable, candidate.value),
        conflicts: candidate.conflicts,
    };
    Pick {
        in_conflict: pick.in_conflict,
        rule: pick.rule,
        candidates: pick.candidates.iter().map(candidate).collect(),
        equal: pick.equal,
        tabu: pick.tabu,
    }
}

pub(super) fn item<N: Names>(item: Item, names: &N) -> Item<N::Variable, N::Value, N::Constraint> {
    match item {
        Item::Variable(variable) => Item::Variable(names.variable(variable)),
        Item::Place { constraint, value } => Item::Place {
            constraint: names.constraint(constraint),
            value: names.value_in(constraint, value),
        },
    }
}

pub(super) fn open_item<N: Names>(
    open: &OpenItem,
    names: &N,
) -> OpenItem<N::Variable, N::Value, N::Constraint> {
    OpenItem {
        item: item(open.item, names),
        options: open.options,
    }
}
