//! What the games are tried with.

use catalogue::Catalogue;
use kernel::Content;

/// All that comes with the games, and a few Dutch words, so that the Dutch preset can be tried everywhere.
pub(crate) fn content(house: &Catalogue) -> Content {
    let mut content = house.stock();
    let words = "de het een en in op aan er is te dat die van voor met niet ook om bij nog naar over maar dan wat wie \
                 waar hier daar water huis boom fiets kaas straat tafel stoel brood melk thee koffie appel peer noot \
                 aap vis hond kat muis paard koe schaap geit kip eend gans zwaan beer wolf vos das egel mol rat";
    let lines = words.split_whitespace().collect::<Vec<_>>().join("\n");
    crossword::content::add_words(&mut content, "dutch", lines.into_bytes(), lexicon::Options::default());
    let spanish =
        "casa\nchica\ncoche\nde\nel\nen\nes\nla\nlo\nmesa\nniño\nno\nnoche\nperro\nsi\nsol\nson\nun\nuna\nya\nyo\n";
    crossword::content::add_words(&mut content, "spanish", spanish.as_bytes().to_vec(), lexicon::Options::default());
    content
}
