//! Backward chaining: from the goal to the facts, with a table of what was asked before.
//!
//! A goal is proved by the first of its rules whose body can be proved, depth first, as in the textbook
//! (Russell and Norvig, Artificial Intelligence: A Modern Approach, section 7.5.4). Each symbol becomes a
//! goal once; after that the table says what is known of it.
//!
//! Cycles are the trap of such a table. A goal whose rule needs another goal that is still being proved
//! cannot have that rule for now, but it must not be written down as false: the other goal may be proved
//! by another rule a moment later. So a rule that is stuck stays in the list of the symbol it waits for.
//! If that symbol is proved, the rule is woken, and once nothing else is left to do, it goes on where it
//! stopped. A goal is false when all has come to rest without a proof of it: then each rule for a symbol
//! that was asked and not proved waits for another such symbol, so all of them can be false together.
//! This is what completing a table means in SLG resolution (W. Chen and D. S. Warren, Tabled evaluation
//! with delaying for general logic programs, 1996), in the plain case of propositional Horn clauses.
//!
//! No place of a body is passed twice, and a rule waits at most once at each: the time is linear in the
//! size of the program. The stack of goals is explicit, so chains of a million rules are no danger.

use super::horn::{self, ByHead, Found, NONE, Sentences};
use crate::answer::{Report, Statistics};
use crate::formula::Formula;
use crate::knowledge_base::KnowledgeBase;
use crate::model::Model;
use crate::observer::{Event, Observer};
use crate::program::Program;
use crate::symbol::Symbol;
use atisbo_base::{Budget, Stop};
use std::time::Duration;

pub use super::horn::Proved;

/// What is known of the symbols of a program, as far as goals made it necessary to find out. One goal
/// after the other can be asked: the table stays.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_logic::{Program, Symbols, backward_chaining::BackwardChaining};
///
/// let mut symbols = Symbols::new();
/// let [p, q, r] = ["p", "q", "r"].map(|name| symbols.intern(name));
/// let mut program = Program::new();
/// program.add([q], Some(p));
/// program.add([p], Some(q)); // a cycle
/// program.add([], Some(q));
/// program.add([r], None);
/// let mut chaining = BackwardChaining::new(&program);
/// assert_eq!(chaining.prove(Some(p), &mut (), &Budget::unlimited()), Ok(true));
/// assert_eq!(chaining.derived(), [q, p]);
/// assert_eq!(chaining.prove(None, &mut (), &Budget::unlimited()), Ok(false)); // no contradiction
/// ```
#[derive(Clone, Debug)]
pub struct BackwardChaining<'a> {
    program: &'a Program,
    by_head: ByHead,
    /// What is known of each goal.
    table: Vec<Entry>,
    /// For each rule, how much of its body is proved.
    passed: Vec<u32>,
    /// For each rule that waits for a symbol, the next that waits for the same.
    next_waiting: Vec<u32>,
    /// Goals that are being proved, each for the one below it.
    stack: Vec<Frame>,
    /// Rules that waited for a symbol that is proved now.
    woken: Vec<u32>,
    /// The goal that was settled last.
    settled_last: Option<Symbol>,
    derived: Vec<Symbol>,
    goals: u64,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    state: State,
    /// The rule that proved it, if it is proved.
    reason: u32,
    /// The first rule that waits for it.
    waiting: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// It never was a goal.
    NotAsked,
    /// It is on the stack.
    Open,
    /// All its rules are stuck.
    NotProved,
    Proved,
}

#[derive(Clone, Copy, Debug)]
struct Frame {
    goal: u32,
    /// The rule that is tried now.
    rule: u32,
    /// The rule to try after that.
    next: u32,
}

impl<'a> BackwardChaining<'a> {
    /// Nothing was asked yet.
    pub fn new(program: &'a Program) -> Self {
        let by_head = ByHead::new(program);
        let entry = Entry {
            state: State::NotAsked,
            reason: NONE,
            waiting: NONE,
        };
        BackwardChaining {
            program,
            table: vec![entry; by_head.goals()],
            by_head,
            passed: vec![0; program.len()],
            next_waiting: vec![NONE; program.len()],
            stack: Vec::new(),
            woken: Vec::new(),
            settled_last: None,
            derived: Vec::new(),
            goals: 0,
        }
    }

    /// Whether the goal follows; the goal `None` is a contradiction: some rule without head whose body
    /// follows. A contradiction proves everything, but it is not looked for unless it is asked.
    ///
    /// # Errors
    ///
    /// Which limit of the budget was reached first. Asking again goes on from there.
    pub fn prove(
        &mut self,
        goal: Option<Symbol>,
        observer: &mut impl Observer,
        budget: &Budget,
    ) -> Result<bool, Stop> {
        let goal = horn::goal(goal);
        // A symbol that is in no rule may have no place in the table.
        let Some(&entry) = self.table.get(goal) else {
            horn::tell_hopeless(goal, observer);
            return Ok(false);
        };
        let mut meter = budget.meter();
        let start = self.goals;
        if entry.state == State::NotAsked {
            self.open(goal, observer);
        }
        while self.table[goal].state != State::Proved {
            if let Some(stop) = meter.check(self.goals - start, self.bytes()) {
                return Err(stop);
            }
            if !self.step(observer) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Puts a goal on the stack that never was there.
    fn open(&mut self, goal: usize, observer: &mut impl Observer) {
        let rule = self.by_head.first(goal);
        let next = self.by_head.after(rule);
        self.push(goal, rule, next, observer);
    }

    fn push(&mut self, goal: usize, rule: u32, next: u32, observer: &mut impl Observer) {
        let depth = self.stack.len();
        let needed_by = self.stack.last().map(|frame| frame.rule);
        let resumed = self.table[goal].state == State::NotProved;
        horn::tell_goal(&self.by_head, goal, depth, needed_by, resumed, observer);
        self.goals += 1;
        self.table[goal].state = State::Open;
        self.stack.push(Frame {
            goal: goal as u32,
            rule,
            next,
        });
        self.tell_try(rule, depth, observer);
    }

    fn tell_try(&self, rule: u32, depth: usize, observer: &mut impl Observer) {
        let is_proved = |goal: usize| self.table[goal].state == State::Proved;
        let rules = (self.program, &self.by_head);
        horn::tell_try(rules, rule, depth, is_proved, observer);
    }

    /// Tells that the table has the answer for a premise, unless that was found out just now.
    fn tell_remembered(&self, symbol: Symbol, rule: u32, observer: &mut impl Observer) {
        if self.settled_last != Some(symbol) {
            observer.notice(&Event::Remembered {
                symbol,
                proved: self.is_proved(symbol),
                rule: rule as usize,
                by: self.reason(symbol),
            });
        }
    }

    /// Goes on with the goal on top of the stack, until it is settled, needs another goal or tries its
    /// next rule. If the stack is empty, a rule that was woken goes on. `false` if there is none.
    fn step(&mut self, observer: &mut impl Observer) -> bool {
        let Some(&Frame { goal, rule, next }) = self.stack.last() else {
            return self.wake(observer);
        };
        if rule == NONE {
            self.settle(goal as usize, State::NotProved, observer);
            return true;
        }
        let missing = loop {
            let passed = self.passed[rule as usize] as usize;
            match self.program.body(rule as usize).get(passed) {
                Some(&symbol) if self.is_proved(symbol) => {
                    self.tell_remembered(symbol, rule, observer);
                    self.passed[rule as usize] += 1;
                }
                other => break other.copied(),
            }
        };
        let Some(symbol) = missing else {
            self.table[goal as usize].reason = rule;
            self.settle(goal as usize, State::Proved, observer);
            return true;
        };
        match self.table[horn::goal(Some(symbol))].state {
            State::NotAsked => {
                self.open(horn::goal(Some(symbol)), observer);
                return true;
            }
            State::Open => {
                let stack = self.stack.iter().map(|frame| frame.goal as usize);
                horn::tell_cycle(symbol, rule, stack, observer);
            }
            State::NotProved | State::Proved => self.tell_remembered(symbol, rule, observer),
        }
        // The symbol was asked before: for now, the rule is stuck.
        let entry = &mut self.table[horn::goal(Some(symbol))];
        self.next_waiting[rule as usize] = std::mem::replace(&mut entry.waiting, rule);
        let depth = self.stack.len() - 1;
        self.stack[depth] = Frame {
            goal,
            rule: next,
            next: self.by_head.after(next),
        };
        self.tell_try(next, depth, observer);
        true
    }

    /// Takes the goal from the top of the stack.
    fn settle(&mut self, goal: usize, state: State, observer: &mut impl Observer) {
        self.stack.pop();
        let depth = self.stack.len();
        let proved = state == State::Proved;
        self.table[goal].state = state;
        let Some(symbol) = horn::symbol(goal) else {
            return;
        };
        self.settled_last = Some(symbol);
        if observer.watches() {
            observer.notice(&Event::Settled {
                symbol,
                proved,
                depth,
                by: self.reason(symbol),
                rules: self.by_head.of(goal).count(),
            });
        }
        if proved {
            let entry = &mut self.table[goal];
            self.derived.push(symbol);
            let mut rule = std::mem::replace(&mut entry.waiting, NONE);
            while rule != NONE {
                self.woken.push(rule);
                rule = self.next_waiting[rule as usize];
            }
        }
    }

    /// Puts the head of a rule that was woken back on the stack, to go on with that rule alone: the
    /// others still wait. `false` if there is no such rule.
    fn wake(&mut self, observer: &mut impl Observer) -> bool {
        let Some(rule) = self.woken.pop() else {
            return false;
        };
        let goal = horn::goal(self.program.head(rule as usize));
        if self.table[goal].state != State::Proved {
            self.push(goal, rule, NONE, observer);
        }
        true
    }

    /// Whether the symbol was proved.
    pub fn is_proved(&self, symbol: Symbol) -> bool {
        self.reason(symbol).is_some()
    }

    /// The rule that proved a symbol; `None` for the symbol asks for the contradiction.
    pub fn reason(&self, symbol: impl Into<Option<Symbol>>) -> Option<usize> {
        let entry = self.table.get(horn::goal(symbol.into()))?;
        (entry.reason != NONE).then_some(entry.reason as usize)
    }

    /// The symbols proved so far, in order.
    pub fn derived(&self) -> &[Symbol] {
        &self.derived
    }

    /// What the proofs of these symbols stand on, themselves included, each with the rule that proved
    /// it, in the order in which it was proved.
    pub fn support(&self, symbols: &[Symbol]) -> Vec<(Symbol, usize)> {
        let proved = |&symbol: &Symbol| Some((symbol, self.reason(symbol)?));
        horn::support(
            self.program,
            self.derived.iter().filter_map(proved),
            symbols,
        )
    }

    /// A model of the program in which the symbols that were asked are true only if they were proved,
    /// after a contradiction was asked for and none was found. Symbols that were never asked are true:
    /// no rule for them is broken that way, and every other rule has a symbol that was asked and not
    /// proved in its body, or its head was proved.
    pub fn model(&self) -> Model {
        let symbols = &self.table[horn::goal(Some(Symbol::new(0)))..];
        let not_false = |entry: &Entry| matches!(entry.state, State::NotAsked | State::Proved);
        Model::new(symbols.iter().map(not_false).collect())
    }

    fn bytes(&self) -> u64 {
        let table = self.table.len() * size_of::<Entry>();
        let rules = self.passed.len() * 12 + self.woken.len() * 4;
        (table + rules + self.stack.len() * size_of::<Frame>()) as u64
    }
}

/// Whether the goal follows from the program: see [`BackwardChaining::prove`].
///
/// # Errors
///
/// Which limit of the budget was reached first.
pub fn prove(
    program: &Program,
    goal: Option<Symbol>,
    observer: &mut impl Observer,
    budget: &Budget,
) -> Result<Proved, Stop> {
    let mut chaining = BackwardChaining::new(program);
    let proved = chaining.prove(goal, observer, budget)?;
    let support = proved.then(|| match (goal, chaining.reason(goal)) {
        (None, Some(rule)) => chaining.support(program.body(rule)),
        _ => chaining.support(goal.as_slice()),
    });
    Ok(Proved {
        support,
        goals: chaining.goals,
    })
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
    let mut chaining = BackwardChaining::new(&program);
    let found = find(&mut chaining, query, observer, budget);
    let answer = sentences.answer(base, query, &program, found.unwrap_or_else(Found::Stopped));
    let statistics = Statistics {
        nodes: chaining.goals,
        propagations: chaining.derived.len() as u64,
        bytes: chaining.bytes(),
        ..Statistics::default()
    };
    Report {
        derived: chaining.derived,
        ..Report::new(answer, statistics)
    }
}

fn find(
    chaining: &mut BackwardChaining<'_>,
    query: &Formula,
    observer: &mut impl Observer,
    budget: &Budget,
) -> Result<Found, Stop> {
    let mut prove = |goal: Option<Symbol>| {
        let budget = budget.less(chaining.goals, Duration::ZERO);
        chaining.prove(goal, observer, &budget)
    };
    let mut all_proved = true;
    match crate::program::goals(query) {
        Some(goals) => {
            for &goal in &goals {
                if !prove(Some(goal))? {
                    all_proved = false;
                    break;
                }
            }
            if all_proved {
                return Ok(Found::Goals(chaining.support(&goals)));
            }
        }
        // It may still be false where only that is true which has to be.
        None => {
            for symbol in query.symbols() {
                prove(Some(symbol))?;
            }
        }
    }
    prove(None)?;
    Ok(match chaining.reason(None) {
        Some(rule) => Found::Contradiction(rule, chaining.support(chaining.program.body(rule))),
        None => Found::Neither(chaining.model()),
    })
}
