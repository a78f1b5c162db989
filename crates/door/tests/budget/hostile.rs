//! Requests that are as large, or ask for as much, as a client may dare; for every verb of the table.

use atisbo_base::Budget;
use atisbo_door::{TABLE, catalogue};
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::PathBuf;
use std::sync::LazyLock;

/// The hostile requests of a verb, without the names of the game and the verb.
pub(super) fn requests(game: &str, verb: &str) -> Vec<Value> {
    match game {
        "ohno" => ohno(verb),
        "sudoku" => sudoku(verb),
        "minesweeper" => minesweeper(verb),
        "bayes" => bayes(verb),
        "logic" => logic(verb),
        "lab" => lab(verb),
        "class" => class(verb),
        "rules" => vec![json!({"of": "minesweeper"})],
        _ => Vec::new(),
    }
}

/// The ids of a list of the catalogue.
fn ids(pointer: &str) -> Vec<String> {
    let lists = serde_json::to_value(catalogue()).unwrap();
    let list = lists.pointer(pointer).expect(pointer).as_array().unwrap();
    list.iter()
        .map(|one| one.as_str().or(one["id"].as_str()).unwrap().to_owned())
        .collect()
}

/// The same numbers in every run, without a pattern.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }
}

// 0h n0

/// A board with a few numbers and very many solutions.
fn ohno_board(side: usize) -> String {
    let row = |row: usize| {
        let cell = |column| if (row + column) % 7 == 3 { "4 " } else { ". " };
        (0..side).map(cell).collect::<String>()
    };
    (0..side).map(row).collect::<Vec<_>>().join("\n")
}

fn ohno(verb: &str) -> Vec<Value> {
    let boards = [ohno_board(12), ohno_board(200)];
    let each = |more: Value| {
        let with = |board: &String| merged(&json!({"puzzle": board}), &more);
        boards.iter().map(with).collect::<Vec<_>>()
    };
    match verb {
        "solve" => [
            each(json!({})),
            each(json!({"count": "all"})),
            each(json!({"rule": "seen_by_number"})),
        ]
        .concat(),
        "check" | "rate" => each(json!({})),
        "explain" => {
            let row = |cells: &str| cells.repeat(66);
            // Ones that see each other and more: no solution, and very many givens to choose from.
            let broken = vec![row("1 . W "); 100].join("\n");
            // Ones with a single way: very many steps.
            let easy = vec![format!("{}\n{}", row("1 . W "), row("W W W ")); 50].join("\n");
            let with_boards =
                [broken, easy].map(|puzzle| json!({"puzzle": puzzle, "boards": true}));
            [each(json!({})), with_boards.to_vec()].concat()
        }
        "hint" => each(json!({"stage": "play", "svg": true})),
        "convert" => [each(json!({"to": "svg"})), each(json!({"to": "dimacs"}))].concat(),
        "generate" => vec![
            json!({"rows": 200, "cols": 200, "seed": 1, "count": u64::MAX}),
            json!({"rows": 30, "cols": 30, "seed": 1, "count": 1_000, "clues": "minimal", "difficulty": "expert"}),
            json!({"rows": 2, "cols": 2, "seed": 1, "count": u64::MAX, "difficulty": "expert"}),
            json!({"rows": 9, "cols": 9, "seed": 1, "first": u64::MAX, "count": u64::MAX}),
        ],
        "search" => {
            let run = |strategy: String| json!({"puzzle": boards[0], "runs": [{"strategy": strategy}], "trace": {"limit": 20_000}});
            let mut requests: Vec<Value> = ids("/strategies").into_iter().map(run).collect();
            requests.push(json!({"puzzle": ohno_board(40), "check_heuristic": true}));
            requests
        }
        _ => Vec::new(),
    }
}

/// Two objects as one.
fn merged(one: &Value, other: &Value) -> Value {
    let mut both = one.as_object().unwrap().clone();
    both.extend(other.as_object().unwrap().clone());
    both.into()
}

// Sudoku

fn sudoku(verb: &str) -> Vec<Value> {
    let empty = json!({"puzzle": ".".repeat(625), "shape": [5, 5]});
    let classic = json!({"puzzle": ".".repeat(81)});
    let each = |more: Value| vec![merged(&empty, &more), merged(&classic, &more)];
    match verb {
        "solve" => each(json!({"count": u64::MAX, "list": 20_000, "candidates": true})),
        "solve_many" => vec![
            json!({"puzzles": vec![".".repeat(81); 50], "count": u64::MAX}),
            json!({"puzzles": vec![".".repeat(625); 50], "shape": [5, 5], "count": u64::MAX}),
        ],
        "check" | "rate" => each(json!({})),
        "explain" => each(json!({"boards": true, "page": "en"})),
        "hint" => each(json!({"all": true, "stage": "play", "svg": true})),
        "ladder" => vec![json!({})],
        "show" => each(json!({"candidates": true})),
        "generate" => vec![
            json!({"shape": [5, 5], "seed": 1, "count": u64::MAX}),
            json!({"seed": 1, "count": 1_000, "method": {"clues": 17}}),
            json!({"seed": 1, "count": 1_000, "method": "report"}),
            json!({"seed": 1, "count": 1_000, "grade": {"least": 11.0}}),
            json!({"seed": 1, "first": u64::MAX, "count": u64::MAX}),
            json!({"seed": 1, "count": 1_000, "variants": ["killer"]}),
        ],
        "search" => {
            let run = |field: &str, list: &str| {
                let run = |name: String| merged(&empty, &json!({"runs": [{field: name}], "trace": {"limit": 20_000}}));
                ids(list).into_iter().map(run).collect::<Vec<_>>()
            };
            [
                run("strategy", "/strategies"),
                run("method", "/csp"),
                run("consistency", "/sudoku/consistencies"),
                run("logic", "/sudoku/logic"),
                each(json!({"check_heuristic": true})),
            ]
            .concat()
        }
        "convert" => ["svg", "sheet", "png"]
            .into_iter()
            .map(str::to_owned)
            .chain(ids("/sudoku/formats"))
            .map(|to| json!({"puzzles": vec![".".repeat(625); 1_000], "shape": [5, 5], "to": to, "width": 100_000}))
            .chain([json!({"puzzles": [".".repeat(625)], "shape": [5, 5], "to": "dimacs"})])
            .collect(),
        _ => Vec::new(),
    }
}

// Minesweeper

/// A position that some board can look like: two thirds of the free cells are open.
fn position(side: usize) -> String {
    let mut numbers = Numbers(7);
    let mines: Vec<bool> = (0..side * side).map(|_| numbers.below(5) == 0).collect();
    let is_mine =
        |row: usize, column: usize| row < side && column < side && mines[row * side + column];
    let mut text = format!("mines {}\n", mines.iter().filter(|&&mine| mine).count());
    for row in 0..side {
        for column in 0..side {
            if is_mine(row, column) || numbers.below(3) == 0 || (row == 0 && column == 1) {
                text.push('#');
                continue;
            }
            let around = (0..9).filter(|way| {
                is_mine(
                    (row + way / 3).wrapping_sub(1),
                    (column + way % 3).wrapping_sub(1),
                )
            });
            write!(text, "{}", around.count()).unwrap();
        }
        text.push('\n');
    }
    text
}

/// Every second cell is open and shows a number that says little: one component as wide as the board.
fn lattice(side: usize) -> String {
    let row = |row: usize| {
        (0..side)
            .map(|column| {
                if row % 2 == 1 && column % 2 == 1 {
                    '3'
                } else {
                    '#'
                }
            })
            .collect::<String>()
    };
    let rows: Vec<String> = (0..side).map(row).collect();
    format!("mines {}\n{}", side * side / 3, rows.join("\n"))
}

/// A free tiling of numbers, each with twenty hidden neighbours of its own: full tables have a million entries and more.
fn stars(count: usize) -> String {
    let (mut lists, mut shown) = (String::new(), String::new());
    for star in 0..count {
        let leaves: Vec<String> = (0..20).map(|leaf| format!("l{star}_{leaf}")).collect();
        writeln!(lists, "s{star}: {}", leaves.join(" ")).unwrap();
        shown.push_str("5 ");
        for leaf in leaves {
            writeln!(lists, "{leaf}: s{star}").unwrap();
            shown.push_str("# ");
        }
    }
    format!("tiling free\n{lists}density 0.2\n{shown}")
}

fn minesweeper(verb: &str) -> Vec<Value> {
    let positions = [position(150), lattice(61), stars(10)];
    let each = |more: Value| {
        let with = |position: &String| merged(&json!({"position": position}), &more);
        positions.iter().map(with).collect::<Vec<_>>()
    };
    let methods = || {
        let mut methods = vec![json!({})];
        methods.extend(
            ids("/minesweeper/strengths")
                .into_iter()
                .map(|name| json!({"strength": name})),
        );
        methods.extend(
            ids("/minesweeper/networks")
                .into_iter()
                .map(|name| json!({"method": "bayes", "network": name})),
        );
        methods.extend(
            ids("/minesweeper/presets")
                .into_iter()
                .map(|name| json!({"method": "logic", "preset": name})),
        );
        methods.extend(
            ids("/minesweeper/engines")
                .into_iter()
                .map(|name| json!({"method": "logic", "engine": name})),
        );
        methods
    };
    match verb {
        "analyse" => methods()
            .into_iter()
            .flat_map(each)
            .chain(each(json!({"explain": [0, 1], "numbers": [0, 1]})))
            .chain(["due", "shown", "backward"].into_iter().flat_map(|preset| {
                each(json!({
                    "method": "logic", "preset": preset, "questions": true, "trace": {"limit": 1000},
                }))
            }))
            .collect(),
        "hint" => methods().into_iter().flat_map(each).collect(),
        "explain" => [each(json!({})), each(json!({"cell": [0, 1], "svg": true}))].concat(),
        "check" => each(json!({})),
        "generate" => vec![
            json!({"level": "1000x1000x200000", "seed": 1, "count": u64::MAX}),
            json!({"level": "30x30x300", "seed": 1, "count": 100, "no_guess": "repair"}),
            json!({"level": "30x30x300", "seed": 1, "count": 100, "no_guess": "rejection"}),
            json!({"level": "3x3x7", "seed": 1, "count": 100, "no_guess": "rejection"}),
            json!({"level": "beginner", "seed": 1, "first": u64::MAX, "count": u64::MAX}),
        ],
        "convert" => {
            let targets = ids("/minesweeper/formats").into_iter().chain(
                ["svg", "dimacs", "tell-ask", "bif", "uai", "xmlbif", "dot"].map(str::to_owned),
            );
            let rules = ["all", "shown", "due"].into_iter();
            targets
                .flat_map(|to| each(json!({"to": to, "network": "full"})))
                .chain(rules.flat_map(|rules| each(json!({"to": "tell-ask", "rules": rules}))))
                .chain(each(json!({"to": "dimacs", "rules": "due"})))
                .collect()
        }
        "play" => methods()
            .into_iter()
            .map(|method| {
                merged(
                    &json!({"level": "expert", "seed": 1, "games": 1_000_000_000_000_u64}),
                    &method,
                )
            })
            .chain([
                json!({"level": "100x100x2000", "seed": 1, "games": u64::MAX}),
                json!({"level": "beginner", "seed": 1, "first": u64::MAX, "games": u64::MAX}),
                json!({"level": "beginner", "seed": 1, "games": 100, "log": true}),
            ])
            .collect(),
        "game" | "tiling" => vec![
            json!({"of": {"level": "1000x1000x1", "seed": 1}}),
            json!({"of": {"level": "100x100x4000", "seed": 1, "no_guess": "rejection", "cell": [0, 0]}}),
        ],
        _ => Vec::new(),
    }
}

// Networks

/// A Markov network of binary variables with a table for each of many random pairs.
fn random_pairs(variables: u64, pairs: u64) -> String {
    let mut numbers = Numbers(3);
    let mut text = format!(
        "MARKOV\n{variables}\n{}\n{pairs}\n",
        "2 ".repeat(variables as usize)
    );
    for _ in 0..pairs {
        let one = numbers.below(variables);
        let other = (one + 1 + numbers.below(variables - 1)) % variables;
        writeln!(text, "2 {one} {other}").unwrap();
    }
    text.push_str(&"4 1 2 2 1\n".repeat(pairs as usize));
    text
}

/// A Bayesian network of binary variables, each with three random parents among those before it.
fn random_arcs(variables: u64) -> String {
    let mut numbers = Numbers(9);
    let names = "2 ".repeat(variables as usize);
    let mut text = format!("BAYES\n{variables}\n{names}\n{variables}\n");
    let mut tables = String::new();
    for variable in 0..variables {
        let mut parents: Vec<u64> = (0..3).map(|_| numbers.below(variable.max(1))).collect();
        parents.sort_unstable();
        parents.dedup();
        parents.retain(|&parent| parent < variable);
        write!(text, "{}", parents.len() + 1).unwrap();
        for parent in &parents {
            write!(text, " {parent}").unwrap();
        }
        writeln!(text, " {variable}").unwrap();
        let rows = 1 << parents.len();
        writeln!(tables, "{} {}", 2 * rows, "0.3 0.7 ".repeat(rows)).unwrap();
    }
    text + &tables
}

fn bayes(verb: &str) -> Vec<Value> {
    let networks = [
        random_pairs(200, 600),
        random_pairs(1_000, 3_000),
        random_arcs(1_000),
    ];
    let each = |more: Value| {
        let with = |network: &String| merged(&json!({"network": network}), &more);
        networks.iter().map(with).collect::<Vec<_>>()
    };
    match verb {
        "query" => {
            let mut requests = Vec::new();
            for method in ids("/bayes") {
                let samples = json!({"samples": u32::MAX, "chains": 4, "burn_in": 1_000});
                requests.extend(each(json!({"method": method, "query": ["x0"], "samples": samples, "trace": {"limit": 20_000}})));
            }
            for order in ids("/orders") {
                requests.extend(each(json!({"query": ["x0"], "switches": {"order": order}})));
            }
            requests.extend(each(json!({"most_probable": true})));
            requests.extend(each(
                json!({"joint": true, "query": ["x0", "x1", "x2"], "explain": true, "steps": true}),
            ));
            requests
        }
        "show" => [
            each(json!({})),
            each(json!({"cliques": true, "edges": true, "tables": 1_000})),
        ]
        .concat(),
        "convert" => ["bif", "uai", "xmlbif", "dot"]
            .into_iter()
            .flat_map(|to| each(json!({"to": to})))
            .collect(),
        _ => Vec::new(),
    }
}

// Logic

/// Random clauses of three literals, as hard as they get: 4.26 clauses for each symbol.
fn random_clauses(symbols: u64) -> String {
    let mut numbers = Numbers(5);
    let clauses = symbols * 426 / 100;
    let mut text = format!("p cnf {symbols} {clauses}\n");
    for _ in 0..clauses {
        for _ in 0..3 {
            let sign = if numbers.below(2) == 0 { "-" } else { "" };
            write!(text, "{sign}{} ", 1 + numbers.below(symbols)).unwrap();
        }
        text.push_str("0\n");
    }
    text
}

/// A chain of equivalences, whose clauses without new symbols are two to the power of its length.
fn equivalences(symbols: usize) -> String {
    let names: Vec<String> = (0..symbols).map(|symbol| format!("p{symbol}")).collect();
    format!("TELL\n{}\nASK\np0", names.join(" <=> "))
}

fn logic(verb: &str) -> Vec<Value> {
    let bases = [
        random_clauses(250),
        random_clauses(5_000),
        equivalences(40),
        equivalences(400),
    ];
    let each = |more: Value| {
        let with = |base: &String| merged(&json!({"knowledge": base}), &more);
        bases.iter().map(with).collect::<Vec<_>>()
    };
    match verb {
        "ask" => ids("/logic")
            .into_iter()
            .flat_map(|method| each(json!({"methods": [method], "proof": true, "explain": true, "trace": {"limit": 20_000}})))
            .chain(each(json!({"list": true})))
            .collect(),
        "conflicts" => each(json!({"most": 20_000, "draw": 1})),
        "convert" => ["tell-ask", "clauses", "dimacs"]
            .into_iter()
            .flat_map(|to| ["smaller", "distribution", "tseitin"].map(|clauses| (to, clauses)))
            .flat_map(|(to, clauses)| each(json!({"to": to, "clauses": clauses})))
            .collect(),
        _ => Vec::new(),
    }
}

// The laboratory

fn lab(verb: &str) -> Vec<Value> {
    let experiment = |game: &str, rest: &str| json!({"experiment": format!("game = \"{game}\"\nseed = 3\n{rest}")});
    match verb {
        "run" => vec![
            experiment(
                "minesweeper",
                "methods = [\"exact:fast\", \"logic\"]\n[instances]\nlevels = [\"expert\"]\ncount = 1000000000\n",
            ),
            experiment(
                "sudoku",
                "methods = [\"bfs\", \"astar\"]\n[instances]\nshapes = [\"5x5\"]\ncount = 1000000000\n",
            ),
            experiment(
                "ohno",
                "methods = [\"bfs\", \"astar\"]\n[instances]\nsizes = [30]\ncount = 1000000000\n",
            ),
        ],
        "report" | "export" => vec![json!({"folder": results()})],
        "merge" => vec![json!({"folder": results().join("joined"), "parts": [results()]})],
        "repeat" => ids("/lab/reports")
            .into_iter()
            .map(|report| json!({"report": report}))
            .collect(),
        _ => Vec::new(),
    }
}

/// A folder of results, made once.
fn results() -> PathBuf {
    static RESULTS: LazyLock<PathBuf> = LazyLock::new(|| {
        let folder = std::env::temp_dir().join(format!("atisbo-budget-{}", std::process::id()));
        let experiment = "game = \"minesweeper\"\nmethods = [\"exact:fast\"]\n\
            [instances]\nlevels = [\"4x4x2\"]\ncount = 20000\n";
        let request = json!({"game": "lab", "verb": "run", "experiment": experiment, "keep": {"folder": folder}});
        let question = TABLE.read(request.to_string().as_bytes()).unwrap();
        question.ask(&(), &Budget::unlimited()).unwrap();
        folder
    });
    RESULTS.clone()
}

// Labs for a class

fn class(verb: &str) -> Vec<Value> {
    match verb {
        "labs" => vec![json!({}), json!({"lab": "x".repeat(1_000_000)})],
        "practice" => {
            let case = |question: &str, seed: u64| json!({"question": question, "seed": seed, "answer": true});
            let hard = ["uninformed_search", "informed_search", "uniform_cost", "h2"];
            let of_kind = json!({"question": "uninformed_search", "kind": "unsolvable", "seed": 1});
            let cases = hard
                .iter()
                .flat_map(|question| [case(question, 5), case(question, u64::MAX)]);
            cases.chain([of_kind]).collect()
        }
        "read" => vec![
            json!({"text": "[[questions]]\n".repeat(100_000)}),
            json!({"text": format!("name = {}", "[".repeat(1_000_000))}),
            json!({"text": format!("name = \"{}\"", "x".repeat(1_000_000))}),
        ],
        _ => Vec::new(),
    }
}
