//! `atisbo search sudoku`

use super::{Puzzle, PuzzleArgs};
use crate::commands::searching::{MethodArgs, SearchArgs, bytes, one_of, strategies};
use crate::commands::{Exit, ask, print};
use crate::output::{Mark, Output};
use anyhow::Result;
use atisbo_api::sudoku::search::{
    self, Answer, CellOrder, Consistency, ConsistencySettings, CspMethod, CspOptions, CspSettings,
    Formulation, HeuristicCheck, HeuristicName, LogicEngine, LogicSettings, Method, Report, Run,
    SearchSettings,
};
use atisbo_api::text::Message;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    methods: MethodArgs,
    #[arg(long, default_value = "forward", value_parser = one_of::<HeuristicName>(HeuristicName::ALL.into_iter().map(HeuristicName::id)))]
    heuristic: HeuristicName,
    #[arg(short, long, default_value = "pruned", value_parser = one_of::<Formulation>(Formulation::ALL.into_iter().map(Formulation::id)))]
    formulation: Formulation,
    #[arg(long, default_value = "mrv", value_parser = one_of::<CellOrder>(CellOrder::ALL.into_iter().map(CellOrder::id)))]
    cells: CellOrder,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    search: SearchArgs,
    #[command(flatten)]
    about: PuzzleArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let puzzles: Vec<Puzzle> = self.about.puzzles(output.lang)?.collect::<Result<_>>()?;
        let runs = self.runs(output)?;
        let trace = self
            .search
            .trace_request(puzzles.len() * runs.len(), output)?;
        let mut exit = Exit::Yes;
        for Puzzle { source, origin } in puzzles {
            let request = search::Request {
                puzzle: source,
                shape: self.about.shape(),
                runs: runs.clone(),
                trace,
                check_heuristic: self.search.check_heuristic,
            };
            let answer = ask(&request, &origin, &self.about.budget(), output)?;
            self.search.write_trace(answer.trace.as_ref(), output)?;
            exit = exit.max(print::<search::Request>(&answer, show, output)?);
        }
        Ok(exit)
    }

    fn runs(&self, output: &Output) -> Result<Vec<Method>> {
        let spaces = strategies();
        let others = CspMethod::ALL.into_iter().map(|method| method.traits().id);
        let consistent = Consistency::ALL.map(Consistency::id);
        let logic = LogicEngine::ALL.map(LogicEngine::id);
        let known = spaces.iter().copied().chain(consistent).chain(others);
        let known = known.chain(logic);
        let known: Vec<&str> = known.collect();
        let chosen = self.methods.chosen(&known, output)?;
        let method = |name: &str| {
            Ok(if spaces.contains(&name) {
                Method::Space(SearchSettings {
                    strategy: name.parse()?,
                    heuristic: self.heuristic,
                    formulation: self.formulation,
                    cell_order: self.cells,
                    options: self.search.options(),
                })
            } else if consistent.contains(&name) {
                Method::Consistency(ConsistencySettings {
                    consistency: name.parse()?,
                })
            } else if logic.contains(&name) {
                Method::Logic(LogicSettings {
                    logic: name.parse()?,
                    seed: self.seed,
                })
            } else {
                Method::Csp(CspSettings {
                    method: name.parse()?,
                    options: CspOptions {
                        seed: self.seed,
                        ..CspOptions::default()
                    },
                })
            })
        };
        chosen.into_iter().map(method).collect()
    }
}

/// The first solution found, then one line for each method.
fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    let solved = answer.runs.iter().find(|run| run.solved);
    if let Some(solution) = solved.and_then(|run| run.solution.as_ref()) {
        let mark = |at| Mark::Given.when(answer.puzzle.get(at) != 0);
        output.grid(solution, answer.shape, mark)?;
    }
    let headings = [
        "strategy",
        "heuristic",
        "formulation",
        "result",
        "expanded",
        "generated",
        "backtracks",
        "frontier",
        "depth",
        "memory",
        "time",
    ];
    let lang = output.lang;
    let headings = headings.map(|name| Message::new(format!("search-{name}")).to(lang));
    let rows = answer.runs.iter().map(|run| row(run, output));
    let rows = rows.collect();
    output.table(&headings, rows)?;
    answer
        .heuristic
        .as_ref()
        .map_or(Ok(()), |check| show_check(answer, check, output))
}

/// What a method does not have is a dash.
fn row(run: &Run, output: &Output) -> Vec<String> {
    let none = || "-".to_owned();
    let (heuristic, formulation) = match &run.method {
        Method::Space(settings) => {
            let informed = settings.strategy.traits().needs_heuristic;
            let cells = match settings.formulation {
                Formulation::Faithful => CellOrder::First,
                _ => settings.cell_order,
            };
            (
                informed.then(|| settings.heuristic.to_string()),
                Some(format!("{} {cells}", settings.formulation)),
            )
        }
        Method::Csp(_) | Method::Consistency(_) | Method::Logic(_) => (None, None),
    };
    let mut row = vec![
        run.method.id().to_owned(),
        heuristic.unwrap_or_else(none),
        formulation.unwrap_or_else(none),
        run.sentence.get(output.lang).to_owned(),
    ];
    row.extend(match &run.report {
        Report::Space { statistics, .. } => [
            statistics.expanded.to_string(),
            statistics.generated.to_string(),
            none(),
            statistics.largest_frontier.to_string(),
            statistics.largest_depth.to_string(),
            bytes(statistics.bytes),
            format!("{:.2?}", statistics.time),
        ],
        Report::Csp { statistics, .. } | Report::Consistency { statistics, .. } => [
            statistics.nodes.to_string(),
            none(),
            statistics.backtracks.to_string(),
            none(),
            statistics.deepest.to_string(),
            bytes(statistics.bytes),
            format!("{:.2?}", statistics.time),
        ],
        Report::Logic { statistics, .. } => [
            statistics.nodes.to_string(),
            none(),
            statistics.conflicts.to_string(),
            none(),
            none(),
            bytes(statistics.bytes),
            format!("{:.2?}", statistics.time),
        ],
    });
    row
}

fn show_check(answer: &Answer, found: &HeuristicCheck, output: &mut Output) -> Result<()> {
    for sentence in &found.sentences {
        output.sentence(sentence)?;
    }
    match found.check.admissible.counter_example() {
        Some(example) => output.grid(&example.state, answer.shape, |_| Mark::None),
        None => Ok(()),
    }
}
