//! The texts are whole: every message in every language, and for everything that is said.

use super::*;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement};
use std::collections::{BTreeMap, BTreeSet};

/// The variables of every message of a language.
fn messages(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    for file in lang.sources() {
        let resource = fluent_syntax::parser::parse(file).expect("every message parses");
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let pattern = message.value.expect("every message has a value");
            let own = message.attributes.into_iter();
            let own = own.map(|own| (format!("{}.{}", message.id.name, own.id.name), own.value));
            for (name, pattern) in own.chain([(message.id.name.to_owned(), pattern)]) {
                let mut variables = BTreeSet::new();
                collect(&pattern.elements, &mut variables);
                let twin = messages.insert(name.clone(), variables);
                assert_eq!(twin, None, "{name} stands twice in {lang}");
            }
        }
    }
    messages
}

fn collect(elements: &[PatternElement<&str>], variables: &mut BTreeSet<String>) {
    for element in elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Inline(inline) => collect_inline(inline, variables),
            Expression::Select { selector, variants } => {
                collect_inline(selector, variables);
                for variant in variants {
                    collect(&variant.value.elements, variables);
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                collect_inline(argument, variables);
            }
        }
        _ => {}
    }
}

#[test]
fn both_languages_have_every_message_with_the_same_variables() {
    let (en, es) = (messages(Lang::En), messages(Lang::Es));
    assert!(!en.is_empty());
    assert_eq!(en, es);
}

/// The files whose sentences are said in a terminal alone.
const IN_TERMINALS: [&str; 4] = ["cli-", "class-", "terminal-", "python-"];
/// Sentences about folders, which only the command line may name.
const OF_FOLDERS: &str = "lab-folder-";

#[test]
fn whoever_reads_the_page_is_told_of_no_option_of_the_command_line() {
    let is_typed = |text: &str| {
        text.split_whitespace().any(|word| {
            let word = word.trim_start_matches(|c: char| !c.is_alphanumeric() && c != '-');
            word.starts_with("--") && word.len() > 2
        })
    };
    for source in Lang::ALL.into_iter().flat_map(Lang::sources) {
        for message in source.split("\n\n").flat_map(entries) {
            let name = message.split(" =").next().unwrap_or_default();
            let is_elsewhere = IN_TERMINALS.iter().any(|start| name.starts_with(start));
            if is_elsewhere || name.starts_with(OF_FOLDERS) {
                continue;
            }
            let own = message.split_once("\n    .page =");
            let said = own.map_or(message.as_str(), |(_, own)| own);
            assert!(!is_typed(said), "{name} lacks words for the page: {said}");
        }
    }
}

/// The messages of a text with all their lines.
fn entries(text: &str) -> Vec<String> {
    let mut entries: Vec<String> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match entries.last_mut() {
            Some(entry) if line.starts_with([' ', '}']) => {
                entry.push('\n');
                entry.push_str(line);
            }
            _ => entries.push(line.to_owned()),
        }
    }
    entries
}

#[test]
fn data_says_what_a_reader_of_the_page_can_do_and_the_terminal_names_its_options() {
    let inner = Message::new("logic-why-query-not-atomic");
    let message = Message::new("error-at")
        .with("line", 1_u64)
        .with("column", 2_u64)
        .with("message", inner);
    assert!(message.to(Lang::En).contains("--method sat"));
    let data = serde_json::to_value(&message).expect("JSON");
    for lang in Lang::ALL {
        let said = data[lang.id()].as_str().expect("a sentence");
        assert!(said.contains("SAT") && !said.contains("--"), "{said}");
    }
}

#[test]
fn a_text_in_spanish_addresses_the_reader_as_tú() {
    const USTED: [&str; 13] = [
        "usted",
        "ustedes",
        "vosotros",
        "elija",
        "escriba",
        "pruebe",
        "ejecute",
        "indique",
        "continúe",
        "borre",
        "compruebe",
        "conviértalos",
        "termínela",
    ];
    for word in Lang::Es
        .sources()
        .flat_map(|file| file.split(|letter: char| !letter.is_alphabetic()))
    {
        assert!(!USTED.contains(&word.to_lowercase().as_str()), "{word}");
    }
}

#[test]
fn a_list_is_joined_as_the_language_joins_it() {
    let list: Arg = ["a", "b", "c"].into_iter().collect();
    assert_eq!(list.to_text(Lang::En, Reader::Terminal), "a, b and c");
    assert_eq!(list.to_text(Lang::Es, Reader::Terminal), "a, b y c");
}

#[test]
fn a_decimal_has_the_sign_of_the_language() {
    let said = |message: &Message| Lang::ALL.map(|lang| message.to(lang));
    let figure = Message::new("value").with("value", Arg::Figure("25.0 %".to_owned()));
    assert_eq!(said(&figure), ["25.0 %", "25,0 %"]);
    let number = Message::new("value").with("value", Arg::Decimal(0.5));
    assert_eq!(said(&number), ["0.5", "0,5"]);
    let rating = Message::new("sudoku-rating")
        .with("rating", 28_u64)
        .with("band", "x")
        .with("hardest", "y");
    assert!(rating.to(Lang::Es).contains("(2,8)"), "{rating:?}");
    let list: Arg = [Arg::Decimal(1.5), Arg::Decimal(2.0)].into_iter().collect();
    assert_eq!(list.to_text(Lang::Es, Reader::Terminal), "1,5 y 2");
}

#[test]
fn a_great_number_has_the_groups_of_the_language() {
    let said = |message: &Message| Lang::ALL.map(|lang| message.to(lang));
    let number = |value: Arg| Message::new("value").with("value", value);
    assert_eq!(said(&number(2_000_u64.into())), ["2000", "2.000"]);
    assert_eq!(
        said(&number(u64::MAX.into())),
        ["18446744073709551615", "18.446.744.073.709.551.615"]
    );
    let huge = said(&number((1_u128 << 70).into()));
    assert_eq!(huge[1], "1.180.591.620.717.411.303.424");
    let games = Message::new("value").with("value", [2_000_u64, 1].into_iter().collect::<Arg>());
    assert_eq!(said(&games), ["2000 and 1", "2.000 y 1"]);
}

#[test]
fn a_number_that_is_a_name_has_no_groups() {
    let at = Message::new("bayes-read-at")
        .with("line", 2_000_u64)
        .with("column", 1_u64)
        .with("problem", "x")
        .to(Lang::Es);
    assert!(at.contains("2000"), "{at}");
    let lines = [2_000_u64, 3_000].into_iter().collect::<Arg>();
    let lines = Message::new("logic-lines")
        .with("count", 2_u64)
        .with("lines", lines);
    assert!(lines.to(Lang::Es).contains("2000 y 3000"), "{lines:?}");
    let seed = Message::new("class-practice-again").with("seed", u64::MAX);
    assert!(seed.to(Lang::Es).contains(&u64::MAX.to_string()));
}

#[test]
fn a_locale_names_its_language() {
    assert_eq!(Lang::of_locale("es_AR.UTF-8"), Lang::Es);
    assert_eq!(Lang::of_locale("en_GB"), Lang::En);
    assert_eq!(Lang::of_locale("C"), Lang::En);
    assert_eq!(Lang::of_locale("é"), Lang::En);
}

#[test]
fn data_names_its_message() {
    #[derive(Serialize)]
    enum ReadErrorKind {
        NotText { byte: u8 },
        Ended,
    }
    let error = ReadErrorKind::NotText { byte: 255 };
    let message = Message::of("nowhere", &error);
    assert_eq!(
        message,
        Message::new("nowhere-read-not-text").with("byte", 255_u64)
    );
    // Without a text of its own, a variant without fields is its name.
    let named = Arg::told("nowhere", &ReadErrorKind::Ended, &|_, value| value);
    assert_eq!(named, "Ended".into());
    assert_eq!(Message::of("ohno", &Stop::Time), Message::new("stop-time"));
    assert_eq!(
        data::id_of("UniqueRectangle1", "x_wing"),
        "unique-rectangle-1-x-wing"
    );
}

#[test]
fn functions_count_join_and_compare() {
    let said = |text: &str| {
        let mut bundle = FluentBundle::new_concurrent(vec![LanguageIdentifier::default()]);
        bundle.set_use_isolating(false);
        functions::add(&mut bundle);
        let resource = FluentResource::try_new(format!("said = {text}")).expect("a message");
        bundle.add_resource(resource).expect("one message");
        let pattern = bundle
            .get_message("said")
            .and_then(|message| message.value());
        let mut args = FluentArgs::new();
        let list = ["a", "b"].map(str::to_owned).into_iter();
        args.set("list", functions::list(list, Lang::En));
        args.set("number", 28);
        let pattern = pattern.expect("a value");
        bundle
            .format_pattern(pattern, Some(&args), &mut Vec::new())
            .into_owned()
    };
    assert_eq!(said("{ COUNT($list) }"), "2");
    assert_eq!(said("{ JOIN($list, by: \" or \") }"), "a or b");
    assert_eq!(said("{ COMPARE($number, 3) }"), "more");
    assert_eq!(said("{ HEX($number) } { TENTHS($number) }"), "0x1c 2.8");
}

/// Whatever the libraries can say, by area: errors, evidence, endings.
mod whole {
    use super::*;
    use schemars::{JsonSchema, schema_for};
    use serde_json::Value;

    /// A type whose values are said in an area, and the values that are said with it.
    struct Said {
        area: &'static str,
        schema: Value,
        with: &'static [&'static str],
    }

    fn said<T: JsonSchema>(area: &'static str, with: &'static [&'static str]) -> Said {
        let schema = schema_for!(T).to_value();
        Said { area, schema, with }
    }

    const BESIDE_EVIDENCE: [&str; 6] = ["by", "cell", "value", "supposed", "links", "sum"];

    const BESIDE_MERIT: [&str; 12] = [
        "cell",
        "safest",
        "least",
        "leads-further",
        "win",
        "safest-win",
        "next",
        "safest-next",
        "far",
        "safest-far",
        "progress",
        "safest-progress",
    ];

    const LIMITS: [&str; 3] = ["most-rows", "most-neighbours", "most-drawn"];

    fn all() -> Vec<Said> {
        vec![
            said::<Stop>("ohno", &[]),
            said::<atisbo_search::Cut>("ohno", &[]),
            said::<atisbo_search::Cheapest>("search", &[]),
            said::<atisbo_search::Grounds>("search", &[]),
            said::<atisbo_csp::consistency::Verdict>("sudoku", &["candidates"]),
            said::<atisbo_csp::Ending>("sudoku", &[]),
            said::<atisbo_ohno::search::Ending>("ohno", &[]),
            said::<atisbo_ohno::ParseErrorKind>("ohno", &[]),
            said::<atisbo_ohno::WriteError>("ohno", &[]),
            said::<atisbo_ohno::GenerateError>("ohno", &["most"]),
            said::<atisbo_ohno::Technique>("ohno", &[]),
            said::<atisbo_ohno::Difficulty>("ohno", &[]),
            said::<atisbo_ohno::Direction>("ohno", &[]),
            said::<atisbo_ohno::Evidence>("ohno-look", &[]),
            said::<atisbo_ohno::Cause>("ohno", &[]),
            said::<atisbo_ohno::Cause>("ohno-broken", &[]),
            said::<atisbo_ohno::Fault>("ohno", &[]),
            said::<atisbo_sudoku::search::Ending>("sudoku", &[]),
            said::<atisbo_sudoku::logic::Ending>("sudoku", &[]),
            said::<atisbo_sudoku::text::ParseErrorKind>("sudoku", &["most", "size"]),
            said::<atisbo_sudoku::text::WriteError>("sudoku", &[]),
            said::<atisbo_sudoku::generate::GenerateError>("sudoku", &[]),
            said::<atisbo_sudoku::Clash>("sudoku", &[]),
            said::<atisbo_sudoku::technique::Technique>("sudoku", &[]),
            said::<atisbo_sudoku::technique::Band>("sudoku", &[]),
            said::<atisbo_sudoku::technique::Evidence>("sudoku", &BESIDE_EVIDENCE),
            said::<atisbo_sudoku::technique::Premise>("sudoku-premise-of", &[]),
            said::<atisbo_lab::runs::FolderError>("lab", &["count"]),
            said::<atisbo_lab::experiment::Problem>("lab", &["key", "found", "known", "nearest"]),
            said::<atisbo_minesweeper::technique::Technique>("mines", &[]),
            said::<atisbo_minesweeper::Reason>("mines", &["cells", "risk", "win", "hidden"]),
            said::<atisbo_minesweeper::policy::Merit>("mines", &BESIDE_MERIT),
            said::<atisbo_minesweeper::ParseErrorKind>("mines", &LIMITS),
            said::<atisbo_minesweeper::WriteError>("mines", &LIMITS),
            said::<atisbo_minesweeper::LevelError>("mines", &LIMITS),
            said::<atisbo_minesweeper::MoveError>("mines", &LIMITS),
            said::<atisbo_minesweeper::IdError>("mines", &LIMITS),
            said::<atisbo_minesweeper::PictureError>("mines", &LIMITS),
            said::<atisbo_minesweeper::exact::ExactError>("mines", &LIMITS),
            said::<atisbo_minesweeper::logic::LogicError>("mines", &LIMITS),
            said::<atisbo_bayes::ReadError>("bayes", &[]),
            said::<atisbo_bayes::WriteError>("bayes", &[]),
            said::<atisbo_bayes::InferenceError>("bayes", &[]),
            said::<atisbo_bayes::SamplingError>("bayes", &[]),
            said::<atisbo_bayes::PictureError>("bayes", &[]),
            said::<atisbo_logic::ParseErrorKind>("logic", &[]),
            said::<atisbo_logic::Why>("logic", &[]),
            said::<atisbo_logic::proof::Rule>("logic", &["from", "line"]),
        ]
    }

    /// The variants of an enum with their fields, from its schema; one without a name for a struct.
    fn variants(schema: &Value) -> Vec<(String, Vec<String>)> {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let fields = |schema: &Value| -> Vec<String> {
            let properties = schema["properties"].as_object().into_iter().flatten();
            properties.map(|(name, _)| name.clone()).collect()
        };
        if let Some(names) = schema["enum"].as_array() {
            return names.iter().map(|name| (text(name), Vec::new())).collect();
        }
        let Some(choices) = schema["oneOf"].as_array() else {
            return Vec::new();
        };
        let choice = |choice: &Value| -> Vec<(String, Vec<String>)> {
            let kind = &choice["properties"]["kind"]["const"];
            if choice["const"].is_string() {
                vec![(text(&choice["const"]), Vec::new())]
            } else if kind.is_string() && choice["$ref"].is_string() {
                Vec::new()
            } else if kind.is_string() {
                vec![(text(kind), fields(choice))]
            } else if let Some(tagged) = choice["properties"].as_object() {
                let tagged = tagged.iter().map(|(name, inner)| {
                    let inner = if inner["properties"].is_object() {
                        fields(inner)
                    } else {
                        vec!["value".to_owned()]
                    };
                    (name.clone(), inner)
                });
                tagged.collect()
            } else {
                variants(choice)
            }
        };
        choices.iter().flat_map(choice).collect()
    }

    #[test]
    fn every_technique_has_its_argument() {
        for technique in atisbo_minesweeper::technique::Technique::ALL {
            let id = format!("mines-argument-{technique}");
            assert!(exists(Lang::En, &id), "{id}");
        }
        for technique in atisbo_ohno::Technique::ALL {
            let id = format!("ohno-argument-{}", technique.id().replace('_', "-"));
            assert!(exists(Lang::En, &id), "{id}");
        }
    }

    #[test]
    fn everything_that_is_said_has_its_message_with_the_values_of_the_data() {
        let texts = messages(Lang::En);
        let mut wrong = Vec::new();
        for Said { area, schema, with } in all() {
            let title = schema["title"].as_str().unwrap_or_default().to_owned();
            let inner = schema["$defs"].as_object().into_iter().flatten();
            let inner = inner.map(|(name, schema)| (name.clone(), schema, false));
            for (name, schema, is_outer) in inner.chain([(title, &schema, true)]) {
                let found: Vec<_> = variants(schema)
                    .into_iter()
                    .map(|(variant, fields)| {
                        let id = data::id(area, &name, &variant).into_owned();
                        (texts.get(&id), id, fields)
                    })
                    .collect();
                // The variants of an enum inside may be names that are the same in all languages.
                let are_names = !is_outer && found.iter().all(|(text, ..)| text.is_none());
                for (text, id, fields) in found {
                    let stands_for_inner = fields == ["value"];
                    match text {
                        None if are_names || stands_for_inner => {}
                        None => wrong.push(format!("{id} is missing")),
                        Some(variables) => wrong.extend(
                            variables
                                .iter()
                                .filter(|one| {
                                    !fields.contains(one) && !with.contains(&one.as_str())
                                })
                                .map(|one| format!("{id} asks for ${one}")),
                        ),
                    }
                }
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
}
