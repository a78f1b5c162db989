//! The plain recursive way to ask: from the goal to the facts, without any memory of earlier goals.
//!
//! This is the ASK that students write first, kept to be compared: a goal is proved if all symbols in the
//! body of one of its rules are, and each of them is asked in the same way, however often it came up
//! before. A goal that is already being proved further up is not asked again, or the recursion would
//! never end: that path fails.
//!
//! Cutting those paths loses nothing. Count for each symbol that follows the rounds in which the rules,
//! applied over and over to the facts, first give it: it has a rule whose body came in earlier rounds. A
//! path that goes along such rules only never meets a symbol twice. So what is not proved does not
//! follow, as with a table. The price is time: what several rules need is proved for each of them anew,
//! and the number of goals can double with each layer of the program.
//!
//! What was proved is written down in the order in which that happened, to give a proof at the end. The
//! search never looks at it.

use super::horn::{self, ByHead, Found, NONE, Sentences};
use crate::answer::{Report, Statistics};
use crate::engine::forward_chaining::ForwardChaining;
use crate::formula::Formula;
use crate::knowledge_base::KnowledgeBase;
use crate::observer::{Event, Observer};
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
    /// Whether a goal is on the stack.
    open: Vec<bool>,
    /// For the proof only: the rule that first proved each goal, and the order of the symbols.
    reason: Vec<u32>,
    derived: Vec<Symbol>,
    goals: u64,
    fired: u64,
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
        let goals = by_head.goals();
        Recursion {
            program,
            by_head,
            stack: Vec::new(),
            open: vec![false; goals],
            reason: vec![NONE; goals],
            derived: Vec::new(),
            goals: 0,
            fired: 0,
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
        if goal >= self.open.len() {
            horn::tell_hopeless(goal, observer);
            return Ok(false);
        }
        let mut meter = budget.meter();
        let start = self.goals;
        self.call(goal, observer);
        loop {
            if let Some(stop) = meter.check(self.goals - start, self.bytes()) {
                return Err(stop);
            }
            let Some(frame) = self.stack.last_mut() else {
                return Ok(self.reason[goal] != NONE);
            };
            let Frame { goal, rule, passed } = *frame;
            if rule == NONE {
                self.back(false, observer);
                continue;
            }
            match self.program.body(rule as usize).get(passed as usize) {
                None => {
                    self.proved(goal as usize, rule);
                    self.back(true, observer);
                }
                Some(&symbol) if self.open[horn::goal(Some(symbol))] => {
                    observer.notice(&Event::Cycle { symbol });
                    self.try_next(observer);
                }
                Some(&symbol) => self.call(horn::goal(Some(symbol)), observer),
            }
        }
    }

    /// Begins to prove a goal.
    fn call(&mut self, goal: usize, observer: &mut impl Observer) {
        let depth = self.stack.len();
        if let Some(symbol) = horn::symbol(goal) {
            observer.notice(&Event::Goal { symbol, depth });
        }
        self.goals += 1;
        self.open[goal] = true;
        let rule = self.by_head.first(goal);
        self.stack.push(Frame {
            goal: goal as u32,
            rule,
            passed: 0,
        });
        horn::tell_try(rule, depth, observer);
    }

    /// The rule on top of the stack fails: the goal's next rule.
    fn try_next(&mut self, observer: &mut impl Observer) {
        let depth = self.stack.len();
        if let Some(frame) = self.stack.last_mut() {
            frame.rule = self.by_head.after(frame.rule);
            frame.passed = 0;
            horn::tell_try(frame.rule, depth - 1, observer);
        }
    }

    /// Ends the goal on top of the stack, and tells the goal below it.
    fn back(&mut self, proved: bool, observer: &mut impl Observer) {
        let Some(Frame { goal, .. }) = self.stack.pop() else {
            return;
        };
        self.open[goal as usize] = false;
        if let Some(symbol) = horn::symbol(goal as usize) {
            let depth = self.stack.len();
            observer.notice(&Event::Settled {
                symbol,
                proved,
                depth,
            });
        }
        match self.stack.last_mut() {
            Some(below) if proved => below.passed += 1,
            _ => self.try_next(observer),
        }
    }

    /// Writes down what proved a goal. All the rule needs was written down before, so the first proofs
    /// of all symbols, in their order, make one proof.
    fn proved(&mut self, goal: usize, rule: u32) {
        self.fired += 1;
        if self.reason[goal] == NONE {
            self.reason[goal] = rule;
            self.derived.extend(horn::symbol(goal));
        }
    }

    /// The rule that proved the contradiction.
    fn contradiction(&self) -> Option<usize> {
        let rule = self.reason[horn::goal(None)];
        (rule != NONE).then_some(rule as usize)
    }

    fn support(&self, symbols: &[Symbol]) -> Vec<(Symbol, usize)> {
        let reason = |symbol| self.reason[horn::goal(Some(symbol))] as usize;
        horn::support(self.program, self.derived.iter().copied(), reason, symbols)
    }

    fn bytes(&self) -> u64 {
        (self.open.len() * 9 + self.stack.len() * size_of::<Frame>()) as u64
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
        if let Some(rule) = self.contradiction() {
            let support = self.support(self.program.body(rule));
            return Ok(Found::Contradiction(rule, support));
        }
        // Without a memory, it cannot say which symbols are false together: forward chaining can.
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
    let support = proved.then(|| match recursion.contradiction() {
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
        propagations: recursion.fired,
        bytes: recursion.bytes(),
        ..Statistics::default()
    };
    Report {
        derived: recursion.derived,
        ..Report::new(answer, statistics)
    }
}
