//! From a find to a step: the evidence of each technique and the smallest set of clues.

use super::company::{Company, company};
use super::ladder::Find;
use super::position::{NOW, Position, Slot, State};
use super::sight::{Sight, sight_before};
use super::{Clue, Evidence, Step, Technique, clues, reach, two_numbers};
use crate::{Direction, Fill, Rule};

/// The step that `find` makes in `position`.
pub(super) fn describe(position: &Position, find: &Find) -> Step {
    let step = |evidence, clues| Step {
        technique: find.technique,
        conclusions: position.conclusions(&find.conclusions),
        clues,
        evidence,
    };
    let cell = position.pos(find.at);
    match find.technique {
        Technique::IsolatedWall => step(Evidence::Company { cell }, blockers(position, find.at)),
        Technique::OneOpenNeighbour => {
            let mut clues = blockers(position, find.at);
            clues::add(position, find.at, &mut clues);
            clues.sort();
            step(Evidence::Company { cell }, clues)
        }
        Technique::BlindFloor => step(Evidence::Blind { cell }, screens(position, find.at)),
        Technique::TwoNumbers => two_numbers::describe(position, find),
        _ => {
            let number = position.number(find.at).unwrap_or(0);
            let sight = sight_before(position, find.at, number, NOW);
            let clues = of_number(position, find.at, &sight, &find.conclusions);
            step(number_evidence(position, find, sight), clues)
        }
    }
}

fn number_evidence(position: &Position, find: &Find, sight: Sight) -> Evidence {
    let spans = reach::spans(position, find.at, sight.number);
    match (find.technique, spans) {
        (Technique::Joint, Some(spans)) => Evidence::Reaches { sight, spans },
        _ => Evidence::Number {
            directions: directions(position, find),
            sight,
        },
    }
}

/// The directions in which the conclusions lie.
fn directions(position: &Position, find: &Find) -> Vec<Direction> {
    let mut directions: Vec<Direction> = find
        .conclusions
        .iter()
        .map(|&(slot, _)| position.bearing(find.at, slot).0)
        .collect();
    directions.sort_unstable();
    directions.dedup();
    directions
}

/// A number and the fewest of the cells it sees.
fn of_number(
    position: &Position,
    slot: Slot,
    sight: &Sight,
    conclusions: &[(Slot, Fill)],
) -> Vec<Clue> {
    let mut candidates = vec![Clue::number(sight.cell)];
    clues::in_sight(position, sight, &mut candidates);
    clues::smallest(position, candidates, 1, |laid| {
        reach::proves(laid, slot, sight.number, conclusions)
    })
}

/// The walls that take a cell's company away.
fn blockers(position: &Position, slot: Slot) -> Vec<Clue> {
    match position.rule() {
        Rule::SeesFloor => {
            let mut walls = Vec::new();
            let kept = match company(position, slot, NOW) {
                Company::Only(direction, _) => Some(direction),
                Company::Alone | Company::Enough => None,
            };
            for direction in Direction::ALL {
                let at = position.along(slot, direction, 1);
                if Some(direction) != kept && !position.is_border(at) {
                    clues::add(position, at, &mut walls);
                }
            }
            walls.sort();
            walls
        }
        Rule::SeenByNumber => screens(position, slot),
    }
}

/// The nearest wall each way that stands between a cell and a number.
fn screens(position: &Position, slot: Slot) -> Vec<Clue> {
    let mut walls = Vec::new();
    for direction in Direction::ALL {
        let mut screen = None;
        for distance in 1.. {
            let at = position.along(slot, direction, distance);
            if position.is_border(at) {
                break;
            }
            if position.state(at) == State::Wall {
                screen = screen.or(Some(at));
            }
            if let Some(number) = position.number(at) {
                // A number that counts less than its distance cannot see the cell, wall or not.
                if let Some(screen) = screen
                    && usize::from(number) >= distance
                {
                    clues::add(position, screen, &mut walls);
                }
            }
        }
    }
    walls.sort();
    walls
}
