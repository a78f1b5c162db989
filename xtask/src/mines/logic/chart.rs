//! Line charts as SVG: panels side by side that share their axes and their legend.

use std::fmt::Write;

/// How heights stand for values.
#[derive(Clone, Copy)]
pub(super) enum Scale {
    /// From 0 to 100 percent.
    Percent,
    /// By powers of ten of a second, from the first exponent to the last.
    Seconds(i32, i32),
}

/// A value at a place, with the ends of its interval if it has one.
#[derive(Clone, Copy)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) interval: Option<(f64, f64)>,
}

/// Points that belong together.
pub(super) struct Line {
    pub(super) name: &'static str,
    pub(super) colour: &'static str,
    pub(super) points: Vec<Point>,
}

/// One pair of axes.
pub(super) struct Panel {
    pub(super) title: String,
    pub(super) lines: Vec<Line>,
}

/// Panels side by side.
pub(super) struct Chart {
    pub(super) title: &'static str,
    /// What stands below.
    pub(super) x_title: &'static str,
    /// The first and the last place.
    pub(super) x: (f64, f64),
    pub(super) scale: Scale,
    pub(super) panels: Vec<Panel>,
}

const WIDTH: f64 = 260.0;
const HEIGHT: f64 = 220.0;
const LEFT: f64 = 58.0;
const TOP: f64 = 56.0;
const GAP: f64 = 24.0;
const BOTTOM: f64 = 64.0;

impl Scale {
    /// Where a value stands, from 0 at the bottom to 1 at the top.
    fn place(self, value: f64) -> f64 {
        match self {
            Scale::Percent => value / 100.0,
            Scale::Seconds(low, high) => (value.log10() - f64::from(low)) / f64::from(high - low),
        }
    }

    /// The values that have a line of their own, with their names.
    fn ticks(self) -> Vec<(f64, String)> {
        match self {
            Scale::Percent => (0..=5)
                .map(|step| (f64::from(step) * 20.0, format!("{} %", step * 20)))
                .collect(),
            Scale::Seconds(low, high) => (low..=high)
                .map(|power| {
                    let name = match power {
                        -6..=-4 => format!("{} µs", 10f64.powi(power + 6)),
                        -3..=-1 => format!("{} ms", 10f64.powi(power + 3)),
                        _ => format!("{} s", 10f64.powi(power)),
                    };
                    (10f64.powi(power), name)
                })
                .collect(),
        }
    }
}

impl Chart {
    pub(super) fn svg(&self) -> String {
        let panels = self.panels.len() as f64;
        let width = LEFT + panels * (WIDTH + GAP);
        let height = TOP + HEIGHT + BOTTOM;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" \
             font-size=\"11\">\n<title>{}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
             <text x=\"{LEFT}\" y=\"20\" font-size=\"15\">{0}</text>\n",
            self.title
        );
        for (index, panel) in self.panels.iter().enumerate() {
            let left = LEFT + index as f64 * (WIDTH + GAP);
            self.axes(&mut svg, panel, left, index == 0);
            for line in &panel.lines {
                self.line(&mut svg, line, left);
            }
        }
        self.legend(&mut svg, height - 14.0);
        svg + "</svg>\n"
    }

    fn place(&self, left: f64, x: f64, y: f64) -> (f64, f64) {
        let (first, last) = self.x;
        let across = (x - first) / (last - first);
        let up = self.scale.place(y).clamp(0.0, 1.0);
        (left + across * WIDTH, TOP + (1.0 - up) * HEIGHT)
    }

    fn axes(&self, svg: &mut String, panel: &Panel, left: f64, named: bool) {
        let (right, bottom) = (left + WIDTH, TOP + HEIGHT);
        _ = writeln!(
            svg,
            "<text x=\"{left}\" y=\"{:.0}\" font-size=\"12\">{}</text>",
            TOP - 10.0,
            panel.title
        );
        for (value, name) in self.scale.ticks() {
            let (_, y) = self.place(left, self.x.0, value);
            _ = writeln!(svg, "<path d=\"M{left} {y:.1}H{right}\" stroke=\"#ddd\"/>");
            if named {
                let (x, y) = (left - 6.0, y + 4.0);
                _ = writeln!(
                    svg,
                    "<text x=\"{x}\" y=\"{y:.1}\" text-anchor=\"end\">{name}</text>"
                );
            }
        }
        let mut x = self.x.0;
        while x <= self.x.1 {
            let (across, _) = self.place(left, x, 1.0);
            _ = writeln!(
                svg,
                "<text x=\"{across:.1}\" y=\"{:.0}\" text-anchor=\"middle\">{x}</text>",
                bottom + 16.0
            );
            x += 2.0;
        }
        _ = writeln!(
            svg,
            "<path d=\"M{left} {TOP}V{bottom}H{right}\" fill=\"none\" stroke=\"#444\"/>\n\
             <text x=\"{:.0}\" y=\"{:.0}\" text-anchor=\"middle\">{}</text>",
            left + WIDTH / 2.0,
            bottom + 32.0,
            self.x_title
        );
    }

    fn line(&self, svg: &mut String, line: &Line, left: f64) {
        let colour = line.colour;
        let mut path = String::new();
        for point in &line.points {
            let (x, y) = self.place(left, point.x, point.y);
            let step = if path.is_empty() { 'M' } else { 'L' };
            _ = write!(path, "{step}{x:.1} {y:.1}");
            if let Some((low, high)) = point.interval {
                let ((_, low), (_, high)) = (
                    self.place(left, point.x, low),
                    self.place(left, point.x, high),
                );
                _ = writeln!(
                    svg,
                    "<path d=\"M{x:.1} {low:.1}V{high:.1}\" stroke=\"{colour}\" stroke-opacity=\"0.45\"/>"
                );
            }
            _ = writeln!(
                svg,
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"2.5\" fill=\"{colour}\"/>"
            );
        }
        _ = writeln!(
            svg,
            "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.5\"/>"
        );
    }

    fn legend(&self, svg: &mut String, y: f64) {
        let lines = self.panels.first().map_or(&[][..], |panel| &panel.lines);
        let mut x = LEFT;
        for line in lines {
            _ = writeln!(
                svg,
                "<path d=\"M{x} {:.1}h18\" stroke=\"{}\" stroke-width=\"2.5\"/>\
                 <text x=\"{:.0}\" y=\"{y}\">{}</text>",
                y - 4.0,
                line.colour,
                x + 24.0,
                line.name
            );
            x += 44.0 + 6.2 * line.name.len() as f64;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_stand_where_their_scale_says() {
        assert!((Scale::Percent.place(25.0) - 0.25).abs() < 1e-12);
        let seconds = Scale::Seconds(-4, 0);
        assert!((seconds.place(0.01) - 0.5).abs() < 1e-12);
        let names: Vec<String> = seconds.ticks().into_iter().map(|(_, name)| name).collect();
        assert_eq!(names, ["100 µs", "1 ms", "10 ms", "100 ms", "1 s"]);
    }

    #[test]
    fn a_chart_has_a_line_for_each_name() {
        let line = |name| Line {
            name,
            colour: "#000",
            points: vec![Point {
                x: 3.0,
                y: 50.0,
                interval: Some((40.0, 60.0)),
            }],
        };
        let chart = Chart {
            title: "two",
            x_title: "side",
            x: (3.0, 13.0),
            scale: Scale::Percent,
            panels: vec![Panel {
                title: "one".to_owned(),
                lines: vec![line("a"), line("b")],
            }],
        };
        let svg = chart.svg();
        assert_eq!(svg.matches("<circle").count(), 2);
        assert!(svg.ends_with("</svg>\n"));
    }
}
