//! What is advised on any position: what is safe where something is, else the cell that was weighed best.

use super::*;
use crate::policy::candidate::sort;
use crate::policy::endgame::{EndGame, Scope};

/// Checks the advice of one strength on a position against enumeration.
fn is_sound(position: &Position, strength: Strength) -> Result<(), TestCaseError> {
    let found = advise(Settings::of(strength), position);
    let Some(posterior) = brute::posterior(position) else {
        prop_assert_eq!(found, Err(AgentError::Exact(ExactError::Impossible)));
        return Ok(());
    };
    let found = found.map_err(|error| TestCaseError::fail(error.to_string()))?;
    prop_assert_eq!(found.stop, None);
    prop_assert_eq!(&found.safe, &posterior.safe);
    prop_assert_eq!(&found.mines, &posterior.mines);
    if posterior.mines.len() == position.hidden().count() {
        prop_assert_eq!(
            (found.reason, &found.reveal[..]),
            (Reason::Nothing, &[][..])
        );
        return Ok(());
    }
    if !posterior.safe.is_empty() {
        prop_assert_eq!((found.reason, found.risk), (Reason::Safe, Some(0.0)));
        prop_assert_eq!((found.reveal, found.advice), (found.safe, None));
        return Ok(());
    }
    let probability = |cell: Cell| posterior.probability[cell.index()].unwrap_or(1.0);
    let (advice, risk) = (found.advice.unwrap(), found.risk.unwrap());
    prop_assert_eq!(&found.reveal[..], &[advice.candidates[0].cell]);
    prop_assert!((risk - probability(found.reveal[0])).abs() < 1e-12);
    for candidate in &advice.candidates {
        prop_assert!((candidate.safety - (1.0 - probability(candidate.cell))).abs() < 1e-12);
    }
    match (found.reason, advice.win) {
        (Reason::EndGame | Reason::AllEqual, Some(win)) => {
            prop_assert!(matches!(position.mines(), Mines::Total(_)));
            let end = EndGame::new().solve(position, Scope::All, u32::MAX, &Budget::unlimited());
            prop_assert_eq!(end.unwrap().probability(), Some(win));
            prop_assert_eq!(advice.candidates[0].win, Some(win));
            prop_assert!(advice.candidates[0].exact);
        }
        (Reason::Guess | Reason::AllEqual, None) => {
            let mut sorted = advice.candidates.clone();
            sort(&mut sorted);
            prop_assert_eq!(&sorted, &advice.candidates);
            let small = matches!(position.mines(), Mines::Total(_)) && posterior.weight < 500.0;
            let plays_end_games = Settings::of(strength).end_game_boards > 0;
            prop_assert!(!small || !plays_end_games);
        }
        (reason, win) => prop_assert!(false, "{reason:?} {win:?}"),
    }
    if strength == Strength::Safest {
        let least = position.hidden().map(probability).fold(1.0, f64::min);
        prop_assert!((risk - least).abs() < 1e-12);
    }
    Ok(())
}

proptest! {
    #[test]
    fn advice_is_sound_at_every_strength(
        position in brute::doubtful_positions(10),
        strength in prop::sample::select(&Strength::ALL[..]),
    ) {
        is_sound(&position, strength)?;
    }

    #[test]
    fn advice_is_sound_where_most_cells_are_open(
        position in brute::revealed_positions(40, 10),
        strength in prop::sample::select(&Strength::ALL[..]),
    ) {
        is_sound(&position, strength)?;
    }

    /// What an adviser remembers of one position does not change what it says of another.
    #[test]
    fn an_adviser_with_a_past_says_what_a_new_one_says(
        positions in prop::collection::vec(brute::doubtful_positions(9), 2..4),
        strength in prop::sample::select(&Strength::ALL[..]),
    ) {
        let mut old = Player::adviser(Settings::of(strength));
        for position in &positions {
            let new = advise(Settings::of(strength), position);
            let old = old.advise(position, &Budget::unlimited());
            prop_assert_eq!(old.map(|found| found.reveal), new.map(|found| found.reveal));
        }
    }
}

/// With a density of 1 every cell that is hidden now is a mine; one that was hidden before may show a number.
#[test]
fn a_density_of_all_or_nothing_speaks_of_the_cells_that_are_hidden_now() {
    for (density, revealed) in [("1.0", '2'), ("0.0", '*')] {
        let mut adviser = Player::adviser(Settings::default());
        for cell in ['#', revealed] {
            let text = format!("density {density}\n#{cell}#");
            let position: Position = text.parse().unwrap();
            let old = adviser.advise(&position, &Budget::unlimited());
            assert_eq!(old, advise(Settings::default(), &position), "{text}");
        }
    }
}

#[test]
fn an_untouched_board_is_weighed_by_an_adviser_and_opened_by_a_player() {
    let position = brute::untouched(9, 9, 10);
    for strength in Strength::ALL {
        let settings = Settings {
            roll_outs: 0,
            ..Settings::of(strength)
        };
        let found = advise(settings, &position).unwrap();
        assert_eq!(found.reason, Reason::AllEqual);
        assert!((found.risk.unwrap() - 10.0 / 81.0).abs() < 1e-12);
        assert!(!found.advice.unwrap().candidates.is_empty());
        let mut player = Player::new(settings, crate::FirstCell::Corner, 1, 2);
        let first = player.choose(&position, &Budget::unlimited()).unwrap();
        assert_eq!(
            (first.reason, &first.reveal[..]),
            (Reason::AllEqual, &[Cell(0)][..])
        );
        assert!((first.risk - 10.0 / 81.0).abs() < 1e-12);
    }
}

#[test]
fn a_board_without_a_mine_is_safe_and_one_of_mines_has_no_move() {
    let tiling = Tiling::grid(Kind::Hex, 4, 5).unwrap();
    for strength in Strength::ALL {
        let found = |mines| {
            let position = Position::untouched(tiling.clone(), mines).unwrap();
            advise(Settings::of(strength), &position).unwrap()
        };
        for mines in [Mines::Total(0), Mines::Density(0.0)] {
            let found = found(mines);
            assert_eq!((found.reason, found.reveal.len()), (Reason::Safe, 20));
        }
        for mines in [Mines::Total(20), Mines::Density(1.0)] {
            assert_eq!(found(mines).reason, Reason::Nothing);
        }
    }
}
