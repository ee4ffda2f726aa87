import * as failures from '../../../src/errors.ts'
import { markdownTable } from './markdown-table.ts'

/** Advice for each code. The build fails if a code has no advice, or if advice has no code. */
const advice: Readonly<Record<string, readonly [retry: string, what: string]>> = {
  VALIDATION_ERROR: ['no', 'Correct the faults in `faults`; it lists all of them.'],
  USE_TEMPORARY_ENDPOINT: ['no', 'Send the body, without `temporary`, to `POST /search/temporary`.'],
  INVALID_TEMPORARY_DELIVERY: ['no', 'Leave out `delivery` and `byok`, or use a stored search.'],
  UNAUTHORIZED: ['no',
    'Check the key with `GET /`: it may be mistyped, revoked, or from another server. Many wrong keys get 429.'],
  PLAN_FEATURE_REQUIRED: ['no', 'Change the plan. The reference names the feature that the operation needs.'],
  MANAGE_KEY_REQUIRED: ['no', 'Use a key that may manage the account, or ask the operator for the mark `manage`.'],
  KEY_EXPIRED: ['no', 'Use another key. A key that may manage the account sets a new end.'],
  SCOPE_REQUIRED: ['no', 'Use a key with the scope that the message and `x-scope` of the operation name.'],
  ADDRESS_NOT_ALLOWED: ['no', 'Send the request from an allowed address, or change `allowed_addresses` of the key.'],
  ACCOUNT_DISABLED: ['no', 'Ask the operator.'],
  INVALID_SIGN_IN_CODE: ['no',
    'A code works once, for ten minutes, in the process that printed it. Use the API key instead.'],
  QUERY_BLOCKED: ['no', 'The operator has blocked this value. Nothing was consumed.'],
  NOT_FOUND: ['no', 'Check the id or the name. Data of other accounts gets the same response.'],
  METHOD_NOT_ALLOWED: ['no', 'Use a method of the header `Allow`.'],
  REQUEST_TIMEOUT: ['yes', 'Send the request faster: 10 seconds for its header, 30 for the whole request.'],
  MAX_CONCURRENCY_EXCEEDED: ['later',
    'Wait until one of your searches has ended, or one of your streams has closed.'],
  IDEMPOTENCY_KEY_IN_USE: ['after `Retry-After`', 'The first request with the key still runs. Repeat it later.'],
  SEARCH_NOT_TERMINAL: ['later',
    'Wait for the end of the search, or of the retry that runs. Nothing was deleted, sent or started.'],
  NOTHING_TO_RETRY: ['no',
    'Every source has answered, or has no answer for a reason that does not pass, or the chain has 10 retries.'],
  SEARCH_IN_INVESTIGATION: ['no', 'Delete the investigation of the search: `POST /investigations/delete`.'],
  INVESTIGATION_NOT_TERMINAL: ['later', 'Wait until it has finished, or cancel it. Nothing was changed.'],
  INVESTIGATION_CANCELLED: ['no', 'Create a new investigation. Nothing was started.'],
  CONFLICT: ['no', 'Only in the command line: the thing already exists.'],
  OWN_KEY: ['no', 'Revoke it with another key, or confirm with `own_key=true`. Nothing was changed.'],
  KEY_QUOTA_EXCEEDED: ['no', 'Revoke a key first, or change the plan.'],
  KEY_NOT_ACTIVE: ['no', 'Restore the key first: `POST /account/keys/{id}/restore`.'],
  WATCH_QUOTA_EXCEEDED: ['no', 'Delete a watch first, or change the plan.'],
  WATCH_EXISTS: ['no', 'Use the watch whose id is in the message, or send another `reference`.'],
  WATCH_RUNNING: ['later', 'Wait for the end of the run. Nothing was changed.'],
  BACKUP_REFUSED: ['no',
    'Only in the command line: the file is no whole backup that this version can use, or the database is damaged.'],
  NOTHING_IMPORTED: ['no',
    'Only in the command line: no row was valid. The message counts the faults.'],
  PAYLOAD_TOO_LARGE: ['no', 'Send at most 64 KiB, or 512 KiB to `POST /investigations` and `POST /observables/types`.'],
  UNSUPPORTED_MEDIA_TYPE: ['no', 'Send `Content-Type: application/json`.'],
  IDEMPOTENCY_KEY_REUSED: ['no', 'The key belongs to another request of the last 24 hours. Send a new key.'],
  RATE_LIMIT_RPM_EXCEEDED: ['after `Retry-After`', 'Too many requests in this minute.'],
  RATE_LIMIT_EXCEEDED: ['after `Retry-After`',
    'The daily or monthly window is exhausted until `X-RateLimit-Reset`.'],
  REQUEST_HEADER_FIELDS_TOO_LARGE: ['no', 'Send fewer or shorter headers.'],
  INTERNAL_ERROR: ['with back-off', 'A bug of the service. Quote `X-Request-Id` when you report it.'],
  TEMPORARY_SEARCH_UNAVAILABLE: ['with back-off', 'Nothing was started and nothing consumed.'],
  MODULE_FAILED: ['with back-off', 'The source of the module failed.'],
  DATA_UNAVAILABLE: ['with back-off', 'No source of the tool answered. The call cost nothing.'],
  PROVIDER_UNAVAILABLE: ['after `Retry-After`',
    'A required source of the tool did not answer. The call cost nothing.'],
  DISPATCH_UNAVAILABLE: ['after `Retry-After`', 'Nothing was started and nothing consumed.'],
  STORE_UNAVAILABLE: ['after `Retry-After`', 'The database is away, locked, full or too slow. Nothing was lost.'],
  OVERLOADED: ['after `Retry-After`', 'Read responses to their end, or close the connection. Nothing was consumed.'],
  NO_ELIGIBLE_RUNNER: ['after `Retry-After`', 'No runner is available now.'],
  REGISTERED_ACCOUNTS_UNAVAILABLE: ['after `Retry-After`', 'Or set `features.registered_accounts` to `exclude`.'],
  TIMEOUT: ['read `meta.savedResult`',
    'A tool may still be running; its result is available there later. The search of a slow module is there too. '
      + 'Otherwise retry with back-off.'],
}

/**
 * Returns the table of all failures in `src/errors.ts`, by status. Throws if a code has no advice, or advice has no
 * code.
 */
export function errorsTable(): string {
  const all = Object.values(failures).filter(value => typeof value === 'function' && value !== failures.Failure)
    .map(make => (make as typeof failures.notFound)())
    .sort((a, b) => a.status - b.status)
  const codes = all.map(({ code }) => code)
  const missing = codes.filter(code => !(code in advice))
  const unknownCodes = Object.keys(advice).filter(code => !codes.includes(code))
  if (missing.length + unknownCodes.length > 0) {
    throw new Error(`scripts/docs/tables/errors.ts has no advice for ${
      missing.join(', ') || 'none'
    }, and has some for ${unknownCodes.join(', ') || 'none'} that no failure has`)
  }
  return markdownTable(
    ['Status', 'Code', 'Message and advice', 'Retry?'],
    all.map(({ code, status, message }) => {
      const [retry, what] = advice[code]!
      return [String(status), `<code id="${code}">${code.replaceAll('_', '_<wbr>')}</code>`, `**${message}.** ${what}`,
        retry]
    }),
  )
}
