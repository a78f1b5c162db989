//! Limits that the kernel keeps, and rights given up for good. Both pass on to every program started afterwards.

use super::plan::Rlimits;
use nix::sys::resource::{Resource, getrlimit, setrlimit};
use std::ffi::OsStr;
use std::io;

const SECONDS_OF_CPU: u64 = 3600;
const STACK: u64 = 8 << 20;
const OPEN_FILES: u64 = 128;

/// All that is in the program's environment.
pub(super) fn environment(home: &OsStr) -> [(&'static str, &OsStr); 5] {
    [
        ("PATH", "/usr/local/bin:/usr/bin:/bin".as_ref()),
        ("HOME", home),
        ("LANG", "C.UTF-8".as_ref()),
        ("PYTHONHASHSEED", "0".as_ref()),
        ("PYTHONDONTWRITEBYTECODE", "1".as_ref()),
    ]
}

/// Sets all limits. Deadlines and the watch on resident memory come first; these are the walls behind them.
#[cfg_attr(
    not(target_os = "linux"),
    expect(unused_variables, reason = "processes are counted on Linux only")
)]
pub(super) fn limit(limits: &Rlimits, processes: u64) -> io::Result<()> {
    // Interpreters with a heap of their own (Java) reserve far more than they use.
    let address_space = limits.memory.saturating_mul(4).saturating_add(4 << 30);
    set(Resource::RLIMIT_CORE, 0)?;
    set(Resource::RLIMIT_AS, address_space)?;
    set(Resource::RLIMIT_CPU, SECONDS_OF_CPU)?;
    set(Resource::RLIMIT_FSIZE, limits.file_size)?;
    set(Resource::RLIMIT_NOFILE, OPEN_FILES)?;
    set(Resource::RLIMIT_STACK, STACK)?;
    #[cfg(target_os = "linux")]
    {
        set(Resource::RLIMIT_NPROC, processes)?;
        set(Resource::RLIMIT_MEMLOCK, 64 << 10)?;
        set(Resource::RLIMIT_MSGQUEUE, 0)?;
        set(Resource::RLIMIT_NICE, 0)?;
        set(Resource::RLIMIT_RTPRIO, 0)?;
        set(Resource::RLIMIT_SIGPENDING, 256)?;
    }
    Ok(())
}

/// Lowers a limit; one that is lower already stays.
fn set(resource: Resource, value: u64) -> io::Result<()> {
    let (_, hard) = getrlimit(resource)?;
    let value = value.min(hard);
    setrlimit(resource, value, value)?;
    Ok(())
}

/// Memory of programs started from here is at the same addresses in every run: sets of objects keep their order, and what is printed
/// of objects is the same, so that the same submission gets the same results. Some containers do not allow it.
#[cfg(target_os = "linux")]
pub(super) fn same_addresses() {
    use nix::sys::personality::{Persona, get, set};
    let _ = get().and_then(|persona| set(persona | Persona::ADDR_NO_RANDOMIZE));
}

/// Becomes `user`, without any capability, now and for all programs started from here.
#[cfg(target_os = "linux")]
pub(super) fn give_up(user: u32) -> io::Result<()> {
    use nix::sys::prctl;
    use nix::sys::signal::Signal;
    use nix::unistd::{Gid, Uid, getgroups, setgroups, setresgid, setresuid, setsid};
    use rustix::thread::{CapabilitySet, CapabilitySets};

    // No terminal to write commands into. The leader of a session has none already.
    let _ = setsid();
    for bit in 0..u64::BITS {
        let capability = CapabilitySet::from_bits_retain(1 << bit);
        match rustix::thread::remove_capability_from_bounding_set(capability) {
            Ok(()) => {}
            // The kernel has no more.
            Err(rustix::io::Errno::INVAL) => break,
            Err(error) => return Err(error.into()),
        }
    }
    // Where only one group is mapped the kernel forbids it; the groups then mean nothing inside but for files that are visible anyway.
    if let Err(error) = setgroups(&[])
        && std::fs::read_to_string("/proc/self/setgroups").is_ok_and(|text| text.trim() == "allow")
        && !getgroups()?.is_empty()
    {
        return Err(error.into());
    }
    let (uid, gid) = (Uid::from_raw(user), Gid::from_raw(user));
    setresgid(gid, gid, gid)?;
    setresuid(uid, uid, uid)?;
    let none = CapabilitySets {
        effective: CapabilitySet::empty(),
        permitted: CapabilitySet::empty(),
        inheritable: CapabilitySet::empty(),
    };
    // Before 4.3 there is no ambient set.
    let _ = rustix::thread::clear_ambient_capability_set();
    rustix::thread::set_capabilities(None, none)?;
    prctl::set_no_new_privs()?;
    // Nobody inside may read this process's memory, or see it in /proc.
    prctl::set_dumpable(false)?;
    prctl::set_pdeathsig(Signal::SIGKILL)?;
    Ok(())
}
