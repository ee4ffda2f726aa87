"""The errors of the client. https://www.rfc-editor.org/rfc/rfc9110#section-15"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from typing import Any, cast

import httpx

from .types import ErrorDetails, Fault, SavedResult


@dataclass(frozen=True)
class RateLimit:
    """State of the rate limit, from the headers of a response of a metered operation."""

    limit: int
    remaining: int
    resets_at: datetime
    """Time at which the limit is reset, in UTC."""


class TracewellError(Exception):
    """Raised for every response that is not 2xx, and for a stream that cannot be continued.

    If the network fails outside a stream, the `httpx.TransportError` is raised instead.
    """

    status: int
    """The HTTP status. 0 if there is no usable response."""
    code: str
    """A stable code to branch on. The known codes are `tracewell.types.ErrorCode`. It is `HTTP_<status>` if a
    proxy sent the response instead of Tracewell. A newer server may have further codes."""
    message: str
    details: ErrorDetails | None
    """A text about the error, or the same list as `faults`."""
    faults: list[Fault]
    """The faults of the request, each with its path. Empty if the error names none."""
    request_id: str | None
    """Id of the request. Quote it when you report a problem."""
    retry_after: float | None
    """Seconds to wait before the next attempt."""
    rate_limit: RateLimit | None
    saved_result: SavedResult | None
    """Id and URL of the result that was stored despite the error. After a 504 of a tool: its later result, for
    `client.tools.result(id)`. After a failed `client.modules.run`: the search, for `client.searches.results(id)`."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        *,
        details: ErrorDetails | None = None,
        faults: list[Fault] | None = None,
        headers: httpx.Headers | None = None,
        saved_result: SavedResult | None = None,
    ) -> None:
        super().__init__(status, code, message)
        self.status = status
        self.code = code
        self.message = message
        self.details = details
        self.faults = faults or []
        self.saved_result = saved_result
        self.request_id = headers.get("x-request-id") if headers else None
        self.retry_after = _retry_after_of(headers) if headers else None
        self.rate_limit = rate_limit_of(headers) if headers else None

    def __str__(self) -> str:
        return f"{self.code}: {self.message}"


class BadRequestError(TracewellError):
    """400, and every other 4xx without a class: the request cannot be accepted as it is. `faults` names each fault."""


class AuthenticationError(TracewellError):
    """401: the key is missing or not valid."""


class PermissionDeniedError(TracewellError):
    """403: the plan or the key does not allow the operation, or the query is blocked."""


class NotFoundError(TracewellError):
    """404."""


class ConflictError(TracewellError):
    """409: the state does not allow the operation now."""


class RateLimitError(TracewellError):
    """429: a limit is reached. `retry_after` is the time to wait, in seconds."""


class ServerError(TracewellError):
    """5xx: the service, or every source of a tool, failed."""


class StreamError(TracewellError):
    """The stream was cut, silent, no stream, or contains an event that is too large or not JSON."""


_by_status: dict[int, type[TracewellError]] = {
    401: AuthenticationError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    429: RateLimitError,
}


def _kind_of_other(status: int) -> type[TracewellError]:
    return ServerError if status >= 500 else BadRequestError if status >= 400 else TracewellError


def error_of(response: httpx.Response) -> TracewellError:
    """Builds the error of a response that is not 2xx. The body of the response must have been read."""
    status, headers = response.status_code, response.headers
    kind = _by_status.get(status) or _kind_of_other(status)
    try:
        body = _object(response.json())
    except (ValueError, RecursionError):
        body = {}
    error, meta = _object(body.get("error")), _object(body.get("meta"))
    if not isinstance(error.get("code"), str):
        if response.has_redirect_location:
            message = f"The server redirects to {headers['location']}, and redirects are not followed"
            return kind(status, "REDIRECTED", message, headers=headers)
        code = "NOT_MODIFIED" if status == 304 else f"HTTP_{status}"
        return kind(status, code, f"{status} {response.reason_phrase}".strip(), headers=headers)
    return kind(
        status,
        error["code"],
        str(error.get("message", "")),
        details=error.get("details"),
        faults=error.get("faults"),
        headers=headers,
        saved_result=meta.get("savedResult"),
    )


def _object(value: Any) -> dict[str, Any]:
    return cast("dict[str, Any]", value) if isinstance(value, dict) else {}


def rate_limit_of(headers: httpx.Headers) -> RateLimit | None:
    limit, remaining, reset = (headers.get(f"x-ratelimit-{name}", "") for name in ("limit", "remaining", "reset"))
    if not all(re.fullmatch(r"[0-9]{1,15}", text) for text in (limit, remaining, reset)):
        return None
    try:
        resets_at = datetime.fromtimestamp(int(reset), timezone.utc)
    except (ValueError, OverflowError, OSError):  # no date of the calendar
        return None
    return RateLimit(int(limit), int(remaining), resets_at)


def _retry_after_of(headers: httpx.Headers) -> float | None:
    """Returns `Retry-After` in seconds. The header contains a number of seconds or a date."""
    text: str = headers.get("retry-after", "")
    if re.fullmatch(r"[0-9]{1,15}", text):
        return float(text)
    try:
        date = parsedate_to_datetime(text)
    except ValueError:
        return None
    return max(0.0, (date - datetime.now(date.tzinfo)).total_seconds())
