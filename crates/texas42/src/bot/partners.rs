//! What partners tell each other with what they throw away: indicating, and leading back. Stated in RULES.md.

use crate::domino::{Domino, Dominoes};
use crate::state::{Hand, Play};
use crate::suits::Suits;
use kernel::Seat;

/// The domino that this one indicates when it is thrown away: the best of the suit that it would lead, trumps aside, of
/// those not played yet. `None`: it is a trump, counts, or is the best itself.
pub fn indicated(suits: &Suits, played: Dominoes, thrown: Domino) -> Option<Domino> {
    if thrown.count() > 0 || (suits.power && suits.called.contains(thrown)) {
        return None;
    }
    let suit = suits.following(thrown).without(played);
    let best = suit.iter().max_by_key(|domino| suits.strength(*domino, thrown))?;
    (best != thrown).then_some(best)
}

/// What a seat has indicated: by the first domino that it threw away.
pub fn indicated_by(hand: &Hand, suits: &Suits, seat: Seat) -> Option<Domino> {
    let mut played = Dominoes::NONE;
    for plays in hand.tricks.iter().map(|trick| &trick.plays).chain([&hand.trick]) {
        if let Some(thrown) = thrown_away(plays, suits, seat) {
            return indicated(suits, played, thrown).filter(|best| !hand.played().contains(*best));
        }
        played = plays.iter().fold(played, |played, play| played.or(Dominoes::only(play.domino)));
    }
    None
}

/// What a seat threw away in this trick: neither of the suit nor a trump.
fn thrown_away(plays: &[Play], suits: &Suits, seat: Seat) -> Option<Domino> {
    let lead = plays.first().filter(|lead| lead.seat != seat)?.domino;
    let play = plays.iter().find(|play| play.seat == seat)?;
    (suits.strength(play.domino, lead) == 0).then_some(play.domino)
}
