from __future__ import annotations

import asyncio
import pickle
import unittest
from datetime import datetime, timezone
from typing import Any
from unittest.mock import patch

import httpx
from raw_server import RawServer, Served, json_answer, refusal

from tracewell import (
    AsyncTracewell,
    AuthenticationError,
    BadRequestError,
    ConflictError,
    NotFoundError,
    PermissionDeniedError,
    RateLimit,
    RateLimitError,
    ServerError,
    Tracewell,
    TracewellError,
)
from tracewell.types import SearchRequest

request: SearchRequest = {"query": {"type": "Pseudonym", "value": "a"}}
done = json_answer(200, '{"data":{}}')


class Calls(unittest.TestCase):
    def setUp(self) -> None:
        self.pauses: list[float] = []

        async def sleep(seconds: float) -> None:
            self.pauses.append(seconds)

        for name, instead in (("time.sleep", self.pauses.append), ("asyncio.sleep", sleep)):
            patcher = patch(f"tracewell._transport.{name}", instead)
            patcher.start()
            self.addCleanup(patcher.stop)

    def counts(self, served: list[Served], call: str, *args: Any, **options: Any) -> list[Any]:
        """Returns the outcome and the number of requests of a call of both clients, which must be the same."""
        group, verb = call.split(".")
        outcomes: list[Any] = []

        async def run(url: str) -> Any:
            async with AsyncTracewell(url, "tw_test_x") as client:
                return await getattr(getattr(client, group), verb)(*args, **options)

        def run_blocking(url: str) -> Any:
            with Tracewell(url, "tw_test_x") as client:
                return getattr(getattr(client, group), verb)(*args, **options)

        for start in (run_blocking, lambda url: asyncio.run(run(url))):
            with RawServer(lambda count: served[min(count, len(served)) - 1]) as server:
                try:
                    outcome = start(server.url)
                except (TracewellError, httpx.TransportError) as error:
                    outcome = getattr(error, "code", type(error).__name__)
                self.keys = server.values("idempotency-key")
                outcomes.append([outcome, len(server.asked)])
        self.assertEqual(outcomes[0], outcomes[1])
        return list(outcomes[0])

    def test_repeats_a_read_request(self) -> None:
        answer: dict[str, Any] = {"data": {}}
        self.assertEqual(self.counts([refusal(503, "STORE_UNAVAILABLE", Retry_After="7"), done], "searches.get", "a"), [answer, 2])
        self.assertTrue(all(7 < pause < 8 for pause in self.pauses), self.pauses)
        self.assertEqual(self.counts([Served(then="reset"), done], "searches.get", "a"), [answer, 2])
        self.assertEqual(self.counts([refusal(502, "X")], "searches.get", "a"), ["X", 3])

    def test_does_not_wait_for_long(self) -> None:
        self.assertEqual(self.counts([refusal(429, "X", Retry_After="61")], "searches.get", "a"), ["X", 1])
        self.assertEqual(self.counts([refusal(404, "NOT_FOUND")], "searches.get", "a"), ["NOT_FOUND", 1])

    def test_repeats_a_creation_with_one_key(self) -> None:
        self.assertEqual(self.counts([Served(then="reset"), done], "searches.create", request), [{"data": {}}, 2])
        first, second = self.keys
        self.assertIsNotNone(first)
        self.assertEqual(first, second)
        self.counts([done], "searches.create", request, idempotency_key="mine")
        self.assertEqual(self.keys, ["mine"])

    def test_repeats_no_request_that_may_have_been_accepted(self) -> None:
        domain = {"domain": "a.example"}
        self.assertEqual(self.counts([refusal(503, "X")], "tools.dns", domain), ["X", 1])
        self.assertEqual(self.keys, [None])
        self.assertEqual(self.counts([refusal(429, "X"), done], "tools.dns", domain), [{"data": {}}, 2])
        self.assertEqual(self.counts([refusal(503, "X"), done], "tools.dns", domain, idempotency_key="k"), [{"data": {}}, 2])
        self.assertEqual(self.counts([refusal(409, "IDEMPOTENCY_KEY_IN_USE", Retry_After="1"), done], "tools.dns", domain, idempotency_key="k"), [{"data": {}}, 2])
        self.assertEqual(self.counts([Served(then="reset")], "searches.cancel", "a")[1], 1)

    def test_raises_an_error_of_its_own_for_a_status(self) -> None:
        for status, kind in (
            (400, BadRequestError),
            (401, AuthenticationError),
            (403, PermissionDeniedError),
            (404, NotFoundError),
            (409, ConflictError),
            (429, RateLimitError),
            (500, ServerError),
            (413, BadRequestError),
            (422, BadRequestError),
            (431, BadRequestError),
            (504, ServerError),
            (304, TracewellError),
        ):
            with RawServer(lambda _: refusal(status, "X", X_Request_Id="r")) as server:
                with self.assertRaises(TracewellError) as caught:
                    Tracewell(server.url, retries=0).searches.get("a")
            self.assertIs(type(caught.exception), kind)
            self.assertEqual((caught.exception.status, caught.exception.request_id), (status, "r"))

    def test_reports_answers_that_are_not_of_tracewell(self) -> None:
        for served, code in (
            (Served(502, {"Content-Type": "text/html"}, [b"<p>Bad"]), "HTTP_502"),
            (json_answer(400, '{"error":"no"}'), "HTTP_400"),
            (json_answer(400, "[]"), "HTTP_400"),
            (json_answer(200, "{"), "INVALID_ANSWER"),
            (Served(304, {"Content-Type": "text/html"}), "NOT_MODIFIED"),
        ):
            with self.subTest(code=code):
                self.assertEqual(self.counts([served], "radar.list")[0], code)

    def test_reads_a_date_in_retry_after(self) -> None:
        for text, longest in (("Thu, 01 Jan 1970 00:00:00 GMT", 0.0), ("soon", None), ("12", 12.0)):
            with RawServer(lambda _: refusal(429, "X", Retry_After=text)) as server:
                with self.assertRaises(RateLimitError) as caught:
                    Tracewell(server.url, retries=0).searches.get("a")
            self.assertEqual(caught.exception.retry_after, longest)

    def test_sends_nothing_that_would_lead_elsewhere(self) -> None:
        for value in ("", ".", "..", "\ud800"):
            with self.assertRaises(TracewellError) as caught:
                Tracewell("http://127.0.0.1:9").searches.get(value)
            self.assertEqual(caught.exception.code, "INVALID_ARGUMENT")
        for url in ("example.com", "ftp://example.com", "http://", "http://sam@example.com"):
            with self.assertRaises(ValueError):
                Tracewell(url)
        with self.assertRaises(ValueError):
            Tracewell("http://127.0.0.1:9", "tw_test_x\r\nX-Other: 1")

    def test_spells_paths_queries_and_headers(self) -> None:
        with RawServer(lambda _: done) as server, Tracewell(server.url + "/", "k", headers={"X-A": "b"}) as client:
            client.radar.get("a/b ?é")
            client.searches.list(label=["a", "b&c"], limit=3)
            client.radar.list(is_verified=True, sort_by="name", if_none_match='"e"')
        lines = [asked.line for asked in server.asked]
        self.assertEqual(
            lines,
            [
                "GET /radar/breaches/a%2Fb%20%3F%C3%A9 HTTP/1.1",
                "GET /search?limit=3&label=a&label=b%26c HTTP/1.1",
                "GET /radar/breaches?sortBy=name&isVerified=true HTTP/1.1",
            ],
        )
        self.assertEqual(server.values("authorization"), ["Bearer k"] * 3)
        self.assertEqual((server.values("x-a")[0], server.values("if-none-match")[2]), ("b", '"e"'))

    def test_returns_a_body_as_its_content_type_says(self) -> None:
        for content_type, expected in (
            ("application/json; charset=utf-8", {"a": 1}),
            ("application/graphml+xml", '{"a":1}'),
            ("text/csv; charset=utf-8", '{"a":1}'),
            ("application/pdf", b'{"a":1}'),
        ):
            served = Served(200, {"Content-Type": content_type}, [b'{"a":1}'])
            self.assertEqual(self.counts([served], "investigations.graph", "a"), [expected, 1])

    def test_returns_the_whole_response(self) -> None:
        headers = {"X-RateLimit-Limit": "9", "X-RateLimit-Remaining": "8", "X-RateLimit-Reset": "60", "X-Request-Id": "r"}
        with RawServer(lambda _: json_answer(201, "{}", **headers)) as server, Tracewell(server.url) as client:
            whole = client.with_response(client.searches.create, request)
            with self.assertRaises(TypeError):
                client.with_response(client.searches.stream, "a")
        self.assertEqual((whole.status, whole.data, whole.request_id), (201, {}, "r"))
        self.assertEqual(whole.rate_limit, RateLimit(9, 8, datetime(1970, 1, 1, 0, 1, tzinfo=timezone.utc)))

    def test_follows_no_redirect(self) -> None:
        with RawServer(lambda _: done) as elsewhere:
            for status in (301, 302, 303, 307, 308):
                moved = Served(status, {"Location": elsewhere.url})
                self.assertEqual(self.counts([moved], "searches.create", request), ["REDIRECTED", 1])
                self.assertEqual(self.counts([moved], "searches.get", "a"), ["REDIRECTED", 1])
            self.assertEqual(elsewhere.asked, [])

    def test_reads_a_broken_response(self) -> None:
        deep = "[" * 100_000
        odd = {"X_RateLimit_Limit": "9", "X_RateLimit_Remaining": "8", "X_RateLimit_Reset": "9" * 15}
        self.assertEqual(self.counts([json_answer(400, deep)], "searches.get", "a")[0], "HTTP_400")
        self.assertEqual(self.counts([json_answer(200, deep)], "searches.get", "a")[0], "INVALID_ANSWER")
        self.assertEqual(self.counts([refusal(400, "X", **odd)], "searches.get", "a")[0], "X")

    def test_ends_if_a_page_names_itself(self) -> None:
        page = '{"breaches":[{"name":"A"}],"pagination":{"limit":1,"total":9,"nextCursor":"same"}}'
        with RawServer(lambda _: json_answer(200, page)) as server, Tracewell(server.url) as client:
            with self.assertRaises(TracewellError) as caught:
                list(client.radar.iter_list())
        self.assertEqual((caught.exception.code, len(server.asked)), ("INVALID_ANSWER", 2))

    def test_raises_errors_that_can_be_pickled(self) -> None:
        error = RateLimitError(429, "X", "Wait", headers=httpx.Headers({"Retry-After": "7"}))
        copy = pickle.loads(pickle.dumps(error))
        self.assertEqual((type(copy), str(copy), copy.retry_after), (RateLimitError, "X: Wait", 7.0))

    def test_stops_at_its_time_limit(self) -> None:
        hang = Served(headers={"Content-Type": "application/json"}, then="hang")
        self.assertEqual(self.counts([hang], "tools.dns", {"domain": "a"}, timeout=1.0), ["ReadTimeout", 1])
