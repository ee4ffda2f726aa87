"""Client of the Tracewell API: every operation typed, streams that resume, webhooks verified."""

from . import types
from ._client import AsyncTracewell, AsyncTracewellImages, Tracewell, TracewellImages
from ._errors import (
    AuthenticationError,
    BadRequestError,
    ConflictError,
    NotFoundError,
    PermissionDeniedError,
    RateLimit,
    RateLimitError,
    ServerError,
    StreamError,
    TracewellError,
)
from ._stream import AsyncEventStream, EventStream
from ._transport import Response
from ._version import VERSION as __version__
from ._webhook import WebhookError, WebhookNotice, verify_webhook

__all__ = [
    "AsyncEventStream",
    "AsyncTracewell",
    "AsyncTracewellImages",
    "AuthenticationError",
    "BadRequestError",
    "ConflictError",
    "EventStream",
    "NotFoundError",
    "PermissionDeniedError",
    "RateLimit",
    "RateLimitError",
    "Response",
    "ServerError",
    "StreamError",
    "Tracewell",
    "TracewellError",
    "TracewellImages",
    "WebhookError",
    "WebhookNotice",
    "__version__",
    "types",
    "verify_webhook",
]
