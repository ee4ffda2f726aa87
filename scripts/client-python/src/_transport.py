"""Sends requests, repeats those that are safe to repeat, and reads their responses."""

from __future__ import annotations

import asyncio
import random
import re
import time
import uuid
from collections.abc import AsyncGenerator, Generator, Mapping
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar, Union
from urllib.parse import quote, urlsplit

import httpx

from ._errors import RateLimit, TracewellError, error_of, rate_limit_of
from ._stream import AsyncEventStream, EventStream, Following
from ._version import VERSION

Data = TypeVar("Data")
Timeout = Union[float, httpx.Timeout, None]
"""Time limit of one attempt, in seconds. None: that of the client."""

Kind = Literal["json", "text", "bytes"]
"""What a body is. `text`: text, JSON or bytes, as the content type says."""

_is_text = re.compile(r"text/|application/(?:[\w.-]+\+)?(?:json|jsonl|x-ndjson|xml)\b", re.IGNORECASE)

_max_retry_delay = 60.0
"""Longest `Retry-After` for which a call waits, in seconds. A longer one raises the error."""

received: ContextVar[list[httpx.Response] | None] = ContextVar("received", default=None)
"""List that collects the responses of the calls in this context."""


@dataclass(frozen=True)
class Response(Generic[Data]):
    """A whole response: its body (`data`), its status and its headers."""

    data: Data
    status: int
    headers: httpx.Headers

    @property
    def request_id(self) -> str | None:
        request_id: str | None = self.headers.get("x-request-id")
        return request_id

    @property
    def rate_limit(self) -> RateLimit | None:
        """State of the rate limit. None if the operation is not metered."""
        return rate_limit_of(self.headers)


@dataclass
class Request:
    """A request of an operation. Values that are None are left out."""

    method: str
    template: str
    """Path with the names of its values: `/search/{id}`."""
    path: Mapping[str, str] = field(default_factory=dict[str, str])
    query: Mapping[str, Any] = field(default_factory=dict[str, Any])
    headers: Mapping[str, str | None] = field(default_factory=dict[str, "str | None"])
    body: Any = None
    creates: bool = False
    """True if the client may choose an `Idempotency-Key`."""


@dataclass
class _Prepared:
    """A request as it is sent."""

    method: str
    url: str
    params: dict[str, Any] | None
    headers: dict[str, str]
    json: Any

    def build(self, client: httpx.Client | httpx.AsyncClient, timeout: Timeout) -> httpx.Request:
        return client.build_request(
            self.method,
            self.url,
            params=self.params,
            headers=self.headers,
            json=self.json,
            timeout=client.timeout if timeout is None else timeout,
        )


class _Requests:
    """What the blocking and the asyncio transport share: making requests, and deciding about their outcomes."""

    def __init__(self, base_url: str, key: str | None, headers: Mapping[str, str] | None, retries: int) -> None:
        parts = urlsplit(base_url)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
            raise ValueError("base_url must be an address such as https://tracewell.example.com, without a user name")
        if key is not None and not re.fullmatch(r"[\x21-\x7e]+", key):
            raise ValueError("key has characters that cannot be sent")
        self._base_url = base_url.rstrip("/")
        self._retries = retries
        self._headers = {
            "User-Agent": f"tracewell-python/{VERSION}",
            **(headers or {}),
            **({} if key is None else {"Authorization": f"Bearer {key}"}),
        }

    def _prepare(self, request: Request) -> _Prepared:
        path = request.template
        for name, value in request.path.items():
            path = path.replace(f"{{{name}}}", _segment(name, value))
        headers = {**self._headers, **{name: value for name, value in request.headers.items() if value is not None}}
        if request.creates and self._retries > 0:
            headers.setdefault("Idempotency-Key", str(uuid.uuid4()))
        params = {name: value for name, value in request.query.items() if value is not None}
        return _Prepared(request.method, self._base_url + path, params or None, headers, request.body)

    def _pause(self, request: _Prepared, error: Exception, attempt: int) -> float | None:
        """Returns the seconds to wait before the next attempt, or None if the error must be raised."""
        is_repeatable = request.method == "GET" or "Idempotency-Key" in request.headers
        if attempt > self._retries or not _may_repeat(error, is_repeatable):
            return None
        asked = error.retry_after if isinstance(error, TracewellError) else None
        if asked is not None and asked > _max_retry_delay:
            return None
        return (asked or 0.0) + min(8.0, 0.5 * 2.0 ** (attempt - 1)) * (0.5 + random.random() / 2)


def _segment(name: str, value: Any) -> str:
    """Refuses an empty value, `.` and `..`, because the URL would then lead to another operation."""
    if not isinstance(value, str) or value in ("", ".", ".."):
        raise TracewellError(0, "INVALID_ARGUMENT", f"{name} cannot be part of a path")
    try:
        return quote(value, safe="")
    except UnicodeEncodeError as cause:  # the value contains half of a surrogate pair
        raise TracewellError(0, "INVALID_ARGUMENT", f"{name} cannot be part of a path") from cause


def _may_repeat(error: Exception, is_repeatable: bool) -> bool:
    """A request that may have been accepted is repeated only if that changes nothing."""
    if isinstance(error, (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)):
        return True  # nothing was sent
    if isinstance(error, TracewellError):
        if error.status == 429:
            return True  # refused: nothing was done
        return is_repeatable and (
            error.status in (500, 502, 503, 504) or error.code == "IDEMPOTENCY_KEY_IN_USE"
        )
    return is_repeatable and isinstance(error, (httpx.TimeoutException, httpx.NetworkError, httpx.RemoteProtocolError))


def _data_of(response: httpx.Response, kind: Kind) -> Any:
    """Returns the body. Raises if the response is not 2xx, or if the body is not the JSON that it should be."""
    if not response.is_success:
        raise error_of(response)
    responses = received.get()
    if responses is not None:
        responses.append(response)
    if kind == "bytes":
        return response.content
    content_type = response.headers.get("content-type", "application/json")
    if kind == "text" and not content_type.startswith("application/json"):
        return response.text if _is_text.match(content_type) else response.content
    try:
        return response.json()
    except (ValueError, RecursionError) as cause:
        raise TracewellError(0, "INVALID_ANSWER", "The answer is no JSON", headers=response.headers) from cause


def _while_silent(client: httpx.Client | httpx.AsyncClient, silence: float) -> httpx.Timeout:
    """Returns the time limits of the client, with `silence` for the wait for data."""
    own = client.timeout
    return httpx.Timeout(connect=own.connect, write=own.write, pool=own.pool, read=silence)


class Transport(_Requests):
    def __init__(
        self, client: httpx.Client, base_url: str, key: str | None, headers: Mapping[str, str] | None, retries: int
    ) -> None:
        super().__init__(base_url, key, headers, retries)
        self._client = client

    def call(self, request: Request, kind: Kind, timeout: Timeout) -> Any:
        prepared = self._prepare(request)
        attempt = 0
        while True:
            attempt += 1
            try:
                return _data_of(self._client.send(prepared.build(self._client, timeout)), kind)
            except (httpx.TransportError, TracewellError) as error:
                pause = self._pause(prepared, error, attempt)
                if pause is None:
                    raise
            time.sleep(pause)

    def follow(self, request: Request, options: Following) -> EventStream[Any]:
        prepared = self._prepare(request)

        @contextmanager
        def connect(after: str | None) -> Generator[httpx.Response, None, None]:
            sent = prepared.build(self._client, _while_silent(self._client, options.silence))
            if after is not None:
                sent.headers["Last-Event-ID"] = after
            response = self._client.send(sent, stream=True)
            try:
                yield response
            finally:
                response.close()

        return EventStream(connect, options)


class AsyncTransport(_Requests):
    def __init__(
        self, client: httpx.AsyncClient, base_url: str, key: str | None, headers: Mapping[str, str] | None, retries: int
    ) -> None:
        super().__init__(base_url, key, headers, retries)
        self._client = client

    async def call(self, request: Request, kind: Kind, timeout: Timeout) -> Any:
        prepared = self._prepare(request)
        attempt = 0
        while True:
            attempt += 1
            try:
                return _data_of(await self._client.send(prepared.build(self._client, timeout)), kind)
            except (httpx.TransportError, TracewellError) as error:
                pause = self._pause(prepared, error, attempt)
                if pause is None:
                    raise
            await asyncio.sleep(pause)

    def follow(self, request: Request, options: Following) -> AsyncEventStream[Any]:
        prepared = self._prepare(request)

        @asynccontextmanager
        async def connect(after: str | None) -> AsyncGenerator[httpx.Response, None]:
            sent = prepared.build(self._client, _while_silent(self._client, options.silence))
            if after is not None:
                sent.headers["Last-Event-ID"] = after
            response = await self._client.send(sent, stream=True)
            try:
                yield response
            finally:
                await response.aclose()

        return AsyncEventStream(connect, options)
