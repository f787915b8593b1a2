//! What people read.
//!
//! Games, rooms and the server speak in [`Message`]s: an id and arguments, no sentence. Sentences stand in files of
//! Project Fluent, one a language, beside whatever speaks; a [`Book`] is made of such files and says a message in a
//! language. So a translator decides about plurals, genders and order, and nothing that only computes ever makes a
//! sentence.
//!
//! ```
//! use words::{Book, Source, message};
//!
//! let english = "
//! news-took = { $seat } takes { $sticks ->
//!     [one] one stick
//!    *[other] { $sticks } sticks
//! }.";
//! let dutch = "
//! news-took = { $seat } neemt { $sticks ->
//!     [one] één stokje
//!    *[other] { $sticks } stokjes
//! }.";
//! let book = Book::of([Source::new("en", "nim", english), Source::new("nl", "nim", dutch)]);
//!
//! let took = message!("news-took", seat = words::Arg::Seat(0), sticks = 3);
//! let names = ["Ann".to_string()];
//! assert_eq!(book.say("en", &took, &names), "Ann takes 3 sticks.");
//! assert_eq!(book.say("nl", &took, &names), "Ann neemt 3 stokjes.");
//! assert_eq!(book.say("es", &took, &names), "Ann takes 3 sticks.", "English, where there is nothing else");
//! ```

mod book;
mod check;
mod mark;
mod message;
mod pick;

pub use book::{Book, ENGLISH, Fault, Source, Speaker, escape, indent};
pub use check::{Finding, Finds, check, check_in};
pub use mark::{MARKS, marked, unmarked};
pub use message::{Arg, Args, Message, Quote};
pub use pick::{english, only, template};
