//! How many connections there are, in all and of each client.

use crate::client::Client;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Counts connections. One client leaves an eighth of them to others.
#[derive(Debug)]
pub(crate) struct Connections {
    most: usize,
    most_each: usize,
    open: Mutex<HashMap<Client, usize>>,
}

impl Connections {
    pub(crate) fn new(most: usize) -> Arc<Self> {
        Arc::new(Connections {
            most,
            most_each: most - most / 8,
            open: Mutex::default(),
        })
    }

    fn open(&self) -> MutexGuard<'_, HashMap<Client, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts one more connection of a client, if there is room for it.
    pub(crate) fn admit(self: &Arc<Self>, client: Client) -> Option<Admitted> {
        let mut open = self.open();
        let own = open.get(&client).copied().unwrap_or(0);
        if open.values().sum::<usize>() >= self.most || own >= self.most_each {
            return None;
        }
        open.insert(client, own + 1);
        Some(Admitted {
            connections: Arc::clone(self),
            client,
        })
    }
}

/// A connection that is counted until this is dropped.
#[derive(Debug)]
pub(crate) struct Admitted {
    connections: Arc<Connections>,
    client: Client,
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut open = self.connections.open();
        if let Some(own) = open.get_mut(&self.client) {
            *own -= 1;
            if *own == 0 {
                open.remove(&self.client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    #[test]
    fn one_client_leaves_room_for_others() {
        let client = |last| Client::from(std::net::IpAddr::from(Ipv4Addr::new(10, 0, 0, last)));
        let connections = Connections::new(8);
        let mut held: Vec<_> = (0..7).map(|_| connections.admit(client(1))).collect();
        assert!(held.iter().all(Option::is_some));
        assert!(connections.admit(client(1)).is_none());
        held.push(connections.admit(client(2)));
        assert!(held[7].is_some());
        assert!(connections.admit(client(3)).is_none());
        drop(held);
        assert!(connections.open().is_empty());
    }
}
