//! The engines there are, and which of them this machine can run.

use super::Start;
use super::packed::Packed;
use super::search::Node;
#[cfg(target_arch = "x86_64")]
use super::sweep::{Avx2, Avx512};

/// Something to do with the first node of a search, whatever engine it belongs to.
pub(super) trait Task {
    /// What comes out.
    type Answer;

    fn run<N: Node>(self, node: N) -> Self::Answer;
}

/// One way to solve. All find the same; which are there depends on the machine the program was built
/// for, and which can be run on the one it runs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Engine {
    /// All digits at once, in 512-bit registers.
    #[cfg(target_arch = "x86_64")]
    Avx512,
    /// All digits at once, in 256-bit registers.
    #[cfg(target_arch = "x86_64")]
    Avx2,
    /// Two digits at once, in ordinary registers.
    Portable,
}

impl Engine {
    /// All engines, the fastest first.
    pub const ALL: &[Engine] = &[
        #[cfg(target_arch = "x86_64")]
        Engine::Avx512,
        #[cfg(target_arch = "x86_64")]
        Engine::Avx2,
        Engine::Portable,
    ];

    /// Does the task with this engine, or gives it back if the machine cannot run it.
    #[inline]
    pub(super) fn run<T: Task>(self, start: &Start, task: T) -> Result<T::Answer, T> {
        match self {
            #[cfg(target_arch = "x86_64")]
            Engine::Avx512 => match Avx512::new(start) {
                Some(node) => Ok(task.run(node)),
                None => Err(task),
            },
            #[cfg(target_arch = "x86_64")]
            Engine::Avx2 => match Avx2::new(start) {
                Some(node) => Ok(task.run(node)),
                None => Err(task),
            },
            Engine::Portable => Ok(task.run(Packed::new(start))),
        }
    }
}

/// Does the task with the fastest engine of this machine.
#[inline]
pub(super) fn run_fastest<T: Task>(start: &Start, mut task: T) -> T::Answer {
    for engine in Engine::ALL {
        match engine.run(start, task) {
            Ok(answer) => return answer,
            Err(back) => task = back,
        }
    }
    // The portable engine never declines.
    task.run(Packed::new(start))
}
