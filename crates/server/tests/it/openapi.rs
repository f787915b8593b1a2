//! The document of all calls: nothing is missing in it, and what is really answered is as it says.

use crate::common::*;
use serde_json::{Value, json};

/// What is wrong with this value, by a schema as ours are. A keyword that is not known here is told, too.
fn faults(value: &Value, schema: &Value, all: &Value, at: &str) -> Vec<String> {
    let Some(keywords) = schema.as_object() else {
        return if schema == &json!(true) { vec![] } else { vec![format!("{at}: {schema} is no schema")] };
    };
    let mut found = Vec::new();
    let mut wrong = |why: String| found.push(format!("{at}: {why}"));
    let mut inner = Vec::new();
    for (keyword, asked) in keywords {
        let list = || asked.as_array().cloned().unwrap_or_default();
        let fits = |one: &Value| faults(value, one, all, at).is_empty();
        match keyword.as_str() {
            "description" | "title" | "default" | "format" | "examples" => {}
            "$ref" => {
                let name = asked.as_str().and_then(|name| name.strip_prefix("#/components/schemas/")).expect("a name");
                match all.get(name) {
                    Some(named) => inner.extend(faults(value, named, all, at)),
                    None => wrong(format!("{name} is nowhere")),
                }
            }
            "type" => {
                let kinds = if asked.is_array() { list() } else { vec![asked.clone()] };
                if !kinds.iter().any(|kind| is_a(value, kind.as_str().expect("a word"))) {
                    wrong(format!("{value:.80} is no {asked}"));
                }
            }
            "properties" => {
                for (name, schema) in asked.as_object().expect("fields") {
                    if let Some(field) = value.get(name) {
                        inner.extend(faults(field, schema, all, &format!("{at}.{name}")));
                    }
                }
            }
            "required" => {
                for name in list() {
                    if value.get(name.as_str().expect("a name")).is_none() {
                        wrong(format!("{name} is missing"));
                    }
                }
            }
            "additionalProperties" => {
                let known = keywords.get("properties").and_then(Value::as_object);
                for (name, field) in value.as_object().into_iter().flatten() {
                    if !known.is_some_and(|known| known.contains_key(name)) {
                        match asked {
                            Value::Bool(false) => wrong(format!("{name} is one too many")),
                            Value::Bool(true) => {}
                            schema => inner.extend(faults(field, schema, all, &format!("{at}.{name}"))),
                        }
                    }
                }
            }
            "items" => {
                for (number, one) in value.as_array().into_iter().flatten().enumerate() {
                    inner.extend(faults(one, asked, all, &format!("{at}[{number}]")));
                }
            }
            "prefixItems" => {
                for (number, (one, schema)) in value.as_array().into_iter().flatten().zip(list()).enumerate() {
                    inner.extend(faults(one, &schema, all, &format!("{at}[{number}]")));
                }
            }
            "minItems" if value.as_array().is_some_and(|all| (all.len() as u64) < asked.as_u64().unwrap_or(0)) => {
                wrong(format!("fewer than {asked}"));
            }
            "maxItems" if value.as_array().is_some_and(|all| all.len() as u64 > asked.as_u64().unwrap_or(0)) => {
                wrong(format!("more than {asked}"));
            }
            "minimum" if value.as_f64() < asked.as_f64() => wrong(format!("{value} is less than {asked}")),
            "maximum" if value.as_f64() > asked.as_f64() => wrong(format!("{value} is more than {asked}")),
            "minItems" | "maxItems" | "minimum" | "maximum" => {}
            "enum" if !list().contains(value) => wrong(format!("{value} is none of {asked}")),
            "const" if value != asked => wrong(format!("{value} is not {asked}")),
            "enum" | "const" => {}
            "anyOf" if !list().iter().any(fits) => wrong(format!("{value:.80} is nothing of {asked:.200}")),
            "oneOf" if list().iter().filter(|one| fits(one)).count() != 1 => {
                wrong(format!("{value:.80} is not one of {asked:.200}"));
            }
            "anyOf" | "oneOf" => {}
            "allOf" => list().iter().for_each(|one| inner.extend(faults(value, one, all, at))),
            other => wrong(format!("this test does not know {other}")),
        }
    }
    found.extend(inner);
    found
}

fn is_a(value: &Value, kind: &str) -> bool {
    match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        _ => false,
    }
}

fn check(document: &Value, method: &str, path: &str, answer: &Answer) {
    let responses = &document["paths"][path][method]["responses"];
    let told = if answer.status == 200 { &responses["200"] } else { &responses["default"] };
    let schema = &told["content"]["application/json"]["schema"];
    assert!(schema.is_object(), "{method} {path} is not told of: {told}");
    let found = faults(&answer.json(), schema, &document["components"]["schemas"], path);
    assert!(found.is_empty(), "{method} {path} ({}): {found:#?}", answer.status);
}

/// The document knows every call of the program, by path and by method, and no other.
#[tokio::test]
async fn every_call_is_in_it() {
    let running = serve_in_memory().await;
    let answer = get(running.addr(), "/api/openapi.json").await;
    let document = answer.json();
    assert_eq!((&document["openapi"], &document), (&json!("3.1.0"), server::document()));
    assert!(answer.header("etag").is_some());
    let paths = document["paths"].as_object().expect("paths");
    let known: Vec<&str> = paths.keys().map(String::as_str).collect();
    let mut routes = running.paths();
    routes.sort_unstable();
    assert_eq!(known, routes, "what the router has, and what the document tells of");
    for (path, methods) in paths {
        let call = path.replace("{code}", "BCDF").replace(['{', '}'], "");
        for method in ["get", "post", "put", "delete"] {
            let answer = http(running.addr(), &method.to_uppercase(), &call, "", "").await;
            let is_told = methods.get(method).is_some();
            assert_eq!(answer.status != 405, is_told, "{method} {path}: {}", answer.status);
        }
    }
    running.stop().await;
}

#[tokio::test]
async fn what_is_answered_is_as_it_says() {
    let running = serve_in_memory().await;
    let (addr, document) = (running.addr(), server::document());
    let ask = async |method: &str, path: &str, call: &str, headers: &str, body: &str| {
        let answer = http(addr, &method.to_uppercase(), call, headers, body).await;
        check(document, method, path, &answer);
        answer
    };
    let (mut ann, mut bob) = pair(addr).await;
    begin(&mut ann, &mut bob).await;
    play_out(&mut ann, &mut bob).await;
    let id = word(&ann.room["matches"][0], "id").to_string();
    let code = word(&ann.pass, "code").to_string();
    let token = format!("Authorization: Bearer {}\r\n", word(&ann.pass, "token"));
    let key = format!("Authorization: Bearer {}\r\n", running.host_key());
    let log = get(addr, &format!("/api/matches/{id}/log")).await.body;
    let room = |rest: &str| format!("/api/rooms/{code}{rest}");
    let played = |rest: &str| format!("/api/matches/{id}{rest}");
    let cases = [
        ("get", "/api/catalogue", "/api/catalogue".to_string(), "", ""),
        ("get", "/api/words", "/api/words".into(), "", ""),
        ("post", "/api/rooms", "/api/rooms".into(), "", "{\"name\":\"Cat\",\"public\":true}"),
        ("post", "/api/rooms", "/api/rooms".into(), "", "{\"name\":5}"),
        ("get", "/api/rooms", "/api/rooms".into(), "", ""),
        ("get", "/api/rooms/{code}", room(""), "", ""),
        ("get", "/api/rooms/{code}", "/api/rooms/ZZZZ".into(), "", ""),
        ("post", "/api/rooms/{code}/join", room("/join"), "", "{\"name\":\"Dan\",\"watch\":true}"),
        ("post", "/api/rooms/{code}/device", room("/device"), &token, ""),
        ("post", "/api/rooms/{code}/device/redeem", room("/device/redeem"), "", "{\"secret\":\"1.2.3\"}"),
        ("get", "/api/rooms/{code}/view", room("/view?at=3"), &token, ""),
        ("get", "/api/rooms/{code}/view", room("/view?at=x"), &token, ""),
        ("get", "/api/matches/{id}", played(""), "", ""),
        ("get", "/api/matches/{id}/view", played("/view?at=2&as=0"), "", ""),
        ("post", "/api/logs", "/api/logs".into(), "", &log),
        ("post", "/api/logs/view", "/api/logs/view?at=1".into(), "", &log),
        ("get", "/api/host", "/api/host".into(), &key, ""),
        ("get", "/api/host", "/api/host".into(), "", ""),
        ("get", "/api/host/tables", "/api/host/tables".into(), &key, ""),
        ("get", "/api/host/rooms", "/api/host/rooms".into(), &key, ""),
        ("get", "/api/host/matches", "/api/host/matches".into(), &key, ""),
        ("post", "/api/host/ban", "/api/host/ban?address=198.51.100.9&hours=1".into(), &key, ""),
        ("post", "/api/host/again", format!("/api/host/again?code={code}"), &key, ""),
        ("post", "/api/host/close", format!("/api/host/close?code={code}"), &key, ""),
    ];
    for (method, path, call, headers, body) in cases {
        ask(method, path, &call, headers, body).await;
    }
    ask("get", "/api/content/{game}/{kind}/{name}", "/api/content/crossword/board/standard", "", "").await;
    running.stop().await;
}

/// The test above has teeth: what does not fit is told.
#[test]
fn a_wrong_answer_is_found() {
    let document = server::document();
    let wrong = |value: Value, name: &str| {
        let all = &document["components"]["schemas"];
        faults(&value, &json!({ "$ref": format!("#/components/schemas/{name}") }), all, "it").len()
    };
    assert_eq!(wrong(json!({ "code": "BCDF", "player": 1, "token": "x" }), "Pass"), 0);
    assert!(wrong(json!({ "code": "BCDF", "player": "one", "token": "x" }), "Pass") > 0);
    assert!(wrong(json!({ "code": "BCDF", "player": 1 }), "Pass") > 0);
    assert!(wrong(json!({ "name": "Ann", "colour": "red" }), "Join") > 0);
}
