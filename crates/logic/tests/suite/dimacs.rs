//! DIMACS files: what is in use is read, what is wrong is found, and what is written is read again.

use atisbo_logic::{Cnf, Expected, Literal, ParseErrorKind, Symbol, Symbols, dimacs};
use proptest::prelude::*;

/// The clauses of a file, as numbers.
fn clauses(text: &str) -> Vec<Vec<i64>> {
    let file = dimacs::read(text).unwrap();
    let clauses = file.cnf.clauses();
    clauses
        .map(|clause| clause.iter().map(|literal| literal.to_dimacs()).collect())
        .collect()
}

#[test]
fn clauses_may_lie_in_any_lines_with_comments_anywhere() {
    let text =
        "c first\n\n  p  cnf\t3   4 c header\n1 2 0 -3 0\n-1\nc between\n2\r\n3 0 c end\n0\nc last";
    assert_eq!(
        clauses(text),
        [vec![1, 2], vec![-3], vec![-1, 2, 3], vec![]]
    );
}

#[test]
fn the_end_mark_of_satlib_ends_the_file() {
    assert_eq!(clauses("p cnf 2 1\n1 -2 0\n%\n0\n\n"), [[1, -2]]);
}

#[test]
fn the_number_of_clauses_is_no_promise() {
    for text in ["p cnf 2 1 1 0 2 0 1 -1 0", "p cnf 2 7 1 0 2 0 1 -1 0"] {
        let file = dimacs::read(text).unwrap();
        assert_eq!((file.clauses, file.cnf.len()), (3, 2));
    }
    assert_eq!(dimacs::read("p cnf 2 7").unwrap().announced, 7);
}

#[test]
fn names_are_read_as_long_as_they_go_on() {
    let names = |text: &str| -> Vec<String> {
        let symbols = dimacs::read(text).unwrap().symbols;
        symbols.iter().map(|symbol| symbols.name(symbol)).collect()
    };
    let text = "c symbol 2 = P[1,2]\nc symbol 1 = a = b\np cnf 4 0\nc symbol 4 = gap\n";
    assert_eq!(names(text), ["a = b", "P[1,2]"]);
    assert_eq!(names("c symbol 1 = a\nc symbol 2 = a\np cnf 2 0"), ["a"]);
    assert_eq!(names("c symbol 1 = a\nc symbol 2 = b\np cnf 1 0"), ["a"]);
    assert_eq!(
        names("c symbol x = a\nc symbol 1 =\nc symbol\np cnf 2 0"),
        [""; 0]
    );
}

#[test]
fn mistakes_are_found_where_they_are() {
    use ParseErrorKind::{Ends, OutOfRange, Unexpected};
    let unexpected = |expected, found: &str| Unexpected {
        expected,
        found: found.to_owned(),
    };
    let range = |found: &str, most| OutOfRange {
        found: found.to_owned(),
        most,
    };
    let header = Expected::Header;
    let number = Expected::Number;
    let end = Expected::EndOfClause;
    let most = dimacs::MOST_SYMBOLS as u64;
    for (text, line, column, kind) in [
        ("", 1, 1, Ends { expected: header }),
        ("c only\n", 2, 1, Ends { expected: header }),
        ("1 2 0\np cnf 2 1\n", 1, 1, unexpected(header, "1")),
        ("p wcnf 2 1", 1, 3, unexpected(header, "wcnf")),
        ("p cnf two 1", 1, 7, unexpected(number, "two")),
        ("p cnf 2", 1, 8, Ends { expected: number }),
        ("p cnf -2 1", 1, 7, range("-2", most)),
        (
            "p cnf 999999999999999999999 1",
            1,
            7,
            range("999999999999999999999", most),
        ),
        ("p cnf 2 1\nc ñ\n1 -3 0", 3, 3, range("-3", 2)),
        (
            "p cnf 2 1\n1 99999999999999999999 0",
            2,
            3,
            range("99999999999999999999", 2),
        ),
        ("p cnf 2 1\n1 -2", 2, 5, Ends { expected: end }),
        ("p cnf 2 1\n1 -2\n%", 3, 1, unexpected(end, "%")),
        ("p cnf 2 1\n1 x 0", 2, 3, unexpected(number, "x")),
        ("p cnf 2 1\n1 - 0", 2, 3, unexpected(number, "-")),
        ("p cnf 2 1\n1 -0", 2, 3, unexpected(number, "-0")),
        ("p cnf 2 1\np cnf 2 1", 2, 1, unexpected(number, "p")),
    ] {
        let error = dimacs::read(text).unwrap_err();
        assert_eq!(
            (error.line, error.column, error.kind),
            (line, column, kind),
            "{text:?}"
        );
    }
}

#[test]
fn columns_count_characters_and_no_byte_order_mark() {
    let error = dimacs::read("\u{feff}ñandú").unwrap_err();
    assert_eq!((error.line, error.column), (1, 1));
    let error = dimacs::read(b"p cnf 1 1\n1 \xff 0").unwrap_err();
    assert_eq!((error.line, error.column), (2, 3));
}

proptest! {
    #[test]
    fn what_is_written_is_read_again(
        symbols in 0..9usize,
        named in 0..12usize,
        clauses in prop::collection::vec(prop::collection::vec((0..9usize, any::<bool>()), 0..5), 0..9),
    ) {
        let mut cnf = Cnf::new(symbols);
        for clause in clauses {
            let literals = clause.into_iter();
            cnf.add(literals.map(|(symbol, value)| Literal::new(Symbol::new(symbol), value)));
        }
        let mut names = Symbols::new();
        for index in 0..named {
            names.intern(&format!("r{index}c[ñ = {index}]"));
        }
        let file = dimacs::read(dimacs::write(&cnf, &names)).unwrap();
        prop_assert_eq!(&file.cnf, &cnf);
        prop_assert_eq!((file.announced, file.clauses), (cnf.len(), cnf.len()));
        prop_assert_eq!(file.symbols.len(), named.min(cnf.symbols()));
        for symbol in file.symbols.iter() {
            prop_assert_eq!(file.symbols.name(symbol), names.name(symbol));
        }
    }

    #[test]
    fn any_bytes_are_read_or_refused(mut text in prop::collection::vec(any::<u8>(), 0..40)) {
        let _ = dimacs::read(&text);
        text.splice(..0, *b"p cnf 3 3\n");
        let _ = dimacs::read(&text);
    }

    #[test]
    fn any_likely_text_is_read_or_refused(text in "(p cnf [0-9]{1,3} [0-9])?[-0-9 %c\np]{0,40}") {
        let _ = dimacs::read(text);
    }
}

#[test]
#[ignore = "a measurement: run it in release"]
fn a_million_clauses_are_read_within_a_second() {
    let mut cnf = Cnf::new(200_000);
    for index in 0..1_000_000_usize {
        let literal = |factor: usize| {
            let number = index.wrapping_mul(factor) >> 7;
            Literal::new(Symbol::new(number % 200_000), number & 1 == 0)
        };
        cnf.add([
            literal(2_654_435_761),
            literal(40_503),
            literal(2_246_822_519),
        ]);
    }
    let start = std::time::Instant::now();
    let text = dimacs::write(&cnf, &Symbols::new());
    let written = start.elapsed();
    let start = std::time::Instant::now();
    let file = dimacs::read(&text).unwrap();
    let read = start.elapsed();
    eprintln!(
        "{} bytes written in {written:?}, read in {read:?}",
        text.len()
    );
    assert_eq!(file.cnf, cnf);
    assert!(read.as_secs() < 1);
}
