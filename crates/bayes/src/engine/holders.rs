//! Which parts of a model know each variable.

use crate::model::Model;
use crate::number::Number;
use crate::preparation::Prepared;
use crate::variable::Variable;

/// For each variable the parts that know it: one list for all, variable after variable.
pub(super) struct Holders {
    /// Where the list of each variable begins, and the end.
    starts: Vec<u32>,
    parts: Vec<u32>,
}

impl Holders {
    pub(super) fn new<N: Number>(prepared: &Prepared<N>, model: &Model) -> Self {
        let mut known = Vec::new();
        for part in 0..prepared.parts() {
            prepared.for_known(part, model, |variable| known.push((variable, part as u32)));
        }
        let mut starts = vec![0; prepared.sizes.len() + 1];
        for (variable, _) in &known {
            starts[variable.index()] += 1;
        }
        let mut end = 0;
        for start in &mut starts {
            end += *start;
            *start = end;
        }
        // From the back, so that each list is in ascending order and its start ends up in place.
        let mut parts = vec![0; known.len()];
        for (variable, part) in known.into_iter().rev() {
            let place = &mut starts[variable.index()];
            *place -= 1;
            parts[*place as usize] = part;
        }
        Holders { starts, parts }
    }

    pub(super) fn of(&self, variable: Variable) -> &[u32] {
        let [start, end] = [0, 1].map(|next| self.starts[variable.index() + next] as usize);
        &self.parts[start..end]
    }
}
