"""A search that is followed through a proxy that cuts its stream, pages, and a webhook: blocking and with asyncio."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue

from tracewell import (
    AsyncTracewell,
    AsyncTracewellImages,
    NotFoundError,
    Tracewell,
    WebhookError,
    verify_webhook,
)
from tracewell.types import SearchEvent, SearchRequest

Step = Callable[[str, bool, str], None]
base_url = os.environ["BASE_URL"]
key = os.environ["KEY"]
secret = "correct-horse"
deliveries: Queue[tuple[dict[str, str], bytes]] = Queue()
request: SearchRequest = {
    "query": {"type": "Email Address", "value": "tw-success@tw-success.example"},
    "leaks": {"mode": "all"},
    "features": {"breached_accounts": True},
}


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(204)
        self.end_headers()
        deliveries.put((dict(self.headers.items()), body))

    def log_message(self, format: str, *args: object) -> None:
        pass


def ids(events: list[SearchEvent]) -> list[str]:
    return [event["id"] for event in events if "id" in event]


def is_gapless(found: list[str]) -> bool:
    return len(found) > 5 and found == [str(number + 1) for number in range(len(found))]


def follow_blocking(step: Step) -> None:
    client = Tracewell(base_url, key)
    created = client.with_response(client.searches.create, request)
    search_id = created.data["data"]["search"]["id"]
    limit = created.rate_limit
    step("response", created.status == 201 and limit is not None and bool(created.request_id), "201, with a rate limit")

    with Tracewell(os.environ["PROXY_URL"], key) as behind_proxy, behind_proxy.searches.stream(search_id) as stream:
        events = list(stream)
        last_id = stream.last_event_id
    connections = sum(event["event"] == "connected" for event in events)
    found = ids(events)
    step("cut", is_gapless(found) and last_id == found[-1] and connections > 2, "every event once, in order")

    pages = client.radar.list(limit=2)
    names = [breach["name"] for breach in client.radar.iter_list(limit=2)]
    step("pages", len(names) == len(set(names)) == pages["pagination"]["total"] > 2, "every breach once")
    leaking = next(one for one in client.searches.leaks(search_id)["data"]["sources"] if one["result_count"] > 0)
    records = list(client.searches.iter_leak_page(search_id, leaking["code"]))
    step("leak pages", len(records) == leaking["result_count"], "every record")

    server = HTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with_webhook: SearchRequest = {
        "query": {"type": "Pseudonym", "value": "tw-none"},
        "delivery": {"webhook": {"url": f"http://127.0.0.1:{server.server_port}/", "secret": secret}},
    }
    notified = client.searches.create(with_webhook)["data"]["search"]["id"]
    headers, body = deliveries.get(timeout=60)
    notice = verify_webhook(body, headers, ["the next secret", secret])
    step("webhook", "searchId" in notice and notice["searchId"] == notified, "verified, with the id of the search")
    try:
        verify_webhook(body + b" ", headers, secret)
    except WebhookError as error:
        step("forged webhook", error.code == "WRONG_SIGNATURE", error.code)
    server.shutdown()

    watch = client.watches.create(
        {"observable": {"type": "Pseudonym", "value": "tw-none"}, "interval_hours": 24}
    )["data"]["watch"]
    with client.watches.stream(watch["id"]) as changes:
        step("watch", next(changes)["event"] == "connected", "connected")
    client.watches.delete([watch["id"]])
    client.close()


async def run_async(step: Step) -> None:
    async with AsyncTracewell(base_url, key) as client, AsyncTracewell(os.environ["ASYNC_PROXY_URL"], key) as behind:
        search_id = (await client.searches.create(request))["data"]["search"]["id"]
        async with behind.searches.stream(search_id) as stream:
            events = [event async for event in stream]
        connections = sum(event["event"] == "connected" for event in events)
        step("async cut", is_gapless(ids(events)) and connections > 2, "every event once, in order")

        names = [breach["name"] async for breach in client.radar.iter_list(limit=2)]
        total = (await client.with_response(client.radar.list, limit=1)).data["pagination"]["total"]
        step("async pages", len(names) == len(set(names)) == total, "every breach once")

        temporary = client.searches.stream_temporary({"query": {"type": "Pseudonym", "value": "tw-success"}})
        kinds = [event["event"] async for event in temporary]
        step("async temporary", kinds[-1] == "search.finished" and "module.result" in kinds, "to search.finished")

        tools = await asyncio.gather(*(client.tools.dns({"domain": "tw-success.example"}) for _ in range(3)))
        step("async tools", all(tool["data"]["domain"] == "tw-success.example" for tool in tools), "3 at once")
        try:
            await client.searches.get("00000000-0000-4000-8000-000000000000")
        except NotFoundError as error:
            step("async gone", error.code == "NOT_FOUND", f"{error.status} {error.code}")
    async with AsyncTracewellImages(os.environ["IMAGES_URL"]) as images:
        logo = await images.logo("aurora.example", size=64, format="webp")
        step("async logo", logo[8:12] == b"WEBP", "a WebP image")


def follow_async(step: Step) -> None:
    asyncio.run(run_async(step))
