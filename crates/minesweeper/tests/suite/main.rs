//! What every user of the crate relies on: the game, formats, the exact analysis, networks, logic, boards without guesses.

mod bayes;
mod exact_reference;
mod game;
mod logic;
mod no_guess;
mod text;
