//! The golden transcripts. `make playthroughs` writes them anew (`HR_BLESS=1`); here they are compared.

use catalogue::Catalogue;
use kernel::playthrough::{scripts_of, transcript};
use kernel::{Content, Kind};

/// What differs from the golden transcripts of a game.
fn differing<K: Kind>(kind: &K, content: &Content) -> Vec<String> {
    let folder = testkit::root().join("playthroughs").join(kind.card().about.id);
    let compare = |script: &kernel::playthrough::Script| {
        let text = transcript(kind, script, content);
        let text = text.unwrap_or_else(|why| panic!("{} {}: {why}", kind.card().about.id, script.name));
        testkit::golden(&folder.join(format!("{}.txt", script.name)), &text).err()
    };
    scripts_of(kind).iter().filter_map(compare).collect()
}

#[test]
fn matches_go_as_they_went() {
    let content = crate::common::content(&Catalogue::standard());
    macro_rules! compare {
        ($($Kind:ty,)*) => { [$( differing(&<$Kind>::default(), &content) ),*].concat() };
    }
    let differing = catalogue::every_game!(compare);
    assert!(
        differing.is_empty(),
        "{}\nIf this is meant: `make playthroughs`, and look at the diff.",
        differing.join("\n")
    );
}
