//! Forward chaining: from the facts to all that follows, in time linear in the size of the rules.
//!
//! Reference: Russell and Norvig, Artificial Intelligence: A Modern Approach, figure 7.15; W. F. Dowling
//! and J. H. Gallier, Linear-time algorithms for testing the satisfiability of propositional Horn
//! formulae (1984).

use super::horn::{self, Found, NONE, Sentences};
use crate::answer::{Report, Statistics};
use crate::formula::Formula;
use crate::knowledge_base::KnowledgeBase;
use crate::model::Model;
use crate::observer::{Event, Lowered, Observer, listed};
use crate::program::Program;
use crate::symbol::Symbol;
use atisbo_base::{Budget, Stop};
use std::collections::VecDeque;

/// So many rules whose counters go down are named in an event.
const MOST_LOWERED: usize = 20;

/// Rules and facts with all that is known to follow from them. Rules can be told at any time, also
/// between two runs.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_logic::{Symbols, forward_chaining::ForwardChaining};
///
/// let mut symbols = Symbols::new();
/// let [p, q, r] = ["p", "q", "r"].map(|name| symbols.intern(name));
/// let mut chaining = ForwardChaining::new();
/// chaining.tell([p, q], Some(r));
/// chaining.tell([], Some(p));
/// assert_eq!(chaining.run(Some(r), &mut (), &Budget::unlimited()), Ok(false));
/// chaining.tell([], Some(q));
/// assert_eq!(chaining.run(Some(r), &mut (), &Budget::unlimited()), Ok(true));
/// assert_eq!(chaining.derived(), [p, q, r]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct ForwardChaining {
    program: Program,
    /// For each rule, how many symbols of its body are not known yet.
    missing: Vec<u32>,
    /// For each place in a body, the next place where the same symbol stands.
    next: Vec<u32>,
    /// For each place in a body, its rule.
    rule_at: Vec<u32>,
    /// What is known of each symbol.
    known: Vec<Known>,
    /// Symbols that are known, whose rules were not looked at yet.
    agenda: VecDeque<Symbol>,
    derived: Vec<Symbol>,
    contradiction: Option<usize>,
}

#[derive(Clone, Copy, Debug)]
struct Known {
    /// The rule that proved it, if it is known.
    reason: u32,
    /// The first and last place in a body where it stands.
    first: u32,
    last: u32,
    /// Whether its rules were looked at.
    expanded: bool,
}

impl ForwardChaining {
    /// Nothing is known.
    pub fn new() -> Self {
        Self::default()
    }

    /// The rules and facts told so far.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// Adds a rule, and says which number it has: see [`Program::add`].
    pub fn tell(&mut self, body: impl IntoIterator<Item = Symbol>, head: Option<Symbol>) -> usize {
        let rule = self.program.add(body, head);
        self.index(rule);
        rule
    }

    /// Adds the rules of a formula: see [`Program::add_formula`].
    ///
    /// # Errors
    ///
    /// If it is no Horn clause; then nothing is added.
    pub fn tell_formula(
        &mut self,
        formula: &Formula,
    ) -> Result<std::ops::Range<usize>, crate::program::NotAdded> {
        let rules = self.program.add_formula(formula)?;
        for rule in rules.clone() {
            self.index(rule);
        }
        Ok(rules)
    }

    /// Enters a new rule into the lists of the symbols it waits for.
    fn index(&mut self, rule: usize) {
        let nothing = Known {
            reason: NONE,
            first: NONE,
            last: NONE,
            expanded: false,
        };
        self.known.resize(self.program.symbols(), nothing);
        let mut missing = 0;
        for place in self.program.body_range(rule) {
            let symbol = self.program.body(rule)[place - self.program.body_range(rule).start];
            let known = &mut self.known[symbol.index()];
            missing += u32::from(!known.expanded);
            match known.last {
                NONE => known.first = place as u32,
                last => self.next[last as usize] = place as u32,
            }
            known.last = place as u32;
            self.next.push(NONE);
            self.rule_at.push(rule as u32);
        }
        self.missing.push(missing);
        if missing == 0 {
            self.fire(rule, &mut ());
        }
    }

    /// All a rule needs is known.
    fn fire(&mut self, rule: usize, observer: &mut impl Observer) {
        let head = self.program.head(rule);
        match head {
            None if self.contradiction.is_none() => self.contradiction = Some(rule),
            Some(symbol) if self.known[symbol.index()].reason == NONE => {
                self.known[symbol.index()].reason = rule as u32;
                self.agenda.push_back(symbol);
            }
            _ => return,
        }
        if observer.watches() {
            observer.notice(&Event::Fire {
                rule,
                head,
                premises: self.program.body(rule).to_vec(),
            });
        }
    }

    /// Takes one symbol from the agenda and fires the rules that waited for it alone. `None` if the
    /// agenda is empty.
    pub fn step(&mut self, observer: &mut impl Observer) -> Option<Symbol> {
        let symbol = self.agenda.pop_front()?;
        if observer.watches() {
            self.tell_known(symbol, observer);
        }
        self.derived.push(symbol);
        self.known[symbol.index()].expanded = true;
        let mut place = self.known[symbol.index()].first;
        while place != NONE {
            let rule = self.rule_at[place as usize] as usize;
            self.missing[rule] -= 1;
            observer.lowered(rule, self.missing[rule]);
            if self.missing[rule] == 0 {
                self.fire(rule, observer);
            }
            place = self.next[place as usize];
        }
        Some(symbol)
    }

    /// Tells which symbol comes from the agenda, and which counters that lowers.
    fn tell_known(&self, symbol: Symbol, observer: &mut impl Observer) {
        let by = self.known[symbol.index()].reason as usize;
        let mut lowered = Vec::new();
        let mut place = self.known[symbol.index()].first;
        while place != NONE {
            let rule = self.rule_at[place as usize] as usize;
            let from = self.missing[rule];
            lowered.push(Lowered {
                rule,
                from,
                to: from - 1,
            });
            place = self.next[place as usize];
        }
        lowered.sort_by_key(|one| (one.to, one.rule));
        let counters = lowered.len();
        lowered.truncate(MOST_LOWERED);
        observer.notice(&Event::Known {
            symbol,
            by,
            premises: self.program.body(by).to_vec(),
            agenda: listed(self.agenda.iter().copied()),
            waiting: self.agenda.len(),
            lowered,
            counters,
        });
    }

    /// Goes on until the goal is taken from the agenda, or nothing is left to do, or a contradiction
    /// comes up. Says whether the goal is known; a contradiction proves everything.
    ///
    /// # Errors
    ///
    /// Which limit of the budget was reached first.
    pub fn run(
        &mut self,
        goal: Option<Symbol>,
        observer: &mut impl Observer,
        budget: &Budget,
    ) -> Result<bool, Stop> {
        let mut meter = budget.meter();
        let start = self.derived.len();
        loop {
            if goal.is_some_and(|goal| self.is_derived(goal)) || self.contradiction.is_some() {
                return Ok(true);
            }
            if let Some(stop) = meter.check((self.derived.len() - start) as u64, self.bytes()) {
                return Err(stop);
            }
            if self.step(observer).is_none() {
                return Ok(false);
            }
        }
    }

    /// Whether the symbol was proved and its rules were looked at.
    pub fn is_derived(&self, symbol: Symbol) -> bool {
        self.known
            .get(symbol.index())
            .is_some_and(|known| known.expanded)
    }

    /// The symbols proved so far, in order.
    pub fn derived(&self) -> &[Symbol] {
        &self.derived
    }

    /// The rule that proved a symbol.
    pub fn reason(&self, symbol: Symbol) -> Option<usize> {
        let reason = self.known.get(symbol.index())?.reason;
        (reason != NONE).then_some(reason as usize)
    }

    /// For each rule, how many of its premises are not known yet.
    pub fn missing(&self) -> &[u32] {
        &self.missing
    }

    /// The rule without head whose body turned out to be true, if there is one.
    pub fn contradiction(&self) -> Option<usize> {
        self.contradiction
    }

    /// What the proofs of these symbols stand on, themselves included, each with the rule that proved
    /// it, in the order in which it was proved.
    pub fn support(&self, symbols: &[Symbol]) -> Vec<(Symbol, usize)> {
        let reason = |symbol: Symbol| self.known[symbol.index()].reason as usize;
        let derived = self.derived.iter().chain(&self.agenda);
        let proved = derived.map(|&symbol| (symbol, reason(symbol)));
        horn::support(&self.program, proved, symbols)
    }

    /// The least model: what is proved is true, the rest is false.
    pub fn least_model(&self) -> Model {
        Model::new(self.known.iter().map(|known| known.expanded).collect())
    }

    fn bytes(&self) -> u64 {
        (self.known.len() * 24 + self.missing.len() * 16 + self.next.len() * 12) as u64
    }
}

impl From<Program> for ForwardChaining {
    fn from(program: Program) -> Self {
        let mut chaining = ForwardChaining {
            program,
            ..ForwardChaining::default()
        };
        for rule in 0..chaining.program.len() {
            chaining.index(rule);
        }
        chaining
    }
}

/// Whether the query follows from the Horn clauses among the sentences.
pub(crate) fn ask(
    base: &KnowledgeBase,
    query: &Formula,
    observer: &mut impl Observer,
    budget: &Budget,
) -> Report {
    let (program, sentences) = match Sentences::rules_of(base, observer, budget) {
        Ok(rules) => rules,
        Err(stop) => return Report::stopped(stop),
    };
    let mut chaining = ForwardChaining::from(program);
    let goals = crate::program::goals(query);
    let single = match goals.as_deref() {
        Some(&[goal]) => Some(goal),
        _ => None,
    };
    let stop = chaining.run(single, observer, budget).err();
    let proved = |goals: &[Symbol]| goals.iter().all(|&goal| chaining.is_derived(goal));
    let found = match (chaining.contradiction, goals, stop) {
        (Some(rule), _, _) => {
            Found::Contradiction(rule, chaining.support(chaining.program.body(rule)))
        }
        (None, Some(goals), _) if proved(&goals) => Found::Goals(chaining.support(&goals)),
        (None, _, Some(stop)) => Found::Stopped(stop),
        (None, _, None) => Found::Neither(chaining.least_model()),
    };
    let answer = sentences.answer(base, query, &chaining.program, found);
    let statistics = Statistics {
        nodes: chaining.derived.len() as u64,
        propagations: (chaining.derived.len() + chaining.agenda.len()) as u64,
        bytes: chaining.bytes(),
        ..Statistics::default()
    };
    Report {
        derived: chaining.derived,
        ..Report::new(answer, statistics)
    }
}
