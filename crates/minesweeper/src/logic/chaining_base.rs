//! A knowledge base of the agent by itself, for a person to read and for other programs to be asked the same.

use super::LogicError;
use super::atom::{Atom, degree};
use super::group::{About, Group, groups};
use super::reasoner::{Question, Reasoner};
use super::rules::rule_count;
use super::settings::{Engine, Rules, Settings};
use super::sight::Sight;
use crate::position::Position;
use crate::tiling::{Cell, Tiling};
use atisbo_base::Budget;
use atisbo_logic::{Cnf, Literal, Notation, Program, Symbol, Symbols};
use std::fmt::{self, Write};

/// A knowledge base that chaining is asked about one cell, or about all cells beside numbers.
#[derive(Clone, Debug)]
pub struct ChainingBase {
    /// The number whose rules it has; none of a base about all cells.
    pub number: Option<Cell>,
    /// The cells that are asked about, in the order of asking.
    pub cells: Vec<Cell>,
    /// All rules and facts.
    pub program: Program,
    /// What its symbols are called.
    pub symbols: Symbols,
    /// What each symbol says.
    atoms: Vec<Atom>,
    /// The names of the codes of one cell, with the report's numbers.
    legend: String,
    tiling: Tiling,
}

/// The knowledge base that the agent makes for a cell beside a number; without a number, the first by which the cell is
/// certain, or the first of all; without a cell, one base with the rules of all numbers.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_minesweeper::logic::{Settings, chaining_base};
/// use atisbo_minesweeper::{Cell, Position};
///
/// let position: Position = "mines 1\n1#\n##".parse()?;
/// let budget = Budget::unlimited();
/// let base = chaining_base(&position, &Settings::REPORT, (Some(Cell(1)), None), &budget)?;
/// assert_eq!(base.number, Some(Cell(0)));
/// let mut text = String::new();
/// base.write_to(&mut text)?;
/// assert!(text.ends_with("ASK\nm_r1c2\nnot_m_r1c2\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If the agent asks nothing about the cell, or not by this number; if a number has too many rules, or all would take
/// more than the budget.
pub fn chaining_base(
    position: &Position,
    settings: &Settings,
    (cell, number): (Option<Cell>, Option<Cell>),
    budget: &Budget,
) -> Result<ChainingBase, LogicError> {
    let sight = Sight::new(position, settings.flags);
    let mut settings = *settings;
    if settings.engine == Engine::Sat {
        settings.engine = Engine::ForwardChaining;
    }
    let mut reasoner = Reasoner::new(settings);
    let questions = reasoner.questions(&sight);
    let tiling = position.tiling();
    let (number, mut base) = if let Some(cell) = cell {
        let is_wanted = |question: &&Question| {
            let beside = question.number.map(|(cell, _)| cell);
            question.cell == cell && number.is_none_or(|number| beside == Some(number))
        };
        let wanted: Vec<Question> = questions.iter().filter(is_wanted).copied().collect();
        let question = deciding(&mut reasoner, &sight, &wanted, budget)?;
        let question = question.ok_or(LogicError::NothingAsked { cell, number })?;
        let base = reasoner.fresh_base(&sight, degree(tiling), question)?;
        (question.number.map(|(cell, _)| cell), base)
    } else {
        let bytes = bytes_of_all(&sight, settings.rules);
        if let Some(stop) = budget.meter().check_bytes(bytes) {
            return Err(stop.into());
        }
        (None, reasoner.whole_base(&sight, budget)?)
    };
    let asked = questions.iter().map(|question| question.cell);
    let mut cells: Vec<Cell> = cell.map_or_else(|| asked.collect(), |cell| vec![cell]);
    let mut seen = vec![false; tiling.len()];
    cells.retain(|cell| !std::mem::replace(&mut seen[cell.index()], true));
    for &cell in &cells {
        for is_mine in [true, false] {
            base.symbol(Atom::mine(cell, is_mine));
        }
    }
    Ok(ChainingBase {
        number,
        legend: base.legend(cells.first().copied(), tiling),
        symbols: base.names(tiling),
        atoms: base.atoms(),
        program: base.program().clone(),
        cells,
        tiling: tiling.clone(),
    })
}

/// The first of these questions about a cell whose base settles it, else the first of all.
fn deciding(
    reasoner: &mut Reasoner,
    sight: &Sight<'_>,
    questions: &[Question],
    budget: &Budget,
) -> Result<Option<Question>, LogicError> {
    let degree = degree(sight.position().tiling());
    // Of one there is nothing to choose.
    for &question in questions.iter().filter(|_| questions.len() > 1) {
        let mut base = reasoner.fresh_base(sight, degree, question)?;
        for is_mine in [true, false] {
            let goal = Atom::mine(question.cell, is_mine);
            if base.ask(goal, &mut (), budget)?.is_some() {
                return Ok(Some(question));
            }
        }
    }
    Ok(questions.first().copied())
}

/// About how many bytes the rules of all numbers take.
fn bytes_of_all(sight: &Sight<'_>, rules: Rules) -> u64 {
    let of_number = |(cell, shown)| {
        let neighbours = sight.position().tiling().neighbours(cell).len();
        let count = match rules {
            Rules::All => {
                rule_count(neighbours, None).saturating_add(110 * (neighbours as u64 + 1))
            }
            Rules::Shown => rule_count(neighbours, Some(shown)),
            Rules::Due => neighbours as u64,
        };
        count.saturating_mul(4 * neighbours as u64 + 40)
    };
    sight
        .open_numbers()
        .map(of_number)
        .fold(0, u64::saturating_add)
}

impl ChainingBase {
    /// How many of the clauses are facts.
    pub fn facts(&self) -> usize {
        let rules = 0..self.program.len();
        rules
            .filter(|&rule| self.program.body(rule).is_empty())
            .count()
    }

    /// Its rules and facts in groups, in their order.
    pub fn groups(&self) -> Vec<Group> {
        groups(&self.program, |symbol| self.atoms[symbol.index()])
    }

    /// The symbols that say that a cell is a mine, and that it is none.
    pub fn goals(&self, cell: Cell) -> [Option<Symbol>; 2] {
        [true, false].map(|is_mine| {
            let name = Atom::mine(cell, is_mine).name(&self.tiling);
            self.symbols.find(&name)
        })
    }

    /// The same as clauses.
    pub fn clauses(&self) -> Cnf {
        let mut cnf = Cnf::new(self.symbols.len());
        for rule in 0..self.program.len() {
            let body = self.program.body(rule).iter();
            let body = body.map(|&symbol| !Literal::positive(symbol));
            let head = self.program.head(rule).map(Literal::positive);
            cnf.add(body.chain(head));
        }
        cnf
    }

    /// Writes it with `TELL` and `ASK`: each rule a line, with the report's codes and the numbers of its formulas as
    /// comments; both questions about each cell.
    ///
    /// # Errors
    ///
    /// If `out` takes no more.
    pub fn write_to(&self, out: &mut impl Write) -> fmt::Result {
        writeln!(out, "# {}", self.legend)?;
        out.write_str("TELL\n")?;
        for group in self.groups() {
            self.write_heading(&group, out)?;
            for rule in group.sentences {
                let formula = self.program.formula(rule);
                writeln!(out, "{};", formula.print(&self.symbols, Notation::TellAsk))?;
            }
        }
        if !self.cells.is_empty() {
            out.write_str("ASK\n")?;
        }
        for &cell in &self.cells {
            for is_mine in [true, false] {
                writeln!(out, "{}", Atom::mine(cell, is_mine).name(&self.tiling))?;
            }
        }
        Ok(())
    }

    /// By the numbers that the report gives its formulas.
    fn write_heading(&self, group: &Group, out: &mut impl Write) -> fmt::Result {
        let place = group
            .cell
            .map_or_else(String::new, |cell| self.tiling.place(cell).to_string());
        match group.about {
            About::Facts => writeln!(out, "# facts"),
            About::OneCode => writeln!(out, "# (1) {place}"),
            About::Number => {
                let shows = group.shows.unwrap_or(0);
                writeln!(out, "# (2)(3) => (4), (5)(6) => (7): ({place}, {shows})")
            }
            About::Total => writeln!(out, "# total"),
        }
    }
}
