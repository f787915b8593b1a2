//! What people read and write.

use crate::{Game, Names, Offer, Seat};

/// How a game speaks: views and news as text, actions written in words. Nothing here can change a match, and nothing
/// that only computes (a simulation, a bot, the laws) ever makes a sentence.
pub trait Words: Game {
    /// A view as text: for the generic table, the terminal and the golden transcripts.
    fn show(&self, view: &Self::View, _names: &Names) -> String {
        serde_json::to_string_pretty(view).unwrap_or_default()
    }
    /// The same with the colours of a terminal, for games that look better so.
    fn paint(&self, view: &Self::View, names: &Names) -> String {
        self.show(view, names)
    }
    /// News as an English sentence, for logs; empty: not worth a line.
    fn narrate(&self, news: &Self::News, _names: &Names) -> String {
        serde_json::to_string(news).unwrap_or_default()
    }
    /// An action written in words, like `8H QUIZ`, for the terminal and the command line of the page. `None`: the
    /// game has no such words.
    fn read(&self, _view: &Self::View, _seat: Seat, _text: &str) -> Option<Result<Self::Action, String>> {
        None
    }
    /// Advice for a seat that asks for it, a line each, from what it sees. Given only where people play against bots
    /// alone.
    fn advise(&self, _view: &Self::View, _seat: Seat) -> Vec<String> {
        Vec::new()
    }
    /// What each of these offers would come to, a sentence each, for a seat that asks: from what it sees. It may take a
    /// while, so it is worked out where nobody waits for it. Empty: these rules give no hints.
    fn hints(&self, _view: &Self::View, _seat: Seat, _offers: &[Offer<Self::Action>]) -> Vec<String> {
        Vec::new()
    }
    /// What someone who sees everything says of what happened, when it is looked back at: what a move cost. `now` is how
    /// the match stands by now: what is secret in it may not be told.
    fn remark(&self, _before: &Self::State, _events: &[Self::Event], _now: &Self::State) -> Option<String> {
        None
    }
}
