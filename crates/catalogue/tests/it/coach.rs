//! The strongest bot as a coach.

use crate::common::{content, dealt, go_on, seat_bots};
use catalogue::Catalogue;
use kernel::{Chance, Input};

/// In every game somebody who is to act is told what to do, in every language, and may do it.
#[test]
fn what_the_coach_says_can_be_done() {
    let house = Catalogue::standard();
    let content = content(&house);
    for kind in house.iter() {
        let game = kind.about().id;
        let mut table = dealt(&**kind, &content, "coached");
        seat_bots(&**kind, &mut *table);
        let mut asked = 0;
        for _ in 0..6 {
            if table.public().outcome.is_some() {
                break;
            }
            let awaited = table.public().awaited.iter().next();
            if let Some(seat) = awaited {
                let advice = table.words().advise(seat, &Chance::seeded(1))();
                assert!(!advice.is_empty(), "{game}: somebody knows these rules");
                asked += 1;
                let book = house.book(game).expect("words");
                for tag in ["en", "nl", "es"] {
                    let said: Vec<String> = advice.iter().map(|step| book.say(tag, &step.said, &[])).collect();
                    assert!(!said.is_empty() && said.iter().all(|said| said.contains(' ')), "{game} {tag}: {said:?}");
                }
                if let Some(action) = advice.into_iter().find_map(|step| step.action) {
                    let judged = table.judge(Input::Act(seat, action), table.clock().after(1_000));
                    assert!(judged.is_ok(), "{game}: {judged:?}");
                }
            }
            go_on(&mut *table, &Chance::seeded(3));
        }
        assert!(asked > 0, "{game}: nobody was asked");
    }
}
