//! Experiments through the door.

use super::{ask, assert_all_said};
use atisbo_api::text::Lang;
use atisbo_base::Budget;
use atisbo_door::TABLE;
use serde_json::{Value, json};

fn run(experiment: &str) -> Result<Value, atisbo_api::Error> {
    ask(json!({"game": "lab", "verb": "run", "experiment": experiment}))
}

/// Every text of a document: no message is missing and no value left out.
fn assert_written(answer: &Value) {
    fn texts(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(fields) => fields.values().for_each(|field| texts(field, found)),
            Value::Array(items) => items.iter().for_each(|item| texts(item, found)),
            Value::String(text) => found.push(text.clone()),
            _ => {}
        }
    }
    let mut found = Vec::new();
    texts(&answer["document"], &mut found);
    texts(&answer["plots"], &mut found);
    assert!(found.len() > 10);
    for text in found.iter().filter(|text| !text.starts_with("<svg")) {
        let is_id = ["lab-", "stop-"].iter().any(|id| text.starts_with(id));
        assert!(
            !is_id && !text.contains("{ $") && !text.contains("{$"),
            "{text}"
        );
    }
}

const MINES: &str = "game = \"minesweeper\"\nseed = 3\n\
    methods = [\"exact:safest\", {name = \"network\", agent = \"bayes\", prior = \"left\"}, \"logic\"]\n\
    [instances]\nlevels = [\"4x4x3\", \"5x5x4\", \"6x6x5\"]\ncount = 30\n";

#[test]
fn an_experiment_answers_with_rates_differences_growth_and_pictures() {
    let answer = run(MINES).unwrap();
    assert_eq!(
        (&answer["game"], &answer["verb"]),
        (&json!("lab"), &json!("run"))
    );
    assert_eq!(
        (answer["runs"].as_u64(), answer["of"].as_u64()),
        (Some(270), Some(270))
    );
    let groups = answer["groups"].as_array().unwrap();
    assert_eq!(groups.len(), 9);
    for group in groups {
        let (low, high) = (
            group["interval"][0].as_f64().unwrap(),
            group["interval"][1].as_f64().unwrap(),
        );
        let rate = group["rate"].as_f64().unwrap();
        assert!(low <= rate && rate <= high, "{group}");
        assert_eq!(group["runs"], 30);
    }
    assert_eq!(answer["comparisons"].as_array().unwrap().len(), 6);
    assert_eq!(answer["growth"].as_array().unwrap().len(), 3);
    assert!(answer["plots"].as_array().unwrap().len() >= 3);
    assert!(
        answer["csv"]
            .as_str()
            .unwrap()
            .starts_with("setting,method,runs,won")
    );
    assert_eq!(answer["budget"], Value::Null);
    assert_all_said(&answer);
    assert_written(&answer);
}

#[test]
fn the_same_experiment_concludes_the_same_and_a_single_run_is_one_of_its_own() {
    let conclusions = |answer: &Value| -> Vec<(Value, Value)> {
        let groups = answer["groups"].as_array().unwrap().iter();
        groups
            .map(|group| (group["successes"].clone(), group["counts"].clone()))
            .collect()
    };
    let (one, two) = (run(MINES).unwrap(), run(MINES).unwrap());
    assert_eq!(conclusions(&one), conclusions(&two));
    let single = json!({"game": "lab", "verb": "run", "experiment": MINES, "only": 100});
    let row = ask(single).unwrap()["row"].clone();
    assert_eq!(
        (&row["setting"], &row["instance"], &row["method"]),
        (&json!("5x5x4"), &json!(3), &json!("network"))
    );
    let none = json!({"game": "lab", "verb": "run", "experiment": MINES, "only": 270});
    assert!(ask(none).unwrap_err().to_string().contains("from 0 to 269"));
}

#[test]
fn sudoku_and_ohno_are_solved_by_methods_of_every_kind() {
    let sudoku = "game = \"sudoku\"\nmax-nodes = 20000\n\
        methods = [\"exact\", \"dfs\", \"fc-mrv\", \"dlx\", \"ac3\", \"cdcl\", {method = \"astar\", cells = \"first\"}]\n\
        [instances]\nshapes = [\"2x2\"]\npuzzles = [\"1.....3..4.....2\"]\ncount = 3\n";
    let answer = run(sudoku).unwrap();
    for group in answer["groups"].as_array().unwrap() {
        let solved = group["successes"].as_u64().unwrap();
        // Arc consistency alone need not solve a puzzle.
        assert!(solved == 3 || group["method"] == "ac3", "{group}");
    }
    let ohno = "game = \"ohno\"\nmax-nodes = 3\n\
        methods = [\"exact\", {strategy = \"bfs\", formulation = \"faithful\", two-phase = true}]\n\
        [instances]\nsizes = [4]\npuzzles = [\"2 . W . / . 4 . . / W 2 . . / . . 1 1\"]\ncount = 4\n";
    let answer = run(ohno).unwrap();
    let groups = answer["groups"].as_array().unwrap();
    assert_eq!(groups[0]["successes"], 4);
    // A run that a limit ends is a row with its reason.
    assert_eq!(groups[1]["failed"]["nodes"], 4);
    assert_written(&answer);
}

#[test]
fn nonsense_is_answered_with_the_line_the_key_and_what_is_allowed() {
    let cases = [
        ("", 1, "`game` is missing"),
        (
            "game = \"chess\"",
            1,
            "`game` cannot be \"chess\"; it can be: minesweeper, sudoku, ohno",
        ),
        ("game = \"ohno\"\n", 1, "`methods` is missing"),
        (
            "game = \"ohno\"\nmethods = []\n",
            2,
            "`methods` should be a list that is not empty",
        ),
        (
            "game = \"ohno\"\nmethods = [\"bfs\"]\n",
            1,
            "`instances.sizes` is missing",
        ),
        (
            "game = \"ohno\"\nmethods = [\"bfs\"]\n[instances]\nsizes = [0]\n",
            4,
            "`instances.sizes[1]` cannot be \"0\"",
        ),
        (
            "game = \"ohno\"\nmethods = [\"bfs\", \"bfs\"]\n[instances]\nsizes = [4]\n",
            2,
            "two are called \"bfs\"",
        ),
        (
            "game = \"ohno\"\nmethods = [{strategy = \"bfs\", heuristc = \"h1\"}]\n[instances]\nsizes = [4]\n",
            2,
            "no key `methods[1].heuristc`",
        ),
        (
            "game = \"ohno\"\nmethods = [\"bfs\"]\n[instances]\nsizes = [4]\ncont = 3\n",
            5,
            "the keys are: count, files, puzzles, difficulty, sizes",
        ),
        (
            "game = \"minesweeper\"\nmethods = [\"exact\"]\n[instances]\nlevels = [\"5x5x99\"]\n",
            4,
            "instances.levels[1]",
        ),
        (
            "game = \"minesweeper\"\nmethods = [{agent = \"bayes\", network = \"fullest\"}]\n[instances]\nlevels = \"beginner\"\n",
            2,
            "did you mean \"full\"? It can be: full, split, pruned, merged, local-1, local-2",
        ),
        (
            "game = \"minesweeper\"\nmethods = [{agent = \"exact\", network = \"full\"}]\n[instances]\nlevels = \"beginner\"\n",
            2,
            "no key `methods[1].network`",
        ),
        (
            "game = \"sudoku\"\nmethods = [\"dlx\"]\n[instances]\nfiles = [\"/etc/passwd\"]\n",
            4,
            "files are not read here",
        ),
        (
            "game = \"sudoku\"\nmethods = [\"dlx\"]\n[instances]\nclues = 3\ncount = 2\n",
            4,
            "instances.clues",
        ),
        (
            "game = \"sudoku\"\nmethods = [\"dlx\"]\n[instances]\npuzzles = [\"12\"]\n",
            4,
            "instances.puzzles[1]",
        ),
        (
            "game = \"sudoku\"\nmax-time = -1\nmethods = [\"dlx\"]\n",
            2,
            "`max-time` should be a time such as \"500ms\"",
        ),
        (
            "game = \"sudoku\"\nmax-time = 1979-05-27\nmethods = [\"dlx\"]\n",
            2,
            "`max-time` should be a time such as \"500ms\"",
        ),
        (
            "game = \"ohno\"\nmethods = [\"bfs\"]\n[instances]\npuzzles = [\"\"]\ncount = 3\n",
            4,
            "there is no puzzle in it",
        ),
        ("game = sudoku\n", 1, "this is no TOML"),
    ];
    for (text, line, expected) in cases {
        let error = run(text).expect_err(text);
        assert!(error.to_string().contains(expected), "{text}: {error}");
        assert_eq!(error.line, Some(line), "{text}: {error}");
        assert_ne!(error.message.to(Lang::Es), error.message.to(Lang::En));
    }
}

#[test]
fn runs_are_exported_as_text_or_into_a_file_within_the_budget() {
    let folder = std::env::temp_dir().join(format!("atisbo-export-{}", std::process::id()));
    _ = std::fs::remove_dir_all(&folder);
    let keep = json!({"folder": folder.join("results")});
    ask(json!({"game": "lab", "verb": "run", "experiment": MINES, "keep": keep})).unwrap();
    let export = |more: Value, budget: &Budget| {
        let mut request =
            json!({"game": "lab", "verb": "export", "folder": folder.join("results")});
        let fields = request.as_object_mut().unwrap();
        fields.extend(more.as_object().unwrap().clone());
        let question = TABLE.read(request.to_string().as_bytes()).unwrap();
        assert!(question.names_files());
        let reply = question.ask(&(), budget)?;
        let answer: Value = serde_json::from_slice(&reply.json).unwrap();
        assert_eq!(reply.is_yes, answer["budget"].is_null());
        assert_all_said(&answer);
        Ok::<_, atisbo_api::Error>(answer)
    };
    let unlimited = Budget::unlimited();
    let whole = export(json!({}), &unlimited).unwrap();
    let text = whole["text"].as_str().unwrap();
    assert_eq!((&whole["rows"], &whole["of"]), (&json!(270), &json!(270)));
    assert_eq!(text.lines().count(), 271);
    assert!(text.starts_with("run,setting,instance,method,success,failed,seconds,"));

    let out = folder.join("runs.csv");
    let written = export(json!({"out": out}), &unlimited).unwrap();
    assert_eq!(
        (&written["rows"], &written["text"]),
        (&json!(270), &Value::Null)
    );
    assert_eq!(std::fs::read_to_string(&out).unwrap(), text);

    // A text that is too long is given in parts.
    let (mut parts, mut first) = (String::new(), 0);
    loop {
        let part = export(json!({"first": first}), &Budget::unlimited().bytes(5_000)).unwrap();
        parts += part["text"].as_str().unwrap();
        first += part["rows"].as_u64().unwrap();
        if part["budget"].is_null() {
            break;
        }
        assert_eq!(part["budget"], "bytes");
    }
    assert_eq!((parts.as_str(), first), (text, 270));

    let binary = export(json!({"format": "parquet"}), &unlimited).unwrap_err();
    assert!(binary.to_string().contains("name the file"), "{binary}");
    let nowhere = export(json!({"out": folder.join("no/where.csv")}), &unlimited).unwrap_err();
    assert!(
        nowhere.to_string().contains("cannot be written"),
        "{nowhere}"
    );
    std::fs::remove_dir_all(folder).unwrap();
}
