//! A million sentences are read, asked, proved and checked within seconds.

use atisbo_base::Budget;
use atisbo_logic::{Answer, Method, Options, proof, tell_ask};
use std::fmt::Write as _;
use std::time::Instant;

const SENTENCES: usize = 1_000_000;

#[test]
#[ignore = "a measurement: run it in release"]
fn a_chain_of_a_million_rules_is_read_and_forward_chaining_answers() {
    let mut text = String::from("TELL\np0; p1;\n");
    for rule in 2..SENTENCES {
        writeln!(text, "p{} & p{} => p{rule};", rule - 2, rule - 1).unwrap();
    }
    writeln!(text, "ASK\np{}", SENTENCES - 1).unwrap();
    let clock = Instant::now();
    let file = tell_ask::read(&text).unwrap();
    eprintln!("{} MB read: {:?}", text.len() / 1_000_000, clock.elapsed());
    assert_eq!(file.base.sentences().count(), SENTENCES);

    let query = &file.queries[0].formula;
    let options = Options::from(Method::ForwardChaining);
    let clock = Instant::now();
    let report = file.base.ask(query, &options, (), &Budget::unlimited());
    eprintln!("asked: {:?}", clock.elapsed());
    let Answer::Entailed(proof) = report.answer else {
        panic!("the last symbol follows");
    };

    let clock = Instant::now();
    assert_eq!(proof::check(&file.base, query, &proof), Ok(()));
    eprintln!(
        "{} steps checked: {:?}",
        proof.steps().len(),
        clock.elapsed()
    );

    let clock = Instant::now();
    let lines = proof.tree().len();
    eprintln!("{lines} lines of the tree: {:?}", clock.elapsed());
}
