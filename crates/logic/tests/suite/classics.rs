//! Examples that every textbook has, asked of every engine.
//!
//! The Wumpus world, the Horn clauses and the unicorn are from Russell and Norvig, Artificial
//! Intelligence: A Modern Approach, chapter 7.

use atisbo_base::Budget;
use atisbo_logic::{Answer, KnowledgeBase, Method, Report, Why, proof};

const CHAINING: [Method; 3] = [
    Method::ForwardChaining,
    Method::BackwardChaining,
    Method::Recursive,
];

fn told(sentences: &[&str]) -> KnowledgeBase {
    let mut base = KnowledgeBase::new();
    for sentence in sentences {
        base.tell(sentence).expect("the sentence is a formula");
    }
    base
}

fn ask(base: &mut KnowledgeBase, query: &str, method: Method) -> Report {
    let query = base.parse(query).expect("the query is a formula");
    base.ask(&query, &method.into(), (), &Budget::unlimited())
}

/// Whether the query follows, if the engine can tell; what it shows is checked.
fn follows(base: &mut KnowledgeBase, text: &str, method: Method) -> Option<bool> {
    let report = ask(base, text, method);
    let query = base.parse(text).expect("the query is a formula");
    match report.answer {
        Answer::Entailed(proof) => {
            assert_eq!(proof::check(base, &query, &proof), Ok(()), "{method}");
            Some(true)
        }
        Answer::Refuted(model) => {
            for (_, sentence) in base.sentences() {
                assert!(sentence.holds_in(&model), "{method}");
            }
            assert!(!query.holds_in(&model), "{method}");
            Some(false)
        }
        Answer::Unknown(why) => {
            assert!(!matches!(why, Why::Budget(_)), "{method}: {why:?}");
            None
        }
    }
}

/// Asks all engines; those that see everything must know the answer.
fn assert_answer(base: &mut KnowledgeBase, query: &str, expected: bool) {
    for method in Method::ALL {
        let answer = follows(base, query, method);
        let may_not_know = CHAINING.contains(&method) || method.id() == "walksat";
        match answer {
            Some(answer) => assert_eq!(answer, expected, "{query}, asked of {method}"),
            None => assert!(may_not_know, "{query}, asked of {method}"),
        }
    }
}

fn wumpus_world() -> KnowledgeBase {
    told(&[
        "~P[1,1]",
        "B[1,1] <=> P[1,2] | P[2,1]",
        "B[2,1] <=> P[1,1] | P[2,2] | P[3,1]",
        "~B[1,1]",
        "B[2,1]",
    ])
}

#[test]
fn in_the_wumpus_world_there_is_no_pit_where_no_breeze_is_felt() {
    let mut base = wumpus_world();
    assert_answer(&mut base, "~P[1,2]", true);
    assert_answer(&mut base, "~P[2,1]", true);
    assert_answer(&mut base, "P[2,2] | P[3,1]", true);
    for open in ["P[2,2]", "~P[2,2]", "P[3,1]", "~P[3,1]"] {
        assert_answer(&mut base, open, false);
    }
}

#[test]
fn the_wumpus_world_has_three_models() {
    let report = ask(&mut wumpus_world(), "~P[1,2]", Method::TruthTable);
    assert_eq!(report.models, Some(3));
    assert_eq!(report.statistics.nodes, 128);
}

#[test]
fn the_next_breeze_tells_where_the_pit_is() {
    let mut base = wumpus_world();
    base.tell("B[1,2] <=> P[1,1] | P[2,2] | P[1,3]").unwrap();
    let no_breeze = base.tell("~B[1,2]").unwrap();
    assert_answer(&mut base, "~P[2,2] & ~P[1,3]", true);
    assert_answer(&mut base, "P[3,1]", true);
    base.retract(no_breeze);
    assert_answer(&mut base, "P[3,1]", false);
}

fn horn_clauses() -> KnowledgeBase {
    told(&[
        "P => Q",
        "L & M => P",
        "B & L => M",
        "A & P => L",
        "A & B => L",
        "A",
        "B",
    ])
}

#[test]
fn the_horn_clauses_of_the_textbook_prove_q() {
    let mut base = horn_clauses();
    assert_answer(&mut base, "Q", true);
    for method in CHAINING {
        assert_eq!(follows(&mut base, "Q", method), Some(true), "{method}");
        let report = ask(&mut base, "Q", method);
        let names = report.derived.iter();
        let names: Vec<String> = names.map(|&one| base.symbols().name(one)).collect();
        // P comes up again below itself, by the rule for L that leads nowhere.
        assert_eq!(names.join(" "), "A B L M P Q", "{method}");
    }
    assert_answer(&mut base, "R", false);
    let (fact, _) = base.sentences().last().expect("B was told");
    base.retract(fact);
    for symbol in ["Q", "P", "L", "M", "B"] {
        assert_answer(&mut base, symbol, false);
    }
}

#[test]
fn a_proof_shows_only_what_it_needs() {
    let mut base = horn_clauses();
    base.tell("A => unrelated").unwrap();
    for method in Method::ALL {
        if let Answer::Entailed(proof) = ask(&mut base, "M", method).answer
            && method != Method::TruthTable
        {
            let sentences: Vec<usize> = proof.sentences().iter().map(|id| id.0).collect();
            assert_eq!(sentences, [2, 4, 5, 6], "{method}");
        }
    }
}

#[test]
fn what_only_proves_itself_is_not_proved() {
    let mut base = told(&["a => b", "b => c", "c => a", "c & d => e", "e => d"]);
    for symbol in ["a", "b", "c", "d", "e"] {
        assert_answer(&mut base, symbol, false);
    }
    base.tell("b").unwrap();
    for symbol in ["a", "b", "c"] {
        assert_answer(&mut base, symbol, true);
        for method in CHAINING {
            assert_eq!(follows(&mut base, symbol, method), Some(true), "{method}");
        }
    }
    assert_answer(&mut base, "d", false);
    assert_answer(&mut base, "e", false);
}

#[test]
fn a_goal_that_failed_for_its_ancestor_is_tried_again() {
    // Asked for p, q fails at first: it needs p. Then p is proved by a fact, and so is q.
    let mut base = told(&["p & q => goal", "q => p", "p => q", "fact => p", "fact"]);
    assert_answer(&mut base, "goal", true);
    for method in CHAINING {
        assert_eq!(follows(&mut base, "goal", method), Some(true), "{method}");
    }
}

#[test]
fn the_unicorn_is_magical_and_horned_but_perhaps_no_myth() {
    let mut base = told(&[
        "mythical => immortal",
        "~mythical => ~immortal & mammal",
        "immortal | mammal => horned",
        "horned => magical",
    ]);
    assert_answer(&mut base, "magical", true);
    assert_answer(&mut base, "horned", true);
    assert_answer(&mut base, "mythical", false);
    assert_answer(&mut base, "~mythical", false);
}

#[test]
fn chaining_cannot_reason_by_cases_and_says_which_sentence_is_too_hard() {
    let mut base = told(&["cat => animal", "dog => animal", "cat | dog"]);
    assert_answer(&mut base, "animal", true);
    let (hard, _) = base.sentences().last().expect("it was told");
    for method in CHAINING {
        let answer = ask(&mut base, "animal", method).answer;
        assert_eq!(answer, Answer::Unknown(Why::NotHorn(hard)), "{method}");
    }
}

#[test]
fn the_laws_of_thought_need_no_premises() {
    let mut base = KnowledgeBase::new();
    for law in [
        "p | ~p",
        "~(p & ~p)",
        "~(p & q) <=> ~p | ~q",
        "((p => q) => p) => p",
        "(p => q) <=> (~q => ~p)",
        "(p => q) & (q => r) => (p => r)",
        "(p <=> (q <=> r)) <=> ((p <=> q) <=> r)",
        "p & (q | r) <=> p & q | p & r",
    ] {
        assert_answer(&mut base, law, true);
    }
    for error in [
        "(p => q) => (q => p)",
        "(p => q) & q => p",
        "p | q => p & q",
    ] {
        assert_answer(&mut base, error, false);
    }
}
