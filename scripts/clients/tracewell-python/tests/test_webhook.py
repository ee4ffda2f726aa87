from __future__ import annotations

import base64
import hashlib
import hmac
import math
import time
import unittest
from typing import Any

from tracewell import WebhookError, verify_webhook

body = '{"searchId":"é"}'.encode()
key = b"a key of thirty-two bytes, truly"
standard_secret = "whsec_" + base64.b64encode(key).decode()


def own(secret: str = "horse", timestamp: int | None = None, text: bytes = body) -> dict[str, str]:
    at = str(int(time.time()) if timestamp is None else timestamp)
    signature = hmac.new(secret.encode(), at.encode() + text, hashlib.sha256).hexdigest()
    return {"X-Webhook-Timestamp": at, "X-Webhook-Signature": f"sha256={signature}"}


def standard(secret: bytes = key) -> dict[str, str]:
    at = str(int(time.time()))
    signature = base64.b64encode(hmac.new(secret, f"msg_1.{at}.".encode() + body, hashlib.sha256).digest()).decode()
    older = base64.b64encode(b"an older signature").decode()
    return {"webhook-id": "msg_1", "webhook-timestamp": at, "webhook-signature": f"v1,{older} v1,{signature}"}


class Webhooks(unittest.TestCase):
    def fault(self, text: Any, headers: dict[str, str], secret: Any = "horse", **options: float) -> str:
        with self.assertRaises(WebhookError) as caught:
            verify_webhook(text, headers, secret, **options)
        return caught.exception.code

    def test_accepts_both_forms_and_one_of_several_secrets(self) -> None:
        notice = {"searchId": "é"}
        self.assertEqual(verify_webhook(body, own(), "horse"), notice)
        self.assertEqual(verify_webhook(body.decode(), own(), ["new", "horse"]), notice)
        self.assertEqual(verify_webhook(body, standard(), [standard_secret]), notice)
        self.assertEqual(verify_webhook(body, standard(), standard_secret.rstrip("=")), notice)
        self.assertEqual(verify_webhook(body, standard(b"horse"), "horse"), notice)

    def test_rejects_any_other_signature(self) -> None:
        self.assertEqual(self.fault(body + b" ", own()), "WRONG_SIGNATURE")
        self.assertEqual(self.fault(body, own(), ["other", "another"]), "WRONG_SIGNATURE")
        for text in ("", "v1,", "v1,é", "v1,====", "v2," + "A" * 43, "sha256=" + "é" * 64, "\0"):
            self.assertEqual(self.fault(body, {**standard(), "webhook-signature": text}), "WRONG_SIGNATURE")
            self.assertEqual(self.fault(body, {**own(), "X-Webhook-Signature": text}), "WRONG_SIGNATURE")

    def test_rejects_a_timestamp_that_is_too_old_or_in_the_future(self) -> None:
        now = int(time.time())
        self.assertEqual(self.fault(body, own(timestamp=now - 301)), "TOO_OLD")
        self.assertEqual(self.fault(body, own(timestamp=now + 310)), "TOO_NEW")
        self.assertEqual(verify_webhook(body, own(timestamp=now - 500), "horse", tolerance=600), {"searchId": "é"})
        for tolerance in (-1.0, math.nan):
            with self.assertRaises(ValueError):
                verify_webhook(body, own(), "horse", tolerance=tolerance)

    def test_names_what_is_missing_or_wrong(self) -> None:
        self.assertEqual(self.fault(body, {}), "MISSING_HEADER")
        self.assertEqual(self.fault(body, {"webhook-signature": "v1,AAAA"}), "MISSING_HEADER")
        self.assertEqual(self.fault(body, {**own(), "X-Webhook-Timestamp": "٣"}), "INVALID_TIMESTAMP")
        self.assertEqual(self.fault(body, standard(), "whsec_!"), "INVALID_SECRET")
        self.assertEqual(self.fault(body, own(), ""), "INVALID_SECRET")
        self.assertEqual(self.fault(body, own(), []), "INVALID_SECRET")
        self.assertEqual(self.fault(b"no json", own(text=b"no json")), "INVALID_BODY")
        self.assertEqual(self.fault(b"\xff", own(text=b"\xff")), "INVALID_BODY")
        with self.assertRaises(TypeError):
            verify_webhook({"searchId": "é"}, own(), "horse")  # type: ignore[arg-type]
