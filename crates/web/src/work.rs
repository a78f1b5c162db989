//! The workers: requests wait for one and leave the queue when the client disconnects.
//!
//! There are two queues, so that a move of a game does not wait behind searches that take a minute. Who is next in each
//! is up to its [`Schedule`].

use crate::client::Client;
use crate::error::Refusal;
use crate::limits::{Limits, Requested};
use crate::schedule::{Outlook, Request, Rules, Schedule};
use atisbo_api::Observer;
use atisbo_api::verb::{Cost, Question};
use atisbo_base::Cancel;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

/// Work that goes on for longer than this after it was cancelled ignores its budget.
const OVERDUE: Duration = Duration::from_secs(1);

/// Runs requests.
#[derive(Debug)]
pub(crate) struct Workers {
    pub(crate) limits: Limits,
    started: Instant,
    next_id: AtomicU64,
    long: Mutex<Queue>,
    quick: Mutex<Queue>,
}

/// The requests for some workers.
#[derive(Debug)]
struct Queue {
    schedule: Schedule<Client>,
    /// All requests in the schedule.
    jobs: HashMap<u64, Job>,
    /// Whether the server shuts down.
    is_closed: bool,
}

/// A request that waits or runs.
#[derive(Debug)]
struct Job {
    verb: String,
    cancel: Cancel,
    cancelled: Option<Instant>,
    /// Tells a waiting request that it is its turn or, with an estimate of the time until then, that there is no place.
    turn: Option<oneshot::Sender<Result<(), Duration>>>,
}

impl Queue {
    fn new(workers: usize, limits: &Limits) -> Mutex<Self> {
        let rules = Rules {
            workers: workers.max(1),
            places: limits.waiting,
            usual: limits.usual_time,
        };
        Mutex::new(Queue {
            schedule: Schedule::new(rules),
            jobs: HashMap::new(),
            is_closed: false,
        })
    }

    /// Starts all requests for which a worker is free, and refuses those for which there is no place.
    fn settle(&mut self, now: Duration) {
        while let Some(id) = self.schedule.next(now) {
            self.tell(id, Ok(()));
        }
        while let Some(request) = self.schedule.left_over() {
            let wait = self.schedule.outlook(&request, now).wait;
            self.tell(request.id, Err(wait));
        }
    }

    fn tell(&mut self, id: u64, turn: Result<(), Duration>) {
        let sender = self.jobs.get_mut(&id).and_then(|job| job.turn.take());
        // A client that does not listen has left, and its place is about to be given up.
        let _ = sender.map(|sender| sender.send(turn));
    }
}

impl Workers {
    pub(crate) fn new(limits: Limits) -> Self {
        Workers {
            started: Instant::now(),
            next_id: AtomicU64::new(0),
            long: Queue::new(limits.long, &limits),
            quick: Queue::new(limits.quick, &limits),
            limits,
        }
    }

    fn queue(&self, cost: Cost) -> MutexGuard<'_, Queue> {
        let queue = match cost {
            Cost::Quick => &self.quick,
            Cost::Long => &self.long,
        };
        queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place in the queue for a request of a client.
    pub(crate) fn enqueue(
        self: &Arc<Self>,
        client: Client,
        verb: String,
        cost: Cost,
        time: Duration,
    ) -> Result<Ticket, Refusal> {
        let since = self.started.elapsed();
        let mut queue = self.queue(cost);
        if queue.is_closed {
            return Err(Refusal::Ending);
        }
        let id = self.next_id.fetch_add(1, Ordering::Relaxed);
        let (cancel, (sender, turn)) = (Cancel::new(), oneshot::channel());
        let job = Job {
            verb,
            cancel: cancel.clone(),
            cancelled: None,
            turn: Some(sender),
        };
        queue.jobs.insert(id, job);
        queue.schedule.enter(Request {
            id,
            client,
            time,
            since,
        });
        queue.settle(since);
        drop(queue);
        let place = Place {
            workers: Arc::clone(self),
            cost,
            id,
        };
        Ok(Ticket {
            caller: Caller {
                workers: Arc::clone(self),
                cost,
                id,
                cancel,
            },
            place,
            since: Instant::now(),
            turn,
            has_turn: false,
        })
    }

    /// Cancels all work and accepts no more.
    pub(crate) fn close(&self) {
        for cost in [Cost::Quick, Cost::Long] {
            let mut queue = self.queue(cost);
            queue.is_closed = true;
            for job in queue.jobs.values_mut() {
                job.cancel.raise();
                job.turn = None;
            }
        }
    }

    /// Warns of work that goes on although it was cancelled: it holds a worker. Says how much there is.
    pub(crate) fn warn_of_overdue(&self) -> usize {
        let mut count = 0;
        for cost in [Cost::Quick, Cost::Long] {
            let queue = self.queue(cost);
            for job in queue.jobs.values() {
                let Some(late) = job.cancelled.map(|moment| moment.elapsed()) else {
                    continue;
                };
                if late > OVERDUE {
                    count += 1;
                    let seconds = late.as_secs();
                    tracing::warn!(verb = %job.verb, seconds, "cancelled work goes on and holds a worker");
                }
            }
        }
        count
    }
}

/// A request in the queue. Dropping it cancels the work.
pub(crate) struct Ticket {
    // Dropped first: work is cancelled before its place is given up.
    caller: Caller,
    place: Place,
    since: Instant,
    turn: oneshot::Receiver<Result<(), Duration>>,
    has_turn: bool,
}

impl Ticket {
    /// Waits for a worker, but no longer than this; whether there is one.
    pub(crate) async fn turn_within(&mut self, time: Duration) -> Result<bool, Refusal> {
        if self.has_turn {
            return Ok(true);
        }
        let patience = self.workers().limits.patience;
        let time = time.min(patience.saturating_sub(self.since.elapsed()));
        match timeout(time, &mut self.turn).await {
            Ok(Ok(Ok(()))) => {
                self.has_turn = true;
                Ok(true)
            }
            Ok(Ok(Err(wait))) => Err(Refusal::busy(wait)),
            Ok(Err(_)) => Err(Refusal::Ending),
            Err(_) if self.since.elapsed() < patience => Ok(false),
            Err(_) => Err(Refusal::busy(self.outlook().wait)),
        }
    }

    /// What it has before it while it waits.
    pub(crate) fn outlook(&self) -> Outlook {
        let now = self.workers().started.elapsed();
        let queue = self.workers().queue(self.place.cost);
        let outlook = queue.schedule.outlook_of(self.place.id, now);
        // It was started just now.
        outlook.unwrap_or(Outlook {
            ahead: 0,
            wait: Duration::ZERO,
        })
    }

    fn workers(&self) -> &Workers {
        &self.place.workers
    }

    /// Runs the request, whose turn it is, and gives the answer as JSON.
    pub(crate) async fn run(
        self,
        question: Question,
        requested: Requested,
        observer: impl Observer + Send + 'static,
    ) -> Result<Vec<u8>, Refusal> {
        let Ticket { caller, place, .. } = self;
        let limits = &caller.workers.limits;
        let budget = limits.budget(&requested, caller.cancel.clone());
        let work = move || {
            // The worker stays taken until the work has ended, even if the client has left.
            let _place = place;
            let reply = question.ask(&observer, &budget);
            reply
                .map(|reply| reply.json)
                .map_err(|error| Refusal::Door(Box::new(error)))
        };
        spawn_blocking(work).await.unwrap_or(Err(Refusal::Bug))
    }
}

/// Whoever waits for the answer. Dropping it cancels the work.
struct Caller {
    workers: Arc<Workers>,
    cost: Cost,
    id: u64,
    cancel: Cancel,
}

impl Drop for Caller {
    fn drop(&mut self) {
        self.cancel.raise();
        let mut queue = self.workers.queue(self.cost);
        if let Some(job) = queue.jobs.get_mut(&self.id) {
            job.cancelled = Some(Instant::now());
        }
    }
}

/// A place in the queue or, once it is started, a worker. Dropping it gives it to the next.
struct Place {
    workers: Arc<Workers>,
    cost: Cost,
    id: u64,
}

impl Drop for Place {
    fn drop(&mut self) {
        let now = self.workers.started.elapsed();
        let mut queue = self.workers.queue(self.cost);
        queue.jobs.remove(&self.id);
        queue.schedule.leave(self.id, now);
        queue.settle(now);
    }
}

#[cfg(test)]
mod tests;
