//! Proofs put together from what engines found.

use super::{Proof, Rule, Step};
use crate::clausal::{Clausal, Origin};
use crate::formula::Formula;
use crate::knowledge_base::{KnowledgeBase, SentenceId};
use crate::program::Program;
use crate::refutation::Refutation;
use crate::symbol::Symbol;
use rustc_hash::FxHashMap;

/// Steps made so far, and where each sentence and definition was brought in.
struct Draft<'a> {
    base: &'a KnowledgeBase,
    query: &'a Formula,
    steps: Vec<Step>,
    told: FxHashMap<Option<SentenceId>, usize>,
    defined: FxHashMap<usize, usize>,
}

impl<'a> Draft<'a> {
    fn new(base: &'a KnowledgeBase, query: &'a Formula) -> Self {
        Draft {
            base,
            query,
            steps: Vec::new(),
            told: FxHashMap::default(),
            defined: FxHashMap::default(),
        }
    }

    fn step(&mut self, rule: Rule, premises: Vec<usize>, conclusion: Formula) -> usize {
        self.steps.push(Step {
            rule,
            premises,
            conclusion,
        });
        self.steps.len() - 1
    }

    /// The step that tells a sentence, or assumes that the query (`None`) is false.
    fn told(&mut self, sentence: Option<SentenceId>) -> usize {
        if let Some(&step) = self.told.get(&sentence) {
            return step;
        }
        let (rule, formula) = match sentence {
            Some(id) => {
                let told = self.base.sentence(id).cloned();
                (Rule::Told(id), told.unwrap_or(Formula::TRUE))
            }
            None => (Rule::Assumed, !self.query.clone()),
        };
        let step = self.step(rule, vec![], formula);
        self.told.insert(sentence, step);
        step
    }

    /// The step that says what a new symbol stands for.
    fn definition(&mut self, clausal: &Clausal, index: usize) -> usize {
        if let Some(&step) = self.defined.get(&index) {
            return step;
        }
        // First come the definitions that its meaning stands on.
        let mut needed = vec![index];
        let mut next = 0;
        while let Some(&definition) = needed.get(next) {
            clausal.definitions[definition]
                .1
                .each_symbol(&mut |symbol| {
                    let part = clausal.definition_of(symbol);
                    needed.extend(part.filter(|part| !self.defined.contains_key(part)));
                });
            next += 1;
        }
        needed.sort_unstable();
        for definition in needed {
            let (symbol, meaning) = &clausal.definitions[definition];
            let formula = Formula::from(*symbol).iff(meaning.clone());
            let step = self.step(Rule::Definition, vec![], formula);
            self.defined.insert(definition, step);
        }
        self.defined[&index]
    }

    /// What follows from the premises as one of their clauses; the premise itself if it is that clause.
    fn clause(&mut self, premises: Vec<usize>, clause: Formula) -> usize {
        match premises[..] {
            [one] if self.steps[one].conclusion == clause => one,
            _ => self.step(Rule::Clause, premises, clause),
        }
    }

    /// One of the clauses the refutation starts from.
    fn given(&mut self, clausal: &Clausal, clause: usize) -> usize {
        let premises = match clausal.origins[clause] {
            Origin::Definition(index) => vec![self.definition(clausal, index)],
            Origin::Sentence(sentence) => vec![self.told(sentence)],
            // The name of the whole sentence is true, as the definitions of its parts show.
            Origin::Root(sentence) => {
                let told = self.told(sentence);
                let parts = clausal.parts_of(sentence);
                let parts = parts.map(|index| self.definition(clausal, index));
                [told].into_iter().chain(parts).collect()
            }
        };
        self.clause(premises, clausal.cnf.clause(clause).into())
    }
}

/// The proof of the query from a refutation of the knowledge base together with its negation.
pub(crate) fn by_refutation(
    base: &KnowledgeBase,
    query: &Formula,
    clausal: &Clausal,
    refutation: Refutation,
) -> Proof {
    let given = clausal.cnf.len();
    let mut draft = Draft::new(base, query);
    // Where each clause was proved.
    let mut proved: FxHashMap<usize, usize> = FxHashMap::default();
    // Without derivations, one of the given clauses is empty.
    let empty = (0..given).find(|&clause| clausal.cnf.clause(clause).is_empty());
    let mut last = empty.map(|clause| draft.given(clausal, clause));
    let derivations = match empty {
        Some(_) => Vec::new(),
        None => refutation.trimmed(given).derivations,
    };
    for (index, derivation) in derivations.into_iter().enumerate() {
        let mut premises = Vec::with_capacity(derivation.antecedents.len());
        for antecedent in derivation.antecedents {
            let antecedent = antecedent as usize;
            let step = match proved.get(&antecedent) {
                Some(&step) => step,
                None => draft.given(clausal, antecedent),
            };
            proved.insert(antecedent, step);
            premises.push(step);
        }
        let step = draft.step(Rule::Resolution, premises, derivation.clause[..].into());
        proved.insert(given + index, step);
        last = Some(step);
    }
    let premises = last.into_iter().collect();
    draft.step(Rule::Contradiction, premises, query.clone());
    Proof::new(draft.steps)
}

/// What chaining found, from which a proof is put together.
pub(crate) struct Chained<'a> {
    /// The rules.
    pub(crate) program: &'a Program,
    /// Which sentence each rule comes from.
    pub(crate) sentence_of: &'a [SentenceId],
    /// The symbols the goals stand on, each with the rule that proves it, in an order in which each
    /// rule needs only symbols before it.
    pub(crate) support: &'a [(Symbol, usize)],
    /// The rule without head that turned out to apply: everything follows from it.
    pub(crate) contradiction: Option<usize>,
}

/// The proof of a conjunction of symbols, or of anything if chaining found a contradiction.
pub(crate) fn by_chaining(base: &KnowledgeBase, query: &Formula, chained: &Chained<'_>) -> Proof {
    let program = chained.program;
    let mut draft = Draft::new(base, query);
    let mut proved: FxHashMap<Symbol, usize> = FxHashMap::default();
    let prove_by = |draft: &mut Draft<'_>, proved: &FxHashMap<Symbol, usize>, rule: usize| {
        let told = draft.told(Some(chained.sentence_of[rule]));
        let rule_step = draft.clause(vec![told], program.formula(rule));
        if program.body(rule).is_empty() {
            return rule_step;
        }
        let mut premises = vec![rule_step];
        premises.extend(program.body(rule).iter().map(|symbol| proved[symbol]));
        let head = program.head(rule).map_or(Formula::FALSE, Formula::from);
        draft.step(Rule::ModusPonens, premises, head)
    };
    for &(symbol, rule) in chained.support {
        let step = prove_by(&mut draft, &proved, rule);
        proved.insert(symbol, step);
    }
    if let Some(rule) = chained.contradiction {
        let step = prove_by(&mut draft, &proved, rule);
        draft.step(Rule::Contradiction, vec![step], query.clone());
    } else if draft
        .steps
        .last()
        .is_none_or(|step| step.conclusion != *query)
    {
        let goals = crate::program::goals(query).unwrap_or_default();
        let premises = goals.iter().map(|goal| proved[goal]).collect();
        draft.step(Rule::Conjunction, premises, query.clone());
    }
    Proof::new(draft.steps)
}

/// The proof in one step: the whole truth table was looked at.
pub(crate) fn by_truth_table(base: &KnowledgeBase, query: &Formula) -> Proof {
    let mut draft = Draft::new(base, query);
    let sentences = base.sentences().map(|(id, _)| Some(id));
    let premises = sentences.map(|id| draft.told(id)).collect();
    draft.step(Rule::TruthTable, premises, query.clone());
    Proof::new(draft.steps)
}
