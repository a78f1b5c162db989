//! AC-3: look for each support from the first value on, each time.
//!
//! Source: Mackworth, "Consistency in networks of relations", Artificial Intelligence 8, 1977;
//! Russell and Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, section 6.2.2.

use super::arc::{ArcConsistency, Supports};
use crate::{Csp, Domain, Observer};
use atisbo_base::Budget;

/// Makes a problem arc consistent: each value that is left goes with some value of each neighbour.
///
/// Constraints on more than two variables take part with what they can tell themselves.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_csp::consistency::{Verdict, ac3};
/// use atisbo_csp::{Domain, Machine, Model};
///
/// let mut model = Model::new();
/// let (x, y, z) = (model.variable(0..4)?, model.variable(0..4)?, model.variable(0..4)?);
/// model.binary(x, y, |x, y| x < y)?;
/// model.binary(y, z, |y, z| y < z)?;
/// let report = ac3(&model.build(), (), &Budget::unlimited()).run();
/// assert_eq!(report.verdict, Verdict::Consistent);
/// assert_eq!(report.domains, [[0, 1], [1, 2], [2, 3]].map(Domain::from_iter));
/// # Ok::<(), atisbo_csp::ModelError>(())
/// ```
pub fn ac3<'c, O: Observer>(
    csp: &'c Csp,
    observer: O,
    budget: &Budget,
) -> ArcConsistency<'c, O, FirstSupport> {
    ArcConsistency::new(csp, observer, budget)
}

/// Looks for each support from the first value on, and forgets where it was.
#[derive(Clone, Copy, Debug)]
pub struct FirstSupport;

impl Supports for FirstSupport {
    fn bytes(_csp: &Csp) -> u64 {
        0
    }

    fn new(_csp: &Csp) -> Self {
        FirstSupport
    }

    #[inline]
    fn supported(
        &mut self,
        csp: &Csp,
        arc: usize,
        values: Domain,
        supports: Domain,
        checks: &mut u64,
    ) -> Domain {
        let arc = &csp.arcs()[arc];
        if arc.is_not_equal() && supports.len() == 1 {
            // One question to each value, answered for all of them at once.
            *checks += values.len() as u64;
            return values.without(supports);
        }
        let back = &csp.arcs()[arc.reverse as usize];
        let mut supported = values;
        for value in values.iter() {
            let support = csp.allows(back, value).and(supports).first();
            // All values before the first support were asked in vain.
            let asked = support.map_or(supports, |support| supports.through(support));
            *checks += asked.len() as u64;
            if support.is_none() {
                supported.remove(value);
            }
        }
        supported
    }
}
