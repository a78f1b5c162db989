//! Its H2 and the board of its Figure 3: is half of the pairs an admissible estimate, or a quarter?

use super::Board;
use crate::{Page, number};
use atisbo_api::Error;
use atisbo_api::text::{Arg, Message};
use atisbo_base::Budget;
use atisbo_lab::report::{Align, Cell, Table};
use atisbo_ohno::search::{
    Formulation, HeuristicName, SearchSettings, Space, Task, audit, solve_by_search,
};
use atisbo_ohno::{Grid, Rule};
use atisbo_search::check::Sampling;
use atisbo_search::{Estimate, Heuristic, Problem, Strategy};

/// A board like the one of its Figure 3: eight pairs, two walls.
const FIGURE_3: &str = include_str!("../../../../data/ohno/figure_3");

/// Seven numbers in one row that one wall serves.
const ONE_WALL: &str = ". 6 6 6 6 6 6 6";

/// A board with what the report's estimates say at its start, and the truth.
struct Case {
    name: &'static str,
    /// The pairs of a number and a direction that are left.
    pairs: Option<u64>,
    /// A quarter of them, as its program has it.
    quarter: Option<u64>,
    /// The fewest walls that satisfy the numbers.
    walls: Option<u64>,
}

impl Case {
    fn half(&self) -> Option<u64> {
        self.pairs.map(|pairs| pairs / 2)
    }
}

/// Estimates are of the numbers alone, without the isolated floors.
fn case(name: &'static str, text: &str, budget: &Budget) -> Result<Case, Error> {
    let grid: Grid = atisbo_api::ohno::parse(text)?;
    let rule = Rule::default();
    let space = Space::<u128>::new(&grid, rule, Formulation::Clean, Task::Numbers);
    let estimate = |heuristic: HeuristicName| match heuristic.estimate(&space, &space.initial()) {
        Estimate::Cost(cost) => Some(u64::from(cost)),
        Estimate::DeadEnd(_) => None,
    };
    let settings = SearchSettings {
        strategy: Strategy::BreadthFirst,
        formulation: Formulation::Clean,
        two_phase: true,
        rule,
        ..SearchSettings::default()
    };
    // Breadth-first search finds the fewest walls; its first part satisfies the numbers.
    let found = solve_by_search(&grid, &settings, &mut (), budget).ok();
    let phase = found.filter(|found| found.phases.len() > 1 || found.solution.is_some());
    let walls = phase.and_then(|found| Some(found.phases.first()?.steps.len() as u64));
    Ok(Case {
        name,
        pairs: estimate(HeuristicName::H2i),
        quarter: estimate(HeuristicName::H2a),
        walls,
    })
}

/// A board on which the checker refutes H2A.
struct Refuted {
    board: String,
    estimate: u64,
    cost: u64,
}

pub(super) fn section(page: &mut Page<'_>, boards: &[Board]) -> Result<(), Error> {
    page.section("repeat-o-figure3");
    page.tell("repeat-o-figure3-how");
    let cases = page.once(|page| {
        Ok([
            case("repeat-o-figure3-board", FIGURE_3, page.budget)?,
            case("repeat-o-one-wall-board", ONE_WALL, page.budget)?,
        ])
    })?;
    let mut table = Table::new([
        (page.word("repeat-board"), Align::Left),
        (page.word("repeat-o-pairs"), Align::Right),
        (page.word("repeat-o-half"), Align::Right),
        (page.word("repeat-o-quarter"), Align::Right),
        (page.word("repeat-o-walls"), Align::Right),
    ]);
    for case in cases.iter() {
        let number = |number: Option<u64>| number.map_or(Cell::missing(), Cell::count);
        table.row([
            page.word(case.name).into(),
            number(case.pairs),
            number(case.half()),
            number(case.quarter),
            number(case.walls),
        ]);
    }
    page.table(table);
    for (place, text) in [
        ("repeat-o-figure3-board", FIGURE_3),
        ("repeat-o-one-wall-board", ONE_WALL),
    ] {
        let grid: Grid = atisbo_api::ohno::parse(text)?;
        page.tell(place);
        page.document.command(grid.to_string().trim_end());
    }
    let checked = page.once(|page| Ok(check(boards, page.budget)))?;
    page.say_all(&conclusions(&*cases, &checked));
    Ok(())
}

/// What the checker saw of the report's boards.
#[derive(Default)]
struct Checked {
    /// On how many boards it compared H2A with the truth, and in how many states.
    boards: usize,
    states: u64,
    /// Where H2A says too much, one state of each such board.
    refuted: Vec<Refuted>,
}

fn check(boards: &[Board], budget: &Budget) -> Checked {
    let sampling = Sampling {
        expansions: 20,
        expansions_nearby: 20,
        walks: 0,
        ..Sampling::default()
    };
    let mut checked = Checked::default();
    for board in boards {
        let check = audit(&board.grid, HeuristicName::H2a, &sampling, budget);
        checked.boards += usize::from(check.judged > 0);
        checked.states += check.judged;
        let found = check.admissible.counter_example();
        checked.refuted.extend(found.and_then(|found| {
            Some(Refuted {
                board: board.name.clone(),
                estimate: found.estimate?.into(),
                cost: found.cost.into(),
            })
        }));
    }
    checked
}

/// Which of the estimates are above the truth somewhere.
fn conclusions(cases: &[Case], checked: &Checked) -> Vec<Message> {
    let mut said = Vec::new();
    let above = |estimate: fn(&Case) -> Option<u64>| {
        cases.iter().find_map(|case| {
            let (estimate, walls) = estimate(case).zip(case.walls)?;
            (estimate > walls).then_some((estimate, walls))
        })
    };
    for (id, found) in [
        ("repeat-o-half-above", above(Case::half)),
        ("repeat-o-quarter-above", above(|case| case.quarter)),
    ] {
        if let Some((estimate, walls)) = found {
            let message = Message::new(id).with("estimate", estimate);
            said.push(message.with("walls", walls));
        }
    }
    let named = |it: &Refuted| {
        let message = Message::new("repeat-o-refuted-board").with("board", it.board.as_str());
        message.with("estimate", it.estimate).with("cost", it.cost)
    };
    let Checked {
        boards,
        states,
        refuted,
    } = checked;
    if *boards == 0 {
        return said;
    }
    let compared = Message::new("repeat-o-checked").with("boards", *boards);
    said.push(compared.with("states", number(*states)));
    said.push(if refuted.is_empty() {
        Message::new("repeat-o-refuted-none")
    } else {
        Message::new("repeat-o-refuted")
            .with("count", refuted.len())
            .with("refuted", refuted.iter().map(named).collect::<Arg>())
    });
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use atisbo_api::text::Lang;

    fn said(cases: &[Case], refuted: Vec<Refuted>) -> String {
        let checked = Checked {
            boards: 5,
            states: 1200,
            refuted,
        };
        let said = conclusions(cases, &checked).into_iter();
        said.map(|it| it.to(Lang::En)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_board_of_figure_3_refutes_halving_and_ours_a_quarter() {
        let case = |text| case("", text, &Budget::unlimited()).unwrap();
        let figure = case(FIGURE_3);
        assert_eq!(
            (figure.pairs, figure.half(), figure.quarter, figure.walls),
            (Some(8), Some(4), Some(2), Some(2))
        );
        let row = case(ONE_WALL);
        assert_eq!(
            (row.pairs, row.quarter, row.walls),
            (Some(8), Some(2), Some(1))
        );
        let text = said(&[figure, row], Vec::new());
        assert!(
            text.contains("Half of the pairs says 4 where 2 walls"),
            "{text}"
        );
        assert!(
            text.contains("A quarter, H2A, says 2 where 1 wall"),
            "{text}"
        );
    }

    #[test]
    fn an_estimate_is_refuted_only_by_a_case() {
        let fine = Case {
            name: "",
            pairs: Some(4),
            quarter: Some(1),
            walls: Some(2),
        };
        let text = said(&[fine], Vec::new());
        assert!(
            !text.contains("Half") && !text.contains("A quarter"),
            "{text}"
        );
        assert!(
            text.contains("1,200 states of 5 boards") && text.contains("no such state"),
            "{text}"
        );
        assert!(conclusions(&[], &Checked::default()).is_empty());
        let unknown = Case {
            name: "",
            pairs: Some(40),
            quarter: Some(10),
            walls: None,
        };
        assert!(!said(&[unknown], Vec::new()).contains("Half"));
        let found = Refuted {
            board: "7x7_1".to_owned(),
            estimate: 3,
            cost: 2,
        };
        let text = said(&[], vec![found]);
        assert!(
            text.contains("on 1 of them") && text.contains("7x7_1"),
            "{text}"
        );
    }
}
