//! The pictures of an experiment's report.

use super::Words;
use atisbo_api::text::Message;
use atisbo_lab::plot::{
    Axis, Bars, BoxRow, Boxes, Curves, Group, Heat, HeatCell, Panel, Point, Scale, Series, Solved,
    Survival,
};
use atisbo_lab::report::Document;
use atisbo_lab::runs::Method;
use atisbo_lab::statistics::Estimate;
use atisbo_lab::summary::{Part, Summary};

/// More bars than this are better read as a map.
const MOST_BARS: usize = 30;

/// More boxes than this are not readable.
const MOST_BOXES: usize = 30;

/// How often each method succeeds: bars, or a map where there are many.
pub(super) fn rates(document: &mut Document, summary: &Summary, words: Words) {
    let plan = summary.plan();
    let axis = Axis::rates(words.success(&plan.game)).written(words.numerals());
    let title = words.say("lab-plot-rates");
    let series: Vec<String> = plan
        .methods
        .iter()
        .map(|method| method.name.clone())
        .collect();
    let of_setting = |setting: usize| {
        let rate = move |method| summary.group(setting, method).rate();
        (0..plan.methods.len()).map(rate)
    };
    let settings = plan.settings.iter().enumerate();
    let svg = if plan.settings.len() * plan.methods.len() <= MOST_BARS {
        Bars {
            title: title.clone(),
            description: words.say("lab-plot-rates-how"),
            axis,
            series,
            groups: settings
                .map(|(index, setting)| Group {
                    name: setting.name.clone(),
                    bars: of_setting(index).map(|rate| rate.map(Into::into)).collect(),
                })
                .collect(),
        }
        .svg()
    } else {
        let cell = |rate: Option<Estimate>| HeatCell {
            value: rate.map(|rate| rate.value),
            text: rate.map_or_else(String::new, |rate| format!("{:.0}", 100.0 * rate.value)),
        };
        Heat {
            title: title.clone(),
            description: words.say("lab-plot-rates-how"),
            values: axis,
            columns_title: String::new(),
            columns: series,
            rows: settings
                .map(|(index, setting)| {
                    (setting.name.clone(), of_setting(index).map(cell).collect())
                })
                .collect(),
        }
        .svg()
    };
    document.plot("rates", title, svg);
}

/// How long each method takes.
pub(super) fn times(document: &mut Document, summary: &Summary, words: Words) {
    let row = |part: Part<'_>| {
        let name = format!("{} · {}", part.setting.name, part.method.name);
        BoxRow::of(name, &part.group.seconds())
    };
    let rows: Vec<BoxRow> = summary.parts().filter_map(row).collect();
    if rows.is_empty() || rows.len() > MOST_BOXES {
        return;
    }
    let title = words.say("lab-plot-times");
    let svg = Boxes {
        title: title.clone(),
        description: words.say("lab-plot-times-how"),
        axis: Axis::seconds(words.say("lab-time")).written(words.numerals()),
        rows,
    };
    document.plot("times", title, svg.svg());
}

/// How many instances each method solves within which time, setting by setting.
pub(super) fn survival(document: &mut Document, summary: &Summary, words: Words) {
    let plan = summary.plan();
    for (index, setting) in plan.settings.iter().enumerate() {
        let solved = |(number, method): (usize, &Method)| Solved {
            name: method.name.clone(),
            times: summary.group(index, number).times.clone(),
        };
        let methods: Vec<Solved> = plan.methods.iter().enumerate().map(solved).collect();
        // One point a method is no curve.
        if methods.iter().all(|method| method.times.len() < 5) {
            continue;
        }
        let title = Message::new("lab-plot-survival").with("setting", setting.name.as_str());
        let title = title.to(words.0);
        let svg = Survival {
            title: title.clone(),
            description: words.say("lab-plot-survival-how"),
            instances: Axis {
                title: words.say("lab-instances"),
                numerals: words.numerals(),
                ..Axis::default()
            },
            time: Axis::seconds(words.say("lab-time")).written(words.numerals()),
            total: Some(setting.instances),
            methods,
        };
        document.plot(format!("survival-{}", setting.name), title, svg.svg());
    }
}

/// How the mean time of a success grows with the size.
pub(super) fn growth(document: &mut Document, summary: &Summary, words: Words) {
    let plan = summary.plan();
    let series = |(index, method): (usize, &Method)| Series {
        name: method.name.clone(),
        points: summary
            .times_by_size(index)
            .into_iter()
            .map(Point::from)
            .collect(),
        law: summary.growth(index).map(|growth| *growth.better()),
    };
    let title = words.say("lab-plot-growth");
    let svg = Curves {
        title: title.clone(),
        description: words.say("lab-plot-growth-how"),
        x: Axis {
            title: words.say("lab-size"),
            scale: Scale::Logarithmic,
            numerals: words.numerals(),
            ..Axis::default()
        },
        y: Axis::seconds(words.say("lab-time")).written(words.numerals()),
        panels: vec![Panel {
            title: String::new(),
            series: plan.methods.iter().enumerate().map(series).collect(),
        }],
    };
    document.plot("growth", title, svg.svg());
}
