//! Calls to the kernel that no student's program needs: refused, by a filter that stays (seccomp).
//!
//! A second wall. Without capabilities most of them fail anyway, but each is a way into the kernel, and some keep memory that no process shows.
//! Where the kernel or the processor has no such filters there is none.

use nix::libc::{self, c_long};
use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter,
    SeccompRule, TargetArch, apply_filter,
};
use std::collections::BTreeMap;

const REFUSED: [c_long; 48] = [
    // Other processes.
    libc::SYS_ptrace,
    libc::SYS_process_vm_readv,
    libc::SYS_process_vm_writev,
    libc::SYS_perf_event_open,
    // Memory that no process shows, and keys of the grader's session.
    libc::SYS_shmget,
    libc::SYS_msgget,
    libc::SYS_semget,
    libc::SYS_mq_open,
    libc::SYS_memfd_secret,
    libc::SYS_add_key,
    libc::SYS_request_key,
    libc::SYS_keyctl,
    // Namespaces and mounts.
    libc::SYS_unshare,
    libc::SYS_setns,
    libc::SYS_mount,
    libc::SYS_umount2,
    libc::SYS_pivot_root,
    libc::SYS_chroot,
    libc::SYS_open_tree,
    libc::SYS_move_mount,
    libc::SYS_mount_setattr,
    libc::SYS_fsopen,
    libc::SYS_fsconfig,
    libc::SYS_fsmount,
    libc::SYS_fspick,
    libc::SYS_open_by_handle_at,
    libc::SYS_name_to_handle_at,
    // Large parts of the kernel.
    libc::SYS_bpf,
    libc::SYS_userfaultfd,
    libc::SYS_io_uring_setup,
    libc::SYS_io_uring_enter,
    libc::SYS_io_uring_register,
    libc::SYS_fanotify_init,
    // The machine.
    libc::SYS_acct,
    libc::SYS_quotactl,
    libc::SYS_swapon,
    libc::SYS_swapoff,
    libc::SYS_reboot,
    libc::SYS_kexec_load,
    libc::SYS_init_module,
    libc::SYS_finit_module,
    libc::SYS_delete_module,
    libc::SYS_syslog,
    libc::SYS_settimeofday,
    libc::SYS_clock_settime,
    libc::SYS_sethostname,
    libc::SYS_setdomainname,
    libc::SYS_vhangup,
];

/// Refuses these calls, in this thread and all that it starts.
pub(super) fn refuse() {
    let Some((refused, unknown)) = programs() else {
        return;
    };
    for program in [refused, unknown] {
        // The walls before this one stand without it.
        let _ = apply_filter(&program);
    }
}

fn programs() -> Option<(BpfProgram, BpfProgram)> {
    let mut rules: BTreeMap<i64, Vec<SeccompRule>> = BTreeMap::new();
    for call in REFUSED {
        rules.insert(call, Vec::new());
    }
    let new_users = libc::CLONE_NEWUSER as u64;
    let condition = SeccompCondition::new(
        0,
        SeccompCmpArgLen::Qword,
        SeccompCmpOp::MaskedEq(new_users),
        new_users,
    );
    let rule = SeccompRule::new(vec![condition.ok()?]).ok()?;
    rules.insert(libc::SYS_clone, vec![rule]);
    // The arguments of its successor are in memory, where no filter looks. Told that there is none, the C library takes `clone`.
    let successor = BTreeMap::from([(libc::SYS_clone3, Vec::new())]);
    Some((
        program(rules, libc::EPERM)?,
        program(successor, libc::ENOSYS)?,
    ))
}

fn program(mut rules: BTreeMap<i64, Vec<SeccompRule>>, errno: i32) -> Option<BpfProgram> {
    // The same calls by their other numbers (x32).
    #[cfg(target_arch = "x86_64")]
    for (call, rule) in rules.clone() {
        rules.insert(call | 0x4000_0000, rule);
    }
    let architecture = TargetArch::try_from(std::env::consts::ARCH).ok()?;
    let action = SeccompAction::Errno(errno as u32);
    let filter = SeccompFilter::new(rules, SeccompAction::Allow, action, architecture).ok()?;
    filter.try_into().ok()
}
