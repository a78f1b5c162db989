//! The work queue: requests wait for a worker and leave the queue when the client disconnects.
//!
//! There are two queues, so that a move of a game does not wait behind searches that take a minute. Both are first
//! come, first served; when a queue is full, the client is told when to try again.

use crate::error::Refusal;
use crate::limits::{Limits, Wish};
use atisbo_api::Observer;
use atisbo_api::verb::{Cost, Question};
use atisbo_base::Cancel;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;
use tokio::time::timeout;

/// Runs requests.
#[derive(Debug)]
pub(crate) struct Desk {
    pub(crate) limits: Limits,
    long: Line,
    quick: Line,
    next: AtomicU64,
    /// The cancel flags of running requests; `None` once the server shuts down.
    running: Mutex<Option<HashMap<u64, Cancel>>>,
}

/// A queue for some workers.
#[derive(Debug)]
struct Line {
    seats: Arc<Semaphore>,
    places: Arc<Semaphore>,
}

impl Line {
    fn new(seats: usize, waiting: usize) -> Self {
        Line {
            seats: Arc::new(Semaphore::new(seats.max(1))),
            places: Arc::new(Semaphore::new(seats.max(1) + waiting)),
        }
    }
}

/// A place in the queue. Dropping it cancels the work.
pub(crate) struct Ticket {
    desk: Arc<Desk>,
    number: u64,
    cancel: Cancel,
    place: Option<OwnedSemaphorePermit>,
    seats: Arc<Semaphore>,
}

impl Desk {
    pub(crate) fn new(limits: Limits) -> Self {
        Desk {
            long: Line::new(limits.long, limits.waiting),
            quick: Line::new(limits.quick, limits.waiting),
            next: AtomicU64::new(0),
            running: Mutex::new(Some(HashMap::new())),
            limits,
        }
    }

    /// A place in the queue for requests of this cost.
    pub(crate) fn line_up(self: &Arc<Self>, cost: Cost) -> Result<Ticket, Refusal> {
        let line = match cost {
            Cost::Quick => &self.quick,
            Cost::Long => &self.long,
        };
        let place = Arc::clone(&line.places).try_acquire_owned();
        let place = place.map_err(|_| Refusal::Busy)?;
        let (number, cancel) = (self.next.fetch_add(1, Ordering::Relaxed), Cancel::new());
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        let running = running.as_mut().ok_or(Refusal::Ending)?;
        running.insert(number, cancel.clone());
        Ok(Ticket {
            desk: Arc::clone(self),
            number,
            cancel,
            place: Some(place),
            seats: Arc::clone(&line.seats),
        })
    }

    /// Cancels all work and accepts no more.
    pub(crate) fn close(&self) {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        for cancel in running
            .take()
            .into_iter()
            .flatten()
            .map(|(_, cancel)| cancel)
        {
            cancel.raise();
        }
    }
}

impl Ticket {
    /// Waits for a worker, runs the request, and gives the answer as JSON.
    pub(crate) async fn work(
        mut self,
        question: Question,
        wish: Wish,
        observer: impl Observer + Send + 'static,
    ) -> Result<Vec<u8>, Refusal> {
        let seat = Arc::clone(&self.seats).acquire_owned();
        let seat = timeout(self.desk.limits.patience, seat).await;
        let Ok(Ok(seat)) = seat else {
            return Err(Refusal::Busy);
        };
        let budget = self.desk.limits.budget(&wish, self.cancel.clone());
        let place = self.place.take();
        let work = move || {
            // The worker and the place stay taken until the work has ended, even if the client is gone.
            let _taken = (seat, place);
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
        let mut running = self
            .desk
            .running
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(running) = running.as_mut() {
            running.remove(&self.number);
        }
    }
}
