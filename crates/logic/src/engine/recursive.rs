//! The plain recursive way to ask: from the goal to the facts, in rounds.
//!
//! This is the ASK that students write first: a goal is proved if all symbols in the body of one of its
//! rules are, and each of them is asked in the same way. A goal that is already being proved further up
//! is not asked again, or the recursion would never end: that rule fails. Without a memory the number of
//! goals can double with each layer of the program, so what was proved is remembered, and what failed is
//! remembered for the rest of the round.
//!
//! A failure may be wrong if it comes from a rule that was cut because it needed a goal further up: that
//! goal may be proved a moment later. So a round that cut a rule and proved something afterwards does not
//! count: all failures are forgotten and the goal is asked again. This is linear tabling (N.-F. Zhou,
//! Y.-D. Shen, L.-Y. Yuan and J.-H. You, Implementation of a linear tabling mechanism, 2001), in the plain
//! case of propositional Horn clauses. [`backward_chaining`](super::backward_chaining) goes on where it
//! stopped instead of asking again.
//!
//! What is proved follows, since its rule and the proofs of its body are at hand. What has failed when the
//! last round ends does not follow. Let F be the goals that failed in that round; none of them was asked
//! again in it, so none is proved. A rule for one of them was given up at a symbol that had failed before,
//! or at one that was open on the stack. Nothing was proved after the first such cut, so that symbol
//! failed too: each rule for a goal in F has a symbol of F in its body. Then none of them follows, because
//! the first to follow would need a rule whose body follows before it.
//!
//! A round asks each goal once, and each round but the last proves a goal: there are at most as many rounds
//! as symbols, and the number of goals is at most the square of that.

use super::horn::{self, ByHead, Found, NONE, Sentences};
use crate::answer::{Report, Statistics};
use crate::engine::forward_chaining::ForwardChaining;
use crate::formula::Formula;
use crate::knowledge_base::KnowledgeBase;
use crate::observer::{Event, Observer, RestartBy};
use crate::program::Program;
use crate::symbol::Symbol;
use atisbo_base::{Budget, Stop};
use std::time::Duration;

pub use super::horn::Proved;

/// The recursion, with an explicit stack: chains of rules may be longer than a thread's stack is deep.
struct Recursion<'a> {
    program: &'a Program,
    by_head: ByHead,
    /// The goals that are being proved, each for the one below it.
    stack: Vec<Frame>,
    /// What is known of each goal.
    memory: Vec<Memory>,
    /// The number of the round.
    round: u32,
    /// How many symbols were proved when this round first cut a rule because of an open goal.
    proved_at_cut: Option<usize>,
    /// The symbols that were proved, in this order.
    derived: Vec<Symbol>,
    goals: u64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Memory {
    NotAsked,
    /// It is on the stack.
    Open,
    /// It was not proved in the round of this number.
    Failed(u32),
    /// This rule proved it.
    Proved(u32),
}

#[derive(Clone, Copy)]
struct Frame {
    goal: u32,
    /// The rule that is tried now.
    rule: u32,
    /// How much of its body is proved.
    passed: u32,
}

impl<'a> Recursion<'a> {
    fn new(program: &'a Program) -> Self {
        let by_head = ByHead::new(program);
        Recursion {
            program,
            memory: vec![Memory::NotAsked; by_head.goals()],
            by_head,
            stack: Vec::new(),
            round: 0,
            proved_at_cut: None,
            derived: Vec::new(),
            goals: 0,
        }
    }

    /// Whether the goal follows; `None` is the contradiction.
    fn prove(
        &mut self,
        goal: Option<Symbol>,
        observer: &mut impl Observer,
        budget: &Budget,
    ) -> Result<bool, Stop> {
        let goal = horn::goal(goal);
        if goal >= self.memory.len() {
            horn::tell_hopeless(goal, observer);
            return Ok(false);
        }
        let mut meter = budget.meter();
        let start = self.goals;
        self.begin_round(goal, observer);
        loop {
            if let Some(stop) = meter.check(self.goals - start, self.bytes()) {
                return Err(stop);
            }
            if !self.stack.is_empty() {
                self.step(observer);
            } else if let Memory::Proved(_) = self.memory[goal] {
                return Ok(true);
            } else if self
                .proved_at_cut
                .is_some_and(|before| self.derived.len() > before)
            {
                observer.notice(&Event::Restart {
                    why: RestartBy::Proved,
                    after: (self.derived.len() - self.proved_at_cut.unwrap_or(0)) as u64,
                });
                self.begin_round(goal, observer);
            } else {
                return Ok(false);
            }
        }
    }

    /// Asks for the goal. The failures of earlier rounds no longer count.
    fn begin_round(&mut self, goal: usize, observer: &mut impl Observer) {
        self.round += 1;
        self.proved_at_cut = None;
        if self.is_new(goal) {
            self.call(goal, observer);
        }
    }

    /// Whether nothing is known of a goal in this round.
    fn is_new(&self, goal: usize) -> bool {
        match self.memory[goal] {
            Memory::NotAsked => true,
            Memory::Failed(round) => round != self.round,
            Memory::Open | Memory::Proved(_) => false,
        }
    }

    /// Goes on with the rule on top of the stack: its next symbol is remembered, asked, or an open goal.
    fn step(&mut self, observer: &mut impl Observer) {
        let Some(&Frame { goal, rule, passed }) = self.stack.last() else {
            return;
        };
        if rule == NONE {
            return self.back(goal as usize, Memory::Failed(self.round), observer);
        }
        let Some(&symbol) = self.program.body(rule as usize).get(passed as usize) else {
            self.derived.extend(horn::symbol(goal as usize));
            return self.back(goal as usize, Memory::Proved(rule), observer);
        };
        let needed = horn::goal(Some(symbol));
        if self.is_new(needed) {
            return self.call(needed, observer);
        }
        let proved = matches!(self.memory[needed], Memory::Proved(_));
        if self.memory[needed] == Memory::Open {
            self.proved_at_cut.get_or_insert(self.derived.len());
            let stack = self.stack.iter().map(|frame| frame.goal as usize);
            horn::tell_cycle(symbol, rule, stack, observer);
        } else {
            observer.notice(&Event::Remembered {
                symbol,
                proved,
                rule: rule as usize,
                by: self.reason(Some(symbol)),
            });
        }
        self.go_on(proved, observer);
    }

    /// Begins to prove a goal.
    fn call(&mut self, goal: usize, observer: &mut impl Observer) {
        let depth = self.stack.len();
        let needed_by = self.stack.last().map(|frame| frame.rule);
        horn::tell_goal(&self.by_head, goal, depth, needed_by, false, observer);
        self.goals += 1;
        self.memory[goal] = Memory::Open;
        let rule = self.by_head.first(goal);
        self.stack.push(Frame {
            goal: goal as u32,
            rule,
            passed: 0,
        });
        self.tell_try(rule, depth, observer);
    }

    fn tell_try(&self, rule: u32, depth: usize, observer: &mut impl Observer) {
        let is_proved = |goal: usize| matches!(self.memory[goal], Memory::Proved(_));
        let rules = (self.program, &self.by_head);
        horn::tell_try(rules, rule, depth, is_proved, observer);
    }

    /// Ends the goal on top of the stack, and tells the goal below it.
    fn back(&mut self, goal: usize, memory: Memory, observer: &mut impl Observer) {
        self.stack.pop();
        self.memory[goal] = memory;
        let proved = matches!(memory, Memory::Proved(_));
        if let Some(symbol) = horn::symbol(goal)
            && observer.watches()
        {
            observer.notice(&Event::Settled {
                symbol,
                proved,
                depth: self.stack.len(),
                by: self.reason(Some(symbol)),
                rules: self.by_head.of(goal).count(),
            });
        }
        self.go_on(proved, observer);
    }

    /// The symbol that the rule on top of the stack needed is proved, or the goal's next rule is tried.
    fn go_on(&mut self, proved: bool, observer: &mut impl Observer) {
        let depth = self.stack.len();
        let Some(frame) = self.stack.last_mut() else {
            return;
        };
        if proved {
            frame.passed += 1;
        } else {
            frame.rule = self.by_head.after(frame.rule);
            frame.passed = 0;
            let rule = frame.rule;
            self.tell_try(rule, depth - 1, observer);
        }
    }

    /// The rule that proved a goal; `None` for the goal is the contradiction.
    fn reason(&self, goal: Option<Symbol>) -> Option<usize> {
        match self.memory[horn::goal(goal)] {
            Memory::Proved(rule) => Some(rule as usize),
            _ => None,
        }
    }

    fn support(&self, symbols: &[Symbol]) -> Vec<(Symbol, usize)> {
        let proved = |&symbol: &Symbol| Some((symbol, self.reason(Some(symbol))?));
        horn::support(
            self.program,
            self.derived.iter().filter_map(proved),
            symbols,
        )
    }

    fn bytes(&self) -> u64 {
        let memory = self.memory.len() * size_of::<Memory>() + self.derived.len() * 4;
        (memory + self.stack.len() * size_of::<Frame>()) as u64
    }

    /// What can be said about a query.
    fn find(
        &mut self,
        query: &Formula,
        observer: &mut impl Observer,
        budget: &Budget,
    ) -> Result<Found, Stop> {
        let mut prove = |goal: Option<Symbol>| {
            let budget = budget.less(self.goals, Duration::ZERO);
            self.prove(goal, observer, &budget)
        };
        if let Some(goals) = crate::program::goals(query) {
            let mut all = true;
            for &goal in &goals {
                all = all && prove(Some(goal))?;
            }
            if all {
                return Ok(Found::Goals(self.support(&goals)));
            }
        }
        prove(None)?;
        if let Some(rule) = self.reason(None) {
            let support = self.support(self.program.body(rule));
            return Ok(Found::Contradiction(rule, support));
        }
        // The memory holds only what the goals needed: forward chaining gives the whole least model.
        let mut chaining = ForwardChaining::from(self.program.clone());
        chaining.run(None, &mut (), &budget.less(self.goals, Duration::ZERO))?;
        Ok(Found::Neither(chaining.least_model()))
    }
}

/// Whether the goal follows from the program; the goal `None` is a contradiction: some rule without head
/// whose body follows.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_logic::{Program, Symbols, recursive};
///
/// let mut symbols = Symbols::new();
/// let [p, q] = ["p", "q"].map(|name| symbols.intern(name));
/// let mut program = Program::new();
/// program.add([q], Some(p));
/// program.add([p], Some(q)); // a cycle
/// program.add([], Some(q));
/// let proved = recursive::prove(&program, Some(p), &mut (), &Budget::unlimited()).unwrap();
/// assert_eq!(proved.support, Some(vec![(q, 2), (p, 0)]));
/// assert_eq!(proved.goals, 2);
/// ```
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
    let mut recursion = Recursion::new(program);
    let proved = recursion.prove(goal, observer, budget)?;
    let support = proved.then(|| match recursion.reason(None) {
        Some(rule) => recursion.support(program.body(rule)),
        None => recursion.support(goal.as_slice()),
    });
    Ok(Proved {
        support,
        goals: recursion.goals,
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
    let mut recursion = Recursion::new(&program);
    let found = recursion.find(query, observer, budget);
    let answer = sentences.answer(base, query, &program, found.unwrap_or_else(Found::Stopped));
    let statistics = Statistics {
        nodes: recursion.goals,
        propagations: recursion.derived.len() as u64,
        bytes: recursion.bytes(),
        ..Statistics::default()
    };
    Report {
        derived: recursion.derived,
        ..Report::new(answer, statistics)
    }
}
