//! `query`: how probable the states of variables are, given what was observed.

use super::distribution::{
    Distribution, Joint, StandardErrors, as_map, by_variable, errors_by_variable, evidence_text,
    finding_text,
};
use super::{Kind, Source, words};
use crate::pseudocode::{self, Code};
use crate::text::Message;
use crate::trace::{Trace, TraceRequest};
use crate::verb::{Size, Verb};
use crate::{Error, Observer};
use atisbo_base::{Budget, Name, Stop};
use atisbo_bayes::trace::Tracer;
use atisbo_bayes::{
    Decompose, Effect, Engine, Enumeration, Estimate, Event, Evidence, InferenceError, Limit,
    Mixing, Model, Order, OrderName, SamplingError, Settings, Statistics, Variable,
    forward_sampling, gibbs, likelihood_weighting, uai,
};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashSet};
use std::time::Duration;

pub use atisbo_bayes::trace::Step;
pub use atisbo_bayes::{MOST_CHAINS, Sampling};

/// How many steps are recorded to list eliminations where no limit is given.
const STEPS: usize = 100_000;

/// So many of the variables asked for are followed from sample to sample in a trace.
const MOST_FOLLOWED: usize = 6;

/// What to compute.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Request {
    /// The network.
    #[serde(flatten)]
    pub source: Source,
    /// The variables asked for; all of them if there are none.
    #[serde(default)]
    pub query: Vec<String>,
    /// Whether the variables asked for are wanted together.
    #[serde(default)]
    pub joint: bool,
    /// What was observed: variables and their states.
    #[serde(default)]
    pub evidence: BTreeMap<String, String>,
    /// What was observed, as the text of a UAI evidence file, beside the former.
    pub uai_evidence: Option<String>,
    /// How.
    #[serde(default)]
    pub method: Method,
    /// What can be switched in exact methods.
    #[serde(default)]
    pub switches: Switches,
    /// What can be set in methods that sample. Exact methods use the seed for ties in elimination orders.
    #[serde(default)]
    pub samples: Sampling,
    /// Whether to find the most probable state of all variables together.
    #[serde(default)]
    pub most_probable: bool,
    /// Whether to say what each observation changes.
    #[serde(default)]
    pub explain: bool,
    /// How much of the run to trace, if it is to be traced.
    pub trace: Option<TraceRequest>,
    /// Whether to list the eliminations as lines of a table.
    #[serde(default)]
    pub steps: bool,
    /// Give the answer as the text of a UAI answer file too.
    pub uai: Option<UaiAnswer>,
}

/// A kind of UAI answer file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
pub enum UaiAnswer {
    /// The marginals of all variables.
    Mar,
    /// The decimal logarithm of the probability of the evidence, or of the partition function.
    Pr,
}

/// How probabilities are computed or estimated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
#[name(kebab, schema = "BayesMethod")]
pub enum Method {
    /// Exactly, by elimination.
    Exact(atisbo_bayes::Method),
    /// Exactly, by adding up all states.
    Enumeration,
    /// By samples along the arcs; those that contradict the evidence are thrown away.
    #[name("forward", "forward-sampling", "rejection-sampling")]
    Forward,
    /// By samples along the arcs, weighted by the evidence.
    LikelihoodWeighting,
    /// By a random walk that redraws one variable after the other.
    #[name("gibbs", "gibbs-sampling")]
    Gibbs,
}

impl Default for Method {
    fn default() -> Self {
        Method::Exact(atisbo_bayes::Method::default())
    }
}

/// The switches of exact methods: none changes an answer, each changes what it costs.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default)]
pub struct Switches {
    /// `best`, a rule's name, or the names of variables in order, separated by commas.
    pub order: String,
    /// Leave out what is no ancestor of query or evidence.
    pub prune_barren: bool,
    /// Leave out what the evidence cuts off from the query.
    pub prune_separated: bool,
    /// Apply evidence to the tables once, not at every query.
    pub keep_evidence: bool,
    /// How tables with structure are decomposed.
    pub decompose: Option<Decompose>,
}

impl Default for Switches {
    fn default() -> Self {
        Switches {
            order: "best".to_owned(),
            prune_barren: true,
            prune_separated: true,
            keep_evidence: true,
            decompose: None,
        }
    }
}

/// What was found.
#[derive(Clone, Debug, Default, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// Whether the network is Bayesian or Markov.
    pub kind: Kind,
    /// How it was found.
    pub method: Method,
    /// Whether the numbers are exact, up to rounding.
    pub exact: bool,
    /// What was observed.
    #[serde(serialize_with = "as_map")]
    #[schemars(with = "BTreeMap<String, String>")]
    pub evidence: Vec<(String, String)>,
    /// The distribution of each variable asked for.
    #[serde(serialize_with = "by_variable")]
    #[schemars(with = "BTreeMap<String, BTreeMap<String, f64>>")]
    pub marginals: Vec<Distribution>,
    /// The standard errors of these numbers, if they are estimates.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standard_errors: Option<StandardErrors>,
    /// The distribution of the variables asked for together, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub joint: Option<Joint>,
    /// The natural logarithm of the probability of the evidence (of a Markov network: of the
    /// partition function), where the method gives it.
    pub log_evidence: Option<f64>,
    /// The most probable state of all variables together, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most_probable: Option<MostProbable>,
    /// What each observation changes, where that was asked for: for each variable asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effects>,
    /// Where the evidence is impossible: observations that cannot be true together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub impossible: Option<Impossible>,
    /// How much the samples are worth, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sampled: Option<Sampled>,
    /// The work of exact methods.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub statistics: Option<Statistics>,
    /// What the method did, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trace: Option<Trace<Event>>,
    /// The method in pseudocode, beside the trace.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<Code>,
    /// The eliminations as lines of a table, where that was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Step>,
    /// The text of the UAI answer file, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub uai: Option<String>,
    /// What to say about the result, if there is more to say than its numbers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sentences: Vec<Message>,
    /// Which limit ended the work, if one did.
    pub budget: Option<Stop>,
    /// How many variables were asked for.
    #[serde(skip)]
    pub asked: usize,
}

/// The most probable state of all variables together.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct MostProbable {
    /// Every variable with its state.
    #[serde(serialize_with = "as_map")]
    #[schemars(with = "BTreeMap<String, String>")]
    pub states: Vec<(String, String)>,
    /// Its probability given the evidence.
    pub probability: f64,
}

/// What the observations change about one variable.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Effects {
    /// The variable.
    pub variable: String,
    /// The state whose probability is followed: the most probable one.
    pub state: String,
    /// Its probability with nothing observed.
    pub prior: f64,
    /// Its probability with everything observed.
    pub posterior: f64,
    /// Each observation, the one that changes most first.
    pub of: Vec<EffectOf>,
}

/// What one observation changes.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct EffectOf {
    /// The observation.
    pub observation: (String, String),
    /// The state's probability without it.
    pub without: f64,
    /// The total variation between the answers with and without it.
    pub distance: f64,
    /// The state's probability with it alone.
    pub alone: f64,
}

/// Observations that cannot be true together.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Impossible {
    /// The observations. Any fewer of them can be true together, unless a limit was reached before they could be
    /// reduced.
    #[serde(serialize_with = "as_map")]
    #[schemars(with = "BTreeMap<String, String>")]
    pub evidence: Vec<(String, String)>,
    /// Whether no smaller set is impossible.
    pub smallest: bool,
}

/// How much samples are worth.
#[derive(Clone, Copy, Debug, Serialize, schemars::JsonSchema)]
pub struct Sampled {
    /// How many were drawn.
    pub samples: u64,
    /// How many independent ones from the posterior would tell as much.
    pub effective: f64,
    /// For Markov chains: how far they disagree; near 1 is good.
    pub r_hat: Option<f64>,
}

impl Verb for Request {
    const GAME: &'static str = "bayes";
    const NAME: &'static str = "query";
    type Answer = Answer;

    fn size(&self) -> Size {
        Size::steps(self.recorded().unwrap_or(0))
    }

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let chains = self.samples.chains;
        if chains > MOST_CHAINS {
            let message = Message::new("bayes-too-many-chains").with("chains", chains);
            return Err(message.with("most", MOST_CHAINS).into());
        }
        let model = self.source.model()?;
        let engine = self.engine(&model)?;
        let variables = model.variables();
        let query = Query {
            request: self,
            engine: &engine,
            model: &model,
            targets: match &self.query[..] {
                [] => variables.all().collect(),
                names => find(&model, names)?,
            },
            budget,
        };
        let recorded = self.recorded();
        let mut tracer = recorded.map(|limit| {
            let followed = &query.targets[..query.targets.len().min(MOST_FOLLOWED)];
            Tracer::new(limit, engine.names()).following(followed)
        });
        let mut answer = Answer {
            kind: Kind::of(&model),
            method: self.method,
            exact: matches!(self.method, Method::Exact(_) | Method::Enumeration),
            evidence: evidence_text(variables, engine.evidence()),
            asked: query.targets.len(),
            ..Answer::default()
        };
        match query.fill(&mut answer, &mut tracer) {
            Ok(()) => {}
            Err(Failure::Inference(InferenceError::Impossible)) => {
                query.say_impossible(&mut answer)?;
            }
            Err(Failure::Inference(InferenceError::Limit(limit))) => {
                answer.budget = Some(limit.stop);
                answer.sentences.push(words::said(&limit));
                let left = &query.targets[answer.marginals.len()..];
                if !left.is_empty() && !answer.marginals.is_empty() {
                    answer.sentences.push(words::unanswered(variables, left));
                }
            }
            Err(Failure::Inference(error)) => return Err(error.into()),
            Err(Failure::Sampling(error)) => return Err(error.into()),
        }
        if let Some(tracer) = tracer {
            let trace = tracer.into_trace();
            if self.steps {
                answer.steps = trace.events.iter().filter_map(Event::step).collect();
            }
            if self.trace.is_some() {
                let lines = pseudocode::bayes::lines(self);
                answer.code = Some(Code::beside(&lines, &trace));
                answer.trace = Some(trace);
            }
        }
        Ok(answer)
    }

    /// Whether there are numbers for every variable asked for.
    fn is_yes(answer: &Answer) -> bool {
        let is_partial = answer.budget.is_some() && answer.marginals.len() < answer.asked.max(1);
        answer.impossible.is_none() && !is_partial
    }
}

impl Request {
    /// How many steps of the run to record, if any are wanted.
    fn recorded(&self) -> Option<usize> {
        let asked = self.trace.map(|trace| trace.limit);
        asked.or(self.steps.then_some(STEPS))
    }

    /// Whether a junction tree answers: it gives the distributions of all variables at once.
    pub(crate) fn asks_a_tree(&self) -> bool {
        match self.method {
            Method::Exact(atisbo_bayes::Method::JunctionTree) => {
                !self.joint || self.query.is_empty()
            }
            Method::Exact(atisbo_bayes::Method::Auto) => self.query.is_empty(),
            _ => false,
        }
    }

    /// An engine with these switches and this evidence.
    fn engine<'m>(&self, model: &'m Model) -> Result<Engine<'m>, Error> {
        let switches = &self.switches;
        let settings = Settings {
            method: match self.method {
                Method::Exact(method) => method,
                _ => atisbo_bayes::Method::Auto,
            },
            order: order(model, &switches.order)?,
            prune_barren: switches.prune_barren,
            prune_separated: switches.prune_separated,
            keep_evidence: switches.keep_evidence,
            decompose: switches.decompose.unwrap_or_default(),
            seed: self.samples.seed,
        };
        let mut engine = Engine::new(model, settings);
        engine.observe_all(&evidence(model, &self.evidence)?)?;
        if let Some(text) = &self.uai_evidence {
            engine.observe_all(&uai::read_evidence(text, model.variables())?)?;
        }
        Ok(engine)
    }
}

/// Why there are no numbers.
enum Failure {
    Inference(InferenceError),
    Sampling(SamplingError),
}

impl From<InferenceError> for Failure {
    fn from(error: InferenceError) -> Self {
        Failure::Inference(error)
    }
}

impl From<SamplingError> for Failure {
    fn from(error: SamplingError) -> Self {
        match error {
            SamplingError::NoStart(error) => Failure::Inference(error),
            // Too few samples to tell whether the evidence is possible.
            SamplingError::NoneAgrees {
                stop: Some(stop), ..
            } => Failure::Inference(stop.into()),
            other => Failure::Sampling(other),
        }
    }
}

struct Query<'q> {
    request: &'q Request,
    engine: &'q Engine<'q>,
    model: &'q Model,
    /// The variables asked for; all of them if none was named.
    targets: Vec<Variable>,
    budget: &'q Budget,
}

impl Query<'_> {
    fn fill(&self, answer: &mut Answer, tracer: &mut Option<Tracer>) -> Result<(), Failure> {
        let (model, evidence, budget) = (self.model, self.engine.evidence(), self.budget);
        let sampling = &self.request.samples;
        match self.request.method {
            Method::Exact(_) => self.exact(answer, tracer)?,
            Method::Enumeration => self.enumerate(answer, tracer)?,
            Method::Forward => {
                let estimate = forward_sampling(model, evidence, sampling, budget, tracer)?;
                self.take(answer, &estimate);
            }
            Method::LikelihoodWeighting => {
                let estimate = likelihood_weighting(model, evidence, sampling, budget, tracer)?;
                self.take(answer, &estimate);
            }
            Method::Gibbs => {
                let estimate = gibbs(model, evidence, sampling, budget, tracer)?;
                self.take(answer, &estimate);
            }
        }
        answer.uai = self.request.uai.and_then(|kind| match kind {
            UaiAnswer::Mar => {
                let marginals: Vec<_> = answer.marginals.iter().map(Distribution::values).collect();
                Some(uai::write_marginals(&marginals))
            }
            UaiAnswer::Pr => {
                let log = answer.log_evidence?;
                Some(uai::write_probability(log / std::f64::consts::LN_10))
            }
        });
        if self.request.most_probable {
            answer.most_probable = Some(self.most_probable(answer)?);
        }
        if self.request.explain {
            let named = !self.request.query.is_empty();
            for &target in &self.targets {
                if named || evidence.state(target).is_none() {
                    answer.effects.push(self.effects(target)?);
                }
            }
        }
        Ok(())
    }

    fn exact(
        &self,
        answer: &mut Answer,
        tracer: &mut Option<Tracer>,
    ) -> Result<(), InferenceError> {
        let (engine, budget) = (self.engine, self.budget);
        if self.request.query.is_empty() || self.request.asks_a_tree() {
            let marginals = engine.marginals_of(&self.targets, budget, tracer)?;
            answer.log_evidence = Some(marginals.log_evidence);
            answer.statistics = Some(marginals.statistics);
            answer.marginals = self.named(&marginals.of, None);
            return Ok(());
        }
        // Asked first, so that impossible observations far from the query are found too.
        let (log_evidence, cost) = engine.log_evidence_with_cost(budget, &mut ())?;
        answer.log_evidence = Some(log_evidence);
        let budget = &budget.less(cost.entries, Duration::ZERO);
        let variables = self.model.variables();
        if self.request.joint {
            let joint = engine.posterior(&self.targets, budget, tracer)?;
            answer.statistics = Some(joint.statistics);
            let mut meter = budget.meter();
            for &target in &self.targets {
                if let Some(stop) = meter.work(joint.distribution.values().len() as u64) {
                    return Err(stop.into());
                }
                let marginal = joint.distribution.marginal(&[target]);
                let one = Distribution::new(&variables[target], marginal.values(), None);
                answer.marginals.push(one);
            }
            answer.joint = Some(Joint::new(variables, &joint.distribution, &mut meter)?);
            return Ok(());
        }
        // What is found before a limit is reached is kept.
        let mut statistics = Statistics::default();
        for &target in &self.targets {
            let left = budget.less(statistics.entries, Duration::ZERO);
            let one = engine.posterior(&[target], &left, tracer)?;
            statistics = statistics.and(one.statistics);
            answer.statistics = Some(statistics);
            let one = Distribution::new(&variables[target], one.distribution.values(), None);
            answer.marginals.push(one);
        }
        Ok(())
    }

    fn enumerate(
        &self,
        answer: &mut Answer,
        tracer: &mut Option<Tracer>,
    ) -> Result<(), InferenceError> {
        let enumeration = Enumeration::new(self.model, self.engine.evidence())?;
        let marginals = enumeration.marginals(self.budget, tracer)?;
        answer.marginals = self.named(&marginals.of, None);
        answer.log_evidence = Some(marginals.log_evidence);
        let mut statistics = marginals.statistics;
        if self.request.joint && !self.request.query.is_empty() {
            let joint = enumeration.posterior(&self.targets, self.budget, tracer)?;
            statistics = statistics.and(joint.statistics);
            let mut meter = self.budget.meter();
            let joint = Joint::new(self.model.variables(), &joint.distribution, &mut meter)?;
            answer.joint = Some(joint);
        }
        answer.statistics = Some(statistics);
        Ok(())
    }

    fn take(&self, answer: &mut Answer, estimate: &Estimate) {
        answer.marginals = self.named(&estimate.of, Some(&estimate.error));
        answer.standard_errors = errors_by_variable(&answer.marginals);
        answer.log_evidence = estimate.log_evidence.map(|measured| measured.value);
        answer.budget = estimate.stop;
        answer.sampled = Some(Sampled {
            samples: estimate.samples,
            effective: estimate.effective,
            r_hat: estimate.mixing.as_ref().map(Mixing::worst),
        });
        answer.sentences = words::about_samples(self.model.variables(), estimate);
    }

    fn most_probable(&self, answer: &Answer) -> Result<MostProbable, InferenceError> {
        let found = self.engine.most_probable(self.budget, &mut ())?;
        let log_evidence = match answer.log_evidence {
            Some(log_evidence) if answer.exact => log_evidence,
            _ => self.engine.log_evidence(self.budget, &mut ())?,
        };
        let variables = self.model.variables();
        let states = variables.all().zip(&found.states).map(|(one, &state)| {
            let domain = &variables[one];
            (domain.name().to_owned(), domain.states()[state].clone())
        });
        Ok(MostProbable {
            states: states.collect(),
            probability: found.posterior(log_evidence),
        })
    }

    fn effects(&self, target: Variable) -> Result<Effects, InferenceError> {
        let variables = self.model.variables();
        let found = self.engine.explain(target, None, self.budget)?;
        let of = |effect: &Effect| EffectOf {
            observation: finding_text(variables, effect.variable, &effect.finding),
            without: effect.without.distribution[found.state],
            distance: effect.without.distance,
            alone: effect.alone.distribution[found.state],
        };
        Ok(Effects {
            variable: variables[target].name().to_owned(),
            state: variables[target].states()[found.state].clone(),
            prior: found.prior[found.state],
            posterior: found.posterior[found.state],
            of: found.of.iter().map(of).collect(),
        })
    }

    fn say_impossible(&self, answer: &mut Answer) -> Result<(), InferenceError> {
        let found = match self.engine.impossible_subset(self.budget) {
            Err(InferenceError::Limit(limit)) => Err(Some(limit.stop)),
            found => found?.ok_or(None),
        };
        let is_reduced = found.is_ok();
        let (evidence, smallest, stop) = match found {
            Ok(found) => {
                let evidence = evidence_text(self.model.variables(), &found.evidence);
                (evidence, found.smallest, found.stop)
            }
            Err(stop) => (answer.evidence.clone(), false, stop),
        };
        let sentence = words::impossible(&evidence, smallest, is_reduced);
        answer.sentences.push(sentence);
        if let Some(stop) = stop {
            answer.sentences.push(words::said(&Limit::from(stop)));
            answer.budget = Some(stop);
        }
        answer.impossible = Some(Impossible { evidence, smallest });
        Ok(())
    }

    /// The distributions of the variables asked for, by name; `of` and `errors` have all by number.
    fn named(&self, of: &[Vec<f64>], errors: Option<&[Vec<f64>]>) -> Vec<Distribution> {
        let variables = self.model.variables();
        let one = |&variable: &Variable| {
            let index = variable.index();
            let errors = errors.map(|errors| errors[index].as_slice());
            Distribution::new(&variables[variable], &of[index], errors)
        };
        self.targets.iter().map(one).collect()
    }
}

/// The order with this name, or the given one.
fn order(model: &Model, text: &str) -> Result<Order, Error> {
    if let Ok(name) = text.parse::<OrderName>() {
        return Ok(name.into());
    }
    let names: Vec<&str> = text.split(',').map(str::trim).collect();
    match (find(model, &names), &names[..]) {
        (Err(_), [_]) => Err(Message::new("bayes-no-order").with("name", text).into()),
        (found, _) => Ok(Order::Given(found?)),
    }
}

/// The findings with these names.
pub(super) fn evidence(
    model: &Model,
    findings: &BTreeMap<String, String>,
) -> Result<Evidence, InferenceError> {
    let mut evidence = Evidence::none();
    for (name, state) in findings {
        evidence.add(model.variables(), name, state)?;
    }
    Ok(evidence)
}

/// The variables with these names, each once.
fn find(model: &Model, names: &[impl AsRef<str>]) -> Result<Vec<Variable>, Message> {
    let variables = model.variables();
    let mut all = Vec::new();
    let mut seen = HashSet::new();
    for name in names.iter().map(AsRef::as_ref) {
        let found = variables.find(name);
        let found = found.ok_or_else(|| words::no_variable(variables, name))?;
        if seen.insert(found) {
            all.push(found);
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask;
    use crate::text::Lang;
    use serde_json::{Value, json};

    const NETWORK: &str = "network n {}
variable a { type discrete [2] { yes, no }; }
variable b { type discrete [2] { yes, no }; }
variable c { type discrete [2] { yes, no }; }
probability (a) { table 0.3, 0.7; }
probability (b | a) { (yes) 0.2, 0.8; (no) 0.6, 0.4; }
probability (c | b) { (yes) 0.1, 0.9; (no) 0.5, 0.5; }
";

    fn request(method: &str, samples: &Value) -> Request {
        let query = ["a", "c"];
        let request =
            json!({"network": NETWORK, "query": query, "method": method, "samples": samples});
        serde_json::from_value(request).unwrap()
    }

    #[test]
    fn what_a_limit_left_without_an_answer_is_named() {
        let request = request("ve", &json!({}));
        let mut partial = 0;
        for nodes in 1..60 {
            let answer = ask(&request, &(), &Budget::unlimited().nodes(nodes)).unwrap();
            let found = answer.marginals.len();
            assert_eq!(Request::is_yes(&answer), found == 2, "{nodes}");
            if found == 1 {
                partial += 1;
                let said = answer.sentences.last().map(|one| one.to(Lang::En));
                assert_eq!(said.as_deref(), Some("Not computed: c."));
            }
        }
        assert!((1..58).contains(&partial), "{partial}");
    }

    #[test]
    fn too_many_chains_are_refused() {
        let ask = |chains: u32| {
            let samples = json!({"chains": chains, "samples": 1000, "burn_in": 0});
            ask(&request("gibbs", &samples), &(), &Budget::unlimited())
        };
        assert!(ask(MOST_CHAINS).is_ok());
        assert!(ask(MOST_CHAINS + 1).is_err());
    }
}
