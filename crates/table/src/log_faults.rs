//! What is wrong with a log, as a message.

use kernel::fair::Unfair;
use kernel::{Fault, LogFault, Message, message};

/// What is wrong with a log, and on which line. What a game finds odd about an event is for makers: English, in brackets.
pub fn log_fault(fault: &LogFault) -> Message {
    let why = match &fault.fault {
        Fault::Empty => message!("log-empty"),
        Fault::CutShort => message!("log-cut_short"),
        Fault::Unreadable(why) => message!("file-unreadable", why = why),
        Fault::TooNew(format) => message!("log-too_new", format = *format, ours = kernel::log::FORMAT),
        Fault::TooOld(format) => message!("log-too_old", format = *format, ours = kernel::log::FORMAT),
        Fault::AfterTheEnd => message!("log-after_the_end"),
        Fault::Misfit(misfit) => message!("log-misfit", why = misfit.to_string()),
        Fault::TimeWentBack => message!("log-time_went_back"),
        Fault::Differs { logged, decided } => message!("log-differs", logged = logged, decided = decided),
        Fault::Seats { seats, least, most } => message!("log-seats", asked = *seats, least = *least, most = *most),
        Fault::OtherContent(whys) => message!("log-other_content", why = whys.join("; ")),
        Fault::NotRevealed => message!("log-not_revealed"),
        Fault::Unfair(Unfair::Unreadable) => message!("log-secret_unreadable"),
        Fault::Unfair(Unfair::OtherSecret) => message!("log-other_secret"),
    };
    message!("file-line", line = fault.line, why = why)
}
