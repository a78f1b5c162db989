//! Variable elimination: the variables go one by one, each with the tables that know it.
//!
//! References: Zhang and Poole, "A simple approach to Bayesian network computations" (1994); Dechter,
//! "Bucket elimination" (1996), whose buckets are used here.

use crate::account::Limit;
use crate::elimination::{Next, Piece, Workshop};
use crate::factor::Factor;
use crate::number::Number;
use crate::observer::NextBy;
use crate::variable::Variable;

/// An elimination under way.
pub(crate) struct VariableElimination<'w, 'o, N> {
    workshop: &'w mut Workshop<'o>,
    order: Vec<Variable>,
    /// For each variable of the order the tables in which it is the first to go.
    buckets: Vec<Vec<Piece<N>>>,
    /// Tables without any variable of the order.
    rest: Vec<Piece<N>>,
    next: usize,
    log_scale: f64,
}

/// What is left when all variables of the order are gone.
pub(crate) struct Remainder<N> {
    /// The product of what is left, over the variables that were not eliminated.
    pub(crate) factor: Factor<N>,
    /// The logarithm of what it must be multiplied by.
    pub(crate) log_scale: f64,
}

impl<'w, 'o, N: Number> VariableElimination<'w, 'o, N> {
    /// Ready to eliminate the variables of the order. The workshop's ranks must follow the order,
    /// with all other variables after it.
    pub(crate) fn new(
        workshop: &'w mut Workshop<'o>,
        pieces: Vec<Piece<N>>,
        order: Vec<Variable>,
    ) -> Self {
        let mut elimination = VariableElimination {
            workshop,
            buckets: order.iter().map(|_| Vec::new()).collect(),
            order,
            rest: Vec::new(),
            next: 0,
            log_scale: 0.0,
        };
        for piece in pieces {
            elimination.put(piece);
        }
        elimination
    }

    fn put(&mut self, piece: Piece<N>) {
        let ranks = piece
            .factor
            .scope()
            .iter()
            .map(|variable| self.workshop.rank[variable.index()]);
        match ranks
            .min()
            .and_then(|rank| self.buckets.get_mut(rank as usize))
        {
            Some(bucket) => bucket.push(piece),
            None => self.rest.push(piece),
        }
    }

    /// The variable that goes next, and the tables that know it.
    pub(crate) fn next(&self) -> Option<(Variable, &[Piece<N>])> {
        let variable = self.order.get(self.next)?;
        Some((*variable, &self.buckets[self.next]))
    }

    /// Eliminates the next variable. `false` if there is none.
    pub(crate) fn step(&mut self) -> Result<bool, Limit> {
        let Some(&variable) = self.order.get(self.next) else {
            return Ok(false);
        };
        let bucket = std::mem::take(&mut self.buckets[self.next]);
        self.next += 1;
        if !bucket.is_empty() {
            let next = Next {
                by: NextBy::Order,
                others: Vec::new(),
            };
            let folded = self.workshop.eliminate(variable, bucket, next)?;
            self.log_scale += folded.log_scale;
            if let Some(piece) = folded.piece {
                self.put(piece);
            }
        }
        Ok(true)
    }

    /// Eliminates what is left to eliminate and multiplies the rest.
    pub(crate) fn run(mut self) -> Result<Remainder<N>, Limit> {
        while self.step()? {}
        let (factor, log_scale) = self.workshop.multiply(&self.rest, &[])?;
        Ok(Remainder {
            factor,
            log_scale: self.log_scale + log_scale,
        })
    }
}
