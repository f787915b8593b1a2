//! Listening, and stopping well.

use crate::actor::Letter;
use crate::clock::wall;
use crate::config::Config;
use crate::http;
use crate::limits::{Held, PerAddress};
use crate::mailbox::Post;
use crate::metrics::Counts;
use crate::nodes::{Elsewhere, Key};
use crate::rooms::{NoRoom, Rooms};
use crate::small::Written;
use axum::body::Body;
use axum::extract::connect_info::IntoMakeServiceWithConnectInfo;
use axum::http::{Request, Response, StatusCode};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use kernel::{Message, Refusal, message};
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};
use store::Store;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tower::{Service, ServiceExt};

/// Someone who is this slow to say what they want is not served.
const HEADER_TIME: Duration = Duration::from_secs(10);
/// The longest head of a call, and what is read ahead of a connection.
const HEADER_BYTES: usize = 32 * 1024;
/// How long connections may take to end when the server stops.
const STOP_TIME: Duration = Duration::from_secs(5);

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Someone else listens there.
    #[error("the address {0} is in use: stop the other program, or choose another one with --addr")]
    InUse(SocketAddr),
    /// It cannot listen there.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// The store does not work.
    #[error("the store does not work: {0}")]
    Store(store::StoreError),
}

/// A log that is looked at is read again at every step.
const LOGS_A_MINUTE: u32 = 600;

/// What every call works with.
pub(crate) struct Server {
    pub(crate) config: Config,
    pub(crate) rooms: Arc<Rooms>,
    /// What only this house knows.
    pub(crate) key: Key,
    pub(crate) counts: Arc<Counts>,
    pub(crate) opened: Instant,
    /// The server is about to stop.
    pub(crate) stopping: watch::Receiver<bool>,
    pub(crate) room_limit: PerAddress,
    pub(crate) join_limit: PerAddress,
    miss_limit: PerAddress,
    pub(crate) log_limit: PerAddress,
    pub(crate) sockets: Held,
    /// What can be played here, written once.
    pub(crate) catalogue: OnceLock<Written>,
    /// What can be called, written once.
    pub(crate) openapi: OnceLock<Written>,
    /// What a device needs to play by itself, and content as files, each written when somebody first asks for it.
    pub(crate) device: OnceLock<table::protocol::DeviceCard>,
    pub(crate) files: Mutex<BTreeMap<(String, String), Arc<Written>>>,
    /// What there is to read, in which languages: found once.
    pub(crate) languages: OnceLock<Vec<table::protocol::LanguageCard>>,
    /// What people read, by language and game, each written when somebody first asks for it.
    pub(crate) words: Mutex<BTreeMap<(String, String), Arc<Written>>>,
}

/// A call that is not answered as asked.
pub(crate) struct Refused {
    pub(crate) status: StatusCode,
    pub(crate) refusal: Refusal,
    pub(crate) retry_after: Option<u32>,
    /// Should one try again?
    pub(crate) again: bool,
    /// The node on which the room lives.
    pub(crate) elsewhere: Option<Box<Elsewhere>>,
}

impl Refused {
    pub(crate) fn new(status: StatusCode, rule: &'static str, why: Message) -> Self {
        Refused { status, refusal: Refusal::new(rule, why), retry_after: None, again: false, elsewhere: None }
    }

    pub(crate) fn too_often(seconds: u64) -> Self {
        let why = message!("limit-often", seconds = seconds);
        let refused = Refused::new(StatusCode::TOO_MANY_REQUESTS, "limit.often", why);
        Refused { retry_after: Some(seconds as u32), ..refused }
    }

    pub(crate) fn store(error: &store::StoreError) -> Self {
        Refused::no_room(&NoRoom::Store(error.to_string()))
    }

    pub(crate) fn no_room(no: &NoRoom) -> Self {
        let (status, again) = match no {
            NoRoom::Unknown => (StatusCode::NOT_FOUND, false),
            NoRoom::Damaged(_) => (StatusCode::INTERNAL_SERVER_ERROR, false),
            NoRoom::Stopping | NoRoom::TooMany | NoRoom::Store(_) | NoRoom::Elsewhere(_) => {
                (StatusCode::SERVICE_UNAVAILABLE, true)
            }
        };
        if matches!(no, NoRoom::Stopping | NoRoom::TooMany | NoRoom::Store(_)) {
            tracing::warn!(%no, "a room cannot be had");
        }
        let elsewhere = if let NoRoom::Elsewhere(node) = no { Some(Box::new(Elsewhere(node.clone()))) } else { None };
        Refused { status, refusal: no.refusal(), retry_after: None, again, elsewhere }
    }
}

impl Server {
    /// A room by its code. Whoever guesses codes is slowed down, and over the limit a right code is refused like a wrong
    /// one, before it is looked up: else the refusal would tell which codes are right.
    pub(crate) async fn find(&self, code: &str, from: IpAddr) -> Result<Post<Box<Letter>>, Refused> {
        self.miss_limit.look(from).map_err(Refused::too_often)?;
        self.find_own(code, from).await
    }

    /// The same for one who shows a token, which the room will look at.
    pub(crate) async fn find_own(&self, code: &str, from: IpAddr) -> Result<Post<Box<Letter>>, Refused> {
        match self.rooms.get(code).await {
            Ok(room) => Ok(room),
            Err(no) => {
                if matches!(no, NoRoom::Unknown) {
                    self.missed(from)?;
                }
                Err(Refused::no_room(&no))
            }
        }
    }

    /// May this address guess once more?
    pub(crate) fn may_guess(&self, from: IpAddr) -> Result<(), Refused> {
        self.miss_limit.look(from).map_err(Refused::too_often)
    }

    /// A code or a token was wrong.
    pub(crate) fn missed(&self, from: IpAddr) -> Result<(), Refused> {
        self.miss_limit.take(from).map_err(Refused::too_often)
    }
}

/// A server that runs.
pub struct Running {
    addr: SocketAddr,
    stop: watch::Sender<bool>,
    task: JoinHandle<()>,
    rooms: Arc<Rooms>,
    host_key: String,
    paths: Vec<&'static str>,
}

impl Running {
    /// What opens the host's calls: the same on every node, and after a restart.
    pub fn host_key(&self) -> &str {
        &self.host_key
    }

    /// The paths of all calls.
    pub fn paths(&self) -> Vec<&'static str> {
        self.paths.clone()
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Stops: nobody new, commits are finished, connections are told to come back.
    pub async fn stop(self) {
        let _ = self.stop.send(true);
        self.rooms.stop().await;
        if let Err(error) = self.rooms.store.leave().await {
            tracing::warn!(%error, "the store was not told that this node leaves");
        }
        let _ = tokio::time::timeout(STOP_TIME, self.task).await;
    }
}

/// Starts a server.
pub async fn start(config: Config, house: table::House, store: Arc<dyn Store>) -> Result<Running, ServeError> {
    let listener = TcpListener::bind(config.addr).await.map_err(|e| match e.kind() {
        io::ErrorKind::AddrInUse => ServeError::InUse(config.addr),
        _ => ServeError::Listen(config.addr, e),
    })?;
    let addr = listener.local_addr().map_err(|e| ServeError::Listen(config.addr, e))?;
    let (stop, stopping) = watch::channel(false);
    let house = furnish(config, house, store, stopping.clone()).await?;
    let (rooms, host_key) = (house.rooms.clone(), house.key.sign("host"));
    tokio::spawn(rooms.clone().keep_lease(stopping.clone()));
    tokio::spawn(keep_house(rooms.clone(), house.config.expire_hours, stopping.clone()));
    let paths = http::routes(&house).paths;
    let app = http::router(house).into_make_service_with_connect_info::<SocketAddr>();
    let task = tokio::spawn(accept(listener, app, stopping));
    Ok(Running { addr, stop, task, rooms, host_key, paths })
}

/// All that calls work with.
async fn furnish(
    config: Config,
    house: table::House,
    store: Arc<dyn Store>,
    stopping: watch::Receiver<bool>,
) -> Result<Arc<Server>, ServeError> {
    let key = Key::of(&*store).await.map_err(ServeError::Store)?;
    let counts = Arc::new(Counts::new(env!("CARGO_PKG_VERSION")));
    let rooms = Rooms::new(house, store, &config, counts.clone());
    Ok(Arc::new(Server {
        room_limit: PerAddress::new(config.limits.rooms_a_minute),
        join_limit: PerAddress::new(config.limits.joins_a_minute),
        miss_limit: PerAddress::new(config.limits.misses_a_minute),
        log_limit: PerAddress::new(LOGS_A_MINUTE),
        sockets: Held::default(),
        catalogue: OnceLock::new(),
        device: OnceLock::new(),
        files: Mutex::default(),
        openapi: OnceLock::new(),
        languages: OnceLock::new(),
        words: Mutex::default(),
        rooms,
        key,
        counts,
        opened: Instant::now(),
        stopping,
        config,
    }))
}

/// A house without rooms, to ask it for what is the same for everyone.
pub(crate) async fn empty_house(house: table::House) -> Result<Arc<Server>, ServeError> {
    let (_, stopping) = watch::channel(false);
    furnish(Config::default(), house, Arc::new(store::Memory::default()), stopping).await
}

/// Wakes rooms that are due and forgets old ones.
async fn keep_house(rooms: Arc<Rooms>, expire_hours: u64, mut stopping: watch::Receiver<bool>) {
    let mut often = tokio::time::interval(Duration::from_secs(1));
    let mut expired_at = 0;
    loop {
        tokio::select! {
            _ = often.tick() => {}
            _ = stopping.changed() => return,
        }
        rooms.wake_due().await;
        rooms.learn_bans().await;
        if wall() > expired_at + 600_000 {
            expired_at = wall();
            rooms.expire(expire_hours).await;
        }
    }
}

type App = IntoMakeServiceWithConnectInfo<axum::Router, SocketAddr>;

async fn accept(listener: TcpListener, mut app: App, mut stopping: watch::Receiver<bool>) {
    let mut connections = tokio::task::JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopping.changed() => break,
        };
        while connections.try_join_next().is_some() {}
        match accepted {
            Ok((stream, from)) => {
                let Ok(service) = app.call(from).await;
                connections.spawn(serve_one(stream, service, stopping.clone()));
            }
            // Out of sockets, say: not the time to spin.
            Err(error) => {
                tracing::warn!(%error, "a connection was not accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
    drop(listener);
    let _ = tokio::time::timeout(STOP_TIME, async { while connections.join_next().await.is_some() {} }).await;
}

async fn serve_one<S>(stream: TcpStream, service: S, mut stopping: watch::Receiver<bool>)
where
    S: Service<Request<Incoming>, Response = Response<Body>, Error = Infallible> + Clone + Send + 'static,
    S::Future: Send + 'static,
{
    // Without this every answer waits for the other side's acknowledgement: 40 ms.
    let _ = stream.set_nodelay(true);
    let request = tower::service_fn(move |request: Request<Incoming>| service.clone().oneshot(request));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIME)
        .max_buf_size(HEADER_BYTES)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(request))
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => {}
        _ = stopping.changed() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}
