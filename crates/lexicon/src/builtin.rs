//! The lists that need no file, and those that many machines have.
//!
//! English comes from the crate `wordnik_list`, which holds its words as plain text. The graph is built from it when
//! it is first asked for, and kept: that takes less than half a second in a release build, where building it beforehand
//! in a build script would add four megabytes to every binary and an optimised compilation of this crate to every
//! build. Its licence is in `NOTICES.md`. A browser fetches the list when a match wants it, so there it is not built in.

use crate::list::Options;
#[cfg(not(target_family = "wasm"))]
use crate::{
    lexicon::{BuildError, Lexicon},
    list::Report,
    tiles::TileSet,
};
#[cfg(not(target_family = "wasm"))]
use std::sync::OnceLock;

/// The name of the built-in lexicon.
pub const ENGLISH: &str = "english";

/// The longest word of the built-in list: none longer fits on a board of 15.
#[cfg(not(target_family = "wasm"))]
const ENGLISH_LENGTH: usize = 15;

/// The built-in English lexicon. The first call builds it.
#[cfg(not(target_family = "wasm"))]
pub fn english() -> &'static Lexicon {
    static LEXICON: OnceLock<Lexicon> = OnceLock::new();
    LEXICON.get_or_init(|| {
        let tiles = TileSet::built_in("english").expect("the English tiles are built in");
        english_for(&tiles).expect("the tests build it").0
    })
}

/// The built-in English words for other tiles, such as those of Upwords, where Q and U are on one.
///
/// # Errors
/// The tiles spell none of the words.
#[cfg(not(target_family = "wasm"))]
pub fn english_for(tiles: &TileSet) -> Result<(Lexicon, Report), BuildError> {
    let options = Options { max_length: ENGLISH_LENGTH, ..Options::default() };
    Lexicon::build_with(ENGLISH, tiles, english_list().as_bytes(), &options, &mut |_| {})
}

/// The words of the built-in list of 2 to 15 characters, one a line, in lower case.
#[cfg(not(target_family = "wasm"))]
#[must_use]
pub fn english_list() -> String {
    wordnik_list::word_iterator().filter(|word| (2..=ENGLISH_LENGTH).contains(&word.len())).fold(
        String::with_capacity(2 << 20),
        |mut list, word| {
            list.push_str(word);
            list.push('\n');
            list
        },
    )
}

/// A word list that an operating system's packages install.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SystemList {
    /// What the lexicon made from it is called.
    pub name: &'static str,
    /// The tag of its language.
    pub language: &'static str,
    /// Where it is when installed.
    pub path: &'static str,
    /// Debian's package that installs it.
    pub package: &'static str,
    /// The built-in tile set to build it for.
    pub tiles: &'static str,
    /// Entries that are no words for play.
    pub leave_out: &'static [&'static str],
}

impl SystemList {
    /// The list of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static SystemList> {
        SYSTEM_LISTS.iter().find(|list| list.name == name)
    }

    /// How to read it: names, which such lists write with a capital, and what is to be left out are skipped.
    #[must_use]
    pub fn options(&self) -> Options<'static> {
        Options { lowercase_only: true, leave_out: self.leave_out, ..Options::default() }
    }
}

/// The system lists for which there are built-in tiles. A list in any other language can be built by hand, with a
/// tile set of its own.
pub const SYSTEM_LISTS: &[SystemList] = &[
    SystemList {
        name: "dutch",
        language: "nl",
        path: "/usr/share/dict/dutch",
        package: "wdutch",
        tiles: "dutch",
        leave_out: DUTCH_ABBREVIATIONS,
    },
    english_list_at("american-english", "/usr/share/dict/american-english", "wamerican"),
    english_list_at("american-english-small", "/usr/share/dict/american-english-small", "wamerican-small"),
    english_list_at("american-english-large", "/usr/share/dict/american-english-large", "wamerican-large"),
    english_list_at("american-english-huge", "/usr/share/dict/american-english-huge", "wamerican-huge"),
    english_list_at("american-english-insane", "/usr/share/dict/american-english-insane", "wamerican-insane"),
    english_list_at("british-english", "/usr/share/dict/british-english", "wbritish"),
    english_list_at("british-english-small", "/usr/share/dict/british-english-small", "wbritish-small"),
    english_list_at("british-english-large", "/usr/share/dict/british-english-large", "wbritish-large"),
    english_list_at("british-english-huge", "/usr/share/dict/british-english-huge", "wbritish-huge"),
    english_list_at("british-english-insane", "/usr/share/dict/british-english-insane", "wbritish-insane"),
];

const fn english_list_at(name: &'static str, path: &'static str, package: &'static str) -> SystemList {
    SystemList { name, language: "en", path, package, tiles: "english", leave_out: &[] }
}

/// Dutch entries of two and three letters that are read letter by letter, are symbols of units, or are months cut
/// short. Interjections (hm, pst) and what has become a word (led, soa, ufo) stay.
pub const DUTCH_ABBREVIATIONS: &[&str] = &[
    "bh", "br", "bv", "cc", "cd", "cg", "cl", "cm", "cv", "dc", "dj", "dl", "dm", "hd", "hg", "hl", "ic", "kg", "km",
    "lp", "mg", "ml", "mm", "mp", "ms", "nm", "ns", "nv", "ov", "pc", "pg", "pk", "pr", "sf", "sm", "tb", "tl", "tv",
    "ub", "ud", "uv", "vj", "vo", "vp", "wc", //
    "adv", "alg", "alv", "anw", "apk", "apr", "arg", "atb", "atv", "aug", "azc", "bbp", "bnp", "bpm", "bps", "btw",
    "cao", "cfk", "cif", "cms", "crm", "dec", "dpi", "dtp", "dvd", "ebt", "ecg", "eeg", "egt", "emt", "feb", "fte",
    "ftp", "gft", "ggz", "gps", "gsm", "hbo", "hbs", "hiv", "hsl", "hso", "hst", "hts", "int", "isp", "ivf", "jul",
    "jun", "kca", "kgm", "kmo", "kno", "kst", "ktv", "lbo", "lcd", "lno", "lpg", "lsd", "lso", "lto", "lts", "mbo",
    "mkb", "mrt", "mts", "naw", "ngo", "nov", "obs", "okt", "ozb", "pcb", "pda", "pdf", "pgb", "ppm", "pvc", "rvs",
    "sep", "sms", "tbc", "tbs", "tgv", "twk", "uhd", "uso", "vbo", "vof", "vso", "vsv", "vve", "vwo", "vzw", "wap",
    "www", "xtc", "zzp",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::list::Reason;

    #[test]
    fn english_has_all_its_words() {
        let english = english();
        assert_eq!(english.len(), 194_152);
        assert_eq!(english.words().count(), 194_152);
        assert!(english.contains_text("quizzes").unwrap());
        assert!(!english.contains_text("quizzing's").unwrap_or(false));
    }

    #[test]
    fn english_without_a_q_of_its_own() {
        let (upwords, report) = english_for(&TileSet::built_in("upwords").unwrap()).unwrap();
        assert!(upwords.contains_text("quiet").unwrap());
        assert_eq!(report.words + report.skipped_for(Reason::Unspellable) + report.skipped_for(Reason::Short), 194_152);
        assert!((1..500).contains(&report.skipped_for(Reason::Unspellable)), "{report}");
    }

    #[test]
    fn system_lists_have_tiles() {
        for list in SYSTEM_LISTS {
            let tiles = TileSet::built_in(list.tiles).unwrap();
            assert_eq!(tiles.language(), list.language, "{}", list.name);
            assert_eq!(SystemList::named(list.name), Some(list), "names are unique");
        }
        assert!(SystemList::named("elvish").is_none());
    }

    #[test]
    fn dutch_leaves_names_and_abbreviations_out() {
        let dutch = SystemList::named("dutch").unwrap();
        let text = b"aap\nAmsterdam\ngeijkt\nge\xc3\xafnd\ntv\ndvd\nbh's\nhm\n";
        let tiles = TileSet::built_in(dutch.tiles).unwrap();
        let (lexicon, report) = Lexicon::build_with("dutch", &tiles, text, &dutch.options(), &mut |_| {}).unwrap();
        let words: Vec<String> = lexicon.words().map(|word| lexicon.alphabet().text(&word)).collect();
        assert_eq!(words, ["AAP", "GEIJKT", "GEIND", "HM"]);
        assert_eq!(
            report.to_string(),
            "4 words from 8 lines\n\
             1 not spellable with these tiles: bh's (line 7)\n\
             1 with a capital: Amsterdam (line 2)\n\
             2 left out by choice: tv (line 5), dvd (line 6)"
        );
    }
}
