//! Conversions keep their budget: a short question may ask for a long text.

use super::{ask, ask_within};
use atisbo_api::text::Lang;
use atisbo_api::verb::Cost;
use atisbo_base::{Budget, Watch};
use atisbo_door::TABLE;
use serde_json::{Value, json};

/// A free tiling of numbers, each with twenty hidden neighbours of its own.
fn stars(count: usize) -> String {
    let mut lines = Vec::new();
    for star in 0..count {
        let leaves: Vec<String> = (0..20).map(|leaf| format!("l{star}_{leaf}")).collect();
        lines.push((format!("s{star}: {}", leaves.join(" ")), "5"));
        lines.extend(
            leaves
                .into_iter()
                .map(|leaf| (format!("{leaf}: s{star}"), "#")),
        );
    }
    let shown: Vec<&str> = lines.iter().map(|(_, shown)| *shown).collect();
    let lists: Vec<&str> = lines.iter().map(|(list, _)| list.as_str()).collect();
    format!(
        "tiling free\n{}\ndensity 0.2\n{}",
        lists.join("\n"),
        shown.join(" ")
    )
}

/// A row of numbers in the middle of hidden cells, again and again.
fn stripes(side: usize) -> String {
    let row = |row: usize| if row % 3 == 1 { "2" } else { "#" }.repeat(side);
    let rows: Vec<String> = (0..side).map(row).collect();
    format!("density 0.2\n{}", rows.join("\n"))
}

fn minesweeper(position: &str, to: &str) -> Value {
    json!({"game": "minesweeper", "verb": "convert", "position": position, "to": to})
}

fn logic(sentence: &str, times: usize, to: &str) -> Value {
    let knowledge = format!("TELL\n{}", format!("{sentence};\n").repeat(times));
    json!({"game": "logic", "verb": "convert", "knowledge": knowledge, "to": to, "clauses": "distribution"})
}

/// A network in Hugin's format: the sum of so many coins.
fn sum_of(coins: usize) -> String {
    let numbers = |count: usize| (0..count).map(|number| number.to_string());
    let counted = |count: usize| numbers(count).collect::<Vec<String>>().join(" ");
    let node = |name: &str, states: usize| {
        let values = counted(states);
        let quoted = format!("\"{}\"", values.replace(' ', "\" \""));
        format!(
            "node {name} {{ states = ({quoted}); subtype = number; state_values = ({values}); }}"
        )
    };
    let names: Vec<String> = numbers(coins).map(|number| format!("p{number}")).collect();
    let mut lines = vec!["net { }".to_owned()];
    for name in &names {
        lines.push(node(name, 2));
        lines.push(format!("potential ({name}) {{ data = (0.5 0.5); }}"));
    }
    lines.push(node("s", coins + 1));
    let (given, sum) = (names.join(" "), names.join(" + "));
    lines.push(format!(
        "potential (s | {given}) {{ model_nodes = (); model_data = ({sum}); }}"
    ));
    lines.join("\n")
}

/// The error of a request in both languages, without the points and commas between the digits of its numbers.
fn refused(request: &Value, budget: &Budget) -> [String; 2] {
    let error = ask_within(request, budget).expect_err("an error");
    Lang::ALL.map(|lang| error.in_lang(lang).replace(['.', ','], ""))
}

/// Conversions that take long.
fn long() -> Vec<(&'static str, Value)> {
    let pairs: Vec<String> = (0..12)
        .map(|index| format!("a{index} & b{index}"))
        .collect();
    let pairs = pairs.join(" | ");
    let sudokus = vec![".".repeat(81); 1_000];
    let network = sum_of(17);
    let board = stripes(120);
    let mut ohno = "6 ".repeat(60);
    ohno.push('\n');
    vec![
        ("dimacs", minesweeper(&board, "dimacs")),
        ("tell-ask", minesweeper(&board, "tell-ask")),
        ("board as a network", minesweeper(&board, "bif")),
        ("board drawn as a network", minesweeper(&board, "dot")),
        ("clauses", logic(&pairs, 50, "clauses")),
        ("clauses as numbers", logic(&pairs, 50, "dimacs")),
        ("sentences", logic(&pairs, 5_000, "tell-ask")),
        (
            "network",
            json!({"game": "bayes", "verb": "convert", "network": network, "to": "bif"}),
        ),
        (
            "grid",
            json!({"game": "ohno", "verb": "convert", "puzzle": ohno.repeat(60), "to": "dimacs"}),
        ),
        (
            "pictures",
            json!({"game": "sudoku", "verb": "convert", "puzzles": sudokus, "to": "svg"}),
        ),
        (
            "sheet",
            json!({"game": "sudoku", "verb": "convert", "puzzles": sudokus, "to": "sheet", "sheet": {"solutions": false}}),
        ),
    ]
}

#[test]
fn a_network_that_is_too_large_is_refused_with_its_size_before_it_is_made() {
    for to in ["bif", "xmlbif", "uai"] {
        let mut request = minesweeper(&stars(10), to);
        request["network"] = "full".into();
        let watch = Watch::counting();
        let budget = Budget::unlimited().bytes(1_000_000).watched(&watch);
        // Ten tables of two to the power of twenty rows with 21 numbers, two bytes each at least.
        let least = 10 * (1_u64 << 20) * 21 * 2;
        for said in refused(&request, &budget) {
            let size: u64 = said
                .split_whitespace()
                .find_map(|word| word.parse().ok())
                .expect("a size");
            assert!((least..least + 100_000).contains(&size), "{said}");
            assert!(said.contains("1000000"), "{said}");
        }
        assert!(watch.looks() < 10, "{watch:?}");
    }
    // Hugin's format writes a sum as a sum.
    let mut request = minesweeper(&stars(10), "hugin");
    request["network"] = "full".into();
    assert!(ask_within(&request, &Budget::unlimited().bytes(1_000_000)).is_ok());
}

#[test]
fn the_sums_that_make_a_total_count_stay_within_the_bytes() {
    let hidden = vec!["#".repeat(100); 100].join("\n");
    let mut request = minesweeper(&format!("mines 5000\n{hidden}"), "hugin");
    request["network"] = "split".into();
    let budget = Budget::unlimited().bytes(10_000_000);
    let [english, _] = refused(&request, &budget);
    assert!(english.contains("10000000"), "{english}");
}

#[test]
fn every_long_conversion_looks_at_its_budget_while_it_writes() {
    for (name, request) in long() {
        let counting = Watch::counting();
        ask_within(&request, &Budget::unlimited().watched(&counting))
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(counting.looks() > 4, "{name} is not long: {counting:?}");
        assert!(counting.most_steps() < 1 << 22, "{name}: {counting:?}");
        for look in [1, 4, counting.looks()] {
            let watch = Watch::cancelling_at(look);
            let [english, spanish] = refused(&request, &Budget::unlimited().watched(&watch));
            assert!(english.contains("cancelled"), "{name}: {english}");
            assert!(spanish.contains("canceló"), "{name}: {spanish}");
            assert!(watch.looks() <= look + 1, "{name}: {watch:?}");
        }
    }
}

#[test]
fn every_long_conversion_stays_within_its_bytes() {
    for (name, request) in long() {
        for said in refused(&request, &Budget::unlimited().bytes(100_000)) {
            assert!(said.contains("100000"), "{name}: {said}");
        }
    }
}

#[test]
fn an_answer_is_no_longer_than_its_limit() {
    let request = minesweeper(&stripes(700), "lists");
    let whole = ask(request.clone()).expect("an answer");
    assert!(
        whole["text"]
            .as_str()
            .is_some_and(|text| text.len() > 1_400_000)
    );
    for said in refused(&request, &Budget::unlimited().bytes(1_200_000)) {
        assert!(said.contains("1200000"), "{said}");
    }
    // What says that a limit was reached is written even if the limit is very low.
    let small = minesweeper("density 0.2\n1#", "rows");
    assert!(ask_within(&small, &Budget::unlimited().bytes(10)).is_ok());
}

#[test]
fn what_may_grow_beyond_its_question_is_not_called_quick() {
    for (name, request) in long() {
        let question = TABLE
            .read(request.to_string().as_bytes())
            .expect("a request");
        assert_eq!(question.cost(), Cost::Long, "{name}");
    }
    let rows = minesweeper("density 0.2\n1#", "rows").to_string();
    let question = TABLE.read(rows.as_bytes()).expect("a request");
    assert_eq!(question.cost(), Cost::Quick);
}

const CIRCLES: &str = "mines 7\n0000000\n1232100\n1###210\n#####10\n#####31\n######1\n###1#2#";

#[test]
fn questions_that_the_recursive_engine_gives_up_are_told() {
    let analyse = |preset: &str, budget: &Budget| {
        let request = json!({"game": "minesweeper", "verb": "analyse", "position": CIRCLES, "method": "logic", "preset": preset});
        ask_within(&request, budget).expect("an answer")
    };
    let answer = analyse("recursive", &Budget::unlimited().nodes(3));
    assert_eq!(answer["budget"], "nodes");
    assert!(answer["reasoning"]["given_up"].as_u64() > Some(0));
    let said = answer["sentences"].to_string();
    for words in ["given up", "Se abandonaron", "Nothing was proved"] {
        assert!(said.contains(words), "{said}");
    }
    // Its default is enough for numbers whose rules go in circles: it proves what forward chaining does.
    let [report, recursive] =
        ["report", "recursive"].map(|preset| analyse(preset, &Budget::unlimited()));
    for answer in [&report, &recursive] {
        let given_up = &answer["reasoning"]["given_up"];
        assert_eq!((&answer["budget"], given_up), (&Value::Null, &json!(0)));
    }
    assert!(
        report["safe"]
            .as_array()
            .is_some_and(|safe| safe.len() >= 5)
    );
    assert_eq!(report["safe"], recursive["safe"]);
}

#[test]
fn decisions_that_a_limit_cut_short_are_told() {
    let play = |budget: &Budget| {
        let request = json!({"game": "minesweeper", "verb": "play", "level": "7x7x7", "games": 3, "seed": 1, "log": true, "method": "logic", "preset": "recursive"});
        ask_within(&request, budget).expect("an answer")
    };
    let answer = play(&Budget::unlimited().nodes(3));
    let log = answer["log"].as_array().expect("a log");
    let cut = log.iter().filter(|turn| turn["budget"] == "nodes").count();
    assert!(cut > 0);
    assert_eq!(answer["cut_short"], cut);
    assert!(answer["sentences"].to_string().contains("cut short"));
    assert_eq!(play(&Budget::unlimited())["cut_short"], Value::Null);
}

#[test]
fn techniques_that_reach_a_limit_of_their_own_are_named() {
    let ladder = ask(json!({"game": "sudoku", "verb": "ladder"})).expect("an answer");
    let all = ladder["techniques"].as_array().expect("techniques");
    let ids = all.iter().map(|one| &one["technique"]);
    let without: Vec<&Value> = ids.filter(|&id| id != "forcing_chain").collect();
    let hint = |cells: usize| {
        let request = json!({"game": "sudoku", "verb": "hint", "puzzle": ".".repeat(cells), "without": without});
        ask(request).expect("an answer")
    };
    // An empty grid of 16 x 16 has more candidates than are compared.
    let answer = hint(256);
    assert_eq!(answer["limited"], json!(["forcing_chain"]));
    let said = answer["sentences"].to_string();
    for words in ["left something out", "dejó algo sin mirar"] {
        assert!(said.contains(words), "{said}");
    }
    assert_eq!(hint(81)["limited"], Value::Null);
}
