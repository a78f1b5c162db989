//! A text that is written under a budget.

use crate::{Budget, Meter, Stop};
use std::fmt;

/// Takes text until the budget is used up: its bytes are those of the text, and every byte written is a step of work.
///
/// ```
/// use atisbo_base::{Budget, Output, Stop};
/// use std::fmt::Write;
///
/// let mut short = Output::new(&Budget::unlimited().bytes(5));
/// assert!(short.write_str("12345").is_ok() && short.write_str("6").is_err());
/// assert_eq!(short.finish(), Err(Stop::Bytes));
/// ```
#[derive(Debug)]
pub struct Output {
    text: String,
    meter: Meter,
    stop: Option<Stop>,
}

impl Output {
    /// Nothing is written yet; the clock starts.
    pub fn new(budget: &Budget) -> Self {
        Output {
            text: String::new(),
            meter: budget.meter(),
            stop: None,
        }
    }

    /// All that was written.
    ///
    /// # Errors
    ///
    /// Which limit was reached before that.
    pub fn finish(self) -> Result<String, Stop> {
        self.stop.map_or(Ok(self.text), Err)
    }
}

impl fmt::Write for Output {
    fn write_str(&mut self, more: &str) -> fmt::Result {
        if self.stop.is_some() {
            return Err(fmt::Error);
        }
        let bytes = self.text.len() + more.len();
        let stop = self.meter.check_bytes(bytes as u64);
        self.stop = stop.or_else(|| self.meter.work(more.len() as u64));
        if self.stop.is_some() {
            return Err(fmt::Error);
        }
        self.text.push_str(more);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Watch;
    use std::fmt::Write;

    #[test]
    fn nothing_is_written_behind_what_was_left_out() {
        let mut output = Output::new(&Budget::unlimited().bytes(5));
        assert!(output.write_str("123456").is_err() && output.write_str("1").is_err());
        assert_eq!(output.finish(), Err(Stop::Bytes));
    }

    #[test]
    fn a_text_is_cancelled_while_it_is_written() {
        let watch = Watch::cancelling_at(3);
        let mut output = Output::new(&Budget::unlimited().watched(&watch));
        let written = (0..1_000_000).try_for_each(|_| output.write_str("ten bytes."));
        assert!(written.is_err());
        assert_eq!((watch.looks(), output.finish()), (3, Err(Stop::Cancelled)));
    }
}
