//! How long the built-in list takes to build, and a lookup, beside a set of strings.
//!
//! Run with `cargo bench -p lexicon`.

use std::collections::HashSet;

use divan::{Bencher, black_box};
use lexicon::{Letter, Lexicon, TileSet, builtin};

fn main() {
    divan::main();
}

/// Words to look up: every hundredth of the list, and each once more with a letter too many.
fn questions() -> Vec<String> {
    let list = builtin::english_list();
    list.lines().step_by(100).flat_map(|word| [word.to_uppercase(), word.to_uppercase() + "Q"]).collect()
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn build_graph(bencher: Bencher<'_, '_>) {
    let tiles = TileSet::built_in("english").expect("built in");
    let list = builtin::english_list();
    bencher.bench(|| Lexicon::build("bench", &tiles, black_box(list.as_bytes())));
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn build_hash_set(bencher: Bencher<'_, '_>) {
    let list = builtin::english_list();
    bencher.bench(|| black_box(&list).lines().map(str::to_uppercase).collect::<HashSet<String>>());
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn read_file(bencher: Bencher<'_, '_>) {
    let bytes = builtin::english().to_bytes();
    bencher.bench(|| Lexicon::from_bytes(black_box(&bytes)));
}

/// One iteration looks all the questions up.
#[divan::bench]
fn lookup_graph(bencher: Bencher<'_, '_>) {
    let english = builtin::english();
    let words: Vec<Vec<Letter>> = questions().iter().filter_map(|word| english.alphabet().fold(word).ok()).collect();
    let count = divan::counter::ItemsCount::new(words.len());
    bencher.counter(count).bench(|| words.iter().filter(|word| english.contains(black_box(word))).count());
}

#[divan::bench]
fn lookup_hash_set(bencher: Bencher<'_, '_>) {
    let set: HashSet<String> = builtin::english_list().lines().map(str::to_uppercase).collect();
    let words = questions();
    let count = divan::counter::ItemsCount::new(words.len());
    bencher.counter(count).bench(|| words.iter().filter(|word| set.contains(black_box(word.as_str()))).count());
}

#[divan::bench]
fn anagrams_of_seven_with_a_blank(bencher: Bencher<'_, '_>) {
    let english = builtin::english();
    let rack = english.alphabet().rack("RETAIN?").expect("all of them are letters");
    bencher.bench(|| english.anagrams(black_box(&rack)));
}
