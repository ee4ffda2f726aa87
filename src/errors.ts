/** Defines every failure that a caller can get. Any other thrown error becomes `INTERNAL_ERROR`. */

/**
 * One fault of a request. `path` is a dotted path inside the body, such as `modules.ids.3`, or the name of a parameter.
 */
export interface Fault {
  path: string
  message: string
}

/** Additional members of `meta` in the response. `meta` always contains the time and the environment. */
export type FailureMeta = Readonly<Record<string, unknown>>

interface FailureOptions {
  message?: string
  details?: string | Fault[]
  headers?: Readonly<Record<string, string | number>>
  meta?: FailureMeta
  cause?: unknown
}

/** A failure with a documented code and status. The caller gets `message` and `details`; only the log gets `cause`. */
export class Failure extends Error {
  readonly code: string
  readonly status: number
  readonly details: string | Fault[] | undefined
  readonly headers: Readonly<Record<string, string | number>>
  readonly meta: FailureMeta

  constructor(code: string, status: number, message: string, options: FailureOptions) {
    super(options.message ?? message, { cause: options.cause })
    this.code = code
    this.status = status
    this.details = options.details
    this.headers = options.headers ?? {}
    this.meta = options.meta ?? {}
  }
}

function define(code: string, status: number, message: string) {
  return (options: FailureOptions = {}) => new Failure(code, status, message, options)
}

export const validationError = define('VALIDATION_ERROR', 400, 'The request is not valid')
export const useTemporaryEndpoint = define(
  'USE_TEMPORARY_ENDPOINT', 400, 'Use POST /search/temporary for a temporary search',
)
export const invalidTemporaryDelivery = define(
  'INVALID_TEMPORARY_DELIVERY', 400, 'A temporary search supports neither delivery nor byok',
)
export const unauthorized = define('UNAUTHORIZED', 401, 'The API key is missing or not valid')
export const planFeatureRequired = define(
  'PLAN_FEATURE_REQUIRED', 403, 'The plan of this account does not include this feature',
)
export const manageKeyRequired = define(
  'MANAGE_KEY_REQUIRED',
  403,
  'This API key may not manage its account. The operator marks a key with "keys update <id> --manage"',
)
export const keyExpired = define(
  'KEY_EXPIRED', 401, 'This API key has expired. Use another key of the account, or ask the operator',
)
export const scopeRequired = define('SCOPE_REQUIRED', 403, 'This API key lacks the scope of this operation')
export const addressNotAllowed = define(
  'ADDRESS_NOT_ALLOWED', 403, 'This API key may not be used from this address',
)
export const accountDisabled = define('ACCOUNT_DISABLED', 403, 'The operator has disabled this account')
export const invalidSignInCode = define('INVALID_SIGN_IN_CODE', 403, 'The sign-in code is wrong, used or expired')
export const queryBlocked = define('QUERY_BLOCKED', 403, 'This value may not be searched on this server')
export const notFound = define('NOT_FOUND', 404, 'Not found')
export const methodNotAllowed = define('METHOD_NOT_ALLOWED', 405, 'This path does not support this method')
export const requestTimeout = define('REQUEST_TIMEOUT', 408, 'The request did not arrive in time')
export const maxConcurrencyExceeded = define(
  'MAX_CONCURRENCY_EXCEEDED', 409, 'Too many searches of this account are running',
)
export const idempotencyKeyInUse = define(
  'IDEMPOTENCY_KEY_IN_USE', 409, 'The first request with this Idempotency-Key has not ended yet',
)
export const searchNotTerminal = define('SEARCH_NOT_TERMINAL', 409, 'The search has not ended yet')
export const ownKey = define(
  'OWN_KEY', 409, 'This is the key of the request. To revoke it all the same, send own_key=true',
)
export const searchInInvestigation = define(
  'SEARCH_IN_INVESTIGATION', 409, 'The search belongs to an investigation',
)
export const investigationNotTerminal = define(
  'INVESTIGATION_NOT_TERMINAL', 409, 'The investigation has not finished yet',
)
export const investigationWasCancelled = define(
  'INVESTIGATION_CANCELLED', 409, 'The investigation was cancelled and cannot go on',
)
export const nothingToRetry = define('NOTHING_TO_RETRY', 409, 'No source of this search can be retried')
export const keyQuotaExceeded = define(
  'KEY_QUOTA_EXCEEDED', 409, 'The plan of this account has no room for another active key',
)
export const keyNotActive = define('KEY_NOT_ACTIVE', 409, 'The key is revoked. Restore it first')
export const watchQuotaExceeded = define(
  'WATCH_QUOTA_EXCEEDED', 409, 'The plan of this account has no room for another watch',
)
export const watchExists = define('WATCH_EXISTS', 409, 'The account has the same watch')
export const watchRunning = define('WATCH_RUNNING', 409, 'A run of this watch is in progress')
export const conflict = define('CONFLICT', 409, 'This already exists')
export const payloadTooLarge = define('PAYLOAD_TOO_LARGE', 413, 'The body is too large')
export const unsupportedMediaType = define('UNSUPPORTED_MEDIA_TYPE', 415, 'The body must be application/json')
export const backupRefused = define('BACKUP_REFUSED', 422, 'The backup cannot be restored')
export const nothingImported = define('NOTHING_IMPORTED', 422, 'Nothing could be imported')
export const idempotencyKeyReused = define(
  'IDEMPOTENCY_KEY_REUSED', 422, 'This Idempotency-Key was used for another request',
)
export const rateLimitRpmExceeded = define('RATE_LIMIT_RPM_EXCEEDED', 429, 'Too many requests in this minute')
export const rateLimitExceeded = define('RATE_LIMIT_EXCEEDED', 429, 'The usage window of this account is exhausted')
export const headersTooLarge = define('REQUEST_HEADER_FIELDS_TOO_LARGE', 431, 'The request header is too large')
export const internalError = define('INTERNAL_ERROR', 500, 'An internal error occurred; it has been logged')
export const temporarySearchUnavailable = define(
  'TEMPORARY_SEARCH_UNAVAILABLE', 500, 'The temporary search could not be started',
)
export const moduleFailed = define('MODULE_FAILED', 502, 'The module got no usable response from its source')
export const dataUnavailable = define('DATA_UNAVAILABLE', 502, 'None of the sources answered')
export const providerUnavailable = define(
  'PROVIDER_UNAVAILABLE', 503, 'A source that this operation requires did not answer',
)
export const dispatchUnavailable = define(
  'DISPATCH_UNAVAILABLE', 503, 'Searches cannot be started now; try again later',
)
export const noEligibleRunner = define('NO_ELIGIBLE_RUNNER', 503, 'No runner can run this search now; try again later')
export const storeUnavailable = define(
  'STORE_UNAVAILABLE', 503, 'The database of the service does not respond now; try again later',
)
export const overloaded = define(
  'OVERLOADED', 503, 'Clients have left too much of their responses unread; try again later',
)
export const registeredAccountsUnavailable = define(
  'REGISTERED_ACCOUNTS_UNAVAILABLE', 503, 'Registered-account checks are unavailable; try again later or exclude them',
)
export const timeout = define('TIMEOUT', 504, 'The sources did not answer in time')

/** Codes that only the command line reports. No response has them, so the documents do not list them. */
export const commandLineCodes: ReadonlySet<string> = new Set(['BACKUP_REFUSED', 'CONFLICT', 'NOTHING_IMPORTED'])
