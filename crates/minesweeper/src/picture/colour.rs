//! The colours of a picture. Nothing is shown by colour alone.

/// The classic colour of a number.
pub(super) fn number(number: u8) -> &'static str {
    match number {
        1 => "#1414e0",
        2 => "#0a7a0a",
        3 => "#d40f0f",
        4 => "#0a0a7a",
        5 => "#7a0a0a",
        6 => "#087878",
        7 => "#111",
        8 => "#666",
        _ => "#5a2a82",
    }
}

pub(super) const HIDDEN: &str = "#c6c6cc";
pub(super) const REVEALED: &str = "#ececee";
pub(super) const CLUE: &str = "#ffe9a8";
pub(super) const MINE: &str = "#f3b0ac";
pub(super) const SAFE: &str = "#8fd19a";
pub(super) const LINE: &str = "#a9a9b0";
pub(super) const LIGHT: &str = "#fafafc";
pub(super) const SHADE: &str = "#85858c";
pub(super) const INK: &str = "#222";
pub(super) const FLAG: &str = "#d40f0f";

/// From green over yellow to red as a mine gets likelier.
pub(super) fn probability(mine: f64) -> String {
    const STOPS: [[f64; 3]; 3] = [
        [120.0, 200.0, 134.0],
        [253.0, 231.0, 150.0],
        [232.0, 112.0, 100.0],
    ];
    let along = mine.clamp(0.0, 1.0) * 2.0;
    let (from, share) = if along < 1.0 {
        (0, along)
    } else {
        (1, along - 1.0)
    };
    let mix = |channel: usize| {
        let (a, b) = (STOPS[from][channel], STOPS[from + 1][channel]);
        (a + (b - a) * share).round() as u8
    };
    format!("#{:02x}{:02x}{:02x}", mix(0), mix(1), mix(2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_runs_from_green_over_yellow_to_red() {
        assert_eq!(probability(0.0), "#78c886");
        assert_eq!(probability(0.5), "#fde796");
        assert_eq!(probability(1.0), "#e87064");
    }
}
