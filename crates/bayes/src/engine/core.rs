//! The engine for one kind of numbers.

use super::holders::Holders;
use super::{InferenceError, Marginals, Method, Posterior, Settings};
use crate::account::{Allowance, Statistics, go_on};
use crate::elimination::{Piece, Workshop};
use crate::evidence::Evidence;
use crate::factor::contraction::Fold;
use crate::factor::{Factor, FactorError};
use crate::graph::Graph;
use crate::junction_tree::JunctionTree;
use crate::model::Model;
use crate::number::Number;
use crate::observer::{Event, Irrelevance, Observer, Paths, Plan, Table, tell_plan};
use crate::order::Triangulation;
use crate::plan;
use crate::preparation::Prepared;
use crate::relevance::{ancestors, components};
use crate::variable::Variable;
use crate::variable_elimination::VariableElimination;
use atisbo_base::{Meter, Stop, seed};
use rand_pcg::Pcg64;
use std::borrow::Cow;
use std::sync::OnceLock;

/// What every question brings along.
pub(super) struct Question<'q> {
    model: &'q Model,
    settings: &'q Settings,
    evidence: &'q Evidence,
    allowance: &'q Allowance,
}

impl<'q> Question<'q> {
    pub(super) fn new(
        model: &'q Model,
        settings: &'q Settings,
        evidence: &'q Evidence,
        allowance: &'q Allowance,
    ) -> Self {
        Question {
            model,
            settings,
            evidence,
            allowance,
        }
    }

    fn meter(&self) -> Meter {
        self.allowance.left().meter()
    }

    fn rng(&self) -> Pcg64 {
        seed::rng(self.settings.seed, 0)
    }

    /// The distribution of a variable that was seen in a state.
    fn certain(&self, variable: Variable) -> Option<Vec<f64>> {
        let state = self.evidence.state(variable)?;
        let mut distribution = vec![0.0; self.model.variables()[variable].size()];
        distribution[state] = 1.0;
        Some(distribution)
    }
}

pub(super) struct Core<N> {
    prepared: Prepared<N>,
    holders: Holders,
    /// The pieces of each part without evidence, once they were needed.
    bare: Vec<OnceLock<Vec<Piece<N>>>>,
    /// The pieces of each part that knows something observed, once they were needed.
    reduced: Vec<OnceLock<Vec<Piece<N>>>>,
}

/// The number of a part, and its pieces.
type Part<'a, N> = (usize, Cow<'a, [Piece<N>]>);

impl<N: Number> Core<N> {
    pub(super) fn new(model: &Model, prepared: Prepared<N>) -> Self {
        let unmade = || (0..prepared.parts()).map(|_| OnceLock::new()).collect();
        Core {
            bare: unmade(),
            reduced: unmade(),
            holders: Holders::new(&prepared, model),
            prepared,
        }
    }

    pub(super) fn prepared(&self) -> &Prepared<N> {
        &self.prepared
    }

    /// The graph of all tables under the evidence, and what the chosen order makes of it.
    pub(super) fn triangulation(
        &self,
        question: &Question<'_>,
    ) -> Result<(Graph, Triangulation), InferenceError> {
        let mut meter = question.meter();
        let pieces = self.pieces(question, &[], &mut meter)?;
        let sizes = &self.prepared.sizes;
        let graph = Piece::graph(&pieces, &[], sizes.len(), &mut meter)?;
        let order = &question.settings.order;
        let triangulation = order.triangulate(&graph, sizes, &mut question.rng(), &mut meter)?;
        Ok((graph, triangulation))
    }

    /// Takes note that there is other evidence on a variable.
    pub(super) fn refresh(&mut self, variable: Variable, evidence: &Evidence) {
        for &part in self.holders.of(variable) {
            self.reduced[part as usize].take();
            self.prepared.refresh(part as usize, evidence);
        }
    }

    /// The pieces of each part for which `wanted` says true, with the evidence applied.
    fn parts<'a>(
        &'a self,
        question: &'a Question<'_>,
        wanted: &'a [bool],
        meter: &'a mut Meter,
    ) -> impl Iterator<Item = Result<Part<'a, N>, InferenceError>> {
        let mut touched = vec![false; self.prepared.parts()];
        for (variable, _) in question.evidence.states() {
            for &part in self.holders.of(variable) {
                touched[part as usize] = true;
            }
        }
        let wanted = |&part: &usize| wanted.get(part).copied().unwrap_or(true);
        let mut entries = 0;
        (0..touched.len()).filter(wanted).map(move |part| {
            go_on(meter.work(1))?;
            let pieces = self.part(part, touched[part], question, meter)?;
            // Each table fits; all of them together may not.
            entries += Piece::entries(&pieces);
            go_on(meter.check_bytes((entries * size_of::<N>()) as u64))?;
            Ok((part, pieces))
        })
    }

    /// The pieces of a part, which evidence has `touched` or not.
    fn part<'a>(
        &'a self,
        part: usize,
        touched: bool,
        question: &Question<'_>,
        meter: &mut Meter,
    ) -> Result<Cow<'a, [Piece<N>]>, InferenceError> {
        let mut make =
            |evidence: &Evidence| self.prepared.under(part, question.model, evidence, meter);
        let (kept, evidence) = if !touched {
            (&self.bare[part], &Evidence::none())
        } else if question.settings.keep_evidence {
            (&self.reduced[part], question.evidence)
        } else {
            return Ok(Cow::Owned(make(question.evidence)?));
        };
        let pieces = if let Some(pieces) = kept.get() {
            pieces
        } else {
            let made = make(evidence)?;
            kept.get_or_init(|| made)
        };
        Ok(Cow::Borrowed(pieces.as_slice()))
    }

    /// The pieces of the parts for which `wanted` says true, with the evidence applied, and the
    /// likelihoods of virtual evidence.
    fn pieces(
        &self,
        question: &Question<'_>,
        wanted: &[bool],
        meter: &mut Meter,
    ) -> Result<Vec<Piece<N>>, InferenceError> {
        let mut pieces = Vec::with_capacity(self.prepared.parts());
        for part in self.parts(question, wanted, meter) {
            pieces.extend(part?.1.iter().cloned());
        }
        if !question.settings.prune_barren {
            // A table that is left out because it sums to one is pruned too.
            for piece in &mut pieces {
                piece.child = None;
            }
        }
        let likelihoods = Piece::likelihoods(question.evidence);
        let wanted = |variable: Variable| wanted.get(variable.index()).copied().unwrap_or(true);
        let likelihoods = likelihoods.filter(|&(variable, _)| wanted(variable));
        pieces.extend(likelihoods.map(|(_, piece)| piece));
        Ok(pieces)
    }

    /// The scopes of each part for which `wanted` says true without the observed variables.
    fn scopes(
        &self,
        question: &Question<'_>,
        wanted: &[bool],
        meter: &mut Meter,
    ) -> Result<Vec<Vec<Vec<Variable>>>, InferenceError> {
        let mut scopes = vec![Vec::new(); self.prepared.parts()];
        for part in self.parts(question, wanted, meter) {
            let (part, pieces) = part?;
            let pieces = pieces.iter();
            scopes[part] = pieces.map(|piece| piece.factor.scope().to_vec()).collect();
        }
        Ok(scopes)
    }

    /// Which parts matter to these targets, if barren ones are to be left out.
    fn relevant(&self, question: &Question<'_>, targets: &[Variable]) -> Vec<bool> {
        let (Model::Bayes(network), true) = (question.model, question.settings.prune_barren) else {
            return vec![true; self.prepared.parts()];
        };
        let observed = question.evidence.iter().map(|(variable, _)| variable);
        ancestors(network, targets.iter().copied().chain(observed))
    }

    /// Leaves only the pieces that are connected with a target.
    fn drop_separated(
        &self,
        question: &Question<'_>,
        pieces: Vec<Piece<N>>,
        targets: &[Variable],
        observer: &mut dyn Observer,
    ) -> Vec<Piece<N>> {
        let (part, parts) = components(&pieces, self.prepared.sizes.len());
        let mut is_target = vec![false; self.prepared.sizes.len()];
        for target in targets {
            is_target[target.index()] = true;
        }
        let mut connected = vec![false; parts];
        for (piece, &part) in pieces.iter().zip(&part) {
            let mut scope = piece.factor.scope().iter();
            connected[part] |= scope.any(|variable| is_target[variable.index()]);
        }
        let mut dropped = vec![false; self.prepared.sizes.len()];
        let mut kept = Vec::new();
        let network = question.model.bayes().filter(|_| observer.watches());
        let paths = network.map(|network| Paths::to(targets, network, question.evidence));
        for (piece, part) in pieces.into_iter().zip(part) {
            if connected[part] {
                kept.push(piece);
            } else {
                for variable in piece.factor.scope() {
                    if !std::mem::replace(&mut dropped[variable.index()], true) {
                        observer.notice(Event::Pruned {
                            variable: *variable,
                            why: Irrelevance::Separated,
                            blocked: paths.as_ref().and_then(|paths| paths.blocked(*variable)),
                        });
                    }
                }
            }
        }
        kept
    }

    fn triangulate(
        &self,
        question: &Question<'_>,
        pieces: &[Piece<N>],
        except: &[Variable],
        meter: &mut Meter,
    ) -> Result<Triangulation, Stop> {
        let sizes = &self.prepared.sizes;
        let graph = Piece::graph(pieces, except, sizes.len(), meter)?;
        let order = &question.settings.order;
        order.triangulate(&graph, sizes, &mut question.rng(), meter)
    }

    fn workshop<'o>(
        &self,
        question: &Question<'_>,
        pieces: &[Piece<N>],
        order: &[Variable],
        observer: &'o mut dyn Observer,
    ) -> Workshop<'o> {
        let variables = self.prepared.sizes.len();
        let budget = question.allowance.left();
        Workshop::new(&budget, pieces, observer, Fold::Sum, order, variables)
    }

    pub(super) fn posterior(
        &self,
        question: &Question<'_>,
        targets: &[Variable],
        observer: &mut dyn Observer,
    ) -> Result<Posterior, InferenceError> {
        let mut meter = question.meter();
        let relevant = self.relevant(question, targets);
        tell_barren(&relevant, observer);
        let mut pieces = self.pieces(question, &relevant, &mut meter)?;
        let mut free = targets.to_vec();
        free.retain(|&target| question.evidence.state(target).is_none());
        if question.settings.prune_separated {
            pieces = self.drop_separated(question, pieces, &free, observer);
        }
        let triangulation = self.triangulate(question, &pieces, &free, &mut meter)?;
        self.tell_plan(question, &relevant, &pieces, &triangulation, observer)?;
        let mut workshop = self.workshop(question, &pieces, &triangulation.order, observer);
        let elimination = VariableElimination::new(&mut workshop, pieces, triangulation.order);
        let rest = elimination.run()?;
        let statistics = workshop.account.statistics;
        question.allowance.spend(statistics);
        let joint = rest.factor.map(N::real);
        let log_sum = rest.log_scale + joint.values().iter().sum::<f64>().ln();
        let normal = joint.normalise().ok_or(InferenceError::Impossible)?;
        let distribution = with_observed(normal, question, targets)?;
        if observer.watches() {
            let table = Table::of(&distribution, observer.most_numbers());
            observer.notice(Event::Normalised { table, log_sum });
        }
        Ok(Posterior {
            distribution,
            statistics,
        })
    }

    pub(super) fn marginals(
        &self,
        question: &Question<'_>,
        asked: &[Variable],
        observer: &mut dyn Observer,
    ) -> Result<Marginals, InferenceError> {
        let mut of: Vec<Vec<f64>> = vec![Vec::new(); question.model.variables().len()];
        let mut targets = Vec::new();
        for &variable in asked {
            match question.certain(variable) {
                Some(certain) => of[variable.index()] = certain,
                None => targets.push(variable),
            }
        }
        if question.settings.method == Method::VariableElimination {
            let (log_evidence, mut statistics) = self.log_evidence(question, observer)?;
            for target in targets {
                let answer = self.posterior(question, &[target], observer)?;
                of[target.index()] = answer.distribution.values().to_vec();
                statistics = statistics.and(answer.statistics);
            }
            return Ok(Marginals {
                of,
                log_evidence,
                statistics,
            });
        }
        let mut meter = question.meter();
        let sizes = &self.prepared.sizes;
        let relevant = self.relevant(question, &targets);
        let pieces = self.pieces(question, &relevant, &mut meter)?;
        let graph = Piece::graph(&pieces, &[], sizes.len(), &mut meter)?;
        let sketch = (question.settings.order).sketch(&graph, sizes, &mut meter)?;
        let divide = question.settings.method == Method::Auto
            && question.settings.prune_barren
            && plan::is_worth_dividing(sketch.entries(), graph.variables().len());
        let groups = match question.model {
            Model::Bayes(network) if divide => {
                let scopes = self.scopes(question, &relevant, &mut meter)?;
                let evidence = question.evidence;
                plan::groups(network, &targets, evidence, &scopes, sizes, &mut meter)?
            }
            _ => vec![targets],
        };
        if let [group] = groups.as_slice() {
            tell_barren(&relevant, observer);
            let triangulation = sketch.finish(&graph, &mut question.rng(), &mut meter);
            self.tell_plan(question, &relevant, &pieces, &triangulation, observer)?;
            let mut tree = self.tree(question, pieces, &triangulation, observer);
            tree.marginals(group, &mut of)?;
            let log_evidence = tree.log_evidence()?;
            question.allowance.spend(tree.statistics());
            return Ok(Marginals {
                of,
                log_evidence,
                statistics: tree.statistics(),
            });
        }
        let (log_evidence, mut statistics) = self.log_evidence(question, observer)?;
        for group in groups {
            let relevant = self.relevant(question, &group);
            tell_barren(&relevant, observer);
            let pieces = self.pieces(question, &relevant, &mut meter)?;
            let pieces = self.drop_separated(question, pieces, &group, observer);
            let triangulation = self.triangulate(question, &pieces, &[], &mut meter)?;
            self.tell_plan(question, &relevant, &pieces, &triangulation, observer)?;
            let mut tree = self.tree(question, pieces, &triangulation, observer);
            tree.marginals(&group, &mut of)?;
            question.allowance.spend(tree.statistics());
            statistics = statistics.and(tree.statistics());
        }
        Ok(Marginals {
            of,
            log_evidence,
            statistics,
        })
    }

    /// Reports what will be done with the pieces.
    fn tell_plan(
        &self,
        question: &Question<'_>,
        relevant: &[bool],
        pieces: &[Piece<N>],
        triangulation: &Triangulation,
        observer: &mut dyn Observer,
    ) -> Result<(), Stop> {
        let plan = Plan {
            model: question.model,
            relevant,
            sizes: &self.prepared.sizes,
            by: &question.settings.order,
            triangulation,
        };
        tell_plan(plan, pieces, observer, &mut question.meter())
    }

    /// The tree of the pieces.
    fn tree<'t>(
        &self,
        question: &Question<'_>,
        pieces: Vec<Piece<N>>,
        triangulation: &'t Triangulation,
        observer: &'t mut dyn Observer,
    ) -> Tree<'t, N> {
        let mut workshop = self.workshop(question, &pieces, &triangulation.order, observer);
        let sizes = &self.prepared.sizes;
        let cliques = JunctionTree::new(triangulation, &workshop.rank, pieces, sizes);
        cliques.show(&mut workshop);
        Tree { cliques, workshop }
    }

    pub(super) fn log_evidence(
        &self,
        question: &Question<'_>,
        observer: &mut dyn Observer,
    ) -> Result<(f64, Statistics), InferenceError> {
        let mut meter = question.meter();
        let relevant = self.relevant(question, &[]);
        tell_barren(&relevant, observer);
        let pieces = self.pieces(question, &relevant, &mut meter)?;
        let triangulation = self.triangulate(question, &pieces, &[], &mut meter)?;
        let mut workshop = self.workshop(question, &pieces, &triangulation.order, observer);
        let elimination = VariableElimination::new(&mut workshop, pieces, triangulation.order);
        let rest = elimination.run()?;
        question.allowance.spend(workshop.account.statistics);
        let log = rest.log_scale + rest.factor.values()[0].real().ln();
        if rest.log_scale == f64::NEG_INFINITY || rest.factor.values()[0].real() <= 0.0 {
            return Err(InferenceError::Impossible);
        }
        Ok((log, workshop.account.statistics))
    }
}

/// A junction tree at work.
struct Tree<'t, N> {
    cliques: JunctionTree<'t, N>,
    workshop: Workshop<'t>,
}

impl<N: Number> Tree<'_, N> {
    /// Writes the distributions of the targets to their places.
    fn marginals(
        &mut self,
        targets: &[Variable],
        of: &mut [Vec<f64>],
    ) -> Result<(), InferenceError> {
        for marginal in self.cliques.marginals(targets, &mut self.workshop)? {
            let sum: f64 = marginal.values().iter().map(|value| value.real()).sum();
            if sum <= 0.0 {
                return Err(InferenceError::Impossible);
            }
            let normal = marginal.map(|value| value.real() / sum);
            let observer = &mut *self.workshop.observer;
            if observer.watches() {
                observer.notice(Event::Normalised {
                    table: Table::of(&normal, observer.most_numbers()),
                    log_sum: sum.ln(),
                });
            }
            of[marginal.scope()[0].index()] = normal.values().to_vec();
        }
        Ok(())
    }

    /// The logarithm of the probability of the evidence, if the tree was made of all that matters to it.
    fn log_evidence(&mut self) -> Result<f64, InferenceError> {
        let log_sum = self.cliques.log_sum(&mut self.workshop)?;
        if log_sum == f64::NEG_INFINITY || log_sum.is_nan() {
            return Err(InferenceError::Impossible);
        }
        Ok(log_sum)
    }

    fn statistics(&self) -> Statistics {
        self.workshop.account.statistics
    }
}

/// Reports the nodes that do not matter.
fn tell_barren(relevant: &[bool], observer: &mut dyn Observer) {
    if observer.watches() {
        for (variable, _) in (0..).zip(relevant).filter(|(_, relevant)| !**relevant) {
            observer.notice(Event::Pruned {
                variable: Variable(variable),
                why: Irrelevance::Barren,
                blocked: None,
            });
        }
    }
}

/// The distribution in the order of the targets, those observed included.
fn with_observed(
    free: Factor,
    question: &Question<'_>,
    targets: &[Variable],
) -> Result<Factor, FactorError> {
    let mut joint = free;
    for &target in targets {
        if let Some(certain) = question.certain(target) {
            let certain = Factor::from_parts(&[target], &[certain.len()], certain);
            joint = joint.product(&certain)?;
        }
    }
    Ok(joint.marginal(targets))
}
