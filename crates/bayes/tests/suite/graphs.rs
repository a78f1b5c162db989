//! The moral and the triangulated graph, as traces tell them and pictures draw them, against their definitions.

use crate::strategy::{case, engine, markov_network, network};
use atisbo_base::Budget;
use atisbo_bayes::trace::Tracer;
use atisbo_bayes::{
    Decompose, Event, Evidence, Heuristic, Method, Model, Network, Order, Picture, PictureWords,
    Settings, Variable, picture,
};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// An edge, its smaller end first.
type Edge = (Variable, Variable);

fn edge(one: Variable, other: Variable) -> Edge {
    (one.min(other), one.max(other))
}

/// All pairs out of a few variables.
fn pairs(all: &[Variable]) -> Vec<Edge> {
    let with_later = |(index, &one): (usize, &Variable)| {
        let later = all[index + 1..].iter();
        later
            .map(move |&other| edge(one, other))
            .collect::<Vec<_>>()
    };
    all.iter().enumerate().flat_map(with_later).collect()
}

/// The arcs of a network without direction.
fn arcs(network: &Network) -> BTreeSet<Edge> {
    let of_child = |child| {
        network
            .parents(child)
            .iter()
            .map(move |&one| edge(one, child))
    };
    network.variables().all().flat_map(of_child).collect()
}

/// The pairs of parents that no arc joins, of each of these children, less what is observed.
fn marriages(
    network: &Network,
    children: &BTreeSet<Variable>,
    evidence: &Evidence,
) -> BTreeMap<Variable, BTreeSet<Edge>> {
    let arcs = arcs(network);
    let of_child = |&child: &Variable| {
        let mut parents = network.parents(child).to_vec();
        parents.retain(|&parent| evidence.state(parent).is_none());
        let married = pairs(&parents).into_iter();
        (child, married.filter(|one| !arcs.contains(one)).collect())
    };
    children.iter().map(of_child).collect()
}

/// What a question is about: the variables that can be reached from these against the arcs.
fn with_ancestors(network: &Network, some: &[Variable]) -> BTreeSet<Variable> {
    let mut all = BTreeSet::new();
    let mut left = some.to_vec();
    while let Some(one) = left.pop() {
        if all.insert(one) {
            left.extend(network.parents(one));
        }
    }
    all
}

/// Whether every cycle of four or more has a chord: vertices whose neighbours are all joined go until none is left.
fn is_chordal(mut edges: BTreeSet<Edge>) -> bool {
    while !edges.is_empty() {
        let vertices: BTreeSet<Variable> = edges.iter().flat_map(|one| [one.0, one.1]).collect();
        let is_simplicial = |&vertex: &Variable| {
            let around: Vec<Variable> = vertices
                .iter()
                .copied()
                .filter(|&other| edges.contains(&edge(vertex, other)))
                .collect();
            pairs(&around).iter().all(|pair| edges.contains(pair))
        };
        let Some(gone) = vertices.iter().copied().find(is_simplicial) else {
            return false;
        };
        edges.retain(|one| one.0 != gone && one.1 != gone);
    }
    true
}

/// The edges that each variable leaves behind when it goes.
fn fill(graph: &BTreeSet<Edge>, order: &[Variable]) -> Vec<(Variable, BTreeSet<Edge>)> {
    let mut edges = graph.clone();
    let mut steps = Vec::new();
    for &gone in order {
        let ends = edges.iter().filter(|one| one.0 == gone || one.1 == gone);
        let around: Vec<Variable> = ends
            .map(|one| if one.0 == gone { one.1 } else { one.0 })
            .collect();
        let added: BTreeSet<Edge> = pairs(&around)
            .into_iter()
            .filter(|pair| !edges.contains(pair))
            .collect();
        edges.extend(&added);
        edges.retain(|one| one.0 != gone && one.1 != gone);
        steps.push((gone, added));
    }
    steps
}

/// What a trace tells of the two graphs.
#[derive(Default)]
struct Told {
    moralised: BTreeMap<Variable, BTreeSet<Edge>>,
    order: Vec<Variable>,
    triangulated: Vec<(Variable, BTreeSet<Edge>)>,
}

/// The trace of one question, or of all marginals where none is asked for.
fn told(model: &Model, evidence: &Evidence, settings: &Settings, target: Option<Variable>) -> Told {
    let engine = engine(model, evidence, settings.clone());
    let mut tracer = Tracer::new(100_000, engine.names());
    let budget = Budget::unlimited();
    // Evidence may turn out to be impossible after the graphs were told.
    _ = match target {
        Some(target) => engine.posterior(&[target], &budget, &mut tracer).map(drop),
        None => engine.marginals(&budget, &mut tracer).map(drop),
    };
    let trace = tracer.into_trace();
    assert_eq!(trace.left_out, 0);
    let variable = |name: &String| model.variables().find(name).unwrap();
    let named = |edges: &[(String, String)]| -> BTreeSet<Edge> {
        let all: BTreeSet<Edge> = edges
            .iter()
            .map(|(one, other)| edge(variable(one), variable(other)))
            .collect();
        assert_eq!(all.len(), edges.len(), "each once");
        all
    };
    let mut told = Told::default();
    for event in &trace.events {
        match event {
            Event::Moralised { child, edges } => {
                let before = told.moralised.insert(variable(child), named(edges));
                assert!(before.is_none());
            }
            Event::Ordered { order, .. } => told.order = order.iter().map(variable).collect(),
            Event::Triangulated {
                variable: gone,
                edges,
                ..
            } => {
                told.triangulated.push((variable(gone), named(edges)));
            }
            _ => {}
        }
    }
    told
}

/// All ways to choose an order.
fn orders() -> impl Strategy<Value = Order> {
    let rules = Heuristic::ALL.map(Order::Greedy).to_vec();
    prop_oneof![
        Just(Order::Best),
        Just(Order::Plain),
        Just(Order::Shuffled),
        proptest::sample::select(rules),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_trace_tells_each_edge_of_moralisation_and_of_triangulation_once(
        case in case(),
        order in orders(),
        asked in 0..7_usize,
        whole: bool,
    ) {
        let Model::Bayes(network) = &case.model else { return Ok(()) };
        let mut evidence = Evidence::none();
        for (variable, state) in case.evidence.states() {
            evidence = evidence.and(variable, state);
        }
        let all: Vec<Variable> = network.variables().all().collect();
        let target = (!whole).then(|| all[asked % all.len()]);
        let settings = Settings {
            method: if whole { Method::JunctionTree } else { Method::VariableElimination },
            order,
            decompose: Decompose::FullTable,
            prune_separated: false,
            ..Settings::default()
        };
        let told = told(&case.model, &evidence, &settings, target);
        let mut about: Vec<Variable> = evidence.states().map(|(one, _)| one).collect();
        about.extend(match target {
            Some(target) => vec![target],
            None => all.clone(),
        });
        let children = with_ancestors(network, &about);
        let hidden = |one: &Variable| evidence.state(*one).is_none();

        // Each edge at the first of its children.
        let mut expected = marriages(network, &children, &evidence);
        let mut seen = BTreeSet::new();
        for edges in expected.values_mut() {
            edges.retain(|&one| seen.insert(one));
        }
        expected.retain(|_, edges| !edges.is_empty());
        prop_assert_eq!(&told.moralised, &expected);

        let mut graph = seen;
        graph.extend(arcs(network).into_iter().filter(|(one, other)| {
            hidden(one) && hidden(other) && children.contains(one) && children.contains(other)
        }));
        prop_assert_eq!(&told.triangulated, &fill(&graph, &told.order));
        let mut gone: Vec<Variable> = told.order.clone();
        gone.extend(target.filter(hidden));
        gone.sort_unstable();
        let left: Vec<Variable> = children.iter().copied().filter(hidden).collect();
        prop_assert_eq!(gone, left);
        graph.extend(told.triangulated.iter().flat_map(|(_, edges)| edges));
        prop_assert!(is_chordal(graph));
    }
}

/// The words of a picture, some to be escaped.
fn words() -> PictureWords {
    let word = |text: &str| text.to_owned();
    PictureWords {
        title: word("A <network> & more"),
        arc: word("arc"),
        edge: word("edge"),
        marriage: word("marriage"),
        fill: word("fill"),
        no_fill: word("no fill"),
    }
}

/// A box: left, top, right, bottom.
type Box4 = [f64; 4];

/// What is drawn: the box of each variable, and each edge with its class and the numbers of its ends.
struct Drawn {
    boxes: Vec<Box4>,
    edges: Vec<(String, Variable, Variable)>,
    says_no_fill: bool,
}

/// Reads a picture, and sees that all of it lies inside and that no two boxes overlap.
fn drawn(svg: &str, model: &Model) -> Drawn {
    let document = roxmltree::Document::parse(svg).unwrap();
    let numbers = |text: &str| -> Vec<f64> {
        let parts = text.split(|c: char| !(c.is_ascii_digit() || ".-".contains(c)));
        parts.filter_map(|part| part.parse().ok()).collect()
    };
    let view = numbers(document.root_element().attribute("viewBox").unwrap());
    let inside = |x: f64, y: f64| {
        let (right, bottom) = (view[0] + view[2], view[1] + view[3]);
        assert!(
            (view[0]..=right).contains(&x) && (view[1]..=bottom).contains(&y),
            "({x}, {y}) in {view:?}"
        );
    };
    let variables = model.variables();
    let mut boxes = vec![None; variables.len()];
    for group in document.descendants().filter(|node| node.has_tag_name("g")) {
        let child = |name: &str| {
            group
                .children()
                .find(|node| node.has_tag_name(name))
                .unwrap()
        };
        let name = child("title").text().unwrap();
        let shape = child("rect");
        let [x, y, width, height] = ["x", "y", "width", "height"]
            .map(|name| shape.attribute(name).unwrap().parse::<f64>().unwrap());
        inside(x, y);
        inside(x + width, y + height);
        let before =
            boxes[variables.find(name).unwrap().index()].replace([x, y, x + width, y + height]);
        assert!(before.is_none());
    }
    let boxes: Vec<Box4> = boxes.into_iter().map(Option::unwrap).collect();
    for (index, one) in boxes.iter().enumerate() {
        for other in &boxes[..index] {
            let apart =
                one[2] < other[0] || other[2] < one[0] || one[3] < other[1] || other[3] < one[1];
            assert!(apart, "{one:?} {other:?}");
        }
    }
    let at = |x: f64, y: f64| {
        let is_middle = |one: &Box4| {
            (0.5 * (one[0] + one[2]) - x).abs() < 0.2 && (0.5 * (one[1] + one[3]) - y).abs() < 0.2
        };
        Variable(boxes.iter().position(is_middle).unwrap() as u32)
    };
    let mut edges = Vec::new();
    for path in document
        .descendants()
        .filter(|node| node.has_tag_name("path"))
    {
        let (class, line) = (
            path.attribute("class").unwrap(),
            path.attribute("d").unwrap(),
        );
        // Lines of the legend and heads of arrows are no curves.
        if let ([x0, y0, _, _, x1, y1], true) = (&numbers(line)[..], line.contains('Q')) {
            edges.push((class.to_owned(), at(*x0, *y0), at(*x1, *y1)));
        }
    }
    Drawn {
        boxes,
        edges,
        says_no_fill: svg.contains("no fill"),
    }
}

impl Drawn {
    fn of(model: &Model, of: Picture, places: Option<&[(f64, f64)]>) -> Self {
        drawn(
            &picture(model, of, places, &words(), &Budget::unlimited()).unwrap(),
            model,
        )
    }

    /// The edges of a class without direction, each once.
    fn class(&self, class: &str) -> BTreeSet<Edge> {
        let ends = self.edges.iter().filter(|one| one.0 == class);
        let ends: Vec<Edge> = ends.map(|(_, one, other)| edge(*one, *other)).collect();
        let all: BTreeSet<Edge> = ends.iter().copied().collect();
        assert_eq!(all.len(), ends.len(), "each once");
        all
    }
}

/// That these edges are those of a graph and make it chordal.
fn assert_triangulated(picture: &Drawn, graph: &BTreeSet<Edge>) {
    let added = picture.class("net-fill");
    assert!(added.is_disjoint(graph));
    assert_eq!(added.is_empty(), picture.says_no_fill);
    assert!(is_chordal(graph.union(&added).copied().collect()));
    assert!(added.is_empty() || !is_chordal(graph.clone()));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_picture_of_a_bayesian_network_has_its_arcs_its_marriages_and_its_fill_edges(
        network in network(),
        heap: bool,
    ) {
        let arcs = arcs(&network);
        let all: BTreeSet<Variable> = network.variables().all().collect();
        let married: BTreeSet<Edge> = marriages(&network, &all, &Evidence::none()).into_values().flatten().collect();
        let directed: BTreeSet<Edge> = all
            .iter()
            .flat_map(|&child| network.parents(child).iter().map(move |&parent| (parent, child)))
            .collect();
        let model = Model::from(network);
        // All in one place, with one that is nowhere, or in layers.
        let heaped: Vec<(f64, f64)> = all.iter().map(|_| (3.0, 4.0)).skip(1).chain([(f64::NAN, f64::MAX)]).collect();
        let places = heap.then_some(&heaped[..]);

        let dag = Drawn::of(&model, Picture::Arcs, places);
        let drawn: BTreeSet<Edge> = dag.edges.iter().map(|(_, from, to)| (*from, *to)).collect();
        prop_assert_eq!(drawn, directed);
        prop_assert_eq!(dag.class("net-arc"), arcs.clone());

        let moral = Drawn::of(&model, Picture::Moral, places);
        prop_assert_eq!(moral.class("net-plain"), arcs.clone());
        prop_assert_eq!(moral.class("net-marriage"), married.clone());
        prop_assert!(moral.class("net-fill").is_empty() && !moral.says_no_fill);

        let triangulated = Drawn::of(&model, Picture::Triangulated, places);
        prop_assert_eq!(triangulated.class("net-plain"), arcs.clone());
        prop_assert_eq!(triangulated.class("net-marriage"), married.clone());
        assert_triangulated(&triangulated, &arcs.union(&married).copied().collect());

        if !heap {
            for (one, other) in dag.edges.iter().map(|(_, from, to)| (from, to)) {
                prop_assert!(dag.boxes[one.index()][3] < dag.boxes[other.index()][1], "parents above their children");
            }
        }
    }

    #[test]
    fn a_picture_of_a_markov_network_joins_the_variables_of_each_factor(network in markov_network(1)) {
        let scopes = network.factors().iter().map(|factor| pairs(factor.scope()));
        let graph: BTreeSet<Edge> = scopes.flatten().collect();
        let model = Model::from(network);
        for of in Picture::ALL {
            let picture = Drawn::of(&model, of, None);
            prop_assert_eq!(picture.class("net-plain"), graph.clone());
            if of == Picture::Triangulated {
                assert_triangulated(&picture, &graph);
            } else {
                prop_assert_eq!(picture.edges.len(), graph.len());
            }
        }
    }
}
