use super::*;
use atisbo_door::TABLE;
use std::net::{IpAddr, Ipv4Addr};

/// A request that would take longer than any test.
const ENDLESS: &[u8] = br#"{"game": "sudoku", "verb": "search",
    "puzzle": "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "runs": [{"method": "brute-force"}]}"#;

fn one_worker() -> Arc<Workers> {
    Arc::new(Workers::new(Limits {
        long: 1,
        ..Limits::default()
    }))
}

fn enqueue(workers: &Arc<Workers>, client: u8) -> Result<Ticket, Refusal> {
    let client = Client::from(IpAddr::from(Ipv4Addr::new(10, 0, 0, client)));
    let requested = Requested::default();
    let time = workers.limits.time(&requested);
    workers.enqueue(client, "search sudoku".to_owned(), Cost::Long, time)
}

async fn has_turn(ticket: &mut Ticket) -> bool {
    ticket.turn_within(Duration::ZERO).await.unwrap()
}

fn jobs(workers: &Workers) -> usize {
    workers.queue(Cost::Long).jobs.len()
}

#[tokio::test]
async fn a_place_that_is_given_up_goes_to_the_next() {
    let workers = one_worker();
    let mut first = enqueue(&workers, 1).unwrap();
    let (second, mut third) = (enqueue(&workers, 2).unwrap(), enqueue(&workers, 3).unwrap());
    assert!(has_turn(&mut first).await);
    drop(second);
    assert!(!has_turn(&mut third).await);
    drop(first);
    assert!(has_turn(&mut third).await);
    assert_eq!(jobs(&workers), 1);
}

#[tokio::test]
async fn whoever_leaves_when_its_turn_comes_passes_it_on() {
    let workers = one_worker();
    let first = enqueue(&workers, 1).unwrap();
    let (second, mut third) = (enqueue(&workers, 2).unwrap(), enqueue(&workers, 3).unwrap());
    // It is the turn of the second, which never learns of it.
    drop(first);
    assert!(!has_turn(&mut third).await);
    drop(second);
    assert!(has_turn(&mut third).await);
}

#[tokio::test]
async fn work_that_ignores_its_cancel_is_counted_and_keeps_its_worker_until_it_ends() {
    let workers = one_worker();
    let Ticket { caller, place, .. } = enqueue(&workers, 1).unwrap();
    let mut next = enqueue(&workers, 2).unwrap();
    // The client leaves; the work, which holds the place, goes on.
    drop(caller);
    assert_eq!(workers.warn_of_overdue(), 0);
    for job in workers.queue(Cost::Long).jobs.values_mut() {
        job.cancelled = job
            .cancelled
            .and_then(|moment| moment.checked_sub(2 * OVERDUE));
    }
    assert_eq!(workers.warn_of_overdue(), 1);
    assert!(!has_turn(&mut next).await);
    drop(place);
    assert_eq!(workers.warn_of_overdue(), 0);
    assert!(has_turn(&mut next).await);
}

#[tokio::test]
async fn work_that_is_dropped_frees_its_worker_when_it_sees_its_cancel() {
    let workers = one_worker();
    let ticket = enqueue(&workers, 1).unwrap();
    let mut next = enqueue(&workers, 2).unwrap();
    let question = TABLE.read(ENDLESS).unwrap();
    // Longer than the next one would wait.
    let requested = Requested {
        seconds: Some(60.0),
        ..Requested::default()
    };
    // It is begun, and dropped at once.
    let work = timeout(Duration::ZERO, ticket.run(question, requested, ()));
    assert!(work.await.is_err());
    assert!(next.turn_within(Duration::MAX).await.unwrap());
}

#[tokio::test]
async fn nobody_waits_for_a_server_that_ends() {
    let workers = one_worker();
    let _first = enqueue(&workers, 1).unwrap();
    let mut second = enqueue(&workers, 2).unwrap();
    workers.close();
    let turn = second.turn_within(Duration::MAX).await;
    assert!(matches!(turn, Err(Refusal::Ending)));
    assert!(matches!(enqueue(&workers, 3), Err(Refusal::Ending)));
}
