//! Domains that remember how they were, so that a search can go back.

use crate::levels::Levels;
use crate::{Csp, Domain, Variable};

/// The present domains, a trail of what they were, and (for conflict-directed backjumping) which
/// levels of the search explain each of them.
#[derive(Debug)]
pub(crate) struct Store {
    domains: Vec<Domain>,
    trail: Vec<(Variable, Domain)>,
    explanations: Option<Explanations>,
}

/// A moment to go back to.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mark {
    domains: usize,
    explanations: usize,
}

/// For each variable, the levels whose assignments made its domain what it is.
#[derive(Debug)]
struct Explanations {
    words: usize,
    sets: Vec<u64>,
    /// Old sets, each followed by the number of its variable.
    trail: Vec<u64>,
}

impl Store {
    pub(crate) fn new(csp: &Csp, explained: bool) -> Self {
        let words = Levels::words(csp.len());
        Store {
            domains: csp.domains().to_vec(),
            trail: Vec::new(),
            explanations: explained.then(|| Explanations {
                words,
                sets: vec![0; words * csp.len()],
                trail: Vec::new(),
            }),
        }
    }

    /// The most bytes it can grow to: on one path each value is removed at most once.
    pub(crate) fn bytes(csp: &Csp, explained: bool) -> u64 {
        let values: usize = csp.domains().iter().map(|domain| domain.len()).sum();
        let words = if explained {
            Levels::words(csp.len())
        } else {
            0
        };
        let fixed = csp.len() * (size_of::<Domain>() + 8 * words);
        let trail =
            values * (size_of::<(Variable, Domain)>() + 8 * (words + usize::from(explained)));
        (fixed + trail) as u64
    }

    #[inline]
    pub(crate) fn domain(&self, variable: Variable) -> Domain {
        self.domains[variable.index()]
    }

    pub(crate) fn domains(&self) -> &[Domain] {
        &self.domains
    }

    pub(crate) fn into_domains(self) -> Vec<Domain> {
        self.domains
    }

    pub(crate) fn is_explained(&self) -> bool {
        self.explanations.is_some()
    }

    #[inline]
    pub(crate) fn narrow(&mut self, variable: Variable, left: Domain) {
        let domain = &mut self.domains[variable.index()];
        self.trail.push((variable, *domain));
        *domain = left;
    }

    /// The domain of `variable` is what it is also because of that of `source`.
    pub(crate) fn explain(&mut self, variable: Variable, source: Variable) {
        if let Some(explanations) = &mut self.explanations
            && variable != source
        {
            explanations.save(variable);
            let (to, from) = (variable.index(), source.index());
            for word in 0..explanations.words {
                let part = explanations.sets[from * explanations.words + word];
                explanations.sets[to * explanations.words + word] |= part;
            }
        }
    }

    /// The domain of `variable` is what it is because of the assignment at `level` and nothing else.
    pub(crate) fn explain_by_level(&mut self, variable: Variable, level: usize) {
        if let Some(explanations) = &mut self.explanations {
            explanations.save(variable);
            let start = variable.index() * explanations.words;
            let set = &mut explanations.sets[start..start + explanations.words];
            set.fill(0);
            set[level / 64] |= 1 << (level % 64);
        }
    }

    /// The levels that explain the domain of a variable; empty if none are kept.
    pub(crate) fn explanation(&self, variable: Variable) -> &[u64] {
        self.explanations.as_ref().map_or(&[], |explanations| {
            let start = variable.index() * explanations.words;
            &explanations.sets[start..start + explanations.words]
        })
    }

    pub(crate) fn mark(&self) -> Mark {
        Mark {
            domains: self.trail.len(),
            explanations: self.explanations.as_ref().map_or(0, |e| e.trail.len()),
        }
    }

    pub(crate) fn undo_to(&mut self, mark: Mark) {
        for (variable, domain) in self.trail.drain(mark.domains..).rev() {
            self.domains[variable.index()] = domain;
        }
        if let Some(explanations) = &mut self.explanations {
            explanations.undo_to(mark.explanations);
        }
    }
}

impl Explanations {
    fn save(&mut self, variable: Variable) {
        let start = variable.index() * self.words;
        self.trail
            .extend_from_slice(&self.sets[start..start + self.words]);
        self.trail.push(u64::from(variable.0));
    }

    fn undo_to(&mut self, length: usize) {
        while self.trail.len() > length {
            let end = self.trail.len() - 1;
            let start = self.trail[end] as usize * self.words;
            self.sets[start..start + self.words]
                .copy_from_slice(&self.trail[end - self.words..end]);
            self.trail.truncate(end - self.words);
        }
    }
}
