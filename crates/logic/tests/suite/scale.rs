//! Knowledge bases of a million sentences are no danger to any engine.

use atisbo_base::Budget;
use atisbo_logic::{Answer, Formula, KnowledgeBase, Method, Options, Symbol, Why};
use std::time::Duration;

/// A chain of rules from one fact to symbol 0, told from its end.
fn chain(length: usize) -> KnowledgeBase {
    let mut base = KnowledgeBase::new();
    for index in 0..=length {
        base.symbols_mut().intern(&format!("p{index}"));
    }
    let symbol = |index: usize| Formula::from(Symbol::new(index));
    for index in 0..length {
        base.tell_formula(symbol(index + 1).implies(symbol(index)));
    }
    base.tell_formula(symbol(length));
    base
}

fn assert_all_end(length: usize, budget: &Budget) {
    let base = chain(length);
    let (first, unknown) = (Symbol::new(0), Symbol::new(length + 1));
    for method in Method::ALL {
        let options = Options::from(method);
        let linear = matches!(
            method,
            Method::ForwardChaining | Method::BackwardChaining | Method::Recursive
        );
        match base.ask(&first.into(), &options, (), budget).answer {
            Answer::Entailed(proof) => assert_eq!(proof.sentences().len(), length + 1),
            Answer::Refuted(_) => panic!("{method} is wrong"),
            Answer::Unknown(why) => {
                assert!(!linear, "{method}: {why:?}");
                assert!(
                    matches!(why, Why::Budget(_) | Why::NoModelFound),
                    "{method}: {why:?}"
                );
            }
        }
        match base.ask(&unknown.into(), &options, (), budget).answer {
            Answer::Refuted(_) => {}
            Answer::Entailed(_) => panic!("{method} is wrong"),
            Answer::Unknown(why) => assert!(!linear, "{method}: {why:?}"),
        }
    }
}

#[test]
fn ten_thousand_rules_are_no_danger_to_any_engine() {
    assert_all_end(10_000, &Budget::unlimited().nodes(30_000));
}

#[test]
#[ignore = "takes minutes"]
fn a_million_rules_are_no_danger_to_any_engine() {
    assert_all_end(
        1_000_000,
        &Budget::unlimited().time(Duration::from_secs(20)),
    );
}
