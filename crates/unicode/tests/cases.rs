//! The table that both sides keep to: `web/src/device/unicode.test.ts` reads it, too.

use unicode::{composed, is_mark, taken_apart};

fn text(points: &str) -> String {
    let point = |hex: &str| char::from_u32(u32::from_str_radix(hex, 16).expect("hex")).expect("a character");
    points.split_whitespace().map(point).collect()
}

#[test]
fn normal_forms_are_those_of_the_table() {
    let mut count = 0;
    for line in include_str!("cases.txt").lines().filter(|line| !line.starts_with('#')) {
        let [given, nfc, nfkd, marks] = line.split(';').map(str::trim).collect::<Vec<_>>().try_into().expect("four");
        let given = text(given);
        assert_eq!(composed(&given), text(nfc), "{line}");
        assert_eq!(taken_apart(&given), text(nfkd), "{line}");
        let found: String = given.chars().map(|c| if is_mark(c) { '1' } else { '0' }).collect();
        assert_eq!(found, marks, "{line}");
        count += 1;
    }
    assert!(count > 25, "{count} cases");
}
