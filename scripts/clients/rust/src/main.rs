//! One partner's day with the API: a search from its beginning to its end, Radar, a tool, an error of each kind, a flag.

use std::env::var;
use std::io::{BufRead, BufReader};

use serde_json::{json, Map, Value};
use tracewell_client::apis::configuration::Configuration;
use tracewell_client::apis::{leaks_api, modules_api, radar_api, search_api, tools_api, Error};
use tracewell_client::models::*;
use tracewell_images::apis::configuration::Configuration as ImageConfiguration;
use tracewell_images::apis::flags_api;

fn main() {
    let client = client_of(&var("KEY").unwrap());

    let created = search_api::create_search(&client, SearchRequest {
        leaks: Some(Box::new(LeakSelection { mode: Some(SelectionMode::All), ..Default::default() })),
        ..SearchRequest::new(SearchQuery::new(QueryType::EmailAddress, "tw-success@tw-success.example".into()))
    }, None, None);
    let id = created.unwrap().search.id;
    let path = id.to_string();
    step("create", path.len() == 36, "a search with an id");

    let events = follow(&client, &path, None);
    let last: SearchFinishedEvent = serde_json::from_value(events.last().unwrap().clone()).unwrap();
    let is_whole = events[0]["event"] == "connected" && last.data.status == SearchFinishedStatus::Completed;
    step("stream", is_whole, "from connected to search.finished, completed");

    let resumed = follow(&client, &path, Some("2"));
    step("resume", resumed[1]["id"] == "3" && resumed.len() == events.len() - 2, "after event 2 comes event 3");

    let results = search_api::get_search_results(&client, &path, None).unwrap().data;
    let has_cards = results.modules.iter().any(|module| module.status == ModuleStatus::Success && !module.cards.is_empty());
    step("results", results.complete && has_cards, "complete, with cards");

    let sources = leaks_api::get_search_leaks(&client, &path, None).unwrap().data.sources;
    let source = &sources.iter().find(|source| source.result_count > 0).unwrap().code;
    let page = leaks_api::get_search_leak_page(&client, &path, source, None, Some(1)).unwrap().data;
    step("leak page", page.page == 1 && !page.results[0].items.is_empty(), "page 1, with records");

    let largest = Some(BreachSortOrder::MostAccounts);
    let breaches = radar_api::list_breaches(&client, Some(3), None, largest, None, None, None, None, None, None, None, None, None, None).unwrap().breaches;
    step("radar", breaches.len() == 3 && breaches[0].pwn_count >= breaches[1].pwn_count, "3 breaches, the largest first");

    let request = DomainRequest::new("https://www.tw-success.example/".into());
    let subdomains = tools_api::find_subdomains(&client, request, None).unwrap().data;
    step("subdomains", subdomains.count > 0 && subdomains.count as usize == subdomains.subdomains.len(), &format!("of {}", subdomains.domain));

    let deletion = search_api::delete_searches(&client, SearchDeletionRequest::new(vec![id])).unwrap().data.deletion;
    step("delete", deletion.queued_ids == vec![id], "1 search");

    fails("gone", 404, "NOT_FOUND", search_api::get_search(&client, &path, None), "");

    let invalid = fails("invalid", 400, "VALIDATION_ERROR", search_api::create_search(&client, pseudonym(""), None, None), "query.value");
    match invalid.error.details.as_deref() {
        Some(ErrorDetails::Faults(faults)) => assert_eq!(faults[0].path, "query.value"),
        other => panic!("{other:?}"),
    }

    fails("wrong key", 401, "UNAUTHORIZED", modules_api::list_modules(&client_of("tw_test_wrong"), None, None, None), "");

    let poor = client_of(&var("POOR_KEY").unwrap());
    fails("plan", 403, "PLAN_FEATURE_REQUIRED", tools_api::find_subdomains(&poor, DomainRequest::new("example.com".into()), None), "");

    let running = search_api::create_search(&client, pseudonym("tw-hang"), None, None).unwrap().search.id;
    let ids = SearchDeletionRequest::new(vec![running]);
    fails("running", 409, "SEARCH_NOT_TERMINAL", search_api::delete_searches(&client, ids), "");

    let limited = client_of(&var("LIMITED_KEY").unwrap());
    assert!(retry_after(&limited, pseudonym("tw-none")) > 0);
    fails("limited", 429, "RATE_LIMIT_RPM_EXCEEDED", search_api::create_search(&limited, pseudonym("tw-none"), None, None), "with Retry-After");

    fails("no data", 502, "DATA_UNAVAILABLE", tools_api::resolve_domain(&client, DomainRequest::new("tw-failure.example".into()), None), "");
    fails("no provider", 503, "PROVIDER_UNAVAILABLE", tools_api::find_subdomains(&client, DomainRequest::new("tw-required.example".into()), None), "");
    let hanging = tools_api::find_subdomains(&client, DomainRequest::new("tw-hang.example".into()), None);
    let late = fails("too late", 504, "TIMEOUT", hanging, "with where the answer will be");
    assert!(late.meta.saved_result.is_some());

    let images = ImageConfiguration { base_path: var("IMAGES_URL").unwrap(), ..Default::default() };
    let flag = flags_api::get_flag(&images, "fr.png", None, None).unwrap().bytes().unwrap();
    step("flag", flag.starts_with(b"\x89PNG\r\n\x1a\n"), "a PNG image");
}

fn client_of(key: &str) -> Configuration {
    Configuration { base_path: var("BASE_URL").unwrap(), bearer_access_token: Some(key.into()), ..Default::default() }
}

fn pseudonym(value: &str) -> SearchRequest {
    SearchRequest::new(SearchQuery::new(QueryType::Pseudonym, value.into()))
}

/// The generated function waits for the end of an answer: a stream is read with reqwest, which the client is made of. The events come as JSON,
/// for the model that fits their name: the generated `SearchEvent` reads none, since its variants want the name that it has taken away.
fn follow(client: &Configuration, id: &str, last_event_id: Option<&str>) -> Vec<Value> {
    let request = client.client.get(format!("{}/search/{id}/stream", client.base_path)).bearer_auth(client.bearer_access_token.as_ref().unwrap());
    let response = last_event_id.into_iter().fold(request, |request, last| request.header("Last-Event-ID", last)).send().unwrap();
    let (mut events, mut event) = (vec![], Map::new());
    for line in BufReader::new(response).lines() {
        match line.unwrap().split_once(": ") {
            Some(("data", value)) => drop(event.insert("data".into(), serde_json::from_str(value).unwrap())),
            Some((name @ ("event" | "id"), value)) => drop(event.insert(name.into(), json!(value))),
            Some(_) => {}
            None => {
                let ended = std::mem::take(&mut event);
                events.extend(ended.contains_key("data").then_some(Value::Object(ended)));
            }
        }
    }
    events
}

/// The generated client keeps no headers: where they matter the request is sent with reqwest.
fn retry_after(client: &Configuration, body: SearchRequest) -> u32 {
    let request = client.client.post(format!("{}/search", client.base_path)).bearer_auth(client.bearer_access_token.as_ref().unwrap());
    request.json(&body).send().unwrap().headers()["retry-after"].to_str().unwrap().parse().unwrap()
}

fn fails<Body, Failure>(name: &str, status: u16, code: &str, answer: Result<Body, Error<Failure>>, more: &str) -> ErrorEnvelope {
    let Err(Error::ResponseError(error)) = answer else { panic!("{name}: no answer that fails") };
    let body: ErrorEnvelope = serde_json::from_str(&error.content).unwrap();
    let seen = format!("{} {}", error.status.as_u16(), body.error.code);
    let is_right = seen == format!("{status} {code}");
    step(name, is_right, &if more.is_empty() { seen } else { format!("{seen}, {more}") });
    body
}

fn step(name: &str, is_right: bool, seen: &str) {
    assert!(is_right, "{name}: it is not so: {seen}");
    println!("{name}: {seen}");
}
