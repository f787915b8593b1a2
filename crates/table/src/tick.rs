//! What happens by itself: deadlines, absences, bots, a host who is gone.

use crate::command::Now;
use crate::event::{Entry, Event, Sitter};
use crate::room::{Phase, Planned, PlayerId, Room, RoomFault};
use catalogue::{Raw, Thinking, Thought};
use kernel::{Input, Moment, Seat};

/// A host who is away for so long is host no more.
const HOST_GONE_MILLIS: u64 = 60_000;
/// A bot's move is seen coming at least so long.
const BOT_PAUSE_MILLIS: u64 = 700;

impl Room {
    /// The next entry that is due now, if any. To be called until there is none, before anything else.
    pub fn tick(&mut self, now: &Now) -> Result<Option<Entry>, RoomFault> {
        if self.data.phase == Phase::Closed {
            return Ok(None);
        }
        let at = now.at.max(self.data.clock);
        let now = &Now { at, ..*now };
        if let Some(events) = self.finish().or_else(|| self.start_now(now)).or_else(|| self.other_host(at)) {
            return Ok(Some(self.entry(events, None, now)));
        }
        if self.data.phase != Phase::Playing {
            return Ok(None);
        }
        // First what happens by itself, then who comes and goes, then bots.
        if let Some(line) = self.by_itself(at)? {
            return Ok(Some(self.entry(vec![Event::Played { line }], None, now)));
        }
        let events = self.tell_presence(now).or_else(|| self.bot(now));
        Ok(events.map(|events| self.entry(events, None, now)))
    }

    /// When something will be due next, as far as can be known now.
    pub fn next_due(&self) -> Option<Moment> {
        if self.data.phase == Phase::Closed {
            return None;
        }
        let host = self.host_away_since().filter(|_| self.someone_else_is_there()).map(|at| at.after(HOST_GONE_MILLIS));
        let mut due: Vec<Moment> = self.data.starting_until.into_iter().chain(host).collect();
        if let (Some(table), Phase::Playing) = (&self.table, self.data.phase) {
            due.extend(table.alarm());
            let entries = table.entries();
            let plans = self.plans.values().filter(|plan| plan.entries == entries);
            due.extend(plans.filter_map(|plan| plan.wish.as_ref().map(|(_, at)| *at)));
        }
        due.into_iter().min()
    }

    /// The deadline of the game alone: what a sleeping room must wake for.
    pub fn game_deadline(&self) -> Option<Moment> {
        let playing = self.data.phase == Phase::Playing;
        self.table.as_ref().filter(|_| playing).and_then(|table| table.public().deadline).or(self.data.starting_until)
    }

    fn finish(&self) -> Option<Vec<Event>> {
        let public = self.table.as_ref().filter(|_| self.data.phase == Phase::Playing)?.public();
        let standings = public.outcome.as_ref()?.standings.clone();
        Some(vec![Event::Finished { id: self.data.match_id.clone(), standings }])
    }

    fn start_now(&self, now: &Now) -> Option<Vec<Event>> {
        let until = self.data.starting_until.filter(|_| self.data.phase == Phase::Starting)?;
        if until > now.at && !self.all_ready_but(None) {
            return None;
        }
        // Someone may have stood up meanwhile: then back to the lobby.
        let events = if self.not_yet().is_empty() { self.started(None, now).ok() } else { None };
        Some(events.unwrap_or_else(|| vec![Event::BackToLobby]))
    }

    fn host_away_since(&self) -> Option<Moment> {
        let host = self.data.players.get(&self.data.host)?;
        (!host.online).then_some(host.since)
    }

    fn someone_else_is_there(&self) -> bool {
        self.data.players.iter().any(|(id, person)| *id != self.data.host && person.online)
    }

    fn other_host(&self, at: Moment) -> Option<Vec<Event>> {
        let gone = match self.data.players.contains_key(&self.data.host) {
            true => self.host_away_since()?.after(HOST_GONE_MILLIS) <= at,
            false => !self.data.players.is_empty(),
        };
        let next = self.next_host().filter(|_| gone)?;
        let there = self.data.players.get(&next).is_some_and(|person| person.online);
        (there || !self.data.players.contains_key(&self.data.host)).then(|| vec![Event::Host { player: next }])
    }

    fn by_itself(&self, at: Moment) -> Result<Option<Raw>, RoomFault> {
        let judged = self.table.as_ref().map(|table| table.judge_due(at)).transpose();
        judged.map(Option::flatten).map_err(|stuck| self.fault(&stuck.to_string()))
    }

    /// Tells the match who is away, who is back, and where a bot stands in.
    fn tell_presence(&self, now: &Now) -> Option<Vec<Event>> {
        let seats = (0u8..).map(Seat).zip(&self.data.seats);
        seats.filter_map(|(seat, sitter)| self.tell_one(seat, sitter, now)).next()
    }

    fn tell_one(&self, seat: Seat, sitter: &Sitter, now: &Now) -> Option<Vec<Event>> {
        let there = self.table.as_ref()?.there();
        let Sitter::Player(player) = sitter else {
            // Where a match was played on, a bot may sit where somebody sat.
            let unknown = !there.bots().contains(seat) && !there.left().contains(seat);
            let line = unknown.then(|| self.judge_line(Input::Bot(seat), now).ok()).flatten();
            return line.map(|line| vec![Event::Played { line }]);
        };
        let told = (there.away().contains(seat), there.bots().contains(seat));
        let stood_in = self.data.stand_ins.contains_key(&seat);
        let away = self.is_away(*player) && !stood_in;
        if told == (away, stood_in) {
            return None;
        }
        let input = match (stood_in, away) {
            (true, _) => Input::Bot(seat),
            (false, true) => Input::Away(seat),
            (false, false) => Input::Back(seat),
        };
        // Who does not play any more may come and go.
        self.judge_line(input, now).ok().map(|line| vec![Event::Played { line }])
    }

    fn is_away(&self, player: PlayerId) -> bool {
        self.data.players.get(&player).is_some_and(|person| !person.online)
    }

    /// Does time stand still? In games of an evening it does while nobody who plays is here.
    pub fn stands_still(&self) -> bool {
        let here = |id: &PlayerId| self.data.players.get(id).is_some_and(|person| person.online);
        let mut sitting = self.data.seats.iter();
        let playing = self.table.as_ref().filter(|_| self.data.phase == Phase::Playing);
        playing.is_some_and(|table| table.stands_still())
            && !sitting.any(|sitter| matches!(sitter, Sitter::Player(id) if here(id)))
    }

    fn bot(&mut self, now: &Now) -> Option<Vec<Event>> {
        let entries = self.table.as_ref()?.entries();
        let due = self.plans.iter().filter_map(|(seat, plan)| Some((*seat, plan.wish.as_ref()?)));
        let current = due.filter(|(seat, _)| self.plans[seat].entries == entries);
        let (seat, (action, _)) = current.filter(|(_, (_, at))| *at <= now.at).min_by_key(|(_, (_, at))| *at)?;
        match self.judge_line(Input::Act(seat, action.clone()), now) {
            Ok(line) => Some(vec![Event::Played { line }]),
            Err(_) => {
                // A bug of the bot must not stop the room: it is silent until something else happens.
                if let Some(plan) = self.plans.get_mut(&seat) {
                    plan.wish = None;
                }
                None
            }
        }
    }

    /// The bots that have something to think about: each is asked once for every state of the match. They may take their
    /// time, the room goes on meanwhile; what they thought is handed to [`Room::thought`]. To be called when nothing is due.
    pub fn thinking(&mut self, now: &Now) -> Vec<Thinking> {
        let playing = self.data.phase == Phase::Playing;
        let bots = self.bots();
        let Some(table) = self.table.as_mut().filter(|_| playing && !bots.is_empty()) else { return Vec::new() };
        let (entries, at) = (table.entries(), now.at.max(self.data.clock));
        let mut all = Vec::new();
        for seat in bots.into_keys() {
            if self.plans.get(&seat).is_some_and(|plan| plan.thinks || plan.entries == entries) {
                continue;
            }
            let thinking = table.bots().ask(seat, &self.bot_luck);
            self.plans.insert(seat, Planned { entries, asked: at, thinks: thinking.is_some(), wish: None });
            all.extend(thinking);
        }
        all
    }

    /// What a bot thought. Its pause began when it was asked.
    pub fn thought(&mut self, thought: Thought) {
        let Some(table) = &mut self.table else { return };
        let seat = thought.seat();
        let Ok(wish) = table.bots().hear(thought) else { return };
        if let Some(plan) = self.plans.get_mut(&seat) {
            plan.thinks = false;
            plan.wish = wish.map(|wish| (wish.action, plan.asked.after(wish.delay.max(BOT_PAUSE_MILLIS))));
        }
    }
}
