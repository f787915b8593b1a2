//! What is counted, for `GET /metrics` (Prometheus).

use prometheus_client::encoding::{EncodeLabelSet, text::encode};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use std::time::Instant;

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(crate) struct Rule {
    rule: String,
}

/// What is counted.
pub(crate) struct Counts {
    registry: Registry,
    pub(crate) rooms: Gauge,
    pub(crate) sockets: Gauge,
    pub(crate) entries: Counter,
    pub(crate) commit: Histogram,
    pub(crate) judge: Histogram,
    pub(crate) waiting: Histogram,
    refusals: Family<Rule, Counter>,
    pub(crate) fenced: Counter,
    pub(crate) lost: Counter,
    pub(crate) lapses: Counter,
    pub(crate) renewals: Counter,
    pub(crate) unread: Counter,
    pub(crate) passed_on: Counter,
    pub(crate) aside: Counter,
}

/// From 50 microseconds to some seconds.
fn times() -> Histogram {
    Histogram::new(exponential_buckets(0.000_05, 2.0, 18))
}

impl Counts {
    pub(crate) fn new(version: &str) -> Self {
        let counts = Counts {
            registry: Registry::default(),
            rooms: Gauge::default(),
            sockets: Gauge::default(),
            entries: Counter::default(),
            commit: times(),
            judge: times(),
            waiting: Histogram::new(exponential_buckets(1.0, 2.0, 9)),
            refusals: Family::default(),
            fenced: Counter::default(),
            lost: Counter::default(),
            lapses: Counter::default(),
            renewals: Counter::default(),
            unread: Counter::default(),
            passed_on: Counter::default(),
            aside: Counter::default(),
        };
        counts.registered(version)
    }

    fn registered(mut self, version: &str) -> Self {
        let mut all = Registry::with_prefix("houserules");
        all.register("rooms_awake", "Rooms in memory: the leases that this node holds", self.rooms.clone());
        all.register("sockets", "Open WebSockets", self.sockets.clone());
        all.register("entries", "Entries that were made durable", self.entries.clone());
        let seconds = Unit::Seconds;
        all.register_with_unit("commit", "From judged to durable", seconds.clone(), self.commit.clone());
        all.register_with_unit("judge", "Time to judge a frame", seconds, self.judge.clone());
        all.register("mailbox", "Letters that wait for a room when it takes one", self.waiting.clone());
        all.register("refusals", "Commands that were refused, by rule", self.refusals.clone());
        all.register("fenced_writes", "Writes refused because the room has another owner", self.fenced.clone());
        all.register("rooms_lost", "Rooms whose task ended and had to be loaded again", self.lost.clone());
        all.register("lease_lapses", "Times when this node found rooms taken from it", self.lapses.clone());
        all.register("lease_renewals", "Renewals of this node's lease", self.renewals.clone());
        all.register("outbox_drops", "Connections dropped because their frames were not read", self.unread.clone());
        all.register("passed_on", "Calls and connections passed on to another node", self.passed_on.clone());
        all.register("rooms_set_aside", "Rooms that could not be read", self.aside.clone());
        let build: Family<Vec<(String, String)>, Gauge> = Family::default();
        build.get_or_create(&vec![("version".to_string(), version.to_string())]).set(1);
        all.register("build", "The version of the program", build);
        self.registry = all;
        self
    }

    /// Something was refused by this rule. Rules are the program's, so there is an end to them.
    pub(crate) fn refused(&self, rule: &str) {
        self.refusals.get_or_create(&Rule { rule: rule.into() }).inc();
    }

    /// All of it as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let _ = encode(&mut text, &self.registry);
        text
    }
}

/// Seconds since then.
pub(crate) fn since(then: Instant) -> f64 {
    then.elapsed().as_secs_f64()
}
