from __future__ import annotations

import asyncio
import json
import unittest
from typing import Any

import httpx
from raw_server import RawServer, Served

from tracewell import AsyncTracewell, Tracewell, TracewellError

greeting = b'retry: 1\nevent: connected\ndata: {"search_id":"a"}\n\n'
end = b'event: search.finished\ndata: {"status":"completed"}\nid: %d\n\n'


def progress(number: int) -> bytes:
    return b'event: search.progress\ndata: {"n":%d}\nid: %d\n\n' % (number, number)


def ids(events: list[Any]) -> list[str]:
    return [event["id"] for event in events if "id" in event]


class Streams(unittest.TestCase):
    def follow(self, server: RawServer, **options: Any) -> list[Any]:
        """Follows the stream with both clients, which must return the same. Returns what the blocking one returned."""
        with Tracewell(server.url, "tw_test_x") as client, client.searches.stream("a", **options) as stream:
            return list(stream)

    def follow_async(self, server: RawServer, **options: Any) -> list[Any]:
        async def run() -> list[Any]:
            async with AsyncTracewell(server.url, "tw_test_x") as client:
                async with client.searches.stream("a", **options) as stream:
                    return [event async for event in stream]

        return asyncio.run(run())

    def both(self, served: list[Served], **options: Any) -> tuple[list[Any], list[str | None]]:
        found: list[tuple[list[Any], list[str | None]]] = []
        for follow in (self.follow, self.follow_async):
            with RawServer(lambda count: served[min(count, len(served)) - 1]) as server:
                found.append((follow(server, **options), server.values("last-event-id")))
        self.assertEqual(found[0], found[1])
        return found[0]

    def both_fail(self, served: list[Served], **options: Any) -> tuple[TracewellError, int]:
        found: list[tuple[TracewellError, int]] = []
        for follow in (self.follow, self.follow_async):
            with RawServer(lambda count: served[min(count, len(served)) - 1]) as server:
                with self.assertRaises(TracewellError) as caught:
                    follow(server, **options)
                found.append((caught.exception, len(server.asked)))
        self.assertEqual((found[0][0].code, found[0][1]), (found[1][0].code, found[1][1]))
        return found[0]

    def test_yields_every_event_once_over_every_kind_of_cut(self) -> None:
        whole = greeting + progress(1) + progress(2) + progress(3) + end % 4
        for cut in range(1, len(whole), 7):
            first = Served(pieces=[whole[:cut]], then="reset")
            replayed = Served(pieces=[whole])  # as a cache between client and server may
            with self.subTest(cut=cut), RawServer(lambda count: (first, replayed)[min(count, 2) - 1]) as server:
                events = self.follow(server)
                self.assertEqual(ids(events), ["1", "2", "3", "4"])

    def test_joins_the_parts_of_a_large_event_over_every_kind_of_cut(self) -> None:
        data = json.dumps({"status": "completed", "text": "\U0001f389" * 40}, ensure_ascii=False)
        texts = [data[at : at + 19] for at in range(0, len(data), 19)]
        parts = [{"part": index + 1, "parts": len(texts), "text": text} for index, text in enumerate(texts)]
        sent = b"".join(b"event: event.part\ndata: %s\n\n" % json.dumps(part).encode() for part in parts)
        cut_event = b'event: search.finished\ndata: {"cut":true}\nid: 2\n\n'
        whole = greeting + progress(1) + sent + cut_event
        for cut in range(len(greeting), len(whole), 61):
            first = Served(pieces=[whole[:cut]], then="reset")
            again = Served(pieces=[whole])
            with self.subTest(cut=cut), RawServer(lambda count: (first, again)[min(count, 2) - 1]) as server:
                events = self.follow(server)
                self.assertEqual([event["event"] for event in events if "id" in event][-1], "search.finished")
                self.assertEqual(events[-1]["data"], json.loads(data))
                self.assertNotIn("event.part", [event["event"] for event in events])

    def test_refuses_malformed_parts(self) -> None:
        error, _ = self.both_fail([Served(pieces=[greeting, b"event: event.part\ndata: {}\n\n"])])
        self.assertEqual(error.code, "INVALID_EVENT")

    def test_resumes_with_the_id_of_the_last_event(self) -> None:
        served = [Served(pieces=[greeting, progress(1), progress(2)]), Served(pieces=[greeting, end % 3])]
        events, asked = self.both(served)
        self.assertEqual((ids(events), asked), (["1", "2", "3"], [None, "2"]))

    def test_begins_after_a_given_event_and_ends_with_204(self) -> None:
        events, asked = self.both([Served(status=204)], last_event_id="7")
        self.assertEqual((events, asked), ([], ["7"]))

    def test_resumes_after_silence_and_after_refusals(self) -> None:
        served = [
            Served(pieces=[greeting, progress(1)], then="hang"),
            Served(status=503, headers={"Retry-After": "0"}),
            Served(status=409),
            Served(pieces=[greeting, end % 2]),
        ]
        events, asked = self.both(served, silence=2.0)
        self.assertEqual((ids(events), asked), (["1", "2"], [None, "1", "1", "1"]))

    def test_raises_an_error_that_a_retry_would_not_change(self) -> None:
        for served, code in (
            (Served(status=404), "HTTP_404"),
            (Served(status=503, headers={"Retry-After": "3601"}), "HTTP_503"),
            (Served(headers={"Content-Type": "text/html"}, pieces=[b"<p>"]), "NOT_A_STREAM"),
            (Served(pieces=[b"event: a\ndata: {\n\n"]), "INVALID_EVENT"),
            (Served(pieces=[b"data: " + b"x" * 2000], then="hang"), "EVENT_TOO_LARGE"),
        ):
            with self.subTest(code=code):
                error, asked = self.both_fail([served], max_event_length=1000)
                self.assertEqual((error.code, asked), (code, 1))

    def test_raises_after_too_many_connections_without_a_new_event(self) -> None:
        error, asked = self.both_fail([Served(pieces=[greeting])], retries=2)
        self.assertEqual((error.code, asked), ("STREAM_CUT", 3))

    def test_counts_connected_as_progress_in_the_stream_of_a_watch(self) -> None:
        idle = Served(pieces=[greeting])
        change = Served(pieces=[greeting, b'event: watch.changed\ndata: {"change":{}}\nid: 1\n\n'])
        served = [idle, idle, idle, change, Served(status=404)]
        with RawServer(lambda count: served[count - 1]) as server, Tracewell(server.url, "tw_test_x") as client:
            found: list[str] = []
            with self.assertRaises(TracewellError) as caught:
                for event in client.watches.stream("a", retries=1):
                    found.append(event["event"])
        self.assertEqual(caught.exception.status, 404)
        self.assertEqual(found, ["connected"] * 4 + ["watch.changed"])

    def test_does_not_resume_a_temporary_search(self) -> None:
        with RawServer(lambda _: Served(pieces=[greeting])) as server, Tracewell(server.url) as client:
            with self.assertRaises(TracewellError) as caught:
                list(client.searches.stream_temporary({"query": {"type": "Pseudonym", "value": "a"}}))
            self.assertEqual((caught.exception.code, len(server.asked)), ("STREAM_CUT", 1))

    def test_refuses_an_id_that_is_no_number(self) -> None:
        for text in ("", "-1", "1\r\nX-Other: 1", "日本", "١"):
            with self.assertRaises(TracewellError) as caught:
                Tracewell("http://127.0.0.1:9").searches.stream("a", last_event_id=text)
            self.assertEqual(caught.exception.code, "INVALID_ARGUMENT")

    def test_has_the_id_of_the_last_returned_event(self) -> None:
        served = Served(pieces=[greeting + progress(1) + progress(2)], then="hang")
        with RawServer(lambda _: served) as server, Tracewell(server.url) as client:
            with client.searches.stream("a") as stream:
                for event in stream:
                    if event["event"] == "search.progress":
                        break
                self.assertEqual(stream.last_event_id, "1")
            self.assertEqual(list(stream), [])

    def test_raises_the_network_error_after_the_last_retry(self) -> None:
        with RawServer(lambda _: Served()) as server:
            url = server.url
        with self.assertRaises(httpx.ConnectError):
            list(Tracewell(url).searches.stream("a", retries=0))
