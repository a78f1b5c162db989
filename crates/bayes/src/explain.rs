//! What each observation does to a posterior: the answer without it, and with it alone.

use crate::account::Statistics;
use crate::engine::{Engine, InferenceError};
use crate::evidence::{Evidence, Finding};
use crate::variable::Variable;
use atisbo_base::Budget;
use std::cmp::Ordering;
use std::time::Duration;

/// What the observations do to the distribution of one variable.
#[derive(Clone, Debug, PartialEq)]
pub struct Effects {
    /// Whose distribution.
    pub target: Variable,
    /// The state whose odds are compared.
    pub state: usize,
    /// The distribution with nothing observed.
    pub prior: Vec<f64>,
    /// The distribution with everything observed.
    pub posterior: Vec<f64>,
    /// The observations, those that change most first.
    pub of: Vec<Effect>,
    /// What it cost to find out.
    pub statistics: Statistics,
}

/// What one observation does.
#[derive(Clone, Debug, PartialEq)]
pub struct Effect {
    /// What was observed.
    pub variable: Variable,
    /// How.
    pub finding: Finding,
    /// The distribution without it, and how far the posterior is from there.
    pub without: Shift,
    /// The distribution with nothing else observed, and how far it is from the prior.
    pub alone: Shift,
}

/// How an observation moves a distribution.
#[derive(Clone, Debug, PartialEq)]
pub struct Shift {
    /// The distribution.
    pub distribution: Vec<f64>,
    /// The total variation, between 0 and 1: the probability that changes its state.
    pub distance: f64,
    /// What the observation adds to the natural logarithm of the odds of the state, positive if it
    /// speaks for it. Infinite if it makes the state certain or impossible.
    pub log_odds: f64,
}

impl Engine<'_> {
    /// Ranks the observations by what each changes in the distribution of a variable: by the
    /// distance between the posterior and what it would be without the observation. Of the state, or
    /// else of the most probable one, the odds are compared too.
    ///
    /// Two observations that say the same change nothing one by one, for the other is still there:
    /// what each does alone tells them from those that say nothing.
    ///
    /// ```
    /// use atisbo_base::Budget;
    /// use atisbo_bayes::{Engine, Evidence, Model, Network, Settings};
    ///
    /// let mut builder = Network::builder();
    /// let rain = builder.variable("Rain", ["no", "yes"])?;
    /// let wet = builder.variable("Wet", ["no", "yes"])?;
    /// let late = builder.variable("Late", ["no", "yes"])?;
    /// builder.table(rain, &[], vec![0.8, 0.2])?;
    /// builder.table(wet, &[rain], vec![0.9, 0.1, 0.25, 0.75])?;
    /// builder.table(late, &[rain], vec![0.7, 0.3, 0.6, 0.4])?;
    /// let model = Model::from(builder.build()?);
    /// let mut engine = Engine::new(&model, Settings::default());
    /// engine.observe_all(&Evidence::none().and(wet, 1).and(late, 1))?;
    /// let effects = engine.explain(rain, Some(1), &Budget::unlimited())?;
    /// assert_eq!(effects.of[0].variable, wet);
    /// assert!((effects.of[0].without.log_odds - (0.75_f64 / 0.1).ln()).abs() < 1e-12);
    /// assert!((effects.of[1].without.log_odds - (0.4_f64 / 0.3).ln()).abs() < 1e-12);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If there is no such variable or state, or as [`Engine::posterior`]. The budget is that of all
    /// posteriors together: one for each observation twice, and two more.
    pub fn explain(
        &self,
        target: Variable,
        state: Option<usize>,
        budget: &Budget,
    ) -> Result<Effects, InferenceError> {
        Finding::State(state.unwrap_or(0)).check(self.model().variables(), target)?;
        let mut asking = Asking {
            engine: self,
            target,
            budget: budget.started(),
            statistics: Statistics::default(),
        };
        let posterior = asking.distribution(self.evidence())?;
        let prior = asking.distribution(&Evidence::none())?;
        let state = state.unwrap_or_else(|| most_probable_state(&posterior));
        let mut of = Vec::with_capacity(self.evidence().len());
        for (variable, finding) in self.evidence().iter() {
            let mut others = self.evidence().clone();
            others.forget(variable);
            let single = Evidence::from_iter([(variable, finding.clone())]);
            let without = asking.distribution(&others)?;
            let alone = asking.distribution(&single)?;
            of.push(Effect {
                variable,
                finding: finding.clone(),
                without: Shift {
                    distance: total_variation(&without, &posterior),
                    log_odds: log_odds_gained(without[state], posterior[state]),
                    distribution: without,
                },
                alone: Shift {
                    distance: total_variation(&prior, &alone),
                    log_odds: log_odds_gained(prior[state], alone[state]),
                    distribution: alone,
                },
            });
        }
        of.sort_by(weaker_last);
        Ok(Effects {
            target,
            state,
            prior,
            posterior,
            of,
            statistics: asking.statistics,
        })
    }
}

/// Several posteriors of one variable under one budget.
struct Asking<'a> {
    engine: &'a Engine<'a>,
    target: Variable,
    budget: Budget,
    statistics: Statistics,
}

impl Asking<'_> {
    fn distribution(&mut self, evidence: &Evidence) -> Result<Vec<f64>, InferenceError> {
        let left = self.budget.less(self.statistics.entries, Duration::ZERO);
        let targets = [self.target];
        let answer = self.engine.posterior_given(evidence, &targets, &left)?;
        self.statistics = self.statistics.and(answer.statistics);
        Ok(answer.distribution.values().to_vec())
    }
}

fn most_probable_state(distribution: &[f64]) -> usize {
    let states = distribution.iter().enumerate();
    let larger = states.max_by(|one, other| one.1.total_cmp(other.1));
    larger.map_or(0, |(state, _)| state)
}

/// The order of the ranking: observations that change nothing one by one are ranked by what they do
/// alone.
fn weaker_last(one: &Effect, other: &Effect) -> Ordering {
    // Rounding errors are no differences.
    let rounded = |shift: &Shift| (shift.distance * 1e12).round();
    let by = |of: fn(&Effect) -> &Shift| rounded(of(other)).total_cmp(&rounded(of(one)));
    by(|effect| &effect.without).then(by(|effect| &effect.alone))
}

fn total_variation(one: &[f64], other: &[f64]) -> f64 {
    let pairs = one.iter().zip(other);
    pairs.map(|(one, other)| (one - other).abs()).sum::<f64>() / 2.0
}

#[expect(
    clippy::float_cmp,
    reason = "only what is equal in every bit has no odds to compare"
)]
fn log_odds_gained(before: f64, after: f64) -> f64 {
    let log_odds = |p: f64| p.ln() - (1.0 - p).ln();
    if before == after {
        0.0
    } else {
        log_odds(after) - log_odds(before)
    }
}
