//! The knowledge base that chaining is asked through: facts, rules and one engine.

use super::atom::{Atom, Vocabulary};
use super::evidence::Step;
use super::settings::Engine;
use crate::tiling::Cell;
use atisbo_base::{Budget, Stop};
use atisbo_logic::forward_chaining::ForwardChaining;
use atisbo_logic::{Program, Symbol, backward_chaining, recursive};

/// Facts and rules over [`Atom`]s.
#[derive(Clone, Debug)]
pub(super) struct Base {
    vocabulary: Vocabulary,
    chaining: Chaining,
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
        }
    }

    /// The same about other cells, in the order in which its own were first mentioned.
    pub(super) fn about(&self, cells: impl Iterator<Item = Cell>) -> Self {
        Base {
            vocabulary: self.vocabulary.about(cells),
            chaining: self.chaining.clone(),
        }
    }

    /// The symbol of an atom.
    pub(super) fn symbol(&mut self, atom: Atom) -> Symbol {
        self.vocabulary.symbol(atom)
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
    }

    /// The proof of an atom, which comes last in it; `None` if the atom does not follow.
    pub(super) fn ask(&mut self, goal: Atom, budget: &Budget) -> Result<Option<Vec<Step>>, Stop> {
        let goal = self.symbol(goal);
        let support = match &mut self.chaining {
            Chaining::Forward(chaining) => chaining
                .run(Some(goal), &mut (), budget)?
                .then(|| chaining.support(&[goal])),
            Chaining::Backward(program) => {
                backward_chaining::prove(program, Some(goal), &mut (), budget)?.support
            }
            Chaining::Recursive(program) => {
                recursive::prove(program, Some(goal), &mut (), budget)?.support
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
