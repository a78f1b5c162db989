//! What the engines write down can be read: names instead of numbers, and no more than asked for.

use atisbo_base::Budget;
use atisbo_logic::trace::Tracer;
use atisbo_logic::{
    Conversion, Event, KnowledgeBase, Literal, Method, Notation, Observer, Options, Seen, cdcl,
    instance,
};

fn trace(sentences: &[&str], query: &str, method: Method, limit: usize) -> (Vec<String>, u64) {
    let mut base = KnowledgeBase::new();
    for sentence in sentences {
        base.tell(sentence).unwrap();
    }
    let query = base.parse(query).unwrap();
    let mut tracer = Tracer::new(limit, base.symbols());
    base.ask(&query, &method.into(), &mut tracer, &Budget::unlimited());
    let trace = tracer.into_trace();
    let mut text = Vec::new();
    trace.write_json_lines(&mut text).unwrap();
    let text = String::from_utf8(text).unwrap();
    assert_eq!(text.lines().count(), trace.events.len());
    (text.lines().map(str::to_owned).collect(), trace.left_out)
}

#[test]
fn a_row_of_the_truth_table_names_its_symbols() {
    let (lines, left_out) = trace(&["p | q"], "p", Method::TruthTable, 2);
    assert_eq!(
        lines,
        [
            r#"{"event":"row","values":{"p":false,"q":false},"premises":false,"query":false}"#,
            r#"{"event":"row","values":{"p":false,"q":true},"premises":true,"query":false}"#,
        ]
    );
    assert_eq!(left_out, 2);
}

#[test]
fn chaining_names_its_rules() {
    let sentences = ["p & q => r", "p", "q"];
    let (lines, _) = trace(&sentences, "r", Method::ForwardChaining, 100);
    let known = concat!(
        r#"{"event":"known","symbol":"p","by":{"number":1,"sentence":2,"formula":"p"},"premises":[],"#,
        r#""agenda":["q"],"waiting":1,"#,
        r#""lowered":[{"rule":{"number":0,"sentence":1,"formula":"p & q => r"},"from":2,"to":1}],"counters":1}"#,
    );
    assert_eq!(lines[0], known);
    let fired = concat!(
        r#"{"event":"fire","rule":{"number":0,"sentence":1,"formula":"p & q => r"},"head":"r","#,
        r#""premises":["p","q"]}"#,
    );
    assert_eq!(lines[2], fired);
    let rule = r#"{"number":0,"sentence":1,"formula":"p & q => r"}"#;
    for method in [Method::BackwardChaining, Method::Recursive] {
        let (lines, _) = trace(&sentences, "r", method, 100);
        assert_eq!(
            lines[..3],
            [
                r#"{"event":"goal","symbol":"r","depth":0,"needed_by":null,"rules":1}"#.to_owned(),
                format!(r#"{{"event":"try","rule":{rule},"depth":0,"place":1,"of":1,"open":"p"}}"#),
                format!(
                    r#"{{"event":"goal","symbol":"p","depth":1,"needed_by":{rule},"rules":1}}"#
                ),
            ]
        );
    }
}

#[test]
fn the_recursion_says_what_it_remembers_and_when_it_starts_over() {
    let sentences = ["a & b => g", "b => a", "f => a", "a => b", "f"];
    let (lines, _) = trace(&sentences, "g", Method::Recursive, 100);
    let at = |wanted: &str| lines.iter().position(|line| line.starts_with(wanted));
    let failed = at(r#"{"event":"remembered","symbol":"b","proved":false"#);
    let again = at(r#"{"event":"restart","why":"proved","after":2}"#);
    let proved = at(r#"{"event":"remembered","symbol":"a","proved":true"#);
    assert!(
        failed.is_some() && failed < again && again < proved,
        "{lines:#?}"
    );
}

#[test]
fn a_goal_that_is_in_no_rule_is_told_of_as_any_other() {
    for method in [Method::BackwardChaining, Method::Recursive] {
        let (lines, _) = trace(&["p"], "q", method, 100);
        assert_eq!(
            lines,
            [
                r#"{"event":"goal","symbol":"q","depth":0,"needed_by":null,"rules":0}"#,
                r#"{"event":"settled","symbol":"q","proved":false,"depth":0,"by":null,"rules":0}"#,
            ]
        );
    }
}

#[test]
fn derived_clauses_are_written_out_when_they_are_used() {
    let sentences = ["p => q", "q => r", "p"];
    let (lines, left_out) = trace(&sentences, "r", Method::Resolution, 100);
    assert_eq!(left_out, 0);
    let used = r#"{"number":4,"formula":"#;
    assert!(lines.iter().any(|line| line.contains(used)), "{lines:#?}");
    assert!(lines.iter().any(|line| line.contains(r#""clause":[]"#)));
}

#[test]
fn every_engine_can_be_watched_without_a_limit_being_passed() {
    let sentences = ["a | b", "a => c", "b => c", "~(c & d)", "d | e & a"];
    for method in Method::ALL {
        let (lines, left_out) = trace(&sentences, "e", method, 3);
        assert!(lines.len() <= 3);
        assert!(lines.len() == 3 || left_out == 0);
    }
}

/// Resolves the false clause of each conflict as the engine says, and compares what comes out with what it learned.
struct Checker {
    clauses: std::collections::HashMap<usize, Vec<Literal>>,
    conflict: Vec<Literal>,
    /// The symbols that have their value without any decision.
    settled: Vec<atisbo_logic::Symbol>,
    learned: usize,
}

impl Observer for Checker {
    fn notice(&mut self, event: &Seen<'_>) {
        match event {
            Event::Propagate {
                literal,
                reason,
                level,
                others,
            } => {
                let mut clause: Vec<Literal> = others.iter().map(|one| one.literal).collect();
                clause.push(*literal);
                assert_same(&clause, &self.clauses[reason]);
                assert!(others.iter().all(|one| one.level <= *level));
                if *level == 0 {
                    self.settled.push(literal.symbol());
                }
            }
            Event::Conflict {
                clause, literals, ..
            } => {
                self.conflict = literals.iter().map(|one| one.literal).collect();
                assert_same(&self.conflict, &self.clauses[clause]);
            }
            Event::Learn {
                clause,
                number,
                levels,
                back_to,
                chain,
                uip,
            } => {
                let mut resolvent = self.conflict.clone();
                for step in chain {
                    let before = resolvent.len();
                    resolvent.retain(|&literal| literal != !step.literal);
                    assert_eq!(resolvent.len(), before - 1, "nothing to resolve");
                    let reason = self.clauses[&step.reason].iter();
                    resolvent.extend(reason.filter(|&&literal| literal != step.literal));
                    resolvent.sort_unstable();
                    resolvent.dedup();
                }
                resolvent.retain(|literal| !self.settled.contains(&literal.symbol()));
                assert_same(&resolvent, clause);
                assert_eq!(clause[0], !*uip);
                assert_eq!(*back_to, levels[1..].iter().copied().max().unwrap_or(0));
                self.clauses.insert(*number, clause.to_vec());
                self.learned += 1;
            }
            _ => {}
        }
    }
}

fn assert_same(one: &[Literal], other: &[Literal]) {
    let sorted = |literals: &[Literal]| {
        let mut literals = literals.to_vec();
        literals.sort_unstable();
        literals
    };
    assert_eq!(sorted(one), sorted(other));
}

#[test]
fn what_is_learned_comes_of_the_conflict_by_the_chain_that_is_told() {
    for seed in 0..20 {
        let cnf = instance::random(40, 180, 3, seed);
        let mut checker = Checker {
            clauses: cnf.clauses().map(<[_]>::to_vec).enumerate().collect(),
            conflict: Vec::new(),
            settled: Vec::new(),
            learned: 0,
        };
        let budget = Budget::unlimited();
        cdcl::solve(&cnf, &cdcl::Settings::default(), &mut checker, &budget);
        assert!(checker.learned > 0 || seed > 0);
    }
}

#[test]
fn each_clause_names_the_sentence_that_it_comes_from() {
    let sentences = ["p <=> q & r", "p", "(a & b) | (c & d)"];
    for conversion in Conversion::ALL {
        let mut base = KnowledgeBase::new();
        for sentence in sentences {
            base.tell(sentence).unwrap();
        }
        let query = base.parse("~q | a & c").unwrap();
        let mut options = Options::from(Method::Resolution);
        options.conversion = conversion;
        let mut tracer = Tracer::in_notation(1000, base.symbols(), Notation::Unicode);
        base.ask(&query, &options, &mut tracer, &Budget::unlimited());
        let mut seen = std::collections::BTreeSet::new();
        for event in tracer.into_trace().events {
            if let Event::Turn { clause, .. } = event {
                assert!(clause.sentence.is_none_or(|of| (1..=3).contains(&of)));
                assert!(clause.sentence.is_none() || !clause.question);
                seen.insert((clause.sentence, clause.question));
                let formula = clause.formula.unwrap();
                assert!(!formula.contains(['~', '|']), "{formula}");
            }
        }
        assert!(
            seen.contains(&(Some(2), false)) && seen.contains(&(None, true)),
            "{seen:?}"
        );
    }
}
