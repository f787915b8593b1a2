//! Judging what people ask of a room.

use crate::command::{By, Command, Now};
use crate::door::{Knock, Newcomer};
use crate::event::{Entry, Event, Sitter};
use crate::names::{clean_name, clean_text, is_bots_name};
use crate::room::{Judged, Phase, PlayerId, Room, committed};
use catalogue::{AnyMatch, Opening, Raw};
use kernel::{Draws, Hearers, Input, Message, Refusal, RuleSpec, Seat, Setup, Sides, SpecError, Viewer, fair, message};

/// The most people in a room.
const MOST_PLAYERS: usize = 40;
/// How long the table waits for entropy.
const STARTING_MILLIS: u64 = 10_000;
/// The most characters of entropy.
pub(crate) const ENTROPY_LONGEST: usize = 64;
/// Who opened the room: nobody came before.
const CREATOR: PlayerId = 1;
/// Quick emojis are short.
const EMOJI_LONGEST: usize = 8;

type Events = Result<Vec<Event>, Vec<Refusal>>;

/// What is wrong with a choice of rules.
#[expect(clippy::needless_pass_by_value, reason = "it is given to map_err")]
pub(crate) fn refuse(errors: Vec<SpecError>) -> Vec<Refusal> {
    errors.iter().map(|error| Refusal::new("table.rules", error.message())).collect()
}

pub(crate) fn no<T>(rule: &'static str, message: Message) -> Result<T, Vec<Refusal>> {
    Err(Refusal::alone(rule, message))
}

impl Room {
    /// Wraps events into the next entry.
    pub(crate) fn entry(&self, events: Vec<Event>, by: Option<(String, u64)>, now: &Now) -> Entry {
        Entry { seq: self.data.seq + 1, at: now.at.max(self.data.clock), wall: now.wall, by, events }
    }

    /// Someone new, with the hash of the token they were given. They sit down if there is a seat.
    pub fn judge_join(&self, name: &str, token: String, watch: bool, now: &Now) -> Judged {
        self.judge_arrival(&Newcomer { name: name.into(), token, watch, ..Newcomer::default() }, now)
    }

    /// What happens when someone comes in.
    pub(crate) fn arrival(&self, player: PlayerId, knock: &Knock, now: &Now) -> Events {
        if self.data.players.len() >= MOST_PLAYERS {
            return no("table.full", message!("table-full"));
        }
        let Knock { name, token, from, watch, .. } = knock.clone();
        let mut events = vec![Event::Joined { player, name: self.free_name(&name), token, from }];
        let first = self.data.players.is_empty();
        let late = !watch && self.sits_down_late();
        if first {
            events.push(Event::Host { player });
        }
        if late {
            events.extend(self.join_match(player, now)?);
        } else if !watch && self.has_free_seat() && matches!(self.data.phase, Phase::Lobby) {
            events.push(self.seated_with(player));
        } else if !first && !self.data.watchers {
            return no("table.no_watchers", message!("table-no-watchers"));
        }
        Ok(events)
    }

    /// Another token for someone: a second device.
    pub fn judge_token(&self, player: PlayerId, token: String, now: &Now) -> Judged {
        match self.data.players.contains_key(&player) {
            true => Ok(self.entry(vec![Event::Token { player, token }], None, now)),
            false => no("table.stranger", message!("table-stranger")),
        }
    }

    /// Someone's last connection is gone, or a first one is back.
    pub fn judge_presence(&self, player: PlayerId, online: bool, now: &Now) -> Option<Entry> {
        let person = self.data.players.get(&player)?;
        let changed = person.online != online && self.data.phase != Phase::Closed;
        changed.then(|| self.entry(vec![Event::Presence { player, online }], None, now))
    }

    /// What someone asks for. `command` is the device and number, so that it acts once. An entry without events: all is
    /// as they want it, and nothing needs to be kept.
    pub fn judge(&mut self, by: By, what: &Command, command: Option<(String, u64)>, now: &Now) -> Judged {
        let By::Player(player) = by else {
            return no("table.stranger", message!("table-join-first"));
        };
        if !self.data.players.contains_key(&player) {
            return no("table.stranger", message!("table-not-any-more"));
        }
        if self.data.phase == Phase::Closed {
            return no("table.closed", message!("table-closed"));
        }
        if let Some((device, number)) = &command
            && self.last_command(device) >= *number
        {
            return no("table.old", message!("table-old"));
        }
        if is_for_hosts(what) && self.data.host != player {
            return no("table.host", message!("table-host-only", host = self.name_of(self.data.host)));
        }
        let mut events = self.events_of(player, what, now)?;
        if !events.iter().any(|event| self.changes(event)) {
            events.clear();
        }
        Ok(self.entry(events, command, now))
    }

    /// Would the room be another after this? What is as it was need not be told again.
    fn changes(&self, event: &Event) -> bool {
        let data = &self.data;
        let person = |player| data.players.get(player);
        match event {
            Event::Renamed { player, name } => person(player).is_some_and(|person| person.name != *name),
            Event::Unready { player } => person(player).is_some_and(|person| person.ready.is_some()),
            Event::Ready { player, entropy } => {
                person(player).is_some_and(|person| person.ready.as_ref() != Some(entropy))
            }
            Event::Host { player } => data.host != *player,
            Event::Seated { seats } => data.seats != *seats,
            Event::Team { seat, team } => data.teams.get(seat) != Some(team),
            Event::Opened { public, watchers } => (data.public, data.watchers) != (*public, *watchers),
            Event::StopVote { player, stop } => data.stop_votes.contains(player) != *stop,
            Event::Chose { game, preset, rules, places } => data.choice.as_ref().is_none_or(|choice| {
                (&choice.game, &choice.preset, &choice.places) != (game, preset, places) || *choice.rules != **rules
            }),
            _ => true,
        }
    }

    fn events_of(&mut self, player: PlayerId, what: &Command, now: &Now) -> Events {
        match what {
            Command::Rename { name } => self.rename(player, name),
            Command::Leave => self.leave(player, false, now),
            Command::Kick { player: other } => self.kick(player, *other, now),
            Command::Sit {} => self.sit(player, now),
            Command::Stand => self.stand(player),
            Command::Ready { entropy } => self.ready(player, entropy, now),
            Command::Unready => self.in_lobby().map(|()| vec![Event::Unready { player }]),
            Command::Act(action) => self.act(player, action, now),
            Command::HostAct(action) => self.input(Input::Host(action.clone()), now),
            Command::Stop(stop) => self.stop(player, *stop, now),
            Command::End => self.end(player, now),
            Command::Say { text } => self.say(player, clean_text(text).map_err(|refusal| vec![refusal])?, false),
            Command::Emote { emoji } => self.emote(player, emoji),
            Command::Rematch => self.rematch(player, now),
            Command::Retry => self.retry(now),
            Command::StandIn { seat, bot } => self.put_stand_in(player, *seat, bot),
            Command::Choose { game, preset, rules } => self.choose(game, preset.as_deref(), rules.clone()),
            Command::Open { public, watchers } => Ok(vec![Event::Opened { public: *public, watchers: *watchers }]),
            Command::Private(private) => Ok(self.set_private(*private, now)),
            Command::LetIn { player } => self.let_in(*player, now),
            Command::TurnAway { player } => self.turn_away(*player),
            Command::Swap { a, b } => self.swap(*a, *b),
            Command::Shuffle => self.shuffle(now),
            Command::Team { seat, team } => self.team(*seat, *team),
            Command::AddBot { bot } => self.add_bot(bot),
            Command::RemoveBot { seat } => self.remove_bot(*seat),
            Command::HandOver { player } => self.hand_over(*player),
            Command::Start => self.start_soon(now),
            Command::Close => Ok(vec![Event::Closed]),
        }
    }

    fn in_lobby(&self) -> Result<(), Vec<Refusal>> {
        match self.data.phase {
            Phase::Lobby | Phase::Starting => Ok(()),
            Phase::Over => no("table.lobby", message!("table-lobby-first")),
            _ => no("table.lobby", message!("table-match-on")),
        }
    }

    fn rename(&self, player: PlayerId, name: &str) -> Events {
        let name = self.fit_name(name).map_err(|refusal| vec![refusal])?;
        let others = self.data.players.iter().filter(|(id, _)| **id != player);
        if others.clone().any(|(_, other)| other.name.eq_ignore_ascii_case(&name)) {
            return no("table.name", message!("table-name-taken", name = name));
        }
        Ok(vec![Event::Renamed { player, name }])
    }

    /// A name that can be shown, and that is no bot's.
    pub(crate) fn fit_name(&self, name: &str) -> Result<String, Refusal> {
        let name = clean_name(name)?;
        let bots = self.house.catalogue.iter().flat_map(|kind| kind.bots());
        match is_bots_name(&name, bots.map(|card| card.id)) {
            true => Err(Refusal::new("table.name", message!("table-name-bot", name = name))),
            false => Ok(name),
        }
    }

    /// "Ann" becomes "Ann 2" if there is an Ann.
    fn free_name(&self, name: &str) -> String {
        let taken = |name: &str| self.data.players.values().any(|other| other.name.eq_ignore_ascii_case(name));
        let numbered = (2..).map(|number| format!("{} {number}", name.chars().take(17).collect::<String>()));
        std::iter::once(name.to_string()).chain(numbered).find(|name| !taken(name)).unwrap_or_default()
    }

    fn places_most(&self) -> usize {
        self.data.choice.as_ref().map_or(0, |choice| usize::from(choice.places.most))
    }

    fn has_free_seat(&self) -> bool {
        self.data.seats.len() < self.places_most()
    }

    fn seated_with(&self, player: PlayerId) -> Event {
        let mut seats = self.data.seats.clone();
        seats.push(Sitter::Player(player));
        Event::Seated { seats }
    }

    pub(crate) fn sits_down_late(&self) -> bool {
        let late = self.table.as_ref().is_some_and(|table| table.places().late && table.public().outcome.is_none());
        late && self.data.phase == Phase::Playing && self.has_free_seat()
    }

    /// A late joiner's seat at a running match.
    fn join_match(&self, player: PlayerId, now: &Now) -> Events {
        let seat = Seat(self.data.seats.len() as u8);
        let line = self.judge_line(Input::Joined(seat), now)?;
        Ok(vec![self.seated_with(player), Event::Played { line }])
    }

    fn leave(&mut self, player: PlayerId, kicked: bool, now: &Now) -> Events {
        let mut events = Vec::new();
        if self.data.phase == Phase::Playing
            && let Some(seat) = self.seat_of(player)
            && let Ok(line) = self.judge_line(Input::Left(seat), now)
        {
            events.push(Event::Played { line });
        }
        events.push(Event::Left { player, kicked });
        if self.data.host == player {
            events.extend(self.next_host().map(|player| Event::Host { player }));
        }
        if self.data.players.len() == 1 {
            events.push(Event::Closed);
        }
        Ok(events)
    }

    fn kick(&mut self, host: PlayerId, other: PlayerId, now: &Now) -> Events {
        if host == other {
            return no("table.kick", message!("table-kick-self"));
        }
        if !self.data.players.contains_key(&other) {
            return no("table.kick", message!("table-no-player"));
        }
        self.leave(other, true, now)
    }

    /// Who becomes host: someone who is there, best with a seat, else anybody.
    pub(crate) fn next_host(&self) -> Option<PlayerId> {
        let others = self.data.players.iter().filter(|(id, _)| **id != self.data.host);
        others.min_by_key(|(id, person)| (!person.online, self.seat_of(**id).is_none(), **id)).map(|(id, _)| *id)
    }

    fn hand_over(&self, player: PlayerId) -> Events {
        match self.data.players.contains_key(&player) {
            true => Ok(vec![Event::Host { player }]),
            false => no("table.host", message!("table-no-player")),
        }
    }

    fn sit(&mut self, player: PlayerId, now: &Now) -> Events {
        if self.seat_of(player).is_some() {
            return no("table.seat", message!("table-have-seat"));
        }
        if self.sits_down_late() {
            let from = self.data.players.get(&player).map(|person| person.from.as_str()).unwrap_or_default();
            if self.left_the_match(from, None) {
                return no("table.seat", message!("table-left-match"));
            }
            return self.join_match(player, now);
        }
        self.in_lobby()?;
        match self.has_free_seat() {
            true => Ok(vec![self.seated_with(player)]),
            false => no("table.seat", message!("table-seats-taken")),
        }
    }

    fn stand(&self, player: PlayerId) -> Events {
        self.in_lobby()?;
        let mut seats = self.data.seats.clone();
        seats.retain(|sitter| *sitter != Sitter::Player(player));
        Ok(vec![Event::Seated { seats }, Event::Unready { player }])
    }

    fn seat_exists(&self, seat: Seat) -> Result<(), Vec<Refusal>> {
        match seat.index() < self.data.seats.len() {
            true => Ok(()),
            false => no("table.seat", message!("table-seat-empty", seat = seat.0 + 1)),
        }
    }

    fn swap(&self, a: Seat, b: Seat) -> Events {
        self.in_lobby()?;
        self.seat_exists(a)?;
        self.seat_exists(b)?;
        let mut seats = self.data.seats.clone();
        seats.swap(a.index(), b.index());
        Ok(vec![Event::Seated { seats }])
    }

    fn shuffle(&self, now: &Now) -> Events {
        self.in_lobby()?;
        let mut seats = self.data.seats.clone();
        let mut draws: Draws = kernel::Chance::new(now.random).draws("seats", 0);
        draws.shuffle(&mut seats);
        Ok(vec![Event::Seated { seats }])
    }

    fn team(&self, seat: Seat, team: u8) -> Events {
        self.in_lobby()?;
        self.seat_exists(seat)?;
        match self.data.choice.as_ref().map(|choice| choice.places.sides) {
            Some(Sides::Teams(teams)) if team < teams => Ok(vec![Event::Team { seat, team }]),
            Some(Sides::Teams(teams)) => no("table.team", message!("table-teams", teams = teams)),
            _ => no("table.team", message!("table-no-teams")),
        }
    }

    fn add_bot(&self, bot: &str) -> Events {
        self.in_lobby()?;
        self.bot_exists(bot)?;
        if !self.has_free_seat() {
            return no("table.seat", message!("table-seats-taken"));
        }
        let mut seats = self.data.seats.clone();
        seats.push(Sitter::Bot(bot.into()));
        Ok(vec![Event::Seated { seats }])
    }

    fn bot_exists(&self, bot: &str) -> Result<(), Vec<Refusal>> {
        let bots = self.kind().map(|kind| kind.bots()).unwrap_or_default();
        match bots.iter().any(|card| card.id == bot) {
            true => match self.no_bots() {
                Some(why) => no("table.bot", why),
                None => Ok(()),
            },
            false => {
                let known: Vec<&str> = bots.iter().map(|card| card.id).collect();
                no("table.bot", message!("table-bot-unknown", bot = bot.to_string(), known = known.join(", ")))
            }
        }
    }

    /// Why no bot can play what is chosen.
    fn no_bots(&self) -> Option<Message> {
        let rules = &self.data.choice.as_ref()?.rules;
        self.kind()?.choose(rules, &self.house.content).ok()?.no_bots
    }

    fn remove_bot(&self, seat: Seat) -> Events {
        self.in_lobby()?;
        match self.data.seats.get(seat.index()) {
            Some(Sitter::Bot(_)) => {
                let mut seats = self.data.seats.clone();
                seats.remove(seat.index());
                Ok(vec![Event::Seated { seats }])
            }
            _ => no("table.bot", message!("table-no-bot-there")),
        }
    }

    fn choose(&self, game: &str, preset: Option<&str>, rules: Option<Vec<RuleSpec>>) -> Events {
        self.in_lobby()?;
        let Some(kind) = self.house.catalogue.get(game) else {
            return no("table.game", message!("table-game-unknown", game = game.to_string()));
        };
        let variant = self
            .house
            .variants
            .iter()
            .find(|variant| variant.game.as_deref() == Some(game) && Some(variant.id.as_str()) == preset);
        let specs = match (rules, variant) {
            (Some(rules), _) => rules,
            (None, Some(variant)) => variant.rules.clone(),
            (None, None) => kind.specs(preset, vec![]).map_err(|error| refuse(vec![error]))?,
        };
        let chosen = kind.choose(&specs, &self.house.content).map_err(refuse)?;
        let (game, preset) = (game.to_string(), preset.map(str::to_string));
        let mut events = vec![Event::Chose { game, preset, rules: chosen.specs, places: chosen.places }];
        events.extend(self.reseated(kind, usize::from(chosen.places.most), chosen.no_bots.is_some()));
        Ok(events)
    }

    /// Bots stay if they can, those of another game's kinds as this game's easy one; where none can play they go. Those
    /// who find no seat look on.
    fn reseated(&self, kind: &std::sync::Arc<dyn catalogue::AnyKind>, most: usize, no_bots: bool) -> Option<Event> {
        let known: Vec<&str> = kind.bots().iter().map(|card| card.id).filter(|_| !no_bots).collect();
        let instead = catalogue::usual_bot(kind.bots()).filter(|id| known.contains(id));
        let stays = |sitter: &Sitter| match sitter {
            Sitter::Bot(bot) if !known.contains(&bot.as_str()) => instead.map(|id| Sitter::Bot(id.to_string())),
            other => Some(other.clone()),
        };
        let mut seats: Vec<Sitter> = self.data.seats.iter().filter_map(stays).collect();
        seats.truncate(most);
        let waiting = self.data.players.keys().filter(|id| !seats.contains(&Sitter::Player(**id)));
        let free = most - seats.len();
        // Someone who was squeezed out, or came when it was full, may sit down now.
        let squeezed: Vec<Sitter> = waiting.take(free).map(|id| Sitter::Player(*id)).collect();
        if self.data.seats.len() >= self.places_most() {
            seats.extend(squeezed);
        }
        (seats != self.data.seats).then_some(Event::Seated { seats })
    }

    fn ready(&self, player: PlayerId, entropy: &str, now: &Now) -> Events {
        self.in_lobby()?;
        if self.seat_of(player).is_none() {
            return no("table.seat", message!("table-seat-first"));
        }
        let entropy: String = entropy.chars().filter(|c| !c.is_control()).take(ENTROPY_LONGEST).collect();
        let mut events = vec![Event::Ready { player, entropy: entropy.clone() }];
        if self.data.phase == Phase::Starting && self.all_ready_but(Some(player)) {
            events.extend(self.started(Some((player, &entropy)), now)?);
        }
        Ok(events)
    }

    /// Have all who sit sent entropy (not counting `except`)?
    pub(crate) fn all_ready_but(&self, except: Option<PlayerId>) -> bool {
        self.data.seats.iter().all(|sitter| match sitter {
            Sitter::Bot(_) => true,
            Sitter::Player(id) if Some(*id) == except => true,
            Sitter::Player(id) => self.data.players.get(id).is_none_or(|person| person.ready.is_some()),
        })
    }

    /// Why it cannot start.
    pub(crate) fn not_yet(&self) -> Vec<Message> {
        let Some(choice) = &self.data.choice else { return vec![message!("table-choose-game")] };
        let (sitting, places) = (self.data.seats.len(), choice.places);
        let mut why = Vec::new();
        if sitting < usize::from(places.least) {
            why.push(message!("table-need-more", missing = usize::from(places.least) - sitting));
        }
        if sitting > usize::from(places.most) {
            why.push(message!("table-at-most", most = places.most));
        }
        let anyone = self.data.seats.iter().any(|sitter| matches!(sitter, Sitter::Player(_)));
        if sitting > 0 && !anyone {
            why.push(message!("table-someone-sits"));
        }
        why
    }

    fn start_soon(&self, now: &Now) -> Events {
        match self.data.phase {
            Phase::Lobby => {}
            Phase::Starting => return no("table.start", message!("table-starting")),
            _ => return no("table.start", message!("table-started")),
        }
        let why = self.not_yet();
        if !why.is_empty() {
            return Err(why.into_iter().map(|why| Refusal::new("table.not_yet", why)).collect());
        }
        if self.all_ready_but(None) {
            return self.started(None, now);
        }
        Ok(vec![Event::Starting { until: now.at.after(STARTING_MILLIS) }])
    }

    /// The deal. `last` is an entropy that came just now.
    pub(crate) fn started(&self, last: Option<(PlayerId, &str)>, now: &Now) -> Events {
        let entropy = self.data.seats.iter().map(|sitter| self.entropy_of(sitter, last)).collect();
        self.dealt(entropy, false, now)
    }

    /// A deal from the room's secret and this entropy.
    fn dealt(&self, entropy: Vec<String>, again: bool, now: &Now) -> Events {
        let (Some(choice), Some(kind)) = (&self.data.choice, self.kind()) else {
            return no("table.start", message!("table-choose-game"));
        };
        let secret = fair::from_hex(&self.data.secret);
        let Some(secret) = secret else { return no("table.start", message!("table-no-secret")) };
        let id = self.data.deal.clone();
        let before = self.table.as_ref().filter(|_| again).map(|table| table.header().setup.clone());
        let setup = before.unwrap_or_else(|| Setup {
            seats: self.data.seats.len() as u8,
            number: self.data.played,
            teams: self.teams(choice.places.sides),
            used: self.data.used.clone(),
            bots: self.bots().into_keys().collect(),
            creator: self.seat_of(CREATOR).or_else(|| self.seat_of(self.data.host)).unwrap_or_default(),
        });
        let opening = Opening {
            commitment: fair::commitment(&id, &secret),
            chance: fair::chance(&id, &secret, &entropy),
            name: id,
            setup,
            names: self.seat_names(),
            at: now.at,
            again,
        };
        let table = kind.open(&choice.rules, &self.house.content, opening);
        let table = table.map_err(refuse)?;
        Ok(vec![started_with(&*table, entropy)])
    }

    fn entropy_of(&self, sitter: &Sitter, last: Option<(PlayerId, &str)>) -> String {
        match (sitter, last) {
            (Sitter::Player(id), Some((player, entropy))) if *id == player => entropy.into(),
            (Sitter::Player(id), _) => {
                self.data.players.get(id).and_then(|person| person.ready.clone()).unwrap_or_default()
            }
            (Sitter::Bot(_), _) => String::new(),
        }
    }

    /// As arranged; whoever was not arranged fills up the teams in turn.
    fn teams(&self, sides: Sides) -> Vec<u8> {
        let Sides::Teams(teams) = sides else { return Vec::new() };
        let team = |seat: u8| self.data.teams.get(&Seat(seat)).copied().unwrap_or(seat % teams.max(1));
        (0..self.data.seats.len() as u8).map(team).collect()
    }

    /// An input of the match, as the line of its log.
    pub(crate) fn judge_line(&self, input: Input<Raw>, now: &Now) -> Result<Raw, Vec<Refusal>> {
        match &self.table {
            Some(table) if self.data.phase == Phase::Playing => table.judge(input, now.at.max(self.data.clock)),
            _ => no("table.no_match", message!("table-no-match")),
        }
    }

    fn input(&self, input: Input<Raw>, now: &Now) -> Events {
        Ok(vec![Event::Played { line: self.judge_line(input, now)? }])
    }

    fn act(&self, player: PlayerId, action: &Raw, now: &Now) -> Events {
        let Some(seat) = self.seat_of(player) else {
            return no("table.seat", message!("table-watching"));
        };
        let mut events = self.input(Input::Act(seat, action.clone()), now)?;
        if self.data.stand_ins.contains_key(&seat) {
            events.insert(0, Event::StoodIn { seat, bot: None });
        }
        Ok(events)
    }

    /// When all who sit and are there want it, the match stops.
    fn stop(&self, player: PlayerId, stop: bool, now: &Now) -> Events {
        if self.data.phase != Phase::Playing || self.seat_of(player).is_none() {
            return no("table.no_match", message!("table-not-in-match"));
        }
        let mut events = vec![Event::StopVote { player, stop }];
        let agrees = |sitter: &Sitter| match sitter {
            Sitter::Player(id) if *id == player => stop,
            Sitter::Player(id) => {
                let there = self.data.players.get(id).is_some_and(|person| person.online);
                !there || self.data.stop_votes.contains(id)
            }
            Sitter::Bot(_) => true,
        };
        if self.data.seats.iter().all(agrees) {
            events.extend(self.input(Input::Stop, now)?);
        }
        Ok(events)
    }

    /// The host ends the match for all, whether they agree or not; who did it is told.
    fn end(&self, host: PlayerId, now: &Now) -> Events {
        let mut events = vec![Event::EndedByHost { player: host }];
        events.extend(self.input(Input::Stop, now)?);
        Ok(events)
    }

    fn emote(&self, player: PlayerId, emoji: &str) -> Events {
        let harmless = clean_text(emoji).is_ok_and(|clean| clean == emoji);
        let fits = harmless && emoji.chars().count() <= EMOJI_LONGEST && !emoji.chars().any(char::is_alphanumeric);
        match fits {
            true => self.say(player, emoji.into(), true),
            false => no("table.chat", message!("table-no-emoji")),
        }
    }

    fn say(&self, player: PlayerId, text: String, emoji: bool) -> Events {
        let hearers = match self.hearers(self.viewer(Some(player))) {
            Hearers::Everyone => None,
            Hearers::Nobody => return no("table.silence", message!("table-silence")),
            Hearers::Seats(seats) => {
                let hears = |id: &&PlayerId| self.seat_of(**id).is_some_and(|seat| seats.contains(seat));
                Some(self.data.players.keys().filter(hears).copied().chain([player]).collect())
            }
        };
        Ok(vec![Event::Said { player, text, emoji, hearers }])
    }

    /// Who hears someone now.
    pub(crate) fn hearers(&self, from: Viewer) -> Hearers {
        match &self.table {
            Some(table) if self.data.phase == Phase::Playing => table.observe(from).may_say,
            _ => Hearers::Everyone,
        }
    }

    fn rematch(&self, player: PlayerId, now: &Now) -> Events {
        if self.data.phase != Phase::Over {
            return no("table.rematch", message!("table-not-over"));
        }
        if self.seat_of(player).is_none() && self.data.host != player {
            return no("table.rematch", message!("table-rematch-players"));
        }
        // Whoever left has no seat any more; the others move up by one, so that everyone begins some time.
        let stays = |sitter: &&Sitter| match sitter {
            Sitter::Player(id) => self.data.players.contains_key(id),
            Sitter::Bot(_) => true,
        };
        let mut seats: Vec<Sitter> = self.data.seats.iter().filter(stays).cloned().collect();
        if !seats.is_empty() {
            seats.rotate_left(1);
        }
        let next = committed(&self.data.code, self.data.played + 1, now);
        Ok(vec![Event::BackToLobby, Event::Seated { seats }, next])
    }

    /// The same deal: same secret, same entropy, same seats. It is marked in the log, since its secret is known.
    fn retry(&self, now: &Now) -> Events {
        if self.data.phase != Phase::Over {
            return no("table.rematch", message!("table-not-over"));
        }
        let gone = |sitter: &Sitter| matches!(sitter, Sitter::Player(id) if !self.data.players.contains_key(id));
        if self.data.seats.iter().any(gone) {
            return no("table.rematch", message!("table-someone-left"));
        }
        let id = format!("{}-again-{}", self.data.deal, self.data.played);
        let mut events = vec![Event::BackToLobby, Event::SameDeal { id }];
        match self.branched_again() {
            Some(started) => events.push(started),
            None => events.extend(self.dealt(self.data.entropy.clone(), true, now)?),
        }
        Ok(events)
    }

    fn put_stand_in(&self, player: PlayerId, seat: Seat, bot: &str) -> Events {
        self.bot_exists(bot)?;
        if self.data.phase != Phase::Playing || self.seat_of(player).is_none() {
            return no("table.no_match", message!("table-not-in-match"));
        }
        let Some(Sitter::Player(other)) = self.data.seats.get(seat.index()) else {
            return no("table.stand_in", message!("table-nobody-away"));
        };
        let away = self.data.players.get(other).is_some_and(|person| !person.online);
        let idle = self.table.as_ref().is_some_and(|table| table.public().idle.contains(seat));
        match away || idle {
            true => Ok(vec![Event::StoodIn { seat, bot: Some(bot.into()) }]),
            false => no("table.stand_in", message!("table-is-here", name = self.name_of(*other))),
        }
    }
}

/// A match that begins, with all entries that it has.
pub(crate) fn started_with(table: &dyn AnyMatch, entropy: Vec<String>) -> Event {
    let line = |entry| table.line(entry).unwrap_or_else(|| Raw::of(&()));
    let taken = (1..table.entries()).map(line).collect();
    Event::Started { header: Box::new(table.header().clone()), deal: line(0), entropy, taken }
}

fn is_for_hosts(what: &Command) -> bool {
    matches!(
        what,
        Command::Choose { .. }
            | Command::Open { .. }
            | Command::Private(_)
            | Command::LetIn { .. }
            | Command::TurnAway { .. }
            | Command::Swap { .. }
            | Command::Shuffle
            | Command::Team { .. }
            | Command::AddBot { .. }
            | Command::RemoveBot { .. }
            | Command::Kick { .. }
            | Command::HandOver { .. }
            | Command::Start
            | Command::HostAct(_)
            | Command::Retry
            | Command::End
            | Command::Close
    )
}
