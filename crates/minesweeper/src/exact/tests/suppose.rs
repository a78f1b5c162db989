//! Suppositions: each knows what the position knows in which they are true, and leaves no trace.

use super::*;

/// The position in which a cell shows a number; none if it is clearly impossible.
fn with(position: &Position, cell: Cell, number: u8) -> Option<Position> {
    let mut views = position.views().to_vec();
    views[cell.index()] = View::Number(number);
    Position::new(position.tiling().clone(), position.mines(), views).ok()
}

/// The uncertain cells' safeties, the greatest first.
fn safeties(posterior: &brute::Posterior) -> Vec<f64> {
    let probabilities = posterior.probability.iter().flatten();
    let uncertain = probabilities.filter(|&&p| p > 0.0 && p < 1.0);
    let mut safeties: Vec<f64> = uncertain.map(|p| 1.0 - p).collect();
    safeties.sort_by(|a, b| b.total_cmp(a));
    safeties
}

/// An analyser that supposes, beside the positions in which that is true.
struct Both {
    analyser: Analyser,
    supply: Supply,
    /// The position, and those of the suppositions that stand; none if no board fits.
    positions: Vec<Option<Position>>,
}

impl Both {
    fn new(position: &Position) -> Option<Self> {
        let mut analyser = Analyser::new();
        let supply = analyser.follow(position).ok()?;
        Some(Both {
            analyser,
            supply,
            positions: vec![Some(position.clone())],
        })
    }

    fn look(&mut self) -> Result<(Glance, Vec<f64>), ExactError> {
        let mut probability = vec![0.0; self.positions[0].as_ref().unwrap().tiling().len()];
        let effort = &mut Effort::new(&Budget::unlimited());
        let glance = self.analyser.look(self.supply, &mut probability, effort)?;
        Ok((glance, probability))
    }

    fn now(&self) -> Option<&Position> {
        self.positions.last()?.as_ref()
    }

    fn take_back(&mut self) {
        if self.positions.len() > 1 {
            self.positions.pop();
            self.analyser.take_back();
        }
    }

    /// Supposes that one of the cells that can be opened shows one of the numbers that are left for it.
    fn suppose(&mut self, choice: (usize, u8)) -> Result<(), TestCaseError> {
        let Some(now) = self.now().cloned() else {
            return Ok(());
        };
        let not_a_mine = |&cell: &Cell| self.analyser.status(cell) != Status::Mine;
        let cells: Vec<Cell> = now.hidden().filter(not_a_mine).collect();
        if cells.is_empty() {
            return Ok(());
        }
        let cell = cells[choice.0 % cells.len()];
        let (mines, unknown) = self.analyser.around(cell);
        let number = mines + choice.1 % (unknown + 1);
        let effort = &mut Effort::new(&Budget::unlimited());
        let then = self.analyser.suppose(cell, number, self.supply, effort);
        let then = then.map_err(|stop| TestCaseError::fail(stop.to_string()))?;
        let next = with(&now, cell, number);
        let posterior = next.as_ref().and_then(brute::posterior);
        prop_assert_eq!(then.is_some(), posterior.is_some());
        if let (Some(then), Some(posterior)) = (then, &posterior) {
            let before = brute::posterior(&now).unwrap().safe;
            self.agrees(
                &then,
                posterior,
                before.iter().filter(|&&safe| safe != cell).count(),
            )?;
        }
        self.positions.push(next.filter(|_| posterior.is_some()));
        Ok(())
    }

    /// Compares a glance with what enumeration finds, where `before` cells were known to be safe before.
    fn agrees(
        &self,
        then: &Glance,
        posterior: &brute::Posterior,
        before: usize,
    ) -> Result<(), TestCaseError> {
        // With a density the supposed cells are part of what was not known at first.
        let supposed = self.positions.len() as f64;
        let of_the_supposed = match self.supply {
            Supply::Total(_) => 0.0,
            Supply::Density(density) => supposed * (1.0 - density).ln(),
        };
        let log_weight = posterior.weight.ln() + of_the_supposed;
        prop_assert!((then.log_weight - log_weight).abs() < 1e-10);
        let safe = then.safe as usize;
        // Those known before are counted again only if no single number gave them away.
        prop_assert!(posterior.safe.len() - before <= safe && safe <= posterior.safe.len());
        let safeties = safeties(posterior);
        let nth = |place: usize| safeties.get(place).copied().unwrap_or(0.0);
        prop_assert!((then.safest - nth(0)).abs() < 1e-12);
        prop_assert!((then.second - nth(1)).abs() < 1e-12);
        Ok(())
    }
}

fn choices() -> impl Strategy<Value = Vec<Option<(usize, u8)>>> {
    let choice = prop::option::weighted(0.7, (any::<usize>(), any::<u8>()));
    prop::collection::vec(choice, 0..8)
}

/// Makes these suppositions and takes them back, at last all of them, and compares before and after.
fn leaves_no_trace(
    position: &Position,
    choices: Vec<Option<(usize, u8)>>,
) -> Result<(), TestCaseError> {
    let Some(mut both) = Both::new(position) else {
        return Ok(());
    };
    let Ok((before, probability)) = both.look() else {
        return Ok(());
    };
    for choice in choices {
        match choice {
            Some(choice) if both.now().is_some() => both.suppose(choice)?,
            _ => both.take_back(),
        }
    }
    while both.positions.len() > 1 {
        both.take_back();
    }
    let (after, same) = both.look().unwrap();
    prop_assert!((before.log_weight - after.log_weight).abs() < 1e-10);
    prop_assert!((before.safest - after.safest).abs() < 1e-12);
    for (one, other) in probability.iter().zip(same) {
        prop_assert!((one - other).abs() < 1e-12);
    }
    agrees_with(&mut both.analyser, position)
}

proptest! {
    #[test]
    fn what_is_supposed_is_known_and_taken_back_without_a_trace(
        position in brute::small_positions(12),
        choices in choices(),
    ) {
        leaves_no_trace(&position, choices)?;
    }

    #[test]
    fn the_same_where_most_cells_are_open(
        position in brute::revealed_positions(40, 12),
        choices in choices(),
    ) {
        leaves_no_trace(&position, choices)?;
    }

    #[test]
    fn a_supposition_cut_short_is_taken_back_too(
        position in brute::small_positions(14),
        (cell, number, nodes) in (any::<usize>(), any::<u8>(), 0u64..20),
    ) {
        let Some(mut both) = Both::new(&position) else { return Ok(()); };
        let Ok((_, before)) = both.look() else { return Ok(()); };
        let uncertain = |&cell: &Cell| both.analyser.is_unknown(cell);
        let cells: Vec<Cell> = position.hidden().filter(uncertain).collect();
        prop_assume!(!cells.is_empty());
        let cell = cells[cell % cells.len()];
        let (mines, unknown) = both.analyser.around(cell);
        let number = mines + number % (unknown + 1);
        let effort = &mut Effort::new(&Budget::unlimited().nodes(nodes));
        let _ = both.analyser.suppose(cell, number, both.supply, effort);
        both.analyser.take_back();
        let (_, after) = both.look().unwrap();
        for (one, other) in before.iter().zip(after) {
            prop_assert!((one - other).abs() < 1e-12);
        }
        agrees_with(&mut both.analyser, &position)?;
    }
}

/// With a density no cell may be left beside no number, and yet a glance counts two as the safest.
#[test]
fn the_safest_cell_of_a_density_is_a_cell() {
    let position: Position = "density 0.01\n#".parse().unwrap();
    let mut both = Both::new(&position).unwrap();
    both.look().unwrap();
    both.suppose((0, 0)).unwrap();
}
