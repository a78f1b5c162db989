use super::*;
use proptest::prelude::*;
use std::collections::HashSet;

const RULES: Rules = Rules {
    workers: 4,
    places: 20,
    usual: Duration::from_secs(10),
};

const fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn request(id: u64, client: u8, time: u64, since: u64) -> Request<u8> {
    Request {
        id,
        client,
        time: seconds(time),
        since: seconds(since),
    }
}

/// Starts all that can be started.
fn start(schedule: &mut Schedule<u8>, now: u64) -> Vec<u64> {
    std::iter::from_fn(|| schedule.next(seconds(now))).collect()
}

#[test]
fn work_may_take_any_time() {
    let mut schedule = Schedule::new(RULES);
    for id in 0..3 {
        schedule.enter(request(id, 1, u64::MAX, 1));
    }
    assert_eq!(start(&mut schedule, 1), [0, 1]);
}

#[test]
fn fifty_minutes_of_one_client_leave_a_worker_to_another() {
    let mut schedule = Schedule::new(Rules {
        places: 256,
        ..RULES
    });
    for id in 0..50 {
        schedule.enter(request(id, 1, 60, 0));
    }
    assert_eq!(start(&mut schedule, 0).len(), 2);
    // Its own short work does not wait for a minute either.
    schedule.enter(request(50, 1, 10, 1));
    schedule.enter(request(51, 1, 10, 1));
    assert_eq!(start(&mut schedule, 1), [50]);
    schedule.enter(request(52, 2, 10, 2));
    assert_eq!(start(&mut schedule, 2), [52]);
}

#[test]
fn whoever_holds_fewer_workers_is_next() {
    let mut schedule = Schedule::new(RULES);
    for id in 0..6 {
        schedule.enter(request(id, 1, 10, 0));
    }
    assert_eq!(start(&mut schedule, 0), [0, 1, 2]);
    for id in 10..14 {
        schedule.enter(request(id, 2, 10, 1));
    }
    assert_eq!(start(&mut schedule, 1), [10]);
    schedule.leave(0, seconds(2));
    assert_eq!(start(&mut schedule, 2), [11]);
}

#[test]
fn minute_long_work_of_many_clients_leaves_a_worker_to_usual_work() {
    let mut schedule = Schedule::new(RULES);
    for id in 0..6 {
        schedule.enter(request(id, id as u8, 60, 0));
    }
    assert_eq!(start(&mut schedule, 0).len(), 3);
    schedule.enter(request(6, 6, 10, 5));
    assert_eq!(start(&mut schedule, 5), [6]);
}

#[test]
fn short_work_of_a_client_goes_before_its_long_work_until_that_is_old() {
    let mut schedule = Schedule::new(Rules {
        workers: 1,
        ..RULES
    });
    schedule.enter(request(0, 1, 60, 0));
    schedule.enter(request(1, 1, 60, 0));
    assert_eq!(start(&mut schedule, 0), [0]);
    schedule.enter(request(2, 1, 5, 54));
    schedule.enter(request(3, 1, 5, 56));
    for (now, next) in [(60, 2), (65, 1), (125, 3)] {
        let running = schedule.running[0].id;
        schedule.leave(running, seconds(now));
        assert_eq!(start(&mut schedule, now), [next]);
    }
}

#[test]
fn a_client_that_fills_the_queue_shuts_out_only_itself() {
    let mut schedule = Schedule::new(RULES);
    for id in 0..3 {
        schedule.enter(request(id, 9, 10, 0));
    }
    assert_eq!(start(&mut schedule, 0).len(), 3);
    for id in 10..30 {
        schedule.enter(request(id, 1, 60, id));
    }
    assert_eq!(start(&mut schedule, 0), [10]);
    schedule.enter(request(30, 1, 60, 30));
    assert!(schedule.left_over().is_none());
    for id in 31..41 {
        let last = id - 1;
        schedule.enter(request(id, 2, 60, id));
        let lost = schedule.left_over().map(|request| request.client);
        assert_eq!(lost, Some(1), "when {last} was the last");
    }
    // Both have ten places now: one more of either is one too many.
    schedule.enter(request(41, 2, 60, 41));
    assert_eq!(schedule.left_over().map(|request| request.id), Some(41));
}

#[test]
fn the_estimate_follows_from_what_the_last_requests_took() {
    let mut schedule = Schedule::new(Rules {
        workers: 1,
        ..RULES
    });
    schedule.enter(request(0, 1, 10, 0));
    start(&mut schedule, 0);
    schedule.enter(request(1, 2, 10, 0));
    schedule.enter(request(2, 3, 10, 1));
    let outlook = |schedule: &Schedule<u8>, now| schedule.outlook_of(2, seconds(now)).unwrap();
    let at_first = outlook(&schedule, 4);
    assert_eq!((at_first.ahead, at_first.wait), (1, seconds(6 + 10)));
    schedule.leave(0, seconds(5));
    start(&mut schedule, 5);
    // Half of the time allowed was needed.
    assert_eq!(outlook(&schedule, 5).wait, seconds(5));
    assert_eq!(outlook(&schedule, 8).wait, seconds(2));
    // It takes longer than the one before: it may take all of its time.
    assert_eq!(outlook(&schedule, 11).wait, seconds(4));
    assert_eq!(outlook(&schedule, 99).wait, seconds(0));
}

/// What happens to a schedule.
#[derive(Clone, Debug)]
enum Event {
    Enter {
        client: u8,
        time: u64,
    },
    /// Some request ends or leaves.
    Leave(prop::sample::Index),
}

fn events() -> impl Strategy<Value = Vec<Event>> {
    let enter = (0..5_u8, 0..60_u64).prop_map(|(client, time)| Event::Enter { client, time });
    let leave = any::<prop::sample::Index>().prop_map(Event::Leave);
    prop::collection::vec(prop_oneof![3 => enter, 2 => leave], 0..200)
}

/// Starts and removes all that can be, and checks that the rules are kept.
fn settle(schedule: &mut Schedule<u8>, now: u64) -> HashSet<u64> {
    start(schedule, now);
    let lost = std::iter::from_fn(|| schedule.left_over()).map(|request| request.id);
    let lost = lost.collect();
    let Rules {
        workers,
        places,
        usual,
    } = schedule.rules;
    let most = workers.saturating_sub(1).max(1);
    let count = |is_counted: &dyn Fn(&Request<u8>) -> bool| {
        schedule
            .running
            .iter()
            .filter(|one| is_counted(one))
            .count()
    };
    assert!(schedule.running.len() <= workers && schedule.waiting.len() <= places);
    assert!((0..5).all(|client| count(&|one| one.client == client) <= most));
    assert!(count(&|one| one.time > usual) <= most);
    let most = workers.saturating_sub(2).max(1);
    let long_of = |client| count(&|one| one.client == client && one.time > usual);
    assert!((0..5).all(|client| long_of(client) <= most));
    // No worker is idle while somebody waits who may have it.
    let is_idle = schedule.running.len() < workers;
    assert!(!is_idle || !schedule.waiting.iter().any(|one| schedule.can_run(one)));
    lost
}

proptest! {
    #[test]
    fn no_request_is_lost_or_kept_waiting_in_vain(
        events in events(), workers in 1..6_usize, places in 0..20_usize,
    ) {
        let mut schedule = Schedule::new(Rules { workers, places, ..RULES });
        let mut here: Vec<u64> = Vec::new();
        for (now, event) in (0..).zip(events) {
            match event {
                Event::Enter { client, time } => {
                    schedule.enter(request(now, client, time, now));
                    here.push(now);
                }
                Event::Leave(which) if !here.is_empty() => {
                    let id = here.swap_remove(which.index(here.len()));
                    schedule.leave(id, seconds(now));
                }
                Event::Leave(_) => {}
            }
            let lost = settle(&mut schedule, now);
            here.retain(|id| !lost.contains(id));
            let all = schedule.running.iter().chain(&schedule.waiting);
            let all: HashSet<u64> = all.map(|one| one.id).collect();
            prop_assert_eq!(all, here.iter().copied().collect());
        }
    }

    /// Others come all the time, with the shortest work there is; each runs as long as it may.
    #[test]
    fn whoever_waits_is_started_at_last(
        workers in 1..5_usize, held in 0..8_u64, time in 0..60_u64, others in 1..4_u8,
    ) {
        let mut schedule = Schedule::new(Rules { workers, places: 10_000, ..RULES });
        for id in 0..held {
            schedule.enter(request(id, 0, 60, 0));
        }
        let mine = 1_000_000;
        schedule.enter(request(mine, 0, time, 0));
        let mut next = 1_000;
        let is_started = (0..2_000).any(|now| {
            for client in 1..=others {
                for _ in 0..workers {
                    schedule.enter(request(next, client, 1, now));
                    next += 1;
                }
            }
            let is_over = |one: &&Request<u8>| one.since + one.time <= seconds(now);
            let over: Vec<u64> = schedule.running.iter().filter(is_over).map(|one| one.id).collect();
            for id in over {
                schedule.leave(id, seconds(now));
            }
            start(&mut schedule, now);
            schedule.running.iter().any(|one| one.id == mine)
        });
        prop_assert!(is_started);
    }
}
