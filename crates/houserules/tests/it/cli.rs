//! The program, as someone types it.

use serde_json::Value;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn program(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_houserules"));
    for setting in ["ADDR", "DATA", "PUBLIC_URL", "STORE", "CONFIG", "FAILPOINT"] {
        command.env_remove(format!("HOUSERULES_{setting}"));
    }
    command.args(args).output().expect("runs")
}

/// What the program says to someone who types these lines.
fn typed(args: &[&str], lines: &[&str]) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_houserules"))
        .args(args)
        .env("USER", "Ann")
        .env_remove("NO_COLOR")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // It may have come to its end before it has read everything.
    let _ = stdin.write_all(format!("{}\n", lines.join("\n")).as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("ends");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    out(&output)
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// What a command that works prints.
fn works(args: &[&str]) -> String {
    let output = program(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    out(&output)
}

/// A mistake is one clear line that names all of this.
fn mistake(args: &[&str], names: &[&str]) {
    let output = program(args);
    let error = String::from_utf8_lossy(&output.stderr).trim().to_string();
    assert!(!output.status.success(), "{args:?} should fail");
    for name in names {
        assert!(error.contains(name), "{args:?}: {name:?} is not in {error:?}");
    }
    assert_eq!(error.lines().count(), 1, "{args:?}: {error}");
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

#[test]
fn games_and_rules_are_listed() {
    assert!(works(&["games"]).contains("nim"));
    assert!(works(&["rules", "nim"]).contains("turn_clock"));
    let cards: Value = serde_json::from_str(&works(&["rules", "nim", "--json"])).expect("JSON");
    let rules = cards[0]["rules"].as_array().expect("rules");
    assert!(!rules.is_empty() && rules.iter().all(|rule| rule["schema"].is_object()), "each with its schema");
}

#[test]
fn the_same_seed_gives_the_same_matches_on_any_number_of_threads() {
    let simulate = |threads: &str, seed: &str| {
        works(&["simulate", "nim", "--matches", "60", "--seed", seed, "--threads", threads, "--json"])
    };
    assert_eq!(simulate("1", "7"), simulate("2", "7"));
    assert_ne!(simulate("1", "7"), simulate("1", "8"));
}

#[test]
fn a_match_without_an_end_is_told_and_the_others_go_on() {
    let told = works(&["simulate", "nim", "--matches", "30", "--most", "8"]);
    assert!(told.contains("came to no end") && told.contains("of 30 matches came to an end"), "{told}");
    let report: Value =
        serde_json::from_str(&works(&["simulate", "nim", "--matches", "30", "--most", "8", "--json"])).expect("JSON");
    let unfinished = report["unfinished"].as_array().expect("a list").len() as u64;
    let ended: u64 = report["ends"].as_object().expect("by reason").values().filter_map(Value::as_u64).sum();
    assert!(unfinished > 0 && ended > 0 && unfinished + ended == 30, "{report}");
}

#[test]
fn a_log_is_replayed_and_verified_and_an_altered_one_is_not() {
    let folder = tempfile::tempdir().expect("a folder");
    works(&["simulate", "nim", "--matches", "2", "--log", text(folder.path())]);
    let log = folder.path().join("nim-1.jsonl");
    assert!(works(&["replay", text(&log)]).contains("Nim:"));
    assert!(works(&["replay", text(&log), "--at", "1", "--as", "0"]).contains("Nim:"));
    assert!(works(&["verify", text(&log), text(&folder.path().join("nim-2.jsonl"))]).contains("all as decided"));
    mistake(&["replay", text(&log), "--at", "9999"], &["--at"]);
    mistake(&["replay", text(&log), "--as", "9"], &["--as"]);

    let altered = folder.path().join("altered.jsonl");
    let lines: Vec<String> = std::fs::read_to_string(&log).expect("reads").lines().map(String::from).collect();
    let line = lines.iter().position(|line| line.contains("\"took\"")).expect("someone took sticks");
    let mut changed = lines.clone();
    changed[line] = changed[line].replace("\"late\":false", "\"late\":true");
    assert_ne!(changed, lines);
    std::fs::write(&altered, changed.join("\n") + "\n").expect("writes");
    let output = program(&["verify", text(&altered)]);
    assert_eq!(output.status.code(), Some(1));
    let said = out(&output);
    assert!(said.contains("altered.jsonl") && said.contains(&format!("line {}", line + 1)), "{said}");
}

#[test]
fn mistakes_are_explained_in_a_line() {
    mistake(&["rules", "nimm"], &["nimm", "Did you mean “nim”?"]);
    mistake(&["simulate", "chess"], &["chess", "nim"]);
    mistake(&["simulate", "nim", "--preset", "nope"], &["nope"]);
    mistake(&["simulate", "nim", "--rule", "fly"], &["fly"]);
    mistake(&["simulate", "nim", "--rule", "take_most={\"sticks\":0}"], &["sticks"]);
    mistake(&["simulate", "nim", "--bots", "clever"], &["clever", "perfect"]);
    mistake(&["simulate", "nim", "--players", "9"], &["2 to 4", "9"]);
    mistake(&["simulate", "nim", "--matches", "0"], &["--matches"]);
    mistake(&["replay", "nowhere.jsonl"], &["nowhere.jsonl"]);
}

#[test]
fn deals_are_chosen_only_in_a_folder_made_for_tests_and_on_this_machine() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = text(folder.path());
    mistake(
        &["serve", "--chosen-deals", "--data", data, "--addr", "127.0.0.1:0"],
        &["--chosen-deals", "tests alone", "made-for-tests"],
    );
    std::fs::write(folder.path().join("made-for-tests"), "").expect("writes");
    mistake(&["serve", "--chosen-deals", "--data", data, "--addr", "0.0.0.0:0"], &["--chosen-deals", "this machine"]);
}

#[test]
fn a_wrong_setting_of_serve_is_one_clear_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    std::fs::create_dir_all(data.join("variants")).expect("a folder");
    let serve = |more: &[&str], names: &[&str]| {
        let mut args = vec!["serve", "--data", text(&data)];
        args.extend(more);
        mistake(&args, names);
    };
    serve(&["--addr", "here"], &["--addr", "here"]);
    serve(&["--addr", "127.0.0.1"], &["--addr"]);
    serve(&["--store", "paper"], &["--store", "paper"]);
    serve(&["--public-url", "games.example"], &["--public-url"]);
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let addr = taken.local_addr().expect("an address").to_string();
    serve(&["--addr", &addr], &[&addr, "--addr"]);

    let file = folder.path().join("a-file");
    std::fs::write(&file, "").expect("writes");
    mistake(&["serve", "--data", text(&file)], &["a-file", "--data"]);

    let settings = data.join("houserules.toml");
    std::fs::write(&settings, "colour = \"red\"\n").expect("writes");
    serve(&[], &["houserules.toml", "colour"]);
    std::fs::write(&settings, "addr = \"nowhere\"\n").expect("writes");
    serve(&[], &["nowhere"]);
    std::fs::remove_file(&settings).expect("goes");
    serve(&["--config", "missing.toml"], &["missing.toml"]);

    let variant = data.join("variants/ours.toml");
    std::fs::write(
        &variant,
        "id = \"ours\"\nname = \"Ours\"\nsentence = \"Ours.\"\ngame = \"nim\"\n[rules]\nfly = true\n",
    )
    .expect("writes");
    serve(&["--addr", "127.0.0.1:0"], &["ours.toml", "fly"]);
}

#[test]
fn a_hosts_rule_set_is_called_by_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    std::fs::create_dir_all(data.join("variants")).expect("a folder");
    let file = "id = \"kitchen\"\nname = \"Kitchen table\"\ngame = \"crossword\"\nfrom = \"scrabble\"\n\
        without = [\"swap\"]\n[rules]\nrack_size = { tiles = 5 }\n";
    std::fs::write(data.join("variants/kitchen.toml"), file).expect("writes");
    let logs = folder.path().join("logs");
    let by_name = ["simulate", "crossword", "--preset", "kitchen", "--matches", "1", "--bots", "random"];
    works(&[&by_name[..], &["--data", text(&data), "--log", text(&logs)]].concat());
    let log = std::fs::read_dir(&logs).expect("a folder").flatten().next().expect("a log");
    let log = std::fs::read_to_string(log.path()).expect("a log");
    let header = log.lines().next().expect("a header");
    assert!(header.contains("{\"tiles\":5}") && !header.contains("\"swap\""), "it amends Scrabble: {header}");
    mistake(&by_name, &["kitchen", "scrabble"]);
}

const PACK: &str = "id = \"ours\"\nname = \"Ours\"\nlanguage = \"en\"\nlicence = \"CC0-1.0\"\nauthor = \"Ann\"\n\n\
    [[question]]\nid = \"sky\"\ncategory = \"nature\"\ndifficulty = 1\nkind = \"true_false\"\ntext = \"The sky is up.\"\n\
    answer = true\n";

#[test]
fn packs_are_checked_and_every_mistake_has_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let (good, bad) = (folder.path().join("good.toml"), folder.path().join("bad.toml"));
    std::fs::write(&good, PACK).expect("writes");
    let wrong = PACK.replace("language = \"en\"\n", "").replace("answer = true", "answer = 3\nunit = 5");
    std::fs::write(&bad, format!("{wrong}\n[[question]]\nid = \"sky\"\n")).expect("writes");

    let said = works(&["packs", "check", text(&good)]);
    assert!(said.contains("good.toml") && said.contains("one question (en)"), "{said}");

    let output = program(&["packs", "check", text(&good), text(&bad), "nowhere.toml"]);
    assert_eq!(output.status.code(), Some(1));
    let said = out(&output);
    for place in [
        "good.toml: the question pack",
        "bad.toml: language: is missing",
        "bad.toml: question 1 “sky” (line 6): answer must be true or false",
        "bad.toml: question 1 “sky” (line 6): “unit” means nothing here",
        "bad.toml: question 2 “sky” (line 15): text is missing",
        "bad.toml: question 2 “sky” (line 15): the id “sky” is taken by question 1",
        "nowhere.toml: ",
    ] {
        assert!(said.contains(place), "{place:?} is not in\n{said}");
    }
    assert!(works(&["packs", "check", "--help"]).contains("FILE"));
    assert!(works(&["packs", "--help"]).contains("Examples:"));
    assert!(!program(&["packs", "check"]).status.success());
}

/// A bad pack of the host is told with its places and left out; the house goes on as far as it can without a port.
#[test]
fn a_bad_pack_does_not_stop_the_house() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir_all(folder.path().join("packs")).expect("a folder");
    std::fs::write(folder.path().join("packs/good.toml"), PACK).expect("writes");
    std::fs::write(folder.path().join("packs/bad.toml"), PACK.replace("answer = true", "")).expect("writes");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let addr = taken.local_addr().expect("an address").to_string();
    let output = program(&["serve", "--data", text(folder.path()), "--addr", &addr, "--store", "memory"]);
    let (said, error) = (out(&output), String::from_utf8_lossy(&output.stderr).into_owned());
    assert!(said.contains("good.toml: the question pack “ours”"), "{said}");
    let left_out = error.lines().next().unwrap_or_default();
    assert!(left_out.contains("left out") && left_out.contains("bad.toml: question 1 “sky” (line 7)"), "{error}");
    assert!(error.lines().nth(1).is_some_and(|line| line.contains(&addr)), "it came as far as the port: {error}");
}

#[test]
fn trivia_is_played_in_the_terminal() {
    // Whatever is asked, one of these is understood; a match of three questions, and `ready` after each.
    let lines = ["a", "true", "206", "1", "ready"].repeat(12);
    let rules = "questions={\"count\":3}";
    for seed in ["1", "2", "3"] {
        let said = typed(&["play", "trivia", "--rule", rules, "--seed", seed], &lines);
        assert!(said.contains("question 1 of 3") && said.contains("The answer: "), "{said}");
        assert!(said.contains("The match is over"), "{said}");
    }
}

/// `houserules play crossword`, where the one who types begins.
fn crossword(preset: &str, more: &[&str], lines: &[&str]) -> String {
    let first = "turn_order={\"first\":\"creator\"}";
    let mut args = vec!["play", "crossword", "--preset", preset, "--seed", "7", "--rule", first];
    args.extend(more);
    typed(&args, lines)
}

/// The best play that the program advises, as it is to be typed.
fn advised(said: &str) -> String {
    let line = said.lines().map(str::trim).find(|line| line.contains(" for ") && !line.contains("plays"));
    line.and_then(|line| line.split_once(" for ")).expect("advice").0.trim_start_matches(['>', ' ']).to_string()
}

/// Two tiles of the rack that make no word, put on the centre.
fn nonsense(said: &str) -> String {
    let rack = said.lines().find_map(|line| line.strip_prefix("Rack: ")).expect("a rack");
    let consonants: Vec<&str> = rack.split(' ').filter(|tile| !"AEIOUYHM?".contains(tile)).collect();
    format!("8H {}", consonants[..2].concat())
}

#[test]
fn crossword_is_played_in_the_terminal() {
    let said = crossword("scrabble", &["--bot", "greedy"], &["hint", "quit"]);
    assert_eq!(said.lines().filter(|line| line.contains(" for ")).count(), 5, "{said}");
    let best = advised(&said);
    let said = crossword("scrabble", &["--bot", "greedy"], &[&best, "swap A1", "pass", "quit"]);
    assert!(said.contains(&format!("Ann plays {best}")), "{said}");
    assert!(said.contains("Bot (Greedy) plays"), "{said}");
    assert!(said.contains("There is no tile “1” in this game."), "{said}");
    assert!(said.contains("Ann passes."), "{said}");
    let whole = crossword("scrabble", &["--bot", "random"], &["pass"; 400]);
    assert!(whole.contains("1. ") && whole.contains("2. "), "and to its end: {whole}");
}

#[test]
fn words_are_challenged_in_the_terminal() {
    // Where words may be challenged nobody is advised; the same seed gives the same rack.
    assert!(crossword("challenge", &[], &["hint"]).contains("Words may be challenged here"));
    let best = advised(&crossword("scrabble", &[], &["hint"]));
    let bad = nonsense(&crossword("challenge", &[], &["quit"]));
    let said = crossword("challenge", &["--bot", "greedy"], &[&bad, "quit"]);
    assert!(said.contains("Bot (Greedy) challenges it."), "{said}");
    assert!(said.contains("is not good. Ann takes the tiles back"), "{said}");
    let said = crossword("club", &["--bot", "greedy"], &[&best, "challenge", "log", "quit"]);
    assert!(said.contains("Bot (Greedy) says it looks good.") && said.contains("The play of Ann stands."), "{said}");
    assert!(said.contains("Challenge it, or it stands.") && said.contains("Ann challenges it."), "{said}");
    assert!(said.contains("good and stand") && said.contains("Ann loses a turn."), "{said}");
    assert!(said.contains("25:00 left"), "{said}");
}

#[test]
fn the_table_judges_in_the_terminal() {
    let bad = nonsense(&crossword("friends", &[], &["quit"]));
    let said = crossword("friends", &["--bot", "greedy"], &[&bad, "invalid", "quit"]);
    assert!(said.contains("Ann and Bot (Greedy) may judge.") && said.contains("It’s invalid"), "{said}");
    assert!(said.contains("Ann judges:") && said.contains("Ann takes the tiles back"), "{said}");
    let said = crossword("friends", &["--bot", "greedy"], &[&bad, "valid", "quit"]);
    assert!(said.contains("is good and stands.") && said.contains("Bot (Greedy) loses a turn."), "{said}");
    assert!(said.contains("Bot (Greedy) skips a turn."), "{said}");

    // Among more, who types is asked in time, and judges between bots.
    let said = crossword("friends", &["--bot", "greedy", "--players", "3"], &["pass", "looks good", "quit"]);
    assert!(said.contains("Ann says it looks good.") && said.contains("Bot 2 says it looks good."), "{said}");
}

#[test]
fn colours_are_for_terminals() {
    assert!(!crossword("scrabble", &[], &["quit"]).contains('\x1b'), "not for a pipe");
    assert!(crossword("scrabble", &["--color", "always"], &["quit"]).contains("\x1b[97;41m"), "a red square");
    assert!(!crossword("scrabble", &["--color", "never"], &["quit"]).contains('\x1b'));
}

#[test]
fn why_no_bot_can_play_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let variant = folder.path().join("loose.toml");
    let rules = "id = 'loose'\nname = 'Loose'\nsentence = 'Loose.'\ngame = 'crossword'\n[rules]\nconnection = true\n";
    std::fs::write(&variant, format!("{rules}words = true\nno_gaps = true\nconsecutive_passes = true\n"))
        .expect("writes");
    for command in ["simulate", "play"] {
        // That nothing scores is said before.
        let output = program(&[command, "crossword", "--variant", text(&variant)]);
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && error.contains("Nothing scores here"), "{error}");
        assert!(error.ends_with("houserules: No bot can play this: words are not checked.\n"), "{error}");
    }
}

/// A deal in which seat 0 holds all fives but one, with what it comes to.
const DEAL: &str = r#"{"decl": 5, "leader": 0, "hands": [[20, 26, 19, 18, 17, 16, 15], [0, 1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12, 13], [14, 21, 22, 23, 24, 25, 27]], "team0_points": 42, "root": {"20": 42}}"#;

#[test]
fn deals_of_texas_42_are_solved_and_compared() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("deals.jsonl");
    let write = |lines: &str| std::fs::write(&file, lines).expect("written");
    write(&format!(
        "{DEAL}\n{}\n",
        DEAL.replace("\"decl\": 5", "\"decl\": 8").replace(", \"team0_points\": 42, \"root\": {\"20\": 42}", "")
    ));
    let said = works(&["texas42", "solve", text(&file)]);
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].starts_with("42: ") && lines[0].contains("5-5 42"), "{said}");
    assert!(lines[1].starts_with("set: "), "{said}");
    write(&DEAL.replace("\"20\": 42", "\"20\": 41"));
    let wrong = program(&["texas42", "solve", text(&file)]);
    assert_eq!(wrong.status.code(), Some(1));
    let error = String::from_utf8_lossy(&wrong.stderr).into_owned();
    assert!(error.contains("line 1: 5-5: 42, not 41"), "{error}");
    write("{\"decl\": 5}");
    mistake(&["texas42", "solve", text(&file)], &["deals.jsonl", "line 1"]);
    write(DEAL);
    let measured = works(&["texas42", "solve", "--bench", text(&file)]);
    assert_eq!(measured.matches("per CPU-second").count(), 3, "{measured}");
}

#[test]
fn texas_42_understands_what_players_say() {
    let rules = ["play", "texas42", "--preset", "straight", "--bot", "easy", "--seed", "1", "--color", "never"];
    let said = typed(&rules, &["31", "pass", "no such words", "quit"]);
    assert!(said.contains("Say "), "{said}");
    assert!(said.contains("Ann bids 31.") || said.contains("Ann passes."), "{said}");
}

#[test]
fn a_log_of_texas_42_is_analysed() {
    let folder = tempfile::tempdir().expect("a folder");
    let logs = folder.path().join("logs");
    let one = ["simulate", "texas42", "--preset", "one-hand", "--matches", "1", "--bots", "easy", "--log", text(&logs)];
    works(&one);
    let log = std::fs::read_dir(&logs).expect("logs").next().expect("a log").expect("a file").path();
    let said = works(&["replay", text(&log), "--analyse"]);
    assert!(said.contains("As good as any.") || said.contains("This costs "), "{said}");
    assert!(!works(&["replay", text(&log)]).contains("As good as any."));
}

#[test]
fn who_has_seen_enough_is_not_told_of_a_fault() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_houserules"))
        .args(["rules", "crossword", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("ends");
    assert!(output.status.success(), "{:?}", output.status);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

/// English with marks, as a host's language: whatever the terminal says outside them is no message. Tiles and cards have no two
/// small letters; questions, and what was typed, are left out.
#[test]
fn the_terminal_says_nothing_but_messages() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = text(folder.path());
    works(&["words", "mark", "en-XA", "--data", data]);
    assert!(works(&["words", "check", "en-XA", "--data", data]).contains("en-XA: 0 missing"));
    for (game, lines) in [
        ("nim", &["1", "log", "nonsense", "quit"][..]),
        ("texas42", &["1", "hint", "99", "quit"][..]),
        ("uno", &["1", "log", "nonsense", "quit"][..]),
        ("crossword", &["8H QQ", "pass", "nonsense", "quit"][..]),
    ] {
        let said = typed(
            &["play", game, "--bot", "random", "--lang", "en-XA", "--data", data, "--seed", "1", "--color", "never"],
            lines,
        );
        is_marked(game, &said, &["Ann", "Bot", "(random)"]);
    }
}

/// Outside the marks stand these names, and nothing else that could be a word.
fn is_marked(who: &str, said: &str, names: &[&str]) {
    let left = words::unmarked(&names.iter().fold(said.to_string(), |said, name| said.replace(name, "")));
    let small = |word: &&str| word.chars().filter(|letter| letter.is_lowercase()).count() > 1;
    let found: Vec<&str> = left.split(|letter: char| !letter.is_alphabetic()).filter(small).collect();
    assert!(found.is_empty(), "{who}: {found:?} in\n{said}");
}

/// The same for what makers ask, and for mistakes. Paths, ids and what is to be typed are no words.
#[test]
fn tools_say_nothing_but_messages() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let (data, logs, log, list) = (at("data"), at("logs"), at("logs/nim-1.jsonl"), at("list.txt"));
    let (lexicon, record, deals, empty) = (at("list.lexicon"), at("a.gcg"), at("deals.jsonl"), at("empty.jsonl"));
    let (bad, other, leaves) = (at("bad.jsonl"), at("other.jsonl"), at("leaves.txt"));
    works(&["words", "mark", "en-XA", "--data", text(&data)]);
    let write = |path: &Path, text: &str| std::fs::write(path, text).expect("written");
    write(&list, "cat\na\nact\nd'or\n");
    write(&record, "#player1 Ann Ann\n#player2 Bo Bo\n>Ann: QUIZABC 8H QUIZ +99 99\n");
    write(&deals, DEAL);
    write(&bad, "{\"decl\": 5}");
    write(&other, &DEAL.replace("\"20\": 42", "\"20\": 41"));
    write(&empty, "");
    let paths = [&log, &lexicon, &record, &deals, &empty, &bad, &other, &list, &leaves, &data].map(|path| text(path));
    let names: Vec<&str> = paths.into_iter().chain([text(folder.path()), "houserules:", "en-XA", "random"]).collect();
    let says = |args: &[&str]| {
        let args: Vec<&str> = args.iter().copied().chain(["--lang", "en-XA", "--data", text(&data)]).collect();
        let output = program(&args);
        let said = format!("{}{}", out(&output), String::from_utf8_lossy(&output.stderr));
        assert!(said.contains('⟦'), "{args:?} says nothing: {said}");
        is_marked(&args.join(" "), &said, &names);
    };
    says(&["simulate", "nim", "--matches", "3", "--log", text(&logs)]);
    says(&["simulate", "nim", "--matches", "3", "--most", "2"]);
    says(&["simulate", "nim", "--matches", "0"]);
    says(&["simulate", "nim", "--bots", "clever"]);
    says(&["simulate", "nim", "--players", "9"]);
    says(&["replay", text(&log)]);
    says(&["replay", text(&log), "--at", "9999"]);
    says(&["replay", text(&log), "--as", "9"]);
    says(&["replay", text(&empty)]);
    says(&["verify", text(&log), text(&empty)]);
    says(&["lexicon", "build", text(&list), "-o", text(&lexicon)]);
    says(&["lexicon", "info", text(&lexicon)]);
    says(&["lexicon", "lookup", "--lexicon", text(&lexicon), "CAT", "DOG", "D'OR"]);
    says(&["words", "check", "en-XA"]);
    says(&["crossword", "gcg", "check", text(&record)]);
    says(&["crossword", "gcg", "export", text(&log)]);
    says(&["texas42", "solve", text(&deals)]);
    says(&["texas42", "solve", "--bench", text(&deals)]);
    says(&["texas42", "solve", text(&bad)]);
    says(&["texas42", "solve", text(&other)]);
    says(&["new", "rule", "nim", "No", "--house", text(folder.path())]);
    says(&["crossword", "train", "--preset", "scrabble", "--matches", "1", "-o", text(&leaves)]);
    says(&["crossword", "train", "--preset", "dada", "-o", text(&leaves)]);
    says(&["crossword", "generate", "--lexicon", text(&list), "--positions", text(&list)]);
    says(&["crossword", "generate", "--lexicon", text(&empty), "--positions", text(&list)]);
    says(&["status"]);
    says(&["move", "--from", text(&data), "--to", text(&data)]);
}

/// Files to be filled in; what games share is translated once, in the file of the house.
#[test]
fn a_language_is_begun_and_filled_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = text(folder.path());
    let missing = || out(&program(&["words", "check", "fr", "--data", data]));
    let count = |said: &str, of: &str| said.lines().filter(|line| line.starts_with(&format!("{of}: fr:"))).count();
    let nothing = missing();
    assert!(count(&nothing, "nim") > 50, "all is missing, though there is no file: {nothing}");
    assert!(works(&["words", "new", "fr", "--data", data]).contains("nim.ftl: "));
    assert_eq!(missing(), nothing, "what stands in comments is still to be done");
    let fill = |name: &str| {
        let path = folder.path().join("words/fr").join(name);
        let written = std::fs::read_to_string(&path).expect("written");
        let filled: Vec<&str> = written.lines().map(|line| line.strip_prefix("# ").unwrap_or(line)).collect();
        std::fs::write(&path, filled.join("\n")).expect("filled in");
    };
    fill("nim.ftl");
    let before = missing();
    assert_eq!(count(&before, "nim"), 0, "{before}");
    assert!(
        before.contains("house: fr: kernel-over is missing")
            && before.contains("house: fr: rounds-host-only is missing")
    );
    fill("house.ftl");
    let after = missing();
    assert_eq!((count(&after, "nim"), count(&after, "house")), (0, 0), "{after}");
    assert_eq!(
        count(&after, "uno"),
        count(&before, "uno"),
        "what games share is missing once, in the file of the house"
    );
    // Once more: nothing of it is lost.
    works(&["words", "new", "fr", "--data", data]);
    assert_eq!(missing(), after);
}

#[test]
fn a_language_of_the_host_is_checked_book_by_book() {
    let folder = tempfile::tempdir().expect("a folder");
    let words = folder.path().join("words/fr");
    std::fs::create_dir_all(&words).expect("a folder");
    std::fs::write(words.join("nim.ftl"), "game = Nim\nunheard-of = Rien\n").expect("written");
    let output = program(&["words", "check", "fr", "--data", text(folder.path())]);
    let said = out(&output);
    assert!(!output.status.success());
    for line in [
        "nim: fr: unheard-of is not used",
        "nim: fr: game.sentence is missing",
        "house: fr: page-home-hello is missing",
        "uno: fr: game is missing",
    ] {
        assert!(said.contains(line), "{line} is not in {said}");
    }
}
