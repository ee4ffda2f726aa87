"""Verification of webhooks. https://www.standardwebhooks.com"""

from __future__ import annotations

import base64
import binascii
import hmac
import json
import re
import time
from collections.abc import Iterable, Sequence
from typing import Any, Literal, Protocol, Union, cast

from .types import InvestigationFinishedNotice, SearchEndedNotice, WatchChangedNotice, WebhookTestNotice

WebhookNotice = Union[SearchEndedNotice, InvestigationFinishedNotice, WatchChangedNotice, WebhookTestNotice]
"""Body of a webhook. The notice of a search has no `event`; every other one has."""

WebhookFault = Literal[
    "MISSING_HEADER", "INVALID_TIMESTAMP", "TOO_OLD", "TOO_NEW", "INVALID_SECRET", "WRONG_SIGNATURE", "INVALID_BODY"
]


class WebhookError(Exception):
    """Raised for a webhook that cannot be trusted. Answer the webhook with 401 or 400."""

    code: WebhookFault
    message: str

    def __init__(self, code: WebhookFault, message: str) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message

    def __str__(self) -> str:
        return f"{self.code}: {self.message}"


class Headers(Protocol):
    """Headers of a request, as a dictionary, Django, Flask, Starlette or `http.server` have them."""

    def items(self) -> Iterable[tuple[Any, Any]]: ...


def verify_webhook(
    raw_body: bytes | str, headers: Headers, secret: str | Sequence[str], *, tolerance: float = 300.0
) -> WebhookNotice:
    """Returns the notice of a webhook if its signature matches a secret and its timestamp is recent.

    Checks the headers of Standard Webhooks if they are present, and otherwise `X-Webhook-Signature` and
    `X-Webhook-Timestamp`. Compares the signatures in constant time.

    Args:
        raw_body: The body as received, before anything parsed it.
        headers: The headers of the request. Their case makes no difference.
        secret: The secret of the webhook. While it is being replaced: the old and the new one.
        tolerance: Highest age of the signature, in seconds. The timestamp may also be at most this far in the
            future, because clocks differ.

    Raises:
        WebhookError: The webhook is not genuine, or too old; `code` is the reason.
        ValueError: The tolerance is negative or not a number.
        TypeError: The body is not text or bytes.
    """
    if not tolerance >= 0:  # a tolerance of NaN would accept every age
        raise ValueError("tolerance must be a number of seconds")
    body = _bytes_of(raw_body)
    given = {str(name).lower(): str(value) for name, value in headers.items()}
    is_standard = "webhook-signature" in given
    timestamp = _header(given, "webhook-timestamp" if is_standard else "x-webhook-timestamp")
    if is_standard:
        signatures = _standard_signatures(_header(given, "webhook-signature"))
        before = f"{_header(given, 'webhook-id')}.{timestamp}."
    else:
        signatures = _own_signatures(_header(given, "x-webhook-signature"))
        before = timestamp
    _check_age(timestamp, tolerance)
    secrets = [secret] if isinstance(secret, str) else list(secret)
    keys = [_key(one, is_standard) for one in secrets]
    if not keys:
        raise WebhookError("INVALID_SECRET", "There is no secret")
    signed = before.encode() + body
    expected = [hmac.new(key, signed, "sha256").digest() for key in keys]
    if not any(hmac.compare_digest(one, signature) for one in expected for signature in signatures):
        message = "The signature is not one of this body, this timestamp and this secret"
        raise WebhookError("WRONG_SIGNATURE", message)
    try:
        return cast(WebhookNotice, json.loads(body))
    except ValueError as cause:
        raise WebhookError("INVALID_BODY", "The body is signed, but no JSON") from cause


def _bytes_of(raw_body: Any) -> bytes:
    if isinstance(raw_body, str):
        return raw_body.encode()
    if not isinstance(raw_body, bytes):
        raise TypeError("raw_body is the body as received, as bytes or text: verify it before anything parses it")
    return raw_body


def _check_age(timestamp: str, tolerance: float) -> None:
    if not re.fullmatch(r"[0-9]{1,12}", timestamp):
        raise WebhookError("INVALID_TIMESTAMP", "The timestamp is no number of seconds")
    age = time.time() - int(timestamp)
    if age > tolerance:
        message = f"The webhook was signed {int(age)} seconds ago, and at most {tolerance:g} are allowed"
        raise WebhookError("TOO_OLD", message)
    if -age > tolerance:
        message = f"The webhook was signed {int(-age)} seconds in the future: compare the clocks"
        raise WebhookError("TOO_NEW", message)


def _own_signatures(text: str) -> list[bytes]:
    """Parses a signature of the form `sha256=<hex>`."""
    match = re.fullmatch(r"sha256=([0-9a-fA-F]{64})", text)
    return [bytes.fromhex(match[1])] if match else []


def _standard_signatures(text: str) -> list[bytes]:
    """Parses signatures of the form `v1,<base64>`, separated by spaces."""
    found = (_from_base64(one[3:]) for one in text.split(" ") if one.startswith("v1,"))
    return [signature for signature in found if signature]


def _key(secret: str, is_standard: bool) -> bytes:
    """Returns the bytes of a secret. With the headers of Standard Webhooks, Base64 follows `whsec_`."""
    if secret == "":
        raise WebhookError("INVALID_SECRET", "The secret is empty")
    if not is_standard or not secret.startswith("whsec_"):
        return secret.encode()
    key = _from_base64(secret[len("whsec_") :])
    if not key:
        raise WebhookError("INVALID_SECRET", "The secret begins with whsec_, but no base64 follows")
    return key


def _from_base64(text: str) -> bytes | None:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), validate=True)
    except (binascii.Error, ValueError):
        return None


def _header(headers: dict[str, str], name: str) -> str:
    if name not in headers:
        raise WebhookError("MISSING_HEADER", f"The header {name} is missing")
    return headers[name]
