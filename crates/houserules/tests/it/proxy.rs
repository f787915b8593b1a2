//! The files of docs/host/ do what they promise: nginx in front of one house and of two nodes, with TLS, by the very files
//! that a host copies (addresses and certificates are put in). Without nginx this is skipped, loudly.

use crate::crash::common::*;
use crate::crash::{Program, free_port};
use serde_json::json;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// nginx with a file of docs/host/, on a port of its own. It speaks to the house from 127.0.0.2, which the house knows as
/// its proxy; visitors come from 127.0.0.1, which it does not.
struct Nginx {
    child: Child,
    folder: tempfile::TempDir,
    port: u16,
}

impl Drop for Nginx {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn is_here(program: &str, ask: &str) -> bool {
    Command::new(program).arg(ask).stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
}

/// `None`: something is missing, which was said.
fn all_here() -> bool {
    let missing = [("nginx", "-v"), ("openssl", "version"), ("python3", "--version"), ("curl", "--version")];
    let missing: Vec<&str> = missing.iter().filter(|(name, ask)| !is_here(name, ask)).map(|(name, _)| *name).collect();
    if !missing.is_empty() {
        testkit::skipped("a proxy with TLS", &format!("{} is not installed", missing.join(", ")));
    }
    missing.is_empty()
}

fn certificate(folder: &Path) {
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"])
        .args(["-addext", "subjectAltName=IP:127.0.0.1", "-keyout"])
        .arg(folder.join("key.pem"))
        .arg("-out")
        .arg(folder.join("cert.pem"))
        .stderr(Stdio::null())
        .status();
    assert!(made.is_ok_and(|status| status.success()), "openssl makes a certificate");
}

impl Nginx {
    /// `nodes`: what stands in the file, and what is to stand there.
    async fn start(file: &str, port: u16, nodes: &[(&str, SocketAddr)]) -> Nginx {
        let folder = tempfile::tempdir().expect("a folder");
        certificate(folder.path());
        let at = |name: &str| folder.path().join(name).display().to_string();
        let mut site = std::fs::read_to_string(testkit::root().join("docs/host").join(file)).expect("reads");
        for (from, to) in [
            ("listen 443 ssl", format!("listen 127.0.0.1:{port} ssl")),
            ("/etc/ssl/games.example.org.pem", at("cert.pem")),
            ("/etc/ssl/games.example.org.key", at("key.pem")),
            ("proxy_http_version 1.1;", "proxy_http_version 1.1; proxy_bind 127.0.0.2;".into()),
        ] {
            assert!(site.contains(from), "{file} says {from}");
            site = site.replace(from, &to);
        }
        for (from, to) in nodes {
            assert!(site.contains(from), "{file} names {from}");
            site = site.replace(from, &to.to_string());
        }
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
        let temporary: String = temporary.iter().map(|name| format!("{name}_temp_path {};\n", at(name))).collect();
        let whole = format!(
            "daemon off; worker_processes 1; pid {}; error_log {};\nevents {{}}\nhttp {{ access_log off;\n{temporary}\n{site}\n}}\n",
            at("pid"),
            at("error.log")
        );
        std::fs::write(folder.path().join("nginx.conf"), whole).expect("writes");
        let child = Command::new("nginx").args(["-p", &at(""), "-c", &at("nginx.conf")]).spawn().expect("nginx");
        let nginx = Nginx { child, folder, port };
        patient(async {
            while nginx.curl(&[], "/healthz") != "ok" {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        })
        .await;
        nginx
    }

    fn url(&self) -> String {
        format!("https://127.0.0.1:{}", self.port)
    }

    fn certificate(&self) -> std::path::PathBuf {
        self.folder.path().join("cert.pem")
    }

    /// What a visitor is answered.
    fn curl(&self, more: &[&str], path: &str) -> String {
        let out = Command::new("curl")
            .args(["-sS", "--cacert"])
            .arg(self.certificate())
            .args(more)
            .arg(format!("{}{path}", self.url()))
            .stderr(Stdio::null())
            .output();
        String::from_utf8_lossy(&out.expect("curl").stdout).into_owned()
    }

    fn bot(&self, code: &str, name: &str) -> Child {
        let mut command = Command::new("python3");
        command.arg(testkit::root().join("examples/bot.py")).args([&self.url(), code, name, "--once"]);
        command.env("SSL_CERT_FILE", self.certificate()).stdout(Stdio::null()).spawn().expect("python3")
    }

    /// Two bots play a match to its end, over TLS; Ann has opened the room and looks on.
    async fn match_of_bots(&self, addr: SocketAddr, code: &str, ann: &mut Client) {
        ann.yes(json!("stand")).await;
        let mut bots = [self.bot(code, "One"), self.bot(code, "Two")];
        let ready = |one: &Client| {
            let players = one.room["players"].as_array().into_iter().flatten();
            players.filter(|player| player["ready"] == true).count() == 2
        };
        ann.until(ready).await;
        ann.yes(json!("start")).await;
        ann.until(|one| one.phase() == "over").await;
        for bot in &mut bots {
            assert!(bot.wait().expect("it ran").success(), "{addr} {code}");
        }
    }
}

fn key(folder: &Path) -> String {
    let plate = std::fs::read_to_string(folder.join("running.json")).expect("a plate at the door");
    let plate: serde_json::Value = serde_json::from_str(&plate).expect("JSON");
    format!("Authorization: Bearer {}\r\n", word(&plate, "key"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_proxy_with_tls_passes_people_through_and_says_who_they_are() {
    if !all_here() {
        return;
    }
    let (folder, port) = (tempfile::tempdir().expect("a folder"), free_port());
    let addr = SocketAddr::from(([127, 0, 0, 1], free_port()));
    let public = format!("https://127.0.0.1:{port}");
    let _program = Program::with(folder.path(), addr, &["--public-url", &public], "").await;
    let nginx = Nginx::start("nginx.conf", port, &[("127.0.0.1:4242", addr)]).await;
    let made: serde_json::Value =
        serde_json::from_str(&nginx.curl(&["--json", "{\"name\":\"Ann\"}"], "/api/rooms")).expect("a pass");
    let code = word(&made, "code").to_string();
    let mut ann = Client::enter(addr, &made).await;
    nginx.match_of_bots(addr, &code, &mut ann).await;
    // The house knows visitors by their own address, not by the proxy's; what they make up is not believed.
    let key = key(folder.path());
    let ban = "/api/host/ban?address=198.51.100.7&hours=1";
    assert_eq!(http(addr, "POST", ban, &key, "").await.status, 200);
    let forged = ["-H", "X-Forwarded-For: 198.51.100.7"];
    assert!(nginx.curl(&forged, "/api/rooms").starts_with('['), "through the proxy");
    assert_eq!(http(addr, "GET", "/api/rooms", "X-Forwarded-For: 198.51.100.7\r\n", "").await.status, 200, "directly");
    assert_eq!(http(addr, "POST", "/api/host/ban?address=127.0.0.1&hours=1", &key, "").await.status, 200);
    assert!(nginx.curl(&[], "/api/rooms").contains("server.banned"), "the visitor is kept out, the proxy is not");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_load_balancer_that_routes_by_code_needs_no_hop() {
    if !all_here() {
        return;
    }
    let Some(postgres) = testkit::Postgres::shared() else { return };
    let (url, port) = (postgres.database(), free_port());
    let folders = [tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder")];
    let addrs = [free_port(), free_port()].map(|port| SocketAddr::from(([127, 0, 0, 1], port)));
    let public = format!("https://127.0.0.1:{port}");
    let mut programs = Vec::new();
    for ((folder, addr), letters) in folders.iter().zip(addrs).zip(["BCDFGHJKM", "NPRSTVWXZ"]) {
        let more = ["--store", &url, "--lease-seconds", "1", "--codes", letters, "--public-url", &public];
        programs.push(Some(Program::with(folder.path(), addr, &more, "").await));
    }
    let nodes = [("10.0.0.2:4242", addrs[0]), ("10.0.0.3:4242", addrs[1])];
    let nginx = Nginx::start("nginx-nodes.conf", port, &nodes).await;
    let mut opened = [0, 0];
    for _ in 0..6 {
        let made: serde_json::Value =
            serde_json::from_str(&nginx.curl(&["--json", "{\"name\":\"Ann\"}"], "/api/rooms")).expect("a pass");
        let code = word(&made, "code");
        opened[usize::from(code.as_bytes()[0] > b'M')] += 1;
        assert!(nginx.curl(&[], &format!("/api/rooms/{code}")).contains("\"host\":\"Ann\""));
    }
    assert!(opened.iter().all(|rooms| *rooms > 0), "both nodes open rooms: {opened:?}");
    let made = new_room(addrs[1], "Ann").await;
    let mut ann = Client::enter(addrs[1], &made).await;
    let code = word(&made, "code").to_string();
    nginx.match_of_bots(addrs[1], &code, &mut ann).await;
    for (folder, addr) in folders.iter().zip(addrs) {
        let metrics = http(addr, "GET", "/metrics", &key(folder.path()), "").await.body;
        assert!(metrics.contains("houserules_passed_on_total 0"), "no hop was needed");
    }
    // One node is gone: the other stands by, under every code.
    programs[1].take().into_iter().for_each(Program::kill);
    patient(async {
        while !nginx.curl(&[], &format!("/api/rooms/{code}")).contains("\"host\":\"Ann\"") {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await;
}

/// What systemd itself says of the unit.
#[test]
fn the_unit_is_one_that_systemd_understands() {
    if !is_here("systemd-analyze", "--version") {
        testkit::skipped("the unit for systemd", "systemd-analyze is not installed");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let unit = std::fs::read_to_string(testkit::root().join("docs/host/houserules.service")).expect("reads");
    let here = unit.replace("/usr/local/bin/houserules", env!("CARGO_BIN_EXE_houserules"));
    let file = folder.path().join("houserules.service");
    std::fs::write(&file, here).expect("writes");
    let out = Command::new("systemd-analyze").arg("verify").arg(&file).output().expect("runs");
    let said = String::from_utf8_lossy(&out.stderr);
    let ours: Vec<&str> = said.lines().filter(|line| line.contains("houserules")).collect();
    assert!(ours.is_empty(), "{ours:#?}");
}
