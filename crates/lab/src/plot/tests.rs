//! What holds for all plots.

use super::*;
use crate::statistics::{Confidence, Distribution, Estimate, Growth, Interval};
use proptest::prelude::*;
use roxmltree::Document;

fn around(value: f64) -> Option<Interval> {
    let (low, high) = (0.5 * value, 2.0 * value);
    (low <= high).then_some(Interval { low, high })
}

fn bars(words: &str, values: &[f64]) -> Bars {
    let bar = |&value: &f64| {
        Some(Bar {
            value,
            interval: around(value),
        })
    };
    Bars {
        title: words.to_owned(),
        description: words.to_owned(),
        axis: Axis {
            title: words.to_owned(),
            ..Axis::default()
        },
        series: vec![words.to_owned(); values.len()],
        groups: vec![Group {
            name: words.to_owned(),
            bars: values.iter().map(bar).collect(),
        }],
    }
}

fn curves(words: &str, values: &[f64]) -> Curves {
    let measured: Vec<(f64, f64)> = (1..).map(f64::from).zip(values.iter().copied()).collect();
    let point = |&(x, y): &(f64, f64)| Point {
        x,
        y,
        interval: around(y),
    };
    let series = |law| Series {
        name: words.to_owned(),
        points: measured.iter().map(point).collect(),
        law,
    };
    let growth = Growth::fit(&measured, Confidence::NINETY_FIVE);
    Curves {
        title: words.to_owned(),
        description: words.to_owned(),
        x: Axis::default(),
        y: Axis::seconds(words),
        panels: [None, growth.map(|growth| *growth.better())]
            .map(|law| Panel {
                title: words.to_owned(),
                series: vec![series(law)],
            })
            .to_vec(),
    }
}

fn columns(words: &str, values: &[f64]) -> Columns {
    let beside = values.first().and_then(|&value| {
        Some(Estimate {
            value,
            interval: around(value)?,
        })
    });
    Columns {
        title: words.to_owned(),
        description: words.to_owned(),
        runs: words.to_owned(),
        few: words.to_owned(),
        many: words.to_owned(),
        rows: [Unit::Seconds, Unit::Number]
            .map(|unit| ColumnRow {
                axis: Axis {
                    title: words.to_owned(),
                    unit,
                    ..Axis::default()
                },
                values: values.to_vec(),
                beside,
            })
            .to_vec(),
    }
}

fn boxes(words: &str, values: &[f64]) -> Boxes {
    let mut distribution = Distribution::default();
    distribution.extend(values.iter().copied());
    Boxes {
        title: words.to_owned(),
        description: words.to_owned(),
        axis: Axis {
            scale: Scale::Logarithmic,
            ..Axis::default()
        },
        rows: BoxRow::of(words, &distribution).into_iter().collect(),
    }
}

fn heat(words: &str, values: &[f64]) -> Heat {
    let cell = |&value: &f64| HeatCell {
        value: Some(value),
        text: words.to_owned(),
    };
    Heat {
        title: words.to_owned(),
        description: words.to_owned(),
        values: Axis::default(),
        columns_title: words.to_owned(),
        columns: vec![words.to_owned(); values.len()],
        rows: vec![(words.to_owned(), values.iter().map(cell).collect())],
    }
}

fn survival(words: &str, values: &[f64]) -> Survival {
    Survival {
        title: words.to_owned(),
        description: words.to_owned(),
        instances: Axis::default(),
        time: Axis {
            scale: Scale::Logarithmic,
            ..Axis::default()
        },
        total: Some(values.len() as u64),
        methods: vec![Solved {
            name: words.to_owned(),
            times: values.to_vec(),
        }],
    }
}

fn all(words: &str, values: &[f64]) -> [String; 6] {
    [
        bars(words, values).svg(),
        columns(words, values).svg(),
        curves(words, values).svg(),
        boxes(words, values).svg(),
        heat(words, values).svg(),
        survival(words, values).svg(),
    ]
}

#[test]
fn bars_are_drawn_as_agreed() {
    let plot = Bars {
        axis: Axis::rates("won"),
        series: vec!["logic".to_owned(), "exact".to_owned()],
        ..bars("Games won", &[0.25, 0.5])
    };
    insta::assert_snapshot!(plot.svg());
}

#[test]
fn the_runs_that_are_drawn_stand_beside_what_many_say() {
    let svg = columns("Ten runs", &[2.0, 0.0, 4.0]).svg();
    let document = Document::parse(&svg).unwrap();
    let texts: Vec<&str> = document
        .descendants()
        .filter(|node| node.has_tag_name("text"))
        .filter_map(|node| node.text())
        .collect();
    // Both rows number the three runs, and name their values in their units.
    for number in ["1", "2", "3"] {
        assert!(
            texts.iter().filter(|text| **text == number).count() >= 2,
            "{texts:?}"
        );
    }
    assert!(texts.contains(&"4 s") && texts.contains(&"4"), "{texts:?}");
    // The ground, and in each row three columns and the band; the patch of the legend.
    let boxes = document
        .descendants()
        .filter(|node| node.has_tag_name("rect"));
    assert_eq!(boxes.count(), 1 + 2 * (3 + 1) + 1);
    // Without the many there is neither line nor name for them.
    let mut alone = columns("Ten runs", &[2.0]);
    alone.many = "all runs".to_owned();
    assert!(alone.svg().contains("all runs"));
    alone.rows.iter_mut().for_each(|row| row.beside = None);
    assert!(!alone.svg().contains("all runs"));
}

#[test]
fn a_plot_of_nothing_is_an_empty_frame() {
    for svg in all("", &[]) {
        assert!(Document::parse(&svg).is_ok());
    }
}

#[test]
fn a_hundred_thousand_instances_make_a_small_picture() {
    let times: Vec<f64> = (1..100_000).map(|time| f64::from(time) * 1e-6).collect();
    assert!(survival("many", &times).svg().len() < 20_000);
}

proptest! {
    #[test]
    fn any_words_and_values_give_a_picture_within_its_borders(
        words in any::<String>(), values in prop::collection::vec(prop::num::f64::ANY, 0..6),
    ) {
        for svg in all(&words, &values) {
            let document = Document::parse(&svg).unwrap();
            prop_assert_eq!(document.root_element().attribute("role"), Some("img"));
            prop_assert!(!svg.contains("NaN") || words.contains("NaN"));
            prop_assert!(!svg.contains("inf") || words.contains("inf"));
        }
    }

    #[test]
    fn the_same_figures_give_the_same_text(values in prop::collection::vec(1e-9..1e9_f64, 0..6)) {
        prop_assert_eq!(all("same", &values), all("same", &values));
    }
}
