//! What the runs of an experiment say: rates, times, counts and differences, gathered row by row in memory that does
//! not grow with them.

use crate::runs::{Method, Plan, Row, Setting};
use crate::statistics::{
    Bootstrap, Confidence, Distribution, Estimate, Growth, Paired, proportion,
};
use std::collections::BTreeMap;

/// This many times are kept of each method in each setting, for what needs single ones: the first this many.
pub const KEPT: usize = 10_000;

/// Beyond this many different reasons the rest are counted together.
const REASONS: usize = 20;

/// What is counted of runs.
#[derive(Clone, Debug)]
pub struct Summary {
    plan: Plan,
    settings: Vec<Vec<Group>>,
    /// For each setting, every method but the first beside the first.
    beside: Vec<Vec<Beside>>,
    /// The unit whose rows come now, and what came of the first method there.
    unit: u64,
    first: Option<Ended>,
    rows: u64,
}

/// A method in a setting.
#[derive(Clone, Copy, Debug)]
pub struct Part<'s> {
    /// The setting.
    pub setting: &'s Setting,
    /// The method.
    pub method: &'s Method,
    /// Its runs there.
    pub group: &'s Group,
    /// The same beside the first method; nothing for the first itself.
    pub beside: Option<&'s Beside>,
}

/// The runs of a method in a setting.
#[derive(Clone, Debug, Default)]
pub struct Group {
    /// All runs.
    pub runs: u64,
    /// Those that succeeded.
    pub successes: u64,
    /// Those that could not be finished, by reason.
    pub failed: BTreeMap<String, u64>,
    /// The seconds of those that succeeded.
    pub success_seconds: Distribution,
    /// The seconds of those that did not, without the unfinished.
    pub defeat_seconds: Distribution,
    /// What was counted in finished runs, by name; what begins with `solution-` is of those that found one.
    pub counts: BTreeMap<String, Distribution>,
    /// The seconds of the first successes, at most [`KEPT`].
    pub times: Vec<f64>,
}

/// A method beside the first one, on the same instances.
#[derive(Clone, Debug, Default)]
pub struct Beside {
    /// Which of the two succeeded.
    pub outcomes: Paired,
    /// The seconds of both, first and other, where both succeeded, at most [`KEPT`].
    pub times: Vec<(f64, f64)>,
}

#[derive(Clone, Copy, Debug)]
struct Ended {
    success: bool,
    seconds: f64,
}

impl Summary {
    /// Nothing yet.
    pub fn new(plan: &Plan) -> Self {
        let methods = plan.methods.len();
        let of_settings = plan.settings.len();
        Summary {
            plan: plan.clone(),
            settings: vec![vec![Group::default(); methods]; of_settings],
            beside: vec![vec![Beside::default(); methods.saturating_sub(1)]; of_settings],
            unit: 0,
            first: None,
            rows: 0,
        }
    }

    /// Counts a row. Rows come in the order of their numbers; some may be missing.
    pub fn add(&mut self, row: &Row) {
        let Some((unit, method)) = self.plan.unit_and_method(row.run) else {
            return;
        };
        let Some(place) = self.plan.unit(unit) else {
            return;
        };
        self.rows += 1;
        self.settings[place.setting][method].add(row);
        if unit != self.unit {
            (self.unit, self.first) = (unit, None);
        }
        let ended = Ended {
            success: row.success == Some(true),
            seconds: row.seconds.unwrap_or_default(),
        };
        match (method, self.first) {
            (0, _) => self.first = Some(ended),
            (_, Some(first)) => self.beside[place.setting][method - 1].add(first, ended),
            (_, None) => {}
        }
    }

    /// What is summed up.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// How many rows were counted.
    pub fn rows(&self) -> u64 {
        self.rows
    }

    /// The runs of a method in a setting.
    pub fn group(&self, setting: usize, method: usize) -> &Group {
        &self.settings[setting][method]
    }

    /// Every method in every setting, setting by setting.
    pub fn parts(&self) -> impl Iterator<Item = Part<'_>> {
        let settings = self.plan.settings.iter().enumerate();
        settings.flat_map(move |(index, setting)| {
            let methods = self.plan.methods.iter().enumerate();
            methods.map(move |(number, method)| Part {
                setting,
                method,
                group: self.group(index, number),
                beside: self.beside(index, number),
            })
        })
    }

    /// A method beside the first one in a setting; nothing for the first itself.
    pub fn beside(&self, setting: usize, method: usize) -> Option<&Beside> {
        self.beside[setting].get(method.checked_sub(1)?)
    }

    /// How the mean time of a method's successes grows with the size of the settings; nothing for fewer than three
    /// sizes.
    pub fn growth(&self, method: usize) -> Option<Growth> {
        Growth::fit(&self.times_by_size(method), Confidence::NINETY_FIVE)
    }

    /// The mean seconds of a method's successes by the size of the setting.
    pub fn times_by_size(&self, method: usize) -> Vec<(f64, f64)> {
        let settings = self.plan.settings.iter().zip(&self.settings);
        settings
            .filter_map(|(setting, groups)| {
                Some((setting.size?, groups[method].success_seconds.mean()?))
            })
            .collect()
    }
}

/// Whether a count is of the solution that a run found: the name says so.
fn is_of_solutions(name: &str) -> bool {
    name.starts_with("solution-")
}

impl Group {
    fn add(&mut self, row: &Row) {
        self.runs += 1;
        if let Some(reason) = &row.failed {
            let is_room = self.failed.len() < REASONS || self.failed.contains_key(reason);
            let reason = if is_room { reason.as_str() } else { "…" };
            *self.failed.entry(reason.to_owned()).or_default() += 1;
            return;
        }
        let seconds = row.seconds.unwrap_or_default();
        if row.success == Some(true) {
            self.successes += 1;
            self.success_seconds.add(seconds);
            if self.times.len() < KEPT {
                self.times.push(seconds);
            }
        } else {
            self.defeat_seconds.add(seconds);
        }
        // What a run does not have, though others do, did not happen in it; but a run without a solution says nothing of
        // solutions.
        for name in row.counts.keys() {
            if !self.counts.contains_key(name) {
                let mut counts = Distribution::default();
                let before = self.runs - self.unfinished() - 1;
                if !is_of_solutions(name) {
                    (0..before).for_each(|_| counts.add(0.0));
                }
                self.counts.insert(name.clone(), counts);
            }
        }
        for (name, counts) in &mut self.counts {
            match row.counts.get(name) {
                Some(&count) => counts.add(count as f64),
                None if is_of_solutions(name) => {}
                None => counts.add(0.0),
            }
        }
    }

    /// The seconds of all that were finished.
    pub fn seconds(&self) -> Distribution {
        let mut seconds = self.success_seconds.clone();
        seconds.merge(&self.defeat_seconds);
        seconds
    }

    /// How many could not be finished.
    pub fn unfinished(&self) -> u64 {
        self.failed.values().sum()
    }

    /// The part of all runs that succeeded; a run that could not be finished did not.
    pub fn rate(&self) -> Option<Estimate> {
        proportion(self.successes, self.runs, Confidence::NINETY_FIVE)
    }
}

impl Beside {
    fn add(&mut self, first: Ended, other: Ended) {
        self.outcomes.pairs += 1;
        self.outcomes.gained += u64::from(other.success && !first.success);
        self.outcomes.lost += u64::from(first.success && !other.success);
        if first.success && other.success && self.times.len() < KEPT {
            self.times.push((first.seconds, other.seconds));
        }
    }

    /// The other's rate of success less the first's.
    pub fn difference(&self) -> Option<Estimate> {
        self.outcomes.difference(Confidence::NINETY_FIVE)
    }

    /// How many times as long the other takes where both succeed, by bootstrap over instances.
    pub fn time_ratio(&self, seed: u64) -> Option<Estimate> {
        let is_timed = self.times.iter().any(|&(first, _)| first > 0.0);
        let ratio = Bootstrap::new(seed).ratio_of_means(&self.times);
        ratio.filter(|_| is_timed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::Limits;

    fn plan() -> Plan {
        let setting = |size: u32| Setting::named(size.to_string(), Some(size.into()), 3);
        Plan {
            name: String::new(),
            game: String::new(),
            seed: 0,
            repetitions: 1,
            limits: Limits::default(),
            settings: [2, 4, 8].map(setting).into(),
            methods: ["a", "b"].map(Method::named).into(),
        }
    }

    fn row(run: u64, success: Option<bool>, seconds: f64) -> Row {
        Row {
            run,
            setting: String::new(),
            instance: 0,
            method: String::new(),
            success,
            failed: success.is_none().then(|| "time".to_owned()),
            counts: BTreeMap::from([("nodes".to_owned(), run)]),
            seconds: Some(seconds),
        }
    }

    #[test]
    fn rows_are_counted_and_paired() {
        let mut summary = Summary::new(&plan());
        // The first setting: a wins twice, b once and once runs out of time.
        for (run, success) in [
            Some(true),
            Some(true),
            Some(true),
            None,
            Some(false),
            Some(false),
        ]
        .into_iter()
        .enumerate()
        {
            summary.add(&row(run as u64, success, 1.0 + run as f64));
        }
        let (a, b) = (summary.group(0, 0), summary.group(0, 1));
        assert_eq!((a.runs, a.successes, a.unfinished()), (3, 2, 0));
        assert_eq!((b.runs, b.successes, b.failed["time"]), (3, 1, 1));
        assert_eq!(b.counts["nodes"].count(), 2);
        assert_eq!(a.success_seconds.mean(), Some(2.0));
        let beside = summary.beside(0, 1).unwrap();
        assert_eq!(
            beside.outcomes,
            Paired {
                pairs: 3,
                gained: 0,
                lost: 1
            }
        );
        assert_eq!(beside.times, [(1.0, 2.0)]);
        assert!(summary.beside(0, 0).is_none());
        assert_eq!(summary.group(1, 0).rate(), None);
    }

    #[test]
    fn what_only_some_runs_count_is_nothing_in_the_others() {
        let mut summary = Summary::new(&plan());
        for (unit, success) in [Some(true), None, Some(false)].into_iter().enumerate() {
            let mut row = row(2 * unit as u64, success, 1.0);
            let name = if unit == 2 { "late" } else { "early" };
            row.counts = BTreeMap::from([(name.to_owned(), 4)]);
            summary.add(&row);
        }
        let counts = &summary.group(0, 0).counts;
        let means = ["early", "late"].map(|name| counts[name].mean());
        assert_eq!(means, [Some(2.0), Some(2.0)]);
    }

    #[test]
    fn what_is_counted_of_solutions_is_nothing_of_runs_that_found_none() {
        let mut summary = Summary::new(&plan());
        let runs = [None, Some(4), None, Some(8)];
        for (unit, length) in runs.into_iter().enumerate() {
            let mut row = row(2 * unit as u64, Some(length.is_some()), 1.0);
            let length = length.map(|length| ("solution-length".to_owned(), length));
            row.counts = length.into_iter().collect();
            summary.add(&row);
        }
        let lengths = &summary.group(0, 0).counts["solution-length"];
        assert_eq!((lengths.count(), lengths.mean()), (2, Some(6.0)));
    }

    #[test]
    fn growth_is_fitted_over_settings() {
        let mut summary = Summary::new(&plan());
        for unit in 0..9u64 {
            let size = [2.0f64, 4.0, 8.0][unit as usize / 3];
            summary.add(&row(2 * unit, Some(true), size.powi(2)));
        }
        let growth = summary.growth(0).unwrap();
        assert!((growth.power.rate.value - 2.0).abs() < 1e-9);
        assert!(summary.growth(1).is_none());
    }
}
