//! The reasons in a trace are true of the events before: choices are compared once more, slowly, with all that was left out.

use crate::problems::{CLASSIC, SMALL, australia, queens, sudoku};
use atisbo_base::{Budget, Trace};
use atisbo_csp::trace::{Named, Numbers, Tracer};
use atisbo_csp::why::{Choice, Item, Measure, Pick, Return};
use atisbo_csp::{
    Csp, Domain, Event, Inference, Method, MinConflictsSettings, Options, Preprocess, Value,
    Variable, VariableOrder, solve,
};
use std::cmp::Ordering;

pub(crate) fn record(csp: &Csp, method: Method, options: &Options) -> Trace<Named<Numbers>> {
    let mut tracer = Tracer::new(3000, Numbers);
    let budget = Budget::unlimited().nodes(20_000);
    solve(csp, method, options, &mut tracer, &budget).expect("a cover");
    tracer.into_trace()
}

/// The domains and the assigned variables, from the events alone.
struct Replay<'c> {
    csp: &'c Csp,
    domains: Vec<Domain>,
    /// What was assigned, and the domains before.
    assigned: Vec<(Variable, Vec<Domain>)>,
}

impl<'c> Replay<'c> {
    fn new(csp: &'c Csp) -> Self {
        Replay {
            csp,
            domains: csp.domains().to_vec(),
            assigned: Vec::new(),
        }
    }

    /// Takes back whatever was assigned at this depth or below.
    fn cut(&mut self, depth: u32) {
        if let Some((_, before)) = self.assigned.get(depth as usize) {
            self.domains.clone_from(before);
        }
        self.assigned.truncate(depth as usize);
    }

    fn is_open(&self, variable: Variable) -> bool {
        self.csp.domain(variable).len() > 1
            && self.assigned.iter().all(|&(other, _)| other != variable)
    }

    fn open(&self) -> impl Iterator<Item = Variable> {
        self.csp
            .variables()
            .filter(|&variable| self.is_open(variable))
    }

    /// The values that go with what is assigned and given.
    fn compatible(&self, variable: Variable) -> Domain {
        let mut domain = self.domains[variable.index()];
        for arc in self
            .csp
            .arcs_from(variable)
            .iter()
            .filter(|arc| !self.is_open(arc.to))
        {
            let fits = |&value: &Value| {
                let allowed = self.csp.allows(arc, value);
                !allowed.and(self.domains[arc.to.index()]).is_empty()
            };
            domain = domain.iter().filter(fits).collect();
        }
        domain
    }

    fn measure(&self, variable: Variable, like: &Measure, checks: bool) -> Measure {
        let domain = if checks {
            self.compatible(variable)
        } else {
            self.domains[variable.index()]
        };
        let neighbours = self.csp.arcs_from(variable).iter();
        let degree = neighbours.filter(|arc| self.is_open(arc.to)).count();
        Measure {
            values: like.values.map(|_| domain.len() as u32),
            degree: like.degree.map(|_| degree as u32),
            weight: like.weight,
        }
    }

    fn check_choice(&self, chosen: Variable, why: &Choice, method: Method) {
        let settings = method.settings().expect("backtracking");
        assert_eq!(why.rule, settings.variables);
        if why.rule == VariableOrder::First {
            assert_eq!(self.open().next(), Some(chosen));
            return;
        }
        let checks = settings.inference == Inference::Check;
        let measure = |variable| self.measure(variable, &why.measure, checks);
        assert_eq!(measure(chosen), why.measure);
        for rival in &why.others {
            assert!(self.is_open(rival.variable) && rival.variable != chosen);
            let own = self.measure(rival.variable, &rival.measure, checks);
            assert_eq!(own, rival.measure);
            assert_ne!(compare(&rival.measure, &why.measure), Ordering::Less);
        }
        assert_eq!(why.others.len(), (self.open().count() - 1).min(5));
        if why.rule != VariableOrder::WeightedDegree {
            let others = self.open().filter(|&it| it != chosen).map(measure);
            let orders: Vec<Ordering> = others.map(|it| compare(&it, &why.measure)).collect();
            assert!(!orders.contains(&Ordering::Less));
            let equal = orders.iter().filter(|order| order.is_eq()).count();
            assert_eq!(why.equal, equal as u32);
        }
    }

    /// How many values of open neighbours do not go with a value.
    fn ruled_out(&self, variable: Variable, value: Value) -> u32 {
        let arcs = self
            .csp
            .arcs_from(variable)
            .iter()
            .filter(|arc| self.is_open(arc.to));
        let lost = arcs.map(|arc| {
            let domain = self.domains[arc.to.index()];
            domain.without(self.csp.allows(arc, value)).len() as u32
        });
        lost.sum()
    }

    fn follow(&mut self, event: &Named<Numbers>, method: Method) {
        match event {
            Event::Choose {
                variable,
                depth,
                values,
                why,
                order,
            } => {
                assert_eq!(*depth as usize, self.assigned.len());
                let all: Domain = values.iter().copied().collect();
                assert_eq!(all, self.domains[variable.index()]);
                self.check_choice(*variable, why, method);
                if !order.ruled_out.is_empty() {
                    assert!(order.ruled_out.is_sorted());
                    let counted = values.iter().map(|&value| self.ruled_out(*variable, value));
                    assert!(counted.eq(order.ruled_out.iter().copied()));
                }
            }
            Event::Assign {
                variable,
                value,
                depth,
            } => {
                self.cut(*depth);
                self.assigned.push((*variable, self.domains.clone()));
                self.domains[variable.index()] = Domain::of(*value);
            }
            Event::DomainChange { variable, left, .. } => {
                self.domains[variable.index()] = left.iter().copied().collect();
            }
            Event::Backtrack { to, from, why } => {
                assert!(to < from);
                match why {
                    Return::Chronological | Return::Discrepancies => assert_eq!(to + 1, *from),
                    Return::ConflictSet(levels) => {
                        assert_eq!(levels.last().map(|level| level.depth), Some(*to));
                        for level in levels {
                            assert_eq!(self.assigned[level.depth as usize].0, level.variable);
                        }
                    }
                }
            }
            Event::Restart { .. } => self.cut(0),
            _ => {}
        }
    }
}

fn compare(one: &Measure, other: &Measure) -> Ordering {
    let values = |measure: &Measure| u64::from(measure.values.unwrap_or(0));
    let weight = |measure: &Measure| measure.weight.unwrap_or(1);
    let left = values(one) * weight(other);
    let right = values(other) * weight(one);
    left.cmp(&right).then(other.degree.cmp(&one.degree))
}

#[test]
fn a_variable_is_chosen_for_the_reason_given() {
    for csp in [
        queens(6),
        australia(3),
        australia(2),
        sudoku(SMALL),
        sudoku(CLASSIC),
    ] {
        for method in Method::ALL.into_iter().filter(|it| it.settings().is_some()) {
            let mut replay = Replay::new(&csp);
            for event in &record(&csp, method, &Options::default()).events {
                replay.follow(event, method);
            }
        }
    }
}

#[test]
fn a_jump_names_the_levels_of_its_conflict() {
    let trace = record(&queens(12), Method::Backjumping, &Options::default());
    let jumps = trace.events.iter().filter(|event| {
        matches!(event, Event::Backtrack { to, from, why: Return::ConflictSet(levels) }
            if to + 1 < *from && !levels.is_empty())
    });
    assert!(jumps.count() > 0);
}

#[test]
fn an_item_has_as_many_options_as_go_with_what_was_chosen() {
    for csp in [queens(6), australia(3), sudoku(SMALL), sudoku(CLASSIC)] {
        let trace = record(&csp, Method::DancingLinks, &Options::default());
        let mut replay = Replay::new(&csp);
        for event in &trace.events {
            if let Event::Item {
                item,
                depth,
                options,
                equal,
                others,
            } = event
            {
                replay.cut(*depth);
                if let Item::Variable(variable) = item {
                    // Given variables wait like all others.
                    let unassigned =
                        |other: Variable| replay.assigned.iter().all(|&(it, _)| it != other);
                    assert!(unassigned(*variable));
                }
                assert!(others.iter().all(|other| other.options >= *options));
                assert!(others.is_sorted_by_key(|other| other.options));
                let shown = others
                    .iter()
                    .filter(|other| other.options == *options)
                    .count();
                assert!(shown as u32 <= *equal);
            }
            replay.follow(event, Method::DancingLinks);
        }
    }
}

/// How many constraints between two variables an assignment breaks.
pub(crate) fn broken(csp: &Csp, values: &[Value]) -> u32 {
    let breaks = csp.arcs().iter().filter(|arc| {
        !csp.allows(arc, values[arc.from.index()])
            .contains(values[arc.to.index()])
    });
    breaks.count() as u32 / 2
}

fn check_move(csp: &Csp, values: &[Value], chosen: (Variable, Value, u32), why: &Pick) {
    let conflicts = |variable: Variable, value: Value| {
        let mut changed = values.to_vec();
        changed[variable.index()] = value;
        broken(csp, &changed)
    };
    let concerned = csp.variables().filter(|&variable| {
        let arcs = csp.arcs_from(variable).iter();
        let mut clashes = arcs.map(|arc| {
            csp.allows(arc, values[variable.index()])
                .contains(values[arc.to.index()])
        });
        csp.domain(variable).len() > 1 && clashes.any(|fits| !fits)
    });
    assert_eq!(why.in_conflict, concerned.count() as u32);
    for candidate in &why.candidates {
        let counted = conflicts(candidate.variable, candidate.value);
        assert_eq!(candidate.conflicts, counted);
    }
    assert!(
        why.candidates
            .is_sorted_by_key(|candidate| candidate.conflicts)
    );
    let best = why.candidates.first().expect("the chosen one");
    assert_eq!(best.conflicts, chosen.2);
    let ties = why
        .candidates
        .iter()
        .filter(|it| it.conflicts == chosen.2)
        .count() as u32;
    assert!(ties == why.equal + 1 || (ties == 8 && why.equal >= 8));
    let is_listed =
        |it: &atisbo_csp::why::Candidate| (it.variable, it.value) == (chosen.0, chosen.1);
    assert!(ties == 8 || why.candidates.iter().any(is_listed));
}

#[test]
fn a_change_is_among_the_best_that_were_compared() {
    for csp in [queens(8), australia(3), sudoku(SMALL)] {
        for (steepest, noise) in [(true, 0.0), (true, 0.4), (false, 0.0)] {
            let options = Options {
                preprocess: Preprocess::Nothing,
                min_conflicts: MinConflictsSettings {
                    steepest,
                    noise,
                    patience: 30,
                    restarts: 2,
                    ..MinConflictsSettings::default()
                },
                ..Options::default()
            };
            let mut values = vec![0; csp.len()];
            for event in &record(&csp, Method::MinConflicts, &options).events {
                match event {
                    Event::Assign {
                        variable, value, ..
                    } => values[variable.index()] = *value,
                    Event::Move {
                        variable,
                        from,
                        to,
                        conflicts,
                        why,
                    } => {
                        let why = why.as_ref().expect("a tracer watches");
                        check_move(&csp, &values, (*variable, *to, *conflicts), why);
                        assert_eq!(values[variable.index()], *from);
                        values[variable.index()] = *to;
                    }
                    _ => {}
                }
            }
        }
    }
}
