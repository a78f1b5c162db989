//! What the three ways of chaining share: rules found by their head, the rules of a knowledge base, and
//! the answer from what was found.

use crate::answer::{Answer, Why};
use crate::formula::Formula;
use crate::knowledge_base::{KnowledgeBase, SentenceId};
use crate::model::Model;
use crate::observer::{Event, Given, Observer, listed};
use crate::program::{NotAdded, Program};
use crate::proof;
use crate::symbol::Symbol;
use atisbo_base::{Budget, Stop};

/// No rule, no place in a list.
pub(super) const NONE: u32 = u32::MAX;

/// What came of a goal that was asked of a [`Program`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proved {
    /// The symbols the proof stands on, each with the rule that proves it, in an order in which each
    /// rule needs only symbols before it; a goal that is a symbol comes last. `None` if the goal does not
    /// follow.
    pub support: Option<Vec<(Symbol, usize)>>,
    /// How many goals came up on the way.
    pub goals: u64,
}

impl Proved {
    /// Whether the goal follows from the program.
    pub fn is_proved(&self) -> bool {
        self.support.is_some()
    }
}

/// The number of a goal: of a symbol, or of the contradiction, whose rules have no head.
pub(super) fn goal(symbol: Option<Symbol>) -> usize {
    symbol.map_or(0, |symbol| symbol.index() + 1)
}

/// The symbol with this number as a goal; `None` for the contradiction.
pub(super) fn symbol(goal: usize) -> Option<Symbol> {
    goal.checked_sub(1).map(Symbol::new)
}

/// The rules for each goal, in the order of the program.
#[derive(Clone, Debug)]
pub(super) struct ByHead {
    /// For each goal, its first rule.
    first: Vec<u32>,
    /// For each rule, the next with the same head.
    next: Vec<u32>,
}

impl ByHead {
    pub(super) fn new(program: &Program) -> Self {
        let mut first = vec![NONE; program.symbols() + 1];
        let mut next = vec![NONE; program.len()];
        for rule in (0..program.len()).rev() {
            let goal = goal(program.head(rule));
            next[rule] = first[goal];
            first[goal] = rule as u32;
        }
        ByHead { first, next }
    }

    /// How many goals there are.
    pub(super) fn goals(&self) -> usize {
        self.first.len()
    }

    /// The first rule for a goal.
    pub(super) fn first(&self, goal: usize) -> u32 {
        self.first[goal]
    }

    /// The rules for a goal, in order.
    pub(super) fn of(&self, goal: usize) -> impl Iterator<Item = u32> {
        let next = |&rule: &u32| Some(self.after(rule));
        let rules = std::iter::successors(Some(self.first(goal)), next);
        rules.take_while(|&rule| rule != NONE)
    }

    /// The next rule for the same goal.
    pub(super) fn after(&self, rule: u32) -> u32 {
        match rule {
            NONE => NONE,
            rule => self.next[rule as usize],
        }
    }
}

/// Tells that a goal is to be proved, for a rule that needs it or because it is asked; the contradiction is no goal to tell.
pub(super) fn tell_goal(
    by_head: &ByHead,
    goal: usize,
    depth: usize,
    needed_by: Option<u32>,
    resumed: bool,
    observer: &mut impl Observer,
) {
    if let Some(symbol) = symbol(goal)
        && observer.watches()
    {
        observer.notice(&Event::Goal {
            symbol,
            depth,
            needed_by: needed_by.map(|rule| rule as usize),
            rules: by_head.of(goal).count(),
            resumed,
        });
    }
}

/// Tells that a rule is tried, unless no rule is left; `is_proved` says which goals are known to be.
pub(super) fn tell_try(
    (program, by_head): (&Program, &ByHead),
    rule: u32,
    depth: usize,
    is_proved: impl Fn(usize) -> bool,
    observer: &mut impl Observer,
) {
    if rule == NONE || !observer.watches() {
        return;
    }
    let head = goal(program.head(rule as usize));
    let mut body = program.body(rule as usize).iter().copied();
    observer.notice(&Event::Try {
        rule: rule as usize,
        depth,
        place: 1 + by_head.of(head).take_while(|&one| one != rule).count(),
        of: by_head.of(head).count(),
        open: body.find(|&symbol| !is_proved(goal(Some(symbol)))),
    });
}

/// Tells that a goal came up again while it was being proved. `stack` has the goals under way, the first asked first.
pub(super) fn tell_cycle(
    symbol: Symbol,
    rule: u32,
    stack: impl Iterator<Item = usize>,
    observer: &mut impl Observer,
) {
    if observer.watches() {
        let wanted = goal(Some(symbol));
        let path = stack.skip_while(|&goal| goal != wanted);
        let path: Vec<Symbol> = path.filter_map(self::symbol).collect();
        observer.notice(&Event::Cycle {
            symbol,
            rule: rule as usize,
            length: path.len(),
            path: listed(path),
        });
    }
}

/// Tells of a goal that is in no rule: nothing can prove it.
pub(super) fn tell_hopeless(goal: usize, observer: &mut impl Observer) {
    if let Some(symbol) = symbol(goal) {
        observer.notice(&Event::Goal {
            symbol,
            depth: 0,
            needed_by: None,
            rules: 0,
            resumed: false,
        });
        observer.notice(&Event::Settled {
            symbol,
            proved: false,
            depth: 0,
            by: None,
            rules: 0,
        });
    }
}

/// The part of `derived` that proofs of `wanted` stand on: symbols with the rules that proved them. Each
/// rule must need only symbols derived earlier.
pub(super) fn support(
    program: &Program,
    derived: impl DoubleEndedIterator<Item = (Symbol, usize)>,
    wanted: &[Symbol],
) -> Vec<(Symbol, usize)> {
    let mut needed = vec![false; program.symbols()];
    for symbol in wanted {
        // A symbol that is in no rule is not proved by any.
        if let Some(needed) = needed.get_mut(symbol.index()) {
            *needed = true;
        }
    }
    let mut support = Vec::new();
    for (symbol, rule) in derived.rev() {
        if needed[symbol.index()] {
            support.push((symbol, rule));
            for symbol in program.body(rule) {
                needed[symbol.index()] = true;
            }
        }
    }
    support.reverse();
    support
}

/// Which sentence of the knowledge base each rule of its program comes from.
pub(super) struct Sentences {
    of_rule: Vec<SentenceId>,
    /// The first sentence that is no Horn clause.
    not_horn: Option<SentenceId>,
}

/// What chaining found out about a query.
pub(super) enum Found {
    /// All symbols it is made of, with what they stand on: see [`Proved::support`].
    Goals(Vec<(Symbol, usize)>),
    /// A rule without head whose body is true, with what that stands on.
    Contradiction(usize, Vec<(Symbol, usize)>),
    /// No contradiction, and not all symbols of the query: a model of the program in which a symbol of
    /// the query is true only if it follows.
    Neither(Model),
    /// The budget was used up first.
    Stopped(Stop),
}

impl Sentences {
    /// The rules of all sentences that are Horn clauses.
    pub(super) fn rules_of(
        base: &KnowledgeBase,
        observer: &mut impl Observer,
        budget: &Budget,
    ) -> Result<(Program, Self), Stop> {
        let mut meter = budget.meter();
        let mut program = Program::new();
        let mut sentences = Sentences {
            of_rule: Vec::new(),
            not_horn: None,
        };
        for (id, sentence) in base.sentences() {
            let before = program.bytes();
            let left = meter.max_bytes().saturating_sub(before) / size_of::<Symbol>() as u64;
            match program.add_short_formula(sentence, usize::try_from(left).unwrap_or(usize::MAX)) {
                Ok(rules) => sentences.of_rule.extend(rules.map(|_| id)),
                Err(NotAdded::TooLong) if left < Program::MOST as u64 => return Err(Stop::Bytes),
                Err(NotAdded::NotHorn | NotAdded::TooLong) => {
                    sentences.not_horn = sentences.not_horn.or(Some(id));
                }
            }
            if let Some(stop) = meter.work(1 + program.bytes() - before) {
                return Err(stop);
            }
        }
        observer.given(&Given::Rules(&program));
        if observer.watches() {
            let sources: Vec<_> = sentences.of_rule.iter().copied().map(Some).collect();
            observer.given(&Given::Sources(&sources));
        }
        Ok((program, sentences))
    }

    /// The answer to the query.
    pub(super) fn answer(
        &self,
        base: &KnowledgeBase,
        query: &Formula,
        program: &Program,
        found: Found,
    ) -> Answer {
        let proof = |contradiction, support: &[_]| {
            let chained = proof::Chained {
                program,
                sentence_of: &self.of_rule,
                support,
                contradiction,
            };
            Answer::Entailed(proof::by_chaining(base, query, &chained))
        };
        match found {
            Found::Goals(support) => proof(None, &support),
            Found::Contradiction(rule, support) => proof(Some(rule), &support),
            Found::Stopped(stop) => Answer::Unknown(Why::Budget(stop)),
            Found::Neither(model) => {
                let model = model.restricted_to(base.symbols().len());
                match self.not_horn {
                    Some(sentence) => Answer::Unknown(Why::NotHorn(sentence)),
                    None if query.holds_in(&model) => Answer::Unknown(Why::QueryNotAtomic),
                    None => Answer::Refuted(model),
                }
            }
        }
    }
}
