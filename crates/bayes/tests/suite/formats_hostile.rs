//! No text makes a reader panic, or ask for more than the text is worth.

use atisbo_bayes::{Conditional, Format, Model, Network, Variables, read, uai, write};
use proptest::prelude::*;
use std::time::{Duration, Instant};

fn model() -> Model {
    let mut builder = Network::builder().name("small & <odd>");
    let a = builder.variable("a", ["0", "1"]).unwrap();
    let b = builder.variable("b \"b\"", ["no", "yes/no"]).unwrap();
    let sum = builder.variable("sum", ["0", "1", "2"]).unwrap();
    builder.table(a, &[], vec![0.25, 0.75]).unwrap();
    builder
        .table(b, &[a], vec![0.5, 0.5, 1e-9, 1.0 - 1e-9])
        .unwrap();
    builder.conditional(sum, &[a, b], Conditional::Sum).unwrap();
    builder.build().unwrap().into()
}

/// Pieces that mean something to one format or another.
const PIECES: [&str; 36] = [
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    ";",
    ",",
    "|",
    "=",
    "\"",
    "\\",
    "/*",
    "*/",
    "//",
    "%",
    "#",
    "<",
    ">",
    "</",
    "&#x0;",
    "&amp;",
    "<!--",
    "-1",
    "0",
    "1e999",
    "nan",
    "99999999999999999999",
    "4294967296",
    "default",
    "table",
    "node",
    "potential",
    "variable",
    "\u{e9}",
    "\n",
];

fn mutated(text: &str, edits: &[(usize, usize, usize)]) -> String {
    let mut text = text.to_owned();
    for &(start, length, piece) in edits {
        let boundary = |at: usize| {
            (0..=at.min(text.len()))
                .rev()
                .find(|&at| text.is_char_boundary(at))
        };
        let start = boundary(start % (text.len() + 1)).unwrap_or(0);
        let end = boundary(start + length).unwrap_or(0).max(start);
        text.replace_range(start..end, PIECES.get(piece).copied().unwrap_or_default());
    }
    text
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn a_damaged_file_is_read_or_refused(
        edits in proptest::collection::vec((any::<usize>(), 0_usize..12, 0..2 * PIECES.len()), 1..5),
    ) {
        for format in Format::ALL {
            let text = mutated(&write(&model(), format).unwrap(), &edits);
            let _ = read(&text, Some(format));
            let _ = read(&text, None);
        }
        let mut variables = Variables::new();
        variables.add("x0", ["0", "1"]).unwrap();
        let _ = uai::read_evidence(&mutated("1 0 1", &edits), &variables);
        let _ = uai::read_marginals(&mutated("MAR\n2 2 0.5 0.5 1 1", &edits));
        let _ = uai::read_probability(&mutated("PR\n-3.5", &edits));
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        for format in Format::ALL {
            let _ = read(&bytes, Some(format));
        }
    }
}

/// One text for each of many.
fn for_each<T>(all: impl IntoIterator<Item = T>, text: impl Fn(T) -> String) -> String {
    all.into_iter().map(text).collect::<Vec<_>>().concat()
}

/// Reads a text that must be refused, and quickly.
fn refusal(text: &str, format: Format) -> String {
    let start = Instant::now();
    let error = read(text, Some(format)).unwrap_err().to_string();
    let time = start.elapsed();
    assert!(time < Duration::from_secs(5), "{time:?} for {error}");
    error
}

#[test]
fn tables_of_declared_but_unwritten_size_are_refused() {
    let names: Vec<String> = (0..40).map(|index| format!("c{index}")).collect();
    let bif = for_each(&names, |name| {
        format!("variable {name} {{ type discrete [2] {{ 0 1 }}; }}\n")
    });
    let parents = names[1..].join(", ");
    let block = format!("probability ( c0 | {parents} ) {{ default 0.5 0.5; }}");
    assert_eq!(
        refusal(&(bif.clone() + &block), Format::Bif),
        "line 41, column 1: \"c0\" asks for 2^40 numbers or states, more than the 268435456 that are read"
    );
    let parents = names[1..27].join(", ");
    let block = format!("probability ( c0 | {parents} ) {{ default 0.5 0.5; }}");
    assert_eq!(
        refusal(&(bif.clone() + &block), Format::Bif),
        "line 41, column 1: \"c0\" asks for 2^27 numbers or states, more than the 16777216 that are read"
    );
    let block = format!("probability ( c0 | {parents} ) {{ }}");
    assert!(refusal(&(bif + &block), Format::Bif).contains("has no row for (0, 0, 0"));

    let nodes = for_each(&names, |name| {
        format!("node {name} {{ states = (\"0\" \"1\"); }}\n")
    });
    let halves: String = for_each(&names[..14], |name| {
        format!("potential ({name} | {}) {{ }}\n", names[14..37].join(" "))
    });
    assert!(
        refusal(&(nodes.clone() + &halves), Format::Hugin).contains("\"c1\" asks for 2^24 numbers")
    );
    let hugin = format!("{nodes}potential (c0 | {}) {{ }}", names[1..].join(" "));
    assert!(refusal(&hugin, Format::Hugin).contains("asks for 2^40 numbers"));

    let scope: Vec<String> = (0..40).map(|index| index.to_string()).collect();
    let sizes = "2 ".repeat(40);
    let scope = scope.join(" ");
    let markov = format!("MARKOV 40 {sizes} 1 40 {scope} 1099511627776 1 2 3");
    assert!(refusal(&markov, Format::Uai).contains("asks for 2^40 numbers"));
    let short = "MARKOV 2 16384 16384 1 2 0 1 268435456 1 2 3";
    assert!(refusal(short, Format::Uai).contains("expected a number"));
    let wide = "MARKOV 1 4000000000 0";
    assert!(refusal(wide, Format::Uai).contains("asks for 4000000000 numbers"));
    let many = "MARKOV 18446744073709551615 2";
    assert!(refusal(many, Format::Uai).contains("found the end of the text"));
}

#[test]
fn deep_nesting_needs_no_stack() {
    let deep = 200_000;
    let elements = "<a>".repeat(deep) + &"</a>".repeat(deep);
    assert!(refusal(&elements, Format::XmlBif).contains("the element NETWORK"));
    let open = "<BIF><NETWORK>".to_owned() + &"<a>".repeat(deep);
    assert!(refusal(&open, Format::XmlBif).contains("not XML"));
    let parentheses = format!(
        "node a {{ states = (\"0\"); }} potential (a) {{ data = {}1{}; }}",
        "(".repeat(deep),
        ")".repeat(deep)
    );
    assert!(read(parentheses, Some(Format::Hugin)).is_ok());
    let braces = "network ".to_owned() + &"{".repeat(deep);
    assert!(refusal(&braces, Format::Bif).contains("expected \"property\" or \"}\""));
}

#[test]
fn entities_of_entities_are_refused() {
    let entities = for_each(1..30, |level| {
        let of_before = format!("&e{};", level - 1).repeat(4);
        format!("<!ENTITY e{level} \"{of_before}\">")
    });
    let text = format!(
        "<!DOCTYPE BIF [<!ENTITY e0 \"ha\">{entities}]>
        <BIF><NETWORK><NAME>&e29;</NAME></NETWORK></BIF>"
    );
    assert!(refusal(&text, Format::XmlBif).contains("not XML"));
}

#[test]
fn long_files_take_linear_time() {
    let nodes = 50_000;
    let declared = for_each(0..nodes, |node| {
        format!("variable v{node} {{ type discrete [1] {{ x }}; }}\n")
    });
    let parents: Vec<String> = (1..nodes).map(|node| format!("v{node}")).collect();
    let all = format!(
        "{declared}probability ( v0 | {} ) {{ default 1; }}",
        parents.join(" ")
    );
    assert!(refusal(&all, Format::Bif).contains("\"v1\" has no table"));
    let ring = for_each(0..nodes, |node| {
        let parent = (node + 1) % nodes;
        format!("probability ( v{node} | v{parent} ) {{ (x) 1; }}\n")
    });
    assert!(refusal(&(declared + &ring), Format::Bif).contains("the arcs go in a circle"));
    let states: Vec<String> = (0..nodes).map(|state| format!("s{state}")).collect();
    let rows = for_each(&states, |state| format!("({state}) 1;\n"));
    let wide = format!(
        "variable a {{ type discrete [{nodes}] {{ {} }}; }} variable b {{ type discrete [1] {{ x }}; }}
        probability ( b | a ) {{ {rows} (s0) 1; }}",
        states.join(" ")
    );
    assert!(refusal(&wide, Format::Bif).contains("two rows for (s0)"));
}
