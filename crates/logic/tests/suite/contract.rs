//! What every engine promises, checked against a truth table of the slowest kind.

use crate::models;
use atisbo_base::{Budget, Cancel, Stop};
use atisbo_logic::{
    Answer, Formula, KnowledgeBase, Method, Model, Options, Program, Report, Symbol, Why, proof,
};
use proptest::prelude::*;
use std::time::Duration;

const SYMBOLS: usize = 7;

fn symbol() -> impl Strategy<Value = Symbol> + Clone {
    (0..SYMBOLS).prop_map(Symbol::new)
}

fn any_formula() -> impl Strategy<Value = Formula> {
    let leaf = prop_oneof![
        10 => symbol().prop_map(Formula::from),
        1 => any::<bool>().prop_map(Formula::Constant),
    ];
    leaf.prop_recursive(3, 12, 3, |inner| {
        let several = prop::collection::vec(inner.clone(), 0..4);
        let pair = (inner.clone(), inner.clone());
        prop_oneof![
            inner.prop_map(|one| !one),
            several.clone().prop_map(Formula::And),
            several.prop_map(Formula::Or),
            pair.clone().prop_map(|(left, right)| left.implies(right)),
            pair.prop_map(|(left, right)| left.iff(right)),
        ]
    })
}

/// A fact, a rule, or now and then a rule without head.
fn rule() -> impl Strategy<Value = Formula> {
    let fact = symbol().prop_map(Formula::from);
    let body = || {
        let symbols = prop::collection::vec(symbol().prop_map(Formula::from), 1..4);
        symbols.prop_map(Formula::and)
    };
    prop_oneof![
        3 => fact.clone(),
        10 => (body(), fact).prop_map(|(body, head)| body.implies(head)),
        1 => body().prop_map(|body| !body),
    ]
}

fn conjunction() -> impl Strategy<Value = Formula> {
    let symbols = prop::collection::vec(symbol().prop_map(Formula::from), 1..3);
    symbols.prop_map(Formula::and)
}

fn any_base() -> impl Strategy<Value = KnowledgeBase> {
    prop::collection::vec(any_formula(), 0..7).prop_map(|sentences| told(&sentences))
}

fn horn_base() -> impl Strategy<Value = KnowledgeBase> {
    prop::collection::vec(rule(), 0..14).prop_map(|sentences| told(&sentences))
}

fn told(sentences: &[Formula]) -> KnowledgeBase {
    let mut base = KnowledgeBase::new();
    for index in 0..SYMBOLS {
        base.symbols_mut().intern(&format!("p{index}"));
    }
    for sentence in sentences {
        base.tell_formula(sentence.clone());
    }
    base
}

fn ask(base: &KnowledgeBase, query: &Formula, method: Method, budget: &Budget) -> Report {
    let mut options = Options::from(method);
    // With so few symbols a model is found at once or not at all.
    options.walksat.max_flips = 200;
    options.walksat.tries = 2;
    base.ask(query, &options, (), budget)
}

fn is_true(base: &KnowledgeBase, model: &Model) -> bool {
    base.sentences()
        .all(|(_, sentence)| sentence.holds_in(model))
}

/// Whether the query is true in all models of the knowledge base.
fn follows(base: &KnowledgeBase, query: &Formula) -> bool {
    models(SYMBOLS).all(|model| !is_true(base, &model) || query.holds_in(&model))
}

/// Whether the engine may say that it cannot tell.
fn is_excused(base: &KnowledgeBase, query: &Formula, method: Method, why: Why) -> bool {
    let chains = matches!(
        method,
        Method::ForwardChaining | Method::BackwardChaining | Method::Recursive
    );
    match why {
        Why::NotHorn(id) => {
            let sentence = base.sentence(id).expect("the sentence is there");
            chains && Program::new().add_formula(sentence).is_err()
        }
        // A conjunction of symbols is what a rule may have for a body.
        Why::QueryNotAtomic => {
            let as_body = query.clone().implies(Formula::FALSE);
            chains && Program::new().add_formula(&as_body).is_err()
        }
        Why::NoModelFound => method.id() == "walksat",
        Why::Budget(_) => false,
    }
}

fn assert_kept(base: &KnowledgeBase, query: &Formula) {
    let expected = follows(base, query);
    for method in Method::ALL {
        let report = ask(base, query, method, &Budget::unlimited());
        match &report.answer {
            Answer::Entailed(proof) => {
                assert!(expected, "{method} proves what does not follow");
                assert_eq!(proof::check(base, query, proof), Ok(()), "{method}");
                assert_eq!(proof.conclusion(), query, "{method}");
            }
            Answer::Refuted(model) => {
                assert!(!expected, "{method} refutes what follows");
                assert_eq!(model.values().len(), base.symbols().len(), "{method}");
                assert!(is_true(base, model), "{method}: {model:?} is no model");
                assert!(
                    !query.holds_in(model),
                    "{method}: {model:?} is no counter-model"
                );
            }
            Answer::Unknown(why) => {
                assert!(is_excused(base, query, method, *why), "{method}: {why:?}");
            }
        }
    }
}

proptest! {
    #[test]
    fn engines_are_right_about_any_sentences(base in any_base(), query in any_formula()) {
        assert_kept(&base, &query);
    }

    #[test]
    fn engines_are_right_about_horn_clauses(base in horn_base(), query in conjunction()) {
        assert_kept(&base, &query);
    }

    #[test]
    fn engines_are_right_about_any_question_to_horn_clauses(
        base in horn_base(),
        query in any_formula(),
    ) {
        assert_kept(&base, &query);
    }

    #[test]
    fn engines_are_right_about_symbols_where_not_all_is_horn(
        base in any_base(),
        query in conjunction(),
    ) {
        assert_kept(&base, &query);
    }

    #[test]
    fn what_is_taken_back_leaves_no_trace(
        mut base in horn_base(),
        others in prop::collection::vec(any_formula(), 1..4),
        query in any_formula(),
    ) {
        let before = Method::ALL.map(|method| ask(&base, &query, method, &Budget::unlimited()));
        let others: Vec<_> = others.into_iter().map(|one| base.tell_formula(one)).collect();
        for other in others {
            prop_assert!(base.retract(other).is_some());
            prop_assert_eq!(base.retract(other), None);
        }
        for (before, method) in before.into_iter().zip(Method::ALL) {
            let after = ask(&base, &query, method, &Budget::unlimited());
            prop_assert_eq!(after.answer, before.answer);
            prop_assert_eq!(after.derived, before.derived);
            prop_assert_eq!(after.models, before.models);
        }
    }
}

/// The engines that find out whatever there is to find out.
fn complete() -> impl Iterator<Item = Method> {
    let all = Method::ALL.into_iter();
    all.filter(|method| method.id() != "walksat")
}

#[test]
fn everything_follows_from_a_contradiction_and_the_proof_says_so() {
    let base = told(&[
        Formula::from(Symbol::new(0)),
        !Formula::from(Symbol::new(0)),
        Formula::from(Symbol::new(1)),
    ]);
    for query in [Formula::from(Symbol::new(2)), Formula::FALSE] {
        assert_kept(&base, &query);
        for method in complete() {
            let Answer::Entailed(proof) = ask(&base, &query, method, &Budget::unlimited()).answer
            else {
                panic!("{method} does not see the contradiction");
            };
            // A truth table does not show it; that there is no model does.
            let is_table = method == Method::TruthTable;
            assert_eq!(proof.is_from_contradiction(), !is_table, "{method}");
        }
    }
}

#[test]
fn a_proof_that_needs_the_query_is_none_from_a_contradiction() {
    let symbols = [0, 1].map(|index| Formula::from(Symbol::new(index)));
    let [p, q] = symbols;
    let base = told(&[p.clone().implies(q.clone()), p]);
    for method in complete() {
        let Answer::Entailed(proof) = ask(&base, &q, method, &Budget::unlimited()).answer else {
            panic!("{method} does not see it");
        };
        assert!(!proof.is_from_contradiction(), "{method}");
    }
}

#[test]
fn from_nothing_follows_only_what_is_always_true() {
    let p = Formula::from(Symbol::new(0));
    let nothing = told(&[]);
    for query in [
        Formula::TRUE,
        Formula::FALSE,
        p.clone(),
        !p.clone(),
        Formula::or([p.clone(), !p.clone()]),
        Formula::And(vec![]),
        Formula::Or(vec![]),
    ] {
        assert_kept(&nothing, &query);
    }
    let empty = KnowledgeBase::new();
    for method in Method::ALL {
        let answer = ask(&empty, &Formula::FALSE, method, &Budget::unlimited()).answer;
        assert_eq!(answer, Answer::Refuted(Model::default()), "{method}");
    }
}

#[test]
fn every_engine_stops_when_it_is_told_to() {
    let mut base = KnowledgeBase::new();
    let count = 40;
    for index in 0..count {
        let next = (index + 1) % count;
        base.tell(&format!("a{index} & b{index} => a{next}"))
            .unwrap();
        base.tell(&format!("a{index} & b{next} => b{index}"))
            .unwrap();
    }
    let query = base.parse("a0").unwrap();
    let cancel = Cancel::new();
    cancel.raise();
    let unlimited = Budget::unlimited;
    for (budget, stop) in [
        (unlimited().cancel(cancel), Stop::Cancelled),
        (unlimited().time(Duration::ZERO), Stop::Time),
        (unlimited().nodes(0), Stop::Nodes),
    ] {
        for method in Method::ALL {
            let answer = ask(&base, &query, method, &budget).answer;
            assert_eq!(answer, Answer::Unknown(Why::Budget(stop)), "{method}");
        }
    }
}
