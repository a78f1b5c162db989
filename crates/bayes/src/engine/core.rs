//! The engine for one kind of numbers.

use super::{InferenceError, Marginals, Method, Posterior, Settings};
use crate::account::{Account, Statistics};
use crate::elimination::{Piece, Workshop, tables};
use crate::evidence::{Evidence, Finding};
use crate::factor::Factor;
use crate::factor::contraction::Fold;
use crate::graph::Graph;
use crate::junction_tree::JunctionTree;
use crate::model::Model;
use crate::number::Number;
use crate::observer::{Event, Irrelevance, Observer};
use crate::order::Triangulation;
use crate::plan;
use crate::preparation::Prepared;
use crate::relevance::{ancestors, components};
use crate::variable::Variable;
use crate::variable_elimination::VariableElimination;
use atisbo_base::{Budget, seed};

/// What every question brings along.
pub(super) struct Question<'q> {
    model: &'q Model,
    settings: &'q Settings,
    evidence: &'q Evidence,
    budget: Budget,
}

impl<'q> Question<'q> {
    pub(super) fn new(
        model: &'q Model,
        settings: &'q Settings,
        evidence: &'q Evidence,
        budget: &Budget,
    ) -> Self {
        Question {
            model,
            settings,
            evidence,
            budget: budget.started(),
        }
    }
}

pub(super) struct Core<N> {
    prepared: Prepared<N>,
    /// The parts with the evidence applied.
    reduced: Vec<Option<Vec<Piece<N>>>>,
    /// For each variable the parts that know it.
    knowing: Vec<Vec<u32>>,
}

impl<N: Number> Core<N> {
    pub(super) fn new(prepared: Prepared<N>) -> Self {
        let mut knowing = vec![Vec::new(); prepared.sizes.len()];
        for (index, part) in prepared.parts.iter().enumerate() {
            for variable in part.iter().flatten().flat_map(|piece| piece.factor.scope()) {
                knowing[variable.index()].push(index as u32);
            }
        }
        Core {
            reduced: vec![None; prepared.parts.len()],
            prepared,
            knowing,
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
        let pieces = self.pieces(question, &[])?;
        let graph = self.graph(&pieces, &[]);
        let triangulation = self.triangulate(question, &pieces, &[]);
        Ok((graph, triangulation))
    }

    /// Applies the evidence of one variable to the parts that know it.
    pub(super) fn apply(&mut self, variable: Variable, evidence: &Evidence) {
        for &part in &self.knowing[variable.index()] {
            let part = part as usize;
            if let Some(pieces) = self.prepared.under(part, evidence) {
                self.reduced[part] = Some(pieces);
                continue;
            }
            let Ok(original) = &self.prepared.parts[part] else {
                continue;
            };
            let before = self.reduced[part].as_ref().unwrap_or(original);
            let mut after = before.clone();
            reduce(&mut after, variable, evidence);
            self.reduced[part] = Some(after);
        }
    }

    /// Applies all evidence from the start.
    pub(super) fn apply_anew(&mut self, evidence: &Evidence) {
        self.reduced.fill(None);
        self.prepared.forget_evidence();
        for (variable, _) in evidence.iter() {
            self.apply(variable, evidence);
        }
    }

    /// The pieces of the parts for which `wanted` says true, with the evidence applied, and the
    /// likelihoods of virtual evidence.
    fn pieces(
        &self,
        question: &Question<'_>,
        wanted: &[bool],
    ) -> Result<Vec<Piece<N>>, InferenceError> {
        let mut pieces = Vec::new();
        for (index, part) in self.prepared.parts.iter().enumerate() {
            if !wanted.get(index).copied().unwrap_or(true) {
                continue;
            }
            let original = part.as_ref().map_err(Clone::clone)?;
            if question.settings.keep_evidence {
                pieces.extend(
                    self.reduced[index]
                        .as_ref()
                        .unwrap_or(original)
                        .iter()
                        .cloned(),
                );
            } else {
                let mut part = original.clone();
                for (variable, _) in question.evidence.iter() {
                    reduce(&mut part, variable, question.evidence);
                }
                pieces.extend(part);
            }
        }
        if !question.settings.prune_barren {
            // A table that is left out because it sums to one is pruned too.
            for piece in &mut pieces {
                piece.child = None;
            }
        }
        for (variable, finding) in question.evidence.iter() {
            if let Finding::Likelihood(weights) = finding
                && wanted.get(variable.index()).copied().unwrap_or(true)
            {
                let values = weights.iter().map(|&weight| N::from(weight)).collect();
                let factor = Factor::from_parts(vec![variable], vec![weights.len()], values);
                pieces.push(Piece::given(factor, None));
            }
        }
        Ok(pieces)
    }

    /// The scopes of each part without the observed variables.
    fn scopes(&self, question: &Question<'_>) -> Vec<Vec<Vec<Variable>>> {
        let free = |variable: &Variable| question.evidence.state(*variable).is_none();
        let of_piece = |piece: &Piece<N>| {
            let scope = piece.factor.scope().iter().copied();
            scope.filter(free).collect()
        };
        let of_part =
            |part: &Result<Vec<Piece<N>>, _>| part.iter().flatten().map(of_piece).collect();
        self.prepared.parts.iter().map(of_part).collect()
    }

    /// Which parts matter to these targets, if barren ones are to be left out.
    fn relevant(
        &self,
        question: &Question<'_>,
        targets: &[Variable],
        observer: &mut dyn Observer,
    ) -> Vec<bool> {
        let (Model::Bayes(network), true) = (question.model, question.settings.prune_barren) else {
            return vec![true; self.prepared.parts.len()];
        };
        let observed = question.evidence.iter().map(|(variable, _)| variable);
        let relevant = ancestors(network, targets.iter().copied().chain(observed));
        if observer.watches() {
            for variable in network
                .variables()
                .all()
                .filter(|one| !relevant[one.index()])
            {
                observer.notice(&Event::Pruned(variable, Irrelevance::Barren));
            }
        }
        relevant
    }

    /// Leaves only the pieces that are connected with a target.
    fn drop_separated(
        &self,
        pieces: Vec<Piece<N>>,
        targets: &[Variable],
        observer: &mut dyn Observer,
    ) -> Vec<Piece<N>> {
        let (part, parts) = components(&pieces, self.prepared.sizes.len());
        let mut connected = vec![false; parts];
        for (piece, &part) in pieces.iter().zip(&part) {
            if targets.iter().any(|&target| piece.factor.contains(target)) {
                connected[part] = true;
            }
        }
        let mut dropped = vec![false; self.prepared.sizes.len()];
        let mut kept = Vec::new();
        for (piece, part) in pieces.into_iter().zip(part) {
            if connected[part] {
                kept.push(piece);
            } else {
                for variable in piece.factor.scope() {
                    if !std::mem::replace(&mut dropped[variable.index()], true) {
                        observer.notice(&Event::Pruned(*variable, Irrelevance::Separated));
                    }
                }
            }
        }
        kept
    }

    /// The graph in which variables are neighbours if a piece knows both.
    fn graph(&self, pieces: &[Piece<N>], except: &[Variable]) -> Graph {
        let mut vertices = vec![false; self.prepared.sizes.len()];
        for variable in pieces.iter().flat_map(|piece| piece.factor.scope()) {
            vertices[variable.index()] = true;
        }
        for variable in except {
            vertices[variable.index()] = false;
        }
        let scopes = pieces.iter().map(|piece| piece.factor.scope());
        Graph::of_scopes(&vertices, scopes)
    }

    fn triangulate(
        &self,
        question: &Question<'_>,
        pieces: &[Piece<N>],
        except: &[Variable],
    ) -> Triangulation {
        let graph = self.graph(pieces, except);
        let mut rng = seed::rng(question.settings.seed, 0);
        question
            .settings
            .order
            .triangulate(&graph, &self.prepared.sizes, &mut rng)
    }

    fn workshop<'o>(
        &self,
        question: &Question<'_>,
        order: &[Variable],
        observer: &'o mut dyn Observer,
    ) -> Workshop<'o> {
        let mut rank = vec![u32::MAX; self.prepared.sizes.len()];
        for (place, variable) in order.iter().enumerate() {
            rank[variable.index()] = place as u32;
        }
        Workshop {
            account: Account::new(&question.budget),
            observer,
            fold: Fold::Sum,
            rank,
        }
    }

    pub(super) fn posterior(
        &self,
        question: &Question<'_>,
        targets: &[Variable],
        observer: &mut dyn Observer,
    ) -> Result<Posterior, InferenceError> {
        let relevant = self.relevant(question, targets, observer);
        let mut pieces = self.pieces(question, &relevant)?;
        let free: Vec<Variable> = targets
            .iter()
            .copied()
            .filter(|&target| question.evidence.state(target).is_none())
            .collect();
        if question.settings.prune_separated {
            pieces = self.drop_separated(pieces, &free, observer);
        }
        if observer.watches() {
            observer.notice(&Event::Tables(&tables(&pieces)));
        }
        let triangulation = self.triangulate(question, &pieces, &free);
        observer.notice(&Event::Ordered(&triangulation));
        let mut workshop = self.workshop(question, &triangulation.order, observer);
        let elimination = VariableElimination::new(&mut workshop, pieces, triangulation.order);
        let rest = elimination.run()?;
        let statistics = workshop.account.statistics;
        let values: Vec<f64> = rest
            .factor
            .values()
            .iter()
            .map(|value| value.real())
            .collect();
        let joint = Factor::from_parts(
            rest.factor.scope().to_vec(),
            rest.factor.sizes().to_vec(),
            values,
        );
        let log_sum = rest.log_scale + joint.values().iter().sum::<f64>().ln();
        let normal = joint.normalise().ok_or(InferenceError::Impossible)?;
        let distribution = self.with_observed(&normal, question, targets)?;
        observer.notice(&Event::Normalised {
            table: &distribution,
            log_sum,
        });
        Ok(Posterior {
            distribution,
            statistics,
        })
    }

    /// The distribution in the order of the targets, those observed included.
    fn with_observed(
        &self,
        free: &Factor,
        question: &Question<'_>,
        targets: &[Variable],
    ) -> Result<Factor, InferenceError> {
        let mut joint = free.clone();
        for &target in targets {
            if let Some(state) = question.evidence.state(target) {
                joint =
                    joint.product(&certain(target, self.prepared.sizes[target.index()], state))?;
            }
        }
        Ok(joint.marginal(targets))
    }

    pub(super) fn marginals(
        &self,
        question: &Question<'_>,
        asked: &[Variable],
        observer: &mut dyn Observer,
    ) -> Result<Marginals, InferenceError> {
        let variables = question.model.variables();
        let mut of: Vec<Vec<f64>> = vec![Vec::new(); variables.len()];
        let mut targets = Vec::new();
        for &variable in asked {
            match question.evidence.state(variable) {
                Some(state) => {
                    let size = variables[variable].size();
                    of[variable.index()] = certain(variable, size, state).values().to_vec();
                }
                None => targets.push(variable),
            }
        }
        let groups = match (question.settings.method, question.model) {
            (Method::VariableElimination, _) => targets.into_iter().map(|one| vec![one]).collect(),
            (Method::Auto, Model::Bayes(network)) if question.settings.prune_barren => {
                let scopes = self.scopes(question);
                let sizes = &self.prepared.sizes;
                plan::groups(network, &targets, question.evidence, &scopes, sizes)
            }
            _ => vec![targets],
        };
        if let ([group], Method::Auto | Method::JunctionTree) =
            (groups.as_slice(), question.settings.method)
        {
            let (log_evidence, statistics) =
                self.propagate(question, group, true, &mut of, observer)?;
            return Ok(Marginals {
                of,
                log_evidence,
                statistics,
            });
        }
        let (log_evidence, mut statistics) = self.log_evidence(question, observer)?;
        for group in groups {
            let cost = match (question.settings.method, group.as_slice()) {
                (Method::VariableElimination, &[target]) => {
                    let answer = self.posterior(question, &[target], observer)?;
                    of[target.index()] = answer.distribution.values().to_vec();
                    answer.statistics
                }
                _ => {
                    self.propagate(question, &group, false, &mut of, observer)?
                        .1
                }
            };
            statistics = statistics.and(cost);
        }
        Ok(Marginals {
            of,
            log_evidence,
            statistics,
        })
    }

    /// The marginals of a group of targets from one tree. With `whole` the tree keeps what the
    /// evidence separates from them, and so knows the probability of all evidence; otherwise the
    /// number given in its place means nothing.
    fn propagate(
        &self,
        question: &Question<'_>,
        group: &[Variable],
        whole: bool,
        of: &mut [Vec<f64>],
        observer: &mut dyn Observer,
    ) -> Result<(f64, Statistics), InferenceError> {
        let relevant = self.relevant(question, group, observer);
        let mut pieces = self.pieces(question, &relevant)?;
        if !whole {
            pieces = self.drop_separated(pieces, group, observer);
        }
        if observer.watches() {
            observer.notice(&Event::Tables(&tables(&pieces)));
        }
        let triangulation = self.triangulate(question, &pieces, &[]);
        observer.notice(&Event::Ordered(&triangulation));
        let mut workshop = self.workshop(question, &triangulation.order, observer);
        let mut tree = JunctionTree::new(&triangulation, pieces, &self.prepared.sizes);
        tree.show(&mut workshop);
        for marginal in tree.marginals(group, &mut workshop)? {
            let sum: f64 = marginal.values().iter().map(|value| value.real()).sum();
            if sum <= 0.0 {
                return Err(InferenceError::Impossible);
            }
            let values = marginal.values().iter().map(|value| value.real() / sum);
            of[marginal.scope()[0].index()] = values.collect();
        }
        let log_sum = if whole {
            tree.log_sum(&mut workshop)?
        } else {
            0.0
        };
        if log_sum == f64::NEG_INFINITY || log_sum.is_nan() {
            return Err(InferenceError::Impossible);
        }
        Ok((log_sum, workshop.account.statistics))
    }

    pub(super) fn log_evidence(
        &self,
        question: &Question<'_>,
        observer: &mut dyn Observer,
    ) -> Result<(f64, Statistics), InferenceError> {
        let relevant = self.relevant(question, &[], observer);
        let pieces = self.pieces(question, &relevant)?;
        let triangulation = self.triangulate(question, &pieces, &[]);
        let mut workshop = self.workshop(question, &triangulation.order, observer);
        let elimination = VariableElimination::new(&mut workshop, pieces, triangulation.order);
        let rest = elimination.run()?;
        let log = rest.log_scale + rest.factor.values()[0].real().ln();
        if rest.log_scale == f64::NEG_INFINITY || rest.factor.values()[0].real() <= 0.0 {
            return Err(InferenceError::Impossible);
        }
        Ok((log, workshop.account.statistics))
    }
}

/// Applies what is known of a variable to the pieces.
fn reduce<N: Number>(pieces: &mut [Piece<N>], variable: Variable, evidence: &Evidence) {
    if let Some(state) = evidence.state(variable) {
        for piece in pieces
            .iter_mut()
            .filter(|piece| piece.factor.contains(variable))
        {
            *piece = piece.reduce(variable, state);
        }
    }
}

fn certain(variable: Variable, size: usize, state: usize) -> Factor {
    let mut values = vec![0.0; size];
    values[state] = 1.0;
    Factor::from_parts(vec![variable], vec![size], values)
}
