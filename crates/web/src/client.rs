//! Who asks: clients are told apart by their addresses, so that each gets its share.

use axum::http::HeaderMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// The header in which a proxy names the client it asks for.
const FORWARDED: &str = "x-forwarded-for";

/// A client: an IPv4 address, or the first 64 bits of an IPv6 address, since one household or machine has all of
/// the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Client(IpAddr);

impl From<IpAddr> for Client {
    fn from(address: IpAddr) -> Self {
        Client(match address.to_canonical() {
            IpAddr::V6(address) => {
                let network = address.to_bits() >> 64 << 64;
                Ipv6Addr::from_bits(network).into()
            }
            address @ IpAddr::V4(_) => address,
        })
    }
}

impl Client {
    /// The client that the nearest proxy names: the last entry of `X-Forwarded-For`. Those before it can be made up by
    /// the client itself.
    pub(crate) fn forwarded(headers: &HeaderMap) -> Option<Self> {
        let last = headers.get_all(FORWARDED).iter().next_back()?;
        let last = last.to_str().ok()?.rsplit(',').next()?.trim();
        let address = last.parse::<IpAddr>().ok();
        let with_port = || last.parse::<SocketAddr>().ok().map(|address| address.ip());
        address.or_else(with_port).map(Client::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(address: &str) -> Client {
        Client::from(address.parse::<IpAddr>().unwrap())
    }

    #[test]
    fn addresses_of_one_ipv6_network_are_one_client() {
        assert_eq!(client("2001:db8:1:2::1"), client("2001:db8:1:2:ff::9"));
        assert_ne!(client("2001:db8:1:2::1"), client("2001:db8:1:3::1"));
        assert_ne!(client("10.0.0.1"), client("10.0.0.2"));
        assert_eq!(client("::ffff:10.0.0.1"), client("10.0.0.1"));
    }

    #[test]
    fn only_what_the_nearest_proxy_says_is_believed() {
        let said = |lines: &[&str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append(FORWARDED, line.parse().unwrap());
            }
            Client::forwarded(&headers)
        };
        assert_eq!(said(&["1.1.1.1, 10.0.0.2"]), Some(client("10.0.0.2")));
        assert_eq!(said(&["1.1.1.1", "10.0.0.2:80"]), Some(client("10.0.0.2")));
        assert_eq!(said(&["[2001:db8::1]:80"]), Some(client("2001:db8::1")),);
        assert_eq!(said(&["10.0.0.2, unknown"]), None);
        assert_eq!(said(&[]), None);
    }
}
