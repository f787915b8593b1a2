//! What players say is understood.

use crate::common::*;
use kernel::{Game, Seat, Viewer, Words};
use texas42::{Action, Bid, Trump};

fn read(table: &Table, seat: u8, text: &str) -> Option<Action> {
    let view = table.game.view(&table.state, Viewer::Seat(Seat(seat)));
    table.game.read(&view, Seat(seat), text).expect("it has words").ok()
}

#[test]
fn bids_trumps_and_dominoes_in_words() {
    let held = ["0-0 1-1 2-2 3-3 6-4 5-1 6-1", "", "", ""];
    let mut table = Table::dealt(&game("everything", &["lay_down"]), 3, hands(held));
    for (said, action) in [
        ("30", Action::Bid(Bid::points(30))),
        (" Pass ", Action::Pass),
        ("1 mark", Action::Bid(Bid::marks(1))),
        ("2 marks", Action::Bid(Bid::marks(2))),
        ("two marks", Action::Bid(Bid::marks(2))),
        ("2m", Action::Bid(Bid::marks(2))),
        ("42", Action::Bid(Bid::marks(1))),
        ("plunge", Action::Bid(Bid::special("plunge", 4))),
        ("Splash", Action::Bid(Bid::special("splash", 2))),
    ] {
        assert_eq!(read(&table, 0, said), Some(action), "{said}");
    }
    for nonsense in ["", "fives", "6-4", "marks", "thirty", "-1"] {
        assert_eq!(read(&table, 0, nonsense), None, "{nonsense}");
    }
    table.auction(&["2m", "pass", "pass", "pass"]);
    for (said, trump) in [
        ("fives", Trump::Pip(5)),
        ("sixes", Trump::Pip(6)),
        ("six", Trump::Pip(6)),
        ("blanks", Trump::Pip(0)),
        ("5", Trump::Pip(5)),
        ("Doubles", Trump::Doubles),
        ("follow me", Trump::NoTrump),
        ("no trump", Trump::NoTrump),
        ("nello", Trump::Contract("nello".into())),
        ("sevens", Trump::Contract("sevens".into())),
    ] {
        assert_eq!(read(&table, 0, said), Some(Action::Name(trump)), "{said}");
    }
    assert_eq!(read(&table, 0, "aces"), None);
    table.act(0, Action::Name(Trump::Pip(6)));
    for said in ["6-4", "4-6", "6 4", "[6|4]".trim_matches(['[', ']'])] {
        assert_eq!(read(&table, 0, said), Some(Action::Play(bone("6-4"))), "{said}");
    }
    assert_eq!(read(&table, 0, "lay down"), Some(Action::LayDown));
    assert_eq!(read(&table, 0, "7-7"), None);
}
