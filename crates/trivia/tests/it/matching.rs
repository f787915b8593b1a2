//! Every case of `matching.tsv`: language, answer, aliases, what was given, typing errors on or off, right or wrong.

use trivia::matching::Matcher;

#[test]
fn every_case_of_the_table() {
    let mut wrong = Vec::new();
    let mut cases = 0;
    for line in include_str!("../matching.tsv").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [language, answer, aliases, given, typos, verdict, why] = fields[..] else { panic!("{line:?}") };
        let aliases: Vec<String> = aliases.split(';').filter(|alias| !alias.is_empty()).map(String::from).collect();
        let accepted = Matcher { language, typos: typos == "on" }.accepts(answer, &aliases, given);
        assert!(matches!(verdict, "right" | "wrong") && matches!(typos, "on" | "off"), "{line:?}");
        if accepted != (verdict == "right") {
            wrong.push(format!("{given:?} for {answer:?} must be {verdict}: {why}"));
        }
        cases += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(cases >= 170, "{cases} cases");
}
