//! Networks and knowledge bases, and what is asked of them.

use super::{assert_refused, atisbo};

#[test]
fn bad_networks_are_refused_with_the_place_and_what_was_expected() {
    let rain = "network n { } variable Rain { type discrete [ 2 ] { no, yes }; }\n";
    let cases: [(String, &str); 9] = [
        (String::new(), "looks like none of the formats"),
        ("hello".to_owned(), "looks like none of the formats"),
        (rain.to_owned(), "node \"Rain\" has no table"),
        (
            format!("{rain}probability ( Rain ) {{ table 0.8, 0.3; }}"),
            "sum to 1.1",
        ),
        (
            format!("{rain}probability ( Rain ) {{ table 0.8, nan; }}"),
            "line 2, column",
        ),
        (
            format!("{rain}probability ( Rain ) {{ table 1.5, -0.5; }}"),
            "negative",
        ),
        (
            format!("{rain}probability ( Snow ) {{ table 1.0; }}"),
            "no variable \"Snow\"",
        ),
        (format!("{rain}{rain}"), "declared twice"),
        ("MARKOV 2 2 2 1 2 0 1 4 1 2 3".to_owned(), "expected"),
    ];
    for (network, expected) in cases {
        assert_refused("bayes -", network.as_bytes(), expected);
    }
    let circle = format!(
        "{rain}variable Wet {{ type discrete [ 2 ] {{ no, yes }}; }}\n\
         probability ( Rain | Wet ) {{ (no) 0.5, 0.5; (yes) 0.5, 0.5; }}\n\
         probability ( Wet | Rain ) {{ (no) 0.5, 0.5; (yes) 0.5, 0.5; }}\n"
    );
    assert_refused("bayes -", circle.as_bytes(), "circle: ");
}

#[test]
fn questions_that_a_network_cannot_answer_are_refused() {
    let rain = "network n { } variable Rain { type discrete [ 2 ] { no, yes }; }\n\
                probability ( Rain ) { table 0.8, 0.2; }";
    for (question, expected) in [
        ("--query Snow", "no variable \"Snow\""),
        ("--evidence Rain", "write variable=state"),
        ("--evidence Rain=maybe", "its states are no, yes"),
        ("--evidence Rain=no,Rain=yes", "two observations"),
        ("--order quickest", "unknown order"),
        ("--method magic", "possible values"),
        ("--method gibs", "a similar value exists: 'gibbs'"),
        ("--format doc", "possible values"),
        ("--evidence-file nowhere.evid", "no such file"),
    ] {
        assert_refused(&format!("bayes - {question}"), rain.as_bytes(), expected);
    }
    let soft = ["bayes", "-", "--evidence", "Rain=0.0:1.0"];
    assert_eq!(atisbo(&soft, rain.as_bytes()).status.code(), Some(0));
    let limited = ["bayes", "-", "--max-nodes", "1", "--method", "ve"];
    let output = atisbo(&limited, rain.as_bytes());
    assert_eq!(output.status.code(), Some(1), "a limit is a no");
}

#[test]
fn bad_knowledge_bases_are_refused_with_the_place_and_what_was_expected() {
    let deep = format!(
        "TELL {}a{}; ASK a",
        "(".repeat(100_000),
        ")".repeat(100_000)
    );
    let negated = format!("TELL {}a; ASK a", "~".repeat(100_000));
    let cases: [(&[u8], &str); 13] = [
        (
            b"",
            "line 1, column 1: expected TELL, but the text ends here",
        ),
        (b"a => b", "line 1, column 1: expected TELL, found \"a\""),
        (
            b"TELL a & (b | c; ASK a",
            "line 1, column 10: this parenthesis is never closed",
        ),
        (
            b"TELL a);\nASK a",
            "line 1, column 7: this parenthesis was never opened",
        ),
        (
            b"TELL a;\nb ^ c; ASK a",
            "line 2, column 3: unknown operator \"^\"",
        ),
        (b"TELL a =>; ASK a", "column 10: expected a symbol"),
        (b"TELL P[1,; ASK a", "expected an index such as [1,2]"),
        (
            b"p cnf 2 1\n1 3 0\n",
            "the number 3 is out of range; the most is 2",
        ),
        (b"p cnf two 1\n1 0\n", "line 1, column 7"),
        (
            b"p cnf 999999999 1\n1 0\n",
            "the number 999999999 is out of range; the most is 10000000",
        ),
        (b"TELL \xff\xfe", "line 1 is not text"),
        (deep.as_bytes(), "nested more than 500 levels deep"),
        (negated.as_bytes(), "nested more than 500 levels deep"),
    ];
    for (input, expected) in cases {
        assert_refused("logic -", input, expected);
    }
    let question = atisbo(&["logic", "-", "--ask", "a &"], b"TELL a");
    assert_eq!(question.status.code(), Some(2));
}

#[test]
fn chaining_told_what_is_no_horn_clause_says_so_and_does_not_guess() {
    let method = ["logic", "-", "--method", "forward-chaining"];
    let output = atisbo(&method, b"TELL a | b; ~a; ASK b");
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.contains("Horn clauses only"), "{text}");
}

#[test]
fn a_budget_ends_an_engine_with_a_value() {
    let pigeons: String = {
        let hole = |pigeon: usize, hole: usize| format!("p{pigeon}h{hole}");
        let holes = |pigeon| {
            (0..10)
                .map(|one| hole(pigeon, one))
                .collect::<Vec<_>>()
                .join(" | ")
        };
        let mut sentences: Vec<String> = (0..11).map(holes).collect();
        for one in 0..10 {
            for left in 0..11 {
                for right in left + 1..11 {
                    sentences.push(format!("~({} & {})", hole(left, one), hole(right, one)));
                }
            }
        }
        format!("TELL {}", sentences.join("; "))
    };
    for method in [
        "truth-table",
        "resolution",
        "dpll",
        "cdcl",
        "walksat",
        "sat",
    ] {
        let args = ["logic", "-", "--method", method, "--max-nodes", "1000"];
        let output = atisbo(&args, pigeons.as_bytes());
        assert_eq!(output.status.code(), Some(1), "{method}");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(text.contains("not known"), "{method}: {text}");
    }
}
