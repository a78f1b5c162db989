//! Its Table 3: the time of a solved 5x5 board with 5 mines, by modification.

use super::super::games::Games;
use super::super::markdown::{table, thousands, time, times};
use super::super::one_by_one::OneByOne;
use super::limit::why;
use anyhow::Result;
use atisbo_base::{Budget, seed};
use atisbo_bayes::{Decompose, Heuristic, Method, Order, Settings, Statistics, Variable};
use atisbo_minesweeper::bayes::{Adviser, Prior, Scheme};
use atisbo_minesweeper::{AgentError, FirstClick};
use rand::seq::SliceRandom;
use std::time::Duration;

const LEVEL: &str = "5x5x5";

/// So many boards are solved.
const BOARDS: usize = 20;

/// Its seconds with modification 1, with 1 and 2, with all three.
const REPORT: [(&str, f64); 3] = [("1", 255.1148), ("1+2", 9.7735), ("1+2+3", 3.8298)];

/// What the engine may take for a game: 4 GB of tables, a minute.
pub(super) fn budget() -> Budget {
    Budget::unlimited()
        .bytes(4 << 30)
        .time(Duration::from_mins(1))
}

/// In which order variables are eliminated where modification 3 is off.
#[derive(Clone, Copy)]
pub(super) enum Plain {
    ByNumber,
    Shuffled,
}

impl Plain {
    pub(super) fn name(self) -> &'static str {
        match self {
            Plain::ByNumber => "by number",
            Plain::Shuffled => "shuffled",
        }
    }

    pub(super) fn order(self, cells: usize) -> Order {
        let mut variables: Vec<Variable> = (0..2 * cells as u32).map(Variable).collect();
        if let Plain::Shuffled = self {
            variables.shuffle(&mut seed::rng(1, 0));
        }
        Order::Given(variables)
    }
}

/// The report's model and method.
pub(super) fn adviser(one: bool, two: bool, order: Order) -> Adviser {
    Adviser {
        scheme: Scheme::Full,
        prior: Prior::Cells,
        settings: Settings {
            method: Method::VariableElimination,
            order,
            prune_barren: one,
            prune_separated: false,
            keep_evidence: two,
            decompose: Decompose::FullTable,
            seed: 0,
        },
    }
}

/// What solving boards took, per board.
struct Solved {
    time: Duration,
    queries: u64,
    multiplications: u64,
    largest: u64,
}

/// Plays until enough boards are solved, and leaves out those that are not, as the report does.
fn solve(adviser: &Adviser) -> Result<Result<Solved, AgentError>> {
    let games = Games::new(LEVEL, FirstClick::NoGuarantee)?;
    let (mut time, mut queries, mut cost) = (Duration::ZERO, 0, Statistics::default());
    let (mut solved, mut index) = (0, 0);
    while solved < BOARDS {
        let agent = || OneByOne::new(adviser, Games::player(adviser, index));
        let (game, agent) = match games.timed(index, agent, &budget()) {
            Ok(game) => game,
            Err(error) => return Ok(Err(error)),
        };
        index += 1;
        if game.won {
            solved += 1;
            time += game.time();
            queries += game.queries;
            cost = cost.and(agent.statistics);
        }
    }
    Ok(Ok(Solved {
        time: time / BOARDS as u32,
        queries: (queries / BOARDS) as u64,
        multiplications: cost.multiplications / BOARDS as u64,
        largest: cost.largest_product,
    }))
}

pub(super) fn section() -> Result<String> {
    let mut text = format!(
        "### Time per solved board (its Table 3)\n\n\
         A 5x5 board with 5 mines; the mean of {BOARDS} solved boards, games lost on the way left out, as there. \
         The network has X and Y for every cell with full tables, the prior is mines / cells, every hidden cell is \
         asked about by variable elimination before each move, and one cell is revealed at a time. \
         Modification 1 leaves out variables that are ancestors of neither query nor evidence, 2 keeps the evidence \
         applied, 3 is the min-degree order. Without 3 the order of the report is that of a Python set, which is any: \
         here by number (all X row by row, then all Y) and shuffled, once for all boards. \
         The report's three figures are of 2018 and an unknown machine; the same three modifications of `pgmpy` 0.1.6 \
         were measured elsewhere, on a machine of today, at 306, 11.3 and 6.8 s. \
         Multiplications are those of one board; the largest product is the largest of all boards, in \
         entries. Tables may take 4 GB and a game a minute.\n\n"
    );
    text += &by_modification()?;
    text += "\nThe report times no other combination; of single modifications it says that only 1 solves boards of 3x3 \
             and more. Here 3 does so as well, because min-degree looks at the graph again after each elimination and \
             so takes the Y that nobody asks about first. With 1 there is little arithmetic left: what the report \
             waited for is the handling of tables around it.\n\n\
             And from there on, with every switch of the engine at its best (so that pruning and order are no longer \
             the report's) and against the report's fastest time:\n\n";
    text += &by_network()?;
    Ok(text)
}

fn by_modification() -> Result<String> {
    let mut rows = Vec::new();
    for (one, two, three) in [
        (false, false, false),
        (true, false, false),
        (false, true, false),
        (false, false, true),
        (true, true, false),
        (true, false, true),
        (false, true, true),
        (true, true, true),
    ] {
        let on = [(one, "1"), (two, "2"), (three, "3")];
        let on: Vec<&str> = on.iter().filter(|(on, _)| *on).map(|on| on.1).collect();
        let modifications = on.join("+");
        let orders = if three {
            vec![("min-degree", Order::Greedy(Heuristic::MinDegree))]
        } else {
            let plain = [Plain::ByNumber, Plain::Shuffled];
            plain.map(|plain| (plain.name(), plain.order(25))).to_vec()
        };
        for (name, order) in orders {
            eprintln!("modifications {modifications:?}, order {name}");
            let seconds = REPORT.iter().find(|(on, _)| *on == modifications);
            let seconds = seconds.map(|(_, seconds)| *seconds);
            let shown = if on.is_empty() {
                "none"
            } else {
                &modifications
            };
            let mut row = vec![
                shown.to_owned(),
                name.to_owned(),
                match (seconds, on.is_empty()) {
                    (Some(seconds), _) => format!("{seconds} s"),
                    (None, true) => "out of memory".to_owned(),
                    (None, false) => "–".to_owned(),
                },
            ];
            row.extend(cells(&adviser(one, two, order), seconds)?);
            rows.push(row);
        }
    }
    Ok(table(
        2,
        &[
            "modifications",
            "order",
            "report",
            "ours",
            "report / ours",
            "queries",
            "multiplications",
            "largest product",
        ],
        &rows,
    ))
}

fn by_network() -> Result<String> {
    let mut rows = Vec::new();
    for (scheme, prior) in [
        (Scheme::Full, Prior::Cells),
        (Scheme::Split, Prior::Cells),
        (Scheme::Pruned, Prior::Cells),
        (Scheme::Merged, Prior::Cells),
        (Scheme::Merged, Prior::Exact),
    ] {
        eprintln!("network {scheme}, prior {prior}");
        let adviser = Adviser {
            scheme,
            prior,
            settings: Settings::default(),
        };
        let mut row = vec![scheme.to_string(), prior.to_string()];
        row.extend(cells(&adviser, Some(REPORT[2].1))?);
        rows.push(row);
    }
    Ok(table(
        2,
        &[
            "network",
            "prior",
            "ours",
            "report / ours",
            "queries",
            "multiplications",
            "largest product",
        ],
        &rows,
    ))
}

/// Ours, the report's seconds by ours, and what they are made of; or the limit that was hit.
fn cells(adviser: &Adviser, report: Option<f64>) -> Result<[String; 5]> {
    let none = || "–".to_owned();
    Ok(match solve(adviser)? {
        Err(error) => [why(&error), none(), none(), none(), none()],
        Ok(solved) => [
            time(solved.time),
            report.map_or_else(none, |seconds| times(seconds / solved.time.as_secs_f64())),
            thousands(solved.queries),
            thousands(solved.multiplications),
            thousands(solved.largest),
        ],
    })
}
