//! Playing on from a point of a finished match, against bots.

use crate::bots::bot_name;
use crate::command::Now;
use crate::event::{Event, Sitter};
use crate::judge::{ENTROPY_LONGEST, no, refuse, started_with};
use crate::room::{Judged, Phase, PlayerId, Room};
use catalogue::{Branching, Unreadable};
use kernel::{Refusal, Seat, fair, message};

/// From where somebody plays on.
#[derive(Clone, Debug)]
pub struct PlayOn<'a> {
    /// The log of the match.
    pub log: &'a str,
    /// After so many entries.
    pub entries: usize,
    /// The seat that is taken over.
    pub seat: Seat,
    /// The bot in all other seats.
    pub bot: &'a str,
    /// Goes into what is drawn from there on.
    pub entropy: &'a str,
}

impl Room {
    /// Someone plays on from a point of a finished match. For rooms of one person: the log comes from them. Its moments are
    /// kept, so the room's clock goes on from there: see [`Room::clock`].
    pub fn judge_play_on(&self, player: PlayerId, from: &PlayOn<'_>, now: &Now) -> Judged {
        if self.data.phase != Phase::Lobby || self.data.players.keys().any(|other| *other != player) {
            return no("table.branch", message!("table-branch-alone"));
        }
        let unreadable = |fault| vec![Refusal::new("table.branch", catalogue::said_of(&fault))];
        let header = kernel::log::read_header(from.log).map_err(unreadable)?;
        let Some(kind) = self.house.catalogue.get(&header.game) else {
            return no("table.game", message!("table-game-unknown", game = header.game));
        };
        if !kind.bots().iter().any(|card| card.id == from.bot) {
            let known: Vec<&str> = kind.bots().iter().map(|card| card.id).collect();
            return no(
                "table.bot",
                message!("table-bot-unknown", bot = from.bot.to_string(), known = known.join(", ")),
            );
        }
        let Some(secret) = fair::from_hex(&self.data.secret) else {
            return no("table.start", message!("table-no-secret"));
        };
        let sitters = |seats: usize| -> Vec<Sitter> {
            let bot = || Sitter::Bot(from.bot.into());
            (0..seats).map(|seat| if seat == from.seat.index() { Sitter::Player(player) } else { bot() }).collect()
        };
        let seats = sitters(usize::from(header.setup.seats));
        let names = seats.iter().enumerate().map(|(number, sitter)| match sitter {
            Sitter::Player(player) => self.name_of(*player),
            // All bots are of one kind.
            Sitter::Bot(bot) => bot_name(bot, (number + usize::from(number < from.seat.index())) as u8),
        });
        let mut entropy = vec![String::new(); seats.len().max(from.seat.index() + 1)];
        entropy[from.seat.index()] = from.entropy.chars().filter(|c| !c.is_control()).take(ENTROPY_LONGEST).collect();
        let name = self.data.deal.clone();
        let branching = Branching {
            entries: from.entries,
            commitment: fair::commitment(&name, &secret),
            chance: fair::chance(&name, &secret, &entropy),
            names: names.collect(),
            name,
        };
        let table = kind.branch(from.log, &self.house.content, branching).map_err(|why| refusals(&why))?;
        let playing = table.public().seated;
        if from.seat.0 >= Seat::MOST || !playing.contains(from.seat) {
            return no("table.seat", message!("branch-no_seat"));
        }
        if table.there().left().contains(from.seat) {
            return no("table.seat", message!("branch-left"));
        }
        // Who came later has a seat, too.
        let last = playing.iter().map(|seat| seat.index() + 1).max().unwrap_or_default();
        let chosen = kind.choose(&header.rules, &self.house.content).map_err(refuse)?;
        let rules = table.header().rules.to_vec();
        let events = vec![
            Event::Chose { game: header.game, preset: None, rules, places: chosen.places },
            Event::Seated { seats: sitters(last.max(seats.len())) },
            started_with(&*table, entropy),
        ];
        Ok(self.entry(events, None, &Now { at: now.at.max(table.clock()), ..*now }))
    }

    /// The match that is over, once more from where it branched off; none: it did not.
    pub(crate) fn branched_again(&self) -> Option<Event> {
        let table = self.table.as_ref()?;
        let entries = table.header().origin.as_ref()?.entries;
        let header = kernel::Header { again: true, ..table.header().clone() };
        let taken = (1..entries).map(|entry| table.line(entry)).collect::<Option<Vec<_>>>()?;
        let entropy = self.data.entropy.clone();
        Some(Event::Started { header: Box::new(header), deal: table.line(0)?, entropy, taken })
    }
}

/// Why a log cannot be played on.
fn refusals(why: &Unreadable) -> Vec<Refusal> {
    match why {
        Unreadable::Log(fault) => Refusal::alone("table.branch", catalogue::said_of(fault)),
        Unreadable::Rules(errors) => refuse(errors.clone()),
        Unreadable::Said(why) => Refusal::alone("table.branch", why.clone()),
        Unreadable::Other(why) => Refusal::alone("table.branch", message!("file-unreadable", why = why)),
    }
}
