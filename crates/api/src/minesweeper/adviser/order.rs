//! An elimination order as it is asked for: by name, or variable by variable.

use atisbo_base::{UnknownName, read_name};
use atisbo_bayes::{Order, OrderName};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// An elimination order: the name of one, or the names of variables separated by commas.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EliminationOrder {
    /// One with a name.
    Named(OrderName),
    /// The variables in this order; those that are not named go before them.
    Nodes(Vec<String>),
}

impl Default for EliminationOrder {
    fn default() -> Self {
        EliminationOrder::Named(OrderName::default())
    }
}

impl EliminationOrder {
    /// The order of some settings, if it has a name, else the usual one.
    pub(super) fn of(order: &Order) -> Self {
        let mut names = OrderName::ALL.iter().copied();
        let found = names.find(|&name| Order::from(name) == *order);
        EliminationOrder::Named(found.unwrap_or_default())
    }

    /// The order of the settings, and the variables in order, if there are any.
    pub(super) fn parts(&self) -> (Order, Vec<String>) {
        match self {
            EliminationOrder::Named(name) => ((*name).into(), Vec::new()),
            EliminationOrder::Nodes(nodes) => (Order::default(), nodes.clone()),
        }
    }
}

/// What an order is written as: the names, and an example of the other form.
const KNOWN: &[&str] = &[
    "best",
    "min-degree",
    "min-weight",
    "min-fill",
    "weighted-min-fill",
    "plain",
    "shuffled",
    "X,Y,...",
];

impl FromStr for EliminationOrder {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        if let Ok(name) = text.parse() {
            return Ok(EliminationOrder::Named(name));
        }
        let nodes: Vec<String> = text.split(',').map(|one| one.trim().to_owned()).collect();
        // A single word without a digit is more likely a slip in a name than a variable.
        let is_name = nodes.len() == 1 && !text.contains(|sign: char| sign.is_ascii_digit());
        if is_name || nodes.iter().any(String::is_empty) {
            return Err(UnknownName::new(text, KNOWN.to_vec()));
        }
        Ok(EliminationOrder::Nodes(nodes))
    }
}

impl fmt::Display for EliminationOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EliminationOrder::Named(name) => name.fmt(f),
            EliminationOrder::Nodes(nodes) => f.write_str(&nodes.join(",")),
        }
    }
}

impl Serialize for EliminationOrder {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for EliminationOrder {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        read_name(from, KNOWN)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_with_a_name_is_listed_and_read() {
        let names: Vec<&str> = OrderName::ALL.iter().map(|name| name.id()).collect();
        assert_eq!(KNOWN[..KNOWN.len() - 1], names);
        for name in names {
            let read: EliminationOrder = name.parse().unwrap();
            assert_eq!(read.to_string(), name);
            assert!(read.parts().1.is_empty());
        }
    }

    #[test]
    fn variables_are_separated_by_commas() {
        let order: EliminationOrder = "x00, x_r1c2".parse().unwrap();
        assert_eq!(order.to_string(), "x00,x_r1c2");
        assert_eq!(order.parts().1, ["x00", "x_r1c2"]);
        for bad in ["", "bets", "x00,,x01", ","] {
            assert!(bad.parse::<EliminationOrder>().is_err(), "{bad}");
        }
    }
}
