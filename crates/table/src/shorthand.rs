//! Entries as they are kept.
//!
//! Bulk comes in many small pieces: twenty times a second an entry that says the same as the one before it, but for its time,
//! its number and one text. Written whole, such an entry is two hundred bytes around five bytes of ink, and the ink stands
//! in it twice: in what came in and in what came of it. Its short form is only what is new:
//!
//! ```text
//! {"seq":57,"at":81200,"wall":…,"by":["2/a3…",31],"events":[{"played":{"line":{"at":81200,"input":{…"ink":"{t'&"…}}]}
//! [60,34,"B%:ph"]
//! ```
//!
//! So many milliseconds later (on the wall, too, but for a fourth number), by the next command of the same device, the same
//! line of the log with the text that begins at that place of it replaced wherever it stands. What cannot be said so is
//! written whole; the two are told apart by their first byte. Who writes sees to it that what is read is what was written.

use crate::event::{Entry, Event};
use catalogue::Raw;
use kernel::{Moment, json};
use serde_json::Error;

/// Writes or reads the entries of one room, one after the other.
#[derive(Debug, Default)]
pub struct Shorthand {
    last: Option<Entry>,
}

/// After so many milliseconds; the place of the text; the text, as JSON; how much more time passed on the wall.
type Short = (u64, usize, Raw, i64);

impl Shorthand {
    /// The next entry as it is kept.
    pub fn write(&mut self, entry: &Entry) -> String {
        let short = self.last.as_ref().and_then(|last| shorten(last, entry));
        let text = short.map_or_else(|| Raw::of(entry).text().to_string(), |short| written(&short));
        self.note(entry);
        text
    }

    /// The next entry is written whole: what stands before it is not kept any longer.
    pub fn begin_anew(&mut self) {
        self.last = None;
    }

    /// The next entry from what was kept.
    pub fn read(&mut self, text: &str) -> Result<Entry, Error> {
        let entry = match (text.as_bytes().first(), &self.last) {
            (Some(b'['), Some(last)) => lengthen(last, &read(text)?)?,
            (Some(b'['), None) => return Err(fault("a short entry follows nothing that it could be like")),
            _ => json::read(text)?,
        };
        self.note(&entry);
        Ok(entry)
    }

    /// Remembers an entry, if another could be like it.
    fn note(&mut self, entry: &Entry) {
        let repeats = entry.by.is_some() && matches!(entry.events.as_slice(), [Event::Played { .. }]);
        self.last = repeats.then(|| entry.clone());
    }
}

fn fault(why: &str) -> Error {
    serde::de::Error::custom(why)
}

fn written((after, place, text, more): &Short) -> String {
    match more {
        0 => format!("[{after},{place},{}]", text.text()),
        _ => format!("[{after},{place},{},{more}]", text.text()),
    }
}

fn read(text: &str) -> Result<Short, Error> {
    json::read(text).or_else(|_| {
        let (after, place, text) = json::read(text)?;
        Ok((after, place, text, 0))
    })
}

/// The line of an entry that is only that, without its time.
fn line_of(entry: &Entry) -> Option<&str> {
    match entry.events.as_slice() {
        [Event::Played { line }] => line.text().strip_prefix(&begins(entry.at)),
        _ => None,
    }
}

fn begins(at: Moment) -> String {
    format!("{{\"at\":{},", at.0)
}

fn shorten(last: &Entry, next: &Entry) -> Option<Short> {
    let ((device, number), (other, following)) = (last.by.as_ref()?, next.by.as_ref()?);
    if next.seq != last.seq + 1 || device != other || *following != number + 1 {
        return None;
    }
    let (was, is) = (line_of(last)?, line_of(next)?);
    let differs = was.bytes().zip(is.bytes()).position(|(was, is)| was != is)?;
    let place = was.get(..differs)?.rfind('"')?;
    let (old, new) = (text_at(was, place)?, text_at(is, place)?);
    if was.replace(old, new) != is {
        return None;
    }
    let after = next.at.0.checked_sub(last.at.0)?;
    let more = next.wall.checked_signed_diff(last.wall)?.checked_sub_unsigned(after)?;
    Some((after, place, Raw::parse(new).ok()?, more))
}

fn lengthen(last: &Entry, (after, place, text, more): &Short) -> Result<Entry, Error> {
    let like = || fault("a short entry is not like the one before it");
    let (Some(was), Some((device, number))) = (line_of(last), &last.by) else { return Err(like()) };
    let old = text_at(was, *place).ok_or_else(like)?;
    let at = last.at.after(*after);
    let line = Raw::parse(&format!("{}{}", begins(at), was.replace(old, text.text())))?;
    let wall = last.wall.saturating_add(*after).saturating_add_signed(*more);
    let by = Some((device.clone(), number + 1));
    Ok(Entry { seq: last.seq + 1, at, wall, by, events: vec![Event::Played { line }] })
}

/// The JSON text that begins at this place, with its quotation marks.
fn text_at(line: &str, place: usize) -> Option<&str> {
    let rest = line.get(place..).filter(|rest| rest.starts_with('"'))?;
    let mut escaped = false;
    let end = rest.bytes().skip(1).position(|byte| {
        let ends = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        ends
    })?;
    rest.get(..end + 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(seq: u64, at: u64, number: u64, line: &str) -> Entry {
        let line = Raw::parse(&format!("{{\"at\":{at},{line}")).expect("JSON");
        let by = Some(("1/phone".to_string(), number));
        Entry { seq, at: Moment(at), wall: 1_790_000_000_000 + at, by, events: vec![Event::Played { line }] }
    }

    fn ink(seq: u64, ink: &str) -> Entry {
        let ink = serde_json::to_string(ink).expect("JSON");
        entry(
            seq,
            seq * 50,
            seq,
            &format!("\"input\":{{\"act\":[0,{{\"ink\":{ink}}}]}},\"events\":[{{\"ink\":{ink}}}]}}"),
        )
    }

    /// Both ways; gives how each was kept.
    fn kept(entries: &[Entry]) -> Vec<String> {
        let (mut hand, mut eyes) = (Shorthand::default(), Shorthand::default());
        let keep = |entry: &Entry| {
            let text = hand.write(entry);
            assert_eq!(&eyes.read(&text).expect("it was written so"), entry, "{text}");
            text
        };
        entries.iter().map(keep).collect()
    }

    #[test]
    fn more_of_the_same_is_kept_as_what_is_new() {
        let inks = ["abc", "q\"\\", "", "żółć\n", "ink", "\\", "abc"];
        let kept = kept(&(1..).zip(inks).map(|(seq, text)| ink(seq, text)).collect::<Vec<_>>());
        assert!(kept[0].starts_with('{'), "{}", kept[0]);
        assert_eq!(kept[1], r#"[50,25,"q\"\\"]"#);
        assert_eq!(kept[2], r#"[50,25,""]"#);
        assert!(kept[1..4].iter().all(|text| text.starts_with('[')), "{kept:?}");
        // As a name of a field it stands elsewhere, too: then it is written whole, and the next one with it.
        assert!(kept[5].starts_with('{'), "{kept:?}");
    }

    #[test]
    fn what_is_not_like_the_last_one_is_written_whole() {
        let first = ink(1, "abc");
        let others = [
            Entry { by: Some(("2/phone".into(), 2)), ..ink(2, "d") },
            Entry { by: Some(("1/phone".into(), 4)), ..ink(2, "d") },
            Entry { by: None, ..ink(2, "d") },
            Entry { events: vec![], ..ink(2, "d") },
            Entry { events: vec![Event::BackToLobby], ..ink(2, "d") },
            entry(2, 100, 2, r#""input":{"act":[1,{"ink":"d"}]},"events":[{"ink":"d"}]}"#),
            entry(2, 100, 2, r#""input":{"act":[0,{"ink":"d"}]},"events":[{"ink":"d"},{"ink":"d"}]}"#),
            entry(2, 100, 2, r#""input":{"act":[0,{"ink":"d"}]},"events":[{"ink":"e"}]}"#),
            entry(2, 20, 2, r#""input":{"act":[0,{"ink":"d"}]},"events":[{"ink":"d"}]}"#),
        ];
        for other in others {
            let kept = kept(&[first.clone(), other.clone()]);
            assert!(kept[1].starts_with('{'), "{other:?}: {}", kept[1]);
        }
    }

    #[test]
    fn the_clock_on_the_wall_has_its_own_pace() {
        let (mut late, mut early) = (ink(2, "d"), ink(3, "e"));
        (late.wall, early.wall) = (late.wall + 7, early.wall - 100_000);
        assert_eq!(kept(&[ink(1, "abc"), late, early])[1..], [r#"[50,25,"d",7]"#, r#"[50,25,"e",-100007]"#]);
    }

    #[test]
    fn what_follows_nothing_is_refused() {
        let read = |before: &[Entry], text: &str| {
            let mut eyes = Shorthand::default();
            before.iter().for_each(|entry| drop(eyes.read(Raw::of(entry).text())));
            eyes.read(text).map(drop).map_err(|e| e.to_string())
        };
        for text in [r#"[50,25,"d"]"#, "[]", "", "[50", "{}"] {
            assert!(read(&[], text).is_err(), "{text}");
        }
        for text in [r#"[50,26,"d"]"#, r#"[50,999,"d"]"#, r#"[50,25,"d",1,2]"#, r#"[-1,26,"d"]"#, r#"[50,26]"#] {
            assert!(read(&[ink(1, "abc")], text).is_err(), "{text}");
        }
        assert_eq!(read(&[ink(1, "abc")], r#"[50,25,"d"]"#), Ok(()));
        let parted = Entry { by: None, ..ink(2, "d") };
        assert!(read(&[ink(1, "abc"), parted], r#"[50,25,"d"]"#).is_err());
    }
}
