//! `rules`: a game as courses on artificial intelligence describe one: the properties of its environment, and its formal
//! definition as a problem.

use crate::text::Message;
use crate::verb::{Cost, Verb};
use crate::{Error, Observer};
use atisbo_base::{Budget, Name};
use serde::{Deserialize, Serialize};

/// Which game to describe.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The game.
    pub of: Game,
}

/// A game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
#[name(schema = "DescribedGame")]
pub enum Game {
    /// Minesweeper.
    Minesweeper,
    /// Sudoku.
    Sudoku,
    /// 0h n0.
    Ohno,
}

/// A property of an environment: the first of its two values, as a yes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
#[name(kebab, schema = "EnvironmentProperty")]
pub enum Property {
    /// Fully observable; else partially.
    Observable,
    /// One agent; else several.
    SingleAgent,
    /// Deterministic; else stochastic.
    Deterministic,
    /// Episodic; else sequential.
    Episodic,
    /// Static; else dynamic.
    Static,
    /// Discrete; else continuous.
    Discrete,
    /// Known; else unknown.
    Known,
}

/// A part of the formal definition of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
#[name(kebab, schema = "ProblemPart")]
pub enum Part {
    /// Where it begins.
    Initial,
    /// What can be done.
    Actions,
    /// What that does.
    Transitions,
    /// When it is over.
    Goal,
    /// What it costs.
    Cost,
}

/// A game as a problem.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The game.
    pub of: Game,
    /// The properties of its environment.
    pub environment: Vec<Described>,
    /// Its formal definition.
    pub definition: Vec<Defined>,
}

/// A property of an environment.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Described {
    /// Which.
    pub property: Property,
    /// Whether the game has it.
    pub holds: bool,
    /// What it is called.
    pub name: Message,
    /// What the game is: `partially observable`.
    pub value: Message,
    /// Why.
    pub reason: Message,
}

/// A part of the formal definition.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Defined {
    /// Which.
    pub part: Part,
    /// What it is called.
    pub name: Message,
    /// What it is in this game.
    pub text: Message,
}

impl Game {
    /// Whether its environment has a property.
    fn has(self, property: Property) -> bool {
        match property {
            Property::Observable => self != Game::Minesweeper,
            Property::Episodic => false,
            Property::SingleAgent
            | Property::Deterministic
            | Property::Static
            | Property::Discrete
            | Property::Known => true,
        }
    }
}

impl Verb for Request {
    const GAME: &'static str = "rules";
    const NAME: &'static str = "show";
    type Answer = Answer;

    fn cost(&self) -> Cost {
        Cost::Quick
    }

    fn answer(&self, _observer: &dyn Observer, _budget: &Budget) -> Result<Answer, Error> {
        let game = self.of;
        let described = |&property: &Property| {
            let holds = game.has(property);
            let value = if holds { "yes" } else { "no" };
            Described {
                property,
                holds,
                name: Message::new(format!("environment-{property}")),
                value: Message::new(format!("environment-{property}-{value}")),
                reason: Message::new(format!("environment-{game}-{property}")),
            }
        };
        let defined = |&part: &Part| Defined {
            part,
            name: Message::new(format!("problem-{part}")),
            text: Message::new(format!("problem-{game}-{part}")),
        };
        Ok(Answer {
            of: game,
            environment: Property::ALL.iter().map(described).collect(),
            definition: Part::ALL.iter().map(defined).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    #[test]
    fn every_game_is_described_in_both_languages() {
        for of in Game::ALL {
            let answer = Request { of }.answer(&(), &Budget::unlimited()).unwrap();
            let environment = answer.environment.iter();
            let ids = environment.flat_map(|it| [&it.name, &it.value, &it.reason]);
            let definition = answer.definition.iter();
            for message in ids.chain(definition.flat_map(|it| [&it.name, &it.text])) {
                for lang in Lang::ALL {
                    // What has no text is its own id.
                    let text = message.to(lang);
                    let is_id = ["environment-", "problem-"]
                        .iter()
                        .any(|id| text.starts_with(id));
                    assert!(!is_id, "{text}");
                }
            }
        }
    }
}
