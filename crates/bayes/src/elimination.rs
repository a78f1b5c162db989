//! The step that all exact methods share: multiply the tables that know a variable, fold it away.

use crate::account::{Account, Limit};
use crate::evidence::Evidence;
use crate::factor::contraction::{Fold, contract};
use crate::factor::join::contract_if_sparse;
use crate::factor::{Dimension, Factor, Few, dimensions};
use crate::graph::Graph;
use crate::number::Number;
use crate::observer::{Candidate, Event, NextBy, Observer, Table};
use crate::variable::Variable;
use atisbo_base::{Budget, Meter, Stop};
use std::sync::Arc;

/// A table that takes part in an inference.
#[derive(Clone, Debug)]
pub(crate) struct Piece<N = f64> {
    pub(crate) factor: Arc<Factor<N>>,
    /// The variable over which the table sums to one whatever the others are, if there is one.
    pub(crate) child: Option<Variable>,
    /// Whether it was made during the run, so that its memory is counted.
    computed: bool,
}

impl<N: Number> Piece<N> {
    /// A table of the model.
    pub(crate) fn given(factor: Factor<N>, child: Option<Variable>) -> Self {
        Piece {
            factor: Arc::new(factor),
            child,
            computed: false,
        }
    }

    /// A table that an elimination made.
    pub(crate) fn computed(factor: Factor<N>) -> Self {
        Piece {
            factor: Arc::new(factor),
            child: None,
            computed: true,
        }
    }

    /// The likelihoods of virtual evidence, each as a table over its variable.
    pub(crate) fn likelihoods(evidence: &Evidence) -> impl Iterator<Item = (Variable, Self)> {
        evidence.likelihoods().map(|(variable, weights)| {
            let values = weights.iter().map(|&weight| N::from(weight)).collect();
            let factor = Factor::from_parts(&[variable], &[weights.len()], values);
            (variable, Piece::given(factor, None))
        })
    }

    /// The graph in which variables are neighbours if a piece knows both, without those in `except`.
    /// `variables` is how many there are in all.
    pub(crate) fn graph(
        pieces: &[Self],
        except: &[Variable],
        variables: usize,
        meter: &mut Meter,
    ) -> Result<Graph, Stop> {
        let mut vertices = vec![false; variables];
        for variable in pieces.iter().flat_map(|piece| piece.factor.scope()) {
            vertices[variable.index()] = true;
        }
        for variable in except {
            vertices[variable.index()] = false;
        }
        let scopes = pieces.iter().map(|piece| piece.factor.scope());
        Graph::of_scopes(&vertices, scopes, meter)
    }

    /// How many entries the tables have together.
    pub(crate) fn entries(pieces: &[Self]) -> usize {
        let sizes = pieces.iter().map(|piece| piece.factor.values().len());
        sizes.sum()
    }

    /// The same, without the variables that were seen in a state.
    pub(crate) fn under(&self, evidence: &Evidence) -> Self {
        let mut piece = self.clone();
        for &variable in self.factor.scope() {
            if let Some(state) = evidence.state(variable) {
                let child = piece.child.filter(|&child| child != variable);
                piece = Piece::given(piece.factor.reduce(variable, state), child);
            }
        }
        piece
    }
}

/// Tables multiplied in one walk. A product of more numbers than this might underflow, so that longer
/// lists are multiplied in parts that are rescaled.
const AT_ONCE: usize = 8;

/// Everything a run of eliminations works with.
pub(crate) struct Workshop<'a> {
    pub(crate) account: Account,
    pub(crate) observer: &'a mut dyn Observer,
    pub(crate) fold: Fold,
    /// The order of variables in computed tables: what goes first comes first, so that later walks
    /// run along the memory.
    pub(crate) rank: Vec<u32>,
}

/// Why a variable is the next to go.
pub(crate) struct Next {
    pub(crate) by: NextBy,
    /// What might have gone instead, where that is told.
    pub(crate) others: Vec<Candidate<Variable>>,
}

/// What an elimination leaves.
pub(crate) struct Folded<N> {
    /// The new table; none where a single conditional table sums to one.
    pub(crate) piece: Option<Piece<N>>,
    /// The logarithm of what the table was divided by; minus infinity if it is zero throughout.
    pub(crate) log_scale: f64,
}

impl<'a> Workshop<'a> {
    /// For an elimination of these pieces in this order, with this many variables in all.
    pub(crate) fn new<N: Number>(
        budget: &Budget,
        pieces: &[Piece<N>],
        observer: &'a mut dyn Observer,
        fold: Fold,
        order: &[Variable],
        variables: usize,
    ) -> Self {
        let mut rank = vec![u32::MAX; variables];
        for (variable, place) in order.iter().zip(0..) {
            rank[variable.index()] = place;
        }
        Workshop {
            account: Account::new(budget, (Piece::entries(pieces) * size_of::<N>()) as u64),
            observer,
            fold,
            rank,
        }
    }

    /// Multiplies the pieces, all of which know the variable, and folds it away.
    pub(crate) fn eliminate<N: Number>(
        &mut self,
        variable: Variable,
        pieces: Vec<Piece<N>>,
        next: Next,
    ) -> Result<Folded<N>, Limit> {
        self.account.statistics.eliminations += 1;
        if let [piece] = pieces.as_slice()
            && piece.child == Some(variable)
            && self.fold == Fold::Sum
        {
            self.tell(variable, &pieces, None, next);
            return Ok(Folded {
                piece: None,
                log_scale: 0.0,
            });
        }
        let (product, log_scale) = self.multiply(&pieces, &[variable])?;
        self.tell(variable, &pieces, Some(&product), next);
        for piece in pieces {
            // A table that is still held elsewhere is not given back.
            if piece.computed
                && let Some(factor) = Arc::into_inner(piece.factor)
            {
                self.account.release::<N>(factor.values().len());
            }
        }
        Ok(Folded {
            piece: Some(Piece::computed(product)),
            log_scale,
        })
    }

    /// The product of the pieces without the variables in `away`, rescaled.
    pub(crate) fn multiply<N: Number>(
        &mut self,
        pieces: &[Piece<N>],
        away: &[Variable],
    ) -> Result<(Factor<N>, f64), Limit> {
        let mut parts = Vec::new();
        let mut factors: Few<&Factor<N>> = pieces.iter().map(|piece| &*piece.factor).collect();
        let mut log_scale = 0.0;
        if factors.len() > AT_ONCE {
            factors.sort_by_key(|factor| factor.values().len());
            for few in factors.chunks(AT_ONCE) {
                let (part, scale) = self.contract(few, &[])?;
                log_scale += scale;
                parts.push(part);
            }
            if parts.len() > AT_ONCE {
                let pieces: Vec<Piece<N>> = parts.into_iter().map(Piece::computed).collect();
                let (product, scale) = self.multiply(&pieces, away)?;
                return Ok((product, log_scale + scale));
            }
            factors = parts.iter().collect();
        }
        let (product, scale) = self.contract(&factors, away)?;
        for part in &parts {
            self.account.release::<N>(part.values().len());
        }
        Ok((product, log_scale + scale))
    }

    fn contract<N: Number>(
        &mut self,
        factors: &[&Factor<N>],
        away: &[Variable],
    ) -> Result<(Factor<N>, f64), Limit> {
        let mut dimensions = dimensions(factors);
        let goes = |variable: Variable| away.contains(&variable);
        dimensions.sort_unstable_by_key(|&(variable, _)| {
            (goes(variable), self.rank[variable.index()], variable)
        });
        let kept = dimensions.partition_point(|&(variable, _)| !goes(variable));
        let entries = |dimensions: &[Dimension]| {
            let sizes = dimensions.iter().map(|&(_, size)| size as u64);
            sizes.fold(1, u64::saturating_mul)
        };
        let (cells, stored) = (entries(&dimensions), entries(&dimensions[..kept]));
        self.account.enter::<N>(factors.len(), cells, stored)?;
        let (keep, meter) = (&dimensions[..kept], &mut self.account.meter);
        let mut product = match contract_if_sparse(factors, keep, cells, self.fold, meter)? {
            Some(product) => product,
            None => contract(factors, &dimensions, kept, self.fold, meter)?,
        };
        let largest = product.rescale();
        Ok((product, largest.ln()))
    }

    fn tell<N: Number>(
        &mut self,
        variable: Variable,
        pieces: &[Piece<N>],
        result: Option<&Factor<N>>,
        next: Next,
    ) {
        if self.observer.watches() {
            let most = self.observer.most_numbers();
            self.observer.notice(Event::Eliminated {
                variable,
                factors: Table::of_all(pieces, most),
                result: result.map(|factor| Table::of(factor, most)),
                by: next.by,
                others: next.others,
            });
        }
    }
}
