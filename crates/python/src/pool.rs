//! The threads that work. They are our own, not the global ones: a process that was forked has none of its parent's
//! threads and must start new ones.

use pyo3::PyResult;
use pyo3::exceptions::PyOSError;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::sync::{Arc, Mutex, PoisonError};

/// The threads and the process they belong to.
static POOL: Mutex<Option<(u32, Arc<ThreadPool>)>> = Mutex::new(None);

/// The threads of this process, as many as there are cores (or `RAYON_NUM_THREADS`).
pub(crate) fn pool() -> PyResult<Arc<ThreadPool>> {
    let process = std::process::id();
    // Only the holder of the interpreter's lock comes here, and so does `os.fork`: it is never forked while locked.
    let mut held = POOL.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((owner, pool)) = &*held
        && *owner == process
    {
        return Ok(Arc::clone(pool));
    }
    let pool = ThreadPoolBuilder::new().build();
    let pool = Arc::new(pool.map_err(|error| PyOSError::new_err(error.to_string()))?);
    if let Some(parents) = held.replace((process, Arc::clone(&pool))) {
        // Its threads are not here: ending them would wait for them forever.
        std::mem::forget(parents);
    }
    Ok(pool)
}
