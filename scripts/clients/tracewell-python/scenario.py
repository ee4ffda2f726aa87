"""Example program of an API caller: one search from its creation to its deletion, Radar, a tool, one error of each kind,
and a flag. Then the same client follows a stream that is cut, reads pages, and verifies a webhook; first with the
blocking client, then with asyncio."""

from __future__ import annotations

import os
from collections.abc import Callable

from following import follow_async, follow_blocking

from tracewell import RateLimitError, Tracewell, TracewellError, TracewellImages
from tracewell.types import SearchRequest

base_url = os.environ["BASE_URL"]
client = Tracewell(base_url, os.environ["KEY"], retries=0)


def step(name: str, is_right: bool, seen: str) -> None:
    if not is_right:
        raise SystemExit(f"{name} failed: {seen}")
    print(f"{name}: {seen}", flush=True)


def fails(name: str, status: int, code: str, call: Callable[[], object], more: str | None = None) -> TracewellError:
    try:
        call()
    except TracewellError as error:
        seen = f"{status} {code}"
        step(name, (error.status, error.code) == (status, code), seen if more is None else f"{seen}, {more}")
        return error
    raise SystemExit(f"{name}: no error")


request: SearchRequest = {
    "query": {"type": "Email Address", "value": "tw-success@tw-success.example"},
    "leaks": {"mode": "all"},
}
search_id = client.searches.create(request)["data"]["search"]["id"]
step("create", len(search_id) == 36, "a search with an id")

events = list(client.searches.stream(search_id))
last = events[-1]
step(
    "stream",
    events[0]["event"] == "connected" and last["event"] == "search.finished" and last["data"]["status"] == "completed",
    "from connected to search.finished, completed",
)

resumed = list(client.searches.stream(search_id, last_event_id="2"))
step("resume", resumed[1].get("id") == "3" and len(resumed) == len(events) - 2, "after event 2 comes event 3")

results = client.searches.results(search_id)["data"]
with_cards = [module for module in results["modules"] if module["status"] == "success" and module["cards"]]
step("results", results["complete"] and len(with_cards) > 0, "complete, with cards")

sources = client.searches.leaks(search_id)["data"]["sources"]
leaking = next(source for source in sources if source["result_count"] > 0)
page = client.searches.leak_page(search_id, leaking["code"], page=1)["data"]
step("leak page", page["page"] == 1 and len(page["results"][0]["items"]) > 0, "page 1, with records")

breaches = client.radar.list(sort_by="most-accounts", limit=3)["breaches"]
step("radar", len(breaches) == 3 and breaches[0]["pwnCount"] >= breaches[1]["pwnCount"], "3 breaches, the largest first")

subdomains = client.tools.subdomains({"domain": "https://www.tw-success.example/"})["data"]
step("subdomains", subdomains["count"] == len(subdomains["subdomains"]) > 0, f"of {subdomains['domain']}")

deletion = client.searches.delete([search_id])["data"]["deletion"]
step("delete", deletion["queued_ids"] == [search_id], "1 search")

fails("gone", 404, "NOT_FOUND", lambda: client.searches.get(search_id))

empty: SearchRequest = {"query": {"type": "Pseudonym", "value": ""}}
invalid = fails("invalid", 400, "VALIDATION_ERROR", lambda: client.searches.create(empty), "query.value")
assert [fault["path"] for fault in invalid.faults] == ["query.value"], invalid.faults

stranger = Tracewell(base_url, "tw_test_wrong")
fails("wrong key", 401, "UNAUTHORIZED", lambda: stranger.modules.list())

poor = Tracewell(base_url, os.environ["POOR_KEY"])
fails("plan", 403, "PLAN_FEATURE_REQUIRED", lambda: poor.tools.subdomains({"domain": "example.com"}))

running = client.searches.create({"query": {"type": "Pseudonym", "value": "tw-hang"}})["data"]["search"]["id"]
fails("running", 409, "SEARCH_NOT_TERMINAL", lambda: client.searches.delete([running]))

limited = Tracewell(base_url, os.environ["LIMITED_KEY"], retries=0)
nothing: SearchRequest = {"query": {"type": "Pseudonym", "value": "tw-none"}}
refused = fails(
    "limited", 429, "RATE_LIMIT_RPM_EXCEEDED", lambda: limited.searches.create(nothing), "with Retry-After"
)
assert isinstance(refused, RateLimitError) and refused.retry_after and refused.rate_limit, refused
assert refused.rate_limit.remaining == 0, refused.rate_limit

fails("no data", 502, "DATA_UNAVAILABLE", lambda: client.tools.dns({"domain": "tw-failure.example"}))
fails("no provider", 503, "PROVIDER_UNAVAILABLE", lambda: client.tools.subdomains({"domain": "tw-required.example"}))
late = fails(
    "too late",
    504,
    "TIMEOUT",
    lambda: client.tools.subdomains({"domain": "tw-hang.example"}),
    "with where the answer will be",
)
assert late.saved_result and late.saved_result["id"] in late.saved_result["url"], late

flag = TracewellImages(os.environ["IMAGES_URL"]).flag("fr.png")
step("flag", flag.startswith(b"\x89PNG\r\n\x1a\n"), "a PNG image")

follow_blocking(step)
follow_async(step)
