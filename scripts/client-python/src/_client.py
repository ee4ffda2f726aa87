"""The clients of the API and of the image service."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import TracebackType
from typing import ParamSpec, TypeVar

import httpx

from ._async_operations import AsyncImagesOperations, AsyncOperations
from ._operations import ImagesOperations, Operations
from ._transport import AsyncTransport, Response, Transport, received

Data = TypeVar("Data")
Arguments = ParamSpec("Arguments")
Self = TypeVar("Self")


def _whole(data: Data, responses: list[httpx.Response]) -> Response[Data]:
    if not responses:
        raise TypeError("with_response takes a method that sends a request at once: no stream, and no iter_ method")
    return Response(data, responses[-1].status_code, responses[-1].headers)


class _Owner:
    """Closes the connections, unless the caller gave the client of httpx."""

    def __init__(self, http: httpx.Client | None, timeout: float | httpx.Timeout | None) -> None:
        self.http = http or httpx.Client(timeout=timeout)
        """The underlying client of httpx."""
        self._is_own = http is None

    def close(self) -> None:
        """Closes the connections. A client of httpx that the caller gave stays open."""
        if self._is_own:
            self.http.close()

    def __enter__(self: Self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


class _AsyncOwner:
    """Closes the connections, unless the caller gave the client of httpx."""

    def __init__(self, http: httpx.AsyncClient | None, timeout: float | httpx.Timeout | None) -> None:
        self.http = http or httpx.AsyncClient(timeout=timeout)
        """The underlying client of httpx."""
        self._is_own = http is None

    async def aclose(self) -> None:
        """Closes the connections. A client of httpx that the caller gave stays open."""
        if self._is_own:
            await self.http.aclose()

    async def __aenter__(self: Self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.aclose()


class Tracewell(_Owner, Operations):
    """Every operation of the API, as a blocking method.

    Args:
        base_url: Address of the API, such as `https://tracewell.example.com`.
        key: An API key: `tw_live_…`, or `tw_test_…` for a sandbox. Health checks need no key.
        timeout: Time limit of each attempt, in seconds. None: no limit.
        retries: Number of times that a call is repeated if that is safe. 0: never.
        headers: Headers for every request.
        http: A client of httpx, for a proxy or certificates of your own. Its time limits replace `timeout`.

    Raises:
        ValueError: The address is malformed or has a user name, or the key cannot be sent.
    """

    def __init__(
        self,
        base_url: str,
        key: str | None = None,
        *,
        timeout: float | httpx.Timeout | None = 60.0,
        retries: int = 2,
        headers: Mapping[str, str] | None = None,
        http: httpx.Client | None = None,
    ) -> None:
        _Owner.__init__(self, http, timeout)
        Operations.__init__(self, Transport(self.http, base_url, key, headers, retries))

    def with_response(
        self, call: Callable[Arguments, Data], *args: Arguments.args, **options: Arguments.kwargs
    ) -> Response[Data]:
        """Calls a method of this client and returns the whole response. Raises a `TypeError` for a stream.

        `client.with_response(client.tools.dns, {"domain": "example.com"}).rate_limit`
        """
        responses: list[httpx.Response] = []
        token = received.set(responses)
        try:
            data = call(*args, **options)
        finally:
            received.reset(token)
        return _whole(data, responses)


class AsyncTracewell(_AsyncOwner, AsyncOperations):
    """Every operation of the API, for asyncio. Its arguments are those of `Tracewell`."""

    def __init__(
        self,
        base_url: str,
        key: str | None = None,
        *,
        timeout: float | httpx.Timeout | None = 60.0,
        retries: int = 2,
        headers: Mapping[str, str] | None = None,
        http: httpx.AsyncClient | None = None,
    ) -> None:
        _AsyncOwner.__init__(self, http, timeout)
        AsyncOperations.__init__(self, AsyncTransport(self.http, base_url, key, headers, retries))

    async def with_response(
        self, call: Callable[Arguments, Awaitable[Data]], *args: Arguments.args, **options: Arguments.kwargs
    ) -> Response[Data]:
        """Calls a method of this client and returns the whole response. Raises a `TypeError` for a stream.

        `(await client.with_response(client.tools.dns, {"domain": "example.com"})).rate_limit`
        """
        responses: list[httpx.Response] = []
        token = received.set(responses)
        try:
            data = await call(*args, **options)
        finally:
            received.reset(token)
        return _whole(data, responses)


class TracewellImages(_Owner, ImagesOperations):
    """Logos and flags of the image service, as bytes. It needs no key."""

    def __init__(
        self,
        base_url: str,
        *,
        timeout: float | httpx.Timeout | None = 60.0,
        retries: int = 2,
        headers: Mapping[str, str] | None = None,
        http: httpx.Client | None = None,
    ) -> None:
        _Owner.__init__(self, http, timeout)
        ImagesOperations.__init__(self, Transport(self.http, base_url, None, headers, retries))


class AsyncTracewellImages(_AsyncOwner, AsyncImagesOperations):
    """Logos and flags of the image service, as bytes, for asyncio. It needs no key."""

    def __init__(
        self,
        base_url: str,
        *,
        timeout: float | httpx.Timeout | None = 60.0,
        retries: int = 2,
        headers: Mapping[str, str] | None = None,
        http: httpx.AsyncClient | None = None,
    ) -> None:
        _AsyncOwner.__init__(self, http, timeout)
        AsyncImagesOperations.__init__(self, AsyncTransport(self.http, base_url, None, headers, retries))
