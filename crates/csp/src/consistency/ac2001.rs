//! AC-2001: AC-3 that remembers where it found each support.
//!
//! A value whose last support still stands needs no check; one that has lost it looks on from there,
//! because the values before were refused already. Each pair of values is so asked at most once for
//! each arc, which makes the algorithm optimal in the worst case.
//!
//! Source: Bessière, Régin, Yap and Zhang, "An optimal coarse-grained arc consistency algorithm",
//! Artificial Intelligence 165, 2005.

use super::arc::{ArcConsistency, Supports};
use crate::{Csp, Domain, Observer, Value};
use atisbo_base::Budget;

/// Makes a problem arc consistent with fewer checks than [`ac3`](super::ac3()); the domains that are
/// left are the same.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_csp::consistency::{ac3, ac2001};
/// use atisbo_csp::{Machine, Model};
///
/// let mut model = Model::new();
/// let chain = model.variables(10, 0..12)?;
/// for pair in chain.windows(2) {
///     model.binary(pair[0], pair[1], |a, b| a < b)?;
/// }
/// let csp = model.build();
/// let plain = ac3(&csp, (), &Budget::unlimited()).run();
/// let optimal = ac2001(&csp, (), &Budget::unlimited()).run();
/// assert_eq!(plain.domains, optimal.domains);
/// assert!(optimal.statistics.checks < plain.statistics.checks);
/// # Ok::<(), atisbo_csp::ModelError>(())
/// ```
pub fn ac2001<'c, O: Observer>(
    csp: &'c Csp,
    observer: O,
    budget: &Budget,
) -> ArcConsistency<'c, O, LastSupport> {
    ArcConsistency::new(csp, observer, budget)
}

/// Remembers, for each arc and value at its far end, where the last support was found.
#[derive(Clone, Debug)]
pub struct LastSupport {
    last: Vec<Value>,
    /// How many values an arc has room for in that list.
    width: usize,
}

/// No support was looked for yet.
const NOT_YET: Value = Value::MAX;

impl Supports for LastSupport {
    fn bytes(csp: &Csp) -> u64 {
        (csp.width() * csp.arcs().len()) as u64
    }

    fn new(csp: &Csp) -> Self {
        let width = csp.width();
        LastSupport {
            last: vec![NOT_YET; width * csp.arcs().len()],
            width,
        }
    }

    fn supported(
        &mut self,
        csp: &Csp,
        arc: usize,
        values: Domain,
        supports: Domain,
        checks: &mut u64,
    ) -> Domain {
        let back = &csp.arcs()[csp.arcs()[arc].reverse as usize];
        let mut supported = values;
        for value in values.iter() {
            let last = &mut self.last[arc * self.width + usize::from(value)];
            let untried = match *last {
                NOT_YET => supports,
                last if supports.contains(last) => continue,
                last => supports.without(Domain::FULL.through(last)),
            };
            let support = csp.allows(back, value).and(untried).first();
            let asked = support.map_or(untried, |support| untried.through(support));
            *checks += asked.len() as u64;
            match support {
                Some(support) => *last = support,
                None => supported.remove(value),
            }
        }
        supported
    }
}
