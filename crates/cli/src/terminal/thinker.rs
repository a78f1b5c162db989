//! The analysis in a thread of its own, so that the screen never waits for it.

use atisbo_api::minesweeper::Source;
use atisbo_api::minesweeper::analyse::{self, Request};
use atisbo_api::{Error, ask};
use atisbo_base::{Budget, Cancel};
use std::sync::mpsc::{self, Receiver, RecvError, Sender, TryRecvError};
use std::thread;
use std::time::Duration;

/// How long an answer may take.
const TIME: Duration = Duration::from_secs(1);
/// How much memory an answer may take.
const BYTES: u64 = 500_000_000;

/// A position to think about, as text; its answer has the same number.
#[derive(Clone, Debug)]
pub(super) struct Question {
    pub(super) number: u64,
    pub(super) position: String,
}

/// What is known of the position of a question.
#[derive(Clone, Debug)]
pub(super) struct Answer {
    pub(super) number: u64,
    pub(super) known: Result<analyse::Answer, Error>,
}

/// Answers one question at a time; a new one ends the work on the one before.
pub(super) struct Thinker {
    questions: Sender<(Question, Budget)>,
    answers: Receiver<Answer>,
    cancel: Cancel,
}

impl Thinker {
    pub(super) fn start() -> Self {
        let (questions, asked) = mpsc::channel();
        let (answered, answers) = mpsc::channel();
        thread::spawn(move || answer_all(&asked, &answered));
        Thinker {
            questions,
            answers,
            cancel: Cancel::new(),
        }
    }

    pub(super) fn ask(&mut self, question: Question) {
        self.cancel.raise();
        self.cancel = Cancel::new();
        let budget = Budget::unlimited().time(TIME).bytes(BYTES);
        let budget = budget.cancel(self.cancel.clone());
        // A thread that is gone is noticed when its answer is asked for.
        let _ = self.questions.send((question, budget));
    }

    /// The next answer, if there is one by now.
    ///
    /// # Errors
    ///
    /// If the thread has ended, which it does only by a panic.
    pub(super) fn answer(&self) -> Result<Option<Answer>, RecvError> {
        match self.answers.try_recv() {
            Ok(answer) => Ok(Some(answer)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(RecvError),
        }
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.cancel.raise();
    }
}

fn answer_all(asked: &Receiver<(Question, Budget)>, answered: &Sender<Answer>) {
    while let Ok(mut latest) = asked.recv() {
        while let Ok(newer) = asked.try_recv() {
            latest = newer;
        }
        let (question, budget) = latest;
        let request = Request {
            source: Source {
                position: question.position,
                ..Source::default()
            },
            ..Request::default()
        };
        let known = ask(&request, &(), &budget);
        let number = question.number;
        if answered.send(Answer { number, known }).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_question_is_answered() {
        let mut thinker = Thinker::start();
        for number in 0..20 {
            let position = "mines 1\n1#\n##".to_owned();
            thinker.ask(Question { number, position });
        }
        let known = loop {
            match thinker.answer().unwrap() {
                Some(answer) if answer.number == 19 => break answer.known.unwrap(),
                _ => thread::sleep(Duration::from_millis(1)),
            }
        };
        assert!((known.mine_probability[1][1].unwrap() - 1.0 / 3.0).abs() < 1e-12);
    }
}
