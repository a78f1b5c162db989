//! Every example in the documentation is run, and prints what the documentation says.

use std::path::Path;

#[test]
fn the_documented_examples_print_what_they_say() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    // The examples name files as seen from the top of the project.
    std::env::set_current_dir(root).expect("the top of the project");
    trycmd::TestCases::new()
        .env("LANG", "en_US.UTF-8")
        .env("LC_ALL", "en_US.UTF-8")
        .case("README.md")
        .case("docs/*.md");
}
