"""The schemas of the API document as types. A newer server may add fields and values."""
# Made by npm run generate from openapi/. Do not edit.

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypedDict, Union, final


class TokenInfo(TypedDict):
    """Confirmation that the key is valid, and what a client needs to know of the key and the server.
    """

    message: str
    """One sentence, for people."""
    help: str
    """Address of the documentation."""
    manage: bool
    """True if the operator marked the key `manage`, so that it may use the operations below
    `/account`.
    """
    features: list[str]
    """Features of the active plan, as in `x-plan-feature`, and `secrets`, which shows secrets in leak
    records. Empty without an active plan.
    """
    sandbox: bool
    """True if the server simulates the outside world, so that every result is invented."""
    images_url: str
    """Address of the image service, for logos and flags."""


class HealthChecks(TypedDict, total=False):
    """Health of each part. A part that a process does not check or does not have is left out."""

    store: HealthStatus
    """The database. `unavailable` if it does not respond within two seconds, or if it refused a write
    of this process within the last five seconds, for example because its disk is full.
    """
    engine: HealthStatus
    """The orchestrator, which ends searches."""
    runners: HealthStatus
    """The runners, which run the modules of searches."""
    wire: HealthStatus
    """The NATS server that connects the processes. `degraded` if it cannot be reached."""


class Health(TypedDict):
    """Health of a service and of its parts."""

    status: HealthStatus
    version: str
    """Version of the service."""
    environment: str
    """Name of the deployment."""
    uptime_s: int
    """Time since the process started, in seconds."""
    checks: HealthChecks


class SignInRequest(TypedDict):
    """A code to exchange."""

    code: str
    """The text after `#code=` in the link."""


class SignedInData(TypedDict):
    key: str
    """The key itself, for the header `Authorization`."""


class Meta(TypedDict):
    environment: str
    """Name of the deployment."""
    timestamp: str


class SignedIn(TypedDict):
    data: SignedInData
    meta: Meta


class Fault(TypedDict):
    """One fault of a request."""

    path: str
    """Place of the fault: dotted from the root of the body or from the name of the parameter. Empty if
    the fault concerns the whole body.
    """
    message: str
    """Requirement that is not met, in words for people."""


class _ErrorBodyRequired(TypedDict):
    code: str
    """Stable code of the error. Branch on it. `ErrorCode` lists the known codes. A later version may
    add codes: handle an unknown one by the status of the response.
    """
    message: str
    """One sentence, for people. It may change."""
    faults: Faults


class ErrorBody(_ErrorBodyRequired, total=False):
    details: ErrorDetails


class ToolSourceError(TypedDict):
    """Reason why a source has no result."""

    code: ModuleErrorCode
    message: str
    """One sentence, for people. It may change, and never holds the requested value."""


class ToolSourceReport(TypedDict):
    """The outcome of one source."""

    name: str
    """Short name of the source, as `GET /tools/{tool}/infos` describes it."""
    status: ToolSourceStatus
    count: int
    """Number of results of this source, also if they come from an older answer."""
    duration_ms: int
    """Duration in milliseconds."""
    cached: bool
    """True if its result is from the cache."""
    fetched_at: str | None
    """Time at which its result was fetched; null without a result."""
    error: ToolSourceError | None
    """Reason why it `failed`, timed out or was `skipped`; null otherwise."""


class SavedResult(TypedDict):
    """Result that was stored despite the error. For a direct tool: the result that is still in
    progress, kept for 24 hours for the account that made the call. For `POST /search/module/once`:
    the search.
    """

    id: str
    """Id of the result, or of the search."""
    url: str
    """Its address, `GET /tools/results/{id}` or `GET /search/{id}/results`."""


class _ErrorMetaRequired(TypedDict):
    environment: str
    """Name of the deployment."""
    timestamp: str


class ErrorMeta(_ErrorMetaRequired, total=False):
    sources: list[ToolSourceReport]
    """For a tool, the status of each of its sources."""
    savedResult: SavedResult


class ErrorEnvelope(TypedDict):
    error: ErrorBody
    meta: ErrorMeta


class UsageWindow(TypedDict):
    used: int
    """Core searches used in this window."""
    max: int
    """Core searches that the plan allows in this window."""
    resets_at: str
    """Time at which the window ends and `used` is 0 again."""


UsageWindows = TypedDict(
    "UsageWindows",
    {
        "global": "UsageWindow",
        "daily": "UsageWindow",
    },
)
"""The windows that limit core searches."""


class UsageLimits(TypedDict):
    """The windows, and whether they have capacity for another search."""

    allowed: bool
    """True if both windows have capacity for another core search. Requests per minute and concurrent
    searches are not considered.
    """
    limits: UsageWindows


class Usage(TypedDict):
    """The core searches that the account has used."""

    success: bool
    """Always true."""
    message: str
    """One sentence, for people."""
    code: int
    """HTTP status of the response."""
    limits: UsageLimits


class AccountPlan(TypedDict):
    """An API plan and its limits."""

    id: str
    """Short name of the plan, such as `pro`."""
    name: str
    active: bool
    """False for the free plan until its terms are accepted. Operations that need a plan feature then
    answer 403 `PLAN_FEATURE_REQUIRED`.
    """
    started_at: str
    """Time since which the account has a plan. The billing month starts on this day of the month; a
    change of plan keeps it.
    """
    features: list[str]
    """Features of the plan, such as `search`."""
    requests_per_minute: int | None
    """Metered requests per minute; null without a limit."""
    concurrent_searches: int
    """Searches that may run at once."""
    searches_per_day: int
    """Core searches in a UTC day."""
    searches_per_month: int
    """Core searches in a billing month."""
    keys: int
    """Active API keys that the account may have."""
    retention_days: int | None
    """Days for which ended searches are kept; null without a limit."""


class AccountTerms(TypedDict):
    """The terms and ethics policy of the free plan."""

    current_version: str
    """Version that the server has now."""
    accepted_version: str | None
    """Version that the account has accepted; null if it has accepted none."""
    accepted_at: str | None
    """Time at which it was accepted; null if none was."""


class AccountKeyCounts(TypedDict):
    active: int
    """Active keys. `plan.keys` limits them."""
    revoked: int
    """Revoked keys. Each can be restored while the plan has room for it."""


class DisabledWebhookEndpoint(TypedDict):
    id: str
    reason: WebhookDisabledReason
    disabled_at: str


class AccountEndpointCounts(TypedDict):
    """The webhook endpoints of the account."""

    active: int
    disabled: list[DisabledWebhookEndpoint]
    """Endpoints that receive nothing, oldest first. `PATCH /account/webhooks/{id}` switches one on
    again.
    """


class Account(TypedDict):
    id: str
    email: str
    created_at: str
    plan: AccountPlan | None
    """The API plan of the account; null if it has none."""
    terms: AccountTerms
    keys: AccountKeyCounts
    webhook_endpoints: AccountEndpointCounts
    running_searches: int
    """Searches that have not ended, stored and temporary. `plan.concurrent_searches` limits them.
    """


class AccountStateData(TypedDict):
    account: Account


class AccountState(TypedDict):
    data: AccountStateData
    meta: Meta


class FreePlanClaim(TypedDict):
    """The acceptance of the terms and ethics policy of the free plan."""

    terms_version: str
    """The version that the account holder accepts. It must be `terms.current_version` of `GET
    /account`.
    """


class UsageCount(TypedDict):
    """Number of requests and their cost."""

    core_searches: int
    """Core searches that were charged."""
    requests: int
    """Requests in the audit, such as searches, tools, changes and errors. Reads are not among them.
    """
    errors: int
    """Requests among them that got an error."""


class UsageOfDay(TypedDict):
    day: str
    """The day, in UTC."""
    core_searches: int
    """Core searches that were charged."""
    requests: int
    """Requests in the audit, such as searches, tools, changes and errors. Reads are not among them.
    """
    errors: int
    """Requests among them that got an error."""


class UsageOfKey(TypedDict):
    key_id: str
    label: str
    """Purpose of the key; empty if it has none."""
    core_searches: int
    """Core searches that were charged."""
    requests: int
    """Requests in the audit, such as searches, tools, changes and errors. Reads are not among them.
    """
    errors: int
    """Requests among them that got an error."""


class UsageOfLabel(TypedDict):
    """Usage of the stored searches with a label."""

    label: str
    """Label, in lower case."""
    core_searches: int
    """Core searches that were charged for them."""
    searches: int
    """Stored searches that still exist."""


class UsageOfReference(TypedDict):
    """Usage of the stored searches with a reference."""

    reference: str
    """Reference, as the searches have it."""
    core_searches: int
    """Core searches that were charged for them."""
    searches: int
    """Stored searches that still exist."""


UsageReportData = TypedDict(
    "UsageReportData",
    {
        "from": "str",
        "to": "str",
        "total": "UsageCount",
        "days": "list[UsageOfDay]",
        "keys": "list[UsageOfKey]",
        "labels": "list[UsageOfLabel]",
        "references": "list[UsageOfReference]",
    },
)
"""The usage of the account in a range of days, by day and by key."""


class UsageReport(TypedDict):
    """The usage of the account in a range of days."""

    data: UsageReportData
    meta: Meta


class AuditRecord(TypedDict):
    """One act that concerns the account. It never has the searched value."""

    id: str
    created_at: str
    """Time of the act."""
    actor: AuditActor
    key_id: str | None
    """Id of the API key; null for a command of the operator."""
    operation: str
    """The `operationId` of the request, or the command of the operator, such as `keys revoke`."""
    query_type: str | None
    """Type of the searched value; null if nothing was searched."""
    leak_sources: list[str]
    """Codes of the requested leak sources; `all` for all of them in a refused request."""
    outcome: str
    """For a search `accepted`, then `completed`, `cancelled`, `failed` or `abandoned`. For anything
    else `ok`, or the code of the error; for a webhook endpoint that the service disabled, `failing`
    or `gone`. For a command of the operator `started`, then `ok`, `stopped`, or the code of the
    error.
    """
    core_searches: int
    """Core searches that were charged. The searches of an investigation are charged to the act that
    created it.
    """
    count: int | None
    """Number of requests; equal refusals within a few seconds are one record. For a command of the
    operator the number of changed things, null until it has ended.
    """
    search_id: str | None
    """Id of the stored search; null without one, or once it is deleted."""
    subjects: list[str]
    """Ids of what was changed, such as keys and plans."""


class Pagination(TypedDict):
    """Position of this page in the list."""

    limit: int
    """Maximum number of entries on a page."""
    nextCursor: str | None
    """The `cursor` of the next page, an opaque text; null on the last page."""


class AuditRecordListData(TypedDict):
    """Records of the audit, newest first."""

    records: list[AuditRecord]
    pagination: Pagination


class AuditRecordList(TypedDict):
    """A page of the audit of the account."""

    data: AuditRecordListData
    meta: Meta


class AccountDomainRecord(TypedDict):
    """The DNS record that proves the domain."""

    type: str
    """Always `TXT`."""
    name: str
    """Name at which the text is published, without a prefix such as `_proof`."""
    value: str
    """One of the texts of the domain. Others may stand beside it."""


class AccountDomainFile(TypedDict):
    """The file that proves the domain, if no record does."""

    url: str
    """Address of the file. Redirects are not followed."""
    content: str
    """Text that one line must have, with no other text in that line."""


class AccountDomain(TypedDict):
    """A domain that the account claims to hold."""

    id: str
    domain: str
    """Lower-case ASCII, internationalised labels as `xn--`, no trailing dot."""
    state: AccountDomainState
    dns_record: AccountDomainRecord
    file: AccountDomainFile
    last_check: AccountDomainCheck | None
    """Result of the last check; null before the first one."""
    created_at: str
    checked_at: str | None
    """Time of the last check; null before the first one."""
    seen_at: str | None
    """Time at which the proof was last found; null if it never was."""
    lapses_at: str | None
    """Time at which the proof lapses unless it is found again; null if it was never found."""


class AccountDomainListData(TypedDict):
    """Claimed domains, by name."""

    domains: list[AccountDomain]


class AccountDomainList(TypedDict):
    data: AccountDomainListData
    meta: Meta


class AccountDomainRequest(TypedDict):
    """The domain to claim."""

    domain: str
    """A public domain name, which may have capitals and a trailing dot. A suffix below which others
    register names, such as `co.uk` or `github.io`, is a `VALIDATION_ERROR`.
    """


class AccountDomainReplyData(TypedDict):
    domain: AccountDomain


class AccountDomainReply(TypedDict):
    data: AccountDomainReplyData
    meta: Meta


class AccountKey(TypedDict):
    """An API key, without its secret."""

    id: str
    hint: str
    """First characters of the key."""
    label: str
    """Purpose of the key; empty if it has none."""
    state: AccountKeyState
    manage: bool
    """True if the operator marked the key `manage`, so that it may manage the account."""
    scopes: list[KeyScope]
    """Rights of the key."""
    allowed_addresses: KeyAddressRanges
    current: bool
    """True if this request was sent with this key."""
    created_at: str
    revoked_at: str | None
    """Time at which it was revoked; null if it is active."""
    expires_at: str | None
    """Time from which requests with the key are refused; null if it has no end."""
    expiry: AccountKeyExpiry
    last_used_at: str | None
    """Minute in which the last request with the key was accepted. Stored about once a minute; null if
    the key was not used since the server records this.
    """
    rotated_at: str | None
    """Time of the last rotation; null if there was none."""
    earlier_secret_until: str | None
    """Time until which the secret before the last rotation works; null if it does not."""


class AccountKeyListData(TypedDict):
    """API keys, newest first."""

    keys: list[AccountKey]
    pagination: Pagination


class AccountKeyList(TypedDict):
    data: AccountKeyListData
    meta: Meta


class AccountKeyRequest(TypedDict, total=False):
    """The API key to create."""

    label: AccountKeyLabel
    expires_at: str
    """Time from which requests with the key are refused. Without it, the end of the key of the
    request, or no end if that has none. It may not be later than that.
    """
    scopes: GrantedKeyScopes
    allowed_addresses: KeyAddressRanges


class AccountKeyCreatedData(TypedDict):
    """A new API key with its secret."""

    key: AccountKey
    secret: str | None
    """The key itself, for the header `Authorization`. No other response has it, and the server stores
    only its hash. Null in the answer to a repeated `Idempotency-Key`.
    """


class AccountKeyCreated(TypedDict):
    """A new API key with its secret."""

    data: AccountKeyCreatedData
    meta: Meta


class AccountKeyReplyData(TypedDict):
    key: AccountKey


class AccountKeyReply(TypedDict):
    data: AccountKeyReplyData
    meta: Meta


class AccountKeyChange(TypedDict, total=False):
    """Changes of a key. Members that are left out stay as they are."""

    label: AccountKeyLabel
    expires_at: str | None
    """New end of the key. Null removes the end."""
    scopes: GrantedKeyScopes
    allowed_addresses: KeyAddressRanges


class KeyRotationRequest(TypedDict, total=False):
    """Overlap and new end of a rotation."""

    overlap_seconds: int
    """Seconds for which the earlier secret works beside the new one, at most 30 days. 0 ends it at
    once, with the secrets of all earlier rotations.
    """
    expires_at: str | None
    """New end of the key. Null removes the end; it stays as it is if this is left out."""


class AccountKeyRotatedData(TypedDict):
    """An API key with its new secret."""

    key: AccountKey
    secret: str
    """The key itself, for the header `Authorization`. No other response has it, and the server stores
    only its hash.
    """


class AccountKeyRotated(TypedDict):
    """An API key with its new secret."""

    data: AccountKeyRotatedData
    meta: Meta


class WebhookEndpoint(TypedDict):
    """A webhook endpoint of the account, without its secret and without the values of its headers.
    """

    id: str
    url: str
    """Address that receives the POST requests."""
    description: str
    """Purpose of the endpoint; empty if it has none."""
    events: WebhookEventNames
    header_names: list[str]
    """Names of its custom headers. Their values are never returned."""
    state: WebhookEndpointState
    disabled_reason: WebhookDisabledReason | None
    """Reason for which it is disabled; null if it is active."""
    disabled_at: str | None
    """Time at which it was disabled; null if it is active."""
    failing_since: str | None
    """Time of the first failed attempt since the last success; null if the last attempt succeeded.
    Five days later the endpoint is disabled.
    """
    created_at: str
    rotated_at: str | None
    """Time of the last rotation of the secret; null if there was none."""
    earlier_secret_until: str | None
    """Time until which requests are also signed with the secret before the last rotation; null if they
    are not.
    """


class WebhookEndpointListData(TypedDict):
    """Webhook endpoints, oldest first."""

    endpoints: list[WebhookEndpoint]


class WebhookEndpointList(TypedDict):
    """The webhook endpoints of an account."""

    data: WebhookEndpointListData
    meta: Meta


class WebhookHeader(TypedDict):
    """A header of the requests to an endpoint."""

    name: str
    """Name of the header. Names that the server sets itself, such as `Content-Type`, `Host` and those
    of the signature, and names of the connection are a `VALIDATION_ERROR`.
    """
    value: str
    """Value of the header. It is stored encrypted and never returned."""


class _WebhookEndpointRequestRequired(TypedDict):
    url: WebhookUrl
    events: WebhookEventNames


class WebhookEndpointRequest(_WebhookEndpointRequestRequired, total=False):
    """A webhook endpoint of the account."""

    description: WebhookEndpointDescription
    headers: WebhookHeaders


class WebhookEndpointCreatedData(TypedDict):
    endpoint: WebhookEndpoint
    secret: str | None
    """Secret that signs the requests, in the form of Standard Webhooks. No other response has it, and
    it is stored encrypted. Null in the answer to a repeated `Idempotency-Key`.
    """


class WebhookEndpointCreated(TypedDict):
    """A new webhook endpoint with its secret."""

    data: WebhookEndpointCreatedData
    meta: Meta


class WebhookEndpointReplyData(TypedDict):
    endpoint: WebhookEndpoint


class WebhookEndpointReply(TypedDict):
    data: WebhookEndpointReplyData
    meta: Meta


class WebhookEndpointChange(TypedDict, total=False):
    """Changes of an endpoint. Members that are left out stay as they are."""

    url: WebhookUrl
    description: WebhookEndpointDescription
    events: WebhookEventNames
    headers: WebhookHeaders
    state: WebhookEndpointState


class WebhookRotationRequest(TypedDict, total=False):
    """Overlap of a rotation."""

    overlap_seconds: int
    """Seconds for which requests are signed with the earlier secret too, at most 30 days. 0 ends it at
    once.
    """


class WebhookEndpointSecretData(TypedDict):
    endpoint: WebhookEndpoint
    secret: str
    """Secret that signs the requests, in the form of Standard Webhooks. No other response has it, and
    it is stored encrypted.
    """


class WebhookEndpointSecret(TypedDict):
    data: WebhookEndpointSecretData
    meta: Meta


class WebhookTestDelivery(TypedDict):
    """Test delivery of an endpoint."""

    id: str
    """Id of the delivery, which the request has as `X-Webhook-Id`."""


class WebhookTestReplyData(TypedDict):
    delivery: WebhookTestDelivery


class WebhookTestReply(TypedDict):
    """A test delivery that will be sent."""

    data: WebhookTestReplyData
    meta: Meta


@final
class WebhookTestNotice(TypedDict):
    """Body of a test delivery."""

    event: Literal["webhook.test"]
    endpoint_id: str
    requested_at: str


class AccountDelivery(TypedDict):
    """A webhook of the account, from the time of its event on."""

    id: str
    """Id of the delivery, which the request has as `X-Webhook-Id`."""
    event: WebhookDeliveryEvent
    endpoint_id: str | None
    """Endpoint of the account that receives it; null if a request named the address."""
    search_id: str | None
    """Search that it is about; null if it is about something else."""
    investigation_id: str | None
    """Investigation that it is about; null if it is about something else."""
    watch_id: str | None
    """Watch that it is about; null if it is about something else."""
    url: str
    """Address that receives the POST request. For an endpoint, its present address."""
    status: WebhookDeliveryStatus
    attempts: int
    """Number of attempts so far."""
    created_at: str
    """Time at which the receiver became known: for the webhook of a request that of the request,
    otherwise that of the event.
    """
    sent_at: str | None
    """Time of the delivery; null before."""
    last_attempt_at: str | None
    """Time of the last attempt; null before."""
    next_attempt_at: str | None
    """Time of the next attempt; null if no attempt follows."""


class AccountDeliveryListData(TypedDict):
    """Webhook deliveries, newest first."""

    deliveries: list[AccountDelivery]
    pagination: Pagination


class AccountDeliveryList(TypedDict):
    """Webhook deliveries of an account."""

    data: AccountDeliveryListData
    meta: Meta


class _WebhookRecoveryRequestRequired(TypedDict):
    since: str
    """Earliest time of the last attempt of a failed delivery."""


class WebhookRecoveryRequest(_WebhookRecoveryRequestRequired, total=False):
    """Failed deliveries to send again."""

    endpoint_id: str
    """Only deliveries to this endpoint. Without it, all deliveries of the account. An endpoint that is
    disabled, or that the account does not have, is a `VALIDATION_ERROR`.
    """


class WebhookRecovery(TypedDict):
    """Number of deliveries that will be sent again."""

    recovered_count: int
    """Number of deliveries that are `pending` again."""
    has_more: bool
    """`true` if further failed deliveries are left, for a repeated request."""


class WebhookRecoveryReplyData(TypedDict):
    recovery: WebhookRecovery


class WebhookRecoveryReply(TypedDict):
    """Deliveries that will be sent again."""

    data: WebhookRecoveryReplyData
    meta: Meta


class WebhookAttempt(TypedDict):
    """One attempt to deliver a webhook."""

    number: int
    """Number of the attempt, from 1."""
    attempted_at: str
    status: int | None
    """HTTP status of the response; null if there was no response."""
    duration_ms: int
    """Duration in milliseconds."""
    error: str | None
    """Reason why the attempt failed, for people, if `status` is not enough: no response, a redirect,
    which is not followed, 410, which ends the delivery, or no attempt at all, because the delivery
    waited for its receiver for too long. Null otherwise.
    """
    answer: str
    """The first 256 bytes of the response, as text; empty if the response has no body."""


class AccountDeliveryReplyData(TypedDict):
    """A webhook delivery and its newest attempts, newest first."""

    delivery: AccountDelivery
    attempts: list[WebhookAttempt]
    """The attempts that have ended."""


class AccountDeliveryReply(TypedDict):
    """A webhook delivery and its attempts."""

    data: AccountDeliveryReplyData
    meta: Meta


class SourceTerms(TypedDict):
    """Terms of use of a source, as its publisher states them."""

    text: str
    """The terms in a few words."""
    url: str
    restricted: bool
    """True if they forbid commercial use. The source is then off unless the operator enables it."""
    read_on: str | None
    """Day on which they were read; null if they were not read, or if the day is not recorded."""


class AnswerEvidence(TypedDict):
    basis: EvidenceBasis
    seen: str | None
    """Day on which the answer was given, or on which its code or document was current; null if it is
    not known.
    """


class SourceEvidence(TypedDict):
    """Evidence of the answers of a source, with a result and without one."""

    found: AnswerEvidence
    none: AnswerEvidence


class SourceHealth(TypedDict):
    """Health of a source, from its self-tests and from the searches that asked it. A benched source is
    not available; it comes back by itself when a self-test passes. Leak sources that need a key,
    and sources that only tools ask, have no self-tests: their calls decide. An imported data set is
    `ok`, or `degraded` if it cannot be read.
    """

    state: SourceHealthState
    since: str | None
    """Begin of this state. Null if no state is stored."""
    reason: str | None
    """Reason for the state `degraded` or `benched`."""
    checked_at: str | None
    """End of the last self-test, or of the call that decided the state."""


class ModuleInfo(TypedDict):
    id: str
    """Id for requests. A UUID version 5 of the slug, so it never changes."""
    slug: str
    """Short name. The keys of its cards begin with it."""
    name: str
    """Name to display."""
    description: str
    category: ModuleCategory
    types: list[QueryType]
    """The query types that it supports."""
    tags: list[SourceTag]
    """Its topics, the country of a source of one country, and at the end the way in which the source
    is asked.
    """
    default: bool
    """True if it runs when a search selects no modules."""
    available: bool
    """True if it can be selected now. False if it needs a key that it does not have, is off because of
    its terms, or is benched.
    """
    requires_key: bool
    """True if it needs a key that the operator configures."""
    terms: SourceTerms | None
    """Terms of its source; null if none are known."""
    homepage: str
    """Home page of the source."""
    evidence: SourceEvidence | None
    """Evidence of the answers that it can read; null if it sends no request."""
    health: SourceHealth


class ModuleListData(TypedDict):
    """The modules and their number."""

    modules: list[ModuleInfo]
    count: int


class ModuleList(TypedDict):
    """The modules of this server."""

    data: ModuleListData
    meta: Meta


class AccountCheckProofs(TypedDict):
    """Strength of the proofs of both verdicts."""

    registered: AccountProof
    not_registered: AccountProof


AccountCheckInfo = TypedDict(
    "AccountCheckInfo",
    {
        "slug": "str",
        "name": "str",
        "types": "list[QueryType]",
        "tags": "list[SourceTag]",
        "pack": "str | None",
        "available": "bool",
        "class": "AccountCheckClass",
        "proofs": "AccountCheckProofs",
        "probe_risk": "str | None",
        "terms": "SourceTerms | None",
        "homepage": "str",
        "health": "SourceHealth",
    },
)


class AccountCheckListData(TypedDict):
    """The account checks and their number."""

    checks: list[AccountCheckInfo]
    count: int


class AccountCheckList(TypedDict):
    """The account checks of this server."""

    data: AccountCheckListData
    meta: Meta


class LeakSourceInfo(TypedDict):
    code: str
    """Code for requests."""
    name: str
    """Name to display."""
    description: str
    types: list[QueryType]
    """The query types that it supports."""
    template: LeakTemplate
    available: bool
    """True if it can be selected now. False if it needs a key that it does not have, or is benched.
    """
    requires_key: bool
    """True if it needs a key that the operator configures."""
    terms: SourceTerms | None
    """Terms of its source; null if none are known."""
    homepage: str | None
    """Home page of the source; null for a data set of the operator."""
    health: SourceHealth


class LeakSourceListData(TypedDict):
    """The leak sources, and how many."""

    sources: list[LeakSourceInfo]
    count: int


class LeakSourceList(TypedDict):
    """The leak sources of this server."""

    data: LeakSourceListData
    meta: Meta


class TypeGuessRequest(TypedDict):
    """Values whose types are guessed."""

    values: list[str]
    """The values, as a person typed or pasted them. A value that is empty, or has more than 2,048
    characters, gets a `fault`.
    """


class SearchQuery(TypedDict):
    """The observable."""

    type: QueryType
    value: str
    """The observable itself: a pseudonym, an e-mail address, a domain name, a wallet address, an IPv4
    or an IPv6 address. A value that does not fit the type is a `VALIDATION_ERROR` at `query.value`,
    and so is an IP address that is not public, with the reason: it costs nothing. A pseudonym has 1
    to 64 characters, without control characters, with at least one visible character. Invisible
    characters and marks of the direction of text are not searched, except inside emoji. `@name` is
    searched as `name`, and `@name@host` as a handle of the Fediverse. The value is returned as it
    was sent.
    """


class TypeGuessTool(TypedDict):
    """Operation of a direct tool that takes a value which no search accepts."""

    tool: str
    """The tool, as in `GET /tools`."""
    operation: str
    """Last part of the path of the operation."""
    input: str
    """The field of the request body that takes the value."""
    value: str
    """The value in the spelling that the operation reads."""


class _TypeGuessRequired(TypedDict):
    value: str
    """The value, as in the request."""
    type: QueryType
    """The guessed type. A value that is nothing else is a pseudonym."""


class TypeGuess(_TypeGuessRequired, total=False):
    """Guess for one value. It has either `normal_value` or `fault`."""

    normal_value: str
    """The value in the form in which it is searched."""
    left_out: str
    """Kind of characters of the value that are not searched. Missing if all are."""
    alternative: SearchQuery
    """Another reading of the value, for a search of its own: an e-mail address can be a handle of the
    Fediverse, and the other way round.
    """
    mailbox: str
    """Address that stands for the mailbox of an e-mail address: the same for all addresses that its
    provider, by rules that it documents, delivers to the mailbox, and in small letters. An
    investigation searches one of these addresses. Missing if it is `normal_value`.
    """
    relay: str
    """Service that forwards messages to this e-mail address to another mailbox. The address says
    nothing about that mailbox. Missing if no such service is known.
    """
    instead: SearchQuery
    """Value that was probably meant, beside `fault`: without the signs around it, the account or the
    wallet that a URL names, or the host of a URL. Missing if the text names none, or if several can
    be meant.
    """
    tool: TypeGuessTool
    """Direct tool that takes the value, beside `fault`: for a network, an AS number or a vehicle
    identification number. Missing if no tool takes the value.
    """
    fault: str
    """Reason why the value would be refused without a type, and advice, as a sentence without a full
    stop. It does not repeat the value.
    """


class TypeGuessesData(TypedDict):
    """Guessed types."""

    observables: list[TypeGuess]
    """One entry for each value of the request, in the same order."""


class TypeGuesses(TypedDict):
    """Guessed types."""

    data: TypeGuessesData
    meta: Meta


class ModuleExclusion(TypedDict, total=False):
    """Modules that do not run, whatever else chooses them. An entry that no module of any type has is
    a fault of its own (`modules.exclude.slugs.0`), or is in `skipped` with `unknown: skip`. An
    exclusion that leaves no module to run is a fault too (`modules.exclude`), and so is one beside
    `mode: none` (`modules.exclude`).
    """

    ids: list[str]
    """`id` of each module in `GET /modules`."""
    slugs: list[str]
    """`slug` of each module in `GET /modules`."""
    tags: list[SourceTag]
    """Tags. Each module with one of them is left out."""


class ModuleSelection(TypedDict, total=False):
    """Modules to run. By default, or with `{}`, the default modules of the query's type. `mode: all`:
    every available module that supports the type. `tags` narrows both. `mode: selected`: the
    modules in `ids` and `slugs`, and those with one of the `tags`. `exclude` leaves out some of
    them. `mode: none`: no module, for a search of only the other parts, for example account checks;
    it is a fault if no other part is left.
    """

    mode: ModuleSelectionMode
    tags: list[SourceTag]
    """Tags of modules, from `GET /modules`. It narrows the choice of `mode: all`, or that of the
    default modules: a module needs one of them. With `mode: selected`, the available modules with
    one of them run too. With `mode: none` it must be left out. A tag that no module for the query's
    type has is a fault of its own (`modules.tags.0`), and so is a choice without any module
    (`modules.tags`).
    """
    unknown: UnknownEntries
    ids: list[str]
    """Ids of modules, from `GET /modules`. With `mode: selected`, one of `ids`, `slugs` and `tags`
    must have an entry; with another mode, or without one, `ids` must be empty or left out. Each
    module must exist, be available and support the query's type; each that does not is a separate
    fault (`modules.ids.2`), see `unknown`. Duplicates are ignored.
    """
    slugs: list[str]
    """Slugs of modules, with the rules of `ids`."""
    exclude: ModuleExclusion


class LeakSelection(TypedDict, total=False):
    """Leak sources to ask (`GET /leaks`). By default, or without `mode`, none. With `all`, a source
    that is unavailable or does not support the query's type is skipped and reported as skipped.
    """

    mode: SelectionMode
    unknown: UnknownEntries
    sources: list[str]
    """Codes of leak sources. With `mode: selected` it must have at least one entry; with another mode,
    or without one, it must be empty or left out. Each source must exist, be available and support
    the query's type; each that does not is a separate fault (`leaks.sources.0`), see `unknown`.
    Duplicates are ignored.
    """
    custom_mapping: LeakMapping


class AccountCheckSelection(TypedDict, total=False):
    """Account checks to run. Each list narrows the choice; a list that is left out does not. Without a
    selection, `registered_accounts` decides whether every check that supports the query's type
    runs. With one, `registered_accounts` may be left out; it is then `include`. An entry that no
    check of the query's type has is a fault of its own (`features.account_checks.sites.2`).
    """

    sites: list[str]
    """Slugs of checks. `GET /account-checks` lists them."""
    tags: list[SourceTag]
    """Tags of sites, such as `coding`, `gaming` or `nsfw`. A check needs one of them. `modules.tags`
    works in the same way.
    """
    packs: list[PackName]
    """Names of the server's packs. A check needs to come from one of them. `GET /account-checks` names
    them.
    """


class _EffectiveFeaturesRequired(TypedDict):
    breached_accounts: bool
    """True if breached accounts are collected."""
    registered_accounts: RegisteredAccountsMode


class EffectiveFeatures(_EffectiveFeaturesRequired, total=False):
    """The features of a search, after the defaults of its query's type are applied."""

    account_checks: AccountCheckSelection


class CacheOptions(TypedDict, total=False):
    """Use of cached results of modules. A temporary search ignores this and asks every source again.
    """

    mode: CacheMode


class ShownWebhook(TypedDict):
    """The webhook, without its secret."""

    url: str
    """Address that receives the POST request."""


class ShownDelivery(TypedDict, total=False):
    """Delivery of the report of the end. Empty without a webhook. Never has the secret."""

    webhook: ShownWebhook


class ShownByok(TypedDict):
    """External providers of the search, without credentials. Left out if the request had no `byok`.
    """

    mode: ByokMode
    providers: list[ByokProvider]
    """The providers for which the request had credentials."""


class _SearchOptionsRequired(TypedDict):
    modules: ModuleSelection
    leaks: LeakSelection
    features: EffectiveFeatures
    cache: CacheOptions
    delivery: ShownDelivery


class SearchOptions(_SearchOptionsRequired, total=False):
    """The options of the request, with defaults filled in, without secrets and credentials. For `POST
    /search/module/once`: the one module selected, no leak sources, no features.
    """

    preset: PresetName
    byok: ShownByok


class _SkippedPartRequired(TypedDict):
    path: str
    """Place of the part in the request, dotted from the root of the body."""
    message: str
    """Reason why it does not run."""


class SkippedPart(_SkippedPartRequired, total=False):
    """A part of the request that does not run."""

    value: str
    """The id or code, if the part is a module or a leak source."""
    slug: str
    """Short name of the module, if one has the id."""
    code: SkippedReasonCode
    """Code of the reason. Missing if the reason has no code."""


class SearchError(TypedDict):
    """Failure in a search."""

    code: SearchErrorCode
    message: str
    """One sentence, for people."""


class SearchCounts(TypedDict):
    """Numbers of what a search found, and of the sources that answered. The pages, the reports and the
    terminal show the same numbers.
    """

    findings: int
    """Cards that are neither computed from the searched value, nor the profile of an account that
    `accounts` counts.
    """
    accounts: int
    """Accounts with the verdict `registered`."""
    breaches: int
    """Breaches that name the searched value, also those that only records of leak sources name."""
    leak_records: int
    """Records of leak sources, without records that only name a breach."""
    worst_severity: BreachSeverity | None
    """The highest severity of the breaches; null if none has a known severity."""
    sources_asked: int
    """Sources that were asked, also account checks. Sources that only compute something do not count.
    """
    sources_unanswered: int
    """Asked sources without an answer."""
    sources_unfinished: int
    """Unanswered sources that had not ended when the search ended, or have not ended yet."""
    sources_not_asked: int
    """Sources that were not asked, such as those without a configured key."""


class _SearchRequired(TypedDict):
    id: str
    status: SearchStatus
    query: SearchQuery
    options: SearchOptions
    skipped: list[SkippedPart]
    """Parts of the request that do not run: modules and leak sources that `unknown: skip` left out;
    `features.breached_accounts` if no breach source of this server supports the type; and `include`
    of `features.registered_accounts`, `all` of `modules.mode` or of `leaks.mode` if this server has
    no such source for the value. For a `Domain Name` that the account has not proved, imported data
    sets do not run either: `leaks.mode`, each `leaks.sources`, and `features.breached_accounts` if
    data sets belong to a breach, with the code `DOMAIN_NOT_PROVED`. Empty if everything runs.
    """
    reference: CallerReference | None
    """The reference of the request; null if it had none."""
    labels: SearchLabels
    retry_of: str | None
    """Id of the search that this one retries; null if it is no retry, or if that search was deleted.
    """
    retries: list[str]
    """Ids of the retries of this search, oldest first, without deleted ones."""
    created_at: str
    """Time at which the search was accepted."""
    started_at: str | None
    """Time at which a runner started the search; null before."""
    completed_at: str | None
    """Time at which the search ended; null before."""
    error: SearchError | None
    """Reason of the failure, or how many sources could not answer, with the retries; null if nothing
    failed.
    """


class Search(_SearchRequired, total=False):
    """A stored search."""

    name: str
    """Name for people, which `PATCH` sets. Left out without one."""
    note: str
    """Text for people, which `PATCH` sets. Left out without one."""
    investigation_id: str
    """Id of the investigation that started the search. Left out for other searches."""
    watch_id: str
    """Id of the watch whose run the search is. Left out for other searches."""
    rerun_of: str
    """Id of the search that this one runs again. Left out for other searches, and if that search was
    deleted.
    """
    counts: SearchCounts
    """Numbers of what the search found and asked, with its retries. In a list, those of a retry are
    its own. Left out until it has ended.
    """


class SearchListData(TypedDict):
    """Searches, newest first."""

    searches: list[Search]
    pagination: Pagination


class SearchList(TypedDict):
    data: SearchListData
    meta: Meta


class SearchFeatures(TypedDict, total=False):
    """Features that run in addition to modules and leak sources. The defaults depend on the query's
    type: for `Email Address`, `breached_accounts` is true and `registered_accounts` is `include`;
    for every other type they are false and `exclude`.
    """

    breached_accounts: bool
    """True to collect breached accounts: from the leak sources of this server that belong to a breach,
    and from breach sources. If none supports the query's type, the search runs without them:
    `skipped` of the search and the event `breached_accounts` give the reason. For a `Domain Name`,
    also the breaches that Radar has of its site. Sensitive breaches are left out unless the plan
    has the feature `secrets`.
    """
    registered_accounts: RegisteredAccountsMode
    account_checks: AccountCheckSelection


class _WebhookOptionsRequired(TypedDict):
    url: str
    """Address that receives the POST request, http or https, on port 80, 443, 8080 or 8443. Other
    ports are refused, because they belong to services that are no web servers. A host that is not
    public, credentials in the address, or another port is a `VALIDATION_ERROR`, unless the operator
    allows the host and the port (`EGRESS_ALLOW`). The sandbox has the same rule, and allows every
    port of its own machine.
    """


class WebhookOptions(_WebhookOptionsRequired, total=False):
    """Webhook that receives `searchEnded` when the search has ended, `investigationFinished` when the
    investigation has finished, or `watchChanged` when a run of the watch found a change.
    """

    secret: str
    """Shared secret that signs the webhook: any text; a long random one is best. It is stored
    encrypted and never returned. A secret that begins with `whsec_` is the key of
    `webhook-signature` in the format of Standard Webhooks libraries: padded base64 of at least one
    byte must follow. Anything else is a `VALIDATION_ERROR` of `delivery.webhook.secret`. For any
    other secret the bytes of the text are the key.
    """


class DeliveryOptions(TypedDict, total=False):
    """Delivery of the report that the search has ended, or that the investigation has finished. A
    temporary search with a member of `delivery` gets `INVALID_TEMPORARY_DELIVERY`.
    """

    webhook: WebhookOptions


class ByokCredentials(TypedDict):
    """Credentials for one external provider."""

    api_key: str
    """Your key at the provider, in printable ASCII without spaces."""


class ByokOptions(TypedDict, total=False):
    """Your own keys for external providers. They are encrypted at rest while the search needs them,
    and deleted when it ends: those of an investigation when it finishes, those of a watch with the
    watch. They appear in no log, event or response; if a provider returns the key, it is replaced
    by `***`. These are a `VALIDATION_ERROR`: a provider that the operator has not configured or
    that does not support the type (`byok.provider_one`), `mode: only` without a key (`byok.mode`),
    and a key together with `features.registered_accounts: only` (`byok`). A temporary search with a
    member of `byok` gets `INVALID_TEMPORARY_DELIVERY`. `GET /search/{id}/byok` returns the results.
    """

    mode: ByokMode
    provider_one: ByokCredentials
    provider_two: ByokCredentials


class _SearchRequestRequired(TypedDict):
    query: SearchQuery


class SearchRequest(_SearchRequestRequired, total=False):
    """A search to start. Only `query` is required. `null` in place of an optional member, at any
    depth, counts as left out.
    """

    preset: PresetName
    modules: ModuleSelection
    leaks: LeakSelection
    features: SearchFeatures
    cache: CacheOptions
    delivery: DeliveryOptions
    byok: ByokOptions
    reference: CallerReference
    labels: SearchLabels


class SearchReference(TypedDict):
    id: str


class SearchSummary(TypedDict):
    """Number of results of a search so far."""

    module_results: int
    """Stored cards of modules and of external providers."""
    leak_sources: int
    """Leak sources that returned at least one record."""
    breached_accounts: int
    """Breaches that name the searched value."""
    registered_accounts: int
    """Accounts with the verdict `registered`."""


class WebhookDelivery(TypedDict):
    status: WebhookDeliveryStatus
    attempts: int
    """Number of attempts so far."""
    sent_at: str | None
    """Time of the delivery; null before."""
    last_attempt_at: str | None
    """Time of the last attempt; null before."""
    next_attempt_at: str | None
    """Time of the next attempt; null if no attempt follows."""


class SearchDelivery(TypedDict):
    """State of the report of the end."""

    webhook: WebhookDelivery | None
    """The webhook; null if there is none."""


class SearchLinks(TypedDict):
    """Absolute addresses of the parts of the search."""

    stream: str
    results: str
    byok: str
    """The results of its external providers."""
    leaks: str
    """The leak sources of the search."""
    export: str
    """The search as a file."""


class SearchStateData(TypedDict):
    """A search, the number of its results, and links to its parts."""

    search: Search
    summary: SearchSummary
    delivery: SearchDelivery
    links: SearchLinks


class SearchCreated(TypedDict):
    search: SearchReference
    """`search.id` is the same as `data.search.id`."""
    data: SearchStateData
    meta: Meta


class EndedSearch(TypedDict):
    """The search and its options."""

    id: str
    value: str
    """The value that was searched, as it was sent."""
    type: QueryType
    options: SearchOptions | None
    """The options of the request, without secrets and credentials; null if none are stored."""
    reference: CallerReference | None
    """The reference of the request; null if it had none."""
    labels: SearchLabels
    retry_of: str | None
    """Id of the search that this one retries; null if it is no retry."""
    created_at: str
    """Time at which the search was accepted."""
    completed_at: str
    """Time at which the search ended, as in the search record. The same in every attempt."""


class EndedSearchLinks(TypedDict):
    """Absolute addresses of the parts of the search."""

    state: str
    results: str
    byok: str
    """Results of the external providers of the search."""
    leaks: str
    """Leak sources of the search."""


@final
class SearchEndedNotice(TypedDict):
    searchId: str
    """Id of the search. Deduplicate on it."""
    status: SearchEndStatus
    finishedAt: str
    """Time of this delivery attempt, so each attempt has another value. The search ended at
    `search.completed_at`.
    """
    search: EndedSearch
    summary: SearchSummary
    links: EndedSearchLinks


class ConnectedData(TypedDict):
    search_id: str
    timestamp: str


@final
class ConnectedEvent(TypedDict):
    """The first event of every connection. It has no id."""

    event: Literal["connected"]
    data: ConnectedData


class EventPartData(TypedDict):
    """A part of the data of the event that follows."""

    part: int
    """Number of the part, from 1. The parts of an event follow each other."""
    parts: int
    """Last number of a part. A reader with fewer of them has lost one."""
    text: str
    """Part of the data as JSON text. A part alone is no JSON."""


class EventPartEvent(TypedDict):
    """A part of an event of more than 64 KiB, which follows. It has no id. The texts of all its parts
    together are the whole data of the event, which itself is cut and has `cut`.
    """

    event: Literal["event.part"]
    data: EventPartData


class AccountChecksProgress(TypedDict):
    """Progress of the account checks of a search."""

    ended: int
    total: int
    """Number of account checks of the search."""
    registered: int
    """Number of sites at which the value is registered, so far."""


class _SearchProgressDataRequired(TypedDict):
    search_id: str
    status: SearchProgressStatus
    message: str
    """The progress in words. While a search runs, `shard <n>/<total> progress <done>/<count>`: `done`
    of the `count` modules of shard `n` have ended. A search has at most 3 shards. Modules that end
    within a few milliseconds are reported together, with one message for each shard. While only
    account checks end, a shard has a message at most every 250 milliseconds, and one at its end.
    After five seconds without an event, the message is repeated.
    """
    timestamp: str


class SearchProgressData(_SearchProgressDataRequired, total=False):
    cut: EventCut
    result_cards_count: int
    """Number of cards found so far."""
    account_checks: AccountChecksProgress
    skipped: list[SkippedPart]
    """Only in the first of these events, and only if there are any: parts of the request that do not
    run, as in `skipped` of the search.
    """


@final
class TemporarySearchProgressEvent(TypedDict):
    """The search is queued, or has made progress."""

    event: Literal["search.progress"]
    data: SearchProgressData


class _NamedModuleRequired(TypedDict):
    name: str


class NamedModule(_NamedModuleRequired, total=False):
    """A module or an account check by its name."""

    id: str
    """Id of the module, if it has one."""
    slug: str
    """Short name of the module or account check, unique among its kind. Left out if `name` stands for
    all account checks.
    """


class _CardItemRequired(TypedDict):
    label: str
    """Label to display before the value."""
    value: str
    """Text to display after the label. Numbers, dates and links are texts too."""
    copy: bool
    """True if the value is useful to copy."""
    isdate: bool
    """True if the value is a date, in ISO 8601."""
    islink: bool
    """True if the value is a link."""


class CardItem(_CardItemRequired, total=False):
    """One line to display."""

    field: str
    """The raw field that the line displays."""
    fingerprint: str
    """Perceptual hash of the picture at the address `value`: 64 bits that compare the brightness of
    neighbouring areas, and three bytes of mean colour. Two pictures are taken for the same one if
    at most 5 of the bits and 24 of each byte differ. Missing if the picture was not read in two
    seconds, or has so few colours that many people may have it.
    """


class CardContent(TypedDict):
    """A finding. `items` is for display; every other field is raw data from the source, for programs.
    """

    items: list[CardItem]
    """Lines to display, in order."""


class _TemporaryModuleResultDataRequired(TypedDict):
    search_id: str
    result_id: str
    """Unique id of the card. It distinguishes cards of the same time."""
    module: NamedModule
    card: Card
    timestamp: str


class TemporaryModuleResultData(_TemporaryModuleResultDataRequired, total=False):
    """A card of a module of a temporary search."""

    cut: EventCut


@final
class TemporaryModuleResultEvent(TypedDict):
    """A module has found something: one event for each card."""

    event: Literal["module.result"]
    data: TemporaryModuleResultData


class _ObservableCardRequired(TypedDict):
    kind: SourceKind
    slug: str
    """Short name of the source. It is unique among the sources of its kind."""
    name: str
    """Name of the source, for people."""
    card: str | None
    """Key of the card in the results; null for an account check."""
    label: str | None
    """Label of the item of the card; null for an account check."""
    relation: ObservableRelation
    basis: ObservableBasis
    site: str | None
    """Domain of the site on which a pseudonym is an account, if the fact names it."""


class ObservableCard(_ObservableCardRequired, total=False):
    """A card that has the observable, or an account check that found the account."""

    search_id: str
    """Id of the search that has the card. Left out in what is read of one search."""


class Observable(TypedDict):
    """A typed value that the cards of a search contain. The same value of several cards is one
    observable.
    """

    type: ObservableType
    value: str
    """The value. One of the five searchable types is in the form of a search. Pseudonyms, names and
    e-mail addresses that differ only in case are one observable, spelled as on its first card.
    """
    relation: ObservableRelation
    strength: ObservableStrength
    cards: list[ObservableCard]
    """The cards that have it, one entry for each card, in the order of the results."""


class _ObservableFoundDataRequired(TypedDict):
    search_id: str
    observable: Observable
    left_out: int
    """Further observables of the same source that get no event of it, because a source has at most 50:
    the strongest. `GET /search/{id}/observables` lists all.
    """
    timestamp: str


class ObservableFoundData(_ObservableFoundDataRequired, total=False):
    """An observable that no earlier event of the search has."""

    cut: EventCut


@final
class TemporaryObservableFoundEvent(TypedDict):
    """A source has ended with an observable that no earlier source has. Its cards and its strength are
    those of this source.
    """

    event: Literal["observable.found"]
    data: ObservableFoundData


class SourceReason(TypedDict):
    """Reason if a source failed, timed out or was skipped; left out otherwise. Never holds the
    searched value.
    """

    code: str
    """A code of `ModuleErrorCode`, or of `AccountReasonCode` for an account check."""
    message: str
    """One sentence, for people."""


class _SourceOutcomeRequired(TypedDict):
    kind: SourceKind
    slug: str
    """Short name of the source. It is unique among the sources of its kind."""
    name: str
    """Name of the source, for people."""
    status: ModuleStatus
    duration_ms: int
    """Duration in milliseconds; 0 if it did not run."""


class SourceOutcome(_SourceOutcomeRequired, total=False):
    """The outcome of one source of a search. Never holds the searched value."""

    reason: SourceReason
    derived: bool
    """True if the source only computes from the value, without asking anybody, such as variants of a
    pseudonym. Its cards are no evidence that something exists. Left out otherwise.
    """


class _ModuleFinishedDataRequired(TypedDict):
    search_id: str
    source: SourceOutcome
    timestamp: str


class ModuleFinishedData(_ModuleFinishedDataRequired, total=False):
    cut: EventCut


@final
class TemporaryModuleFinishedEvent(TypedDict):
    """A module has ended, or all breach sources together have: one event for each, after the events of
    its results.
    """

    event: Literal["module.finished"]
    data: ModuleFinishedData


class _BreachedAccountRequired(TypedDict):
    name: str
    """Name of the breach; the name in Radar, if Radar has the breach."""
    sources: list[str]
    """Sources that named the breach: `haveibeenpwned`, `xposedornot`, `leakcheck`, `radar` for the
    breach of a site, or the code of a leak source of this server.
    """


class BreachedAccount(_BreachedAccountRequired, total=False):
    """A breach that contains the account, merged from all sources that name it. Unknown fields are
    left out. Two breaches of one service in different years are two entries, which may have the
    same name.
    """

    title: str
    """Title of the breach, for people."""
    domain: str
    """Domain of the service that was breached."""
    breachDate: str
    """Date of the breach; only the month or the year if the day is unknown."""
    dataClasses: list[str]
    """Kinds of data in the breach."""
    severity: BreachSeverity
    """Severity, if Radar has the breach."""
    isStealerLog: bool
    """True if information-stealing malware collected the data."""
    isVerified: bool
    """True if the breach is confirmed."""
    pwnCount: int
    """Number of accounts in the breach."""


class _LeakStatusDataRequired(TypedDict):
    search_id: str
    leaked_code: str
    """Code of the leak source."""
    status: LeakStatus
    result_count: int
    """Records on all pages together."""
    timestamp: str


class LeakStatusData(_LeakStatusDataRequired, total=False):
    cut: EventCut
    message: str
    """Details, for people."""
    breaches: list[BreachedAccount]
    """Breaches that the records name. Left out if they name none."""
    names_only: bool
    """True if the source has no leaked data: each record only names a breach, and counts as a breach.
    Left out otherwise.
    """


@final
class TemporaryLeakStatusEvent(TypedDict):
    """A leak source has ended: one event for each."""

    event: Literal["leak.status"]
    data: LeakStatusData


class LeakEntry(TypedDict):
    """One record of a leak source."""

    key: str
    """Key of the record, unique in its page."""
    items: list[CardItem]
    """Lines to display, in order."""


class _TemporaryLeakPageDataRequired(TypedDict):
    source: str
    """Leak source, by its `code` in `GET /leaks`."""
    page: int
    """Page number, from 1."""
    count: int
    template: LeakTemplate
    results: list[LeakEntry]


class TemporaryLeakPageData(_TemporaryLeakPageDataRequired, total=False):
    """A page of a leak source with its records. The total number of records is `result_count` of its
    `leak.status`. Has no `search_id`.
    """

    cut: EventCut


@final
class TemporaryLeakPageEvent(TypedDict):
    """A page of a leak source, with its records. Temporary searches only."""

    event: Literal["temporary.leak.page"]
    data: TemporaryLeakPageData


class _LeaksFinishedDataRequired(TypedDict):
    search_id: str
    executed_codes: list[str]
    """Codes of the leak sources that succeeded."""
    skipped_codes: list[str]
    """Codes of the leak sources that were skipped."""
    failed_codes: list[str]
    """Codes of the leak sources that failed."""
    timestamp: str


class LeaksFinishedData(_LeaksFinishedDataRequired, total=False):
    cut: EventCut


@final
class TemporaryLeaksFinishedEvent(TypedDict):
    """All leak sources have ended or were skipped. The lists are empty if the search has no leak
    sources.
    """

    event: Literal["leaks.finished"]
    data: LeaksFinishedData


class AccountReason(TypedDict):
    """Reason why a check has no verdict. Never has the searched value."""

    code: AccountReasonCode
    message: str
    """One sentence, for people."""


class _RegisteredAccountsDataRequired(TypedDict):
    search_id: str
    event: RegisteredAccountsStep
    type: QueryType
    module: NamedModule
    timestamp: str


class RegisteredAccountsData(_RegisteredAccountsDataRequired, total=False):
    """A step of the registered-account checks. `module` is the check for `result`. Otherwise it has
    only the name `Registered accounts`.
    """

    cut: EventCut
    status: RegisteredAccountStatus
    """Verdict of the check; for `result` only."""
    url: str | None
    """Public page of the account, if there is one; for `result` only."""
    reason: AccountReason | None
    """Reason why the verdict is `unknown`, or why the site was not asked; for `result` only."""


@final
class TemporaryRegisteredAccountsEvent(TypedDict):
    """A registered-account check has begun, has a verdict or has ended."""

    event: Literal["registered_accounts"]
    data: RegisteredAccountsData


class AccountReasonCount(TypedDict):
    """Number of account checks that have no verdict for the same reason."""

    code: str
    """A code of `AccountReasonCode`; or `MODULE_SKIPPED` if the search ended before the check."""
    count: int
    """Number of checks."""


class _AccountChecksFinishedDataRequired(TypedDict):
    search_id: str
    shard: int
    """Number of the shard, from 1. A search has one to three."""
    total: int
    """Account checks of the shard."""
    asked: int
    """Number of sites that were asked."""
    registered: int
    """Number of sites at which the value is registered."""
    not_registered: int
    """Number of sites at which the value is not registered."""
    unknown: int
    """Number of checks without a verdict."""
    reasons: list[AccountReasonCount]
    """Reasons of the checks without a verdict, the most frequent one first."""
    timestamp: str


class AccountChecksFinishedData(_AccountChecksFinishedDataRequired, total=False):
    """Counts of the account checks of one shard. `registered`, `not_registered` and `unknown` add up
    to `total`.
    """

    cut: EventCut


@final
class TemporaryAccountChecksFinishedEvent(TypedDict):
    """The account checks of one shard have ended: one event for each shard that has account checks,
    after the events of their verdicts.
    """

    event: Literal["account_checks.finished"]
    data: AccountChecksFinishedData


class _BreachedAccountsDataRequired(TypedDict):
    search_id: str
    event: Literal["ready"]
    resultCount: int
    results: list[BreachedAccount]
    timestamp: str


class BreachedAccountsData(_BreachedAccountsDataRequired, total=False):
    cut: EventCut
    message: str
    """Reason why no breach source was asked. Missing if breaches were looked up."""


@final
class TemporaryBreachedAccountsEvent(TypedDict):
    """The breached accounts are collected."""

    event: Literal["breached_accounts"]
    data: BreachedAccountsData


class _TemporaryObservablesDataRequired(TypedDict):
    search_id: str
    observables: list[Observable]
    left_out: int
    """Further observables, the weakest, that are in no part, because the parts have at most 5,000.
    """
    timestamp: str


class TemporaryObservablesData(_TemporaryObservablesDataRequired, total=False):
    """A part of the observables of a temporary search. Together, the parts replace those of the events
    `observable.found`, which name one source each.
    """

    cut: EventCut


@final
class TemporaryObservablesEvent(TypedDict):
    """Observables of the search with the cards of all sources, the strongest first, in parts of 200.
    Sent before `search.finished`, if the search has any. Temporary searches only.
    """

    event: Literal["temporary.observables"]
    data: TemporaryObservablesData


class SearchTotals(TypedDict, total=False):
    module_results: int
    """Cards of modules and of external providers."""


class _SearchFinishedDataRequired(TypedDict):
    search_id: str
    status: SearchFinishedStatus
    complete: bool
    """True if every source that was asked has answered. False if the search failed or was cancelled,
    or a source failed, timed out or has no verdict.
    """
    sources: list[SourceOutcome]
    """Every source of the search with its outcome, in order. If `cut` is true, the last ones are
    missing: more than about 350 failing sources are too large for an event. The events `event.part`
    before it have all sources.
    """
    timestamp: str


class SearchFinishedData(_SearchFinishedDataRequired, total=False):
    cut: EventCut
    totals: SearchTotals
    execution_time_ms: int
    """Duration of the search in milliseconds."""
    error: str
    """With `completed`, a sentence: how many sources could not answer, or `The search was cancelled`.
    With `failed`, a code: `NO_ELIGIBLE_RUNNER` or `SEARCH_TIME_LIMIT_EXCEEDED`. Left out if nothing
    failed.
    """
    error_code: SearchErrorCode
    counts: SearchCounts
    """Numbers of what the search found and asked."""


@final
class TemporarySearchFinishedEvent(TypedDict):
    """The search has ended. The last event."""

    event: Literal["search.finished"]
    data: SearchFinishedData


class _TemporarySearchErrorRequired(TypedDict):
    error: ErrorBody
    meta: ErrorMeta


class TemporarySearchError(_TemporarySearchErrorRequired, total=False):
    """The error body of a 500 from `POST /search/temporary`. `success` and `message` are there if the
    code is `INTERNAL_ERROR`.
    """

    success: bool
    """Always false."""
    message: str
    """The same as `error.message`."""


class TemporaryExportRequest(TypedDict):
    """A temporary search, as its client holds it."""

    query: SearchQuery
    events: str
    """The events of the stream in their order, as JSON Lines: one object with `event` and `data` a
    line, as `TemporarySearchEvent` describes it. Events that an export does not need may be left
    out. Without `search.finished`, the search is exported as unfinished.
    """


class InvestigationPreview(TypedDict):
    """The first observables of an investigation or an export, which name it in a list or a title.
    """

    observables: list[SearchQuery]
    """Its first observables, in the order of the request."""
    total: int
    """Number of all its observables, with those that it follows."""


class _ExportSummaryRequired(TypedDict):
    searches: int
    findings: int
    """Number of cards that are neither computed from the searched value, nor the profile of an account
    that `accounts` counts.
    """
    accounts: int
    """Number of accounts that the account checks found."""
    breaches: int
    """Number of breaches that name the searched value, also those that only records of leak sources
    name.
    """
    leak_records: int
    """Number of leak records, without records that only name a breach."""
    sources_asked: int
    """Number of sources that were asked, for each search."""
    sources_unanswered: int
    """Number of asked sources without an answer."""
    sources_not_asked: int
    """Number of sources that were not asked, such as those without a configured key."""


class ExportSummary(_ExportSummaryRequired, total=False):
    """Numbers of what was found and asked, at the time at which the export began."""

    sources_unfinished: int
    """Number of unanswered sources that had not ended."""
    worst_severity: BreachSeverity | None
    """The highest severity of the breaches; null if none has a known severity."""


class _ExportReportRequired(TypedDict):
    kind: Literal["report"]
    about: ExportSubject
    id: str
    """Id of the search or investigation. Other exports have an id of their own."""
    query: SearchQuery | None
    """The searched observable; null if the export is about an investigation or several searches."""
    preview: InvestigationPreview | None
    """The first observables, if the export is about an investigation or several searches; else null.
    """
    summary: ExportSummary
    finished: bool
    """False if something still ran when it was exported."""
    reference: CallerReference | None
    """Reference of the search or investigation; null if it has none, and for several searches."""
    labels: SearchLabels
    """Labels of the search or investigation, or those by which several searches were chosen."""
    created_at: str
    """Time at which the search or investigation, or the first of several searches, was accepted."""
    completed_at: str | None
    """Time at which it ended; null before."""
    exported_at: str


@final
class ExportReport(_ExportReportRequired, total=False):
    """First line of an export. It says what the export is about."""

    sandbox: bool
    """Only in an export of a sandbox, in which every result is invented."""


class _InvestigationSearchRequired(TypedDict):
    id: str
    status: SearchStatus


class InvestigationSearch(_InvestigationSearchRequired, total=False):
    """The search of an observable."""

    counts: SearchCounts
    """Numbers of what the search found and asked. Left out until it has ended."""


class InvestigationReason(TypedDict):
    """Reason why an observable is not searched."""

    code: str
    """`MAX_SEARCHES_REACHED` if it was found, but `max_searches` had no room. The code of `stopped` if
    the investigation stopped. Otherwise the code with which `POST /search` would refuse the
    observable: `QUERY_BLOCKED`, `REGISTERED_ACCOUNTS_UNAVAILABLE`, or `VALIDATION_ERROR` if the
    options no longer fit the sources of this server.
    """
    message: str
    """One sentence, for people. It never contains the value."""


class InvestigationOrigin(TypedDict):
    """Finding that led to an observable."""

    search_id: str
    """Id of the search of the investigation that found it."""
    relation: ObservableRelation
    strength: ObservableStrength


@final
class ExportAsked(TypedDict):
    """An observable that was asked about, or that was to be."""

    kind: Literal["asked"]
    query: SearchQuery
    status: InvestigationEntryStatus
    search: InvestigationSearch | None
    """Its search; null if it has none."""
    reason: InvestigationReason | None
    """Reason why it is not searched; null otherwise."""
    depth: InvestigationDepth
    found: InvestigationOrigin | None
    """Finding that led to it; null if a caller named it without one."""


class SearchMark(TypedDict):
    """A mark on a finding. It belongs to the account, the searched observable and the finding, so that
    every search of the observable has it.
    """

    id: MarkId
    kind: MarkKind
    findings: list[FindingName]
    """Names of the finding in this search. Empty if this search has not found it. An account has one
    for each card and account check.
    """
    mark: MarkValue
    note: str | None
    """Text for people; null without one."""
    key_id: str
    """From `GET /account/keys`. The key set the mark, or changed it last."""
    key_label: str
    """Present label of this API key."""
    marked_at: str
    """Time at which the mark was last set."""


class _ExportSearchRequired(TypedDict):
    kind: Literal["search"]
    search_id: str
    query: SearchQuery
    status: SearchStatus
    error: SearchError | None
    """Reason of the failure, or how many sources could not answer; null if nothing failed."""
    complete: bool
    """True if the search has ended and every source that was asked has answered."""
    reference: CallerReference | None
    """Reference of the search; null if it has none."""
    labels: SearchLabels
    created_at: str
    """Time at which the search was accepted."""
    started_at: str | None
    """Time at which a runner started the search; null before."""
    completed_at: str | None
    """Time at which the search ended; null before."""


@final
class ExportSearch(_ExportSearchRequired, total=False):
    """A search. What it found follows."""

    counts: SearchCounts
    """Numbers of what the search found and asked, at the time of the export."""
    marks: list[SearchMark]
    """Marks on findings of the searched observable; missing without any. `findings` has the names of
    cards, accounts and breaches only.
    """


class ExportedSource(TypedDict):
    """Source of a fact."""

    kind: ExportedSourceKind
    slug: str
    """Short name of the source. It is unique among the sources of its kind."""
    name: str
    """Name of the source, for people."""


class _PersonAccountRequired(TypedDict):
    id: str
    """The account in this answer, its site and name. Claims name accounts by it."""
    site: str
    """Host of the page of the account."""
    name: str | None
    """Name of the account on the site; null if it is not known."""
    url: str
    cards: list[ObservableCard]
    """The cards and account checks that found it."""


class PersonAccount(_PersonAccountRequired, total=False):
    """An account that a card or an account check found."""

    mark: MarkValue
    """Mark of the account; missing without one. A wrong account is in no merged picture."""


class SamePersonEvidence(TypedDict):
    """A fact of a card."""

    account: str
    """Account whose card has the fact, by id."""
    type: ObservableType
    value: str
    """The value of the fact."""
    card: ObservableCard


class SamePersonReason(TypedDict):
    """One reason, with the facts of cards on which it rests."""

    reason: SamePersonReasonCode
    weight: int
    """Weight of the reason alone, in percent."""
    evidence: list[SamePersonEvidence]


class _SamePersonClaimRequired(TypedDict):
    accounts: list[str]
    """The two accounts, by id."""
    confidence: int
    """Confidence that the accounts belong to one person, in percent. Each reason is taken as
    independent evidence: reasons of 60 and 50 make 80. Without a reason of at least 90 it is 89 at
    most. A reason against it takes its share off.
    """
    reasons: list[SamePersonReason]
    """Reasons for it, the strongest first."""
    against: list[SamePersonReason]
    """Facts that speak against it."""


class SamePersonClaim(_SamePersonClaimRequired, total=False):
    """Two accounts that belong to the same person, with the reasons for it and against it."""

    id: str
    """Name of the claim, by which it can be marked. It is the same in every search of the observable.
    """
    mark: MarkValue
    """Mark of the claim; missing without one. A confirmed claim joins its accounts. A wrong one keeps
    them apart, also if other claims would join them; an ignored one joins nothing.
    """


class Contradiction(TypedDict):
    """Different values of what a person has only one of."""

    reason: SamePersonReasonCode
    values: list[Observable]
    """The 50 strongest values, with the cards that have them."""


class Person(TypedDict):
    """Accounts that one person holds, as far as their cards show. An account that nothing ties to
    another is a person alone.
    """

    accounts: list[PersonAccount]
    """The accounts, by their number of cards."""
    confidence: int | None
    """Confidence that the accounts belong to one person, in percent: that of the weakest claim that is
    needed to join all accounts. Null for one account.
    """
    claims: list[SamePersonClaim]
    """Claims that two of these accounts belong together, the surest first. At most 200."""
    possible: list[SamePersonClaim]
    """Claims between an account of this person and one of another person, that join nothing: below 70
    percent, or kept apart by a mark. At most 50.
    """
    observables: list[Observable]
    """Observables of the accounts, the strongest first. At most 200."""
    contradictions: list[Contradiction]
    """Different values of facts that a person has only one of."""
    first_activity: Observable | None
    """The earliest date at which an account was created or seen; null if no card has one."""
    last_activity: Observable | None
    """The latest date at which an account was active; null if no card has one."""


class _ExportFindingRequired(TypedDict):
    kind: Literal["finding"]
    search_id: str
    source: ExportedSource
    at: str | None
    """Time at which the source had answered; null if that is not known."""
    cached: bool
    """True if the answer is from the cache, and older than `at`."""
    card: str
    """Key of the card in `GET /search/{id}/results`."""
    items: list[CardItem]
    """Lines to display, in order."""


@final
class ExportFinding(_ExportFindingRequired, total=False):
    """A card of a module or an external provider, without its raw data, which the results of the
    search have; a person of the merged picture; or a part of the data of a direct tool.
    """

    person: Person
    """The person, in an export of the merged picture only."""


@final
class ExportAccount(TypedDict):
    """A site on which an account check found the account."""

    kind: Literal["account"]
    search_id: str
    source: ExportedSource
    at: str | None
    """Time at which the source had answered; null if that is not known."""
    url: str | None
    """Public page of the account; null if it has no page."""


@final
class ExportBreach(TypedDict):
    """A breach that contains the account."""

    kind: Literal["breach"]
    search_id: str
    at: str | None
    """Time at which the source had answered; null if that is not known."""
    breach: BreachedAccount


class _ExportLeakRecordRequired(TypedDict):
    kind: Literal["leak"]
    search_id: str
    source: ExportedSource
    at: str | None
    """Time at which the source had answered; null if that is not known."""
    page: int
    """Page of `GET /search/{id}/results/leaks/{source}` that has the record, from 1."""
    record: str
    """Key of the record, unique in its page."""
    items: list[CardItem]
    """Lines to display, in order."""


@final
class ExportLeakRecord(_ExportLeakRecordRequired, total=False):
    """A record of a leak source. Secrets are masked as in `GET /search/{id}/results/leaks/{source}`.
    """

    names_only: bool
    """True if the record only names a breach, which is also a row of the kind `breach` and no leak
    record in `counts`.
    """


@final
class ExportObservable(TypedDict):
    """An observable that the search found."""

    kind: Literal["observable"]
    search_id: str
    type: ObservableType
    value: str
    """The value. One of the five searchable types is in the form of a search. Pseudonyms, names and
    e-mail addresses that differ only in case are one observable, spelled as on its first card.
    """
    relation: ObservableRelation
    strength: ObservableStrength
    cards: list[ObservableCard]
    """The cards that have it, one entry for each card, in the order of the results."""


@final
class ExportSource(TypedDict):
    """The outcome of a source. Sources without an answer come first."""

    kind: Literal["source"]
    search_id: str
    source: ExportedSource
    at: str | None
    """Time at which the source had answered; null if that is not known."""
    status: ExportSourceStatus
    reason: SourceReason | None
    """Reason why it has no answer; null if it has one."""
    count: int
    """Number of its findings."""


@final
class ExportEnd(TypedDict):
    """Last line of an export. An export without it is not complete."""

    kind: Literal["end"]
    rows: int
    """Number of lines between the first and the last one."""


class ExportStixObject(TypedDict):
    """An object of STIX 2.1."""

    type: str
    id: str
    """Type, `--` and a UUID. The same in every export of the search or investigation."""


class ExportStix(TypedDict):
    """A bundle of STIX 2.1. The ids of its objects follow from what they are about."""

    type: Literal["bundle"]
    id: str
    """Id of the bundle."""
    objects: list[ExportStixObject]
    """Objects of STIX 2.1."""


class ExportMispAttribute(TypedDict):
    """One fact. The types and categories are those of MISP."""

    uuid: str
    """UUID of version 5: the same fact has the same one in every export of the search or
    investigation.
    """
    type: str
    category: str
    value: str


class ExportMispEvent(TypedDict):
    """The event, as https://www.misp-standard.org/rfc/misp-standard-core.html describes it."""

    uuid: str
    """UUID version 5, derived from the id of the search or investigation. Each export of it has the
    same.
    """
    info: str
    """Title of the report. In a sandbox it begins with `Invented by a sandbox:`."""
    Attribute: list[ExportMispAttribute]
    """Attributes, one for each fact."""


class ExportMisp(TypedDict):
    Event: ExportMispEvent


class _ModuleRunRequestRequired(TypedDict):
    query: SearchQuery
    module_id: str
    """Id of a module, from `GET /modules`. It must exist, be available and support the query's type;
    otherwise the request gets a `VALIDATION_ERROR` at `module_id`.
    """


class ModuleRunRequest(_ModuleRunRequestRequired, total=False):
    cache: CacheOptions
    reference: CallerReference
    labels: SearchLabels


class ModuleRunSearch(TypedDict):
    """The stored search of a single module."""

    id: str
    status: SearchStatus
    created_at: str
    """Time at which the search was accepted."""
    completed_at: str | None
    """Time at which the search ended."""


class ModuleReference(TypedDict):
    """A module by its id and its slug."""

    id: str
    slug: str
    """Short name of the module, unique among modules."""
    name: str


class ModuleRunData(TypedDict):
    """The stored search, the module and its cards."""

    search: ModuleRunSearch
    module: ModuleReference
    cards: list[dict[str, CardContent]]
    """The cards of the module. Empty if the source has nothing."""


class ModuleRun(TypedDict):
    data: ModuleRunData
    meta: Meta


class _SearchFindRequestRequired(TypedDict):
    value: str
    """The value, or with `prefix` its first characters, at most 100."""


class SearchFindRequest(_SearchFindRequestRequired, total=False):
    """The value of the searches to find. Only `value` is required. `null` in place of an optional
    member counts as left out.
    """

    type: QueryType
    """Only searches of this type. Without it, the type of an exact value is guessed as `POST
    /observables/types` does, and a prefix is looked for in all types.
    """
    match: SearchMatch
    limit: int
    """Maximum number of entries on a page."""
    cursor: str
    """`pagination.nextCursor` of the previous page, given with the same value, type and match. Left
    out for the first page. It contains the value.
    """


class SearchDeletionRequest(TypedDict):
    """Searches to delete."""

    ids: list[str]
    """Ids of searches, each once, in upper or lower case."""


class QueuedDeletion(TypedDict):
    """The searches that are being deleted."""

    requested_count: int
    """Number of searches in the request."""
    queued_ids: list[str]
    """Ids of the searches, in lower case, in the order of the request."""


class SearchDeletionData(TypedDict):
    """A deletion that was accepted."""

    accepted: bool
    """Always true: the searches are deleted."""
    deletion: QueuedDeletion


class SearchDeletion(TypedDict):
    """A deletion that was accepted."""

    data: SearchDeletionData
    meta: Meta


class SearchState(TypedDict):
    data: SearchStateData
    meta: Meta


class WordsUpdate(TypedDict, total=False):
    """The words that a caller gives to a search or an investigation. Members that are left out stay as
    they are. `null` removes a text, and an empty list all labels.
    """

    name: str | None
    """Name for people."""
    reference: str | None
    """Name in the caller's own system, such as a case number. Several may share one."""
    labels: SearchLabels
    note: str | None
    """Text for people. It is in no log, and is erased with what it is about."""


class ModuleError(TypedDict):
    """Reason why a module has no result. Never holds the searched value."""

    code: ModuleErrorCode
    message: str
    """One sentence, for people."""


class ModuleResult(TypedDict):
    """The outcome of one module of a search."""

    module: ModuleReference
    status: ModuleStatus
    cached: bool
    """True if the result is from the cache."""
    duration_ms: int
    """Duration in milliseconds; 0 if it did not run."""
    error: ModuleError | None
    """Reason why it failed, timed out or was skipped; null otherwise."""
    cards: list[dict[str, CardContent]]
    """Cards of the module, including cards from before a failure."""


class RegisteredAccount(TypedDict):
    """One account check and its verdict."""

    module: NamedModule
    status: RegisteredAccountStatus
    url: str | None
    """Public page of the account; null if the account is not registered or has no page."""
    reason: AccountReason | None
    """Reason why the verdict is `unknown`, or why the site was not asked; null otherwise."""


class LeakOutcome(TypedDict):
    """The outcome of the leak sources of a search, by code."""

    executed_codes: list[str]
    """Codes of the leak sources that succeeded."""
    skipped_codes: list[str]
    """Codes of the leak sources that were skipped."""
    failed_codes: list[str]
    """Codes of the leak sources that failed."""


class _SearchResultsDataRequired(TypedDict):
    search: Search
    complete: bool
    """True if the search has ended and every source that was asked has answered. False while the
    search runs, and after the end if the search failed, or a source failed, timed out or has no
    verdict. `search.status` is `finished` or `error` once the search has ended.
    """
    modules: list[ModuleResult]
    """The modules that have ended; after the end of the search, all of them."""
    breached_accounts: list[BreachedAccount]
    """Breaches that contain the account, also those that only records of leak sources name; empty
    until they are collected.
    """
    registered_accounts: list[RegisteredAccount]
    """The registered-account checks that have ended, with any verdict."""
    leaks: LeakOutcome
    summary: SearchSummary


class SearchResultsData(_SearchResultsDataRequired, total=False):
    counts: SearchCounts
    """Numbers of what the search has found and asked so far."""
    marks: list[SearchMark]
    """Marks on cards, accounts and breaches of this answer; missing without any."""


class SearchResults(TypedDict):
    data: SearchResultsData
    meta: Meta


class _SearchObservablesDataRequired(TypedDict):
    complete: bool
    """True if the search has ended and every source that was asked has answered. Before the end, later
    sources can add observables and raise strengths.
    """
    observables: list[Observable]
    pagination: Pagination


class SearchObservablesData(_SearchObservablesDataRequired, total=False):
    """Observables of a search, the strongest first."""

    searches_left_out: int
    """Only for an investigation: number of its searches that are not read, because those before them
    have 100,000 facts.
    """


class SearchObservables(TypedDict):
    data: SearchObservablesData
    meta: Meta


class _SearchProfileDataRequired(TypedDict):
    complete: bool
    """True if the search has ended. Before that, later sources can add accounts and join persons.
    """
    persons: list[Person]
    other_observables: list[Observable]
    """Observables of the searched value itself and not of one account, such as the registrant of a
    domain: the strongest 100. On the first page only; all are in the observables of the search.
    """
    pagination: Pagination


class SearchProfileData(_SearchProfileDataRequired, total=False):
    """The accounts that a search found, grouped by the person who holds them. Persons with the most
    accounts come first.
    """

    searches_left_out: int
    """Only for an investigation: number of its searches that are not read, because those before them
    have 100,000 facts.
    """


class SearchProfile(TypedDict):
    """Merged picture of a search."""

    data: SearchProfileData
    meta: Meta


class PictureRequest(TypedDict):
    """Picture of an account in the results of a search."""

    source: str
    """Slug of the module, or name of the external provider, whose card has the picture."""
    url: str
    """Address of the picture, as the card has it."""


class SearchByokProvider(TypedDict):
    """The outcome of an external provider, and its response."""

    status: ByokStatus
    result_count: int
    """Number of its cards."""
    started_at: str | None
    """Time of the request. Null if the search ended before."""
    finished_at: str | None
    """Time at which the provider ended. Null if the search ended before."""
    mapping_version: str | None
    """Version of the mapping from the response to cards. Null if the search ended before."""
    error: ModuleError | None
    """Reason of the failure. Null if the provider succeeded."""
    raw: Any
    """The original response of the provider, any JSON, at most 1 MiB. Null if there is no response.
    """


class SearchByokProviders(TypedDict, total=False):
    """Each provider that has ended."""

    provider_one: SearchByokProvider
    provider_two: SearchByokProvider


class SearchByokData(TypedDict):
    """The external providers of a search that have ended."""

    mode: ByokMode
    providers: SearchByokProviders


class SearchByok(TypedDict):
    """The external providers of a search."""

    data: SearchByokData
    meta: Meta


class SearchLeakSource(TypedDict):
    """The outcome of a leak source of a search."""

    code: str
    """Leak source, by its `code` in `GET /leaks`."""
    name: str
    """Name to display."""
    status: LeakStatus
    result_count: int
    """Number of records that can be read, on all pages."""
    page_count: int
    """Number of pages with records. 0 if the source found nothing; page 1 is then empty."""
    page_size: int
    """Number of records on a full page."""
    template: LeakTemplate
    message: str | None
    """Reason why it failed or was skipped, for people."""


class SearchLeaksData(TypedDict):
    """The leak sources of a search that have ended."""

    sources: list[SearchLeakSource]
    """The sources, in the order of the request."""
    executed_codes: list[str]
    """Codes of the leak sources that succeeded."""
    skipped_codes: list[str]
    """Codes of the leak sources that were skipped."""
    failed_codes: list[str]
    """Codes of the leak sources that failed."""


class SearchLeaks(TypedDict):
    """The leak sources of a search."""

    data: SearchLeaksData
    meta: Meta


class LeakSourceReference(TypedDict):
    code: str
    """Leak source, by its `code` in `GET /leaks`."""
    name: str
    """Name to display."""


class _SearchLeakPageDataRequired(TypedDict):
    source: LeakSourceReference
    template: LeakTemplate
    page: int
    """Page number, from 1."""
    page_size: int
    """Number of records on a full page."""
    page_count: int
    """Number of pages with records; while the source is still being read, the number so far. 0 if the
    source found nothing: page 1 is then empty.
    """
    result_count: int
    """Number of records that can be read, on all pages; while the source is still being read, the
    number so far.
    """
    results: list[LeakEntry]


class SearchLeakPageData(_SearchLeakPageDataRequired, total=False):
    marks: list[SearchMark]
    """Marks on records of this page; missing without any."""


class SearchLeakPage(TypedDict):
    """A page of records of a leak source."""

    data: SearchLeakPageData
    meta: Meta


class SearchMarksData(TypedDict):
    marks: list[SearchMark]
    """The marks on findings of the searched observable, in the order in which they were last set.
    """


class SearchMarks(TypedDict):
    data: SearchMarksData
    meta: Meta


class _NewMarkRequired(TypedDict):
    finding: FindingName
    mark: MarkValue


class NewMark(_NewMarkRequired, total=False):
    """A mark to set. It replaces an earlier one of the finding, with its note."""

    note: str | None
    """Text for people. It is in no log, and is erased with the mark."""


class SearchMarksRequest(TypedDict):
    marks: list[NewMark]
    """Marks to set, all of them or none. If two are about one finding, the last one counts."""


class MarkRemovalRequest(TypedDict):
    ids: list[MarkId]
    """Ids of marks. One that is already removed is no fault."""


class WatchFact(TypedDict):
    """A fact, and the card of the search that has it."""

    value: str
    """The fact as the source reports it. Several values of one fact are separated by a comma and a
    space.
    """
    search_id: str | None
    """Id of the search; null for a breach of Radar. The search may be deleted since."""
    card: str | None
    """Key of the card in the results of the source; null if the source has no cards."""


class WatchSource(TypedDict):
    """Source that reports the change. If several do, one of them."""

    kind: SourceKind
    slug: str
    name: str
    """Name of the source, for people."""


class WatchChange(TypedDict):
    """Difference between a run and the last one in which the same source answered."""

    number: int
    """Number of the change in its watch, from 1."""
    kind: WatchChangeKind
    subject: str
    """Subject of the change: the account (site and name), the breach, the name below the domain, the
    label of the fact, or the leak source.
    """
    before: WatchFact | None
    """The fact before; null if no source reported it before."""
    after: WatchFact | None
    """The fact now; null if no source reports it any more."""
    source: WatchSource | None
    """Source that reports the change; null for a breach of Radar."""
    found_at: str
    """Time of the comparison."""


class UncomparedSource(TypedDict):
    """Source without an answer in one of two searches."""

    kind: SourceKind
    slug: str
    name: str
    """Name of the source, for people."""
    unanswered_in: UnansweredSearch


class SearchComparisonData(TypedDict):
    """The difference of two searches."""

    earlier: str
    """Id of the search that counts as the earlier one, `id` of the path."""
    later: str
    """Id of the search that counts as the later one, `other` of the path."""
    changes: list[WatchChange]
    """The changes, by source. `search_id` of a fact is the id in the path, also if a retry found it.
    """
    left_out: int
    """Number of changes beyond the first 1,000, which are left out."""
    not_compared: list[UncomparedSource]
    """Sources that at least one of the searches has asked, but that have not answered in both."""


class SearchComparison(TypedDict):
    data: SearchComparisonData
    meta: Meta


class _SearchProgressEventRequired(TypedDict):
    event: Literal["search.progress"]
    data: SearchProgressData


@final
class SearchProgressEvent(_SearchProgressEventRequired, total=False):
    """The search is queued, or has made progress."""

    id: EventId


class _ModuleResultDataRequired(TypedDict):
    search_id: str
    module: NamedModule
    card: Card
    timestamp: str


class ModuleResultData(_ModuleResultDataRequired, total=False):
    """A card of a module."""

    cut: EventCut


class _ModuleResultEventRequired(TypedDict):
    event: Literal["module.result"]
    data: ModuleResultData


@final
class ModuleResultEvent(_ModuleResultEventRequired, total=False):
    """A module has found something. There is one event for each card."""

    id: EventId


class _ObservableFoundEventRequired(TypedDict):
    event: Literal["observable.found"]
    data: ObservableFoundData


@final
class ObservableFoundEvent(_ObservableFoundEventRequired, total=False):
    """A source has ended with an observable that no earlier source has. Its cards and its strength are
    those of this source.
    """

    id: EventId


class _ModuleFinishedEventRequired(TypedDict):
    event: Literal["module.finished"]
    data: ModuleFinishedData


@final
class ModuleFinishedEvent(_ModuleFinishedEventRequired, total=False):
    """A module has ended, or all breach sources together have. There is one event for each, after the
    events of its results.
    """

    id: EventId


class _ByokResultDataRequired(TypedDict):
    search_id: str
    provider: ByokProvider
    card: Card
    timestamp: str


class ByokResultData(_ByokResultDataRequired, total=False):
    """A card of an external provider."""

    cut: EventCut


class _ByokResultEventRequired(TypedDict):
    event: Literal["byok.result"]
    data: ByokResultData


@final
class ByokResultEvent(_ByokResultEventRequired, total=False):
    """An external provider has found something. There is one event for each card."""

    id: EventId


class ByokFinishedData(TypedDict):
    search_id: str
    provider: ByokProvider
    status: ByokStatus
    resultCount: int
    """Number of its cards."""
    timestamp: str


class _ByokFinishedEventRequired(TypedDict):
    event: Literal["byok.finished"]
    data: ByokFinishedData


@final
class ByokFinishedEvent(_ByokFinishedEventRequired, total=False):
    """An external provider has ended. There is one event for each provider."""

    id: EventId


class _LeakStatusEventRequired(TypedDict):
    event: Literal["leak.status"]
    data: LeakStatusData


@final
class LeakStatusEvent(_LeakStatusEventRequired, total=False):
    """A leak source has ended. There is one event for each source."""

    id: EventId


class LeakPageReadyData(TypedDict):
    search_id: str
    source: str
    """Leak source, by its `code` in `GET /leaks`."""
    page: int
    """Page number, from 1."""
    count: int
    timestamp: str


class _LeakPageReadyEventRequired(TypedDict):
    event: Literal["leak.page.ready"]
    data: LeakPageReadyData


@final
class LeakPageReadyEvent(_LeakPageReadyEventRequired, total=False):
    """A page of a leak source can be read. Stored searches only."""

    id: EventId


class _LeaksFinishedEventRequired(TypedDict):
    event: Literal["leaks.finished"]
    data: LeaksFinishedData


@final
class LeaksFinishedEvent(_LeaksFinishedEventRequired, total=False):
    """All leak sources have ended or were skipped. The lists are empty if the search has no leak
    sources.
    """

    id: EventId


class _RegisteredAccountsEventRequired(TypedDict):
    event: Literal["registered_accounts"]
    data: RegisteredAccountsData


@final
class RegisteredAccountsEvent(_RegisteredAccountsEventRequired, total=False):
    """The registered-account checks have begun, one has a verdict, or all have ended."""

    id: EventId


class _AccountChecksFinishedEventRequired(TypedDict):
    event: Literal["account_checks.finished"]
    data: AccountChecksFinishedData


@final
class AccountChecksFinishedEvent(_AccountChecksFinishedEventRequired, total=False):
    """The account checks of one shard have ended. There is one event for each shard that has account
    checks, after the events of their verdicts.
    """

    id: EventId


class _BreachedAccountsEventRequired(TypedDict):
    event: Literal["breached_accounts"]
    data: BreachedAccountsData


@final
class BreachedAccountsEvent(_BreachedAccountsEventRequired, total=False):
    """The breached accounts are collected."""

    id: EventId


class _SearchFinishedEventRequired(TypedDict):
    event: Literal["search.finished"]
    data: SearchFinishedData


@final
class SearchFinishedEvent(_SearchFinishedEventRequired, total=False):
    """The search has ended. The last event."""

    id: EventId


class WebhookAttemptListData(TypedDict):
    """Attempts to deliver a webhook, newest first."""

    attempts: list[WebhookAttempt]
    """The attempts that have ended."""


class WebhookAttemptList(TypedDict):
    """Attempts to deliver a webhook."""

    data: WebhookAttemptListData
    meta: Meta


class WebhookRedelivery(TypedDict):
    """A webhook that will be delivered again."""

    data: SearchDelivery
    meta: Meta


class _InvestigationObservableRequired(TypedDict):
    value: str
    """The observable itself, as in a search."""


class InvestigationObservable(_InvestigationObservableRequired, total=False):
    """An observable of the request."""

    type: QueryType
    """The type of the observable. Without it, the type is guessed: an IP address, an e-mail address, a
    wallet address with a valid checksum, or a domain below a known public suffix; any other value
    is a pseudonym. A value that is probably none, such as one with spaces, a phone number or a URL,
    is refused without a type.
    """
    reference: CallerReference
    """In place of that of the investigation."""


class FollowExclusion(TypedDict, total=False):
    """Values that are not followed. They do not change which observables of the request are searched.
    """

    domains: list[str]
    """Domains, with all names below them and all e-mail addresses at them."""
    values: list[InvestigationObservable]
    """Single values. They are compared after normalisation, names and e-mail addresses without case.
    """


class _FollowOptionsRequired(TypedDict):
    depth: int
    """Number of steps from the observables of the request: with 1, what their searches find is
    searched; with 2, what those searches find too. 0 follows nothing.
    """


class FollowOptions(_FollowOptionsRequired, total=False):
    """Searches for what the searches of the investigation find. When a search has ended, its
    observables of these types and of at least this strength are searched too, the strongest first.
    Each observable of an investigation is searched once, at the place at which it was found first.
    Values of many people are never followed: domains of mail providers, of hosting and content
    networks, of name and mail servers and of sites with pages of many people; mailboxes such as
    `abuse` and `noreply`; counterparties of a wallet. `POST /investigations/{id}/follow` searches
    them nevertheless.
    """

    max_searches: int
    """Largest number of searches of the investigation, those of the request included. Must not be less
    than the number of its observables. Without it, 100 more than the observables of the request.
    Further observables are left out: `following` counts them.
    """
    types: list[QueryType]
    """Types that are followed. Without it, all."""
    min_strength: int
    """Least strength of a followed observable, in percent. Without it, 60: the account or record
    states it, or several sources report it.
    """
    exclude: FollowExclusion


class InvestigationOptions(TypedDict, total=False):
    """The options of the request, without credentials. Members that were left out are missing, except
    those of `follow`.
    """

    follow: FollowOptions
    preset: PresetName
    modules: ModuleSelection
    leaks: LeakSelection
    features: SearchFeatures
    cache: CacheOptions
    delivery: ShownDelivery
    byok: ShownByok


class InvestigationStop(TypedDict):
    """Reason why the investigation starts no further searches."""

    code: InvestigationStopCode
    message: str
    """One sentence, for people."""


class InvestigationFollowStop(TypedDict):
    """Reason why the investigation follows no further observables."""

    code: InvestigationFollowStopCode
    message: str
    """One sentence, for people."""


class InvestigationFollowing(TypedDict):
    left_out: int
    """Number of observables that were not followed because `max_searches` was reached. The first 100
    are `not_started` entries of the investigation.
    """
    stopped: InvestigationFollowStop | None
    """Reason why not everything was followed; null otherwise."""


class _InvestigationRequired(TypedDict):
    id: str
    status: InvestigationStatus
    options: InvestigationOptions
    budget: int | None
    """Largest number of core searches that it may cost; null without a limit."""
    reference: CallerReference | None
    """The reference of the request; null if it had none."""
    labels: SearchLabels
    created_at: str
    """Time at which it was accepted."""
    completed_at: str | None
    """Time at which it finished; null before."""
    paused_until: str | None
    """Time of the reset of the usage window for which it waits; null if it does not wait for one.
    """
    stopped: InvestigationStop | None
    """Reason why it starts no further searches; null while nothing has stopped it."""
    following: InvestigationFollowing | None
    """State of the following; null for an investigation without `follow`, or with a depth of 0."""


class Investigation(_InvestigationRequired, total=False):
    """Searches about several observables, which are started as slots of the account are free."""

    name: str
    """Name for people, which `PATCH` sets. Left out without one."""
    note: str
    """Text for people, which `PATCH` sets. Left out without one."""
    preview: InvestigationPreview
    """Its first observables. Only in the list of investigations."""
    counts: SearchCounts
    """Sums of what its ended searches found and asked. Only in the list of investigations."""


class InvestigationListData(TypedDict):
    """Investigations, newest first."""

    investigations: list[Investigation]
    pagination: Pagination


class InvestigationList(TypedDict):
    data: InvestigationListData
    meta: Meta


class _InvestigationRequestRequired(TypedDict):
    observables: list[InvestigationObservable]
    """The observables, in the order in which they are searched. Observables that are the same after
    normalisation are searched once. Faulty ones are all named in one `VALIDATION_ERROR`.
    """


class InvestigationRequest(_InvestigationRequestRequired, total=False):
    """An investigation to start. Only `observables` is required. The other members are those of a
    search, and hold for each of its searches; `delivery` holds for the investigation, and its
    searches send no webhook. `null` in place of an optional member, at any depth, counts as left
    out.
    """

    budget: int
    """Largest number of core searches that the investigation may cost. It then stops with
    `BUDGET_EXHAUSTED`. Without it, only the quotas of the account limit the investigation.
    """
    follow: FollowOptions
    preset: PresetName
    modules: ModuleSelection
    leaks: LeakSelection
    features: SearchFeatures
    cache: CacheOptions
    delivery: DeliveryOptions
    byok: ByokOptions
    reference: CallerReference
    labels: SearchLabels


class InvestigationCounts(TypedDict):
    """Number of observables by state."""

    observables: int
    """Observables of the investigation, without duplicates."""
    waiting: int
    """Observables whose search has not been started."""
    running: int
    """Searches that wait for a runner or run."""
    finished: int
    """Searches with the status `finished`."""
    failed: int
    """Searches with the status `error`."""
    not_started: int
    """Observables that are not searched."""
    by_depth: list[int]
    """Observables of each depth, from depth 0 on."""


class _InvestigationEntryRequired(TypedDict):
    query: SearchQuery
    status: InvestigationEntryStatus
    search: InvestigationSearch | None
    """Its search; null if it has none."""
    reason: InvestigationReason | None
    """Reason why it is not searched; null otherwise."""
    depth: InvestigationDepth
    found: InvestigationOrigin | None
    """Finding that led to it; null if a caller named it without one."""


class InvestigationEntry(_InvestigationEntryRequired, total=False):
    """An observable of an investigation."""

    reference: CallerReference
    """Reference of the observable, if it has one of its own."""


class _InvestigationDuplicateRequired(TypedDict):
    index: int
    """Its position in `observables` of the request, from 0."""
    first: int
    """Position of the earlier one, which is searched."""


class InvestigationDuplicate(_InvestigationDuplicateRequired, total=False):
    """An observable of the request that is not searched, because an earlier one is the same after
    normalisation, another spelling of the same wallet or another address of the same mailbox.
    """

    reason: InvestigationDuplicateReason


class InvestigationLinks(TypedDict):
    """Absolute addresses of the parts of the investigation."""

    state: str
    stream: str
    """The events of the investigation and of all its searches."""
    graph: str
    """The graph of the observables and of what their searches found."""
    export: str
    """The investigation as a file."""


class InvestigationCreatedData(TypedDict):
    """The new investigation, its observables, and the duplicates of the request."""

    investigation: Investigation
    counts: InvestigationCounts
    observables: list[InvestigationEntry]
    """The observables without duplicates, in the order of the request."""
    duplicates: list[InvestigationDuplicate]
    """The observables that were left out because an earlier one stands for them."""
    delivery: SearchDelivery
    links: InvestigationLinks


class InvestigationCreated(TypedDict):
    data: InvestigationCreatedData
    meta: Meta


class FinishedInvestigation(TypedDict):
    """The investigation, without its observables."""

    id: str
    status: InvestigationStatus
    stopped: InvestigationStop | None
    """Reason why it started no further searches; null if nothing stopped it."""
    reference: CallerReference | None
    """The reference of the request; null if it had none."""
    labels: SearchLabels
    created_at: str
    """Time at which it was accepted."""
    completed_at: str


@final
class InvestigationFinishedNotice(TypedDict):
    event: Literal["investigation.finished"]
    """Name of the event. Notices of searches have no `event`."""
    investigation: FinishedInvestigation
    counts: InvestigationCounts
    links: InvestigationLinks


class InvestigationDeletionRequest(TypedDict):
    """Investigations to delete."""

    ids: list[str]
    """Ids of investigations, each once, in upper or lower case."""


class _InvestigationRepeatRequired(TypedDict):
    query: SearchQuery
    entry: int
    """Position in `observables` of the one that is searched."""
    reason: InvestigationDuplicateReason


class InvestigationRepeat(_InvestigationRepeatRequired, total=False):
    """An observable of the request that is not searched again: an earlier one is the same after
    normalisation, another spelling of the same wallet or another address of the same mailbox.
    """

    reference: CallerReference
    """Reference of the observable, if it has one of its own."""


class _InvestigationStateDataRequired(TypedDict):
    investigation: Investigation
    counts: InvestigationCounts
    observables: list[InvestigationEntry]
    """The observables, those of the request first, in its order."""
    delivery: SearchDelivery
    links: InvestigationLinks


class InvestigationStateData(_InvestigationStateDataRequired, total=False):
    """An investigation and its observables."""

    duplicates: list[InvestigationRepeat]
    """Observables of the request that are not searched again, because an earlier one stands for them.
    Left out without any.
    """


class InvestigationState(TypedDict):
    data: InvestigationStateData
    meta: Meta


class InvestigationConnectedData(TypedDict):
    """Data of `connected` in the stream of an investigation."""

    investigation_id: str
    timestamp: str


@final
class InvestigationConnectedEvent(TypedDict):
    """The first event of every connection. It has no id."""

    event: Literal["connected"]
    data: InvestigationConnectedData


class _InvestigationSearchStartedDataRequired(TypedDict):
    investigation_id: str
    search_id: str
    query: SearchQuery
    timestamp: str


class InvestigationSearchStartedData(_InvestigationSearchStartedDataRequired, total=False):
    cut: EventCut


class _InvestigationSearchStartedEventRequired(TypedDict):
    event: Literal["search.started"]
    data: InvestigationSearchStartedData


@final
class InvestigationSearchStartedEvent(_InvestigationSearchStartedEventRequired, total=False):
    """A search of the investigation was started. Its own events follow."""

    id: InvestigationEventId


class _ObservableFollowedDataRequired(TypedDict):
    investigation_id: str
    query: SearchQuery
    depth: InvestigationDepth
    found: InvestigationOrigin | None
    """Finding that led to it; null if a caller added it without one."""
    timestamp: str


class ObservableFollowedData(_ObservableFollowedDataRequired, total=False):
    cut: EventCut


class _ObservableFollowedEventRequired(TypedDict):
    event: Literal["observable.followed"]
    data: ObservableFollowedData


@final
class ObservableFollowedEvent(_ObservableFollowedEventRequired, total=False):
    """An observable was added to the investigation, because a search found it or a caller asked for
    it. Its search starts later, with `search.started`.
    """

    id: InvestigationEventId


class SameMailbox(TypedDict):
    """An e-mail address that is not searched, and the address of the same mailbox that stands for it.
    """

    value: str
    """The address that is not searched."""
    searched: str
    """The address of the investigation that stands for it."""


class _ObservablesLeftOutDataRequired(TypedDict):
    investigation_id: str
    search_id: str
    """Id of the search that found them."""
    depth: InvestigationDepth
    excluded: int
    """Observables that `exclude` leaves out."""
    shared: int
    """Observables that belong to many people."""
    max_searches: int
    """Observables for which `max_searches` has no room."""
    timestamp: str


class ObservablesLeftOutData(_ObservablesLeftOutDataRequired, total=False):
    cut: EventCut
    same_mailbox: list[SameMailbox]
    """The first found e-mail addresses that are not searched, because the investigation has another
    address of the same mailbox. Missing if there are none.
    """


class _ObservablesLeftOutEventRequired(TypedDict):
    event: Literal["observables.left_out"]
    data: ObservablesLeftOutData


@final
class ObservablesLeftOutEvent(_ObservablesLeftOutEventRequired, total=False):
    """Observables of a search have a followed type and enough strength, but are not followed."""

    id: InvestigationEventId


class InvestigationFinishedData(TypedDict):
    investigation_id: str
    counts: InvestigationCounts
    stopped: InvestigationStop | None
    """Reason why it started no further searches; null if nothing stopped it."""
    timestamp: str


class _InvestigationFinishedEventRequired(TypedDict):
    event: Literal["investigation.finished"]
    data: InvestigationFinishedData


@final
class InvestigationFinishedEvent(_InvestigationFinishedEventRequired, total=False):
    """The investigation has finished. The last event."""

    id: InvestigationEventId


class GraphNodeSearch(TypedDict):
    """State of an observable of the investigation."""

    status: InvestigationEntryStatus
    search: InvestigationSearch | None
    """Its search; null if it has none."""
    depth: InvestigationDepth


class GraphNode(TypedDict):
    """An observable, with all its spellings."""

    id: GraphNodeId
    type: ObservableType
    value: str
    """The value in its normal form. Pseudonyms, names and e-mail addresses that differ only in case
    are one node.
    """
    searched: list[GraphNodeSearch]
    """Its entries in the investigation, empty if it was only found. There are several if the
    investigation searches spellings that differ in case.
    """


class GraphEdge(TypedDict):
    """Edge from an observable to one that its search found."""

    id: str
    """Id of the edge. It is the same in each graph of the investigation."""
    source: GraphNodeId
    target: GraphNodeId
    search_id: str
    """Id of the search that found it."""
    relation: ObservableRelation
    strength: ObservableStrength
    followed: bool
    """True if the investigation searches the target because this search found it."""
    evidence: list[ObservableCard]
    """Cards that have the observable, those with the strongest basis first."""
    evidence_total: int
    """Number of all cards that have the observable."""


class InvestigationGraphData(TypedDict):
    """Observables of an investigation, those that their searches found, and what leads from one to the
    other.
    """

    investigation_id: str
    nodes: list[GraphNode]
    """Observables, those of the investigation first."""
    edges: list[GraphEdge]
    """Edges from an observable of the investigation to an observable that its search found."""
    complete: bool
    """True if the investigation has finished, each of its observables was searched, and every source
    that was asked has answered. Filters do not change it.
    """


class InvestigationGraph(TypedDict):
    data: InvestigationGraphData
    meta: Meta


class InvestigationResultsData(TypedDict):
    """Results of searches that an investigation started, page by page."""

    complete: InvestigationComplete
    searches: list[SearchResultsData]
    """The searches, in the order of the observables. Observables without a search are left out."""
    pagination: Pagination


class InvestigationResults(TypedDict):
    """Results of searches that an investigation started, page by page."""

    data: InvestigationResultsData
    meta: Meta


class InvestigationSearchAccounts(TypedDict):
    """The accounts that the registered-account checks of one search found."""

    search_id: str
    """The one that the investigation started for the observable."""
    query: SearchQuery
    registered_accounts: list[RegisteredAccount]
    """The checks with the verdict `registered`."""


class InvestigationAccountsData(TypedDict):
    """One page of the accounts that the searches of an investigation found."""

    complete: InvestigationComplete
    searches: list[InvestigationSearchAccounts]
    """The searches, in the order of the observables. Observables without a search are left out."""
    pagination: Pagination


class InvestigationAccounts(TypedDict):
    """One page of the accounts that the searches of an investigation found."""

    data: InvestigationAccountsData
    meta: Meta


class InvestigationSearchLeaks(TypedDict):
    """The leak sources of one search that have ended."""

    search_id: str
    """The one that the investigation started for the observable."""
    query: SearchQuery
    sources: list[SearchLeakSource]
    """The sources, in the order of the request."""
    executed_codes: list[str]
    """Codes of the leak sources that succeeded."""
    skipped_codes: list[str]
    """Codes of the leak sources that were skipped."""
    failed_codes: list[str]
    """Codes of the leak sources that failed."""


class InvestigationLeaksData(TypedDict):
    """One page of the leak sources of the searches of an investigation."""

    complete: InvestigationComplete
    searches: list[InvestigationSearchLeaks]
    """The searches, in the order of the observables. Observables without a search are left out."""
    pagination: Pagination


class InvestigationLeaks(TypedDict):
    """One page of the leak sources of the searches of an investigation."""

    data: InvestigationLeaksData
    meta: Meta


class _FollowedObservableRequired(TypedDict):
    value: str
    """The observable itself, as in a search."""


class FollowedObservable(_FollowedObservableRequired, total=False):
    """An observable to search too. It may be any value: one that a search of the investigation found,
    one that was left out, or a new one.
    """

    type: QueryType
    """The type of the observable. Without it, the type is guessed as in `POST /investigations`."""
    reference: CallerReference
    """Reference of this observable, which its search gets in place of the one of the investigation.
    """
    search_id: str
    """Search of the investigation that found it. The entry then has this finding and its depth.
    Without it, the depth is 0, as for the observables of the request.
    """


class InvestigationFollowRequest(TypedDict):
    """Observables to add to an investigation."""

    observables: list[FollowedObservable]
    """The observables, in the order in which they are searched."""


class _InvestigationFollowedDataRequired(TypedDict):
    investigation: Investigation
    counts: InvestigationCounts
    observables: list[InvestigationEntry]
    """Entries of the observables of the request. One that already had a search still has that one.
    """
    delivery: SearchDelivery
    links: InvestigationLinks


class InvestigationFollowedData(_InvestigationFollowedDataRequired, total=False):
    """The investigation, and the entries of the observables of the request."""

    same_mailbox: list[SameMailbox]
    """E-mail addresses of the request that are not searched, because the investigation has another
    address of the same mailbox.
    """


class InvestigationFollowed(TypedDict):
    """Investigation after observables were added."""

    data: InvestigationFollowedData
    meta: Meta


class StartedRetry(TypedDict):
    """A search of the sources without an answer, and the search that it completes."""

    query: SearchQuery
    search_id: str
    """Id of the search of the investigation."""
    retry_id: str
    """Id of the retry, which is a search with a stream of its own."""


class RefusedRetryReason(TypedDict):
    """Reason why a search was not retried."""

    code: str
    """The code with which `POST /search/{id}/retry` would refuse it."""
    message: str
    """One sentence, for people. It never contains the value."""


class RefusedRetry(TypedDict):
    """A search that was not retried."""

    query: SearchQuery
    search_id: str
    """Id of the search of the investigation."""
    reason: RefusedRetryReason


class InvestigationRetriedData(TypedDict):
    """The investigation, the retries that were started, and the searches whose retry was not."""

    investigation: Investigation
    started: list[StartedRetry]
    """The retries that were started, in the order of the observables."""
    not_started: list[RefusedRetry]
    """The searches with a source without an answer that were not retried."""
    links: InvestigationLinks


class InvestigationRetried(TypedDict):
    """Investigation after its searches were retried."""

    data: InvestigationRetriedData
    meta: Meta


class ToolExportRequest(TypedDict):
    """The response of a direct tool, as it came."""

    tool: str
    operation: str
    query: dict[str, Any]
    """The value in its normal form."""
    data: dict[str, Any]
    """The results, whose members depend on the operation."""
    meta: dict[str, Any]
    """Facts of the call, with the outcome of each source."""


class WatchOptions(TypedDict, total=False):
    """The options of the request, without credentials. Members that were left out are missing."""

    preset: PresetName
    modules: ModuleSelection
    leaks: LeakSelection
    features: SearchFeatures
    byok: ShownByok


class WatchPause(TypedDict):
    """Reason why no run starts. If the caller did not pause the watch, it is checked every five
    minutes and resumes by itself.
    """

    code: WatchPauseCode
    message: str
    """One sentence, for people. It never contains the value."""
    since: str
    """Time since which it is paused for this reason."""


class WatchPostponement(TypedDict):
    """Delay of the next run until a usage window of the account resets."""

    code: Literal["RATE_LIMIT_EXCEEDED"]
    message: str
    """One sentence, for people."""
    until: str
    """Time at which the run starts."""


class WatchRun(TypedDict):
    """Last run that was compared with the ones before."""

    search_id: str
    """Id of its search. The search may be deleted since."""
    ended_at: str
    """Time of the comparison."""
    changes: int
    """Number of changes that the comparison found."""


class Watch(TypedDict):
    """An observable that is searched again and again."""

    id: str
    query: SearchQuery
    interval_hours: WatchInterval
    options: WatchOptions
    webhook: ShownWebhook | None
    """Webhook that receives the changes; null if the watch has no webhook."""
    reference: CallerReference | None
    """The reference of the request; null if it had none."""
    labels: SearchLabels
    status: WatchStatus
    paused: WatchPause | None
    """Reason why it is paused; null if it is active."""
    postponed: WatchPostponement | None
    """Delay of the next run; null if it starts when it is due."""
    next_run_at: str | None
    """Time at which the next run is due. Null while a run is in progress, and while the watch is
    paused, except for a run that was requested.
    """
    current_search: str | None
    """Id of the search of the run that is in progress; null if no run is."""
    last_run: WatchRun | None
    """Last run that has ended; null before the first one."""
    runs: int
    """Number of runs that were started."""
    changes: int
    """Number of changes that are stored."""
    created_at: str


class WatchListData(TypedDict):
    """Watches, newest first."""

    watches: list[Watch]
    pagination: Pagination


class WatchList(TypedDict):
    data: WatchListData
    meta: Meta


class WatchDelivery(TypedDict, total=False):
    """Delivery of the changes that a run finds. A run without a change sends nothing."""

    webhook: WebhookOptions


class _WatchRequestRequired(TypedDict):
    observable: InvestigationObservable
    interval_hours: WatchInterval


class WatchRequest(_WatchRequestRequired, total=False):
    """A watch to create. Only `observable` and `interval_hours` are required. The other members are
    those of a search, and hold for each run. `null` in place of an optional member, at any depth,
    counts as left out.
    """

    preset: PresetName
    modules: ModuleSelection
    leaks: LeakSelection
    features: SearchFeatures
    delivery: WatchDelivery
    byok: ByokOptions
    reference: CallerReference
    labels: SearchLabels


class WatchLinks(TypedDict):
    """Absolute addresses of the parts of the watch."""

    state: str
    changes: str
    """Changes that the runs found."""
    stream: str
    """Changes as events, as they are found."""


class WatchStateData(TypedDict):
    """A watch, and where to read more about it."""

    watch: Watch
    links: WatchLinks


class WatchState(TypedDict):
    data: WatchStateData
    meta: Meta


class ChangedWatch(TypedDict):
    id: str
    query: SearchQuery
    reference: CallerReference | None
    """The reference of the watch; null if it has none."""
    labels: SearchLabels


@final
class WatchChangedNotice(TypedDict):
    """Notice that a run of a watch found changes."""

    event: Literal["watch.changed"]
    watch: ChangedWatch
    search_id: str | None
    """Id of the search of the run; null for a breach of Radar."""
    found_at: str
    """Time of the comparison."""
    changes: list[WatchChange]
    """The first changes of the run."""
    total: int
    """Number of changes of the run. `links.changes` lists all of them, up to 1,000."""
    links: WatchLinks


class WatchDeletionRequest(TypedDict):
    """Watches to delete."""

    ids: list[str]
    """Ids of watches, each once, in upper or lower case."""


class WatchDeliveryUpdate(TypedDict, total=False):
    """New delivery of the changes. Without `webhook`, as `{}`, the watch has no webhook from now on. A
    webhook without `secret` keeps the secret of the one before. A delivery that waits for another
    attempt still goes to the earlier address.
    """

    webhook: WebhookOptions


class WatchUpdate(TypedDict, total=False):
    """Changes of a watch. Members that are left out stay as they are; `null` counts as left out."""

    paused: bool
    """`true` pauses the watch until it is resumed. `false` resumes it: further runs use this key, and
    one that is overdue starts at once.
    """
    interval_hours: WatchInterval
    reference: CallerReference
    labels: SearchLabels
    delivery: WatchDeliveryUpdate


class WatchChangeListData(TypedDict):
    """Changes of a watch, newest first."""

    changes: list[WatchChange]
    left_out: int
    """Number of changes that were not stored, because a run had more than 1,000."""
    pagination: Pagination


class WatchChangeList(TypedDict):
    data: WatchChangeListData
    meta: Meta


class WatchConnectedData(TypedDict):
    """Data of `connected` in the stream of a watch."""

    watch_id: str
    timestamp: str


@final
class WatchConnectedEvent(TypedDict):
    """The first event of every connection. It has no id."""

    event: Literal["connected"]
    data: WatchConnectedData


class _WatchChangedDataRequired(TypedDict):
    watch_id: str
    change: WatchChange
    timestamp: str
    """Time of the event, which is `found_at` of the change."""


class WatchChangedData(_WatchChangedDataRequired, total=False):
    """Data of `watch.changed` in the stream of a watch."""

    cut: EventCut


class _WatchChangedEventRequired(TypedDict):
    event: Literal["watch.changed"]
    data: WatchChangedData


@final
class WatchChangedEvent(_WatchChangedEventRequired, total=False):
    id: WatchEventId


class BreachEnrichmentText(TypedDict):
    """A text by a language model."""

    text: str
    """The text, plain."""
    model: str
    """Language model that wrote the text."""
    date: str
    """Day on which the model wrote the text."""


class BreachEnrichmentList(TypedDict):
    """A list by a language model."""

    items: list[str]
    """The entries, plain text."""
    model: str
    """Language model that wrote the list."""
    date: str
    """Day on which the model wrote the list."""


class BreachEnrichments(TypedDict, total=False):
    """Texts about the breach by a language model, if the operator requested them. Each entry names the
    model and the date. Empty otherwise. Treat them as reading help, not as a source.
    """

    summary: BreachEnrichmentText
    affectedRegions: BreachEnrichmentList
    recommendedActions: BreachEnrichmentList


class Breach(TypedDict):
    """A breach. A text without a value is an empty string, never null."""

    id: str
    """Id of the breach, derived from its name. It never changes."""
    name: str
    """Exact name of the breach, used in the path."""
    title: str
    """Title of the breach, for people."""
    domain: str
    """Domain of the breached service. Empty if the breach has no domain."""
    description: str
    """Description of the breach, in HTML. Only these elements are used: `a` (with `href` to http or
    https, and `rel`), `b`, `blockquote`, `br`, `code`, `em`, `i`, `li`, `ol`, `p`, `strong` and
    `ul`. Text is escaped.
    """
    shortDescription: str
    """The description in one or two sentences of plain text, at most 200 characters. Display it as
    text, not as HTML.
    """
    logoPath: str
    """Address of a logo, from the catalogue. Empty without a logo."""
    attribution: str
    """Attribution to display next to the record, in plain text. Empty if none is needed."""
    disclosureUrl: str
    """Address where the breach was made public. Empty if unknown."""
    breachDate: str
    """Date of the breach. Empty if unknown."""
    addedDate: str
    """Date on which it was added to the catalogue."""
    modifiedDate: str
    """Date of the last change of the record."""
    pwnCount: int
    """Number of accounts in the breach; 0 if unknown."""
    severity: BreachSeverity
    dataClasses: list[str]
    """Kinds of exposed data, in the words of the breach catalogue."""
    isVerified: bool
    """True if the breach is confirmed."""
    isFabricated: bool
    """True if the breach is probably fabricated."""
    isSensitive: bool
    """True if it can harm a person to be known as part of the breach."""
    isRetired: bool
    """True if its data was permanently removed from the catalogue's search."""
    isSpamList: bool
    """True if it is a list for sending spam."""
    isMalware: bool
    """True if malware collected the data."""
    isSubscriptionFree: bool
    """True if the source catalogue shows it without a subscription."""
    isStealerLog: bool
    """True if it is a log of information-stealing malware."""
    aiEnrichments: BreachEnrichments


class BreachPagination(TypedDict):
    """Position of this page in the list."""

    limit: int
    """Maximum number of entries on a page."""
    total: int
    """Breaches that match the filters, on all pages."""
    nextCursor: str | None
    """The `cursor` of the next page, an opaque text; null on the last page."""


class BreachList(TypedDict):
    breaches: list[Breach]
    pagination: BreachPagination


class BreachRecord(TypedDict):
    breach: Breach


class DataClass(TypedDict):
    """A class of exposed data."""

    name: str
    """Value of `dataClasses` of a breach, and of the filter `dataClass`."""
    breaches: int
    """Count of the records of Radar that name it, in any letter case."""


class DataClassList(TypedDict):
    dataClasses: list[DataClass]
    """Sorted without regard to letter case."""


class ToolInput(TypedDict):
    name: str
    type: Literal["string"]
    required: bool
    """True if the field is required."""
    min_length: int
    """Minimum number of characters."""
    max_length: int
    """Maximum number of characters."""
    description: str
    """Accepted values."""
    example: str
    """An accepted value."""


class ToolCost(TypedDict):
    """Cost of the request."""

    core_searches: int
    """Core searches of the daily and the global window."""


class ToolSourceInfo(TypedDict):
    """A source of an operation."""

    name: str
    """Short name of the source, as in `meta.sources`."""
    title: str
    """Name of the source, for people."""
    homepage: str
    """Home page of the source; empty if the source makes no request."""
    terms: SourceTerms | None
    """Terms of its source; null if none are known."""
    required: bool
    """True if the operation requires it. If several sources are required, one of them must answer;
    otherwise the response is 503.
    """
    health: SourceHealth


class ToolOperationInfo(TypedDict):
    operation: str
    """Name of the operation in paths and responses."""
    name: str
    """Name of the operation, for people."""
    description: str
    """Description of the operation in this document."""
    method: Literal["POST"]
    """HTTP method of the operation."""
    path: str
    inputs: list[ToolInput]
    cost: ToolCost
    sources: list[ToolSourceInfo]
    """Sources of the operation, which are asked in parallel."""
    available: bool
    """False if all of its sources are benched or not enabled, or all sources of a required group. A
    call then answers an error, or a result of the past 24 hours.
    """


class ToolHealth(TypedDict):
    """Health of a tool, from its sources: `benched` if all of them are benched, `degraded` if some
    are, `untested` if none is tested, else `ok`.
    """

    state: SourceHealthState
    reason: str | None
    """The benched sources."""


class ToolInfo(TypedDict):
    """A tool: a group of operations on one kind of value."""

    tool: str
    """Name of the tool in paths and responses."""
    name: str
    """Name of the tool, for people."""
    description: str
    """Purpose of the tool."""
    operations: list[ToolOperationInfo]
    health: ToolHealth


class ToolListData(TypedDict):
    tools: list[ToolInfo]
    count: int


class ToolList(TypedDict):
    """The tools of this server."""

    data: ToolListData
    meta: Meta


class ToolInfos(TypedDict):
    """One tool of this server."""

    data: ToolInfo
    meta: Meta


class ToolMeta(TypedDict):
    timestamp: str
    environment: str
    """Name of the deployment."""
    duration_ms: int
    """Duration of the call, in milliseconds."""
    cost: ToolCost
    cached: bool
    """True if the whole response is from the cache."""
    stale: bool
    """True if required sources failed, and results of the past 24 hours replace theirs. `fetched_at`
    of a source has the time of its results.
    """
    complete: bool
    """True if every source that was asked has answered, now or from the cache. False too if a source
    answered only in part, such as some of its questions.
    """
    sources: list[ToolSourceReport]
    """Every source of the operation, in order."""


class ToolResponse(TypedDict):
    tool: str
    operation: str
    query: dict[str, Any]
    """The value in its normal form."""
    data: dict[str, Any]
    """The results; their members depend on the operation."""
    meta: ToolMeta


class ToolResultPendingData(TypedDict):
    id: str
    status: Literal["running"]
    """State of the result. The sources are still running."""


class ToolResultPending(TypedDict):
    """A result that is not ready yet."""

    data: ToolResultPendingData
    meta: Meta


class DomainRequest(TypedDict):
    domain: str
    """A domain name. It may be a URL, whose host is used, may have a trailing dot, a port or capitals,
    and may be internationalised. Anything else, such as an IP address, is a `VALIDATION_ERROR` at
    `domain`. An internal name (`printer.local`) is valid, but never sent to a source: the sources
    are `skipped`.
    """


class DomainQuery(TypedDict):
    """The value in its normal form."""

    domain: str
    """Lower-case ASCII, internationalised labels as `xn--`, no trailing dot. If the operation works on
    registered domains, the registered domain: `example.com` for `https://www.example.com/`.
    """


class Subdomain(TypedDict):
    """A name below the domain."""

    name: str
    """Name in lower-case ASCII, internationalised labels as `xn--`."""
    sources: list[str]
    """Short names of the sources that returned it."""
    first_seen: str | None
    """The earliest time that a source reports; null if no source reports a time."""
    last_seen: str | None
    """The latest time that a source reports; null if no source reports a time."""


class _SubdomainsDataRequired(TypedDict):
    domain: str
    """The registered domain."""
    count: int
    subdomains: list[Subdomain]
    """The names, each once, in alphabetical order."""


class SubdomainsData(_SubdomainsDataRequired, total=False):
    """Every name below the domain that a source knows."""

    wildcard: bool | None
    """True if every name below the domain has DNS records, so that a listed name may never have been
    in use; null if the resolver did not answer.
    """


class SubdomainsResponse(TypedDict):
    """The subdomains of a domain."""

    tool: Literal["domain-intelligence"]
    operation: Literal["subdomains"]
    """The operation of the tool."""
    query: DomainQuery
    data: SubdomainsData
    meta: ToolMeta


class DnsMx(TypedDict):
    """A mail exchanger."""

    preference: int
    """A lower value has precedence."""
    host: str
    """Name of the server; empty if the domain accepts no mail."""


class DnsCaa(TypedDict):
    """A permission to issue certificates (RFC 8659)."""

    flags: int
    """128 is critical."""
    tag: str
    """The property that the record sets."""
    value: str
    """The authority, with its parameters."""


class DnsSoa(TypedDict):
    """The start of authority of a zone."""

    primary: str
    """The primary name server."""
    mailbox: str
    """Address of the responsible person, with a dot instead of the `@`."""
    serial: int
    """Version of the zone."""
    refresh: int
    """Time between two refreshes of a secondary server, in seconds."""
    retry: int
    """Time before a failed refresh is repeated, in seconds."""
    expire: int
    """Time after which a secondary server without a refresh stops answering, in seconds."""
    minimum: int
    """Time for which a missing name is cached, in seconds."""


class _DnsRecordsRequired(TypedDict):
    a: list[str]
    """IPv4 addresses."""
    aaaa: list[str]
    """IPv6 addresses."""
    mx: list[DnsMx]
    """Mail exchangers, most preferred first."""
    ns: list[str]
    """Name servers."""
    txt: list[str]
    """Texts, with their parts joined."""
    caa: list[DnsCaa]
    """Permissions to issue certificates."""
    soa: DnsSoa | None
    """Start of authority; null if the name is not a zone."""


class DnsRecords(_DnsRecordsRequired, total=False):
    ds: list[str]
    """Delegation signers (DNSSEC) in the form of a zone file."""
    dnskey: list[str]
    """Keys of the zone (DNSSEC) in the form of a zone file."""
    https: list[str]
    """Ways to connect to the web server (RFC 9460), in the form of a zone file."""
    svcb: list[str]
    """The same for other services. Asked if the name is that of a service (`_dns._tcp.example.com`).
    """
    srv: list[str]
    """Servers in the form of a zone file. Asked if the name is that of a service
    (`_sip._tcp.example.com`).
    """
    tlsa: list[str]
    """Certificates of the service (DANE) in the form of a zone file. Asked if the name is that of a
    service (`_25._tcp.mx.example.com`).
    """


class DnsFinding(TypedDict):
    """A fact about the DNS records of the name that their owner should know."""

    code: str
    """Stable code of the finding. New ones may be added."""
    severity: MailSeverity
    message: str
    """The finding and its consequence, for people."""
    reference: str
    """The section of the standard that has the rule, or the address of the list that has the fact.
    """


class _DnsDataRequired(TypedDict):
    domain: str
    exists: bool | None
    """True if the name has any of these records; null for an internal name (`printer.local`), which is
    not looked up.
    """
    records: DnsRecords


class DnsData(_DnsDataRequired, total=False):
    """The records of the name, from a public resolver or that of the operator."""

    complete: bool
    """True if the resolver answered about every type of record."""
    unanswered: list[str]
    """Types of record about which the resolver failed, and `wildcard`. The name may have such records.
    """
    cname_chain: list[str]
    """The names to which the name leads as an alias (CNAME), in order."""
    authenticated: bool | None
    """True if the resolver has validated the addresses with DNSSEC (`AD`); null if it did not answer.
    """
    wildcard: bool | None
    """True if every name below the name has records; null if the query failed."""
    findings: list[DnsFinding]
    """Facts about the records that their owner should know, such as an alias to a name that anyone can
    claim.
    """


class DnsResponse(TypedDict):
    tool: Literal["domain-intelligence"]
    operation: Literal["dns"]
    """The operation of the tool."""
    query: DomainQuery
    data: DnsData
    meta: ToolMeta


class Registrar(TypedDict):
    """The registrar of a domain."""

    name: str | None
    """Null if the registry does not publish it."""
    handle: str | None
    """IANA number of the registrar, for most registrars."""


class AbuseContact(TypedDict):
    email: str | None
    """Null if the registry does not publish it."""
    phone: str | None
    """Telephone number."""


class DomainRegistration(TypedDict):
    protocol: RegistrationProtocol
    domain: str | None
    """Name in the registry, in lower-case ASCII; null if the registry does not return it."""
    registrar: Registrar | None
    """Null if the registry names none."""
    handle: str | None
    """Identifier in the registry."""
    status: list[str]
    """States, in the words of the registry."""
    registrant: str | None
    """Name of the holder, if it is published."""
    abuse: AbuseContact
    registered_at: str | None
    """Null if the registry does not publish it."""
    changed_at: str | None
    """Date of the last change."""
    expires_at: str | None
    """Null if the registry does not publish it."""
    name_servers: list[str]
    """Host names in lower case, without a dot at the end; empty if the registry names none."""
    dnssec: bool | None
    """True if the delegation is signed; null if the registry does not report it."""
    raw: dict[str, Any]
    """The original response of the registry (RFC 9083), with the contacts of the registrar if the
    registry has none. With `whois`, the facts in the same form, and the text of the answer as
    `whois`.
    """


class RdapData(TypedDict):
    """The registration data that the registry publishes."""

    domain: str
    """The registered domain."""
    registration: DomainRegistration | None
    """The registration; null if the registry has none."""


class RdapResponse(TypedDict):
    """The registration of a domain."""

    tool: Literal["domain-intelligence"]
    operation: Literal["rdap"]
    """The operation of the tool."""
    query: DomainQuery
    data: RdapData
    meta: ToolMeta


class FoundCertificate(TypedDict):
    names: list[str]
    """Names in the certificate that are the domain or below it."""
    issuer: str
    """Issuer in the spelling of the source: a distinguished name, or the name of the organisation.
    """
    not_before: str | None
    """Start of validity."""
    not_after: str | None
    """End of validity."""
    sources: list[str]
    """Short names of the sources that returned it."""


class _CertificatesDataRequired(TypedDict):
    domain: str
    """The registered domain."""
    count: int
    names: list[str]
    """Every name in the certificates that is the domain or below it, including wildcards."""
    issuers: list[str]
    """Issuers, as the readers of the logs spell them."""
    first_not_before: str | None
    """Start of validity of the oldest certificate; null without certificates."""
    last_not_after: str | None
    """End of validity of the last certificate; null without certificates."""
    certificates: list[FoundCertificate]
    """The certificates, newest first, at most 1,000."""


class CertificatesData(_CertificatesDataRequired, total=False):
    """The certificates of the domain and the names below it, from certificate transparency logs."""

    other_name_count: int
    """Count of the names of other domains, also of those above the limit of the list."""
    other_names: list[str]
    """Names of other domains in the same certificates, at most 1,000, without the `*.` of wildcards.
    Often one owner has all of them, but providers put the domains of many customers in one
    certificate.
    """


class CertificatesResponse(TypedDict):
    """The certificates of a domain."""

    tool: Literal["domain-intelligence"]
    operation: Literal["certificates"]
    """The operation of the tool."""
    query: DomainQuery
    data: CertificatesData
    meta: ToolMeta


class MailServer(TypedDict):
    """A mail server of the domain."""

    preference: int
    """A server with a lower value is tried earlier."""
    host: str


class _MailServersRequired(TypedDict):
    status: MailPresence
    error: ModuleError | None
    """Reason of the failure; null if the check did not fail."""


class MailServers(_MailServersRequired, total=False):
    """The servers that receive the mail of the domain (MX, RFC 5321)."""

    exchangers: list[MailServer]
    """The mail servers, by preference. Without mail servers and without a null MX, mail goes to the
    address of the domain itself.
    """
    null_mx: bool
    """True if the domain accepts no mail (RFC 7505)."""


class SpfTerm(TypedDict):
    text: str
    """Term as the record spells it."""
    qualifier: SpfQualifier
    mechanism: SpfMechanism
    value: str | None
    """The domain or the network; null if the mechanism has no value."""


class SpfStep(TypedDict):
    """A record that the domain's record includes, directly or indirectly."""

    domain: str
    """Domain whose record is included."""
    via: SpfStepKind
    depth: int
    """1 if the domain's own record includes it."""
    record: str | None
    """The record; null if it does not exist, or the lookup failed."""
    fault: str | None
    """Reason why receivers give up here, or why the record was not followed."""


class _SpfPolicyRequired(TypedDict):
    status: MailRecordStatus
    error: ModuleError | None
    """Reason of the failure; null if the check did not fail."""


class SpfPolicy(_SpfPolicyRequired, total=False):
    """Servers that may send mail for the domain (SPF, RFC 7208)."""

    records: list[str]
    """The text records of this kind. Two or more count as none."""
    terms: list[SpfTerm]
    """The terms of the record, in order."""
    redirect: str | None
    """The domain whose record is used if no term matches; null if the record has no redirect."""
    otherwise: SpfQualifier | None
    """Result for senders that no term matches; null if the record does not define it, or the record
    could not be followed so far.
    """
    lookups: int
    """Number of DNS lookups of a receiver, for the record and all its includes."""
    lookup_limit: int
    """Above this number of lookups receivers give up."""
    void_lookups: int
    """Number of lookups without a result."""
    void_lookup_limit: int
    """Above this number receivers may give up."""
    complete: bool
    """True if all includes could be followed. Otherwise the numbers are minimums."""
    brought_in: list[SpfStep]
    """The records that the record includes, directly or indirectly."""
    faults: list[str]
    """The faults, for people."""


class DmarcWalkStep(TypedDict):
    """A DNS name at which a DMARC record was looked for."""

    name: str
    records: list[str]
    """The text records of this kind. Two or more count as none."""
    answered: bool
    """False if the query failed."""


class _DmarcPolicyRequired(TypedDict):
    status: MailRecordStatus
    error: ModuleError | None
    """Reason of the failure; null if the check did not fail."""


class DmarcPolicy(_DmarcPolicyRequired, total=False):
    """The requested handling of forged mail (DMARC, RFC 9989)."""

    records: list[str]
    """The text records of this kind. Two or more count as none."""
    location: str
    """The DNS name of the record, or the name at which it would be."""
    inherited: bool
    """True if the record is that of the organisational domain or of the public suffix, because the
    domain has none.
    """
    policy: DmarcAction | None
    """The policy that receivers apply to this domain: of `p`, `sp` or `np`, and one level lower in
    test mode. Null without a valid policy.
    """
    p: DmarcAction | None
    """Action in `p=` of the record. A record without a valid one counts as `none` if it has report
    addresses; null if receivers do not apply it.
    """
    sp: DmarcAction | None
    """The policy for subdomains; null if `p` applies to them."""
    np: DmarcAction | None
    """The policy for subdomains that do not exist ; null if `sp` or `p` applies to them."""
    testing: bool
    """True in test mode (`t=y`), in which receivers apply the policy one level lower."""
    psd: DmarcPsd | None
    """Statement that the domain of the record is a public suffix or not; null without one record.
    """
    pct: int | None
    """Percentage in `pct=`, 100 if there is none. RFC 9989 has removed the tag: receivers apply the
    policy to all mail.
    """
    adkim: DmarcAlignment | None
    """Required match of DKIM domains: exact (`s`), or of the organisational domain (`r`)."""
    aspf: DmarcAlignment | None
    """The same for SPF."""
    fo: str | None
    """Conditions under which failure reports are requested."""
    rua: list[str]
    """Addresses that receive aggregate reports."""
    ruf: list[str]
    """Addresses that receive failure reports."""
    unauthorized_receivers: list[str]
    """Domains of other organisations in `rua` and `ruf` that have not agreed to receive the reports
    (at most five are checked).
    """
    organizational_domain: str
    """The organisational domain by the DNS tree walk; the domain itself if no name above it has a
    record.
    """
    tree_walk: list[DmarcWalkStep]
    """The DNS names that were asked, from the domain upwards, at most eight."""
    ignored_records: list[str]
    """Texts at these names that look like a record, but that receivers ignore, such as `v=dmarc1;
    p=reject`.
    """
    complete: bool
    """True if every name of the tree walk could be queried, and every receiver of another organisation
    be checked, at most five.
    """
    unanswered: list[str]
    """Domains of receivers about which the query failed."""
    faults: list[str]
    """The faults, for people."""


class DkimKey(TypedDict):
    """A key that signs mail of the domain."""

    selector: str
    """Name below `_domainkey` at which the domain publishes the key."""
    provider: str | None
    """The sender that documents this selector, a hint at who sends for the domain; null for selectors
    in general use.
    """
    record: str
    """TXT record as the domain publishes it, with its parts joined."""
    type: DkimKeyType | None
    """Kind of key; null if receivers do not know it."""
    bits: int | None
    """Length of the key; null if it is revoked or cannot be read."""
    revoked: bool
    """True if the key is empty, so that its signatures are no longer valid."""
    testing: bool
    """True if the domain only tests the key."""
    hashes: list[str]
    """Allowed hashes; empty if all are allowed."""
    fault: str | None
    """Reason why the key cannot be used."""


class _DkimKeysRequired(TypedDict):
    status: MailPresence
    error: ModuleError | None
    """Reason of the failure; null if the check did not fail."""


class DkimKeys(_DkimKeysRequired, total=False):
    """Keys that sign mail of the domain (DKIM, RFC 6376), found under common selectors. Selectors
    cannot be listed, so `missing` does not prove that there is no key.
    """

    selectors_asked: int
    """Number of selectors that were tried."""
    complete: bool
    """True if every selector got an answer."""
    unanswered: list[str]
    """Selectors about which the query failed. They may have keys."""
    wildcard: bool
    """True if every selector has a key. Keys found under a wildcard are left out."""
    keys: list[DkimKey]
    """The keys that were found."""


class _MtaStsPolicyRequired(TypedDict):
    status: MailRecordStatus
    error: ModuleError | None
    """Reason of the failure; null if the check did not fail."""


class MtaStsPolicy(_MtaStsPolicyRequired, total=False):
    """Policy for mail to the domain over TLS (MTA-STS, RFC 8461)."""

    records: list[str]
    """The text records of this kind. Two or more count as none."""
    id: str | None
    """The version of the policy that the record announces."""
    mode: MtaStsMode | None
    """Null if no policy with a valid mode could be fetched."""
    max_age: int | None
    """Time for which senders cache the policy, in seconds."""
    mx: list[str]
    """Names of mail servers that the policy allows; `*.` stands for one label."""
    unavailable: str | None
    """Reason why an announced policy could not be fetched."""
    faults: list[str]
    """The faults, for people."""


class _TlsReportingRequired(TypedDict):
    status: MailRecordStatus
    error: ModuleError | None
    """Reason of the failure; null if the check did not fail."""


class TlsReporting(_TlsReportingRequired, total=False):
    """Receivers of reports about mail that could not be delivered with TLS (TLS-RPT, RFC 8460)."""

    records: list[str]
    """The text records of this kind. Two or more count as none."""
    rua: list[str]
    """Addresses that receive the reports."""


class _BimiLogoRequired(TypedDict):
    status: MailRecordStatus
    error: ModuleError | None
    """Reason of the failure; null if the check did not fail."""


class BimiLogo(_BimiLogoRequired, total=False):
    """The logo that mailbox providers may show next to mail of the domain (BIMI)."""

    records: list[str]
    """The text records of this kind. Two or more count as none."""
    location: str
    """The DNS name of the record, or the name at which it would be."""
    logo: str | None
    """The https address in `l=` of the record, which is not fetched. Null without one record that has
    it.
    """
    certificate: str | None
    """The https address in `a=` of the record: the logo's certificate, which is not fetched. Null
    without one record that has it.
    """
    declined: bool
    """True if the domain declines to have a logo shown."""


class _MailFindingRequired(TypedDict):
    check: MailCheck
    code: str
    """Stable code of the finding. New ones may be added."""
    severity: MailSeverity
    message: str
    """The finding and its consequence, for people."""


class MailFinding(_MailFindingRequired, total=False):
    """A fact about the mail of the domain that its owner should know."""

    reference: str | None
    """The section of the standard that has the rule; null if the finding is about no rule."""


class MailFindingCounts(TypedDict):
    """Number of findings of each severity."""

    critical: int
    """Findings of the severity `critical`."""
    high: int
    """Findings of the severity `high`."""
    medium: int
    """Findings of the severity `medium`."""
    low: int
    """Findings of the severity `low`."""
    info: int
    """Findings of the severity `info`."""


class EmailSecurityData(TypedDict):
    """The mail policies of the domain, and findings about them."""

    domain: str
    """The domain that was checked, in its normal form."""
    organizational_domain: str
    """The registered domain (publicsuffix.org)."""
    forgery_protection: ForgeryProtection
    mx: MailServers
    spf: SpfPolicy
    dmarc: DmarcPolicy
    dkim: DkimKeys
    mta_sts: MtaStsPolicy
    tls_rpt: TlsReporting
    bimi: BimiLogo
    findings: list[MailFinding]
    """Findings that the owner of the domain should know, the most severe first."""
    finding_counts: MailFindingCounts


class DomainAllData(TypedDict):
    """The result of each operation of the tool; null if none of its sources answered."""

    domain: str
    """The registered domain."""
    dns: DnsData | None
    """The result of the operation `dns`."""
    rdap: RdapData | None
    """The result of the operation `rdap`."""
    certificates: CertificatesData | None
    """The result of the operation `certificates`."""
    subdomains: SubdomainsData | None
    """The result of the operation `subdomains`."""
    email_security: EmailSecurityData | None
    """The result of the operation `email-security`."""


class DomainAllResponse(TypedDict):
    """The results of all operations for a domain."""

    tool: Literal["domain-intelligence"]
    operation: Literal["all"]
    """The operation of the tool."""
    query: DomainQuery
    data: DomainAllData
    meta: ToolMeta


class IpRequest(TypedDict):
    ip: str
    """An IPv4 or IPv6 address in its usual notation. Anything else, such as a range, is a
    `VALIDATION_ERROR` at `ip`, and so is an address that is not public (`10.0.0.1`), with the
    reason. It costs nothing.
    """


class IpQuery(TypedDict):
    """The value in its normal form."""

    ip: str
    """The address. IPv6 in its short form in lower case; an IPv4 address in IPv6 as IPv4."""


class NetworkRegistration(TypedDict):
    name: str | None
    """Name in the registry; null if it has none."""
    first_address: str | None
    """Lowest address; null if the registry does not publish it."""
    last_address: str | None
    """Highest address; null if the registry does not publish it."""
    type: str | None
    """Kind of assignment."""
    country: str | None
    """Country of the network, as ISO 3166 code."""
    parent_handle: str | None
    """Identifier in the registry of the network that contains this one; null if it names none."""
    handle: str | None
    """Identifier in the registry."""
    status: list[str]
    """States, in the words of the registry."""
    registrant: str | None
    """Name of the holder, if it is published."""
    abuse: AbuseContact
    registered_at: str | None
    """Null if the registry does not publish it."""
    changed_at: str | None
    """Date of the last change."""
    raw: dict[str, Any]
    """The original response of the registry (RFC 9083)."""


class IpLookupData(TypedDict):
    """The registration and the routing of the address."""

    ip: str
    address: IpAddressFacts | None
    """Facts from bundled data: purpose of a special block, or autonomous system, network and country.
    """
    registration: NetworkRegistration | None
    """The registration of its network; null if the registry has no entry or the source failed
    (`meta.sources`).
    """
    routing: IpRouting | None
    """The routing of its prefix, from RIPEstat; null if it is not announced or the source failed
    (`meta.sources`).
    """
    host_names: list[str] | None
    """Host names of the address (PTR records); null if the source failed."""


class IpLookupResponse(TypedDict):
    """The registration and the routing of an address."""

    tool: Literal["ip-intelligence"]
    operation: Literal["lookup"]
    """The operation of the tool."""
    query: IpQuery
    data: IpLookupData
    meta: ToolMeta


class IpListVerdict(TypedDict):
    zone: str
    """DNS zone of the list."""
    name: str
    kind: IpListKind
    homepage: str
    """Home page of the list."""
    listed: bool | None
    """True if the list has the address; null if the list could not be asked, refused the resolver, or
    failed its self-test.
    """
    codes: list[str]
    """Codes in the response; the list documents their meaning."""


class IpReputationData(TypedDict):
    """Verdicts of lists and scanners about the address."""

    ip: str
    listed: bool | None
    """True if any list has the address. False only if every list that supports the address has
    answered that it does not. Null if no list has it and one could not be asked.
    """
    tor_exit: bool | None
    """True if it is a Tor exit; null if the list was not asked or could not be asked."""
    blocklists: list[IpListVerdict]
    """The verdict of each DNS list; empty if none could be asked."""
    forum_spam: ForumSpamReport | None
    """Spam reports on forums and wikis, from Stop Forum Spam; null if there is no report or the source
    failed (`meta.sources`).
    """
    exposure: IpExposure | None
    """Open ports, host names, software and vulnerabilities, from Shodan InternetDB; null if the source
    has nothing or failed (`meta.sources`).
    """


class IpReputationResponse(TypedDict):
    tool: Literal["ip-intelligence"]
    operation: Literal["reputation"]
    """The operation of the tool."""
    query: IpQuery
    data: IpReputationData
    meta: ToolMeta


class IpAllData(TypedDict):
    """The result of each operation of the tool; null if none of its sources answered."""

    ip: str
    lookup: IpLookupData | None
    """The result of the operation `lookup`."""
    reputation: IpReputationData | None
    """The result of the operation `reputation`."""


class IpAllResponse(TypedDict):
    """The results of all operations for an address."""

    tool: Literal["ip-intelligence"]
    operation: Literal["all"]
    """The operation of the tool."""
    query: IpQuery
    data: IpAllData
    meta: ToolMeta


class NetworkRequest(TypedDict):
    network: str
    """CIDR notation, an address and a mask, or the first and last address, at least /8 of IPv4 or /12
    of IPv6. A network that is not public (`10.0.0.0/8`) is a `VALIDATION_ERROR` with the reason.
    """


class NetworkQuery(TypedDict):
    """The value in its normal form."""

    network: str
    """The network in CIDR notation."""


class RoutingSystem(TypedDict):
    """An autonomous system."""

    asn: str
    holder: str | None
    """Name and holder of the system; null if they are not known."""


class NetworkRouting(TypedDict):
    """Systems that announce a network, as route collectors see it."""

    prefix: str | None
    """The network that is announced. It is larger than the requested one if the requested one is not
    announced by itself; null if nothing is announced.
    """
    announced: bool
    """True if a system announces it."""
    systems: list[RoutingSystem]
    """The systems that announce it."""
    related_prefixes: list[str]
    """Larger and smaller announced networks around it or in it, as far as the source lists them."""


class NetworkRoute(TypedDict):
    """A prefix with the autonomous system to which it leads."""

    prefix: str
    asn: str
    """The system to which it leads."""
    holder: str | None
    """Name and holder of the system; null if they are not known."""
    announced: bool
    """True if routers see it."""
    registered: bool
    """True if a routing registry has it."""
    registries: list[str]
    """The routing registries that have it."""


class NetworkRoutes(TypedDict):
    """Routes, as routers see them and routing registries have them."""

    count: int
    """Count of all routes, also of those above the limit of the list."""
    routes: list[NetworkRoute]
    """The first 1,000 routes."""


class NetworkData(TypedDict):
    """The registration and the routing of the network."""

    network: str
    first_address: str
    """Lowest address of the network."""
    last_address: str
    """Highest address of the network."""
    registration: NetworkRegistration | None
    """The registration of the smallest network in the registry that contains it; null if the registry
    has no entry or the source failed (`meta.sources`).
    """
    routing: NetworkRouting | None
    """Systems that announce the network, from RIPEstat; null if the source failed."""
    routes: NetworkRoutes | None
    """The routes to the network and to parts of it, from RIPEstat; null if the source failed."""
    abuse_contacts: list[str] | None
    """E-mail addresses for reports about abuse; null if the source failed."""


class NetworkResponse(TypedDict):
    """Facts about a network of IP addresses."""

    tool: Literal["ip-intelligence"]
    operation: Literal["network"]
    """The operation of the tool."""
    query: NetworkQuery
    data: NetworkData
    meta: ToolMeta


class AsnRequest(TypedDict):
    asn: str
    """The number of an autonomous system, with or without `AS` in front of it. A number that no public
    network has (`AS64512`) is a `VALIDATION_ERROR` with the reason.
    """


class AsnQuery(TypedDict):
    """The value in its normal form."""

    asn: str
    """The number, with `AS` in front of it and without a dot."""


class AsnRegistration(TypedDict):
    """Entry of an AS number in the regional registry, from RDAP."""

    name: str | None
    """Name in the registry; null if it has none."""
    first_number: int | None
    """First number of the block that is registered; null if the registry does not publish it."""
    last_number: int | None
    """Last number of the block. Mostly the same as the first."""
    type: str | None
    """Kind of assignment."""
    country: str | None
    """Country of the system, as ISO 3166 code."""
    handle: str | None
    """Identifier in the registry."""
    status: list[str]
    """States, in the words of the registry."""
    registrant: str | None
    """Name of the holder, if it is published."""
    abuse: AbuseContact
    registered_at: str | None
    """Null if the registry does not publish it."""
    changed_at: str | None
    """Date of the last change."""
    raw: dict[str, Any]
    """The original response of the registry (RFC 9083)."""


class AsnAllocation(TypedDict):
    """Country, registry and day of an AS number, as Team Cymru collects them from the registries.
    """

    name: str
    """Name and holder of the system."""
    country: str | None
    """Country of the allocation, as ISO 3166 code; null if it is not known."""
    registry: str | None
    """Regional registry, in the words of the source; null if it is not known."""
    allocated_on: str | None
    """Day of the allocation; null if it is not known."""


class AnnouncedPrefixes(TypedDict):
    """Networks that route collectors have seen in the last two weeks."""

    count: int
    """Number of the networks."""
    ipv4: int
    """Number of IPv4 networks among them."""
    ipv6: int
    """Number of IPv6 networks among them."""
    prefixes: list[str]
    """The first 1,000 networks, in the order of their text."""


class PeeringEntry(TypedDict):
    """Entry of an autonomous system in PeeringDB, which the system writes itself."""

    name: str
    other_names: str | None
    """Null if it has none."""
    website: str | None
    """Null if it names none."""
    kind: str | None
    """Kind of network, in the words of the source; null if it is not stated."""
    scope: str | None
    """Part of the world, in the words of the source; null if it is not stated."""
    policy: str | None
    """Condition on which it peers with others, in the words of the source; null if it is not stated.
    """
    as_set: str | None
    """Name of its AS set in routing registries; null if it names none."""
    exchanges: int | None
    """Number of exchanges at which it is present; null if it is not known."""
    facilities: int | None
    """Number of buildings at which it is present; null if it is not known."""


class AsnData(TypedDict):
    """The registration of the AS number, and what the system announces."""

    asn: str
    holder: str | None
    """Name and holder of the system, from RIPEstat; null if nothing is known or the source failed.
    """
    announced: bool | None
    """True if route collectors see a network that the system announces; null if the source failed.
    """
    registration: AsnRegistration | None
    """The registration of the number; null if the registry has no entry or the source failed
    (`meta.sources`).
    """
    allocation: AsnAllocation | None
    """Country and day of the allocation, from Team Cymru; null if nothing is known or the source
    failed.
    """
    prefixes: AnnouncedPrefixes | None
    """The networks that the system announces, from RIPEstat; null if the source failed."""
    abuse_contacts: list[str] | None
    """E-mail addresses for reports about abuse; null if the source failed."""
    peering: PeeringEntry | None
    """Entry of the system in PeeringDB; null if it has none, or the source failed or is not enabled.
    """


class AsnResponse(TypedDict):
    """Facts about an autonomous system."""

    tool: Literal["ip-intelligence"]
    operation: Literal["asn"]
    """The operation of the tool."""
    query: AsnQuery
    data: AsnData
    meta: ToolMeta


class EmailRequest(TypedDict):
    email: str
    """An e-mail address, such as name@example.com. Anything else is a `VALIDATION_ERROR` at `email`.
    An address with an internal domain (`sam@printer.local`) is never sent to a source: the sources
    are `skipped`.
    """


class EmailQuery(TypedDict):
    """The value in its normal form."""

    email: str
    """The address, its domain in lower-case ASCII."""


class ToolCard(TypedDict):
    """The finding of a source, as lines to display."""

    items: list[CardItem]
    """Lines to display, in order."""


class _AccountEmailDataRequired(TypedDict):
    email: str
    sections: dict[str, AccountSection | None]
    """The result of each source, in its own fields. The key is the short name of the source, with
    underscores instead of hyphens. Null if the source has nothing or failed (`meta.sources`).
    """


class AccountEmailData(_AccountEmailDataRequired, total=False):
    """Public facts about the address."""

    cards: dict[str, ToolCard]
    """The lines to display of each source that has something, by the same keys: dates, links and texts
    as the source means them.
    """


class AccountEmailResponse(TypedDict):
    """Public facts about an e-mail address."""

    tool: Literal["account-intelligence"]
    operation: Literal["email"]
    """The operation of the tool."""
    query: EmailQuery
    data: AccountEmailData
    meta: ToolMeta


class PseudonymRequest(TypedDict):
    pseudonym: str
    """The name to look for: 1 to 64 characters, without control characters, with at least one visible
    character. Anything else is a `VALIDATION_ERROR` at `pseudonym`. A leading `@` counts, and is
    removed.
    """


class PseudonymQuery(TypedDict):
    """The value in its normal form."""

    pseudonym: str
    """The name, without surrounding spaces and without a leading `@`."""


class _AccountPseudonymDataRequired(TypedDict):
    pseudonym: str
    found: int
    """Number of sites that have an account of this name."""
    profiles: dict[str, AccountProfile | None]
    """The public profile at each site, in its own fields. The key is the short name of the source,
    with underscores instead of hyphens. Null if there is no such account or the site failed
    (`meta.sources`).
    """
    sections: dict[str, AccountSection | None]
    """Facts that follow from the name itself."""


class AccountPseudonymData(_AccountPseudonymDataRequired, total=False):
    """The accounts of the name, by site. The same name need not be the same person."""

    cards: dict[str, ToolCard]
    """The lines to display of each source that has something, by the same keys: dates, links and texts
    as the source means them.
    """


class AccountPseudonymResponse(TypedDict):
    tool: Literal["account-intelligence"]
    operation: Literal["pseudonym"]
    """The operation of the tool."""
    query: PseudonymQuery
    data: AccountPseudonymData
    meta: ToolMeta


class EmailSecurityResponse(TypedDict):
    """The mail policies of a domain."""

    tool: Literal["domain-intelligence"]
    operation: Literal["email-security"]
    """The operation of the tool."""
    query: DomainQuery
    data: EmailSecurityData
    meta: ToolMeta


class PlayerRequest(TypedDict):
    pseudonym: str
    """The name to look for: 1 to 64 characters, without control characters, with at least one visible
    character. Anything else is a `VALIDATION_ERROR` at `pseudonym`. A leading `@` counts, and is
    removed. An id of Steam (`76561197960287930`, `STEAM_0:0:11101` or `[U:1:22202]`) and the UUID
    of a player of Minecraft are looked up as ids at their platforms.
    """


class PlayerQuery(TypedDict):
    """The value in its normal form."""

    pseudonym: str
    """The name, without surrounding spaces and without a leading `@`."""


class PlayerPlatform(TypedDict):
    """A game platform."""

    slug: str
    """Short name; also the slug of the module of searches."""
    name: str
    """Name to display."""
    homepage: str
    """Home page of the platform."""


class PlayerProfile(TypedDict):
    """The public profile of a player. Fields that the platform does not show are null."""

    login: str
    """The name as the platform spells it."""
    id: str | None
    """Identifier at the platform, which stays the same if the name changes."""
    name: str | None
    """The display name."""
    url: str | None
    avatar_url: str | None
    """Address of the picture."""
    state: str | None
    """State of the account, if it is not in normal use."""
    bio: str | None
    """The player's own description."""
    country: str | None
    """Country, usually as ISO 3166-1 alpha-2; some platforms have their own flags."""
    location: str | None
    """Location that the player gives."""
    created_at: str | None
    """Time at which the account was created."""
    last_seen_at: str | None
    """Time at which the player last used the platform."""
    stats: dict[str, PlayerStat]
    """Numbers and titles of this platform."""


class PlayerVerdict(TypedDict):
    """The verdict of one platform about the name."""

    platform: PlayerPlatform
    status: PlayerStatus
    reason: ToolSourceError | None
    """Reason why the verdict is unknown, or why the platform was not asked; null otherwise."""
    profile: PlayerProfile | None
    """The player; null unless the status is `found`."""


class GameProfileData(TypedDict):
    """The players of this name, by platform. The same name need not be the same person."""

    pseudonym: str
    found: int
    """Number of platforms that have a player of this name."""
    not_found: int
    """Number of platforms that have no player of this name."""
    unknown: int
    """Number of platforms with an unknown verdict."""
    profiles: list[PlayerVerdict]
    """Every platform that was asked."""


class GameProfileResponse(TypedDict):
    """The players of a name."""

    tool: Literal["gaming-intelligence"]
    operation: Literal["profile"]
    """The operation of the tool."""
    query: PlayerQuery
    data: GameProfileData
    meta: ToolMeta


class VinRequest(TypedDict):
    """A vehicle."""

    vin: str
    """The vehicle identification number: 17 letters and digits without I, O and Q, in upper or lower
    case, with or without spaces, hyphens and dots. Anything else is a `VALIDATION_ERROR` at `vin`.
    """


class VinQuery(TypedDict):
    """The value in its normal form."""

    vin: str
    """The number in capitals, without spaces, hyphens and dots."""


class VehicleCountry(TypedDict):
    code: str
    """Code of the country, ISO 3166-1 alpha-2."""
    name: str
    """Name of the country in English."""


class VehicleCheckDigit(TypedDict):
    """The ninth character, which is computed from the others in North America and in China."""

    found: str
    """The character in the number."""
    expected: str
    """The correct character."""
    matches: bool
    """True if both are the same."""
    required: bool
    """True if vehicles of this manufacturer must have a check digit."""
    valid: bool
    """False if it is required and does not match: a character is wrong."""


class VehicleModelYear(TypedDict):
    """The tenth character. It repeats after thirty years, and outside North America it need not be the
    year.
    """

    code: str
    """The character."""
    candidates: list[int]
    """Every year that it can mean, up to the year after next."""
    likely: int | None
    """The most likely year; null if it cannot be determined."""
    reason: str
    """Reason why this year is likely, or why no year is."""


class VehicleDecoder(TypedDict):
    """Result of the public decoder of the United States' road safety authority (NHTSA vPIC)."""

    status: VehicleDecoderStatus
    error: ModuleError | None
    """Reason of the failure; null if the check did not fail."""
    error_codes: list[str]
    """Codes of the decoder for faults of the number; `0` means no fault."""
    error_text: str | None
    """The faults in words."""
    suggested_vin: str | None
    """The number, with characters that are probably misread marked."""
    vehicle: VehicleFacts | None
    """Facts about the vehicle: `make`, `manufacturer`, `model`, `model_year`, `series`, `trim`,
    `vehicle_type`, `body_class`, `doors`, `drive_type`, `weight_class`, `engine_model`,
    `engine_cylinders`, `displacement_l`, `engine_hp`, `fuel_type`, `electrification`,
    `transmission`, `plant_company`, `plant_city`, `plant_state` and `plant_country`, each if it is
    known. Null if nothing is known.
    """


class _VehicleReportsRequired(TypedDict):
    status: VehicleDecoderStatus
    error: ModuleError | None
    """Reason of the failure; null if the check did not fail."""
    count: int
    """Number of entries of the source."""
    items: list[VehicleFacts]
    """The first 20 entries, each as facts by name. Facts without a value are left out. `recalls`:
    `campaign`, `manufacturer`, `component`, `summary`, `consequence`, `remedy`, `reported`,
    `do_not_drive`, `park_outside`. `complaints`: `number`, `filed`, `components`, `summary`,
    `crash`, `fire`, `injuries`. `safety_ratings`: `vehicle`, `overall`, `front_crash`,
    `side_crash`, `rollover`, `recalls`, `complaints`. `maker`: `manufacturer`, `common_name`,
    `make`, `parent_company`, `vehicle_type`, `website`. `fuel_economy`: `model`, `transmission`,
    `cylinders`, `displacement_l`, `fuel_type`, `miles_per_gallon`, `co2_g_per_mile`. `emissions`:
    `engine_family`, `standard`, `sales_area_code`, `smog_rating`, `smog_rating_second_fuel`,
    `smartway_code`; ratings from 1 to 10. `dimensions`: `make`, `model`, `model_year`, `length_cm`,
    `width_cm`, `height_cm`, `wheelbase_cm`, `weight_kg`, `front_track_cm`, `rear_track_cm`.
    `reported` and `filed` are dates, such as `2021-03-25`.
    """


class VehicleReports(_VehicleReportsRequired, total=False):
    """Entries of one source of the United States: `recalls` and `complaints` about this model,
    `safety_ratings`, `fuel_economy` and `emissions` (records of certification) of up to four of its
    variants, and `maker`, the registration of the manufacturer identifier. Also one of Canada:
    `dimensions` of the variants whose name contains that of the model. Sources know a model by its
    name at the decoder, so `not_found` means that they have no entry under this name.
    """

    complete: bool
    """False if the details of some entries could not be requested; `items` lacks these. Missing
    without entries.
    """


class VehicleData(TypedDict):
    """Facts from the number itself, from NHTSA's decoder, and about the model and its maker."""

    vin: str
    """The number in its normal form."""
    wmi: str
    """World manufacturer identifier: the first three characters."""
    vds: str
    """Vehicle descriptor section, in the manufacturer's own code (places 4 to 9)."""
    vis: str
    """Vehicle identifier section (places 10 to 17)."""
    region: VehicleRegion | None
    """Region of the world (ISO 3780); null if it is not assigned."""
    country: VehicleCountry | None
    """Country of the authority that assigned the identifier (ISO 3780); the plant may be elsewhere.
    """
    manufacturer: str | None
    """Manufacturer with this identifier; null if it is not a well-known one."""
    small_manufacturer: bool
    """True if the third character is 9: small manufacturers share such identifiers, and places 12 to
    14 distinguish them.
    """
    check_digit: VehicleCheckDigit
    model_year: VehicleModelYear
    plant_code: str
    """The manufacturer's own code for the plant."""
    serial_number: str
    """The last six characters."""
    decoder: VehicleDecoder
    recalls: VehicleReports
    complaints: VehicleReports
    safety_ratings: VehicleReports
    maker: VehicleReports
    fuel_economy: VehicleReports
    emissions: VehicleReports
    dimensions: VehicleReports


class VehicleResponse(TypedDict):
    """Facts about a vehicle."""

    tool: Literal["vehicle-intelligence"]
    operation: Literal["vin"]
    """The operation of the tool."""
    query: VinQuery
    data: VehicleData
    meta: ToolMeta


class SimpleError(TypedDict):
    """The error body of a 500 `INTERNAL_ERROR`, and of a 401 from `GET /` and `GET /usage`: `error`
    and `meta` as in every other error, with `success` and `message` next to them.
    """

    success: bool
    """Always false."""
    message: str
    """The same as `error.message`."""
    error: ErrorBody
    meta: ErrorMeta


ErrorCode: TypeAlias = Literal["VALIDATION_ERROR", "USE_TEMPORARY_ENDPOINT", "INVALID_TEMPORARY_DELIVERY", "UNAUTHORIZED", "PLAN_FEATURE_REQUIRED", "QUERY_BLOCKED", "MANAGE_KEY_REQUIRED", "KEY_EXPIRED", "SCOPE_REQUIRED", "ADDRESS_NOT_ALLOWED", "ACCOUNT_DISABLED", "INVALID_SIGN_IN_CODE", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "MAX_CONCURRENCY_EXCEEDED", "IDEMPOTENCY_KEY_IN_USE", "SEARCH_NOT_TERMINAL", "OWN_KEY", "KEY_QUOTA_EXCEEDED", "KEY_NOT_ACTIVE", "WATCH_QUOTA_EXCEEDED", "WATCH_EXISTS", "WATCH_RUNNING", "SEARCH_IN_INVESTIGATION", "INVESTIGATION_NOT_TERMINAL", "INVESTIGATION_CANCELLED", "NOTHING_TO_RETRY", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "IDEMPOTENCY_KEY_REUSED", "RATE_LIMIT_RPM_EXCEEDED", "RATE_LIMIT_EXCEEDED", "REQUEST_HEADER_FIELDS_TOO_LARGE", "INTERNAL_ERROR", "TEMPORARY_SEARCH_UNAVAILABLE", "MODULE_FAILED", "DATA_UNAVAILABLE", "PROVIDER_UNAVAILABLE", "DISPATCH_UNAVAILABLE", "NO_ELIGIBLE_RUNNER", "STORE_UNAVAILABLE", "OVERLOADED", "REGISTERED_ACCOUNTS_UNAVAILABLE", "TIMEOUT"]
"""The known codes of `error.code`. Generated clients make an enumeration of them. The field itself is
a text, so that a client can read a code that a later version adds.
"""

HealthStatus: TypeAlias = Literal["ok", "degraded", "unavailable"]
"""`ok`: everything works. `degraded`: works with reduced capacity. `unavailable`: does not work."""

ErrorText: TypeAlias = str

Faults: TypeAlias = list[Fault]
"""The faults of a request. Empty if the error names none. Beyond 1,000, the last entry reports that
there are more.
"""

ErrorDetails: TypeAlias = Union[ErrorText, Faults]
"""Details of the error: a text, or the same list as `faults`."""

ToolSourceStatus: TypeAlias = Literal["success", "no_results", "failed", "timeout", "skipped"]
"""- `success`: the source has results.
- `no_results`: the source reports that it has nothing.
- `failed`: the source could not be asked, or its response could not be used.
- `timeout`: the source did not respond in time.
- `skipped`: the source cannot have anything for this value, or is off because of its terms, and was
  not asked.
"""

ModuleErrorCode: TypeAlias = Literal["UPSTREAM_UNREACHABLE", "UPSTREAM_TIMEOUT", "UPSTREAM_RATE_LIMITED", "UPSTREAM_BLOCKED", "UPSTREAM_KEY_REFUSED", "UPSTREAM_QUOTA", "UPSTREAM_ERROR", "UPSTREAM_CHANGED", "UPSTREAM_TOO_LARGE", "EGRESS_REFUSED", "PROXY_FAILED", "MACHINE_BUSY", "MODULE_TIMEOUT", "MODULE_ERROR", "MODULE_SKIPPED", "NOT_APPLICABLE", "SOURCE_BENCHED", "NOT_ENABLED", "KEY_MISSING", "DOMAIN_NOT_PROVED"]
"""- `UPSTREAM_UNREACHABLE`: the connection to the source failed or broke, or the source is not asked
  for a while because it failed several times in a row.
- `UPSTREAM_TIMEOUT`: the source did not respond in time.
- `UPSTREAM_RATE_LIMITED`: the source accepts no more requests for now, or its published limit
  allows none in time.
- `UPSTREAM_BLOCKED`: the source refused the request, or returned a block page, such as a CAPTCHA.
- `UPSTREAM_KEY_REFUSED`: the external provider refuses your key.
- `UPSTREAM_QUOTA`: the quota of your key at the external provider is used up.
- `UPSTREAM_ERROR`: the source failed, or responded with an undocumented status.
- `UPSTREAM_CHANGED`: the response does not have its documented shape.
- `UPSTREAM_TOO_LARGE`: the response exceeds the limits of its source, in bytes or in number of
  values.
- `EGRESS_REFUSED`: this server may not contact the address.
- `PROXY_FAILED`: the proxy of this server failed or refused the request; its answer is in the
  message.
- `MACHINE_BUSY`: this server was too busy to ask the source, or to read its answer in time.
- `MODULE_TIMEOUT`: the module passed its deadline; status `timeout`.
- `MODULE_ERROR`: the module failed because of a bug.
- `MODULE_SKIPPED`: the search ended before the module; status `skipped`.
- `NOT_APPLICABLE`: the source cannot have such a value, so it was not asked; status `skipped`.
- `SOURCE_BENCHED`: the source failed its self-tests, so it is not asked for now; status `skipped`.
- `NOT_ENABLED`: the terms of the source restrict its use, and the operator has not enabled it;
  status `skipped`.
- `DOMAIN_NOT_PROVED`: the source is an imported data set, and the account has not proved that it
  holds the domain; status `skipped`.
- `KEY_MISSING`: the source needs a key that is not configured or can no longer be read.
"""

RateLimitCount: TypeAlias = int
"""A number of requests or of core searches."""

UnixSeconds: TypeAlias = int
"""A time in seconds since 1970."""

WebhookDisabledReason: TypeAlias = Literal["caller", "failing", "gone"]
"""`caller`: a key of the account disabled it. `failing`: no attempt to it has succeeded for five days.
`gone`: it responded with 410.
"""

SearchLabel: TypeAlias = str
"""A word by which the caller finds searches again, in upper or lower case. Spaces at both ends are
removed.
"""

CallerReference: TypeAlias = str
"""Name of the search in the caller's own system, such as a case number. Several searches may share
one.
"""

AuditActor: TypeAlias = Literal["key", "operator"]
"""Kind of the actor, an API key of the account (`key`) or a command of the operator of the server
(`operator`).
"""

AccountDomainState: TypeAlias = Literal["pending", "proved", "lapsed"]
"""`pending`: no proof has been found yet. `proved`: the proof was found in the last seven days.
`lapsed`: it was found before, but not in the last seven days.
"""

AccountDomainCheck: TypeAlias = Literal["dns", "file", "missing", "shared", "unreachable"]
"""Result of a check. `dns`, `file`: the proof was found there. `missing`: it was not found. `shared`:
it was found, but other names have it too (a wildcard or an alias), so it proves nothing.
`unreachable`: the name servers did not answer.
"""

AccountKeyState: TypeAlias = Literal["active", "revoked"]
"""State of an API key. Requests with a revoked key are refused."""

KeyScope: TypeAlias = Literal["search", "read", "tools", "delete", "manage"]
"""Right of a key: to start and stop searches, investigations and watches; to read; to call direct
tools; to delete; to manage the account.
"""

KeyAddressRange: TypeAlias = str
"""IP address, or CIDR range of IPv4 or IPv6, whose bits after the prefix are zero."""

KeyAddressRanges: TypeAlias = list[KeyAddressRange]
"""Addresses from which the key may be used; empty for all. The address of a client behind a trusted
proxy is the one that the proxy forwards.
"""

AccountKeyExpiry: TypeAlias = Literal["none", "later", "soon", "expired"]
"""State of the end of the key: none, later than in 14 days, within 14 days, or in the past. Requests
with an expired key get 401 `KEY_EXPIRED`.
"""

AccountKeyLabel: TypeAlias = str
"""Purpose of the key, for people. Do not write a secret or a searched value into it."""

GrantedKeyScope: TypeAlias = Literal["search", "read", "tools", "delete"]
"""Scope that a key can give to another key. Only the operator gives `manage`."""

GrantedKeyScopes: TypeAlias = list[GrantedKeyScope]
"""Scopes of the key, each of which the key of the request must have."""

WebhookEventName: TypeAlias = Literal["searchEnded", "investigationFinished", "watchChanged"]
"""Event of the account. `searchEnded`: a search has ended that belongs to no investigation and to no
watch. `investigationFinished`: an investigation has finished. `watchChanged`: a watch found a
change.
"""

WebhookEventNames: TypeAlias = list[WebhookEventName]
"""Events that the endpoint receives."""

WebhookEndpointState: TypeAlias = Literal["active", "disabled"]
"""State of an endpoint. Events during which it is `disabled` are not sent to it, and its deliveries
that wait then end as `failed`.
"""

WebhookUrl: TypeAlias = str
"""Address that receives the POST requests. The rules are those of `delivery.webhook.url` of a search.
"""

WebhookEndpointDescription: TypeAlias = str
"""Purpose of the endpoint, for people. Do not write a secret or a searched value into it."""

WebhookHeaders: TypeAlias = list[WebhookHeader]
"""Headers of the requests to the endpoint, each name once."""

WebhookDeliveryStatus: TypeAlias = Literal["pending", "retrying", "delivered", "failed"]
"""`pending`: no attempt yet, or none since the redelivery was requested. `retrying`: an attempt
failed, and another one follows. `delivered`: the receiver responded with 2xx. `failed`: no further
attempt.
"""

WebhookDeliveryEvent: TypeAlias = Literal["searchEnded", "investigationFinished", "watchChanged", "webhookTest"]
"""Event that a delivery reports. `searchEnded`, `investigationFinished` and `watchChanged` as for
endpoints. `webhookTest`: the test of an endpoint.
"""

ListOrder: TypeAlias = Literal["newest", "oldest"]
"""`newest`: the newest entry first. `oldest`: the oldest entry first."""

QueryType: TypeAlias = Literal["Pseudonym", "Email Address", "Domain Name", "Cryptocurrency", "IP Address"]
"""The type of the observable. `Domain Name` and `IP Address` will be removed from the search
operations; the direct tools replace them. No date is set.
"""

SourceTag: TypeAlias = str
"""Tag of a module or an account check. A module has one or more topics: `anonymity`, `archive`,
`block-list`, `business`, `certificate`, `coding`, `crawler`, `explorer`, `finance`, `forum`,
`gaming`, `hobby`, `identity`, `images`, `leak`, `learning`, `location`, `mail`, `music`, `network`,
`registry`, `reputation`, `sanctions`, `science`, `security`, `social`, `tech`, `threat`, `video`,
`wiki`, `writing`. If its source is about one country, or for its people, it has the country's code
(ISO 3166-1 alpha-2, in lower case). It also has the way in which the source is asked: `api`, `page`
(a page for people), `dns`, `list` (matched on this server) or `derived` (computed from the value,
without a request). Account checks have topics; checks of packs have the tags of their pack.
"""

ModuleCategory: TypeAlias = Literal["profile", "infrastructure", "registration", "reputation", "ledger", "analysis"]
"""Kind of the results. `analysis` modules compute facts from the value itself, without a request.
"""

EvidenceBasis: TypeAlias = Literal["recorded", "server-code", "documented", "memory"]
"""`recorded`: somebody has stored an answer of the service. `server-code`: the code of the service
writes it. `documented`: the provider documents it. `memory`: it was written from general knowledge
of the service.
"""

SourceHealthState: TypeAlias = Literal["ok", "degraded", "benched", "untested"]
"""`ok`: the last self-test passed. `degraded`: it failed, or five searches in a row failed. `benched`:
three self-tests in a row failed. `untested`: no self-test has run, and no call has decided. A list
has no self-test: it is `degraded` if its last download failed or much of it could not be read, and
`benched` if all downloads of 30 days failed.
"""

PackName: TypeAlias = str
"""Name of a pack of account checks of the server, as `GET /account-checks` lists it."""

AccountCheckClass: TypeAlias = Literal["look-up", "availability", "sign-in", "sign-up", "reset"]
"""Way in which the check asks the site.
- `look-up`: it reads public data. All others hand the value to a form of the site, and run only if
  the operator has switched them on.
- `availability`: it asks what a sign-up form asks while a person types: whether the address is
  free.
- `sign-in`: it asks what the first step of the sign-in form asks, without a password.
- `sign-up`: it submits the sign-up form with a field left invalid, so that nothing is created.
- `reset`: it asks the search step of the form for a lost password.
"""

AccountProof: TypeAlias = Literal["direct", "control", "none"]
"""`direct`: the answer of the site proves the verdict. `control`: the verdict needs a control question
too, for at least some answers. `none`: the check never gives this verdict, because the site hides
some accounts.
"""

LeakTemplate: TypeAlias = Literal["credentials", "stealer", "profile", "paste", "generic"]
"""Recommended display of the records. `credentials`: one login for each record. `stealer`: data that
malware took from a device. `profile`: a person's account at a service. `paste`: a mention in a
text. `generic`: anything else, as a table.
"""

SearchListStatus: TypeAlias = Literal["pending", "processing", "finished", "error", "cancelled"]
"""A status of `SearchStatus`, or `cancelled`: the searches with the status `finished` and the error
`SEARCH_CANCELLED`.
"""

SearchOutcome: TypeAlias = Literal["complete", "incomplete", "findings", "no_findings"]
"""`complete`: every source that was asked has answered. `incomplete`: at least one has not.
`findings`: the search found something: a finding, an account, a breach or a leak record.
`no_findings`: it found nothing.
"""

UndeliveredWebhookStatus: TypeAlias = Literal["pending", "retrying", "failed"]
"""`pending`: no attempt yet, or none since the redelivery was requested. `retrying`: an attempt
failed, and another one follows. `failed`: no further attempt.
"""

SearchStatus: TypeAlias = Literal["pending", "processing", "finished", "error"]
"""`pending`: accepted, waits for a runner (`queued` in the stream). `processing`: is running
(`running`). `finished`: has run, or was cancelled (`completed`); some modules may have failed.
`error`: could not run or ran out of time (`failed`). A search goes from `pending` to `processing`,
and then to `finished` or `error`. A search that no runner takes goes from `pending` to `error`, and
a search that is cancelled before a runner takes it to `finished`.
"""

PresetName: TypeAlias = str
"""Name of a choice of sources. What the request chooses itself stays: a `mode` of `modules` or `leaks`
replaces that part, each other member replaces one member, and `exclude` adds to that of the preset,
which holds with `mode: all` too. An unknown name is a fault (`preset`).

- `quick`: the default modules; for an e-mail address also its breaches and account checks, as
  without a preset.
- `accounts`: the default modules, and the account checks of the type.
- `everything`: every module, account check and leak source of the type.
- `passive`: the default modules without those that ask name servers (tag `dns`), and no account
  check.
"""

ModuleSelectionMode: TypeAlias = Literal["all", "selected", "none"]
"""`all` of them, the `selected` ones, or `none`."""

UnknownEntries: TypeAlias = Literal["error", "skip"]
"""Treatment of an entry that does not exist or is not available now. `error`, which is the default: it
is a `VALIDATION_ERROR`. `skip`: it is left out, and `skipped` of the search names it; if no other
entry is left, it is a `VALIDATION_ERROR` all the same. An entry that does not support the query's
type is always a `VALIDATION_ERROR`.
"""

SelectionMode: TypeAlias = Literal["all", "selected"]
"""`all` of them, or the `selected` ones."""

LeakMapping: TypeAlias = Literal["standard", "source"]
"""Names of the fields of leak records: `standard` is one vocabulary for all sources, `source` keeps
the names of each source.
"""

RegisteredAccountsMode: TypeAlias = Literal["include", "exclude", "only"]
"""Account checks. `include` runs the checks that support the query's type with the search. `exclude`
runs none. `only` runs the checks of an e-mail address and nothing else (no modules, no leak
sources, no breached accounts); with another type than `Email Address` it is a `VALIDATION_ERROR`.
If no check can run on this server, `only` gets 503 `REGISTERED_ACCOUNTS_UNAVAILABLE`, and so does
`include` for an e-mail address in a temporary search.
"""

CacheMode: TypeAlias = Literal["prefer", "bypass"]
"""`prefer` uses a cached result if there is one, `bypass` asks every source again."""

ByokMode: TypeAlias = Literal["default", "only"]
"""`default` asks the providers in addition to everything else. `only` asks nothing else: no module,
leak source, breach source or account check.
"""

ByokProvider: TypeAlias = Literal["provider_one", "provider_two"]
"""An external provider."""

SkippedReasonCode: TypeAlias = Literal["DOMAIN_NOT_PROVED"]
"""`DOMAIN_NOT_PROVED`: what imported data sets hold under a domain is only for accounts that have
proved to hold it, with `POST /account/domains`.
"""

SearchLabels: TypeAlias = list[SearchLabel]
"""Words by which the caller finds searches again."""

SearchErrorCode: TypeAlias = Literal["PARTIAL_FAILURE", "SEARCH_CANCELLED", "SEARCH_TIME_LIMIT_EXCEEDED", "NO_ELIGIBLE_RUNNER"]
"""`PARTIAL_FAILURE`: the search is `finished`, but some sources failed or timed out.
`SEARCH_CANCELLED`: a key of the account cancelled it; status `finished`.
`SEARCH_TIME_LIMIT_EXCEEDED`: it exceeded the time limit of the server (one hour by default); status
`error`. `NO_ELIGIBLE_RUNNER`: no runner took it; status `error`.
"""

BreachSeverity: TypeAlias = Literal["low", "medium", "high", "critical"]
"""Severity that the breach catalogue states. If it states none, it follows from the kinds of exposed
data and the number of accounts.
"""

DeprecationDate: TypeAlias = str
"""A time as `@` and Unix seconds (RFC 9745)."""

SearchEndStatus: TypeAlias = Literal["finished", "error"]
"""Final status of a search."""

EventCut: TypeAlias = bool
"""True if the event was larger than 64 KiB and was cut: lists lack their last elements, and texts
their end. The events `event.part` before it have the whole data. Left out otherwise.
"""

SearchProgressStatus: TypeAlias = Literal["queued", "running"]
"""`queued`: waits for a runner. `running`: a runner is running it."""

Card: TypeAlias = dict[str, CardContent]
"""One finding of a module, under one key: the module's slug, `_` and a three-digit number. For an
external provider the key begins with `byok_` and the provider (`byok_provider_one_001`).
"""

ObservableType: TypeAlias = Literal["Pseudonym", "Email Address", "Domain Name", "Cryptocurrency", "IP Address", "Name", "Phone Number", "URL", "Image", "Location", "Organisation", "Date"]
"""Type of an observable. A search accepts the first five. An `Image` is the address of a picture, a
`Date` a time in UTC.
"""

ObservableRelation: TypeAlias = Literal["same_account", "linked_account", "profile", "public_key", "website", "avatar", "name", "contact", "wallet", "located_in", "member_of", "operated_by", "part_of", "resolves_to", "host_name", "name_server", "mail_server", "certificate_name", "counterparty", "mentioned", "created", "born", "first_seen", "last_seen", "changed", "expires"]
"""Relation of an observable to the subject of the search: the account, person, domain, wallet or
address.

- `same_account`: another name or address of the same account, person or wallet.
- `linked_account`: an account elsewhere.
- `profile`: the page of the account.
- `public_key`: a page with a public key for the searched address.
- `website`: a site of the subject.
- `avatar`, `name`: its picture, its name.
- `contact`: a way to reach the subject, or who is responsible for it.
- `wallet`: a wallet of the subject.
- `located_in`, `member_of`: its place; its employer, school or another organisation.
- `operated_by`: who runs the domain, address or wallet.
- `part_of`: contained in the searched value, such as the domain of an e-mail address.
- `resolves_to`, `host_name`: an IP address of the domain; a name below the domain, or of the IP
  address.
- `name_server`, `mail_server`, `certificate_name`: names in the DNS and in certificates.
- `counterparty`: the other side of a transaction, or the creator of a contract.
- `mentioned`: a text of the subject contains it.
- `created`, `born`, `first_seen`, `last_seen`, `changed`, `expires`: the meaning of a date.
"""

ObservableStrength: TypeAlias = int
"""Certainty with which the facts tie the observable to the subject, in percent. It is that of the
strongest fact, and higher if sources with different homepages have it: two facts of 60 make 84,
because 100 - 40 * 40 / 100 = 84. It does not say that accounts with the same name belong to one
person.
"""

SourceKind: TypeAlias = Literal["module", "leak_source", "breach_sources", "account_check", "provider"]
"""- `module`: a module.
- `leak_source`: a leak source.
- `breach_sources`: all breach sources together.
- `account_check`: the check of a site. Its status is `failed` if it has no verdict.
- `provider`: an external provider, with your key.
"""

ObservableBasis: TypeAlias = Literal["verified", "stated", "observed", "mentioned", "derived"]
"""Evidence that a fact rests on. The number is its strength.

- `verified` (90): the source has proof, or is the authority: a signature, the DNS, a registry, a
  ledger.
- `stated` (60): the account or record of the subject states it.
- `observed` (40): a third party reports it.
- `mentioned` (30): a text of the subject contains it, in an unknown context.
- `derived` (10): computed from the searched value.
"""

ModuleStatus: TypeAlias = Literal["success", "no_results", "failed", "timeout", "skipped"]
"""`success`: the source has something. `no_results`: the source has nothing. `failed`: the source
failed. `timeout`: the source did not answer in time, to one request or to all of them. `skipped`:
the source was not asked; `error` has the reason.
"""

LeakStatus: TypeAlias = Literal["success", "no_results", "failed", "skipped"]
"""Outcome of a leak source."""

RegisteredAccountsStep: TypeAlias = Literal["started", "result", "finished"]
"""`started`: the checks begin. `result`: the verdict of one check. `finished`: all checks have ended.
"""

RegisteredAccountStatus: TypeAlias = Literal["registered", "not_registered", "unknown"]
"""`unknown`: the check has no verdict, for example because the site returned a block page."""

AccountReasonCode: TypeAlias = Literal["UPSTREAM_UNREACHABLE", "UPSTREAM_TIMEOUT", "UPSTREAM_RATE_LIMITED", "UPSTREAM_BLOCKED", "UPSTREAM_KEY_REFUSED", "UPSTREAM_QUOTA", "UPSTREAM_ERROR", "UPSTREAM_CHANGED", "UPSTREAM_TOO_LARGE", "EGRESS_REFUSED", "PROXY_FAILED", "MACHINE_BUSY", "NAME_NOT_POSSIBLE", "TYPE_NOT_SUPPORTED", "MAY_NOTIFY", "PROBE_OFF", "SAME_AS_CONTROL", "NAME_FOLDED", "NAME_NOT_SHOWN", "ADDRESS_FOLDED", "CONTROL_FAILED", "NO_PUBLIC_PROFILE", "ADDRESS_REFUSED", "SOURCE_BENCHED", "CHECK_ERROR"]
"""Reason why a check has no verdict, or why the site was not asked.
- `UPSTREAM_…`, `EGRESS_REFUSED`, `PROXY_FAILED`, `MACHINE_BUSY`: the same as for a module.
- `NAME_NOT_POSSIBLE`: the site cannot have such a name, so it was not asked. The status is
  `unknown` if the site itself does not state so, else `not_registered`.
- `TYPE_NOT_SUPPORTED`: the check does not support this type.
- `MAY_NOTIFY`: the request could send the person a message.
- `PROBE_OFF`: the check uses a form, and the operator has not switched it on.
- `SAME_AS_CONTROL`: the site answers the same about a control name, so its answer proves nothing.
- `NAME_FOLDED`: the site says of a similar name too that it is registered. It may ignore signs,
  accents or the end of names, or write them in other letters, so its answer may be about another
  account. Also if the site redirects to another name or page, and a made-up name elsewhere: the
  account may have been renamed.
- `NAME_NOT_SHOWN`: the name may also be a page, a number or a format of the site, such as `about`,
  `123456` or `sam.json`, and the answer does not name the account.
- `ADDRESS_FOLDED`: the site answers about another spelling of this e-mail address. It may drop
  tags, dots or accents, so the account may be that of another address, or of another mailbox.
- `CONTROL_FAILED`: the answer proves something only with a control question, and that one has no
  answer.
- `NO_PUBLIC_PROFILE`: the site has no public profile with this name. It answers so about hidden
  accounts too. Also if the site says that the account is suspended: it exists or has existed, and
  shows no profile.
- `ADDRESS_REFUSED`: the site does not take this e-mail address, whether it is used there or not.
- `SOURCE_BENCHED`: the site failed its self-tests, so it is not asked for now.
- `CHECK_ERROR`: the check failed because of a bug.
"""

SearchFinishedStatus: TypeAlias = Literal["completed", "failed"]
"""`completed`: the search has run or was cancelled; if sources failed, `error` is set. `failed`: it
could not run or ran out of time.
"""

TemporarySearchEvent: TypeAlias = Union[ConnectedEvent, TemporarySearchProgressEvent, TemporaryModuleResultEvent, TemporaryObservableFoundEvent, TemporaryModuleFinishedEvent, TemporaryLeakStatusEvent, TemporaryLeakPageEvent, TemporaryLeaksFinishedEvent, TemporaryRegisteredAccountsEvent, TemporaryAccountChecksFinishedEvent, TemporaryBreachedAccountsEvent, TemporaryObservablesEvent, TemporarySearchFinishedEvent]
"""One event of the stream of a temporary search. No event has an id."""

ExportFormat: TypeAlias = Literal["html", "md", "csv", "xlsx", "jsonl", "stix", "misp", "graphml"]
"""Format of an export.

- `html`: one page for people, which needs no other file and prints well.
- `md`: the same report as Markdown.
- `csv`: one line for each fact, for spreadsheets.
- `xlsx`: the same lines as a workbook of Excel, in which every cell is text.
- `jsonl`: one JSON object a line, for programs.
- `stix`: a bundle of STIX 2.1.
- `misp`: an event for MISP.
- `graphml`: the graph of the observables as GraphML 1.0.
"""

ExportBom: TypeAlias = Literal["0", "1"]
"""`1`: a CSV file begins with a byte order mark (U+FEFF). `0`, as without it: no mark."""

ExportText: TypeAlias = Literal["0", "1"]
"""Marks before what a spreadsheet would convert in a CSV file.

- `1`: an apostrophe precedes each cell that looks like a number, a date or a time, such as `007`.
- `0`: as without it, only possible formulas have an apostrophe.
"""

ExportSeparator: TypeAlias = Literal["comma", "semicolon"]
"""Separator of the cells of a CSV file.

- `comma`: `,` as in RFC 4180.
- `semicolon`: `;`, which Excel expects in countries with a decimal comma.
"""

ExportSubject: TypeAlias = Literal["search", "selection", "profile", "investigation", "searches", "tool"]
"""Kind of thing that is exported.

- `search`: a search.
- `selection`: parts of what a search found.
- `profile`: the merged picture of a search.
- `investigation`: an investigation.
- `searches`: several searches.
- `tool`: the response of a direct tool.
"""

InvestigationEntryStatus: TypeAlias = Literal["waiting", "started", "not_started"]
"""`waiting`: its search starts when a slot of the account is free. `started`: it has a search.
`not_started`: it is not searched; `reason` says why.
"""

InvestigationDepth: TypeAlias = int
"""Number of steps from the observables of the request, which have 0."""

MarkId: TypeAlias = str
"""Id of the finding that a mark is about. It is the same in every search of the observable, also if
the finding has another name there.
"""

MarkKind: TypeAlias = Literal["account", "card", "check", "breach", "leak", "claim"]
"""Kind of a finding. `account`: the cards and account checks of one page, which share a mark. `card`:
a card without a page of an account. `check`: an account check that names no page. `breach`: a
breach of that name. `leak`: a record of a leak source. `claim`: a claim that two accounts belong to
one person.
"""

FindingName: TypeAlias = str
"""Name of a finding in a search, as `select` of the export has it, or the id of a claim of the merged
picture.
"""

MarkValue: TypeAlias = Literal["confirmed", "wrong", "ignored"]
"""Judgement of a finding. `confirmed`: it belongs to what was searched. `wrong`: it does not.
`ignored`: it may, and is of no interest.
"""

ExportedSourceKind: TypeAlias = Literal["module", "leak_source", "breach_sources", "account_check", "provider", "profile", "tool"]
"""Kind of the source of a fact: one of `SourceKind`, or

- `profile`: the merged picture, whose cards are persons.
- `tool`: a direct tool, or one of its sources.
"""

SamePersonReasonCode: TypeAlias = Literal["confirmed", "proof", "mutual_links", "searched_address", "same_address", "same_wallet", "same_phone", "link", "same_website", "same_image", "same_name", "other_birthday", "other_name", "other_country"]
"""Reason why two accounts belong to the same person, with its weight in percent:

- `proof` (97): a source has verified that one belongs to the holder of the other.
- `mutual_links` (95, or 80 if one stands only in a text): each names the other.
- `searched_address` (95 if both have the same name, otherwise 85; 80 and 60 if several people read
  the address): both were found by the searched e-mail address.
- `same_address` (90, 75 if only the accounts state it, or 40 for an address of a role such as
  `team@`): both have the same e-mail address. A picture at Gravatar counts as an address that the
  account states.
- `same_wallet`, `same_phone` (85): both state it.
- `link` (60, or 50 in a text): one names the other. Anybody can name the account of somebody else.
- `same_website` (55, 45 in a text, or 30 for that of an employer or of another name): both name a
  site that is not shared by many people.
- `same_image` (55): both have the same picture, at one address or by its perceptual hash. Anybody
  can copy one.
- `same_name` (40, or 60 for three words): both state the same full name.

- `confirmed` (99): both accounts, or the claim, are marked as confirmed.

Values that several people or more than 12 accounts of the search have weigh less. Placeholders
weigh nothing, nor do pictures of members without one, and what a text says to be of others.

Reasons against it:

- `other_birthday` (70), `other_name` (40), `other_country` (25): they state different ones.
"""

ExportSourceStatus: TypeAlias = Literal["success", "no_results", "failed", "timeout", "skipped", "left_out", "pending"]
"""Outcome of a source.

- `success`, `no_results`: it answered, and has something or nothing.
- `failed`, `timeout`: it was asked and could not answer.
- `skipped`: it was not asked, for the stated reason.
- `left_out`: the request named it, and it was not part of the search.
- `pending`: it had not answered when the search was exported.
"""

ExportLine: TypeAlias = Union[ExportReport, ExportAsked, ExportSearch, ExportFinding, ExportAccount, ExportBreach, ExportLeakRecord, ExportObservable, ExportSource, ExportEnd]
"""One line of an export as JSON Lines. The first line is `report`, the last one `end`. Between them
come all `asked`, and then for each search `search` and what it found.
"""

SearchMatch: TypeAlias = Literal["exact", "prefix"]
"""`exact`: the whole value. `prefix`: values that begin with it."""

ExportMarks: TypeAlias = Literal["confirmed"]
"""`confirmed`: only findings that are marked as confirmed, the observables in them, and their sources.
"""

RetriesMode: TypeAlias = Literal["own", "merged"]
"""`own`: only what the sources of this search answered. `merged`, the default: the search together
with the searches of its chain of retries.
"""

ReportFormat: TypeAlias = Literal["html", "md", "csv", "xlsx", "jsonl"]
"""Format of an export that has no graph of observables.

- `html`: one page for people, which needs no other file and prints well.
- `md`: the same report as Markdown.
- `csv`: one line for each fact, for spreadsheets.
- `xlsx`: the same lines as a workbook of Excel.
- `jsonl`: one JSON object a line, for programs.
"""

ByokStatus: TypeAlias = Literal["success", "no_results", "failed"]
"""Outcome of an external provider."""

ExportPart: TypeAlias = str
"""Name of something that a search has found."""

WatchChangeKind: TypeAlias = Literal["new_account", "gone_account", "new_breach", "changed_registration", "new_name", "changed_leak_records", "new_catalogue_breach"]
"""`new_account`, `gone_account`: a page of an account. `new_breach`: a breach that contains the
observable. `changed_registration`: a fact of the registry of a domain, such as the registrar, the
expiry, a name server or the status. `new_name`: a name below the domain. `changed_leak_records`:
the number of records in a leak source. `new_catalogue_breach`: Radar gained a breach of the domain,
or of the domain of the e-mail address; found without a run.
"""

UnansweredSearch: TypeAlias = Literal["earlier", "later", "both"]
"""Search in which a source was not asked or has not answered."""

StreamAttemptsMode: TypeAlias = Literal["own", "all"]
"""`own`: the events of this search. `all`: also those of its other attempts."""

EventId: TypeAlias = str
"""Number of the event in its search, from 1 without a gap. Resume with it."""

SearchEvent: TypeAlias = Union[ConnectedEvent, SearchProgressEvent, ModuleResultEvent, ObservableFoundEvent, ModuleFinishedEvent, ByokResultEvent, ByokFinishedEvent, LeakStatusEvent, LeakPageReadyEvent, LeaksFinishedEvent, RegisteredAccountsEvent, AccountChecksFinishedEvent, BreachedAccountsEvent, SearchFinishedEvent]
"""One event of the stream of a stored search."""

InvestigationStatus: TypeAlias = Literal["processing", "finished"]
"""`processing`: searches run or wait. `finished`: every search that was started has ended, and no
other one will start.
"""

InvestigationStopCode: TypeAlias = Literal["INVESTIGATION_CANCELLED", "BUDGET_EXHAUSTED", "RATE_LIMIT_EXCEEDED", "PLAN_FEATURE_REQUIRED", "KEY_REVOKED"]
"""`INVESTIGATION_CANCELLED`: a key of the account cancelled it. `BUDGET_EXHAUSTED`: it has cost as
much as `budget` allows. `RATE_LIMIT_EXCEEDED`: the daily or global window of the account is
exhausted for more than an hour. `PLAN_FEATURE_REQUIRED`: the plan of the account no longer includes
`search`. `KEY_REVOKED`: the key that created it was revoked.
"""

InvestigationFollowStopCode: TypeAlias = Literal["MAX_SEARCHES_REACHED"]
"""`MAX_SEARCHES_REACHED`: the investigation has as many searches as `max_searches` allows."""

InvestigationDuplicateReason: TypeAlias = Literal["same_value", "same_mailbox"]
"""`same_value`: the values are the same after normalisation, or are spellings of one wallet on the
same chains. `same_mailbox`: the addresses differ, but the provider delivers both to one mailbox, by
rules that it documents, or they differ only in upper and lower case.
"""

InvestigationEventId: TypeAlias = str
"""Number of the event in its investigation, from 1 without a gap. Resume with it."""

InvestigationEvent: TypeAlias = Union[InvestigationConnectedEvent, InvestigationSearchStartedEvent, ObservableFollowedEvent, ObservablesLeftOutEvent, SearchProgressEvent, ModuleResultEvent, ObservableFoundEvent, ModuleFinishedEvent, ByokResultEvent, ByokFinishedEvent, LeakStatusEvent, LeakPageReadyEvent, LeaksFinishedEvent, RegisteredAccountsEvent, AccountChecksFinishedEvent, BreachedAccountsEvent, SearchFinishedEvent, InvestigationFinishedEvent]
"""One event of the stream of an investigation. `id` of an event of a search is its number in the
investigation.
"""

GraphFormat: TypeAlias = Literal["json", "graphml", "gexf"]

GraphNodeId: TypeAlias = str
"""Id of a node. It is the same in each graph of the investigation, and differs between investigations.
"""

InvestigationComplete: TypeAlias = bool
"""True if the investigation has finished, every observable has a search, and every source that these
or their retries asked has answered.
"""

WatchStatus: TypeAlias = Literal["active", "paused"]
"""`active`: runs start when they are due. `paused`: no run starts by itself; `paused` has the reason.
"""

WatchInterval: TypeAlias = int
"""Time between two runs, in hours. 744 hours are 31 days."""

WatchPauseCode: TypeAlias = Literal["PAUSED_BY_CALLER", "WATCH_QUOTA_EXCEEDED", "KEY_REVOKED", "PLAN_FEATURE_REQUIRED", "QUERY_BLOCKED", "VALIDATION_ERROR", "REGISTERED_ACCOUNTS_UNAVAILABLE"]
"""`PAUSED_BY_CALLER`: a key of the account paused it. `WATCH_QUOTA_EXCEEDED`: the plan allows fewer
watches, and older ones of the account use them up. `KEY_REVOKED`: the key that its runs use was
revoked. `PLAN_FEATURE_REQUIRED`: the plan does not include `search`. `QUERY_BLOCKED`,
`VALIDATION_ERROR`, `REGISTERED_ACCOUNTS_UNAVAILABLE`: `POST /search` would refuse the run, because
the value was blocked, or because the options no longer fit the sources of this server.
"""

WatchEventId: TypeAlias = str
"""Number of the change in its watch, from 1 without a gap. Resume with it."""

WatchEvent: TypeAlias = Union[WatchConnectedEvent, WatchChangedEvent]
"""One event of the stream of a watch."""

BreachSortOrder: TypeAlias = Literal["recently-added", "recently-breached", "recently-modified", "most-accounts", "severity", "name"]

MailSeverity: TypeAlias = Literal["critical", "high", "medium", "low", "info"]
"""Severity of a finding. `info` needs no action."""

RegistrationProtocol: TypeAlias = Literal["rdap", "whois"]
"""Protocol of the answer: `whois` if the registry has no RDAP service."""

ForgeryProtection: TypeAlias = Literal["enforced", "partial", "monitored", "none", "unknown"]
"""Strength of the request to receivers not to deliver mail that forges this domain.
- `enforced`: DMARC refuses or quarantines all of it.
- `partial`: DMARC refuses or quarantines a part of it, or all except that of subdomains.
- `monitored`: it is only reported.
- `none`: there is no valid DMARC policy.
- `unknown`: the check failed.
"""

MailPresence: TypeAlias = Literal["found", "missing", "unknown"]
"""Presence of the record. `unknown` if the check failed; then `error` has the reason, and the other
members of the section are left out.
"""

MailRecordStatus: TypeAlias = Literal["valid", "invalid", "missing", "unknown"]
"""- `valid`: there is a record, and receivers use it.
- `invalid`: there is a record that receivers ignore, or more than one.
- `missing`: there is no record.
- `unknown`: the check failed; `error` has the reason, and the other members of the section are left
  out.
"""

SpfQualifier: TypeAlias = Literal["+", "-", "~", "?"]
"""Result for a sender that matches. `+` passes, `-` fails, `~` fails softly, `?` is neutral."""

SpfMechanism: TypeAlias = Literal["all", "include", "a", "mx", "ptr", "ip4", "ip6", "exists"]
"""Mechanism that matches a sender."""

SpfStepKind: TypeAlias = Literal["include", "redirect"]
"""The kind of term that includes it."""

DmarcAction: TypeAlias = Literal["none", "quarantine", "reject"]
"""The requested action for mail that fails."""

DmarcPsd: TypeAlias = Literal["y", "n", "u"]
"""Statement in `psd=`.
- `y`: the domain is a public suffix.
- `n`: it is an organisational domain.
- `u`: neither is stated.
"""

DmarcAlignment: TypeAlias = Literal["r", "s"]
"""Required match of the domains: exact (`s`), or of the organisational domain (`r`)."""

DkimKeyType: TypeAlias = Literal["rsa", "ed25519"]

MtaStsMode: TypeAlias = Literal["enforce", "testing", "none"]
"""Mode of the policy: senders must `enforce` it, only test it, or ignore it (`none`)."""

MailCheck: TypeAlias = Literal["mx", "spf", "dmarc", "dkim", "mta_sts", "tls_rpt", "bimi"]
"""A check, by the name of its section."""

IpAddressFacts: TypeAlias = dict[str, Any]
"""Facts about an address, from bundled data."""

IpRouting: TypeAlias = dict[str, Any]
"""The routing of the prefix of an address."""

IpListKind: TypeAlias = Literal["tor_exit", "abuse", "spam"]

ForumSpamReport: TypeAlias = dict[str, Any]
"""Reports of spam on forums and wikis."""

IpExposure: TypeAlias = dict[str, Any]
"""Results of scanners for an address."""

AccountSection: TypeAlias = dict[str, Any]
"""The result of a source, in its own fields."""

AccountProfile: TypeAlias = dict[str, Any]
"""A public profile, in the fields of its site."""

PlayerStatus: TypeAlias = Literal["found", "not_found", "unknown"]
"""- `found`: there is a player of this name.
- `not_found`: there is no player of this name. If the platform cannot have such a name, it was not
  asked, and there is a `reason`.
- `unknown`: the platform returned a block page, failed or timed out; `reason` has the cause.
"""

PlayerStat: TypeAlias = Union[str, float, bool]

VehicleRegion: TypeAlias = Literal["Africa", "Asia", "Europe", "North America", "Oceania", "South America"]
"""Region of the world (ISO 3780)."""

VehicleDecoderStatus: TypeAlias = Literal["found", "not_found", "unknown"]
"""Result of the decoder. `unknown` if it could not be asked; then `error` has the reason."""

VehicleFacts: TypeAlias = dict[str, str]
"""Facts of a decoder about a vehicle, by name."""
