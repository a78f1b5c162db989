//! Every method that can be watched shows work of its own kind, and says every step in words of both languages.

use crate::page::Page;
use crate::watching::{asked, encoded, example, go, seek, watched};
use serde_json::{Value, json};

const SEARCH: &str =
    "#/watch/search?game=ohno&puzzle=.+3+.+.+%2F+.+3+.+1+%2F+.+5+3+.+%2F+.+.+.+.&runs=";
const CIRCLE: &str =
    "TELL\nP => Q;\nL & M => P;\nB & L => M;\nA & P => L;\nA & B => L;\nA; B;\nASK\nQ";
/// Three pigeons in two holes, so that there is something to decide.
const PIGEONS: &str = "TELL\na1 || a2;\nb1 || b2;\nc1 || c2;\n~(a1 & b1);\n~(a1 & c1);\n~(b1 & c1);\n~(a2 & b2);\n~(a2 & c2);\n~(b2 & c2);";
/// The methods of Bayesian networks that can be watched.
const BAYES: [&str; 6] = [
    "ve",
    "jt",
    "enumeration",
    "forward",
    "likelihood-weighting",
    "gibbs",
];

/// What a method must show at some moment: so many of what a selector names.
type Work = &'static [(&'static str, u64)];

const TREE: &str = ".screen-stage [data-testid=tree] [data-item=node]";
const CHART: &str = ".screen-stage .chart .chart-line[d^=M]";

/// The work of a method. One that is new belongs here.
fn work(kind: &str, method: &str) -> Work {
    match (kind, method) {
        ("search", _) => &[(TREE, 8), ("[data-testid=frontier] li", 2)],
        ("csp", "ac3" | "ac2001" | "path") => {
            &[(CHART, 1), (".screen-stage [data-testid=removals] li", 20)]
        }
        ("csp", "min-conflicts") => &[
            (CHART, 1),
            (".screen-stage [data-testid=candidates] tbody tr", 2),
            (".screen-stage [data-testid=candidates] tbody .now", 1),
        ],
        ("csp", "genetic") => &[
            (CHART, 1),
            (".screen-stage [data-testid=population] .member-bar", 8),
            (".screen-stage [data-testid=individual] dd", 5),
        ],
        ("csp", _) => &[(TREE, 8), (".decisions li", 3)],
        ("logic", "agent") => &[
            ("[data-testid=agent-steps] li", 6),
            ("[data-testid=asked] li", 4),
            ("[data-testid=knowledge] *", 3),
            (".screen-stage [data-testid=rule-counters] li", 2),
        ],
        ("logic", "forward-chaining") => &[
            (
                ".screen-stage [data-testid=rule-counters] .counter-value",
                4,
            ),
            (".screen-stage [data-testid=agenda] .mono", 1),
        ],
        ("logic", "backward-chaining" | "recursive") => &[(TREE, 8)],
        ("logic", "dpll" | "cdcl") => {
            &[(TREE, 1), (".screen-stage [data-testid=trail] .literal", 2)]
        }
        ("logic", "truth-table") => &[(".screen-stage [data-testid=rows] tbody td", 16)],
        ("logic", "resolution") => &[(".screen-stage [data-testid=derived] .formula", 2)],
        ("logic", "walksat") => &[
            (CHART, 1),
            (".screen-stage [data-testid=candidates] li.taken", 1),
        ],
        ("bayes", "ve") => &[
            (".screen-stage .net-node", 4),
            (".factors .factor-used", 1),
            (".factors .factor-made", 1),
            (".screen-stage .net-eliminated", 1),
        ],
        ("bayes", "jt") => &[
            (".screen-stage .net-node", 4),
            (".screen-stage [data-testid=cliques] .clique", 2),
            (".screen-stage .clique-arrow", 1),
        ],
        ("bayes", "enumeration") => &[(CHART, 1), ("[data-testid=drawn] p", 2)],
        ("bayes", "forward" | "likelihood-weighting" | "gibbs") => &[
            (CHART, 1),
            (".screen-stage .net-state", 4),
            ("[data-testid=drawn] li", 1),
            ("[data-testid=bayes-answer] dd", 2),
        ],
        _ => panic!("what does {kind} by {method} show?"),
    }
}

/// Watches a run to its end: its work, its words.
fn watch(page: &Page, hash: &str, work: Work) {
    asked(page, "await watching.speak('en'); return 0");
    let length = go(page, hash);
    assert!(length > 2, "{hash}: {length} steps");
    let selectors: Vec<&str> = work.iter().map(|(selector, _)| *selector).collect();
    let most = asked(
        page,
        &format!("return watching.most({}, 40)", json!(selectors)),
    );
    for (i, (selector, least)) in work.iter().enumerate() {
        let count = most[i].as_u64().expect("a count");
        assert!(count >= *least, "{hash}: {count} of {selector}");
    }
    for lang in ["en", "es"] {
        let wrong = asked(page, &format!("return watching.read('{lang}', 10)"));
        assert_eq!(wrong, json!([]), "{hash}");
    }
}

/// All examples of a kind.
fn watch_examples(page: &Page, kind: &str) {
    let examples = asked(page, "return watching.examples()");
    let examples = examples.as_array().expect("examples").iter();
    let own: Vec<&Value> = examples.filter(|one| one["kind"] == kind).collect();
    assert!(own.len() > 3, "{kind}: {own:?}");
    for one in own {
        let text = |name: &str| one[name].as_str().expect("a text");
        watch(page, text("hash"), work(kind, text("method")));
        // What to look for is said before the first step, and what is watched in the bar.
        seek(page, 0);
        let lead = page.text("[data-testid=trace-reason]");
        assert!(lead.len() > 40, "{}: {lead}", text("id"));
        assert!(page.text("[data-testid=about]").len() > 5, "{}", text("id"));
    }
}

/// All methods of a kind that the server knows.
fn methods(page: &Page, kind: &str) -> Vec<String> {
    let all = asked(page, "return watching.methods()");
    let own = all[kind].as_array().expect("methods").iter();
    let own: Vec<String> = own
        .filter_map(|id| id.as_str().map(str::to_owned))
        .collect();
    assert!(own.len() > 5, "{kind}: {own:?}");
    own
}

#[test]
fn every_search_and_every_method_of_constraints_shows_its_own_work_in_both_languages() {
    let page = watched("#/watch/search");
    watch_examples(&page, "search");
    for strategy in methods(&page, "search") {
        let hash = format!("{SEARCH}{strategy}%3Amatching%3Apruned%3A%3A");
        watch(&page, &hash, work("search", &strategy));
    }
    watch_examples(&page, "csp");
    for method in methods(&page, "csp") {
        // Without any thought, only a small puzzle comes to an end.
        let puzzle = match method.as_str() {
            "brute-force" | "bt-degree" => "2..1..4..1.4....",
            _ => "3........5..4.51...1.....234.......2",
        };
        let hash = match method.as_str() {
            // The examples have puzzles that are worth it.
            "genetic" | "min-conflicts" => example(&page, &method),
            _ => format!("#/watch/csp?method={method}&puzzle={puzzle}"),
        };
        watch(&page, &hash, work("csp", &method));
    }
    assert_eq!(page.complaints(), Vec::<String>::new());
}

#[test]
fn every_engine_of_logic_and_every_method_of_networks_shows_its_own_work_in_both_languages() {
    let page = watched("#/watch/logic");
    watch_examples(&page, "logic");
    for engine in methods(&page, "logic") {
        let (text, least): (&str, Work) = match engine.as_str() {
            "dpll" => (PIGEONS, &[(TREE, 3)]),
            "cdcl" => (PIGEONS, &[(TREE, 2), (".panel-derived .formula", 1)]),
            "walksat" => (PIGEONS, &[("[data-testid=candidates] li", 2)]),
            _ => (CIRCLE, &[]),
        };
        let text = encoded(text);
        let hash = format!("#/watch/logic?source=logic&text={text}&method={engine}");
        watch(&page, &hash, least);
        watch(&page, &hash, work("logic", &engine));
    }
    watch_examples(&page, "bayes");
    page.click("[data-testid=change]");
    let offered = page.run(
        "return [...document.querySelectorAll('.side-sheet [data-choose=method] option')].map((one) => one.value)",
        &[],
    );
    assert_eq!(offered, json!(BAYES));
    page.click(".side-sheet [data-testid=close]");
    let network = example(&page, "junction-tree");
    for method in BAYES {
        let hash = network.replace("method=jt", &format!("method={method}"));
        watch(&page, &hash, work("bayes", method));
    }
    assert_eq!(page.complaints(), Vec::<String>::new());
}
