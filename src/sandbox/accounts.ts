import type { KeyRules } from '../db/keys.ts'
import type { Feature, Plan } from '../db/plans.ts'
import { apiKeyOf } from '../lib/api-key.ts'

/**
 * An account that every sandbox has. Its API key is the same in every sandbox, and live servers refuse it. Most
 * accounts produce an error at once, so that callers can test their error handling without first using up a quota.
 */
export interface SandboxAccount {
  /** Id of the subscribed plan. `null` if the account has no plan. */
  plan: string | null
  revoked?: boolean
  /** `false` if the account's key may not manage it. */
  manage?: boolean
  /** Rules of the account's key. Default: all scopes, all addresses, no end. */
  rules?: Partial<KeyRules>
  /** `true` if the account is disabled. */
  disabled?: boolean
  /** Purpose of the account's key, for the documentation and the output of `npm run sandbox`. */
  purpose: string
}

const everything: Feature[] = ['radar', 'search', 'tools', 'secrets']
const generous: Plan = {
  id: '',
  product: 'api',
  name: '',
  features: everything,
  requestsPerMinute: 600,
  concurrency: 20,
  daily: 20_000,
  monthly: 500_000,
  keyQuota: 20,
  retentionDays: 365,
}

/**
 * Plans that exist only in a sandbox. Each has all features of the plan `business`, and produces the one error that its
 * name describes.
 */
export const sandboxPlans: readonly Plan[] = [
  { ...generous, id: 'sandbox-minute', name: 'No request per minute', requestsPerMinute: 0 },
  { ...generous, id: 'sandbox-day', name: 'The daily quota is used up', daily: 0 },
  { ...generous, id: 'sandbox-month', name: 'The monthly quota is used up', monthly: 0 },
  { ...generous, id: 'sandbox-busy', name: 'No free search slot', concurrency: 0 },
  { ...generous, id: 'sandbox-no-runner', name: 'No runner' },
  { ...generous, id: 'sandbox-no-store', name: 'The database is away' },
  { ...generous, id: 'sandbox-no-start', name: 'Nothing starts' },
  { ...generous, id: 'sandbox-no-time', name: 'Searches have a time limit of one second' },
  { ...generous, id: 'sandbox-throttled', name: 'Too many requests with a wrong key' },
  { ...generous, id: 'sandbox-error', name: 'Every request fails' },
]

export const sandboxAccounts = {
  business: { plan: 'business', purpose: 'the plan `business`: all features' },
  pro: { plan: 'pro', purpose: 'the plan `pro`: secrets in leak records are masked' },
  starter: { plan: 'starter', purpose: 'the plan `starter`: 403 `PLAN_FEATURE_REQUIRED` for tools' },
  free: { plan: 'free', purpose: 'the plan `free`: 403 `PLAN_FEATURE_REQUIRED` for searches and tools' },
  noPlan: { plan: null, purpose: 'no plan: 403 `PLAN_FEATURE_REQUIRED` for Radar too' },
  unmarked: {
    plan: 'business',
    manage: false,
    purpose: 'without the mark `manage`, which all others have: 403 `MANAGE_KEY_REQUIRED` below `/account`',
  },
  revoked: { plan: 'business', revoked: true, purpose: 'revoked: 401 `UNAUTHORIZED`' },
  expired: {
    plan: 'business',
    rules: { expiresAt: '2026-11-01T00:00:00.000Z' },
    purpose: 'expired: 401 `KEY_EXPIRED`',
  },
  readOnly: {
    plan: 'business',
    manage: false,
    rules: { scopes: ['read'] },
    purpose: 'with the scope `read` only: 403 `SCOPE_REQUIRED` for everything else',
  },
  elsewhere: {
    plan: 'business',
    rules: { allowedAddresses: ['192.0.2.0/24'] },
    purpose: 'allowed from other addresses only: 403 `ADDRESS_NOT_ALLOWED` for every request',
  },
  disabled: {
    plan: 'business',
    disabled: true,
    purpose: 'of a disabled account: 403 `ACCOUNT_DISABLED` for every request',
  },
  throttled: {
    plan: 'sandbox-throttled',
    purpose: 'too many wrong keys from this address: 429 `RATE_LIMIT_RPM_EXCEEDED` for every request',
  },
  minute: {
    plan: 'sandbox-minute',
    purpose: 'requests per minute used up: 429 `RATE_LIMIT_RPM_EXCEEDED` for searches and tools. Our clients wait a ' +
      'minute before each retry: set `retries` to 0',
  },
  day: { plan: 'sandbox-day', purpose: 'daily quota used up: 429 `RATE_LIMIT_EXCEEDED` for searches and tools' },
  month: { plan: 'sandbox-month', purpose: 'monthly quota used up: 429 `RATE_LIMIT_EXCEEDED` for searches and tools' },
  busy: {
    plan: 'sandbox-busy',
    purpose: 'maximum of concurrent searches: 409 `MAX_CONCURRENCY_EXCEEDED` for searches',
  },
  noRunner: { plan: 'sandbox-no-runner', purpose: 'no runner: 503 `NO_ELIGIBLE_RUNNER` for searches' },
  noStore: {
    plan: 'sandbox-no-store',
    purpose: 'the database is away, for every request: searches 503 `DISPATCH_UNAVAILABLE`, '
      + 'everything else 503 `STORE_UNAVAILABLE`',
  },
  noStart: {
    plan: 'sandbox-no-start',
    purpose: 'an unexpected error at the start: searches 503 `DISPATCH_UNAVAILABLE`, '
      + 'temporary searches 500 `TEMPORARY_SEARCH_UNAVAILABLE`, tools 500 `INTERNAL_ERROR`',
  },
  noTime: {
    plan: 'sandbox-no-time',
    purpose: 'time limit of one second: a search for `tw-hang` fails (`SEARCH_TIME_LIMIT_EXCEEDED`)',
  },
  error: { plan: 'sandbox-error', purpose: 'internal error: 500 `INTERNAL_ERROR` for every request' },
} as const satisfies Record<string, SandboxAccount>

export type SandboxName = keyof typeof sandboxAccounts

export const sandboxNames = Object.keys(sandboxAccounts) as SandboxName[]

/** API keys by the name of the account. They are the same in every sandbox. */
export const sandboxKeys = Object
  .fromEntries(sandboxNames.map(name => [name, apiKeyOf('test', name.padEnd(32, '0'))])) as Record<SandboxName, string>

/** Values on the blocklist of every sandbox, by type. A request with one of them gets 403 `QUERY_BLOCKED`. */
export const blockedValues = {
  'Pseudonym': 'tw-forbidden',
  'Email Address': 'tw-forbidden@tw-forbidden.example',
  'Domain Name': 'tw-forbidden.example',
  'IP Address': '192.0.2.99',
  'Cryptocurrency': '0x9732d711D49512b19E5F38878b0C878E4b711bF5',
  'vehicle': '1HGCM82633A000099',
  'system': 'AS4199999999',
} as const
