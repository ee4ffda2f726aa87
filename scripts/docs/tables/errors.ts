import * as failures from '../../../src/errors.ts'
import { markdownTable } from './markdown-table.ts'

/** What a caller does about each code. One that is missing here, or here alone, keeps the site from being built. */
const advice: Readonly<Record<string, readonly [again: string, what: string]>> = {
  VALIDATION_ERROR: ['no', 'Mend what `details` names: all faults are there at once.'],
  USE_TEMPORARY_ENDPOINT: ['no', 'Send the body, without `temporary`, to `POST /search/temporary`.'],
  INVALID_TEMPORARY_DELIVERY: ['no', 'Leave `delivery.webhook` and `byok` out, or make it a stored search.'],
  UNAUTHORIZED: ['no',
    'Check the key with `GET /`: mistyped, revoked, or of another server. Many wrong keys from one address are answered 429.'],
  PLAN_FEATURE_REQUIRED: ['no', 'The plan lacks the feature that the operation names. Change the plan.'],
  QUERY_BLOCKED: ['no', 'The operator does not let this value be searched. Nothing was consumed.'],
  NOT_FOUND: ['no', 'Check the id or the name. Things of other accounts are not found either.'],
  METHOD_NOT_ALLOWED: ['no', 'Use a method that the header `Allow` names.'],
  REQUEST_TIMEOUT: ['yes', 'Send the whole request faster: 10 seconds for its header, 30 for all of it.'],
  MAX_CONCURRENCY_EXCEEDED: ['later',
    'Wait until one of your searches has ended, or for one of your open streams to close.'],
  SEARCH_NOT_TERMINAL: ['later', 'Wait for the end of the search: nothing was deleted or sent.'],
  CONFLICT: ['no', 'In the command line only: there is such a thing already.'],
  KEY_QUOTA_EXCEEDED: ['no', 'In the command line only: revoke a key first, or change the plan.'],
  NOTHING_IMPORTED: ['no',
    'In the command line only: no row was good. What is wrong with each is counted in the message.'],
  PAYLOAD_TOO_LARGE: ['no', 'A body has 64 KiB at most.'],
  UNSUPPORTED_MEDIA_TYPE: ['no', 'Send `Content-Type: application/json`.'],
  RATE_LIMIT_RPM_EXCEEDED: ['after `Retry-After`', 'Too many requests in this minute.'],
  RATE_LIMIT_EXCEEDED: ['after `Retry-After`',
    'The window of the day or of the month is used up; `X-RateLimit-Reset` says until when.'],
  REQUEST_HEADER_FIELDS_TOO_LARGE: ['no', 'Send fewer or shorter headers.'],
  INTERNAL_ERROR: ['with back-off', 'A fault of ours. Give `X-Request-Id` when you report it.'],
  TEMPORARY_SEARCH_UNAVAILABLE: ['with back-off', 'Nothing was started and nothing consumed.'],
  MODULE_FAILED: ['with back-off', 'The one source that was asked has not answered as it should.'],
  DATA_UNAVAILABLE: ['with back-off', 'No source of the tool has answered. It cost nothing.'],
  PROVIDER_UNAVAILABLE: ['after `Retry-After`',
    'A source that the tool cannot do without has not answered. It cost nothing.'],
  DISPATCH_UNAVAILABLE: ['after `Retry-After`', 'Nothing was started and nothing consumed.'],
  NO_ELIGIBLE_RUNNER: ['after `Retry-After`', 'Nothing runs searches now.'],
  REGISTERED_ACCOUNTS_UNAVAILABLE: ['after `Retry-After`', 'Or set `features.registered_accounts` to `exclude`.'],
  TIMEOUT: ['read `meta.savedResult`',
    'Of a tool: the work may go on, and its answer can be read there. Else with back-off.'],
}

/** Every failure of `src/errors.ts`, by status. Throws where the advice does not fit them. */
export function errorsTable(): string {
  const all = Object.values(failures).filter(value => typeof value === 'function' && value !== failures.Failure)
    .map(make => (make as typeof failures.notFound)())
    .sort((a, b) => a.status - b.status)
  const codes = all.map(({ code }) => code)
  const missing = codes.filter(code => !(code in advice))
  const gone = Object.keys(advice).filter(code => !codes.includes(code))
  if (missing.length + gone.length > 0) {
    throw new Error(`scripts/docs/tables/errors.ts has no advice for ${
      missing.join(', ') || 'none'
    }, and has some for ${gone.join(', ') || 'none'} that is no more`)
  }
  return markdownTable(
    ['Status', 'Code', 'Message, and what to do', 'Try again?'],
    all.map(({ code, status, message }) => {
      const [again, what] = advice[code]!
      return [String(status), `<code id="${code}">${code.replaceAll('_', '_<wbr>')}</code>`, `**${message}.** ${what}`,
        again]
    }),
  )
}
