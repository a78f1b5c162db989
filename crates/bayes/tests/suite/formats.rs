//! What each format says, and what is said when it does not.

use crate::strategy::coins;
use atisbo_bayes::{
    Conditional, Evidence, Finding, Format, Model, Network, ReadError, Variable, WriteError, read,
    uai, write,
};

fn network(text: &str, format: Format) -> Network {
    match read(text, Some(format)) {
        Ok(Model::Bayes(network)) => network,
        Ok(Model::Markov(_)) => panic!("this is a Markov network"),
        Err(error) => panic!("{error}"),
    }
}

fn table_of<'n>(network: &'n Network, name: &str) -> &'n [f64] {
    let variable = network.variables().find(name).expect("it is declared");
    match network.conditional(variable) {
        Conditional::Table(values) => values,
        other => panic!("{other:?} is no table"),
    }
}

fn message(text: &str, format: Format) -> String {
    read(text, Some(format)).unwrap_err().to_string()
}

/// Checks what is said when a piece of a right text is replaced by a wrong one.
fn assert_refused(text: &str, format: Format, edits: &[(&str, &str, &str)]) {
    for &(from, to, expected) in edits {
        let edited = text.replacen(from, to, 1);
        assert_ne!(edited, text);
        assert_eq!(message(&edited, format), expected, "{to}");
    }
}

const BIF: &str = r#"// a family
network "the dog" { property author = nobody; }
probability ( bark | "dog out" ) {  /* before its variable */
  (>=1) 0.25, 0.75;
  (<1) 0.9, 0.1;
}
variable "dog out" {
  type discrete [ 2 ] { <1, >=1 };
  property "position = (12, 7)";
}
variable bark { type discrete[2] { no yes }; }
variable 3d/view { type discrete [ 3 ] { 12+, 5-12, Asy/Patch }; }
probability ( "dog out" ) { table 0.4 0.6; }
probability ( 3d/view | bark, "dog out" ) {
  default 0.2, 0.3, 0.5;
  (yes, <1) 1, 0, 0;
}
"#;

#[test]
fn bif_takes_odd_names_rows_in_any_order_defaults_and_comments() {
    let network = network(BIF, Format::Bif);
    assert_eq!(network.name(), "the dog");
    assert_eq!(table_of(&network, "bark"), [0.9, 0.1, 0.25, 0.75]);
    let view = [0.2, 0.3, 0.5, 0.2, 0.3, 0.5, 1., 0., 0., 0.2, 0.3, 0.5];
    assert_eq!(table_of(&network, "3d/view"), view);
    let view = network.variables().find("3d/view").unwrap();
    assert_eq!(
        network.variables()[view].states(),
        ["12+", "5-12", "Asy/Patch"]
    );
}

#[test]
fn a_bif_table_with_parents_has_the_node_changing_slowest() {
    let text = "network unknown { }
        variable light { type discrete [ 2 ] { on, off }; }
        variable family { type discrete [ 2 ] { out, in }; }
        probability ( family ) { table 0.15, 0.85; }
        probability ( light family ) { table 0.6 0.05 0.4 0.95; }";
    let network = network(text, Format::Bif);
    assert_eq!(network.name(), "");
    assert_eq!(table_of(&network, "light"), [0.6, 0.4, 0.05, 0.95]);
}

#[test]
fn bif_errors_tell_the_place() {
    let edits = [
        (
            "(>=1) 0.25, 0.75;",
            "(>=2) 0.25, 0.75;",
            "line 4, column 4: \"dog out\" has no state \">=2\"",
        ),
        (
            "0.25, 0.75",
            "0.25, x",
            "line 4, column 15: found \"x\", expected a number",
        ),
        (
            "0.25, 0.75",
            "0.75",
            "line 4, column 3: found 1 numbers in the row, expected 2",
        ),
        (
            "(<1) 0.9, 0.1;",
            "",
            "line 3, column 1: \"bark\" has no row for (<1); add it, or a default",
        ),
        (
            "(<1) 0.9, 0.1;",
            "(>=1) 0.9, 0.1; (<1) 0.9, 0.1;",
            "line 5, column 3: \"bark\" has two rows for (>=1); keep one of them",
        ),
        (
            "{ table 0.4 0.6; }",
            "{ }",
            "line 13, column 1: \"dog out\" has no row; add it, or a default",
        ),
        (
            "{ table 0.4 0.6; }",
            "{ () 0.4 0.6; () 0.4 0.6; }",
            "line 13, column 41: \"dog out\" has two rows; keep one of them",
        ),
        (
            "(<1) 0.9, 0.1;",
            "(<1, no) 0.9, 0.1;",
            "line 5, column 8: found \"no\", expected \")\" after one state of each parent",
        ),
        (
            "(<1) 0.9, 0.1;",
            "(<1) 0.9, 0.2;",
            "line 3, column 1: the table of \"bark\" in the row dog out = <1: its numbers sum to 1.1, not to 1",
        ),
        (
            "variable bark",
            "variable meow",
            "line 3, column 15: there is no variable \"bark\"",
        ),
        (
            "[ 3 ]",
            "[ 4 ]",
            "line 12, column 36: found 3 states, expected 4",
        ),
        (
            "discrete [ 3 ]",
            "continuous [ 3 ]",
            "line 12, column 25: \"3d/view\" is a continuous node; only discrete chance nodes are read",
        ),
        (
            "probability ( \"dog out\" )",
            "probability ( \"dog out\" | bark )",
            "line 13, column 1: the table of \"dog out\" needs 4 numbers (2 rows of 2), there are 2",
        ),
        (
            "table 0.4 0.6;",
            "table 0.4 0.6; table 0.4 0.6;",
            "line 13, column 44: node \"dog out\" has two tables; keep one of them",
        ),
        (
            "probability ( \"dog out\" ) { table 0.4 0.6; }",
            "",
            "line 7, column 10: node \"dog out\" has no table; give it one",
        ),
        (
            "/* before its variable */",
            "/* before",
            "line 3, column 37: found a comment \"/*\" that never ends",
        ),
        (
            "\"position = (12, 7)\"",
            "\"position",
            "line 14, column 39: found a quoted name that never ends",
        ),
    ];
    assert_refused(BIF, Format::Bif, &edits);
    let circle = BIF.replace(
        "probability ( \"dog out\" ) { table 0.4 0.6; }",
        "probability ( \"dog out\" | bark ) { default 0.4 0.6; }",
    );
    let error = message(&circle, Format::Bif);
    assert!(error.contains("the arcs go in a circle"), "{error}");
    assert!(error.starts_with("line 13,") || error.starts_with("line 3,"));
}

const XMLBIF: &str = "<?xml version=\"1.0\" encoding=\"US-ASCII\"?>
<!-- in a comment -->
<!DOCTYPE BIF [
  <!ELEMENT BIF ( NETWORK )*>
  <!ATTLIST BIF VERSION CDATA #REQUIRED>
]>
<BIF VERSION=\"0.3\">
<NETWORK>
<NAME>Dog &amp; family</NAME>
<VARIABLE TYPE=\"nature\">
  <NAME>out</NAME><OUTCOME> &lt;1 </OUTCOME><OUTCOME>>=1</OUTCOME>
  <PROPERTY>position = (1, 2)</PROPERTY>
</VARIABLE>
<VARIABLE TYPE=\"nature\"><NAME>bark</NAME><OUTCOME>no</OUTCOME><OUTCOME>yes</OUTCOME></VARIABLE>
<DEFINITION><FOR>out</FOR><TABLE>0.4 0.6</TABLE></DEFINITION>
<DEFINITION><FOR>bark</FOR><GIVEN>out</GIVEN>
<TABLE> <!-- order: bark changes first -->
  0.9 0.1 <!-- out >= 1 -->
  0.25 7.5e-1
</TABLE></DEFINITION>
</NETWORK>
</BIF>";

#[test]
fn xmlbif_takes_a_dtd_comments_and_escapes() {
    let network = network(XMLBIF, Format::XmlBif);
    assert_eq!(network.name(), "Dog & family");
    assert_eq!(network.variables()[Variable(0)].states(), ["<1", ">=1"]);
    assert_eq!(table_of(&network, "bark"), [0.9, 0.1, 0.25, 0.75]);
}

#[test]
fn xmlbif_errors_tell_the_place() {
    let edits = [
        (
            "7.5e-1",
            "7.5f-1",
            "line 19, column 8: found \"7.5f-1\", expected a number",
        ),
        (
            "<GIVEN>out",
            "<GIVEN>in",
            "line 16, column 28: there is no variable \"in\"",
        ),
        (
            "<FOR>bark</FOR>",
            "<FOR>bark</FOR><FOR>out</FOR>",
            "line 16, column 28: found \"<FOR>\", expected one element FOR in DEFINITION",
        ),
        (
            "TYPE=\"nature\"><NAME>bark",
            "TYPE=\"decision\"><NAME>bark",
            "line 14, column 1: \"bark\" is a decision node; only discrete chance nodes are read",
        ),
        (
            "0.25 7.5e-1",
            "0.25",
            "line 16, column 1: the table of \"bark\" needs 4 numbers (2 rows of 2), there are 3",
        ),
        (
            "</NETWORK>",
            "</NET>",
            "line 21, column 1: this is not XML: expected 'NETWORK' tag, not 'NET'",
        ),
    ];
    assert_refused(XMLBIF, Format::XmlBif, &edits);
}

const HUGIN: &str = r#"% two coins
net { name = "coins"; node_size = (80 40); }
node A { label = "first"; states = ("tails" "heads"); subtype = number; state_values = (0 1); }
discrete node B
{
    states = ("tails" "heads"); % as A
    position = (10 20);
    state_values = (0 1);
}
potential (sum | A B) { model_nodes = (); model_data = (A + B); }
node sum { states = ("0" "1" "2"); state_values = (0 1 2); }
node seen { states = ("no" "yes"); }
potential (A) { data = (0.5 0.5); }
potential (B) { }
potential (seen | sum A)
{
    data = (((0.9 0.1)(1 0))((0.8 0.2)
             (0.7 0.3))((1 0) (0.6 0.4)));
}
"#;

#[test]
fn hugin_takes_data_in_parentheses_sums_and_comments() {
    let network = network(HUGIN, Format::Hugin);
    assert_eq!(network.name(), "coins");
    assert_eq!(table_of(&network, "B"), [0.5, 0.5]);
    let seen = [0.9, 0.1, 1.0, 0.0, 0.8, 0.2, 0.7, 0.3, 1.0, 0.0, 0.6, 0.4];
    assert_eq!(table_of(&network, "seen"), seen);
    let sum = network.variables().find("sum").unwrap();
    assert_eq!(network.conditional(sum), &Conditional::Sum);
    assert_eq!(network.parents(sum), [Variable(0), Variable(1)]);
}

#[test]
fn a_hugin_table_stands_for_an_expression_that_is_not_read() {
    let text = HUGIN.replace(
        "(B) { }",
        "(B) { model_data = (if (1 == 2, 0, 1)); data = (0 1); }",
    );
    assert_eq!(table_of(&network(&text, Format::Hugin), "B"), [0.0, 1.0]);
}

#[test]
fn hugin_takes_the_body_of_a_class() {
    let text = format!("class coins {{ inputs = (); outputs = (sum); {HUGIN} }}");
    assert_eq!(network(&text, Format::Hugin), network(HUGIN, Format::Hugin));
}

#[test]
fn hugin_errors_tell_the_place() {
    let edits = [
        (
            "(A + B)",
            "(A + A)",
            "line 10, column 56: the expression of \"sum\" is not read: it is not the sum of all parents; write its table as data",
        ),
        (
            "(A + B)",
            "(max (A, B))",
            "line 10, column 56: the expression of \"sum\" is not read: it is not the sum of all parents; write its table as data",
        ),
        (
            "(0 1 2)",
            "(1 2 3)",
            "line 10, column 56: the expression of \"sum\" is not read: the state_values of its nodes are not 0, 1, 2 and so on; write its table as data",
        ),
        (
            "\"heads\"); % as A\n    position = (10 20);\n    state_values = (0 1);",
            "\"heads\" \"edge\");\n    position = (10 20);\n    state_values = (0 1 2);",
            "line 10, column 1: the structure of \"sum\" does not fit: the parents sum up to 3, which asks for 4 states",
        ),
        (
            "(0.7 0.3)",
            "(0.7)",
            "line 15, column 1: the table of \"seen\" needs 12 numbers (6 rows of 2), there are 11",
        ),
        (
            "position = (10 20);",
            "position = (10 20)",
            "line 8, column 18: found \"=\", expected \";\" at the end of the attribute",
        ),
        (
            "node sum",
            "utility sum",
            "line 11, column 9: \"sum\" is a utility node; only discrete chance nodes are read",
        ),
        (
            "potential (A)",
            "potential (C)",
            "line 13, column 12: there is no variable \"C\"",
        ),
    ];
    assert_refused(HUGIN, Format::Hugin, &edits);
}

const BAYES: &str =
    "BAYES # two variables\n2\n2 3\n2\n1 0\n2 0 1\n\n2\n 0.25 0.75\n6\n .2 .3 .5\n 1 0 0\n";
const MARKOV: &str = "MARKOV\n3\n2 2 3\n3\n0\n2 0 1\n2 1 2\n1 2.5\n4 4.0 0 0 1.5\n6 1 2 3 4 5 6\n";

#[test]
fn uai_takes_bayesian_networks() {
    let network = network(BAYES, Format::Uai);
    assert_eq!(network.parents(Variable(1)), [Variable(0)]);
    assert_eq!(table_of(&network, "x1"), [0.2, 0.3, 0.5, 1.0, 0.0, 0.0]);
}

#[test]
fn uai_takes_markov_networks_and_no_other_format_does() {
    let model = read(MARKOV, None).unwrap();
    let Model::Markov(network) = &model else {
        panic!("it says MARKOV");
    };
    assert_eq!(network.factors().len(), 3);
    assert_eq!(network.factors()[0].values(), [2.5]);
    assert_eq!(network.factors()[1].values(), [4.0, 0.0, 0.0, 1.5]);
    let again = read(write(&model, Format::Uai).unwrap(), None).unwrap();
    assert_eq!(again, model);
    for format in [Format::Bif, Format::XmlBif, Format::Hugin] {
        let error = write(&model, format).unwrap_err();
        assert_eq!(error, WriteError::Undirected(format));
    }
    let error = write(&model, Format::Bif).unwrap_err().to_string();
    assert_eq!(error, "a Markov network cannot be written as bif; use uai");
    assert!(atisbo_bayes::dot(&model).contains("v0 -- v1;"));
}

#[test]
fn uai_errors_tell_the_place() {
    let edits = [
        (
            "2 0 1\n2 1 2",
            "2 0 1\n2 1 3",
            "line 7, column 5: found the variable 3, but there are only 3, counted from 0",
        ),
        (
            "2 0 1\n2",
            "2 0 0\n2",
            "line 6, column 1: variable 0 occurs twice in the scope",
        ),
        (
            "4 4.0",
            "5 4.0",
            "line 9, column 1: found 5 entries, expected 4",
        ),
        (
            "4.0 0",
            "-4.0 0",
            "line 9, column 1: factor 1 holds -4; weights are finite and not negative",
        ),
        (
            "5 6\n",
            "5\n",
            "line 11, column 1: found the end of the text, expected a number",
        ),
        (
            "5 6\n",
            "5 6 7\n",
            "line 10, column 15: found \"7\", expected the end of the text after the last function",
        ),
        (
            "MARKOV",
            "markov",
            "line 1, column 1: found \"markov\", expected \"BAYES\" or \"MARKOV\"",
        ),
        (
            "2 2 3",
            "2 2 0",
            "line 3, column 5: variable \"x2\" has no states; give it at least one",
        ),
    ];
    assert_refused(MARKOV, Format::Uai, &edits);
}

#[test]
fn uai_evidence_comes_in_two_forms() {
    let model = read(MARKOV, None).unwrap();
    let variables = model.variables();
    let expected: Evidence = [(Variable(0), 1), (Variable(2), 2)].into_iter().collect();
    for text in ["2 2 2 0 1", "1\n2 0 1 2 2\n", " 2  0 1\n2 2 "] {
        assert_eq!(uai::read_evidence(text, variables).unwrap(), expected);
    }
    for text in ["0", "1 0", "1\n0\n"] {
        assert!(uai::read_evidence(text, variables).unwrap().is_empty());
    }
    let again = uai::read_evidence(&uai::write_evidence(&expected), variables);
    assert_eq!(again.unwrap(), expected);
    let mut likely = expected.clone();
    likely.set(Variable(1), Finding::Likelihood(vec![0.5, 1.0]));
    assert_eq!(uai::write_evidence(&likely), "2 0 1 2 2\n");
    let errors = [
        (
            "",
            "line 1, column 1: found the end of the text, expected the number of observations",
        ),
        (
            "1 3 0",
            "line 1, column 3: found the variable 3, but there are only 3, counted from 0",
        ),
        (
            "1 1 2",
            "line 1, column 5: found the state 2, but there are only 2, counted from 0",
        ),
        (
            "2 1 0 1 1",
            "line 1, column 7: variable 1 occurs twice in the scope",
        ),
        (
            "2 1 0 1 0 1 1 2",
            "line 1, column 1: found 2 samples, expected 1",
        ),
    ];
    for (text, expected) in errors {
        let error = uai::read_evidence(text, variables).unwrap_err();
        assert_eq!(error.to_string(), expected);
    }
}

#[test]
fn uai_answers_may_begin_with_a_number_of_samples() {
    let marginals = vec![vec![0.25, 0.75], vec![1.0]];
    for text in ["MAR\n2 2 0.25 0.75 1 1", "MAR 1\n2 2 .25 .75 1 1"] {
        assert_eq!(uai::read_marginals(text).unwrap(), marginals);
    }
    assert_eq!(uai::read_probability("PR\n1\n-4.5"), Ok(-4.5));
    assert_eq!(uai::read_probability("PR 1"), Ok(1.0));
    let written = uai::write_marginals(&marginals);
    assert_eq!(uai::read_marginals(&written).unwrap(), marginals);
    assert!(uai::read_marginals("MAR\n2 2 0.25 0.75").is_err());
    assert!(uai::read_probability("MAR\n3").is_err());
}

#[test]
fn formats_are_known_by_name_by_file_and_by_sight() {
    for format in Format::ALL {
        assert_eq!(format.id().parse(), Ok(format));
        for extension in format.extensions() {
            let path = format!("some/network.{extension}");
            assert_eq!(Format::of_path(&path), Some(format));
            assert_eq!(Format::of_path(path.to_uppercase() + ".gz"), Some(format));
        }
    }
    assert_eq!(Format::of_path("network.txt"), None);
    assert_eq!(Format::of_path("bif.gz"), None);
    assert_eq!(Format::guess(BIF), Some(Format::Bif));
    assert_eq!(Format::guess(XMLBIF), Some(Format::XmlBif));
    assert_eq!(Format::guess(HUGIN), Some(Format::Hugin));
    assert_eq!(Format::guess(BAYES), Some(Format::Uai));
    assert_eq!(Format::guess("% only a remark"), None);
    assert_eq!(read("Hello", None), Err(ReadError::UnknownFormat));
    let error = "dsl".parse::<Format>().unwrap_err().to_string();
    assert_eq!(
        error,
        "unknown name \"dsl\"; known are bif, xmlbif, uai, hugin"
    );
}

#[test]
fn texts_may_be_latin_1_or_begin_with_a_byte_order_mark() {
    let text = "network caf\u{e9} { } variable a { type discrete [1] { x }; } probability (a) { table 1; }";
    let latin: Vec<u8> = text.chars().map(|c| c as u8).collect();
    let marked = format!("\u{feff}{text}");
    assert_eq!(read(latin, None), read(text, None));
    assert_eq!(read(marked, None), read(text, None));
}

#[test]
fn a_structure_too_large_for_a_table_is_only_written_where_it_needs_none() {
    let (model, ..) = coins([0.5; 40]);
    for format in [Format::Bif, Format::XmlBif, Format::Uai] {
        let error = write(&model, format).unwrap_err();
        let node = "Y".to_owned();
        assert_eq!(error, WriteError::TooLarge { node, format });
    }
    let again = read(write(&model, Format::Hugin).unwrap(), None).unwrap();
    assert_eq!(again, model);
}
