//! Every engine, oracle and conversion keeps its budget: it looks at it while it works, and asks before it takes memory.

use atisbo_base::{Budget, Output, Stop, Watch};
use atisbo_logic::oracle::{BatSat, Oracle, Outcome};
use atisbo_logic::theory::{Claim, Theory};
use atisbo_logic::{
    Answer, Clausal, Conversion, Formula, KnowledgeBase, Method, Options, Symbol, Symbols, Why,
    dimacs, explain, instance, tell_ask,
};

/// Between two looks there are no more steps than this.
const MOST_STEPS: u64 = 1 << 20;

fn symbol(index: usize) -> Formula {
    Symbol::new(index).into()
}

fn told(sentences: impl IntoIterator<Item = Formula>) -> KnowledgeBase {
    let mut base = KnowledgeBase::new();
    for sentence in sentences {
        base.tell_formula(sentence);
    }
    base
}

/// Something that takes the engine very long, and a question.
fn hard_for(method: Method) -> (KnowledgeBase, Formula) {
    match method {
        Method::ForwardChaining | Method::BackwardChaining | Method::Recursive => {
            let rules = (0..100_000).map(|index| symbol(index + 1).implies(symbol(index)));
            (told(rules.chain([symbol(100_000)])), symbol(0))
        }
        _ => {
            let clauses = instance::pigeonhole(14, 13);
            let base = KnowledgeBase::of_clauses(&clauses, &Symbols::new());
            (base, Formula::FALSE)
        }
    }
}

#[test]
fn every_engine_looks_at_its_budget_while_it_works() {
    for method in Method::ALL {
        let (base, query) = hard_for(method);
        for look in [1, 2, 5, 50] {
            let watch = Watch::cancelling_at(look);
            let budget = Budget::unlimited().watched(&watch);
            let report = base.ask(&query, &Options::from(method), (), &budget);
            let cancelled = Answer::Unknown(Why::Budget(Stop::Cancelled));
            assert_eq!(report.answer, cancelled, "{method} at look {look}");
            assert!(watch.looks() <= look + 2, "{method}: {watch:?}");
            assert!(watch.most_steps() <= MOST_STEPS, "{method}: {watch:?}");
        }
    }
}

#[test]
fn an_oracle_and_the_explanations_from_it_end_when_they_are_told_to() {
    let hard = instance::pigeonhole(12, 11);
    let mut oracle = BatSat::new();
    oracle.add_all(&hard);
    let watch = Watch::cancelling_at(20);
    let outcome = oracle.solve(&[], &Budget::unlimited().watched(&watch));
    assert_eq!(outcome, Outcome::Stopped(Stop::Cancelled));
    assert!(watch.looks() <= 22, "{watch:?}");

    let mut theory = Theory::new();
    for clause in hard.clauses() {
        let constraint = theory.constraint("clause");
        let names = clause.iter().map(|literal| {
            let symbol = theory.symbol(&format!("p{}", literal.symbol().index()));
            if literal.is_positive() {
                symbol
            } else {
                !symbol
            }
        });
        let clause: Vec<_> = names.collect();
        theory.add(constraint, &clause);
    }
    let all: Vec<_> = theory.constraints().collect();
    for way in 0..3 {
        let watch = Watch::cancelling_at(30);
        let budget = Budget::unlimited().watched(&watch);
        let ended = match way {
            0 => explain::smallest(&mut theory, Claim::Conflict, &all, &|_| 1, &budget),
            1 => explain::deletion(&mut theory, Claim::Conflict, &all, &|_| 1, &budget),
            _ => explain::quickxplain(&mut theory, Claim::Conflict, &all, &budget),
        };
        assert_eq!(ended, Err(Stop::Cancelled), "way {way}");
        assert!(watch.looks() <= 34, "way {way}: {watch:?}");
    }
}

/// `a & b | c & d | ...`, of which distribution makes two to the power of `pairs` clauses.
fn pairs(pairs: usize) -> Formula {
    let pair = |index| Formula::and([symbol(2 * index), symbol(2 * index + 1)]);
    Formula::or((0..pairs).map(pair))
}

#[test]
fn clauses_are_counted_before_memory_is_taken_for_them() {
    let base = told([pairs(20)]);
    let clauses = |budget: Budget| Clausal::new(&base, None, Conversion::Distribution, &budget);
    let stop = clauses(Budget::unlimited().bytes(10 << 20)).unwrap_err();
    assert_eq!(stop, Stop::Bytes);
    let smaller = Clausal::new(
        &base,
        None,
        Conversion::Smaller,
        &Budget::unlimited().bytes(10 << 20),
    );
    assert!(smaller.is_ok());
}

#[test]
fn a_conversion_of_many_sentences_is_cancelled_among_them() {
    let base = told((0..1_000).map(|_| pairs(12)));
    let watch = Watch::cancelling_at(4);
    let budget = Budget::unlimited().watched(&watch);
    let stop = Clausal::new(&base, None, Conversion::Distribution, &budget).unwrap_err();
    assert_eq!((stop, watch.looks()), (Stop::Cancelled, 4));
    assert!(watch.most_steps() <= MOST_STEPS);
}

#[test]
fn rules_that_grow_with_the_square_of_their_text_stay_within_the_bytes() {
    let all = |symbols: std::ops::Range<usize>| Formula::and(symbols.map(symbol));
    let base = told((0..20).map(|_| all(0..1_000).implies(all(1_000..2_000))));
    let budget = Budget::unlimited().bytes(10 << 20);
    for method in [
        Method::ForwardChaining,
        Method::BackwardChaining,
        Method::Recursive,
    ] {
        let report = base.ask(&symbol(1_500), &Options::from(method), (), &budget);
        let stopped = Answer::Unknown(Why::Budget(Stop::Bytes));
        assert_eq!(report.answer, stopped, "{method}");
    }
}

#[test]
fn files_are_written_as_far_as_the_budget_goes() {
    let cnf = instance::random(1_000, 50_000, 3, 1);
    let base = KnowledgeBase::of_clauses(&cnf, &Symbols::new());
    let short = Budget::unlimited().bytes(100_000);
    let mut out = Output::new(&short);
    assert!(dimacs::write_to(&cnf, &Symbols::new(), &mut out).is_err());
    assert_eq!(out.finish(), Err(Stop::Bytes));
    let mut out = Output::new(&short);
    assert!(tell_ask::write_to(&base, [], &mut out).is_err());
    assert_eq!(out.finish(), Err(Stop::Bytes));
}
