//! What is right is read, and what is wrong is named.

use super::*;
use proptest::prelude::*;

/// Reads an experiment of two games, as whoever knows the games does.
fn read(text: &str) -> Result<(Experiment, Vec<String>), Trouble> {
    let document = Document::parse(text)?;
    let mut top = document.top();
    let experiment = Experiment::read(&mut top, &["chess", "go"])?;
    let mut instances = top.section("instances")?;
    instances.whole("count", 1..=1000)?;
    let sizes = instances.texts("sizes")?;
    instances.finish()?;
    for item in top.items("methods")? {
        if let Item::Section(mut method) = item {
            method.choice("order", &["first", "best_one"])?;
            method.flag("fast")?;
            method.finish()?;
        }
    }
    top.finish()?;
    Ok((
        experiment,
        sizes.into_iter().map(|(text, _)| text).collect(),
    ))
}

fn trouble(text: &str) -> String {
    match read(text) {
        Ok(_) => "nothing is wrong".to_owned(),
        Err(trouble) => trouble.to_string(),
    }
}

#[test]
fn a_good_text_is_read() {
    let text = "game = \"go\"\nseed = 0x10\nmax-time = \"2.5s\"\nmax-memory = \"1KB\"\nmax-nodes = 5\n\
                methods = [\"a\", {order = \"best-one\", fast = true}]\n[instances]\nsizes = [\"3\", \"4\"]\n";
    let (experiment, sizes) = read(text).unwrap();
    assert_eq!(experiment.seed, 16);
    assert_eq!(experiment.limits.nodes, Some(5));
    assert_eq!(experiment.limits.bytes, Some(1024));
    assert_eq!(experiment.limits.time, Some(Duration::from_millis(2500)));
    assert_eq!(sizes, ["3", "4"]);
}

#[test]
fn every_trouble_names_its_line_and_key_and_what_is_allowed() {
    assert_eq!(
        trouble("\ngame = \"chss\"\n"),
        "line 2, column 8: game: \"chss\" is none of chess, go"
    );
    assert_eq!(trouble("seed = 1\n"), "line 1, column 1: game: missing");
    assert_eq!(
        trouble("game = \"go\"\nseed = -4\n"),
        format!(
            "line 2, column 8: seed: -4 is not between 0 and {}",
            u64::MAX
        )
    );
    assert_eq!(
        trouble("game = \"go\"\nseed = \"x\"\n"),
        "line 2, column 8: seed: expected Whole"
    );
    assert_eq!(
        trouble("game = \"go\"\nsed = 3\n"),
        "line 2, column 1: sed: unknown key; known are name, game, seed, repetitions, max-nodes, max-memory, \
         max-time, instances, methods"
    );
    assert_eq!(
        trouble("game = \"go\"\n[instances]\nsizes = true\n"),
        "line 3, column 9: instances.sizes: expected List"
    );
    assert_eq!(
        trouble("game = \"go\"\n[[methods]]\nfast = true\n[[methods]]\norder = \"worst\"\n"),
        "line 5, column 9: methods[2].order: \"worst\" is none of first, best_one"
    );
    assert_eq!(
        trouble("game = \"go\"\nmax-time = \"soon\"\n"),
        "line 2, column 12: max-time: expected Time"
    );
    assert!(trouble("game = \"go\nseed = 1").starts_with("line 1, column "));
    assert!(trouble("game = \"go\"\ngame = \"go\"").starts_with("line 2, column "));
}

proptest! {
    #[test]
    fn no_text_breaks_the_reader(text in any::<String>(), cut in 0usize..200) {
        let good = "game = \"go\"\nseed = 1\nmethods = [\"ä\", {order = \"first\"}]\n[instances]\nsizes = \"ñ\"\n";
        let cut = (0..=cut.min(good.len())).rev().find(|&at| good.is_char_boundary(at)).unwrap_or(0);
        let _ = read(&text);
        let _ = read(&good[..cut]);
        let _ = read(&format!("{}{text}{}", &good[..cut], &good[cut..]));
    }
}
