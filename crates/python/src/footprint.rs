//! How much memory a Python object takes: itself and what it alone refers to.

use pyo3::prelude::*;

/// The most objects that are looked at for one estimate.
const MOST: usize = 1_000;

/// Python's own measures.
pub(crate) struct Scales<'py> {
    size: Bound<'py, PyAny>,
    referents: Bound<'py, PyAny>,
}

impl<'py> Scales<'py> {
    pub(crate) fn new(py: Python<'py>) -> PyResult<Self> {
        Ok(Scales {
            size: py.import("sys")?.getattr("getsizeof")?,
            referents: py.import("gc")?.getattr("get_referents")?,
        })
    }

    /// The bytes of an object and of what nobody else refers to: the rows of a board that two states share are counted
    /// with neither. Of a huge object only a part is looked at.
    pub(crate) fn weigh(&self, object: &Bound<'py, PyAny>) -> PyResult<u64> {
        let mut bytes = 0u64;
        let mut waiting = vec![object.clone()];
        for _ in 0..MOST {
            let Some(object) = waiting.pop() else { break };
            bytes = bytes.saturating_add(self.size.call1((&object,))?.extract()?);
            let referents = self.referents.call1((&object,))?;
            for referent in referents.try_iter()? {
                let referent = referent?;
                if waiting.len() == MOST {
                    break;
                }
                if is_held_once(&referent) {
                    waiting.push(referent);
                }
            }
        }
        Ok(bytes)
    }
}

/// Whether an object is referred to only by the one whose referents were listed: beside it by the list and by us.
#[expect(
    deprecated,
    reason = "what replaces it is unsafe, and an estimate needs no more than this"
)]
fn is_held_once(object: &Bound<'_, PyAny>) -> bool {
    object.get_refcnt() <= 3
}
