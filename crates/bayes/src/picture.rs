//! A network as an SVG picture: its arcs, its moral graph, or that graph triangulated.
//!
//! The layout is our own and the same for the same input: variables where the caller wants them, or in layers, parents
//! above their children. Kinds of edges differ by dash as well as by colour, and the legend names those that there are.

mod drawing;
mod edges;
mod layers;
mod room;

use crate::graph::{Graph, marriages};
use crate::model::Model;
use crate::order::Order;
use atisbo_base::{Budget, Name, Stop, seed};
use drawing::Drawing;
use edges::{Edge, Kind};
use room::Room;
use serde::Serialize;
use std::collections::HashSet;
use thiserror::Error;

/// The most variables of a picture.
pub const MOST_VARIABLES_OF_A_PICTURE: usize = 2_000;

/// The most edges of a picture.
pub const MOST_EDGES_OF_A_PICTURE: usize = 20_000;

/// What is drawn of a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
#[name(schema = "NetworkPicture")]
pub enum Picture {
    /// Its arcs, from parents to children. Of a Markov network its edges.
    #[name("dag")]
    Arcs,
    /// Its moral graph: arcs without direction, and edges between the parents of a child.
    Moral,
    /// The moral graph with the fill edges of the best order.
    Triangulated,
}

/// The words in a picture.
#[derive(Clone, Debug, Default)]
pub struct Words {
    /// What it shows.
    pub title: String,
    /// What an arrow is.
    pub arc: String,
    /// What a plain edge is.
    pub edge: String,
    /// What an edge of moralisation is.
    pub marriage: String,
    /// What a fill edge is.
    pub fill: String,
    /// That a graph needs none.
    pub no_fill: String,
}

/// A picture that is not drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Error, schemars::JsonSchema)]
pub enum PictureError {
    /// Too much to look at.
    #[error(
        "a picture of {variables} variables and {edges} edges; there may be {MOST_VARIABLES_OF_A_PICTURE} and \
         {MOST_EDGES_OF_A_PICTURE} at most"
    )]
    TooLarge {
        /// How many variables there are.
        variables: usize,
        /// How many edges there are.
        edges: usize,
    },
    /// A limit was reached.
    #[error("{0}")]
    Stopped(Stop),
}

impl From<Stop> for PictureError {
    fn from(stop: Stop) -> Self {
        PictureError::Stopped(stop)
    }
}

/// Draws a network. `places` are where the middles of the variables should stand, by number, in units of a letter's
/// height; one that has no room there stands beside it. Without them the variables stand in layers.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_bayes::{Network, Picture, PictureWords, picture};
///
/// let mut builder = Network::builder();
/// let rain = builder.variable("Rain", ["no", "yes"])?;
/// let hose = builder.variable("Hose", ["no", "yes"])?;
/// let wet = builder.variable("Wet", ["no", "yes"])?;
/// builder.table(rain, &[], vec![0.8, 0.2])?;
/// builder.table(hose, &[], vec![0.9, 0.1])?;
/// builder.table(wet, &[rain, hose], vec![1.0, 0.0, 0.1, 0.9, 0.2, 0.8, 0.0, 1.0])?;
/// let model = builder.build()?.into();
/// let words = PictureWords::default();
/// let budget = Budget::unlimited();
/// let moral = picture(&model, Picture::Moral, None, &words, &budget)?;
/// assert_eq!(moral.matches("class=\"net-marriage\"").count(), 2); // the edge and the legend
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If there is too much to draw, or a limit is reached.
pub fn picture(
    model: &Model,
    picture: Picture,
    places: Option<&[(f64, f64)]>,
    words: &Words,
    budget: &Budget,
) -> Result<String, PictureError> {
    let variables = model.variables();
    let too_large = |edges| PictureError::TooLarge {
        variables: variables.len(),
        edges,
    };
    if variables.len() > MOST_VARIABLES_OF_A_PICTURE {
        return Err(too_large(0));
    }
    let mut meter = budget.meter();
    let edges = edges_of(model, picture, &mut meter)?;
    if edges.len() > MOST_EDGES_OF_A_PICTURE {
        return Err(too_large(edges.len()));
    }
    let names: Vec<&str> = variables.all().map(|one| variables[one].name()).collect();
    let mut room = Room::new(&names);
    match places {
        Some(places) => room.place_at(places, &mut meter)?,
        None => layers::place(&mut room, model, &edges, &mut meter)?,
    }
    let mut drawing = Drawing::new(&room);
    for edge in &edges {
        drawing.edge(edge, edges.len(), &mut meter)?;
    }
    let needs_none =
        picture == Picture::Triangulated && edges.iter().all(|edge| edge.kind != Kind::Fill);
    Ok(drawing.finish(&names, &edges, words, needs_none))
}

/// The edges of a picture, those of a kind together.
fn edges_of(
    model: &Model,
    picture: Picture,
    meter: &mut atisbo_base::Meter,
) -> Result<Vec<Edge>, PictureError> {
    let mut edges = Vec::new();
    let graph = match model {
        Model::Bayes(network) => {
            let kind = match picture {
                Picture::Arcs => Kind::Arc,
                Picture::Moral | Picture::Triangulated => Kind::Plain,
            };
            for child in network.variables().all() {
                let parents = network.parents(child).iter();
                edges.extend(parents.map(|&parent| Edge::new(parent, child, kind)));
            }
            if picture == Picture::Arcs {
                return Ok(edges);
            }
            let married = marriages(network, meter)?.into_iter();
            edges.extend(married.map(|(one, other)| Edge::new(one, other, Kind::Marriage)));
            Graph::moral(network, meter)?
        }
        Model::Markov(network) => {
            let all = vec![true; network.variables().len()];
            let scopes = network.factors().iter().map(crate::factor::Factor::scope);
            let graph = Graph::of_scopes(&all, scopes, meter)?;
            edges.extend(
                graph
                    .edges()
                    .map(|(one, other)| Edge::new(one, other, Kind::Plain)),
            );
            graph
        }
    };
    if picture == Picture::Triangulated {
        let sizes = model.variables().sizes();
        let order = Order::Best.triangulate(&graph, &sizes, &mut seed::rng(0, 0), meter)?;
        let fill = order.fill(&graph).into_iter();
        edges.extend(fill.map(|(one, other)| Edge::new(one, other, Kind::Fill)));
    }
    let mut seen = HashSet::new();
    edges.retain(|edge| seen.insert((edge.from.min(edge.to), edge.from.max(edge.to))));
    Ok(edges)
}
