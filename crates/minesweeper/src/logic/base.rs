//! The knowledge base that chaining is asked through: facts, rules and one engine.

use super::atom::{Atom, Code, Vocabulary};
use super::evidence::Step;
use super::group::{Group, groups};
use super::settings::Engine;
use crate::tiling::{Cell, Tiling};
use atisbo_base::{Budget, Stop};
use atisbo_logic::forward_chaining::ForwardChaining;
use atisbo_logic::{Observer, Program, Symbol, Symbols, backward_chaining, recursive};

/// Facts and rules over [`Atom`]s.
#[derive(Clone, Debug)]
pub(super) struct Base {
    vocabulary: Vocabulary,
    chaining: Chaining,
    /// How many of the clauses are facts.
    facts: usize,
}

/// The rules with the engine that is asked. Forward chaining keeps what it derived; the others begin with
/// every question from the start.
#[derive(Clone, Debug)]
enum Chaining {
    Forward(ForwardChaining),
    Backward(Program),
    Recursive(Program),
}

impl Base {
    /// Nothing is known. [`Engine::Sat`] needs no base; asked for one, forward chaining serves.
    pub(super) fn new(degree: u8, engine: Engine) -> Self {
        Base {
            vocabulary: Vocabulary::new(degree),
            chaining: match engine {
                Engine::ForwardChaining | Engine::Sat => Chaining::Forward(ForwardChaining::new()),
                Engine::BackwardChaining => Chaining::Backward(Program::new()),
                Engine::Recursive => Chaining::Recursive(Program::new()),
            },
            facts: 0,
        }
    }

    /// The same about other cells, in the order in which its own were first mentioned.
    pub(super) fn about(&self, cells: impl Iterator<Item = Cell>) -> Self {
        Base {
            vocabulary: self.vocabulary.about(cells),
            chaining: self.chaining.clone(),
            facts: self.facts,
        }
    }

    /// The symbol of an atom.
    pub(super) fn symbol(&mut self, atom: Atom) -> Symbol {
        self.vocabulary.symbol(atom)
    }

    /// The names of its symbols.
    pub(super) fn names(&self, tiling: &Tiling) -> Symbols {
        self.vocabulary.names(self.program().symbols(), tiling)
    }

    /// What each of its symbols says.
    pub(super) fn atoms(&self) -> Vec<Atom> {
        let symbols = (0..self.program().symbols()).map(Symbol::new);
        symbols.map(|symbol| self.vocabulary.atom(symbol)).collect()
    }

    /// Its rules and facts in groups, in their order.
    pub(super) fn groups(&self) -> Vec<Group> {
        groups(self.program(), |symbol| self.vocabulary.atom(symbol))
    }

    /// The names of what a cell may be, each with the report's number of the code.
    pub(super) fn legend(&self, cell: Option<Cell>, tiling: &Tiling) -> String {
        let cell = cell.unwrap_or(Cell(0));
        let name = |code, holds| {
            let sign = if holds { "" } else { "~" };
            let atom = Atom::Cell { cell, code, holds };
            let (place, code) = (tiling.place(cell), self.vocabulary.place(code));
            format!("{} = {sign}({place}, {code})", atom.name(tiling))
        };
        let names = [
            name(Code::Number(1), true),
            name(Code::Unknown, true),
            name(Code::Marked, true),
            name(Code::Mine, true),
            name(Code::Mine, false),
        ];
        names.join(", ")
    }

    pub(super) fn vocabulary(&self) -> &Vocabulary {
        &self.vocabulary
    }

    /// The rules and facts told so far.
    pub(super) fn program(&self) -> &Program {
        match &self.chaining {
            Chaining::Forward(chaining) => chaining.program(),
            Chaining::Backward(program) | Chaining::Recursive(program) => program,
        }
    }

    /// Tells "if the body, then the head"; without a body, a fact.
    pub(super) fn tell(&mut self, body: impl IntoIterator<Item = Symbol>, head: Symbol) {
        match &mut self.chaining {
            Chaining::Forward(chaining) => chaining.tell(body, Some(head)),
            Chaining::Backward(program) | Chaining::Recursive(program) => {
                program.add(body, Some(head))
            }
        };
    }

    /// Tells a fact.
    pub(super) fn tell_fact(&mut self, atom: Atom) {
        let symbol = self.symbol(atom);
        self.tell([], symbol);
        self.facts += 1;
    }

    /// How many facts it was told.
    pub(super) fn facts(&self) -> usize {
        self.facts
    }

    /// How many premises of each rule are not known yet, where the engine counts them.
    pub(super) fn missing(&self) -> Option<&[u32]> {
        match &self.chaining {
            Chaining::Forward(chaining) => Some(chaining.missing()),
            Chaining::Backward(_) | Chaining::Recursive(_) => None,
        }
    }

    /// The proof of an atom, which comes last in it; `None` if the atom does not follow.
    pub(super) fn ask(
        &mut self,
        goal: Atom,
        observer: &mut impl Observer,
        budget: &Budget,
    ) -> Result<Option<Vec<Step>>, Stop> {
        let goal = self.symbol(goal);
        let support = match &mut self.chaining {
            Chaining::Forward(chaining) => chaining
                .run(Some(goal), observer, budget)?
                .then(|| chaining.support(&[goal])),
            Chaining::Backward(program) => {
                backward_chaining::prove(program, Some(goal), observer, budget)?.support
            }
            Chaining::Recursive(program) => {
                recursive::prove(program, Some(goal), observer, budget)?.support
            }
        };
        Ok(support.map(|support| {
            let atom = |symbol: &Symbol| self.vocabulary.atom(*symbol);
            let step = |(symbol, rule): (Symbol, usize)| {
                let premises = self.program().body(rule).iter().map(atom);
                Step::new(premises.collect(), atom(&symbol))
            };
            support.into_iter().map(step).collect()
        }))
    }
}
