//! A problem as the methods see it: domains, and arcs that say which values go together.

use crate::exact_cover::{CspCover, NotACover};
use crate::{ConstraintId, Domain, Propagator, Value, Variable};
use std::sync::{Arc, OnceLock};

/// A constraint satisfaction problem: made by [`Model::build`](crate::Model::build).
///
/// Binary constraints and all-different are stored as [`DirectedArc`]s, two for each pair of
/// variables, so that the textbook's algorithms can be written down as they are in the textbook.
/// Cloning is cheap: only the domains are copied.
#[derive(Clone, Debug)]
pub struct Csp {
    domains: Vec<Domain>,
    network: Arc<Network>,
}

/// What does not change when domains do.
#[derive(Debug)]
struct Network {
    /// The domains at first: those of a problem with this network are parts of them.
    domains: Vec<Domain>,
    rules: Vec<Rule>,
    /// Grouped by the variable they come from.
    arcs: Vec<DirectedArc>,
    /// Where the arcs of each variable begin; one more entry for the end.
    first_arc: Vec<u32>,
    /// The rows of all tables, one after the other.
    rows: Vec<Domain>,
    rules_of: Vec<Vec<ConstraintId>>,
    general_of: Vec<Vec<ConstraintId>>,
    /// Made when it is first asked for.
    cover: OnceLock<Result<CspCover, NotACover>>,
}

/// A constraint and the variables it is about.
#[derive(Clone, Debug)]
pub(crate) struct Rule {
    pub(crate) kind: Kind,
    pub(crate) scope: Vec<Variable>,
}

/// What a constraint demands.
#[derive(Clone, Debug)]
pub(crate) enum Kind {
    NotEqual,
    AllDifferent,
    /// For each value of the first variable, the values of the second that go with it.
    Table(Vec<Domain>),
    General(Arc<dyn Propagator>),
}

/// Half of a binary constraint: what the value of one variable leaves to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DirectedArc {
    /// Whose value is asked.
    pub from: Variable,
    /// Whose values are left over.
    pub to: Variable,
    /// The constraint it stands for (the first, if several demand that two variables differ).
    pub constraint: ConstraintId,
    /// The number of the same arc the other way round.
    pub(crate) reverse: u32,
    /// Where its table starts, or [`NOT_EQUAL`].
    table: u32,
}

impl DirectedArc {
    /// Whether it says only that the two variables differ.
    #[inline]
    pub(crate) fn is_not_equal(&self) -> bool {
        self.table == NOT_EQUAL
    }
}

/// The most common relation of all has no table.
const NOT_EQUAL: u32 = u32::MAX;

impl Csp {
    pub(crate) fn new(domains: Vec<Domain>, rules: Vec<Rule>) -> Self {
        let network = Arc::new(Network::new(&domains, rules));
        Csp { domains, network }
    }

    /// The same constraints on other domains, one for each variable; `None` if their number is not
    /// that of the variables or one holds a value that the old one does not.
    #[must_use]
    pub fn with_domains(&self, domains: Vec<Domain>) -> Option<Self> {
        let same_number = domains.len() == self.domains.len();
        let mut pairs = domains.iter().zip(&self.domains);
        let smaller = pairs.all(|(new, old)| new.without(*old).is_empty());
        (same_number && smaller).then(|| Csp {
            domains,
            network: Arc::clone(&self.network),
        })
    }

    /// The number of variables.
    pub fn len(&self) -> usize {
        self.domains.len()
    }

    /// Whether there is no variable.
    pub fn is_empty(&self) -> bool {
        self.domains.is_empty()
    }

    /// The variables.
    pub fn variables(&self) -> impl Iterator<Item = Variable> + use<> {
        (0..self.len() as u32).map(Variable)
    }

    /// What each variable may take, before any constraint is applied.
    pub fn domains(&self) -> &[Domain] {
        &self.domains
    }

    /// What a variable may take, before any constraint is applied.
    #[inline]
    pub fn domain(&self, variable: Variable) -> Domain {
        self.domains[variable.index()]
    }

    /// One more than the largest value of any variable.
    pub(crate) fn width(&self) -> usize {
        let values = self.domains.iter().filter_map(|domain| domain.last());
        values.max().map_or(0, |value| usize::from(value) + 1)
    }

    /// What any of these variables may take.
    pub(crate) fn union(&self, variables: &[Variable]) -> Domain {
        let domains = variables.iter().map(|&variable| self.domain(variable));
        domains.fold(Domain::EMPTY, Domain::or)
    }

    /// Whether a rule is an all-different constraint with as many values as variables: it uses each of them.
    pub(crate) fn is_permutation(&self, rule: &Rule) -> bool {
        matches!(rule.kind, Kind::AllDifferent) && self.union(&rule.scope).len() == rule.scope.len()
    }

    /// The number of constraints.
    pub fn constraints(&self) -> usize {
        self.network.rules.len()
    }

    /// The variables of a constraint.
    pub fn scope(&self, constraint: ConstraintId) -> &[Variable] {
        &self.network.rules[constraint.index()].scope
    }

    /// The constraints on a variable.
    pub fn constraints_on(&self, variable: Variable) -> &[ConstraintId] {
        &self.network.rules_of[variable.index()]
    }

    /// The constraints on a variable that no arc stands for.
    #[inline]
    pub(crate) fn general_on(&self, variable: Variable) -> &[ConstraintId] {
        &self.network.general_of[variable.index()]
    }

    /// All constraints that no arc stands for.
    pub(crate) fn general(&self) -> impl Iterator<Item = ConstraintId> + '_ {
        let rules = self.network.rules.iter().enumerate();
        rules
            .filter(|(_, rule)| matches!(rule.kind, Kind::General(_)))
            .map(|(index, _)| ConstraintId(index as u32))
    }

    /// The problem as an exact cover, on the domains that it was stated with. It is made once for
    /// all the problems that [`with_domains`](Csp::with_domains) makes of one.
    pub(crate) fn cover(&self) -> Result<&CspCover, NotACover> {
        let network = &*self.network;
        let stated = || Csp {
            domains: network.domains.clone(),
            network: Arc::clone(&self.network),
        };
        let cover = network.cover.get_or_init(|| CspCover::new(&stated()));
        cover.as_ref().map_err(|&refused| refused)
    }

    pub(crate) fn rules(&self) -> &[Rule] {
        &self.network.rules
    }

    /// Every arc, grouped by the variable it comes from.
    pub fn arcs(&self) -> &[DirectedArc] {
        &self.network.arcs
    }

    /// The arcs that come from a variable.
    #[inline]
    pub fn arcs_from(&self, variable: Variable) -> &[DirectedArc] {
        &self.network.arcs[self.arc_numbers(variable)]
    }

    /// The numbers of the arcs that come from a variable.
    #[inline]
    pub(crate) fn arc_numbers(&self, variable: Variable) -> std::ops::Range<usize> {
        let first = &self.network.first_arc;
        first[variable.index()] as usize..first[variable.index() + 1] as usize
    }

    /// The values at the far end of an arc that go with a value at its near end.
    #[inline]
    pub fn allows(&self, arc: &DirectedArc, value: Value) -> Domain {
        if arc.is_not_equal() {
            return Domain::FULL.without(Domain::of(value));
        }
        let row = arc.table as usize + usize::from(value);
        self.network.rows.get(row).copied().unwrap_or(Domain::EMPTY)
    }

    /// Whether a constraint holds for these values, one for each variable.
    pub fn holds(&self, constraint: ConstraintId, values: &[Value]) -> bool {
        let Rule { kind, scope } = &self.network.rules[constraint.index()];
        let value = |variable: &Variable| values[variable.index()];
        match kind {
            Kind::NotEqual | Kind::AllDifferent => {
                let seen: Domain = scope.iter().map(value).collect();
                seen.len() == scope.len()
            }
            Kind::Table(rows) => {
                let row = rows.get(usize::from(value(&scope[0])));
                row.is_some_and(|row| row.contains(value(&scope[1])))
            }
            Kind::General(propagator) => {
                let mut decided: Vec<Domain> = scope
                    .iter()
                    .map(|variable| Domain::of(value(variable)))
                    .collect();
                propagator.propagate(&mut decided)
                    && decided.iter().all(|domain| !domain.is_empty())
            }
        }
    }

    /// Whether these values, one for each variable, are a solution.
    pub fn is_solved_by(&self, values: &[Value]) -> bool {
        let allowed = |(domain, &value): (&Domain, &Value)| domain.contains(value);
        values.len() == self.len()
            && self.domains.iter().zip(values).all(allowed)
            && (0..self.constraints() as u32).all(|id| self.holds(ConstraintId(id), values))
    }

    /// About how many bytes the problem itself takes.
    pub fn bytes(&self) -> u64 {
        let network = &self.network;
        let lists: usize = network
            .rules
            .iter()
            .map(|rule| 3 * size_of_val(&*rule.scope))
            .sum();
        (size_of_val(&*self.domains)
            + size_of_val(&*network.arcs)
            + size_of_val(&*network.rows)
            + lists) as u64
    }
}

impl Network {
    fn new(domains: &[Domain], rules: Vec<Rule>) -> Self {
        let mut halves: Vec<Half> = Vec::new();
        let mut rows = Vec::new();
        for (index, rule) in rules.iter().enumerate() {
            let constraint = ConstraintId(index as u32);
            match &rule.kind {
                Kind::NotEqual | Kind::AllDifferent => {
                    for (i, &a) in rule.scope.iter().enumerate() {
                        for &b in &rule.scope[i + 1..] {
                            halves.push(Half {
                                ends: (a, b),
                                constraint,
                                tables: None,
                            });
                        }
                    }
                }
                Kind::Table(table) => {
                    let [a, b] = rule.scope[..] else { continue };
                    let forward = rows.len() as u32;
                    rows.extend_from_slice(table);
                    let backward = rows.len() as u32;
                    rows.extend(transposed(table, domains[b.index()]));
                    let tables = Some((forward, backward));
                    halves.push(Half {
                        ends: (a, b),
                        constraint,
                        tables,
                    });
                }
                Kind::General(_) => {}
            }
        }
        let (arcs, first_arc) = directed(halves, domains.len());
        let mut rules_of = vec![Vec::new(); domains.len()];
        let mut general_of = vec![Vec::new(); domains.len()];
        for (index, rule) in rules.iter().enumerate() {
            for variable in &rule.scope {
                rules_of[variable.index()].push(ConstraintId(index as u32));
                if matches!(rule.kind, Kind::General(_)) {
                    general_of[variable.index()].push(ConstraintId(index as u32));
                }
            }
        }
        Network {
            domains: domains.to_vec(),
            rules,
            arcs,
            first_arc,
            rows,
            rules_of,
            general_of,
            cover: OnceLock::new(),
        }
    }
}

/// A pair of variables under a binary constraint; no tables where they must differ.
struct Half {
    ends: (Variable, Variable),
    constraint: ConstraintId,
    tables: Option<(u32, u32)>,
}

/// For each value of the second variable, the values of the first that go with it.
fn transposed(table: &[Domain], columns: Domain) -> Vec<Domain> {
    let size = columns.last().map_or(0, |last| last + 1);
    let column = |value| {
        let rows = table.iter().zip(0..);
        let rows = rows.filter(|(row, _)| row.contains(value));
        rows.map(|(_, row)| row).collect()
    };
    (0..size).map(column).collect()
}

/// The arcs in both directions, grouped by where they come from, and where each group begins. That
/// two variables differ is said once, however many constraints say it.
fn directed(mut pairs: Vec<Half>, variables: usize) -> (Vec<DirectedArc>, Vec<u32>) {
    let unordered = |pair: &Half| (pair.ends.0.min(pair.ends.1), pair.ends.0.max(pair.ends.1));
    pairs.sort_by_key(|pair| (unordered(pair), pair.tables.is_some()));
    pairs.dedup_by(|later, earlier| {
        let both_differ = later.tables.is_none() && earlier.tables.is_none();
        both_differ && unordered(later) == unordered(earlier)
    });
    let mut first_arc = vec![0u32; variables + 1];
    for pair in &pairs {
        first_arc[pair.ends.0.index() + 1] += 1;
        first_arc[pair.ends.1.index() + 1] += 1;
    }
    for index in 0..variables {
        first_arc[index + 1] += first_arc[index];
    }
    let blank = DirectedArc {
        from: Variable(0),
        to: Variable(0),
        constraint: ConstraintId(0),
        reverse: 0,
        table: NOT_EQUAL,
    };
    let mut arcs = vec![blank; 2 * pairs.len()];
    let mut free = first_arc.clone();
    let mut take = |variable: Variable| {
        let number = free[variable.index()];
        free[variable.index()] += 1;
        number
    };
    for Half {
        ends: (a, b),
        constraint,
        tables,
    } in pairs
    {
        let (there, back) = (take(a), take(b));
        let (forward, backward) = tables.unwrap_or((NOT_EQUAL, NOT_EQUAL));
        arcs[there as usize] = DirectedArc {
            from: a,
            to: b,
            constraint,
            reverse: back,
            table: forward,
        };
        arcs[back as usize] = DirectedArc {
            from: b,
            to: a,
            constraint,
            reverse: there,
            table: backward,
        };
    }
    (arcs, first_arc)
}

#[cfg(test)]
mod tests {
    use crate::Model;

    #[test]
    fn arcs_say_the_same_in_both_directions() -> Result<(), crate::ModelError> {
        let mut model = Model::new();
        let (x, y) = (model.variable(0..4)?, model.variable([1, 5])?);
        model.binary(x, y, |a, b| a + 2 < b)?;
        model.not_equal(y, x)?;
        model.all_different([x, y])?;
        let csp = model.build();
        assert_eq!(csp.arcs().len(), 4, "that they differ is said once");
        for arc in csp.arcs() {
            let back = &csp.arcs()[arc.reverse as usize];
            assert_eq!((arc.from, arc.to), (back.to, back.from));
            for a in csp.domain(arc.from).iter() {
                for b in csp.domain(arc.to).iter() {
                    let there = csp.allows(arc, a).contains(b);
                    assert_eq!(there, csp.allows(back, b).contains(a));
                }
            }
        }
        Ok(())
    }
}
