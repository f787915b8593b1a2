//! What bots at a table are called.

use kernel::{BotCard, Header, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A bot in a seat: in every language it has another name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct BotSeat {
    /// Where it sits.
    pub seat: Seat,
    /// Which one.
    pub bot: String,
    /// The how many-th of its kind at the table, from 1.
    pub number: u8,
}

/// "Perfect bot", or "Perfect bot 2" where there are several: what logs say.
pub(crate) fn bot_name(bot: &str, number: u8) -> String {
    let mut letters = bot.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    let name = format!("{first}{} bot", letters.as_str());
    if number == 1 { name } else { format!("{name} {number}") }
}

/// Which bots play in a match, of those that its game has.
pub fn bots_of(header: &Header, known: &[BotCard]) -> Vec<BotSeat> {
    let named = |seat: Seat| {
        let name = header.names.get(seat.index())?;
        let numbers = 1..=header.setup.seats;
        let all = known.iter().flat_map(|card| numbers.clone().map(move |number| (card.id, number)));
        let (bot, number) = all.into_iter().find(|(bot, number)| bot_name(bot, *number) == *name)?;
        Some(BotSeat { seat, bot: bot.into(), number })
    };
    header.setup.bots.iter().filter_map(named).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{SeatSet, Setup};

    /// Whoever calls themselves like a bot is none.
    #[test]
    fn bots_are_known_by_their_seats_and_names() {
        let names = ["Ann", "Easy bot", "Easy bot 2", "Easy bot", "Old bot"].map(str::to_string).to_vec();
        let bots: SeatSet = [Seat(1), Seat(2), Seat(4)].into_iter().collect();
        let header = Header {
            houserules: kernel::log::FORMAT,
            game: "nim".into(),
            name: "m".into(),
            rules: [].into(),
            content: Vec::new(),
            setup: Setup { bots, ..Setup::seats(5) },
            names,
            commitment: String::new(),
            again: false,
            origin: None,
        };
        let known = [BotCard { id: "easy", sentence: "" }];
        let bot = |seat: u8, number: u8| BotSeat { seat: Seat(seat), bot: "easy".into(), number };
        assert_eq!(bots_of(&header, &known), [bot(1, 1), bot(2, 2)], "nobody knows the old one any more");
    }
}
