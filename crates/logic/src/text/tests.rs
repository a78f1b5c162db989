//! The table of operators is what the parser reads and the printer writes.

use super::*;
use crate::{Formula, Symbols, random};
use proptest::prelude::*;

/// Names of every shape that a symbol may have.
const NAMES: [&str; 6] = ["p", "P[1,2]", "x'", "ñandú", "_a.b", "7up"];

fn symbols() -> Symbols {
    let mut symbols = Symbols::new();
    for name in NAMES {
        symbols.intern(name);
    }
    symbols
}

fn read(text: &str) -> Formula {
    let mut symbols = Symbols::new();
    for name in ["a", "b", "c", "d"] {
        symbols.intern(name);
    }
    parse(text, &mut symbols).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn error(text: &str) -> (usize, usize, ParseErrorKind) {
    let error = parse(text, &mut Symbols::new()).unwrap_err();
    (error.line, error.column, error.kind)
}

#[test]
fn each_operator_has_several_spellings() {
    for (written, also) in [
        ("~a", ["!a", "¬a", " ~ a "]),
        ("a & b", ["a&&b", "a /\\ b", "a∧b"]),
        ("a | b", ["a||b", "a \\/ b", "a∨b"]),
        ("a => b", ["a==>b", "a -> b", "a→b"]),
        ("a => b", ["b <- a", "b<==a", "b ← a"]),
        ("a => b", ["a⇒b", "b⇐a", "(a)=>(b)"]),
        ("a <=> b", ["a<==>b", "a <-> b", "a↔b"]),
        ("a <=> b", ["a⇔b", "a≡b", "# equal\na <=>\n b"]),
        ("true", ["⊤", "True", "(true)"]),
        ("false", ["⊥", "False", "((false))"]),
    ] {
        for other in also {
            assert_eq!(read(written), read(other), "{written} and {other}");
        }
    }
}

#[test]
fn negation_binds_tightest_and_equivalence_loosest() {
    for (short, long) in [
        ("~a & b", "(~a) & b"),
        ("~a => b", "(~a) => b"),
        ("a | b & c", "a | (b & c)"),
        ("a & b | c & d", "(a & b) | (c & d)"),
        ("a | b => c & d", "(a | b) => (c & d)"),
        ("a => b <=> c => d", "(a => b) <=> (c => d)"),
        ("a <=> b | c", "a <=> (b | c)"),
        ("~~a", "~(~a)"),
        ("a & b <- c | d", "(c | d) => (a & b)"),
    ] {
        assert_eq!(read(short), read(long), "{short}");
    }
}

#[test]
fn implications_and_equivalences_group_to_the_right() {
    assert_eq!(read("a => b => c"), read("a => (b => c)"));
    assert_eq!(read("a <=> b <=> c"), read("a <=> (b <=> c)"));
    assert_ne!(read("a => b => c"), read("(a => b) => c"));
    assert_eq!(read("a <- b <- c"), read("(c => b) => a"));
}

#[test]
fn conjunctions_and_disjunctions_take_any_number_of_parts() {
    let parts = || ["a", "b", "c"].map(read);
    assert_eq!(read("a & b & c"), Formula::and(parts()));
    assert_eq!(read("a | b | c"), Formula::or(parts()));
    assert_ne!(read("a & (b & c)"), Formula::and(parts()));
}

#[test]
fn only_the_parentheses_that_are_needed_are_written() {
    for text in [
        "a & b | ~c => (d => a) & b",
        "(a => b) => c => d",
        "(a <=> b) <=> c <=> d",
        "~(a | b) & ~~c",
        "a & (b & c) & (a | (b | c))",
    ] {
        let mut symbols = Symbols::new();
        let formula = parse(text, &mut symbols).unwrap();
        assert_eq!(formula.print(&symbols, Notation::Ascii).to_string(), text);
    }
}

#[test]
fn mistakes_are_found_where_they_are() {
    use ParseErrorKind::{Ends, TooDeep, Unclosed, Unexpected, UnknownOperator, Unopened};
    let unexpected = |expected, found: &str| Unexpected {
        expected,
        found: found.to_owned(),
    };
    let unknown = |found: &str| UnknownOperator {
        found: found.to_owned(),
    };
    let formula = Expected::Formula;
    let operator = Expected::Operator;
    let index = Expected::Index;
    for (text, line, column, kind) in [
        ("", 1, 1, Ends { expected: formula }),
        (" \n # nothing", 2, 11, Ends { expected: formula }),
        ("(a & b", 1, 1, Unclosed),
        ("a & ((b | c)", 1, 5, Unclosed),
        ("a & b)", 1, 6, Unopened),
        (")", 1, 1, Unopened),
        ("()", 1, 2, Unopened),
        ("a &", 1, 4, Ends { expected: formula }),
        ("a & | b", 1, 5, unexpected(formula, "|")),
        ("a b", 1, 3, unexpected(operator, "b")),
        ("(a b)", 1, 4, unexpected(operator, "b")),
        ("a ~b", 1, 3, unexpected(operator, "~")),
        ("a; b", 1, 2, unexpected(operator, ";")),
        ("a + b", 1, 3, unknown("+")),
        ("a =< b", 1, 3, unknown("=<")),
        ("a <= b", 1, 3, unknown("<=")),
        ("ñ → ñandú\n∧ «b»", 2, 3, unknown("«")),
        ("P[1,2", 1, 6, Ends { expected: index }),
        ("P[1;2]", 1, 4, unexpected(index, ";")),
        ("P[]", 1, 3, unexpected(index, "]")),
    ] {
        assert_eq!(error(text), (line, column, kind), "{text:?}");
    }
    for deep in ["~", "(", "a => ", "a <=> ", "~("] {
        let (_, _, kind) = error(&deep.repeat(100_000));
        assert_eq!(kind, TooDeep { limit: 500 }, "{deep}");
    }
}

#[test]
fn wide_formulas_are_not_deep() {
    let wide = vec!["a & ~b"; 100_000].join(" | ");
    assert!(matches!(read(&wide), Formula::Or(parts) if parts.len() == 100_000));
}

proptest! {
    #[test]
    fn what_is_written_is_read_again(formula in random::formula(NAMES.len())) {
        for notation in [Notation::Ascii, Notation::TellAsk, Notation::Unicode] {
            let mut symbols = symbols();
            let text = formula.print(&symbols, notation).to_string();
            let again = parse(&text, &mut symbols);
            prop_assert_eq!(again.as_ref(), Ok(&formula), "{}", text);
            prop_assert_eq!(symbols.len(), NAMES.len());
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[ ab~!&|/\\\\<>=()\\[\\],;#\n¬∧→↔≡ñ+1'.⊤]{0,40}") {
        let _ = parse(&text, &mut Symbols::new());
    }

    #[test]
    fn any_characters_are_read_or_refused(text in any::<String>()) {
        let _ = parse(&text, &mut Symbols::new());
    }
}
