"""One partner's day with the API: a search from its beginning to its end, Radar, a tool, an error of each kind, a flag."""

import json
import os

from tracewell_client import AuthenticatedClient
from tracewell_client.api.leaks import get_search_leak_page, get_search_leaks
from tracewell_client.api.modules import list_modules
from tracewell_client.api.radar import list_breaches
from tracewell_client.api.search import create_search, delete_searches, get_search, get_search_results
from tracewell_client.api.tools import find_subdomains, resolve_domain
from tracewell_client.models import (
    BreachList,
    BreachSortOrder,
    DomainRequest,
    ErrorEnvelope,
    LeakSelection,
    ModuleStatus,
    QueryType,
    SearchCreated,
    SearchDeletion,
    SearchDeletionRequest,
    SearchFinishedEvent,
    SearchFinishedStatus,
    SearchLeakPage,
    SearchLeaks,
    SearchQuery,
    SearchRequest,
    SearchResults,
    SelectionMode,
    SubdomainsResponse,
)
from tracewell_client.types import Response
from tracewell_images import Client as ImageClient
from tracewell_images.api.flags import get_flag
from tracewell_images.types import File


def client_of(key):
    return AuthenticatedClient(base_url=os.environ["BASE_URL"], token=key)


def step(name, is_right, seen):
    if not is_right:
        raise SystemExit(f"{name}: it is not so: {seen}")
    print(f"{name}: {seen}", flush=True)


def the(kind, response: Response):
    """The body of an answer that has to be of this kind."""
    if not isinstance(response.parsed, kind):
        raise SystemExit(f"{response.status_code} {response.content.decode()}")
    return response.parsed


def fails(name, status, code, response: Response, more=None):
    error = the(ErrorEnvelope, response)
    seen = f"{response.status_code.value} {error.error.code}"
    step(name, seen == f"{status} {code}", seen if more is None else f"{seen}, {more}")
    return error


def events(client, search_id, last_event_id=None):
    """The generated function waits for the end of an answer: a stream is read with httpx, which the client is made of."""
    headers = {} if last_event_id is None else {"Last-Event-ID": last_event_id}
    with client.get_httpx_client().stream("GET", f"/search/{search_id}/stream", headers=headers) as response:
        event = {}
        for line in response.iter_lines():
            if line == "" and "data" in event:
                yield event
            if line == "":
                event = {}
            elif not line.startswith(":"):
                name, _, value = line.partition(": ")
                event[name] = json.loads(value) if name == "data" else value


client = client_of(os.environ["KEY"])

request = SearchRequest(
    query=SearchQuery(type_=QueryType.EMAIL_ADDRESS, value="tw-success@tw-success.example"),
    leaks=LeakSelection(mode=SelectionMode.ALL),
)
search = the(SearchCreated, create_search.sync_detailed(client=client, body=request)).search
step("create", len(str(search.id)) == 36, "a search with an id")

seen = list(events(client, search.id))
last = SearchFinishedEvent.from_dict(seen[-1])
step(
    "stream",
    seen[0]["event"] == "connected" and last.data.status == SearchFinishedStatus.COMPLETED,
    "from connected to search.finished, completed",
)

resumed = list(events(client, search.id, "2"))
step("resume", resumed[1]["id"] == "3" and len(resumed) == len(seen) - 2, "after event 2 comes event 3")

results = the(SearchResults, get_search_results.sync_detailed(search.id, client=client)).data
with_cards = [module for module in results.modules if module.status == ModuleStatus.SUCCESS and module.cards]
step("results", results.complete and len(with_cards) > 0, "complete, with cards")

leaks = the(SearchLeaks, get_search_leaks.sync_detailed(search.id, client=client)).data
source = next(source for source in leaks.sources if source.result_count > 0)
page = the(SearchLeakPage, get_search_leak_page.sync_detailed(search.id, source.code, client=client, page=1)).data
step("leak page", page.page == 1 and len(page.results[0].items) > 0, "page 1, with records")

breaches = the(BreachList, list_breaches.sync_detailed(client=client, sort_by=BreachSortOrder.MOST_ACCOUNTS, limit=3)).breaches
step("radar", len(breaches) == 3 and breaches[0].pwn_count >= breaches[1].pwn_count, "3 breaches, the largest first")

subdomains = the(
    SubdomainsResponse,
    find_subdomains.sync_detailed(client=client, body=DomainRequest(domain="https://www.tw-success.example/")),
).data
step("subdomains", subdomains.count == len(subdomains.subdomains) > 0, f"of {subdomains.domain}")

deletion = the(SearchDeletion, delete_searches.sync_detailed(client=client, body=SearchDeletionRequest(ids=[search.id]))).data
step("delete", deletion.deletion.queued_ids == [search.id], "1 search")

fails("gone", 404, "NOT_FOUND", get_search.sync_detailed(search.id, client=client))

empty = SearchRequest(query=SearchQuery(type_=QueryType.PSEUDONYM, value=""))
invalid = fails("invalid", 400, "VALIDATION_ERROR", create_search.sync_detailed(client=client, body=empty), "query.value")
assert invalid.error.details[0].path == "query.value", invalid

fails("wrong key", 401, "UNAUTHORIZED", list_modules.sync_detailed(client=client_of("tw_test_wrong")))

poor = client_of(os.environ["POOR_KEY"])
fails("plan", 403, "PLAN_FEATURE_REQUIRED", find_subdomains.sync_detailed(client=poor, body=DomainRequest(domain="example.com")))

hanging = SearchRequest(query=SearchQuery(type_=QueryType.PSEUDONYM, value="tw-hang"))
running = the(SearchCreated, create_search.sync_detailed(client=client, body=hanging)).search
fails("running", 409, "SEARCH_NOT_TERMINAL", delete_searches.sync_detailed(client=client, body=SearchDeletionRequest(ids=[running.id])))

limited = client_of(os.environ["LIMITED_KEY"])
nothing = SearchRequest(query=SearchQuery(type_=QueryType.PSEUDONYM, value="tw-none"))
refused = create_search.sync_detailed(client=limited, body=nothing)
fails("limited", 429, "RATE_LIMIT_RPM_EXCEEDED", refused, "with Retry-After")
assert int(refused.headers["Retry-After"]) > 0 and refused.headers["X-RateLimit-Remaining"] == "0", refused.headers

fails("no data", 502, "DATA_UNAVAILABLE", resolve_domain.sync_detailed(client=client, body=DomainRequest(domain="tw-failure.example")))
fails("no provider", 503, "PROVIDER_UNAVAILABLE", find_subdomains.sync_detailed(client=client, body=DomainRequest(domain="tw-required.example")))
late = fails(
    "too late",
    504,
    "TIMEOUT",
    find_subdomains.sync_detailed(client=client, body=DomainRequest(domain="tw-hang.example")),
    "with where the answer will be",
)
assert str(late.meta.saved_result.id) in late.meta.saved_result.url, late

flag = the(File, get_flag.sync_detailed("fr.png", client=ImageClient(base_url=os.environ["IMAGES_URL"])))
step("flag", flag.payload.read(8) == b"\x89PNG\r\n\x1a\n", "a PNG image")
