"""Streams of events, which resume after a lost connection.

A stream reads one connection after the other. `_Follower` has the state that outlives a connection: the id of the last
event, the number of failures, and the pause that the server asked for. It does no input or output, so the blocking and
the asyncio stream share it.

1. A connection is opened with `Last-Event-ID`. 204 means that no event will come.
2. Each event with a new id is returned once. It resets the number of failures.
3. The last event ends the stream.
4. If the connection fails, is silent, or is refused with 409, 429 or 5xx, the stream waits and goes to step 1. Any
   other error, and too many failures in a row, end the stream with the error.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections.abc import AsyncGenerator, Callable, Generator, Iterator
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Generic, TypeVar

import httpx

from ._errors import StreamError, TracewellError, error_of
from ._events import Block, EventParser, PartJoiner

Event = TypeVar("Event")
Self = TypeVar("Self")

MAX_EVENT_LENGTH = 16 * 1024 * 1024
_max_pause = 30.0
_max_retry_delay = 3600.0
"""Longest wait that the client accepts from a server, in seconds."""


@dataclass
class Following:
    """How a stream is followed."""

    last: str | None
    """Name of the last event. None if the stream has none."""
    resumes: bool = False
    last_event_id: str | None = None
    retries: int = 0
    silence: float = 45.0
    max_event_length: int = MAX_EVENT_LENGTH


class _Follower:
    def __init__(self, options: Following) -> None:
        self.last_event_id = options.last_event_id
        if self.last_event_id is not None and not _is_number(self.last_event_id):
            raise TracewellError(0, "INVALID_ARGUMENT", "last_event_id must be the id of an event: a number")
        self.is_done = False
        self._options = options
        self._parser = EventParser(options.max_event_length)
        self._parts = PartJoiner(options.max_event_length)
        self._pause = 1.0
        self._failures = 0

    def open(self, response: httpx.Response) -> None:
        """Begins a connection. Raises if the response, whose headers have arrived, is not a stream."""
        self._parser = EventParser(self._options.max_event_length)
        self._parts = PartJoiner(self._options.max_event_length)
        kind = response.headers.get("content-type", "nothing")
        if not kind.lower().startswith("text/event-stream"):
            message = f"The answer is no stream of events, but {kind}"
            raise StreamError(response.status_code, "NOT_A_STREAM", message, headers=response.headers)

    def read(self, chunk: bytes) -> Iterator[Any]:
        """Yields the new events that end in this chunk, up to the last event of the stream."""
        for part_or_block in self._parser.push(chunk):
            block = self._parts.join(part_or_block)
            if block is None:
                continue
            if block.retry is not None:
                self._pause = min(block.retry, _max_retry_delay)
            # A cache between client and server may replay the stream from its start.
            is_seen = _is_number(block.id) and int(block.id or 0) <= int(self.last_event_id or 0)
            is_new = _is_number(block.id) and not is_seen
            if is_new or (self._options.last is None and block.event == "connected"):
                self._failures = 0
            if block.data is None:
                continue
            if not is_seen:
                event = _event_of(block, block.data)
                if is_new and self._options.resumes:
                    self.last_event_id = block.id
                self.is_done = block.event == self._options.last
                yield event
            if block.event == self._options.last:
                self.is_done = True
                return

    def failed(self, error: Exception) -> float:
        """Returns the seconds to wait before the next connection. Raises the error if there must be none."""
        if not self._options.resumes or not _is_retryable(error):
            raise error
        self._failures += 1
        if self._failures > self._options.retries:
            raise error
        longest = max(self._pause, min(_max_pause, self._pause * 2.0 ** min(self._failures - 1, 32)))
        asked = error.retry_after if isinstance(error, TracewellError) else None
        return (asked or 0.0) + longest * (0.5 + random.random() / 2)

    def cut(self) -> StreamError:
        more = "" if self._options.resumes else ", and cannot be resumed"
        return StreamError(0, "STREAM_CUT", f"The stream ended before the search did{more}")


def _is_number(text: str | None) -> bool:
    """True if the id is a number. The server numbers events 1, 2, 3 …"""
    return text is not None and re.fullmatch(r"[0-9]{1,15}", text) is not None


def _event_of(block: Block, data: str) -> dict[str, Any]:
    try:
        event = {"event": block.event, "data": json.loads(data)}
    except ValueError as cause:
        raise StreamError(0, "INVALID_EVENT", f"The data of an event {block.event} is no JSON") from cause
    return event if block.id is None else {**event, "id": block.id}


def _is_retryable(error: Exception) -> bool:
    """False if a retry would get the same error."""
    if not isinstance(error, TracewellError):
        return not isinstance(error, (httpx.UnsupportedProtocol, httpx.LocalProtocolError))
    if error.code in ("SILENT", "STREAM_CUT"):
        return True
    return (error.status in (409, 429) or error.status >= 500) and (error.retry_after or 0) <= _max_retry_delay


def _silent(options: Following) -> StreamError:
    return StreamError(0, "SILENT", f"The server has sent nothing for {options.silence:g} s")


class EventStream(Generic[Event]):
    """An iterator of events. Leaving `with stream:` or calling `close()` closes the connection."""

    def __init__(
        self, connect: Callable[[str | None], AbstractContextManager[httpx.Response]], options: Following
    ) -> None:
        self._follower = _Follower(options)
        self._events = self._run(connect, options)

    @property
    def last_event_id(self) -> str | None:
        """Id of the last event that this stream has returned. Store it to resume in another process."""
        return self._follower.last_event_id

    def _run(
        self, connect: Callable[[str | None], AbstractContextManager[httpx.Response]], options: Following
    ) -> Generator[Event, None, None]:
        follower = self._follower
        while True:
            error: Exception = follower.cut()
            try:
                with connect(follower.last_event_id) as response:
                    if response.status_code == 204:
                        return
                    if not response.is_success:
                        response.read()
                        raise error_of(response)
                    follower.open(response)
                    for chunk in response.iter_bytes():
                        yield from follower.read(chunk)
                        if follower.is_done:
                            return
            except httpx.ReadTimeout as cause:
                error = _silent(options)
                error.__cause__ = cause
            except (httpx.HTTPError, httpx.StreamError, TracewellError) as cause:
                error = cause
            time.sleep(follower.failed(error))

    def __iter__(self: Self) -> Self:
        return self

    def __next__(self) -> Event:
        return next(self._events)

    def close(self) -> None:
        """Closes the connection. The stream then has no further event."""
        self._events.close()

    def __enter__(self: Self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


class AsyncEventStream(Generic[Event]):
    """An asynchronous iterator of events.

    Leaving `async with stream:` or calling `aclose()` closes the connection. Leaving the loop alone does not.
    """

    def __init__(
        self, connect: Callable[[str | None], AbstractAsyncContextManager[httpx.Response]], options: Following
    ) -> None:
        self._follower = _Follower(options)
        self._events = self._run(connect, options)

    @property
    def last_event_id(self) -> str | None:
        """Id of the last event that this stream has returned. Store it to resume in another process."""
        return self._follower.last_event_id

    async def _run(
        self, connect: Callable[[str | None], AbstractAsyncContextManager[httpx.Response]], options: Following
    ) -> AsyncGenerator[Event, None]:
        follower = self._follower
        while True:
            error: Exception = follower.cut()
            try:
                async with connect(follower.last_event_id) as response:
                    if response.status_code == 204:
                        return
                    if not response.is_success:
                        await response.aread()
                        raise error_of(response)
                    follower.open(response)
                    async for chunk in response.aiter_bytes():
                        for event in follower.read(chunk):
                            yield event
                        if follower.is_done:
                            return
            except httpx.ReadTimeout as cause:
                error = _silent(options)
                error.__cause__ = cause
            except (httpx.HTTPError, httpx.StreamError, TracewellError) as cause:
                error = cause
            await asyncio.sleep(follower.failed(error))

    def __aiter__(self: Self) -> Self:
        return self

    async def __anext__(self) -> Event:
        return await self._events.__anext__()

    async def aclose(self) -> None:
        """Closes the connection. The stream then has no further event."""
        await self._events.aclose()

    async def __aenter__(self: Self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.aclose()
