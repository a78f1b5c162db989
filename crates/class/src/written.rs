//! The written answers of a submission: which are there, and how many words each has. The teacher marks them.

use crate::lab::{Lab, WrittenQuestion, files};
use crate::submission::Submission;
use crate::verdict::Written;
use atisbo_api::text::Lang;
use std::collections::BTreeSet;

/// Looks for the answer to each written question of the lab.
pub fn written(lab: &Lab, submission: &Submission) -> Vec<Written> {
    let given = given(lab);
    let texts: Vec<String> = submission
        .files
        .iter()
        .filter(|(path, bytes)| is_text(path) && !given.handouts.contains(bytes.as_slice()))
        .map(|(_, bytes)| String::from_utf8_lossy(bytes).into_owned())
        .collect();
    let look = |question: &WrittenQuestion| Written {
        id: question.id.clone(),
        words: texts.iter().find_map(|text| {
            let answer = answer(text, [&question.heading.en, &question.heading.es])?;
            Some(words(&answer, &given.lines))
        }),
        most: question.points,
    };
    lab.written.iter().map(look).collect()
}

/// What students were given: it is no answer.
struct Given {
    handouts: BTreeSet<Vec<u8>>,
    lines: BTreeSet<String>,
}

fn given(lab: &Lab) -> Given {
    let mut given = Given {
        handouts: BTreeSet::new(),
        lines: BTreeSet::new(),
    };
    for lang in Lang::ALL {
        let languages = files::starters(&lab.name);
        let all = languages
            .iter()
            .flat_map(|language| files::for_students(&lab.name, lang, language));
        for (path, bytes) in all {
            if is_text(&path) {
                let text = String::from_utf8_lossy(&bytes).into_owned();
                let lines = text.lines().map(|line| line.trim().to_owned());
                given.lines.extend(lines.filter(|line| !line.is_empty()));
            }
        }
        let handout = files::file(&lab.name, &format!("handout.{}.md", lang.id()));
        given.handouts.extend(handout);
    }
    given
}

fn is_text(path: &str) -> bool {
    let ending = path
        .rsplit_once('.')
        .map(|(_, ending)| ending.to_lowercase());
    ending.is_some_and(|ending| ["md", "txt"].contains(&ending.as_str()))
}

/// What stands under a heading, up to the next one that is not below it.
fn answer<'t>(text: &'t str, headings: [&String; 2]) -> Option<Vec<&'t str>> {
    let title = |line: &str| {
        let level = line.chars().take_while(|&sign| sign == '#').count();
        (level > 0).then(|| (level, line[level..].trim().to_lowercase()))
    };
    let wanted = headings.map(|heading| heading.trim_matches(['#', ' ']).to_lowercase());
    let mut lines = text.trim_start_matches('\u{feff}').lines();
    let level = lines.find_map(|line| {
        let (level, title) = title(line)?;
        wanted.contains(&title).then_some(level)
    })?;
    let is_inside = |line: &&str| title(line).is_none_or(|(its, _)| its > level);
    Some(lines.take_while(is_inside).collect())
}

/// How many words are the student's own: the lines that were given do not count, nor does what was given at the
/// beginning of a line.
fn words(answer: &[&str], given: &BTreeSet<String>) -> u32 {
    let own = answer.iter().map(|line| {
        let line = line.trim();
        let prompts = given.iter().filter(|prompt| prompt.ends_with([':', '?']));
        let prompt = prompts.filter(|prompt| line.starts_with(prompt.as_str()));
        match prompt.max_by_key(|prompt| prompt.len()) {
            Some(prompt) => &line[prompt.len()..],
            None if given.contains(line) => "",
            None => line,
        }
    });
    let is_word = |word: &&str| word.contains(char::is_alphanumeric);
    let count: usize = own
        .map(|line| line.split_whitespace().filter(is_word).count())
        .sum();
    u32::try_from(count).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_words_of_ones_own_under_the_heading_count() {
        let text = "# Mine\n\n## 1. Blind\r\n\r\nMeasured: 12 nodes\n\nWhy?\nIt is so: ## no heading\n### Below\nyes\n\
                    ## 2. Length\nmore\n";
        let given: BTreeSet<String> = ["Measured:", "Why?", "Name"].map(str::to_owned).into();
        let section = |en: &str, es: &str| answer(text, [&en.to_owned(), &es.to_owned()]);
        let found = section("## 1. blind", "## 1. Ciegas").expect("a section");
        // 12 nodes / It is so no heading / Below / yes
        assert_eq!(words(&found, &given), 2 + 5 + 1 + 1);
        let found = section("x", "2. Length").expect("a section");
        assert_eq!(words(&found, &given), 1);
        assert_eq!(section("3. None", "3. Nada"), None);
    }
}
