"""The operations of the API, in groups, for asyncio."""
# Made by npm run generate from openapi/. Do not edit.

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Literal, cast, overload

from ._paging import each_async, each_async_numbered
from ._stream import MAX_EVENT_LENGTH, AsyncEventStream, Following
from ._transport import AsyncTransport, Request, Timeout
from .types import (
    AccountCheckClass,
    AccountCheckList,
    AccountDelivery,
    AccountDeliveryList,
    AccountDeliveryReply,
    AccountDomainList,
    AccountDomainReply,
    AccountDomainRequest,
    AccountEmailResponse,
    AccountKey,
    AccountKeyChange,
    AccountKeyCreated,
    AccountKeyList,
    AccountKeyReply,
    AccountKeyRequest,
    AccountKeyRotated,
    AccountPseudonymResponse,
    AccountState,
    AsnRequest,
    AsnResponse,
    AuditRecord,
    AuditRecordList,
    Breach,
    BreachList,
    BreachRecord,
    BreachSeverity,
    BreachSortOrder,
    ByokProvider,
    CacheMode,
    CallerReference,
    CertificatesResponse,
    DataClassList,
    DnsResponse,
    DomainAllResponse,
    DomainRequest,
    EmailRequest,
    EmailSecurityResponse,
    ExportBom,
    ExportFormat,
    ExportMarks,
    ExportMisp,
    ExportPart,
    ExportSeparator,
    ExportText,
    FollowedObservable,
    FreePlanClaim,
    GameProfileResponse,
    GraphFormat,
    Health,
    Investigation,
    InvestigationAccounts,
    InvestigationCreated,
    InvestigationEvent,
    InvestigationFollowed,
    InvestigationGraph,
    InvestigationLeaks,
    InvestigationList,
    InvestigationRequest,
    InvestigationResults,
    InvestigationRetried,
    InvestigationSearchAccounts,
    InvestigationSearchLeaks,
    InvestigationState,
    InvestigationStatus,
    IpAllResponse,
    IpLookupResponse,
    IpReputationResponse,
    IpRequest,
    KeyRotationRequest,
    LeakEntry,
    LeakSourceList,
    ListOrder,
    MarkId,
    ModuleList,
    ModuleRun,
    ModuleRunRequest,
    NetworkRequest,
    NetworkResponse,
    NewMark,
    Observable,
    ObservableType,
    PackName,
    Person,
    PictureRequest,
    PlayerRequest,
    PseudonymRequest,
    QueryType,
    RdapResponse,
    ReportFormat,
    RetriesMode,
    Search,
    SearchByok,
    SearchComparison,
    SearchCreated,
    SearchDeletion,
    SearchEvent,
    SearchFindRequest,
    SearchLabel,
    SearchLeakPage,
    SearchLeaks,
    SearchList,
    SearchListStatus,
    SearchMarks,
    SearchObservables,
    SearchOutcome,
    SearchProfile,
    SearchRequest,
    SearchResults,
    SearchResultsData,
    SearchState,
    SignInRequest,
    SignedIn,
    SourceTag,
    StreamAttemptsMode,
    SubdomainsResponse,
    TemporaryExportRequest,
    TemporarySearchEvent,
    TokenInfo,
    ToolExportRequest,
    ToolInfos,
    ToolList,
    ToolResponse,
    ToolResultPending,
    TypeGuesses,
    UndeliveredWebhookStatus,
    Usage,
    UsageReport,
    VehicleResponse,
    VinRequest,
    Watch,
    WatchChange,
    WatchChangeKind,
    WatchChangeList,
    WatchEvent,
    WatchList,
    WatchRequest,
    WatchState,
    WatchStatus,
    WatchUpdate,
    WebhookAttemptList,
    WebhookDeliveryEvent,
    WebhookDeliveryStatus,
    WebhookEndpointChange,
    WebhookEndpointCreated,
    WebhookEndpointList,
    WebhookEndpointReply,
    WebhookEndpointRequest,
    WebhookEndpointSecret,
    WebhookRecoveryReply,
    WebhookRecoveryRequest,
    WebhookRedelivery,
    WebhookRotationRequest,
    WebhookTestReply,
    WordsUpdate,
)

# `list` is a method of some classes below.
List = list


class AsyncAccountOperations:
    """The operations `account`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def validate(
        self,
        *,
        timeout: Timeout = None,
    ) -> TokenInfo:
        """Check the API key.

        Answers 200 if the key is valid, with what the key may do, and whether the server is a
        sandbox. Free and not metered.

        `GET /`
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/",
            ),
            "json",
            timeout,
        )
        return cast("TokenInfo", answer)

    async def sign_in(
        self,
        body: SignInRequest,
        *,
        timeout: Timeout = None,
    ) -> SignedIn:
        """Sign in with a code.

        Exchanges the one-time code of the link that the first start of a server prints on a
        terminal, or every start of a sandbox, for the API key of that account. A code works once,
        for ten minutes, and only in the process that printed it. A wrong, a used and an expired
        code get the same answer, and count as a wrong API key of the address. No key needed, and
        not metered.

        `POST /sign-in`; needs no key
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/sign-in",
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("SignedIn", answer)

    async def usage(
        self,
        *,
        timeout: Timeout = None,
    ) -> Usage:
        """Get the usage of the account.

        Returns the two windows that limit core searches: `global` is the plan's billing month,
        `daily` the UTC day. The requests per minute are in the `X-RateLimit-*` headers instead. Not
        metered.

        `GET /usage`
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/usage",
            ),
            "json",
            timeout,
        )
        return cast("Usage", answer)

    async def get(
        self,
        *,
        timeout: Timeout = None,
    ) -> AccountState:
        """Get the account.

        Returns the account of the API key: its plan with its limits, the accepted terms, the number
        of its keys, and the webhook endpoints that are disabled. `GET /usage` has what is used of
        the limits. Not metered.

        `GET /account`; needs a key marked `manage`
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/account",
            ),
            "json",
            timeout,
        )
        return cast("AccountState", answer)

    async def claim_free_plan(
        self,
        body: FreePlanClaim,
        *,
        timeout: Timeout = None,
    ) -> AccountState:
        """Claim the free plan.

        Accepts the terms and ethics policy of the free plan, and puts an account without a plan on
        it. An account with a paid plan keeps that plan; the free plan is then active as soon as the
        paid one is cancelled. A repeated claim changes nothing. The new plan takes effect within
        two seconds. Not metered.

        `POST /account/free-plan`; needs a key marked `manage`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/account/free-plan",
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("AccountState", answer)

    async def usage_report(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
        key_id: str | None = None,
        label: SearchLabel | None = None,
        reference: CallerReference | None = None,
        timeout: Timeout = None,
    ) -> UsageReport:
        """Get the usage by key and by day.

        Returns what the keys of the account used in a range of days: by day, by key, and by the
        label and the reference of stored searches. Without `from`, the range has 30 days; without
        `to`, it ends today. It has at most 366 days. The numbers come from the audit, which the
        operator keeps for a limited time (365 days on most servers). `GET /usage` has what is left
        of the limits. Not metered.

        `GET /account/usage`; needs a key marked `manage`

        Args:
            from_: First day of the range, in UTC.
            to: Last day of the range, in UTC.
            key_id: Only requests with this API key of the account.
            label: Only stored searches with this label in any letter case, as far as they still
                exist.
            reference: Only stored searches whose `reference` is exactly this text, as far as they
                still exist.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/account/usage",
                query={"from": from_, "to": to, "key_id": key_id, "label": label, "reference": reference},
            ),
            "json",
            timeout,
        )
        return cast("UsageReport", answer)

    async def audit(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        key_id: str | None = None,
        operation: str | None = None,
        timeout: Timeout = None,
    ) -> AuditRecordList:
        """List the audit of the account.

        Returns what the keys of the account did, and the commands of the operator that changed the
        account, newest first. It never has a searched value. Reads are not recorded, and refusals
        appear after a few seconds. Request the next page with `pagination.nextCursor`; new records
        do not affect the following pages. Not metered.

        `GET /account/audit`; needs a key marked `manage`

        Args:
            limit: Maximum number of entries on a page.
            cursor: `pagination.nextCursor` of the previous page, given with the same filters
                (`limit` may change). Left out for the first page. An unknown cursor, or one of
                another list, is a `VALIDATION_ERROR`.
            from_: First day of the range, in UTC.
            to: Last day of the range, in UTC.
            key_id: Only requests with this API key of the account.
            operation: Only acts with this `operation`, such as `createSearch`, or of the operator
                with this command.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/account/audit",
                query={"limit": limit, "cursor": cursor, "from": from_, "to": to, "key_id": key_id, "operation": operation},
            ),
            "json",
            timeout,
        )
        return cast("AuditRecordList", answer)

    def iter_audit(
        self,
        *,
        limit: int | None = None,
        from_: str | None = None,
        to: str | None = None,
        key_id: str | None = None,
        operation: str | None = None,
        timeout: Timeout = None,
    ) -> AsyncIterator[AuditRecord]:
        """Iterates over the entries of all pages of `audit`, from the first page. Reads a page when it
        is needed.
        """
        return each_async(
            lambda page: self.audit(limit=limit, from_=from_, to=to, key_id=key_id, operation=operation, timeout=timeout, cursor=page),
            "data",
            "records",
        )


class AsyncHealthOperations:
    """The operations `health`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def get(
        self,
        *,
        timeout: Timeout = None,
    ) -> Health:
        """Check the health of the service.

        Health of the service and its parts. 503 if no search could be served. `degraded`, with 200,
        if it works with reduced capacity.

        `GET /health`; needs no key
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/health",
            ),
            "json",
            timeout,
        )
        return cast("Health", answer)

    async def live(
        self,
        *,
        timeout: Timeout = None,
    ) -> Health:
        """Liveness probe.

        For a supervisor that restarts hanging processes. Answers 200 as long as the process
        responds, and checks no other part.

        `GET /health/live`; needs no key
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/health/live",
            ),
            "json",
            timeout,
        )
        return cast("Health", answer)

    async def ready(
        self,
        *,
        timeout: Timeout = None,
    ) -> Health:
        """Readiness probe.

        For a load balancer. Answers 503 before the process has started, while it stops, and while
        it cannot reach a part that it needs.

        `GET /health/ready`; needs no key
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/health/ready",
            ),
            "json",
            timeout,
        )
        return cast("Health", answer)


class AsyncDomainsOperations:
    """The operations `domains`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        *,
        timeout: Timeout = None,
    ) -> AccountDomainList:
        """List the domains of the account.

        Returns the domains that the account claims to hold, with the state of each proof, by name.
        Not metered.

        `GET /account/domains`; needs a key marked `manage`
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/account/domains",
            ),
            "json",
            timeout,
        )
        return cast("AccountDomainList", answer)

    async def claim(
        self,
        body: AccountDomainRequest,
        *,
        timeout: Timeout = None,
    ) -> AccountDomainReply:
        """Claim a domain.

        Adds a domain to the account, and returns the text that proves it: as a TXT record of the
        domain, or as a line of a file on its site. Publish one of them, then call `POST
        /account/domains/{id}/check`. A repeated claim returns the same text. Several accounts can
        prove one domain, each with a text of its own. An account has at most 100 domains; a further
        one is a `VALIDATION_ERROR`. Not metered.

        `POST /account/domains`; needs a key marked `manage`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/account/domains",
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("AccountDomainReply", answer)

    async def check(
        self,
        id: str,
        *,
        timeout: Timeout = None,
    ) -> AccountDomainReply:
        """Check the proof of a domain.

        Looks for the text of the domain, in its TXT records and in the file on its site, and
        returns what was found within ten seconds. A text that a wildcard or an alias leads to
        proves nothing, nor does one behind a redirect. The service checks a proved domain again
        every day. If the proof is missing for seven days, it lapses: a later check can prove the
        domain again. Not metered.

        `POST /account/domains/{id}/check`; needs a key marked `manage`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/account/domains/{id}/check",
                path={"id": id},
            ),
            "json",
            timeout,
        )
        return cast("AccountDomainReply", answer)

    async def remove(
        self,
        id: str,
        *,
        timeout: Timeout = None,
    ) -> AccountDomainReply:
        """Remove a domain.

        Removes a domain and its proof from the account. A later claim of the same domain gets
        another text. Not metered.

        `POST /account/domains/{id}/remove`; needs a key marked `manage`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/account/domains/{id}/remove",
                path={"id": id},
            ),
            "json",
            timeout,
        )
        return cast("AccountDomainReply", answer)


class AsyncKeysOperations:
    """The operations `keys`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: Timeout = None,
    ) -> AccountKeyList:
        """List API keys.

        Returns the keys of the account, active and revoked, newest first. Request the next page
        with `pagination.nextCursor`; new keys do not affect the following pages. Not metered.

        `GET /account/keys`; needs a key marked `manage`

        Args:
            limit: Maximum number of entries on a page.
            cursor: `pagination.nextCursor` of the previous page, given with the same filters
                (`limit` may change). Left out for the first page. An unknown cursor, or one of
                another list, is a `VALIDATION_ERROR`.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/account/keys",
                query={"limit": limit, "cursor": cursor},
            ),
            "json",
            timeout,
        )
        return cast("AccountKeyList", answer)

    def iter_list(
        self,
        *,
        limit: int | None = None,
        timeout: Timeout = None,
    ) -> AsyncIterator[AccountKey]:
        """Iterates over the entries of all pages of `list`, from the first page. Reads a page when it
        is needed.
        """
        return each_async(
            lambda page: self.list(limit=limit, timeout=timeout, cursor=page),
            "data",
            "keys",
        )

    async def create(
        self,
        body: AccountKeyRequest,
        *,
        idempotency_key: str | None = None,
        timeout: Timeout = None,
    ) -> AccountKeyCreated:
        """Create an API key.

        Creates a key of the account. Only this response has its `secret`. A repeated
        `Idempotency-Key` gets the same key with the secret null: if the first response was lost,
        revoke the key and create another one. The new key is not marked `manage`; only the operator
        gives this mark. Without `scopes` and `allowed_addresses` it has those of the key of the
        request, and it can have no others. Not metered.

        `POST /account/keys`; needs a key marked `manage`

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/account/keys",
                headers={"Idempotency-Key": idempotency_key},
                body=body,
                creates=True,
            ),
            "json",
            timeout,
        )
        return cast("AccountKeyCreated", answer)

    async def get(
        self,
        id: str,
        *,
        timeout: Timeout = None,
    ) -> AccountKeyReply:
        """Get an API key.

        Returns a key of the account, without its secret. Not metered.

        `GET /account/keys/{id}`; needs a key marked `manage`
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/account/keys/{id}",
                path={"id": id},
            ),
            "json",
            timeout,
        )
        return cast("AccountKeyReply", answer)

    async def update(
        self,
        id: str,
        body: AccountKeyChange,
        *,
        timeout: Timeout = None,
    ) -> AccountKeyReply:
        """Change an API key.

        Changes the label, the end, the scopes or the allowed addresses of a key of the account. The
        key gets no scope, no address and no later end than the key of the request has, and a key
        keeps the address from which it changes itself. A change takes effect within two seconds.
        Not metered.

        `PATCH /account/keys/{id}`; needs a key marked `manage`
        """
        answer = await self._transport.call(
            Request(
                "PATCH",
                "/account/keys/{id}",
                path={"id": id},
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("AccountKeyReply", answer)

    async def revoke(
        self,
        id: str,
        *,
        own_key: bool | None = None,
        timeout: Timeout = None,
    ) -> AccountKeyReply:
        """Revoke an API key.

        Revokes a key of the account. Within two seconds every process refuses it, its open streams
        end and its temporary searches stop; its stored searches continue. A key that is revoked
        already stays as it is. The key of the request needs `own_key=true`. Not metered.

        `POST /account/keys/{id}/revoke`; needs a key marked `manage`

        Args:
            own_key: True if the key of this request may be revoked too.
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/account/keys/{id}/revoke",
                path={"id": id},
                query={"own_key": own_key},
            ),
            "json",
            timeout,
        )
        return cast("AccountKeyReply", answer)

    async def rotate(
        self,
        id: str,
        body: KeyRotationRequest,
        *,
        timeout: Timeout = None,
    ) -> AccountKeyRotated:
        """Rotate an API key.

        Gives a key of the account a new secret. The key keeps its id, and with it its searches,
        investigations and watches. The earlier secret works until `earlier_secret_until`, so that
        programs can change over. Only this response has the new `secret`: if it was lost, rotate
        again. Not metered.

        `POST /account/keys/{id}/rotate`; needs a key marked `manage`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/account/keys/{id}/rotate",
                path={"id": id},
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("AccountKeyRotated", answer)

    async def restore(
        self,
        id: str,
        *,
        timeout: Timeout = None,
    ) -> AccountKeyReply:
        """Restore a revoked API key.

        Makes a revoked key of the account active again, if the plan has room for it. A key that is
        active stays as it is. Not metered.

        `POST /account/keys/{id}/restore`; needs a key marked `manage`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/account/keys/{id}/restore",
                path={"id": id},
            ),
            "json",
            timeout,
        )
        return cast("AccountKeyReply", answer)


class AsyncWebhooksOperations:
    """The operations `webhooks`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        *,
        timeout: Timeout = None,
    ) -> WebhookEndpointList:
        """List webhook endpoints.

        Returns the webhook endpoints of the account, oldest first, with the reason for which one is
        disabled. Not metered.

        `GET /account/webhooks`; needs a key marked `manage`
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/account/webhooks",
            ),
            "json",
            timeout,
        )
        return cast("WebhookEndpointList", answer)

    async def create(
        self,
        body: WebhookEndpointRequest,
        *,
        idempotency_key: str | None = None,
        timeout: Timeout = None,
    ) -> WebhookEndpointCreated:
        """Create a webhook endpoint.

        Creates an address that receives the events of the whole account, beside the webhooks of
        requests. Only this response has the `secret`: if it was lost, rotate it. A repeated
        `Idempotency-Key` gets the same endpoint with the secret null. An account has at most 20
        endpoints; another one is a `VALIDATION_ERROR`. Not metered.

        `POST /account/webhooks`; needs a key marked `manage`

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/account/webhooks",
                headers={"Idempotency-Key": idempotency_key},
                body=body,
                creates=True,
            ),
            "json",
            timeout,
        )
        return cast("WebhookEndpointCreated", answer)

    async def get(
        self,
        id: str,
        *,
        timeout: Timeout = None,
    ) -> WebhookEndpointReply:
        """Get a webhook endpoint.

        Returns a webhook endpoint of the account, without its secret. Not metered.

        `GET /account/webhooks/{id}`; needs a key marked `manage`
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/account/webhooks/{id}",
                path={"id": id},
            ),
            "json",
            timeout,
        )
        return cast("WebhookEndpointReply", answer)

    async def update(
        self,
        id: str,
        body: WebhookEndpointChange,
        *,
        timeout: Timeout = None,
    ) -> WebhookEndpointReply:
        """Change a webhook endpoint.

        Changes the address, the description, the events, the headers or the state of an endpoint.
        `headers` replaces all of them. Waiting deliveries go to the new address. Events that
        happened while an endpoint was disabled are not sent later. Not metered.

        `PATCH /account/webhooks/{id}`; needs a key marked `manage`
        """
        answer = await self._transport.call(
            Request(
                "PATCH",
                "/account/webhooks/{id}",
                path={"id": id},
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("WebhookEndpointReply", answer)

    async def delete(
        self,
        id: str,
        *,
        timeout: Timeout = None,
    ) -> WebhookEndpointReply:
        """Delete a webhook endpoint.

        Deletes an endpoint with its secret, its headers and its deliveries. An attempt that runs
        may still arrive. Not metered.

        `POST /account/webhooks/{id}/remove`; needs a key marked `manage`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/account/webhooks/{id}/remove",
                path={"id": id},
            ),
            "json",
            timeout,
        )
        return cast("WebhookEndpointReply", answer)

    async def rotate(
        self,
        id: str,
        body: WebhookRotationRequest,
        *,
        timeout: Timeout = None,
    ) -> WebhookEndpointSecret:
        """Rotate the secret of a webhook endpoint.

        Gives an endpoint a new secret. Until `earlier_secret_until`, `webhook-signature` has two
        signatures, separated by a space: of the new secret and of the earlier one. Libraries of
        Standard Webhooks accept either. `X-Webhook-Signature` is that of the new secret. Only this
        response has the new `secret`. Not metered.

        `POST /account/webhooks/{id}/rotate`; needs a key marked `manage`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/account/webhooks/{id}/rotate",
                path={"id": id},
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("WebhookEndpointSecret", answer)

    async def test(
        self,
        id: str,
        *,
        timeout: Timeout = None,
    ) -> WebhookTestReply:
        """Test a webhook endpoint.

        Sends `webhookTest` to an endpoint, also to a disabled one. A new test replaces an earlier
        one. Its result does not count for the state of the endpoint. Not metered.

        `POST /account/webhooks/{id}/test`; needs a key marked `manage`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/account/webhooks/{id}/test",
                path={"id": id},
            ),
            "json",
            timeout,
        )
        return cast("WebhookTestReply", answer)

    async def deliveries(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        status: WebhookDeliveryStatus | None = None,
        event: WebhookDeliveryEvent | None = None,
        endpoint_id: str | None = None,
        search_id: str | None = None,
        investigation_id: str | None = None,
        watch_id: str | None = None,
        created_after: str | None = None,
        created_before: str | None = None,
        sort: ListOrder | None = None,
        timeout: Timeout = None,
    ) -> AccountDeliveryList:
        """List webhook deliveries.

        Returns the deliveries of all searches, investigations, watches and endpoints of the
        account, newest first unless `sort` says otherwise. A delivery is in the list once its event
        has happened. Request the next page with `pagination.nextCursor`; with the newest first, new
        deliveries do not affect the following pages. Not metered.

        `GET /account/webhook-deliveries`; needs a key marked `manage`

        Args:
            limit: Maximum number of entries on a page.
            cursor: `pagination.nextCursor` of the previous page, given with the same filters
                (`limit` may change). Left out for the first page. An unknown cursor, or one of
                another list, is a `VALIDATION_ERROR`.
            status: State of the listed deliveries. Without it, all states.
            event: Only deliveries of this event. Without it, all events.
            endpoint_id: Only deliveries to this webhook endpoint of the account.
            search_id: Id from `GET /search`. Without it, deliveries about everything.
            investigation_id: Id from `GET /investigations`. Without it, deliveries about
                everything.
            watch_id: Id from `GET /watches`. Without it, deliveries about everything.
            created_after: Only what was created at this time or later. A time without `Z` needs its
                offset, with `+` as `%2B`.
            created_before: Only what was created before this time, which must be later than
                `created_after`.
            sort: Order of the list, by the time of creation.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/account/webhook-deliveries",
                query={"limit": limit, "cursor": cursor, "status": status, "event": event, "endpoint_id": endpoint_id, "search_id": search_id, "investigation_id": investigation_id, "watch_id": watch_id, "created_after": created_after, "created_before": created_before, "sort": sort},
            ),
            "json",
            timeout,
        )
        return cast("AccountDeliveryList", answer)

    def iter_deliveries(
        self,
        *,
        limit: int | None = None,
        status: WebhookDeliveryStatus | None = None,
        event: WebhookDeliveryEvent | None = None,
        endpoint_id: str | None = None,
        search_id: str | None = None,
        investigation_id: str | None = None,
        watch_id: str | None = None,
        created_after: str | None = None,
        created_before: str | None = None,
        sort: ListOrder | None = None,
        timeout: Timeout = None,
    ) -> AsyncIterator[AccountDelivery]:
        """Iterates over the entries of all pages of `deliveries`, from the first page. Reads a page
        when it is needed.
        """
        return each_async(
            lambda page: self.deliveries(limit=limit, status=status, event=event, endpoint_id=endpoint_id, search_id=search_id, investigation_id=investigation_id, watch_id=watch_id, created_after=created_after, created_before=created_before, sort=sort, timeout=timeout, cursor=page),
            "data",
            "deliveries",
        )

    async def recover(
        self,
        body: WebhookRecoveryRequest,
        *,
        timeout: Timeout = None,
    ) -> WebhookRecoveryReply:
        """Recover failed webhook deliveries.

        Sends the deliveries again that are `failed`, and whose last attempt was at `since` or
        later: of one endpoint, or of the whole account. Tests and deliveries to disabled endpoints
        are left out. At most 1,000 are recovered, the oldest first, 20 in each second; `has_more`
        says that others are left for a repeated request. A delivery that is recovered is `pending`,
        so that a repeated request does not send it twice. Not metered.

        `POST /account/webhook-deliveries/recover`; needs a key marked `manage`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/account/webhook-deliveries/recover",
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("WebhookRecoveryReply", answer)

    async def delivery(
        self,
        id: str,
        *,
        timeout: Timeout = None,
    ) -> AccountDeliveryReply:
        """Get a webhook delivery.

        Returns a delivery of the account with its newest 50 attempts, also that of a test. Not
        metered.

        `GET /account/webhook-deliveries/{id}`; needs a key marked `manage`
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/account/webhook-deliveries/{id}",
                path={"id": id},
            ),
            "json",
            timeout,
        )
        return cast("AccountDeliveryReply", answer)

    async def redeliver(
        self,
        id: str,
        *,
        timeout: Timeout = None,
    ) -> AccountDeliveryReply:
        """Redeliver a webhook delivery.

        Sends a webhook again with the same id, at once, also if it was already delivered. Failed
        attempts are retried as often as the first time. If an attempt is already due or running,
        that one is used. A delivery to a disabled endpoint is a `VALIDATION_ERROR`, unless it is a
        test. Not metered.

        `POST /account/webhook-deliveries/{id}/redeliver`; needs a key marked `manage`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/account/webhook-deliveries/{id}/redeliver",
                path={"id": id},
            ),
            "json",
            timeout,
        )
        return cast("AccountDeliveryReply", answer)


class AsyncModulesOperations:
    """The operations `modules`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        *,
        type: QueryType | None = None,
        tag: Sequence[SourceTag] | None = None,
        if_none_match: str | None = None,
        timeout: Timeout = None,
    ) -> ModuleList:
        """List modules.

        Returns the modules of this server with their ids for search requests. An id never changes.
        These modules are listed with `available: false` and cannot be selected: a module whose key
        is not configured, one whose terms forbid commercial use and which the operator has not
        enabled, and one that is benched. Not metered.

        `GET /modules`

        Args:
            type: Query type that the listed modules or leak sources support. Without it, all are
                listed.
            tag: Only modules with this tag. Repeat it for modules with one of several tags
                (`tag=coding&tag=gaming`). A tag that no module of this server has is a
                `VALIDATION_ERROR` that names the known tags.
            if_none_match: Entity tags of the caller's copies: a list, strong or weak, or `*`. If
                one matches, the response is 304.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/modules",
                query={"type": type, "tag": tag},
                headers={"If-None-Match": if_none_match},
            ),
            "json",
            timeout,
        )
        return cast("ModuleList", answer)

    async def run(
        self,
        body: ModuleRunRequest,
        *,
        idempotency_key: str | None = None,
        timeout: Timeout = None,
    ) -> ModuleRun:
        """Run one module.

        Runs one module on one value and responds with its cards. It is a stored search of one
        module, without leak sources and account checks. It counts as one search, and has a state,
        results and a stream under its id.

        A value that the module's source cannot have is a `VALIDATION_ERROR`, which costs nothing.
        In a search of several modules such a module is `skipped`. If the module fails, the search
        is still stored and counted, and the response is 502 or 504.

        `POST /search/module/once`; needs the plan feature `search`; costs 1 core search

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/search/module/once",
                headers={"Idempotency-Key": idempotency_key},
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("ModuleRun", answer)


class AsyncAccountChecksOperations:
    """The operations `account_checks`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        *,
        type: QueryType | None = None,
        tag: Sequence[SourceTag] | None = None,
        pack: Sequence[PackName] | None = None,
        class_: Sequence[AccountCheckClass] | None = None,
        if_none_match: str | None = None,
        timeout: Timeout = None,
    ) -> AccountCheckList:
        """List account checks.

        Returns the account checks of this server, with the slugs, tags and packs that
        `features.account_checks` takes. A slug never changes. Checks that the operator has not
        enabled are left out, because they cannot be selected. A check that is benched is listed
        with `available: false`; in a search it is `unknown`. Not metered.

        `GET /account-checks`

        Args:
            type: Query type that the listed account checks support. Without it, all are listed.
            tag: Only account checks with this tag. Repeat it for account checks with one of several
                tags (`tag=coding&tag=gaming`). A tag that no account check of this server has is a
                `VALIDATION_ERROR` that names the known tags.
            pack: Only account checks of this pack. Repeat it for account checks of several packs. A
                pack that this server does not have is a `VALIDATION_ERROR` that names the known
                packs.
            class_: Only account checks that ask in this way. Repeat it for several
                (`class=look-up&class=availability`). A class that the operator has not switched on
                has no checks.
            if_none_match: Entity tags of the caller's copies: a list, strong or weak, or `*`. If
                one matches, the response is 304.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/account-checks",
                query={"type": type, "tag": tag, "pack": pack, "class": class_},
                headers={"If-None-Match": if_none_match},
            ),
            "json",
            timeout,
        )
        return cast("AccountCheckList", answer)


class AsyncLeaksOperations:
    """The operations `leaks`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        *,
        type: QueryType | None = None,
        if_none_match: str | None = None,
        timeout: Timeout = None,
    ) -> LeakSourceList:
        """List leak sources.

        Returns the leak sources of this server with their codes for search requests. A code never
        changes. A source whose key is not configured is listed with `available: false` and cannot
        be selected. Not metered.

        `GET /leaks`

        Args:
            type: Query type that the listed modules or leak sources support. Without it, all are
                listed.
            if_none_match: Entity tags of the caller's copies: a list, strong or weak, or `*`. If
                one matches, the response is 304.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/leaks",
                query={"type": type},
                headers={"If-None-Match": if_none_match},
            ),
            "json",
            timeout,
        )
        return cast("LeakSourceList", answer)


class AsyncObservablesOperations:
    """The operations `observables`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def guess_types(
        self,
        values: Sequence[str],
        *,
        timeout: Timeout = None,
    ) -> TypeGuesses:
        """Guess the types of values.

        Guesses the type of each value as `POST /investigations` does for an observable without a
        type, and returns the form in which it is searched. A value that is probably no observable
        has a `fault` with advice; it does not fail the request. Nothing is searched and nothing is
        stored. Not metered.

        `POST /observables/types`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/observables/types",
                body={"values": List(values)},
            ),
            "json",
            timeout,
        )
        return cast("TypeGuesses", answer)


class AsyncSearchesOperations:
    """The operations `searches`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        type: QueryType | None = None,
        status: SearchListStatus | None = None,
        reference: CallerReference | None = None,
        label: Sequence[SearchLabel] | None = None,
        watch_id: str | None = None,
        outcome: Sequence[SearchOutcome] | None = None,
        webhook_status: UndeliveredWebhookStatus | None = None,
        key_id: str | None = None,
        created_after: str | None = None,
        created_before: str | None = None,
        sort: ListOrder | None = None,
        timeout: Timeout = None,
    ) -> SearchList:
        """List searches.

        Returns the stored searches of all keys of the account, newest first unless `sort` says
        otherwise. Request the next page with `pagination.nextCursor`; with the newest first, new
        entries do not affect the following pages. Not metered.

        `GET /search`

        Args:
            limit: Maximum number of entries on a page.
            cursor: `pagination.nextCursor` of the previous page, given with the same filters
                (`limit` may change). Left out for the first page. An unknown cursor, or one of
                another list, is a `VALIDATION_ERROR`.
            type: Query type of the listed searches. Without it, all types.
            status: State of the listed searches. Without it, all states.
            reference: Only searches whose `reference` is exactly this text, in the same case.
            label: Only searches with this label. Repeat it for searches with all of several labels.
            watch_id: Only searches that are runs of this watch. It may be deleted.
            outcome: Only ended searches with this outcome. Repeat it for searches with all of
                several outcomes. Searches without `counts` have none.
            webhook_status: Only searches whose own webhook is not delivered, in this state. Webhook
                endpoints of the account do not count. `GET
                /account/webhook-deliveries?status=delivered` lists what was delivered.
            key_id: Only what this API key of the account created. The key may be revoked.
            created_after: Only what was created at this time or later. A time without `Z` needs its
                offset, with `+` as `%2B`.
            created_before: Only what was created before this time, which must be later than
                `created_after`.
            sort: Order of the list, by the time of creation.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/search",
                query={"limit": limit, "cursor": cursor, "type": type, "status": status, "reference": reference, "label": label, "watch_id": watch_id, "outcome": outcome, "webhook_status": webhook_status, "key_id": key_id, "created_after": created_after, "created_before": created_before, "sort": sort},
            ),
            "json",
            timeout,
        )
        return cast("SearchList", answer)

    def iter_list(
        self,
        *,
        limit: int | None = None,
        type: QueryType | None = None,
        status: SearchListStatus | None = None,
        reference: CallerReference | None = None,
        label: Sequence[SearchLabel] | None = None,
        watch_id: str | None = None,
        outcome: Sequence[SearchOutcome] | None = None,
        webhook_status: UndeliveredWebhookStatus | None = None,
        key_id: str | None = None,
        created_after: str | None = None,
        created_before: str | None = None,
        sort: ListOrder | None = None,
        timeout: Timeout = None,
    ) -> AsyncIterator[Search]:
        """Iterates over the entries of all pages of `list`, from the first page. Reads a page when it
        is needed.
        """
        return each_async(
            lambda page: self.list(limit=limit, type=type, status=status, reference=reference, label=label, watch_id=watch_id, outcome=outcome, webhook_status=webhook_status, key_id=key_id, created_after=created_after, created_before=created_before, sort=sort, timeout=timeout, cursor=page),
            "data",
            "searches",
        )

    async def create(
        self,
        body: SearchRequest,
        *,
        idempotency_key: str | None = None,
        prefer: str | None = None,
        timeout: Timeout = None,
    ) -> SearchCreated:
        """Create a search.

        Starts a stored search and responds at once. Follow it with `links.stream`, read it with
        `links.results`.

        A body with a field `temporary`, with any value and whatever else is wrong with the request,
        gets 400 `USE_TEMPORARY_ENDPOINT`. Use `POST /search/temporary` instead.

        A search whose value no chosen source may be asked about, such as a private name, costs
        nothing. An IP address that is not public gets 400.

        Searches of the types `Domain Name` and `IP Address` still work, and respond with
        `Deprecation` and `Link`. New integrations should use the direct tools.

        `POST /search`; needs the plan feature `search`; costs 1 core search

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
            prefer: `wait=20` waits up to 20 seconds, and at most 30, for the end of what the
                request starts: if it ends in time, the response has its final state, and otherwise
                the state so far. The header `Preference-Applied` of the response says that the
                server has waited. A server waits for at most 20 requests of an account at the same
                time: a further one gets its response at once, without the header. Other preferences
                are ignored. https://www.rfc-editor.org/rfc/rfc7240
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/search",
                headers={"Idempotency-Key": idempotency_key, "Prefer": prefer},
                body=body,
                creates=True,
            ),
            "json",
            timeout,
        )
        return cast("SearchCreated", answer)

    def stream_temporary(
        self,
        body: SearchRequest,
        *,
        idempotency_key: str | None = None,
        silence: float = 45.0,
        max_event_length: int = MAX_EVENT_LENGTH,
    ) -> AsyncEventStream[TemporarySearchEvent]:
        """Run a temporary search.

        Runs a search that stores nothing, and streams its results as Server-Sent Events in the
        response. The body is that of `POST /search`, with these differences:
        - `delivery` or `byok` with a member that is not `null` gets 400
          `INVALID_TEMPORARY_DELIVERY`, whatever else is wrong with the request. `{}` and
          `{"webhook": null}` count as left out.
        - `cache` is ignored: every source is asked again.
        - `reference` and `labels` are ignored: nothing is stored that they could find.
        - A field `temporary` is ignored.

        The stream ends with `search.finished`. It cannot be resumed: its events have no `id:`, and
        if the connection breaks, the search stops and its results are lost. Read the stream
        promptly: a slow client makes the search wait, and is disconnected in the end. The server
        sends a comment line every 15 seconds to keep proxies from closing the connection.

        A repeated `Idempotency-Key` gets 422, because no result is kept that could be sent again.

        The id in `X-Search-Id` and in the events identifies this run in a support case. Every
        endpoint answers 404 for it. Usage accounting records the search type and the requested leak
        sources, never the searched value.

        `POST /search/temporary`; needs the plan feature `search`; costs 1 core search

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
        """
        return self._transport.follow(
            Request(
                "POST",
                "/search/temporary",
                headers={"Idempotency-Key": idempotency_key},
                body=body,
            ),
            Following(
                last="search.finished",
                silence=silence,
                max_event_length=max_event_length,
            ),
        )

    async def export_temporary(
        self,
        body: TemporaryExportRequest,
        *,
        format: ExportFormat | None = None,
        bom: ExportBom | None = None,
        text: ExportText | None = None,
        separator: ExportSeparator | None = None,
        timeout: Timeout = None,
    ) -> ExportMisp | str | bytes:
        """Export a temporary search.

        Returns the file that `GET /search/{id}/export` returns of a stored search, from the events
        of a temporary search that the caller has read. Nothing is stored, and no source is asked.
        The server has not kept the events and cannot check that they are those that it sent: only
        their shape is checked.

        The body has at most 2 MiB. The terminal makes the same file of a larger search, without a
        request. Not metered.

        `POST /search/temporary/export`

        Args:
            format: Form of the file: for people (`html`, `md`), for spreadsheets (`csv`, `xlsx`),
                or for programs.
            bom: With `1`, a CSV file begins with a byte order mark, from which Excel knows that it
                is UTF-8. Other formats do not have one.
            text: With `1`, an apostrophe precedes each cell of a CSV file that a spreadsheet would
                convert to a number, a date or a time, such as `007` or a number of 20 digits. Other
                formats ignore it.
            separator: Separator of the cells of a CSV file. Other formats ignore it.
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/search/temporary/export",
                query={"format": format, "bom": bom, "text": text, "separator": separator},
                body=body,
            ),
            "text",
            timeout,
        )
        return cast("ExportMisp | str | bytes", answer)

    async def find(
        self,
        body: SearchFindRequest,
        *,
        timeout: Timeout = None,
    ) -> SearchList:
        """Find searches by value.

        Returns the stored searches of the account about a value, also those of investigations and
        watches. The value is in the body, because addresses are logged by many programs. All
        spellings of a value are found: upper and lower case of a name, of the local part of an
        address, and the addresses of one wallet. With the exact match, the newest search is the
        first. With `prefix`, searches are sorted by value, and those of one value have the newest
        first. Not metered.

        `POST /search/find`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/search/find",
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("SearchList", answer)

    async def delete(
        self,
        ids: Sequence[str],
        *,
        timeout: Timeout = None,
    ) -> SearchDeletion:
        """Delete searches.

        Deletes searches that have ended, all of them or none, with their retries and all their
        data: results, events, leak pages, cached results (except those that another search of the
        account shares) and the webhook, which is not retried. Once the call returns, every endpoint
        answers 404 for them; within a minute their data is erased. A search with a running retry is
        not deleted. A retry can be deleted alone, and the other searches of its chain then stay.
        Only the key that created a search can delete it, with the retries of other keys; a key that
        the operator marked `manage` can also delete the searches of revoked keys of its account.
        The searches of an investigation are deleted with it: `POST /investigations/delete`. Not
        metered.

        `POST /search/delete`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/search/delete",
                body={"ids": List(ids)},
            ),
            "json",
            timeout,
        )
        return cast("SearchDeletion", answer)

    async def export_many(
        self,
        *,
        label: Sequence[SearchLabel] | None = None,
        ids: Sequence[str] | None = None,
        format: ExportFormat | None = None,
        bom: ExportBom | None = None,
        text: ExportText | None = None,
        separator: ExportSeparator | None = None,
        marks: ExportMarks | None = None,
        timeout: Timeout = None,
    ) -> ExportMisp | str | bytes:
        """Export several searches.

        Returns one file of several searches of the account: those with all labels of `label`, the
        newest first, or those of `ids`, in this order. One of both must be given. The file has what
        `GET /search/{id}/export` has of each.

        A file has at most 500 searches: more with the labels get 400. A search that has not ended
        is exported as far as it is; the report is then unfinished, and the status of the search
        says which one still runs. The response is sent while it is made, one search at a time. If a
        search is deleted meanwhile, the response breaks off. Not metered.

        `GET /search/export`

        Args:
            label: Only searches with this label. Repeat it for searches with all of several labels.
                Not together with `ids`.
            ids: Id of a search. Repeat it for up to 100 searches, each once. Not together with
                `label`.
            format: Form of the file: for people (`html`, `md`), for spreadsheets (`csv`, `xlsx`),
                or for programs.
            bom: With `1`, a CSV file begins with a byte order mark, from which Excel knows that it
                is UTF-8. Other formats do not have one.
            text: With `1`, an apostrophe precedes each cell of a CSV file that a spreadsheet would
                convert to a number, a date or a time, such as `007` or a number of 20 digits. Other
                formats ignore it.
            separator: Separator of the cells of a CSV file. Other formats ignore it.
            marks: With `confirmed`, the file has only the findings that are marked as confirmed,
                and its numbers count these. A search of which nothing is confirmed has no findings.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/search/export",
                query={"label": label, "ids": ids, "format": format, "bom": bom, "text": text, "separator": separator, "marks": marks},
            ),
            "text",
            timeout,
        )
        return cast("ExportMisp | str | bytes", answer)

    async def get(
        self,
        id: str,
        *,
        retries: RetriesMode | None = None,
        timeout: Timeout = None,
    ) -> SearchState:
        """Get a search.

        Returns the search, the number of its results so far, and links to its parts. If it has
        retries, or is one, `summary`, `counts` and `error` are about the whole chain; status and
        times are those of this search. A search of another account and a temporary search get 404.
        Not metered.

        `GET /search/{id}`

        Args:
            retries: `own`: this search alone. Otherwise with its retries, as one.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/search/{id}",
                path={"id": id},
                query={"retries": retries},
            ),
            "json",
            timeout,
        )
        return cast("SearchState", answer)

    async def update(
        self,
        id: str,
        body: WordsUpdate,
        *,
        timeout: Timeout = None,
    ) -> SearchState:
        """Change the words of a search.

        Changes the name, the reference, the labels or the note of a search, also while it runs.
        Every key of the account with the scope `search` can do that. A webhook that was already
        sent is not sent again. Not metered.

        `PATCH /search/{id}`
        """
        answer = await self._transport.call(
            Request(
                "PATCH",
                "/search/{id}",
                path={"id": id},
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("SearchState", answer)

    async def results(
        self,
        id: str,
        *,
        retries: RetriesMode | None = None,
        timeout: Timeout = None,
    ) -> SearchResults:
        """Get the results of a search.

        Returns the normalised results. They are final once `search.status` is `finished` or
        `error`. Before that they have the modules that have ended so far. `complete` is true if the
        search has ended and every source that was asked has answered. Not metered.

        A retry completes its search: the results are those of the whole chain, which is the search,
        the search that it retries, and all retries of these. Each source occurs once, with its
        newest outcome. A source that failed again keeps what it found before. `summary`, and
        `counts` and `error` of `search`, are about the merged sources. `complete` is true if all
        searches of the chain have ended and every source has answered in the end. `search` is the
        requested one, with its own status and times. `retries=own` reads this search alone.

        `GET /search/{id}/results`

        Args:
            retries: `own`: this search alone. Otherwise with its retries, as one.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/search/{id}/results",
                path={"id": id},
                query={"retries": retries},
            ),
            "json",
            timeout,
        )
        return cast("SearchResults", answer)

    async def observables(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        retries: RetriesMode | None = None,
        type: ObservableType | None = None,
        strength: int | None = None,
        timeout: Timeout = None,
    ) -> SearchObservables:
        """List the observables of a search.

        Returns what the cards of modules and external providers and the found accounts say, as
        typed values: names, addresses, domains, wallets, accounts, places, dates. The strongest
        come first. The searched value, placeholders and private addresses are left out, and so are
        records of leaks and breaches. Before the end of the search, the list has the sources that
        have ended so far, and its pages can shift. Not metered.

        `GET /search/{id}/observables`

        Args:
            limit: Maximum number of observables on a page.
            cursor: `pagination.nextCursor` of the previous page, given with the same filters
                (`limit` may change). Left out for the first page. An unknown cursor, or one of
                another list, is a `VALIDATION_ERROR`.
            retries: `own`: this search alone. Otherwise with its retries, as one.
            type: Type of the listed observables. Without it, all types.
            strength: Least strength of the listed observables, in percent. Without it, all.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/search/{id}/observables",
                path={"id": id},
                query={"limit": limit, "cursor": cursor, "retries": retries, "type": type, "strength": strength},
            ),
            "json",
            timeout,
        )
        return cast("SearchObservables", answer)

    def iter_observables(
        self,
        id: str,
        *,
        limit: int | None = None,
        retries: RetriesMode | None = None,
        type: ObservableType | None = None,
        strength: int | None = None,
        timeout: Timeout = None,
    ) -> AsyncIterator[Observable]:
        """Iterates over the entries of all pages of `observables`, from the first page. Reads a page
        when it is needed.
        """
        return each_async(
            lambda page: self.observables(id, limit=limit, retries=retries, type=type, strength=strength, timeout=timeout, cursor=page),
            "data",
            "observables",
        )

    async def profile(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        retries: RetriesMode | None = None,
        timeout: Timeout = None,
    ) -> SearchProfile:
        """Show the merged picture of a search.

        Merges the accounts that modules and account checks found, with their names, pictures,
        places, links and dates, and says which accounts belong to the same person and why. Each
        claim has its evidence and a stated confidence, and contradictions are shown. Accounts are
        never joined because they have the searched name. Not metered.

        `GET /search/{id}/profile`

        Args:
            limit: Maximum number of persons on a page.
            cursor: `pagination.nextCursor` of the previous page, given with the same filters
                (`limit` may change). Left out for the first page. An unknown cursor, or one of
                another list, is a `VALIDATION_ERROR`.
            retries: `own`: this search alone. Otherwise with its retries, as one.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/search/{id}/profile",
                path={"id": id},
                query={"limit": limit, "cursor": cursor, "retries": retries},
            ),
            "json",
            timeout,
        )
        return cast("SearchProfile", answer)

    def iter_profile(
        self,
        id: str,
        *,
        limit: int | None = None,
        retries: RetriesMode | None = None,
        timeout: Timeout = None,
    ) -> AsyncIterator[Person]:
        """Iterates over the entries of all pages of `profile`, from the first page. Reads a page when
        it is needed.
        """
        return each_async(
            lambda page: self.profile(id, limit=limit, retries=retries, timeout=timeout, cursor=page),
            "data",
            "persons",
        )

    async def export_profile(
        self,
        id: str,
        *,
        retries: RetriesMode | None = None,
        format: ReportFormat | None = None,
        bom: ExportBom | None = None,
        text: ExportText | None = None,
        separator: ExportSeparator | None = None,
        timeout: Timeout = None,
    ) -> str | bytes:
        """Export the merged picture of a search.

        Returns the merged picture of `GET /search/{id}/profile` as a file: each person as a card
        with the accounts, the reasons and what speaks against them, then the observables of the
        searched value itself, and the sources. In JSON Lines, `person` of a card has the whole
        person. The graph formats do not apply, because a person is no observable. Not metered.

        `GET /search/{id}/profile/export`

        Args:
            retries: `own`: this search alone. Otherwise with its retries, as one.
            format: Form of the file: for people (`html`, `md`), for spreadsheets (`csv`, `xlsx`),
                or for programs (`jsonl`).
            bom: With `1`, a CSV file begins with a byte order mark, from which Excel knows that it
                is UTF-8. Other formats do not have one.
            text: With `1`, an apostrophe precedes each cell of a CSV file that a spreadsheet would
                convert to a number, a date or a time, such as `007` or a number of 20 digits. Other
                formats ignore it.
            separator: Separator of the cells of a CSV file. Other formats ignore it.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/search/{id}/profile/export",
                path={"id": id},
                query={"retries": retries, "format": format, "bom": bom, "text": text, "separator": separator},
            ),
            "text",
            timeout,
        )
        return cast("str | bytes", answer)

    async def picture(
        self,
        id: str,
        body: PictureRequest,
        *,
        retries: RetriesMode | None = None,
        timeout: Timeout = None,
    ) -> bytes:
        """Get the picture of an account.

        Returns the picture at the address in a line of a card, such as an avatar. The server
        fetches it, so its site does not learn who looks. Only addresses in lines named Avatar,
        Photo or Picture, of a module or an external provider of this search, are fetched.

        The picture is drawn anew as a square WebP of 128 pixels; an SVG is rendered to pixels, and
        an animation to its first frame. A fetch may take 5 seconds and 1 MiB. The server keeps the
        picture in its memory for an hour at most. It fetches no pictures if its operator has set
        `PICTURE_FINGERPRINTS=off`. The address is in the body, so that it is in no log of a proxy.
        Not metered.

        `POST /search/{id}/picture`

        Args:
            retries: `own`: this search alone. Otherwise with its retries, as one.
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/search/{id}/picture",
                path={"id": id},
                query={"retries": retries},
                body=body,
            ),
            "bytes",
            timeout,
        )
        return cast("bytes", answer)

    async def byok(
        self,
        id: str,
        *,
        retries: RetriesMode | None = None,
        provider: ByokProvider | None = None,
        timeout: Timeout = None,
    ) -> SearchByok:
        """Get the external provider results of a search.

        Returns the results of the external providers that a search asked with your keys. A provider
        is listed once it has ended; its cards are in the stream. Not metered.

        `GET /search/{id}/byok`

        Args:
            retries: `own`: this search alone. Otherwise with its retries, as one.
            provider: External provider to return. Without it, all are returned.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/search/{id}/byok",
                path={"id": id},
                query={"retries": retries, "provider": provider},
            ),
            "json",
            timeout,
        )
        return cast("SearchByok", answer)

    async def export(
        self,
        id: str,
        *,
        retries: RetriesMode | None = None,
        format: ExportFormat | None = None,
        bom: ExportBom | None = None,
        text: ExportText | None = None,
        separator: ExportSeparator | None = None,
        marks: ExportMarks | None = None,
        select: Sequence[ExportPart] | None = None,
        timeout: Timeout = None,
    ) -> ExportMisp | str | bytes:
        """Export a search.

        Returns a file: what was asked, what was found with its source and time, and which sources
        could not be asked and why. `format` chooses the form. Leak records are masked as in the
        results. The file has the search and its retries as one: each source with its newest
        outcome, under the id of the requested search. `retries=own` leaves out the others. With
        `select`, it has only the named cards, accounts, breaches and leak records, the observables
        in them, and their sources; its numbers count these. The export of a search that has not
        ended says that it is unfinished. The response is sent while it is made. A response that
        breaks off before its end is not complete: read it again. Not metered.

        `GET /search/{id}/export`

        Args:
            retries: `own`: this search alone. Otherwise with its retries, as one.
            format: Form of the file: for people (`html`, `md`), for spreadsheets (`csv`, `xlsx`),
                or for programs.
            bom: With `1`, a CSV file begins with a byte order mark, from which Excel knows that it
                is UTF-8. Other formats do not have one.
            text: With `1`, an apostrophe precedes each cell of a CSV file that a spreadsheet would
                convert to a number, a date or a time, such as `007` or a number of 20 digits. Other
                formats ignore it.
            separator: Separator of the cells of a CSV file. Other formats ignore it.
            marks: With `confirmed`, the file has only the findings that are marked as confirmed,
                and its numbers count these. A search of which nothing is confirmed has no findings.
            select: A part of what was found. Repeat it for up to 100 parts. One that the search has
                not found gets 400, which names it. With `marks`, the file has the parts that both
                choose.  - `card:<key>`: a card, by its key in the results, such as
                `card:github_001`. - `account:<slug>`: the account that an account check found, such
                as `account:rubygems`. - `breach:<name>`: a breach, by its `name`. -
                `leak:<source>/<page>/<key>`: a record of a leak source, by its page and its key
                there.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/search/{id}/export",
                path={"id": id},
                query={"retries": retries, "format": format, "bom": bom, "text": text, "separator": separator, "marks": marks, "select": select},
            ),
            "text",
            timeout,
        )
        return cast("ExportMisp | str | bytes", answer)

    async def leaks(
        self,
        id: str,
        *,
        retries: RetriesMode | None = None,
        timeout: Timeout = None,
    ) -> SearchLeaks:
        """List the leak sources of a search.

        Returns the state of the leak sources of a search, with the number of records and pages. A
        source is listed once it has ended; before the end of the search more may follow. Not
        metered.

        `GET /search/{id}/results/leaks`

        Args:
            retries: `own`: this search alone. Otherwise with its retries, as one.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/search/{id}/results/leaks",
                path={"id": id},
                query={"retries": retries},
            ),
            "json",
            timeout,
        )
        return cast("SearchLeaks", answer)

    async def leak_page(
        self,
        id: str,
        source: str,
        *,
        retries: RetriesMode | None = None,
        page: int | None = None,
        timeout: Timeout = None,
    ) -> SearchLeakPage:
        """Get a page of leak records.

        Returns one page of the records of a leak source for a search, in the order of the source. A
        page can be read once its `leak.page.ready` was sent. Page 1 of a source that ended with
        `no_results` is empty. A page past the last one, and a source that is not part of the
        search, get 404; so does a source without records that has not ended, failed or was skipped.
        Secrets are masked (`p******d`) unless the plan had the feature `secrets` when the search
        was created and has it now. Not metered.

        `GET /search/{id}/results/leaks/{source}`

        Args:
            retries: `own`: this search alone. Otherwise with its retries, as one.
            page: Number of the page, from 1.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/search/{id}/results/leaks/{source}",
                path={"id": id, "source": source},
                query={"retries": retries, "page": page},
            ),
            "json",
            timeout,
        )
        return cast("SearchLeakPage", answer)

    def iter_leak_page(
        self,
        id: str,
        source: str,
        *,
        retries: RetriesMode | None = None,
        timeout: Timeout = None,
    ) -> AsyncIterator[LeakEntry]:
        """Iterates over the entries of all pages of `leak_page`, from the first page. Reads a page
        when it is needed.
        """
        return each_async_numbered(
            lambda page: self.leak_page(id, source, retries=retries, timeout=timeout, page=page),
            "data",
            "results",
        )

    async def cancel(
        self,
        id: str,
        *,
        timeout: Timeout = None,
    ) -> SearchState:
        """Cancel a search.

        Stops a search that has not ended. Requests to sources are aborted within a second, and the
        remaining sources are not asked. What was found stays. The search is then `finished` with
        the error `SEARCH_CANCELLED`: its stream ends with `search.finished`, and its webhook is
        sent. A search that has already ended stays as it is, so a second call gets the same
        response. Each key of the account may cancel its searches. Not metered; the cost of the
        search is not returned.

        `POST /search/{id}/cancel`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/search/{id}/cancel",
                path={"id": id},
            ),
            "json",
            timeout,
        )
        return cast("SearchState", answer)

    async def retry(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        prefer: str | None = None,
        timeout: Timeout = None,
    ) -> SearchCreated:
        """Retry the sources of a search that failed.

        Starts a new search for the same value, with only the sources of an ended search that have
        no answer for a reason that may pass. It has an id, events, results and a webhook of its
        own, and costs as much as any search. `retry_of` and `retries` link the two, and `GET
        /search/{id}` and everything below it read them as one.

        | Retried | Not retried |
        |---|---|
        | `failed` and `timeout`, except for the reasons beside this | `KEY_MISSING`, `EGRESS_REFUSED` |
        | `skipped`: `SOURCE_BENCHED`, `DOMAIN_NOT_PROVED` once the domain is proved, and `MODULE_SKIPPED` after a cancellation or the time limit | `NOT_APPLICABLE`, `NOT_ENABLED`, `KEY_MISSING` |
        | account checks without a verdict | `NAME_NOT_POSSIBLE`, `TYPE_NOT_SUPPORTED`, `MAY_NOTIFY`, `PROBE_OFF`, `SAME_AS_CONTROL`, `NAME_FOLDED`, `NAME_NOT_SHOWN`, `ADDRESS_REFUSED`, `ADDRESS_FOLDED`, `EGRESS_REFUSED` |
        | | external providers (`byok`): their keys are deleted when a search ends. Create a new search with the keys. |

        A source that this server no longer has is not retried either.

        The retry inherits `options` without `byok`, the webhook with its secret, `reference` and
        `labels`. Its key is that of this request, and the plan of the account decides whether
        secrets of leak records are shown.

        A retry can be retried. A search, the search that it retries and all their retries form a
        chain: a source is retried if its newest outcome in the chain failed, whichever id is given.
        One retry of a chain runs at a time: while one has not ended, a further one gets 409
        `SEARCH_NOT_TERMINAL`. If no source is left to retry, or the chain has 10 retries, the
        response is 409 `NOTHING_TO_RETRY`. Both cost nothing.

        Each key of the account may retry its searches. Deleting a search deletes its retries too,
        and so does deleting the investigation of the search. A retry can be deleted alone: what it
        found is then missing in the chain.

        `POST /search/{id}/retry`; needs the plan feature `search`; costs 1 core search

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
            prefer: `wait=20` waits up to 20 seconds, and at most 30, for the end of what the
                request starts: if it ends in time, the response has its final state, and otherwise
                the state so far. The header `Preference-Applied` of the response says that the
                server has waited. A server waits for at most 20 requests of an account at the same
                time: a further one gets its response at once, without the header. Other preferences
                are ignored. https://www.rfc-editor.org/rfc/rfc7240
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/search/{id}/retry",
                path={"id": id},
                headers={"Idempotency-Key": idempotency_key, "Prefer": prefer},
                creates=True,
            ),
            "json",
            timeout,
        )
        return cast("SearchCreated", answer)

    async def rerun(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        prefer: str | None = None,
        cache: CacheMode | None = None,
        timeout: Timeout = None,
    ) -> SearchCreated:
        """Run a search again.

        Starts a new search with the question and the options of a stored one, and costs as much as
        any search. `rerun_of` names the earlier search, and `GET /search/{id}/compare/{other}`
        returns the difference of the two.

        The new search inherits `options` without `byok`, the webhook with its secret, `reference`
        and `labels`. Its key is that of this request, and the plan of the account decides whether
        secrets of leak records are shown. The modules and sources are chosen again: a default
        choice has what is the default today. A module or leak source that no longer exists is left
        out and is in `skipped`. If none is left, or an option is no longer valid, the response is
        400 with the path of the option.

        External providers (`byok`) are not asked again, because their keys are deleted when a
        search ends: `skipped` names `byok`. A search of external providers only gets 400 with the
        path `byok`: create a new search with the keys.

        The earlier search need not have ended. A search of an investigation or of a watch can be
        run again too: the new one belongs to neither. The rerun of a retry asks all sources of its
        options. Each key of the account may run its searches again. Deleting a search does not
        delete its reruns.

        `POST /search/{id}/rerun`; needs the plan feature `search`; costs 1 core search

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
            prefer: `wait=20` waits up to 20 seconds, and at most 30, for the end of what the
                request starts: if it ends in time, the response has its final state, and otherwise
                the state so far. The header `Preference-Applied` of the response says that the
                server has waited. A server waits for at most 20 requests of an account at the same
                time: a further one gets its response at once, without the header. Other preferences
                are ignored. https://www.rfc-editor.org/rfc/rfc7240
            cache: `bypass` asks every source again. Without it, `cache.mode` of the earlier search
                holds: with `prefer`, a source may answer as it did before.
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/search/{id}/rerun",
                path={"id": id},
                query={"cache": cache},
                headers={"Idempotency-Key": idempotency_key, "Prefer": prefer},
                creates=True,
            ),
            "json",
            timeout,
        )
        return cast("SearchCreated", answer)

    async def compare(
        self,
        id: str,
        other: str,
        *,
        timeout: Timeout = None,
    ) -> SearchComparison:
        """Compare two searches.

        Returns what a later search has found that an earlier one had not, and the other way round:
        the difference that watches report between two runs, in the same shape. Each search is read
        with its retries as one. Both must have ended, and have one type; their values may differ. A
        source proves something only if it has answered in both searches: the others are in
        `not_compared`. Names and breaches are never gone, because some sources list only a part of
        them each time. Not metered.

        `GET /search/{id}/compare/{other}`
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/search/{id}/compare/{other}",
                path={"id": id, "other": other},
            ),
            "json",
            timeout,
        )
        return cast("SearchComparison", answer)

    def stream(
        self,
        id: str,
        *,
        attempts: StreamAttemptsMode | None = None,
        last_event_id: str | None = None,
        retries: int = 10,
        silence: float = 45.0,
        max_event_length: int = MAX_EVENT_LENGTH,
    ) -> AsyncEventStream[SearchEvent]:
        """Stream the events of a search.

        Streams the events of a stored search as Server-Sent Events: first `connected`, then every
        event from the beginning or from the resume point, then new events as they happen. After
        `search.finished` the stream closes. A finished search is replayed from the beginning. Not
        metered.

        An event in the stream:

        ```
        event: search.progress
        data: {"search_id":"0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10","status":"running","message":"shard 1/1 progress 0/1","timestamp":"2026-11-21T10:15:00.420Z"}
        id: 2
        ```

        `id:` is the number of the event in its search: 1, 2, 3, without a gap. `connected` has no
        id, and neither do the comment lines that the server sends every 15 seconds to keep proxies
        from closing the connection. The first event also has the line `retry: 3000`. A server that
        stops ends its streams with the line `retry: 1000`: reconnect with the last id, and no event
        is lost.

        **Resuming.** `Last-Event-ID: n`, `lastEventId=n` and `cursor=n` continue after event n;
        `start_index=n` and `from=n` begin with event n. If several are given, the first one in this
        order is used: `Last-Event-ID`, `lastEventId`, `cursor`, `start_index`, `from`. A value that
        is not a number, or lies past the end, is a `VALIDATION_ERROR`. A resume exactly at the end
        of a search that has ended gets 204, which stops an `EventSource`. A resume at the end of a
        running search waits for the next event. A browser's `EventSource` cannot send a key: it
        needs a backend that adds it.

        **Retries.** A search and each of its retries have streams of their own. `attempts=all`
        streams the events of all of them, one search after the other, with numbers of its own,
        which rise. Only the last search has `search.finished` there; those of the others are left
        out with their numbers. If a retry starts later, a number is never used twice. Each event
        names its search in `search_id`. Deleting a retry changes the numbers.

        The stream has other status names than the stored search: `pending` is `queued`,
        `processing` is `running`, `finished` is `completed` and `error` is `failed`.

        `GET /search/{id}/stream`

        Args:
            attempts: `all` streams the events of the search and its retries one after the other,
                whichever of their ids is given. Without it, the events are those of this search.
        """
        return self._transport.follow(
            Request(
                "GET",
                "/search/{id}/stream",
                path={"id": id},
                query={"attempts": attempts},
            ),
            Following(
                last="search.finished",
                resumes=True,
                last_event_id=last_event_id,
                retries=retries,
                silence=silence,
                max_event_length=max_event_length,
            ),
        )

    async def webhook_attempts(
        self,
        id: str,
        *,
        timeout: Timeout = None,
    ) -> WebhookAttemptList:
        """List the delivery attempts of a webhook.

        Returns the newest 50 attempts that have ended, newest first: time, status and the first
        bytes of each response. The list is empty if the search has no webhook. Not metered.

        `GET /search/{id}/webhook/attempts`
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/search/{id}/webhook/attempts",
                path={"id": id},
            ),
            "json",
            timeout,
        )
        return cast("WebhookAttemptList", answer)

    async def redeliver_webhook(
        self,
        id: str,
        *,
        timeout: Timeout = None,
    ) -> WebhookRedelivery:
        """Redeliver a webhook.

        Sends the webhook again with the same id, at once, also if it was already delivered. Only
        `finishedAt`, the timestamps and the signatures differ. Failed attempts are retried as often
        as the first time. If an attempt is already due or running, that one is used. A search
        without a webhook gets 404. Not metered.

        `POST /search/{id}/webhook/redeliver`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/search/{id}/webhook/redeliver",
                path={"id": id},
            ),
            "json",
            timeout,
        )
        return cast("WebhookRedelivery", answer)


class AsyncMarksOperations:
    """The operations `marks`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        id: str,
        *,
        timeout: Timeout = None,
    ) -> SearchMarks:
        """List the marks of a search.

        Returns the marks of the account on findings about the searched observable, with their names
        in this search. A retry and a new search of the observable have the same marks. Not metered.

        `GET /search/{id}/marks`
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/search/{id}/marks",
                path={"id": id},
            ),
            "json",
            timeout,
        )
        return cast("SearchMarks", answer)

    async def set(
        self,
        id: str,
        marks: Sequence[NewMark],
        *,
        timeout: Timeout = None,
    ) -> SearchMarks:
        """Mark findings of a search.

        Marks findings as confirmed, wrong or ignored. A mark belongs to the finding itself: every
        search of the account about the same observable has it, under the name that the finding has
        there. A wrong account leaves the merged picture, and confirmed ones are one person there;
        findings that are wrong or ignored are not followed, not drawn in graphs, and no changes of
        a watch. Every key of the account with the scope `search` can do that. An observable has at
        most 1,000 marks. The marks are erased with the last search of the observable. Not metered.

        `POST /search/{id}/marks`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/search/{id}/marks",
                path={"id": id},
                body={"marks": List(marks)},
            ),
            "json",
            timeout,
        )
        return cast("SearchMarks", answer)

    async def remove(
        self,
        id: str,
        ids: Sequence[MarkId],
        *,
        timeout: Timeout = None,
    ) -> SearchMarks:
        """Remove marks of a search.

        Removes marks with their notes, in every search of the observable. Not metered.

        `POST /search/{id}/marks/remove`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/search/{id}/marks/remove",
                path={"id": id},
                body={"ids": List(ids)},
            ),
            "json",
            timeout,
        )
        return cast("SearchMarks", answer)


class AsyncInvestigationsOperations:
    """The operations `investigations`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        status: InvestigationStatus | None = None,
        reference: CallerReference | None = None,
        label: Sequence[SearchLabel] | None = None,
        key_id: str | None = None,
        created_after: str | None = None,
        created_before: str | None = None,
        sort: ListOrder | None = None,
        timeout: Timeout = None,
    ) -> InvestigationList:
        """List investigations.

        Returns the investigations of all keys of the account, newest first unless `sort` says
        otherwise. Request the next page with `pagination.nextCursor`; with the newest first, new
        entries do not affect the following pages. Not metered.

        `GET /investigations`

        Args:
            limit: Maximum number of entries on a page.
            cursor: `pagination.nextCursor` of the previous page, given with the same filters
                (`limit` may change). Left out for the first page. An unknown cursor, or one of
                another list, is a `VALIDATION_ERROR`.
            status: State of the listed investigations. Without it, all states.
            reference: Only searches whose `reference` is exactly this text, in the same case.
            label: Only searches with this label. Repeat it for searches with all of several labels.
            key_id: Only what this API key of the account created. The key may be revoked.
            created_after: Only what was created at this time or later. A time without `Z` needs its
                offset, with `+` as `%2B`.
            created_before: Only what was created before this time, which must be later than
                `created_after`.
            sort: Order of the list, by the time of creation.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/investigations",
                query={"limit": limit, "cursor": cursor, "status": status, "reference": reference, "label": label, "key_id": key_id, "created_after": created_after, "created_before": created_before, "sort": sort},
            ),
            "json",
            timeout,
        )
        return cast("InvestigationList", answer)

    def iter_list(
        self,
        *,
        limit: int | None = None,
        status: InvestigationStatus | None = None,
        reference: CallerReference | None = None,
        label: Sequence[SearchLabel] | None = None,
        key_id: str | None = None,
        created_after: str | None = None,
        created_before: str | None = None,
        sort: ListOrder | None = None,
        timeout: Timeout = None,
    ) -> AsyncIterator[Investigation]:
        """Iterates over the entries of all pages of `list`, from the first page. Reads a page when it
        is needed.
        """
        return each_async(
            lambda page: self.list(limit=limit, status=status, reference=reference, label=label, key_id=key_id, created_after=created_after, created_before=created_before, sort=sort, timeout=timeout, cursor=page),
            "data",
            "investigations",
        )

    async def create(
        self,
        body: InvestigationRequest,
        *,
        idempotency_key: str | None = None,
        prefer: str | None = None,
        timeout: Timeout = None,
    ) -> InvestigationCreated:
        """Create an investigation.

        Searches 1 to 1,000 observables with the same options, and responds at once. Each observable
        gets a stored search, which starts when a slot of the account is free: an investigation
        never exceeds the concurrency, the daily window or the global window of the plan. The
        observables start in their order; several investigations of an account take turns.

        This request counts as one of the requests per minute and costs no core search. Its searches
        count as no request, and each costs one core search when it starts. If the daily or global
        window is exhausted, the investigation waits if the window resets within an hour
        (`paused_until`). Otherwise it stops: `stopped` says why, and the rest of the observables is
        `not_started`.

        With `follow`, what the searches find is searched too, within the same limits. An observable
        to which the options do not apply is then `not_started` with `VALIDATION_ERROR`.

        A value on the blocklist does not stop the others: its observable is `not_started` with
        `QUERY_BLOCKED`.

        `delivery.webhook` gets one POST request when the investigation has finished; its searches
        send none.

        `POST /investigations`; needs the plan feature `search`

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
            prefer: `wait=20` waits up to 20 seconds, and at most 30, for the end of what the
                request starts: if it ends in time, the response has its final state, and otherwise
                the state so far. The header `Preference-Applied` of the response says that the
                server has waited. A server waits for at most 20 requests of an account at the same
                time: a further one gets its response at once, without the header. Other preferences
                are ignored. https://www.rfc-editor.org/rfc/rfc7240
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/investigations",
                headers={"Idempotency-Key": idempotency_key, "Prefer": prefer},
                body=body,
                creates=True,
            ),
            "json",
            timeout,
        )
        return cast("InvestigationCreated", answer)

    async def delete(
        self,
        ids: Sequence[str],
        *,
        timeout: Timeout = None,
    ) -> SearchDeletion:
        """Delete investigations.

        Deletes investigations that have finished, all of them or none, with all their searches, the
        retries of these, and everything in them. An investigation with a running retry is not
        deleted. Once the call returns, every endpoint answers 404 for them; within a minute their
        data is erased. The searches of an investigation cannot be deleted one by one. Only the key
        that created an investigation can delete it; a key that the operator marked `manage` can
        also delete the investigations of revoked keys of its account. Not metered.

        `POST /investigations/delete`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/investigations/delete",
                body={"ids": List(ids)},
            ),
            "json",
            timeout,
        )
        return cast("SearchDeletion", answer)

    async def get(
        self,
        id: str,
        *,
        timeout: Timeout = None,
    ) -> InvestigationState:
        """Get an investigation.

        Returns the investigation, the state of each observable and its search, and the reasons for
        what was not started. Read the results of a search with `GET /search/{id}/results`. Not
        metered.

        `GET /investigations/{id}`
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/investigations/{id}",
                path={"id": id},
            ),
            "json",
            timeout,
        )
        return cast("InvestigationState", answer)

    async def update(
        self,
        id: str,
        body: WordsUpdate,
        *,
        timeout: Timeout = None,
    ) -> InvestigationState:
        """Change the words of an investigation.

        Changes the name, the reference, the labels or the note of an investigation, also while it
        runs. Every key of the account with the scope `search` can do that. A webhook that was
        already sent is not sent again. Not metered.

        `PATCH /investigations/{id}`
        """
        answer = await self._transport.call(
            Request(
                "PATCH",
                "/investigations/{id}",
                path={"id": id},
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("InvestigationState", answer)

    def stream(
        self,
        id: str,
        *,
        last_event_id: str | None = None,
        retries: int = 10,
        silence: float = 45.0,
        max_event_length: int = MAX_EVENT_LENGTH,
    ) -> AsyncEventStream[InvestigationEvent]:
        """Stream the events of an investigation.

        Streams the events of an investigation and of all its searches as Server-Sent Events: first
        `connected`, then every event from the beginning or from the resume point, then new events
        as they happen. `search.started` comes before the events of a search, which are those of
        `GET /search/{id}/stream` without `connected`; `search_id` in their data names the search.
        After `investigation.finished` the stream closes. A finished investigation is replayed from
        the beginning. If `POST /investigations/{id}/follow` made it go on, later events follow:
        resume with the id of `investigation.finished`, until the response is 204. Not metered.

        `id:` is the number of the event in the investigation: 1, 2, 3, without a gap, over all its
        searches. The stream resumes with it as the stream of a search does.

        `GET /investigations/{id}/stream`
        """
        return self._transport.follow(
            Request(
                "GET",
                "/investigations/{id}/stream",
                path={"id": id},
            ),
            Following(
                last="investigation.finished",
                resumes=True,
                last_event_id=last_event_id,
                retries=retries,
                silence=silence,
                max_event_length=max_event_length,
            ),
        )

    @overload
    async def graph(
        self,
        id: str,
        *,
        format: Literal["json"] | None = None,
        type: ObservableType | None = None,
        strength: int | None = None,
        shared: bool | None = None,
        timeout: Timeout = None,
    ) -> InvestigationGraph: ...

    @overload
    async def graph(
        self,
        id: str,
        *,
        format: Literal["graphml", "gexf"],
        type: ObservableType | None = None,
        strength: int | None = None,
        shared: bool | None = None,
        timeout: Timeout = None,
    ) -> str: ...

    @overload
    async def graph(
        self,
        id: str,
        *,
        format: GraphFormat | None,
        type: ObservableType | None = None,
        strength: int | None = None,
        shared: bool | None = None,
        timeout: Timeout = None,
    ) -> InvestigationGraph | str: ...

    async def graph(
        self,
        id: str,
        *,
        format: GraphFormat | None = None,
        type: ObservableType | None = None,
        strength: int | None = None,
        shared: bool | None = None,
        timeout: Timeout = None,
    ) -> InvestigationGraph | str:
        """Get the graph of an investigation.

        Returns the observables of the investigation and those that their searches found as nodes,
        and what leads from one to the other as edges, with the cards that vouch for it. An
        observable of several searches is one node. `format` chooses JSON, GraphML 1.0
        (http://graphml.graphdrawing.org/specification.html) or GEXF 1.3 (https://gexf.net). The
        response is sent while it is made. A response that breaks off before its end is not
        complete: read it again. Before the end of the investigation, the graph has what the sources
        that have ended so far found. Not metered.

        `GET /investigations/{id}/graph`

        Args:
            format: Form of the graph: JSON, or a file for programs that draw graphs (`graphml`,
                `gexf`).
            type: Type of the found observables. Without it, all types. Observables of the
                investigation are always nodes.
            strength: Least strength of the edges, in percent. Without it, all.
            shared: With `true`, only those found observables to which edges lead from at least two
                observables of the investigation.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/investigations/{id}/graph",
                path={"id": id},
                query={"format": format, "type": type, "strength": strength, "shared": shared},
            ),
            "text",
            timeout,
        )
        return cast("InvestigationGraph | str", answer)

    async def results(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: Timeout = None,
    ) -> InvestigationResults:
        """Get the results of an investigation.

        Returns the results of the searches of an investigation, a page of searches at a time, each
        as `GET /search/{id}/results` has it: with its retries. Before the end of the investigation,
        further searches follow. Not metered.

        `GET /investigations/{id}/results`

        Args:
            limit: Maximum number of searches on a page.
            cursor: `pagination.nextCursor` of the previous page, given with the same filters
                (`limit` may change). Left out for the first page. An unknown cursor, or one of
                another list, is a `VALIDATION_ERROR`.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/investigations/{id}/results",
                path={"id": id},
                query={"limit": limit, "cursor": cursor},
            ),
            "json",
            timeout,
        )
        return cast("InvestigationResults", answer)

    def iter_results(
        self,
        id: str,
        *,
        limit: int | None = None,
        timeout: Timeout = None,
    ) -> AsyncIterator[SearchResultsData]:
        """Iterates over the entries of all pages of `results`, from the first page. Reads a page when
        it is needed.
        """
        return each_async(
            lambda page: self.results(id, limit=limit, timeout=timeout, cursor=page),
            "data",
            "searches",
        )

    async def observables(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        type: ObservableType | None = None,
        strength: int | None = None,
        timeout: Timeout = None,
    ) -> SearchObservables:
        """List the observables of an investigation.

        Returns what all searches of an investigation found, as typed values, as `GET
        /search/{id}/observables` does for one search. A value that several searches found is listed
        once, and each of its cards names its search. The searched value of one search is listed if
        another search found it. Not metered.

        `GET /investigations/{id}/observables`

        Args:
            limit: Maximum number of observables on a page.
            cursor: `pagination.nextCursor` of the previous page, given with the same filters
                (`limit` may change). Left out for the first page. An unknown cursor, or one of
                another list, is a `VALIDATION_ERROR`.
            type: Type of the listed observables. Without it, all types.
            strength: Least strength of the listed observables, in percent. Without it, all.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/investigations/{id}/observables",
                path={"id": id},
                query={"limit": limit, "cursor": cursor, "type": type, "strength": strength},
            ),
            "json",
            timeout,
        )
        return cast("SearchObservables", answer)

    def iter_observables(
        self,
        id: str,
        *,
        limit: int | None = None,
        type: ObservableType | None = None,
        strength: int | None = None,
        timeout: Timeout = None,
    ) -> AsyncIterator[Observable]:
        """Iterates over the entries of all pages of `observables`, from the first page. Reads a page
        when it is needed.
        """
        return each_async(
            lambda page: self.observables(id, limit=limit, type=type, strength=strength, timeout=timeout, cursor=page),
            "data",
            "observables",
        )

    async def profile(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: Timeout = None,
    ) -> SearchProfile:
        """Show the merged picture of an investigation.

        Merges the accounts that all searches of an investigation found, as `GET
        /search/{id}/profile` does for one search, and says which belong to the same person and why.
        Each card names its search. Not metered.

        `GET /investigations/{id}/profile`

        Args:
            limit: Maximum number of persons on a page.
            cursor: `pagination.nextCursor` of the previous page, given with the same filters
                (`limit` may change). Left out for the first page. An unknown cursor, or one of
                another list, is a `VALIDATION_ERROR`.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/investigations/{id}/profile",
                path={"id": id},
                query={"limit": limit, "cursor": cursor},
            ),
            "json",
            timeout,
        )
        return cast("SearchProfile", answer)

    def iter_profile(
        self,
        id: str,
        *,
        limit: int | None = None,
        timeout: Timeout = None,
    ) -> AsyncIterator[Person]:
        """Iterates over the entries of all pages of `profile`, from the first page. Reads a page when
        it is needed.
        """
        return each_async(
            lambda page: self.profile(id, limit=limit, timeout=timeout, cursor=page),
            "data",
            "persons",
        )

    async def accounts(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: Timeout = None,
    ) -> InvestigationAccounts:
        """List the accounts of an investigation.

        Returns the accounts that the registered-account checks of an investigation found, a page of
        searches at a time. The merged picture has the accounts that modules found too. Not metered.

        `GET /investigations/{id}/accounts`

        Args:
            limit: Maximum number of searches on a page.
            cursor: `pagination.nextCursor` of the previous page, given with the same filters
                (`limit` may change). Left out for the first page. An unknown cursor, or one of
                another list, is a `VALIDATION_ERROR`.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/investigations/{id}/accounts",
                path={"id": id},
                query={"limit": limit, "cursor": cursor},
            ),
            "json",
            timeout,
        )
        return cast("InvestigationAccounts", answer)

    def iter_accounts(
        self,
        id: str,
        *,
        limit: int | None = None,
        timeout: Timeout = None,
    ) -> AsyncIterator[InvestigationSearchAccounts]:
        """Iterates over the entries of all pages of `accounts`, from the first page. Reads a page when
        it is needed.
        """
        return each_async(
            lambda page: self.accounts(id, limit=limit, timeout=timeout, cursor=page),
            "data",
            "searches",
        )

    async def leaks(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: Timeout = None,
    ) -> InvestigationLeaks:
        """List the leak sources of an investigation.

        Returns the leak sources of the searches of an investigation, a page of searches at a time,
        each as `GET /search/{id}/results/leaks` has it. `GET /search/{id}/results/leaks/{source}`
        has the records. Not metered.

        `GET /investigations/{id}/leaks`

        Args:
            limit: Maximum number of searches on a page.
            cursor: `pagination.nextCursor` of the previous page, given with the same filters
                (`limit` may change). Left out for the first page. An unknown cursor, or one of
                another list, is a `VALIDATION_ERROR`.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/investigations/{id}/leaks",
                path={"id": id},
                query={"limit": limit, "cursor": cursor},
            ),
            "json",
            timeout,
        )
        return cast("InvestigationLeaks", answer)

    def iter_leaks(
        self,
        id: str,
        *,
        limit: int | None = None,
        timeout: Timeout = None,
    ) -> AsyncIterator[InvestigationSearchLeaks]:
        """Iterates over the entries of all pages of `leaks`, from the first page. Reads a page when it
        is needed.
        """
        return each_async(
            lambda page: self.leaks(id, limit=limit, timeout=timeout, cursor=page),
            "data",
            "searches",
        )

    async def export(
        self,
        id: str,
        *,
        format: ExportFormat | None = None,
        bom: ExportBom | None = None,
        text: ExportText | None = None,
        separator: ExportSeparator | None = None,
        marks: ExportMarks | None = None,
        timeout: Timeout = None,
    ) -> ExportMisp | str | bytes:
        """Export an investigation.

        Returns a file: its observables, what their searches found with source and time, and which
        sources could not be asked and why. `format` chooses the form. Leak records are masked as in
        the results. The export of an investigation that has not ended says that it is unfinished.
        The response is sent while it is made. A response that breaks off before its end is not
        complete: read it again. Not metered.

        `GET /investigations/{id}/export`

        Args:
            format: Form of the file: for people (`html`, `md`), for spreadsheets (`csv`, `xlsx`),
                or for programs.
            bom: With `1`, a CSV file begins with a byte order mark, from which Excel knows that it
                is UTF-8. Other formats do not have one.
            text: With `1`, an apostrophe precedes each cell of a CSV file that a spreadsheet would
                convert to a number, a date or a time, such as `007` or a number of 20 digits. Other
                formats ignore it.
            separator: Separator of the cells of a CSV file. Other formats ignore it.
            marks: With `confirmed`, the file has only the findings that are marked as confirmed,
                and its numbers count these. A search of which nothing is confirmed has no findings.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/investigations/{id}/export",
                path={"id": id},
                query={"format": format, "bom": bom, "text": text, "separator": separator, "marks": marks},
            ),
            "text",
            timeout,
        )
        return cast("ExportMisp | str | bytes", answer)

    async def follow(
        self,
        id: str,
        observables: Sequence[FollowedObservable],
        *,
        idempotency_key: str | None = None,
        timeout: Timeout = None,
    ) -> InvestigationFollowed:
        """Add observables to an investigation.

        Searches up to 100 more observables in an investigation, found by its searches or not, with
        its options. Shared and excluded values and `max_searches` do not limit this, but `budget`
        and the quotas do. An observable that already has a search is not searched again; one that
        is `not_started` waits again.

        An investigation that has finished, or was stopped by its budget or a quota, goes on: it is
        `processing` until the added searches have ended, and `stopped` is null. Its stream goes on
        after `investigation.finished` with `observable.followed`, and has another
        `investigation.finished` at the end. The stream closes after each `investigation.finished`;
        resume with the id of the last event. Its webhook is sent again at the end, as another
        delivery. Keys of external providers (`byok`) are deleted when an investigation finishes,
        and are not used after that. A cancelled investigation gets 409 `INVESTIGATION_CANCELLED`. A
        finished one gets 409 `MAX_CONCURRENCY_EXCEEDED` while the account has as many unfinished
        investigations as its plan allows.

        This request counts as one of the requests per minute and costs no core search; each search
        costs one when it starts. Each key of the account may add to its investigations.

        `POST /investigations/{id}/follow`; needs the plan feature `search`

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/investigations/{id}/follow",
                path={"id": id},
                headers={"Idempotency-Key": idempotency_key},
                body={"observables": List(observables)},
            ),
            "json",
            timeout,
        )
        return cast("InvestigationFollowed", answer)

    async def retry(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: Timeout = None,
    ) -> InvestigationRetried:
        """Retry what failed in an investigation.

        Retries each ended search of the investigation in which a source has no answer, in the order
        of the observables, as `POST /search/{id}/retry` does. A retry completes its search, so that
        the state, the results, the graph and the exports of the investigation have what it found.

        Each retry takes a slot of the account. When the slots or the quota are used up, the others
        are in `not_started` with the reason `MAX_CONCURRENCY_EXCEEDED` or `RATE_LIMIT_EXCEEDED`:
        repeat the request when a retry has ended. A search with `NOTHING_TO_RETRY` has no source
        that would answer later, and one with `SEARCH_NOT_TERMINAL` has a retry that runs. If every
        source of all searches has answered, the response is 409 `NOTHING_TO_RETRY`.

        This request counts as one of the requests per minute and costs no core search; each retry
        that starts costs one. A repeated `Idempotency-Key` starts nothing, and both lists are then
        empty. Each key of the account may retry its investigations. The deletion of the
        investigation deletes the retries.

        `POST /investigations/{id}/retry`; needs the plan feature `search`

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/investigations/{id}/retry",
                path={"id": id},
                headers={"Idempotency-Key": idempotency_key},
            ),
            "json",
            timeout,
        )
        return cast("InvestigationRetried", answer)

    async def cancel(
        self,
        id: str,
        *,
        timeout: Timeout = None,
    ) -> InvestigationState:
        """Cancel an investigation.

        Starts no further searches of the investigation, and cancels those that run, as `POST
        /search/{id}/cancel` does. What was found stays. The investigation is then `finished` with
        `stopped.code` `INVESTIGATION_CANCELLED`. One that has already finished stays as it is, so a
        second call gets the same response. Each key of the account may cancel its investigations.
        Not metered; the cost of the searches is not returned.

        `POST /investigations/{id}/cancel`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/investigations/{id}/cancel",
                path={"id": id},
            ),
            "json",
            timeout,
        )
        return cast("InvestigationState", answer)

    async def webhook_attempts(
        self,
        id: str,
        *,
        timeout: Timeout = None,
    ) -> WebhookAttemptList:
        """List the webhook attempts of an investigation.

        Returns the newest 50 attempts of the latest delivery, newest first: time, status and the
        first bytes of each response. The list is empty if the investigation has no webhook. Not
        metered.

        `GET /investigations/{id}/webhook/attempts`
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/investigations/{id}/webhook/attempts",
                path={"id": id},
            ),
            "json",
            timeout,
        )
        return cast("WebhookAttemptList", answer)

    async def redeliver_webhook(
        self,
        id: str,
        *,
        timeout: Timeout = None,
    ) -> WebhookRedelivery:
        """Redeliver the webhook of an investigation.

        Sends the latest webhook again with the same id and body, at once, also if it was already
        delivered. Failed attempts are retried as often as the first time. If an attempt is already
        due or running, that one is used. An investigation without a webhook gets 404. Not metered.

        `POST /investigations/{id}/webhook/redeliver`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/investigations/{id}/webhook/redeliver",
                path={"id": id},
            ),
            "json",
            timeout,
        )
        return cast("WebhookRedelivery", answer)


class AsyncToolsOperations:
    """The operations `tools`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def export_response(
        self,
        body: ToolExportRequest,
        *,
        format: ReportFormat | None = None,
        bom: ExportBom | None = None,
        text: ExportText | None = None,
        separator: ExportSeparator | None = None,
        timeout: Timeout = None,
    ) -> str | bytes:
        """Export the response of a tool.

        Returns the response of a direct tool, which the caller sends back as it came, as a file:
        the data as cards, and the outcome of each source. Nothing is stored, and no source is
        asked. The server cannot check that the response is one that it sent: only its shape is
        checked. The body has at most 2 MiB. Not metered.

        `POST /exports/tool`

        Args:
            format: Form of the file: for people (`html`, `md`), for spreadsheets (`csv`, `xlsx`),
                or for programs (`jsonl`).
            bom: With `1`, a CSV file begins with a byte order mark, from which Excel knows that it
                is UTF-8. Other formats do not have one.
            text: With `1`, an apostrophe precedes each cell of a CSV file that a spreadsheet would
                convert to a number, a date or a time, such as `007` or a number of 20 digits. Other
                formats ignore it.
            separator: Separator of the cells of a CSV file. Other formats ignore it.
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/exports/tool",
                query={"format": format, "bom": bom, "text": text, "separator": separator},
                body=body,
            ),
            "text",
            timeout,
        )
        return cast("str | bytes", answer)

    async def list(
        self,
        *,
        timeout: Timeout = None,
    ) -> ToolList:
        """List tools.

        Returns the direct tools of this server, with their operations, inputs and costs. Any key
        may read it. Not metered.

        `GET /tools`
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/tools",
            ),
            "json",
            timeout,
        )
        return cast("ToolList", answer)

    async def get(
        self,
        tool: str,
        *,
        timeout: Timeout = None,
    ) -> ToolInfos:
        """Get a tool.

        Returns one tool, with its operations, their inputs, costs and sources. Any key may read it.
        Not metered.

        `GET /tools/{tool}/infos`
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/tools/{tool}/infos",
                path={"tool": tool},
            ),
            "json",
            timeout,
        )
        return cast("ToolInfos", answer)

    async def result(
        self,
        id: str,
        *,
        timeout: Timeout = None,
    ) -> ToolResponse | ToolResultPending:
        """Get the late result of a tool.

        If a tool call gets 504 with `meta.savedResult`, its sources are still running. This
        operation returns the result once it is ready, for 24 hours after the call, for the account
        that made the call. The call is charged once, when the result is ready. If the sources end
        without a result, it costs nothing, and the response here is 502, 503 or
        504. Not metered.

        `GET /tools/results/{id}`
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/tools/results/{id}",
                path={"id": id},
            ),
            "json",
            timeout,
        )
        return cast("ToolResponse | ToolResultPending", answer)

    async def export_result(
        self,
        id: str,
        *,
        format: ReportFormat | None = None,
        bom: ExportBom | None = None,
        text: ExportText | None = None,
        separator: ExportSeparator | None = None,
        timeout: Timeout = None,
    ) -> ToolResultPending | str | bytes:
        """Export the late result of a tool.

        Returns the result of `GET /tools/results/{id}` as a file, with the data as cards and the
        outcome of each source. The other responses are those of that operation. Not metered.

        `GET /tools/results/{id}/export`

        Args:
            format: Form of the file: for people (`html`, `md`), for spreadsheets (`csv`, `xlsx`),
                or for programs (`jsonl`).
            bom: With `1`, a CSV file begins with a byte order mark, from which Excel knows that it
                is UTF-8. Other formats do not have one.
            text: With `1`, an apostrophe precedes each cell of a CSV file that a spreadsheet would
                convert to a number, a date or a time, such as `007` or a number of 20 digits. Other
                formats ignore it.
            separator: Separator of the cells of a CSV file. Other formats ignore it.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/tools/results/{id}/export",
                path={"id": id},
                query={"format": format, "bom": bom, "text": text, "separator": separator},
            ),
            "text",
            timeout,
        )
        return cast("ToolResultPending | str | bytes", answer)

    async def subdomains(
        self,
        body: DomainRequest,
        *,
        idempotency_key: str | None = None,
        timeout: Timeout = None,
    ) -> SubdomainsResponse:
        """Find subdomains.

        Asks readers of certificate transparency logs, passive DNS and web archives in parallel, and
        merges the names. A resolver is asked whether the domain has a wildcard. The domain itself
        is not contacted. The input may be any name below the domain, or a URL: the operation works
        on its registered domain. The result leaves out the domain itself, wildcards, e-mail
        addresses of certificates and names of other domains.

        One of the certificate readers (`crt-sh`, `cert-spotter`) is required; if both fail, the
        response is 503.

        `POST /tools/domain-intelligence/subdomains`; needs the plan feature `tools`; costs 1 core
        search

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/tools/domain-intelligence/subdomains",
                headers={"Idempotency-Key": idempotency_key},
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("SubdomainsResponse", answer)

    async def dns(
        self,
        body: DomainRequest,
        *,
        idempotency_key: str | None = None,
        timeout: Timeout = None,
    ) -> DnsResponse:
        """Look up DNS records.

        Asks a resolver for the records of a name: addresses, mail exchangers, name servers, texts,
        certificate authorities, start of authority, aliases, DNSSEC keys and HTTPS. The name of a
        service (`_sip._tcp.example.com`) is also asked about SRV, TLSA and SVCB. `findings` names
        aliases that lead nowhere, or to a name that anyone can claim, and invalid records. The name
        is used as it is; for a URL its host is used. One type without an answer leaves the others.

        `POST /tools/domain-intelligence/dns`; needs the plan feature `tools`; costs 1 core search

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/tools/domain-intelligence/dns",
                headers={"Idempotency-Key": idempotency_key},
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("DnsResponse", answer)

    async def rdap(
        self,
        body: DomainRequest,
        *,
        idempotency_key: str | None = None,
        timeout: Timeout = None,
    ) -> RdapResponse:
        """Look up the registration of a domain.

        Asks the registry for the registration of a domain (RDAP): registrar, dates, states, name
        servers and abuse contact, with the original response. A registry without RDAP is asked
        through WHOIS, and the registrar for a holder that the registry does not have, as for
        `.com`. The operation works on the registered domain of the name.

        `POST /tools/domain-intelligence/rdap`; needs the plan feature `tools`; costs 1 core search

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/tools/domain-intelligence/rdap",
                headers={"Idempotency-Key": idempotency_key},
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("RdapResponse", answer)

    async def certificates(
        self,
        body: DomainRequest,
        *,
        idempotency_key: str | None = None,
        timeout: Timeout = None,
    ) -> CertificatesResponse:
        """Find the certificates of a domain.

        Asks readers of certificate transparency logs for the certificates of a domain and of all
        names below it, and merges their data about the same certificate.

        `POST /tools/domain-intelligence/certificates`; needs the plan feature `tools`; costs 1 core
        search

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/tools/domain-intelligence/certificates",
                headers={"Idempotency-Key": idempotency_key},
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("CertificatesResponse", answer)

    async def domain(
        self,
        body: DomainRequest,
        *,
        idempotency_key: str | None = None,
        timeout: Timeout = None,
    ) -> DomainAllResponse:
        """Run all domain operations.

        Runs all operations of this tool in one call, asks each source once, and costs as much as
        one operation. No source is required: a part without an answer from any source is null. The
        operation works on the registered domain of the name.

        `POST /tools/domain-intelligence/all`; needs the plan feature `tools`; costs 1 core search

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/tools/domain-intelligence/all",
                headers={"Idempotency-Key": idempotency_key},
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("DomainAllResponse", answer)

    async def ip_lookup(
        self,
        body: IpRequest,
        *,
        idempotency_key: str | None = None,
        timeout: Timeout = None,
    ) -> IpLookupResponse:
        """Look up an IP address.

        Returns the registration of the network of an address, its routing, its host names, and
        facts from bundled data. The bundled data does not count as an answer if all sources fail.
        An address that is not public is refused.

        `POST /tools/ip-intelligence/lookup`; needs the plan feature `tools`; costs 1 core search

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/tools/ip-intelligence/lookup",
                headers={"Idempotency-Key": idempotency_key},
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("IpLookupResponse", answer)

    async def ip_reputation(
        self,
        body: IpRequest,
        *,
        idempotency_key: str | None = None,
        timeout: Timeout = None,
    ) -> IpReputationResponse:
        """Check the reputation of an IP address.

        Checks whether abuse lists, spam lists and lists of Tor exits have an address, and what
        scanners saw at it. The address itself is not contacted.

        `POST /tools/ip-intelligence/reputation`; needs the plan feature `tools`; costs 1 core
        search

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/tools/ip-intelligence/reputation",
                headers={"Idempotency-Key": idempotency_key},
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("IpReputationResponse", answer)

    async def ip(
        self,
        body: IpRequest,
        *,
        idempotency_key: str | None = None,
        timeout: Timeout = None,
    ) -> IpAllResponse:
        """Run all IP address operations.

        Runs all operations of this tool in one call, asks each source once, and costs as much as
        one operation.

        `POST /tools/ip-intelligence/all`; needs the plan feature `tools`; costs 1 core search

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/tools/ip-intelligence/all",
                headers={"Idempotency-Key": idempotency_key},
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("IpAllResponse", answer)

    async def network(
        self,
        body: NetworkRequest,
        *,
        idempotency_key: str | None = None,
        timeout: Timeout = None,
    ) -> NetworkResponse:
        """Look up a network of IP addresses.

        Returns the registration of a network, who announces it, the routes to it and to parts of
        it, and the contacts for abuse. Its addresses are not contacted. A network of special
        addresses only is refused with the reason.

        `POST /tools/ip-intelligence/network`; needs the plan feature `tools`; costs 1 core search

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/tools/ip-intelligence/network",
                headers={"Idempotency-Key": idempotency_key},
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("NetworkResponse", answer)

    async def asn(
        self,
        body: AsnRequest,
        *,
        idempotency_key: str | None = None,
        timeout: Timeout = None,
    ) -> AsnResponse:
        """Look up an autonomous system.

        Returns the registration of an AS number, the holder, the networks that the system
        announces, and the contacts for abuse. A number that no public network has (private use,
        documentation, reserved) is refused with the reason.

        `POST /tools/ip-intelligence/asn`; needs the plan feature `tools`; costs 1 core search

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/tools/ip-intelligence/asn",
                headers={"Idempotency-Key": idempotency_key},
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("AsnResponse", answer)

    async def email(
        self,
        body: EmailRequest,
        *,
        idempotency_key: str | None = None,
        timeout: Timeout = None,
    ) -> AccountEmailResponse:
        """Look up an e-mail address.

        Asks the e-mail sources of searches in parallel: mail domain, public profile, keys and spam
        reports. Facts that follow from the address itself are added, but do not count as an answer
        if all sources fail. No sign-up form is used, and nothing is sent to the address.

        `POST /tools/account-intelligence/email`; needs the plan feature `tools`; costs 1 core
        search

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/tools/account-intelligence/email",
                headers={"Idempotency-Key": idempotency_key},
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("AccountEmailResponse", answer)

    async def pseudonym(
        self,
        body: PseudonymRequest,
        *,
        idempotency_key: str | None = None,
        timeout: Timeout = None,
    ) -> AccountPseudonymResponse:
        """Find the accounts of a pseudonym.

        Asks the sites that a search asks by default for the public profile of the account of this
        name, in parallel. The same name need not be the same person. Facts that follow from the
        name itself are added, but do not count as an answer if all sites fail.

        `POST /tools/account-intelligence/pseudonym`; needs the plan feature `tools`; costs 1 core
        search

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/tools/account-intelligence/pseudonym",
                headers={"Idempotency-Key": idempotency_key},
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("AccountPseudonymResponse", answer)

    async def email_security(
        self,
        body: DomainRequest,
        *,
        idempotency_key: str | None = None,
        timeout: Timeout = None,
    ) -> EmailSecurityResponse:
        """Check the mail policies of a domain.

        Reads the mail servers of the domain and its policies: SPF with all its includes, counted as
        receivers count them; DMARC by the tree walk of RFC 9989; DKIM keys under selectors that
        senders document; MTA-STS with its policy file; TLS-RPT and BIMI. `findings` explains what
        the owner of the domain should know, the most severe first. A check that fails is `unknown`,
        never `missing`.

        The domain is used as it is, not its registered domain: `mail.example.com` has policies of
        its own. The resolver is Google Public DNS, or that of the operator. If the domain announces
        an MTA-STS policy, the policy is fetched from the domain.

        `POST /tools/domain-intelligence/email-security`; needs the plan feature `tools`; costs 1
        core search

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/tools/domain-intelligence/email-security",
                headers={"Idempotency-Key": idempotency_key},
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("EmailSecurityResponse", answer)

    async def game_profile(
        self,
        body: PlayerRequest,
        *,
        idempotency_key: str | None = None,
        timeout: Timeout = None,
    ) -> GameProfileResponse:
        """Find players by name.

        Asks game platforms in parallel for the public profile of the player of this name.
        `not_found` means that the platform itself reports that there is no such player. A block
        page, a fault or a time-out is `unknown`. Players of the same name on two platforms may be
        different persons.

        `POST /tools/gaming-intelligence/profile`; needs the plan feature `tools`; costs 1 core
        search

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/tools/gaming-intelligence/profile",
                headers={"Idempotency-Key": idempotency_key},
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("GameProfileResponse", answer)

    async def vin(
        self,
        body: VinRequest,
        *,
        idempotency_key: str | None = None,
        timeout: Timeout = None,
    ) -> VehicleResponse:
        """Decode a VIN.

        Reads a vehicle identification number (ISO 3779). Manufacturer, country, check digit and
        model year come from the number itself, even if all else fails. The public decoder of the
        United States' road safety authority (NHTSA) is asked for the rest; it knows vehicles made
        for the United States.

        Recalls, complaints, crash tests and fuel economy are asked by make, model and year of the
        decoder, and the maker by its identifier. Their sources never get the whole number. A source
        that has no answer is `unknown`, with the reason.

        `POST /tools/vehicle-intelligence/vin`; needs the plan feature `tools`; costs 1 core search

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/tools/vehicle-intelligence/vin",
                headers={"Idempotency-Key": idempotency_key},
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("VehicleResponse", answer)


class AsyncWatchesOperations:
    """The operations `watches`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        status: WatchStatus | None = None,
        reference: CallerReference | None = None,
        label: Sequence[SearchLabel] | None = None,
        type: QueryType | None = None,
        key_id: str | None = None,
        created_after: str | None = None,
        created_before: str | None = None,
        sort: ListOrder | None = None,
        timeout: Timeout = None,
    ) -> WatchList:
        """List watches.

        Returns the watches of all keys of the account, newest first unless `sort` says otherwise.
        Request the next page with `pagination.nextCursor`; with the newest first, new entries do
        not affect the following pages. Not metered.

        `GET /watches`

        Args:
            limit: Maximum number of entries on a page.
            cursor: `pagination.nextCursor` of the previous page, given with the same filters
                (`limit` may change). Left out for the first page. An unknown cursor, or one of
                another list, is a `VALIDATION_ERROR`.
            status: State of the listed watches. Without it, all states.
            reference: Only watches whose `reference` is exactly this text, in the same case.
            label: Only watches with this label. Repeat it for watches with all of several labels.
            type: Query type of the listed watches. Without it, all types.
            key_id: Only what this API key of the account created. The key may be revoked.
            created_after: Only what was created at this time or later. A time without `Z` needs its
                offset, with `+` as `%2B`.
            created_before: Only what was created before this time, which must be later than
                `created_after`.
            sort: Order of the list, by the time of creation.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/watches",
                query={"limit": limit, "cursor": cursor, "status": status, "reference": reference, "label": label, "type": type, "key_id": key_id, "created_after": created_after, "created_before": created_before, "sort": sort},
            ),
            "json",
            timeout,
        )
        return cast("WatchList", answer)

    def iter_list(
        self,
        *,
        limit: int | None = None,
        status: WatchStatus | None = None,
        reference: CallerReference | None = None,
        label: Sequence[SearchLabel] | None = None,
        type: QueryType | None = None,
        key_id: str | None = None,
        created_after: str | None = None,
        created_before: str | None = None,
        sort: ListOrder | None = None,
        timeout: Timeout = None,
    ) -> AsyncIterator[Watch]:
        """Iterates over the entries of all pages of `list`, from the first page. Reads a page when it
        is needed.
        """
        return each_async(
            lambda page: self.list(limit=limit, status=status, reference=reference, label=label, type=type, key_id=key_id, created_after=created_after, created_before=created_before, sort=sort, timeout=timeout, cursor=page),
            "data",
            "watches",
        )

    async def create(
        self,
        body: WatchRequest,
        *,
        idempotency_key: str | None = None,
        timeout: Timeout = None,
    ) -> WatchState:
        """Create a watch.

        Searches an observable now, and then again and again. Each run is a stored search. Its
        results are compared with those of the last run in which the same source answered; `GET
        /watches/{id}/changes` lists the differences. The first run reports no change, nor does the
        first answer of a source: they are what later runs are compared with.

        A source that failed, timed out or was skipped proves nothing, so nothing that it reported
        before is gone. Only what `WatchChangeKind` lists is compared; counts and times of activity
        are not. Every run asks the sources anew.

        A watch of the same observable with the same options, webhook address and `reference` is
        refused with 409 `WATCH_EXISTS`.

        This request counts as one of the requests per minute and costs no core search. Each run
        costs one when it starts, and waits for a free slot of the account. If the daily or global
        window is exhausted, the run is postponed until the window resets (`postponed`). Runs that
        were missed while the service was down become one run. The runs after the first one are due
        up to a tenth of the interval later than a multiple of it, so that those of many watches are
        spread.

        `POST /watches`; needs the plan feature `search`

        Args:
            idempotency_key: Makes the request safe to repeat: for 24 hours, the account's requests
                of this operation with this key and this body get the answer of the first one, and
                are neither started nor charged again. Choose a new random value, such as a UUID,
                for each thing to be done. Quotes around it are ignored. A key that no accepted
                request has used is free: a refused request does not use it up.
                https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/watches",
                headers={"Idempotency-Key": idempotency_key},
                body=body,
                creates=True,
            ),
            "json",
            timeout,
        )
        return cast("WatchState", answer)

    async def delete(
        self,
        ids: Sequence[str],
        *,
        timeout: Timeout = None,
    ) -> SearchDeletion:
        """Delete watches.

        Deletes watches, all of them or none, with their changes and what runs are compared with.
        Once the call returns, every endpoint answers 404 for them; within a minute their data is
        erased. The searches of their runs stay, and are deleted like other searches. Only the key
        of a watch can delete it; a key that the operator marked `manage` can also delete the
        watches of revoked keys of its account. Not metered.

        `POST /watches/delete`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/watches/delete",
                body={"ids": List(ids)},
            ),
            "json",
            timeout,
        )
        return cast("SearchDeletion", answer)

    async def get(
        self,
        id: str,
        *,
        timeout: Timeout = None,
    ) -> WatchState:
        """Get a watch.

        Returns the watch: whether it is paused, when the next run is due, and what the last run
        found. Not metered.

        `GET /watches/{id}`
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/watches/{id}",
                path={"id": id},
            ),
            "json",
            timeout,
        )
        return cast("WatchState", answer)

    async def update(
        self,
        id: str,
        body: WatchUpdate,
        *,
        timeout: Timeout = None,
    ) -> WatchState:
        """Change a watch.

        Pauses or resumes a watch, or changes its interval, its reference, its labels or its
        webhook. A run in progress continues. Any key of the account can change it. Not metered.

        `PATCH /watches/{id}`
        """
        answer = await self._transport.call(
            Request(
                "PATCH",
                "/watches/{id}",
                path={"id": id},
                body=body,
            ),
            "json",
            timeout,
        )
        return cast("WatchState", answer)

    async def run(
        self,
        id: str,
        *,
        timeout: Timeout = None,
    ) -> WatchState:
        """Run a watch now.

        Makes the next run due now, also if the caller paused the watch. It starts within a second
        if a slot is free. The times of the other runs stay as they are. While a run is in progress,
        the response is 409 `WATCH_RUNNING`. This request is not metered; the run costs one core
        search.

        `POST /watches/{id}/run`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/watches/{id}/run",
                path={"id": id},
            ),
            "json",
            timeout,
        )
        return cast("WatchState", answer)

    async def changes(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        kind: Sequence[WatchChangeKind] | None = None,
        found_after: str | None = None,
        found_before: str | None = None,
        timeout: Timeout = None,
    ) -> WatchChangeList:
        """List the changes of a watch.

        Returns what the runs have found changed, newest first. Several filters are combined with
        "and". New changes do not affect the following pages. A fact that comes and goes is a change
        each time. Changes are kept until the watch is deleted, also if the searches are deleted
        before. Not metered.

        `GET /watches/{id}/changes`

        Args:
            limit: Maximum number of entries on a page.
            cursor: `pagination.nextCursor` of the previous page, given with the same filters
                (`limit` may change). Left out for the first page. An unknown cursor, or one of
                another list, is a `VALIDATION_ERROR`.
            kind: Only changes of this kind. Repeat it for changes of one of several kinds.
            found_after: Only what was found at this time or later. A time without `Z` needs its
                offset, with `+` as `%2B`.
            found_before: Only what was found before this time. A time without `Z` needs its offset,
                with `+` as `%2B`.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/watches/{id}/changes",
                path={"id": id},
                query={"limit": limit, "cursor": cursor, "kind": kind, "found_after": found_after, "found_before": found_before},
            ),
            "json",
            timeout,
        )
        return cast("WatchChangeList", answer)

    def iter_changes(
        self,
        id: str,
        *,
        limit: int | None = None,
        kind: Sequence[WatchChangeKind] | None = None,
        found_after: str | None = None,
        found_before: str | None = None,
        timeout: Timeout = None,
    ) -> AsyncIterator[WatchChange]:
        """Iterates over the entries of all pages of `changes`, from the first page. Reads a page when
        it is needed.
        """
        return each_async(
            lambda page: self.changes(id, limit=limit, kind=kind, found_after=found_after, found_before=found_before, timeout=timeout, cursor=page),
            "data",
            "changes",
        )

    def stream(
        self,
        id: str,
        *,
        last_event_id: str | None = None,
        retries: int = 10,
        silence: float = 45.0,
        max_event_length: int = MAX_EVENT_LENGTH,
    ) -> AsyncEventStream[WatchEvent]:
        """Stream the changes of a watch.

        Streams the changes of a watch as Server-Sent Events: first `connected`, then one
        `watch.changed` for each stored change from the first one or from the resume point, then new
        changes as they are found. A run without a change has no event. Not metered.

        `id:` is the number of the change in `GET /watches/{id}/changes`: 1, 2, 3, without a gap.
        The stream resumes with it as the stream of a search does. It has no last event, so the
        response is never 204. It closes when the watch is deleted, the key is revoked or the server
        stops. A client that reconnects then gets 404, 401, or the events that follow.

        `GET /watches/{id}/stream`
        """
        return self._transport.follow(
            Request(
                "GET",
                "/watches/{id}/stream",
                path={"id": id},
            ),
            Following(
                last=None,
                resumes=True,
                last_event_id=last_event_id,
                retries=retries,
                silence=silence,
                max_event_length=max_event_length,
            ),
        )

    async def webhook_attempts(
        self,
        id: str,
        *,
        timeout: Timeout = None,
    ) -> WebhookAttemptList:
        """List the webhook attempts of a watch.

        Returns the newest 50 attempts of the latest delivery, newest first: time, status and the
        first bytes of each response. Each report of changes is a delivery of its own. The list is
        empty if there was none. Not metered.

        `GET /watches/{id}/webhook/attempts`
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/watches/{id}/webhook/attempts",
                path={"id": id},
            ),
            "json",
            timeout,
        )
        return cast("WebhookAttemptList", answer)

    async def redeliver_webhook(
        self,
        id: str,
        *,
        timeout: Timeout = None,
    ) -> WebhookRedelivery:
        """Redeliver the webhook of a watch.

        Sends the latest webhook again with the same id and body, at once, also if it was already
        delivered. Failed attempts are retried as often as the first time. If an attempt is already
        due or running, that one is used. A watch without a webhook, or whose runs have found no
        change, gets 404. Not metered.

        `POST /watches/{id}/webhook/redeliver`
        """
        answer = await self._transport.call(
            Request(
                "POST",
                "/watches/{id}/webhook/redeliver",
                path={"id": id},
            ),
            "json",
            timeout,
        )
        return cast("WebhookRedelivery", answer)


class AsyncRadarOperations:
    """The operations `radar`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        sort_by: BreachSortOrder | None = None,
        domain: str | None = None,
        severity: BreachSeverity | None = None,
        data_class: str | None = None,
        is_verified: bool | None = None,
        is_stealer_log: bool | None = None,
        is_sensitive: bool | None = None,
        added_since: str | None = None,
        q: str | None = None,
        if_none_match: str | None = None,
        if_modified_since: str | None = None,
        timeout: Timeout = None,
    ) -> BreachList:
        """List breaches.

        Returns breach records, filtered and sorted by `sortBy`. Several filters are combined with
        "and". Records that are equal in the chosen order are sorted by name.

        Request the next page with `pagination.nextCursor` and the same parameters. All pages show
        the catalogue as it was at the first page: during an import no record is skipped or
        repeated. A cursor works for a day after the catalogue has changed. Not metered.

        `GET /radar/breaches`; needs the plan feature `radar`

        Args:
            limit: Maximum number of entries on a page.
            cursor: `pagination.nextCursor` of the previous page, given with the same `sortBy` and
                the same filters (`limit` may change). Left out for the first page. An unknown or
                expired cursor, or one of another list, is a `VALIDATION_ERROR`.
            sort_by: Sort order: newest `addedDate`, `breachDate` or `modifiedDate` first, most
                accounts first, most severe first, or by name (case makes no difference).
            domain: Only breaches of the service with this domain, not of its subdomains. Case makes
                no difference.
            severity: Only breaches of exactly this severity: `high` leaves out `critical`.
            data_class: Only breaches with this class in `dataClasses`. Case makes no difference.
            is_verified: Only breaches that are confirmed (`true`), or only unconfirmed ones
                (`false`).
            is_stealer_log: Only logs of information-stealing malware (`true`), or only other
                breaches (`false`).
            is_sensitive: Only breaches that can harm a person if their presence is known (`true`),
                or only others (`false`).
            added_since: Only breaches with an `addedDate` on or after this day.
            q: Only breaches with all of these words, or parts of words, in their name, title,
                domain or description. Case makes no difference. At most ten words are used.
            if_none_match: Entity tags of the caller's copies: a list, strong or weak, or `*`. If
                one matches, the response is 304.
            if_modified_since: The `Last-Modified` of the caller's copy. Anything except an HTTP
                date is ignored.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/radar/breaches",
                query={"limit": limit, "cursor": cursor, "sortBy": sort_by, "domain": domain, "severity": severity, "dataClass": data_class, "isVerified": is_verified, "isStealerLog": is_stealer_log, "isSensitive": is_sensitive, "addedSince": added_since, "q": q},
                headers={"If-None-Match": if_none_match, "If-Modified-Since": if_modified_since},
            ),
            "json",
            timeout,
        )
        return cast("BreachList", answer)

    def iter_list(
        self,
        *,
        limit: int | None = None,
        sort_by: BreachSortOrder | None = None,
        domain: str | None = None,
        severity: BreachSeverity | None = None,
        data_class: str | None = None,
        is_verified: bool | None = None,
        is_stealer_log: bool | None = None,
        is_sensitive: bool | None = None,
        added_since: str | None = None,
        q: str | None = None,
        timeout: Timeout = None,
    ) -> AsyncIterator[Breach]:
        """Iterates over the entries of all pages of `list`, from the first page. Reads a page when it
        is needed.
        """
        return each_async(
            lambda page: self.list(limit=limit, sort_by=sort_by, domain=domain, severity=severity, data_class=data_class, is_verified=is_verified, is_stealer_log=is_stealer_log, is_sensitive=is_sensitive, added_since=added_since, q=q, timeout=timeout, cursor=page),
            "breaches",
        )

    async def get(
        self,
        name: str,
        *,
        if_none_match: str | None = None,
        if_modified_since: str | None = None,
        timeout: Timeout = None,
    ) -> BreachRecord:
        """Get a breach.

        Returns the breach with exactly this name. Case matters. Characters other than letters,
        digits, `-`, `.`, `_` and `~` are percent-encoded, in UTF-8. Not metered.

        `GET /radar/breaches/{name}`; needs the plan feature `radar`

        Args:
            if_none_match: Entity tags of the caller's copies: a list, strong or weak, or `*`. If
                one matches, the response is 304.
            if_modified_since: The `Last-Modified` of the caller's copy. Anything except an HTTP
                date is ignored.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/radar/breaches/{name}",
                path={"name": name},
                headers={"If-None-Match": if_none_match, "If-Modified-Since": if_modified_since},
            ),
            "json",
            timeout,
        )
        return cast("BreachRecord", answer)

    async def data_classes(
        self,
        *,
        if_none_match: str | None = None,
        if_modified_since: str | None = None,
        timeout: Timeout = None,
    ) -> DataClassList:
        """List the classes of exposed data.

        Returns every class that a breach of Radar has in `dataClasses`, by name, with the number of
        its breaches. Each is a value of the filter `dataClass` of `GET /radar/breaches`. Spellings
        that differ in case only are one class, in the spelling of most breaches. Not metered.

        `GET /radar/data-classes`; needs the plan feature `radar`

        Args:
            if_none_match: Entity tags of the caller's copies: a list, strong or weak, or `*`. If
                one matches, the response is 304.
            if_modified_since: The `Last-Modified` of the caller's copy. Anything except an HTTP
                date is ignored.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/radar/data-classes",
                headers={"If-None-Match": if_none_match, "If-Modified-Since": if_modified_since},
            ),
            "json",
            timeout,
        )
        return cast("DataClassList", answer)

    async def feed(
        self,
        *,
        if_none_match: str | None = None,
        if_modified_since: str | None = None,
        timeout: Timeout = None,
    ) -> str:
        """Get the feed of new breaches.

        Returns the 50 breaches that were added last, as an Atom feed (RFC 4287), newest first. It
        takes the same API key as the other operations, in the same header: for a feed reader that
        cannot send it, use a proxy that adds it. The `id` of an entry is `urn:uuid:` and the `id`
        of the record, `published` is the `addedDate`, `updated` the `modifiedDate`, the categories
        are the `dataClasses`, and the content is the description in HTML. Not metered.

        `GET /radar/feed.atom`; needs the plan feature `radar`

        Args:
            if_none_match: Entity tags of the caller's copies: a list, strong or weak, or `*`. If
                one matches, the response is 304.
            if_modified_since: The `Last-Modified` of the caller's copy. Anything except an HTTP
                date is ignored.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/radar/feed.atom",
                headers={"If-None-Match": if_none_match, "If-Modified-Since": if_modified_since},
            ),
            "text",
            timeout,
        )
        return cast("str", answer)


class AsyncImagesOperations:
    """The operations `images`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def logo(
        self,
        domain: str,
        *,
        size: int | None = None,
        format: Literal["png", "webp", "jpg", "jpeg"] | None = None,
        if_none_match: str | None = None,
        timeout: Timeout = None,
    ) -> bytes:
        """Get a logo.

        Returns the logo itself, without a redirect, as a square. A logo of another shape is centred
        on a transparent background (on white in a JPEG). The service takes the first source that
        has a good image of at least the requested size. Without such an image it enlarges the
        largest image. `X-Logo-Source` names the source:

        | Source | Image |
        |---|---|
        | `site-manifest` | icons of the site's web application manifest |
        | `site-icons` | icons and touch icons that the page names, or in their usual places |
        | `bimi` | the brand indicator that the domain, or the organisation above it, publishes for its e-mail (BIMI) |
        | `site-logo` | `og:logo`, and `logo` of schema.org, in the page |
        | `google`, `duckduckgo` | the public icon services |

        The operator may leave some out. An image of a single colour, an empty image, and the image
        that an icon service shows for an unknown site (a globe or a first letter) are not accepted
        as logos: the response is 404.

        A logo is cached for a week; then the service looks for a new one while it serves the old
        one, also while the site and the icon services are unreachable. "No logo" is cached for a
        day, and for 15 minutes if the site or an icon service could not be reached. A shared cache
        in front of the service may serve an image for 30 days (`s-maxage`). SVG is rendered to
        pixels, and an animation to its first frame.

        Names that no public site can have get 404 without a lookup. An IP address, a name of one
        label and a percent-encoded URL get 400.

        `GET /{domain}`; needs no key

        Args:
            size: Edge of the square, in pixels.
            format: Format of the image. `jpeg` is the same as `jpg`.
            if_none_match: Entity tags of the caller's copies: a list, strong or weak, or `*`. If
                one matches, the response is 304.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/{domain}",
                path={"domain": domain},
                query={"size": size, "format": format},
                headers={"If-None-Match": if_none_match},
            ),
            "bytes",
            timeout,
        )
        return cast("bytes", answer)

    async def flag(
        self,
        file: str,
        *,
        w: int | None = None,
        if_none_match: str | None = None,
        timeout: Timeout = None,
    ) -> bytes:
        """Get a flag.

        Returns the flag itself, without a redirect, in the proportions 4 to 3. `/flags/{alias}` is
        an SVG. `/flags/{alias}.{format}` has the format `svg`, `png`, `webp`, `jpg`, or `jpeg`,
        which is the same as `jpg`.

        An alias is an ISO 3166-1 code (`fr`, `fra`, `250`; `4` is `004`), the code of a subdivision
        that has a flag here (`gb-sct`, `es-ct`), a common name in English or French (`germany`,
        `Allemagne`, `Côte d’Ivoire`) or a shortcut (`uk`, `usa`, `uae`, `eu`, `england`,
        `scotland`, `wales`, `northern-ireland`). Case, accents, spaces, hyphens, underscores,
        apostrophes, commas, dots and parentheses make no difference: `cote-d-ivoire`,
        `cote_d_ivoire` and `COTE D'IVOIRE` are the same. `&` is `and`. Articles and the order of
        words make no difference, and common abbreviations are read: `Congo, Dem. Rep.` is
        `Democratic Republic of the Congo`. The names of countries in ISO 3166, Unicode CLDR,
        UNTERM, the World Bank and the CIA World Factbook find their flags.

        `tracewell flags list` prints all aliases. No alias means two flags. A name that several
        countries share means the country that it usually means: `congo` the Republic of the Congo
        (the other is `dr-congo`, `congo-kinshasa` or `rdc`), `korea` South Korea, `georgia` the
        country, `guinea` the Republic of Guinea, `samoa` the independent state, `ireland` the
        republic, `saint-helena` the island, `saint-martin` the French part (the other is
        `sint-maarten`). A name without a usual meaning has no flag, and the message of the 404
        lists the flags that it may mean: `virgin-islands`, `channel-islands`,
        `netherlands-antilles`. `xx`, also as `unknown` and `inconnu`, is a placeholder.

        `w` sets the width in pixels; the height follows. Without it a raster image has 320 by 240
        pixels, and an SVG has no size.

        `GET /flags/{file}`; needs no key

        Args:
            w: Width in pixels. The height is three quarters of it, rounded.
            if_none_match: Entity tags of the caller's copies: a list, strong or weak, or `*`. If
                one matches, the response is 304.
        """
        answer = await self._transport.call(
            Request(
                "GET",
                "/flags/{file}",
                path={"file": file},
                query={"w": w},
                headers={"If-None-Match": if_none_match},
            ),
            "bytes",
            timeout,
        )
        return cast("bytes", answer)


class AsyncOperations:
    """All groups of operations."""

    def __init__(self, transport: AsyncTransport) -> None:
        self.account = AsyncAccountOperations(transport)
        self.health = AsyncHealthOperations(transport)
        self.domains = AsyncDomainsOperations(transport)
        self.keys = AsyncKeysOperations(transport)
        self.webhooks = AsyncWebhooksOperations(transport)
        self.modules = AsyncModulesOperations(transport)
        self.account_checks = AsyncAccountChecksOperations(transport)
        self.leaks = AsyncLeaksOperations(transport)
        self.observables = AsyncObservablesOperations(transport)
        self.searches = AsyncSearchesOperations(transport)
        self.marks = AsyncMarksOperations(transport)
        self.investigations = AsyncInvestigationsOperations(transport)
        self.tools = AsyncToolsOperations(transport)
        self.watches = AsyncWatchesOperations(transport)
        self.radar = AsyncRadarOperations(transport)
