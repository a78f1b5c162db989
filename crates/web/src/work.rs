//! The work queue: requests wait for a worker and leave the queue when the client disconnects.
//!
//! There are two queues, so that a move of a game does not wait behind searches that take a minute. Both are first
//! come, first served; when a queue is full, the client learns when to try again.

use crate::error::Refusal;
use crate::limits::{Limits, Requested};
use atisbo_api::Observer;
use atisbo_api::verb::{Cost, Question};
use atisbo_base::Cancel;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;
use tokio::time::timeout;

/// Runs requests.
#[derive(Debug)]
pub(crate) struct Workers {
    pub(crate) limits: Limits,
    long: Queue,
    quick: Queue,
    next: AtomicU64,
    /// The cancel flags of running requests; `None` once the server shuts down.
    running: Mutex<Option<HashMap<u64, Cancel>>>,
}

/// A queue for some workers.
#[derive(Debug)]
struct Queue {
    /// One permit for each worker.
    workers: Arc<Semaphore>,
    /// One permit for each request that runs or waits.
    places: Arc<Semaphore>,
}

impl Queue {
    fn new(workers: usize, waiting: usize) -> Self {
        Queue {
            workers: Arc::new(Semaphore::new(workers.max(1))),
            places: Arc::new(Semaphore::new(workers.max(1) + waiting)),
        }
    }
}

/// A place in the queue. Dropping it cancels the work.
pub(crate) struct Ticket {
    pool: Arc<Workers>,
    number: u64,
    cancel: Cancel,
    place: Option<OwnedSemaphorePermit>,
    workers: Arc<Semaphore>,
}

impl Workers {
    pub(crate) fn new(limits: Limits) -> Self {
        Workers {
            long: Queue::new(limits.long, limits.waiting),
            quick: Queue::new(limits.quick, limits.waiting),
            next: AtomicU64::new(0),
            running: Mutex::new(Some(HashMap::new())),
            limits,
        }
    }

    fn running(&self) -> MutexGuard<'_, Option<HashMap<u64, Cancel>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place in the queue for requests of this cost.
    pub(crate) fn enqueue(self: &Arc<Self>, cost: Cost) -> Result<Ticket, Refusal> {
        let queue = match cost {
            Cost::Quick => &self.quick,
            Cost::Long => &self.long,
        };
        let place = Arc::clone(&queue.places).try_acquire_owned();
        let place = place.map_err(|_| Refusal::Busy)?;
        let (number, cancel) = (self.next.fetch_add(1, Ordering::Relaxed), Cancel::new());
        let mut running = self.running();
        let running = running.as_mut().ok_or(Refusal::Ending)?;
        running.insert(number, cancel.clone());
        Ok(Ticket {
            pool: Arc::clone(self),
            number,
            cancel,
            place: Some(place),
            workers: Arc::clone(&queue.workers),
        })
    }

    /// Cancels all work and accepts no more.
    pub(crate) fn close(&self) {
        let mut running = self.running();
        let cancelled = running.take().unwrap_or_default();
        cancelled.values().for_each(Cancel::raise);
    }
}

impl Ticket {
    /// Waits for a worker, runs the request, and gives the answer as JSON.
    pub(crate) async fn work(
        mut self,
        question: Question,
        requested: Requested,
        observer: impl Observer + Send + 'static,
    ) -> Result<Vec<u8>, Refusal> {
        let worker = Arc::clone(&self.workers).acquire_owned();
        let worker = timeout(self.pool.limits.patience, worker).await;
        let Ok(Ok(worker)) = worker else {
            return Err(Refusal::Busy);
        };
        let budget = self.pool.limits.budget(&requested, self.cancel.clone());
        let place = self.place.take();
        let work = move || {
            // The worker and the place stay taken until the work has ended, even if the client is gone.
            let _taken = (worker, place);
            let reply = question.ask(&observer, &budget);
            reply
                .map(|reply| reply.json)
                .map_err(|error| Refusal::Door(Box::new(error)))
        };
        spawn_blocking(work).await.unwrap_or(Err(Refusal::Bug))
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.cancel.raise();
        if let Some(running) = self.pool.running().as_mut() {
            running.remove(&self.number);
        }
    }
}
