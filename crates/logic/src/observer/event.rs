//! What happens in an engine, each event with its reason.

use super::reason::{Candidate, DecisionBy, False, FlipBy, Lowered, Resolved, RestartBy};
use crate::literal::Literal;
use crate::symbol::Symbol;
use crate::trace::{Numbered, Row};
use serde::Serialize;

/// An event as an observer sees it: symbols, literals, and the numbers of clauses and rules.
pub type Seen<'a> = Event<Symbol, Literal, usize, &'a [Literal], &'a [bool]>;

/// One thing that happens while a question is answered, with the reason for it: `S` stands for a symbol, `L` for a
/// literal, `F` for a clause or a rule, `C` for the literals of a new clause and `R` for a row of the truth table. A
/// trace holds names and formulas; observers get numbers ([`Seen`]): those in the [`Cnf`](crate::Cnf) or
/// [`Program`](crate::Program) at hand; derived clauses are numbered on from there, in the order in which they are made.
///
/// Lists of what is not needed to follow the run name six at most, and say beside them how many there are.
#[derive(Clone, Debug, PartialEq, Serialize, schemars::JsonSchema)]
#[schemars(rename = "LogicEvent")]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event<S = String, L = String, F = Numbered, C = Vec<String>, R = Row> {
    /// A row of the truth table was looked at.
    Row {
        /// The values of the symbols of the table.
        values: R,
        /// Whether the knowledge base is true there.
        premises: bool,
        /// Whether the query is.
        query: bool,
    },
    /// Forward chaining takes the symbol from the front of the agenda: it has waited longest.
    Known {
        /// The symbol.
        symbol: S,
        /// The fact or the rule that brought it there.
        by: F,
        /// What that rule needed; nothing if it is a fact.
        premises: Vec<S>,
        /// The first that wait behind it.
        agenda: Vec<S>,
        /// How many wait.
        waiting: usize,
        /// The rules that lack one premise fewer now, those that lack least first; at most twenty.
        lowered: Vec<Lowered<F>>,
        /// How many rules there are of them.
        counters: usize,
    },
    /// All a rule needs is known, so its head is.
    Fire {
        /// The rule.
        rule: F,
        /// Its head; `None` for a contradiction.
        head: Option<S>,
        /// Its premises, all of them known.
        premises: Vec<S>,
    },
    /// Backward chaining sets out to prove a symbol.
    Goal {
        /// The symbol.
        symbol: S,
        /// How many goals it is for.
        depth: usize,
        /// The rule that needs it; none for what was asked.
        needed_by: Option<F>,
        /// How many rules prove it.
        rules: usize,
        /// Whether it is taken up again, since a premise that one of its rules waited for is proved now.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        resumed: bool,
    },
    /// Backward chaining tries a rule for a goal.
    Try {
        /// The rule.
        rule: F,
        /// How many goals it is for.
        depth: usize,
        /// Which of the goal's rules it is, counted from 1.
        place: usize,
        /// How many rules the goal has.
        of: usize,
        /// The first premise that is not known to be proved; none if there is nothing left to prove.
        open: Option<S>,
    },
    /// Backward chaining is done with a goal.
    Settled {
        /// The goal.
        symbol: S,
        /// Whether it was proved.
        proved: bool,
        /// How many goals it was for.
        depth: usize,
        /// The rule that proved it; none if no rule is left to try.
        by: Option<F>,
        /// How many rules prove it.
        rules: usize,
    },
    /// A goal came up again while it was being proved: the rule that needs it cannot help for now.
    Cycle {
        /// The goal.
        symbol: S,
        /// The rule that needs it.
        rule: F,
        /// The goals that are being proved, from this one down to the one that needs it: the first of them.
        path: Vec<S>,
        /// How many they are.
        length: usize,
    },
    /// A goal came up again after it was settled: it is not asked again.
    Remembered {
        /// The goal.
        symbol: S,
        /// Whether it was proved.
        proved: bool,
        /// The rule that needs it.
        rule: F,
        /// The rule that proved it.
        by: Option<F>,
    },
    /// Resolution takes the shortest clause that waits, of equally short ones the oldest.
    Turn {
        /// The clause.
        clause: F,
        /// How many literals it has.
        length: usize,
        /// The next in line.
        next: Vec<F>,
        /// How many wait.
        waiting: usize,
    },
    /// Two clauses were resolved: the one whose turn it is, and one that had its turn before.
    Resolvent {
        /// The clause whose turn it is.
        left: F,
        /// The other.
        right: F,
        /// The literal of the left one whose negation is in the right one.
        pivot: L,
        /// What came out.
        clause: C,
        /// Its number, if it is new and kept.
        kept: Option<usize>,
        /// The clause that says as much, if it is not kept because of one.
        known: Option<F>,
    },
    /// A clause says no more than another and is dropped.
    Subsumed {
        /// The clause that is dropped.
        clause: F,
        /// The clause that says as much.
        by: F,
    },
    /// The engine tries a value.
    Decide {
        /// The literal that is made true.
        literal: L,
        /// How many decisions stand now.
        level: usize,
        /// By what it was chosen.
        by: DecisionBy,
        /// Its measure, where there is one.
        measure: Option<f64>,
        /// The next best.
        others: Vec<Candidate<L>>,
        /// How many there were to choose from.
        choices: usize,
    },
    /// A literal must be true: all others of its clause are false.
    Propagate {
        /// The literal.
        literal: L,
        /// The clause.
        reason: F,
        /// How many decisions stand.
        level: usize,
        /// The others of its clause.
        others: Vec<False<L>>,
    },
    /// A literal is made true because its negation is in no open clause.
    Pure {
        /// The literal.
        literal: L,
        /// How many decisions stand.
        level: usize,
        /// How many open clauses have it: all of them become true.
        clauses: usize,
        /// How many clauses have its negation: all of them are true already.
        opposite: usize,
    },
    /// All literals of a clause are false.
    Conflict {
        /// The clause.
        clause: F,
        /// How many decisions stand.
        level: usize,
        /// Its literals.
        literals: Vec<False<L>>,
    },
    /// A clause was learned from a conflict.
    Learn {
        /// The clause: the literal that it forces comes first.
        clause: C,
        /// Its number.
        number: usize,
        /// For each of its literals since which level it is false.
        levels: Vec<usize>,
        /// The level the engine goes back to: the highest of these but for that of the first literal, so that this
        /// one alone is open there.
        back_to: usize,
        /// The clauses that the false one was resolved with, one after the other.
        chain: Vec<Resolved<L, F>>,
        /// The first unique implication point: every path from the last decision to the conflict goes through it.
        uip: L,
    },
    /// Decisions are taken back.
    Backtrack {
        /// How many stand afterwards.
        to: usize,
        /// How many stood.
        from: usize,
        /// How many literals lose their value.
        undone: usize,
        /// The first of the decisions that are taken back.
        decision: Option<L>,
    },
    /// The engine starts over.
    Restart {
        /// Why.
        why: RestartBy,
        /// After how many of these.
        after: u64,
    },
    /// Local search begins at random values.
    Start {
        /// The literals that are true, at most a thousand of them.
        literals: Vec<L>,
        /// How many clauses are false.
        broken: usize,
    },
    /// Local search changes the value of a symbol in a false clause.
    Flip {
        /// The literal that is true now.
        literal: L,
        /// How many clauses are false now.
        broken: usize,
        /// The clause, one of those that were false, picked at random.
        clause: F,
        /// How the symbol was chosen among those of the clause.
        by: FlipBy,
        /// The literals of the clause, each with how many clauses become false if it is made true.
        candidates: Vec<Candidate<L>>,
    },
}
