//! Who works next: a fair order of requests for a few workers. It has no clock and no threads, so that it can be tested.
//!
//! The smallest *claim* is next: the moment the request came, plus the time it may take, plus the time that all running
//! requests of its client may take. So short work goes before long work, a client that holds few workers before one that
//! holds many, and nobody waits forever, because whoever comes later starts with a later moment.
//!
//! Running work cannot be interrupted. Therefore one client gets all workers but one, and so does all work that may
//! take longer than usual: the worker left over is soon free for somebody else. Of the workers of a client its own work
//! that may take longer than usual leaves one, too: the client may be a proxy with many people behind it.
//!
//! When more wait than there are places, the client with the most waiting requests loses the last of them (P. `McKenney`,
//! *Stochastic Fairness Queueing*, 1990): a client that fills the queue shuts out only itself.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::Duration;

/// Requests of clients `C` for some workers: those that run and those that wait.
#[derive(Debug)]
pub(crate) struct Schedule<C> {
    rules: Rules,
    running: Vec<Request<C>>,
    waiting: Vec<Request<C>>,
    /// How long the last requests took, and how long they might have taken; older ones count less.
    taken: f64,
    allowed: f64,
}

/// How many may work and wait.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    /// How many requests run at the same time, at least one.
    pub(crate) workers: usize,
    /// How many may wait.
    pub(crate) places: usize,
    /// Work that may take longer than this leaves one worker to other work.
    pub(crate) usual: Duration,
}

impl Rules {
    /// How many workers one client may hold, or all work that takes longer than usual.
    fn all_but_one(&self) -> usize {
        self.workers.saturating_sub(1).max(1)
    }

    /// How many workers the work of one client that takes longer than usual may hold.
    fn all_but_two(&self) -> usize {
        self.workers.saturating_sub(2).max(1)
    }
}

/// A request. Moments are counted from any fixed one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Request<C> {
    /// Its number: later ones have larger numbers.
    pub(crate) id: u64,
    pub(crate) client: C,
    /// How long it may take.
    pub(crate) time: Duration,
    /// When it came or, once it runs, when it was started.
    pub(crate) since: Duration,
}

/// What a waiting request has before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Outlook {
    /// How many requests go before it.
    pub(crate) ahead: usize,
    /// An estimate of the time until it is started.
    pub(crate) wait: Duration,
}

impl<C: Copy + Eq + Hash> Schedule<C> {
    pub(crate) fn new(rules: Rules) -> Self {
        Schedule {
            rules,
            running: Vec::new(),
            waiting: Vec::new(),
            taken: 0.0,
            allowed: 0.0,
        }
    }

    /// A request comes. Then see who is [next](Self::next) and who is [left over](Self::left_over).
    pub(crate) fn enter(&mut self, request: Request<C>) {
        self.waiting.push(request);
    }

    /// Starts the next request, if a worker is free for one.
    pub(crate) fn next(&mut self, now: Duration) -> Option<u64> {
        if self.running.len() >= self.rules.workers {
            return None;
        }
        let can_run = (0..self.waiting.len()).filter(|&at| self.can_run(&self.waiting[at]));
        let next = can_run.min_by_key(|&at| self.claim(&self.waiting[at]))?;
        let mut request = self.waiting.swap_remove(next);
        request.since = now;
        self.running.push(request);
        Some(request.id)
    }

    /// Removes a waiting request for which there is no place.
    pub(crate) fn left_over(&mut self) -> Option<Request<C>> {
        if self.waiting.len() <= self.rules.places {
            return None;
        }
        let mut places: HashMap<C, usize> = HashMap::new();
        for request in &self.waiting {
            *places.entry(request.client).or_default() += 1;
        }
        let last = (0..self.waiting.len()).max_by_key(|&at| {
            let request = &self.waiting[at];
            (places.get(&request.client), self.claim(request))
        })?;
        Some(self.waiting.swap_remove(last))
    }

    /// A request has ended, or its client does not want to wait any more.
    pub(crate) fn leave(&mut self, id: u64, now: Duration) {
        self.waiting.retain(|request| request.id != id);
        if let Some(at) = self.running.iter().position(|request| request.id == id) {
            let ended = self.running.swap_remove(at);
            let taken = now.saturating_sub(ended.since);
            self.taken = self.taken * 0.875 + taken.as_secs_f64();
            self.allowed = self.allowed * 0.875 + ended.time.as_secs_f64();
        }
    }

    /// What a waiting request has before it.
    pub(crate) fn outlook_of(&self, id: u64, now: Duration) -> Option<Outlook> {
        let waiting = self.waiting.iter().find(|request| request.id == id);
        waiting.map(|request| self.outlook(request, now))
    }

    /// What a request would have before it if it waited.
    pub(crate) fn outlook(&self, request: &Request<C>, now: Duration) -> Outlook {
        let claim = self.claim(request);
        let ahead = || {
            self.waiting
                .iter()
                .filter(|other| self.claim(other) < claim)
        };
        // The work of all is shared by all workers, that of its client by those which the client may hold.
        let shared = |is_counted: &dyn Fn(&Request<C>) -> bool, workers: usize| {
            let running = self.running.iter().filter(|other| is_counted(other));
            let waiting = ahead().filter(|other| is_counted(other));
            let work: f64 = running
                .map(|other| self.left(other, now))
                .chain(waiting.map(|other| self.expected(other)))
                .sum();
            work / workers as f64
        };
        let all = shared(&|_| true, self.rules.workers);
        let own = |other: &Request<C>| other.client == request.client;
        let own = shared(&own, self.most_of_one(request));
        Outlook {
            ahead: ahead().count(),
            wait: Duration::try_from_secs_f64(all.max(own)).unwrap_or(Duration::MAX),
        }
    }

    /// Whether a request may have a free worker.
    fn can_run(&self, request: &Request<C>) -> bool {
        let is_own = |other: &Request<C>| other.client == request.client;
        let is_long = |other: &Request<C>| self.is_long(other);
        let is_own_long = |other: &Request<C>| is_own(other) && is_long(other);
        let running = |is_counted: &dyn Fn(&Request<C>) -> bool| {
            let counted = self.running.iter().filter(|other| is_counted(other));
            counted.count()
        };
        let is_kept_for_others = running(&is_own) >= self.rules.all_but_one();
        let is_kept_for_short = is_long(request)
            && (running(&is_long) >= self.rules.all_but_one()
                || running(&is_own_long) >= self.rules.all_but_two());
        !is_kept_for_others && !is_kept_for_short
    }

    /// How many workers requests like this one of its client may hold.
    fn most_of_one(&self, request: &Request<C>) -> usize {
        if self.is_long(request) {
            self.rules.all_but_two()
        } else {
            self.rules.all_but_one()
        }
    }

    /// Whether a request may take longer than usual.
    fn is_long(&self, request: &Request<C>) -> bool {
        request.time > self.rules.usual
    }

    /// The claim of a request; among equal ones the first goes first.
    fn claim(&self, request: &Request<C>) -> (Duration, u64) {
        let own = |other: &&Request<C>| other.client == request.client;
        let held: Duration = self
            .running
            .iter()
            .filter(own)
            .map(|other| other.time)
            .fold(Duration::ZERO, Duration::saturating_add);
        let claim = request.since.saturating_add(request.time);
        (claim.saturating_add(held), request.id)
    }

    /// How many seconds a request will probably take, going by the last ones.
    fn expected(&self, request: &Request<C>) -> f64 {
        let part = if self.allowed > 0.0 {
            (self.taken / self.allowed).min(1.0)
        } else {
            1.0
        };
        request.time.as_secs_f64() * part
    }

    /// How many more seconds a running request will probably take. One that takes longer than the last ones did is
    /// expected to take all of its time.
    fn left(&self, request: &Request<C>, now: Duration) -> f64 {
        let run = now.saturating_sub(request.since).as_secs_f64();
        let expected = self.expected(request);
        if run < expected {
            expected - run
        } else {
            (request.time.as_secs_f64() - run).max(0.0)
        }
    }
}

#[cfg(test)]
mod tests;
