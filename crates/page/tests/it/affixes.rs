//! A small Hunspell dictionary of our own: what its entries become, and what is left out.

use crate::hunspell::words;

/// Flags of two characters, as the Dutch dictionary has them.
const AFF: &str = "\
SET UTF-8
FLAG long
KEEPCASE Kc
FORBIDDENWORD Fw
ONLYINCOMPOUND Cx
NEEDAFFIX Na

# Plurals.
SFX Ma Y 4
SFX Ma 0 s [aeiou]l # tafel, tafels
SFX Ma 0 en [^eslf]
SFX Ma 0 ken kk
SFX Ma f ven [^f]f

# Something small, which has a plural of its own.
SFX Sa Y 1
SFX Sa 0 je/Sb .
SFX Sb Y 1
SFX Sb 0 s .

# Only at the end of a word that has nothing before it.
SFX Ea N 1
SFX Ea 0 loos .

# Only inside compounds.
SFX Ca Y 1
SFX Ca 0 s/Cx .

# Takes a hyphen in compounds: read letter by letter, where it keeps its case.
SFX Cl Y 1
SFX Cl 0 -/Ca .

PFX Pa Y 1
PFX Pa 0 na .
PFX Pb N 1
PFX Pb 0 over .
PFX Pc Y 1
PFX Pc k ver k
PFX Pd Y 1
PFX Pd 0 bĳ .
";

fn made(entries: &str) -> String {
    let dic = format!("{}\n{entries}\n", entries.lines().count());
    words(AFF, &dic).join(" ")
}

#[test]
fn affixes_are_put_on() {
    for (entry, expected) in [
        ("boom", "boom"),
        ("boom/Ma", "boom boomen"),
        ("tafel/Ma", "tafel tafels"),
        ("brief/Ma", "brief brieven"),
        ("hof/Ma", "hof hoven"),
        ("stof/Sa", "stof stofje stofjes"),
        ("ap/PaMa", "ap apen naap naapen"),
        ("boom/Ea", "boom boomloos"),
        ("boom/EaPa", "boom boomloos naboom"),
        ("boom/MaPb", "boom boomen overboom"),
        ("keren/Pc", "keren vereren"),
        ("boom/Pc", "boom"),
        ("drage/Pd", "bijdrage drage"),
        ("wĳn", "wijn"),
        ("boom/Ca", "boom"),
        ("boom\tpo:noun", "boom"),
        ("boom/Ma po:noun", "boom boomen"),
        ("boom/Zz", "boom"),
    ] {
        assert_eq!(made(entry), expected, "{entry}");
    }
}

#[test]
fn what_is_left_out() {
    for (entries, expected, why) in [
        ("Anna\nAnna/Ma\nMcDonald", "", "names have a capital"),
        ("NAVO\npH", "", "so have abbreviations"),
        ("btw/KcCl\ntv/ClKc", "", "read letter by letter"),
        ("ijs/Kc", "ijs", "to keep its case is no fault"),
        ("ui/ClMa", "ui uien", "nor is a hyphen in compounds"),
        ("a.u.b.\n's\n3D\nna-apen\nco2", "", "letters and nothing else"),
        ("a\nom\nabcdefghijklmno\nabcdefghijklmnop", "abcdefghijklmno om", "2 to 15 letters"),
        ("loos/Cx", "", "parts of compounds"),
        ("aard/CxMa", "aarden", "though with an ending it may be a word"),
        ("trein/NaMa", "treinen", "what needs an affix"),
        ("boom\nboom/Fw", "", "forbidden, whatever else makes it"),
    ] {
        assert_eq!(made(entries), expected, "{why}");
    }
}

#[test]
fn odd_files_make_no_words_and_no_panic() {
    for (aff, dic) in
        [("", ""), ("SFX", "1\n/"), ("SFX Aa 0", "1\nx/Aa"), ("PFX Aa Y x\nPFX Aa a", "1\nab/A"), (AFF, "1\n\n")]
    {
        let made = words(aff, dic);
        assert!(made.iter().all(|word| word == "ab"), "{aff:?} {dic:?}: {made:?}");
    }
}
