//! The names that Moodle gives to files and folders of submissions.
//!
//! "Download all submissions" makes `Surname Name_123456_assignsubmission_file_` and after it `/` and the path of the file, or
//! the file's name alone. The number is the participant's, which the grading worksheet has in its first column.

/// A name of Moodle's, taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moodle<'a> {
    /// Whose submission it is.
    pub student: &'a str,
    /// The participant's number.
    pub number: u64,
    /// What stands behind it: the name of a file, or nothing for a folder.
    pub rest: &'a str,
}

impl<'a> Moodle<'a> {
    /// Takes a name apart; nothing if it is not one of Moodle's.
    pub fn read(name: &'a str) -> Option<Self> {
        const MARK: &str = "_assignsubmission_";
        let (before, after) = name.split_once(MARK)?;
        let (student, number) = before.rsplit_once('_')?;
        let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        let number = number.parse().ok().filter(|_| is_number)?;
        // The kind of submission: `file`, `onlinetext`.
        let kind = after.bytes().take_while(u8::is_ascii_lowercase).count();
        let rest = &after[kind..];
        let rest = match rest.strip_prefix('_') {
            Some(rest) => rest,
            None if rest.is_empty() => rest,
            None => return None,
        };
        let student = student.trim();
        (!student.is_empty() && kind > 0).then_some(Moodle {
            student,
            number,
            rest,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_moodle_are_taken_apart() {
        let read = |name| Moodle::read(name).map(|it| (it.student, it.number, it.rest));
        assert_eq!(
            read("Gómez Ana_123_assignsubmission_file_"),
            Some(("Gómez Ana", 123, ""))
        );
        assert_eq!(
            read("Gómez Ana_123_assignsubmission_file"),
            Some(("Gómez Ana", 123, ""))
        );
        assert_eq!(
            read("Ana_7_assignsubmission_file_lab_1.zip"),
            Some(("Ana", 7, "lab_1.zip"))
        );
        assert_eq!(
            read("Ana_7_assignsubmission_onlinetext_onlinetext.html"),
            Some(("Ana", 7, "onlinetext.html"))
        );
        for other in [
            "Ana",
            "Ana_7",
            "_7_assignsubmission_file_",
            "Ana_x_assignsubmission_file_",
            "Ana_assignsubmission_file_",
            "Ana_+7_assignsubmission_file_",
            "Ana_7_assignsubmission_fileX",
            "Ana_99999999999999999999999_assignsubmission_file_",
        ] {
            assert_eq!(read(other), None, "{other}");
        }
    }
}
