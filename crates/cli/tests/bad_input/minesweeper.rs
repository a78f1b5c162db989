//! Positions and levels of Minesweeper, and the options of its agents.

use super::{assert_refused, atisbo};

#[test]
fn bad_positions_and_levels_are_refused_with_what_to_do() {
    let junk = "#".repeat(3_000_000);
    let cases: [(&str, &[u8], &str); 10] = [
        ("analyse minesweeper -", b"", "found no cell at all"),
        (
            "analyse minesweeper -",
            b"mines 99\n1#\n##\n",
            "only 3 cells that can be mines",
        ),
        (
            "analyse minesweeper -",
            b"mines 1\n##\n#\n",
            "row 2 has 1 cell",
        ),
        (
            "hint minesweeper -",
            b"mines 1\n##\n#@\n",
            "line 3, column 2",
        ),
        (
            "hint minesweeper -",
            b"mines 1\n##\n#8\n",
            "line 3, column 2",
        ),
        (
            "hint minesweeper -",
            junk.as_bytes(),
            "each side may be 1 to 1000",
        ),
        (
            "check minesweeper -",
            b"tiling ring\nmines 1\n##\n",
            "square, hex",
        ),
        (
            "generate minesweeper --level 2000x2x1",
            b"",
            "each side may be 1 to 1000",
        ),
        (
            "play minesweeper --agent bayes --level 3x3x9",
            b"",
            "no safe cell",
        ),
        (
            "play minesweeper --id 9x9x10~safe~1.0~r999",
            b"",
            "no ID of a game",
        ),
    ];
    for (line, input, expected) in cases {
        assert_refused(line, input, expected);
    }
}

#[test]
fn bad_values_of_the_options_of_the_reports_are_refused_with_what_to_do() {
    let asia = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/bayes/asia.bif.gz");
    let corner = b"mines 3\n001#\n012#\n01##\n12##\n####\n";
    let analyse = |options| format!("analyse minesweeper - {options}");
    let convert = |options| format!("convert minesweeper - {options}");
    let play = |options| format!("play minesweeper --level 5x5x5 {options}");
    let show = |options| format!("bayes show {asia} {options}");
    for (line, expected) in [
        (show("--nodes=rain"), "there is no variable \"rain\""),
        (show("--nodes --table-size 0"), "a number from 1 to 100000"),
        (show("--table-size 8"), "required arguments"),
        (show("--picture tree"), "dag, moral, triangulated"),
        (
            show("--picture dag --evidence xray=yes"),
            "cannot be used with",
        ),
        (show("-o asia.svg"), "--picture"),
        (analyse("--tables=x99"), "--network full"),
        (
            analyse("--table-size 100001 --tables"),
            "a number from 1 to 100000",
        ),
        (analyse("--picture dag --show"), "cannot be used with"),
        (analyse("--order x00"), "--network full"),
        (analyse("--order bets"), "expected best, min-degree"),
        (
            analyse("--preset report --method bayes"),
            "take that agent, or another preset",
        ),
        (analyse("--preset bayes"), "buscapython"),
        (analyse("--order plain --method exact"), "take bayes"),
        (
            analyse("--tables --method exact"),
            "--tables is a switch of bayes",
        ),
        (
            analyse("--picture dag --method logic"),
            "--picture is a switch of bayes",
        ),
        (analyse("--rules due --method bayes"), "take logic"),
        (play("--agent logic --network full"), "take bayes"),
        (analyse("--show"), "--preset report"),
        (analyse("--method exact --trace -"), "--preset report"),
        (convert("--to tell-ask --cell 3,3"), "--rules report"),
        (
            convert("--to tell-ask --rules report --cell 5,4"),
            "nothing is asked about r5c4",
        ),
        (
            convert("--to tell-ask --rules report --number 2,2"),
            "--cell",
        ),
        (
            convert("--to tell-ask --flags trusted"),
            "required arguments",
        ),
        (convert("--to bif --rules report"), "--to tell-ask"),
        (
            play("--agent logic --log - --log-format report"),
            "take the agent bayes",
        ),
        (play("--agent bayes --log-format report"), "--log <FILE|->"),
        (play("--each"), "--agent"),
        (play("--agent exact --each --log -"), "cannot be used with"),
        (
            play("--agent bayes --order x77"),
            "write x_r1c2 or, as in the reports, x01",
        ),
        (play("--agent exact --first-click never"), "first-free"),
    ] {
        assert_refused(&line, corner, expected);
    }
    for (line, expected) in [
        ("--level 8x8x0%", "more than 0 and at most 100"),
        ("--level 8x8x15,5%", "a point before decimals"),
        ("--level custom:7x8x10", "8 to 24 rows and 8 to 32 columns"),
        (
            "--level 16x30x99 --order x01 --preset final",
            "write x_r1c2 or, as in the reports, x0_1",
        ),
        ("--id 5x5x5~any~1.1~r0r2", "this game is over"),
    ] {
        let line = format!("play minesweeper --agent bayes {line}");
        assert_refused(&line, b"", expected);
    }
    let two = b"mines 1\n1#\n##\n\nmines 1\n1#\n##\n";
    let one = "--output takes one picture";
    assert_refused(&analyse("--picture dag -o net.svg"), two, one);
    assert_refused(&analyse("--preset report --trace -"), two, "name one board");
}

#[test]
fn a_picture_is_written_to_its_file_beside_json_too() {
    let file = std::env::temp_dir().join(format!("atisbo-{}-net.svg", std::process::id()));
    let path = file.to_str().expect("a path");
    for json in [&[][..], &["--json"]] {
        let line = [
            "analyse",
            "minesweeper",
            "-",
            "--picture",
            "dag",
            "-o",
            path,
        ];
        let output = atisbo(&[&line, json].concat(), b"mines 1\n1#\n##\n");
        assert_eq!(output.status.code(), Some(0));
        assert_eq!(output.stdout.is_empty(), json.is_empty());
        let svg = std::fs::read_to_string(&file).expect("the picture");
        assert!(svg.contains("<title>The network: parents and children</title>"));
        std::fs::remove_file(&file).expect("the picture again");
    }
}

#[test]
fn what_was_made_before_a_limit_is_counted_over_all_parts() {
    let line = "generate minesweeper --level 5x5x3 --no-guess --seed 1 --count 6000 --max-nodes 30";
    let args: Vec<&str> = line.split(' ').collect();
    let output = atisbo(&args, b"");
    assert_eq!(output.status.code(), Some(1));
    let printed = String::from_utf8_lossy(&output.stdout);
    let made = printed.matches("seed 1, number").count();
    assert!(made > 1_000, "more than one part: {made}");
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(text.contains("limit on nodes"), "{text}");
    assert!(text.contains(&format!("Made in all: {made}.")), "{text}");
}
