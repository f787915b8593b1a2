//! Words of a Hunspell dictionary: its entries with their affixes put on. No compounds: those are without end.
//!
//! What is left out, and why:
//! - what is only a part of compounds, or forbidden (the dictionary says which);
//! - names: what has a capital anywhere;
//! - what is not made of letters alone: hyphens, apostrophes, digits, full stops (`na-apen`, `'s`, `3D`, `a.u.b.`);
//! - what is read letter by letter: an entry that keeps its case and takes a hyphen in compounds (`btw`, `tv`).

use std::collections::{BTreeSet, HashMap};

/// A prefix or a suffix: what it takes away, what it puts on, when, and what may be put on after it.
struct Affix {
    strip: String,
    add: String,
    when: Vec<Letters>,
    flags: Vec<String>,
    /// May it stand at a word that has one at its other end, too?
    crosses: bool,
}

/// One place of a condition: any letter, one of these, none of these.
enum Letters {
    Any,
    Of(Vec<char>),
    NotOf(Vec<char>),
}

#[derive(Default)]
struct Affixes {
    suffixes: HashMap<String, Vec<Affix>>,
    prefixes: HashMap<String, Vec<Affix>>,
    only_in_compounds: Option<String>,
    forbidden: Option<String>,
    needs_affix: Option<String>,
    keeps_case: Option<String>,
}

/// Flags that put a hyphen on, for compounds: what has one is read letter by letter.
const WITH_HYPHEN: [&str; 2] = ["Cl", "Cw"];

/// All words of a dictionary, from its two files, in order and each once.
pub(crate) fn words(aff: &str, dic: &str) -> Vec<String> {
    let affixes = Affixes::read(aff);
    let (mut words, mut forbidden) = (BTreeSet::new(), BTreeSet::new());
    for line in dic.lines().skip(1) {
        let entry = line.split(['\t', ' ']).next().unwrap_or_default();
        let (word, flags) = entry.split_once('/').unwrap_or((entry, ""));
        let (word, flags) = (word.replace('ĳ', "ij"), pairs(flags));
        let has = |flag: &Option<String>| flag.as_ref().is_some_and(|flag| flags.contains(flag));
        if has(&affixes.forbidden) {
            forbidden.insert(word);
            continue;
        }
        let is_initials =
            has(&affixes.keeps_case) && WITH_HYPHEN.iter().any(|flag| flags.iter().any(|own| own == flag));
        if word.is_empty() || is_initials {
            continue;
        }
        if !has(&affixes.only_in_compounds) && !has(&affixes.needs_affix) && is_plain(&word) {
            words.insert(word.clone());
        }
        affixes.put_on(&word, &flags, &mut words);
    }
    words.into_iter().filter(|word| !forbidden.contains(word)).collect()
}

/// Small letters and nothing else.
fn is_plain(word: &str) -> bool {
    let length = word.chars().count();
    (2..=15).contains(&length) && word.chars().all(char::is_lowercase)
}

fn pairs(flags: &str) -> Vec<String> {
    let all: Vec<char> = flags.chars().collect();
    all.chunks(2).map(|pair| pair.iter().collect()).collect()
}

impl Affixes {
    fn read(aff: &str) -> Affixes {
        let mut affixes = Affixes::default();
        let mut crossing = false;
        for line in aff.lines() {
            let parts: Vec<&str> = line.split_whitespace().collect();
            match parts.as_slice() {
                ["ONLYINCOMPOUND", flag, ..] => affixes.only_in_compounds = Some((*flag).into()),
                ["FORBIDDENWORD", flag, ..] => affixes.forbidden = Some((*flag).into()),
                ["NEEDAFFIX", flag, ..] => affixes.needs_affix = Some((*flag).into()),
                ["KEEPCASE", flag, ..] => affixes.keeps_case = Some((*flag).into()),
                // The line that says how many follow, and whether they cross.
                ["SFX" | "PFX", _, crosses @ ("Y" | "N"), count, ..] if count.parse::<u32>().is_ok() => {
                    crossing = *crosses == "Y";
                }
                [which @ ("SFX" | "PFX"), flag, strip, add, rest @ ..] => {
                    let of = if *which == "SFX" { &mut affixes.suffixes } else { &mut affixes.prefixes };
                    let when = rest.first().copied().unwrap_or(".");
                    of.entry((*flag).into()).or_default().push(affix(strip, add, when, crossing));
                }
                _ => {}
            }
        }
        affixes
    }

    /// Everything that an entry becomes with its affixes: a suffix, a suffix on that, a prefix before each.
    fn put_on(&self, word: &str, flags: &[String], words: &mut BTreeSet<String>) {
        let mut forms = Vec::new();
        if !self.is_part(flags) {
            forms.push(word.to_string());
        }
        for affix in flags.iter().filter_map(|flag| self.suffixes.get(flag)).flatten() {
            let Some(form) = affix.after(word) else { continue };
            for second in affix.flags.iter().filter_map(|flag| self.suffixes.get(flag)).flatten() {
                let twice = second.after(&form).filter(|twice| is_plain(twice) && !self.is_part(&second.flags));
                words.extend(twice);
            }
            if self.is_part(&affix.flags) {
                continue;
            }
            if is_plain(&form) {
                words.insert(form.clone());
            }
            forms.extend(affix.crosses.then_some(form));
        }
        for prefix in flags.iter().filter_map(|flag| self.prefixes.get(flag)).flatten() {
            let before = forms.iter().filter(|form| prefix.crosses || *form == word);
            let made = before.filter_map(|form| prefix.before(form));
            words.extend(made.filter(|made| is_plain(made) && !self.is_part(&prefix.flags)));
        }
    }

    fn is_part(&self, flags: &[String]) -> bool {
        self.only_in_compounds.as_ref().is_some_and(|flag| flags.contains(flag))
    }
}

fn affix(strip: &str, add: &str, when: &str, crosses: bool) -> Affix {
    let none = |text: &str| if text == "0" { String::new() } else { text.replace('ĳ', "ij") };
    let (add, flags) = add.split_once('/').unwrap_or((add, ""));
    Affix { strip: none(strip), add: none(add), when: condition(when), flags: pairs(flags), crosses }
}

fn condition(text: &str) -> Vec<Letters> {
    let text = text.replace('ĳ', "ij");
    let mut places = Vec::new();
    let mut rest = text.chars();
    while let Some(first) = rest.next() {
        places.push(match first {
            '.' => Letters::Any,
            '[' => {
                let inside: Vec<char> = rest.by_ref().take_while(|letter| *letter != ']').collect();
                match inside.split_first() {
                    Some(('^', others)) => Letters::NotOf(others.to_vec()),
                    _ => Letters::Of(inside),
                }
            }
            letter => Letters::Of(vec![letter]),
        });
    }
    places
}

impl Letters {
    fn fit(&self, letter: char) -> bool {
        match self {
            Letters::Any => true,
            Letters::Of(letters) => letters.contains(&letter),
            Letters::NotOf(letters) => !letters.contains(&letter),
        }
    }
}

impl Affix {
    /// The word with this suffix.
    fn after(&self, word: &str) -> Option<String> {
        let letters: Vec<char> = word.chars().collect();
        let from = letters.len().checked_sub(self.when.len())?;
        let fits = self.when.iter().zip(&letters[from..]).all(|(place, letter)| place.fit(*letter));
        let stem = word.strip_suffix(&self.strip).filter(|_| fits)?;
        Some(format!("{stem}{}", self.add))
    }

    /// The word with this prefix.
    fn before(&self, word: &str) -> Option<String> {
        let fits = word.chars().count() >= self.when.len()
            && self.when.iter().zip(word.chars()).all(|(place, letter)| place.fit(letter));
        let stem = word.strip_prefix(&self.strip).filter(|_| fits)?;
        Some(format!("{}{stem}", self.add))
    }
}
