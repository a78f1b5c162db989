//! `atisbo search ohno`

use crate::budget::BudgetArgs;
use crate::commands::searching::{
    MethodArgs, SearchArgs, bytes, is_forward, quality, say_grounds, show_runs,
};
use crate::commands::{Exit, ask, print};
use crate::input::InputArgs;
use crate::names::{name, shown};
use crate::output::{Mark, Output};
use anyhow::Result;
use atisbo_api::ohno::Rule;
use atisbo_api::ohno::search::{
    self, Answer, Ending, Formulation, HeuristicName, SearchSettings, Strategy,
};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    input: InputArgs,
    #[command(flatten)]
    methods: MethodArgs,
    #[arg(long, default_value = "crossing", value_parser = name::<HeuristicName>())]
    heuristic: HeuristicName,
    #[arg(short, long, default_value = "pruned", value_parser = name::<Formulation>())]
    formulation: Formulation,
    #[arg(long, value_name = "1|2", value_parser = clap::value_parser!(u8).range(1..=2))]
    phases: Option<u8>,
    #[arg(long, default_value = shown(Rule::default()), value_parser = name::<Rule>())]
    rule: Rule,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    search: SearchArgs,
    #[command(flatten)]
    budget: BudgetArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let puzzles = self.input.puzzles(&self.budget.budget(), output.lang)?;
        let runs = self.runs(output)?;
        let trace = self
            .search
            .trace_request(puzzles.len() * runs.len(), true, output)?;
        let mut exit = Exit::Yes;
        for puzzle in puzzles {
            let request = search::Request {
                puzzle: puzzle.text,
                runs: runs.clone(),
                trace,
                check_heuristic: self.search.check_heuristic,
            };
            let answer = ask(&request, &puzzle.origin, &self.budget.budget(), output)?;
            if let Some(trace) = &answer.trace {
                self.search.write_search(trace, output)?;
            }
            exit = exit.max(print::<search::Request>(&answer, show, output)?);
        }
        Ok(exit)
    }

    fn runs(&self, output: &Output) -> Result<Vec<SearchSettings>> {
        let chosen = self
            .methods
            .chosen(|&strategy| is_forward(strategy), output)?;
        Ok(chosen.into_iter().map(|one| self.settings(one)).collect())
    }

    fn settings(&self, strategy: Strategy) -> SearchSettings {
        let reports = matches!(self.formulation, Formulation::Faithful | Formulation::Clean);
        SearchSettings {
            strategy,
            heuristic: self.heuristic,
            formulation: self.formulation,
            two_phase: self.phases.map_or(reports, |phases| phases == 2),
            rule: self.rule,
            options: self.search.options(),
            seed: self.seed,
        }
    }
}

const COLUMNS: &str = "strategy heuristic formulation result length cost cheapest expanded generated frontier depth memory time";

/// The first solution found, then one line for each search.
fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    let solved = answer.runs.iter().find(|run| run.ending == Ending::Solved);
    if let Some(solution) = solved.and_then(|run| run.solution.as_ref()) {
        output.board(solution, |_| Mark::None)?;
    }
    let figure = |figure: String| output.lang.figure(&figure);
    let rows = answer.runs.iter().map(|run| {
        let (settings, statistics) = (&run.settings, &run.statistics);
        let informed = settings.strategy.traits().needs_heuristic;
        let heuristic = informed.then(|| settings.heuristic.to_string());
        let mut row = vec![
            settings.strategy.to_string(),
            heuristic.unwrap_or_else(|| "-".into()),
            settings.formulation.to_string(),
            run.sentence.to(output.lang),
        ];
        row.extend(quality(run.quality.as_ref(), output));
        row.extend([
            figure(statistics.expanded.to_string()),
            figure(statistics.generated.to_string()),
            figure(statistics.largest_frontier.to_string()),
            figure(statistics.largest_depth.to_string()),
            figure(bytes(statistics.bytes)),
            figure(format!("{:.2?}", statistics.time)),
        ]);
        row
    });
    show_runs(COLUMNS, rows.collect(), output)?;
    let found = answer.runs.iter();
    let found = found.map(|run| (run.settings.strategy.to_string(), run.quality.as_ref()));
    say_grounds(found, output)?;
    let Some(found) = &answer.heuristic else {
        return Ok(());
    };
    output.say_all(&found.sentences)?;
    match found.check.admissible.counter_example() {
        Some(example) => output.board(&example.state, |_| Mark::None),
        None => Ok(()),
    }
}
