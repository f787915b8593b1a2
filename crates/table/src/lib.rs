//! A room without a network: its whole life as events.
//!
//! Like a game, a room is a decider: [`Room::judge`] takes a [`Command`] and gives the [`Entry`] that should
//! happen, the caller makes it durable, [`Room::apply`] folds it. [`Room::tick`] gives what is due by itself:
//! deadlines, bots, someone's absence, a host who is gone. Time and randomness come in with [`Now`]. A [`Conversation`]
//! is a room with those who are connected to it: hello, tidings and answers, as plain values, too.
//!
//! ```
//! use catalogue::Catalogue;
//! use kernel::{Content, Moment};
//! use std::sync::Arc;
//! use table::{By, Command, House, Now, Room};
//!
//! let house = Arc::new(House { catalogue: Catalogue::standard().led_by("nim"), content: Content::none(), variants: vec![] });
//! let now = |at| Now { at: Moment(at), wall: 0, random: [7; 32] };
//! let mut room = Room::create(house, "BCDF", false, &now(0));
//!
//! let ann = room.judge_join("Ann", "token hash".into(), false, &now(1)).expect("there is room");
//! room.apply(&ann).expect("fits");
//! let bot = room.judge(By::Player(1), &Command::AddBot { bot: "perfect".into() }, None, &now(2)).expect("Ann is host");
//! room.apply(&bot).expect("fits");
//! let start = room.judge(By::Player(1), &Command::Start, None, &now(3)).expect("two can play");
//! room.apply(&start).expect("fits");
//! assert_eq!(room.view(Some(1)).phase, table::Phase::Starting);
//! ```

mod at_the_door;
mod bots;
mod branch;
mod code;
mod command;
mod conversation;
mod deals;
mod door;
mod event;
mod judge;
mod names;
mod parts;
mod past;
mod roll;
mod room;
mod shorthand;
mod tick;
mod view;

pub mod protocol;

pub use bots::{BotSeat, bots_of};
pub use branch::PlayOn;
pub use code::{code, code_beginning, code_letters, is_code};
pub use command::{By, Command, Now};
pub use conversation::{Asked, Connection, Conversation, Heard, Keep, ONLOOKERS, Out, SOCKETS_A_PLAYER, Unheard};
pub use door::{Guarded, KnockView, Newcomer};
pub use event::{Entry, Event, Sitter};
pub use names::{CHAT_LONGEST, NAME_LONGEST, clean_name, clean_text};
pub use parts::{Parts, Told};
pub use past::{bad_log, no_log, no_record, undecided};
pub use room::{Choice, Finished, Judged, Phase, Player, PlayerId, Room, RoomFault, Snapshot};
pub use shorthand::Shorthand;
pub use view::{
    ChatLine, ChoiceView, HostOffer, Line, Offered, PlayerView, RoomCard, RoomView, Said, SeatView, SeriesView,
    Showing, TableView, Tidings, Wants,
};

use catalogue::Catalogue;
use kernel::{Book, Content, Source, Variant};

/// What a room is played with.
pub struct House {
    /// The games.
    pub catalogue: Catalogue,
    /// Lexicons, packs, boards.
    pub content: Content,
    /// The host's own variants.
    pub variants: Vec<Variant>,
}

/// What rooms and the server say, beside the games: files of words.
pub fn words() -> impl Iterator<Item = Source> {
    kernel::WORDS.into_iter().chain(catalogue::WORDS).chain(kernel::word_files!("table"))
}

impl House {
    /// What rooms and the server say, beside the games.
    pub fn words(&self) -> &Book {
        self.catalogue.house_words(words())
    }
}
